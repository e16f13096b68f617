"""The announce role: one mention at sign-up and one at the start, and only if the organiser could mention it."""

from __future__ import annotations

import pytest

from tests.cogs.tournament.steps import (
    BASICS,
    be_ready,
    boss,
    draft,
    fill_in,
    lead,
    open_threads,
    play_out,
    set_permissions,
    settled,
    sign_up,
)


async def choose_role(world, role):
    """Draft a tournament and choose the role to ping; return the draft and the answer."""
    page = await draft(world)
    page = (await fill_in(world, "boss", page, "Name", **BASICS)).message
    return page, await world.pick("boss", page, "ta:1", role)


def pings(world, role: int) -> list[str]:
    """The texts that mention the role, with what Discord was told to notify."""
    found = []
    for request in world.env.http_requests:
        body = request.json if isinstance(request.json, dict) else {}
        if request.method == "POST" and role in (body.get("allowed_mentions") or {}).get("roles", []):
            found.append(str(body["content"]))
    return found


async def test_the_role_is_mentioned_once_at_sign_up_and_once_at_the_start(world):
    boss(world)
    chosen = world.guild.create_role("players", mentionable=True)
    page, answer = await choose_role(world, chosen)
    role = chosen.id
    await world.press_id("boss", page, answer.message.button("Announce"))
    await settled(world)
    assert [text for text in pings(world, role) if f"<@&{role}> Sign-up is open for **Cup**" in text] == pings(
        world, role
    )
    assert len(pings(world, role)) == 1
    await sign_up(world, "ana", "ben", "cy", "dee")
    await lead(world, "Start now")
    assert len(pings(world, role)) == 2
    assert "has started" in pings(world, role)[1]
    while channels := open_threads(world):
        for channel in channels:
            await be_ready(world, channel)
            await play_out(world, channel)
    assert len(pings(world, role)) == 2, "never per match"


async def test_a_role_that_the_organiser_may_not_mention_is_refused(world):
    boss(world)
    role = world.guild.create_role("quiet")
    page, answer = await choose_role(world, role)
    assert "Pick a role that you can ping yourself" in answer.whisper
    await set_permissions(world, "boss", manage_events=True, mention_everyone=True)
    answer = await world.pick("boss", page, "ta:1", role)
    assert answer.message is not None
    await set_permissions(world, "boss", manage_events=True)
    answer = await world.press_id("boss", page, page.button("Announce"))
    assert "Pick a role that you can ping yourself" in answer.whisper


@pytest.mark.parametrize("wrong", ["everyone", "unknown"])
async def test_everyone_and_unknown_roles_are_refused(world, wrong):
    boss(world, manage_events=True, mention_everyone=True)
    role = world.guild.id if wrong == "everyone" else 12345
    page = await draft(world)
    answer = await world.forge_choice("boss", page, "ta:1", str(role))
    assert ("I don't ping everyone" if wrong == "everyone" else "no longer exists") in answer.whisper
    assert (await world.bot.tournaments.get(1)).record.settings.announce_role is None


async def test_an_organiser_who_lost_the_permission_starts_without_a_mention(world):
    boss(world, manage_events=True, mention_everyone=True)
    chosen = world.guild.create_role("quiet")
    page, _ = await choose_role(world, chosen)
    role = chosen.id
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    assert len(pings(world, role)) == 1
    await set_permissions(world, "boss", manage_events=True)
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    assert len(pings(world, role)) == 1
    assert any("has started" in message.text for message in world.messages())
