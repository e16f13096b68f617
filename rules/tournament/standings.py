"""Standings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise

from rules.tournament.formats.knockout import (
    NOT_IN_IT,
    Reached,
    bracket_of,
    first_stage_done,
    first_stage_ranking,
    has_first_stage,
    is_knock_out,
    reached,
    still_in,
)
from rules.tournament.formats.round_robin import groups_of
from rules.tournament.history import History
from rules.tournament.model import EntrantId, Standing, TieBreak, Tournament
from rules.tournament.tie_breaks import Places, Ranking, TieBreaks


def standings(tournament: Tournament) -> tuple[Standing, ...]:
    """Return all entrants, the best first. Entrants whom no tie-break separates share a place."""
    table = Table(tournament)
    return tuple(table.standing(entrant, place) for entrant, place in table.places)


def deciding(table: Sequence[Standing]) -> dict[EntrantId, tuple[TieBreak, float]]:
    """Return for each entrant who is tied on points the tie-break that separates them from a neighbour."""
    found: dict[EntrantId, tuple[TieBreak, float]] = {}
    places = [list(same) for _, same in groupby(table, key=lambda one: one.place)]
    for above, below in pairwise(places):
        if above[0].points != below[0].points:
            continue
        for (name, value), (_, theirs) in zip(above[0].tie_breaks, below[0].tie_breaks, strict=False):
            if value != theirs:
                for one in above:
                    found.setdefault(one.entrant, (name, value))
                found.update({one.entrant: (name, theirs) for one in below})
                break
    return found


class Table:
    """The standings and everything they depend on."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.history = History(tournament)
        self.tally = TieBreaks(self.history).tally
        self.ranking = Ranking(self.history, tournament.plan.tie_breaks)
        self.reached: dict[EntrantId, Reached] = {}
        self.to_come: set[EntrantId] | None = None  # entrants with matches ahead; None: all active ones
        self.group_place: dict[EntrantId, int] = {}
        self.places = self._places()

    def _places(self) -> Places:
        entrants = [entrant.id for entrant in self.tournament.entrants]
        plan = self.tournament.plan
        if not self.tournament.order or not is_knock_out(plan):
            return self.ranking.places(entrants)
        if has_first_stage(plan):
            self._rank_first_stage()
        if not has_first_stage(plan) or first_stage_done(self.tournament):
            bracket = bracket_of(self.tournament)
            self.reached, self.to_come = reached(bracket), still_in(bracket)
        found: Places = []
        for level in self._levels(entrants):
            # Inside the bracket only the round counts; points order the entrants who did not reach it.
            inside = [(entrant, 1) for entrant in self._by_seed(level)]
            parted = inside if level[0] in self.reached else self.ranking.places(level)
            found.extend([(entrant, len(found) + place) for entrant, place in parted])
        return found

    def _rank_first_stage(self) -> None:
        self.ranking = first_stage_ranking(self.tournament)
        groups = groups_of(self.tournament) if self.tournament.plan.format == "groups" else {}
        for members in groups.values():
            self.group_place.update(self.ranking.places(members))

    def _levels(self, entrants: Iterable[EntrantId]) -> list[list[EntrantId]]:
        found: dict[tuple[Reached, int], list[EntrantId]] = {}
        for entrant in entrants:
            key = (self.reached.get(entrant, NOT_IN_IT), -self.group_place.get(entrant, 0))
            found.setdefault((key[0], 0) if entrant in self.reached else key, []).append(entrant)
        return [found[key] for key in sorted(found, reverse=True)]

    def _by_seed(self, entrants: Iterable[EntrantId]) -> list[EntrantId]:
        return sorted(entrants, key=self.history.seed.__getitem__)

    def standing(self, entrant: EntrantId, place: int) -> Standing:
        """Return one line of the standings."""
        wins, draws, losses = self.tally[entrant]
        values = self.ranking.values.get(entrant, [])
        return Standing(
            entrant=entrant,
            place=place,
            points=float(self.ranking.history.points[entrant]),
            played=wins + draws + losses,
            wins=wins,
            draws=draws,
            losses=losses,
            tie_breaks=tuple((name, float(value)) for name, value in values),
            out=self.is_out(entrant),
        )

    def is_out(self, entrant: EntrantId) -> bool:
        """Whether the entrant has no more matches."""
        if self.tournament.finished or self.tournament.entrant(entrant).gone is not None:
            return True
        return self.to_come is not None and entrant not in self.to_come
