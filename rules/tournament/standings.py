"""Who stands where."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

from rules.tournament.history import History
from rules.tournament.model import EntrantId, Standing, TieBreak, Tournament
from rules.tournament.reached import reached
from rules.tournament.tie_breaks import TieBreaks

Key = tuple[Fraction, ...]


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Everybody, the best first; places are shared by those whom no tie-break parts."""
    table = Table(tournament)
    return tuple(table.standing(entrant, place) for entrant, place in table.places())


class Table:
    """The standings and all they are made of."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.history = History(tournament)
        self.ties = TieBreaks(self.history)
        self.reached = reached(tournament)
        self.values: dict[EntrantId, list[tuple[TieBreak, Fraction]]] = {}

    def places(self, among: Iterable[EntrantId] | None = None) -> list[tuple[EntrantId, int]]:
        """Entrants with their places, the best first; who shares one in the order of the seeds."""
        entrants = [entrant.id for entrant in self.tournament.entrants] if among is None else list(among)
        found: list[tuple[EntrantId, int]] = []
        for level in _levels(entrants, self._base):
            for tied in self._parted(level, 0):
                place = len(found) + 1
                found.extend((entrant, place) for entrant in sorted(tied, key=self.history.seed.__getitem__))
        return found

    def _base(self, entrant: EntrantId) -> Key:
        """What counts before any tie-break: how far they came in a bracket, else points."""
        if self.tournament.plan.format in ("single", "double", "groups"):
            return (self.reached.get(entrant, Fraction(0)),)
        return (self.history.points[entrant],)

    def _parted(self, level: list[EntrantId], at: int) -> list[list[EntrantId]]:
        """Those who are equal so far, parted by the tie-breaks that are left."""
        breaks = self.tie_breaks
        for entrant in level:
            self.values.setdefault(entrant, [])
        if at == len(breaks):
            return [level]
        values = self.ties.values(breaks[at], level)
        for entrant in level:
            self.values[entrant].append((breaks[at], values[entrant]))
        return [tied for part in _levels(level, lambda one: (values[one],)) for tied in self._parted(part, at + 1)]

    @property
    def tie_breaks(self) -> tuple[TieBreak, ...]:
        """Those that count: in a bracket how far one came is all there is."""
        return () if self.tournament.plan.format in ("single", "double") else self.tournament.plan.tie_breaks

    def standing(self, entrant: EntrantId, place: int) -> Standing:
        """One line of the table."""
        wins, draws, losses = self.ties.tally[entrant]
        return Standing(
            entrant=entrant,
            place=place,
            points=float(self.history.points[entrant]),
            played=wins + draws + losses,
            wins=wins,
            draws=draws,
            losses=losses,
            tie_breaks=tuple((name, float(value)) for name, value in self.values[entrant]),
            out=self._is_out(entrant),
        )

    def _is_out(self, entrant: EntrantId) -> bool:
        return self.tournament.finished or self.tournament.entrant(entrant).gone is not None


def _levels(entrants: Sequence[EntrantId], key: object) -> list[list[EntrantId]]:
    """Equal ones together, the highest first."""
    assert callable(key)
    found: dict[Key, list[EntrantId]] = {}
    for entrant in entrants:
        found.setdefault(key(entrant), []).append(entrant)
    return [found[value] for value in sorted(found, reverse=True)]
