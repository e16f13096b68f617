"""Matches: called, ready, dealt, decided by the game or by the clock, played again."""

from __future__ import annotations

import pytest

from bot.tables.record import Player
from bot.tables.service import TableService
from bot.tournaments.match_tables import TableHall
from rules.errors import Refusal
from rules.fairness import commitment
from tests.bot.tournaments.builders import LED, began


async def test_all_ready_are_dealt_a_table_and_the_result_is_taken_from_it(house):
    await began(house, players=2)
    match = (await house.open_matches())[0]
    with pytest.raises(Refusal, match="not-your-match"):
        await house.director.get_ready(1, match.number, 77)
    await house.ready(match)
    with pytest.raises(Refusal, match="match-begun"):
        await house.director.get_ready(1, match.number, 1)
    table = house.hall.tables[1]
    assert table.purpose == "tournament/1/1"
    names = {1: "P1", 2: "P2"}
    assert [player.name for player in table.players] == [names[entrant] for entrant in match.entrants]
    await house.finish(1, (2, 1))
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert affair.state.matches[0].result.places == (2, 1)


async def test_whoever_is_ready_before_it_is_noted_that_they_were_called_counts(house):
    tournament = await house.announce()
    await house.sign_up(tournament, 1, 2)
    await house.director.begin(tournament, **LED)
    await house.director.thread_made(tournament, 1, 1001)
    await house.ready((await house.open_matches())[0])
    assert not house.hall.tables
    await house.restart()
    await house.director.called(tournament, 1)
    assert (await house.affair()).row(1).stage == "playing"


async def test_whoever_is_not_ready_is_reminded_and_then_forfeits(house):
    await began(house, players=2)
    match = (await house.open_matches())[0]
    await house.ready(match, match.entrants[0])
    await house.leap(300)
    await house.handlers()
    assert [task.what for task in house.done].count("remind") == 1
    await house.leap(300)
    result = (await house.affair()).state.matches[0].result
    assert result.places == (2, 1)
    assert result.forfeits == (match.entrants[0],)


async def test_nobody_comes_and_the_tournament_goes_on(house):
    await began(house, players=4, format="robin")
    for _ in range(10):
        await house.leap(600)
        await house.handlers()
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert {person.status for person in affair.players} == {"dropped"}


async def test_the_bot_dies_between_the_last_ready_and_the_deal(house, monkeypatch):
    await began(house, players=2)
    match = (await house.open_matches())[0]

    async def dies(**_about):
        raise RuntimeError("gone")

    monkeypatch.setattr(house.hall, "deal", dies)
    with pytest.raises(RuntimeError):
        await house.ready(match)
    monkeypatch.undo()
    await house.restart()
    row = (await house.affair()).row(match.number)
    assert (row.stage, row.table) == ("playing", 1)


async def test_a_result_that_came_while_nobody_listened_is_taken_at_the_start(house):
    await began(house, players=2)
    await house.ready((await house.open_matches())[0])
    monkey, house.director.table_over = house.director.table_over, lambda *_: None
    await house.finish(1, (1, 2))
    house.director.table_over = monkey
    assert (await house.affair()).record.phase == "running"
    await house.restart()
    assert (await house.affair()).record.phase == "over"


async def test_the_same_end_told_twice_counts_once(house):
    await began(house, players=4)
    match = (await house.open_matches())[0]
    await house.ready(match)
    await house.finish(1, (1, 2))
    before = (await house.affair()).state
    house.director.table_over(1, "tournament/1/1")
    await house.settled()
    assert (await house.affair()).state == before


async def test_a_match_out_of_time_is_lost_by_whom_the_table_waits_for(house):
    await began(house, players=2, clock=30)
    await house.ready((await house.open_matches())[0])
    house.hall.to_act = frozenset({0})
    await house.leap(1800)
    assert (await house.affair()).state.matches[0].result.places == (2, 1)
    assert house.hall.tables[1].closed


async def test_a_match_out_of_time_that_waits_for_all_is_shared(house):
    await began(house, players=2, clock=30)
    await house.ready((await house.open_matches())[0])
    house.hall.to_act = frozenset({0, 1})
    await house.leap(1800)
    assert (await house.affair()).state.matches[0].result.places == (1, 1)


async def test_a_table_that_was_closed_is_played_again(house):
    await began(house, players=2)
    match = (await house.open_matches())[0]
    await house.ready(match)
    house.hall.tables[1].closed = True
    house.director.table_over(1, "tournament/1/1")
    await house.settled()
    await house.handlers()
    await house.ready(match)
    assert house.hall.tables[2].purpose == "tournament/1/1/1"
    await house.finish(2, (1, 2))
    assert (await house.affair()).record.phase == "over"


async def test_a_draw_in_a_knock_out_is_played_once_more_and_then_the_better_seed_goes_on(house):
    await began(house, "single", players=2)
    match = (await house.open_matches())[0]
    await house.ready(match)
    await house.finish(1, (1, 1))
    await house.handlers()
    assert (await house.affair()).record.phase == "running"
    await house.ready(match)
    await house.finish(2, (1, 1))
    assert (await house.affair()).record.phase == "over"


async def test_a_table_that_was_closed_before_does_not_stand_for_a_draw(house):
    await began(house, "single", players=2)
    match = (await house.open_matches())[0]
    await house.ready(match)
    house.hall.tables[1].closed = True
    house.director.table_over(1, house.hall.tables[1].purpose)
    await house.settled()
    for table in (2, 3):
        await house.handlers()
        assert (await house.affair()).record.phase == "running"
        await house.ready(match)
        await house.finish(table, (1, 1))
    assert (await house.affair()).record.phase == "over"


async def test_a_duplicate_that_is_played_again_in_its_thread_is_the_deal_of_its_round(house):
    """Whatever the thread has seen, and whatever words the server has changed since the first table was dealt."""
    tables = TableService(house.store, lambda: house.now)
    house.director._hall = TableHall(tables)
    own = {"word_list": "own"}
    await house.store.keep_word_list(5, tuple(f"word{number}" for number in range(400)))
    tournament = await house.announce("duplicate", game="just-one", options=own, rounds=1)
    for captain, name in ((1, "Ants"), (4, "Bees"), (7, "Cats")):
        players = [Player(user=user, name=f"P{user}") for user in range(captain, captain + 3)]
        await house.director.sign_up_team(tournament, players[0], name, players[1:])
        for mate in players[1:]:
            await house.director.accept(tournament, mate.user)
    await house.director.begin(tournament, **LED)
    await house.handlers()
    first, second, third = await house.open_matches()
    await house.ready(first)
    scene = await tables.scene(1)
    active = scene.record.players[scene.view.to_act[0]].user
    pick, there = '{"do":"pick","number":1}', {"guild": 5, "channel": scene.record.channel}
    await tables.play(1, active, pick, epoch=scene.view.epoch, key="a", **there)
    await house.ready(second)
    await house.store.keep_word_list(5, tuple(f"other{number}" for number in range(400)))
    await tables.end(1, 99, moderator=True)
    house.director.table_over(1, scene.record.purpose)
    await house.settled()
    await house.handlers()
    for match in (first, third):
        await house.ready(match)
    dealt = [await tables.scene(table) for table in (1, 2, 3, 4)]
    assert dealt[0].record.channel == dealt[2].record.channel
    kept = [await house.store.load_table(table) for table in (1, 2, 3, 4)]
    assert len({commitment(one.record.game, 3, one.record.options, one.seed) for one in kept}) == 1
    assert len({one.commitment for one in dealt}) == 4, "each with a salt of its own"
    await tables.stop()
