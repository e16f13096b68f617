"""Seats of running games: leave, kick, take a seat, vote, nudge, undo. Each change of `seats.py` is made durable."""

from __future__ import annotations

from typing import Any

import structlog

from bot.servers import permissions
from bot.tables import seats
from bot.tables.cache import AnyTable, LoadedTable
from bot.tables.lobby import Guest, options_of
from bot.tables.record import Player, TableRecord
from bot.tables.writer import TableWriter
from rules.catalogue import game_named
from rules.errors import CannotUndo, Refusal
from rules.game import Seat, Step
from rules.replay import before_last_of, last_played, replay
from rules.table import Entry, Turn

log = structlog.get_logger("onetable.tables")

NUDGE_SECONDS = 300.0  # time for a player who was nudged, in a game without a turn limit
NUDGE_AGAIN_SECONDS = 60.0


class Seating:
    """Changes who plays a seat of a running game, and what the players decide together."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer
        self._cache, self._store, self._clock = writer.cache, writer.store, writer.clock

    async def leave(self, table: int, user: int) -> None:
        """Leave a running game. By its rules it goes on with fewer players, or a stand-in plays the open seat."""
        async with self._cache.at(table) as live:
            seat = seats.require_may_leave(live.record, user)
            await self.vacate(live, seat, seats.vacate(live.record, seat), by=user)

    async def kick(self, table: int, by: int, seat: Seat, *, moderator: bool) -> None:
        """Take a player out of the game, by the host or a moderator; their seat is open to others."""
        async with self._cache.at(table) as live:
            await self.vacate(live, seat, seats.kick(live.record, by, seat, moderator=moderator), by=by)

    async def take(self, table: int, seat: Seat, player: Player, guest: Guest | None = None) -> None:
        """Take an open seat."""
        guest = guest or await self._writer.guest(player.user)
        async with self._cache.at(table) as live:
            await self._writer.reseat(live, seats.take(live.record, seat, player, guest))

    async def join_late(self, table: int, player: Player, guest: Guest | None = None, *, key: str) -> None:
        """Join a running game whose rules allow it. The move and the new seat are saved in one transaction."""
        guest = guest or await self._writer.guest(player.user)
        async with self._cache.at(table) as live:
            after = seats.join_late(live.record, player, guest)
            if live.table is None:
                raise Refusal("refused-damaged")
            arrive = live.table.game.arrive
            assert arrive is not None
            with self._writer.with_next_move(live, after):
                await live.table.play(None, arrive, epoch=None, key=key, at=self._clock(), by=player.user)
            self._writer.use_record(live, after)
            self._writer.after_move(live)

    async def transfer_host(self, table: int, by: int, seat: Seat, *, moderator: bool) -> None:
        """Make the player of this seat the host."""
        async with self._cache.at(table) as live:
            await self._writer.reseat(live, seats.transfer_host(live.record, by, seat, moderator=moderator))

    async def come_back(self, table: int, user: int) -> None:
        """Take one's seat back from the stand-in."""
        async with self._cache.at(table) as live:
            await self._writer.reseat(live, seats.come_back(live.record, user))

    async def vote_open(self, table: int, user: int, seat: Seat) -> None:
        """Vote to open the seat of a player who is away."""
        async with self._cache.at(table) as live:
            after = seats.vote_open(live.record, user, seat)
            if after.players[seat].is_member:
                await self._writer.reseat(live, after)
            else:
                await self.vacate(live, seat, after, by=user)

    async def vote_end(self, table: int, user: int) -> None:
        """Vote to end the game; a majority of the players who are here decides."""
        async with self._cache.at(table) as live:
            permissions.require_vote(await self._writer.servers.settings(live.record.guild))
            after = seats.vote_end(live.record, user)
            await self._writer.reseat(live, after)
            await self._count_end_votes(live, by=user)

    async def _count_end_votes(self, live: LoadedTable, *, by: int) -> None:
        """End the game if a majority of the players who are here voted for it."""
        record = live.record
        votes, needed = seats.end_votes(record)
        if not votes or votes < needed or record.phase != "playing":
            return
        if not (live.table and await self._writer.stop_game(live, live.table, by=by)):
            await self._writer.save(live, record.model_copy(update={"phase": "closed", "closing": "vote"}))
            log.info("table ended by vote", table=record.id, guild=record.guild)

    async def nudge(self, table: int, user: int) -> tuple[int, ...]:
        """Return the users to mention because it is their turn. Without a turn limit, a deadline starts for them."""
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
            if game_named(live.record.game).has_stand_ins and not live.record.is_match:  # a match has its own clock
                live.table.hurry(NUDGE_SECONDS, at=now)
            await self._writer.reseat(live, live.record)
            return players

    async def undo(self, table: int, user: int, *, key: str) -> Turn:
        """Undo one's last move."""
        async with self._cache.at(table) as live:
            seat = seats.seat_at(live.record, user)
            if live.table is None:
                raise Refusal("refused-damaged")
            await self._load_last_move(live, live.table)
            turn = await live.table.undo(seat, key=key, at=self._clock(), by=user)
            self._writer.after_move(live)
            return turn

    async def may_undo(self, table: int, user: int) -> bool:
        """Return whether this user may undo their last move."""
        async with self._cache.at(table) as live:
            seat = live.record.seat_of(user)
            if live.table is None or seat is None:
                return False
            await self._load_last_move(live, live.table)
            return live.table.may_undo(seat)

    async def may_request_undo(self, table: int, user: int) -> bool:
        """Return whether this user may ask the other players to undo their last move."""
        live = await self._cache.get(table)
        seat = live.record.seat_of(user)
        if live.table is None or seat is None or not live.table.game.rewinds or len(live.record.members) < 2:
            return False
        return before_last_of(await self._store.journal(table), seat) is not None

    async def request_undo(self, table: int, user: int) -> None:
        """Ask the other players to rewind the game to before one's last move."""
        async with self._cache.at(table) as live:
            if live.table is None:
                raise Refusal("refused-damaged")
            after = seats.request_undo(live.record, user, live.table.version)
            seat = seats.seat_at(after, user)
            if not live.table.game.rewinds or before_last_of(await self._store.journal(table), seat) is None:
                raise CannotUndo
            await self._writer.reseat(live, after)

    async def answer_undo_request(self, table: int, user: int, version: int, *, agreed: bool) -> bool:
        """Agree or refuse. Return whether the game was rewound: it is when every player who is here agrees."""
        async with self._cache.at(table) as live:
            if live.table is None or live.table.version != version:
                raise Refusal("refused-back-not-asked")
            after = seats.answer_undo_request(live.record, user, version, agreed=agreed)
            await self._writer.reseat(live, after)
            return agreed and await self._rewind(live, live.table)

    async def _rewind(self, live: LoadedTable, table: AnyTable) -> bool:
        """Rewind the game if every other player who is here agrees. Return whether it was."""
        asker = seats.undo_asker(live.record, table.version)
        if asker is None or len(set(seats.undo_votes(live.record, asker))) > 1:
            return False
        entries = await self._store.journal(live.record.id)
        to = before_last_of(entries, asker)
        assert to is not None
        before = self._replayed(live, table, entries)[to].state
        key, by = f"rewind/{table.version + 1}", live.record.players[asker].user
        await table.rewind(asker, to, before, key=key, at=self._clock(), by=by)
        self._writer.after_move(live)
        return True

    async def _load_last_move(self, live: LoadedTable, table: AnyTable) -> None:
        """Read the last move from the journal if the table was loaded since."""
        if live.last_move_of == table.version or not table.game.can_undo:
            return
        if table.last is None:
            entries = await self._store.journal(live.record.id)
            table.last = last_played(table.game, self._replayed(live, table, entries), entries)
        live.last_move_of = table.version

    def _replayed(self, live: LoadedTable, table: AnyTable, entries: list[Entry]) -> list[Step[Any]]:
        return replay(table.game, live.record.dealt, options_of(live.record), table.seed, entries)

    async def more_time(self, table: int, user: int) -> None:
        """Extend the deadline of a player whose turn it is, once for each decision."""
        async with self._cache.at(table) as live:
            seat = seats.seat_at(live.record, user)
            if live.table is None or seat not in live.table.to_act:
                raise Refusal("refused-not-your-turn")
            if not live.table.more_time(live.table.usual_seconds or NUDGE_SECONDS):
                raise Refusal("refused-no-more-time")
            await self._writer.reseat(live, live.record)

    async def vacate(self, live: LoadedTable, seat: Seat, after: TableRecord, *, by: int) -> None:
        """Vacate a seat; the caller holds the table's lock. Where the rules know of leaving, this is a move."""
        table = live.table
        if after.phase == "playing" and table is not None and table.game.leave is not None and seat in table.may_act:
            key = f"leave/{table.version + 1}"
            with self._writer.with_next_move(live, after):
                await table.play(seat, table.game.leave, epoch=None, key=key, at=self._clock(), by=by)
            self._writer.after_move(live)
            after = after.model_copy(update={"phase": live.record.phase})
        await self._writer.reseat(live, after)
        log.info("seat vacated", table=after.id, guild=after.guild, seat=seat)
        if table is not None and after.phase == "playing" and any(player.lets_back for player in after.players):
            await self._rewind(live, table)  # perhaps only the player who left had not agreed
        await self._count_end_votes(live, by=by)
        if live.record.phase == "playing" and (other := seats.voted_open(live.record)) is not None:
            await self.vacate(live, other, seats.vacate(live.record, other), by=by)

    # --- matches of a tournament

    async def stop_match(self, table: int) -> None:
        """Stop a match whose time is over, if its game has an end for that."""
        async with self._cache.at(table) as live:
            if live.table is not None and live.record.phase == "playing":
                await self._writer.stop_game(live, live.table, by=live.record.host)

    async def pause_match(self, table: int) -> bool:
        """Stop the clock and the stand-ins of a match. Return whether it was running."""
        async with self._cache.at(table) as live:
            if live.record.phase != "playing" or live.record.is_paused:
                return False
            now = self._clock()
            if live.table is not None and await live.table.wake(at=now) is not None:  # a real-time game
                self._writer.after_move(live)
            await self._writer.reseat(live, live.record.model_copy(update={"paused_at": now}))
            return True

    async def resume_match(self, table: int) -> bool:
        """Start the clock and the stand-ins again; the deadline is later by the pause. Return whether it was paused."""
        async with self._cache.at(table) as live:
            paused_at = live.record.paused_at
            if paused_at is None:
                return False
            if live.table is not None and live.record.live:
                live.table.postpone(self._clock() - paused_at)
            await self._writer.reseat(live, live.record.model_copy(update={"paused_at": None}))
            return True

    async def leave_match(self, table: int, user: int) -> None:
        """Vacate the seat of a player who dropped out of the tournament, unless they play alone."""
        async with self._cache.at(table) as live:
            seat = live.record.seat_of(user)
            if seat is not None and live.record.phase == "playing" and len(live.record.members) > 1:
                await self.vacate(live, seat, seats.vacate(live.record, seat), by=user)
