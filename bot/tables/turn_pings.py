"""Since when each table waits for whom; rings when somebody is to be called.

Only the message that calls people is durable. Everything else is known again after a restart: whom a table waits for
from its game, since when from its last move.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import NamedTuple

import structlog

from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.store.base import Store
from bot.tables.deadlines import DeadlineTimer
from bot.tables.pings import Ping, delay, due_at, waiting_for
from bot.tables.record import TableRecord
from bot.tables.service import TableService
from rules.catalogue import GAMES, game_named
from rules.errors import Refusal
from rules.game import Seat

log = structlog.get_logger("onetable.calls")

REMEMBERED_PRESSES = 10_000
RETRY_SECONDS = 60.0  # after a call that failed


@dataclass(slots=True)
class _Wait:
    """A table that waits for people."""

    since: dict[int, float] = field(default_factory=dict)  # by person
    called: dict[int, float] = field(default_factory=dict)  # when each was called in this turn of theirs


class Plan(NamedTuple):
    """What is to be done about a table."""

    record: TableRecord | None  # none if there is no such table any more
    ping: Ping | None  # the message that is there
    stay: dict[Seat, int]  # those it rightly calls
    call: dict[Seat, int]  # those who are to be called now


class Calls:
    """Decides; whoever sends asks for a plan whenever a table has changed, and when `on_due` says so."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        servers: ServerSettingsStore,
        personal_settings: PersonalSettingsStore,
        clock: Callable[[], float],
    ) -> None:
        self.on_due: Callable[[int], Awaitable[None]] = _nobody
        self._store, self._tables, self._servers, self._personal_settings = store, tables, servers, personal_settings
        self._clock, self._began_at = clock, clock()
        self._timer = DeadlineTimer(self._fire, clock)
        self._due: dict[int, float] = {}
        self._waits: dict[int, _Wait] = {}
        self._pings: dict[int, Ping] = {}
        self._not_looked_at: set[int] = set()  # since the start
        self._pressed: OrderedDict[tuple[int, int], float] = OrderedDict()  # by table and person

    async def start(self) -> None:
        """Look at every table that may wait for somebody, and at every message that may be no longer needed."""
        self._pings = await self._store.pings()
        games = [name for name, game in GAMES.items() if not game.minds_gaps]
        now = self._clock()
        self._not_looked_at = {*self._pings, *await self._store.public_games(games)}
        self._due = dict.fromkeys(self._not_looked_at, now)
        self._timer.set(now if self._due else None)

    async def stop(self) -> None:
        """Ring no more."""
        await self._timer.stop()

    def pressed(self, table: int, user: int) -> None:
        """Somebody is there: they have pressed something of this table."""
        self._pressed[table, user] = self._clock()
        self._pressed.move_to_end((table, user))
        if len(self._pressed) > REMEMBERED_PRESSES:
            self._pressed.popitem(last=False)

    def told(self, table: int, users: tuple[int, ...]) -> None:
        """Somebody else has called these people: that is enough for this turn of theirs."""
        if table in self._waits:
            self._waits[table].called.update(dict.fromkeys(users, self._clock()))

    def minds(self, table: int) -> bool:
        """Can there be anything to do about this table? Not where every second counts, unless somebody was called."""
        record = self._tables.cached_record(table)
        if record is None or table in self._pings or table in self._waits:
            return True
        return not game_named(record.game).minds_gaps

    async def plan(self, table: int) -> Plan:
        """Whom to call now, and who need not be called any longer."""
        ping = self._pings.get(table)
        self._due.pop(table, None)
        is_first_look = table in self._not_looked_at
        self._not_looked_at.discard(table)
        try:
            record, to_act = await self._tables.record(table), await self._tables.waiting_for(table)
        except Refusal:
            return Plan(None, ping, {}, {})
        players = waiting_for(record, to_act)
        if not players:
            self._waits.pop(table, None)
            return Plan(record, ping, {}, {})
        wait = await self._waiting(table, players, ping, is_first_look=is_first_look)
        stay = {seat: user for seat, user in players.items() if ping is not None and seat in ping.seats}
        stay = {seat: user for seat, user in stay.items() if not self._has_come(table, user, wait)}
        call = await self._ripe(record, {seat: user for seat, user in players.items() if seat not in stay}, wait)
        return Plan(record, ping, stay, call)

    async def posted(self, table: int, message: int, called: dict[Seat, int], new: dict[Seat, int]) -> None:
        """This message calls these people now; some of them have just been called."""
        await self._store.keep_ping(table, Ping(message, tuple(sorted(called))))
        self._pings[table] = Ping(message, tuple(sorted(called)))
        self.told(table, tuple(new.values()))

    async def removed(self, table: int) -> None:
        """There is no such message any more."""
        if self._pings.pop(table, None) is not None:
            await self._store.drop_ping(table)

    async def _waiting(self, table: int, players: dict[Seat, int], ping: Ping | None, *, is_first_look: bool) -> _Wait:
        """Since when each of them is awaited: whoever was not awaited before is so from now on."""
        wait, now = self._waits.setdefault(table, _Wait()), self._clock()
        if is_first_look:
            if ping is not None:
                wait.called = {user: self._began_at for seat, user in players.items() if seat in ping.seats}
            moved_at = await self._store.last_move_at(table)
            if moved_at is not None:
                now = moved_at
                for user in players.values():
                    self._pressed.setdefault((table, user), moved_at)  # the move may have been theirs
        wait.since = {user: wait.since.get(user, now) for user in players.values()}
        wait.called = {user: at for user, at in wait.called.items() if user in wait.since}
        return wait

    def _has_come(self, table: int, user: int, wait: _Wait) -> bool:
        """Have they done something since they were called?"""
        return self._pressed.get((table, user), 0.0) >= wait.called.get(user, self._began_at)

    async def _ripe(self, record: TableRecord, players: dict[Seat, int], wait: _Wait) -> dict[Seat, int]:
        """Whose time has come; rings again when that of the next one comes."""
        now, ripe = self._clock(), {}
        for seat, user in players.items():
            due = None if user in wait.called else await self._due_at(record, user, wait.since[user])
            if due is not None and due <= now:
                ripe[seat] = user
            elif due is not None:
                self._due[record.id] = min(due, self._due.get(record.id, due))
        self._timer.set(self._due.get(record.id))
        return ripe

    async def _due_at(self, record: TableRecord, user: int, since: float) -> float | None:
        """When somebody is to be called, or at the soonest: what they have chosen is not read before it matters."""
        pressed = self._pressed.get((record.id, user))
        soonest = due_at(since, 0.0, pressed)
        if soonest > self._clock():
            return soonest
        own = (await self._personal_settings.settings(user)).pings
        patience = delay((await self._servers.settings(record.guild)).pings if own == "server" else own)
        return None if patience is None else due_at(since, patience, pressed)

    async def _fire(self) -> float | None:
        now = self._clock()
        for table in [table for table, due in self._due.items() if due <= now]:
            self._due.pop(table, None)
            try:
                await self.on_due(table)
            except Exception:
                log.exception("nobody could be called", table=table)
                self._due.setdefault(table, self._clock() + RETRY_SECONDS)
        return min(self._due.values(), default=None)


async def _nobody(_table: int) -> None:
    """Until somebody listens."""
