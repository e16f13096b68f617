"""What a tournament is made of: a plan, entrants, and matches with their results. Pure values.

Entrants are numbers from 1 in the order of signing up. Who they are (a member, a team of members) is not known here, as
a game does not know who sits on its seats.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.game import Frozen

Format = Literal["swiss", "pods", "single", "double", "robin", "groups", "duplicate", "arena"]
TieBreak = Literal["wins", "head-to-head", "buchholz", "median-buchholz", "sonneborn-berger", "score"]
EntrantId = int
MatchNumber = int


class Plan(Frozen):
    """What the organiser has chosen, as far as pairing and ranking need it."""

    format: Format
    rounds: int = 0  # 0: as many as the format and the number of entrants ask for
    seats: tuple[int, ...] = (2,)  # the numbers of entrants that a match may have, by the game's rules
    points: tuple[
        float, ...
    ] = ()  # by place in a match; empty: 1 for each rival beaten and half for each shared, scaled to 1
    group_size: int = Field(default=4, ge=2)  # groups: entrants in each
    advance: int = Field(default=2, ge=1)  # groups: how many of each go on to the knock-out
    tie_breaks: tuple[TieBreak, ...] = ("head-to-head", "buchholz", "sonneborn-berger", "wins", "score")
    third_place: bool = False  # single: do those who lose their semi-final play for it?
    compare: Literal["rank", "sum"] = "rank"  # duplicate: how the scores of one deal become points


class Entrant(Frozen):
    """One who plays: a member, or a team."""

    id: EntrantId
    rating: float = 0.0  # seeds, the best first; equal ratings are drawn by lot
    since: int = 1  # the first round they are in: late entrants begin with half points for those they missed
    gone: int | None = None  # the first round they are not in any more


class Result(Frozen):
    """How a match ended, in the order of its entrants."""

    places: tuple[int, ...]  # 1 is best, shared places repeat
    scores: tuple[int, ...] = ()  # of the game; empty if none was played
    forfeits: tuple[EntrantId, ...] = ()  # who did not come, or was not there to the end


class Match(Frozen):
    """Entrants who meet, in the order of their seats. A bye is a match of one, decided when it is made."""

    number: MatchNumber  # from 1, in the order of being made
    round: int  # from 1
    entrants: tuple[EntrantId, ...]
    place: str = ""  # in a bracket ("W1.3": winners, first round, third match) or group ("A")
    result: Result | None = None
    by_organiser: bool = False  # the organiser has chosen who is in it
    alone: bool = False  # one entrant who does play: duplicate of a game for one, or of a team

    @property
    def is_bye(self) -> bool:
        """Does nobody have to play?"""
        return len(self.entrants) == 1 and not self.alone

    @property
    def is_open(self) -> bool:
        """Is its result awaited? Not if a correction has taken those who were in it away, and nobody is known yet."""
        return self.result is None and bool(self.entrants)


class Tournament(Frozen):
    """All that decides who meets whom and who is where."""

    plan: Plan
    seed: str  # of all lots that are drawn
    entrants: tuple[Entrant, ...] = ()
    matches: tuple[Match, ...] = ()
    begun: bool = False
    finished: bool = False
    stopped: bool = False  # finished before its time: open matches are not played any more
    order: tuple[EntrantId, ...] = ()  # the seeds at the beginning, the best first; brackets and schedules stand on it
    waiting: tuple[EntrantId, ...] = ()  # arena: who wants to play now, the longest waiting first

    @property
    def round(self) -> int:
        """The newest round; 0 before the first."""
        return max((match.round for match in self.matches), default=0)

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Those who have not dropped out."""
        return tuple(entrant for entrant in self.entrants if entrant.gone is None)

    def entrant(self, number: EntrantId) -> Entrant:
        """The one with this number."""
        return self.entrants[number - 1]

    def match(self, number: MatchNumber) -> Match:
        """The one with this number."""
        return self.matches[number - 1]

    def with_match(self, match: Match) -> Tournament:
        """The same tournament with one match changed."""
        at = match.number - 1
        return self.model_copy(update={"matches": (*self.matches[:at], match, *self.matches[at + 1 :])})


class Standing(Frozen):
    """Where one entrant stands, and why there."""

    entrant: EntrantId
    place: int  # shared places repeat
    points: float
    played: int
    wins: int
    draws: int
    losses: int
    tie_breaks: tuple[tuple[TieBreak, float], ...] = ()  # in the order in which they count
    out: bool = False  # has no match to come: eliminated, dropped, or the tournament is over


class Reason(Frozen):
    """One sentence of an explanation: a message key and its values, as refusals have them."""

    key: str
    values: dict[str, str | int | float] = Field(default_factory=dict)
