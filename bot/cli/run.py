"""`python -m bot`: run the bot."""

from __future__ import annotations

import argparse
import asyncio
from pathlib import Path

import aiohttp
import discord
import structlog

from bot.cli import complain
from bot.logs import start_logging
from bot.pictures.fonts import find_fonts
from bot.pictures.text import use_fonts
from bot.runner import run_in_playground, run_on_discord
from bot.settings import BadSettings, Settings

log = structlog.get_logger("onetable")


def run(settings: Settings, options: argparse.Namespace) -> int:
    """Run the bot until it is stopped."""
    start_logging(settings)
    _choose_fonts(settings.font)
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


def _choose_fonts(wanted: Path | None) -> None:
    """Let pictures use the operator's font first, then those that the machine has."""
    used = use_fonts([*([] if wanted is None else [wanted]), *find_fonts()])
    log.debug("fonts of pictures", fonts=[file.name for file in used] or ["built-in"])
    if wanted is not None and wanted not in used:
        log.warning("font not usable", font=str(wanted))
