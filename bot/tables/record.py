"""What is known of a table beside its game: where it stands, who sits there, what they chose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from bot.i18n.markup import Markup
from rules.game import Frozen, Seat
from rules.table import Position

Phase = Literal["lobby", "playing", "over", "closed"]
Closing = Literal["", "expired", "left", "host", "moderator", "vote", "abandoned"]
OptionValue = bool | int | str | tuple[str, ...]  # the last only where the house fills it in


NOBODY = 0  # the user of a seat that no member has
LESSON = "learn"  # the occasion of a guided first game


class Player(Frozen):
    """Somebody at a table, under the name they had when they took the seat."""

    user: int
    name: str
    kind: Literal["member", "computer", "open", "gone"] = "member"  # open: anybody may take it; gone: nobody plays it
    away: bool = False  # a stand-in plays until they come back
    missed: int = 0  # deadlines in a row
    helped: bool = False  # a stand-in has moved for this seat: the result is not all their own
    late: bool = False  # has joined after the deal
    wants_end: bool = False
    asks_back: int = 0  # after how many moves they asked to take theirs back: another move answers it with no
    lets_back: bool = False  # agrees with whoever asks that
    wants_open: tuple[Seat, ...] = ()  # the seats that this one would give to somebody else
    left: int = NOBODY  # who gave the seat up, while it bears their name

    @property
    def is_member(self) -> bool:
        """Does a person have this seat, be they here or away?"""
        return self.kind == "member"

    @property
    def is_here(self) -> bool:
        """Does a person play this seat?"""
        return self.is_member and not self.away


class TableRecord(Frozen):
    """A table in a channel, or a private one that only its host sees. Seats are numbered in the order of joining."""

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
    private: bool = False  # played in ephemeral messages, in whatever channel of the server its host is
    barred: tuple[int, ...] = ()  # whom the host or a moderator has taken out: they do not come back
    parent: int | None = None  # the channel that it belongs to, if it stands in a thread opened for it
    purpose: str = ""  # what it was opened for, if not just to play
    closing: Closing = ""  # why it was closed, where those who sat there are told

    @property
    def live(self) -> bool:
        """Is it still open? Then it occupies its channel, unless it is private."""
        return self.phase in ("lobby", "playing")

    @property
    def counts(self) -> bool:
        """Is it somebody's one try of a day?"""
        return self.purpose.startswith("daily/")

    @property
    def is_match(self) -> bool:
        """Is it a match of a tournament? Then nobody comes, goes or ends it as they like."""
        return self.purpose.startswith("tournament/")

    @property
    def is_lesson(self) -> bool:
        """Is it a guided first game? Its result counts for nothing."""
        return self.purpose == LESSON

    @property
    def channel_link(self) -> Markup:
        """The table's channel, as a link Discord understands."""
        return Markup(f"https://discord.com/channels/{self.guild}/{self.channel}")

    @property
    def link(self) -> Markup:
        """The table's message, as a link Discord understands; its channel while there is no message."""
        return Markup(f"{self.channel_link}/{self.message}") if self.message else self.channel_link

    @property
    def members(self) -> tuple[Player, ...]:
        """The people at the table."""
        return tuple(player for player in self.players if player.is_member)

    @property
    def dealt(self) -> int:
        """How many seats the game was dealt to."""
        return sum(not player.late for player in self.players)

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """The seats that a computer plays now. While all are away nobody plays for them: the game shall not run off."""
        somebody_is_here = any(player.is_here for player in self.players)
        return frozenset(
            seat
            for seat, player in enumerate(self.players)
            if player.kind in ("computer", "open") or (player.away and somebody_is_here)
        )

    def seat_of(self, user: int) -> Seat | None:
        """Where this person sits, if at all."""
        for seat, player in enumerate(self.players):
            if player.user == user and player.is_member:
                return seat
        return None

    def reseat(self, seat: Seat, player: Player) -> TableRecord:
        """The same table with somebody else, or somebody changed, in a seat."""
        return self.model_copy(update={"players": (*self.players[:seat], player, *self.players[seat + 1 :])})

    def name_of(self, user: int) -> str:
        """The name of somebody at the table."""
        return next((player.name for player in self.players if player.user == user), "?")


class Ping(NamedTuple):
    """A message that mentions players because it is their turn."""

    message: int
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Saved:
    """Everything the store keeps of one table."""

    record: TableRecord
    seed: str
    deadline: float | None
    position: Position | None  # once the game has been dealt
    keys: tuple[tuple[str, int], ...]  # of the newest moves
    salt: str = ""  # of the sealed deal; none in games from before there were salts
    revision: int = 0  # grows with every change that the public message shows
    shown: int = 0  # the revision that the public message is known to show; -1 if there is no message
