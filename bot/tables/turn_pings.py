"""Turn pings: mention players whose turn it is, once and not before they have had some time.

Each player is pinged after the delay that they, or else their server, have chosen; never while they are visibly active,
and only where another player waits for them. Only the message with the mentions is stored. Everything else is known
again after a restart: whose turn it is from the game, since when from the last move.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import structlog
from cachetools import LRUCache

from bot.servers.settings import PersonalSettingsStore, PingPolicy, ServerSettingsStore
from bot.store.base import Store
from bot.tables.deadlines import DeadlineTimer
from bot.tables.record import Ping, TableRecord
from bot.tables.service import TableService
from rules.catalogue import GAMES, game_named
from rules.errors import Refusal
from rules.game import Seat

log = structlog.get_logger("onetable.pings")

ACTIVE_SECONDS = 60.0  # a player who clicked so recently is at the table
SEEN_SECONDS = 300.0  # a player who clicked since it became their turn knows about it
MOST_CLICKS = 10_000  # last clicks that are kept, by table and user
RETRY_SECONDS = 60.0  # after a ping that failed
SLOW_SECONDS = 3600.0  # a game with at least this much time per move is not a live one
SLOW_DELAY_SECONDS = 300.0  # least delay there, unless a player wants to be pinged at once
LAST_CALL_SHARE = 0.75  # of the time for a move: then a player of a slow match is pinged again
BATCH = 20  # tables that are checked at a time: after a start all of them are due at once
BATCH_PAUSE_SECONDS = 1.0


def delay_of(policy: PingPolicy, turn_limit: float = 0.0) -> float | None:
    """Return the delay in seconds at a table with this turn limit, or None if the player is never pinged."""
    if policy == "off":
        return None
    if policy == "at-once":
        return 0.0
    return max(60.0 * int(policy), SLOW_DELAY_SECONDS if turn_limit >= SLOW_SECONDS else 0.0)


def due_at(since: float, delay: float, clicked_at: float | None) -> float:
    """Return when to ping a player whose turn it is since then, and who last clicked at that time."""
    if clicked_at is None:
        return since + delay
    patience = SEEN_SECONDS if clicked_at > since else ACTIVE_SECONDS
    return max(since + delay, clicked_at + max(delay, patience))


def limit_of(record: TableRecord) -> float:
    """Return the seconds for a move at a table, or 0."""
    limit = record.options.get("turn_limit")
    return float(limit) if isinstance(limit, int) else 0.0


def waiting_for(record: TableRecord, to_act: Collection[Seat]) -> dict[Seat, int]:
    """Return the users another player waits for, by seat. In a real-time game nobody is pinged."""
    if (
        record.phase != "playing"
        or record.is_paused
        or record.private
        or record.is_elsewhere
        or len(record.members) < 2
        or game_named(record.game).minds_gaps
    ):
        return {}
    return {seat: record.players[seat].user for seat in sorted(to_act) if record.players[seat].is_here}


@dataclass(slots=True)
class _Wait:
    """A table that waits for players; both by user."""

    since: dict[int, float] = field(default_factory=dict)
    pinged: dict[int, float] = field(default_factory=dict)  # in this turn of theirs


class PingPlan(NamedTuple):
    """What to do about the ping message of a table."""

    record: TableRecord | None  # None if the table no longer exists
    ping: Ping | None  # the message that is there
    stay: dict[Seat, int]  # users it mentions rightly
    call: dict[Seat, int]  # users to ping now


class PingObserver(Protocol):
    """Sends and deletes the ping messages."""

    async def ping_due(self, table: int) -> None:
        """A player of the table may have to be pinged: ask for the plan."""


class TurnPings:
    """Decides whom to ping. The sender asks for a plan after each change of a table, and when a ping is due."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        servers: ServerSettingsStore,
        personal_settings: PersonalSettingsStore,
        clock: Callable[[], float],
    ) -> None:
        self.observers: list[PingObserver] = []
        self._store, self._tables, self._servers, self._personal_settings = store, tables, servers, personal_settings
        self._clock, self._began_at = clock, clock()
        self._timer = DeadlineTimer(self.fire, clock)
        self._due: dict[int, float] = {}
        self._waits: dict[int, _Wait] = {}
        self._pings: dict[int, Ping] = {}
        self._unchecked: set[int] = set()  # tables that were not looked at since the start
        self._clicked_at: LRUCache[tuple[int, int], float] = LRUCache(MOST_CLICKS)  # by table and user

    async def start(self) -> None:
        """Schedule a check of every running game, and of every ping message."""
        self._pings = await self._store.pings()
        games = [name for name, game in GAMES.items() if not game.minds_gaps]
        now = self._clock()
        self._unchecked = {*self._pings, *await self._store.public_games(games)}
        self._due |= dict.fromkeys(self._unchecked, now)
        self._timer.set(now if self._due else None)

    async def stop(self) -> None:
        """Ping nobody any more."""
        await self._timer.stop()

    def clicked(self, table: int, user: int) -> None:
        """Note that a user clicked something of this table: they are active."""
        self._clicked_at[table, user] = self._clock()

    def pinged(self, table: int, users: tuple[int, ...]) -> None:
        """Note that these users were mentioned: that is enough for this turn of theirs."""
        if table in self._waits:
            self._waits[table].pinged.update(dict.fromkeys(users, self._clock()))

    def may_ping(self, table: int) -> bool:
        """Return whether there can be anything to do about this table. Never reads the store."""
        record = self._tables.cached_record(table)
        if record is None or table in self._pings or table in self._waits:
            return True
        return not game_named(record.game).minds_gaps

    async def plan(self, table: int) -> PingPlan:
        """Return whom to ping now, and whom the ping message still mentions rightly."""
        ping = self._pings.get(table)
        self._due.pop(table, None)
        is_first_check = table in self._unchecked
        self._unchecked.discard(table)
        try:
            record, to_act = await self._tables.record(table), await self._tables.waiting_for(table)
        except Refusal:
            return PingPlan(None, ping, {}, {})
        players = waiting_for(record, to_act)
        if not players:
            self._waits.pop(table, None)
            return PingPlan(record, ping, {}, {})
        wait = await self._wait(table, players, ping, is_first_check=is_first_check)
        stay = {seat: user for seat, user in players.items() if ping is not None and seat in ping.seats}
        stay = {seat: user for seat, user in stay.items() if not self._has_come(table, user, wait)}
        late = await self._last_calls(record, players, wait)
        stay = {seat: user for seat, user in stay.items() if seat not in late}
        call = await self._due_players(record, {seat: user for seat, user in players.items() if seat not in stay}, wait)
        return PingPlan(record, ping, stay, late | call)

    async def posted(self, table: int, message: int, called: dict[Seat, int], new: dict[Seat, int]) -> None:
        """Save that this message mentions these users; `new` are those it has just notified."""
        await self._store.keep_ping(table, Ping(message, tuple(sorted(called))))
        self._pings[table] = Ping(message, tuple(sorted(called)))
        self.pinged(table, tuple(new.values()))

    async def removed(self, table: int) -> None:
        """Save that the ping message was deleted."""
        if self._pings.pop(table, None) is not None:
            await self._store.drop_ping(table)

    async def _wait(self, table: int, players: dict[Seat, int], ping: Ping | None, *, is_first_check: bool) -> _Wait:
        """Return since when it is the turn of each of these players: from now on, unless it was before."""
        wait, now = self._waits.setdefault(table, _Wait()), self._clock()
        if is_first_check:
            if ping is not None:
                wait.pinged = {user: self._began_at for seat, user in players.items() if seat in ping.seats}
            moved_at = await self._store.last_move_at(table)
            if moved_at is not None:
                now = moved_at
                for user in players.values():
                    self._clicked_at.setdefault((table, user), moved_at)  # the move may have been theirs
        wait.since = {user: wait.since.get(user, now) for user in players.values()}
        wait.pinged = {user: at for user, at in wait.pinged.items() if user in wait.since}
        return wait

    def _has_come(self, table: int, user: int, wait: _Wait) -> bool:
        """Return whether the user has clicked something since they were pinged."""
        return self._clicked_at.get((table, user), 0.0) > wait.pinged.get(user, self._began_at)

    async def _due_players(self, record: TableRecord, players: dict[Seat, int], wait: _Wait) -> dict[Seat, int]:
        """Return the players to ping now, and set the timer for the next one."""
        now, due_now = self._clock(), {}
        for seat, user in players.items():
            due = None if user in wait.pinged else await self._due_at(record, user, wait.since[user])
            if due is not None and due <= now:
                due_now[seat] = user
            elif due is not None:
                self._due[record.id] = min(due, self._due.get(record.id, due))
        self._timer.set(self._due.get(record.id))
        return due_now

    async def _due_at(self, record: TableRecord, user: int, since: float) -> float | None:
        """Return when to ping a user, or a lower bound: settings are not read before they can matter."""
        clicked_at = self._clicked_at.get((record.id, user))
        soonest = due_at(since, 0.0, clicked_at)
        if soonest > self._clock():
            return soonest
        limit = limit_of(record)
        delay = delay_of(await self._policy(record, user), limit)
        if delay is not None and record.is_match and limit:  # a ping that comes with the computer's move is no use
            delay = min(delay, limit / 2)
        if delay is None:
            return None
        return await self._awake_at(record, user, due_at(since, delay, clicked_at))

    async def _awake_at(self, record: TableRecord, user: int, due: float) -> float:
        """Return when to ping a user who would be pinged at this time: after their quiet hours."""
        own = await self._personal_settings.settings(user)
        return own.awake_at(due, await self._servers.settings(record.guild))

    async def _policy(self, record: TableRecord, user: int) -> PingPolicy:
        own = (await self._personal_settings.settings(user)).pings
        return (await self._servers.settings(record.guild)).pings if own == "server" else own

    async def _last_calls(self, record: TableRecord, players: dict[Seat, int], wait: _Wait) -> dict[Seat, int]:
        """Return the pinged players of a slow match whose time for a move is nearly over; set the timer for others."""
        limit = limit_of(record)
        if not record.is_match or limit < SLOW_SECONDS:
            return {}
        now, due_now = self._clock(), {}
        for seat, user in players.items():
            due = await self._awake_at(record, user, wait.since[user] + LAST_CALL_SHARE * limit)
            if now < due:  # also before the first ping: nothing else looks at the table after that
                self._due[record.id] = min(due, self._due.get(record.id, due))
                self._timer.set(due)
            elif wait.pinged.get(user, due) < due and await self._policy(record, user) != "off":
                due_now[seat] = user
        return due_now

    async def fire(self) -> float | None:
        """Check the tables that are due, at most a batch of them. Return when to check the next."""
        now = self._clock()
        due = [table for table, at in self._due.items() if at <= now]
        for table in due[:BATCH]:
            self._due.pop(table, None)
            try:
                for observer in self.observers:
                    await observer.ping_due(table)
            except Exception:
                log.exception("turn ping failed", table=table)
                self._due.setdefault(table, self._clock() + RETRY_SECONDS)
        if len(due) > BATCH:
            return self._clock() + BATCH_PAUSE_SECONDS
        return min(self._due.values(), default=None)
