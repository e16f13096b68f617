"""Who sits where once the game has begun: each change of `seats` made durable, and what it means for the game."""

from __future__ import annotations

from typing import Any

import structlog

from bot.servers import permissions
from bot.tables import seats
from bot.tables.cache import AnyTable, LoadedTable
from bot.tables.core import TableCore
from bot.tables.lobby import options_of
from bot.tables.record import Player, TableRecord
from rules.catalogue import game_named
from rules.errors import CannotUndo, Refusal
from rules.game import Seat, Step
from rules.replay import before_last_of, last_played, replay
from rules.table import Entry, Turn

log = structlog.get_logger("onetable.tables")

NUDGE_SECONDS = 300.0  # that somebody who was called has, where no clock runs
NUDGE_AGAIN_SECONDS = 60.0


class Seating(TableCore):
    """Leaving, taking a seat, being away and back, votes, calls, more time, undo."""

    async def leave_game(self, table: int, user: int) -> None:
        """Leave a game that goes on: by the rules with fewer, else with a stand-in until somebody takes the seat."""
        async with self._cache.at(table) as live:
            seat = seats.leave(live.record, user)
            await self._vacate(live, seat, seats.vacate(live.record, seat), by=user)

    async def remove(self, table: int, by: int, seat: Seat, *, moderator: bool) -> None:
        """Open somebody's seat to others."""
        async with self._cache.at(table) as live:
            await self._vacate(live, seat, seats.remove(live.record, by, seat, moderator=moderator), by=by)

    async def take_seat(self, table: int, seat: Seat, player: Player) -> None:
        """Sit down on an open seat."""
        async with self._cache.at(table) as live:
            await self._reseat(live, seats.take(live.record, seat, player))

    async def join_late(self, table: int, player: Player, *, key: str) -> None:
        """Sit down at a running game whose rules allow it: the move and the new seat are kept together."""
        async with self._cache.at(table) as live:
            after = seats.join_late(live.record, player)
            if live.table is None:
                raise Refusal("refused-damaged")
            arrive = live.table.game.arrive
            assert arrive is not None
            with self._together(live, after):
                await live.table.play(None, arrive, epoch=None, key=key, at=self._clock(), by=player.user)
            self._seated(live, after)
            self._after_move(live)

    async def transfer_host(self, table: int, by: int, seat: Seat, *, moderator: bool) -> None:
        """Make somebody else the host."""
        async with self._cache.at(table) as live:
            await self._reseat(live, seats.transfer_host(live.record, by, seat, moderator=moderator))

    async def come_back(self, table: int, user: int) -> None:
        """Play oneself again."""
        async with self._cache.at(table) as live:
            await self._reseat(live, seats.come_back(live.record, user))

    async def vote_open(self, table: int, user: int, seat: Seat) -> None:
        """Ask that the seat of somebody who is away be given to others."""
        async with self._cache.at(table) as live:
            after = seats.vote_open(live.record, user, seat)
            if after.players[seat].is_member:
                await self._reseat(live, after)
            else:
                await self._vacate(live, seat, after, by=user)

    async def vote_end(self, table: int, user: int) -> None:
        """Ask that the game be ended; most of those who are here decide."""
        async with self._cache.at(table) as live:
            permissions.require_vote(await self._servers.settings(live.record.guild))
            after = seats.vote_end(live.record, user)
            await self._reseat(live, after)
            await self._count_end_votes(live, by=user)

    async def _count_end_votes(self, live: LoadedTable, *, by: int) -> None:
        """End the game if most of those who are here ask for it."""
        record = live.record
        votes, needed = seats.end_votes(record)
        if not votes or votes < needed or record.phase != "playing":
            return
        if not (live.table and await self._stop_game(live, live.table, by=by)):
            await self._save(live, record.model_copy(update={"phase": "closed", "closing": "vote"}))
            log.info("table ended by vote", table=record.id, guild=record.guild)

    async def nudge(self, table: int, user: int) -> tuple[int, ...]:
        """Who is awaited and shall be called. Where no clock runs, one starts for them."""
        async with self._cache.at(table) as live:
            seats.seat_at(live.record, user)
            if live.table is None:
                raise Refusal("refused-damaged")
            called = [live.record.players[seat] for seat in sorted(live.table.to_act)]
            players = tuple(player.user for player in called if player.is_member and player.user != user)
            if not players:
                raise Refusal("refused-nobody-to-call")
            now = self._clock()
            if now < live.nudged_at + NUDGE_AGAIN_SECONDS:
                raise Refusal("refused-called-already")
            live.nudged_at = now
            if game_named(live.record.game).has_stand_ins:
                live.table.hurry(NUDGE_SECONDS, at=now)
            await self._reseat(live, live.record)
            return players

    async def undo(self, table: int, user: int, *, key: str) -> Turn:
        """Take one's last move back."""
        async with self._cache.at(table) as live:
            seat = seats.seat_at(live.record, user)
            if live.table is None:
                raise Refusal("refused-damaged")
            await self._recall(live, live.table)
            turn = await live.table.undo(seat, key=key, at=self._clock(), by=user)
            self._after_move(live)
            return turn

    async def may_undo(self, table: int, user: int) -> bool:
        """Could they?"""
        async with self._cache.at(table) as live:
            seat = live.record.seat_of(user)
            if live.table is None or seat is None:
                return False
            await self._recall(live, live.table)
            return live.table.may_undo(seat)

    async def may_request_undo(self, table: int, user: int) -> bool:
        """Could they take a move back if the others agreed?"""
        live = await self._cache.get(table)
        seat = live.record.seat_of(user)
        if live.table is None or seat is None or not live.table.game.rewinds or len(live.record.members) < 2:
            return False
        return before_last_of(await self._store.journal(table), seat) is not None

    async def request_undo(self, table: int, user: int) -> None:
        """Ask the others to let the table go back to before one's last move."""
        async with self._cache.at(table) as live:
            if live.table is None:
                raise Refusal("refused-damaged")
            after = seats.request_undo(live.record, user, live.table.version)
            seat = seats.seat_at(after, user)
            if not live.table.game.rewinds or before_last_of(await self._store.journal(table), seat) is None:
                raise CannotUndo
            await self._reseat(live, after)

    async def answer_undo_request(self, table: int, user: int, version: int, *, agreed: bool) -> bool:
        """Agree or refuse; when all who are here agree the table goes back. Did it?"""
        async with self._cache.at(table) as live:
            if live.table is None or live.table.version != version:
                raise Refusal("refused-back-not-asked")
            after = seats.answer_undo_request(live.record, user, version, agreed=agreed)
            await self._reseat(live, after)
            return agreed and await self._go_back(live, live.table)

    async def _go_back(self, live: LoadedTable, table: AnyTable) -> bool:
        """Go back to where somebody asks to, if all others who are here agree; did it?"""
        asker = seats.undo_asker(live.record, table.version)
        if asker is None or len(set(seats.back_votes(live.record, asker))) > 1:
            return False
        entries = await self._store.journal(live.record.id)
        to = before_last_of(entries, asker)
        assert to is not None
        before = self._replayed(live, table, entries)[to].state
        key, by = f"rewind/{table.version + 1}", live.record.players[asker].user
        await table.rewind(asker, to, before, key=key, at=self._clock(), by=by)
        self._after_move(live)
        return True

    async def _recall(self, live: LoadedTable, table: AnyTable) -> None:
        """After a restart only the journal knows which move was the last."""
        if live.recalled == table.version or not table.game.can_undo:
            return
        if table.last is None:
            entries = await self._store.journal(live.record.id)
            table.last = last_played(table.game, self._replayed(live, table, entries), entries)
        live.recalled = table.version

    def _replayed(self, live: LoadedTable, table: AnyTable, entries: list[Entry]) -> list[Step[Any]]:
        return replay(table.game, live.record.dealt, options_of(live.record), table.seed, entries)

    async def more_time(self, table: int, user: int) -> None:
        """Somebody who is awaited asks for more time: as much again, once for each decision."""
        async with self._cache.at(table) as live:
            seat = seats.seat_at(live.record, user)
            if live.table is None or seat not in live.table.to_act:
                raise Refusal("refused-not-your-turn")
            if not live.table.more_time(live.table.usual_seconds or NUDGE_SECONDS):
                raise Refusal("refused-no-more-time")
            await self._reseat(live, live.record)

    async def _vacate(self, live: LoadedTable, seat: Seat, after: TableRecord, *, by: int) -> None:
        """Somebody's seat is given up: where the rules know of leaving, it is a move like any other."""
        table = live.table
        if after.phase == "playing" and table is not None and table.game.leave is not None and seat in table.may_act:
            key = f"leave/{table.version + 1}"
            with self._together(live, after):
                await table.play(seat, table.game.leave, epoch=None, key=key, at=self._clock(), by=by)
            self._after_move(live)
            after = after.model_copy(update={"phase": live.record.phase})
        await self._reseat(live, after)
        log.info("seat given up", table=after.id, guild=after.guild, seat=seat)
        if table is not None and after.phase == "playing" and any(player.lets_back for player in after.players):
            await self._go_back(live, table)  # perhaps only whoever is gone had not agreed yet
        await self._count_end_votes(live, by=by)
        if live.record.phase == "playing" and (other := seats.voted_open(live.record)) is not None:
            await self._vacate(live, other, seats.vacate(live.record, other), by=by)
