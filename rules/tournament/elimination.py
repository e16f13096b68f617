"""Filling in a bracket: each match as soon as those in it are known."""

from __future__ import annotations

from rules.tournament.layout import Slot, Source
from rules.tournament.model import EntrantId, Match, Tournament
from rules.tournament.scoring import BYE, forfeit, ranks

GroupOrder = dict[str, tuple[EntrantId, ...]]


class Bracket:
    """A layout and what has been played of it."""

    def __init__(self, tournament: Tournament, slots: tuple[Slot, ...], groups: GroupOrder | None = None) -> None:
        self.tournament = tournament
        self.slots = slots
        self.groups = groups or {}
        self.seed = {entrant: at for at, entrant in enumerate(tournament.order)}
        self.matches = {match.place: match for match in tournament.matches if match.place}
        self.known: dict[str, tuple[EntrantId, ...] | None] = {}
        for slot in slots:
            self.known[slot.place] = self._entrants(slot)

    def _entrants(self, slot: Slot) -> tuple[EntrantId, ...] | None:
        """Who plays there: None if that is not known yet, nobody if it is not played."""
        if any(not self.is_decided(place) for place in slot.names):
            return None
        if slot.only_if is not None:
            before = self.known[slot.only_if.place]
            if not self.is_decided(slot.only_if.place):
                return None
            # the champion of the winners' side has the first seat of the grand final
            if before is None or len(before) < 2 or self.taken(slot.only_if) != before[1]:
                return ()
        return tuple(entrant for entrant in map(self.taken, slot.sources) if entrant is not None)

    def is_decided(self, place: str) -> bool:
        """Is it known who goes on from there?"""
        if place in self.groups:
            return True
        if place not in self.known:
            return False
        return self.known[place] == () or (place in self.matches and not self.matches[place].is_open)

    def taken(self, source: Source) -> EntrantId | None:
        """Who comes from there: nobody if the rank is empty, or belongs to somebody who stayed away."""
        if not source.place:
            return self.tournament.order[source.rank - 1]
        if source.place in self.groups:
            order = self.groups[source.place]
            return order[source.rank - 1] if source.rank <= len(order) else None
        match = self.matches.get(source.place)
        if match is None or match.result is None or len(match.entrants) < source.rank:
            return None
        forfeits = match.result.forfeits
        if len(forfeits) == len(match.entrants):
            return None
        entrant = self.ranking(match)[source.rank - 1]
        return entrant if source.fallen or entrant not in forfeits else None

    def ranking(self, match: Match) -> list[EntrantId]:
        """The order in which they go on: by place; where places are shared the better seed."""
        by_place = dict(zip(match.entrants, ranks(match), strict=True))
        return sorted(match.entrants, key=lambda entrant: (by_place[entrant], self.seed[entrant]))

    def fill(self) -> Tournament:
        """Make every match that can be made, one after the other as byes and forfeits decide some at once."""
        tournament = self.tournament
        for slot in self.slots:
            entrants = self.known[slot.place] = self._entrants(slot)
            if entrants and slot.place not in self.matches:
                match = Match(number=len(tournament.matches) + 1, round=slot.round, entrants=entrants, place=slot.place)
                match = settled(tournament, match)
                self.matches[slot.place] = match
                tournament = tournament.but(matches=(*tournament.matches, match))
        return tournament

    def remake(self) -> Tournament:
        """The same matches for those who are in them now: those that have not been played, and byes."""
        tournament = self.tournament
        for slot in self.slots:
            entrants = self.known[slot.place] = self._entrants(slot)
            match = self.matches.get(slot.place)
            if match is None or set(match.entrants) == set(entrants or ()):
                continue
            match = settled(tournament, match.but(entrants=entrants or (), result=None))
            self.matches[slot.place] = match
            tournament = tournament.with_match(match)
        # what is not to be played now can only be the newest: the reset of a grand final
        while tournament.matches and not tournament.matches[-1].entrants:
            tournament = tournament.but(matches=tournament.matches[:-1])
        return tournament

    @property
    def is_complete(self) -> bool:
        """Has every match been played?"""
        return all(self.is_decided(slot.place) for slot in self.slots)

    def after(self, place: str) -> list[Slot]:
        """Every match that depends on this one."""
        names, found = {place}, []
        for slot in self.slots:
            if slot.names & names or (slot.only_if is not None and slot.only_if.place in names):
                names.add(slot.place)
                found.append(slot)
        return found


def settled(tournament: Tournament, match: Match) -> Match:
    """A new match, decided at once if there is nothing to play: a bye, or all but one have dropped out."""
    gone = tuple(entrant for entrant in match.entrants if tournament.entrant(entrant).gone is not None)
    if len(match.entrants) == 1:
        return match.but(result=forfeit(match.entrants, gone) if gone else BYE)
    if len(match.entrants) - len(gone) <= 1 and match.entrants:
        return match.but(result=forfeit(match.entrants, gone))
    return match
