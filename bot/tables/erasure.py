"""Erase a user from a table (anonymise their seat), and delete tables."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import structlog

from bot.i18n import localizer
from bot.tables import lobby, seats
from bot.tables.cache import LoadedTable
from bot.tables.record import NOBODY, Player, TableRecord
from bot.tables.seating import Seating
from bot.tables.writer import TableWriter
from rules.errors import Refusal
from rules.game import Seat

log = structlog.get_logger("onetable.tables")


class Erasure:
    """Erases under the table's lock, so that no table in memory writes erased data back."""

    def __init__(self, writer: TableWriter, seating: Seating) -> None:
        self._writer, self._seating = writer, seating
        self._cache, self._store = writer.cache, writer.store

    async def erase_user(self, table: int, user: int) -> TableRecord | None:
        """Erase a user from a table. Return the anonymised record, or None: their own private table is deleted."""
        async with self._cache.at(table) as live:
            if live.record.private and live.record.host == user:
                await self._store.discard_tables([table])
                self._cache.drop(live)
                return None
            await self._leave_game(live, user)
            moved = await self._store.seats_moved(table, user)
            after = without(live.record, user, moved)
            live.saved_revision = await self._store.forget_at(user, after)
            self._writer.use_record(live, after)
            if not after.live:
                self._cache.drop(live)
            return after

    async def discard(self, tables: Sequence[int]) -> None:
        """Delete tables with their moves and results."""
        for table in tables:
            try:
                async with self._cache.at(table) as live:
                    await self._store.discard_tables([table])
                    self._cache.drop(live)
            except Refusal as refusal:
                if refusal.key != "refused-table-closed":  # already deleted
                    raise

    async def close_abandoned(self, table: int) -> bool:
        """Close a table without activity. Return False if it has ended meanwhile."""
        async with self._cache.at(table) as live:
            if not live.record.live:
                return False
            await self._writer.save(live, live.record.model_copy(update={"phase": "closed", "closing": "abandoned"}))
            self._cache.drop(live)
            log.info("table closed", table=table, guild=live.record.guild, reason="abandoned")
        self._writer.notify_changed(table)
        return True

    async def _leave_game(self, live: LoadedTable, user: int) -> None:
        """Leave the lobby or the game. A damaged game, or one whose rules refuse, is left as it is."""
        record, seat = live.record, live.record.seat_of(user)
        if seat is None or not record.live:
            return
        if record.phase == "lobby":
            self._writer.use_record(live, lobby.leave(record, user))
            return
        if live.table is None:
            return
        try:
            await self._seating.vacate(live, seat, seats.vacate(record, seat), by=NOBODY)
        except Refusal as refusal:
            log.warning("leaving refused", table=record.id, guild=record.guild, reason=refusal.key)


def without(record: TableRecord, user: int, moved: Collection[Seat]) -> TableRecord:
    """Return the record without a trace of the user; `moved` are the seats they have played.

    Older versions did not store who gave a seat up: such a seat is theirs if they have played it.
    """
    players = []
    for seat, player in enumerate(record.players):
        is_theirs = user in (player.user, player.left)
        is_unknown = player.kind in ("open", "gone") and player.left == NOBODY and seat in moved
        players.append(_anonymised(player, seat, record.language) if is_theirs or is_unknown else player)
    after = record.model_copy(
        update={
            "players": tuple(players),
            "barred": tuple(other for other in record.barred if other != user),
            "access": record.access.without(user),
        }
    )
    if record.ballot is not None:
        after = after.model_copy(update={"ballot": record.ballot.without(user)})
    if record.host != user:
        return after
    return after.model_copy(update={"host": after.members[0].user if after.members else NOBODY})


def _anonymised(player: Player, seat: Seat, language: str) -> Player:
    kind = "gone" if player.is_member else player.kind
    name = localizer(language).plain("privacy-nameless", number=seat + 1)
    return Player(user=NOBODY, name=name, kind=kind, helped=player.helped, late=player.late)
