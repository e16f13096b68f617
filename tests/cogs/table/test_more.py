"""More in the lobby: what the host, a player, a stranger and a moderator find there, and what a click in it does."""

from __future__ import annotations

import discord
import pytest

from rules.errors import Refusal
from tests.cogs.table.test_lobby import lobby
from tests.worlds import Message, walk
from tests.worlds.simulated import SimulatedWorld


async def more(world: SimulatedWorld, who: str) -> Message:
    answer = await world.press(who, "More")
    assert answer.message.ephemeral
    return answer.message


def selects(message: Message) -> list[str]:
    return [part["custom_id"] for part in walk(message.parts) if part["type"] == 3]


def invite_moderator(world: SimulatedWorld) -> None:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    world.invite("mo", roles=[role])


async def test_what_is_in_more_depends_on_who_opens_it(world):
    invite_moderator(world)
    await lobby(world, "ben")
    host, player, stranger, moderator = [await more(world, who) for who in ("ana", "ben", "dee", "mo")]
    options = ["o:1:turn_limit", "o:1:duel_rounds", "o:1:rotation", "o:1:open_memory"]
    assert sorted(selects(host)) == sorted([*options, "x:1"])
    assert host.labels == [
        *("Add a computer", "Add the channel", "Who may join", "Presets", "Leave"),
        *("Mix in a word", "Rules", "Learn", "Close lobby"),
    ]
    assert selects(player) == []
    assert player.labels == ["Leave", "Mix in a word", "Rules", "Learn", "Tell me next time"]
    assert (selects(stranger), stranger.labels) == ([], ["Rules", "Learn", "Tell me next time"])
    assert (selects(moderator), moderator.labels) == (
        ["x:1"],
        ["Rules", "Learn", "Tell me next time", "Close lobby"],
    )


async def test_a_moderator_who_plays_finds_leave_and_cancel(world):
    invite_moderator(world)
    await lobby(world, "mo")
    assert (await more(world, "mo")).labels == [
        *("Leave", "Mix in a word", "Rules", "Learn", "Tell me next time", "Close lobby"),
    ]


async def test_start_is_disabled_with_the_reason_until_it_can_work(world):
    await world.slash("ana", "play", game="just-one")
    for missing, joins in ((2, "ben"), (1, "cy")):
        assert "Start" not in world.table().labels
        assert f"Waiting for **{missing}** more player{'s' if missing > 1 else ''}." in world.table().text
        await world.press(joins, "Join")
    assert "Start" in world.table().labels
    assert "Waiting" not in world.table().text


async def test_start_is_disabled_while_the_options_do_not_suit_the_players(world):
    await world.slash("ana", "play", game="only-one")
    for who in ("ben", "cy"):
        await world.press(who, "Join")
    assert "Start" in world.table().labels
    reason = await choose_unsuitable(world)
    assert f"⚠️ {reason}" in world.table().text
    assert "Start" not in world.table().labels


async def choose_unsuitable(world: SimulatedWorld) -> str:
    """Choose the first value that three players can't play with; return the beginning of the reason."""
    panel = await more(world, "ana")
    for part in walk(panel.parts):
        for option in part.get("options", ()) if part["type"] == 3 else ():
            if option.get("description"):
                await world.choose("ana", panel, part["custom_id"], option["value"])
                return option["description"][:60]
    raise AssertionError("every value suits three players")


async def test_only_changed_options_are_listed(world):
    await lobby(world, "ben")
    assert "Time per move" not in world.table().text
    assert "**on**" not in world.table().text
    panel = await more(world, "ana")
    await world.choose("ana", panel, "turn_limit", "60")
    assert "Time per move: **1 minute, then a computer moves**" in world.table().text
    assert len([line for line in world.table().text.splitlines() if line.startswith("- ")]) == 1
    await world.choose("ana", panel, "turn_limit", "0")
    assert "Time per move" not in world.table().text


async def test_play_privately_is_offered_only_while_the_host_is_alone(world):
    await world.slash("ana", "play", game="rokujika")
    assert "Play privately" in (await more(world, "ana")).labels
    assert "Play privately" not in (await more(world, "dee")).labels
    await world.press_more("ana", "Add a computer")
    assert "Play privately" not in (await more(world, "ana")).labels
    await world.press_more("ana", "Remove a computer")
    assert "Play privately" in (await more(world, "ana")).labels
    await world.press("ben", "Join")
    assert "Play privately" not in (await more(world, "ana")).labels


async def test_a_click_in_more_updates_more_and_the_lobby(world):
    await lobby(world)
    panel = await more(world, "ana")
    assert "Remove a computer" not in panel.labels
    answer = await world.press("ana", "Add a computer", on=panel)
    assert answer.message.id == panel.id
    assert answer.message.labels == [
        "Add a computer",
        "Remove a computer",
        "Add the channel",
        "Who may join",
        "Presets",
        "Leave",
        "Mix in a word",
        "Rules",
        "Learn",
        "Close lobby",
    ]
    assert "Computer 1" in world.table().text
    assert "Start" in world.table().labels
    answer = await world.choose("ana", answer.message, "duel_rounds", "4")
    assert answer.message.id == panel.id
    chosen = [option["label"] for option in answer.message.select("duel_rounds")["options"] if option.get("default")]
    assert chosen == ["4 rounds"]
    assert "Leave" in answer.message.labels, "a choice keeps the buttons"
    await world.press("ana", "Remove a computer", on=answer.message)
    assert "Computer 1" not in world.table().text
    assert len(world.private("ana")) == 1


async def test_leaving_and_cancelling_in_more_is_confirmed_there(world):
    await lobby(world, "ben", "cy")
    left = (await world.press_more("ben", "Leave")).message
    assert (left.ephemeral, "left the lobby" in left.text) == (True, True)
    assert "Leave" not in left.labels
    closed = (await world.press_more("ana", "Close lobby")).message
    assert (closed.text, closed.labels) == ("The lobby is closed.", [])
    assert "closed" in world.table().text


async def test_more_from_before_the_start_says_that_the_game_has_started(world):
    await lobby(world, "ben")
    old = await more(world, "ben")
    await world.restart()  # nobody remembers that it is open
    await world.press("ana", "Start")
    before = world.table()
    answer = await world.press("ben", "Leave", on=old)
    assert "started" in answer.message.text
    assert answer.message.labels == []
    assert answer.whispers == []
    assert world.table() == before
    assert len((await world.bot.tables.record(1)).members) == 2


async def test_more_of_a_closed_lobby_says_so(world):
    await lobby(world, "ben")
    old = await more(world, "ana")
    await world.wait(16 * 60)
    answer = await world.press("ana", "Add a computer", on=old)
    assert "closed" in answer.message.text
    assert answer.message.labels == []


async def test_a_refused_click_in_more_is_told_there_and_brings_it_up_to_date(world):
    await lobby(world, "ben", "cy")
    old = await more(world, "ana")
    await world.press("dee", "Join")
    answer = await world.press("ana", "Add a computer", on=old)
    assert "The table is full" in answer.message.text
    assert "Add a computer" not in answer.message.labels
    assert "Close lobby" in answer.message.labels
    assert answer.whispers == []


async def test_a_host_who_handed_over_has_no_options_any_more(world):
    await lobby(world, "ben")
    old = await more(world, "ana")
    await world.bot.tables.leave(1, world.players["ana"].id)
    answer = await world.choose("ana", old, "duel_rounds", "4")
    assert "Only ben" in answer.message.text
    assert selects(answer.message) == []
    assert "4 rounds" not in world.table().text


async def test_removing_a_player_asks_first_and_cancel_changes_nothing(world):
    await lobby(world, "ben")
    ben = str(world.players["ben"].id)
    question = (await world.choose("ana", await more(world, "ana"), "x:1", ben)).message
    assert question.labels == ["Remove", "Cancel"]
    kept = (await world.press("ana", "Cancel", on=question)).message
    assert "x:1" in selects(kept), "it is More again"
    assert "**ben**" in world.table().text
    await world.press("ana", "Remove", on=question)
    assert "**ben**" not in world.table().text
    twice = await world.press("ana", "Remove", on=question)
    assert "⚠️" in twice.message.text


async def test_a_user_may_take_the_seat_of_a_computer_at_a_full_table(world):
    await lobby(world)
    for _ in range(3):
        await world.press_more("ana", "Add a computer")
    assert "Players (4 of 4)" in world.table().text
    await world.press("ben", "Join")
    assert "Players (4 of 4)" in world.table().text
    assert "**ben**" in world.table().text
    assert "Computer 3" not in world.table().text


@pytest.mark.parametrize("custom_id", ["x:1", "o:1:duel_rounds"])
async def test_a_select_forged_on_the_lobby_changes_nothing(world, custom_id):
    await lobby(world, "ben")
    before = world.table()
    value = str(world.players["ben"].id) if custom_id == "x:1" else "4"
    assert "older version" in (await world.forge_choice("ana", before, custom_id, value)).whisper
    assert "older version" in (await world.forge("ana", before, f"kick:1:{world.players['ben'].id}")).whisper
    assert world.table() == before


async def test_more_in_another_channel_is_refused(world):
    await lobby(world, "ben")
    seen = world.table()
    for custom_id in ("more:1", "l:1:computer", f"kick:1:{world.players['ben'].id}"):
        assert (await world.forge("ana", seen, custom_id, channel="lounge")).whisper
    assert world.table() == seen


async def test_j27_the_first_computer_in_a_lobby_of_just_one_brings_others_up_to_four(world):
    await world.slash("ana", "play", game="just-one")
    await world.press_more("ana", "Add a computer")
    assert "4 of 7" in world.table().text
    await world.press_more("ana", "Add a computer")
    assert "5 of 7" in world.table().text
    await world.press("ana", "Start")
    for _ in range(12):
        await world.wait(10)
    assert "turn 1" in world.table().text


async def test_just_one_has_no_computers_in_a_language_without_clues_for_them(world):
    await world.slash("ana", "play", game="just-one")
    await world.press_more("ana", "Add a computer")
    await world.bot.tables.choose(1, world.players["ana"].id, "language", "es")
    with pytest.raises(Refusal, match="just-one-no-computers"):
        await world.bot.tables.deals.start(1, world.players["ana"].id)
    await world.press_more("ana", "Remove a computer")
    assert "Add a computer" not in (await more(world, "ana")).labels
    with pytest.raises(Refusal, match="just-one-no-computers"):
        await world.bot.tables.add_computer(1, world.players["ana"].id, "Computer 9")


async def test_the_level_of_computers_is_offered_once_there_is_one(world):
    await lobby(world)
    panel = await more(world, "ana")
    assert "o:1:computers" not in selects(panel)
    answer = await world.press("ana", "Add a computer", on=panel)
    assert "Computer players" not in world.table().text
    answer = await world.choose("ana", answer.message, "o:1:computers", '"hard"')
    assert "Computer players: **hard**" in world.table().text
    await world.press("ana", "Start", on=world.table())
    assert (await world.bot.tables.record(1)).options["computers"] == "hard"
