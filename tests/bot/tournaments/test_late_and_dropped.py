"""Dropping out, entering late, and erasure."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.ops.metrics import Metrics
from bot.privacy.service import Privacy
from bot.tables.service import TableService
from rules.errors import Refusal
from rules.tournament.progress import advance
from tests.bot.tournaments.builders import AS_ORGANISER, ORGANISER, start_tournament


async def test_a_player_who_drops_out_forfeits_the_match_and_its_table_is_closed(harness):
    await start_tournament(harness, players=2)
    await harness.ready((await harness.open_matches())[0])
    await harness.service.organising.drop(1, 1, by=1)
    tournament = await harness.get()
    assert tournament.record.phase == "over"
    assert tournament.state.matches[0].result.forfeits == (1,)
    assert harness.fake_tables.tables[1].closed
    with pytest.raises(Refusal, match="over"):
        await harness.service.organising.drop(1, 2, by=2)


async def test_a_player_who_drops_out_of_a_pod_is_placed_last_and_the_others_play_on(harness):
    await start_tournament(harness, "pods", players=3, rounds=1)
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    first = match.entrants[0]
    await harness.service.organising.drop(1, first, by=first)
    assert harness.fake_tables.left == [(1, first)]
    assert (await harness.get()).state.matches[0].is_open
    await harness.finish(1, (1, 2, 3))
    result = (await harness.get()).state.matches[0].result
    assert result.forfeits == (first,)
    assert result.places == (3, 1, 2)


async def test_a_pod_plays_without_no_shows(harness):
    await start_tournament(harness, "pods", players=4, rounds=1)
    match = (await harness.open_matches())[0]
    await harness.ready(match, match.entrants[2])
    await harness.advance_clock(600)
    table = harness.fake_tables.tables[1]
    assert len(table.players) == 3
    await harness.finish(1, (2, 1, 3))
    result = (await harness.get()).state.matches[0].result
    assert result.places == (2, 1, 4, 3)
    assert result.forfeits == (match.entrants[2],)


async def test_late_entrants_play_from_the_next_round_on(harness):
    await start_tournament(harness, players=4, rounds=3)
    await harness.sign_up(1, 5)
    for match in await harness.open_matches():
        assert 5 not in match.entrants
        await harness.ready(match)
    for table in (1, 2):
        await harness.finish(table, (1, 2))
    assert any(5 in match.entrants for match in (await harness.get()).state.matches)
    with pytest.raises(Refusal, match="already-in"):
        await harness.sign_up(1, 5)


async def test_a_player_who_missed_check_in_may_enter_late(harness):
    tournament_id = await harness.announce(start_at=harness.now + 3600)
    await harness.sign_up(tournament_id, 1, 2, 3)
    await harness.advance_clock(2700)
    for user in (1, 2):
        await harness.service.check_in(tournament_id, user)
    await harness.advance_clock(900)
    assert (await harness.get()).person(3) is None
    await harness.sign_up(tournament_id, 3)
    assert (await harness.get()).person(3).entrant == 3


async def test_a_knock_out_refuses_late_entrants(harness):
    await start_tournament(harness, "single")
    with pytest.raises(Refusal, match="late"):
        await harness.sign_up(1, 5)


async def test_a_player_cannot_drop_another_player(harness):
    await start_tournament(harness)
    with pytest.raises(Refusal, match="only-organiser"):
        await harness.service.organising.drop(1, 1, by=2)


async def test_a_user_erased_while_a_round_is_paired_is_not_written_back(harness, monkeypatch):
    await start_tournament(harness, players=2, rounds=2)
    await harness.ready((await harness.open_matches())[0])
    going, forgotten = threading.Event(), threading.Event()

    def slow(tournament_id):
        going.set()
        forgotten.wait(5)
        return advance(tournament_id)

    monkeypatch.setattr("bot.tournaments.pairing_thread.advance", slow)
    privacy = Privacy(
        harness.store, TableService(harness.store, lambda: harness.now), Metrics(), lambda: harness.now, harness.service
    )
    finishing = asyncio.create_task(harness.finish(1, (1, 2)))
    await asyncio.to_thread(going.wait)
    leaving = asyncio.create_task(privacy.forget(ORGANISER))
    for _ in range(50):
        await harness.store.tournaments.load(1)
    forgotten.set()
    await asyncio.gather(finishing, leaving)
    assert (await harness.get()).record.organiser == 0
    await harness.restart()
    assert (await harness.get()).record.organiser == 0
    assert (await harness.get()).state.round == 2


async def test_a_refused_drop_does_not_stop_the_erasure(harness, monkeypatch):
    await start_tournament(harness, players=2)
    await harness.service.organising.pause(1, **AS_ORGANISER)

    async def dies(*_about):
        raise RuntimeError("killed")

    monkeypatch.setattr(harness.service.matches, "end", dies)
    with pytest.raises(RuntimeError):
        # the standings are final afterwards, the phase is still paused
        await harness.service.organising.stop_early(1, **AS_ORGANISER)
    privacy = Privacy(
        harness.store, TableService(harness.store, lambda: harness.now), Metrics(), lambda: harness.now, harness.service
    )
    await privacy.forget(1)
    assert [(person.user, person.name) for person in (await harness.get()).players] == [(0, "?"), (2, "P2")]
