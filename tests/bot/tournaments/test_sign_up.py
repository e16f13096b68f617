"""Before the start: names, places and the waiting list, check-in, reminders, teams."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.record import Player
from rules.errors import Refusal
from tests.bot.tournaments.builders import LED, draft_of


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\0", "\ud83d"])
async def test_a_name_that_nobody_can_see_is_none(house, name):
    with pytest.raises(Refusal, match="tournament-refused-name"):
        await house.director.create_draft(draft_of(1).model_copy(update={"name": name}))


async def test_a_name_is_kept_as_far_as_it_can_be_seen(house):
    assert (
        await house.director.create_draft(draft_of(1).model_copy(update={"name": "  The\u200b \ud83dBig\n\0Cup "}))
    ).name == "The Big Cup"


async def test_whoever_comes_too_late_waits_and_moves_up_when_somebody_signs_off(house):
    tournament = await house.announce(size=2)
    await house.sign_up(tournament, 1, 2, 3, 4)
    assert [person.status for person in (await house.affair()).players] == ["in", "in", "waiting", "waiting"]
    await house.director.take_back(tournament, 1)
    await house.restart()
    assert [person.status for person in (await house.affair()).players] == ["dropped", "in", "in", "waiting"]


async def test_nobody_signs_up_twice_or_off_without_being_in(house):
    tournament = await house.announce()
    await house.sign_up(tournament, 1)
    with pytest.raises(Refusal, match="already-in"):
        await house.sign_up(tournament, 1)
    with pytest.raises(Refusal, match="not-in"):
        await house.director.take_back(tournament, 2)
    await house.director.take_back(tournament, 1)
    await house.sign_up(tournament, 1)
    assert len([person for person in (await house.affair()).players if person.status == "in"]) == 1


async def test_signing_up_and_off_for_ever_comes_to_an_end(house):
    tournament = await house.announce()
    for _ in range(11):
        await house.sign_up(tournament, 1)
        await house.director.take_back(tournament, 1)
    with pytest.raises(Refusal, match="often"):
        await house.sign_up(tournament, 1)


async def test_two_who_sign_up_at_once_for_the_last_place(house):
    tournament = await house.announce(size=2)
    await house.sign_up(tournament, 1)
    await asyncio.gather(*(house.sign_up(tournament, user) for user in (2, 3)))
    assert [person.status for person in (await house.affair()).players] == ["in", "in", "waiting"]


async def test_those_on_the_waiting_list_take_the_places_of_those_who_do_not_check_in(house):
    tournament = await house.announce(size=2, start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2, 3)
    await house.leap(3600 - 900)
    for user in (1, 3):
        await house.director.check_in(tournament, user)
    await house.leap(900)
    affair = await house.affair()
    assert [person.entrant for person in affair.players] == [1, None, 2]


async def test_with_too_few_it_is_called_off(house):
    tournament = await house.announce(start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2)
    await house.leap(2700)
    await house.director.check_in(tournament, 1)
    await house.leap(900)
    assert (await house.affair(tournament)).record.phase == "cancelled"
    await house.handlers()
    assert {"about": "cancelled", "why": "too-few"} in [task.details for task in house.done]


async def test_reminders_come_once(house):
    await house.announce(start_at=house.now + 7200)
    for _ in range(24):
        await house.leap(300)
        await house.restart()
    await house.handlers()
    told = [task.details.get("about") for task in house.done if task.what == "tell"]
    assert told == ["soon", "checkin", "last", "cancelled"]


async def test_check_in_is_as_long_as_ever_if_the_bot_was_away_when_it_should_have_opened(house):
    tournament = await house.announce(start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2)
    await house.leap(5000)
    affair = await house.affair()
    assert affair.record.phase == "checkin"
    assert affair.record.start_at == house.now + 900


async def test_pairs_of_only_one_sit_across_from_each_other(house):
    tournament = await house.announce("swiss", game="only-one", options={"teams": True})
    assert (await house.affair()).record.settings.team == (2, 2)
    with pytest.raises(Refusal, match="teams"):
        await house.sign_up(tournament, 9)
    for captain, mate, name in ((1, 2, "Ants"), (3, 4, "Bees")):
        players = [Player(user=user, name=f"P{user}") for user in (captain, mate)]
        await house.director.sign_up_team(tournament, players[0], name, players[1:])
        await house.director.accept(tournament, mate)
    await house.director.begin(tournament, **LED)
    await house.handlers()
    match = (await house.open_matches())[0]
    await house.ready(match)
    seated = [player.user for player in house.hall.tables[1].players]
    assert {frozenset(seated[::2]), frozenset(seated[1::2])} == {frozenset({1, 2}), frozenset({3, 4})}
    await house.finish(1, (1, 3, 1, 3))
    result = (await house.affair()).state.matches[0].result
    assert result.places == (1, 2)


@pytest.mark.parametrize(
    ("name", "mates", "why"),
    [("", 1, "name"), ("ants", 1, "name"), ("A\u200bnts", 1, "name"), ("Bees", 2, "size"), ("Bees", 0, "size")],
)
async def test_a_team_that_cannot_be_is_refused(house, name, mates, why):
    tournament = await house.announce("swiss", game="only-one", options={"teams": True})
    captain, *others = (Player(user=user, name="x") for user in range(1, 3))
    await house.director.sign_up_team(tournament, captain, "Ants", others)
    others = [Player(user=20 + number, name="y") for number in range(mates)]
    with pytest.raises(Refusal, match=why):
        await house.director.sign_up_team(tournament, Player(user=9, name="z"), name, others)


async def test_nobody_is_named_for_two_teams_and_a_member_who_leaves_takes_the_team_along(house):
    tournament = await house.announce("swiss", game="only-one", options={"teams": True})
    ann, bob, cat = (Player(user=user, name="x") for user in (1, 2, 3))
    await house.director.sign_up_team(tournament, ann, "Ants", [bob])
    with pytest.raises(Refusal, match="mate-in"):
        await house.director.sign_up_team(tournament, cat, "Bees", [bob])
    await house.director.take_back(tournament, 2)
    assert {person.status for person in (await house.affair()).players} == {"dropped"}
    await house.director.sign_up_team(tournament, cat, "Bees", [bob])
