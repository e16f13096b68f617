"""The time for a move at a match table follows the match clock."""

from __future__ import annotations

import pytest

from bot.tournaments.model import TournamentSettings
from bot.tournaments.planning.move_limit import fitting_limit, match_options, move_limit, with_move_limit
from tests.bot.tournaments.builders import Harness, start_tournament

DAY = 86400


@pytest.mark.parametrize(
    ("game", "ready", "clock", "seconds"),
    [
        ("one-shot", 10, 10, 60),
        ("one-shot", 10, 90, 300),
        ("one-shot", 10, 720, 3600),
        ("one-shot", 10, 1440, DAY),
        ("one-shot", 10, 10080, DAY),
        ("one-shot", 10, 0, 300),
        ("one-shot", 1440, 0, DAY),
        ("omiga", 10, 90, 300),
        ("omiga", 10, 1440, 0),
        ("just-one", 10, 90, 0),
    ],
)
def test_the_move_limit_fits_the_match_clock(game, ready, clock, seconds):
    assert fitting_limit(game, TournamentSettings(ready=ready, clock=clock)) == seconds


async def test_an_organiser_may_choose_the_move_limit_and_change_their_mind(harness: Harness):
    tournament_id = await harness.announce(clock=1440)
    record = (await harness.get(tournament_id)).record
    assert move_limit(record) == DAY
    chosen = with_move_limit(record, 300)
    assert move_limit(chosen) == match_options(chosen)["turn_limit"] == 300
    assert move_limit(with_move_limit(chosen, None)) == DAY


async def test_a_limit_chosen_with_an_older_version_stays(harness: Harness):
    tournament_id = await harness.announce(clock=1440, options={"turn_limit": 3600})
    assert move_limit((await harness.get(tournament_id)).record) == 3600


async def test_a_match_is_dealt_with_the_limit_of_its_clock(harness: Harness):
    await start_tournament(harness, players=2, clock=1440)
    (match,) = await harness.open_matches()
    await harness.ready(match)
    assert harness.fake_tables.tables[1].options["turn_limit"] == DAY
