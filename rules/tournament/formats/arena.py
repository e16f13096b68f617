"""Arena: play as often as you like. Whoever waits is paired with somebody near, but not with the same one again."""

from __future__ import annotations

from collections.abc import Sequence

from rules.tournament.formats.table_sizes import pod_sizes
from rules.tournament.history import History
from rules.tournament.model import EntrantId
from rules.tournament.seats import fair_seats


def arena_pods(history: History, waiting: Sequence[EntrantId], seats: tuple[int, ...]) -> list[tuple[EntrantId, ...]]:
    """Tables for those who wait, the longest waiting first; the newest wait on if it does not come out even."""
    sizes, left_over = pod_sizes(len(waiting), seats)
    free = list(waiting)
    pods = []
    for size in sizes:
        pod = [free.pop(0)]
        while len(pod) < size:
            pod.append(free.pop(free.index(_nearest(history, pod, free, left_over))))
        pods.append(fair_seats(history, pod))
    return pods


def _nearest(history: History, pod: list[EntrantId], free: list[EntrantId], left_over: int) -> EntrantId:
    """Who was not with them a moment ago, then whose points are nearest; of equals the longest waiting."""
    newest = free[len(free) - left_over :] if left_over else []

    def distance(entrant: EntrantId) -> tuple[int, bool, float]:
        again = sum(entrant in history.latest[mate] for mate in pod)
        apart = abs(history.points[entrant] - history.points[pod[0]])
        return (again, entrant in newest, float(apart))

    return min(free, key=distance)
