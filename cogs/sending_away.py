"""Sending somebody away from the lobby: a select for the host, in their options, and for moderators."""

from __future__ import annotations

from typing import Any, Self

import discord
from discord import ui

from bot.app import Onetable
from bot.languages import Speaker
from bot.record import TableRecord
from cogs.admission import is_moderator, require_here
from cogs.answers import answering
from cogs.boards import Boards
from cogs.pressable import Pressable, chosen_number
from cogs.replies import update
from cogs.sheets import slip
from cogs.wording import plain_name, safe_name, speaker_for


class SendAwaySelect(Pressable[ui.Select[Any]], template=r"x:(?P<table>\d+)"):
    """Whom to take out; each value is a person."""

    table: int

    def __init__(self, table: int, options: list[discord.SelectOption], placeholder: str) -> None:
        super().__init__(ui.Select(options=options, placeholder=placeholder), table=table)

    @classmethod
    def of(cls, record: TableRecord, by: int, say: Speaker) -> Self | None:
        """All who could be sent away by this person; nothing if there is nobody."""
        people = [
            discord.SelectOption(label=plain_name(sitter.name)[:100], value=str(sitter.user))
            for sitter in record.members
            if sitter.user != by
        ]
        return cls(record.id, people, say("lobby-take-out")) if people else None

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Take them out, and say so."""
        bot: Onetable = interaction.client
        async with answering(interaction, table=self.table):
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            user = chosen_number(interaction)
            await bot.tables.take_out(self.table, interaction.user.id, user, moderator=is_moderator(interaction))
            sentence = speaker_for(interaction)("lobby-taken-out", name=safe_name(record.name_of(user)))
            await update(interaction, view=slip(sentence))
            await Boards.of(bot).show(self.table)
