"""Before the start: names, places, waiting list, check-in, reminders and teams."""

from __future__ import annotations

import asyncio

import pytest

from bot.tables.record import Player
from rules.errors import Refusal
from tests.bot.tournaments.builders import AS_ORGANISER, draft_of


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\0", "\ud83d"])
async def test_an_invisible_name_is_refused(harness, name):
    with pytest.raises(Refusal, match="tournament-refused-name"):
        await harness.service.create_draft(draft_of(1).model_copy(update={"name": name}))


async def test_invisible_characters_are_removed_from_a_name(harness):
    assert (
        await harness.service.create_draft(draft_of(1).model_copy(update={"name": "  The\u200b \ud83dBig\n\0Cup "}))
    ).name == "The Big Cup"


async def test_the_waiting_list_moves_up_when_a_player_withdraws(harness):
    tournament_id = await harness.announce(size=2)
    await harness.sign_up(tournament_id, 1, 2, 3, 4)
    assert [person.status for person in (await harness.get()).players] == ["in", "in", "waiting", "waiting"]
    await harness.service.withdraw(tournament_id, 1)
    await harness.restart()
    assert [person.status for person in (await harness.get()).players] == ["dropped", "in", "in", "waiting"]


async def test_signing_up_twice_or_withdrawing_without_sign_up_is_refused(harness):
    tournament_id = await harness.announce()
    await harness.sign_up(tournament_id, 1)
    with pytest.raises(Refusal, match="already-in"):
        await harness.sign_up(tournament_id, 1)
    with pytest.raises(Refusal, match="not-in"):
        await harness.service.withdraw(tournament_id, 2)
    await harness.service.withdraw(tournament_id, 1)
    await harness.sign_up(tournament_id, 1)
    assert len([person for person in (await harness.get()).players if person.status == "in"]) == 1


async def test_sign_ups_of_one_user_are_limited(harness):
    tournament_id = await harness.announce()
    for _ in range(11):
        await harness.sign_up(tournament_id, 1)
        await harness.service.withdraw(tournament_id, 1)
    with pytest.raises(Refusal, match="often"):
        await harness.sign_up(tournament_id, 1)


async def test_two_concurrent_sign_ups_for_the_last_place(harness):
    tournament_id = await harness.announce(size=2)
    await harness.sign_up(tournament_id, 1)
    await asyncio.gather(*(harness.sign_up(tournament_id, user) for user in (2, 3)))
    assert [person.status for person in (await harness.get()).players] == ["in", "in", "waiting"]


async def test_the_waiting_list_takes_the_places_of_players_who_do_not_check_in(harness):
    tournament_id = await harness.announce(size=2, start_at=harness.now + 3600)
    await harness.sign_up(tournament_id, 1, 2, 3)
    await harness.advance_clock(3600 - 900)
    for user in (1, 3):
        await harness.service.check_in(tournament_id, user)
    await harness.advance_clock(900)
    tournament = await harness.get()
    assert [person.entrant for person in tournament.players] == [1, None, 2]


async def test_too_few_players_cancel_the_tournament(harness):
    tournament_id = await harness.announce(start_at=harness.now + 3600)
    await harness.sign_up(tournament_id, 1, 2)
    await harness.advance_clock(2700)
    await harness.service.check_in(tournament_id, 1)
    await harness.advance_clock(900)
    assert (await harness.get(tournament_id)).record.phase == "cancelled"
    await harness.run_outbox()
    assert {"about": "cancelled", "why": "too-few"} in [task.details for task in harness.done]


async def test_reminders_are_sent_once(harness):
    await harness.announce(start_at=harness.now + 7200)
    for _ in range(24):
        await harness.advance_clock(300)
        await harness.restart()
    await harness.run_outbox()
    reminders = [task.details.get("about") for task in harness.done if task.kind == "tell"]
    assert reminders == ["soon", "checkin", "last", "cancelled"]


async def test_check_in_has_its_full_length_if_the_bot_was_down_when_it_should_have_opened(harness):
    tournament_id = await harness.announce(start_at=harness.now + 3600)
    await harness.sign_up(tournament_id, 1, 2)
    await harness.advance_clock(5000)
    tournament = await harness.get()
    assert tournament.record.phase == "checkin"
    assert tournament.record.start_at == harness.now + 900


async def test_partners_of_only_one_sit_across_from_each_other(harness):
    tournament_id = await harness.announce("swiss", game="only-one", options={"teams": True})
    assert (await harness.get()).record.settings.team == (2, 2)
    with pytest.raises(Refusal, match="teams"):
        await harness.sign_up(tournament_id, 9)
    for captain, mate, name in ((1, 2, "Ants"), (3, 4, "Bees")):
        players = [Player(user=user, name=f"P{user}") for user in (captain, mate)]
        await harness.service.sign_up_team(tournament_id, players[0], name, players[1:])
        await harness.service.accept(tournament_id, mate)
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    await harness.run_outbox()
    match = (await harness.open_matches())[0]
    await harness.ready(match)
    seated = [player.user for player in harness.fake_tables.tables[1].players]
    assert {frozenset(seated[::2]), frozenset(seated[1::2])} == {frozenset({1, 2}), frozenset({3, 4})}
    await harness.finish(1, (1, 3, 1, 3))
    result = (await harness.get()).state.matches[0].result
    assert result.places == (1, 2)


@pytest.mark.parametrize(
    ("name", "mates", "why"),
    [("", 1, "name"), ("ants", 1, "name"), ("A\u200bnts", 1, "name"), ("Bees", 2, "size"), ("Bees", 0, "size")],
)
async def test_an_invalid_team_is_refused(harness, name, mates, why):
    tournament_id = await harness.announce("swiss", game="only-one", options={"teams": True})
    captain, *others = (Player(user=user, name="x") for user in range(1, 3))
    await harness.service.sign_up_team(tournament_id, captain, "Ants", others)
    others = [Player(user=20 + number, name="y") for number in range(mates)]
    with pytest.raises(Refusal, match=why):
        await harness.service.sign_up_team(tournament_id, Player(user=9, name="z"), name, others)


async def test_a_user_is_in_one_team_and_a_member_who_withdraws_withdraws_the_team(harness):
    tournament_id = await harness.announce("swiss", game="only-one", options={"teams": True})
    ann, bob, cat = (Player(user=user, name="x") for user in (1, 2, 3))
    await harness.service.sign_up_team(tournament_id, ann, "Ants", [bob])
    with pytest.raises(Refusal, match="mate-in"):
        await harness.service.sign_up_team(tournament_id, cat, "Bees", [bob])
    await harness.service.withdraw(tournament_id, 2)
    assert {person.status for person in (await harness.get()).players} == {"dropped"}
    await harness.service.sign_up_team(tournament_id, cat, "Bees", [bob])
