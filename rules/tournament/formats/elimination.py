"""Fill a bracket: each match is made as soon as its entrants are known."""

from __future__ import annotations

from rules.errors import Refusal
from rules.tournament.formats.bracket_layout import Slot, Source
from rules.tournament.model import EntrantId, Match, Tournament
from rules.tournament.scoring import BYE, forfeit, ranks

GroupOrder = dict[str, tuple[EntrantId, ...]]


class Bracket:
    """A bracket layout together with the matches played."""

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
        """Return the entrants of a slot: None if not known yet, empty if it is not played."""
        if any(not self.is_decided(place) for place in slot.names):
            return None
        if slot.only_if is not None:
            before = self.known[slot.only_if.place]
            if not self.is_decided(slot.only_if.place):
                return None
            # The winner of the winners' side has the first seat of the grand final.
            if before is None or len(before) < 2 or self.taken(slot.only_if) != before[1]:
                return ()
        return tuple(entrant for entrant in map(self.taken, slot.sources) if entrant is not None)

    def is_decided(self, place: str) -> bool:
        """Whether it is known who advances from there."""
        if place in self.groups:
            return True
        if place not in self.known:
            return False
        return self.known[place] == () or (place in self.matches and self.matches[place].result is not None)

    def taken(self, source: Source) -> EntrantId | None:
        """Return the entrant that comes from there, or None if the rank is empty or was forfeited."""
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
        """Return the entrants by place; the better seed first if places are shared."""
        by_place = dict(zip(match.entrants, ranks(match), strict=True))
        return sorted(match.entrants, key=lambda entrant: (by_place[entrant], self.seed[entrant]))

    def fill(self) -> Tournament:
        """Make every match that can be made now; byes and forfeits may decide some at once."""
        tournament = self.tournament
        for slot in self.slots:
            match = self.matches.get(slot.place)
            if match is not None and match.entrants:
                continue
            entrants = self.known[slot.place] = self._entrants(slot)
            if not entrants:
                continue
            number = len(tournament.matches) + 1 if match is None else match.number
            made = Match(number=number, round=slot.round, entrants=entrants, place=slot.place)
            made = self.matches[slot.place] = settled(tournament, made)
            tournament = (
                tournament.model_copy(update={"matches": (*tournament.matches, made)})
                if match is None
                else tournament.with_match(made)
            )
        return tournament

    def remake(self, refusal: Refusal) -> Tournament:
        """Update the entrants of all matches after a correction. Raise `refusal` if a changed match was played."""
        tournament = self.tournament
        for slot in self.slots:
            entrants = self.known[slot.place] = self._entrants(slot)
            match = self.matches.get(slot.place)
            if match is None or set(match.entrants) == set(entrants or ()):
                continue
            if _has_counted(tournament, match):
                raise refusal
            match = self.matches[slot.place] = settled(
                tournament, match.model_copy(update={"entrants": entrants or (), "result": None})
            )
            tournament = tournament.with_match(match)
        while tournament.matches and not tournament.matches[-1].entrants:
            tournament = tournament.model_copy(update={"matches": tournament.matches[:-1]})
        return tournament

    @property
    def is_complete(self) -> bool:
        """Whether every match has been played."""
        return all(self.is_decided(slot.place) for slot in self.slots)


def _has_counted(tournament: Tournament, match: Match) -> bool:
    """Whether it was really played, not decided by entrants who had dropped out before."""
    if match.result is None or match.is_bye:
        return False
    stayed_away = [tournament.entrant(entrant) for entrant in match.result.forfeits]
    return not stayed_away or any(entrant.gone is None for entrant in stayed_away)


def settled(tournament: Tournament, match: Match) -> Match:
    """Return a new match, decided at once if it is a bye or all but one entrant have dropped out."""
    gone = tuple(entrant for entrant in match.entrants if tournament.entrant(entrant).gone is not None)
    if len(match.entrants) == 1:
        return match.model_copy(update={"result": forfeit(match.entrants, gone) if gone else BYE})
    if match.entrants and len(match.entrants) - len(gone) <= 1:
        return match.model_copy(update={"result": forfeit(match.entrants, gone)})
    return match
