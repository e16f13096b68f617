"""Swiss for pairs: those with equal points meet, nobody twice while that can be avoided."""

from __future__ import annotations

from rules.tournament.history import History
from rules.tournament.matching import pair_exactly
from rules.tournament.model import EntrantId, Tournament


def swiss_round(tournament: Tournament) -> list[tuple[EntrantId, ...]]:
    """The pairs of the next round, the leaders first; the last one alone has a bye."""
    history = History(tournament)
    order = history.ranked(entrant.id for entrant in tournament.active)
    return [seated(history, pair) for pair in pair_exactly(history, order)]


def seated(history: History, pair: tuple[EntrantId, ...]) -> tuple[EntrantId, ...]:
    """Who has sat first less often sits first now; if equal, whoever sat second last time; then the better placed."""

    def wish(entrant: EntrantId) -> tuple[int, int]:
        seats = history.seats[entrant]
        return (history.first_seats(entrant), 0 if not seats or seats[-1] else 1)

    return tuple(sorted(pair, key=wish))
