"""Meta values, word lists, and the settings of servers and users."""

from __future__ import annotations

import json
from collections.abc import Collection
from typing import cast

from bot.store.base import ConfigStore
from bot.store.sql.plans import DatabasePart, Plan, execute, rows, value

WORDS_SEEN = "json_each(CASE WHEN json_valid(tables.state) THEN tables.state ELSE '{}' END, '$.words_seen') AS seen"


def set_meta(key: str, text: str) -> Plan[int]:
    """Set a value about the installation."""
    sql = "INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    return execute(sql, key, text)


def _first_meta(key: str, text: str) -> Plan[str]:
    yield from execute("INSERT INTO meta VALUES (?, ?) ON CONFLICT (key) DO NOTHING", key, text)
    stored: str = yield from value("SELECT value FROM meta WHERE key = ?", key)
    return stored


class SqlConfig(DatabasePart, ConfigStore):
    """`ConfigStore` in a SQL database."""

    # --- meta values

    async def get_meta(self, key: str) -> str | None:
        return cast("str | None", await self.database.read(value("SELECT value FROM meta WHERE key = ?", key)))

    async def metas(self, name: str) -> dict[str, str]:
        sql = "SELECT key, value FROM meta WHERE key = ? OR substr(key, 1, ?) = ?"
        found = await self.database.read(rows(sql, name, len(name) + 1, f"{name}/"))
        return {str(row[0]): str(row[1]) for row in found}

    async def set_meta(self, key: str, value: str) -> None:
        await self.database.change(lambda: set_meta(key, value))

    async def first_meta(self, key: str, value: str) -> str:
        return await self.database.change(lambda: _first_meta(key, value))

    # --- words

    async def words_seen(
        self, channel: int, game: str, *, parent: int | None = None, users: Collection[int] = ()
    ) -> tuple[str, ...]:
        values: list[object] = [channel, parent, game]
        among = "SELECT id FROM tables WHERE channel IN (?, ?) AND game = ?"
        if users:
            marks = ", ".join("?" * len(users))
            among += (
                f" UNION SELECT visits.table_id FROM visits JOIN tables ON tables.id = visits.table_id "  # noqa: S608
                f"WHERE visits.user IN ({marks}) AND tables.parent = ? AND game = ?"
            )
            values += [*users, parent, game]
        sql = (
            f"SELECT seen.value FROM tables, {WORDS_SEEN} WHERE tables.id IN ({among}) "  # noqa: S608 - the parts are ours
            "AND NOT tables.private ORDER BY tables.id, seen.key"
        )
        return tuple({row[0]: None for row in await self.database.read(rows(sql, *values))})

    async def word_list(self, guild: int) -> tuple[str, ...]:
        words = await self.database.read(value("SELECT words FROM word_lists WHERE guild = ?", guild))
        return tuple(json.loads(words)) if words else ()

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        if not words:
            await self.database.change(lambda: execute("DELETE FROM word_lists WHERE guild = ?", guild))
            return
        sql = "INSERT INTO word_lists VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET words = excluded.words"
        await self.database.change(lambda: execute(sql, guild, json.dumps(words)))

    # --- settings

    async def server_settings(self, guild: int) -> str | None:
        return cast(
            "str | None", await self.database.read(value("SELECT settings FROM servers WHERE guild = ?", guild))
        )

    async def keep_server_settings(self, guild: int, settings: str) -> None:
        sql = "INSERT INTO servers VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
        await self.database.change(lambda: execute(sql, guild, settings))

    async def personal_settings(self, user: int) -> str | None:
        return cast("str | None", await self.database.read(value("SELECT settings FROM people WHERE user = ?", user)))

    async def keep_personal_settings(self, user: int, settings: str) -> None:
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET settings = excluded.settings"
        await self.database.change(lambda: execute(sql, user, settings))
