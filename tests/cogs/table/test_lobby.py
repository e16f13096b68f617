"""From /play to the deal: joining, leaving, options, starting, and every way it can be refused."""

from __future__ import annotations

import re

import discord
import pytest

from bot.i18n import localizer
from cogs.core.text import plain_name, safe_name
from cogs.table.options import value_text
from tests.worlds.simulated import SimulatedWorld


async def lobby(world: SimulatedWorld, *others: str) -> None:
    await world.slash("ana", "play", game="one-shot")
    for name in others:
        await world.press(name, "Join")


async def test_play_opens_a_lobby_that_everybody_sees(world):
    answer = await world.slash("ana", "play", game="one-shot")
    assert answer.acknowledged
    table = world.table()
    assert not table.ephemeral
    assert "ONE SHOT" in table.text
    assert "**ana** · host" in table.text
    assert table.labels == ["Join", "More"]


async def test_play_without_a_game_offers_them_all_to_the_one_who_asked(world):
    answer = await world.slash("ana", "play")
    assert answer.message.ephemeral
    assert world.messages() == []
    await world.choose("ana", answer.message, "choose", "one-shot")
    assert "**ana** · host" in world.table().text


async def test_join_and_leave(world):
    await lobby(world, "ben", "cy")
    assert "Players (3 of 4)" in world.table().text
    await world.press_more("ben", "Leave")
    assert "ben" not in world.table().text
    assert "Players (2 of 4)" in world.table().text


async def test_joining_twice_is_refused(world):
    await lobby(world, "ben")
    assert (await world.press("ben", "Join")).whisper == "You're already in."


async def test_leaving_without_a_seat_is_refused(world):
    await lobby(world)
    lobby_of_before = world.table()
    assert (await world.forge("ben", lobby_of_before, "l:1:leave")).whisper == "You're not in this game."


async def test_joining_a_full_table_is_refused(world):
    await lobby(world, "ben", "cy")
    world.invite("eve")
    seen = world.table()
    assert "or wait for more" in seen.text
    await world.press("dee", "Join")
    assert "Join" not in world.table().labels
    assert "The table is full. **ana**, press **Start**!" in world.table().text
    assert "full" in (await world.press_id("eve", seen, seen.button("Join"))).whisper, "another player was quicker"


async def test_starting_with_too_few_players_is_refused(world):
    await lobby(world)
    table = world.table()
    assert "Start" not in table.labels
    assert "Waiting for **1** more player." in table.text
    assert "Add computers under **More**." in table.text
    assert "at least 2" in (await world.forge("ana", table, "l:1:start")).whisper
    await world.press("ben", "Join")
    assert "Start" in world.table().labels
    assert "Add computers" not in world.table().text


async def test_only_the_host_starts(world):
    await lobby(world, "ben")
    assert "Only ana" in (await world.press("ben", "Start")).whisper
    assert "Join" in world.table().labels


async def test_a_host_who_leaves_hands_over(world):
    await lobby(world, "ben", "cy")
    await world.press_more("ana", "Leave")
    assert "**ben** · host" in world.table().text
    await world.press("ben", "Start")
    assert "Throw" in world.table().labels


async def test_the_last_to_leave_closes_the_table(world):
    await lobby(world)
    await world.press_more("ana", "Leave")
    assert "closed" in world.table().text
    assert world.table().labels == []
    await lobby(world)
    assert "Join" in world.table().labels


async def test_cancel_is_for_the_host(world):
    await lobby(world, "ben")
    assert "Only ana" in (await world.forge("ben", world.table(), "l:1:cancel")).whisper
    await world.press_more("ana", "Close")
    assert "closed" in world.table().text


async def test_a_moderator_may_cancel_too(world):
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    world.invite("mo", roles=[role])
    await lobby(world)
    await world.press_more("mo", "Close")
    assert "closed" in world.table().text


async def test_an_unused_lobby_expires(world):
    await lobby(world)
    await world.wait(14 * 60)
    await world.press("ben", "Join")
    await world.wait(14 * 60)
    assert "Join" in world.table().labels, "a player joined, so it stays open"
    await world.wait(2 * 60)
    assert "closed" in world.table().text
    assert world.table().labels == []


async def test_a_second_play_says_where_the_running_table_is(world):
    await lobby(world)
    link = f"/{world.guild.id}/{world.channels['games'].id}/{world.table().id}"
    answer = await world.slash("ben", "play", game="one-shot")
    assert link in answer.whisper
    assert len(world.messages()) == 1


async def test_another_channel_has_its_own_table(world):
    await lobby(world)
    await world.slash("ben", "play", channel="lounge", game="one-shot")
    assert "**ben** · host" in world.table("lounge").text
    assert "**ana** · host" in world.table("games").text


async def test_options_are_in_more_of_the_host(world):
    await lobby(world, "ben")
    panel = (await world.press("ana", "More")).message
    assert panel.ephemeral
    bens = (await world.press("ben", "More")).message
    assert "o:1:duel_rounds" not in str(bens.parts)
    assert "Only ana" in (await world.forge_choice("ben", bens, "o:1:duel_rounds", "4")).message.text
    await world.choose("ana", panel, "duel_rounds", "4")
    assert "**4 rounds**" in world.table().text
    await world.press("ana", "Start")
    assert "round 1 of 4" in world.table().text


@pytest.mark.parametrize("over", ["start", "cancel"])
async def test_more_is_deleted_when_the_lobby_is_over(world, over):
    await lobby(world, "ben")
    for who in ("ana", "ana", "ben", "dee"):
        await world.press(who, "More")
    assert [len(world.private(who)) for who in ("ana", "ben", "dee")] == [1, 1, 1]
    await world.forge("ana", world.table(), f"l:1:{over}")
    assert [world.private(who) for who in ("ana", "ben", "dee")] == [[], [], []]


async def test_every_option_of_the_panel_can_be_chosen(world):
    await lobby(world, "ben")
    panel = (await world.press("ana", "More")).message
    for option, value, shown in [
        ("turn_limit", "60", "1 minute"),
        ("rotation", '"example"', value_text("one-shot", "rotation", "example", localizer("en"))),
        ("open_memory", "true", "**on**"),
    ]:
        await world.choose("ana", panel, option, value)
        assert shown in world.table().text


async def test_options_cannot_be_changed_after_the_start(world):
    await lobby(world, "ben")
    panel = (await world.press("ana", "More")).message
    await world.bot.tables.deals.start(1, world.players["ana"].id)
    answer = await world.choose("ana", panel, "duel_rounds", "4")
    assert "already started" in answer.whisper
    assert answer.message.labels == []
    await world.slash("ana", "table show")
    assert "round 1 of 2" in world.table().text


async def test_an_old_lobby_button_after_the_start_shows_the_game(world):
    await lobby(world, "ben")
    old = world.table()
    await world.press("ana", "Start")
    answer = await world.press("cy", "Join", on=old)
    assert "already started" in answer.whisper
    assert "Throw" in world.table().labels


async def test_fifty_users_click_join_at_once(world):
    await lobby(world)
    crowd = [f"p{number}" for number in range(50)]
    for name in crowd:
        world.invite(name)
    table = world.table()
    answers = await world.press_together([(name, table, table.button("Join")) for name in crowd])
    assert all(answer.acknowledged for answer in answers)
    refused = [answer for answer in answers if "full" in answer.whisper]
    assert len(refused) == 47
    text = world.table().text
    assert "Players (4 of 4)" in text
    assert [name for name in crowd if f"**{name}**" in text] == crowd[:3]


async def test_the_same_interaction_delivered_twice_counts_once(world):
    await lobby(world)
    table = world.table()
    await world.press_together([("ben", table, table.button("Join"))], twice=True)
    assert "Players (2 of 4)" in world.table().text


@pytest.mark.parametrize("missing", ["send_messages", "attach_files"])
async def test_missing_permissions_are_named_before_anything_is_opened(world, missing):
    me = world.guild.me
    world.channels["quiet"] = world.guild.create_text_channel(
        "quiet", overwrites={me: discord.PermissionOverwrite(**{missing: False})}
    )
    answer = await world.slash("ana", "play", channel="quiet", game="one-shot")
    assert missing.replace("_", " ").title() in answer.whisper
    assert await world.store.live_table(world.channels["quiet"].id) is None


async def test_a_lobby_that_cannot_be_posted_is_closed_again(world):
    world.env.inject_error("POST", "/interactions/*/callback", status=500)
    await world.slash("ana", "play", game="one-shot")
    assert await world.store.live_table(world.channels["games"].id) is None


async def test_hostile_names_do_no_harm(world):
    world.markdown_typed = True
    user = world.env.create_user("mallory", global_name="**@everyone** <@1> `x` # big\u202e")
    world.players["mallory"] = world.guild.add_member(user)
    await lobby(world)
    await world.press("mallory", "Join")
    line = next(line for line in world.table().text.splitlines() if "everyone" in line)
    assert "\u202e" not in line
    assert "@everyone" not in line
    assert "\\*\\*" in line
    assert "<@1>" not in line.replace("\\<", "")


@pytest.mark.parametrize("name", ["https://x.example/**big**", "https://x.example/||dark||"])
def test_markdown_hides_in_no_link(name):
    assert not re.search(r"(?<!\\)[*|]", safe_name(name))


def test_names_read_from_the_right_turn_no_numbers_round():
    name = "\u0645\u062d\u0645\u062f"
    assert safe_name(name) == plain_name(name) == f"\u2068{name}\u2069"
    assert safe_name("Ada") == plain_name("Ada") == "Ada"


async def test_a_lobby_from_before_an_option_was_added_can_still_be_used(world):
    await lobby(world, "ben")
    saved = await world.store.load_table(1)
    fewer = {name: value for name, value in saved.record.options.items() if name != "open_memory"}
    await world.store.save_table(saved.record.model_copy(update={"options": fewer}), saved.deadline)
    await world.restart()
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "duel_rounds", "4")
    assert "**4 rounds**" in world.table().text
    await world.press("ana", "Start")
    assert "round 1 of 4" in world.table().text
