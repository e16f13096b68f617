"""Broken invariants of an Omiga state."""

from __future__ import annotations

from collections.abc import Iterator

from rules.omiga.board import ALL_WAYS, CARDS, card_of, places_in
from rules.omiga.rounds import HAND, decided, locked, run_dry
from rules.omiga.state import OmigaState, wins_in

DECK = list(CARDS)


def violations_of(state: OmigaState) -> list[str]:
    """Return every broken invariant as text."""
    shape = list(_shape(state))  # the other checks need a grid of the right size
    return shape or [*_cards(state), *_places(state), *_fits(state), *_phase(state), *_rounds(state)]


def _shape(state: OmigaState) -> Iterator[str]:
    field = state.field
    if len(state.grid) != field.columns * field.rows + 1 or state.grid[-1]:
        yield "the grid does not have the size of the board"
    elif any(code and not ALL_WAYS >> code - 1 & 1 for code in state.grid):
        yield "something on the board is not a card"
    elif state.owned[0] & state.owned[1]:
        yield "a card belongs to both"
    elif set(places_in(state.owned[0] | state.owned[1])) != {place for place, code in enumerate(state.grid) if code}:
        yield "the cards on the board are not the owned ones"
    elif sorted(state.laid) != sorted(places_in(state.owned[0] | state.owned[1])):
        yield "the order of laying does not match the cards on the board"


def _cards(state: OmigaState) -> Iterator[str]:
    """O-1: each player has every card once."""
    for seat in (0, 1):
        on_table = [card_of(state.grid[place] - 1) for place in places_in(state.owned[seat])]
        held = [card for card in state.hands[seat] if card]
        if sorted([*on_table, *held, *state.piles[seat], *state.discards[seat]]) != DECK:
            yield f"seat {seat} has not every card once"
        if len(state.hands[seat]) > HAND:
            yield f"seat {seat} holds more than three cards"


def _places(state: OmigaState) -> Iterator[str]:
    """O-4, O-10, O-11, O-24: every card was laid beside an own card and near an enemy card."""
    field = state.field
    if state.laid[:2] != field.openings:
        yield "the opening cards are not in the middle"
        return
    owned = [1 << place for place in field.openings]
    for place in state.laid[2:]:
        seat = state.owned[1] >> place & 1
        if not field.free(owned[seat], owned[1 - seat]) >> place & 1:
            yield f"the card on place {place} could not be laid there"
        owned[seat] |= 1 << place


def _fits(state: OmigaState) -> Iterator[str]:
    for place in state.laid:
        if not state.field.fitting(state.grid, place) >> state.grid[place] - 1 & 1:
            yield f"the card on place {place} does not match its neighbours"


def _phase(state: OmigaState) -> Iterator[str]:
    if max(state.tokens) < 0 or min(state.silent) < 0 or state.watches < 0:
        yield "a counter is negative"
    if all(state.ready) or (any(state.ready) and state.phase not in ("ready", "paused", "scored")):
        yield "a player is ready in a phase that has begun"
    if any(state.chosen) and (state.phase != "playing" or not state.options.pulse or all(state.chosen)):
        yield "a choice without a beat to wait for"
    if state.phase in ("ready", "called") and len(state.laid) != 2:
        yield "cards were laid before the game began"
    last = state.laid[-1]
    ended = len(state.laid) > 2 and (
        decided(state, state.owned[1] >> last & 1, last) or run_dry(state) or locked(state)
    )
    if ended and state.phase in ("playing", "paused"):
        yield "the round is over, but continues"
    if (state.phase == "over") != (state.outcome is not None):
        yield "over without an outcome, or an outcome before the end"


def _rounds(state: OmigaState) -> Iterator[str]:
    most = state.options.best_of
    if len(state.results) > most or (len(state.results) == most and state.phase != "over"):
        yield "too many rounds"
    if state.phase in ("scored", "over") and not state.results:
        yield "a round is over without a result"
    if state.outcome is not None and state.outcome.scores != wins_in(state.results):
        yield "the score is not the rounds won"
