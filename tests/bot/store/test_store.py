"""The SQLite store: durable, migrated, and one commit for many."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.base import PlaceTaken, StoreConflict, StoreUnusable
from bot.store.migrations import migrate, migration_steps
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player, TableRecord
from rules.game import Outcome
from rules.table import Entry, KeySeen, Position

ANA, BEN = Player(user=1, name="Ana"), Player(user=2, name="Ben")


def record(channel: int = 10, **changes: object) -> TableRecord:
    return TableRecord(
        id=0,
        guild=5,
        channel=channel,
        game="one-shot",
        host=1,
        players=(ANA, BEN),
        options={"duel_rounds": 4, "open_memory": True, "rotation": "text"},
        language="en-US",
        phase="lobby",
        opened_at=100.0,
    ).model_copy(update={**changes})


def entry(number: int, key: str | None = None) -> Entry:
    return Entry(number=number, seat=0, by=1, key=key or f"k{number}", move='{"do":"throw"}', at=100.0 + number)


def position(version: int, outcome: Outcome | None = None) -> Position:
    return Position(version, f'{{"at":{version}}}', None, outcome)


@pytest.fixture
async def store(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "deep" / "onetable.db")
    yield store
    await store.close()


async def dealt(store: SqliteStore, channel: int = 10) -> TableRecord:
    kept = (await store.add_table(record(channel), 1000.0)).model_copy(update={"phase": "playing"})
    await store.deal_table(kept, "seed", position(0))
    return kept


async def test_a_file_that_was_made_with_larger_pages_is_used_as_it_is(tmp_path):
    file = tmp_path / "older.db"
    with closing(sqlite3.connect(file)) as db:
        db.execute("PRAGMA page_size = 4096")
        db.execute("PRAGMA journal_mode = WAL")
        migrate(db)
    store = await SqliteStore.open(file)
    kept = await dealt(store)
    await store.append_move(kept.id, kept.players, entry(1), position(1))
    await store.close()
    with closing(sqlite3.connect(file)) as db:
        assert db.execute("PRAGMA page_size").fetchone() == (4096,)
        assert db.execute("SELECT key FROM moves").fetchall() == [("k1",)]


async def test_default_values_of_players_are_not_written_and_restored_on_load(store):
    players = (ANA.model_copy(update={"missed": 1}), BEN)
    kept = await store.add_table(record(players=players), None)
    (written,) = await store.database.run(lambda db: db.execute("SELECT players FROM tables").fetchone())
    assert "kind" not in written
    saved = await store.load_table(kept.id)
    assert saved is not None
    assert saved.record.players == players


async def test_a_table_comes_back_as_it_was(store):
    kept = await store.add_table(record(), 1000.0)
    saved = await store.load_table(kept.id)
    assert saved.record == kept
    assert (saved.deadline, saved.position, saved.keys) == (1000.0, None, ())
    assert await store.load_table(999) is None


async def test_one_live_table_a_channel(store):
    first = await store.add_table(record(), None)
    with pytest.raises(PlaceTaken):
        await store.add_table(record(), None)
    assert await store.live_table(10) == first.id
    await store.save_table(first.model_copy(update={"phase": "closed"}), None)
    assert await store.live_table(10) is None
    assert (await store.add_table(record(), None)).id != first.id


async def test_private_tables_occupy_no_channel_and_there_is_one_of_a_kind(store):
    public = await store.add_table(record(), None)
    mine = record(phase="playing", private=True)
    first = await store.add_dealt_table(mine, "seed", position(0))
    daily = await store.add_dealt_table(mine.model_copy(update={"purpose": "daily/2026-11-16"}), "seed", position(0))
    for other in (
        mine.model_copy(update={"guild": 6}),
        mine.model_copy(update={"host": 2}),
        mine.model_copy(update={"game": "rokujika"}),
    ):
        await store.add_dealt_table(other, "seed", position(0))
    with pytest.raises(PlaceTaken):
        await store.add_dealt_table(mine.model_copy(update={"channel": 99}), "seed", position(0))
    assert await store.live_table(10) == public.id
    assert (await store.private_tables(5, 1))[1:] == [daily.id, first.id]
    saved = await store.load_table(daily.id)
    assert (saved.record, saved.seed, saved.position) == (daily, "seed", position(0))
    await store.save_table(first.model_copy(update={"phase": "closed"}), None)
    assert first.id not in await store.private_tables(5, 1)


async def test_tables_from_before_there_were_private_ones_are_public(tmp_path, monkeypatch):
    path = tmp_path / "onetable.db"
    with monkeypatch.context() as then:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:2])
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db)
            db.execute(
                "INSERT INTO tables (guild, channel, game, host, people, options, language, phase, opened_at) "
                "VALUES (5, 10, 'one-shot', 1, '[]', '{}', 'en', 'lobby', 1)"
            )
    store = await SqliteStore.open(path)
    assert await store.live_table(10) == 1
    assert not (await store.load_table(1)).record.private
    with pytest.raises(PlaceTaken):
        await store.add_table(record(), None)
    await store.close()


async def test_a_salt_is_kept_with_the_deal(store):
    kept = await store.add_table(record(), None)
    await store.deal_table(kept, "seed", position(0), salt="salt")
    assert (await store.load_table(kept.id)).salt == "salt"
    other = await store.add_dealt_table(record().model_copy(update={"channel": 11}), "seed", position(0), salt="other")
    assert (await store.load_table(other.id)).salt == "other"


async def test_tables_from_before_there_were_salts_have_none(tmp_path, monkeypatch):
    path = tmp_path / "onetable.db"
    before = next(number for number, step in enumerate(migration_steps()) if "COLUMN salt" in step)
    with monkeypatch.context() as then:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:before])
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db)
            db.execute(
                "INSERT INTO tables (guild, channel, game, host, people, options, language, phase, opened_at, seed) "
                "VALUES (5, 10, 'one-shot', 1, '[]', '{}', 'en', 'playing', 1, 'seed')"
            )
    store = await SqliteStore.open(path)
    saved = await store.load_table(1)
    assert (saved.seed, saved.salt) == ("seed", "")
    await store.close()


async def test_moves_are_kept_with_the_position_after_them(store):
    kept = await dealt(store)
    await store.append_move(kept.id, kept.players, entry(1), position(1))
    await store.append_move(kept.id, kept.players, entry(2), position(2))
    saved = await store.load_table(kept.id)
    assert (saved.position.version, saved.position.state, saved.seed) == (2, '{"at":2}', "seed")
    assert saved.keys == (("k1", 1), ("k2", 2))
    assert await store.journal(kept.id) == [entry(1), entry(2)]


async def test_a_move_that_seats_a_player_is_saved_with_the_player(store):
    kept = await store.add_table(record(), None)
    players = (*kept.players, Player(user=99, name="late", late=True))
    await store.deal_table(kept, "seed", position(0))
    await store.append_move(kept.id, players, entry(1), position(1))
    assert (await store.load_table(kept.id)).record.players == kept.players
    await store.append_move(
        kept.id, players, entry(2), position(2), reseats=kept.model_copy(update={"players": players, "host": 99})
    )
    after = (await store.load_table(kept.id)).record
    assert (after.players, after.host) == (players, 99)


async def test_a_key_is_kept_once(store):
    kept = await dealt(store)
    await store.append_move(kept.id, kept.players, entry(1, "same"), position(1))
    with pytest.raises(KeySeen):
        await store.append_move(kept.id, kept.players, entry(2, "same"), position(2))
    assert (await store.load_table(kept.id)).position.version == 1


async def test_two_moves_of_one_number_are_a_conflict_and_not_a_repetition(store):
    kept = await dealt(store)
    await store.append_move(kept.id, kept.players, entry(1), position(1))
    with pytest.raises(StoreConflict):
        await store.append_move(kept.id, kept.players, entry(1, "other"), position(1))


async def test_the_end_of_a_game_keeps_the_result_and_frees_the_channel(store, tmp_path):
    kept = await dealt(store)
    outcome = Outcome(places=(2, 1), scores=(7, 9), reason="points")
    await store.append_move(kept.id, kept.players, entry(1), position(1, outcome))
    assert await store.live_table(10) is None
    assert (await store.load_table(kept.id)).record.phase == "over"
    with closing(sqlite3.connect(tmp_path / "deep" / "onetable.db", isolation_level=None)) as db:
        rows = db.execute("SELECT seat, user, place, score, reason FROM results ORDER BY seat").fetchall()
    assert rows == [(0, 1, 2, 7, "points"), (1, 2, 1, 9, "points")]


async def test_a_closed_table_is_not_reopened_by_a_late_move(store):
    kept = await dealt(store)
    await store.save_table(kept.model_copy(update={"phase": "closed"}), None)
    await store.append_move(kept.id, kept.players, entry(1), position(1))
    assert (await store.load_table(kept.id)).record.phase == "closed"


async def test_deadlines(store):
    early = await store.add_table(record(10), 50.0)
    late = await store.add_table(record(11), 60.0)
    await store.add_table(record(12), None)
    assert await store.nearest_deadline() == 50.0
    assert await store.due_tables(49.0) == []
    assert await store.due_tables(60.0) == [early.id, late.id]
    await store.extend_deadlines(100.0, "alive_at", "3")
    assert await store.nearest_deadline() == 150.0
    assert await store.get_meta("alive_at") == "3"
    await store.save_table(early.model_copy(update={"phase": "closed"}), 150.0)
    assert await store.nearest_deadline() == 160.0


async def test_meta_values(store):
    assert await store.get_meta("alive_at") is None
    await store.set_meta("alive_at", "1")
    await store.set_meta("alive_at", "2")
    assert await store.get_meta("alive_at") == "2"


async def test_a_cancelled_write_does_not_cancel_others(store):
    kept = await dealt(store)
    doomed = asyncio.create_task(store.append_move(kept.id, kept.players, entry(1), position(1)))
    other = asyncio.create_task(store.set_meta("x", "y"))
    await asyncio.sleep(0)
    doomed.cancel()
    await asyncio.wait([doomed, other])
    assert await store.get_meta("x") == "y"
    assert (await store.load_table(kept.id)).position.version == 1, "it was running, so it is kept"


async def test_the_file_is_wal_and_fully_synchronous(store):
    def ask(db: sqlite3.Connection) -> tuple[object, object]:
        return db.execute("PRAGMA journal_mode").fetchone()[0], db.execute("PRAGMA synchronous").fetchone()[0]

    assert await store.database.run(ask) == ("wal", 2)


async def test_a_database_from_the_future_is_refused_with_a_reason(tmp_path):
    path = tmp_path / "future.db"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("PRAGMA user_version = 999")
    with pytest.raises(StoreUnusable, match=r"schema 999.*newer version"):
        await SqliteStore.open(path)


async def test_a_file_that_is_no_database_is_refused_with_a_reason(tmp_path):
    path = tmp_path / "letter.db"
    path.write_text("Dear Ana, " * 200)
    with pytest.raises(StoreUnusable, match=r"cannot use .*not a database; .*restore"):
        await SqliteStore.open(path)


async def test_a_place_that_cannot_be_written_is_refused_with_a_reason(tmp_path):
    (tmp_path / "file").write_text("")
    with pytest.raises(StoreUnusable, match="cannot open the database"):
        await SqliteStore.open(tmp_path / "file" / "onetable.db")


async def test_opening_again_migrates_nothing_and_loses_nothing(tmp_path):
    path = tmp_path / "onetable.db"
    first = await SqliteStore.open(path)
    kept = await first.add_table(record(), 5.0)
    await first.close()
    again = await SqliteStore.open(path)
    assert (await again.load_table(kept.id)).record == kept
    await again.close()


def test_two_processes_may_make_the_file_at_the_same_moment(tmp_path):
    """A health check beside the first start: both find an empty file, and one of them is quicker."""
    path = tmp_path / "onetable.db"

    class Slower(sqlite3.Connection):
        def executescript(self, script: str) -> sqlite3.Cursor:
            quicker = sqlite3.connect(path, isolation_level=None)
            migrate(quicker)
            quicker.close()
            return super().executescript(script)

    slower = sqlite3.connect(path, isolation_level=None, factory=Slower)
    migrate(slower)
    assert slower.execute("SELECT count(*) FROM tables").fetchone() == (0,)
    slower.close()


def test_acknowledged_writes_survive_a_kill(tmp_path):
    """A process that writes and tells, killed without warning: everything it told is there."""
    script = textwrap.dedent("""
        import asyncio, sys
        from pathlib import Path
        from bot.store.sqlite.store import SqliteStore

        async def main():
            store = await SqliteStore.open(Path(sys.argv[1]))
            for number in range(10**9):
                await store.set_meta(f"fact{number}", "told")
                print(number, flush=True)

        asyncio.run(main())
    """)
    path = tmp_path / "killed.db"
    process = subprocess.Popen(
        [sys.executable, "-c", script, str(path)], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]
    )
    reported = [int(process.stdout.readline()) for _ in range(200)]
    process.kill()
    reported += [int(line) for line in process.stdout.read().splitlines()]
    process.wait()
    process.stdout.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        kept = {key for (key,) in db.execute("SELECT key FROM meta")}
    assert {f"fact{number}" for number in reported} <= kept


async def test_a_servers_own_words_are_kept_replaced_and_dropped(store):
    assert await store.word_list(5) == ()
    await store.keep_word_list(5, ("ice", "氷"))
    await store.keep_word_list(6, ("sun",))
    await store.keep_word_list(5, ("sea", "sky"))
    assert (await store.word_list(5), await store.word_list(6)) == (("sea", "sky"), ("sun",))
    await store.keep_word_list(5, ())
    assert await store.word_list(5) == ()


async def test_words_seen_are_those_of_this_game_in_this_channel_oldest_first(store):
    for channel, game, words in [(10, "just-one", '["ice","sun"]'), (10, "just-one", '["sea","ice"]'),
                                 (11, "just-one", '["far"]'), (10, "one-shot", '["tile"]')]:  # fmt: skip
        kept = (await store.add_table(record(channel, game=game), None)).model_copy(update={"phase": "closed"})
        await store.deal_table(kept, "seed", Position(0, f'{{"words_seen":{words}}}', None, None))
    await store.add_table(record(), None)  # a lobby has no state yet
    assert await store.words_seen(10, "just-one") == ("ice", "sun", "sea")
    assert await store.words_seen(12, "just-one") == ()


async def test_words_seen_in_a_thread_are_those_of_its_channel_and_of_threads_beside_it(store):
    for channel, parent, host, words in [(10, None, 3, '["ice"]'), (20, 10, 1, '["sun"]'), (21, 10, 3, '["sea"]'),
                                         (30, 11, 1, '["far"]')]:  # fmt: skip
        fields = {"parent": parent, "host": host, "players": (Player(user=host, name="x"),)}
        kept = (await store.add_table(record(channel, game="just-one").model_copy(update={**fields}), None)).model_copy(
            update={"phase": "closed"}
        )
        await store.deal_table(kept, "seed", Position(0, f'{{"words_seen":{words}}}', None, None))
    assert await store.words_seen(22, "just-one", parent=10, users=[1, 2]) == ("ice", "sun")
    assert await store.words_seen(22, "just-one", parent=10, users=[1, 3]) == ("ice", "sun", "sea")
    assert await store.words_seen(10, "just-one", users=[1, 3]) == ("ice",)


async def test_best_scores_of_games_from_before_are_found_again(tmp_path, monkeypatch):
    """Public games that one person played alone, without a stand-in; the best of each."""
    path = tmp_path / "onetable.db"
    alone, two = '[{"user":1,"name":"Ana"}]', '[{"user":1,"name":"Ana"},{"user":2,"name":"Ben"}]'
    with monkeypatch.context() as then:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:5])
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            migrate(db)
            for table, (players, private, score, own) in enumerate(
                [(alone, 0, 90, 1), (alone, 0, 120, 1), (alone, 0, 200, 0), (alone, 1, 180, 1), (two, 0, 190, 1)], 1
            ):
                db.execute(
                    "INSERT INTO tables "
                    "(guild, channel, game, host, people, options, language, phase, opened_at, private)"
                    " VALUES (5, 10, 'rokujika', 1, ?, '{}', 'en', 'over', 1, ?)",
                    (players, private),
                )
                db.execute("INSERT INTO results VALUES (?, 0, 1, 1, ?, 'finished', ?, ?)", (table, score, table, own))
    store = await SqliteStore.open(path)
    assert [(line.name, line.value) for line in await store.best_board(5, "rokujika")] == [("Ana", 120)]
    assert (await store.bests(5, "rokujika", 1, private=False)).own.table == 2
    await store.close()


async def test_tables_of_a_user_are_found_by_an_index(store):
    mine = await store.add_table(record(20), None)
    await store.add_table(record(21).model_copy(update={"host": 9, "players": (Player(user=9, name="x"),)}), None)
    user = mine.players[0].user
    asked: list[str] = []
    await store.database.run(lambda db: db.set_trace_callback(asked.append))
    assert await store.tables_of(mine.guild, user, 5) == [mine.id]
    plan = await store.database.run(lambda db: db.execute(f"EXPLAIN QUERY PLAN {asked[0]}").fetchall())
    assert not [step for *_, step in plan if step.startswith("SCAN tables") or step == "SCAN visits"]
    await store.save_table(mine.model_copy(update={"players": (Player(user=9, name="x"),), "host": 9}), None)
    assert await store.tables_of(mine.guild, user, 5) == []


# --- what the public message shows


async def test_every_change_raises_the_revision_and_a_message_that_shows_less_is_behind(store):
    kept = await store.add_table(record(), 1.0)
    saved = await store.load_table(kept.id)
    assert (saved.revision, saved.shown) == (1, 0)
    assert await store.tables_behind() == [kept.id]
    await store.move_message(kept.id, 77, shown=1)
    assert await store.tables_behind() == []
    assert await store.save_table(kept, 2.0) == 2
    assert await store.deal_table(kept.model_copy(update={"phase": "playing"}), "s", position(0)) == 3
    assert await store.append_move(kept.id, kept.players, entry(1), position(1)) == 4
    assert await store.forget_at(9, kept) == 5
    assert await store.tables_behind() == [kept.id]
    await store.note_shown({kept.id: 4})
    assert await store.tables_behind() == [kept.id]
    await store.note_shown({kept.id: 5})
    await store.note_shown({kept.id: 3})  # an older note that was written late
    assert await store.tables_behind() == []


async def test_a_move_that_is_refused_raises_no_revision(store):
    kept = await dealt(store)
    await store.append_move(kept.id, kept.players, entry(1, "same"), position(1))
    before = (await store.load_table(kept.id)).revision
    with pytest.raises(KeySeen):
        await store.append_move(kept.id, kept.players, entry(2, "same"), position(2))
    assert (await store.load_table(kept.id)).revision == before


async def test_private_tables_and_matches_without_a_message_are_never_behind(store):
    private = await store.add_table(record(1, private=True), None)
    match = await store.add_table(record(2, purpose="tournament/1/1"), None)
    closed = await store.add_table(record(3), None)
    await store.save_table(closed.model_copy(update={"phase": "closed"}), None)
    assert await store.tables_behind() == []
    for table in (private, match, closed):
        await store.move_message(table.id, 70 + table.id)
    assert await store.tables_behind() == [closed.id, match.id]


async def test_running_tables_of_an_older_database_are_drawn_once(tmp_path):
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        for number, step in enumerate(migration_steps()[:14], 1):
            db.executescript(f"BEGIN;{step};PRAGMA user_version = {number};COMMIT;")
        columns = "guild, channel, game, host, people, options, language, phase, opened_at, message, private"
        for channel, (phase, private) in enumerate([("playing", 0), ("lobby", 0), ("over", 0), ("playing", 1)]):
            values = f"5, {channel}, 'one-shot', 2, '[]', '{{}}', 'en', '{phase}', {channel}, 7, {private}"
            db.execute(f"INSERT INTO tables ({columns}) VALUES ({values})")
    store = await SqliteStore.open(tmp_path / "old.db")
    assert await store.tables_behind() == [2, 1]
    await store.close()


async def test_tables_that_are_behind_are_found_by_an_index(store):
    sql = "EXPLAIN QUERY PLAN SELECT id FROM tables WHERE shown < revision AND NOT private"
    plan = await store.database.run(lambda db: db.execute(sql).fetchall())
    assert "tables_behind" in str(plan)


async def test_live_tables_are_counted_from_an_index_alone(store):
    statements: list[str] = []
    await store.database.run(lambda db: db.set_trace_callback(statements.append))
    assert await store.count_live() == {"lobby": 0, "playing": 0}
    await store.database.run(lambda db: db.set_trace_callback(None))
    plan = await store.database.run(lambda db: db.execute(f"EXPLAIN QUERY PLAN {statements[0]}").fetchall())
    assert all("COVERING INDEX live_tables" in step[3] for step in plan), plan
