"""Opening a lesson: its private table, and the button that starts it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.tables.record import LESSON, NOBODY, Player, TableRecord
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.text import localizer_for
from cogs.places import home_of
from rules.catalogue import game_named
from rules.errors import Refusal


async def deal_lesson(interaction: discord.Interaction[Any], game: str) -> TableRecord:
    """Return the table of the user's lesson: the one they have started, or a new one."""
    bot: Onetable = interaction.client
    say = localizer_for(interaction)
    lesson = game_named(game).lesson_in(say.language)
    if lesson is None:
        raise Refusal("learn-no-lesson")
    names = (say.plain(f"learn-company-{number}") for number in range(1, lesson.seats))
    record, _ = await bot.tables.deals.open_private(
        game=game,
        guild=home_of(interaction),
        channel=interaction.channel_id or 0,
        host=Player(user=interaction.user.id, name=interaction.user.display_name),
        language=str(interaction.locale),
        company=tuple(Player(user=NOBODY, name=name, kind="computer") for name in names),
        purpose=LESSON,
        seed=lesson.seed,
        options=lesson.options,
        place=lesson.learner,
    )
    return record


async def open_lesson(interaction: discord.Interaction[Any], game: str) -> None:
    """Start or continue a lesson in a new message."""
    record = await deal_lesson(interaction, game)
    await interaction.client.table_messages.post(record.id, interaction)


class LearnButton(PersistentItem[ui.Button[Any]], template=r"learn:(?P<game>[a-z-]+)"):
    """Starts the lesson of a game."""

    game: str

    def __init__(self, game: str, *, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary) -> None:
        super().__init__(ui.Button(label=label, emoji="🎓", style=style), game=game)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Start the lesson."""
        async with interaction_errors(interaction, replies="private", game=self.game):
            await open_lesson(interaction, self.game)
