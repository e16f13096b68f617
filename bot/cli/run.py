"""`python -m bot`: run the bot."""

from __future__ import annotations

import argparse
import asyncio

import aiohttp
import discord

from bot.cli import complain
from bot.logs import start_logging
from bot.runner import run_in_playground, run_on_discord
from bot.settings import BadSettings, Settings


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Run the bot until it is stopped."""
    start_logging(settings)
    try:
        if options.playground or (settings.token is None and options.playground is None):
            playing = run_in_playground(
                settings, port=options.port, browser=not options.no_browser, start_empty=options.start_empty
            )
            asyncio.run(playing)
        elif settings.token is None:
            raise BadSettings("DISCORD_TOKEN is not set: put your bot's token into .env (see .env.example)")
        else:
            asyncio.run(run_on_discord(settings, settings.token.get_secret_value(), start_empty=options.start_empty))
    except discord.LoginFailure:
        return complain("DISCORD_TOKEN: Discord does not know this token; copy it again from the developer portal")
    except discord.PrivilegedIntentsRequired:
        return complain("Discord refused the intents this bot asks for; check the application's Bot page")
    except (aiohttp.ClientConnectionError, OSError) as error:
        return complain(f"no connection: {error}")
    return 0
