"""The daily challenge: one deal a day, the same on every server; the first try counts, the rest is practice.

The seed of a day is made from the date and a secret of this installation, so that no deal can be known before its day.
"Today" is that of the server where the user plays.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from bot.cluster.membership import Membership
from bot.cluster.shards import EVERYTHING, is_elsewhere
from bot.servers.settings import ServerSettingsStore
from bot.stats.records import Best, DailyResult, Standing
from bot.store.base import Store
from bot.tables.record import Player, TableRecord
from bot.tables.service import TableService
from rules.catalogue import GAMES
from rules.errors import Refusal

GAME = next(name for name, game in GAMES.items() if game.has_daily)
SECRET = "daily_secret"  # noqa: S105 - the key in the store, not the secret

Board = Literal["day", "week", "streaks", "best"]


@dataclass(frozen=True, slots=True)
class Visit:
    """The table of a user who wants to play today."""

    day: date
    table: TableRecord | None  # None: today's try has not been started
    is_earlier: bool = False  # an unfinished try of an earlier day


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who wants to play, and where."""

    who: Player
    guild: int
    channel: int
    language: str


class Daily:
    """Opens the table of the day, and returns results and leaderboards."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        servers: ServerSettingsStore,
        clock: Callable[[], float],
        membership: Membership | None = None,
    ) -> None:
        self._membership = membership or Membership(None, EVERYTHING)
        self._store = store
        self._tables = tables
        self._servers = servers
        self._clock = clock
        self._secret = b""

    async def start(self) -> None:
        """Read the secret of this installation; the first start creates it."""
        secret = await self._store.get_meta(SECRET)
        if secret is None:  # another process may start at the same moment
            secret = await self._store.first_meta(SECRET, secrets.token_bytes(32).hex())
        self._secret = secret.encode()

    def seed(self, day: date) -> str:
        """Return the seed of a day."""
        assert self._secret, "not started"
        return hmac.new(self._secret, f"{GAME}/{day}".encode(), hashlib.sha256).hexdigest()

    async def today(self, guild: int) -> date:
        """Return the current day on a server."""
        return (await self._servers.settings(guild)).day_at(self._clock())

    async def next_day_at(self, guild: int) -> float:
        """Return when the next day begins on a server."""
        settings = await self._servers.settings(guild)
        return settings.day_begins_at(settings.day_at(self._clock()) + timedelta(days=1))

    # --- playing

    async def visit(self, visitor: Visitor, *, start: bool = False, put_away: bool = False) -> Visit:
        """Return the user's try of today, wherever they began it; `start` opens it if they have not begun.

        An unfinished try of an earlier day comes first, unless `put_away` closes it.
        """
        await self._know(visitor)
        day, user = await self.today(visitor.guild), visitor.who.user
        table = await self._store.daily_try(user, day)
        if table is not None:
            return Visit(day, await self._moved_along(table, visitor))
        unfinished = [await self._fresh(one) for one in await self._store.unfinished_tries(user)]
        earlier = [record for record in unfinished if record.purpose < f"daily/{day}"]
        if earlier and not put_away:
            return Visit(day, earlier[0], is_earlier=True)
        if not start:
            return Visit(day, None)
        for record in earlier:
            await self._tables.close(record.id, "put away")
            await self._membership.publish("table", record.id)
        return Visit(day, await self._open(visitor, f"daily/{day}", day))

    async def resume(self, visitor: Visitor, day: date) -> TableRecord:
        """Return the unfinished try of an earlier day."""
        await self._know(visitor)
        table = await self._store.daily_try(visitor.who.user, day)
        if table is None or not (await self._fresh(table)).live:
            raise Refusal("refused-table-closed")
        return await self._moved_along(table, visitor)

    async def practise(self, visitor: Visitor, day: date) -> TableRecord:
        """Deal another try that does not count. Refuse before the one that counts is finished."""
        table = await self._store.daily_try(visitor.who.user, day)
        if table is None or (await self._fresh(table)).live:
            raise Refusal("daily-no-practice-yet")
        for known in await self._tables.private_tables(visitor.guild, visitor.who.user):
            if known.purpose.startswith("practice/") and known.purpose != f"practice/{day}":
                await self._tables.close(known.id, "put away")
        return await self._open(visitor, f"practice/{day}", day)

    async def _know(self, visitor: Visitor) -> None:
        """List the user on the leaderboards of this server. Elsewhere there are none."""
        if not is_elsewhere(visitor.guild):
            await self._store.know_player(visitor.guild, visitor.who)

    async def _open(self, visitor: Visitor, purpose: str, day: date) -> TableRecord:
        record, _ = await self._tables.deals.open_private(
            game=GAME,
            guild=visitor.guild,
            channel=visitor.channel,
            host=visitor.who,
            language=visitor.language,
            purpose=purpose,
            seed=self.seed(day),
        )
        return record

    async def _moved_along(self, table: int, visitor: Visitor) -> TableRecord:
        """Return the table, moved to the server where its player is now."""
        record = await self._fresh(table)
        if record.guild == visitor.guild:
            return record
        moved = await self._tables.bring_along(table, visitor.who.user, guild=visitor.guild, channel=visitor.channel)
        await self._membership.publish("table", table)
        return moved

    async def _fresh(self, table: int) -> TableRecord:
        """Return the record of a table that may have been played on a server of another process."""
        if self._membership.has_others:
            await self._tables.forget(table)
        return await self._tables.record(table)

    # --- results

    async def tried(self, user: int, day: date) -> TableRecord | None:
        """Return the table of the user's counted try of a day, or None."""
        table = await self._store.daily_try(user, day)
        return None if table is None else await self._fresh(table)

    async def result(self, user: int, day: date) -> DailyResult | None:
        """Return the user's result of a day, or None."""
        return await self._store.daily_result(user, day)

    async def board(self, guild: int, board: Board) -> list[Standing]:
        """Return a leaderboard of this server, best first."""
        if is_elsewhere(guild):  # people who may not know each other
            return []
        today = await self.today(guild)
        match board:
            case "day":
                return await self.day_board(guild, today)
            case "week":
                monday = today - timedelta(days=today.weekday())
                return await self._store.daily_board(guild, monday, today)
            case "streaks":
                return await self._store.streak_board(guild, today - timedelta(days=1))
            case "best":
                return await self._store.best_board(guild, GAME)

    async def own_best(self, guild: int, user: int) -> Best | None:
        """Return the user's best solo game including private ones. Show it to nobody else."""
        return (await self._store.bests(guild, GAME, user, private=True)).own

    async def day_board(self, guild: int, day: date) -> list[Standing]:
        """Return the results of that day of all players known on this server."""
        return await self._store.daily_board(guild, day, day)
