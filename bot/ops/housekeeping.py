"""Delete old data once a day, in small steps, and wipe what users and servers have had deleted.

SQLite overwrites deleted rows at once (`secure_delete`), and emptying the log removes the copies there. Rare copies
remain in pages that were split earlier; only rewriting the whole file (VACUUM) removes those, and moves have to wait
meanwhile. A small file is rewritten at once, a larger one when nobody has moved for a while or after a day, and a very
large one only when nobody has moved for a while.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import structlog

from bot.cluster.membership import Membership
from bot.cluster.shards import EVERYTHING
from bot.ops.metrics import Metrics
from bot.privacy.service import Privacy
from bot.settings import Settings
from bot.store.base import WIPE_SINCE, Store
from bot.tables.deadlines import DeadlineTimer
from bot.tables.service import TableService
from bot.tournaments.model import JOURNAL_LINES_SHOWN
from bot.tournaments.service import TournamentService
from rules.errors import Refusal

log = structlog.get_logger("onetable.housekeeping")

DAY = 86400.0
TIDIED_AT = "tidied_at"  # meta key: when this was last done
BATCH = 200  # tables, or pages, at a time
QUIET_SECONDS = 300.0  # without a move
REWRITE_PAUSE = 600.0  # between two
SMALL_FILE = 32 * 1024 * 1024  # bytes: rewritten in about 0.2 seconds
LARGE_FILE = 256 * 1024 * 1024  # bytes: rewritten in about 1.6 seconds


@dataclass(frozen=True, slots=True)
class Limits:
    """How many days data is kept; 0 means forever."""

    games: int
    abandoned: int
    servers: int

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """Return the limits that the operator has set."""
        return cls(settings.keep_games_days, settings.abandoned_days, settings.keep_server_days)


class Housekeeping:
    """Runs once a day, and when there is something to delete or to wipe."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        privacy: Privacy,
        clock: Callable[[], float],
        *,
        metrics: Metrics,
        limits: Limits,
        tournaments: TournamentService | None = None,
        membership: Membership | None = None,
    ) -> None:
        self._tournaments = tournaments
        self._membership = membership or Membership(None, EVERYTHING)
        self._membership.leader_observers.append(self.start)
        self._tidied_key = self._membership.scope.key(TIDIED_AT)
        self._store, self._tables, self._privacy, self._metrics = store, tables, privacy, metrics
        self._clock = clock
        self.limits = limits
        self._timer = DeadlineTimer(self.fire, clock)
        self._rewritten_at = 0.0
        self._moves_seen: tuple[float, int] = (clock(), -1)  # time, and number of moves then
        privacy.observers.append(self)

    def start(self) -> None:
        """Run at once: the last run may have been interrupted."""
        self._timer.set(self._clock())

    def erasure_requested(self) -> None:
        """Implements `PrivacyObserver`: run now."""
        self._timer.set(self._clock())

    async def stop(self) -> None:
        """Finish the current step; the next start does the rest."""
        await self._timer.stop()

    # --- servers

    async def seen(self, servers: Collection[int]) -> None:
        """Save that the bot is in exactly these servers: other known servers have removed it."""
        known = await self._store.known_servers()
        gone = known - set(servers)
        await self._store.note_servers(gone=gone, here=servers, at=self._clock())
        if gone:
            log.info("servers left", count=len(gone))

    async def left(self, guild: int) -> None:
        """Save that the bot was removed from a server."""
        await self._store.note_servers(gone=[guild], here=[], at=self._clock())
        log.info("server left", guild=guild, deleted_after_days=self.limits.servers)

    async def joined(self, guild: int) -> None:
        """Save that the bot is in a server, perhaps again."""
        await self._store.note_servers(gone=[], here=[guild], at=self._clock())

    # --- deleting

    async def fire(self) -> float:
        """Do what is due; return when to run again."""
        try:
            return await self._fire()
        except Refusal as refusal:  # the bot is stopping: tables are closed to changes
            log.info("housekeeping interrupted", why=refusal.key)
            return self._clock() + QUIET_SECONDS

    async def _fire(self) -> float:
        await self._privacy.fulfil_all()
        tidied_at = float(await self._store.get_meta(self._tidied_key) or 0.0)
        if not 0 <= self._clock() - tidied_at < DAY:
            await self.tidy()
            tidied_at = self._clock()
            await self._store.set_meta(self._tidied_key, repr(tidied_at))
            await self._release_pages()
        wipe_again_at = await self._wipe_if_due() if self._membership.is_leader else None
        return tidied_at + DAY if wipe_again_at is None else min(tidied_at + DAY, wipe_again_at)

    async def tidy(self) -> None:
        """Delete old data in short steps, so that moves are written in between."""
        done = dict.fromkeys(("games_closed", "games_deleted", "tournaments_deleted", "servers_forgotten"), 0)
        if self._membership.is_leader:
            await self._store.tournaments.discard_drafts(self._clock())
        if self.limits.abandoned:
            done["games_closed"] = await self._each_old(self.limits.abandoned, live=True)
            before = self._clock() - self.limits.abandoned * DAY
            await self._store.tournaments.trim(before, lines=JOURNAL_LINES_SHOWN)
            if self._tournaments is not None:
                for tournament in await self._store.tournaments.abandoned(before):
                    await self._tournaments.organising.cancel_abandoned(tournament)
        if self.limits.games:
            done["games_deleted"] = await self._each_old(self.limits.games, live=False)
            now = self._clock()
            old = await self._store.tournaments.discard_old(now - self.limits.games * DAY, now)
            done["tournaments_deleted"] = old
        if self.limits.servers:
            done["servers_forgotten"] = await self._forget_servers()
        self._count(**done)
        log.info("old data deleted", **done)

    async def _each_old(self, days: int, *, live: bool) -> int:
        """Close (if live) or delete every table that has been idle for so many days; return how many."""
        before, after, done = self._clock() - days * DAY, 0, 0
        while found := await self._store.old_tables(live=live, before=before, after=after, most=BATCH):
            after = found[-1][0]
            for table in (table for table, is_idle in found if is_idle):
                if live:
                    done += await self._tables.erasure.close_abandoned(table)
                else:
                    await self._tables.erasure.discard([table])
                    done += 1
        return done

    async def _forget_servers(self) -> int:
        forgotten = 0
        for guild in await self._store.departed(self._clock() - self.limits.servers * DAY):
            while guild in await self._store.departed(self._clock()):  # stop if the bot is invited again meanwhile
                if not (tables := await self._store.tables_on(guild, BATCH)):
                    forgotten += await self._store.forget_server(guild, self._clock())
                    break
                await self._tables.erasure.discard(tables)
        return forgotten

    # --- wiping

    async def _release_pages(self) -> None:
        """Give free pages back to the file system, a few at a time."""
        while await self._store.release_pages(BATCH):
            pass

    async def _wipe_if_due(self) -> float | None:
        """Wipe deleted data from the log now, and from the file if it is time to; return when to try again."""
        since, now = await self._store.get_meta(WIPE_SINCE), self._clock()
        if since is None:
            return None
        if not await self._store.truncate_log():
            log.warning("database log not emptied", why="another program is reading the database")
            return now + QUIET_SECONDS
        if now < self._rewritten_at + REWRITE_PAUSE:
            return self._rewritten_at + REWRITE_PAUSE
        if not await self._may_rewrite(now, float(since)):
            return now + QUIET_SECONDS
        if not await self._store.wipe():
            log.warning("database not rewritten", why="another program is reading the database")
            return now + QUIET_SECONDS
        self._rewritten_at = now
        self._count(wipes=1)
        log.info("database rewritten")
        return None

    async def _may_rewrite(self, now: float, since: float) -> bool:
        if self._is_quiet(now):
            return True
        size = await self._store.size()
        return size <= SMALL_FILE or (size <= LARGE_FILE and now >= since + DAY)

    def _is_quiet(self, now: float) -> bool:
        since, moves = self._moves_seen
        if moves != self._metrics.moves_total:
            since = now
            self._moves_seen = (now, self._metrics.moves_total)
        return now - since >= QUIET_SECONDS

    def _count(self, **counts: int) -> None:
        for what, count in counts.items():
            self._metrics.housekeeping.labels(what).inc(count)
