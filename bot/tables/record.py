"""The record of a table: where it is shown, who plays, which options they chose; everything but the game's state."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.cluster.shards import is_elsewhere
from bot.i18n import Markup
from rules.game import Frozen, Seat
from rules.table import Position

Phase = Literal["lobby", "playing", "over", "closed"]
Closing = Literal["", "expired", "left", "host", "moderator", "vote", "abandoned", "clock"]
OptionValue = bool | int | str | tuple[str, ...]  # tuples only in server-provided options


NOBODY = 0  # the user of a seat without a member
LESSON = "learn"  # the purpose of a guided first game


class Player(Frozen):
    """A player at a table, with the name they had when they took the seat."""

    user: int
    name: str
    # crowd: everyone who watches votes for its moves; open: anyone may take the seat; gone: nobody plays it
    kind: Literal["member", "computer", "crowd", "open", "gone"] = "member"
    away: bool = False  # a stand-in plays until they are back
    missed: int = 0  # deadlines in a row
    helped: bool = False  # another player or a stand-in has moved for this seat: the result is not theirs alone
    late: bool = False  # joined after the deal
    wants_end: bool = False
    asks_back: int = 0  # the version at which they asked to undo; another move answers it with no
    lets_back: bool = False  # agrees to the request to undo
    wants_open: tuple[Seat, ...] = ()  # the seats they voted to open
    left: int = NOBODY  # the user who gave this seat up
    word: str = ""  # typed in the lobby, to be mixed into the seed; after the deal it is in `TableRecord.words`

    @property
    def is_member(self) -> bool:
        """Whether a user has this seat, here or away."""
        return self.kind == "member"

    @property
    def is_here(self) -> bool:
        """Whether a user plays this seat and is not away."""
        return self.is_member and not self.away


class Access(Frozen):
    """Who may take a seat: users whom the host named, and members with one of some roles. Empty: everyone."""

    users: tuple[int, ...] = ()
    roles: tuple[int, ...] = ()

    @property
    def is_open(self) -> bool:
        """Whether everyone may take a seat."""
        return not (self.users or self.roles)

    def admits(self, user: int, roles: Collection[int]) -> bool:
        """Whether this user, who has these roles, may take a seat."""
        return self.is_open or user in self.users or not set(self.roles).isdisjoint(roles)

    def without(self, user: int) -> Access:
        """Return it without a user. If nobody is left on it, it does not become open to everyone."""
        users = tuple(other for other in self.users if other != user)
        return (
            self
            if users == self.users
            else self.model_copy(update={"users": users if users or self.roles else (NOBODY,)})
        )


EVERYONE = Access()


class Ballot(Frozen):
    """The votes for the next move of a crowd."""

    epoch: int  # of the crowd's decision: votes for an older one do not count
    ends_at: float
    votes: tuple[tuple[int, str], ...] = ()  # user, and move as JSON

    def vote_of(self, user: int) -> str | None:
        """Return the move that a user voted for, or None."""
        return dict(self.votes).get(user)

    def with_vote(self, user: int, move: str) -> Ballot:
        """Return the ballot with this user's one vote."""
        return self.model_copy(update={"votes": (*self.without(user).votes, (user, move))})

    def without(self, user: int) -> Ballot:
        """Return the ballot without this user's vote."""
        return self.model_copy(update={"votes": tuple(vote for vote in self.votes if vote[0] != user)})


class TableRecord(Frozen):
    """A table in a channel, or a private one. Seats are numbered in the order of joining."""

    id: int
    guild: int
    channel: int
    game: str
    host: int
    players: tuple[Player, ...]
    options: dict[str, OptionValue]
    language: str
    phase: Phase
    message: int | None = None  # the public message, once it is known
    opened_at: float
    private: bool = False  # played in ephemeral messages, in any channel of the server
    barred: tuple[int, ...] = ()  # users who were kicked and cannot join again
    parent: int | None = None  # the channel of the thread that was opened for it
    purpose: str = ""  # for a lesson, a daily challenge or a match; empty for an ordinary game
    closing: Closing = ""  # why it was closed, shown to the players
    paused_at: float | None = None  # when its tournament was paused
    access: Access = EVERYONE
    ballot: Ballot | None = None  # the votes for the crowd's next move
    words: tuple[str, ...] = ()  # of each seat, mixed into the seed; empty if the seed was drawn without words

    @property
    def live(self) -> bool:
        """Whether it is open. A channel can have one open public table."""
        return self.phase in ("lobby", "playing")

    @property
    def is_elsewhere(self) -> bool:
        """Whether the bot is not a member of the place, so that only replies to clicks can show the table."""
        return is_elsewhere(self.guild)

    @property
    def counts(self) -> bool:
        """Whether it is a player's counted try of the daily challenge."""
        return self.purpose.startswith("daily/")

    @property
    def is_match(self) -> bool:
        """Whether it is a match of a tournament: players cannot join, leave or end it as they like."""
        return self.purpose.startswith("tournament/")

    @property
    def is_paused(self) -> bool:
        """Whether nobody can move, not even a computer, because the tournament is paused."""
        return self.paused_at is not None

    @property
    def is_lesson(self) -> bool:
        """Whether it is a guided first game, whose result does not count."""
        return self.purpose == LESSON

    @property
    def channel_link(self) -> Markup:
        """Link to the table's channel."""
        return Markup(f"https://discord.com/channels/{'@me' if self.is_elsewhere else self.guild}/{self.channel}")

    @property
    def link(self) -> Markup:
        """Link to the table's message, or to its channel if there is none."""
        return Markup(f"{self.channel_link}/{self.message}") if self.message else self.channel_link

    @property
    def members(self) -> tuple[Player, ...]:
        """The players who are users."""
        return tuple(player for player in self.players if player.is_member)

    @property
    def dealt(self) -> int:
        """How many seats the game was dealt to."""
        return sum(not player.late for player in self.players)

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """The seats that a computer plays now. While all players are away none is played, so that the game waits."""
        anyone_is_here = any(player.is_here for player in self.players)
        return frozenset(
            seat
            for seat, player in enumerate(self.players)
            if player.kind in ("computer", "open") or (player.away and anyone_is_here)
        )

    @property
    def crowd(self) -> Seat | None:
        """The seat that a crowd plays, or None."""
        return next((seat for seat, player in enumerate(self.players) if player.kind == "crowd"), None)

    def viewpoint_of(self, user: int) -> Seat | None:
        """Return the seat whose view a user sees: their own, or else the crowd's, for which they may vote."""
        own = self.seat_of(user)
        return self.crowd if own is None else own

    def seat_of(self, user: int) -> Seat | None:
        """Return the seat of a user, or None."""
        for seat, player in enumerate(self.players):
            if player.user == user and player.is_member:
                return seat
        return None

    def reseat(self, seat: Seat, player: Player) -> TableRecord:
        """Return the record with another player in a seat."""
        return self.model_copy(update={"players": (*self.players[:seat], player, *self.players[seat + 1 :])})

    def name_of(self, user: int) -> str:
        """Return the name of a user at the table."""
        return next((player.name for player in self.players if player.user == user), "?")


class Ping(NamedTuple):
    """A message that mentions players because it is their turn."""

    message: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Saved:
    """Everything that is stored about one table."""

    record: TableRecord
    seed: str
    deadline: float | None
    position: Position | None  # None before the deal
    keys: tuple[tuple[str, int], ...]  # of the newest moves
    salt: str = ""  # of the commitment to the deal; older games have none
    server_seed: str = ""  # sealed in the lobby before players typed their words; empty if nobody did
    revision: int = 0  # grows with every change that the public message shows
    shown: int = 0  # the revision that the public message is known to show; -1 if there is no message
