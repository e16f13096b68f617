"""Swiss for pairs: those with equal points meet, nobody twice while that can be avoided."""

from __future__ import annotations

from rules.tournament.dutch import DUTCH_UP_TO, dutch_round
from rules.tournament.history import History
from rules.tournament.matching import pair_by_groups, pair_exactly
from rules.tournament.model import EntrantId, Tournament
from rules.tournament.seats import fair_seats

EXACT_UP_TO = 64  # entrants: beyond, every possible pair is too many to weigh


def swiss_round(tournament: Tournament, rounds: int) -> list[tuple[EntrantId, ...]]:
    """The pairs of the next round, the leaders first; who has a bye comes last.

    By the FIDE (Dutch) system where it finds a way and the field is not too big for it, else by our own.
    """
    history = History(tournament)
    order = history.ranked(entrant.id for entrant in tournament.active)
    if len(order) <= DUTCH_UP_TO and (pairs := dutch_round(history, rounds)) is not None:
        return pairs
    pair = pair_exactly if len(order) <= EXACT_UP_TO else pair_by_groups
    return [fair_seats(history, pair) for pair in pair(history, order)]
