"""Matches: call, ready, deal, results by the game or the clock, replays."""

from __future__ import annotations

import pytest

from bot.tables.record import Player
from bot.tables.service import TableService
from rules.errors import Refusal
from rules.fairness import commitment
from tests.bot.tournaments.builders import AS_ORGANISER, start_tournament


async def test_when_all_are_ready_a_table_is_dealt_and_its_result_counts(harness):
    await start_tournament(harness, players=2)
    match = (await harness.open_matches())[0]
    with pytest.raises(Refusal, match="not-your-match"):
        await harness.service.matches.set_ready(1, match.number, 77)
    await harness.ready(match)
    with pytest.raises(Refusal, match="match-begun"):
        await harness.service.matches.set_ready(1, match.number, 1)
    table = harness.fake_tables.tables[1]
    assert table.purpose == "tournament/1/1"
    names = {1: "P1", 2: "P2"}
    assert [player.name for player in table.players] == [names[entrant] for entrant in match.entrants]
    await harness.finish(1, (2, 1))
    tournament = await harness.get()
    assert tournament.record.phase == "over"
    assert tournament.state.matches[0].result.places == (2, 1)


async def test_a_click_on_ready_before_the_call_is_saved_counts(harness):
    tournament_id = await harness.announce()
    await harness.sign_up(tournament_id, 1, 2)
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    await harness.service.matches.set_thread(tournament_id, 1, 1001)
    await harness.ready((await harness.open_matches())[0])
    assert not harness.fake_tables.tables
    await harness.restart()
    await harness.service.matches.set_called(tournament_id, 1)
    assert (await harness.get()).row(1).stage == "playing"


async def test_a_player_who_is_not_ready_is_reminded_and_then_forfeits(harness):
    await start_tournament(harness, players=2)
    match = (await harness.open_matches())[0]
    await harness.ready(match, match.entrants[0])
    await harness.advance_clock(300)
    await harness.run_outbox()
    assert [task.kind for task in harness.done].count("remind") == 1
    await harness.advance_clock(300)
    result = (await harness.get()).state.matches[0].result
    assert result.places == (2, 1)
    assert result.forfeits == (match.entrants[0],)


async def test_a_tournament_of_no_shows_comes_to_an_end(harness):
    await start_tournament(harness, players=4, format="robin")
    for _ in range(10):
        await harness.advance_clock(600)
        await harness.run_outbox()
    tournament = await harness.get()
    assert tournament.record.phase == "over"
    assert {person.status for person in tournament.players} == {"dropped"}


async def test_a_crash_between_the_last_ready_and_the_deal(harness, monkeypatch):
    await start_tournament(harness, players=2)
    match = (await harness.open_matches())[0]

    async def dies(**_about):
        raise RuntimeError("gone")

    monkeypatch.setattr(harness.fake_tables, "match", dies)
    with pytest.raises(RuntimeError):
        await harness.ready(match)
    monkeypatch.undo()
    await harness.restart()
    row = (await harness.get()).row(match.number)
    assert (row.stage, row.table) == ("playing", 1)


async def test_a_table_that_ended_while_the_bot_was_down_counts_after_the_start(harness, monkeypatch):
    await start_tournament(harness, players=2)
    await harness.ready((await harness.open_matches())[0])
    with monkeypatch.context() as patched:
        patched.setattr(harness.service.matches, "on_table_end", lambda *_: None)
        await harness.finish(1, (1, 2))
    assert (await harness.get()).record.phase == "running"
    await harness.restart()
    assert (await harness.get()).record.phase == "over"


async def test_a_table_end_reported_twice_counts_once(harness):
    await start_tournament(harness, players=4)
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    await harness.finish(1, (1, 2))
    before = (await harness.get()).state
    harness.service.matches.on_table_end(1, "tournament/1/1")
    await harness.settled()
    assert (await harness.get()).state == before


async def test_a_match_out_of_time_is_lost_by_the_player_whose_turn_it_is(harness):
    await start_tournament(harness, players=2, clock=30)
    await harness.ready((await harness.open_matches())[0])
    harness.fake_tables.to_act = frozenset({0})
    await harness.advance_clock(1800)
    assert (await harness.get()).state.matches[0].result.places == (2, 1)
    assert harness.fake_tables.tables[1].closed


async def test_a_match_out_of_time_that_waits_for_both_is_a_draw(harness):
    await start_tournament(harness, players=2, clock=30)
    await harness.ready((await harness.open_matches())[0])
    harness.fake_tables.to_act = frozenset({0, 1})
    await harness.advance_clock(1800)
    assert (await harness.get()).state.matches[0].result.places == (1, 1)


async def test_a_match_whose_table_was_closed_is_replayed(harness):
    await start_tournament(harness, players=2)
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    harness.fake_tables.tables[1].closed = True
    harness.service.matches.on_table_end(1, "tournament/1/1")
    await harness.settled()
    await harness.run_outbox()
    await harness.ready(match)
    assert harness.fake_tables.tables[2].purpose == "tournament/1/1/1"
    await harness.finish(2, (1, 2))
    assert (await harness.get()).record.phase == "over"


async def test_a_draw_in_a_knock_out_is_replayed_once_and_then_the_better_seed_advances(harness):
    await start_tournament(harness, "single", players=2)
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    await harness.finish(1, (1, 1))
    await harness.run_outbox()
    assert (await harness.get()).record.phase == "running"
    await harness.ready(match)
    await harness.finish(2, (1, 1))
    assert (await harness.get()).record.phase == "over"


async def test_a_closed_table_does_not_count_as_a_draw(harness):
    await start_tournament(harness, "single", players=2)
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    harness.fake_tables.tables[1].closed = True
    harness.service.matches.on_table_end(1, harness.fake_tables.tables[1].purpose)
    await harness.settled()
    for table in (2, 3):
        await harness.run_outbox()
        assert (await harness.get()).record.phase == "running"
        await harness.ready(match)
        await harness.finish(table, (1, 1))
    assert (await harness.get()).record.phase == "over"


async def test_a_replayed_duplicate_match_has_the_deal_of_its_round(harness):
    """Also if the thread has played before, and the server has changed its words since the first table was dealt."""
    tables = harness.tables = TableService(harness.store, lambda: harness.now)
    harness.use_service()
    own = {"word_list": "own"}
    await harness.store.keep_word_list(5, tuple(f"word{number}" for number in range(400)))
    tournament_id = await harness.announce("duplicate", game="just-one", options=own, rounds=1)
    for captain, name in ((1, "Ants"), (4, "Bees"), (7, "Cats")):
        players = [Player(user=user, name=f"P{user}") for user in range(captain, captain + 3)]
        await harness.service.sign_up_team(tournament_id, players[0], name, players[1:])
        for mate in players[1:]:
            await harness.service.accept(tournament_id, mate.user)
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    await harness.run_outbox()
    first, second, third = await harness.open_matches()
    await harness.ready(first)
    scene = await tables.scene(1)
    giver = scene.record.players[scene.view.to_act[0]].user
    blank, there = '{"do":"blank"}', {"guild": 5, "channel": scene.record.channel}
    await tables.play(1, giver, blank, epoch=scene.view.epoch, key="a", **there)
    await harness.ready(second)
    await harness.store.keep_word_list(5, tuple(f"other{number}" for number in range(400)))
    await tables.end(1, 99, moderator=True)
    harness.service.matches.on_table_end(1, scene.record.purpose)
    await harness.settled()
    await harness.run_outbox()
    for match in (first, third):
        await harness.ready(match)
    dealt = [await tables.scene(table) for table in (1, 2, 3, 4)]
    assert dealt[0].record.channel == dealt[2].record.channel
    kept = [await harness.store.load_table(table) for table in (1, 2, 3, 4)]
    assert len({commitment(one.record.game, 3, one.record.options, one.seed) for one in kept}) == 1
    assert len({one.commitment for one in dealt}) == 4, "each with a salt of its own"
    await tables.stop()
