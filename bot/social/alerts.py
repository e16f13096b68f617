"""Who is pinged when a table opens: only users who asked, once a table, not too often, and not in their quiet hours."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection

from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.store.base import Store
from rules.errors import Refusal

MOST_ALERTS = 50  # games of a user, on all servers
AGAIN_AFTER_SECONDS = 1800.0  # between two pings of the same user, on all servers


class TableAlerts:
    """Knows who wants to be told about new tables."""

    def __init__(
        self,
        store: Store,
        servers: ServerSettingsStore,
        personal_settings: PersonalSettingsStore,
        clock: Callable[[], float],
    ) -> None:
        self._store, self._servers, self._personal_settings = store, servers, personal_settings
        self._clock = clock
        self.one_at_a_time = asyncio.Lock()  # of `due` and `called`: two tables open at once, one ping

    async def games_of(self, user: int, guild: int) -> set[str]:
        """Return the games that a user wants to be told about on a server."""
        return {alert.game for alert in await self._store.social.alerts_of(user) if alert.guild == guild}

    async def other_servers(self, user: int, guild: int) -> int:
        """Return on how many other servers a user wants to be told."""
        return len({alert.guild for alert in await self._store.social.alerts_of(user)} - {guild})

    async def choose(self, user: int, guild: int, games: Collection[str]) -> None:
        """Replace the games that a user wants to be told about on a server."""
        if not await self._store.social.set_alerts(user, guild, games, most=MOST_ALERTS):
            raise Refusal("refused-too-many-alerts", most=MOST_ALERTS)

    async def switch(self, user: int, guild: int, game: str, *, on: bool) -> None:
        """Add or remove one game."""
        games = await self.games_of(user, guild)
        await self.choose(user, guild, games | {game} if on else games - {game})

    async def stop_all(self, user: int) -> None:
        """Tell a user about nothing any more, on all servers."""
        await self._store.social.drop_alerts(user)

    async def forget(self, user: int, guild: int) -> None:
        """Tell a user who has left a server nothing about it any more."""
        await self._store.social.drop_alerts(user, guild)

    async def due(self, guild: int, game: str, *, seated: Collection[int]) -> list[int]:
        """Return whom to ping about a table with these players, longest unpinged first."""
        now, server = self._clock(), await self._servers.settings(guild)
        social, called_before = self._store.social, now - AGAIN_AFTER_SECONDS
        candidates = [
            user for user in await social.users_to_alert(guild, game, called_before=called_before) if user not in seated
        ]
        apart = set().union(*[await social.apart_from(user) for user in seated]) if candidates else set()
        return [
            user
            for user in candidates
            if user not in apart and (await self._personal_settings.settings(user)).awake_at(now, server) <= now
        ]

    async def called(self, guild: int, users: Collection[int]) -> None:
        """Note that these users were pinged."""
        await self._store.social.note_alerted(guild, users, self._clock())
