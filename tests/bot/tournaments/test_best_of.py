"""Matches of a bracket that are best of several games."""

from __future__ import annotations

import pytest

from rules.tournament.model import Result
from tests.bot.tournaments.builders import AS_ORGANISER, journal_actions, start_tournament

FIRST, SECOND, DRAW = (1, 2), (2, 1), (1, 1)  # places of the first and the second entrant of the match


async def play(harness, *games) -> None:
    """Play games of the only match, by the places of its entrants; the tables are dealt without anyone pressing."""
    match = (await harness.open_matches())[0]
    if not harness.fake_tables.tables:
        await harness.ready(match)
    for places in games:
        table = max(harness.fake_tables.tables)
        users = [player.user for player in harness.fake_tables.tables[table].players]
        by_user = dict(zip(await users_of(harness, match), places, strict=True))
        await harness.finish(table, tuple(by_user[user] for user in users))


async def users_of(harness, match) -> list[int]:
    tournament = await harness.get()
    return [tournament.members(entrant)[0].user for entrant in match.entrants]


async def begin(harness, best_of=3, format="single", players=2) -> None:
    await start_tournament(harness, format, players=players, plan={"best_of": best_of})


async def test_the_first_to_win_two_of_three_wins_the_match(harness):
    await begin(harness)
    await play(harness, FIRST, SECOND)
    match = (await harness.get()).state.matches[0]
    assert match.is_open
    await play(harness, SECOND)
    tournament = await harness.get()
    assert tournament.state.matches[0].result == Result(places=(2, 1), scores=(1, 2))
    assert tournament.record.phase == "over"
    assert len(harness.fake_tables.tables) == 3
    assert await journal_actions(harness) == ["announced", "begun", "game", "game", "result", "over"]


async def test_two_wins_are_enough(harness):
    await begin(harness)
    await play(harness, FIRST, FIRST)
    assert (await harness.get()).state.matches[0].result.scores == (2, 0)


async def test_seats_alternate(harness):
    await begin(harness, best_of=5)
    await play(harness, FIRST, SECOND)
    seats = [[player.user for player in table.players] for table in harness.fake_tables.tables.values()]
    assert seats[0] == seats[1][::-1] == seats[2]


async def test_a_drawn_game_counts_for_nobody(harness):
    await begin(harness)
    await play(harness, DRAW, FIRST, DRAW)
    assert (await harness.get()).state.matches[0].result == Result(places=(1, 2), scores=(1, 0))


async def test_a_series_of_draws_ends_and_the_better_seed_goes_on(harness):
    await begin(harness)
    await play(harness, DRAW, DRAW, DRAW, DRAW, DRAW)
    tournament = await harness.get()
    assert tournament.state.matches[0].result == Result(places=(1, 1), scores=(0, 0))
    assert tournament.record.phase == "over"


async def test_the_series_goes_on_after_a_restart(harness):
    await begin(harness)
    first, _ = (await harness.open_matches())[0].entrants
    await play(harness, FIRST)
    await harness.restart()
    assert (await harness.get()).row(1).games == (first,)
    await play(harness, FIRST)
    assert not (await harness.get()).state.matches[0].is_open


async def test_a_game_won_during_a_pause_counts_and_the_next_is_dealt_after_it(harness):
    await begin(harness)
    await harness.ready((await harness.open_matches())[0])
    await harness.service.organising.pause(1, **AS_ORGANISER)
    await play(harness, FIRST)
    assert len(harness.fake_tables.tables) == 1
    await harness.service.organising.resume(1, **AS_ORGANISER)
    assert len(harness.fake_tables.tables) == 2


async def test_a_clock_that_runs_out_loses_one_game(harness):
    await begin(harness)
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    harness.fake_tables.to_act = frozenset({0})
    await harness.advance_clock(90 * 60)
    row = (await harness.get()).row(1)
    assert row.games == (match.entrants[1],)
    assert row.stage == "playing"


async def test_a_no_show_loses_the_whole_match(harness):
    await begin(harness)
    match = (await harness.open_matches())[0]
    await harness.ready(match, match.entrants[0])
    await harness.advance_clock(10 * 60)
    assert (await harness.get()).state.matches[0].result.forfeits == (match.entrants[0],)


@pytest.mark.parametrize("format", ["swiss", "robin", "groups"])
async def test_other_formats_play_one_game(harness, format):
    await begin(harness, format=format)
    await play(harness, FIRST)
    assert not (await harness.get()).state.matches[0].is_open
