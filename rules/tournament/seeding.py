"""Seeds and lots, table sizes and minimum-cost matching, for the formats."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import lru_cache

import rustworkx

from rules.tournament.model import Entrant, EntrantId, Plan, Tournament


def lot(seed: str, *about: str | int) -> int:
    """Return a number that depends only on the seed and the arguments."""
    text = "/".join((seed, *map(str, about)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def deal_seed(tournament: Tournament, number: int) -> str:
    """Return the 128-bit seed of all tables of this round. It reveals nothing about other rounds."""
    return hashlib.sha256(f"{tournament.seed}/deal/{number}".encode()).hexdigest()[:32]


def seeding(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Return all entrants, the best rating first; equal ratings are ordered by lot."""

    def by_rating(entrant: Entrant) -> tuple[float, int, int]:
        return (-entrant.rating, lot(tournament.seed, "seed", entrant.id), entrant.id)

    return tuple(entrant.id for entrant in sorted(tournament.entrants, key=by_rating))


@lru_cache(maxsize=4096)
def pod_sizes(entrants: int, seats: tuple[int, ...]) -> tuple[tuple[int, ...], int]:
    """Return the table sizes, biggest first and as equal as possible, and the number of byes."""
    for byes in range(entrants):
        if sizes := _equal_sizes(entrants - byes, seats):
            return sizes, byes
    return (), entrants


def _equal_sizes(entrants: int, seats: tuple[int, ...]) -> tuple[int, ...]:
    """Return table sizes without byes, or an empty tuple: few tables of one or two similar sizes."""
    found = []
    for big in set(seats):
        for small in (size for size in set(seats) if size <= big):
            for tables in range(-(-entrants // big), entrants // small + 1):
                more, rest = divmod(entrants - small * tables, max(1, big - small))
                if not rest and more <= tables:
                    sizes = (big,) * more + (small,) * (tables - more)
                    found.append((sizes[0] - sizes[-1], tables, sizes))
                    break
    return min(found)[2] if found else ()


def table_sizes(plan: Plan) -> tuple[int, ...]:
    """Return the allowed match sizes; a single entrant only in duplicate."""
    fewest = 1 if plan.format == "duplicate" else 2
    return tuple(sorted({size for size in plan.seats if size >= fewest}))


def cheapest_matching(nodes: int, edges: Iterable[tuple[int, int, int]]) -> list[tuple[int, int]]:
    """Match as many of the nodes 0 to `nodes - 1` as possible at the lowest total cost.

    Edges are (node, node, cost). Return sorted pairs with the lower node first. Equal input gives equal output.
    """
    graph: rustworkx.PyGraph[int, int] = rustworkx.PyGraph(multigraph=False)
    graph.add_nodes_from(range(nodes))
    graph.add_edges_from([(one, other, -cost) for one, other, cost in edges])
    matched = rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=int)
    return sorted((min(pair), max(pair)) for pair in matched)
