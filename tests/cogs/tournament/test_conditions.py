"""Conditions of entry, players without a team, the waiting list, and the calls before the start."""

from __future__ import annotations

import discord

from tests.cogs.tournament.steps import (
    announce,
    boss,
    draft,
    fill_in,
    lead,
    notice,
    open_threads,
    players,
    settled,
    sign_up,
    withdraw,
)


async def announce_for(world, **conditions) -> None:
    page = await draft(world)
    page = (await fill_in(world, "boss", page, "Description", **{"description": "", **conditions})).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)


async def test_a_role_is_needed_and_shown_and_the_organiser_may_add_anyone(world):
    boss(world)
    role = world.guild.create_role("Regulars", permissions=discord.Permissions.none())
    world.env.backend.add_member_role(world.guild.id, world.players["ana"].id, role.id)
    await settled(world)
    await announce_for(world, role=[role])
    assert f"Who can enter: members with <@&{role.id}>" in notice(world).text
    refused = await world.press("ben", "Sign up", on=notice(world))
    assert refused.whisper == f"This tournament is only for members with <@&{role.id}>."
    await sign_up(world, "ana")
    await world.slash("boss", "tournament add", member=world.players["ben"])
    assert "Signed up: 2 of 32" in notice(world).text


async def test_a_minimum_of_finished_games(world, monkeypatch):
    boss(world)
    await announce_for(world, games="1")
    assert "at least 1 finished game of ONE SHOT on this server" in notice(world).text
    refused = await world.press("ana", "Sign up", on=notice(world))
    assert "who've finished a game of ONE SHOT on this server" in refused.whisper

    class Game:
        game = "one-shot"

    async def played(_guild, user):
        return [Game()] if user == world.players["ana"].id else []

    monkeypatch.setattr(world.bot.store, "played", played)
    await sign_up(world, "ana")


async def test_a_range_of_ratings_counts_new_players_as_1500_and_refuses_those_who_opted_out(world):
    boss(world)
    await announce_for(world, rating="1600+")
    assert "rating 1600 or more" in notice(world).text
    refused = await world.press("ana", "Sign up", on=notice(world))
    assert refused.whisper == "This tournament is for ratings of 1600 or more; yours is 1500."
    page = (await lead(world, "Edit")).message
    await fill_in(world, "boss", page, "Description", description="", games="", rating="up to 1550")
    await sign_up(world, "ana")
    await world.bot.personal_settings.change(world.players["ben"].id, rated=False)
    refused = await world.press("ben", "Sign up", on=notice(world))
    assert "you've opted out of ratings" in refused.whisper


async def test_full_width_numbers_are_understood_and_a_wrong_one_is_explained(world):
    boss(world)
    await announce_for(world, games="２", rating="１４００～１６００")
    assert "at least 2 finished games" in notice(world).text
    assert "rating 1400 to 1600" in notice(world).text
    page = (await lead(world, "Edit")).message
    answer = await fill_in(world, "boss", page, "Description", description="", games="many", rating="")
    assert "Finished games must be 0 to 1000" in answer.message.text


async def teams(world, **basics: str) -> None:
    page = await draft(world, game="just-one")
    fields = {"name": "Words", "start": "", "size": "8", "rounds": "1", "checkin": "0", **basics}
    page = (await fill_in(world, "boss", page, "Name", **fields)).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)


async def test_players_without_a_team_sign_up_with_one_click_and_play_in_one(world):
    boss(world)
    await teams(world)
    names = ["ana", "ben", "cy", "dee", "eve", "fay"]
    assert "No team? Press **Find me a team**" in world.messages()[0].text
    for name in names:
        if name not in world.players:
            world.invite(name)
        assert "I'll put you in a team" in (await world.press(name, "Find me a team", on=world.messages()[0])).whisper
    assert "Looking for a team: 6" in world.messages()[0].text
    await withdraw(world, "fay", on=world.messages()[0])
    assert "Looking for a team: 5" in world.messages()[0].text
    await world.press("fay", "Find me a team", on=world.messages()[0])
    await lead(world, "Start now")
    told = next(
        message.text for message in world.messages() if "players without a team play in these teams" in message.text
    )
    assert "**Team 1**" in told
    assert "**Team 2**" in told
    assert len(open_threads(world)) == 2
    assert {players(channel)[0] for channel in open_threads(world)} == {"Team 1", "Team 2"}


async def test_a_team_with_an_open_invitation_starts_and_everyone_is_told(world):
    boss(world)
    await teams(world)
    for captain, name, mates in (("ana", "Ants", ("ben", "cy", "dee")), ("eve", "Bees", ("fay", "gil"))):
        for one in (captain, *mates):
            if one not in world.players:
                world.invite(one)
        opened = await world.press(captain, "Sign up", on=world.messages()[0])
        members = [world.players[mate] for mate in mates]
        await world.players[captain].submit_modal(world.forms[id(opened)], {"team": name, "mates": members})
    for name in ("ben", "cy", "fay", "gil"):
        await world.press(name, "Accept team invite", on=world.messages()[0])
    await settled(world)
    assert "Signed up: 2 of 8" in world.messages()[0].text
    assert "Ants (ana, ben, cy) · waiting for dee to accept" in world.messages()[0].text
    await lead(world, "Start now")
    told = next(message.text for message in world.messages() if "lapsed" in message.text)
    assert "**Ants** starts with ana, ben, cy. dee didn't accept, so that invite has lapsed." in told
    for name in ("ana", "ben", "cy", "dee"):
        assert f"<@{world.players[name].id}>" in told
    assert len(open_threads(world)) == 2


# --- waiting list and check-in


async def test_nine_of_eight_is_never_shown_and_waiting_players_know_their_place(world):
    boss(world)
    await announce(world, size="2", start="2h", checkin="15")
    await sign_up(world, "ana", "ben")
    for name, ahead in (("cy", "you're first on the waiting list"), ("dee", "with 1 ahead of you")):
        assert ahead in (await world.press(name, "Sign up", on=notice(world))).whisper
        assert ahead in (await world.press(name, "Sign up", on=notice(world))).whisper, "asked again"
    assert "1\\. cy, 2\\. dee" in notice(world).text
    await world.wait(7200 - 900 + 1)
    call = next(message for message in world.messages() if "check-in is open" in message.text)
    assert call.labels == ["Check in", "Go to the tournament"]
    for name in ("ana", "ben"):
        answer = await world.press_id(name, call, call.button("Check in"))
        assert "You're checked in" in answer.whisper
    answer = await world.press_id("dee", call, call.button("Check in"))
    assert "number 2 on the waiting list" in answer.whisper
    await settled(world)
    assert "Signed up: 2 of 2" in notice(world).text
    assert "1\\. cy, 2\\. dee ✅" in notice(world).text


async def test_an_organiser_adds_beyond_the_places_and_the_count_says_so(world):
    boss(world)
    await announce(world, size="2")
    await sign_up(world, "ana", "ben")
    assert "is in" in (await world.slash("boss", "tournament add", member=world.players["cy"])).whisper
    assert "Signed up: 3 of 3" in notice(world).text
    await world.press("dee", "Sign up", on=notice(world))
    answer = await world.slash("boss", "tournament add", member=world.players["dee"])
    assert "had a place on the waiting list and is in now" in answer.whisper
    assert "Signed up: 4 of 4" in notice(world).text


async def test_a_form_for_a_team_is_refused_where_everyone_plays_alone(world):
    boss(world)
    await announce(world)
    answer = await world.forge("ana", notice(world), "tv:1:team")
    assert answer.form is None
    assert "Everyone plays for themselves" in answer.whisper
