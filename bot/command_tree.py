"""The command tree: a check of the cogs runs before every command."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands

Check = Callable[[discord.Interaction[Any]], Awaitable[bool]]


class CommandTree(app_commands.CommandTree[Any]):
    """`check` runs before each command and each autocomplete."""

    check: Check | None = None

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return whether the command, or its autocomplete, may run."""
        return self.check is None or await self.check(interaction)
