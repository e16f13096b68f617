"""Seats: every entrant sits equally often in each seat, as far as possible."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.tournament.history import History
from rules.tournament.model import EntrantId


def fair_seats(history: History, entrants: Sequence[EntrantId]) -> tuple[EntrantId, ...]:
    """Return the seating with the fewest repeated seats."""
    if len(entrants) == 2:
        return fair_pair(history, entrants)
    had = {entrant: [history.seats[entrant].count(seat) for seat in range(len(entrants))] for entrant in entrants}

    @cache
    def cheapest(left: frozenset[EntrantId]) -> tuple[int, tuple[EntrantId, ...]]:
        """Return the least cost of seating these in the first seats, and the seating."""
        if not left:
            return 0, ()
        seat = len(left) - 1
        found = []
        for entrant in entrants:
            if entrant in left:
                cost, seated = cheapest(left - {entrant})
                found.append((cost + (had[entrant][seat] + 1) ** 2, (*seated, entrant)))
        return min(found, key=lambda way: way[0])

    return cheapest(frozenset(entrants))[1]


def fair_pair(history: History, pair: Sequence[EntrantId]) -> tuple[EntrantId, ...]:
    """Seat first the entrant who sat first less often, then the one who sat second last time."""

    def wish(entrant: EntrantId) -> tuple[int, int]:
        seats = history.seats[entrant]
        return (history.first_seats(entrant), 1 if seats and seats[-1] == 0 else 0)

    return tuple(sorted(pair, key=wish))
