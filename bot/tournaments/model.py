"""The data of a tournament beside its pairings: settings, sign-ups, match progress, outbox tasks and journal entries.

Entrants, matches and results are numbers (`rules.tournament`). Only `Person` knows which Discord users they are.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal

from pydantic import Field

from bot.tables.record import OptionValue
from bot.tournaments.sign_up.conditions import Conditions
from rules.game import Frozen
from rules.tournament.model import EntrantId, Match, MatchNumber
from rules.tournament.model import Tournament as TournamentState

Phase = Literal["draft", "signup", "checkin", "running", "paused", "over", "cancelled"]
Status = Literal["in", "waiting", "here", "invited", "dropped"]  # waiting: on the waiting list; here: checked in
Stage = Literal["planned", "called", "playing", "over"]
Seeding = Literal["rating", "random"]
Repeat = Literal["daily", "weekly"]
TaskKind = Literal[  # stored in the database
    "show",  # post or edit the announcement
    "tell",  # post a sentence in the tournament's channel
    "open",  # create a match thread and call its players
    "remind",  # mention the players of a match who are not ready
    "board",  # post the game table in the match thread
    "rate",  # recompute ratings after a corrected result
    "close",  # post the result in the match thread and archive it
    "again",  # call the players again to replay a match in the same thread
    "crown",  # announce the champions and give them the role
    "event",  # create, start or end the Discord scheduled event
    "archive",  # at the end: archive every match thread that is still open
    "next",  # arena: tell players in the thread of their last match where the next one is
    "freeze",  # redraw the call or the table of a match after a pause or its end
]
Detail = str | int | float | list[int]

MAX_ENTRANTS = 500
MAX_DESCRIPTION = 500
MAX_CO_ORGANISERS = 5
JOURNAL_LINES_SHOWN = 15
STAFF_LINES_SHOWN = 10  # of them at most, what organisers did
LIVE: frozenset[Phase] = frozenset({"signup", "checkin", "running", "paused"})


class TournamentSettings(Frozen):
    """What the organiser chose beside the plan. Times are in minutes."""

    size: int = Field(default=32, ge=2, le=MAX_ENTRANTS)
    checkin: int = Field(default=15, ge=0, le=1440)  # length of check-in before the start; 0: no check-in
    ready: int = Field(default=10, ge=1, le=20160)  # time to press Ready before the match is forfeited
    clock: int = Field(default=90, ge=0, le=43200)  # time limit of a match; 0: none
    window: int = Field(default=120, ge=5, le=43200)  # how long an arena is open
    pause_minutes: int = Field(default=0, ge=0, le=10080)  # between two rounds
    rounds_every: Repeat | None = None  # rounds at a fixed time: that of the start, each day or each week
    repeat: Repeat | None = None  # make a series of it: another tournament each day or each week
    own_move_limit: bool = False  # the organiser chose the time for a move; otherwise it follows the match clock
    seeding: Seeding = "random"
    team: tuple[int, int] = (1, 1)  # minimum and maximum members of an entrant
    role: int | None = None  # role for the champion
    event: bool = False  # create a Discord scheduled event for the start
    announce_role: int | None = None  # role mentioned when sign-up opens and at the start
    private_threads: bool = False  # of a duplicate: only the players of a match can read its thread
    description: str = ""  # shown in the announcement
    conditions: Conditions = Conditions()  # of entry


class Person(Frozen):
    """A user who signed up, alone or as a member of a team (party). The store keeps the fields by position."""

    number: int  # from 1, in order of sign-up
    user: int
    name: str
    party: int  # shared by team members: the number of the member who signed the team up
    team: str = ""  # team name, if it has one
    status: Status = "in"
    entrant: EntrantId | None = None  # set at the start
    barred: bool = False  # removed by an organiser, and not let back in
    extra: bool = False  # added by an organiser beyond the number of places


class MatchRow(Frozen):
    """The progress of one match. The store keeps the fields by position: add new ones at the end."""

    number: MatchNumber
    entrants: tuple[EntrantId, ...] = ()  # who were called; a correction may change the match's entrants
    stage: Stage = "planned"
    thread: int | None = None
    table: int | None = None
    ready: tuple[int, ...] = ()  # `Person.number` of the players who are ready
    seats: tuple[int, ...] = ()  # `Person.number` by seat, once the table is dealt
    absent: tuple[EntrantId, ...] = ()  # forfeited before the table was dealt
    deadline: float | None = None  # while called: to be ready; while playing: to finish
    reminded: bool = False
    replays: int = 0  # how often the match was started again
    games: tuple[EntrantId, ...] = ()  # best of several: who won each game so far, 0 for a draw
    call: int | None = None  # the message that called its players


class Schedule(Frozen):
    """What comes next in a running tournament beside its matches."""

    round_at: float | None = None  # the next round starts, after a break or at a fixed time
    wave_at: float | None = None  # arena: the players in the queue are paired
    rematch_at: float | None = None  # arena: those left in the queue may meet their last opponent again


class TournamentRecord(Frozen):
    """One row of the table `tournaments`."""

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
    state: TournamentState
    start_at: float | None = None  # None: the organiser starts it by hand
    ends_at: float | None = None  # when an arena closes
    paused_at: float | None = None
    reminders: tuple[str, ...] = ()  # reminders already sent: "soon", "last"
    message: int | None = None
    event: int | None = None
    made_at: float
    schedule: Schedule = Schedule()
    series: int | None = None
    occurrence: int = 0  # its number in the series, from 1
    co_organisers: tuple[int, ...] = ()  # users

    @property
    def live(self) -> bool:
        """Whether it is announced and not over."""
        return self.phase in LIVE

    @property
    def is_arena(self) -> bool:
        """Whether players are paired again and again while the arena is open."""
        return self.state.plan.format == "arena"

    @property
    def is_duplicate(self) -> bool:
        """Whether all tables of a round play the same deal."""
        return self.state.plan.format == "duplicate"


class OutboxTask(Frozen):
    """Something to do on Discord, stored until it is done."""

    kind: TaskKind
    match: MatchNumber = 0
    details: dict[str, Detail] = {}  # noqa: RUF012 - pydantic copies it
    id: int = 0
    attempts: int = 0
    made_at: float = 0.0


class JournalEntry(Frozen):
    """An action and the user who did it, 0 for the bot. Details refer to players by number only."""

    action: str
    user: int = 0
    at: float
    details: dict[str, Detail] = {}  # noqa: RUF012 - pydantic copies it


class Tournament(Frozen):
    """A whole tournament, plus the tasks and journal entries of a change that is not saved yet."""

    record: TournamentRecord
    players: tuple[Person, ...] = ()
    rows: Mapping[MatchNumber, MatchRow] = {}
    tasks: tuple[OutboxTask, ...] = ()
    journal: tuple[JournalEntry, ...] = ()

    @property
    def state(self) -> TournamentState:
        """Return entrants, pairings and results."""
        return self.record.state

    @property
    def parties(self) -> dict[int, list[Person]]:
        """Return the members of each party, in order of sign-up."""
        found: dict[int, list[Person]] = {}
        for person in self.players:
            found.setdefault(person.party, []).append(person)
        return found

    def person(self, user: int) -> Person | None:
        """Return the sign-up of this user, or None if they never signed up or dropped out."""
        return next((person for person in self.players if person.user == user and person.status != "dropped"), None)

    def members(self, entrant: EntrantId) -> list[Person]:
        """Return the members of an entrant, in order of sign-up."""
        return [person for person in self.players if person.entrant == entrant]

    def name(self, entrant: EntrantId) -> str:
        """Return the name of an entrant."""
        return party_name(self.members(entrant))

    def names(self) -> dict[EntrantId, str]:
        """Return the names of all entrants; cheaper than many calls of `name`."""
        found: dict[EntrantId, list[Person]] = {}
        for person in self.players:
            if person.entrant is not None:
                found.setdefault(person.entrant, []).append(person)
        return {entrant: party_name(players) for entrant, players in found.items()}

    def row(self, match: MatchNumber) -> MatchRow:
        """Return the progress of a match."""
        return self.rows.get(match) or MatchRow(number=match)

    def open_rows(self) -> Iterator[tuple[Match, MatchRow]]:
        """Yield each match that is not over, with its progress."""
        for number, row in self.rows.items():
            if row.stage != "over":
                yield self.state.match(number), row

    def with_record(self, **changes: object) -> Tournament:
        """Return a copy with fields of the record changed."""
        return self.model_copy(update={"record": self.record.model_copy(update={**changes})})

    def with_person(self, person: Person) -> Tournament:
        """Return a copy with a person replaced or added, by their number."""
        at = person.number - 1
        return self.model_copy(update={"players": (*self.players[:at], person, *self.players[at + 1 :])})

    def with_row(self, row: MatchRow) -> Tournament:
        """Return a copy with the progress of a match replaced."""
        return self.model_copy(update={"rows": {**self.rows, row.number: row}})

    def add_task(self, kind: TaskKind, match: MatchNumber = 0, **details: Detail) -> Tournament:
        """Return a copy with one more outbox task to save."""
        return self.model_copy(update={"tasks": (*self.tasks, OutboxTask(kind=kind, match=match, details=details))})

    def add_journal_entry(self, action: str, at: float, user: int = 0, **details: Detail) -> Tournament:
        """Return a copy with one more journal entry to save."""
        entry = JournalEntry(action=action, user=user, at=at, details=details)
        return self.model_copy(update={"journal": (*self.journal, entry)})


def party_name(players: list[Person]) -> str:
    """Return the team name, or the names of the members."""
    if not players:
        return "?"
    return players[0].team or " & ".join(person.name for person in players)
