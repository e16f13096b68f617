"""ONE SHOT through its buttons, from the lobby to the result, with stale clicks, restarts and moderators."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import replace

from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld

PLAYERS = ("ana", "ben", "cy", "dee")


async def begin(world: SimulatedWorld, players: int = 2, channel: str = "games", **options: str) -> None:
    await world.slash("ana", "play", channel=channel, game="one-shot")
    for name in PLAYERS[1:players]:
        await world.press(name, "Join", channel)
    if options:
        panel = (await world.press("ana", "More", channel)).message
        for option, value in options.items():
            await world.choose("ana", panel, option, value, channel)
    await world.press("ana", "Start", channel)


def waiting_for(world: SimulatedWorld, channel: str = "games") -> str:
    """Return the player whose turn it is."""
    asked = re.search(r"(?:➡️|✨) \*\*(\w+)\*\*", world.table(channel).text)
    assert asked, world.table(channel).text
    return asked[1]


async def play_one(world: SimulatedWorld, channel: str = "games") -> int:
    """Let the active player take a coin if possible, else throw. Return the clicks: 0 if the turn plays itself."""
    table = world.table(channel)
    if "✨" in table.text:
        assert table.labels == [], "nothing to click"
        await world.wait(601)
        return 0
    label = "Take" if any(label.startswith("Take") for label in table.labels) else "Throw"
    answer = await world.press(waiting_for(world, channel), label, channel)
    assert answer.acknowledged
    assert not answer.whisper
    return 1


async def play_on(world: SimulatedWorld, channel: str = "games") -> None:
    while "🏆" not in world.table(channel).text:
        await play_one(world, channel)


async def journal(world: SimulatedWorld, table: int = 1):
    return await world.store.journal(table)


async def test_the_bot_dies_between_every_two_clicks_of_a_whole_game(world):
    await world.slash("ana", "play", game="one-shot")
    await world.restart()
    await world.press("ben", "Join")
    await world.restart()
    await world.press("ana", "Start")
    clicks = 0
    while "🏆" not in world.table().text:
        if "✨" not in world.table().text:  # a restart would put off what the clock does
            await world.restart()
        clicks += await play_one(world)
    assert "🏆" in world.table().text
    moves = await journal(world)
    assert [entry.number for entry in moves] == list(range(1, len(moves) + 1))
    assert sum(entry.by is not None for entry in moves) == clicks


async def test_a_double_click_throws_once(world):
    await begin(world)
    table = world.table()
    answers = await world.press_together([("ana", table, table.button("Throw"))] * 2)
    assert len(await journal(world)) == 1
    assert "moved on" in answers[1].whisper
    assert all(answer.acknowledged for answer in answers)


async def test_the_same_click_delivered_twice_is_one_move(world):
    await begin(world)
    table = world.table()
    await world.press_together([("ana", table, table.button("Throw"))], twice=True)
    assert len(await journal(world)) == 1


async def test_the_same_click_delivered_again_after_a_restart_is_one_move(world):
    await begin(world)
    table = world.table()
    turn = {"epoch": 0, "guild": world.guild.id, "channel": world.channels["games"].id, "key": "77"}
    ana = world.players["ana"].id
    await world.bot.tables.play(1, ana, '{"do":"throw"}', **turn)
    await world.restart()
    again = await world.bot.tables.play(1, ana, '{"do":"throw"}', **turn)
    assert again.repeated
    assert len(await journal(world)) == 1
    assert table.labels == ["Throw"]


async def test_a_stale_button_is_refused_and_redraws_the_table(world):
    await begin(world)
    old = world.table()
    await world.press("ana", "Throw")
    answer = await world.press("ana", "Throw", on=old)
    assert "moved on" in answer.whisper
    assert len(await journal(world)) == 1
    assert world.table().text != old.text


async def test_a_spectators_click_is_refused(world):
    await begin(world)
    before = world.table()
    answer = await world.press("dee", "Throw")
    assert "not in this game" in answer.whisper
    assert world.table() == before
    assert await journal(world) == []


async def test_a_click_out_of_turn_is_refused(world):
    await begin(world)
    answer = await world.press("ben", "Throw")
    assert answer.whisper == "It's not your turn yet."
    assert await journal(world) == []


async def test_after_the_end_an_old_button_says_so(world):
    await begin(world)
    old = world.table()
    await play_on(world)
    assert "over" in (await world.press("ana", "Throw", on=old)).whisper


async def press_forged(world: SimulatedWorld, custom_id: str, channel: str = "games"):
    """Click a button that the bot never sent."""
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    message = replace(world.table(channel), parts=({"type": 1, "components": [button]},))
    return await world.press_id("ana", message, custom_id, channel)


async def test_a_forged_button_is_refused(world):
    await begin(world)
    for move in ('{"do":"win"}', "{}", '{"do":"take"}', '{"do":"expire"}'):
        answer = await press_forged(world, f"m:1:0:{move}")
        assert answer.whisper
    answer = await press_forged(world, 'm:999:0:{"do":"throw"}')
    assert "closed" in answer.whisper
    assert await journal(world) == []


async def test_a_button_of_another_channels_table_is_refused(world):
    await begin(world)
    await begin(world, channel="lounge")
    answer = await press_forged(world, 'm:1:0:{"do":"throw"}', "lounge")
    assert "another channel" in answer.whisper


async def test_a_button_of_a_version_long_gone_gets_an_answer(world):
    await begin(world)
    for custom_id in ("throw-v0", "m:1:throw", "l:1:dance"):
        assert "older version" in (await press_forged(world, custom_id)).whisper


async def test_a_message_that_missed_an_edit_is_redrawn_at_the_next_click(world):
    """The move was stored but the message edit failed."""
    await begin(world)
    ana, channel = world.players["ana"].id, world.channels["games"].id
    await world.bot.tables.play(1, ana, '{"do":"throw"}', epoch=0, key="x", guild=world.guild.id, channel=channel)
    assert "The tiles are shuffled" in world.table().text
    answer = await world.press("ana", "Throw")
    assert "moved on" in answer.whisper
    assert "ana threw" in world.table().text


async def test_no_history_of_tiles_is_shown(world):
    await begin(world)
    for _ in range(4):
        await play_one(world)
    text = world.table().text
    assert "Seen this round" not in text + (await details(world)).text
    assert len(re.findall(r"(?:of (?:Suns|Moons|Crowns|Arms))", text)) <= 2  # the tile of now, named by news and prompt


async def test_open_memory_lists_what_was_seen(world):
    await begin(world, open_memory="true")
    for _ in range(3):
        await play_one(world)
    assert "### Seen this round" in (await details(world)).text
    assert "Seen this round" not in world.table().text, "the picture and its description show it"


async def details(world: SimulatedWorld, who: str = "ana") -> Message:
    message = (await world.press(who, "Details")).message
    assert message.ephemeral
    return message


async def test_details_have_the_scores_the_order_and_the_turn(world):
    await begin(world, players=3)
    await world.press("ana", "Throw")
    text = (await details(world, "ben")).text
    assert "▶️ 🟥 **ana** · **0**\n🟦 **ben** · **0**\n🟩 **cy** · **0**" in text
    assert "Order this round: ana → ben → cy" in text
    assert "ana's coins: ☀️ – · 🌙 – · 👑 – · ⚜️ –" in text
    assert re.search(r"tiles left · 🎲 [01] of 4 dice set aside", text), "a throw of 0 sets one aside"


async def offered(world: SimulatedWorld) -> Message:
    """Throw until a coin can be taken."""
    while not any(label.startswith("Take") for label in world.table().labels):
        await world.press(waiting_for(world), "Throw")
    return world.table()


async def test_taking_a_coin_throws_again_with_the_same_click(world):
    await begin(world)
    table, moves = await offered(world), len(await journal(world))
    assert re.fullmatch(r"Take the \d and throw again", table.labels[0])
    assert table.labels[1:] == ["Pass and throw again"]
    await world.press("ana", "Take")
    (entry,) = (await journal(world))[moves:]
    assert entry.move == '{"do":"take-throw"}'
    assert re.search(r"ana took the \*\*\d of \w+\*\* \S+, then threw a \*\*\d\*\*", world.table().text)


async def test_a_passed_tile_is_not_named_again(world):
    """S-3: what was passed is for players to remember."""
    await begin(world)
    table = await offered(world)
    passed = re.search(r"threw a \*\*\d\*\* and turned up the \*\*(\d of \w+)\*\*", table.text)[1]
    await world.press("ana", "Pass")
    assert "ana passed, then threw a **" in world.table().text
    assert passed not in world.table().text + (await details(world)).text


async def test_a_take_button_of_an_earlier_version_still_takes_the_coin(world):
    """Its click is a move of its own; the die is thrown with the next one."""
    await begin(world)
    await offered(world)
    epoch = (await world.bot.tables.scene(1)).view.epoch
    answer = await press_forged(world, f'm:1:{epoch}:{{"do":"take"}}')
    assert not answer.whisper
    assert re.search(r"🪙 ana took the \*\*\d of \w+\*\*", world.table().text)
    assert world.table().labels == ["Throw"]


async def test_after_a_restart_the_table_still_says_what_was_thrown(world):
    await begin(world)
    await offered(world)
    await world.press("ana", "Pass")
    thrown = re.search(r"threw a \*\*\d\*\*.*", world.table().text)[0]
    await world.restart()
    await world.slash("ben", "table show")
    assert thrown in world.table().text


async def test_with_a_turn_limit_a_stand_in_moves_for_who_is_away(world):
    await begin(world, turn_limit="60")
    await world.wait(59)
    assert await journal(world) == []
    await world.wait(2)
    assert [entry.seat for entry in await journal(world)] == [None]
    assert "ana threw" in world.table().text


async def test_the_turn_limit_plays_a_whole_game_without_players(world):
    await begin(world, turn_limit="60")
    for _ in range(100):
        if "🏆" in world.table().text:
            break
        await world.wait(601)
    assert "🏆" in world.table().text


async def test_time_the_bot_was_away_does_not_count(world):
    await begin(world, turn_limit="60")
    await world.wait(30)
    await world.store.set_meta("alive_at", repr(world.now() - 3600))  # the bot was offline for an hour
    await world.restart()
    await world.wait(3600)
    assert await journal(world) == []
    await world.wait(32)
    assert len(await journal(world)) == 1


async def test_four_suits_and_the_rest_of_the_turn_plays_itself(world):
    await begin(world, players=4)
    for _ in range(600):
        text = world.table().text
        if "✨" in text or "🏆" in text:
            break
        await play_one(world)
    assert "✨" in world.table().text
    moves = len(await journal(world))
    await world.wait(601)
    entries = await journal(world)
    assert [entry.seat for entry in entries[moves:]] == [None]


async def test_a_table_that_chat_scrolled_away_is_posted_again(world):
    await begin(world)
    first = world.table().id
    for number in range(8):
        assert world.messages()[0].id == first
        await world.say("cy", f"chat {number}")
    messages = world.messages()
    assert messages[-1].parts
    assert messages[-1].id != first
    assert first not in [message.id for message in messages], "the old one is gone"
    await play_one(world)
    assert world.messages()[-1].id == messages[-1].id, "and from now on it is edited again"


async def test_table_show_posts_the_table_again(world):
    await begin(world)
    first = world.table().id
    await world.say("cy", "hello")
    await world.slash("ben", "table show")
    assert world.messages()[-1].labels == ["Throw"]
    assert first not in [message.id for message in world.messages()]
    await play_on(world)
    assert "🏆" in world.table().text


async def post_slowly(world: SimulatedWorld, meanwhile: Callable[[], Awaitable[None]]) -> None:
    """Run `/table show` with an action between rendering and sending."""
    table_messages = world.bot.table_messages
    draw, drawn, go_on = table_messages.draw, asyncio.Event(), asyncio.Event()

    async def slow_draw(scene: object, say: object) -> object:
        table_messages.draw = draw
        layout = await draw(scene, say)
        drawn.set()
        await go_on.wait()
        return layout

    table_messages.draw = slow_draw
    posting = asyncio.create_task(world.slash("ben", "table show"))
    await drawn.wait()
    await meanwhile()
    go_on.set()
    await posting


async def test_a_move_while_the_table_is_being_posted_again_is_not_covered_up(world):
    await begin(world)
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}

    async def throw() -> None:
        await world.bot.tables.play(1, world.players["ana"].id, '{"do":"throw"}', epoch=0, key="x", **place)
        await world.bot.table_messages.show(1)

    await post_slowly(world, throw)
    assert "ana threw" in world.table().text


async def test_a_table_posted_twice_at_once_stays_one_message(world):
    await begin(world)
    table_messages = world.bot.table_messages

    async def come_back_to_the_bottom() -> None:
        table_messages.chatter[world.channels["games"].id] = 99
        await table_messages.show(1)

    await post_slowly(world, come_back_to_the_bottom)
    assert len(world.messages()) == 1
    await play_one(world)
    assert len(world.messages()) == 1


async def test_table_show_without_a_table_is_refused(world):
    assert "no table" in (await world.slash("ana", "table show")).whisper


async def test_the_table_message_was_deleted_and_the_clock_posts_it_again(world):
    await begin(world, turn_limit="60")
    world.env.backend.delete_message(world.channels["games"].id, world.table().id)
    await world.wait(61)
    assert "ana threw" in world.table().text


async def test_ending_a_game_is_asked_about_and_is_for_the_host(world):
    await begin(world)
    assert "Only ana" in (await world.slash("ben", "table end")).whisper
    asked = await world.slash("ana", "table end")
    assert asked.message.ephemeral
    await world.press("ana", "End", on=asked.message)
    assert "closed" in world.table().text
    await begin(world)
    assert world.table().labels == ["Throw"]


async def test_a_deleted_channel_takes_its_table_along(world):
    await begin(world)
    world.env.backend.delete_channel(world.channels["games"].id)
    await world.env.settle()
    assert await world.store.live_table(world.channels["games"].id) is None


async def test_discord_failing_during_an_edit_loses_no_move(world):
    await begin(world)
    world.env.inject_error("POST", "/interactions/*/callback", status=500, times=1)
    await world.press("ana", "Throw")
    assert len(await journal(world)) == 1
    assert "ana threw" in world.table().text, "shown in the channel instead"


async def test_a_clean_stop_waits_for_running_work(world):
    await begin(world)
    await world.bot.tables.stop()
    answer = await world.press("ana", "Throw")
    assert "restarting" in answer.whisper
    await world.restart()
    await world.press("ana", "Throw")
    assert len(await journal(world)) == 1


async def test_a_running_move_is_shown_and_answered_when_the_bot_stops(world):
    await begin(world)
    written, shown = asyncio.Event(), asyncio.Event()
    append_move, draw = world.store.append_move, world.bot.table_messages.draw

    async def slow_append(*move: object, **more: object) -> int:
        await written.wait()
        return await append_move(*move, **more)

    async def slow_draw(scene: object, say: object) -> object:
        await shown.wait()
        return await draw(scene, say)

    world.store.append_move, world.bot.table_messages.draw = slow_append, slow_draw
    press = asyncio.create_task(world.press("ana", "Throw"))
    await asyncio.sleep(0.05)
    stop = asyncio.create_task(world.bot.close())
    await asyncio.sleep(0.05)
    written.set()
    await asyncio.sleep(0.05)
    assert not stop.done(), "it waits for what is being shown"
    shown.set()
    await stop
    answer = await press
    assert answer.acknowledged
    assert not answer.whisper
    assert "ana threw" in world.table().text
    await world.restart()
    assert len(await journal(world)) == 1


async def test_help_is_private(world):
    answer = await world.slash("ana", "help")
    assert "/play" in answer.whisper
    assert world.messages() == []


async def test_chat_is_no_longer_counted_once_the_game_is_over(world):
    await begin(world)
    world.env.backend.delete_message(world.channels["games"].id, world.table().id)
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    await world.bot.table_messages.show(1)
    assert world.messages() == [], "nobody needs to be told again"
    assert world.channels["games"].id not in world.bot.table_messages.chatter


async def test_a_table_that_cannot_be_reposted_is_still_edited(world):
    await begin(world, turn_limit="60")
    for number in range(10):
        await world.say("cy", f"chat {number}")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013, times=99)
    await world.wait(61)
    assert "ana threw" in world.table().text
    tries = sum(request.method == "POST" and "/channels/" in request.path for request in world.env.http_requests)
    await world.press("ben", world.table().labels[0])
    again = sum(request.method == "POST" and "/channels/" in request.path for request in world.env.http_requests)
    assert again == tries, "and Discord is not asked again before there is more chat"


async def test_a_table_closed_without_an_edit_is_redrawn_at_the_next_click(world):
    """The bot was killed after the game ended and before the message was edited."""
    await begin(world)
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    assert "closed" in (await world.press("ana", "Throw")).whisper
    assert "closed" in world.table().text
    assert world.table().labels == []
