"""The organiser: permissions, pausing, cancelling, ending early, deciding and correcting matches."""

from __future__ import annotations

import pytest

from rules.errors import Refusal
from rules.tournament.model import Result
from tests.bot.tournaments.builders import AS_ORGANISER, ORGANISER, start_tournament


@pytest.mark.parametrize("act", ["begin", "pause", "resume", "cancel", "stop_early", "open_checkin"])
async def test_only_a_user_with_the_permission_may_organise(harness, act):
    tournament_id = await harness.announce()
    with pytest.raises(Refusal, match="only-organiser"):
        await getattr(harness.service.organising, act)(tournament_id, by=1, manager=False)
    with pytest.raises(Refusal, match="organiser-lost"):
        await getattr(harness.service.organising, act)(tournament_id, by=ORGANISER, manager=False)


async def test_a_pause_stops_all_deadlines(harness):
    await start_tournament(harness, players=2)
    await harness.advance_clock(500)
    await harness.service.organising.pause(1, **AS_ORGANISER)
    await harness.advance_clock(5000)
    await harness.restart()
    assert (await harness.get()).state.matches[0].is_open
    with pytest.raises(Refusal, match="paused"):
        await harness.service.matches.set_ready(1, 1, 1)
    await harness.service.organising.resume(1, by=5, manager=True)
    await harness.advance_clock(90)
    assert (await harness.get()).state.matches[0].is_open
    await harness.advance_clock(20)
    assert not (await harness.get(1)).state.matches[0].is_open
    users = {entry.action: entry.user for entry in await harness.store.tournaments.journal(1)}
    assert (users["paused"], users["resumed"]) == (ORGANISER, 5)


async def test_a_game_that_ends_during_a_pause_counts_and_the_next_round_waits(harness):
    await start_tournament(harness, players=2, rounds=1)
    await harness.ready((await harness.open_matches())[0])
    await harness.service.organising.pause(1, **AS_ORGANISER)
    await harness.finish(1, (1, 2))
    tournament = await harness.get()
    assert tournament.record.phase == "paused"
    assert not tournament.state.matches[0].is_open
    await harness.service.organising.resume(1, **AS_ORGANISER)
    assert (await harness.get()).record.phase == "over"


async def test_cancelling_closes_tables_and_clears_deadlines(harness):
    await start_tournament(harness)
    await harness.ready((await harness.open_matches())[0])
    await harness.service.organising.cancel(1, **AS_ORGANISER)
    assert harness.fake_tables.tables[1].closed
    assert not list((await harness.get()).open_rows())
    assert await harness.store.tournaments.nearest_deadline() is None
    with pytest.raises(Refusal, match="over"):
        await harness.service.organising.cancel(1, **AS_ORGANISER)


async def test_stopping_early_keeps_the_standings(harness):
    await start_tournament(harness)
    await harness.ready((await harness.open_matches())[0])
    await harness.finish(1, (1, 2))
    await harness.service.organising.stop_early(1, **AS_ORGANISER)
    tournament = await harness.get()
    assert tournament.record.phase == "over"
    assert not list(tournament.open_rows())


async def test_stopping_before_any_match_makes_no_champion(harness):
    await start_tournament(harness)
    await harness.service.organising.stop_early(1, **AS_ORGANISER)
    await harness.run_outbox()
    assert [task.details["champions"] for task in harness.done if task.kind == "crown"] == [[]]


async def test_a_tournament_of_no_shows_has_no_champion(harness):
    await start_tournament(harness, "single", players=2)
    await harness.advance_clock(600)
    await harness.run_outbox()
    assert (await harness.get()).record.phase == "over"
    assert [task.details["champions"] for task in harness.done if task.kind == "crown"] == [[]]


async def test_the_organiser_decides_an_open_match(harness):
    await start_tournament(harness, players=2)
    await harness.service.organising.correct(1, 1, Result(places=(1, 2)), **AS_ORGANISER)
    assert (await harness.get()).record.phase == "over"
    with pytest.raises(Refusal):
        await harness.service.organising.correct(1, 1, Result(places=(3, 9)), **AS_ORGANISER)


async def test_a_corrected_semi_final_changes_the_final(harness):
    await start_tournament(harness, "single", players=4)
    for match in await harness.open_matches():
        await harness.ready(match)
    await harness.finish(1, (1, 2))
    await harness.finish(2, (1, 2))
    await harness.run_outbox()
    first, final = (await harness.get()).state.match(1), (await harness.open_matches())[0]
    await harness.ready(final)
    await harness.service.organising.correct(1, 1, Result(places=(2, 1)), **AS_ORGANISER)
    await harness.run_outbox()
    now = (await harness.open_matches())[0]
    assert first.entrants[1] in now.entrants
    assert first.entrants[0] not in now.entrants
    assert harness.fake_tables.tables[3].closed
    assert [task.kind for task in harness.done].count("open") == 4
    await harness.ready(now)
    await harness.finish(4, (1, 2))
    assert (await harness.get()).record.phase == "over"


async def test_a_correction_after_the_end_announces_a_champion_only_if_it_changed(harness):
    await start_tournament(harness, "single", players=4)
    for match in (1, 2, 3):
        await harness.service.organising.correct(1, match, Result(places=(1, 2)), **AS_ORGANISER)
    await harness.run_outbox()
    assert (await harness.get()).record.phase == "over"
    final = (await harness.get()).state.match(3)
    await harness.service.organising.correct(1, 3, Result(places=(1, 2), forfeits=(final.entrants[1],)), **AS_ORGANISER)
    await harness.run_outbox()
    assert [task.kind for task in harness.done].count("crown") == 1
    await harness.service.organising.correct(1, 3, Result(places=(2, 1)), **AS_ORGANISER)
    await harness.run_outbox()
    crowned = [task.details for task in harness.done if task.kind == "crown"]
    assert crowned[1:] == [{"champions": [final.entrants[1]], "former": [final.entrants[0]]}]
