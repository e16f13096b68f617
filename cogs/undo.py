"""Somebody asks to take a move back: the others see it under the game and let them, or not."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot import seats
from bot.app import Onetable
from bot.languages import Speaker
from bot.tables import Scene
from cogs.answers import answering
from cogs.boards import Boards
from cogs.menu import require_running_here
from cogs.pressable import Pressable
from cogs.sheets import Sheet, row
from cogs.wording import safe_name


def with_question(scene: Scene, say: Speaker, sheet: Sheet) -> Sheet:
    """A running game's message, with what somebody asks of the others."""
    asker, record = scene.asked_back, scene.record
    if asker is None or scene.outcome is not None or record.phase != "playing" or record.private:
        return sheet
    votes, needed = seats.back_votes(record, asker)
    sitter = record.people[asker]
    line = say("back-asked", name=safe_name(sitter.name), votes=votes, needed=needed)
    buttons = [BackButton(record.id, sitter.asks_back, answer, say) for answer in ("yes", "no")]
    return replace(sheet, parts=[*sheet.parts, ui.TextDisplay(line), row(*buttons)])


class BackButton(Pressable[ui.Button[Any]], template=r"b:(?P<table>\d+):(?P<version>\d+):(?P<answer>yes|no)"):
    """Let them, or do not. It answers the question that was asked after so many moves, and no other."""

    table: int
    version: int
    answer: str

    def __init__(self, table: int, version: int, answer: str, say: Speaker) -> None:
        style = discord.ButtonStyle.success if answer == "yes" else discord.ButtonStyle.secondary
        super().__init__(
            ui.Button(label=say(f"back-{answer}"), style=style), table=table, version=version, answer=answer
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer, and show the table, perhaps as it was."""
        bot: Onetable = interaction.client
        async with answering(interaction, pressed=self.table, answer=self.answer):
            require_running_here(await bot.tables.record(self.table), interaction)
            agreed = self.answer == "yes"
            await bot.tables.answer_back(self.table, interaction.user.id, self.version, agreed=agreed)
            await Boards.of(bot).show(self.table, interaction)
