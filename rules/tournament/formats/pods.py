"""Pods: tables of more than two, with near points and few second meetings; and the tables of an arena."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rules.tournament.formats.arena import just_met, without_rematches
from rules.tournament.history import History, fair_seats
from rules.tournament.model import EntrantId, Tournament
from rules.tournament.seeding import lot, pod_sizes, table_sizes

Pod = list[EntrantId]
REPEAT = 10_000  # a second meeting weighs more than any distance in points
NEAR = 60  # how far in the ranking to look for an entrant to swap with
TRIES = 12  # random restarts for small fields
SMALL = 32


def pods_round(tournament: Tournament) -> list[tuple[EntrantId, ...]]:
    """Return the tables of the next round, the leaders first; byes come last."""
    history = History(tournament)
    order = history.ranked(entrant.id for entrant in tournament.active)
    sizes, byes = pod_sizes(len(order), table_sizes(tournament.plan))
    resting = sitting_out(history, order, byes)
    playing = [entrant for entrant in order if entrant not in resting]
    pods = Pods(history, playing, sizes).best(tournament.seed, tournament.round + 1)
    return [fair_seats(history, pod) for pod in pods] + [(entrant,) for entrant in resting]


def sitting_out(history: History, order: Sequence[EntrantId], number: int) -> list[EntrantId]:
    """Return the lowest entrants with the fewest byes."""
    rank = {entrant: at for at, entrant in enumerate(order)}
    lowest = sorted(order, key=lambda entrant: (history.byes[entrant], history.walkovers[entrant], -rank[entrant]))
    return lowest[:number]


class Pods:
    """Local search: seat all entrants, then swap two at a time."""

    def __init__(self, history: History, order: Sequence[EntrantId], sizes: Sequence[int]) -> None:
        self.met = history.met
        self.order = list(order)
        self.sizes = sizes
        scores = {points: at for at, points in enumerate(sorted({history.points[one] for one in order}))}
        self._rows: dict[EntrantId, dict[EntrantId, int]] = {}
        self.level = {entrant: scores[history.points[entrant]] for entrant in order}

    def best(self, seed: str, number: int) -> list[Pod]:
        """Return the best seating found, starting from the ranking and, in small fields, from random orders."""
        found = self.improved(self.dealt(self.order))
        cost = sum(map(self.cost, found))
        for attempt in range(TRIES if len(self.order) <= SMALL else 0):
            if cost < 2 * REPEAT:
                break

            def drawn(entrant: EntrantId, attempt: int = attempt) -> int:
                return lot(seed, "pods", number, attempt, entrant)

            tried = self.improved(self.dealt(sorted(self.order, key=drawn)))
            if (other := sum(map(self.cost, tried))) < cost:
                found, cost = tried, other
        return found

    def dealt(self, order: Sequence[EntrantId]) -> list[Pod]:
        """Return tables filled from the top; entrants with equal points are spread in snake order."""
        pods: list[Pod] = [[] for _ in self.sizes]
        seats = [pod for pod, size in enumerate(self.sizes) for _ in range(size)]
        at = 0
        while at < len(order):
            after = at
            while after < len(order) and self.level[order[after]] == self.level[order[at]]:
                after += 1
            for entrant, pod in zip(order[at:after], _snake(Counter(seats[at:after])), strict=True):
                pods[pod].append(entrant)
            at = after
        return pods

    def cost(self, pod: Sequence[EntrantId]) -> int:
        """Return the cost of a table: second meetings, then differences in points; each pair counts twice."""
        return sum(self.costs(one)[other] for one in pod for other in pod)

    def costs(self, one: EntrantId) -> dict[EntrantId, int]:
        """Return the cost of sitting with each other entrant; a third meeting is worse than two second ones."""
        row = self._rows.get(one)
        if row is None:
            met, level = self.met[one], self.level
            mine = level[one]
            row = {other: REPEAT * met.get(other, 0) ** 2 + (level[other] - mine) ** 2 for other in self.order}
            self._rows[one] = row
        return row

    def improved(self, pods: list[Pod]) -> list[Pod]:
        """Swap entrants of different tables as long as it lowers the cost."""
        home = {entrant: at for at, pod in enumerate(pods) for entrant in pod}
        rank = {entrant: at for at, entrant in enumerate(self.order)}
        better = True
        while better:
            better = False
            for entrant in self.order:
                pod = pods[home[entrant]]
                if not any(self.met[entrant][other] for other in pod):
                    continue
                near = self.order[max(0, rank[entrant] - NEAR) : rank[entrant] + NEAR]
                gains = [(self._gain(pods, home, entrant, other), rank[other], other) for other in near]
                gain, _, other = max(gains, key=lambda found: (found[0], -abs(found[1] - rank[entrant]), found[1]))
                if gain > 0:
                    _swap(pods, home, entrant, other)
                    better = True
        return pods

    def _gain(self, pods: list[Pod], home: dict[EntrantId, int], one: EntrantId, other: EntrantId) -> int:
        """Return how much the cost falls if these two swap tables."""
        here, there = pods[home[one]], pods[home[other]]
        if here is there:
            return 0
        mine, theirs = self.costs(one), self.costs(other)
        before = sum(mine[mate] for mate in here) + sum(theirs[mate] for mate in there)
        after = sum(theirs[mate] for mate in here) + sum(mine[mate] for mate in there)
        return before - after + 2 * mine[other]  # the two do not sit together


def _swap(pods: list[Pod], home: dict[EntrantId, int], one: EntrantId, other: EntrantId) -> None:
    here, there = home[one], home[other]
    pods[here][pods[here].index(one)] = other
    pods[there][pods[there].index(other)] = one
    home[one], home[other] = there, here


def _snake(room: Counter[int]) -> list[int]:
    """Return the tables in snake order, each as often as it has room."""
    tables, left, visits = sorted(room), Counter(room), []
    while any(left.values()):
        for table in tables:
            if left[table]:
                left[table] -= 1
                visits.append(table)
        tables.reverse()
    return visits


# --- arena: entrants play as often as they like


def arena_pods(history: History, waiting: Sequence[EntrantId], seats: tuple[int, ...]) -> list[tuple[EntrantId, ...]]:
    """Return arena tables for the waiting entrants, longest waiting first; the newest may have to wait on."""
    sizes, left_over = pod_sizes(len(waiting), seats)
    free = list(waiting)
    pods = []
    for size in sizes:
        pod = [free.pop(0)]
        while len(pod) < size:
            pod.append(free.pop(free.index(_nearest(history, pod, free, left_over))))
        pods.append(fair_seats(history, pod))
    return without_rematches(history, pods)


def _nearest(history: History, pod: list[EntrantId], free: list[EntrantId], left_over: int) -> EntrantId:
    """Return the best addition to a table: no opponent of the latest match, near points, longest waiting."""
    newest = free[len(free) - left_over :] if left_over else []

    def distance(entrant: EntrantId) -> tuple[int, bool, float]:
        again = sum(just_met(history, entrant, mate) for mate in pod)
        apart = abs(history.points[entrant] - history.points[pod[0]])
        return (again, entrant in newest, float(apart))

    return min(free, key=distance)
