"""The front desk: tables are opened, joined, played and closed, each change durable before anybody is told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import structlog

from bot import lobby
from bot.alarm import Alarm
from bot.record import OptionValue, Sitter, TableRecord
from bot.shelf import AnyTable, Live, Shelf, StoreJournal
from bot.store import ChannelTaken, Store
from rules.catalogue import GAMES, game_named
from rules.errors import Refusal
from rules.game import Outcome, View
from rules.table import Table, Turn

log = structlog.get_logger("onetable.tables")

RETRY_SECONDS = 30.0  # after a deadline that could not be played


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one seat, or a spectator, may see it."""

    record: TableRecord
    view: View | None  # once the game has been dealt, and while it can be read
    deadline: float | None
    outcome: Outcome | None


class Tables:
    """Every method refuses with a reason, or leaves the change durable."""

    def __init__(
        self,
        store: Store,
        clock: Callable[[], float],
        *,
        lobby_seconds: float = 900.0,
        idle_seconds: float = 600.0,
    ) -> None:
        self.on_clock: Callable[[int], None] = lambda _table: None  # told when the clock changed a table
        self.on_wake: Callable[[int], None] = lambda _table: None  # told when a table woke and stands still
        self._store = store
        self._clock = clock
        self._lobby_seconds = lobby_seconds
        self._shelf = Shelf(store, clock, idle_seconds, self._wake)
        self._alarm = Alarm(self._ring, clock)

    async def start(self) -> None:
        """Wake the clock, and the games that stand still after a restart: nobody has to press anything first."""
        self._alarm.set(await self._store.nearest_deadline())
        for table in await self._store.running_tables([name for name, game in GAMES.items() if game.minds_gaps]):
            try:
                await self._shelf.get(table)
            except Exception:
                log.exception("table could not be woken", table=table)

    async def stop(self) -> None:
        """Accept nothing more and wait until everything under way is durable."""
        await self._alarm.stop()
        await self._shelf.close()

    # --- the lobby

    async def open(
        self,
        *,
        game: str,
        guild: int,
        channel: int,
        host: Sitter,
        language: str,
        options: Mapping[str, OptionValue] | None = None,
    ) -> TableRecord:
        """Open a lobby; refuses, with a link to it, where a table is running."""
        now = self._clock()
        record = TableRecord(
            id=0,
            guild=guild,
            channel=channel,
            game=game,
            host=host.user,
            people=(host,),
            options={**game_named(game).Options().model_dump(), **(options or {})},
            language=language,
            phase="lobby",
            opened_at=now,
        )
        deadline = now + self._lobby_seconds
        try:
            record = await self._store.add_table(record, deadline)
        except ChannelTaken:
            raise await self._channel_taken(channel) from None
        self._alarm.set(deadline)
        log.info("table opened", table=record.id, guild=guild, channel=channel, game=game)
        return record

    async def join(self, table: int, sitter: Sitter) -> None:
        """Take a seat."""
        await self._change(table, lambda record: lobby.join(record, sitter))

    async def leave(self, table: int, user: int) -> None:
        """Give the seat up."""
        await self._change(table, lambda record: lobby.leave(record, user))

    async def choose(self, table: int, user: int, option: str, value: OptionValue) -> None:
        """Set an option."""
        await self._change(table, lambda record: lobby.choose(record, user, option, value))

    async def cancel(self, table: int, user: int, *, moderator: bool) -> None:
        """Close the lobby."""
        await self._change(table, lambda record: lobby.cancel(record, user, moderator=moderator))

    async def end(self, table: int, user: int, *, moderator: bool) -> None:
        """Close the table, game or no game; a game that has an end of its own for this comes to that end."""
        async with self._shelf.at(table) as live:
            closed = lobby.end(live.record, user, moderator=moderator)
            if live.table is None or not await self._stop_game(live, live.table, by=user):
                await self._save(live, closed)

    async def close(self, table: int, reason: str) -> None:
        """Close a table that has lost its place, such as a deleted channel."""
        await self._change(table, lambda record: record.but(phase="closed"))
        log.info("table closed", table=table, reason=reason)

    async def start_game(self, table: int, user: int) -> None:
        """Deal."""
        async with self._shelf.at(table) as live:
            record = await self._filled_in(lobby.start(live.record, user))
            game, options = game_named(record.game), lobby.options_of(record)
            seed = secrets.token_hex(16)
            journal = StoreJournal(self._store, record)
            dealt: AnyTable = Table.deal(game, len(record.people), options, seed, journal, at=self._clock())
            await self._store.deal_table(record, seed, dealt.position)
            live.record, live.table = record, dealt
            self._alarm.set(dealt.deadline)
            log.info("game dealt", table=table, guild=record.guild, game=record.game, seats=len(record.people))

    # --- the game

    async def play(self, table: int, user: int, move: str, *, epoch: int, key: str, guild: int, channel: int) -> Turn:
        """Play the move of whoever pressed. Authorised here, whatever the button promised."""
        async with self._shelf.at(table) as live:
            record = live.record
            if (record.guild, record.channel) != (guild, channel):
                raise Refusal("refused-other-channel")
            if record.phase == "closed":
                raise Refusal("refused-table-closed")
            if live.table is None:
                raise Refusal("refused-not-started" if record.phase == "lobby" else "refused-damaged")
            game, seat = live.table.game, record.seat_of(user)
            legible = game.read(move)
            if seat is None and legible.do not in game.open_moves:
                raise Refusal("refused-not-at-table")
            if legible.do in game.host_only and user != record.host:
                raise Refusal("refused-only-host", host=record.name_of(record.host))
            turn = await live.table.play(seat, legible, epoch=epoch, key=key, at=self._clock(), by=user)
            self._after_move(live)
            return turn

    async def scene(self, table: int, user: int | None = None) -> Scene:
        """The table as this person may see it; anybody not seated is a spectator."""
        live = await self._shelf.get(table)
        if live.table is None:
            return Scene(live.record, None, live.deadline, None)
        seat = None if user is None else live.record.seat_of(user)
        return Scene(live.record, live.table.view(seat), live.table.deadline, live.table.outcome)

    async def find(self, channel: int) -> TableRecord:
        """The table that is running in a channel; refuses if there is none."""
        table = await self._store.live_table(channel)
        if table is None:
            raise Refusal("refused-no-table")
        return (await self._shelf.get(table)).record

    async def show_in(self, table: int, message: int) -> int | None:
        """Remember which message shows the table; returns the one that did so far."""
        async with self._shelf.at(table, late=True) as live:
            before = live.record.message
            await self._store.move_message(table, message)
            live.record = live.record.but(message=message)
            return before

    # --- the clock

    async def _ring(self) -> float | None:
        """Let every deadline that has come do what it does; returns when the next one comes."""
        now, failed = self._clock(), False
        for table in await self._store.due_tables(now):
            try:
                if await self._expire(table):
                    self.on_clock(table)
            except Exception:
                log.exception("deadline failed", table=table)
                failed = True
        if not failed:
            return await self._store.nearest_deadline()
        retry_at = self._clock() + RETRY_SECONDS
        nearest = await self._store.nearest_deadline(after=now)  # those that were not due go on as ever
        return retry_at if nearest is None else min(nearest, retry_at)

    async def _expire(self, table: int) -> bool:
        """Close a lobby nobody came back to, or let the deadline move in the game; was anything changed?"""
        async with self._shelf.at(table) as live:
            if not live.record.live:  # it was ended while we waited at the door
                return False
            if live.table is not None:
                turn = await live.table.expire(at=self._clock())
                self._after_move(live)
                return turn is not None
            if live.record.phase != "lobby":  # a damaged game has nothing to wait for
                await self._store.save_table(live.record, None)
                return False
            if live.deadline is None or self._clock() < live.deadline:
                return False
            await self._save(live, live.record.but(phase="closed"))
            log.info("lobby expired", table=table, guild=live.record.guild)
            return True

    async def _stop_game(self, live: Live, table: AnyTable, *, by: int) -> bool:
        """Make the game's last move in the name of somebody who sits there; is it over?"""
        if table.game.stop is None or not table.may_act:
            return False
        await table.play(
            min(table.may_act),
            table.game.stop,
            epoch=None,
            key=f"end/{table.version + 1}",
            at=self._clock(),
            by=by,
        )
        self._after_move(live)
        return table.outcome is not None

    async def _wake(self, live: Live) -> None:
        """A table came back from the store: a game against the clock stands still, and everybody is told."""
        if live.table is None or live.record.phase != "playing":
            return
        if await live.table.wake(at=self._clock()) is not None:
            self._after_move(live)
            log.info("table woke", table=live.record.id, guild=live.record.guild, version=live.table.version)
            self.on_wake(live.record.id)

    # --- keeping

    def _after_move(self, live: Live) -> None:
        assert live.table is not None
        if live.table.outcome is not None and live.record.phase == "playing":
            live.record = live.record.but(phase="over")
            log.info("game over", table=live.record.id, guild=live.record.guild, version=live.table.version)
        self._alarm.set(live.table.deadline)

    async def _change(self, table: int, change: Callable[[TableRecord], TableRecord]) -> None:
        async with self._shelf.at(table) as live:
            await self._save(live, change(live.record))

    async def _save(self, live: Live, record: TableRecord) -> None:
        """Keep the record; as long as people come and go the lobby stays open."""
        deadline = self._clock() + self._lobby_seconds if record.phase == "lobby" else None
        await self._store.save_table(record, deadline)
        live.record, live.deadline = record, deadline
        self._alarm.set(deadline)

    async def _filled_in(self, record: TableRecord) -> TableRecord:
        """The options that nobody chooses: what this channel has seen, and the words of this server's own."""
        fields = game_named(record.game).Options.model_fields
        known: dict[str, OptionValue] = {}
        if "words_seen" in fields:
            known["words_seen"] = await self._store.words_seen(record.channel, record.game)
        if "own_words" in fields:
            known["own_words"] = await self._store.word_list(record.guild)
        return record.but(options={**record.options, **known})

    async def _channel_taken(self, channel: int) -> Refusal:
        try:
            running = await self.find(channel)
        except Refusal:
            return Refusal("refused-busy")  # it ended this very moment
        return Refusal("refused-channel-taken", link=running.link)
