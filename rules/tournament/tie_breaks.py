"""Tie-breaks between entrants with equal points. Higher values are better."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import groupby

from rules.tournament.history import History
from rules.tournament.model import EntrantId, Match, TieBreak
from rules.tournament.scoring import HALF, opponents_in, ranks

Meeting = tuple[Fraction, tuple[tuple[EntrantId, Fraction], ...]]  # value without opponents; (opponent, share won)


class TieBreaks:
    """All matches from the view of each entrant."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.tally: dict[EntrantId, tuple[int, int, int]] = defaultdict(lambda: (0, 0, 0))
        self.meetings: dict[EntrantId, list[Meeting]] = defaultdict(list)
        self.scores: dict[EntrantId, int] = defaultdict(int)
        for match in history.tournament.matches:
            if match.result is not None:
                self._add(match)

    def _add(self, match: Match) -> None:
        assert match.result is not None
        for entrant, score in zip(match.entrants, match.result.scores, strict=False):
            self.scores[entrant] += score
        if match.is_bye:
            if self.history.by_match[match.number][match.entrants[0]]:
                self.meetings[match.entrants[0]].append((Fraction(1), ()))
            return
        places, there = dict(zip(match.entrants, ranks(match), strict=True)), opponents_in(match)
        firsts = sum(place == 1 for place in places.values())
        for entrant, place in places.items():
            forfeited = entrant in match.result.forfeits
            won = tuple((opponent, _part(place, places[opponent])) for opponent in there if opponent != entrant)
            unopposed = Fraction(0 if forfeited or match.alone else 1)
            self.meetings[entrant].append((unopposed, () if forfeited else won))
            self._count(entrant, place, firsts, forfeited, match.alone)

    def _count(self, entrant: EntrantId, place: int, firsts: int, forfeited: bool, alone: bool) -> None:
        wins, draws, losses = self.tally[entrant]
        if forfeited or place > 1:
            losses += 1
        elif firsts > 1 or alone:
            draws += 1
        else:
            wins += 1
        self.tally[entrant] = (wins, draws, losses)

    def values(self, name: TieBreak, tied: Sequence[EntrantId]) -> dict[EntrantId, Fraction]:
        """Return this tie-break for each of the tied entrants."""
        if name == "head-to-head":
            return self._head_to_head(tied)
        return {entrant: self._value(name, entrant) for entrant in tied}

    def _value(self, name: TieBreak, entrant: EntrantId) -> Fraction:
        if name == "played":
            return self.history.earned[entrant]
        if name == "wins":
            return Fraction(self.tally[entrant][0])
        if name == "score":
            return Fraction(self.scores[entrant])
        if name == "sonneborn-berger":
            return sum((self._beaten(entrant, meeting) for meeting in self.meetings[entrant]), Fraction(0))
        strengths = sorted(self._strength(entrant, meeting) for meeting in self.meetings[entrant])
        return sum(strengths[1:-1] if name == "median-buchholz" else strengths, Fraction(0))

    def _strength(self, entrant: EntrantId, meeting: Meeting) -> Fraction:
        """Return the average points of the opponents, or the entrant's own points if there were none."""
        points = self.history.points
        opponents = meeting[1]
        return (
            sum((points[opponent] for opponent, _ in opponents), Fraction(0)) / len(opponents)
            if opponents
            else points[entrant]
        )

    def _beaten(self, entrant: EntrantId, meeting: Meeting) -> Fraction:
        """Return the average points of beaten opponents; tied opponents count half."""
        points = self.history.points
        unopposed, opponents = meeting
        if not opponents:
            return unopposed * points[entrant]
        return sum((part * points[opponent] for opponent, part in opponents), Fraction(0)) / len(opponents)

    def _head_to_head(self, tied: Sequence[EntrantId]) -> dict[EntrantId, Fraction]:
        """Return what the tied entrants won against each other; zero unless all of them have met."""
        among = set(tied)
        if any(len(among - {entrant} - set(self.history.met[entrant])) for entrant in tied):
            return dict.fromkeys(tied, Fraction(0))
        return {
            entrant: sum(
                (part for _, opponents in self.meetings[entrant] for opponent, part in opponents if opponent in among),
                Fraction(0),
            )
            for entrant in tied
        }


def _part(place: int, other: int) -> Fraction:
    """Return the share won against an opponent: 1, one half or 0."""
    return HALF if place == other else Fraction(1 if place < other else 0)


Places = list[tuple[EntrantId, int]]


class Ranking:
    """Places by points and tie-breaks, and the tie-break values that were needed."""

    def __init__(self, history: History, tie_breaks: tuple[TieBreak, ...]) -> None:
        self.history = history
        self.tie_breaks = tie_breaks
        self.ties = TieBreaks(history)
        self.values: dict[EntrantId, list[tuple[TieBreak, Fraction]]] = {}

    def places(self, entrants: Iterable[EntrantId]) -> Places:
        """Return entrants with their places, the best first; tied entrants in seed order."""
        found: Places = []
        for level in self._levels(entrants):
            for entrant in level:
                self.values[entrant] = []
            for tied in self._split(level, 0):
                place = len(found) + 1
                found.extend((entrant, place) for entrant in sorted(tied, key=self.history.seed.__getitem__))
        return found

    def _levels(self, entrants: Iterable[EntrantId]) -> Iterator[list[EntrantId]]:
        """Yield entrants with equal points; those who left or never came after all others."""
        by_presence = sorted(entrants, key=self.history.presence)
        for _, same in groupby(by_presence, key=self.history.presence):
            yield from levels(list(same), self.history.points.__getitem__)

    def _split(self, level: list[EntrantId], at: int) -> list[list[EntrantId]]:
        """Split tied entrants by the remaining tie-breaks."""
        if at == len(self.tie_breaks):
            return [level]
        values = self.ties.values(self.tie_breaks[at], level)
        for entrant in level:
            self.values[entrant].append((self.tie_breaks[at], values[entrant]))
        return [tied for part in levels(level, values.__getitem__) for tied in self._split(part, at + 1)]


def levels(entrants: Sequence[EntrantId], value: Callable[[EntrantId], Fraction]) -> list[list[EntrantId]]:
    """Group entrants by equal values, the highest first."""
    found: dict[Fraction, list[EntrantId]] = {}
    for entrant in entrants:
        found.setdefault(value(entrant), []).append(entrant)
    return [found[key] for key in sorted(found, reverse=True)]
