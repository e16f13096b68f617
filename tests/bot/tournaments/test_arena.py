"""An arena queues its players by itself, pairs them in waves, and puts them into the queue again."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from bot.ops.metrics import Metrics
from bot.store.opening import open_store
from bot.tournaments.arena import REMATCH_SECONDS, WAVE_SECONDS
from rules.tournament.violations import violations
from tests.bot.tournaments.builders import Harness, start_tournament


async def play_wave(harness: Harness, *but: int) -> None:
    """Play all matches that have been called, except for those with these numbers."""
    await harness.run_outbox()
    for match, row in list((await harness.get()).open_rows()):
        if row.stage == "called" and match.number not in but:
            await harness.ready(match)
    for match, row in list((await harness.get()).open_rows()):
        if row.table is not None and match.number not in but:
            await harness.finish(row.table, (1, 2))


async def pairs(harness: Harness) -> list[frozenset[int]]:
    return [frozenset(match.entrants) for match in (await harness.get()).state.matches]


async def test_players_are_queued_at_the_start_and_again_after_each_match(harness):
    await start_tournament(harness, "arena", players=6)
    assert (await harness.get()).record.schedule.wave_at == harness.now + WAVE_SECONDS
    for wave in range(1, 6):
        await harness.advance_clock(WAVE_SECONDS)
        assert len(await harness.open_matches()) == 3, wave
        await play_wave(harness)
    assert violations((await harness.get()).state) == []


async def test_the_same_two_do_not_meet_again_while_others_wait(harness):
    await start_tournament(harness, "arena", players=8)
    for _ in range(12):
        await harness.advance_clock(WAVE_SECONDS)
        await play_wave(harness)
    played = await pairs(harness)
    waves = [set(played[at : at + 4]) for at in range(0, len(played), 4)]
    assert len(waves) == 12
    assert all(not one & other for one, other in pairwise(waves))


async def test_two_who_have_just_met_wait_a_minute_for_others_who_are_still_playing(harness):
    await start_tournament(harness, "arena", players=4)
    await harness.advance_clock(WAVE_SECONDS)
    first = (await pairs(harness))[0]
    await play_wave(harness, 2)
    await harness.advance_clock(WAVE_SECONDS)
    assert len(await pairs(harness)) == 2, "the other two are still playing"
    await harness.advance_clock(REMATCH_SECONDS - 1)
    assert len(await pairs(harness)) == 2
    await harness.advance_clock(1)
    assert (await pairs(harness))[2:] == [first]


async def test_two_players_alone_meet_again_at_once(harness):
    await start_tournament(harness, "arena", players=2)
    for _ in range(3):
        await harness.advance_clock(WAVE_SECONDS)
        await play_wave(harness)
    assert Counter(await pairs(harness)) == {frozenset({1, 2}): 3}


async def test_a_player_on_a_break_is_not_called_until_they_are_back(harness):
    await start_tournament(harness, "arena", players=2)
    await harness.advance_clock(WAVE_SECONDS)
    await harness.service.set_waiting(1, 1, waiting=False)
    await play_wave(harness)
    await harness.advance_clock(600)
    assert len(await pairs(harness)) == 1
    await harness.service.set_waiting(1, 1, waiting=True)
    await harness.advance_clock(WAVE_SECONDS)
    assert len(await pairs(harness)) == 2


async def test_a_no_show_is_not_called_again(harness):
    await start_tournament(harness, "arena", players=2)
    await harness.advance_clock(WAVE_SECONDS)
    await harness.run_outbox()
    (match,) = await harness.open_matches()
    await harness.ready(match, match.entrants[0])
    await harness.advance_clock(601)
    state = (await harness.get()).state
    assert state.resting == (match.entrants[0],)
    await harness.advance_clock(WAVE_SECONDS)
    assert not await harness.open_matches()


async def test_who_signs_up_late_is_queued(harness):
    await start_tournament(harness, "arena", players=3)
    await harness.advance_clock(WAVE_SECONDS)
    assert len(await harness.open_matches()) == 1
    await harness.sign_up(1, 9)
    await harness.advance_clock(WAVE_SECONDS)
    assert len(await harness.open_matches()) == 2


async def test_the_next_wave_comes_soon_after_a_restart(harness):
    await start_tournament(harness, "arena", players=4)
    await harness.close()
    harness.now += 5000
    store = await open_store(harness.location, Metrics())
    await store.extend_deadlines(5000, "alive_at", "x")
    await store.close()
    await harness.open()
    await harness.advance_clock(0)
    assert len(await harness.open_matches()) == 2


async def test_no_wave_while_paused(harness):
    from tests.bot.tournaments.builders import AS_ORGANISER

    await start_tournament(harness, "arena", players=4)
    await harness.service.organising.pause(1, **AS_ORGANISER)
    await harness.advance_clock(60)
    assert not await harness.open_matches()
    await harness.service.organising.resume(1, **AS_ORGANISER)
    await harness.advance_clock(WAVE_SECONDS)
    assert len(await harness.open_matches()) == 2
