"""The way into a lesson: the button that begins it, wherever that stands, and the table it is played at."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.record import LESSON, NOBODY, Sitter, TableRecord
from cogs.answers import answering
from cogs.boards import Boards
from cogs.pressable import Pressable
from cogs.wording import speaker_for
from rules.catalogue import game_named
from rules.errors import Refusal


async def deal_lesson(interaction: discord.Interaction[Any], game: str) -> TableRecord:
    """The table of this person's lesson: the one they have begun, or a new one."""
    bot: Onetable = interaction.client
    lesson, say = game_named(game).lesson, speaker_for(interaction)
    if lesson is None:
        raise Refusal("learn-no-lesson")
    names = (say.plain(f"learn-company-{number}") for number in range(1, lesson.seats))
    record, _ = await bot.tables.open_private(
        game=game,
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        host=Sitter(user=interaction.user.id, name=interaction.user.display_name),
        language=str(interaction.locale),
        company=tuple(Sitter(user=NOBODY, name=name, kind="computer") for name in names),
        occasion=LESSON,
        seed=lesson.seed,
        options=lesson.options,
        place=lesson.learner,
    )
    return record


async def open_lesson(interaction: discord.Interaction[Any], game: str) -> None:
    """Begin a lesson, or go on where one was left, in a message of its own."""
    record = await deal_lesson(interaction, game)
    await Boards.of(interaction.client).post(record.id, interaction)


class LearnButton(Pressable[ui.Button[Any]], template=r"learn:(?P<game>[a-z-]+)"):
    """Begins the lesson of a game for whoever presses it."""

    game: str

    def __init__(self, game: str, *, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        super().__init__(ui.Button(label=label, emoji="🎓", style=style), game=game)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Begin."""
        async with answering(interaction, replies="private", game=self.game):
            if interaction.guild_id is None:
                raise Refusal("learn-only-servers")
            await open_lesson(interaction, self.game)
