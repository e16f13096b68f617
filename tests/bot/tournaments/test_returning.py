"""Players who come back after dropping out, players who were removed, and players whom an organiser adds."""

from __future__ import annotations

import pytest

from bot.tables.record import Player
from bot.tournaments.model import MAX_ENTRANTS
from bot.tournaments.sign_up import entry
from bot.tournaments.sign_up.returning import barred_players
from rules.errors import Refusal
from rules.tournament.standings import standings
from rules.tournament.violations import violations
from tests.bot.tournaments.builders import AS_ORGANISER, journal_actions, start_tournament

P1 = Player(user=1, name="P1")


async def lose_two_rounds(harness) -> None:
    """Play two rounds of a Swiss in which player 1 loses."""
    await start_tournament(harness, players=4, rounds=4)
    for _ in range(2):
        for match in await harness.open_matches():
            await harness.ready(match)
            row = (await harness.get()).row(match.number)
            loser = 1 if 1 in match.entrants else max(match.entrants)
            await harness.finish(row.table, tuple(2 if one == loser else 1 for one in match.entrants))
        await harness.run_outbox()


def points_of(tournament, entrant: int) -> float:
    return next(line.points for line in standings(tournament.state) if line.entrant == entrant)


async def test_a_player_who_drops_and_signs_up_again_has_their_old_record(harness):
    await lose_two_rounds(harness)
    before = await harness.get()
    assert points_of(before, 1) == 0
    await harness.service.organising.drop(1, 1, by=1)
    await harness.sign_up(1, 1)
    after = await harness.get()
    assert after.person(1).entrant == 1
    assert len(after.state.entrants) == 4, "listed once"
    assert [person.user for person in after.players] == [1, 2, 3, 4]
    assert points_of(after, 1) == 0, "no points for rounds they dropped out of"
    assert after.state.entrant(1).gone is None
    assert violations(after.state) == []
    assert (await journal_actions(harness))[-1] == "returned"
    await harness.restart()
    assert (await harness.get()).person(1).entrant == 1


async def test_a_player_who_came_back_is_paired_in_the_next_round(harness):
    await start_tournament(harness, players=4, rounds=3)
    await harness.service.organising.drop(1, 1, by=1)
    await harness.sign_up(1, 1)
    for match in await harness.open_matches():
        await harness.ready(match)
        await harness.finish((await harness.get()).row(match.number).table)
    tournament = await harness.get()
    assert any(1 in match.entrants for match in tournament.state.matches if match.round == 2)
    assert violations(tournament.state) == []


async def test_a_rounds_robin_player_comes_back_and_a_knock_out_player_does_not(harness):
    await start_tournament(harness, "robin", players=4)
    await harness.service.organising.drop(1, 1, by=1)
    await harness.sign_up(1, 1)
    assert (await harness.get()).state.entrant(1).gone is None
    await start_tournament(harness, "single", players=4)
    await harness.service.organising.drop(2, 1, by=1)
    with pytest.raises(Refusal, match="closed-to-return"):
        await harness.sign_up(2, 1)


async def test_a_removed_player_cannot_sign_up_until_they_are_let_back(harness):
    await start_tournament(harness, players=4, rounds=3)
    await harness.service.organising.drop(1, 1, **AS_ORGANISER)
    await harness.restart()
    with pytest.raises(Refusal, match="tournament-refused-barred"):
        await harness.sign_up(1, 1)
    (barred,) = barred_players(await harness.get())
    with pytest.raises(Refusal, match="only-organiser"):
        await harness.service.organising.let_back(1, barred.number, by=1, manager=False)
    await harness.service.organising.let_back(1, barred.number, **AS_ORGANISER)
    assert barred_players(await harness.get()) == []
    with pytest.raises(Refusal, match="not-barred"):
        await harness.service.organising.let_back(1, barred.number, **AS_ORGANISER)
    await harness.sign_up(1, 1)
    assert (await harness.get()).person(1).entrant == 1
    assert [action for action in await journal_actions(harness) if action != "result"][-2:] == ["unbarred", "returned"]


async def test_a_player_removed_before_the_start_cannot_sign_up_again_or_be_invited(harness):
    tournament_id = await harness.announce("swiss", game="only-one", options={"teams": True})
    ann, bob, cat = (Player(user=user, name=f"P{user}") for user in (1, 2, 3))
    await harness.service.sign_up_team(tournament_id, ann, "Ants", [bob])
    await harness.service.organising.drop(tournament_id, 2, **AS_ORGANISER)
    for again in (
        harness.service.sign_up_solo(tournament_id, bob),
        harness.service.sign_up_team(tournament_id, bob, "Bees", [cat]),
    ):
        with pytest.raises(Refusal, match="tournament-refused-barred"):
            await again
    with pytest.raises(Refusal, match="mate-barred"):
        await harness.service.sign_up_team(tournament_id, cat, "Bees", [bob])
    await harness.service.sign_up_team(tournament_id, ann, "Ants", [cat])


async def test_an_organiser_who_adds_a_removed_player_lets_them_back(harness):
    await start_tournament(harness, players=4, rounds=3)
    await harness.service.organising.drop(1, 1, **AS_ORGANISER)
    await harness.service.organising.add(1, P1, **AS_ORGANISER)
    await harness.restart()
    assert (await harness.get()).person(1).entrant == 1
    assert barred_players(await harness.get()) == []


# --- beyond the number of places


async def test_an_organiser_adds_beyond_the_places_and_nobody_loses_theirs(harness):
    tournament_id = await harness.announce(size=2)
    await harness.sign_up(tournament_id, 1, 2, 3)
    await harness.service.organising.add(tournament_id, Player(user=9, name="P9"), **AS_ORGANISER)
    await harness.restart()
    tournament = await harness.get()
    assert [party[0].user for party in entry.parties_in(tournament)] == [1, 2, 9]
    assert [party[0].user for party in entry.parties_waiting(tournament)] == [3]
    assert entry.places(tournament) == 3
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    assert [person.entrant for person in (await harness.get()).players] == [1, 2, None, 3]


async def test_an_organiser_gives_a_place_to_a_player_on_the_waiting_list(harness):
    tournament_id = await harness.announce(size=2)
    await harness.sign_up(tournament_id, 1, 2, 3, 4)
    await harness.service.organising.add(tournament_id, Player(user=4, name="P4"), **AS_ORGANISER)
    tournament = await harness.get()
    assert [party[0].user for party in entry.parties_in(tournament)] == [1, 2, 4]
    with pytest.raises(Refusal, match="already-in"):
        await harness.service.organising.add(tournament_id, P1, **AS_ORGANISER)


async def test_after_the_start_only_an_organiser_adds_beyond_the_places(harness):
    await start_tournament(harness, players=2, size=2, rounds=3)
    with pytest.raises(Refusal, match="full"):
        await harness.sign_up(1, 9)
    await harness.service.organising.add(1, Player(user=9, name="P9"), **AS_ORGANISER)
    assert (await harness.get()).person(9).entrant == 3


async def test_there_is_an_end_to_what_an_organiser_can_add(harness, monkeypatch):
    monkeypatch.setattr(entry, "MAX_ENTRANTS", 3)
    assert MAX_ENTRANTS > 3
    tournament_id = await harness.announce(size=2)
    await harness.sign_up(tournament_id, 1, 2)
    await harness.service.organising.add(tournament_id, Player(user=8, name="P8"), **AS_ORGANISER)
    with pytest.raises(Refusal, match="full"):
        await harness.service.organising.add(tournament_id, Player(user=9, name="P9"), **AS_ORGANISER)


async def test_more_checked_in_players_than_places_are_not_shown_as_nine_of_eight(harness):
    tournament_id = await harness.announce(size=2, start_at=harness.now + 3600)
    await harness.sign_up(tournament_id, 1, 2, 3)
    await harness.advance_clock(2700)
    for user in (1, 2, 3):
        await harness.service.check_in(tournament_id, user)
    tournament = await harness.get()
    assert (len(entry.parties_in(tournament)), entry.places(tournament)) == (2, 2)
    assert entry.place_in_line(tournament, 3) == 1


async def test_players_who_move_up_are_told(harness):
    tournament_id = await harness.announce(size=1 + 1)
    await harness.sign_up(tournament_id, 1, 2, 3)
    await harness.service.withdraw(tournament_id, 1)
    await harness.run_outbox()
    told = [task.details for task in harness.done if task.details.get("about") == "moved-up"]
    assert told == [{"about": "moved-up", "people": [3]}]
