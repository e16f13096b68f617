"""Alerts, blocks, presets and searches for players."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import partial
from operator import itemgetter
from typing import Any, cast

from bot.social.model import Alert, PlayerSearch, Preset
from bot.social.store import SocialStore
from bot.store.sql.plans import (
    DatabasePart,
    Plan,
    column,
    execute,
    execute_many,
    execute_named,
    matching,
    named,
    rows,
    value,
)
from bot.store.sql.privacy import HAS_SEAT
from bot.store.sql.reading import readable, reading

SEARCH = tuple(name for name in PlayerSearch.model_fields if name != "id")
PRESET_TABLES = {False: ("personal_presets", "user"), True: ("server_presets", "guild")}  # by whether it is shared


class SqlSocial(DatabasePart, SocialStore):
    """`SocialStore` in a SQL database."""

    # --- alerts

    async def alerts_of(self, user: int) -> list[Alert]:
        sql = "SELECT guild, game FROM table_alerts WHERE user = ? ORDER BY guild, game"
        return [Alert(*row) for row in await self.database.read(rows(sql, user))]

    async def set_alerts(self, user: int, guild: int, games: Collection[str], *, most: int) -> bool:
        return await self.database.change(lambda: _set_alerts(user, guild, set(games), most))

    async def drop_alerts(self, user: int, guild: int | None = None) -> None:
        if guild is None:
            await self.database.change(lambda: execute("DELETE FROM table_alerts WHERE user = ?", user))
        else:
            sql = "DELETE FROM table_alerts WHERE user = ? AND guild = ?"
            await self.database.change(lambda: execute(sql, user, guild))

    async def users_to_alert(self, guild: int, game: str, *, called_before: float) -> list[int]:
        sql = (
            "SELECT user FROM table_alerts AS wish WHERE guild = ? AND game = ? AND NOT EXISTS "
            "(SELECT 1 FROM table_alerts AS told WHERE told.user = wish.user AND told.called_at >= ?) "
            "ORDER BY called_at, user"
        )
        return await self.database.read(column(sql, guild, game, called_before))

    async def note_alerted(self, guild: int, users: Collection[int], at: float) -> None:
        sql = "UPDATE table_alerts SET called_at = ? WHERE user = ? AND guild = ?"
        await self.database.change(lambda: execute_many(sql, [(at, user, guild) for user in sorted(users)]))

    # --- messages that ping about a lobby

    async def claim_call(self, table: int) -> bool:
        sql = "INSERT INTO table_calls VALUES (?, NULL) ON CONFLICT (table_id) DO NOTHING"
        return bool(await self.database.change(lambda: execute(sql, table)))

    async def keep_call(self, table: int, message: int | None) -> None:
        sql = "UPDATE table_calls SET message = ? WHERE table_id = ?"
        await self.database.change(lambda: execute(sql, message, table))

    async def calls(self) -> dict[int, int]:
        sql = (
            "SELECT table_id, table_calls.message FROM table_calls JOIN tables ON tables.id = table_id "  # noqa: S608 - ours
            f"WHERE table_calls.message IS NOT NULL{self.here()}"
        )
        return {row[0]: row[1] for row in await self.database.read(rows(sql))}

    # --- blocks

    async def block(self, user: int, other: int, *, at: float, most: int) -> bool:
        return await self.database.change(lambda: _block(user, other, at, most))

    async def unblock(self, user: int, other: int) -> bool:
        sql = "DELETE FROM blocks WHERE user = ? AND other = ?"
        return bool(await self.database.change(lambda: execute(sql, user, other)))

    async def blocked_by(self, user: int) -> list[int]:
        return await self.database.read(column("SELECT other FROM blocks WHERE user = ? ORDER BY at, other", user))

    async def blockers_of(self, user: int, among: Collection[int]) -> set[int]:
        found = await self.database.read(column("SELECT user FROM blocks WHERE other = ?", user))
        return set(found) & set(among)

    async def apart_from(self, user: int) -> set[int]:
        sql = "SELECT other FROM blocks WHERE user = ? UNION SELECT user FROM blocks WHERE other = ?"
        return set(await self.database.read(column(sql, user, user)))

    # --- presets

    async def presets(self, guild: int, user: int) -> list[Preset]:
        found: list[Preset] = []
        for (table, owner), who in zip(PRESET_TABLES.values(), (user, guild), strict=True):
            sql = f"SELECT game, name, chosen FROM {table} WHERE {owner} = ? ORDER BY game, key"  # noqa: S608 - ours
            read = partial(_preset, shared=owner == "guild")
            found += readable(table, await self.database.read(rows(sql, who)), itemgetter(0, 1), read)
        return found

    async def keep_preset(self, owner: int, preset: Preset, *, at: float, most: int) -> bool:
        return await self.database.change(lambda: _keep_preset(owner, preset, at, most))

    async def drop_preset(self, owner: int, preset: Preset) -> bool:
        table, who = PRESET_TABLES[preset.shared]
        sql = f"DELETE FROM {table} WHERE {who} = ? AND game = ? AND key = ?"  # noqa: S608 - names are ours
        return bool(await self.database.change(lambda: execute(sql, owner, preset.game, preset.key)))

    # --- searches for players

    async def add_search(self, search: PlayerSearch) -> PlayerSearch:
        marks = ", ".join(f":{name}" for name in SEARCH)
        sql = f"INSERT INTO player_searches ({', '.join(SEARCH)}) VALUES ({marks}) RETURNING id"  # noqa: S608 - ours
        found = await self.database.change(lambda: matching(sql, _search_columns(search)))
        return search.model_copy(update={"id": found[0][0]})

    async def save_search(self, search: PlayerSearch) -> bool:
        changes = ", ".join(f"{name} = :{name}" for name in SEARCH)
        sql = f"UPDATE player_searches SET {changes} WHERE id = :id"  # noqa: S608 - names are ours
        return bool(
            await self.database.change(lambda: execute_named(sql, {**_search_columns(search), "id": search.id}))
        )

    async def load_search(self, search_id: int) -> PlayerSearch | None:
        found = await self.database.read(named("SELECT * FROM player_searches WHERE id = ?", search_id))
        with reading("player_searches", search_id):
            return _search(found[0]) if found else None

    async def drop_search(self, search_id: int) -> bool:
        sql = "DELETE FROM player_searches WHERE id = ?"
        return bool(await self.database.change(lambda: execute(sql, search_id)))

    async def searches_of(self, user: int) -> list[PlayerSearch]:
        sql = f"SELECT id FROM player_searches WHERE {HAS_SEAT} ORDER BY id DESC"  # noqa: S608 - ours
        return await self._searches([row[0] for row in await self.database.read(matching(sql, {"user": user}))])

    async def searches_in(self, channel: int) -> list[PlayerSearch]:
        sql = "SELECT id FROM player_searches WHERE channel = ? ORDER BY id"
        return await self._searches(await self.database.read(column(sql, channel)))

    async def _searches(self, ids: list[int]) -> list[PlayerSearch]:
        found: list[dict[str, Any]] = []
        for search_id in ids:
            found += await self.database.read(named("SELECT * FROM player_searches WHERE id = ?", search_id))
        return readable("player_searches", found, itemgetter("id"), _search)

    async def count_searches(self, guild: int) -> int:
        return cast(
            "int", await self.database.read(value("SELECT count(*) FROM player_searches WHERE guild = ?", guild))
        )

    async def due_searches(self, at: float) -> list[int]:
        sql = f"SELECT id FROM player_searches WHERE deadline <= ?{self.here()} ORDER BY deadline"  # noqa: S608
        return await self.database.read(column(sql, at))

    async def nearest_search_deadline(self) -> float | None:
        sql = f"SELECT min(deadline) FROM player_searches WHERE true{self.here()}"  # noqa: S608 - the condition is ours
        return cast("float | None", await self.database.read(value(sql)))


def _preset(found: Sequence[Any], *, shared: bool) -> Preset:
    game, name, chosen = found
    return Preset(game=game, name=name, chosen=json.loads(chosen), shared=shared)


def _set_alerts(user: int, guild: int, games: set[str], most: int) -> Plan[bool]:
    elsewhere = yield from value("SELECT count(*) FROM table_alerts WHERE user = ? AND guild <> ?", user, guild)
    known = set((yield from column("SELECT game FROM table_alerts WHERE user = ? AND guild = ?", user, guild)))
    if games - known and elsewhere + len(games) > most:
        return False
    dropped = [(user, guild, game) for game in sorted(known - games)]
    yield from execute_many("DELETE FROM table_alerts WHERE user = ? AND guild = ? AND game = ?", dropped)
    added = [(user, guild, game) for game in sorted(games - known)]
    yield from execute_many("INSERT INTO table_alerts (user, guild, game) VALUES (?, ?, ?)", added)
    return True


def _block(user: int, other: int, at: float, most: int) -> Plan[bool]:
    blocked = yield from column("SELECT other FROM blocks WHERE user = ?", user)
    if other in blocked:
        return True
    if len(blocked) >= most:
        return False
    yield from execute("INSERT INTO blocks VALUES (?, ?, ?)", user, other, at)
    return True


def _keep_preset(owner: int, preset: Preset, at: float, most: int) -> Plan[bool]:
    table, who = PRESET_TABLES[preset.shared]
    sql = f"SELECT key FROM {table} WHERE {who} = ? AND game = ?"  # noqa: S608 - names are ours
    known = yield from column(sql, owner, preset.game)
    if preset.key not in known and len(known) >= most:
        return False
    sql = (
        f"INSERT INTO {table} ({who}, game, key, name, chosen, at) VALUES (?, ?, ?, ?, ?, ?) "  # noqa: S608 - ours
        f"ON CONFLICT ({who}, game, key) DO UPDATE SET name = excluded.name, chosen = excluded.chosen, at = excluded.at"
    )
    yield from execute(sql, owner, preset.game, preset.key, preset.name, json.dumps(preset.chosen), at)
    return True


def _search_columns(search: PlayerSearch) -> Mapping[str, object]:
    players = json.dumps([player.model_dump() for player in search.players])
    return {**{name: getattr(search, name) for name in SEARCH}, "players": players}


def _search(found: Mapping[str, Any]) -> PlayerSearch:
    return PlayerSearch.model_validate({**found, "players": json.loads(found["players"])})
