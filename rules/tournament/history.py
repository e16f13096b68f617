"""The tournament so far: points, opponents, seats and byes of each entrant."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from enum import IntEnum
from fractions import Fraction
from functools import cache

from rules.tournament.formats.duplicate import duplicate_points, missed_points
from rules.tournament.model import EntrantId, Match, MatchNumber, Tournament
from rules.tournament.scoring import HALF, arena_points, best, match_points, opponents_in
from rules.tournament.seeding import seeding

Points = dict[EntrantId, Fraction]


def points_by_match(tournament: Tournament) -> dict[MatchNumber, Points]:
    """Return the points of each entrant for each decided match."""
    plan = tournament.plan
    decided = [match for match in tournament.matches if match.result is not None]
    if plan.format == "duplicate":
        return duplicate_points(plan, decided)
    if plan.format == "arena":
        return arena_points(plan, decided)
    return {match.number: match_points(plan, match) for match in decided}


def points_for_missing(tournament: Tournament) -> Points:
    """Return the points of late entrants: half a win for each round they missed."""
    if tournament.plan.format == "arena":
        return {}
    late = {entrant.id: entrant.since - 1 for entrant in tournament.entrants if entrant.since > 1}
    if tournament.plan.format == "duplicate" and late:
        missed = missed_points(tournament.plan, tournament.matches)
        return {entrant: sum((missed(at + 1) for at in range(rounds)), Fraction(0)) for entrant, rounds in late.items()}
    return {entrant: rounds * best(tournament.plan) * HALF for entrant, rounds in late.items()}


class Presence(IntEnum):
    """Whether an entrant took part, the better the lower."""

    PLAYING = 0
    DROPPED = 1  # before the last round; nobody has to stay in an arena
    ABSENT = 2  # never played
    DISQUALIFIED = 3


class History:
    """Everything that pairing needs, computed once."""

    def __init__(self, tournament: Tournament) -> None:
        self.tournament = tournament
        self.by_match = points_by_match(tournament)
        self.points: Points = defaultdict(Fraction, points_for_missing(tournament))
        self.met: dict[EntrantId, Counter[EntrantId]] = defaultdict(Counter)
        self.latest: dict[EntrantId, tuple[EntrantId, ...]] = defaultdict(tuple)  # the players of their latest match
        self.byes: Counter[EntrantId] = Counter()
        self.walkovers: Counter[EntrantId] = Counter()
        self.seats: dict[EntrantId, list[int]] = defaultdict(list)
        self.seed = {entrant: at + 1 for at, entrant in enumerate(seeding(tournament))}
        self.earned: Points = defaultdict(Fraction)  # points of matches that were really played
        self.forfeits: Counter[EntrantId] = Counter()
        self.games: Counter[EntrantId] = Counter()  # how many matches they really played
        for match in tournament.matches:
            self._add(match)

    def _add(self, match: Match) -> None:
        really_played = match.entrants if match.alone else opponents_in(match)
        for entrant, points in self.by_match.get(match.number, {}).items():
            self.points[entrant] += points
            if match.result is not None and entrant in match.result.forfeits:
                self.forfeits[entrant] += 1
            elif entrant in really_played:
                self.games[entrant] += 1
                self.earned[entrant] += points
        if match.is_bye:
            self.byes.update(match.entrants)
        elif there := opponents_in(match):
            for entrant in there:
                self.latest[entrant] = there
                self.seats[entrant].append(match.entrants.index(entrant))
                self.met[entrant].update(other for other in there if other != entrant)
        elif match.result is not None:
            self.walkovers.update(set(match.entrants) - set(match.result.forfeits))

    def presence(self, entrant: EntrantId) -> Presence:
        """Return whether they stayed to the end. Players are ranked before those who left or never came."""
        known = self.tournament.entrant(entrant)
        if known.disqualified:
            return Presence.DISQUALIFIED
        if self.forfeits[entrant] and not self.games[entrant]:
            return Presence.ABSENT
        left = known.gone is not None and known.gone <= self.tournament.round
        return Presence.DROPPED if left and self.tournament.plan.format != "arena" else Presence.PLAYING

    def ranked(self, entrants: Iterable[EntrantId]) -> list[EntrantId]:
        """Return the entrants in pairing order: by points, then by seed."""
        return sorted(entrants, key=lambda entrant: (-self.points[entrant], self.seed[entrant]))

    def first_seats(self, entrant: EntrantId) -> int:
        """Return how much more often they sat first than second in pairs."""
        return sum(1 if seat == 0 else -1 for seat in self.seats[entrant])


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
