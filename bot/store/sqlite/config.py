"""Meta values, word lists and settings in SQLite."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import cast

from bot.store.base import ConfigStore
from bot.store.sqlite.database import DatabasePart

SET_META = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"


class SqliteConfig(DatabasePart, ConfigStore):
    """`ConfigStore` in SQLite."""

    # --- meta values

    async def get_meta(self, key: str) -> str | None:
        return cast("str | None", await self.database.value("SELECT value FROM meta WHERE key = ?", key))

    async def set_meta(self, key: str, value: str) -> None:
        await self.database.execute(SET_META, key, value)

    # --- words

    async def words_seen(
        self, channel: int, game: str, *, parent: int | None = None, users: Collection[int] = ()
    ) -> tuple[str, ...]:
        sql = (
            "SELECT seen.value FROM tables, json_each(tables.state, '$.words_seen') AS seen WHERE tables.id IN ("
            "SELECT id FROM tables WHERE channel IN (:channel, :parent) AND game = :game "
            "UNION SELECT table_id FROM json_each(:users) AS known JOIN visits ON visits.user = known.value "
            "JOIN tables ON tables.id = table_id WHERE tables.parent = :parent AND game = :game"
            ") AND NOT tables.private ORDER BY tables.id, seen.key"
        )
        values = {"channel": channel, "game": game, "parent": parent, "users": json.dumps([*users])}
        return await self.database.run(lambda db: tuple({row[0]: None for row in db.execute(sql, values)}))

    async def word_list(self, guild: int) -> tuple[str, ...]:
        words = await self.database.value("SELECT words FROM word_lists WHERE guild = ?", guild)
        return tuple(json.loads(cast("str", words))) if words else ()

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        if not words:
            await self.database.execute("DELETE FROM word_lists WHERE guild = ?", guild)
            return
        sql = "INSERT INTO word_lists VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET words = excluded.words"
        await self.database.execute(sql, guild, json.dumps(words))

    # --- settings

    async def server_settings(self, guild: int) -> str | None:
        return cast("str | None", await self.database.value("SELECT settings FROM servers WHERE guild = ?", guild))

    async def keep_server_settings(self, guild: int, settings: str) -> None:
        sql = "INSERT INTO servers VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
        await self.database.execute(sql, guild, settings)

    async def personal_settings(self, user: int) -> str | None:
        return cast("str | None", await self.database.value("SELECT settings FROM people WHERE user = ?", user))

    async def keep_personal_settings(self, user: int, settings: str) -> None:
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET settings = excluded.settings"
        await self.database.execute(sql, user, settings)
