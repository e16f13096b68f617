"""The contract of scores, daily villages and round-ups, on SQLite and on PostgreSQL."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.ops.metrics import Metrics
from bot.servers.settings import PersonalSettingsStore
from bot.stats.records import Best, Bests, DailyResult, DailyStreaks, RoundUpState, Standing, TournamentNews
from bot.store.base import Store
from bot.store.location import Location
from bot.store.opening import open_store
from bot.store.sql.plans import execute
from bot.tables.record import Player
from bot.tournaments.model import JournalEntry, Tournament
from rules.game import Outcome
from rules.table import Position
from tests.bot.store.test_store import ANA, BEN, dealt, entry, position, record
from tests.bot.store.test_tournaments import record as cup

GUILD, ELSEWHERE = 5, 6
CY = Player(user=3, name="Çy")
MONDAY = date(2026, 11, 16)


@pytest.fixture
async def store(location: Location):
    store = await open_store(location, Metrics())
    yield store
    await store.close()


async def finish(store: Store, player: Player, score: int, *, at: float = 1.0, **about: object) -> int:
    """Store a village that is over; return its table."""
    made = {"game": "rokujika", "players": (player,), "host": player.user, "options": {}, "guild": GUILD, **about}
    kept = await store.add_table(record(channel=1000 + int(at), **made), None)
    await store.deal_table(kept.model_copy(update={"phase": "playing"}), "seed", position(0))
    over = Position(1, '{"at":1}', None, Outcome(places=(1,), scores=(score,), reason="done"))
    await store.append_move(kept.id, (player,), entry(1)._replace(at=at), over)
    return kept.id


async def play_daily(store: Store, player: Player, day: date, score: int, at: float) -> int:
    return await finish(store, player, score, at=at, private=True, purpose=f"daily/{day}")


async def test_best_scores_are_of_a_server_and_of_a_user(store):
    first = await finish(store, ANA, 120, at=1)
    await finish(store, ANA, 110, at=2)
    best = await finish(store, BEN, 130, at=3)
    alone = await finish(store, ANA, 150, at=4, private=True)
    await finish(store, CY, 120, at=5)
    await finish(store, CY, 200, at=6, guild=ELSEWHERE)
    ana, ben = Best(user=1, name="Ana", score=120, table=first), Best(user=2, name="Ben", score=130, table=best)
    assert await store.bests(GUILD, "rokujika", 1, private=False) == Bests(own=ana, server=ben)
    own = ana.model_copy(update={"score": 150, "table": alone})
    assert await store.bests(GUILD, "rokujika", 1, private=True) == Bests(own=own, server=ben)
    board = [(line.place, line.name, line.value) for line in await store.best_board(GUILD, "rokujika")]
    assert board == [(1, "Ben", 130), (2, "Ana", 120), (2, "Çy", 120)]
    await PersonalSettingsStore(store).change(BEN.user, rated=False)
    assert [line.name for line in await store.best_board(GUILD, "rokujika")] == ["Ana", "Çy"]
    assert (await store.bests(GUILD, "rokujika", 2, private=False)).server == ana
    assert await store.bests(7, "rokujika", 9, private=True) == Bests(own=None, server=None)


async def test_daily_results_are_ranked_by_day_week_and_streak(store):
    for player in (ANA, BEN, CY):
        await store.know_player(GUILD, player)
    days = [MONDAY + timedelta(days=number) for number in range(3)]
    for number, (player, day, score) in enumerate(
        [(ANA, days[0], 50), (ANA, days[1], 60), (BEN, days[1], 60), (CY, days[2], 90), (ANA, days[2], 10)]
    ):
        await play_daily(store, player, day, score, at=float(number))
    assert await store.daily_result(1, days[1]) == DailyResult(day=days[1], score=60, streak=2)
    assert await store.daily_result(2, days[0]) is None
    assert await store.daily_board(GUILD, days[1], days[1]) == [
        Standing(place=1, user=1, name="Ana", value=60),
        Standing(place=1, user=2, name="Ben", value=60),
    ]
    week = [(line.place, line.name, line.value, line.days) for line in await store.daily_board(GUILD, *days[::2])]
    assert week == [(1, "Ana", 120, 3), (2, "Çy", 90, 1), (3, "Ben", 60, 1)]
    streaks = [(line.place, line.name, line.value) for line in await store.streak_board(GUILD, days[1])]
    assert streaks == [(1, "Ana", 3), (2, "Ben", 1), (2, "Çy", 1)]
    assert await store.daily_streaks(GUILD, 1, days[2]) == DailyStreaks(days=3, now=3, best=3)
    assert await store.daily_streaks(GUILD, 1, days[2] + timedelta(days=2)) == DailyStreaks(days=3, now=0, best=3)
    assert await store.daily_streaks(GUILD, 9, days[2]) is None
    await PersonalSettingsStore(store).change(ANA.user, rated=False)
    assert [line.name for line in await store.daily_board(GUILD, *days[::2])] == ["Çy", "Ben"]
    assert [line.name for line in await store.streak_board(GUILD, days[1])] == ["Ben", "Çy"]


async def test_a_late_result_joins_the_streaks_before_and_after_it(store):
    await store.know_player(GUILD, ANA)
    for at, number in enumerate((0, 2, 3, 1)):
        await play_daily(store, ANA, MONDAY + timedelta(days=number), 10, at=float(at))
    assert (await store.daily_result(1, MONDAY + timedelta(days=3))).streak == 4
    assert await store.daily_streaks(GUILD, 1, MONDAY + timedelta(days=3)) == DailyStreaks(days=4, now=4, best=4)


async def test_daily_tries_are_found_by_user_and_day(store):
    assert not await store.has_daily_players(GUILD)
    await store.know_player(GUILD, ANA)
    await store.know_player(GUILD, ANA.model_copy(update={"name": "Anna"}))
    assert await store.has_daily_players(GUILD)
    over = await play_daily(store, ANA, MONDAY, 10, at=1.0)
    running = []
    for number in (1, 2):
        about = {
            "game": "rokujika",
            "players": (ANA,),
            "private": True,
            "purpose": f"daily/{MONDAY.replace(day=number)}",
        }
        kept = await store.add_table(record(channel=number, guild=number, **about), None)
        await store.deal_table(kept.model_copy(update={"phase": "playing"}), "seed", position(0))
        running.append(kept.id)
    assert await store.daily_try(1, MONDAY) == over
    assert await store.daily_try(2, MONDAY) is None
    assert await store.unfinished_tries(1) == running[::-1]
    assert (await store.daily_board(GUILD, MONDAY, MONDAY))[0].name == "Anna"


async def test_a_result_is_shared_once_on_each_server(store):
    assert await store.share_once(GUILD, 1, MONDAY)
    assert not await store.share_once(GUILD, 1, MONDAY)
    assert await store.share_once(ELSEWHERE, 1, MONDAY)
    assert await store.has_shared(GUILD, 1, MONDAY)
    await store.take_share_back(GUILD, 1, MONDAY)
    assert not await store.has_shared(GUILD, 1, MONDAY)
    assert await store.has_shared(ELSEWHERE, 1, MONDAY)


async def test_round_ups_are_due_in_order(store):
    assert await store.round_up(GUILD) == RoundUpState(guild=GUILD)
    assert await store.next_round_up_at() is None
    states = [RoundUpState(guild=guild, due_at=due) for guild, due in ((1, 30.0), (2, 10.0), (3, None), (4, 20.0))]
    for state in states:
        await store.keep_round_up(state)
    assert await store.next_round_up_at() == 10.0
    assert [state.guild for state in await store.due_round_ups(25.0, 9)] == [2, 4]
    assert [state.guild for state in await store.due_round_ups(25.0, 1)] == [2]
    told = states[1].model_copy(update={"due_at": 99.5, "day": "2026-11-16", "told_until": 9.5, "problem": "gone"})
    await store.keep_round_up(told)
    assert await store.round_up(2) == told
    assert await store.next_round_up_at() == 20.0


async def test_a_round_up_tells_of_the_tournaments_of_its_server(store):
    found = []
    for guild, name in ((GUILD, "Cup"), (ELSEWHERE, "Other")):
        before = await store.tournaments.add(Tournament(record=cup(guild=guild, name=name)), None)
        lines = tuple(JournalEntry(at=at, action=what) for at, what in ((10.0, "begun"), (20.0, "over")))
        await store.tournaments.save(before, before.model_copy(update={"journal": lines}), None)
        found.append(before.record.id)
    news = [TournamentNews(tournament=found[0], what=what, at=at) for at, what in ((10.0, "begun"), (20.0, "over"))]
    assert await store.tournament_news(GUILD, 10.0, 20.5) == news
    assert await store.tournament_news(GUILD, 10.0, 20.0) == news[:1], "the end is told next time"


async def test_users_who_opted_out_are_hidden(store):
    settings = PersonalSettingsStore(store)
    await settings.change(1, rated=False)
    await settings.change(2, rated=True)
    assert await store.hidden_users([1, 2, 3]) == {1}
    assert await store.hidden_users([]) == set()


async def test_an_unreadable_result_of_an_old_version_stops_no_other_from_being_rated(store):
    tables = [await dealt(store, channel) for channel in (1, 2)]
    for table in tables:
        over = position(1, Outcome(places=(1, 2), scores=(2, 1), reason="done"))
        await store.append_move(table.id, table.players, entry(1), over)
    await store.database.change(lambda: execute("DELETE FROM played"))
    await store.database.change(lambda: execute("UPDATE tables SET options = '[]' WHERE id = ?", tables[0].id))
    assert await store.take_in_results("rated") == 2
    assert [game.place for game in await store.played(GUILD, 1)] == [1]


async def test_tables_of_a_channel_and_their_message(store):
    thread = await store.add_table(record(1, parent=77), None)
    await store.add_table(record(2, parent=77, phase="closed"), None)
    assert await store.tables_in_threads(77) == [thread.id]
    shown = await dealt(store, 3)
    over = position(1, Outcome(places=(1, 2), scores=(2, 1), reason="done"))
    await store.append_move(shown.id, shown.players, entry(1), over)
    assert await store.finished_tables(GUILD, 3, 9) == []
    await store.move_message(shown.id, 4711)
    assert [found.id for found in await store.finished_tables(GUILD, 3, 9)] == [shown.id]
    assert await store.finished_tables(ELSEWHERE, 3, 9) == []
