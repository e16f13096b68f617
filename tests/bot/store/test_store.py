"""The contract of the store, on SQLite and on PostgreSQL: what was saved comes back, what may not be is refused."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

from bot.ops.metrics import Metrics
from bot.store.base import PlaceTaken, Store, StoreConflict
from bot.store.location import Location, PostgresUrl
from bot.store.opening import open_store
from bot.store.sql.plans import column, rows, value
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
async def store(location: Location):
    store = await open_store(location, Metrics())
    yield store
    await store.close()


async def dealt(store: Store, channel: int = 10) -> TableRecord:
    kept = (await store.add_table(record(channel), 1000.0)).model_copy(update={"phase": "playing"})
    await store.deal_table(kept, "seed", position(0))
    return kept


async def test_default_values_of_players_are_not_written_and_restored_on_load(store):
    players = (ANA.model_copy(update={"missed": 1}), BEN)
    kept = await store.add_table(record(players=players), None)
    written = await store.database.read(value("SELECT players FROM tables"))
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


async def test_a_salt_is_kept_with_the_deal(store):
    kept = await store.add_table(record(), None)
    await store.deal_table(kept, "seed", position(0), salt="salt")
    assert (await store.load_table(kept.id)).salt == "salt"
    other = await store.add_dealt_table(record().model_copy(update={"channel": 11}), "seed", position(0), salt="other")
    assert (await store.load_table(other.id)).salt == "other"


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


async def test_the_end_of_a_game_keeps_the_result_and_frees_the_channel(store):
    kept = await dealt(store)
    outcome = Outcome(places=(2, 1), scores=(7, 9), reason="points")
    await store.append_move(kept.id, kept.players, entry(1), position(1, outcome))
    assert await store.live_table(10) is None
    assert (await store.load_table(kept.id)).record.phase == "over"
    results = await store.database.read(rows("SELECT seat, user, place, score, reason FROM results ORDER BY seat"))
    assert [tuple(result) for result in results] == [(0, 1, 2, 7, "points"), (1, 2, 1, 9, "points")]


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


async def test_opening_again_migrates_nothing_and_loses_nothing(location):
    first = await open_store(location, Metrics())
    kept = await first.add_table(record(), 5.0)
    await first.close()
    again = await open_store(location, Metrics())
    assert (await again.load_table(kept.id)).record == kept
    await again.close()


async def test_acknowledged_writes_survive_a_kill(location):
    """A process that writes and tells, killed without warning: everything it told is there."""
    script = textwrap.dedent("""
        import asyncio, sys
        from bot.ops.metrics import Metrics
        from bot.store.location import parse_location
        from bot.store.opening import open_store

        async def main():
            store = await open_store(parse_location(sys.argv[1]), Metrics())
            for number in range(10**9):
                await store.set_meta(f"fact{number}", "told")
                print(number, flush=True)

        asyncio.run(main())
    """)
    where = location.url if isinstance(location, PostgresUrl) else str(location)
    process = subprocess.Popen(  # noqa: ASYNC220 - nothing else runs
        [sys.executable, "-c", script, where], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]
    )
    numbers = (int(line) for line in process.stdout if line.strip().isdecimal())  # other lines are of the log
    reported = [next(numbers) for _ in range(200)]
    process.kill()
    reported += numbers
    process.wait()
    process.stdout.close()
    store = await open_store(location, Metrics())
    kept = set(await store.database.read(column("SELECT key FROM meta")))
    await store.close()
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
