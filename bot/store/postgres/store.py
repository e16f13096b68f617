"""`Store` in PostgreSQL."""

from __future__ import annotations

from typing import Any

from bot.cluster.shards import EVERYTHING, ShardScope
from bot.ops.metrics import Metrics
from bot.store.base import WIPE_SINCE, StoreFault, StoreUnusable
from bot.store.location import PostgresUrl
from bot.store.postgres.database import PATIENCE_SECONDS, POOL_SIZE, PostgresDatabase
from bot.store.postgres.leases import PostgresLeases
from bot.store.postgres.moves import PlayedMove
from bot.store.postgres.schema import prepare
from bot.store.sql.plans import execute, value
from bot.store.sql.retention import SqlPrivacy
from bot.store.sql.store import SqlStore
from bot.store.sql.tables import SqlTables
from bot.tables.record import Player, TableRecord
from rules.game import ANYBODY
from rules.table import Entry, Position

VACUUM_SECONDS = 3600.0


class PostgresTables(SqlTables):
    """`TableStore` in PostgreSQL. Ordinary moves are written in one round trip."""

    database: PostgresDatabase

    async def append_move(
        self,
        table: int,
        players: tuple[Player, ...],
        entry: Entry,
        after: Position,
        *,
        reseats: TableRecord | None = None,
    ) -> int:
        visits = entry.seat == ANYBODY and entry.by is not None
        if reseats is None and after.outcome is None and not visits:
            return await self.database.append(PlayedMove.of(table, entry, after))
        return await super().append_move(table, players, entry, after, reseats=reseats)


class PostgresPrivacy(SqlPrivacy):
    """`PrivacyStore` in PostgreSQL. The server frees and recycles space by itself (autovacuum)."""

    database: PostgresDatabase

    async def size(self) -> int:
        return int(await self.database.read(value("SELECT pg_database_size(current_database())")))

    async def release_pages(self, most: int) -> int:  # noqa: ARG002 - there are none that the server does not release
        return 0

    async def truncate_log(self) -> bool:
        return True  # docs/privacy.md says how long deleted rows can be in the server's log

    async def wipe(self) -> bool:
        """Remove deleted rows from the tables now; nobody has to wait meanwhile."""
        await self.database.use(_vacuum)
        await self.database.change(lambda: execute("DELETE FROM meta WHERE key = ?", WIPE_SINCE))
        return True


async def _vacuum(connection: Any) -> None:
    await connection.execute("VACUUM", timeout=VACUUM_SECONDS)


class PostgresStore(PostgresTables, PostgresPrivacy, SqlStore):
    """`Store` in a PostgreSQL database. Create it with `open`, end it with `close`."""

    database: PostgresDatabase

    @classmethod
    async def open(
        cls,
        location: PostgresUrl,
        metrics: Metrics | None = None,
        *,
        pool_size: int = POOL_SIZE,
        patience: float = PATIENCE_SECONDS,
        scope: ShardScope = EVERYTHING,
    ) -> PostgresStore:
        """Connect, and create or migrate the schema as needed. Raise StoreUnusable with the reason.

        Work over all servers is done for those in `scope` only.
        """
        try:
            database = await PostgresDatabase.connect(
                location.url, metrics or Metrics(), pool_size=pool_size, patience=patience
            )
        except (StoreFault, ValueError) as error:
            raise StoreUnusable(f"cannot open the database {location}: {error}") from error
        try:
            await database.use(prepare)
        except StoreFault as fault:
            await database.close()
            raise StoreUnusable(f"cannot open the database {location}: {fault}") from fault
        except BaseException:
            await database.close()
            raise
        database.scope = scope
        store = cls(database)
        store.leases = PostgresLeases(location.url, database)
        return store

    async def close(self) -> None:
        await super().close()
        if self.leases is not None:
            await self.leases.close()
