"""Personal data and retention: delete a user's data, removed servers, old tables and tournaments."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from bot.cluster.shards import is_elsewhere
from bot.privacy.counts import Counts
from bot.store.base import PrivacyStore
from bot.store.sql import privacy
from bot.store.sql.plans import DatabasePart, Plan, column, execute, execute_many, execute_named, matching, row
from bot.store.sql.privacy import SERVERS, note_wipe
from bot.tables.record import TableRecord

IDLE_SINCE = "NOT EXISTS (SELECT 1 FROM moves WHERE table_id = tables.id AND at >= :before)"


def known_servers() -> Plan[set[int]]:
    """Return every server that something is stored about."""
    tables = [f"SELECT {server} FROM {table}" for table, server in SERVERS.items() if table != "departures"]  # noqa: S608
    return set((yield from column(" UNION ".join(tables)))) - {0}  # 0 is no server


def note_servers(gone: Collection[int], here: Collection[int], at: float) -> Plan[None]:
    """Save which servers the bot has been removed from, and which it is in."""
    sql = "INSERT INTO departures VALUES (?, ?) ON CONFLICT (guild) DO NOTHING"
    yield from execute_many(sql, [(guild, at) for guild in gone])
    yield from execute_many("DELETE FROM departures WHERE guild = ?", [(guild,) for guild in here])


def tables_on(guild: int, most: int) -> Plan[list[int]]:
    """Return at most `most` tables of a server."""
    return column("SELECT id FROM tables WHERE guild = ? LIMIT ?", guild, most)


def forget_server(guild: int, at: float) -> Plan[bool]:
    """Delete a server's rows; return False if it still has tables or the bot has been invited again."""
    if (yield from tables_on(guild, 1)) or not (yield from row("SELECT 1 FROM departures WHERE guild = ?", guild)):
        return False
    for table, server in SERVERS.items():
        yield from execute(f"DELETE FROM {table} WHERE {server} = ?", guild)  # noqa: S608 - names are ours
    yield from note_wipe(at)
    return True


def ended_tournaments(before: float, here: str) -> Plan[list[int]]:
    """Return the tournaments that are over or cancelled and have had no journal entry since a time."""
    sql = (
        "SELECT id FROM tournaments WHERE phase IN ('over', 'cancelled') AND "  # noqa: S608 - the parts are ours
        "coalesce((SELECT max(at) FROM tournament_journal WHERE tournament = tournaments.id), made_at) < ?"
        f"{here}"
    )
    return column(sql, before)


def discard_tournament(tournament: int, at: float) -> Plan[None]:
    """Delete a tournament with its entrants, matches, journal and outbox."""
    yield from execute("DELETE FROM tournaments WHERE id = ?", tournament)
    yield from note_wipe(at)


def trim_tournament(tournament: int, lines: int) -> Plan[None]:
    """Keep the newest journal entries of users and of the bot, which are shown, and delete the outbox."""
    sql = (
        "DELETE FROM tournament_journal WHERE tournament = :tournament AND (user = 0) = :automatic "
        "AND number NOT IN (SELECT number FROM tournament_journal WHERE tournament = :tournament "
        "AND (user = 0) = :automatic ORDER BY number DESC LIMIT :lines)"
    )
    for automatic in (False, True):
        yield from execute_named(sql, {"tournament": tournament, "automatic": automatic, "lines": lines})
    yield from execute("DELETE FROM tournament_duties WHERE tournament = ?", tournament)


class SqlPrivacy(DatabasePart, PrivacyStore):
    """`PrivacyStore` in a SQL database, except for its size and how it is wiped."""

    # --- users

    async def visited(self, user: int, *, here: bool = False) -> list[int]:
        return await self.database.read(privacy.visited(user, self.here() if here else ""))

    async def seats_moved(self, table: int, user: int) -> set[int]:
        return await self.database.read(privacy.seats_moved(table, user))

    async def personal_counts(self, user: int, guild: int | None) -> Counts:
        return await self.database.read(privacy.counts(user, guild), snapshot=True)

    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        return await self.database.read(privacy.own_rows(user), snapshot=True)

    async def personal_part(self, user: int, table: int) -> dict[str, Any] | None:
        return await self.database.read(privacy.own_part(user, table), snapshot=True)

    async def request_deletion(self, user: int, at: float) -> None:
        await self.database.change(lambda: privacy.request_deletion(user, at))

    async def requested_deletions(self) -> list[int]:
        return await self.database.read(privacy.requested_deletions())

    async def forget_at(self, user: int, after: TableRecord) -> int:
        return await self.database.change(lambda: privacy.forget_at(user, after))

    async def forget_rest(self, user: int, at: float) -> bool:
        return await self.database.change(lambda: privacy.forget_rest(user, at))

    # --- servers

    async def known_servers(self) -> set[int]:
        known = await self.database.read(known_servers())
        return {guild for guild in known if not is_elsewhere(guild) and self.database.scope.covers(guild)}

    async def note_servers(self, *, gone: Collection[int], here: Collection[int], at: float) -> None:
        await self.database.change(lambda: note_servers(list(gone), list(here), at))

    async def departed(self, before: float) -> list[int]:
        sql = f"SELECT guild FROM departures WHERE at <= ?{self.here()} ORDER BY at"  # noqa: S608
        return await self.database.read(column(sql, before))

    async def tables_on(self, guild: int, most: int) -> list[int]:
        return await self.database.read(tables_on(guild, most))

    async def forget_server(self, guild: int, at: float) -> bool:
        return await self.database.change(lambda: forget_server(guild, at))

    # --- old data

    async def old_tables(self, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
        phases = "('lobby', 'playing')" if live else "('over', 'closed')"  # ids grow with time: what follows is younger
        sql = (
            f"SELECT id, phase IN {phases} AND {IDLE_SINCE} FROM tables "  # noqa: S608 - the parts are ours
            f"WHERE id > :after AND opened_at < :before{self.here()} ORDER BY id LIMIT :most"
        )
        found = await self.database.read(matching(sql, {"before": before, "after": after, "most": most}))
        return [(table, bool(idle)) for table, idle in found]

    async def discard_tables(self, tables: Sequence[int]) -> None:
        sql = "DELETE FROM tables WHERE id = ?"
        await self.database.change(lambda: execute_many(sql, [(table,) for table in tables]))
