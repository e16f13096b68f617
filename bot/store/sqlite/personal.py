"""Personal data and retention in SQLite. The SQL is in `privacy` and `retention`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.privacy.counts import Counts
from bot.store.base import PrivacyStore
from bot.store.sqlite import privacy, retention
from bot.store.sqlite.database import DatabasePart
from bot.tables.record import TableRecord


class SqlitePrivacy(DatabasePart, PrivacyStore):
    """`PrivacyStore` in SQLite."""

    # --- users

    async def visited(self, user: int) -> list[int]:
        return await self.database.run(lambda db: privacy.visited(db, user))

    async def seats_moved(self, table: int, user: int) -> set[int]:
        return await self.database.run(lambda db: privacy.seats_moved(db, table, user))

    async def personal_counts(self, user: int, guild: int | None) -> Counts:
        return await self.database.run(lambda db: privacy.counts(db, user, guild))

    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        return await self.database.run(lambda db: privacy.own_rows(db, user))

    async def personal_part(self, user: int, table: int) -> dict[str, Any] | None:
        return await self.database.run(lambda db: privacy.own_part(db, user, table))

    async def request_deletion(self, user: int, at: float) -> None:
        await self.database.write(lambda db: privacy.request_deletion(db, user, at))

    async def requested_deletions(self) -> list[int]:
        return await self.database.run(privacy.requested_deletions)

    async def forget_at(self, user: int, after: TableRecord) -> int:
        return await self.database.write(lambda db: privacy.forget_at(db, user, after))

    async def forget_rest(self, user: int, at: float) -> bool:
        return await self.database.write(lambda db: privacy.forget_rest(db, user, at))

    # --- servers

    async def known_servers(self) -> set[int]:
        return await self.database.run(retention.known_servers)

    async def note_servers(self, *, gone: Collection[int], here: Collection[int], at: float) -> None:
        await self.database.write(lambda db: retention.note_servers(db, list(gone), list(here), at))

    async def departed(self, before: float) -> list[int]:
        return await self.database.run(lambda db: retention.departed(db, before))

    async def tables_on(self, guild: int, most: int) -> list[int]:
        return await self.database.run(lambda db: retention.tables_on(db, guild, most))

    async def forget_server(self, guild: int, at: float) -> bool:
        return await self.database.write(lambda db: retention.forget_server(db, guild, at))

    # --- old data

    async def old_tables(self, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
        return await self.database.run(
            lambda db: retention.old_tables(db, live=live, before=before, after=after, most=most)
        )

    async def discard_tables(self, tables: Sequence[int]) -> None:
        await self.database.write(lambda db: retention.discard(db, tables))

    async def size(self) -> int:
        return await self.database.run(retention.size_of)

    async def release_pages(self, most: int) -> int:
        return await self.database.run(lambda db: retention.release_pages(db, most))

    async def truncate_log(self) -> bool:
        return await self.database.run(retention.truncate_log)

    async def wipe(self) -> bool:
        return await self.database.run(retention.wipe)
