"""Who sits where: everybody as equally often in each seat as can be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rules.tournament.history import History
from rules.tournament.model import EntrantId


def fair_seats(history: History, entrants: Sequence[EntrantId]) -> tuple[EntrantId, ...]:
    """The seating that repeats the fewest seats; a pair by `first_seats`."""
    if len(entrants) == 2:
        return fair_pair(history, entrants)
    had = {entrant: [history.seats[entrant].count(seat) for seat in range(len(entrants))] for entrant in entrants}

    @cache
    def cheapest(left: frozenset[EntrantId]) -> tuple[int, tuple[EntrantId, ...]]:
        """The cost of the first seats for these, and the seating."""
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
    """Who has sat first less often sits first; if equal, whoever sat second last time; then as they stand."""

    def wish(entrant: EntrantId) -> tuple[int, int]:
        seats = history.seats[entrant]
        return (history.first_seats(entrant), 1 if seats and seats[-1] == 0 else 0)

    return tuple(sorted(pair, key=wish))
