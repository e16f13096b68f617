"""`python -m bot invite`: the links that add the bot, to a server and for oneself."""

from __future__ import annotations

import argparse
import asyncio

import aiohttp
import discord

from bot.cli import CannotReach, print_line
from bot.servers.permissions import invite_link, user_install_link
from bot.settings import BadSettings, Settings


def run(settings: Settings, _options: argparse.Namespace) -> int:
    """Print the links of the token's application. They contain no secret."""
    if settings.token is None:
        raise BadSettings("DISCORD_TOKEN is not set: put your bot's token into .env (see .env.example)")
    application = asyncio.run(_application(settings.token.get_secret_value()))
    print_line(f"to a server: {invite_link(application)}")
    print_line(f"for yourself: {user_install_link(application)}")
    return 0


async def _application(token: str) -> int:
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
        except discord.LoginFailure:
            raise BadSettings("DISCORD_TOKEN: Discord does not know this token; copy it again") from None
        except (discord.HTTPException, aiohttp.ClientError, OSError) as error:
            raise CannotReach(f"Discord cannot be reached: {error}") from None
        except (KeyError, TypeError, ValueError):  # for example the login page of a hotel network
            raise CannotReach("Discord cannot be reached: something else answers instead") from None
        assert client.application_id is not None
        return client.application_id
