"""Life at the table: computer players, leaving, taking a seat, being away, coming back, votes, and calling people."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from functools import partial

import pytest

from bot.tables.record import NOBODY, Player
from bot.tables.seating import NUDGE_SECONDS
from rules.catalogue import GAMES
from rules.errors import Refusal
from rules.replay import replay
from tests.bot.tables.test_service import PLACE, House

ANA, BEN, CY, DEE = (Player(user=user, name=name) for user, name in enumerate(("Ana", "Ben", "Cy", "Dee"), 1))


@pytest.fixture
async def house(tmp_path):
    house = await House(tmp_path / "onetable.db").open()
    yield house
    await house.close()


async def begin(
    house: House, *players: Player, game: str = "one-shot", computers: int = 0, channel: int = 10, **options: object
) -> int:
    host, *others = players
    record = await house.tables.deals.open(
        game=game, guild=5, channel=channel, host=host, language="en", options=options
    )
    for player in others:
        await house.tables.join(record.id, player)
    for number in range(computers):
        await house.tables.add_computer(record.id, host.user, f"Computer {number}")
    await house.tables.deals.start(record.id, host.user)
    return record.id


async def record_of(house: House, table: int):
    return (await house.tables.scene(table)).record


async def active(house: House, table: int) -> int:
    return (await house.tables.scene(table)).view.to_act[0]


async def move(house: House, table: int, user: int) -> None:
    """What the stand-in would do, by somebody's own hand."""
    live = await house.tables.cache.get(table)
    seat = live.record.seat_of(user)
    chosen = live.table.game.moves(live.table._state, seat)[0]
    epoch = live.table.game.epoch(live.table._state, seat)
    key = f"own/{live.table.version}"
    await house.tables.play(table, user, chosen.model_dump_json(), epoch=epoch, key=key, **PLACE)


async def tick(house: House, seconds: float) -> None:
    house.now += seconds
    await house.tables.deadlines.fire()


async def test_computers_fill_a_table_and_play_it_to_the_end(house):
    table = await begin(house, ANA, computers=3)
    assert [player.kind for player in (await record_of(house, table)).players] == ["member"] + ["computer"] * 3
    for _ in range(500):
        scene = await house.tables.scene(table)
        if scene.outcome is not None:
            break
        if scene.view.to_act == (0,):
            await move(house, table, ANA.user)
        else:
            await tick(house, 2)
    assert scene.record.phase == "over"
    entries = await house.store.journal(table)
    assert {entry.seat for entry in entries if entry.key.startswith("stand-in/")} == {1, 2, 3}
    saved = await house.store.load_table(table)
    live = await house.tables.cache.get(table)
    game = live.table.game
    again = replay(game, 4, game.Options(), saved.seed, entries)
    assert again[-1].state.model_dump_json() == saved.position.state, "a stand-in's moves are moves like any other"
    assert rows(house) == [(0, 1, 1), (1, NOBODY, 1), (2, NOBODY, 1), (3, NOBODY, 1)]


def rows(house: House) -> list[tuple[int, int, int]]:
    with closing(sqlite3.connect(house.path)) as db:
        return db.execute("SELECT seat, user, own FROM results ORDER BY seat").fetchall()


async def test_a_computer_goes_on_thinking_after_a_restart(house):
    table = await begin(house, ANA, computers=1)
    while await active(house, table) == 0:
        await move(house, table, ANA.user)
    await house.close()
    await house.open()
    before = (await house.store.load_table(table)).position.version
    await tick(house, 5)
    assert (await house.store.load_table(table)).position.version == before + 1


async def test_a_computer_makes_room_for_a_person(house):
    record = await house.tables.deals.open(game="one-shot", guild=5, channel=10, host=ANA, language="en")
    for _ in range(3):
        await house.tables.add_computer(record.id, ANA.user, "Computer")
    with pytest.raises(Refusal, match="refused-full"):
        await house.tables.add_computer(record.id, ANA.user, "Computer")
    await house.tables.join(record.id, BEN)
    players = (await record_of(house, record.id)).players
    assert [player.name for player in players] == ["Ana", "Computer", "Computer", "Ben"]


async def test_only_the_host_seats_computers_and_sends_them_away(house):
    record = await house.tables.deals.open(game="one-shot", guild=5, channel=10, host=ANA, language="en")
    await house.tables.join(record.id, BEN)
    with pytest.raises(Refusal, match="refused-only-host"):
        await house.tables.add_computer(record.id, BEN.user, "Computer")
    with pytest.raises(Refusal, match="refused-no-computer-here"):
        await house.tables.remove_computer(record.id, ANA.user)
    await house.tables.add_computer(record.id, ANA.user, "Computer")
    await house.tables.remove_computer(record.id, ANA.user)
    assert (await record_of(house, record.id)).players == (ANA, BEN)


async def test_computers_give_no_clues(house):
    record = await house.tables.deals.open(game="just-one", guild=5, channel=10, host=ANA, language="en")
    with pytest.raises(Refusal, match="refused-no-computers"):
        await house.tables.add_computer(record.id, ANA.user, "Computer")


async def test_a_lobby_with_nobody_but_computers_closes(house):
    record = await house.tables.deals.open(game="one-shot", guild=5, channel=10, host=ANA, language="en")
    await house.tables.add_computer(record.id, ANA.user, "Computer")
    await house.tables.leave(record.id, ANA.user)
    assert (await record_of(house, record.id)).phase == "closed"


async def test_whoever_leaves_opens_the_seat_and_a_stand_in_plays_until_it_is_taken(house):
    table = await begin(house, ANA, BEN, CY)
    await house.tables.seats.leave(table, ANA.user)
    record = await record_of(house, table)
    assert (record.players[0].kind, record.players[0].user, record.host) == ("open", NOBODY, BEN.user)
    for _ in range(200):
        if await active(house, table) == 0:
            break
        await move(house, table, record.players[await active(house, table)].user)
    before = (await house.store.load_table(table)).position.version
    await tick(house, 2)
    assert (await house.store.load_table(table)).position.version == before + 1
    await house.tables.seats.take(table, 0, DEE)
    taken = (await record_of(house, table)).players[0]
    assert (taken.user, taken.kind, taken.helped) == (DEE.user, "member", True)
    version = (await house.store.load_table(table)).position.version
    await tick(house, 1000)
    assert (await house.store.load_table(table)).position.version == version, "nobody plays for Dee any more"


async def test_the_last_member_to_leave_closes_the_table(house):
    table = await begin(house, ANA, computers=1)
    await house.tables.seats.leave(table, ANA.user)
    assert (await record_of(house, table)).phase == "closed"
    assert await house.store.live_table(10) is None


async def test_in_a_game_that_goes_on_with_fewer_the_seat_is_gone(house):
    table = await begin(house, ANA, BEN, CY, DEE, game="just-one")
    await house.tables.seats.leave(table, ANA.user)
    record = await record_of(house, table)
    assert (record.players[0].kind, record.host, record.phase) == ("gone", BEN.user, "playing")
    assert '"leave"' in (await house.store.journal(table))[-1].move
    with pytest.raises(Refusal, match="refused-seat-taken"):
        await house.tables.seats.take(table, 0, Player(user=9, name="Eve"))
    await house.tables.seats.leave(table, BEN.user)
    assert (await record_of(house, table)).phase == "over", "too few"


async def test_leaving_by_a_move_of_the_game_gives_the_seat_up_too(house):
    table = await begin(house, ANA, BEN, CY, DEE, game="just-one")
    epoch = (await house.tables.scene(table, ANA.user)).view.epoch
    await house.tables.play(table, ANA.user, '{"do":"leave"}', epoch=epoch, key="a", **PLACE)
    record = await record_of(house, table)
    assert (record.players[0].kind, record.host) == ("gone", BEN.user)


@pytest.mark.parametrize("how", ["menu", "button"])
async def test_whoever_leaves_by_a_move_is_gone_even_if_the_bot_dies_right_after_it(house, how):
    table = await begin(house, ANA, BEN, CY, DEE, game="just-one")
    epoch = (await house.tables.scene(table, ANA.user)).view.epoch
    pressed = partial(house.tables.play, table, ANA.user, '{"do":"leave"}', epoch=epoch, key="a", **PLACE)
    leaves = partial(house.tables.seats.leave, table, ANA.user) if how == "menu" else pressed
    house.store.save_table = dying
    with pytest.raises(sqlite3.OperationalError):
        await leaves()
    await house.close()
    await house.open()
    record = await record_of(house, table)
    assert (record.players[0].kind, record.host) == ("gone", BEN.user)


async def test_a_missed_deadline_is_known_even_if_the_bot_dies_right_after_it(house):
    table = await begin(house, ANA, BEN, turn_limit=60)
    late = await active(house, table)
    house.store.save_table = dying
    await tick(house, 61)
    await house.close()
    await house.open()
    assert len(await house.store.journal(table)) == 1
    player = (await record_of(house, table)).players[late]
    assert (player.missed, player.helped) == (1, True)


async def dying(*_: object) -> None:
    raise sqlite3.OperationalError("the bot dies here")


async def test_a_seat_is_taken_by_one_person_only_and_by_nobody_twice(house):
    table = await begin(house, ANA, BEN)
    with pytest.raises(Refusal, match="refused-seat-taken"):
        await house.tables.seats.take(table, 0, CY)
    await house.tables.seats.leave(table, BEN.user)
    with pytest.raises(Refusal, match="refused-already-joined"):
        await house.tables.seats.take(table, 1, ANA)
    with pytest.raises(Refusal, match="refused-seat"):
        await house.tables.seats.take(table, 7, CY)
    await house.tables.seats.take(table, 1, CY)
    with pytest.raises(Refusal, match="refused-seat-taken"):
        await house.tables.seats.take(table, 1, DEE)


async def test_the_host_or_a_moderator_opens_a_seat_and_nobody_else(house):
    table = await begin(house, ANA, BEN, CY)
    with pytest.raises(Refusal, match="refused-only-host"):
        await house.tables.seats.kick(table, BEN.user, 2, moderator=False)
    with pytest.raises(Refusal, match="refused-seat"):
        await house.tables.seats.kick(table, ANA.user, 0, moderator=False)
    await house.tables.seats.kick(table, 99, 2, moderator=True)
    assert (await record_of(house, table)).players[2].kind == "open"
    with pytest.raises(Refusal, match="refused-not-at-table"):
        await move_as_stranger(house, table, CY.user)


async def move_as_stranger(house: House, table: int, user: int) -> None:
    await house.tables.play(table, user, '{"do":"throw"}', epoch=0, key="x", **PLACE)


async def test_the_host_hands_over(house):
    table = await begin(house, ANA, BEN, computers=1)
    with pytest.raises(Refusal, match="refused-only-host"):
        await house.tables.seats.transfer_host(table, BEN.user, 1, moderator=False)
    with pytest.raises(Refusal, match="refused-seat"):
        await house.tables.seats.transfer_host(table, ANA.user, 2, moderator=False)
    await house.tables.seats.transfer_host(table, ANA.user, 1, moderator=False)
    assert (await record_of(house, table)).host == BEN.user


async def test_who_misses_two_deadlines_is_away_until_the_next_press(house):
    table = await begin(house, ANA, BEN, turn_limit=60)
    while not (await record_of(house, table)).players[await active(house, table)].away:
        await tick(house, 61)
        record = await record_of(house, table)
        if any(player.away for player in record.players):
            break
    away = next(seat for seat, player in enumerate(record.players) if player.away)
    assert record.players[away].missed == 2
    while await active(house, table) != away:
        await tick(house, 61)
    before = (await house.store.load_table(table)).position.version
    await tick(house, 2)
    assert (await house.store.load_table(table)).position.version > before, "a stand-in no longer waits for the clock"
    while await active(house, table) != away:
        await tick(house, 61)
    await move(house, table, record.players[away].user)
    back = (await record_of(house, table)).players[away]
    assert (back.away, back.missed, back.helped) == (False, 0, True)


async def test_coming_back_takes_one_press(house):
    table = await begin(house, ANA, BEN, turn_limit=60)
    for _ in range(200):
        if all(player.away for player in (await record_of(house, table)).players):
            break
        await tick(house, 61)
    before = (await house.store.load_table(table)).position.version
    await tick(house, 50)
    assert (await house.store.load_table(table)).position.version == before, "with all away the game does not run off"
    await house.tables.seats.come_back(table, BEN.user)
    ana, ben = (await record_of(house, table)).players
    assert (ana.away, ben.away, ben.missed) == (True, False, 0)


async def test_a_result_tells_whose_it_is(house):
    table = await begin(house, ANA, BEN, turn_limit=60)
    for _ in range(400):
        if (await house.tables.scene(table)).outcome is not None:
            break
        if await active(house, table) == 0:
            await move(house, table, ANA.user)
        else:
            await tick(house, 61)
    assert rows(house) == [(0, 1, 1), (1, 2, 0)]


async def until_away(house: House, table: int, seat: int) -> None:
    """Everybody plays but for one, who lets the time pass."""
    for _ in range(40):
        if (await record_of(house, table)).players[seat].away:
            return
        at = await active(house, table)
        await (tick(house, 61) if at == seat else move(house, table, at + 1))


async def test_most_of_those_who_are_here_may_open_the_seat_of_somebody_away(house):
    table = await begin(house, ANA, BEN, CY, turn_limit=60)
    await until_away(house, table, 2)
    with pytest.raises(Refusal, match="refused-not-away"):
        await house.tables.seats.vote_open(table, ANA.user, 1)
    with pytest.raises(Refusal, match="refused-not-away"):
        await house.tables.seats.vote_open(table, CY.user, 2)
    with pytest.raises(Refusal, match="refused-not-at-table"):
        await house.tables.seats.vote_open(table, DEE.user, 2)
    await house.tables.seats.vote_open(table, ANA.user, 2)
    await house.tables.seats.vote_open(table, ANA.user, 2)
    assert (await record_of(house, table)).players[2].user == CY.user, "one vote counts once"
    await house.tables.seats.vote_open(table, BEN.user, 2)
    assert (await record_of(house, table)).players[2].kind == "open"


async def test_votes_for_opening_a_seat_count_when_whoever_was_against_it_leaves(house):
    table = await begin(house, ANA, BEN, CY, turn_limit=60)
    await until_away(house, table, 2)
    await house.tables.seats.vote_open(table, ANA.user, 2)
    await house.tables.seats.leave(table, BEN.user)
    assert [player.kind for player in (await record_of(house, table)).players] == ["member", "open", "open"]


async def test_votes_about_somebody_who_came_back_are_forgotten(house):
    table = await begin(house, ANA, BEN, CY, turn_limit=60)
    await until_away(house, table, 2)
    await house.tables.seats.vote_open(table, ANA.user, 2)
    await house.tables.seats.come_back(table, CY.user)
    assert (await record_of(house, table)).players[0].wants_open == ()


async def test_most_of_those_who_are_here_may_end_the_game(house):
    table = await begin(house, ANA, BEN, CY)
    await house.tables.seats.vote_end(table, BEN.user)
    assert (await record_of(house, table)).phase == "playing"
    await house.tables.seats.vote_end(table, CY.user)
    assert (await record_of(house, table)).phase == "closed"
    with pytest.raises(Refusal, match="refused-table-closed"):
        await house.tables.seats.vote_end(table, ANA.user)


async def test_votes_for_the_end_count_when_whoever_was_against_it_leaves(house):
    table = await begin(house, ANA, BEN, CY)
    await house.tables.seats.vote_end(table, ANA.user)
    await house.tables.seats.leave(table, BEN.user)
    assert (await record_of(house, table)).phase == "playing", "one of two is not most"
    await house.tables.seats.leave(table, CY.user)
    assert (await record_of(house, table)).phase == "closed"


async def test_whoever_was_taken_out_does_not_come_back(house):
    table = await begin(house, ANA, BEN, CY)
    await house.tables.seats.kick(table, ANA.user, 1, moderator=False)
    await house.close()
    await house.open()
    with pytest.raises(Refusal, match="refused-barred"):
        await house.tables.seats.take(table, 1, BEN)
    await house.tables.seats.take(table, 1, DEE)


async def test_a_call_starts_a_clock_where_none_runs(house):
    table = await begin(house, ANA, BEN)
    other = 1 - await active(house, table)
    called = await house.tables.seats.nudge(table, other + 1)
    assert called == (2 - other,)
    with pytest.raises(Refusal, match="refused-called-already"):
        await house.tables.seats.nudge(table, other + 1)
    with pytest.raises(Refusal, match="refused-nobody-to-call"):
        await house.tables.seats.nudge(table, 2 - other)
    assert (await house.tables.scene(table)).deadline == house.now + NUDGE_SECONDS
    before = (await house.store.load_table(table)).position.version
    await house.close()
    await house.open()
    await tick(house, NUDGE_SECONDS + 1)
    assert (await house.store.load_table(table)).position.version > before, "also after a restart"


async def test_more_time_is_given_once_for_each_decision(house):
    table = await begin(house, ANA, BEN, turn_limit=60)
    at = await active(house, table)
    due = (await house.tables.scene(table)).deadline
    with pytest.raises(Refusal, match="refused-not-your-turn"):
        await house.tables.seats.more_time(table, 2 - at)
    await house.tables.seats.more_time(table, at + 1)
    assert (await house.tables.scene(table)).deadline == due + 60
    with pytest.raises(Refusal, match="refused-no-more-time"):
        await house.tables.seats.more_time(table, at + 1)
    await tick(house, 61)
    assert (await house.store.load_table(table)).position.version == 0
    await tick(house, 60)
    assert (await house.store.load_table(table)).position.version == 1


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.has_stand_ins])
async def test_a_person_and_a_computer_play_every_game_that_has_computers(house, game):
    """Whoever is awaited: the person presses something, the computer needs only time."""
    table = await begin(house, ANA, game=game, computers=1)
    for _ in range(3000):
        scene = await house.tables.scene(table)
        if scene.outcome is not None:
            break
        if 0 in scene.view.to_act:
            await move(house, table, ANA.user)
        await tick(house, 5)
    assert scene.record.phase == "over"


async def test_a_deadline_that_a_stand_in_comes_before_is_missed_once(house):
    table = await begin(house, ANA, game="rokujika", computers=1, turn_limit=60)
    await tick(house, 61)  # both are due: the computer's move, and Ana's time
    await tick(house, 0)
    ana = (await record_of(house, table)).players[0]
    assert (ana.missed, ana.away) == (1, False)


async def test_a_table_that_is_over_is_not_closed_as_well(house):
    table = await begin(house, ANA, game="rokujika")
    for _ in range(200):
        if not (await record_of(house, table)).live:
            break
        await move(house, table, ANA.user)
    await house.tables.close(table, "whoever asked did not know yet")
    assert (await record_of(house, table)).phase == "over"
