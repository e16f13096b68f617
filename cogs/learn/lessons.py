"""`/learn`: a guided first game at a private table, with a text and buttons for each step of the lesson."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Literal

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tables.lobby import require_admission
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import GOLD, MessageLayout, first_control, row, without_controls
from cogs.core.text import game_choices, safe_name, text
from cogs.learn.opening import deal_lesson, open_lesson
from cogs.learn.rules import RulesButton
from cogs.places import anywhere, home_of
from cogs.table.play import open_private_table, open_table
from rules.catalogue import game_named
from rules.errors import Refusal

Act = Literal["watch", "show", "again", "stop", "table", "alone"]
PRIMARY, SECONDARY, SUCCESS = (
    discord.ButtonStyle.primary,
    discord.ButtonStyle.secondary,
    discord.ButtonStyle.success,
)
LOOKS: dict[str, tuple[str, discord.ButtonStyle]] = {
    "watch": ("▶️", SUCCESS),
    "show": ("💡", SECONDARY),
    "again": ("🔁", SECONDARY),
    "stop": ("✖️", SECONDARY),
    "table": ("👥", SUCCESS),
    "alone": ("🔒", PRIMARY),
}


class Learn(commands.Cog):
    """The command."""

    @app_commands.command(name=text("command-learn"), description=text("command-learn-description"))
    @app_commands.describe(game=text("command-learn-game-description"))
    @app_commands.rename(game=text("command-learn-game"))
    @app_commands.choices(game=game_choices())
    @anywhere()
    async def learn(self, interaction: discord.Interaction, game: str) -> None:
        """Start a lesson, or continue it."""
        async with interaction_errors(interaction, game=game):
            await open_lesson(interaction, game)


def with_lesson(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a private table with the text of its lesson, if it has one, right above the buttons."""
    lesson, record = scene.lesson, scene.record
    if lesson is None:
        return layout
    values = {f"name{seat}": safe_name(player.name) for seat, player in enumerate(record.players)}
    if lesson.task is None:
        title = say("learn-over", game=say(f"{record.game}-title"))
        text = f"-# {title}\n{say(f'{record.game}-lesson-end', **values)}"
        picture = [part for part in layout.parts if isinstance(part, ui.MediaGallery)]
        parts = [*picture, ui.TextDisplay(text), row(*_final_buttons(record, say))]  # one screen of a phone
        return replace(layout, parts=parts, accent=GOLD)
    where = say("learn-heading", game=say(f"{record.game}-title"), step=lesson.step, steps=lesson.steps)
    text = f"-# {where}\n{say(f'{record.game}-lesson-{lesson.task.name}', **values)}"
    acts: tuple[Act, ...] = ("show" if lesson.task.is_own else "watch", "again", "stop")
    shown = layout.parts if lesson.task.is_own else list(without_controls(layout.parts))
    at = first_control(shown)
    buttons = [LessonButton(record.id, lesson.version, act, say) for act in acts]
    return replace(layout, parts=[*shown[:at], ui.Separator(), ui.TextDisplay(text), *shown[at:], row(*buttons)])


def _final_buttons(record: TableRecord, say: Localizer) -> Iterator[ui.Item[Any]]:
    yield LessonButton(record.id, 0, "table", say)
    yield LessonButton(record.id, 0, "alone", say, "alone" if 1 in game_named(record.game).seats else "computer")
    yield RulesButton(record.game, label=say("lobby-button-rules"), emoji="📖")
    yield LessonButton(record.id, 0, "again", say)


class LessonButton(
    PersistentItem[ui.Button[Any]],
    template=r"lesson:(?P<table>\d{1,18}):(?P<version>\d{1,9}):(?P<act>watch|show|again|stop|table|alone)",
):
    """A button of a lesson: continue, show me, start again, stop; at the end a table or a private game."""

    table: int
    version: int
    act: str

    def __init__(self, table: int, version: int, act: str, say: Localizer, word: str = "") -> None:
        emoji, style = LOOKS[act]
        super().__init__(
            ui.Button(label=say(f"learn-button-{word or act}"), emoji=emoji, style=style),
            table=table,
            version=version,
            act=act,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, and show the lesson."""
        bot: Onetable = interaction.client
        user, guild = interaction.user.id, home_of(interaction)
        async with interaction_errors(interaction, clicked=self.table, act=self.act):
            record = await bot.tables.record(self.table)
            require_admission(record, user)
            if not record.is_lesson:
                raise Refusal("refused-old-button")
            match self.act:
                case "watch" | "show":
                    await bot.tables.lessons.go_on(self.table, user, guild=guild, version=self.version)
                    await bot.table_messages.show(self.table, interaction)
                case "stop":
                    await bot.tables.lessons.stop(self.table, user, guild=guild)
                    await bot.table_messages.show(self.table, interaction)
                case "again":
                    await self._restart_lesson(interaction, record)
                case "table":
                    await open_table(interaction, record.game)
                case _:
                    await open_private_table(interaction, record.game, computers=len(record.players) - 1)

    async def _restart_lesson(self, interaction: discord.Interaction[Any], record: TableRecord) -> None:
        """Start the lesson again in the same message."""
        bot: Onetable = interaction.client
        if record.live:
            await bot.tables.lessons.stop(record.id, interaction.user.id, guild=home_of(interaction))
        panels = bot.panels
        panels.forget(record.id, interaction.user.id)
        anew = await deal_lesson(interaction, record.game)
        await panels.answer(anew.id, interaction)
