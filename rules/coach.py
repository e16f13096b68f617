"""The coach: which decision of a finished game cost a player most, by the judgement of the hard computer player."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Generic, NamedTuple

from rules.game import Game, Judged, M, O, S, Seat, Step, V
from rules.replay import kept_entries
from rules.rng import move_rng
from rules.table import Entry

FIRST_GUESSES = 16  # for every decision
LAST_GUESSES = 300  # for those that seem to have cost most: the worst of many guesses looks worse than it was
LAST_DECISIONS = 4


class Mistake(NamedTuple, Generic[M]):
    """A decision, and what would have been better."""

    step: int  # the number of moves before it
    seat: Seat
    played: M
    better: M
    cost: float  # in what `Game.judge` counts


def worst_mistake(
    game: Game[O, S, M, V], steps: Sequence[Step[S]], entries: Sequence[Entry], user: int
) -> Mistake[M] | None:
    """Return the decision of this user that cost most, or None if none cost anything notable. Call it in a thread.

    Undone moves and moves of stand-ins do not count. The same game gives the same answer.
    """
    least = game.notable_loss
    if least is None:
        return None
    decisions = list(_decisions(kept_entries(entries), user))
    seeming = _mistakes(game, steps, decisions, FIRST_GUESSES)
    worst = sorted(seeming, key=_cost, reverse=True)[:LAST_DECISIONS]
    again = [entry for entry in decisions if entry.number - 1 in {mistake.step for mistake in worst}]
    found = max(_mistakes(game, steps, again, LAST_GUESSES), key=_cost, default=None)
    return found if found is not None and found.cost >= least else None


def _cost(mistake: Mistake[M]) -> float:
    return mistake.cost


def _decisions(entries: Iterable[Entry], user: int) -> Iterator[Entry]:
    for entry in entries:
        if entry.by == user and entry.seat is not None and entry.seat >= 0:
            yield entry


def _mistakes(
    game: Game[O, S, M, V], steps: Sequence[Step[S]], decisions: Iterable[Entry], guesses: int
) -> Iterator[Mistake[M]]:
    """Yield those decisions that were not the best by so many guesses."""
    for entry in decisions:
        step = entry.number - 1
        assert entry.seat is not None
        judged = game.judge(steps[step].state, entry.seat, move_rng("coach", f"{step}/{guesses}"), guesses)
        played = game.read(entry.move)
        worth = _worth(judged, played)
        if worth is not None and judged[0].worth > worth:
            yield Mistake(step, entry.seat, played, judged[0].move, judged[0].worth - worth)


def _worth(judged: Sequence[Judged[M]], played: M) -> float | None:
    """Return the worth of a move, or None if it was not judged."""
    return next((move.worth for move in judged if move.move == played), None)
