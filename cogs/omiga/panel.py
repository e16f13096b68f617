"""A player's private panel: the board from their own side, their three cards, and a button for each card and place."""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, Self

import discord

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.core.errors import Shown, interaction_errors
from cogs.core.layout import (
    BLURPLE,
    BUTTON,
    GOLD,
    GREY,
    MessageLayout,
    Part,
    Written,
    quoted,
    row,
    written_button,
    written_row,
    written_text,
)
from cogs.core.table_messages import TableMessages
from cogs.omiga.picture import lettered
from cogs.omiga.text import MARKS, OmigaText, picture
from cogs.table.rematch import AgainButton
from rules.errors import GameOver, IllegalMove, Refusal, StaleMove
from rules.game import Seat
from rules.omiga.deck import NO_CARD, Card
from rules.omiga.field import Place
from rules.omiga.state import MOVES, Call, Claim, Lay, Ready, Throw
from rules.omiga.view import OmigaView

REMEMBERED = 2000
ROW = 5  # buttons side by side
READY, CALL, THROW, CLAIM = (move.model_dump_json() for move in (Ready(), Call(), Throw(), Claim()))
GREEN, RED = discord.ButtonStyle.success.value, discord.ButtonStyle.danger.value
BLURPLE_BUTTON = discord.ButtonStyle.primary.value


@dataclass(frozen=True, slots=True)
class Note:
    """What came of a press: why it was refused, or which way a card shall lie."""

    epoch: int  # of the hand it was said about
    why: str
    turning: Lay | None = None


class OmigaPanel:
    """Draws panels. What there is to say about a press is said in the panel: nobody has time for another message."""

    def __init__(self) -> None:
        self._notes: OrderedDict[tuple[int, int], Note] = OrderedDict()  # by table and person

    async def __call__(self, scene: Scene, seat: Seat, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
        """The panel of this seat."""
        view, table = scene.view, scene.record.id
        assert isinstance(view, OmigaView)
        note = self._notes.get((table, scene.record.players[seat].user))
        if note is not None and (note.epoch != view.epoch or view.phase in ("paused", "scored", "over")):
            note = None  # what has become of the round says it better
        turning = note.turning if note is not None and view.phase == "playing" else None
        words = OmigaText(scene.record, view, say)
        painted = await picture(view, words, picture_cache, turning)
        top = written_text(f"{words.heading()}\n{_status(words, seat, note)}")
        parts: list[Part] = [top, painted.written(), *_rows(table, view, say, turning)]
        if details := "\n".join(_details(words, seat, scene.deadline, turning)):
            parts.append(written_text(details))
        return MessageLayout(parts, accent=GOLD if view.outcome else GREY if note else BLURPLE, pictures=[painted])

    def note(self, table: int, user: int, note: Note | None) -> None:
        """Keep what is to be said, or forget it."""
        self._notes.pop((table, user), None)
        if note is not None:
            self._notes[table, user] = note
            if len(self._notes) > REMEMBERED:
                self._notes.popitem(last=False)


class PrivateOmiga:
    """A table that only one person sees: their panel shows all there is."""

    def __init__(self, panel: OmigaPanel) -> None:
        self._panel = panel

    async def __call__(self, scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
        """A face, as the panels know it."""
        record = scene.record
        seat = record.seat_of(record.host)
        assert seat is not None
        layout = await self._panel(scene, seat, say, picture_cache)
        return replace(layout, parts=[*layout.parts, row(AgainButton(record.id, say))]) if scene.outcome else layout


def _status(words: OmigaText, seat: Seat, note: Note | None) -> str:
    """What is to be said now: always one line, so that no button moves away from under a finger."""
    view, say = words.view, words.say
    if note is not None:
        return f"{'🔄' if note.turning else '✋'} **{say(note.why)}**"
    if view.phase == "playing":
        if isinstance(view.chosen, Lay):
            number = view.hands[seat].index(view.chosen.card) + 1
            return say("omiga-chosen-lay", number=number, letter=_letter(view, view.chosen))
        if view.chosen is not None:
            return say("omiga-chosen-throw")
        return say("omiga-none-fits" if _none_fits(view) else "omiga-go")
    if view.phase == "called":
        return say("omiga-call")
    if view.phase == "over":
        return "\n".join(words.result())
    return say("omiga-wait-other") if view.ready[seat] else say(f"omiga-press-ready-{view.phase}")


def _details(words: OmigaText, seat: Seat, deadline: float | None, turning: Lay | None) -> Iterator[str]:
    """What there is to lay and where, and how to play; the other's hand is in the picture's description."""
    view = words.view
    if view.phase == "scored":
        yield from words.result()
    elif view.phase == "playing":
        yield from words.spots()
        if turning is not None:
            yield from words.ways(turning.card, _letter(view, turning))
        yield from words.hand(seat)
        yield f"-# {' · '.join(filter(None, (words.stock(seat), words.clock(deadline))))}"
    if view.phase != "over":
        yield f"-# {words.say('omiga-you', mark=MARKS[seat])}"


def _letter(view: OmigaView, move: Lay) -> str:
    """The letter of the place where the move would lay a card, while that is free."""
    return next((letter for letter, spot in lettered(view) if spot.place == move.place), "–")


def _rows(table: int, view: OmigaView, say: Localizer, turning: Lay | None) -> Iterator[Written]:
    """What can be pressed: a row a card, a button a place."""
    epoch = view.epoch
    if view.phase in ("ready", "paused", "scored") and view.seat is not None:
        label, off = say("omiga-button-ready"), view.ready[view.seat]
        yield written_row(quick_button(table, epoch, READY, label, emoji="✋", style=GREEN, off=off))
    elif view.phase == "called":
        yield written_row(quick_button(table, epoch, CALL, say("omiga-button-call"), emoji="⚡", style=GREEN))
    elif view.phase == "playing" and view.seat is not None:
        for number, card in enumerate(view.hands[view.seat]):
            if card == NO_CARD:  # the other rows stay where they are
                yield written_row(quick_button(table, epoch, f'{{"do":"gone-{number}"}}', str(number + 1), off=True))
                continue
            buttons = _lay_buttons(table, view, number, card)
            for at in range(0, len(buttons), ROW):
                yield written_row(*buttons[at : at + ROW])
        look = GREEN if _none_fits(view) else discord.ButtonStyle.secondary.value
        throw = quick_button(table, epoch, THROW, say("omiga-button-throw"), emoji="♻️", style=look)
        if view.may_claim:
            yield written_row(throw, quick_button(table, epoch, CLAIM, say("omiga-button-claim"), emoji="🏳️", style=RED))
        else:
            yield written_row(throw)
        if turning is not None:
            yield _turning_row(table, view, turning)


def _turning_row(table: int, view: OmigaView, turning: Lay) -> Written:
    """O-6: both ways fit, so the player says which; as the player sees the table, not as white does."""
    assert view.seat is not None
    letter = _letter(view, turning)
    ways = ((1, view.seat == 1), (2, view.seat != 1))
    return written_row(
        *(
            quick_button(
                table, view.epoch, _lay(turning.card, turning.place, turned), f"{number} ↻ {letter}", style=GREEN
            )
            for number, turned in ways
        )
    )


def _none_fits(view: OmigaView) -> bool:
    """Is throwing the hand all that is left? Only assist tells."""
    return view.assist and not any(ways for spot in view.spots for ways in spot.ways)


def _lay_buttons(table: int, view: OmigaView, number: int, card: Card) -> list[str]:
    """This card on each place. Only with assist do the buttons tell whether it fits."""
    assist, chosen = view.assist, view.chosen
    chosen_place = chosen.place if isinstance(chosen, Lay) and chosen.card == card else None
    begin, middle = f'{{"type":{BUTTON},"custom_id":"q:{table}:{view.epoch}:', f'","label":"{number + 1} \\u2192 '
    found = []
    for letter, (place, ways) in lettered(view):  # as `quick_button` would, for as many as there are
        style = GREEN if place == chosen_place or (assist and ways[number]) else BLURPLE_BUTTON
        off = ',"disabled":true' if assist and not ways[number] else ""
        found.append(f'{begin}{_quoted_lay(card, place)}{middle}{letter}","style":{style}{off}}}')
    return found


@lru_cache(maxsize=16384)
def _lay(card: Card, place: Place, turned: bool | None = None) -> str:
    """The move as it stands in a button."""
    return Lay(card=card, place=place, turned=turned).model_dump_json(exclude_none=True)


@lru_cache(maxsize=16384)
def _quoted_lay(card: Card, place: Place) -> str:
    return quoted(_lay(card, place))[1:-1]


def quick_button(
    table: int,
    epoch: int,
    move: str,
    label: str,
    *,
    emoji: str | None = None,
    style: int = discord.ButtonStyle.secondary.value,
    off: bool = False,
) -> str:
    """How a `QuickButton` is drawn."""
    return written_button(f"q:{table}:{epoch}:{move}", label, style=style, emoji=emoji, off=off)


class QuickButton:
    """A button of the panel: one click is one attempt, and the panel itself says what came of it."""

    template: ClassVar = re.compile(r"q:(?P<table>\d+):(?P<epoch>\d+):(?P<move>\{.*\})")

    def __init__(self, table: int, epoch: int, move: str) -> None:
        self.table, self.epoch, self.move = table, epoch, move

    @classmethod
    def pressed(cls, match: re.Match[str]) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["table"]), int(match["epoch"]), match["move"])

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play. A refusal changes nothing but what the panel says, and shows the newest board."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, pressed=self.table, epoch=self.epoch):
            table_messages, user = TableMessages.of(bot), interaction.user.id
            panel = table_messages.panels.renderers["omiga"]
            assert isinstance(panel, OmigaPanel)
            try:
                await bot.tables.play(
                    self.table,
                    user,
                    self.move,
                    epoch=self.epoch,
                    key=str(interaction.id),
                    guild=interaction.guild_id or 0,
                    channel=interaction.channel_id or 0,
                )
            except (IllegalMove, StaleMove, GameOver) as refusal:
                if (await bot.tables.record(self.table)).game != "omiga":
                    raise
                panel.note(self.table, user, await self._note(bot, user, refusal))
                await table_messages.panels.answer(self.table, interaction)
                raise Shown(refusal.key) from refusal
            else:
                panel.note(self.table, user, None)
                await table_messages.show(self.table, interaction)
        # Only its token is of use now. A press holds itself, and would hold all buttons until rubbish is looked for.
        interaction.message = None

    async def _note(self, bot: Onetable, user: int, refusal: Refusal) -> Note | None:
        view = (await bot.tables.scene(self.table, user)).view
        if view is None:
            return None
        turning = MOVES.validate_json(self.move) if refusal.key == "omiga-which-way" else None
        return Note(view.epoch, refusal.key, turning if isinstance(turning, Lay) else None)
