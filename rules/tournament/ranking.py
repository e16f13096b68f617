"""Ranking by points and tie-breaks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction

from rules.tournament.history import History
from rules.tournament.model import EntrantId, TieBreak
from rules.tournament.tie_breaks import TieBreaks

Places = list[tuple[EntrantId, int]]


class Ranking:
    """Who is before whom, and the value of each tie-break that was asked for on the way."""

    def __init__(self, history: History, tie_breaks: tuple[TieBreak, ...]) -> None:
        self.history = history
        self.tie_breaks = tie_breaks
        self.ties = TieBreaks(history)
        self.values: dict[EntrantId, list[tuple[TieBreak, Fraction]]] = {}

    def places(self, entrants: Iterable[EntrantId]) -> Places:
        """Entrants with their places, the best first; those who share one in the order of the seeds."""
        found: Places = []
        for level in levels(list(entrants), self.history.points.__getitem__):
            for entrant in level:
                self.values[entrant] = []
            for tied in self._parted(level, 0):
                place = len(found) + 1
                found.extend((entrant, place) for entrant in sorted(tied, key=self.history.seed.__getitem__))
        return found

    def _parted(self, level: list[EntrantId], at: int) -> list[list[EntrantId]]:
        """Those who are equal so far, parted by the tie-breaks that are left."""
        if at == len(self.tie_breaks):
            return [level]
        values = self.ties.values(self.tie_breaks[at], level)
        for entrant in level:
            self.values[entrant].append((self.tie_breaks[at], values[entrant]))
        return [tied for part in levels(level, values.__getitem__) for tied in self._parted(part, at + 1)]


def levels(entrants: Sequence[EntrantId], value: Callable[[EntrantId], Fraction]) -> list[list[EntrantId]]:
    """Equal ones together, the highest first."""
    found: dict[Fraction, list[EntrantId]] = {}
    for entrant in entrants:
        found.setdefault(value(entrant), []).append(entrant)
    return [found[key] for key in sorted(found, reverse=True)]
