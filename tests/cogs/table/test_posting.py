"""Members who may not send messages in a channel, such as muted ones, cannot make the bot post there for them."""

from __future__ import annotations

import pytest

from cogs.core.text import mention_users
from tests.cogs.rokujika.daily_steps import play_daily
from tests.cogs.stats.test_stats import quickly, stats
from tests.cogs.table.test_menu import begin, do, turn
from tests.cogs.tournament.steps import announce, boss, draft, fill_in, notice, settled
from tests.worlds import Message

MUTED = "You can't send messages here"


@pytest.fixture
async def muted(world):
    await world.deny("ana", send_messages=False, send_messages_in_threads=False)
    return world


async def test_they_open_no_table(muted):
    assert MUTED in (await muted.slash("ana", "play", game="one-shot")).whisper
    assert MUTED in (await muted.slash("ana", "play")).whisper
    assert MUTED in (await muted.forge_choice("ana", Message(1, ()), "g:choose", '"one-shot"')).whisper
    assert muted.messages() == []
    assert (await muted.slash("ana", "play", game="rokujika", private=True)).message.ephemeral


async def test_they_open_no_thread(muted):
    await muted.bot.servers.change(muted.guild.id, threads=3)
    assert MUTED in (await muted.slash("ana", "play", game="one-shot")).whisper
    assert muted.channels["games"].threads == []


async def test_they_do_not_bring_a_table_to_the_bottom(world):
    await begin(world, "ana", "ben")
    await world.deny("ana", send_messages=False)
    before = world.table().id
    assert MUTED in (await world.slash("ana", "table show")).whisper
    assert world.table().id == before
    await world.slash("ben", "table show")
    assert world.table().id != before


async def test_muted_members_cannot_nudge(world):
    await begin(world, "ana", "ben", "cy")
    active = await turn(world)
    waiting = next(who for who in ("ana", "ben", "cy") if who != active)
    await world.deny(waiting, send_messages=False)
    assert MUTED in await do(world, waiting, "nudge-0")
    assert not any("<@" in message.text for message in world.messages())


async def test_they_share_no_result_of_the_day(world):
    result = await play_daily(world)
    await world.deny("ana", send_messages=False)
    assert MUTED in (await world.press("ana", "Share", on=result)).whisper
    assert world.messages() == []
    await world.deny("ana")
    await world.press("ana", "Share", on=result)
    assert len(world.messages()) == 1


async def test_they_share_no_statistics(world):
    await quickly(world, "ana", "ben")
    page = await stats(world, "ana")
    await world.deny("ana", send_messages=False)
    assert MUTED in (await world.press_id("ana", page, page.button("Show everyone"))).whisper
    assert world.messages() == []


async def test_they_see_a_tournament_without_posting_it_again(world):
    boss(world)
    await announce(world)
    before = world.messages()
    await world.deny("ana", send_messages=False)
    shown = await world.slash("ana", "tournament show")
    assert shown.message.ephemeral
    assert "Cup" in shown.message.text
    assert world.messages() == before


async def test_muted_members_cannot_invite_to_a_team(world):
    boss(world)
    page = await draft(world, game="just-one")
    basics = {"name": "Words", "start": "", "size": "8", "rounds": "1", "checkin": "0"}
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    opened = await world.press("ana", "Sign up", on=notice(world))
    await world.deny("ana", send_messages=False)
    fields = {"team": "Us", "mates": [world.players["ben"], world.players["cy"]]}
    answer = world.read_answer(await world.players["ana"].submit_modal(world.forms[id(opened)], fields))
    assert MUTED in answer.whisper
    assert not any(f"<@{world.players['ben'].id}>" in message.text for message in world.messages())


def test_mentions_notify_only_the_users_they_name():
    mentions, allowed = mention_users([1, 0, 2])
    assert mentions == "<@1> <@2>"
    assert allowed.to_dict() == {"parse": [], "users": [1, 2]}
