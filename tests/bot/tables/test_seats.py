"""Seats: computer players, leave, kick, take a seat, away and back, votes, nudges."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial

import pytest

from bot.store.base import StoreFault
from bot.tables.record import NOBODY, Player
from bot.tables.seating import NUDGE_SECONDS
from rules.catalogue import GAMES
from rules.errors import Refusal
from rules.replay import replay
from tests.bot.tables.test_service import PLACE, Env
from tests.table_state import state_of

ANA, BEN, CY, DEE = (Player(user=user, name=name) for user, name in enumerate(("Ana", "Ben", "Cy", "Dee"), 1))


@pytest.fixture
async def env(tmp_path):
    env = await Env(tmp_path / "onetable.db").open()
    yield env
    await env.close()


async def begin(
    env: Env, *players: Player, game: str = "one-shot", computers: int = 0, channel: int = 10, **options: object
) -> int:
    host, *others = players
    record = await env.tables.deals.open(game=game, guild=5, channel=channel, host=host, language="en", options=options)
    for player in others:
        await env.tables.join(record.id, player)
    for number in range(computers):
        await env.tables.add_computer(record.id, host.user, f"Computer {number}")
    await env.tables.deals.start(record.id, host.user)
    return record.id


async def record_of(env: Env, table: int):
    return (await env.tables.scene(table)).record


async def active(env: Env, table: int) -> int:
    return (await env.tables.scene(table)).view.to_act[0]


async def move(env: Env, table: int, user: int) -> None:
    """Play the stand-in's move as the player."""
    live = await env.tables.cache.get(table)
    seat = live.record.seat_of(user)
    chosen = live.table.game.moves(state_of(live.table), seat)[0]
    epoch = live.table.game.epoch(state_of(live.table), seat)
    key = f"own/{live.table.version}"
    await env.tables.play(table, user, chosen.model_dump_json(), epoch=epoch, key=key, **PLACE)


async def tick(env: Env, seconds: float) -> None:
    env.now += seconds
    await env.tables.deadlines.fire()


async def test_computers_fill_a_table_and_play_it_to_the_end(env):
    table = await begin(env, ANA, computers=3)
    assert [player.kind for player in (await record_of(env, table)).players] == ["member"] + ["computer"] * 3
    for _ in range(500):
        scene = await env.tables.scene(table)
        if scene.outcome is not None:
            break
        if scene.view.to_act == (0,):
            await move(env, table, ANA.user)
        else:
            await tick(env, 2)
    assert scene.record.phase == "over"
    entries = await env.store.journal(table)
    assert {entry.seat for entry in entries if entry.key.startswith("stand-in/")} == {1, 2, 3}
    saved = await env.store.load_table(table)
    live = await env.tables.cache.get(table)
    game = live.table.game
    again = replay(game, 4, game.Options(), saved.seed, entries)
    assert again[-1].state.model_dump_json() == saved.position.state, "a stand-in's moves are moves like any other"
    assert rows(env) == [(0, 1, 1), (1, NOBODY, 1), (2, NOBODY, 1), (3, NOBODY, 1)]


def rows(env: Env) -> list[tuple[int, int, int]]:
    with closing(sqlite3.connect(env.path)) as db:
        return db.execute("SELECT seat, user, own FROM results ORDER BY seat").fetchall()


async def test_a_computer_goes_on_thinking_after_a_restart(env):
    table = await begin(env, ANA, computers=1)
    while await active(env, table) == 0:
        await move(env, table, ANA.user)
    await env.close()
    await env.open()
    before = (await env.store.load_table(table)).position.version
    await tick(env, 5)
    assert (await env.store.load_table(table)).position.version == before + 1


async def test_a_computer_makes_room_for_a_player(env):
    record = await env.tables.deals.open(game="one-shot", guild=5, channel=10, host=ANA, language="en")
    for _ in range(3):
        await env.tables.add_computer(record.id, ANA.user, "Computer")
    with pytest.raises(Refusal, match="refused-full"):
        await env.tables.add_computer(record.id, ANA.user, "Computer")
    await env.tables.join(record.id, BEN)
    players = (await record_of(env, record.id)).players
    assert [player.name for player in players] == ["Ana", "Computer", "Computer", "Ben"]


async def test_only_the_host_adds_and_removes_computers(env):
    record = await env.tables.deals.open(game="one-shot", guild=5, channel=10, host=ANA, language="en")
    await env.tables.join(record.id, BEN)
    with pytest.raises(Refusal, match="refused-only-host"):
        await env.tables.add_computer(record.id, BEN.user, "Computer")
    with pytest.raises(Refusal, match="refused-no-computer-here"):
        await env.tables.remove_computer(record.id, ANA.user)
    await env.tables.add_computer(record.id, ANA.user, "Computer")
    await env.tables.remove_computer(record.id, ANA.user)
    assert (await record_of(env, record.id)).players == (ANA, BEN)


async def test_a_lobby_with_only_computers_closes(env):
    record = await env.tables.deals.open(game="one-shot", guild=5, channel=10, host=ANA, language="en")
    await env.tables.add_computer(record.id, ANA.user, "Computer")
    await env.tables.leave(record.id, ANA.user)
    assert (await record_of(env, record.id)).phase == "closed"


async def test_a_player_who_leaves_opens_the_seat_and_a_stand_in_plays_until_it_is_taken(env):
    table = await begin(env, ANA, BEN, CY)
    await env.tables.seats.leave(table, ANA.user)
    record = await record_of(env, table)
    assert (record.players[0].kind, record.players[0].user, record.host) == ("open", NOBODY, BEN.user)
    for _ in range(200):
        if await active(env, table) == 0:
            break
        await move(env, table, record.players[await active(env, table)].user)
    before = (await env.store.load_table(table)).position.version
    await tick(env, 2)
    assert (await env.store.load_table(table)).position.version == before + 1
    await env.tables.seats.take(table, 0, DEE)
    taken = (await record_of(env, table)).players[0]
    assert (taken.user, taken.kind, taken.helped) == (DEE.user, "member", True)
    version = (await env.store.load_table(table)).position.version
    await tick(env, 1000)
    assert (await env.store.load_table(table)).position.version == version, "nobody plays for Dee any more"


async def test_the_last_member_to_leave_closes_the_table(env):
    table = await begin(env, ANA, computers=1)
    await env.tables.seats.leave(table, ANA.user)
    assert (await record_of(env, table)).phase == "closed"
    assert await env.store.live_table(10) is None


async def test_in_a_game_that_goes_on_with_fewer_players_the_seat_is_gone(env):
    table = await begin(env, ANA, BEN, CY, DEE, game="just-one")
    await env.tables.seats.leave(table, ANA.user)
    record = await record_of(env, table)
    assert (record.players[0].kind, record.host, record.phase) == ("gone", BEN.user, "playing")
    assert '"leave"' in (await env.store.journal(table))[-1].move
    with pytest.raises(Refusal, match="refused-seat-taken"):
        await env.tables.seats.take(table, 0, Player(user=9, name="Eve"))
    await env.tables.seats.leave(table, BEN.user)
    assert (await record_of(env, table)).phase == "over", "too few"


async def test_leaving_by_a_move_of_the_game_vacates_the_seat_too(env):
    table = await begin(env, ANA, BEN, CY, DEE, game="just-one")
    epoch = (await env.tables.scene(table, ANA.user)).view.epoch
    await env.tables.play(table, ANA.user, '{"do":"leave"}', epoch=epoch, key="a", **PLACE)
    record = await record_of(env, table)
    assert (record.players[0].kind, record.host) == ("gone", BEN.user)


@pytest.mark.parametrize("how", ["menu", "button"])
async def test_a_player_who_leaves_by_a_move_is_gone_even_if_the_bot_dies_after_it(env, how):
    table = await begin(env, ANA, BEN, CY, DEE, game="just-one")
    epoch = (await env.tables.scene(table, ANA.user)).view.epoch
    clicked = partial(env.tables.play, table, ANA.user, '{"do":"leave"}', epoch=epoch, key="a", **PLACE)
    leaves = partial(env.tables.seats.leave, table, ANA.user) if how == "menu" else clicked
    env.store.save_table = dying
    with pytest.raises(StoreFault):
        await leaves()
    await env.close()
    await env.open()
    record = await record_of(env, table)
    assert (record.players[0].kind, record.host) == ("gone", BEN.user)


async def test_a_missed_deadline_is_known_even_if_the_bot_dies_right_after_it(env):
    table = await begin(env, ANA, BEN, turn_limit=60)
    late = await active(env, table)
    env.store.save_table = dying
    await tick(env, 61)
    await env.close()
    await env.open()
    assert len(await env.store.journal(table)) == 1
    player = (await record_of(env, table)).players[late]
    assert (player.missed, player.helped) == (1, True)


async def dying(*_: object) -> None:
    raise StoreFault("the bot dies here")


async def test_a_seat_is_taken_once_and_no_player_has_two(env):
    table = await begin(env, ANA, BEN)
    with pytest.raises(Refusal, match="refused-seat-taken"):
        await env.tables.seats.take(table, 0, CY)
    await env.tables.seats.leave(table, BEN.user)
    with pytest.raises(Refusal, match="refused-already-joined"):
        await env.tables.seats.take(table, 1, ANA)
    with pytest.raises(Refusal, match="refused-seat"):
        await env.tables.seats.take(table, 7, CY)
    await env.tables.seats.take(table, 1, CY)
    with pytest.raises(Refusal, match="refused-seat-taken"):
        await env.tables.seats.take(table, 1, DEE)


async def test_only_the_host_or_a_moderator_may_kick(env):
    table = await begin(env, ANA, BEN, CY)
    with pytest.raises(Refusal, match="refused-only-host"):
        await env.tables.seats.kick(table, BEN.user, 2, moderator=False)
    with pytest.raises(Refusal, match="refused-seat"):
        await env.tables.seats.kick(table, ANA.user, 0, moderator=False)
    await env.tables.seats.kick(table, 99, 2, moderator=True)
    assert (await record_of(env, table)).players[2].kind == "open"
    with pytest.raises(Refusal, match="refused-not-at-table"):
        await move_as_stranger(env, table, CY.user)


async def move_as_stranger(env: Env, table: int, user: int) -> None:
    await env.tables.play(table, user, '{"do":"throw"}', epoch=0, key="x", **PLACE)


async def test_the_host_transfers_the_role(env):
    table = await begin(env, ANA, BEN, computers=1)
    with pytest.raises(Refusal, match="refused-only-host"):
        await env.tables.seats.transfer_host(table, BEN.user, 1, moderator=False)
    with pytest.raises(Refusal, match="refused-seat"):
        await env.tables.seats.transfer_host(table, ANA.user, 2, moderator=False)
    await env.tables.seats.transfer_host(table, ANA.user, 1, moderator=False)
    assert (await record_of(env, table)).host == BEN.user


async def test_a_player_who_misses_two_deadlines_is_away_until_their_next_click(env):
    table = await begin(env, ANA, BEN, turn_limit=60)
    while not (await record_of(env, table)).players[await active(env, table)].away:
        await tick(env, 61)
        record = await record_of(env, table)
        if any(player.away for player in record.players):
            break
    away = next(seat for seat, player in enumerate(record.players) if player.away)
    assert record.players[away].missed == 2
    while await active(env, table) != away:
        await tick(env, 61)
    before = (await env.store.load_table(table)).position.version
    await tick(env, 2)
    assert (await env.store.load_table(table)).position.version > before, "a stand-in no longer waits for the clock"
    while await active(env, table) != away:
        await tick(env, 61)
    await move(env, table, record.players[away].user)
    back = (await record_of(env, table)).players[away]
    assert (back.away, back.missed, back.helped) == (False, 0, True)


async def test_coming_back_takes_one_click(env):
    table = await begin(env, ANA, BEN, turn_limit=60)
    for _ in range(200):
        if all(player.away for player in (await record_of(env, table)).players):
            break
        await tick(env, 61)
    before = (await env.store.load_table(table)).position.version
    await tick(env, 50)
    assert (await env.store.load_table(table)).position.version == before, "with all away the game does not run off"
    await env.tables.seats.come_back(table, BEN.user)
    ana, ben = (await record_of(env, table)).players
    assert (ana.away, ben.away, ben.missed) == (True, False, 0)


async def test_a_result_names_its_players(env):
    table = await begin(env, ANA, BEN, turn_limit=60)
    for _ in range(400):
        if (await env.tables.scene(table)).outcome is not None:
            break
        if await active(env, table) == 0:
            await move(env, table, ANA.user)
        else:
            await tick(env, 61)
    assert rows(env) == [(0, 1, 1), (1, 2, 0)]


async def until_away(env: Env, table: int, seat: int) -> None:
    """All players but one move; that one misses the deadlines."""
    for _ in range(40):
        if (await record_of(env, table)).players[seat].away:
            return
        at = await active(env, table)
        await (tick(env, 61) if at == seat else move(env, table, at + 1))


async def test_a_majority_may_open_the_seat_of_an_absent_player(env):
    table = await begin(env, ANA, BEN, CY, turn_limit=60)
    await until_away(env, table, 2)
    with pytest.raises(Refusal, match="refused-not-away"):
        await env.tables.seats.vote_open(table, ANA.user, 1)
    with pytest.raises(Refusal, match="refused-not-away"):
        await env.tables.seats.vote_open(table, CY.user, 2)
    with pytest.raises(Refusal, match="refused-not-at-table"):
        await env.tables.seats.vote_open(table, DEE.user, 2)
    await env.tables.seats.vote_open(table, ANA.user, 2)
    await env.tables.seats.vote_open(table, ANA.user, 2)
    assert (await record_of(env, table)).players[2].user == CY.user, "one vote counts once"
    await env.tables.seats.vote_open(table, BEN.user, 2)
    assert (await record_of(env, table)).players[2].kind == "open"


async def test_votes_to_open_a_seat_are_counted_again_when_a_player_leaves(env):
    table = await begin(env, ANA, BEN, CY, turn_limit=60)
    await until_away(env, table, 2)
    await env.tables.seats.vote_open(table, ANA.user, 2)
    await env.tables.seats.leave(table, BEN.user)
    assert [player.kind for player in (await record_of(env, table)).players] == ["member", "open", "open"]


async def test_votes_about_a_player_who_is_back_are_dropped(env):
    table = await begin(env, ANA, BEN, CY, turn_limit=60)
    await until_away(env, table, 2)
    await env.tables.seats.vote_open(table, ANA.user, 2)
    await env.tables.seats.come_back(table, CY.user)
    assert (await record_of(env, table)).players[0].wants_open == ()


async def test_a_majority_may_end_the_game(env):
    table = await begin(env, ANA, BEN, CY)
    await env.tables.seats.vote_end(table, BEN.user)
    assert (await record_of(env, table)).phase == "playing"
    await env.tables.seats.vote_end(table, CY.user)
    assert (await record_of(env, table)).phase == "closed"
    with pytest.raises(Refusal, match="refused-table-closed"):
        await env.tables.seats.vote_end(table, ANA.user)


async def test_votes_to_end_are_counted_again_when_a_player_leaves(env):
    table = await begin(env, ANA, BEN, CY)
    await env.tables.seats.vote_end(table, ANA.user)
    await env.tables.seats.leave(table, BEN.user)
    assert (await record_of(env, table)).phase == "playing", "one of two is not most"
    await env.tables.seats.leave(table, CY.user)
    assert (await record_of(env, table)).phase == "closed"


async def test_a_kicked_player_cannot_join_again(env):
    table = await begin(env, ANA, BEN, CY)
    await env.tables.seats.kick(table, ANA.user, 1, moderator=False)
    await env.close()
    await env.open()
    with pytest.raises(Refusal, match="refused-barred"):
        await env.tables.seats.take(table, 1, BEN)
    await env.tables.seats.take(table, 1, DEE)


async def test_a_nudge_starts_a_deadline_where_there_is_none(env):
    table = await begin(env, ANA, BEN)
    other = 1 - await active(env, table)
    called = await env.tables.seats.nudge(table, other + 1)
    assert called == (2 - other,)
    with pytest.raises(Refusal, match="refused-called-already"):
        await env.tables.seats.nudge(table, other + 1)
    with pytest.raises(Refusal, match="refused-nobody-to-call"):
        await env.tables.seats.nudge(table, 2 - other)
    assert (await env.tables.scene(table)).deadline == env.now + NUDGE_SECONDS
    before = (await env.store.load_table(table)).position.version
    await env.close()
    await env.open()
    await tick(env, NUDGE_SECONDS + 1)
    assert (await env.store.load_table(table)).position.version > before, "also after a restart"


async def test_more_time_is_given_once_for_each_decision(env):
    table = await begin(env, ANA, BEN, turn_limit=60)
    at = await active(env, table)
    due = (await env.tables.scene(table)).deadline
    with pytest.raises(Refusal, match="refused-not-your-turn"):
        await env.tables.seats.more_time(table, 2 - at)
    await env.tables.seats.more_time(table, at + 1)
    assert (await env.tables.scene(table)).deadline == due + 60
    with pytest.raises(Refusal, match="refused-no-more-time"):
        await env.tables.seats.more_time(table, at + 1)
    await tick(env, 61)
    assert (await env.store.load_table(table)).position.version == 0
    await tick(env, 60)
    assert (await env.store.load_table(table)).position.version == 1


@pytest.mark.parametrize("game", GAMES)
async def test_a_player_and_computers_play_every_game(env, game):
    """When it is their turn the player clicks; the computers only need time."""
    table = await begin(env, ANA, game=game, computers=max(1, min(GAMES[game].seats) - 1))
    for _ in range(3000):
        scene = await env.tables.scene(table)
        if scene.outcome is not None:
            break
        if 0 in scene.view.to_act:
            await move(env, table, ANA.user)
        await tick(env, 5)
    assert scene.record.phase == "over"


async def test_a_deadline_that_a_stand_in_comes_before_is_missed_once(env):
    table = await begin(env, ANA, game="rokujika", computers=1, turn_limit=60)
    await tick(env, 61)  # both are due: the computer's move, and Ana's time
    await tick(env, 0)
    ana = (await record_of(env, table)).players[0]
    assert (ana.missed, ana.away) == (1, False)


async def test_a_table_that_is_over_is_not_closed_as_well(env):
    table = await begin(env, ANA, game="rokujika")
    for _ in range(200):
        if not (await record_of(env, table)).live:
            break
        await move(env, table, ANA.user)
    await env.tables.close(table, "the caller did not know yet")
    assert (await record_of(env, table)).phase == "over"


async def test_j30_a_result_with_computers_counts_for_no_record_and_has_its_own_best(env):
    table = await begin(env, ANA, game="just-one", computers=3, cards=5)
    for _ in range(500):
        scene = await env.tables.scene(table)
        if scene.outcome is not None:
            break
        if scene.view.to_act == (0,):
            await move(env, table, ANA.user)
        await tick(env, 10)
    assert scene.outcome.reason == "finished"
    assert (scene.bests.own.table, scene.bests.own.score) == (table, scene.outcome.scores[0])
    assert (await env.store.bests(5, "just-one", ANA.user, private=False)).own is None
    with closing(sqlite3.connect(env.path)) as db:
        assert db.execute("SELECT * FROM played").fetchall() == []
