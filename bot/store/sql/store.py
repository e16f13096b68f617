"""`Store` in a SQL database, put together from its parts."""

from __future__ import annotations

from bot.store.base import Store
from bot.store.sql.config import SqlConfig
from bot.store.sql.plans import Database
from bot.store.sql.retention import SqlPrivacy
from bot.store.sql.scores import SqlStats
from bot.store.sql.series import SqlSeries
from bot.store.sql.social import SqlSocial
from bot.store.sql.stats.badges import SqlBadges
from bot.store.sql.stats.round_ups import SqlRoundUps
from bot.store.sql.tables import SqlTables
from bot.store.sql.tournaments import SqlTournaments


class SqlStore(SqlTables, SqlStats, SqlBadges, SqlRoundUps, SqlConfig, SqlPrivacy, Store):
    """`Store` in a SQL database. Each database adds how it is opened, its size, and how it is wiped."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._tournaments = SqlTournaments(database)
        self._series = SqlSeries(database)
        self._social = SqlSocial(database)

    @property
    def tournaments(self) -> SqlTournaments:
        return self._tournaments

    @property
    def series(self) -> SqlSeries:
        return self._series

    @property
    def social(self) -> SqlSocial:
        return self._social

    async def close(self) -> None:
        await self.database.close()
