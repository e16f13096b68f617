"""Where did I lose it? The decision of a finished game against computers that cost a player most."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.coach import has_coach
from bot.i18n import Localizer
from bot.tables.replays import Replay
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import Item, MessageLayout, row, with_button
from cogs.core.panels import show_privately
from cogs.core.text import localizer_for
from cogs.table.replay import StepButton, draw_position
from rules.coach import Mistake
from rules.errors import Refusal, Value
from rules.game import Move


def with_coach(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a finished game against computers with the coach's button, if it fits."""
    if not has_coach(scene.record, scene.outcome):
        return layout
    longer = replace(layout, parts=with_button(layout.parts, CoachButton(scene.record.id, say)))
    return longer if longer.fits() else layout


class CoachButton(PersistentItem[ui.Button[Any]], template=r"coach:(?P<table>\d{1,18})"):
    """Shows a player, in private, which of their decisions cost most."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("coach-button"), emoji="🎓"), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Reply once it is computed; if that takes long, the interaction is deferred meanwhile."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, replies="private", table=self.table):
            user, say = interaction.user.id, localizer_for(interaction)
            place = (interaction.guild_id or 0, interaction.channel_id or 0)
            played = await bot.replays.get(self.table, *place, player=user)
            if not has_coach(played.record, played.outcome):
                raise Refusal("coach-none")
            if all(entry.by != user for entry in played.entries):
                raise Refusal("coach-only-players")
            mistake = await bot.coach.worst(played, user)
            await show_privately(interaction, await draw_advice(bot, played, mistake, say), here=False)


async def draw_advice(bot: Onetable, played: Replay, mistake: Mistake[Any] | None, say: Localizer) -> MessageLayout:
    """Return the position before the decision, what the player did and what would have been better."""
    if mistake is None:
        return MessageLayout([ui.TextDisplay(say("coach-fine"))])
    step, record = mistake.step, played.record
    place = say("coach-place", step=step + 1, steps=played.last)
    heading = f"-# 🎓 {place}\n**{advice(bot, played, mistake, say)}**"
    controls: list[Item] = []
    if not record.private:  # private games have no replay
        controls.append(row(StepButton(record.id, step, mistake.seat, "open", say)))
    return await draw_position(bot, played, step, mistake.seat, say, heading=heading, controls=controls)


def advice(bot: Onetable, played: Replay, mistake: Mistake[Any], say: Localizer) -> str:
    """Return what the player did and what would have been better, in two sentences.

    Each game has texts for its moves: `<game>-coach-<do>` and `<game>-better-<do>`.
    """
    name = played.record.game
    view = played.game.view(played.steps[mistake.step].state, mistake.seat)

    def named(move: Move) -> Mapping[str, Value]:
        tell = bot.games[name].coach
        return {} if tell is None else tell(view, move, say)

    did = say(f"{name}-coach-{mistake.played.do}", **named(mistake.played))
    better = say(f"{name}-better-{mistake.better.do}", **named(mistake.better))
    points = max(1, round(mistake.cost))
    return f"{did} {say(f'{name}-coach-cost', better=better, points=points, percent=round(100 * mistake.cost))}"
