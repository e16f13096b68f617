"""Omiga as one seat, or a spectator, may see it: hands lie open once the game has begun, piles never do."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from rules.game import Outcome, Seat, View
from rules.omiga.deck import WAYS, Card, card_of
from rules.omiga.ending import may_claim
from rules.omiga.field import FIELDS, Place, Size, free_places
from rules.omiga.state import WATCH_SECONDS, Cards, Choice, OmigaOptions, OmigaState, Phase, RoundEnd


class LaidCard(NamedTuple):
    """A card on the table."""

    seat: Seat
    card: Card
    turned: bool
    place: Place


class Spot(NamedTuple):
    """A place where this seat may lay a card, and how many ways each card of the hand fits there."""

    place: Place
    ways: tuple[int, ...]


class OmigaView(View):
    """All that this seat may know."""

    seat: Seat | None
    phase: Phase
    board: Size
    columns: int
    rows: int
    best_of: int
    assist: bool
    pulse: int
    round: int
    ready: tuple[bool, bool]
    laid: tuple[LaidCard, ...]  # in the order in which they were laid
    hands: tuple[Cards, Cards]  # empty while they lie face down; NO_CARD where one has been laid
    piles: tuple[int, int]
    discards: tuple[int, int]
    free: tuple[tuple[Place, ...], tuple[Place, ...]]  # by seat
    spots: tuple[Spot, ...]  # of this seat, while it may lay
    chosen: Choice | None  # pulse: this seat's own choice
    has_chosen: tuple[bool, bool]
    may_claim: bool
    played_seconds: float  # in this round, up to the last watch
    watch_seconds: float
    wins: tuple[int, int]
    results: tuple[RoundEnd, ...]
    outcome: Outcome | None


def view_of(state: OmigaState, seat: Seat | None, epoch: int, to_act: frozenset[Seat]) -> OmigaView:
    """O-8: both hands are open from "Omiga!" on; before, nobody sees even their own."""
    field, grid, owned = state.field, state.grid, state.owned
    is_open = state.phase not in ("ready", "called")
    is_on = state.phase in ("playing", "paused")
    free = [free_places(field, owned[of], owned[1 - of]) if is_on else () for of in (0, 1)]
    hand = state.hands[seat] if seat is not None and is_on else ()
    return _blank(state.options).model_copy(
        update={
            "epoch": epoch,
            "to_act": tuple(sorted(to_act)),
            "seat": seat,
            "phase": state.phase,
            "round": state.round,
            "ready": state.ready,
            "laid": tuple([_laid(owned[1] >> place & 1, grid[place], place) for place in state.laid]),
            "hands": state.hands if is_open else ((), ()),
            "piles": (len(state.piles[0]), len(state.piles[1])),
            "discards": (len(state.discards[0]), len(state.discards[1])),
            "free": (free[0], free[1]),
            "spots": tuple([_spot(field.fitting(grid, place), place, hand) for place in free[seat]])
            if seat is not None
            else (),
            "chosen": None if seat is None else state.chosen[seat],
            "has_chosen": (state.chosen[0] is not None, state.chosen[1] is not None),
            "may_claim": seat is not None and state.phase == "playing" and may_claim(state, seat),
            "played_seconds": state.watches * state.watch_seconds,
            "wins": state.wins,
            "results": state.results,
            "outcome": state.outcome,
        }
    )


@lru_cache
def _blank(options: OmigaOptions) -> OmigaView:
    """What does not change in a game: to check it at every look would take longer than to play."""
    field = FIELDS[options.board]
    return OmigaView(
        epoch=0,
        to_act=(),
        seat=None,
        phase="ready",
        board=options.board,
        columns=field.columns,
        rows=field.rows,
        best_of=options.best_of,
        assist=options.assist,
        pulse=options.pulse,
        round=1,
        ready=(False, False),
        laid=(),
        hands=((), ()),
        piles=(0, 0),
        discards=(0, 0),
        free=((), ()),
        spots=(),
        chosen=None,
        has_chosen=(False, False),
        may_claim=False,
        played_seconds=0.0,
        watch_seconds=options.pulse or WATCH_SECONDS,
        wins=(0, 0),
        results=(),
        outcome=None,
    )


@lru_cache(maxsize=16384)
def _laid(seat: Seat, lying: int, place: Place) -> LaidCard:
    """What lies on a place, by the number that the grid has for it."""
    return LaidCard(seat, card_of(lying - 1), not lying & 1, place)


def _spot(fitting: int, place: Place, hand: Cards) -> Spot:
    return Spot(place, tuple([(fitting & WAYS[card]).bit_count() for card in hand]))
