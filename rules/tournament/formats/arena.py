"""Arena: the queue of players who want a match, and the tables of a wave."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from rules.tournament.history import History, fair_seats
from rules.tournament.model import EntrantId, Tournament

Pods = list[tuple[EntrantId, ...]]


def queue_free(tournament: Tournament) -> Tournament:
    """Put everyone into the queue who has no match and does not take a break."""
    busy = {entrant for match in tournament.matches if match.is_open for entrant in match.entrants}
    busy |= {*tournament.waiting, *tournament.resting}
    active = [entrant.id for entrant in tournament.active]
    order = [
        *(one for one in tournament.order if one in active),
        *(one for one in active if one not in tournament.order),
    ]
    free = tuple(entrant for entrant in order if entrant not in busy)
    return tournament.model_copy(update={"waiting": (*tournament.waiting, *free)}) if free else tournament


def rest(tournament: Tournament, entrants: Sequence[EntrantId]) -> Tournament:
    """Take entrants out of the queue until they want to play again."""
    waiting = tuple(one for one in tournament.waiting if one not in entrants)
    resting = (*tournament.resting, *(one for one in entrants if one not in tournament.resting))
    return tournament.model_copy(update={"waiting": waiting, "resting": resting})


def just_met(history: History, one: EntrantId, other: EntrantId) -> bool:
    """Whether the latest match of one of these was against the other."""
    return other in history.latest[one] or one in history.latest[other]


def is_rematch(history: History, pod: Sequence[EntrantId]) -> bool:
    """Whether all at this table have just met each other."""
    return all(just_met(history, one, other) for one, other in combinations(pod, 2))


def without_rematches(history: History, pods: Pods) -> Pods:
    """Swap partners between pairs, so that as few as possible meet their last opponent; near points come first."""
    pairs = list(pods)
    for at, pair in enumerate(pairs):
        if len(pair) != 2 or not is_rematch(history, pair):
            continue
        swaps = [
            (new, other)
            for other in range(len(pairs))
            if other != at and len(pairs[other]) == 2
            for new in _swapped(pair, pairs[other])
            if not any(is_rematch(history, one) for one in new)
        ]
        if swaps:
            best, other = min(swaps, key=lambda swap: sum(_distance(history, one) for one in swap[0]))
            pairs[at], pairs[other] = (fair_seats(history, one) for one in best)
    return pairs


def _swapped(pair: Sequence[EntrantId], other: Sequence[EntrantId]) -> list[Pods]:
    (one, two), (three, four) = pair, other
    return [[(one, three), (two, four)], [(one, four), (two, three)]]


def _distance(history: History, pair: Sequence[EntrantId]) -> float:
    return float(abs(history.points[pair[0]] - history.points[pair[1]]))
