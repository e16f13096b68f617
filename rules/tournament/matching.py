"""Pairs for a Swiss round without any engine: exact for small fields, by score groups for big ones."""

from __future__ import annotations

import networkx

from rules.tournament.history import History
from rules.tournament.model import EntrantId

Pair = tuple[EntrantId, ...]
BYE: EntrantId = 0


def pair_exactly(history: History, order: list[EntrantId]) -> list[Pair]:
    """The best pairing there is: no second byes, then no second meetings, then near in points, then near in rank."""
    field = [*order, *([BYE] if len(order) % 2 else [])]
    groups: dict[EntrantId, tuple[int, int]] = {}
    scores = sorted({history.points[entrant] for entrant in order}, reverse=True)
    for entrant in order:
        groups[entrant] = (scores.index(history.points[entrant]), 0)
    size = len(order)
    graph = networkx.Graph()
    for at, one in enumerate(field):
        for after, other in enumerate(field[at + 1 :], at + 1):
            if other == BYE:
                cost = (history.byes[one] * 4 * size + history.walkovers[one]) * size**6 + (size - at) * size**2
            else:
                apart = scores.index(history.points[other]) - scores.index(history.points[one])
                cost = history.met[one][other] * size**6 + apart**2 * size**2 + after - at
            graph.add_edge(one, other, weight=-cost)
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    place = {entrant: at for at, entrant in enumerate(field)}
    found = sorted((sorted(pair, key=place.__getitem__) for pair in pairs), key=lambda pair: place[pair[0]])
    played = [tuple(pair) for pair in found if BYE not in pair]
    return played + [(pair[0],) for pair in found if BYE in pair]
