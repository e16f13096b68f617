"""The end of the game: tied leaders throw for three tiles each, twice at most, then share the win."""

from __future__ import annotations

from random import Random
from typing import Literal

from rules.game import Outcome, Seat, Step
from rules.one_shot.state import NULL, Ended, OneShotState, Threw, TieBegan, TieBreak, TieTook, mixed, throw_die

TILES_EACH = 3


def after_final_round(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """S-14, S-15: only the tied leaders take part, in the order of the last round."""
    best = max(state.totals)
    leaders = tuple(seat for seat in state.order if state.totals[seat] == best)
    if len(leaders) == 1:
        return _end(state, leaders, "points")
    return _begin(state, leaders, 1, rng)


def throw(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """Throw for a tile: take the tile shown; the tiles above it go to the bottom unseen (S-17)."""
    tie = state.tie
    assert tie is not None
    seat, die = tie.active, throw_die(rng)
    threw = Threw(seat=seat, die=die)
    if die == NULL:  # S-16: no tile, so throw again
        return Step(state.model_copy(update={"tie": _thrown(tie, die, seat)}), (threw,))
    skipped, tile, rest = tie.stack[: die - 1], tie.stack[die - 1], tie.stack[die:]
    taken = tuple(
        (*tiles, tile) if contender == seat else tiles
        for contender, tiles in zip(tie.contenders, tie.taken, strict=True)
    )
    tie = _thrown(tie, die, seat).model_copy(update={"stack": rest + skipped, "taken": taken})
    after = state.model_copy(update={"tie": tie})
    events = (threw, TieTook(seat=seat, tile=tile))
    if any(len(tiles) < TILES_EACH for tiles in taken):
        return Step(after, events)
    step = _decide(after, tie, rng)
    return Step(step.state, events + step.events)


def _thrown(tie: TieBreak, die: int, seat: Seat) -> TieBreak:
    return tie.model_copy(update={"die": die, "thrower": seat})


def _begin(
    state: OneShotState, contenders: tuple[Seat, ...], attempt: Literal[1, 2], rng: Random
) -> Step[OneShotState]:
    tie = TieBreak(attempt=attempt, contenders=contenders, stack=mixed(rng), taken=tuple(() for _ in contenders))
    began = TieBegan(attempt=attempt, contenders=contenders)
    return Step(state.model_copy(update={"phase": "tie", "tie": tie}), (began,))


def _decide(state: OneShotState, tie: TieBreak, rng: Random) -> Step[OneShotState]:
    """S-18: the highest sum of three tiles wins. S-19: contenders still tied repeat it once, then share."""
    best = max(tie.sums)
    tied = tuple(seat for seat, total in zip(tie.contenders, tie.sums, strict=True) if total == best)
    if len(tied) == 1:
        return _end(state, tied, "tie-break")
    if tie.attempt == 1:
        return _begin(state, tied, 2, rng)
    return _end(state, tied, "shared")


def _end(state: OneShotState, winners: tuple[Seat, ...], reason: str) -> Step[OneShotState]:
    outcome = Outcome(places=_places(state.totals, winners), scores=state.totals, reason=reason)
    return Step(state.model_copy(update={"phase": "over", "outcome": outcome}), (Ended(outcome=outcome),))


def _places(totals: tuple[int, ...], winners: tuple[Seat, ...]) -> tuple[int, ...]:
    """S-19: leaders who lost the tie-break share the next place; other ties share their place."""
    strength = [(total, seat in winners) for seat, total in enumerate(totals)]
    return tuple(1 + sum(other > own for other in strength) for own in strength)
