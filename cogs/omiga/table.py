"""The public table of Omiga: the spectators' board, both hands, and the replay of the last round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, PanelButton, PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, row
from cogs.core.panels import is_panel
from cogs.core.replies import edit_through, reply_privately
from cogs.core.text import localizer_for, timestamp
from cogs.omiga.picture import UNKNOWN
from cogs.omiga.text import MARKS, OmigaText, picture
from cogs.table.menu import RematchButton
from rules.errors import Refusal
from rules.omiga.state import Call
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


async def draw_omiga(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message. The text and the picture's description say everything that the picture shows."""
    view = scene.view
    assert isinstance(view, OmigaView)
    words = OmigaText(scene.record, view, say)
    painted = await picture(view, words, picture_cache)
    parts: list[ui.Item[ui.LayoutView]] = [
        ui.TextDisplay(words.heading()),
        painted.item(),
        ui.TextDisplay("\n".join(_news(words, scene.deadline))),
    ]
    if view.phase in ("playing", "paused"):
        parts += [ui.Separator(), ui.TextDisplay("\n".join(_hands(words)))]
    parts.append(_buttons(scene.record, view, say))
    return MessageLayout(parts, accent=BLURPLE if view.outcome is None else GOLD, pictures=[painted])


def _news(words: OmigaText, deadline: float | None) -> Iterator[str]:
    view, say = words.view, words.say
    if view.phase in ("scored", "over"):
        yield from words.result()
    if view.phase == "playing":
        yield say("omiga-go")
        if clock := words.clock(deadline):
            yield f"-# {clock}"
    elif view.phase == "called":
        yield say("omiga-call")
    elif view.phase != "over":
        yield say(f"omiga-get-ready-{view.phase}")
        for seat in (0, 1):
            yield f"{'✅' if view.ready[seat] else '⏳'} {MARKS[seat]} **{words.name(seat)}**"
        if deadline is not None:
            yield f"-# {say('table-deadline', when=timestamp(deadline))}"


def _hands(words: OmigaText) -> Iterator[str]:
    """O-8: yield both hands, which are open."""
    for seat in (0, 1):
        chose = f" · {words.say('omiga-has-chosen')}" if words.view.has_chosen[seat] else ""
        yield f"{MARKS[seat]} **{words.name(seat)}** · {words.stock(seat)}{chose}"
        yield from (f"-# {line}" for line in words.hand(seat))


def _buttons(record: TableRecord, view: OmigaView, say: Localizer) -> ui.ActionRow[ui.LayoutView]:
    panel = PanelButton(record.id, label=say("omiga-button-panel"), emoji="🃏", style=discord.ButtonStyle.primary)
    if view.phase == "over":
        return row(RematchButton(record.id, say))
    if view.phase == "scored":  # the whole game can be replayed once it is over
        label = say("omiga-button-replay")
        return row(panel, StepButton(record.id, len(view.results), 0, "open", label=label, emoji="🎬"))
    if view.phase == "called":
        call = say("omiga-button-call")
        style = discord.ButtonStyle.success
        return row(MoveButton(record.id, view.epoch, Call(), label=call, emoji="⚡", style=style), panel)
    return row(panel)
