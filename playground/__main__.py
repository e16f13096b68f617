"""`python -m playground`: a playground without a bot, for any bot to connect to."""

import argparse
import asyncio
import sys
from pathlib import Path

from playground.playground import Playground
from playground.world.model import World


async def run(arguments: argparse.Namespace) -> None:
    """Serve until interrupted."""
    world = World.small(bot_name=arguments.bot_name)
    async with Playground(
        world,
        arguments.data,
        port=arguments.port,
        openapi=arguments.openapi,
        real_buckets=arguments.real_limits,
        privileged_intents=arguments.privileged_intents,
    ) as playground:
        sys.stdout.write(
            f"page     {playground.address}\n"
            f"api      {playground.api_base}\n"
            f"gateway  {playground.gateway_url}\n"
            f"token    {playground.token}\n"
        )
        sys.stdout.flush()
        await asyncio.Event().wait()


def main() -> None:
    """Parse the command line and serve."""
    parser = argparse.ArgumentParser(prog="python -m playground", description=__doc__)
    parser.add_argument("--port", type=int, default=0, help="0 picks a free port")
    parser.add_argument("--data", type=Path, help="SQLite file that keeps the world between runs")
    parser.add_argument("--bot-name", default="Bot")
    parser.add_argument("--openapi", type=Path, help="Discord's OpenAPI document, to check requests against")
    parser.add_argument("--real-limits", action="store_true", help="use Discord's real rate limits")
    parser.add_argument("--privileged-intents", action="store_true", help="accept privileged intents")
    try:
        asyncio.run(run(parser.parse_args()))
    except KeyboardInterrupt:
        sys.stdout.write("\n")


if __name__ == "__main__":
    main()
