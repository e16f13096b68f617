"""The tables of the house, as a tournament needs them."""

from __future__ import annotations

from collections.abc import Sequence

from bot.tables.record import OptionValue, Player
from bot.tables.service import TableService
from bot.tournaments.matches import Ended
from rules.errors import Refusal
from rules.game import Seat


class TableHall:
    """Implements `Hall`."""

    def __init__(self, tables: TableService) -> None:
        self._tables = tables

    async def deal(
        self,
        *,
        purpose: str,
        game: str,
        guild: int,
        channel: int,
        players: tuple[Player, ...],
        options: dict[str, OptionValue],
        language: str,
        seed: str,
        shared: Sequence[int] | None,
    ) -> int:
        """Deal a table for just these people, or find the one of this occasion."""
        record = await self._tables.deals.match(
            game=game,
            guild=guild,
            channel=channel,
            players=players,
            language=language,
            options=options,
            purpose=purpose,
            seed=seed,
            shared=shared,
        )
        return record.id

    async def ended(self, table: int) -> Ended | None:
        """What has become of a table; None while it is being played. One that cannot be read is closed."""
        try:
            scene = await self._tables.scene(table)
        except Refusal as refusal:
            if refusal.key != "refused-table-closed":
                raise
            return Ended(None)  # it was deleted
        if scene.record.live and scene.view is None:
            await self._tables.close(table, "damaged")
            return Ended(None)
        return None if scene.record.live else Ended(scene.outcome)

    async def waiting_for(self, table: int) -> frozenset[Seat]:
        """Whom a table waits for."""
        return await self._tables.waiting_for(table)

    async def stop(self, table: int) -> None:
        """Bring a game to the end that it has for being stopped, if it has one."""
        await self._tables.seats.stop_match(table)
        self._tables.notify_changed(table)

    async def leave(self, table: int, user: int) -> None:
        """Let a computer play for somebody who has dropped out."""
        await self._tables.seats.leave_match(table, user)
        self._tables.notify_changed(table)

    async def close(self, table: int) -> None:
        """Close a table whose result nobody waits for any more."""
        try:
            if (await self._tables.record(table)).live:
                await self._tables.close(table, "the match is over")
                self._tables.notify_changed(table)
        except Refusal:
            return  # the bot is stopping; its result is not waited for after the restart either
