"""Broken invariants of a ONE SHOT state."""

from __future__ import annotations

from collections.abc import Iterator

from rules.one_shot.state import DICE, NULL, TILES, OneShotState
from rules.one_shot.tie_break import TILES_EACH
from rules.one_shot.turn import may_take, order_of_round


def violations_of(state: OneShotState) -> list[str]:
    """Return every broken invariant as text."""
    return [*_pieces(state), *_turn(state), *_scores(state), *_tie(state)]


def _pieces(state: OneShotState) -> Iterator[str]:
    if sorted(state.stack) != sorted(TILES):
        yield "the stack is not the 24 tiles of a piecepack"
    if not 0 <= state.depth <= len(TILES):
        yield f"{state.depth} tiles are lifted"
    if any(not 0 <= place < len(TILES) for place in state.seen) or list(state.seen) != sorted(set(state.seen)):
        yield "the places seen are not places of the stack, each once"
    if len({coin.suit for coin in state.coins}) != len(state.coins):
        yield "two coins of one suit are held"
    if any(coin.value == NULL or coin not in state.stack[: state.depth] for coin in state.coins):
        yield "a coin is held whose tile was not lifted"


def _turn(state: OneShotState) -> Iterator[str]:
    if not 1 <= state.round <= state.rounds or not 0 <= state.turn < state.seats:
        yield f"round {state.round}, turn {state.turn} does not exist"
    if state.order != order_of_round(state.round, state.seats, state.options):
        yield "the order is not that of this round"
    if not 0 <= state.aside < DICE:
        yield f"{state.aside} dice are set aside and the turn goes on"
    if state.shown is not None and (state.shown,) != state.stack[: state.depth][-1:]:
        yield "the tile shown is not the deepest one lifted"
    if state.phase == "choose" and not may_take(state.shown, state.coins):
        yield "the phase is choose, but no coin may be taken"
    if state.phase == "throw" and state.left == 0:
        yield "the phase is throw at the bottom of the stack"


def _scores(state: OneShotState) -> Iterator[str]:
    if len(state.scores) != state.seats:
        yield "not every seat has a score"
    elif state.phase in ("throw", "choose"):
        done = state.order[: state.turn]
        for seat, turns in enumerate(state.scores):
            if len(turns) != state.round - (0 if seat in done else 1):
                yield f"seat {seat} has {len(turns)} turns added up in round {state.round}"
    if any(not 0 <= score <= 20 for turns in state.scores for score in turns):
        yield "a turn scored less than 0 or more than 20"
    if (state.phase == "over") != (state.outcome is not None):
        yield "over without an outcome, or an outcome before the end"


def _tie(state: OneShotState) -> Iterator[str]:
    tie = state.tie
    if tie is None:
        if state.phase == "tie":
            yield "a tie-break without contenders"
        return
    if state.phase not in ("tie", "over"):
        yield "a tie-break before the final round is over"
    if sorted([*tie.stack, *(tile for tiles in tie.taken for tile in tiles)]) != sorted(TILES):
        yield "the tie-break has lost or doubled a tile"
    if len(tie.taken) != len(tie.contenders) or any(len(tiles) > TILES_EACH for tiles in tie.taken):
        yield "a contender holds more than three tiles"
    if len({state.totals[seat] for seat in tie.contenders}) != 1:
        yield "the contenders are not tied"
