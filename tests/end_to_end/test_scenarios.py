"""User scenarios on SimCord and on the playground."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from rules.one_shot import OneShot
from rules.replay import replay
from tests.cogs.table.test_replay import play_out
from tests.worlds import World, walk
from tests.worlds.playground import PlaygroundWorld

PLAYERS = ("ana", "ben", "cy", "dee")


async def lobby(world: World, players: int) -> None:
    await world.slash("ana", "play", game="one-shot")
    for name in PLAYERS[1:players]:
        await world.press(name, "Join")


async def begin(world: World, players: int = 2) -> None:
    await lobby(world, players)
    await world.press("ana", "Start")


async def play_one(world: World) -> None:
    table = world.table()
    if "✨" in table.text:  # the turn plays itself
        await world.leap(601)
        await world.bot.tables.deadlines.fire()
        await world.wait(0)
        return
    asked = re.search(r"(?:➡️|✨) \*\*(\w+)\*\*", table.text)
    assert asked, table.text
    labels = table.labels  # no fourth coin, with which the turn would play itself
    label = next((label for label in labels if label.startswith("Take") and "again" in label), labels[-1])
    answer = await world.press(asked[1], label)
    assert answer.acknowledged
    assert not answer.whisper


async def play_on(world: World) -> None:
    while "🏆" not in world.table().text:
        await play_one(world)


@pytest.mark.parametrize("players", [2, 3, 4])
async def test_a_whole_game_from_play_to_the_result(world, players):
    await begin(world, players)
    await play_on(world)
    assert "🏆" in world.table().text
    assert world.table().pictures == ("table.png",)
    assert len(world.messages()) == 1
    saved = await world.store.load_table(1)
    steps = replay(OneShot(), players, OneShot.Options(), saved.seed, await world.store.journal(1))
    assert steps[-1].state.model_dump_json() == saved.position.state
    assert saved.record.phase == "over"
    assert str(max(steps[-1].state.totals)) in world.table().text
    assert not re.search(r"^\d+\. ", world.table().text, re.MULTILINE), "Discord would number places anew"


async def test_a_finished_game_is_replayed_through_a_restart_and_exported(world):
    await begin(world, 2)
    await play_out(world, 1)
    assert (await world.press("cy", "Replay")).acknowledged
    await world.press("cy", "Next", on=world.private("cy")[-1])
    await world.restart()
    await world.press("cy", "Next", on=world.private("cy")[-1])
    assert "move 2 of" in world.private("cy")[-1].text
    select = next(part for part in walk(world.private("cy")[-1].parts) if part["type"] == 3)
    await world.choose("cy", world.private("cy")[-1], select["custom_id"], select["options"][-1]["value"])
    assert "🏆" in world.private("cy")[-1].text
    assert (await world.press("cy", "Export", on=world.private("cy")[-1])).message.pictures == ("one-shot-1.json",)
    assert "✅" in (await world.slash("cy", "table verify")).whisper
    assert "move 0 of" in (await world.slash("cy", "table replay", game="1")).whisper


async def test_the_bot_is_restarted_again_and_again(world):
    await lobby(world, 2)
    await world.restart()
    await world.press("ana", "Start")
    for _ in range(8):
        await world.restart()
        await play_one(world)
    assert len(await world.store.journal(1)) == 8


async def test_the_lobby(world):
    await lobby(world, 3)
    assert "Players (3 of 4)" in world.table().text
    assert "already" in (await world.press("ben", "Join")).whisper
    await world.press_more("ana", "Leave")
    assert "**ben** · host" in world.table().text
    assert "Only ben" in (await world.press("cy", "Start")).whisper
    await world.press_more("ben", "Close")
    assert "closed" in world.table().text
    assert world.table().labels == []


async def test_the_options(world):
    await lobby(world, 2)
    panel = (await world.press("ana", "More")).message
    assert panel.ephemeral
    await world.choose("ana", panel, "duel_rounds", "4")
    assert "**4 rounds**" in world.table().text
    await world.press("ana", "Start")
    assert "round 1 of 4" in world.table().text


async def test_play_without_a_game(world):
    offer = (await world.slash("ana", "play")).message
    assert offer.ephemeral
    await world.choose("ana", offer, "choose", "one-shot")
    assert "**ana** · host" in world.table().text


async def test_a_double_click(world):
    await begin(world)
    table = world.table()
    answers = await world.press_together([("ana", table, table.button("Throw"))] * 2)
    assert all(answer.acknowledged for answer in answers)
    assert len(await world.store.journal(1)) == 1
    assert sum("moved on" in answer.whisper for answer in answers) == 1


async def test_everybody_presses_at_once(world):
    await begin(world, 4)
    table = world.table()
    answers = await world.press_together([(name, table, table.button("Throw")) for name in PLAYERS])
    assert all(answer.acknowledged for answer in answers)
    assert [entry.seat for entry in await world.store.journal(1)] == [0]


async def test_clicks_of_a_stranger_and_of_a_player_out_of_turn_are_refused(world):
    await begin(world)
    assert "not in this game" in (await world.press("dee", "Throw")).whisper
    assert "not your turn" in (await world.press("ben", "Throw")).whisper
    assert await world.store.journal(1) == []


async def test_a_second_table_in_the_channel_and_one_elsewhere(world):
    await lobby(world, 1)
    assert "/channels/" in (await world.slash("ben", "play", game="one-shot")).whisper
    await world.slash("ben", "play", channel="lounge", game="one-shot")
    assert "**ben** · host" in world.table("lounge").text


async def test_chat_scrolls_the_table_away(world):
    await begin(world)
    first = world.table().id
    for number in range(8):
        await world.say("cy", f"chat {number}")
    await world.wait(0.1)
    assert world.messages()[-1].parts, "it came back by itself"
    assert first not in [message.id for message in world.messages()]
    await world.press("ana", "Throw")
    assert world.messages()[-1].parts


async def test_show_end_and_help(world):
    await begin(world)
    first = world.table().id
    await world.slash("ben", "table show")
    assert world.table().id != first
    asked = (await world.slash("ana", "table end")).message
    await world.press("ana", "End", on=asked)
    assert "closed" in world.table().text
    assert "/play" in (await world.slash("dee", "help")).whisper


async def test_a_replay_plays_by_itself_until_a_click(world):
    await begin(world)
    await play_out(world, 1)
    pause = 0.5 if isinstance(world, PlaygroundWorld) else 60.0
    world.bot.timings = replace(world.bot.timings, replay_pace=pause)
    await world.slash("dee", "table replay")
    (mine,) = world.private("dee")
    await world.press("dee", "Play", on=mine)
    for _ in range(20):
        await world.wait(pause)
        (mine,) = world.private("dee")
        if "move 0 of" not in mine.text:
            break
    assert re.search(r"move [1-9]\d* of", mine.text)
    await world.press("dee", "Pause", on=mine)
    (mine,) = world.private("dee")
    assert "Play" in mine.labels
    await world.wait(3 * pause)
    assert world.private("dee") == [mine]
