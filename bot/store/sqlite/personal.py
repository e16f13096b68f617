"""The part of the SQLite store that shows people what is kept about them, forgets them, and keeps nothing for ever."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.privacy.counts import Counts
from bot.store.sqlite import privacy, retention
from bot.store.sqlite.database import DatabasePart
from bot.tables.record import TableRecord


class Archive(DatabasePart):
    """Implements what `Store` says about people and time."""

    # --- people

    async def visited(self, user: int) -> list[int]:
        """Every table that somebody has been at."""
        return await self.database.run(lambda db: privacy.visited(db, user))

    async def seats_moved(self, table: int, user: int) -> set[int]:
        """The seats of a table that somebody has played."""
        return await self.database.run(lambda db: privacy.seats_moved(db, table, user))

    async def personal_counts(self, user: int, guild: int | None) -> Counts:
        """How much is kept about somebody, on one server or in all."""
        return await self.database.run(lambda db: privacy.counts(db, user, guild))

    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """The rows that belong to somebody, by table."""
        return await self.database.run(lambda db: privacy.own_rows(db, user))

    async def personal_part(self, user: int, table: int) -> dict[str, Any] | None:
        """What somebody has done at a table."""
        return await self.database.run(lambda db: privacy.own_part(db, user, table))

    async def request_deletion(self, user: int, at: float) -> None:
        """Somebody wants everything about them deleted."""
        await self.database.write(lambda db: privacy.wish(db, user, at))

    async def requested_deletions(self) -> list[int]:
        """Those who are still to be forgotten."""
        return await self.database.run(privacy.wishes)

    async def forget_at(self, user: int, after: TableRecord) -> int:
        """Keep a table that somebody has been taken out of, and take them out of its journal and result.

        Returns the revision.
        """
        return await self.database.write(lambda db: privacy.forget_at(db, user, after))

    async def forget_rest(self, user: int, at: float) -> bool:
        """Delete what is somebody's own; False, and nothing is done, while they are still to be found at a table."""
        return await self.database.write(lambda db: privacy.forget_rest(db, user, at))

    # --- servers

    async def known_servers(self) -> set[int]:
        """Every server that something is kept about."""
        return await self.database.run(retention.known_servers)

    async def note_servers(self, *, gone: Collection[int], here: Collection[int], at: float) -> None:
        """The bot is not on some servers any more, and is on others, perhaps again."""
        await self.database.write(lambda db: retention.note_servers(db, list(gone), list(here), at))

    async def departed(self, before: float) -> list[int]:
        """The servers that the bot left before a time."""
        return await self.database.run(lambda db: retention.departed(db, before))

    async def tables_on(self, guild: int, most: int) -> list[int]:
        """Some tables of a server."""
        return await self.database.run(lambda db: retention.tables_on(db, guild, most))

    async def forget_server(self, guild: int, at: float) -> bool:
        """Delete what is a server's, if it has no tables any more and the bot is still away."""
        return await self.database.write(lambda db: retention.forget_server(db, guild, at))

    # --- time

    async def old_tables(self, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
        """Tables with numbers above `after`, opened before a time, and whether nothing has happened there since."""
        return await self.database.run(
            lambda db: retention.old_tables(db, live=live, before=before, after=after, most=most)
        )

    async def discard_tables(self, tables: Sequence[int]) -> None:
        """Delete tables with their journals and results."""
        await self.database.write(lambda db: retention.discard(db, tables))

    async def size(self) -> int:
        """How large the file is, in bytes."""
        return await self.database.run(retention.size_of)

    async def wipe(self) -> bool:
        """Write the file anew, so that nothing deleted is left in it; False if somebody reads it just now."""
        return await self.database.run(retention.wipe)
