"""Table sizes: how a number of entrants is split into tables."""

from __future__ import annotations

from functools import lru_cache

from rules.tournament.model import Plan


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
