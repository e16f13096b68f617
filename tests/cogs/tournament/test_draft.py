"""Drafts and announcing: permissions, channels and choices."""

from __future__ import annotations

from dataclasses import replace

import discord

from tests.cogs.tournament.steps import (
    announce,
    boss,
    draft,
    enter,
    fill_in,
    lead,
    notice,
    open_threads,
    settled,
    sign_up,
)


async def test_a_draft_is_private_to_its_organiser_and_survives_a_restart(world):
    boss(world)
    page = await draft(world, name="Big *Cup*")
    assert "Big \\*Cup\\*" in page.text
    await world.restart()
    page = (await world.choose("boss", page, ":format", '"double"')).message
    assert "tn:" not in str(world.messages())
    answer = await world.press_id("ana", page, page.button("Announce"))
    assert "can't find that tournament" in answer.whisper
    answer = await fill_in(world, "boss", page, "Name", name="Cup", start="25:99", size="8", rounds="", checkin="5")
    assert "don't understand" in answer.whisper
    answer = await fill_in(world, "boss", page, "Name", name="Cup", start="2h", size="9999", rounds="", checkin="5")
    assert "must be" in answer.whisper
    page = (
        await fill_in(world, "boss", page, "Name", name="Cup", start="2h", size="8", rounds="", checkin="5")
    ).message
    assert "Places: 8" in page.text
    page = (await fill_in(world, "boss", page, "Times", ready="7", clock="0")).message
    assert "7 minutes" in page.text
    await world.press_id("boss", page, page.button("Announce"))
    assert "Double knock-out" in notice(world).text
    again = await world.press_id("boss", page, page.button("Announce"))
    assert "already been announced" in again.whisper
    assert "Round 1" not in notice(world).text


async def test_members_without_the_permission_are_refused(world):
    answer = await world.slash("ana", "tournament create", game="one-shot")
    assert "Manage Events" in answer.whisper
    boss(world)
    await announce(world)
    for command in ("manage", "remove", "add"):
        options = {} if command == "manage" else {"member": world.players["ben"]}
        answer = await world.slash("ana", f"tournament {command}", **options)
        assert "Only members with *Manage Events*" in answer.whisper
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "tm:1:sure-cancel"}
    forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
    assert "Only members with *Manage Events*" in (await world.press_id("ana", forged, "tm:1:sure-cancel")).whisper
    assert (await world.bot.tournaments.get(1)).record.phase == "signup"


async def test_a_channel_where_the_bot_may_not_create_threads_is_refused(world):
    boss(world)
    world.channels["quiet"] = world.guild.create_text_channel(
        "quiet", overwrites={world.guild.me: discord.PermissionOverwrite(create_public_threads=False)}
    )
    answer = await world.slash("boss", "tournament create", channel="quiet", game="one-shot")
    assert "Create Public Threads" in answer.whisper


async def test_choices_that_only_some_formats_have(world):
    boss(world)
    page = await draft(world)
    page = (await world.choose("boss", page, ":format", '"pods"')).message
    answer = await fill_in(world, "boss", page, "Times", ready="5", clock="60", points="1, 3")
    assert "never going up" in answer.whisper
    page = (await fill_in(world, "boss", page, "Times", ready="5", clock="60", points="5, 3, 1")).message
    assert "Points by place: 5, 3, 1" in page.text
    page = (await world.choose("boss", page, ":format", '"groups"')).message
    answer = await fill_in(world, "boss", page, "Times", ready="5", clock="60", group="3", advance="3")
    assert "fewer than the group has" in answer.whisper
    page = (await fill_in(world, "boss", page, "Times", ready="5", clock="60", group="3", advance="1")).message
    assert "Groups of 3; the best 1 of each" in page.text
    page = (await world.choose("boss", page, ":format", '"single"')).message
    await world.choose("boss", page, ":third", "true")
    plan = (await world.bot.tournaments.get(1)).state.plan
    assert (plan.format, plan.third_place, plan.points, plan.advance) == ("single", True, (), 1)
    for forged in ('td:1:format="chess"', 'td:1:compare="luck"', "td:1:turn_limit=7", "td:1:words_seen=1"):
        custom_id, _, value = forged.partition("=")
        assert (await world.forge_choice("boss", page, custom_id, value)).whisper
    assert (await world.bot.tournaments.get(1)).state.plan == plan


async def test_threads_and_announcement_channels_are_refused(world):
    boss(world)
    world.channels["news"] = world.guild.create_news_channel("news")
    answer = await world.slash("boss", "tournament create", channel="news", game="one-shot")
    assert "needs a text channel" in answer.whisper
    await announce(world)
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    answer = await world.slash("boss", "tournament create", channel=open_threads(world)[0], game="one-shot")
    assert "needs a text channel" in answer.whisper


async def test_hostile_names_do_no_harm(world):
    boss(world)
    page = await draft(world, name="@everyone **x**")
    await world.press_id("boss", page, page.button("Announce"))
    assert "@everyone" not in notice(world).text
    world.invite("evil", nick="`@here` <@1> [x](http://evil)")
    await world.press("evil", "Sign up", on=notice(world))
    assert "@here" not in notice(world).text
    enter(world, world.channels["games"])


async def test_names_of_tournaments_and_teams_go_through_the_word_filter(world):
    boss(world)
    await world.bot.servers.change(world.guild.id, unwanted_words=["damn"])
    answer = await world.slash("boss", "tournament create", game="just-one", name="Damn cup")
    assert "“damn” is blocked" in answer.whisper
    page = await draft(world, game="just-one")
    basics = {"start": "", "size": "8", "rounds": "1", "checkin": "0"}
    refused = await fill_in(world, "boss", page, "Name", name="The D4MN cup", **basics)
    assert "“damn” is blocked" in refused.whisper
    page = (await fill_in(world, "boss", page, "Name", name="Words", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    opened = await world.press("ana", "Sign up", on=world.messages()[0])
    form = world.forms[id(opened)]
    mates = [world.players["ben"], world.players["cy"]]
    answer = world.read_answer(await world.players["ana"].submit_modal(form, {"team": "damn good", "mates": mates}))
    assert "“damn” is blocked" in answer.whisper
    await settled(world)
    assert "damn" not in world.messages()[0].text.lower()


async def test_an_organiser_is_not_asked_how_well_computers_play(world):
    boss(world)
    page = await draft(world)
    answer = await world.press("boss", "Game…", on=page)
    assert "turn_limit" in str(answer.message.parts)
    assert "computers" not in str(answer.message.parts)
