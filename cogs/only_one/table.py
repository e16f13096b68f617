"""The table of Only One Collection as a message, and a player's private panel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, Picture, row, without
from cogs.only_one.picture import paint, picture_key
from cogs.only_one.text import POWER_EMOJI, SEATS, OnlyOneText, ScoreText, TableText
from cogs.table.menu import RematchButton
from rules.game import Seat
from rules.only_one.cards import NAMED, SEER_LOOKS, Card, Familiar
from rules.only_one.state import Choose, Collect, Explore, Keep, OnlyOneMove, OnlyOneView, Peek, Place, Skip


async def draw_panel(scene: Scene, seat: Seat, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the panel, drawn from that seat's view: only the seer's has the three cards, only while they choose."""
    view = scene.view
    assert isinstance(view, OnlyOneView)
    wording = OnlyOneText(scene.record, say)
    parts: list[ui.Item[ui.LayoutView]] = []
    if view.peek is not None:
        parts.append(ui.TextDisplay(f"{say('only-one-panel-top')}\n## {wording.cards(view.peek)}"))
        choices = [
            (Choose(card=card, next=next_), *_labels(wording, view.peek, card, next_))
            for card in range(SEER_LOOKS)
            for next_ in range(SEER_LOOKS)
            if card != next_
        ]
        chooser = MoveSelect(scene.record.id, view.epoch, "peek", choices, placeholder=say("only-one-panel-choose"))
        parts.append(row(chooser))
    parts.append(ui.TextDisplay("\n".join(_powers(view, seat, wording)) or say("only-one-panel-nothing")))
    return MessageLayout(parts)


def familiars_in_play(view: OnlyOneView) -> list[tuple[Familiar, Seat | None]]:
    """Return the familiars in front of players and, in the first round, in columns."""
    owned = [(familiar, seat) for seat, familiar in enumerate(view.familiars) if familiar is not None]
    lying = [NAMED[card] for column in view.columns for card in column if card in NAMED]
    return [*owned, *((familiar, None) for familiar in lying)]


def _powers(view: OnlyOneView, seat: Seat, wording: OnlyOneText) -> Iterator[str]:
    """Yield the familiars' powers, the player's own first."""
    for familiar, owner in sorted(familiars_in_play(view), key=lambda pair: pair[1] != seat):
        whose = "" if owner is None else f" · {SEATS[owner]} {wording.name(owner)}"
        yield f"{POWER_EMOJI[familiar]} **{wording.familiar(familiar)}**{whose}"
        yield f"-# {wording.say(f'only-one-power-{familiar}')}"


def _labels(wording: OnlyOneText, top: tuple[Card, ...], card: int, next_: int) -> tuple[str, str]:
    """Return the label and description of a choice: the drawn card, and the order of the other two."""
    last = SEER_LOOKS - card - next_
    take = wording.say("only-one-panel-take", card=wording.plain(top[card]), next=wording.plain(top[next_]))
    return take, wording.say("only-one-panel-back", last=wording.plain(top[last]))


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
