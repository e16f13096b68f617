"""Teams at the start: open invitations, and players without a team."""

from __future__ import annotations

import pytest

from bot.tables.record import Player
from bot.tournaments.model import Person
from bot.tournaments.sign_up.teams import balanced
from rules.errors import Refusal
from tests.bot.tournaments.builders import AS_ORGANISER

RATINGS = {user: float(100 - user) for user in range(1, 30)}


def player(user: int) -> Player:
    return Player(user=user, name=f"P{user}")


async def team(harness, tournament_id: int, name: str, users: range, *, silent: int = 0) -> None:
    """Sign up a team of which some members never accept."""
    captain, *mates = map(player, users)
    await harness.service.sign_up_team(tournament_id, captain, name, mates)
    for mate in mates[: len(mates) - silent]:
        await harness.service.accept(tournament_id, mate.user)


async def told(harness, about: str) -> list[dict]:
    await harness.run_outbox()
    return [task.details for task in harness.done if task.details.get("about") == about]


def teams_of(tournament) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    for person in tournament.players:
        if person.entrant is not None:
            found.setdefault(person.entrant, []).append(person.user)
    return found


async def test_a_team_with_enough_members_starts_without_the_one_who_never_accepted(harness):
    tournament_id = await harness.announce("duplicate", game="just-one")
    await team(harness, tournament_id, "Ants", range(1, 5), silent=1)
    await team(harness, tournament_id, "Bees", range(11, 14))
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    tournament = await harness.get()
    assert teams_of(tournament) == {1: [1, 2, 3], 2: [11, 12, 13]}
    assert tournament.person(4) is None, "the invitation has lapsed"
    assert await told(harness, "team-lapsed") == [{"about": "team-lapsed", "people": [1, 2, 3], "lapsed": [4]}]


async def test_a_team_with_too_few_members_is_told_that_it_cannot_start(harness):
    tournament_id = await harness.announce("duplicate", game="just-one")
    for name, first in (("Ants", 1), ("Bees", 11)):
        await team(harness, tournament_id, name, range(first, first + 3))
    await team(harness, tournament_id, "Cats", range(21, 24), silent=1)
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    assert set(teams_of(await harness.get())) == {1, 2}
    assert await told(harness, "team-short") == [{"about": "team-short", "people": [7, 8], "lapsed": [9]}]


async def test_a_team_with_an_open_invitation_can_check_in_and_the_last_member_can_still_accept(harness):
    tournament_id = await harness.announce("duplicate", game="just-one", start_at=harness.now + 3600)
    await team(harness, tournament_id, "Ants", range(1, 6), silent=2)
    await team(harness, tournament_id, "Bees", range(11, 14))
    await harness.advance_clock(2700)
    with pytest.raises(Refusal, match="accept-first"):
        await harness.service.check_in(tournament_id, 4)
    await harness.service.check_in(tournament_id, 1)
    await harness.service.check_in(tournament_id, 12)
    await harness.service.accept(tournament_id, 4)
    await harness.advance_clock(900)
    assert teams_of(await harness.get()) == {1: [1, 2, 3, 4], 2: [11, 12, 13]}


# --- players without a team


async def test_players_without_a_team_are_put_into_teams_of_equal_strength(harness, monkeypatch):
    tournament_id = await harness.announce("swiss", game="only-one", options={"teams": True})

    async def ratings(_guild, _game, users):
        return {user: RATINGS[user] for user in users}

    monkeypatch.setattr(harness.service.organising, "_ratings_of", ratings)
    await team(harness, tournament_id, "Team 1", range(21, 23))
    for user in (1, 2, 3, 4, 5):
        await harness.service.sign_up_solo(tournament_id, player(user))
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    tournament = await harness.get()
    assert sorted(teams_of(tournament).values()) == [[1, 4], [2, 3], [21, 22]]
    assert {tournament.name(entrant) for entrant in (1, 2, 3)} == {"Team 1", "Team 2", "Team 3"}
    assert tournament.person(5) is None
    assert await told(harness, "solo-teams") == [{"about": "solo-teams", "people": [3, 4, 5, 6]}]
    assert await told(harness, "solo-left") == [{"about": "solo-left", "people": [7]}]
    await harness.restart()
    assert teams_of(await harness.get()) == teams_of(tournament)


async def test_players_without_a_team_check_in_and_no_shows_get_no_team(harness):
    tournament_id = await harness.announce(
        "swiss", game="only-one", options={"teams": True}, start_at=harness.now + 3600
    )
    for user in range(1, 6):
        await harness.service.sign_up_solo(tournament_id, player(user))
    await harness.advance_clock(2700)
    for user in (1, 2, 4, 5):
        await harness.service.check_in(tournament_id, user)
    await harness.advance_clock(900)
    users = {user for members in teams_of(await harness.get()).values() for user in members}
    assert users == {1, 2, 4, 5}


async def test_teams_of_players_without_one_get_only_the_places_that_are_free(harness):
    tournament_id = await harness.announce("swiss", size=2, game="only-one", options={"teams": True})
    await team(harness, tournament_id, "Ants", range(21, 23))
    for user in range(1, 5):
        await harness.service.sign_up_solo(tournament_id, player(user))
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    assert sorted(teams_of(await harness.get()).values()) == [[1, 2], [21, 22]]
    assert await told(harness, "solo-left") == [{"about": "solo-left", "people": [5, 6]}]


async def test_a_game_without_teams_has_no_players_without_one(harness):
    tournament_id = await harness.announce()
    with pytest.raises(Refusal, match="alone"):
        await harness.service.sign_up_solo(tournament_id, player(1))


@pytest.mark.parametrize("count", range(3, 15))
def test_teams_differ_by_one_member_at_most_and_are_about_equally_strong(count):
    people = [Person(number=user, user=user, name="x", party=user) for user in range(1, count + 1)]
    teams = balanced(people, count // 3, RATINGS)
    assert sorted(person.user for members in teams for person in members) == list(range(1, count + 1))
    sizes = [len(members) for members in teams]
    assert max(sizes) - min(sizes) <= 1
    means = [sum(RATINGS[person.user] for person in members) / len(members) for members in teams]
    assert max(means) - min(means) <= 2.5
