"""Dropping out, coming late, and being forgotten."""

from __future__ import annotations

import asyncio
import threading

import pytest

from bot.ops.metrics import Metrics
from bot.privacy.service import Privacy
from bot.tables.service import TableService
from rules.errors import Refusal
from rules.tournament.progress import advance
from tests.bot.tournaments.builders import LED, ORGANISER, began


async def test_whoever_drops_out_gives_their_match_away_and_the_table_is_closed(house):
    await began(house, players=2)
    await house.ready((await house.open_matches())[0])
    await house.director.drop(1, 1, by=1)
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert affair.state.matches[0].result.forfeits == (1,)
    assert house.hall.tables[1].closed
    with pytest.raises(Refusal, match="over"):
        await house.director.drop(1, 2, by=2)


async def test_whoever_drops_out_of_a_pod_is_behind_the_others_who_play_on(house):
    await began(house, "pods", players=3, rounds=1)
    match = (await house.open_matches())[0]
    await house.ready(match)
    first = match.entrants[0]
    await house.director.drop(1, first, by=first)
    assert house.hall.left == [(1, first)]
    assert (await house.affair()).state.matches[0].is_open
    await house.finish(1, (1, 2, 3))
    result = (await house.affair()).state.matches[0].result
    assert result.forfeits == (first,)
    assert result.places == (3, 1, 2)


async def test_a_pod_plays_without_whoever_does_not_come(house):
    await began(house, "pods", players=4, rounds=1)
    match = (await house.open_matches())[0]
    await house.ready(match, match.entrants[2])
    await house.leap(600)
    table = house.hall.tables[1]
    assert len(table.players) == 3
    await house.finish(1, (2, 1, 3))
    result = (await house.affair()).state.matches[0].result
    assert result.places == (2, 1, 4, 3)
    assert result.forfeits == (match.entrants[2],)


async def test_late_entrants_play_from_the_next_round_on(house):
    await began(house, players=4, rounds=3)
    await house.sign_up(1, 5)
    for match in await house.open_matches():
        assert 5 not in match.entrants
        await house.ready(match)
    for table in (1, 2):
        await house.finish(table, (1, 2))
    assert any(5 in match.entrants for match in (await house.affair()).state.matches)
    with pytest.raises(Refusal, match="already-in"):
        await house.sign_up(1, 5)


async def test_whoever_missed_check_in_may_still_come_late(house):
    tournament = await house.announce(start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2, 3)
    await house.leap(2700)
    for user in (1, 2):
        await house.director.check_in(tournament, user)
    await house.leap(900)
    assert (await house.affair()).person(3) is None
    await house.sign_up(tournament, 3)
    assert (await house.affair()).person(3).entrant == 3


async def test_a_knock_out_takes_nobody_late(house):
    await began(house, "single")
    with pytest.raises(Refusal, match="late"):
        await house.sign_up(1, 5)


async def test_others_do_not_drop_one(house):
    await began(house)
    with pytest.raises(Refusal, match="only-organiser"):
        await house.director.drop(1, 1, by=2)


async def test_whoever_is_forgotten_while_a_round_is_paired_is_not_written_back(house, monkeypatch):
    await began(house, players=2, rounds=2)
    await house.ready((await house.open_matches())[0])
    going, forgotten = threading.Event(), threading.Event()

    def slow(tournament):
        going.set()
        forgotten.wait(5)
        return advance(tournament)

    monkeypatch.setattr("bot.tournaments.pairing_thread.advance", slow)
    privacy = Privacy(
        house.store, TableService(house.store, lambda: house.now), Metrics(), lambda: house.now, house.director
    )
    finishing = asyncio.create_task(house.finish(1, (1, 2)))
    await asyncio.to_thread(going.wait)
    leaving = asyncio.create_task(privacy.forget(ORGANISER))
    for _ in range(50):
        await house.store.tournaments.load(1)
    forgotten.set()
    await asyncio.gather(finishing, leaving)
    assert (await house.affair()).record.organiser == 0
    await house.restart()
    assert (await house.affair()).record.organiser == 0
    assert (await house.affair()).state.round == 2


async def test_a_tournament_that_lets_nobody_go_does_not_keep_them_from_being_forgotten(house, monkeypatch):
    await began(house, players=2)
    await house.director.pause(1, **LED)

    async def dies(*_about):
        raise RuntimeError("killed")

    monkeypatch.setattr(house.director, "_end", dies)
    with pytest.raises(RuntimeError):
        await house.director.stop_early(1, **LED)  # the standings are final, and it is still paused
    privacy = Privacy(
        house.store, TableService(house.store, lambda: house.now), Metrics(), lambda: house.now, house.director
    )
    await privacy.forget(1)
    assert [(person.user, person.name) for person in (await house.affair()).players] == [(0, "?"), (2, "P2")]
