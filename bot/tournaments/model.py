"""What is known of a tournament beside who meets whom: where it is held, who signed up, how far each match has come.

Entrants, matches and results are numbers (`rules.tournament`); only `Person` knows which members they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from pydantic import Field

from bot.tables.record import OptionValue
from rules.game import Frozen
from rules.tournament.model import EntrantId, Match, MatchNumber, Tournament

Phase = Literal["draft", "signup", "checkin", "running", "paused", "over", "cancelled"]
Status = Literal["in", "waiting", "here", "invited", "dropped"]  # waiting: on the list; here: checked in
Stage = Literal["planned", "called", "playing", "over"]
Seeding = Literal["rating", "random"]
Errand = Literal[
    "show",  # the tournament's public message
    "tell",  # something in the tournament's channel
    "open",  # a thread for a match, and call its players
    "remind",  # those of a match who are not ready
    "board",  # the table of a match in its thread
    "rate",  # people anew, after a correction of a game that was played
    "close",  # tell the result of a match in its thread, and put it away
    "again",  # a match is played once more, in the same thread
    "crown",  # tell who has won, and give them the role
    "event",  # Discord's scheduled event: made, begun or ended
]
Detail = str | int | float | list[int]

MOST_ENTRANTS = 500
NOTED = 15  # lines of a tournament's journal that its organisers see
LIVE: frozenset[Phase] = frozenset({"signup", "checkin", "running", "paused"})


class TournamentSettings(Frozen):
    """What the organiser has chosen beside the plan, in minutes where it is a time."""

    size: int = Field(default=32, ge=2, le=MOST_ENTRANTS)
    checkin: int = Field(default=15, ge=0, le=1440)  # before the start; 0: none
    ready: int = Field(default=10, ge=1, le=20160)  # to press Ready in one's match; then it is forfeited
    clock: int = Field(default=90, ge=0, le=43200)  # for a match; 0: none
    window: int = Field(default=120, ge=5, le=43200)  # that an arena is open
    seeding: Seeding = "random"
    team: tuple[int, int] = (1, 1)  # members of an entrant, fewest and most
    role: int | None = None  # for the champion
    event: bool = False  # announce the start as an event of the server?


class Person(Frozen):
    """Somebody who signed up, alone or with others in one party."""

    number: int  # from 1, in the order of signing up
    user: int
    name: str
    party: int  # who belong together have the same: the number of the one who signed up first
    team: str = ""  # the name of the party, if it has one
    status: Status = "in"
    entrant: EntrantId | None = None  # from the start on


class MatchRow(Frozen):
    """How far a match that is being played has come."""

    number: MatchNumber
    entrants: tuple[EntrantId, ...] = ()  # who were called: a correction may bring others into the match
    stage: Stage = "planned"
    thread: int | None = None
    table: int | None = None
    ready: tuple[int, ...] = ()  # numbers of people
    seats: tuple[int, ...] = ()  # the same, as they were dealt their seats
    absent: tuple[EntrantId, ...] = ()  # who forfeited before it was dealt
    deadline: float | None = None  # to be ready, then to be over
    reminded: bool = False
    again: int = 0  # how often it was played without deciding who goes on


class TournamentRecord(Frozen):
    """A tournament in a channel."""

    id: int
    guild: int
    channel: int
    organiser: int
    name: str
    game: str
    options: dict[str, OptionValue]
    settings: TournamentSettings
    language: str
    phase: Phase = "signup"
    state: Tournament
    start_at: float | None = None  # when it is to begin; None: when the organiser says so
    ends_at: float | None = None  # when an arena closes
    paused_at: float | None = None
    told: tuple[str, ...] = ()  # reminders that were given
    message: int | None = None
    event: int | None = None
    made_at: float

    @property
    def live(self) -> bool:
        """Is it to come, or under way?"""
        return self.phase in LIVE

    @property
    def is_arena(self) -> bool:
        """Does everybody play as often as they like?"""
        return self.state.plan.format == "arena"

    @property
    def is_duplicate(self) -> bool:
        """Do all tables of a round play the same deal?"""
        return self.state.plan.format == "duplicate"


class OutboxTask(Frozen):
    """Something to be done on Discord, kept until it has been done."""

    what: Errand
    match: MatchNumber = 0
    details: dict[str, Detail] = {}  # noqa: RUF012 - pydantic copies it
    id: int = 0
    tries: int = 0


class Act(Frozen):
    """Something that was done, and by whom; nobody: the bot itself. Of people it holds their numbers only."""

    what: str
    by: int = 0
    at: float
    details: dict[str, Detail] = {}  # noqa: RUF012 - pydantic copies it


class Affair(Frozen):
    """All of one tournament, and what a change to it asks for that is not kept yet."""

    record: TournamentRecord
    players: tuple[Person, ...] = ()
    rows: Mapping[MatchNumber, MatchRow] = {}
    tasks: tuple[OutboxTask, ...] = ()
    acts: tuple[Act, ...] = ()

    @property
    def state(self) -> Tournament:
        """Who meets whom."""
        return self.record.state

    @property
    def parties(self) -> dict[int, list[Person]]:
        """Those who belong together, in the order of signing up."""
        found: dict[int, list[Person]] = {}
        for person in self.players:
            found.setdefault(person.party, []).append(person)
        return found

    def person(self, user: int) -> Person | None:
        """This member, if they have signed up and not gone again."""
        return next((person for person in self.players if person.user == user and person.status != "dropped"), None)

    def members(self, entrant: EntrantId) -> list[Person]:
        """The people of an entrant, in the order of signing up."""
        return [person for person in self.players if person.entrant == entrant]

    def name(self, entrant: EntrantId) -> str:
        """What an entrant is called."""
        return party_name(self.members(entrant))

    def names(self) -> dict[EntrantId, str]:
        """What all entrants are called, where many are asked for."""
        found: dict[EntrantId, list[Person]] = {}
        for person in self.players:
            if person.entrant is not None:
                found.setdefault(person.entrant, []).append(person)
        return {entrant: party_name(players) for entrant, players in found.items()}

    def row(self, match: MatchNumber) -> MatchRow:
        """How far a match has come."""
        return self.rows.get(match) or MatchRow(number=match)

    def open_rows(self) -> Iterator[tuple[Match, MatchRow]]:
        """The matches that are being waited for."""
        for number, row in self.rows.items():
            if row.stage != "over":
                yield self.state.match(number), row

    def with_record(self, **changes: object) -> Affair:
        """The same with the record changed."""
        return self.model_copy(update={"record": self.record.model_copy(update={**changes})})

    def with_person(self, person: Person) -> Affair:
        """The same with somebody changed, or one more."""
        at = person.number - 1
        return self.model_copy(update={"players": (*self.players[:at], person, *self.players[at + 1 :])})

    def with_row(self, row: MatchRow) -> Affair:
        """The same with a match further on."""
        return self.model_copy(update={"rows": {**self.rows, row.number: row}})

    def asking(self, what: Errand, match: MatchNumber = 0, **details: Detail) -> Affair:
        """The same with something more to be done on Discord."""
        return self.model_copy(update={"tasks": (*self.tasks, OutboxTask(what=what, match=match, details=details))})

    def noting(self, what: str, at: float, by: int = 0, **details: Detail) -> Affair:
        """The same with something more in the journal."""
        return self.model_copy(update={"acts": (*self.acts, Act(what=what, by=by, at=at, details=details))})


def party_name(players: list[Person]) -> str:
    """What people who belong together are called."""
    if not players:
        return "?"
    return players[0].team or " & ".join(person.name for person in players)
