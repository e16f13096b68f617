"""Undo requests: a player asks to undo their move, and the other players allow it or not, below the game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables import seats
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.text import safe_name
from cogs.table.menu import require_running_here


def with_undo_request(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a running game with the open undo request, if there is one."""
    asker, record = scene.undo_asker, scene.record
    if asker is None or scene.outcome is not None or record.phase != "playing" or record.private:
        return layout
    votes, needed = seats.undo_votes(record, asker)
    player = record.players[asker]
    line = say("back-asked", name=safe_name(player.name), votes=votes, needed=needed)
    buttons = [UndoVoteButton(record.id, player.asks_back, answer, say) for answer in ("yes", "no")]
    return replace(layout, parts=[*layout.parts, ui.TextDisplay(line), row(*buttons)])


class UndoVoteButton(PersistentItem[ui.Button[Any]], template=r"b:(?P<table>\d+):(?P<version>\d+):(?P<answer>yes|no)"):
    """Allows or refuses an undo request: the one that was made at this version of the game."""

    table: int
    version: int
    answer: str

    def __init__(self, table: int, version: int, answer: str, say: Localizer) -> None:
        style = discord.ButtonStyle.success if answer == "yes" else discord.ButtonStyle.secondary
        super().__init__(
            ui.Button(label=say(f"back-{answer}"), style=style), table=table, version=version, answer=answer
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Vote, and show the table."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, answer=self.answer):
            require_running_here(await bot.tables.record(self.table), interaction)
            agreed = self.answer == "yes"
            await bot.tables.seats.answer_undo_request(self.table, interaction.user.id, self.version, agreed=agreed)
            await bot.table_messages.show(self.table, interaction)
