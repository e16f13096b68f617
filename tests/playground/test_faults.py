"""Fault injection, with unmodified discord.py."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from tests.playground.echo import Counter, Interaction, playing
from tests.playground.test_messages import text_channel


async def test_real_buckets_let_discord_py_wait_and_clicks_pass() -> None:
    async with playing(real_buckets=True) as (playground, bot):
        channel = text_channel(bot)
        sent = await channel.send("0")
        edits = asyncio.create_task(edit_often(sent, 7))
        # The channel's bucket is empty after five edits; interactions have buckets of their own.
        await playground.until(lambda: playground.messages("games")[0].text == "5")
        await asyncio.sleep(0.1)
        assert playground.messages("games")[0].text == "5"
        assert (await playground.slash("ben", "games", "echo", text="hi")).text == "hi"
        assert not edits.done()
        assert playground.backend.rate_limits.refused == 0
        playground.clock.advance(5)
        edits.cancel()


async def edit_often(message: discord.Message, times: int) -> None:
    for number in range(1, times + 1):
        await message.edit(content=str(number))


async def test_a_429_has_what_clients_read() -> None:
    async with playing(real_buckets=True) as (playground, _bot):
        headers = {"Authorization": f"Bot {playground.token}"}
        channel = playground.world.find_channel("games").id
        async with aiohttp.ClientSession(headers=headers) as session:
            for _ in range(5):
                assert (
                    await session.post(f"{playground.api_base}/channels/{channel}/messages", json={"content": "x"})
                ).ok
            answer = await session.post(f"{playground.api_base}/channels/{channel}/messages", json={"content": "x"})
            body = await answer.json()
            assert answer.status == 429
            assert answer.headers["Via"]
            assert answer.headers["X-RateLimit-Scope"] == "user"
            assert 0 < body["retry_after"] <= 5
            assert body["global"] is False
            playground.clock.advance(5)
            assert (await session.post(f"{playground.api_base}/channels/{channel}/messages", json={"content": "x"})).ok


async def test_the_global_limit_is_fifty_a_second_and_spares_interactions() -> None:
    async with playing(real_buckets=True) as (playground, _bot):
        headers = {"Authorization": f"Bot {playground.token}"}
        places = [playground.add_channel(f"room-{number}").id for number in range(60)]
        playground.clock.advance(2)
        async with aiohttp.ClientSession(headers=headers) as session:
            answers = [await session.get(f"{playground.api_base}/channels/{place}") for place in places]
            limited = [answer for answer in answers if answer.status == 429]
            assert len(limited) == 10
            assert limited[0].headers["X-RateLimit-Global"] == "true"
            assert (await playground.slash("ben", "games", "echo", text="hi")).text == "hi"


async def test_a_sent_429_is_waited_out() -> None:
    async with playing() as (playground, bot):
        playground.faults.fail(429, path="/messages$", retry_after=0.05)
        await text_channel(bot).send("patient")
        assert [m.text for m in playground.messages("games")] == ["patient"]


async def test_a_500_is_retried_and_a_lost_reply_does_not_send_twice() -> None:
    async with playing() as (playground, bot):
        # The message was created and only the reply was lost: the nonce prevents a second message.
        playground.faults.fail(502, method="POST", path="/messages$", applied=True)
        await text_channel(bot).send("once")
        assert [m.text for m in playground.messages("games")] == ["once"]


async def test_an_aborted_connection_raises_in_the_bot() -> None:
    async with playing() as (playground, bot):
        playground.faults.fail(0, path="/messages$")
        with pytest.raises((aiohttp.ClientError, OSError)):
            await text_channel(bot).send("x")
        assert playground.messages("games") == []


async def test_latency_makes_replies_late() -> None:
    async with playing() as (playground, bot):
        playground.faults.set(latency=0.2)
        started = asyncio.get_running_loop().time()
        await text_channel(bot).send("slow")
        assert asyncio.get_running_loop().time() - started >= 0.2


async def test_gateway_latency_delays_events_but_not_one_behind_the_other() -> None:
    async with playing() as (playground, _bot):
        playground.faults.set(gateway_latency=0.4)
        asked = (playground.slash("ben", "games", "echo", text="hi") for _ in range(10))
        assert [reply.text for reply in await asyncio.gather(*asked)] == ["hi"] * 10  # each within three seconds


async def test_a_duplicated_click_is_heard_twice_and_answered_once() -> None:
    async with playing() as (playground, bot):
        heard: list[Any] = []

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            heard.append(interaction.id)
            try:
                await interaction.response.send_message("x")
            except discord.HTTPException as second:
                heard.append(second.code)

        playground.faults.duplicate()
        await playground.slash("ben", "games", "do")
        await playground.until(lambda: len(heard) == 3)
        assert heard[0] == heard[1]
        assert heard[2] == 40060
        assert len(playground.messages("games")) == 1


async def test_reordered_clicks_arrive_in_the_other_order() -> None:
    async with playing() as (playground, bot):
        playground.faults.reorder()
        first = asyncio.create_task(playground.slash("ben", "games", "echo", text="first"))
        await asyncio.sleep(0)
        second = asyncio.create_task(playground.slash("ada", "games", "echo", text="second"))
        await asyncio.gather(first, second)
        assert [m.text for m in playground.messages("games")] == ["second", "first"]
        assert [i.user.name for i in bot.interactions] == ["ada", "ben"]


async def test_settings_are_checked() -> None:
    async with playing() as (playground, _bot):
        for wrong in ({"latency": -1}, {"error_rate": 2}, {"nonsense": 1}):
            with pytest.raises(ValueError, match=next(iter(wrong))):
                playground.faults.set(**wrong)
        playground.faults.set(latency=0.5, error_rate=0.1)
        playground.faults.clear()
        assert playground.faults.settings()["latency"] == 0


async def test_the_control_api_does_what_the_class_does() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        sent = await channel.send("x")
        async with aiohttp.ClientSession() as session:

            async def order(**what: Any) -> tuple[int, Any]:
                answer = await session.post(f"{playground.address}control", json=what)
                return answer.status, await answer.json()

            assert (await order(do="set", latency=0.01))[1]["settings"]["latency"] == 0.01
            assert (await order(do="forbid", channel="games", permission="send_messages"))[0] == 200
            with pytest.raises(discord.Forbidden):
                await channel.send("y")
            assert (await order(do="allow", channel="games", permission="send_messages"))[0] == 200
            assert (await order(do="delete_message", message=str(sent.id)))[0] == 200
            assert playground.messages("games") == []
            assert (await order(do="drop", how="abort"))[0] == 200
            await playground.until(lambda: playground.backend.gateway.resumes == 1)
            assert (await order(do="add_person", name="Eve Adams"))[0] == 200
            assert playground.world.person("eveadams").name == "Eve Adams"
            assert (await order(do="nonsense"))[0] == 400
            assert (await order(do="drop", how="nonsense"))[0] == 400
            assert (await order(do="forbid", channel="games"))[0] == 400


async def test_old_messages_have_a_narrow_limit_with_a_code_of_its_own() -> None:
    async with playing(real_buckets=True) as (playground, bot):
        sent = await text_channel(bot).send("old")
        playground.clock.advance(3700)
        headers = {"Authorization": f"Bot {playground.token}"}
        url = f"{playground.api_base}/channels/{sent.channel.id}/messages/{sent.id}"
        async with aiohttp.ClientSession(headers=headers) as session:
            codes = [(await (await session.patch(url, json={"content": "x"})).json()).get("code") for _ in range(4)]
        assert codes == [None, None, None, 30046]


@pytest.mark.timeout(20)  # it would hang
@pytest.mark.parametrize("status", [0, 502])
async def test_a_click_returns_what_was_shown_although_the_reply_to_its_callback_is_lost(status: int) -> None:
    async with playing() as (playground, bot):
        view = ui.View(timeout=None)
        view.add_item(Counter(1))
        sent = await text_channel(bot).send("count", view=view)
        playground.faults.fail(status, method="POST", path="/callback$", applied=True)
        reply = await playground.click("ben", sent.id, label="Count 1")
        assert not reply.failed
        assert reply.text == "counted to 2"
        assert (await playground.click("cleo", sent.id, label="Count 2")).text == "counted to 3"


async def test_threads_have_a_limit_of_their_own_that_holds_nothing_else_up() -> None:
    async with playing(real_buckets=True) as (playground, bot):
        playground.faults.set(thread_starts=2, thread_seconds=200)
        channel = text_channel(bot)
        opening = asyncio.create_task(open_threads(channel, 3))
        await playground.until(lambda: playground.backend.rate_limits.refused == 1)
        assert sum(known.thread is not None for known in playground.world.channels.values()) == 2
        await channel.send("not held up")
        assert playground.last("games").text == "not held up"
        assert playground.backend.invalid_requests == 0, "a shared limit is not the bot's fault"
        opening.cancel()


async def open_threads(channel: discord.TextChannel, count: int) -> None:
    for number in range(count):
        await channel.create_thread(name=str(number), type=discord.ChannelType.public_thread)


async def test_a_429_of_new_threads_says_how_long_to_wait() -> None:
    async with playing() as (playground, bot):
        playground.faults.set(thread_starts=1, thread_seconds=219)
        await open_threads(text_channel(bot), 1)
        headers = {"Authorization": f"Bot {playground.token}"}
        channel = playground.world.find_channel("games").id
        async with aiohttp.ClientSession(headers=headers) as session:
            url = f"{playground.api_base}/channels/{channel}/threads"
            async with session.post(url, json={"name": "more", "type": 11}) as answer:
                assert (answer.status, answer.headers["X-RateLimit-Scope"]) == (429, "shared")
                assert 200 < (await answer.json())["retry_after"] <= 219
        playground.clock.advance(219)
        await open_threads(text_channel(bot), 1)
