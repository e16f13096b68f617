"""The store in a SQLite file: WAL, synchronous=FULL, and one commit for all tables that wait at the same moment."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Collection, Sequence
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any, cast

from bot.measures import Measures
from bot.pings import Ping
from bot.record import Phase, Saved, Sitter, TableRecord
from bot.scores import Bests, DailyResult, Standing
from bot.standings import DailyStreaks, Meeting, Played, Ranked, TeamBest
from bot.store import PlaceTaken, StoreUnusable, ratings, scores, standings, tournaments
from bot.store.archive import Archive
from bot.store.commits import LOCKED_SECONDS, MOVED, Commits, commit_together
from bot.store.database import Database, T, Work
from bot.store.migrations import migrate
from bot.store.privacy import note_visits
from rules.game import ANYBODY
from rules.table import REMEMBERED_KEYS, Entry, KeySeen, Position

REMEMBER = "INSERT INTO house VALUES (?, ?) ON CONFLICT (fact) DO UPDATE SET value = excluded.value"


class SqliteStore(Archive):
    """Implements `Store`. Made by `open`, ended by `close`."""

    def __init__(self, database: Database, measures: Measures) -> None:
        self._database = database
        self._commits = Commits(database, measures)
        self.tournaments = tournaments.TournamentStore(database, self._commits)

    @classmethod
    async def open(cls, path: Path, measures: Measures | None = None) -> SqliteStore:
        """Open the file, making and migrating it as needed; raises StoreUnusable with the reason."""
        database = Database(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            await database
        except (OSError, sqlite3.Error) as error:
            database.settle()
            raise StoreUnusable(f"cannot open the database {path}: {error}") from error
        try:
            await database.post(_prepare)
        except sqlite3.Error as error:
            await database.close()
            raise StoreUnusable(f"cannot use the database {path}: {error}") from error
        except StoreUnusable:
            await database.close()
            raise
        return cls(database, measures or Measures())

    async def close(self) -> None:
        """Finish what is being written and let go of the file."""
        await self._commits.finish()
        await self._database.close()

    # --- tables

    async def add_table(self, record: TableRecord, deadline: float | None) -> TableRecord:
        """Keep a new table and give it its number; raises PlaceTaken."""
        columns = {**_columns(record), "deadline": deadline, "message": record.message}
        return record.but(id=await self._commits.write(lambda db: _insert(db, columns, record)))

    async def add_dealt_table(self, record: TableRecord, seed: str, position: Position) -> TableRecord:
        """Keep a new table together with its deal; raises PlaceTaken."""
        columns = {**_columns(record), **_dealt(seed, position)}
        return record.but(id=await self._commits.write(lambda db: _insert(db, columns, record)))

    async def load_table(self, table: int) -> Saved | None:
        """All that is kept of a table."""

        def work(db: sqlite3.Connection) -> Saved | None:
            cursor = db.execute("SELECT * FROM tables WHERE id = ?", (table,))
            row = cursor.fetchone()
            if row is None:
                return None
            named = dict(zip([column[0] for column in cursor.description], row, strict=True))
            keys = db.execute(
                "SELECT key, number FROM moves WHERE table_id = ? ORDER BY number DESC LIMIT ?",
                (table, REMEMBERED_KEYS),
            ).fetchall()
            return _saved(named, tuple(reversed(keys)))

        return await self._database.post(work)

    async def live_table(self, channel: int) -> int | None:
        """The table that occupies a channel."""
        sql = "SELECT id FROM tables WHERE channel = ? AND phase IN ('lobby', 'playing') AND NOT private"
        return cast("int | None", await self._one(sql, channel))

    async def table_of(self, occasion: str) -> int | None:
        """The table of a match, while it is being played or once it is over."""
        sql = (
            "SELECT id FROM tables WHERE occasion = ? AND occasion GLOB 'tournament/*' AND phase IN ('playing', 'over')"
        )
        return cast("int | None", await self._one(sql, occasion))

    async def tables_in_threads(self, channel: int) -> list[int]:
        """The live tables in threads that were opened for them in a channel."""
        sql = "SELECT id FROM tables WHERE parent = ? AND phase IN ('lobby', 'playing') ORDER BY id"
        return await self._database.post(lambda db: [row[0] for row in db.execute(sql, (channel,))])

    async def private_tables(self, guild: int, user: int) -> list[int]:
        """The private tables that somebody has open in a server, the newest first."""
        sql = (
            "SELECT id FROM tables WHERE host = ? AND guild = ? AND phase IN ('lobby', 'playing') AND private "
            "ORDER BY id DESC"
        )
        return await self._database.post(lambda db: [row[0] for row in db.execute(sql, (user, guild))])

    async def tables_of(self, guild: int, user: int, most: int) -> list[int]:
        """The live tables of a server at which somebody sits, the newest first."""
        sql = (
            "SELECT tables.id FROM visits JOIN tables ON tables.id = table_id "
            "WHERE visits.user = :user AND guild = :guild AND phase IN ('lobby', 'playing') "
            "AND EXISTS (SELECT 1 FROM json_each(people) AS sitter WHERE sitter.value ->> '$.user' = :user) "
            "ORDER BY tables.id DESC LIMIT :most"
        )
        asked = {"user": user, "guild": guild, "most": most}
        return await self._database.post(lambda db: [row[0] for row in db.execute(sql, asked)])

    async def count_live(self) -> dict[Phase, int]:
        """How many tables are in the lobby, and how many are playing."""
        sql = "SELECT phase, count(*) FROM tables WHERE phase IN ('lobby', 'playing') GROUP BY phase"
        counts = await self._database.post(lambda db: dict(db.execute(sql).fetchall()))
        return {"lobby": counts.get("lobby", 0), "playing": counts.get("playing", 0)}

    async def save_table(self, record: TableRecord, deadline: float | None) -> None:
        """Keep a changed record; a table that is not live loses its deadline."""
        columns = {**_columns(record), "deadline": deadline if record.live else None, "id": record.id}
        await self._commits.write(lambda db: _keep(db, columns, record))

    async def deal_table(self, record: TableRecord, seed: str, position: Position) -> None:
        """Keep the deal together with the record."""
        columns = {**_columns(record), **_dealt(seed, position), "id": record.id}
        await self._commits.write(lambda db: _keep(db, columns, record))

    async def append_move(
        self,
        table: int,
        people: tuple[Sitter, ...],
        entry: Entry,
        after: Position,
        *,
        reseats: TableRecord | None = None,
    ) -> None:
        """Keep a move, the position after it, who sits there and is host if it `reseats`, and the result.

        Raises KeySeen.
        """

        def work(db: sqlite3.Connection) -> object:
            try:
                db.execute(
                    "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?)",
                    (table, entry.number, entry.seat, entry.by, entry.key, entry.move, entry.at),
                )
            except sqlite3.IntegrityError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY:
                    raise KeySeen(entry.key) from error
                raise
            changed = db.execute(
                "UPDATE tables SET version = ?, state = ?, deadline = ? WHERE id = ? AND version = ?",
                (after.version, after.state, after.deadline, table, after.version - 1),
            )
            if not changed.rowcount:
                raise sqlite3.IntegrityError(f"move {entry.number} does not follow the last one of table {table}")
            if reseats is not None:
                barred = json.dumps(reseats.barred)
                _update(db, {"people": _people(reseats.people), "host": reseats.host, "barred": barred, "id": table})
            if entry.seat == ANYBODY and entry.by is not None:
                note_visits(db, table, {entry.by})
            if after.outcome:
                db.execute("UPDATE tables SET phase = 'over' WHERE id = ?", (table,))
                scored = zip(people, after.outcome.places, after.outcome.scores, strict=True)
                db.executemany(
                    "INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    [
                        (table, seat, sitter.user, place, score, after.outcome.reason, entry.at, not sitter.helped)
                        for seat, (sitter, place, score) in enumerate(scored)
                    ],
                )
                if len(people) == 1:
                    scores.keep_solo(db, table, people[0], after.outcome.scores[0], entry.at)
                ratings.take_in(db, table)
            return MOVED

        await self._commits.write(work)

    async def move_message(self, table: int, message: int | None) -> None:
        """Remember which message shows the table."""
        await self._commits.write(lambda db: _update(db, {"message": message, "id": table}))

    async def journal(self, table: int) -> list[Entry]:
        """Every move of a table."""

        def work(db: sqlite3.Connection) -> list[Entry]:
            sql = "SELECT number, seat, user, key, move, at FROM moves WHERE table_id = ? ORDER BY number"
            return [
                Entry(number=number, seat=seat, by=user, key=key, move=move, at=at)
                for number, seat, user, key, move, at in db.execute(sql, (table,))
            ]

        return await self._database.post(work)

    async def finished_tables(self, guild: int, channel: int, most: int) -> list[TableRecord]:
        """The tables shown in a channel whose game is over, the newest first."""
        names = tuple(TableRecord.model_fields)
        sql = (
            f"SELECT {', '.join(names)} FROM tables "  # noqa: S608 - names are ours
            "WHERE channel = ? AND guild = ? AND phase = 'over' AND message IS NOT NULL AND NOT private "
            "ORDER BY id DESC LIMIT ?"
        )

        def work(db: sqlite3.Connection) -> list[TableRecord]:
            return [_record(dict(zip(names, row, strict=True))) for row in db.execute(sql, (channel, guild, most))]

        return await self._database.post(work)

    # --- deadlines

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        """When the next table needs the clock, leaving out deadlines up to a time."""
        sql = "SELECT min(deadline) FROM tables WHERE deadline IS NOT NULL AND deadline > ?"
        return cast("float | None", await self._one(sql, after))

    async def due_tables(self, at: float) -> list[int]:
        """The tables whose deadline has come."""
        sql = "SELECT id FROM tables WHERE deadline IS NOT NULL AND deadline <= ? ORDER BY deadline"
        return await self._database.post(lambda db: [row[0] for row in db.execute(sql, (at,))])

    async def running_tables(self, games: Collection[str]) -> list[int]:
        """The tables at which one of these games is being played against a deadline."""
        sql = "SELECT id, game FROM tables WHERE deadline IS NOT NULL AND phase = 'playing'"
        return await self._database.post(lambda db: [table for table, game in db.execute(sql) if game in games])

    async def public_games(self, games: Collection[str]) -> list[int]:
        """The tables at which one of these games is being played for everybody to see."""
        sql = "SELECT id, game FROM tables WHERE phase = 'playing' AND NOT private"
        return await self._database.post(lambda db: [table for table, game in db.execute(sql) if game in games])

    async def last_move_at(self, table: int) -> float | None:
        """When the last move was made, if there was one."""
        return cast("float | None", await self._one("SELECT max(at) FROM moves WHERE table_id = ?", table))

    async def pings(self) -> dict[int, Ping]:
        """The messages that call people, by table."""
        sql = "SELECT table_id, message, seats FROM pings"

        def work(db: sqlite3.Connection) -> dict[int, Ping]:
            return {table: Ping(message, tuple(json.loads(seats))) for table, message, seats in db.execute(sql)}

        return await self._database.post(work)

    async def keep_ping(self, table: int, ping: Ping) -> None:
        """Remember the message that calls people to a table, in place of the one there was."""
        sql = "INSERT OR REPLACE INTO pings VALUES (?, ?, ?)"
        await self._commits.write(lambda db: _do(db, sql, table, ping.message, json.dumps(ping.seats)))

    async def drop_ping(self, table: int) -> None:
        """There is no such message any more."""
        await self._commits.write(lambda db: _do(db, "DELETE FROM pings WHERE table_id = ?", table))

    async def extend_deadlines(self, seconds: float, fact: str, value: str) -> None:
        """Give everybody the time back that the bot was away, and keep the fact that it was given: both or neither."""

        def work(db: sqlite3.Connection) -> None:
            db.execute("UPDATE tables SET deadline = deadline + ? WHERE deadline IS NOT NULL", (seconds,))
            tournaments.extend_deadlines(db, seconds)
            db.execute(REMEMBER, (fact, value))

        await self._commits.write(work)

    # --- the house

    async def recall(self, fact: str) -> str | None:
        """A small fact about the house, such as when the bot was last alive."""
        return cast("str | None", await self._one("SELECT value FROM house WHERE fact = ?", fact))

    async def remember(self, fact: str, value: str) -> None:
        """Keep such a fact."""
        await self._commits.write(lambda db: _do(db, REMEMBER, fact, value))

    # --- words

    async def words_seen(
        self, channel: int, game: str, *, parent: int | None = None, users: Collection[int] = ()
    ) -> tuple[str, ...]:
        """The words that games in this channel have shown, as their states tell, oldest first.

        For a thread also those of its `parent`, and those of other threads there that these people have been in.
        """
        sql = (
            "SELECT seen.value FROM tables, json_each(tables.state, '$.words_seen') AS seen WHERE tables.id IN ("
            "SELECT id FROM tables WHERE channel IN (:channel, :parent) AND game = :game "
            "UNION SELECT table_id FROM json_each(:users) AS known JOIN visits ON visits.user = known.value "
            "JOIN tables ON tables.id = table_id WHERE tables.parent = :parent AND game = :game"
            ") AND NOT tables.private ORDER BY tables.id, seen.key"
        )
        values = {"channel": channel, "game": game, "parent": parent, "users": json.dumps([*users])}
        return await self._database.post(lambda db: tuple(row[0] for row in db.execute(sql, values)))

    async def word_list(self, guild: int) -> tuple[str, ...]:
        """The words of a server's own; none if it has no list."""
        words = await self._one("SELECT words FROM word_lists WHERE guild = ?", guild)
        return tuple(json.loads(cast("str", words))) if words else ()

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        """Keep a server's own words in place of those it had; without words the list is gone."""
        if not words:
            await self._commits.write(lambda db: _do(db, "DELETE FROM word_lists WHERE guild = ?", guild))
            return
        sql = "INSERT INTO word_lists VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET words = excluded.words"
        await self._commits.write(lambda db: _do(db, sql, guild, json.dumps(words)))

    # --- scores

    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        """The best score on a server and one's own: of its public games or, in private, of all there are."""
        return await self._database.post(lambda db: scores.bests(db, guild, game, user, private=private))

    async def best_board(self, guild: int, game: str) -> list[Standing]:
        """Those who played a game alone on a server by their best score; private games are left out."""
        return await self._database.post(lambda db: scores.best_board(db, guild, game))

    async def know_player(self, guild: int, sitter: Sitter) -> None:
        """Somebody plays the daily village on this server, under this name."""
        sql = "INSERT INTO daily_players VALUES (?, ?, ?) ON CONFLICT DO UPDATE SET name = excluded.name"
        await self._commits.write(lambda db: _do(db, sql, guild, sitter.user, sitter.name))

    async def daily_try(self, user: int, day: date) -> int | None:
        """The table of somebody's one try of a day."""
        return await self._database.post(lambda db: scores.daily_try(db, user, day))

    async def unfinished_tries(self, user: int) -> list[int]:
        """The tables of somebody's tries that wait to be finished, the newest day first."""
        return await self._database.post(lambda db: scores.unfinished_tries(db, user))

    async def daily_result(self, user: int, day: date) -> DailyResult | None:
        """How somebody did that day."""
        return await self._database.post(lambda db: scores.daily_result(db, user, day))

    async def daily_board(self, guild: int, first: date, last: date) -> list[Standing]:
        """Those known on a server by the sum of their scores in these days."""
        return await self._database.post(lambda db: scores.daily_board(db, guild, first, last))

    async def streak_board(self, guild: int, since: date) -> list[Standing]:
        """Those known on a server by the days in a row they have played, if the last one is not before `since`."""
        return await self._database.post(lambda db: scores.streak_board(db, guild, since))

    async def share_once(self, guild: int, user: int, day: date) -> bool:
        """Note that somebody shares their result of a day on a server; False if they have done so before."""
        sql = "INSERT INTO daily_shares VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
        return await self._commits.write(lambda db: bool(db.execute(sql, (guild, user, str(day))).rowcount))

    async def take_share_back(self, guild: int, user: int, day: date) -> None:
        """It could not be shared after all."""
        sql = "DELETE FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        await self._commits.write(lambda db: _do(db, sql, guild, user, str(day)))

    async def has_shared(self, guild: int, user: int, day: date) -> bool:
        """Has somebody shared their result of a day on a server?"""
        sql = "SELECT 1 FROM daily_shares WHERE guild = ? AND user = ? AND day = ?"
        return await self._one(sql, guild, user, str(day)) is not None

    # --- ratings

    async def take_in_results(self, fact: str) -> int:
        """Rate every result that is not rated yet, and keep the fact that it was done: both or neither."""

        def work(db: sqlite3.Connection) -> int:
            taken = ratings.take_in_all(db)
            db.execute(REMEMBER, (fact, str(taken)))
            return taken

        return await self._apart(work)

    async def season(self, guild: int) -> int:
        """The season a server is in."""
        return await self._database.post(lambda db: ratings.season(db, guild))

    async def begin_season(self, guild: int, number: int, at: float) -> bool:
        """Begin the season of that number; False if it is not the next one, or has begun already."""
        return await self._commits.write(lambda db: ratings.begin_season(db, guild, number, at))

    async def correct_result(self, table: int, places: Sequence[int]) -> None:
        """Put the places of a finished game right, and all ratings that follow from them."""
        await self._apart(lambda db: ratings.correct(db, table, places))

    async def rebuild_ratings(self, guild: int) -> None:
        """Make all ratings of a server again from its results."""
        await self._apart(lambda db: ratings.rebuild(db, guild))

    async def ranking(self, guild: int, game: str, season: int, least: int) -> list[Ranked]:
        """The rivals of a game, the best first; after them, without a place, those with fewer than so many games."""
        return await self._database.post(lambda db: standings.ranking(db, guild, game, season, least))

    async def played(self, guild: int, user: int) -> list[Played]:
        """The games that somebody has finished on a server, the oldest first."""
        return await self._database.post(lambda db: standings.played(db, guild, user))

    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        """How somebody fared with another, game by game."""
        return await self._database.post(lambda db: standings.meetings(db, guild, user, other))

    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        """What people have reached together, each team once, the best first."""
        return await self._database.post(lambda db: standings.team_bests(db, guild, game))

    async def daily_streaks(self, guild: int, user: int, today: date) -> DailyStreaks | None:
        """The days in a row that somebody known on a server has played."""
        return await self._database.post(lambda db: standings.daily_streaks(db, guild, user, today))

    async def favourite(self, guild: int) -> str | None:
        """The game that most seats of a server have finished."""
        return await self._database.post(lambda db: standings.favourite(db, guild))

    async def has_daily_players(self, guild: int) -> bool:
        """Has anybody typed `/daily` on this server?"""
        return await self._database.post(lambda db: standings.has_daily_players(db, guild))

    async def known_name(self, guild: int, user: int) -> str | None:
        """The name somebody had in the last game that counted here."""
        return await self._database.post(lambda db: standings.known_name(db, guild, user))

    # --- servers

    async def server_settings(self, guild: int) -> str | None:
        """What a server has chosen, as JSON."""
        return cast("str | None", await self._one("SELECT settings FROM servers WHERE guild = ?", guild))

    async def keep_server_settings(self, guild: int, settings: str) -> None:
        """Keep what a server has chosen, in place of what it had."""
        sql = "INSERT INTO servers VALUES (?, ?) ON CONFLICT (guild) DO UPDATE SET settings = excluded.settings"
        await self._commits.write(lambda db: _do(db, sql, guild, settings))

    async def personal_settings(self, user: int) -> str | None:
        """What a person has chosen, as JSON."""
        return cast("str | None", await self._one("SELECT settings FROM people WHERE user = ?", user))

    async def keep_personal_settings(self, user: int, settings: str) -> None:
        """Keep what a person has chosen, in place of what they had."""
        sql = "INSERT INTO people VALUES (?, ?) ON CONFLICT (user) DO UPDATE SET settings = excluded.settings"
        await self._commits.write(lambda db: _do(db, sql, user, settings))

    # --- reading and writing

    async def _apart(self, work: Work[T]) -> T:
        """Work that takes long has a commit of its own, which never keeps the event loop waiting."""
        committed = await self._database.post(partial(commit_together, [work], patience=LOCKED_SECONDS))
        (result,) = committed.results
        if isinstance(result, BaseException):
            raise result
        return cast("T", result)

    async def _one(self, sql: str, *values: object) -> object:
        """The first column of the first row."""

        def work(db: sqlite3.Connection) -> object:
            row = db.execute(sql, values).fetchone()
            return row[0] if row else None

        return await self._database.post(work)


def _prepare(db: sqlite3.Connection) -> None:
    db.execute("PRAGMA journal_mode = WAL")
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")
    db.execute("PRAGMA busy_timeout = 5000")
    migrate(db)
    db.execute("PRAGMA busy_timeout = 20")  # from now on `commits` waits, and not in the loop's thread
    db.execute("PRAGMA wal_autocheckpoint = 0")  # and sees to this


def _do(db: sqlite3.Connection, sql: str, *values: object) -> None:
    db.execute(sql, values)


def _columns(record: TableRecord) -> dict[str, object]:
    return {
        "guild": record.guild,
        "channel": record.channel,
        "game": record.game,
        "host": record.host,
        "people": _people(record.people),
        "options": json.dumps(record.options),
        "language": record.language,
        "phase": record.phase,
        "opened_at": record.opened_at,
        "private": record.private,
        "occasion": record.occasion,
        "parent": record.parent,
        "barred": json.dumps(record.barred),
    }


def _people(people: tuple[Sitter, ...]) -> str:
    return json.dumps([sitter.model_dump() for sitter in people])


def _dealt(seed: str, position: Position) -> dict[str, object]:
    return {"seed": seed, "version": position.version, "state": position.state, "deadline": position.deadline}


def _insert(db: sqlite3.Connection, columns: dict[str, object], record: TableRecord) -> int:
    """A new table; returns its number."""
    names, marks = ", ".join(columns), ", ".join(f":{name}" for name in columns)
    try:
        cursor = db.execute(f"INSERT INTO tables ({names}) VALUES ({marks})", columns)  # noqa: S608 - names are ours
    except sqlite3.IntegrityError as error:
        raise PlaceTaken from error
    table = cast("int", cursor.lastrowid)
    note_visits(db, table, _known(record))
    return table


def _keep(db: sqlite3.Connection, columns: dict[str, object], record: TableRecord) -> None:
    """A changed table, and whoever is new there."""
    if _update(db, columns):
        note_visits(db, record.id, _known(record))


def _known(record: TableRecord) -> set[int]:
    return {record.host, *(sitter.user for sitter in record.people)}


def _update(db: sqlite3.Connection, columns: dict[str, object]) -> bool:
    """Change a table; is there one?"""
    changes = ", ".join(f"{name} = :{name}" for name in columns if name != "id")
    return bool(db.execute(f"UPDATE tables SET {changes} WHERE id = :id", columns).rowcount)  # noqa: S608 - ours


def _record(row: dict[str, Any]) -> TableRecord:
    return TableRecord.model_validate(
        {name: row[name] for name in TableRecord.model_fields}
        | {name: json.loads(row[name]) for name in ("people", "options", "barred")}
    )


def _saved(row: dict[str, Any], keys: tuple[tuple[str, int], ...]) -> Saved:
    record = _record(row)
    position = None
    if row["state"] is not None:
        position = Position(row["version"], row["state"], row["deadline"], None)
    return Saved(record, row["seed"], row["deadline"], position, keys)
