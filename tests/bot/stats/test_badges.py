"""Badges in the store: with the move that earns them, each once."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from bot.cluster.shards import ShardScope
from bot.servers.settings import PersonalSettingsStore
from bot.stats.records import RoundUpState
from rules.badges import BADGES, IN_A_ROW, REGULAR, VILLAGE
from rules.catalogue import GAMES
from rules.table import KeySeen
from tests.bot.stats.test_ratings import (  # noqa: F401 - `store` is a fixture
    ANA,
    BEN,
    COMPUTER,
    CY,
    DEE,
    GUILD,
    dealt,
    finish,
    last_move,
    store,
)


async def earned(store, player=ANA, guild=GUILD) -> set[str]:  # noqa: F811
    return {one.badge for one in await store.badges(guild, player.user)}


async def cooperative(store, score: int, *players, cards: int = 13, **about) -> int:  # noqa: F811
    places, scores = (1,) * len(players), (score,) * len(players)
    about = {"game": "just-one", "options": {"cards": cards}, **about}
    return await finish(store, players, places, scores=scores, **about)


async def village(store, score: int, player=ANA, **about) -> int:  # noqa: F811
    return await finish(store, (player,), (1,), scores=(score,), game="rokujika", reason="finished", **about)


async def daily(store, day: date, score: int = 50, player=ANA, at: float = 100.0) -> int:  # noqa: F811
    await store.know_player(GUILD, player)
    return await village(store, score, player, purpose=f"daily/{day}", private=True, host=player.user, at=at)


def test_there_are_eight_to_twelve_for_all_games():
    assert 8 <= len(BADGES) <= 12
    assert {badge.game for badge in BADGES.values()} == {"", *GAMES}


# --- each badge, and just not


async def test_thirteen_of_thirteen(store):  # noqa: F811
    await cooperative(store, 12, ANA, BEN, CY)
    await cooperative(store, 7, ANA, BEN, CY, cards=7)
    assert await earned(store) == set()
    table = await cooperative(store, 13, ANA, BEN, CY)
    for player in (ANA, BEN, CY):
        (badge,) = await store.badges(GUILD, player.user)
        assert (badge.badge, badge.value, badge.table_id, badge.channel) == ("perfect", 13, table, 10)
        assert badge.name == player.name


@pytest.mark.parametrize(("score", "badges"), [(VILLAGE - 1, set()), (VILLAGE, {"village"})])
async def test_a_village_of_two_hundred_points(store, score, badges):  # noqa: F811
    await village(store, score)
    assert await earned(store) == badges


async def test_two_hundred_points_in_a_race_and_in_a_daily_village(store):  # noqa: F811
    await finish(store, (ANA, BEN), (2, 1), scores=(VILLAGE, VILLAGE + 5), game="rokujika")
    await daily(store, date(2026, 11, 16), VILLAGE, CY)
    assert [await earned(store, player) for player in (ANA, BEN, CY)] == [{"village"}] * 3
    assert (await store.badges(GUILD, CY.user))[0].channel is None, "played in private"


async def test_ten_daily_villages_in_a_row(store):  # noqa: F811
    first = date(2026, 11, 1)
    for days in range(IN_A_ROW - 1):
        await daily(store, first + timedelta(days=days))
    assert await earned(store) == set()
    await daily(store, first + timedelta(days=IN_A_ROW - 1))
    assert await earned(store) == {"days"}


async def test_a_gap_ends_the_streak_of_days(store):  # noqa: F811
    for days in range(IN_A_ROW + 1):
        if days != 4:
            await daily(store, date(2026, 11, 1) + timedelta(days=days))
    assert await earned(store) == set()


async def test_ten_wins_in_a_row(store):  # noqa: F811
    await finish(store, (ANA, BEN), (2, 1))
    for _ in range(IN_A_ROW - 1):
        await finish(store, (ANA, BEN), (1, 2))
    await finish(store, (ANA, BEN), (1, 2), game="omiga", scores=(1, 0))
    assert "streak" not in await earned(store), "in one game"
    await finish(store, (ANA, BEN), (1, 2))
    assert "streak" in await earned(store)
    assert await earned(store, BEN) == set()


async def test_a_draw_ends_a_streak(store):  # noqa: F811
    for number in range(IN_A_ROW + 1):
        await finish(store, (ANA, BEN), (1, 1) if number == 5 else (1, 2))
    assert await earned(store) == set()


@pytest.mark.parametrize(("scores", "badges"), [((50, 40, 30, 20), {"runaway"}), ((49, 40, 30, 20), set())])
async def test_a_runaway_win(store, scores, badges):  # noqa: F811
    await finish(store, (ANA, BEN, CY, DEE), (1, 2, 3, 4), scores=scores)
    assert await earned(store) == badges
    assert await earned(store, BEN) == set()


@pytest.mark.parametrize(
    ("players", "scores", "badges"),
    [((ANA, BEN, CY), (20, 3, 2), {"potions"}), ((ANA, BEN, CY), (19, 3, 2), set()), ((ANA, BEN), (25, 3), set())],
)
async def test_twenty_points_with_potions(store, players, scores, badges):  # noqa: F811
    await finish(store, players, range(1, len(players) + 1), scores=scores, game="only-one")
    assert await earned(store) == badges


@pytest.mark.parametrize(
    ("scores", "badges"), [((2, 0), {"sweep"}), ((3, 0), {"sweep"}), ((2, 1), set()), ((1, 0), set())]
)
async def test_a_clean_sweep(store, scores, badges):  # noqa: F811
    await finish(store, (ANA, BEN), (1, 2), scores=scores, game="omiga", reason="rounds", options={"best_of": 5})
    assert await earned(store) == badges


async def test_a_giant_slayer(store):  # noqa: F811
    for _ in range(5):
        await finish(store, (BEN, CY), (1, 2))
        await finish(store, (DEE, ANA), (1, 2))
    await finish(store, (ANA, BEN), (1, 2))
    (badge,) = await store.badges(GUILD, ANA.user)
    assert badge.badge == "upset"
    assert badge.value >= 200


async def test_no_giant_before_five_games(store):  # noqa: F811
    for _ in range(5):
        await finish(store, (BEN, CY), (1, 2))
    for _ in range(4):
        await finish(store, (DEE, ANA), (1, 2))
    await finish(store, (ANA, BEN), (1, 2))
    assert await earned(store) == set()


async def test_a_game_of_each_kind(store):  # noqa: F811
    await finish(store, (ANA, BEN), (1, 2))
    await finish(store, (ANA, BEN), (1, 2), game="only-one")
    await finish(store, (ANA, BEN), (1, 2), game="omiga", scores=(1, 0))
    await cooperative(store, 3, ANA, BEN, CY)
    assert await earned(store) == set()
    await daily(store, date(2026, 11, 16))
    assert await earned(store) == {"explorer"}
    await village(store, 10, BEN)
    assert await earned(store, BEN) == {"explorer"}


async def test_a_hundred_games(store):  # noqa: F811
    for number in range(REGULAR):
        assert await earned(store) == set()
        await village(store, 10, at=float(number))
    assert await earned(store) == {"regular"}


# --- what does not count


@pytest.mark.parametrize(
    "about", [{"private": True}, {"purpose": "learn"}, {"purpose": "practice/2026-11-16", "private": True}]
)
async def test_nothing_in_private_and_in_practice(store, about):  # noqa: F811
    await village(store, VILLAGE + 50, **about)
    assert await earned(store) == set()


async def test_nothing_with_computers_where_a_record_does_not_count(store):  # noqa: F811
    await cooperative(store, 13, ANA, BEN, COMPUTER)
    await finish(store, (ANA, COMPUTER, COMPUTER, COMPUTER), (1, 2, 3, 4), scores=(90, 1, 1, 1))
    for _ in range(IN_A_ROW + 1):
        await finish(store, (ANA, COMPUTER), (1, 2), scores=(2, 0), game="omiga", options={"best_of": 3})
    assert await earned(store) == set()


async def test_computers_are_no_opponents(store):  # noqa: F811
    await finish(store, (ANA, BEN, COMPUTER, COMPUTER), (1, 2, 3, 4), scores=(60, 40, 1, 1))
    assert await earned(store) == set()


async def test_nothing_with_a_stand_in_or_in_a_game_that_was_given_up(store):  # noqa: F811
    helped = ANA.model_copy(update={"helped": True})
    await cooperative(store, 13, helped, BEN, CY)
    assert await earned(store) == set()
    assert await earned(store, BEN) == {"perfect"}
    await finish(store, (CY, DEE), (1, 2), scores=(2, 0), game="omiga", reason="claimed")
    assert "sweep" not in await earned(store, CY)


async def test_nothing_for_users_who_have_opted_out(store):  # noqa: F811
    await PersonalSettingsStore(store).change(ANA.user, rated=False)
    await village(store, VILLAGE)
    await daily(store, date(2026, 11, 16), VILLAGE)
    await cooperative(store, 13, ANA, BEN, CY)
    assert await earned(store) == set()


# --- once


async def test_never_twice_not_even_when_corrected_or_rated_again(store):  # noqa: F811
    table = await finish(store, (ANA, BEN, CY, DEE), (1, 2, 3, 4), scores=(60, 40, 30, 20), at=100.0)
    before = await store.badges(GUILD, ANA.user)
    await finish(store, (ANA, BEN, CY, DEE), (1, 2, 3, 4), scores=(70, 40, 30, 20), at=200.0)
    assert await store.badges(GUILD, ANA.user) == before
    assert [one.badge for one in await store.claim_badges(GUILD)] == ["runaway"]
    await store.correct_result(table, (2, 1, 3, 4))
    await store.rebuild_ratings(GUILD)
    await store.take_in_results("again")
    assert await store.badges(GUILD, ANA.user) == before, "it stays"
    assert await earned(store, BEN) == set()
    assert await store.claim_badges(GUILD) == []


async def test_a_move_that_arrives_twice_earns_once(store):  # noqa: F811
    record = await dealt(store, (ANA,), game="rokujika")
    await last_move(store, record, (1,), (VILLAGE,), "finished")
    with pytest.raises(KeySeen):
        await last_move(store, record, (1,), (VILLAGE + 10,), "finished")
    (badge,) = await store.badges(GUILD, ANA.user)
    assert badge.value == VILLAGE


async def test_each_server_has_its_own(store):  # noqa: F811
    await village(store, VILLAGE)
    await village(store, VILLAGE + 1, guild=6, channel=11)
    assert await earned(store) == await earned(store, guild=6) == {"village"}


async def test_a_badge_is_given_out_to_be_announced_once(store):  # noqa: F811
    await village(store, VILLAGE)
    await daily(store, date(2026, 11, 16), VILLAGE, BEN)
    assert await store.servers_with_news_of_badges() == [GUILD]
    assert [one.user for one in await store.claim_badges(GUILD)] == [ANA.user], "the daily village is private"
    assert await store.claim_badges(GUILD) == []
    assert await store.servers_with_news_of_badges() == []


# --- people


async def test_badges_are_exported_and_deleted(store):  # noqa: F811
    table = await village(store, VILLAGE)
    (row,) = (await store.personal_rows(ANA.user))["badges"]
    assert (row["badge"], row["value"], row["name"], row["told"]) == ("village", VILLAGE, "Ana", 0)
    assert (await store.personal_counts(ANA.user, GUILD)).rows["badges"] == 1
    await store.discard_tables([table])
    assert await store.forget_rest(ANA.user, 200.0)
    assert await earned(store) == set()


async def test_badges_and_round_ups_go_with_their_server(store):  # noqa: F811
    await store.keep_round_up(RoundUpState(guild=GUILD, due_at=1.0))
    table = await village(store, VILLAGE)
    await store.discard_tables([table])
    await store.note_servers(gone=[GUILD], here=[], at=200.0)
    assert await store.forget_server(GUILD, 300.0)
    assert await earned(store) == set()
    assert await store.round_up(GUILD) == RoundUpState(guild=GUILD)


# --- several processes


async def test_each_process_deals_with_its_own_servers(store, monkeypatch):  # noqa: F811
    guilds = [number << 22 | 7 for number in (1_000_001, 1_000_002, 1_000_003)]
    for guild in guilds:
        await store.keep_round_up(RoundUpState(guild=guild, due_at=float(guild)))
        await village(store, VILLAGE, guild=guild, channel=guild)
    seen = []
    for shard in (0, 1):
        monkeypatch.setattr(store.database, "scope", ShardScope(2, (shard,)))
        due = [state.guild for state in await store.due_round_ups(1e15, 10)]
        assert due == await store.servers_with_news_of_badges()
        assert await store.next_round_up_at() == due[0]
        seen.append(due)
    assert seen == [[guilds[1]], [guilds[0], guilds[2]]]
