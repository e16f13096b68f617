"""Warnings, lost games and disqualification."""

from __future__ import annotations

import pytest

from rules.errors import Refusal
from rules.tournament.standings import standings
from tests.bot.tournaments.builders import AS_ORGANISER, ORGANISER, journal_actions, start_tournament


async def test_a_warning_is_in_the_journal_and_announced(harness):
    await start_tournament(harness)
    await harness.service.penalties.give(1, 1, "warning", **AS_ORGANISER)
    entry = (await harness.store.tournaments.journal(1))[0]
    assert (entry.action, entry.user, entry.details["entrant"]) == ("warning", ORGANISER, 1)
    await harness.run_outbox()
    assert harness.done[-1].details == {"about": "penalty-warning", "entrant": 1}


async def test_a_lost_game_decides_the_match_but_is_no_forfeit(harness):
    await start_tournament(harness, players=2, rounds=2)
    (match,) = await harness.open_matches()
    await harness.ready(match)
    await harness.service.penalties.give(1, 1, "loss", **AS_ORGANISER)
    result = (await harness.get()).state.matches[0].result
    assert result.places == ((2, 1) if match.entrants[0] == 1 else (1, 2))
    assert not result.forfeits
    assert harness.fake_tables.tables[1].closed
    assert len((await harness.get()).state.matches) == 2  # the next round was paired


async def test_a_lost_game_is_one_of_several_in_a_series(harness):
    await start_tournament(harness, "single", players=2, plan={"best_of": 3})
    (match,) = await harness.open_matches()
    await harness.ready(match)
    await harness.service.penalties.give(1, 1, "loss", **AS_ORGANISER)
    assert (await harness.get()).row(1).games == (2,)
    assert (await harness.get()).state.matches[0].is_open


async def test_there_must_be_a_game_to_lose(harness):
    await start_tournament(harness, players=3)
    bye = next(match.entrants[0] for match in (await harness.get()).state.matches if match.is_bye)
    with pytest.raises(Refusal, match="no-game-to-lose"):
        await harness.service.penalties.give(1, bye, "loss", **AS_ORGANISER)
    assert "loss" not in await journal_actions(harness)


async def test_a_disqualified_player_is_out_and_last(harness):
    await start_tournament(harness, players=4)
    await harness.service.penalties.give(1, 1, "disqualified", **AS_ORGANISER)
    tournament = await harness.get()
    assert tournament.state.entrant(1).gone is not None
    assert tournament.person(1) is None
    assert standings(tournament.state)[-1].entrant == 1
    with pytest.raises(Refusal, match="already-gone"):
        await harness.service.penalties.give(1, 1, "disqualified", **AS_ORGANISER)


async def test_disqualifying_the_champion_crowns_the_next(harness):
    await start_tournament(harness, players=2, rounds=1)
    (match,) = await harness.open_matches()
    await harness.ready(match)
    await harness.finish(1, (1, 2))
    champion, other = match.entrants
    await harness.run_outbox()
    await harness.service.penalties.give(1, champion, "disqualified", **AS_ORGANISER)
    await harness.run_outbox()
    crowned = [task for task in harness.done if task.kind == "crown"]
    assert crowned[-1].details == {"champions": [other], "former": [champion]}


async def test_only_an_organiser_may(harness):
    await start_tournament(harness)
    with pytest.raises(Refusal, match="only-organiser"):
        await harness.service.penalties.give(1, 1, "warning", by=2, manager=False)
    with pytest.raises(Refusal, match="not-entered"):
        await harness.service.penalties.give(1, 99, "warning", **AS_ORGANISER)


async def test_absentees_do_not_share_the_first_place(harness):
    await start_tournament(harness, players=60, rounds=1)
    first, *others = await harness.open_matches()
    await harness.ready(first)
    for match in others:
        await harness.ready(match, *match.entrants)
    await harness.finish(1, (1, 1))
    await harness.advance_clock(600)
    await harness.run_outbox()
    crowned = next(task for task in harness.done if task.kind == "crown")
    assert 1 <= len(crowned.details["champions"]) <= 2
    assert set(crowned.details["champions"]) <= set(first.entrants)
