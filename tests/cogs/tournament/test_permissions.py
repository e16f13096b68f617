"""What organisers and members can make the bot do: never more than their own permissions allow."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cogs.tournament_steps import (
    announce,
    begin,
    boss,
    draft,
    fill_in,
    notice,
    set_permissions,
    settled,
    sign_up,
)

LEAD_BUTTONS = ("checkin", "start", "pause", "resume", "sure-cancel", "sure-stop", "back")


def forged(world, custom_id: str):
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    return replace(notice(world), parts=({"type": 1, "components": [button]},))


# --- leading a tournament


@pytest.mark.parametrize("act", LEAD_BUTTONS)
async def test_an_organiser_who_lost_the_permission_cannot_press_any_button_of_theirs(world, act):
    await begin(world, names=("ana", "ben"))
    before = await world.bot.tournaments.affair(1)
    await set_permissions(world, "boss")
    answer = await world.press_id("boss", forged(world, f"tm:1:{act}"), f"tm:1:{act}")
    assert "you no longer have either" in answer.whisper
    assert await world.bot.tournaments.affair(1) == before


async def test_an_organiser_who_lost_the_permission_cannot_use_any_command_of_theirs(world):
    await begin(world, names=("ana", "ben"))
    before = await world.bot.tournaments.affair(1)
    await set_permissions(world, "boss")
    ana, ben = world.people["ana"], world.people["ben"]
    commands = {
        "manage": {},
        "result": {"match": 1, "outcome": "1>2"},
        "swap": {"first": ana, "second": ben},
        "add": {"member": world.people["cy"]},
        "remove": {"member": ana},
    }
    for command, options in commands.items():
        answer = await world.slash("boss", f"tournament {command}", **options)
        assert "you no longer have either" in answer.whisper, command
    assert await world.bot.tournaments.affair(1) == before


async def test_whoever_has_the_permission_leads_a_tournament_of_somebody_else(world):
    await begin(world, names=("ana", "ben"))
    boss(world, "helper", manage_guild=True)
    await set_permissions(world, "boss")
    answer = await world.slash("helper", "tournament result", match=1, outcome="1>2")
    assert "is decided" in answer.whisper
    await settled(world)
    assert "It is over" in notice(world).text


async def test_a_player_can_still_leave_without_any_permission(world):
    boss(world)
    await announce(world)
    await sign_up(world, "boss", "ana", "ben")
    await set_permissions(world, "boss")
    assert "left" in (await world.slash("boss", "tournament drop")).whisper


async def test_a_draft_needs_the_permission_at_each_step(world):
    boss(world)
    page = await draft(world)
    opened = await world.press_id("boss", page, page.button("Name"))
    form, record = world._forms[id(opened)], (await world.bot.tournaments.affair(1)).record
    await set_permissions(world, "boss")
    for label in ("Name", "Announce"):
        answer = await world.press_id("boss", page, page.button(label))
        assert "you no longer have either" in answer.whisper
    answer = await world.choose("boss", page, ":format", '"double"')
    assert "you no longer have either" in answer.whisper
    basics = {"name": "Mine", "start": "", "size": "8", "rounds": "", "checkin": "0"}
    answer = world._answer(await world.people["boss"].submit_modal(form, basics))
    assert "you no longer have either" in answer.whisper
    assert (await world.bot.tournaments.affair(1)).record == record
    await set_permissions(world, "boss", manage_events=True)
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    assert "Mine" in notice(world).text
