"""Saying goodbye: somebody is taken out of a table as if they had never had a name, and tables are thrown away."""

from __future__ import annotations

from collections.abc import Collection, Sequence

import structlog

from bot.i18n import localizer
from bot.tables import lobby, seats
from bot.tables.cache import LoadedTable
from bot.tables.record import NOBODY, Player, TableRecord
from bot.tables.seating import Seating
from rules.errors import Refusal
from rules.game import Seat

log = structlog.get_logger("onetable.tables")


class Erasure(Seating):
    """Every change is made at the table itself, so that none that is in memory writes back what was forgotten."""

    async def forget(self, table: int, user: int) -> TableRecord | None:
        """Take somebody out of a table for good; returns what is left of it. What only they could see is gone."""
        async with self._cache.at(table) as live:
            if live.record.private and live.record.host == user:
                await self._store.discard_tables([table])
                self._cache.drop(live)
                return None
            await self._leave_game(live, user)
            moved = await self._store.seats_moved(table, user)
            after = without(live.record, user, moved)
            live.saved_revision = await self._store.forget_at(user, after)
            self._seated(live, after)
            if not after.live:
                self._cache.drop(live)
            return after

    async def discard(self, tables: Sequence[int]) -> None:
        """Throw tables away, with all that was played there."""
        for table in tables:
            try:
                async with self._cache.at(table) as live:
                    await self._store.discard_tables([table])
                    self._cache.drop(live)
            except Refusal as refusal:
                if refusal.key != "refused-table-closed":  # it is gone already
                    raise

    async def close_abandoned(self, table: int) -> bool:
        """Close a table that nobody has come back to, unless it has ended meanwhile."""
        async with self._cache.at(table) as live:
            if not live.record.live:
                return False
            await self._save(live, live.record.model_copy(update={"phase": "closed", "closing": "abandoned"}))
            self._cache.drop(live)
            log.info("table closed", table=table, guild=live.record.guild, reason="abandoned")
        self.on_clock(table)
        return True

    async def _leave_game(self, live: LoadedTable, user: int) -> None:
        """Leave the lobby or the game as anybody may; a game whose rules object, or that is damaged, goes without."""
        record, seat = live.record, live.record.seat_of(user)
        if seat is None or not record.live:
            return
        if record.phase == "lobby":
            self._seated(live, lobby.leave(record, user))
            return
        if live.table is None:
            return
        try:
            await self._vacate(live, seat, seats.vacate(record, seat), by=NOBODY)
        except Refusal as refusal:
            log.warning("leaving refused", table=record.id, guild=record.guild, why=refusal.key)


def without(record: TableRecord, user: int, moved: Collection[Seat]) -> TableRecord:
    """The same table without a trace of somebody; `moved` are the seats they have played.

    Seats that were given up before it was noted by whom are theirs if they have played them.
    """
    players = []
    for seat, player in enumerate(record.players):
        is_theirs = user in (player.user, player.left)
        nobody_knows = player.kind in ("open", "gone") and player.left == NOBODY and seat in moved
        players.append(_nameless(player, seat, record.language) if is_theirs or nobody_knows else player)
    after = record.model_copy(
        update={"players": tuple(players), "barred": tuple(other for other in record.barred if other != user)}
    )
    if record.host != user:
        return after
    return after.model_copy(update={"host": after.members[0].user if after.members else NOBODY})


def _nameless(player: Player, seat: Seat, language: str) -> Player:
    kind = "gone" if player.is_member else player.kind
    name = localizer(language).plain("privacy-nameless", number=seat + 1)
    return Player(user=NOBODY, name=name, kind=kind, helped=player.helped, late=player.late)
