"""Nothing is kept for ever: once a day old games and servers that are gone are deleted, in small pieces.

What must not even leave traces in the file is wiped when that disturbs nobody: at once while the file is small, else
when nobody has moved for a while, and after a day in any case.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass

import structlog

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
TIDIED_AT = "tidied_at"  # the fact of when this was last done
LOOKED_AT = 200  # tables at a time
QUIET_SECONDS = 300.0  # without a move
WIPE_PAUSE = 600.0  # between two
SMALL_FILE = 32 * 1024 * 1024  # bytes that are written anew in a moment


@dataclass(frozen=True, slots=True)
class Limits:
    """How many days things are kept; 0 is for ever."""

    games: int
    abandoned: int
    servers: int

    @classmethod
    def of(cls, settings: Settings) -> Limits:
        """As the operator has set them."""
        return cls(settings.keep_games_days, settings.abandoned_days, settings.keep_server_days)


class Housekeeping:
    """Rings once a day, and when there is something to forget or to wipe."""

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
    ) -> None:
        self._tournaments = tournaments
        self._store, self._tables, self._privacy, self._metrics = store, tables, privacy, metrics
        self._clock = clock
        self.limits = limits
        self._timer = DeadlineTimer(self.fire, clock)
        self._wiped_at = 0.0
        self._moves_seen: tuple[float, int] = (clock(), -1)  # since when there have been so many
        privacy.observers.append(self)

    def start(self) -> None:
        """Look at once: something may have been interrupted."""
        self._timer.set(self._clock())

    def erasure_requested(self) -> None:
        """Implements `PrivacyObserver`: run now."""
        self._timer.set(self._clock())

    async def stop(self) -> None:
        """Finish the piece that is being done; the rest waits for the next start."""
        await self._timer.stop()

    # --- servers

    async def seen(self, servers: Collection[int]) -> None:
        """The bot is on exactly these servers: others that it knows are gone, perhaps since long."""
        known = await self._store.known_servers()
        gone = known - set(servers)
        await self._store.note_servers(gone=gone, here=servers, at=self._clock())
        if gone:
            log.info("servers are gone", count=len(gone))

    async def left(self, guild: int) -> None:
        """The bot was removed from a server."""
        await self._store.note_servers(gone=[guild], here=[], at=self._clock())
        log.info("server left", guild=guild, deleted_after_days=self.limits.servers)

    async def joined(self, guild: int) -> None:
        """The bot is on a server, perhaps again."""
        await self._store.note_servers(gone=[], here=[guild], at=self._clock())

    # --- the work

    async def fire(self) -> float:
        """Do what is due; returns when to look again."""
        try:
            return await self._fire()
        except Refusal as refusal:  # the bot is being stopped: no table can be touched any more
            log.info("housekeeping interrupted", why=refusal.key)
            return self._clock() + QUIET_SECONDS

    async def _fire(self) -> float:
        await self._privacy.fulfil_all()
        tidied_at = float(await self._store.get_meta(TIDIED_AT) or 0.0)
        if not 0 <= self._clock() - tidied_at < DAY:
            await self.tidy()
            tidied_at = self._clock()
            await self._store.set_meta(TIDIED_AT, repr(tidied_at))
        wipe_again_at = await self._wipe_if_due()
        return tidied_at + DAY if wipe_again_at is None else min(tidied_at + DAY, wipe_again_at)

    async def tidy(self) -> None:
        """Delete what has been kept long enough; each piece is short, and moves come in between."""
        done = dict.fromkeys(("games_closed", "games_deleted", "tournaments_deleted", "servers_forgotten"), 0)
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
        log.info("tidied up", **done)

    async def _each_old(self, days: int, *, live: bool) -> int:
        """Close, or delete, every table at which nothing has happened for so many days."""
        before, after, done = self._clock() - days * DAY, 0, 0
        while found := await self._store.old_tables(live=live, before=before, after=after, most=LOOKED_AT):
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
            while guild in await self._store.departed(self._clock()):  # it may be invited again meanwhile
                if not (tables := await self._store.tables_on(guild, LOOKED_AT)):
                    forgotten += await self._store.forget_server(guild, self._clock())
                    break
                await self._tables.erasure.discard(tables)
        return forgotten

    # --- wiping

    async def _wipe_if_due(self) -> float | None:
        """Wipe if there is something to wipe and it disturbs nobody; returns when to try again."""
        since, now = await self._store.get_meta(WIPE_SINCE), self._clock()
        if since is None:
            return None
        if now < self._wiped_at + WIPE_PAUSE:
            return self._wiped_at + WIPE_PAUSE
        if not self._is_quiet(now) and now < float(since) + DAY and await self._store.size() > SMALL_FILE:
            return now + QUIET_SECONDS
        if not await self._store.wipe():
            log.warning("cannot wipe while another program reads the database")
            return now + QUIET_SECONDS
        self._wiped_at = now
        self._count(wipes=1)
        log.info("traces wiped")
        return None

    def _is_quiet(self, now: float) -> bool:
        since, moves = self._moves_seen
        if moves != self._metrics.moves_total:
            since = now
            self._moves_seen = (now, self._metrics.moves_total)
        return now - since >= QUIET_SECONDS

    def _count(self, **counts: int) -> None:
        for what, count in counts.items():
            self._metrics.housekeeping.labels(what).inc(count)
