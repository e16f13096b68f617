"""Sign-up alone and in teams, waiting list and check-in."""

from __future__ import annotations

from tests.cogs.tournament.steps import (
    announce,
    be_ready,
    begin,
    boss,
    draft,
    fill_in,
    lead,
    notice,
    open_threads,
    play_out,
    players,
    settled,
    sign_up,
    withdraw,
)


async def test_signing_up_waiting_and_moving_up(world):
    boss(world)
    await announce(world, size="2")
    await sign_up(world, "ana", "ben")
    assert "waiting list" in (await world.press("cy", "Sign up", on=notice(world))).whisper
    assert "Signed up: 2 of 2" in notice(world).text
    assert "Waiting list: 1" in notice(world).text
    await withdraw(world, "ana")
    assert "Waiting list" not in notice(world).text
    assert "▫️ cy" in notice(world).text


async def test_a_bye_is_shown_and_the_organiser_sees_the_number_of_sign_ups(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben", "cy")
    assert f"Organised by <@{world.players['boss'].id}>" in notice(world).text
    page = (await world.slash("boss", "tournament manage")).message
    assert "Cup · sign-up open\nSigned up: 3 of 32" in page.text
    assert "/tournament result" not in page.text, "nothing has been played"
    await lead(world, "Start now")
    edits = [
        one for one in world.env.http_requests if one.method == "PATCH" and f"/messages/{notice(world).id}" in one.path
    ]
    assert edits[-1].json["allowed_mentions"] == {"parse": []}, "the organiser is named, not called"
    (channel,) = open_threads(world)
    (rests,) = {"ana", "ben", "cy"} - set(players(channel))
    assert f"💤 Bye (1 point): {rests}" in notice(world).text
    assert f"📣 <#{world.channels[channel].id}> · getting ready" in notice(world).text
    assert "bye this round: 1 point" in (await world.press(rests, "My match", on=notice(world))).whisper
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "🥇" not in notice(world).text, "nobody has won anything yet"
    assert "1 point\n" in notice(world).text
    shown = (await world.press(rests, "Standings", on=notice(world))).message
    assert "wins–draws–losses" in shown.text


async def test_in_an_arena_the_reply_says_where_the_match_is(world):
    await begin(world, "arena", ("ana", "ben"))
    assert "You're next" in (await world.press("ana", "Play next", on=notice(world))).whisper
    await world.wait(61)
    assert "Your match: <#" in (await world.press("ben", "Play next", on=notice(world))).whisper


async def test_check_in_by_the_clock(world):
    boss(world)
    await announce(world, start="2h", checkin="15")
    await sign_up(world, "ana", "ben", "cy")
    await world.wait(7200 - 900 + 1)
    assert "Check-in is open" in notice(world).text
    assert any("check-in is open" in message.text and "<@" in message.text for message in world.messages())
    for name in ("ana", "ben"):
        assert "checked in" in (await world.press(name, "Check in", on=notice(world))).whisper
    await world.wait(901)
    assert len(open_threads(world)) == 1
    assert sorted(players(open_threads(world)[0])) == ["ana", "ben"]


async def test_teams_sign_up_and_their_members_accept(world):
    boss(world)
    page = await draft(world, game="just-one")
    page = (
        await fill_in(world, "boss", page, "Name", name="Words", start="", size="8", rounds="1", checkin="0")
    ).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    shown = world.messages()[0]
    mates = [world.players["ben"], world.players["cy"]]
    opened = await world.press("ana", "Sign up", on=shown)
    form, world.markdown_typed = world.forms[id(opened)], True
    answer = world.read_answer(await world.players["ana"].submit_modal(form, {"team": "The *A*", "mates": mates}))
    assert "once everyone" in answer.whisper
    await settled(world)
    asked = world.messages()[-1]
    assert f"<@{mates[0].id}> <@{mates[1].id}> **ana** wants you on team **The \\*A\\***" in asked.text
    assert f"https://discord.com/channels/{world.guild.id}/{world.channels['games'].id}/{shown.id}" in asked.text
    assert "waiting for ben, cy" in world.messages()[0].text
    assert "Signed up: 0 of 8" in world.messages()[0].text
    for name in ("ben", "cy"):
        assert "You're in" in (await world.press(name, "Accept team invite", on=world.messages()[0])).whisper
    assert "already" in (await world.press("cy", "Accept team invite", on=world.messages()[0])).whisper
    await settled(world)
    assert "Signed up: 1 of 8" in world.messages()[0].text
    assert "The \\*A\\*" in world.messages()[0].text


async def test_a_team_invitation_does_not_ping_the_member_who_blocks_its_captain(world):
    boss(world)
    page = await draft(world, game="just-one")
    basics = {"name": "Words", "start": "", "size": "8", "rounds": "1", "checkin": "0"}
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    ana, ben, cy = (world.players[name] for name in ("ana", "ben", "cy"))
    await world.bot.blocks.block(ben.id, ana.id)
    form = world.forms[id(await world.press("ana", "Sign up", on=world.messages()[0]))]
    await ana.submit_modal(form, {"team": "Us", "mates": [ben, cy]})
    await settled(world)
    invitations = [request.json for request in world.env.http_requests if "wants you on" in str(request.json)]
    assert [body["allowed_mentions"]["users"] for body in invitations] == [[cy.id]]
