"""The messages of tables where the bot is not a member: edited through the newest interaction with each.

A press on a message gives a new token for it, valid for fifteen minutes. Tokens are not stored: after a restart, and
once the newest has expired, a message stays as it is until somebody presses one of its buttons, or one in a panel: then
the table is posted again, as a follow-up of that press.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import discord
import structlog

from bot.delivery import DELIVERY_ERRORS, describe
from cogs.core.layout import MessageLayout
from cogs.core.replies import Posted, edit_through

log = structlog.get_logger("onetable.table_messages")

MOST = 10_000  # tables whose tokens are kept


class _Token(NamedTuple):
    """An interaction, and the message of a table that it edits: its reply, or a follow-up."""

    interaction: discord.Interaction[Any]
    message: int
    is_original: bool

    async def edit(self, layout: MessageLayout) -> None:
        if self.is_original:
            await edit_through(self.interaction, layout)
        else:
            files = layout.files()
            await self.interaction.followup.edit_message(self.message, view=layout.view(), attachments=files)

    async def delete(self) -> None:
        if self.is_original:
            await self.interaction.delete_original_response()
        else:
            await self.interaction.followup.delete_message(self.message)


class TableTokens:
    """The newest token of each table's message."""

    def __init__(self) -> None:
        self._newest: dict[int, _Token] = {}  # by table, the newest token last

    async def edit(self, table: int, message: int | None, layout: MessageLayout) -> bool:
        """Edit the table's message without a press; return False if there is no token for it."""
        token = self._newest.get(table)
        if token is None or token.message != message or token.interaction.is_expired():
            return False
        try:
            await token.edit(layout)
        except DELIVERY_ERRORS as error:
            log.warning("edit through interaction failed", table=table, **describe(error))
            self._newest.pop(table, None)
            return False
        return True

    async def take(self, table: int, interaction: discord.Interaction[Any], posted: Posted) -> None:
        """Use the token of a press, or of a new message, from now on; delete another message that shows the table."""
        before = self._newest.pop(table, None)
        self._newest[table] = _Token(interaction, posted.message, posted.is_original)
        self._drop_expired()
        if before is not None and before.message != posted.message and not before.interaction.is_expired():
            try:
                await before.delete()
            except DELIVERY_ERRORS as error:  # it may be gone; otherwise its buttons still work
                log.info("old table message not deleted", table=table, **describe(error))

    def _drop_expired(self) -> None:
        for table, token in list(self._newest.items()):
            if not token.interaction.is_expired() and len(self._newest) <= MOST:
                break
            del self._newest[table]
