"""Ratings in the store: written with the last move, never lost or doubled, the same when recomputed."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.ops.metrics import Metrics
from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.stats.ratings import TAKEN_IN, Ratings
from bot.stats.records import Meeting
from bot.store.base import Store
from bot.store.location import Location
from bot.store.migrations import migrate, migration_steps
from bot.store.opening import open_store
from bot.store.sql.plans import Plan
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player, TableRecord
from rules.game import Outcome
from rules.ratings import NEW, rate, streaks
from rules.table import Entry, KeySeen, Position
from tests.stored import alter, dump

GUILD = 5
ANA, BEN, CY, DEE = (Player(user=user, name=name) for user, name in enumerate(("Ana", "Ben", "Cy", "Dee"), 1))
COMPUTER = Player(user=0, name="Robot", kind="computer")


@pytest.fixture
async def store(location: Location):
    store = await open_store(location, Metrics())
    yield store
    await store.close()


async def dealt(store: Store, players: Sequence[Player], **about: object) -> TableRecord:
    record = TableRecord(
        id=0,
        guild=GUILD,
        channel=10,
        game="one-shot",
        host=1,
        players=tuple(players),
        options={},
        language="en",
        phase="playing",
        opened_at=1.0,
    ).model_copy(update={**about})
    return await store.add_dealt_table(record, "seed", Position(0, "{}", None, None))


async def last_move(
    store: Store,
    record: TableRecord,
    places: Sequence[int],
    scores: Sequence[int] = (),
    reason: str = "points",
    at: float = 100.0,
) -> None:
    outcome = Outcome(places=tuple(places), scores=tuple(scores or (0,) * len(places)), reason=reason)
    entry = Entry(number=1, seat=0, by=1, key="last", move="{}", at=at)
    await store.append_move(record.id, record.players, entry, Position(1, "{}", None, outcome))


async def finish(store: Store, players: Sequence[Player], places: Sequence[int], **about: object) -> int:
    reported = {name: about.pop(name) for name in ("scores", "reason", "at") if name in about}
    record = await dealt(store, players, **about)
    await last_move(store, record, places, **reported)
    return record.id


async def rated(store: Store, game: str = "one-shot", season: int = 1, guild: int = GUILD) -> dict[str, object]:
    return {line.name: line.rating for line in await store.ranking(guild, game, season, 1)}


# --- what counts


async def test_the_last_move_rates_the_players(store):
    await finish(store, (ANA, BEN), (2, 1))
    first = rate((0, 1), (2, 1), (NEW, NEW))
    assert await rated(store) == {"Ana": first[0], "Ben": first[1]}
    await finish(store, (BEN, CY, ANA), (1, 1, 3))
    second = rate((0, 1, 2), (1, 1, 3), (first[1], NEW, first[0]))
    assert await rated(store) == {"Ben": second[0], "Cy": second[1], "Ana": second[2]}
    lines = {line.name: (line.place, line.games, line.wins) for line in await store.ranking(GUILD, "one-shot", 1, 1)}
    assert lines == {"Ben": (1, 2, 2), "Cy": (2, 1, 1), "Ana": (3, 2, 0)}
    assert await rated(store, guild=6) == await rated(store, "omiga") == {}


async def test_more_players_are_rated_in_as_many_statements(store, monkeypatch):
    statements: list[str] = []
    monkeypatch.setattr("bot.store.sql.stats.badges.award_for_table", lambda *_: iter(()))  # asks for each player
    change = store.database.change
    monkeypatch.setattr(
        store.database,
        "change",
        lambda plan, *, is_move=False: change(lambda: noted(plan(), statements), is_move=is_move),
    )
    counts = []
    for players in ((ANA, BEN), (ANA, BEN, CY, DEE)):
        record = await dealt(store, players)
        statements.clear()
        await last_move(store, record, range(1, len(players) + 1))
        counts.append(len(statements))
    assert counts[0] == counts[1] > 0
    assert {line.name: line.games for line in await store.ranking(GUILD, "one-shot", 1, 1)} == {
        "Ana": 2, "Ben": 2, "Cy": 1, "Dee": 1,
    }  # fmt: skip


def noted(plan: Plan[Any], statements: list[str]) -> Plan[Any]:
    """The same plan; its statements are added to the list."""
    result = None
    while True:
        try:
            statement = plan.send(result)
        except StopIteration as done:
            return done.value
        statements.append(statement.sql)
        result = yield statement


async def test_a_tie_of_all_players_is_no_win(store):
    await finish(store, (ANA, BEN), (1, 1))
    await finish(store, (ANA, BEN, COMPUTER), (1, 1, 3))
    assert [line.wins for line in await store.ranking(GUILD, "one-shot", 1, 1)] == [1, 1]
    assert [(line.won, line.drawn) for line in await store.played(GUILD, ANA.user)] == [(False, True), (True, False)]
    await store.correct_result(1, (1, 2))
    assert [(line.won, line.drawn) for line in await store.played(GUILD, ANA.user)] == [(True, False), (True, False)]
    assert {line.name: line.wins for line in await store.ranking(GUILD, "one-shot", 1, 1)} == {"Ana": 2, "Ben": 1}


async def test_helped_players_computers_and_open_seats_are_not_rated(store):
    await finish(store, (ANA, BEN.model_copy(update={"helped": True}), CY, COMPUTER), (2, 1, 4, 3))
    expected = rate((0, 1), (1, 2), (NEW, NEW))
    assert await rated(store) == {"Ana": expected[0], "Cy": expected[1]}
    line, _ = await store.ranking(GUILD, "one-shot", 1, 1)
    assert (line.name, line.wins) == ("Ana", 0), "the second has not won, even after an unrated winner"


@pytest.mark.parametrize(
    ("players", "about"),
    [
        ((ANA, COMPUTER), {}),
        ((ANA, BEN.model_copy(update={"helped": True})), {}),
        ((ANA, Player(user=0, name="Ben", kind="open", helped=True)), {}),
        ((ANA, BEN), {"private": True}),
        ((ANA, BEN), {"purpose": "learn"}),
        ((ANA, BEN), {"private": True, "purpose": "daily/2026-11-16"}),
        ((ANA, BEN), {"game": "omiga", "reason": "claimed"}),
        ((ANA, BEN, CY), {"game": "just-one", "reason": "stopped"}),
        ((ANA, BEN, CY), {"game": "just-one", "reason": "too-few"}),
        ((ANA, BEN, CY.model_copy(update={"helped": True}), DEE), {"game": "only-one", "options": {"teams": True}}),
    ],
)
async def test_what_is_not_rated(store, players, about):
    await finish(store, players, range(1, len(players) + 1), **about)
    assert await dump(store, "played", "ratings", "known_names") == [[], [], []]


async def test_teams_rise_and_fall_together(store):
    await finish(store, (ANA, BEN, CY, DEE), (1, 2, 1, 2), game="only-one", options={"teams": True})
    found = await rated(store, "only-one")
    assert found["Ana"] == found["Cy"] == rate((0, 1, 0, 1), (1, 2, 1, 2), (NEW,) * 4)[0]
    assert found["Ben"] == found["Dee"] < NEW


async def test_two_games_that_end_at_the_same_moment_both_count(store):
    tables = [await dealt(store, (ANA, BEN), channel=channel) for channel in range(8)]
    await asyncio.gather(*(last_move(store, table, (1, 2)) for table in tables))
    lines = await store.ranking(GUILD, "one-shot", 1, 1)
    assert [(line.name, line.games, line.wins) for line in lines] == [("Ana", 8, 8), ("Ben", 8, 0)]


async def test_the_same_last_move_twice_counts_once(store):
    record = await dealt(store, (ANA, BEN))
    for again in (False, True):
        try:
            await last_move(store, record, (1, 2))
        except KeySeen:
            assert again
    assert [line.games for line in await store.ranking(GUILD, "one-shot", 1, 1)] == [1, 1]


async def test_if_rating_fails_the_move_is_not_written(store, monkeypatch):
    record = await dealt(store, (ANA, BEN))
    with monkeypatch.context() as broken:
        broken.setattr("bot.store.sql.ratings.rate", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await last_move(store, record, (1, 2))
    assert await dump(store, "played", "ratings", "results", "moves") == [[], [], [], []]
    await last_move(store, record, (1, 2))
    assert len(await rated(store)) == 2


# --- opting out


async def test_a_player_who_opts_out_is_hidden_and_comes_back_with_their_rating(store):
    players = PersonalSettingsStore(store)
    await finish(store, (ANA, BEN, CY), (1, 2, 3))
    before = await rated(store)
    await players.change(BEN.user, rated=False)
    assert list(await rated(store)) == ["Ana", "Cy"]
    await finish(store, (ANA, BEN, CY), (3, 1, 2))
    after = rate((0, 1), (3, 2), (before["Ana"], before["Cy"]))
    assert await rated(store) == {"Ana": after[0], "Cy": after[1]}
    await finish(store, (ANA, BEN), (2, 1))
    assert await rated(store) == {"Ana": after[0], "Cy": after[1]}, "nobody else wanted to be rated"
    await players.change(BEN.user, rated=True)
    assert (await rated(store))["Ben"] == before["Ben"]
    assert [line.games for line in await store.ranking(GUILD, "one-shot", 1, 1) if line.name == "Ben"] == [1]
    await store.rebuild_ratings(GUILD)
    assert (await rated(store))["Ben"] == before["Ben"], "games while they were out stay out"


# --- many games


async def play_much(store: Store, games: int = 60, *, season_after: int = 40) -> list[tuple[object, ...]]:
    """Random games of all kinds of tables; who played whom, as plain facts."""
    rng, reported = Random(7), []
    crowd = [Player(user=user, name=f"p{user}") for user in range(1, 9)]
    for number in range(games):
        if number == season_after:
            assert await store.begin_season(GUILD, 2, float(number))
        size = rng.choice((2, 3, 4))
        players = [
            player.model_copy(update={"helped": rng.random() < 0.1}) if rng.random() < 0.9 else COMPUTER
            for player in rng.sample(crowd, size)
        ]
        game = rng.choice(("one-shot", "only-one"))
        teams = game == "only-one" and size == 4
        places = [1, 2, 1, 2] if teams else [rng.randint(1, size) for _ in players]
        table = await finish(
            store, players, places, game=game, options={"teams": True} if teams else {}, at=rng.random()
        )
        reported.append((table, game, players, places, teams))
    return reported


def slowly(reported: list[tuple[object, ...]]) -> list[list[tuple[int, int, int]]]:
    """Of each game the (user, side, place) that count, worked out without the code under test."""
    games = []
    for _, _, players, places, teams in reported:
        seats = [
            (player.user, seat % 2 if teams else seat, place)
            for seat, (player, place) in enumerate(zip(players, places, strict=True))
            if player.user and not player.helped
        ]
        if teams:
            seats = [one for one in seats if sum(other[1] == one[1] for other in seats) == 2]
        games.append(seats if len({side for _, side, _ in seats}) >= 2 else [])
    return games


async def test_recomputed_ratings_are_the_same(store):
    await play_much(store)
    before = await dump(store, "ratings", "played")
    assert len(before[0]) > 20
    assert {row[1] for row in before[0]} == {1, 2}
    await store.rebuild_ratings(GUILD)
    assert await dump(store, "ratings", "played") == before
    await alter(store, "DELETE FROM ratings")
    await store.rebuild_ratings(GUILD)
    assert await dump(store, "ratings", "played") == before


async def test_a_corrected_result_rates_like_an_original_one(tmp_path):
    stores = [await SqliteStore.open(tmp_path / f"{name}.db") for name in ("wrong", "right")]
    for store, places in zip(stores, ((1, 2), (2, 1)), strict=True):
        await finish(store, (ANA, BEN), (1, 2))
        assert await finish(store, (BEN, CY), places) == 2
        await finish(store, (ANA, CY), (1, 2))
    wrong, right = stores
    assert await rated(wrong) != await rated(right)
    await wrong.correct_result(2, (2, 1))
    assert await dump(wrong, "ratings", "played", "results") == await dump(right, "ratings", "played", "results")
    for store in stores:
        await store.close()


async def test_erasing_a_user_changes_no_other_rating(store):
    await play_much(store)
    before = {row[:4]: row for row in (await dump(store, "ratings"))[0]}
    await alter(store, "UPDATE played SET user = 0 WHERE user = ?", 3)
    await alter(store, "UPDATE results SET user = 0 WHERE user = ?", 3)
    await alter(store, "DELETE FROM ratings WHERE user = ?", 3)
    await alter(store, "DELETE FROM known_names WHERE user = ?", 3)
    await store.rebuild_ratings(GUILD)
    after = {row[:4]: row for row in (await dump(store, "ratings"))[0]}
    assert after == {key: row for key, row in before.items() if key[3] != 3}


async def test_head_to_head_and_streaks_against_a_slow_count(store):
    reported = await play_much(store)
    games = slowly(reported)
    for one, other in combinations(range(1, 9), 2):
        counts: dict[str, Counter[str]] = {}
        for (_, game, *_), seats in zip(reported, games, strict=True):
            mine, theirs = ([seat for seat in seats if seat[0] == user] for user in (one, other))
            if mine and theirs:
                (_, my_side, my_place), (_, their_side, their_place) = mine[0], theirs[0]
                how = "together" if my_side == their_side else "ahead" if my_place < their_place else "behind"
                how = "level" if my_side != their_side and my_place == their_place else how
                counts.setdefault(game, Counter())[how] += 1
        expected = {
            game: Meeting(game=game, best=0 if count["together"] else None, **count) for game, count in counts.items()
        }
        assert {meeting.game: meeting for meeting in await store.meetings(GUILD, one, other)} == expected
        mirrored = {meeting.game: meeting for meeting in await store.meetings(GUILD, other, one)}
        assert all(mirrored[game].ahead == meeting.behind for game, meeting in expected.items())
    for user in range(1, 9):
        for game in ("one-shot", "only-one"):
            results = [
                place == 1 and max(places) > 1
                for (_, name, _, places, *_), seats in zip(reported, games, strict=True)
                for who, _, place in seats
                if (who, name) == (user, game)
            ]
            text = "".join("W" if won else "." for won in results)
            runs = [len(run) for run in text.split(".")]
            found = [line for line in await store.played(GUILD, user) if line.game == game]
            assert [line.won for line in found] == results
            assert streaks(line.won for line in found) == (runs[-1], max(runs))


# --- seasons


async def test_a_new_season_has_new_ratings_and_the_old_one_stays(store):
    await finish(store, (ANA, BEN), (1, 2))
    old = await rated(store)
    assert await store.season(GUILD) == 1
    assert await store.begin_season(GUILD, 2, 50.0)
    assert not await store.begin_season(GUILD, 2, 51.0)
    assert not await store.begin_season(GUILD, 9, 52.0)
    assert (await store.season(GUILD), await store.season(6)) == (2, 1)
    assert await rated(store, season=2) == {}
    await finish(store, (ANA, BEN), (2, 1))
    fresh = rate((0, 1), (2, 1), (NEW, NEW))
    assert await rated(store, season=2) == {"Ben": fresh[1], "Ana": fresh[0]}
    assert await rated(store) == old
    assert [game.season for game in await store.played(GUILD, 1)] == [1, 2]


async def test_a_season_started_twice_at_once_starts_once(store):
    begun = await asyncio.gather(*(store.begin_season(GUILD, 2, 50.0) for _ in range(3)))
    assert sorted(begun) == [False, False, True]


# --- records


async def test_teams_are_listed_once_by_their_best(store):
    about = {"game": "just-one"}
    for players, score, cards in (
        ((ANA, BEN, CY), 9, 13),
        ((CY, BEN, ANA), 11, 13),
        ((ANA, BEN, DEE), 11, 13),
        ((BEN, CY, DEE), 5, 5),
        ((ANA, CY, DEE), 5, 13),
        ((ANA, BEN.model_copy(update={"helped": True}), Player(user=0, name="Cy", kind="gone", helped=True)), 7, 13),
    ):
        await finish(store, players, (1, 1, 1), scores=(score,) * 3, options={"cards": cards}, **about)
    lines = [(line.place, line.names, line.score, line.most) for line in await store.team_bests(GUILD, "just-one")]
    assert lines == [
        (1, ("Ana", "Ben", "Cy"), 11, 13),
        (1, ("Ana", "Ben", "Dee"), 11, 13),
        (3, ("Ana",), 7, 13),
        (4, ("Ben", "Cy", "Dee"), 5, 5),
        (5, ("Ana", "Cy", "Dee"), 5, 13),
    ]
    assert await rated(store, "just-one") == {}
    (meeting,) = await store.meetings(GUILD, ANA.user, CY.user)
    assert (meeting.together, meeting.best, meeting.ahead) == (3, 11, 0)
    await PersonalSettingsStore(store).change(CY.user, rated=False)
    assert (await store.team_bests(GUILD, "just-one"))[0].names == ("Ana", "Ben")


async def test_the_name_is_the_one_they_had_last(store):
    await finish(store, (ANA, BEN), (1, 2))
    await finish(store, (ANA.model_copy(update={"name": "Anastasia"}), CY), (1, 2))
    assert set(await rated(store)) == {"Anastasia", "Ben", "Cy"}
    assert await store.known_name(GUILD, 1) == "Anastasia"
    assert await store.known_name(6, 1) is None


# --- from before


async def test_old_results_are_rated_once(tmp_path, monkeypatch):
    path = tmp_path / "onetable.db"
    with monkeypatch.context() as then, closing(sqlite3.connect(path, isolation_level=None)) as db:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:7])
        migrate(db)
        for table, (game, options, at) in enumerate(
            [("one-shot", "{}", 30.0), ("one-shot", "{}", 20.0), ("gone-game", "{}", 1.0), ("omiga", '{"no": 1}', 1.0)],
            1,
        ):
            players = json.dumps([{"user": 1, "name": f"Ana {table}"}, {"user": 2, "name": "Ben"}])
            db.execute(
                "INSERT INTO tables (guild, channel, game, host, people, options, language, phase, opened_at) "
                "VALUES (5, ?, ?, 1, ?, ?, 'en', 'over', 1)",
                (table, game, players, options),
            )
            for seat, place in enumerate((1, 2)):
                db.execute("INSERT INTO results VALUES (?, ?, ?, ?, 0, '', ?, 1)", (table, seat, seat + 1, place, at))
    store = await SqliteStore.open(path)
    for _ in range(2):
        await store.take_in_results("taken")
    lines = await store.ranking(GUILD, "one-shot", 1, 1)
    assert [(line.name, line.games) for line in lines] == [("Ana 1", 2), ("Ben", 2)]
    assert await rated(store, "omiga") == {}
    assert await store.get_meta("taken") is not None
    await store.close()


async def test_old_draws_are_no_longer_counted_as_wins(tmp_path, monkeypatch):
    path = tmp_path / "onetable.db"
    with monkeypatch.context() as then, closing(sqlite3.connect(path, isolation_level=None)) as db:
        then.setattr("bot.store.migrations.migration_steps", lambda: migration_steps()[:12])
        migrate(db)
        for table, places in enumerate([(1, 1), (1, 2)], 1):
            for seat, place in enumerate(places):
                db.execute(
                    "INSERT INTO played (guild, season, game, table_id, seat, user, side, place, score, at, mu, sigma) "
                    "VALUES (5, 1, 'omiga', ?, ?, ?, ?, ?, 0, 1, 25, 8)",
                    (table, seat, seat + 1, seat, place),
                )
        for user, wins in ((1, 2), (2, 1)):
            db.execute("INSERT INTO known_names VALUES (5, ?, ?)", (user, f"p{user}"))
            db.execute("INSERT INTO ratings VALUES (5, 1, 'omiga', ?, ?, 8, 2, ?)", (user, 26 - user, wins))
    store = await SqliteStore.open(path)
    assert [(line.name, line.wins) for line in await store.ranking(GUILD, "omiga", 1, 1)] == [("p1", 1), ("p2", 0)]
    await store.close()


# --- killed


SCRIPT = """
import asyncio, sys
from pathlib import Path
from bot.store.sqlite.store import SqliteStore
from tests.bot.stats.test_ratings import ANA, BEN, CY, DEE, finish

async def main():
    store = await SqliteStore.open(Path(sys.argv[1]))
    players = (ANA, BEN, CY, DEE)
    for number in range(10_000):
        pairs = [(one, other) for one in players for other in players if one != other]
        some = [pairs[(number + step) % len(pairs)] for step in range(4)]
        games = (finish(store, pair, (1, 2), channel=step) for step, pair in enumerate(some))
        print(*await asyncio.gather(*games), flush=True)

asyncio.run(main())
"""


def finish_until_killed(path: Path, rounds: int) -> set[int]:
    """Another process finishes games, four at a time, until it is killed; returns those it has told of."""
    process = subprocess.Popen(
        [sys.executable, "-c", SCRIPT, str(path)], stdout=subprocess.PIPE, text=True, cwd=Path(__file__).parents[3]
    )
    lines = [process.stdout.readline() for _ in range(rounds)]
    process.kill()
    lines += process.stdout.read().splitlines()
    process.wait()
    process.stdout.close()
    with closing(sqlite3.connect(path)) as db, db:  # what was dealt when the kill came occupies its channel
        db.execute("UPDATE tables SET phase = 'closed' WHERE phase = 'playing'")
    return {int(table) for line in lines for table in line.split()}


async def test_killed_at_any_moment_every_result_is_rated_once(tmp_path):
    path = tmp_path / "killed.db"
    reported = finish_until_killed(path, 7) | finish_until_killed(path, 4)
    store = await SqliteStore.open(path)
    results, played, ratings = await dump(store, "results", "played", "ratings")
    assert reported <= {row[0] for row in results}
    assert sorted((row[0], row[1]) for row in results) == sorted((row[4], row[5]) for row in played)
    counted = Counter(row[6] for row in played)
    assert {row[3]: row[6] for row in ratings} == dict(counted)
    await store.rebuild_ratings(GUILD)
    assert await dump(store, "played", "ratings") == [played, ratings]
    await store.close()


# --- the service


async def test_old_results_are_rated_at_the_first_start_and_results_can_be_corrected(store):
    now = 1_767_225_600.0
    service = Ratings(store, ServerSettingsStore(store), PersonalSettingsStore(store), lambda: now)
    await service.start()
    assert await store.get_meta(TAKEN_IN) == "0"
    table = await finish(store, (ANA, BEN), (1, 2))
    await service.start()
    (mine,) = await service.statistics(GUILD, ANA.user, 1)
    assert (mine.games, mine.wins, mine.streaks, mine.of) == (1, 1, (1, 1), 0)
    assert mine.path == (NEW, mine.ranked.rating)
    assert mine.ranked.place is None
    await service.correct(table, (2, 1))
    (mine,) = await service.statistics(GUILD, ANA.user, 1)
    assert (mine.games, mine.wins, mine.streaks) == (1, 0, (0, 0))
    assert mine.path[-1] < NEW
    await ServerSettingsStore(store).change(GUILD, ranked_after=1)
    ranking = await service.ranking(GUILD, "one-shot", 1)
    assert [line.name for line in ranking.placed] == ["Ben", "Ana"]
    assert await service.favourite(GUILD) == "one-shot"
    await store.know_player(GUILD, ANA)
    assert await service.favourite(GUILD) == "rokujika"
    assert len(await service.meetings(GUILD, ANA.user, BEN.user)) == 1
    await PersonalSettingsStore(store).change(BEN.user, rated=False)
    assert await service.meetings(GUILD, ANA.user, BEN.user) == []
    assert [line.name for line in (await service.ranking(GUILD, "one-shot", 1)).placed] == ["Ana"]
