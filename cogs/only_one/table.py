"""The table of Only One Collection as a message: the picture, the same in words, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, PanelButton
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, Picture, row, without
from cogs.only_one.panel import draw_panel, familiars_in_play
from cogs.only_one.picture import paint, picture_key
from cogs.only_one.text import ScoreText, TableText
from cogs.table.rematch import RematchButton
from rules.only_one.state import Collect, Explore, Keep, OnlyOneMove, OnlyOneView, Peek, Place, Skip

PRIMARY, SECONDARY = discord.ButtonStyle.primary, discord.ButtonStyle.secondary
SUCCESS, DANGER = discord.ButtonStyle.success, discord.ButtonStyle.danger

Parts = list[ui.Item[ui.LayoutView]]


async def draw_only_one(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message. The text says everything that the picture shows."""
    view = scene.view
    assert isinstance(view, OnlyOneView)
    png = await picture_cache.png((scene.record.game, picture_key(view)), lambda: paint(view))
    if view.phase in ("scoring", "over"):
        return _scoring(scene.record, view, say, png)
    words = TableText(scene.record, view, say)
    picture = Picture(png, words.description())
    parts: Parts = [
        ui.TextDisplay(words.heading()),
        picture.item(),
        ui.TextDisplay("\n".join(words.news())),
        ui.TextDisplay("\n".join(words.columns())),
        ui.Separator(),
        ui.TextDisplay("\n".join(words.players())),
        ui.TextDisplay(f"-# {say('only-one-legend')}"),
        ui.Separator(),
        ui.TextDisplay(words.prompt(scene.deadline)),
        *_buttons(scene.record, view, words),
    ]
    return MessageLayout(parts, accent=BLURPLE, pictures=[picture])


async def draw_private(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return a private table, with what only its player may see."""
    layout = await draw_only_one(scene, say, picture_cache)
    seat, view = scene.record.seat_of(scene.record.host), scene.view
    parts = list(without(layout.parts, PanelButton))
    if seat is not None and isinstance(view, OnlyOneView) and view.peek is not None:
        parts += (await draw_panel(scene, seat, say, picture_cache)).parts
    return replace(layout, parts=parts)


def _scoring(record: TableRecord, view: OnlyOneView, say: Localizer, png: bytes) -> MessageLayout:
    """Return the scoring, step by step; at the end with the result above it."""
    words = ScoreText(record, view, say)
    picture = Picture(png, words.description())
    parts: Parts = [ui.TextDisplay(words.heading())]
    if view.outcome is not None:
        parts.append(ui.TextDisplay("\n".join(words.result())))
    parts += [
        picture.item(),
        ui.TextDisplay("\n".join(words.steps())),
        ui.TextDisplay(f"-# {say('only-one-scoring-legend')}"),
        ui.Separator(),
        ui.TextDisplay("\n".join(words.totals())),
    ]
    if view.outcome is None:
        skip = say("only-one-button-skip")
        parts.append(row(MoveButton(record.id, view.epoch, Skip(), label=skip, emoji="⏭️", style=SECONDARY)))
    else:
        parts.append(row(RematchButton(record.id, say)))
    return MessageLayout(parts, accent=BLURPLE if view.outcome is None else GOLD, pictures=[picture])


def _buttons(record: TableRecord, view: OnlyOneView, words: TableText) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """Yield the active player's buttons; powers only where they can be used."""
    say = words.say

    def button(move: OnlyOneMove, label: str, emoji: str, style: discord.ButtonStyle) -> MoveButton:
        return MoveButton(record.id, view.epoch, move, label=label, emoji=emoji, style=style)

    def place(column: int) -> MoveButton:
        busts = column in view.would_bust
        label = say("only-one-button-bust" if busts else "only-one-button-place", column=column + 1)
        return button(Place(column=column), label, "💥" if busts else "⬇️", DANGER if busts else SUCCESS)

    def collect(column: int) -> MoveButton:
        label = say("only-one-button-collect", column=column + 1, cards=len(view.columns[column]))
        return button(Collect(column=column), label, "🧺", SUCCESS)

    powers = (
        [PanelButton(record.id, label=say("only-one-button-powers"), emoji="🐾")] if familiars_in_play(view) else []
    )
    match view.phase:
        case "turn":
            explore = button(Explore(), say("only-one-button-explore"), "🔍", PRIMARY)
            peek = [button(Peek(), say("only-one-button-peek"), "🔮", SECONDARY)] if view.may_peek else []
            if view.may_explore:
                yield row(explore, *peek)
            yield row(*map(collect, view.may_collect), *powers)
        case "place":
            yield row(*map(place, view.may_place), *powers)
        case "keep" if view.broken is not None and view.card is not None:
            cards = (*view.columns[view.broken], view.card)
            labels = [say("only-one-button-keep", card=words.plain(card)) for card in cards]
            yield row(*(button(Keep(card=at), label, "✋", SUCCESS) for at, label in enumerate(labels)), *powers)
        case "choose":
            yield row(PanelButton(record.id, label=say("only-one-button-look"), emoji="🔮"))
