"""Replay of the last round, card by card, in an ephemeral message."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.panels import is_panel
from cogs.core.replies import edit_through, reply_privately
from cogs.core.text import localizer_for
from cogs.omiga.picture import UNKNOWN
from cogs.omiga.text import OmigaText, picture
from rules.errors import Refusal
from rules.omiga.view import OmigaView

OPENING = 2  # cards on the board at the start of a round


STEP = r"r:(?P<table>\d+):(?P<round>\d+):(?P<step>\d+):(?P<way>[a-z]+)"


class StepButton(PersistentItem[ui.Button[Any]], template=STEP):
    """Shows the round after so many cards; `way` tells buttons of a message apart."""

    table: int
    round: int
    step: int
    way: str

    def __init__(
        self, table: int, round_: int, step: int, way: str, *, label: str, emoji: str | None = None, off: bool = False
    ) -> None:
        super().__init__(
            ui.Button(label=label, emoji=emoji, disabled=off), table=table, round=round_, step=step, way=way
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the step, in the clicked message or, from the public table, in a new one."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table):
            scene = await bot.tables.scene(self.table, interaction.user.id)
            view = scene.view
            if not isinstance(view, OmigaView) or view.phase not in ("scored", "over") or view.round != self.round:
                raise Refusal("omiga-no-replay")
            layout = await draw_step(scene, view, self.step, localizer_for(interaction), bot.pictures)
            if is_panel(interaction):
                await edit_through(interaction, layout)
            else:
                await reply_privately(interaction, layout)


def _before_the_end(view: OmigaView, cards: int) -> OmigaView:
    """Return the view when this many cards were on the board, as far as the final view tells."""
    won = view.results[-1].winner
    return view.model_copy(
        update={
            "laid": view.laid[:cards],
            "phase": "paused",
            "hands": ((), ()),
            "free": ((), ()),
            "piles": (UNKNOWN, UNKNOWN),
            "wins": tuple(count - (seat == won) for seat, count in enumerate(view.wins)),
        }
    )


async def draw_step(
    scene: Scene, view: OmigaView, step: int, say: Localizer, picture_cache: PictureCache
) -> MessageLayout:
    """Return the table after this many cards of the round, with buttons to the other steps."""
    table, round_, steps = scene.record.id, view.round, len(view.laid) - OPENING
    step = min(step, steps)
    then = view if step == steps else _before_the_end(view, OPENING + step)
    texts = OmigaText(scene.record, then, say)
    painted = await picture(then, texts, picture_cache)
    lines = [f"### {say('omiga-replay', step=step, steps=steps)}"]
    if step:
        laid = then.laid[-1]
        edges, place = texts.edges(texts.face(laid)), texts.coordinate(laid.place)
        lines.append(say("omiga-replay-laid", name=texts.name(laid.seat), place=place, edges=edges))
    if step == steps:
        lines += texts.result()
    stops = (
        ("first", "⏮️", 0),
        ("back", "◀️", max(0, step - 1)),
        ("on", "▶️", min(steps, step + 1)),
        ("last", "⏭️", steps),
    )
    buttons = [StepButton(table, round_, to, way, label=str(to), emoji=sign, off=to == step) for way, sign, to in stops]
    return MessageLayout([ui.TextDisplay("\n".join(lines)), painted.item(), row(*buttons)], pictures=[painted])
