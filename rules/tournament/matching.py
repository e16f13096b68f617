"""Pairs for a Swiss round without any engine: exact for small fields, by score groups for big ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import networkx

from rules.tournament.history import History
from rules.tournament.model import EntrantId
from rules.tournament.pods import sitting_out

Pair = tuple[EntrantId, ...]
BYE: EntrantId = 0


def pair_exactly(history: History, order: Sequence[EntrantId]) -> list[Pair]:
    """The best pairing there is: no second byes, then no second meetings, then near in points, then halves crossed."""
    size = len(order)
    field = [*order, *([BYE] if size % 2 else [])]
    scores = {points: at for at, points in enumerate(sorted({history.points[one] for one in order}, reverse=True))}
    level = {entrant: scores[history.points[entrant]] for entrant in order}
    crowd = [sum(other == at for other in level.values()) for at in range(len(scores))]
    # each is worth more than all of the next together: crossed halves, points, a low bye, meetings, byes
    near, low, again = (size + 1) ** 2, (size + 1) ** 6, (size + 1) ** 8
    sat_out = again * (1 + sum(times**2 for one in order for times in history.met[one].values()))
    graph = networkx.Graph()
    for at, one in enumerate(field):
        for after, other in enumerate(field[at + 1 :], at + 1):
            if other == BYE:
                cost = (history.byes[one] * size**2 + history.walkovers[one]) * sat_out + (size - at) * low
            else:
                apart = level[other] - level[one]
                fold = 0 if apart else abs(after - at - crowd[level[one]] // 2)
                cost = history.met[one][other] ** 2 * again + apart**2 * near + fold
            graph.add_edge(one, other, weight=-cost)
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return _in_order(field, ((one, other) for one, other in pairs))


def _in_order(field: Sequence[EntrantId], pairs: Iterable[Pair]) -> list[Pair]:
    """The leaders first, the bye last."""
    place = {entrant: at for at, entrant in enumerate(field)}
    found = sorted(tuple(sorted(pair, key=place.__getitem__)) for pair in pairs)
    found.sort(key=lambda pair: (BYE in pair, place[pair[0]]))
    return [tuple(entrant for entrant in pair if entrant != BYE) for pair in found]


def pair_by_groups(history: History, order: Sequence[EntrantId]) -> list[Pair]:
    """Group by group from the top: the upper half meets the lower; who finds nobody floats down.

    Quick rather than best. In fields this big somebody new is always left, so nobody meets twice; were it otherwise,
    the exact way is taken.
    """
    resting = sitting_out(history, order, len(order) % 2)
    floating: list[EntrantId] = []
    pairs: list[Pair] = []
    playing = [entrant for entrant in order if entrant not in resting]
    for group in _groups(history, playing):
        found, floating = _cross(history, [*floating, *group])
        pairs.extend(found)
    while floating:
        one, other = floating[-2:]
        if not _mend(history, pairs, one, other):
            return pair_exactly(history, order)
        floating = floating[:-2]
    pairs.extend((entrant,) for entrant in resting)
    return _in_order([*order], pairs)


def _groups(history: History, order: Sequence[EntrantId]) -> list[list[EntrantId]]:
    groups: dict[Fraction, list[EntrantId]] = {}
    for entrant in order:
        groups.setdefault(history.points[entrant], []).append(entrant)
    return list(groups.values())


def _cross(history: History, group: list[EntrantId]) -> tuple[list[Pair], list[EntrantId]]:
    """Pairs of one group, and those who are left: each of the upper half takes the nearest new one of the lower."""
    half = len(group) // 2
    upper, lower = group[:half], group[half:]
    pairs: list[Pair] = []
    left: list[EntrantId] = []
    for one in upper:
        other = next((other for other in lower if not history.met[one][other]), None)
        if other is None:
            left.append(one)
        else:
            lower.remove(other)
            pairs.append((one, other))
    left.extend(lower)
    while len(left) > 1:
        one, other = left[0], left[1]
        if not _mend(history, pairs, one, other):
            break
        del left[:2]
    return pairs, left


def _mend(history: History, pairs: list[Pair], one: EntrantId, other: EntrantId) -> bool:
    """Pair these two, by changing with a pair made before if they have met; the latest made is the nearest."""
    met = history.met
    if not met[one][other]:
        pairs.append((one, other))
        return True
    for at in range(len(pairs) - 1, -1, -1):
        third, fourth = pairs[at]
        for a, b in ((third, fourth), (fourth, third)):
            if not met[one][a] and not met[other][b]:
                pairs[at] = (a, one)
                pairs.append((b, other))
                return True
    return False
