"""The view of Omiga: hands are open once the game has begun, piles are never."""

from __future__ import annotations

from typing import NamedTuple

from rules.game import Outcome, Seat, View
from rules.omiga.board import WAYS, Card, Place, Size, card_of, free_places
from rules.omiga.rounds import may_claim
from rules.omiga.state import Cards, Choice, OmigaState, Phase, RoundEnd


class LaidCard(NamedTuple):
    """A card on the board."""

    seat: Seat
    card: Card
    turned: bool
    place: Place


class Spot(NamedTuple):
    """A place where this seat may lay a card, and in how many ways each card of the hand fits."""

    place: Place
    ways: tuple[int, ...]


class OmigaView(View):
    """Everything this seat may know."""

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
    laid: tuple[LaidCard, ...]  # in the order of laying
    hands: tuple[Cards, Cards]  # empty while face down; NO_CARD in place of a laid card
    piles: tuple[int, int]
    discards: tuple[int, int]
    free: tuple[tuple[Place, ...], tuple[Place, ...]]  # by seat
    spots: tuple[Spot, ...]  # of this seat, while it may lay
    chosen: Choice | None  # pulse: the choice of this seat
    has_chosen: tuple[bool, bool]
    may_claim: bool
    played_seconds: float  # in this round, up to the last watch
    watch_seconds: float
    wins: tuple[int, int]
    results: tuple[RoundEnd, ...]
    outcome: Outcome | None


def view_of(state: OmigaState, seat: Seat | None, epoch: int, to_act: frozenset[Seat]) -> OmigaView:
    """Return the view. O-8: both hands are open from "Omiga!" on; before, nobody sees even their own."""
    field, grid, owned = state.field, state.grid, state.owned
    is_open = state.phase not in ("ready", "called")
    is_on = state.phase in ("playing", "paused")
    free = [free_places(field, owned[of], owned[1 - of]) if is_on else () for of in (0, 1)]
    hand = state.hands[seat] if seat is not None and is_on else ()
    return OmigaView(
        epoch=epoch,
        to_act=tuple(sorted(to_act)),
        seat=seat,
        phase=state.phase,
        board=state.options.board,
        columns=field.columns,
        rows=field.rows,
        best_of=state.options.best_of,
        assist=state.options.assist,
        pulse=state.options.pulse,
        round=state.round,
        ready=state.ready,
        laid=tuple(_laid(owned[1] >> place & 1, grid[place], place) for place in state.laid),
        hands=state.hands if is_open else ((), ()),
        piles=(len(state.piles[0]), len(state.piles[1])),
        discards=(len(state.discards[0]), len(state.discards[1])),
        free=(free[0], free[1]),
        spots=() if seat is None else tuple(_spot(field.fitting(grid, place), place, hand) for place in free[seat]),
        chosen=None if seat is None else state.chosen[seat],
        has_chosen=(state.chosen[0] is not None, state.chosen[1] is not None),
        may_claim=seat is not None and state.phase == "playing" and may_claim(state, seat),
        played_seconds=state.watches * state.watch_seconds,
        watch_seconds=state.watch_seconds,
        wins=state.wins,
        results=state.results,
        outcome=state.outcome,
    )


def _laid(seat: Seat, code: int, place: Place) -> LaidCard:
    """Return the card on a place from its number in the grid."""
    return LaidCard(seat, card_of(code - 1), not code & 1, place)


def _spot(fitting: int, place: Place, hand: Cards) -> Spot:
    return Spot(place, tuple((fitting & WAYS[card]).bit_count() for card in hand))
