"""Leading one: who may, pausing, calling off, ending early, deciding and correcting matches."""

from __future__ import annotations

import pytest

from rules.errors import Refusal
from rules.tournament.model import Result
from tests.bot.tournaments.builders import LED, ORGANISER, began


@pytest.mark.parametrize("act", ["begin", "pause", "resume", "cancel", "stop_early", "open_checkin"])
async def test_only_who_may_organise_now_leads(house, act):
    tournament = await house.announce()
    with pytest.raises(Refusal, match="only-organiser"):
        await getattr(house.director, act)(tournament, by=1, manager=False)
    with pytest.raises(Refusal, match="organiser-lost"):
        await getattr(house.director, act)(tournament, by=ORGANISER, manager=False)


async def test_while_it_is_paused_nobody_runs_out_of_time(house):
    await began(house, players=2)
    await house.leap(500)
    await house.director.pause(1, **LED)
    await house.leap(5000)
    await house.restart()
    assert (await house.affair()).state.matches[0].is_open
    with pytest.raises(Refusal, match="paused"):
        await house.director.get_ready(1, 1, 1)
    await house.director.resume(1, by=5, manager=True)
    await house.leap(90)
    assert (await house.affair()).state.matches[0].is_open
    await house.leap(20)
    assert not (await house.affair(1)).state.matches[0].is_open
    acts = {act.what: act.by for act in await house.store.tournaments.journal(1)}
    assert (acts["paused"], acts["resumed"]) == (ORGANISER, 5)


async def test_what_ends_during_a_pause_counts_and_the_next_round_waits(house):
    await began(house, players=2, rounds=1)
    await house.ready((await house.open_matches())[0])
    await house.director.pause(1, **LED)
    await house.finish(1, (1, 2))
    affair = await house.affair()
    assert affair.record.phase == "paused"
    assert not affair.state.matches[0].is_open
    await house.director.resume(1, **LED)
    assert (await house.affair()).record.phase == "over"


async def test_cancelled_nothing_goes_on(house):
    await began(house)
    await house.ready((await house.open_matches())[0])
    await house.director.cancel(1, **LED)
    assert house.hall.tables[1].closed
    assert not list((await house.affair()).open_rows())
    assert await house.store.tournaments.nearest_deadline() is None
    with pytest.raises(Refusal, match="over"):
        await house.director.cancel(1, **LED)


async def test_stopped_early_the_standings_stand(house):
    await began(house)
    await house.ready((await house.open_matches())[0])
    await house.finish(1, (1, 2))
    await house.director.stop_early(1, **LED)
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert not list(affair.open_rows())


async def test_stopped_before_anybody_has_played_it_has_no_champion(house):
    await began(house)
    await house.director.stop_early(1, **LED)
    await house.handlers()
    assert [task.details["champions"] for task in house.done if task.what == "crown"] == [[]]


async def test_where_nobody_ever_comes_nobody_is_champion(house):
    await began(house, "single", players=2)
    await house.leap(600)
    await house.handlers()
    assert (await house.affair()).record.phase == "over"
    assert [task.details["champions"] for task in house.done if task.what == "crown"] == [[]]


async def test_the_organiser_decides_an_open_match(house):
    await began(house, players=2)
    await house.director.correct(1, 1, Result(places=(1, 2)), **LED)
    assert (await house.affair()).record.phase == "over"
    with pytest.raises(Refusal):
        await house.director.correct(1, 1, Result(places=(3, 9)), **LED)


async def test_a_corrected_semi_final_brings_others_into_the_final(house):
    await began(house, "single", players=4)
    for match in await house.open_matches():
        await house.ready(match)
    await house.finish(1, (1, 2))
    await house.finish(2, (1, 2))
    await house.handlers()
    first, final = (await house.affair()).state.match(1), (await house.open_matches())[0]
    await house.ready(final)
    await house.director.correct(1, 1, Result(places=(2, 1)), **LED)
    await house.handlers()
    now = (await house.open_matches())[0]
    assert first.entrants[1] in now.entrants
    assert first.entrants[0] not in now.entrants
    assert house.hall.tables[3].closed
    assert [task.what for task in house.done].count("open") == 4
    await house.ready(now)
    await house.finish(4, (1, 2))
    assert (await house.affair()).record.phase == "over"


async def test_a_correction_of_a_finished_bracket_crowns_anew_only_if_the_champion_is_another(house):
    await began(house, "single", players=4)
    for match in (1, 2, 3):
        await house.director.correct(1, match, Result(places=(1, 2)), **LED)
    await house.handlers()
    assert (await house.affair()).record.phase == "over"
    final = (await house.affair()).state.match(3)
    await house.director.correct(1, 3, Result(places=(1, 2), forfeits=(final.entrants[1],)), **LED)
    await house.handlers()
    assert [task.what for task in house.done].count("crown") == 1
    await house.director.correct(1, 3, Result(places=(2, 1)), **LED)
    await house.handlers()
    crowned = [task.details for task in house.done if task.what == "crown"]
    assert crowned[1:] == [{"champions": [final.entrants[1]], "former": [final.entrants[0]]}]
