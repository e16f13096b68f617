"""`python -m bot`: run the bot, on Discord if there is a token, else in a playground on this machine."""

from __future__ import annotations

import argparse
import asyncio
import sys
import time

import aiohttp
import discord

from bot.app import ALIVE_AT
from bot.logs import start_logging
from bot.playing import run_in_playground
from bot.running import run_on_discord
from bot.settings import BadSettings, Settings, load_settings
from bot.store import StoreUnusable
from bot.store.sqlite import read_fact

WRONG_SETUP = 2
UNHEALTHY_AFTER = 90.0


def main() -> int:
    """Exit code 0: stopped as asked. 2: a setting or the database is wrong, and one line said which."""
    arguments = _arguments()
    try:
        settings = load_settings()
        if arguments.health:
            return _health(settings)
        start_logging(settings)
        if arguments.playground or (settings.token is None and arguments.playground is None):
            asyncio.run(run_in_playground(settings, port=arguments.port, browser=not arguments.no_browser))
        elif settings.token is None:
            raise BadSettings("DISCORD_TOKEN is not set: put your bot's token into .env (see .env.example)")
        else:
            asyncio.run(run_on_discord(settings, settings.token.get_secret_value()))
    except (BadSettings, StoreUnusable) as wrong:
        return _complain(str(wrong))
    except discord.LoginFailure:
        return _complain("DISCORD_TOKEN: Discord does not know this token; copy it again from the developer portal")
    except discord.PrivilegedIntentsRequired:
        return _complain("Discord refused the intents this bot asks for; check the application's Bot page")
    except (aiohttp.ClientConnectionError, OSError) as error:
        return _complain(f"no connection: {error}")
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bot", description="Onetable, tabletop games in Discord channels.")
    where = parser.add_mutually_exclusive_group()
    where.add_argument(
        "--playground",
        action="store_true",
        default=None,
        help="play on this machine, without Discord, even if there is a token (it is not used)",
    )
    where.add_argument(
        "--no-playground", dest="playground", action="store_false", help="connect to Discord or fail, never play here"
    )
    parser.add_argument("--port", type=int, default=0, help="of the playground's page; 0 takes a free one")
    parser.add_argument("--no-browser", action="store_true", help="print the playground's address, open no browser")
    parser.add_argument("--health", action="store_true", help="exit 0 if a running bot noted lately that it is alive")
    return parser.parse_args()


def _health(settings: Settings) -> int:
    try:
        alive_at = read_fact(settings.database, ALIVE_AT)
    except StoreUnusable as unusable:
        return _complain(f"not running: {unusable}", code=1)
    if alive_at is None or time.time() - float(alive_at) > UNHEALTHY_AFTER:
        return _complain("not running: no heartbeat lately", code=1)
    return 0


def _complain(line: str, code: int = WRONG_SETUP) -> int:
    print(f"onetable: {line}", file=sys.stderr)
    return code


if __name__ == "__main__":
    sys.exit(main())
