"""The values of a tournament: plan, entrants, matches and results.

Entrants are numbers from 1 in the order of signing up. Whether an entrant is a member or a team is not known here.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from rules.game import Frozen

Format = Literal["swiss", "pods", "single", "double", "robin", "groups", "duplicate", "arena"]
TieBreak = Literal["played", "wins", "head-to-head", "buchholz", "median-buchholz", "sonneborn-berger", "score"]
EntrantId = int
MatchNumber = int


class Plan(Frozen):
    """The organiser's choices that matter for pairing and ranking."""

    format: Format
    rounds: int = 0  # 0: the default of the format for this number of entrants
    seats: tuple[int, ...] = (2,)  # allowed numbers of entrants in a match, by the rules of the game
    points: tuple[
        float, ...
    ] = ()  # by place in a match; empty: 1 for each opponent beaten, half for a tie, scaled to 1
    group_size: int = Field(default=4, ge=2)  # groups: entrants in each
    advance: int = Field(default=2, ge=1)  # groups: how many of each group qualify for the knock-out
    tie_breaks: tuple[TieBreak, ...] = ("played", "head-to-head", "buchholz", "sonneborn-berger", "wins", "score")
    third_place: bool = False  # single: whether there is a match for third place
    compare: Literal["rank", "sum"] = "rank"  # duplicate: how scores become points
    cut: int = Field(default=0, ge=0)  # swiss: how many play a knock-out after the last round; 0: none
    best_of: Literal[1, 3, 5] = 1  # in a bracket: the most games of a match between two entrants


class Entrant(Frozen):
    """A member or a team."""

    id: EntrantId
    rating: float = 0.0  # for seeding, best first; equal ratings are ordered by lot
    since: int = 1  # their first round; late entrants get half points for missed rounds
    gone: int | None = None  # the first round after they dropped out
    disqualified: bool = False


class Result(Frozen):
    """How a match ended, in the order of its entrants."""

    places: tuple[int, ...]  # 1 is best, shared places repeat
    scores: tuple[int, ...] = ()  # of the game; empty if no game was played
    forfeits: tuple[EntrantId, ...] = ()  # entrants who were absent, or left before the end


class Match(Frozen):
    """Entrants in the order of their seats. A bye is a match of one entrant, decided when it is made."""

    number: MatchNumber  # from 1, in the order of creation
    round: int  # from 1
    entrants: tuple[EntrantId, ...]
    place: str = ""  # in a bracket ("W1.3": winners, first round, third match) or group ("A")
    result: Result | None = None
    by_organiser: bool = False  # the organiser chose the entrants
    alone: bool = False  # a single entrant who plays: duplicate of a solo game, or a team

    @property
    def is_bye(self) -> bool:
        """Whether this is a bye."""
        return len(self.entrants) == 1 and not self.alone

    @property
    def is_open(self) -> bool:
        """Whether the result is missing. A match that a correction has emptied is not open."""
        return self.result is None and bool(self.entrants)


class Tournament(Frozen):
    """Everything that pairings and standings depend on."""

    plan: Plan
    seed: str  # of all lots
    entrants: tuple[Entrant, ...] = ()
    matches: tuple[Match, ...] = ()
    begun: bool = False
    finished: bool = False
    stopped: bool = False  # ended early: open matches are not played
    order: tuple[EntrantId, ...] = ()  # the entrants by seed at the start; brackets and schedules depend on it
    waiting: tuple[EntrantId, ...] = ()  # arena: entrants waiting for a match, longest first
    resting: tuple[EntrantId, ...] = ()  # arena: entrants who take a break, and are not put into the queue

    @property
    def round(self) -> int:
        """The newest round; 0 before the first."""
        return max((match.round for match in self.matches), default=0)

    @property
    def active(self) -> tuple[Entrant, ...]:
        """Entrants who have not dropped out."""
        return tuple(entrant for entrant in self.entrants if entrant.gone is None)

    def entrant(self, number: EntrantId) -> Entrant:
        """Return the entrant with this number."""
        return self.entrants[number - 1]

    def match(self, number: MatchNumber) -> Match:
        """Return the match with this number."""
        return self.matches[number - 1]

    def with_match(self, match: Match) -> Tournament:
        """Return the tournament with one match replaced."""
        at = match.number - 1
        return self.model_copy(update={"matches": (*self.matches[:at], match, *self.matches[at + 1 :])})


class Standing(Frozen):
    """One line of the standings."""

    entrant: EntrantId
    place: int  # ties share a place
    points: float
    played: int
    wins: int
    draws: int
    losses: int
    tie_breaks: tuple[tuple[TieBreak, float], ...] = ()  # in the order in which they count
    out: bool = False  # no more matches: eliminated, dropped out, or the tournament is over


class Reason(Frozen):
    """One sentence of an explanation: a message key and its values, like a Refusal."""

    key: str
    values: dict[str, str | int | float] = Field(default_factory=dict)
