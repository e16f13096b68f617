"""Standings as a picture: places, names, bars for points, tie-breaks, and the movement since the last round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from cachetools import LRUCache
from PIL import Image

from bot.pictures import Canvas, Sprite, number
from bot.pictures.colours import (
    EDGE,
    GOLD,
    INK,
    IVORY,
    JADE,
    ROSE,
    SEAT_COLOURS,
    TEAL,
    TEAL_DARK,
    TEAL_LIGHT,
    WOOD_LIGHT,
    Colour,
    mix,
)
from bot.pictures.sprites import SpriteCanvas
from bot.pictures.text import lettering
from bot.tournaments import pairing_thread
from bot.tournaments.model import Tournament
from rules.tournament.model import EntrantId, Standing, TieBreak
from rules.tournament.model import Tournament as TournamentState
from rules.tournament.standings import deciding, standings

_WIDTH = 900
_MARGIN = 24
_ROW, _GAP = 58, 7
_LETTERS = 24
_MEDALS = {1: GOLD, 2: SEAT_COLOURS[7], 3: WOOD_LIGHT}
_PLACE = 66  # horizontal centre of the places
_MOVED = 122
_BAR, _POINTS = 190, 96  # width of the bar, and of the points beside it
_NUMBER = 88  # width of each tie-break number
_FAINT = mix(IVORY, TEAL, 0.55)


class Row(NamedTuple):
    """One entrant."""

    place: int
    name: str
    points: str
    share: float  # of the most points
    numbers: tuple[str, ...] = ()
    moved: int = 0  # places gained since the previous round
    group: str = ""
    is_own: bool = False
    is_gone: bool = False


def paint_table(rows: Sequence[Row], *, is_over: bool) -> Image.Image:
    """Paint one page of the standings, in the shared palette."""
    height = 2 * _MARGIN + max(1, len(rows)) * (_ROW + _GAP) - _GAP
    canvas = Canvas(_WIDTH, height, GOLD if is_over else None)
    moves, groups = any(row.moved for row in rows), any(row.group for row in rows)
    numbers = max((len(row.numbers) for row in rows), default=0)
    right = _WIDTH - _MARGIN - 14
    bar = right - numbers * _NUMBER - _POINTS - _BAR
    for at, row in enumerate(rows):
        top = _MARGIN + at * (_ROW + _GAP)
        middle = top + _ROW / 2
        colour = _FAINT if row.is_gone else IVORY
        canvas.put(_panel(row.is_own), _MARGIN, top)
        canvas.centre(_place(row.place, row.is_gone), _PLACE, middle)
        if row.moved:
            _put_move(canvas, row.moved, _MOVED, middle)
        left = _MOVED + 34 if moves else _PLACE + 38
        if groups:
            canvas.centre(number(row.group, 20, _FAINT, TEAL_DARK), left + 14, middle)
            left += 40
        name = lettering(row.name, _LETTERS, bar - left - 16, colour, TEAL_DARK)
        canvas.put(name, left, middle - name.height / 2)
        canvas.put(_bar(round(row.share * _BAR), GOLD if row.place == 1 else JADE), bar, middle - 13)
        points = number(row.points, 27, colour, TEAL_DARK)
        canvas.put(points, bar + _BAR + _POINTS - 12 - points.width, middle - points.height / 2)
        for nth, value in enumerate(row.numbers):
            digits = number(value, 20, _FAINT, TEAL_DARK)
            canvas.put(digits, bar + _BAR + _POINTS + (nth + 1) * _NUMBER - digits.width, middle - digits.height / 2)
    return canvas.finish()


def _put_move(canvas: Canvas, moved: int, x: float, middle: float) -> None:
    """Put an arrow, and by how many places the entrant moved."""
    colour = SEAT_COLOURS[2] if moved > 0 else ROSE
    digits = number(str(abs(moved)), 17, colour, TEAL_DARK)
    canvas.centre(_arrow(moved > 0, colour), x, middle - 12 if moved > 0 else middle + 12)
    canvas.centre(digits, x, middle + 12 if moved > 0 else middle - 12)


@lru_cache(maxsize=512)
def _place(place: int, is_faint: bool) -> Sprite:
    if place not in _MEDALS or is_faint:
        return number(str(place), 22, _FAINT, TEAL_DARK)
    canvas = SpriteCanvas(42, 42)
    canvas.disc((0, 0, 42, 42), _MEDALS[place], EDGE, 3)
    canvas.disc((5, 5, 37, 37), None, mix(INK, IVORY, 0.4), 1)
    canvas.number(str(place), (21, 21), 21, INK)
    return canvas.finish(on=TEAL_DARK)


@lru_cache(maxsize=2)
def _panel(is_own: bool) -> Sprite:
    canvas = SpriteCanvas(_WIDTH - 2 * _MARGIN, _ROW)
    canvas.box((0, 0, _WIDTH - 2 * _MARGIN, _ROW), 12, TEAL_DARK, GOLD if is_own else EDGE, 3)
    return canvas.finish()


@lru_cache(maxsize=256)
def _bar(filled: int, colour: Colour) -> Sprite:
    canvas = SpriteCanvas(_BAR, 26)
    canvas.box((0, 0, _BAR, 26), 8, EDGE)
    if filled > 0:
        canvas.box((3, 3, max(filled, 12) - 3, 23), 5, colour)
    else:
        canvas.box((3, 3, 8, 23), 2, TEAL_LIGHT)
    return canvas.finish(on=TEAL_DARK)


@lru_cache(maxsize=4)
def _arrow(is_up: bool, colour: Colour) -> Sprite:
    canvas, tip = SpriteCanvas(22, 16), 1 if is_up else -1
    canvas.stamp(((((0, -0.8 * tip), (1, 0.6 * tip), (-1, 0.6 * tip)), True),), (11, 8), 18, colour)
    return canvas.finish(on=TEAL_DARK)


KEPT = 64  # tournaments
NUMBERS = 2  # tie-breaks that fit into the picture


class Tally(NamedTuple):
    """The standings, and the places before the latest round."""

    places: tuple[Standing, ...]
    before: Mapping[EntrantId, int]  # before the latest round with results; empty if that is the first

    def moved(self, standing: Standing) -> int:
        """Return how many places an entrant gained since then; negative if lost."""
        return self.before.get(standing.entrant, standing.place) - standing.place

    @property
    def numbers(self) -> tuple[TieBreak, ...]:
        """The tie-breaks that decide between entrants with equal points, the first ones first."""
        decided = {name for name, _ in deciding(self.places).values()}
        order = [name for name, _ in self.places[0].tie_breaks] if self.places else []
        # head-to-head says nothing without knowing the opponents
        return tuple(name for name in order if name in decided and name != "head-to-head")[:NUMBERS]


_counted: LRUCache[int, tuple[TournamentState, Tally]] = LRUCache(KEPT)


async def tally(tournament: Tournament) -> Tally:
    """Return the current standings; cached until the number changes."""
    number, state = tournament.record.id, tournament.state
    known = _counted.get(number)
    if known is None or known[0] != state:
        known = state, await pairing_thread.off_loop(count, state)
        _counted[number] = known
    return known[1]


def count(state: TournamentState) -> Tally:
    """Compute the standings."""
    return Tally(standings(state), _before(state))


def _before(state: TournamentState) -> dict[EntrantId, int]:
    played = [match.round for match in state.matches if match.result is not None and not match.is_bye]
    latest = max(played, default=1)
    if latest == 1 or state.plan.format in ("arena", "single", "double"):
        return {}
    earlier = state.model_copy(
        update={"matches": tuple(match for match in state.matches if match.round < latest), "finished": False}
    )
    return {one.entrant: one.place for one in standings(earlier) if state.entrant(one.entrant).since < latest}
