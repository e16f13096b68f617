"""The daily village: one a day, the same for everybody on every server; the first try counts, the rest is practice.

A day's seed is made of the date and a secret of this installation, so nobody knows a village before its day, and one
village tells nothing of the next. "Today" is that of the server where somebody plays.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal

from bot.servers.settings import ServerSettingsStore
from bot.stats.records import Best, DailyResult, Standing
from bot.store.base import Store
from bot.tables.record import Player, TableRecord
from bot.tables.service import TableService
from rules.errors import Refusal

GAME = "rokujika"
SECRET = "daily_secret"  # noqa: S105 - the name of the fact, not the secret

Board = Literal["day", "week", "streaks", "best"]


@dataclass(frozen=True, slots=True)
class Visit:
    """What somebody finds who comes to play today."""

    day: date
    table: TableRecord
    is_earlier: bool = False  # the table is a try of an earlier day that they have not finished


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who comes, and where."""

    who: Player
    guild: int
    channel: int
    language: str


class Daily:
    """Opens today's village, and knows how everybody did."""

    def __init__(
        self, store: Store, tables: TableService, servers: ServerSettingsStore, clock: Callable[[], float]
    ) -> None:
        self._store = store
        self._tables = tables
        self._servers = servers
        self._clock = clock
        self._secret = b""

    async def start(self) -> None:
        """Recall the secret of this installation, or make it once and for all."""
        secret = await self._store.get_meta(SECRET)
        if secret is None:
            secret = secrets.token_bytes(32).hex()
            await self._store.set_meta(SECRET, secret)
        self._secret = secret.encode()

    def seed(self, day: date) -> str:
        """What the village of a day is dealt from."""
        assert self._secret, "not started"
        return hmac.new(self._secret, f"{GAME}/{day}".encode(), hashlib.sha256).hexdigest()

    async def today(self, guild: int) -> date:
        """Which day it is on a server."""
        return (await self._servers.settings(guild)).day_at(self._clock())

    async def next_day_at(self, guild: int) -> float:
        """When the next village comes on a server."""
        settings = await self._servers.settings(guild)
        return settings.day_begins_at(settings.day_at(self._clock()) + timedelta(days=1))

    # --- playing

    async def visit(self, visitor: Visitor, *, put_away: bool = False) -> Visit:
        """Today's try of this person, wherever they began it. An unfinished one of an earlier day comes first,
        unless they put it away for good.
        """
        await self._store.know_player(visitor.guild, visitor.who)
        day, user = await self.today(visitor.guild), visitor.who.user
        table = await self._store.daily_try(user, day)
        if table is not None:
            return Visit(day, await self._brought_along(table, visitor))
        unfinished = [await self._tables.record(one) for one in await self._store.unfinished_tries(user)]
        earlier = [record for record in unfinished if record.purpose < f"daily/{day}"]
        if earlier and not put_away:
            return Visit(day, earlier[0], is_earlier=True)
        for record in earlier:
            await self._tables.close(record.id, "put away")
        return Visit(day, await self._open(visitor, f"daily/{day}", day))

    async def resume(self, visitor: Visitor, day: date) -> TableRecord:
        """The try of an earlier day that somebody wants to finish."""
        await self._store.know_player(visitor.guild, visitor.who)
        table = await self._store.daily_try(visitor.who.user, day)
        if table is None or not (await self._tables.record(table)).live:
            raise Refusal("refused-table-closed")
        return await self._brought_along(table, visitor)

    async def practise(self, visitor: Visitor, day: date) -> TableRecord:
        """Another try that does not count; only after the one that does, so that no village is known before."""
        table = await self._store.daily_try(visitor.who.user, day)
        if table is None or (await self._tables.record(table)).live:
            raise Refusal("daily-no-practice-yet")
        for known in await self._tables.private_tables(visitor.guild, visitor.who.user):
            if known.purpose.startswith("practice/") and known.purpose != f"practice/{day}":
                await self._tables.close(known.id, "put away")
        return await self._open(visitor, f"practice/{day}", day)

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

    async def _brought_along(self, table: int, visitor: Visitor) -> TableRecord:
        """A try follows its player to the server where they are now."""
        record = await self._tables.record(table)
        if record.guild == visitor.guild:
            return record
        return await self._tables.bring_along(table, visitor.who.user, guild=visitor.guild, channel=visitor.channel)

    # --- results

    async def tried(self, user: int, day: date) -> TableRecord | None:
        """The table of somebody's one try of a day."""
        table = await self._store.daily_try(user, day)
        return None if table is None else await self._tables.record(table)

    async def result(self, user: int, day: date) -> DailyResult | None:
        """How somebody did that day."""
        return await self._store.daily_result(user, day)

    async def board(self, guild: int, board: Board) -> list[Standing]:
        """A leaderboard of this server, the best first."""
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
        """Somebody's best game alone, private ones included: for their eyes only."""
        return (await self._store.bests(guild, GAME, user, private=True)).own

    async def day_board(self, guild: int, day: date) -> list[Standing]:
        """Everybody known on this server who has played the village of that day."""
        return await self._store.daily_board(guild, day, day)
