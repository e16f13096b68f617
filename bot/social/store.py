"""The contract of what is stored about alerts, blocks, presets and searches for players."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection

from bot.social.model import Alert, PlayerSearch, Preset


class SocialStore(ABC):
    """Alerts, blocks, presets and searches for players."""

    # --- alerts

    @abstractmethod
    async def alerts_of(self, user: int) -> list[Alert]:
        """Return what a user wants to be told about, on all servers."""

    @abstractmethod
    async def set_alerts(self, user: int, guild: int, games: Collection[str], *, most: int) -> bool:
        """Replace a user's alerts on a server; return False, and change nothing, if there would be too many in all."""

    @abstractmethod
    async def drop_alerts(self, user: int, guild: int | None = None) -> None:
        """Delete a user's alerts on one server, or on all."""

    @abstractmethod
    async def users_to_alert(self, guild: int, game: str, *, called_before: float) -> list[int]:
        """Return who wants to be told and was not pinged since a time, longest unpinged first."""

    @abstractmethod
    async def note_alerted(self, guild: int, users: Collection[int], at: float) -> None:
        """Save when users were pinged."""

    # --- messages that ping about a lobby

    @abstractmethod
    async def claim_call(self, table: int) -> bool:
        """Save that users are pinged about a table; return False if that was done before."""

    @abstractmethod
    async def keep_call(self, table: int, message: int | None) -> None:
        """Save the message that pings users about a table, or that it was deleted."""

    @abstractmethod
    async def calls(self) -> dict[int, int]:
        """Return the messages that are still posted, by table."""

    # --- blocks

    @abstractmethod
    async def block(self, user: int, other: int, *, at: float, most: int) -> bool:
        """Save that a user blocks another one; return False if they already block as many as they may."""

    @abstractmethod
    async def unblock(self, user: int, other: int) -> bool:
        """Delete a block; return whether there was one."""

    @abstractmethod
    async def blocked_by(self, user: int) -> list[int]:
        """Return whom a user blocks, in the order in which they did."""

    @abstractmethod
    async def blockers_of(self, user: int, among: Collection[int]) -> set[int]:
        """Return those of some users who block this one."""

    @abstractmethod
    async def apart_from(self, user: int) -> set[int]:
        """Return everyone whom a user blocks or who blocks them."""

    # --- presets

    @abstractmethod
    async def presets(self, guild: int, user: int) -> list[Preset]:
        """Return the presets of a user and of a server, the user's first, by game and name."""

    @abstractmethod
    async def keep_preset(self, owner: int, preset: Preset, *, at: float, most: int) -> bool:
        """Add or replace a preset of a user, or of a server; return False if their game would have too many."""

    @abstractmethod
    async def drop_preset(self, owner: int, preset: Preset) -> bool:
        """Delete a preset; return whether there was one."""

    # --- searches for players

    @abstractmethod
    async def add_search(self, search: PlayerSearch) -> PlayerSearch:
        """Add a search and return it with an id."""

    @abstractmethod
    async def save_search(self, search: PlayerSearch) -> bool:
        """Save a changed search; return False if it is over."""

    @abstractmethod
    async def load_search(self, search_id: int) -> PlayerSearch | None:
        """Return a search, or None if it is over."""

    @abstractmethod
    async def drop_search(self, search_id: int) -> bool:
        """Delete a search that is over; return whether it was there."""

    @abstractmethod
    async def searches_of(self, user: int) -> list[PlayerSearch]:
        """Return the searches that a user has joined, on all servers, newest first."""

    @abstractmethod
    async def searches_in(self, channel: int) -> list[PlayerSearch]:
        """Return the searches of a channel, oldest first."""

    @abstractmethod
    async def count_searches(self, guild: int) -> int:
        """Return how many searches there are on a server."""

    @abstractmethod
    async def due_searches(self, at: float) -> list[int]:
        """Return the searches whose deadline has passed, earliest first."""

    @abstractmethod
    async def nearest_search_deadline(self) -> float | None:
        """Return the earliest deadline of a search."""
