"""What is stored about searches for players, presets and alerts."""

from __future__ import annotations

from typing import Literal, NamedTuple

from bot.i18n import Markup
from bot.tables.record import OptionValue
from rules.game import Frozen

Pace = Literal["live", "day"]  # everyone plays at once, or takes up to a day for a move


class Seeker(Frozen):
    """A user in a search, with the name they had when they joined it."""

    user: int
    name: str


class PlayerSearch(Frozen):
    """A post that looks for players. Its table opens by itself when there are enough."""

    id: int
    guild: int
    channel: int
    message: int | None = None  # the post, once it is known
    call_message: int | None = None  # pings users who want to be told about tables of this game
    game: str
    players: tuple[Seeker, ...]  # the first one is the host
    wanted: int
    pace: Pace
    language: str
    start_at: float  # the table does not open before
    closes_at: float  # without enough players
    opening_since: float | None = None  # since when its table is being opened
    deadline: float = 0.0  # when to open or close it, or to try again

    @property
    def host(self) -> Seeker:
        """The user who looks for players, or the next one if they left."""
        return self.players[0]

    @property
    def is_full(self) -> bool:
        """Whether enough players were found."""
        return len(self.players) >= self.wanted

    @property
    def link(self) -> Markup:
        """Link to the post."""
        return Markup(f"https://discord.com/channels/{self.guild}/{self.channel}/{self.message or ''}".rstrip("/"))

    def has(self, user: int) -> bool:
        """Whether this user has joined."""
        return any(player.user == user for player in self.players)


class Preset(Frozen):
    """Options of a game's lobby under a name."""

    game: str
    name: str
    chosen: dict[str, OptionValue]
    shared: bool  # belongs to the server, not to one user

    @property
    def key(self) -> str:
        """The name for comparing: case does not matter."""
        return preset_key(self.name)


def preset_key(name: str) -> str:
    """Return a preset's name for comparing."""
    return " ".join(name.casefold().split())


class Alert(NamedTuple):
    """A user wants to be pinged when a table of this game opens on this server."""

    guild: int
    game: str
