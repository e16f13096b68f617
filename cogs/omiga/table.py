"""The public table of Omiga: the spectators' board, both open hands, the clock, and the button to the panel."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, PanelButton
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, row
from cogs.core.text import timestamp
from cogs.omiga.replay import StepButton
from cogs.omiga.text import MARKS, OmigaText, picture
from cogs.table.rematch import RematchButton
from rules.omiga.state import Call
from rules.omiga.view import OmigaView


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
