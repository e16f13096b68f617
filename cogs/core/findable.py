"""Cogs that others ask for something."""

from __future__ import annotations

from typing import Self

import discord
from discord.ext import commands

from bot.app import Onetable


class Findable(commands.Cog):
    """A cog of which each bot has one, so that it is found by the bot."""

    @classmethod
    def of(cls, client: discord.Client) -> Self:
        """The one of this bot."""
        assert isinstance(client, Onetable)
        cog = client.get_cog(cls.__cog_name__)
        assert isinstance(cog, cls)
        return cog
