"""The command tree: every command is checked first, and every error is handled by the cogs, which can answer."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from discord import app_commands

log = structlog.get_logger("onetable.commands")

Check = Callable[[discord.Interaction[Any]], Awaitable[bool]]
ErrorHandler = Callable[[discord.Interaction[Any], app_commands.AppCommandError], Awaitable[None]]


class CommandTree(app_commands.CommandTree[Any]):
    """`check` runs before each command, `handle_error` for each error outside of a command's own error handling."""

    check: Check | None = None
    handle_error: ErrorHandler | None = None

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Whether the command, or its autocomplete, may run."""
        return self.check is None or await self.check(interaction)

    async def on_error(self, interaction: discord.Interaction[Any], error: app_commands.AppCommandError, /) -> None:
        """Hand the error to the cogs."""
        if self.handle_error is None:
            log.error("command failed", error=str(error))
        else:
            await self.handle_error(interaction, error)
