"""The tables of all servers: lobby, play, lookup. Each change is durable before anyone is told about it.

`TableService` is composed of parts, all built on one `TableWriter`: `deals` opens and deals tables, `seats` changes who
plays, `lessons`, `messages`, `erasure` and `deadlines` do what they are called.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import nullcontext, suppress
from dataclasses import dataclass

import structlog

from bot.cluster.shards import EVERYTHING, ShardScope
from bot.rate_limits import RateLimits
from bot.servers import permissions
from bot.servers.settings import ServerSettingsStore
from bot.servers.word_filter import unwanted_in
from bot.stats.records import Bests, with_computers
from bot.store.base import RowUnreadable, Store, StoreFault
from bot.tables import lobby, seats
from bot.tables.cache import AnyTable, LoadedTable
from bot.tables.crowd import CrowdVotes, Vote, vote_at
from bot.tables.deadlines import DeadlineTimer, TableDeadlines
from bot.tables.deals import Deals, Lessons
from bot.tables.erasure import Erasure
from bot.tables.messages import PublicMessages
from bot.tables.record import Access, Closing, OptionValue, Player, TableRecord
from bot.tables.seating import Seating
from bot.tables.writer import TableWriter
from rules.catalogue import GAMES, game_named
from rules.errors import Refusal
from rules.game import Event, Move, Outcome, Seat, View
from rules.lesson import Progress
from rules.table import Turn

log = structlog.get_logger("onetable.tables")

WAKE_PAUSE_SECONDS = 0.05  # between two real-time games after a start: clicks are answered in between


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one seat, or a spectator, may see it."""

    record: TableRecord
    view: View | None  # None before the deal, and if the game is damaged
    deadline: float | None
    outcome: Outcome | None
    bests: Bests | None = None  # after a game played alone, or together with computers
    commitment: str | None = None  # to the deal
    seed: str | None = None  # once the game is over
    salt: str = ""  # of the deal, revealed with the seed; older games have none
    undo_asker: Seat | None = None  # who asks the other players to undo a move
    lesson: Progress | None = None
    revision: int = 0  # of the public part
    server_seal: str | None = None  # the commitment to the server's seed, if players type words of their own
    server_seed: str = ""  # once the game is over
    vote: Vote | None = None  # for the next move of a crowd
    events: tuple[Event, ...] = ()  # of the last move, as far as this seat may know; none right after loading


class TableService:
    """Every method raises a Refusal with a reason, or leaves the change durable."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        *,
        lobby_seconds: float = 900.0,
        idle_seconds: float = 600.0,
        shown_delay: float = 10.0,
        servers: ServerSettingsStore | None = None,
        limits: RateLimits | None = None,
    ) -> None:
        self._store = store
        self._clock = clock
        self._servers = servers or ServerSettingsStore(store)
        self._timer = DeadlineTimer(self._fire_deadlines, clock)
        self._writer = TableWriter(
            store, clock, self._timer, self._servers, lobby_seconds=lobby_seconds, idle_seconds=idle_seconds
        )
        self.cache = self._writer.cache
        self.observers = self._writer.observers
        self.notify_changed = self._writer.notify_changed
        self.deadlines = TableDeadlines(self._writer)
        self.deals = Deals(self._writer, limits)
        self.seats = Seating(self._writer)
        self._votes = CrowdVotes(self._writer)
        self.lessons = Lessons(self._writer)
        self.messages = PublicMessages(store, self.cache, shown_delay)
        self.erasure = Erasure(self._writer, self.seats)

    async def start(self) -> None:
        """Start the deadline timer. No table is loaded."""
        self._timer.set(await self._store.nearest_deadline())

    async def wake_real_time_games(self) -> None:
        """Load and pause the running real-time games one by one, so that their players see them after a restart."""
        for table in await self._store.running_tables([name for name, game in GAMES.items() if game.minds_gaps]):
            try:
                await self.cache.get(table)
            except (ValueError, TypeError, StoreFault) as error:  # damaged in the store
                log.error("table wake failed", table=table, error=str(error))
            except Exception:
                log.exception("table wake failed", table=table)
            await asyncio.sleep(WAKE_PAUSE_SECONDS)

    async def stop(self) -> None:
        """Accept no more changes, and wait until all running changes are durable."""
        await self._timer.stop()
        await self.cache.close()

    async def _fire_deadlines(self) -> float | None:
        return await self.deadlines.fire()

    async def forget(self, table: int) -> None:
        """Drop a table from memory: another process has changed it."""
        if self.cache.cached(table) is not None:
            with suppress(Refusal):  # it is gone, or the bot is stopping
                async with self.cache.at(table) as live:
                    self.cache.drop(live)

    async def forget_all(self) -> None:
        """Drop all tables from memory."""
        for table in self.cache.loaded:
            await self.forget(table)

    # --- lookup

    async def record(self, table: int) -> TableRecord:
        """Return the record of a table."""
        return (await self.cache.get(table)).record

    def cached_record(self, table: int) -> TableRecord | None:
        """Return the cached record, or None. Never reads the store."""
        return self.cache.cached_record(table)

    async def find(self, channel: int) -> TableRecord:
        """Return the open table of a channel. Refuse if there is none."""
        table = await self._store.live_table(channel)
        if table is None:
            raise Refusal("refused-no-table")
        return await self.record(table)

    async def in_threads_of(self, channel: int) -> list[TableRecord]:
        """Return the open tables in threads of a channel."""
        return await self._readable(await self._store.tables_in_threads(channel))

    async def private_tables(self, guild: int, user: int) -> list[TableRecord]:
        """Return the private tables that a user has open on a server, newest first."""
        return await self._readable(await self._store.private_tables(guild, user))

    async def _readable(self, tables: Iterable[int]) -> list[TableRecord]:
        """Return the records of those tables whose rows can be read; the others are logged."""
        records = []
        for table in tables:
            try:
                records.append(await self.record(table))
            except RowUnreadable as unreadable:
                log.error("stored row unreadable", of=unreadable.table, row=str(unreadable.key), why=unreadable.why)
        return records

    async def waiting_for(self, table: int) -> frozenset[Seat]:
        """Return the seats whose turn it is."""
        live = await self.cache.get(table)
        return frozenset() if live.table is None else live.table.to_act

    async def scene(self, table: int, user: int | None = None) -> Scene:
        """Return the table as this user may see it: without a seat they are a spectator, or part of a crowd."""
        live = await self.cache.get(table)
        if live.table is None:
            return Scene(live.record, None, live.deadline, None, revision=live.revision, server_seal=live.server_seal)
        seat = None if user is None else live.record.viewpoint_of(user)
        revision = live.revision  # before anything is awaited: an older revision only costs an extra edit
        view, outcome = live.table.view(seat), live.table.outcome
        vote = vote_at(live)
        is_crowds_turn = vote is not None and live.table.to_act == {vote.seat}
        deadline = None if live.record.is_paused or is_crowds_turn else live.table.limit_at
        bests = await self._bests(live.record, outcome)
        # the seed of a daily challenge or a match is also that of players who have not played yet
        seed = None if outcome is None or live.record.purpose else live.table.seed
        undo_asker = seats.undo_asker(live.record, live.table.version)
        return Scene(
            live.record,
            view,
            deadline,
            outcome,
            bests,
            commitment=live.commitment,
            seed=seed,
            salt="" if seed is None else live.salt,
            server_seal=live.server_seal,
            server_seed="" if seed is None else live.server_seed,
            vote=vote,
            undo_asker=undo_asker,
            lesson=live.table.progress,
            revision=revision,
            events=live.table.last_events(seat),
        )

    async def scenes_of(self, user: int, most: int, scope: ShardScope = EVERYTHING) -> list[Scene]:
        """Return the tables at which a user sits, as they see them, newest first.

        Tables of other processes are not loaded, and come without their game.
        """
        return [
            await self.scene(record.id, user) if scope.covers(record.guild) else Scene(record, None, None, None)
            for record in await self._store.tables_of(user, most)
        ]

    async def _bests(self, record: TableRecord, outcome: Outcome | None) -> Bests | None:
        """Return the best scores that the result of a game played alone, or with computers, is compared with."""
        if outcome is None or record.is_lesson:
            return None
        game = game_named(record.game)
        if len(record.players) == 1:
            name = record.game
        elif game.contest == "together" and any(player.kind == "computer" for player in record.players):
            name = with_computers(record.game, game.most(lobby.options_of(record)))
        else:
            return None
        bests = await self._store.bests(record.guild, name, record.host, private=record.private)
        return bests.model_copy(update={"server": None}) if record.is_elsewhere else bests

    # --- the lobby

    async def guest(self, user: int, roles: Collection[int] = (), *, moderator: bool = False) -> lobby.Guest:
        """Return what decides whether a user may take a seat. Blocks do not concern moderators."""
        return await self._writer.guest(user, roles, moderator=moderator)

    async def join(self, table: int, player: Player, guest: lobby.Guest | None = None) -> None:
        """Take a seat in the lobby. Without `guest` the user has no roles."""
        guest = guest or await self.guest(player.user)
        await self._writer.change(table, lambda record: lobby.join(record, player, guest))

    async def admit_only(self, table: int, user: int, access: Access) -> None:
        """Choose who may take a seat."""
        await self._writer.change(table, lambda record: lobby.admit_only(record, user, access))

    async def choose_all(self, table: int, user: int, chosen: Mapping[str, OptionValue]) -> None:
        """Set the options of a preset."""
        await self._writer.change(table, lambda record: lobby.choose_all(record, user, chosen))

    async def leave(self, table: int, user: int) -> None:
        """Leave the lobby."""
        await self._writer.change(table, lambda record: lobby.leave(record, user))

    async def kick(self, table: int, by: int, user: int, *, moderator: bool) -> None:
        """Kick a player from the lobby."""
        await self._writer.change(table, lambda record: lobby.kick(record, by, user, moderator=moderator))

    async def add_computer(self, table: int, user: int, name: str) -> None:
        """Add a computer player."""
        await self._writer.change(table, lambda record: lobby.add_computer(record, user, name))

    async def remove_computer(self, table: int, user: int) -> None:
        """Remove the computer player who was added last."""
        await self._writer.change(table, lambda record: lobby.remove_computer(record, user))

    async def choose(self, table: int, user: int, option: str, value: OptionValue) -> None:
        """Set an option."""
        await self._writer.change(table, lambda record: lobby.choose(record, user, option, value))

    async def add_crowd(self, table: int, user: int, name: str) -> None:
        """Let everyone who watches play a seat."""
        await self._writer.change(table, lambda record: lobby.add_crowd(record, user, name))

    async def remove_crowd(self, table: int, user: int) -> None:
        """Remove the seat of the crowd."""
        await self._writer.change(table, lambda record: lobby.remove_crowd(record, user))

    async def type_word(self, table: int, user: int, word: str) -> None:
        """Set the user's word that is mixed into the seed."""
        await self.require_wanted((await self.record(table)).guild, word)
        await self._writer.change(table, lambda record: lobby.type_word(record, user, word))

    async def pair(self, table: int, user: int, seat: Seat) -> None:
        """Make a player the partner of the first one."""
        await self._writer.change(table, lambda record: lobby.pair(record, user, seat))

    async def cancel(self, table: int, user: int, *, moderator: bool) -> None:
        """Close the lobby."""
        await self._writer.change(table, lambda record: lobby.cancel(record, user, moderator=moderator))

    async def end(self, table: int, user: int, *, moderator: bool) -> None:
        """End the game, or close the lobby. A game whose rules have an end for this gets a result."""
        async with self.cache.at(table) as live:
            lobby.require_admission(live.record, user)
            settings = await self._servers.settings(live.record.guild)
            permissions.require_end(settings, live.record, user, moderator=moderator)
            closed = lobby.end(live.record, user, moderator=moderator)
            if live.record.counts and live.table is not None:
                raise Refusal("refused-end-daily")
            is_match = live.record.is_match  # a match without a result is played again
            if is_match or live.table is None or not await self._writer.stop_game(live, live.table, by=user):
                await self._writer.save(live, closed)

    async def close(self, table: int, reason: str, closing: Closing = "") -> None:
        """Close a table without a result, for example because its channel was deleted. `closing` is shown on it."""
        await self._writer.close(table, reason, closing)

    async def close_unreadable(self, channel: int) -> None:
        """Close the table of a channel whose row cannot be read. Refuse if there is none."""
        table = await self._store.live_table(channel)
        if table is None:
            raise Refusal("refused-no-table")
        try:
            await self.cache.get(table)
        except RowUnreadable:
            await self._store.close_table(table)
            log.warning("table closed", table=table, reason="its row cannot be read")
        else:
            raise Refusal("refused-busy")  # it can be read again

    async def bring_along(self, table: int, user: int, *, guild: int, channel: int) -> TableRecord:
        """Move a private table to the server where its host is now. Its buttons on the old server stop working."""
        async with self.cache.at(table) as live:
            lobby.require_admission(live.record, user)
            await self._writer.reseat(live, live.record.model_copy(update={"guild": guild, "channel": channel}))
            return live.record

    # --- the game

    async def play(
        self, table: int, user: int, move: str, *, epoch: int, key: str, guild: int, channel: int
    ) -> Turn | None:
        """Play a user's move. Everything is checked here, whatever the button promised.

        At a table with a crowd, a move of a user without a seat is a vote: return None if it played no move.
        """
        async with self.cache.at(table) as live:
            game = _require_game(live, user, guild, channel)
            legible = game.game.read(move)
            if live.record.crowd is not None and live.record.seat_of(user) is None:
                return await self._votes.vote(live, game, user, legible, epoch=epoch, key=key)
            await self._require_permission(live.record, game, legible, user)
            seat = live.record.seat_of(user)
            if seat is not None and (live.record.players[seat].away or live.record.players[seat].missed):
                await self._writer.reseat(live, seats.come_back(live.record, user))
            is_leaving = seat is not None and game.game.leave is not None and legible.do == game.game.leave.do
            left = seats.vacate(live.record, seat) if is_leaving and seat is not None else None
            try:
                with nullcontext() if left is None else self._writer.with_next_move(live, left):
                    turn = await game.play(seat, legible, epoch=epoch, key=key, at=self._clock(), by=user)
            except Refusal:
                await self._play_attempt(game, seat, key=key, by=user)
                raise
            self._writer.after_move(live)
            await self._writer.continue_lesson(live, game)
            if left is not None:
                await self._writer.reseat(live, left.model_copy(update={"phase": live.record.phase}))
            return turn

    async def _require_permission(self, record: TableRecord, game: AnyTable, move: Move, user: int) -> None:
        """Refuse a move that this user may not make at this table, whatever the rules say about it."""
        rules = game.game
        if record.seat_of(user) is None and move.do not in rules.open_moves:
            raise Refusal("refused-not-at-table")
        if typed := vars(move).get("text"):
            await self.require_wanted(record.guild, typed)
        if move.do in rules.host_only and user != record.host:
            raise Refusal("refused-only-host", host=record.name_of(record.host))
        if rules.stop is not None and move.do == rules.stop.do:
            permissions.require_end(await self._servers.settings(record.guild), record, user, moderator=False)
        if rules.leave is not None and move.do == rules.leave.do:
            seats.require_may_leave(record, user)

    async def _play_attempt(self, game: AnyTable, seat: Seat | None, *, key: str, by: int) -> None:
        """After a refused move: play the game's move for an attempt, where it matters who is still trying."""
        attempt = game.game.attempt
        if seat is not None and attempt is not None:
            with suppress(Refusal):  # noted already, or makes no difference now
                await game.play(seat, attempt, epoch=None, key=f"{key}/attempt", at=self._clock(), by=by)

    async def require_wanted(self, guild: int, typed: str) -> None:
        """Refuse text with a word of the server's word filter."""
        word = unwanted_in(typed, (await self._servers.settings(guild)).unwanted_words)
        if word is not None:
            raise Refusal("refused-unwanted-word", word=word)


def _require_game(live: LoadedTable, user: int, guild: int, channel: int) -> AnyTable:
    """Return the game of a table. Refuse in another channel, after its end, or if it is not running."""
    record = live.record
    lobby.require_admission(record, user)
    if record.guild != guild:
        raise Refusal("refused-other-server")
    if record.channel != channel and not record.private:
        raise Refusal("refused-other-channel")
    if record.phase == "closed":
        raise Refusal("refused-table-closed")
    seats.require_not_paused(record)
    if live.table is None:
        raise Refusal("refused-not-started" if record.phase == "lobby" else "refused-damaged")
    return live.table
