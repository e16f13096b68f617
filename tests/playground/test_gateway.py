"""The gateway with unmodified discord.py: login, RESUME with replay, shards, intents."""

import asyncio
import json
import math
import sys
import threading
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from playground import Playground, World
from tests.playground.echo import EchoBot, Interaction, playing, point, running


async def test_start_up_asks_in_the_order_of_the_real_client() -> None:
    asked: list[str] = []
    async with Playground() as playground:
        playground.backend.on_reply.append(lambda method, path, status, _: asked.append(f"{method} {path} {status}"))
        async with running(playground) as bot:
            application = playground.world.application.id
            assert asked == [
                "GET /users/@me 200",
                "GET /oauth2/applications/@me 200",
                f"PUT /applications/{application}/commands 200",
                "GET /gateway/bot 200",
            ]
            assert bot.user is not None
            assert (bot.user.id, bot.user.name) == (playground.world.bot.id, "Bot")
            (guild,) = bot.guilds
            assert guild.name == "The Table"
            assert [c.name for c in guild.text_channels] == ["games", "table-talk"]
            assert guild.me.guild_permissions.send_messages
            # `unavailable: false` marks a known guild, not a new one.
            assert bot.events[:2] == ["READY", "GUILD_CREATE"]


async def test_every_json_reply_has_the_bare_content_type_and_rate_limit_headers() -> None:
    async with Playground() as playground, aiohttp.ClientSession() as session:
        answer = await session.get(
            f"{playground.api_base}/users/@me", headers={"Authorization": f"Bot {playground.token}"}
        )
        assert answer.headers["Content-Type"] == "application/json"
        for name in ("Limit", "Remaining", "Reset", "Reset-After", "Bucket"):
            assert f"X-RateLimit-{name}" in answer.headers


async def test_a_route_it_does_not_know_fails_loudly_and_names_itself() -> None:
    async with Playground() as playground, running(playground) as bot:
        (guild,) = bot.guilds
        with pytest.raises(discord.DiscordServerError) as refused:
            await guild.bans().__anext__()
        assert refused.value.status == 501
        assert playground.unknown_routes == [f"GET /guilds/{guild.id}/bans"]
        assert f"GET /guilds/{guild.id}/bans" in str(refused.value)


async def test_global_and_guild_commands_keep_their_ids_over_a_sync() -> None:
    async with playing() as (playground, bot):
        (guild,) = bot.guilds
        before = {command.name: command.id for command in await bot.tree.fetch_commands()}
        assert set(before) == {"echo", "do", "fruit", "cup", "Greet"}
        bot.tree.remove_command("fruit")
        after = {command.name: command.id for command in await bot.tree.sync()}
        assert after == {name: number for name, number in before.items() if name != "fruit"}

        @bot.tree.command(guild=guild, description="Only here")
        async def local(interaction: Interaction) -> None:
            await interaction.response.send_message("here")

        await bot.tree.sync(guild=guild)
        assert (await playground.slash("ben", "games", "local")).text == "here"


@pytest.mark.parametrize("how", ["reconnect", "close", "goodbye", "abort", "resumable"])
async def test_a_click_missed_while_the_gateway_is_down_is_replayed(how: str) -> None:
    async with playing() as (playground, bot):
        shown = (await playground.slash("ben", "games", "echo", text="hi")).message
        assert shown is not None
        assert await playground.drop_gateway(how) == 1
        assert (await playground.click("ada", shown, label="Count")).text == "counted to 2"
        await playground.until(lambda: playground.backend.gateway.resumes == 1)
        assert bot.counted == [1]
        assert playground.backend.gateway.identifies == 1
        assert bot.events.count("READY") == 1
        assert (await playground.click("ada", shown, label="Count")).text == "counted to 3"


async def test_an_invalid_session_identifies_again_and_views_live_on() -> None:
    async with playing() as (playground, _bot):
        shown = (await playground.slash("ben", "games", "echo", text="hi")).message
        assert shown is not None
        await playground.drop_gateway("invalid")
        await playground.until(lambda: playground.backend.gateway.identifies == 2, 5)
        await playground.bot_online()
        assert (await playground.click("ada", shown, label="Count")).text == "counted to 2"
        assert playground.backend.gateway.resumes == 0


async def test_a_refused_resume_identifies_again() -> None:
    async with playing() as (playground, bot):
        playground.faults.set(refuse_resumes=1)
        await playground.drop_gateway("abort")
        await playground.until(lambda: playground.backend.gateway.identifies == 2, 10)
        assert (await playground.slash("ben", "games", "echo", text="back")).text == "back"
        await playground.until(lambda: bot.events.count("READY") == 2)


def four_guilds() -> World:
    world = World(bot_name="Echo")
    ada = world.add_person("ada")
    for number in range(4):
        guild = world.add_guild(f"guild {number}", owner=ada)
        world.join(guild, ada)
        world.add_channel(guild, f"room-{number}")
    return world


async def test_two_clients_share_four_shards() -> None:
    async with Playground(four_guilds()) as playground:
        first = EchoBot(shard_ids=[0, 1], shard_count=4)
        second = EchoBot(shard_ids=[2, 3], shard_count=4)
        async with running(playground, first), running(playground, second):
            shards = sorted(session.shard for session in playground.backend.gateway.sessions.values())
            assert shards == [(0, 4), (1, 4), (2, 4), (3, 4)]
            for number in range(4):
                channel = playground.world.find_channel(f"room-{number}")
                assert channel.guild_id is not None
                mine, other = (first, second) if (channel.guild_id >> 22) % 4 < 2 else (second, first)
                before = len(other.interactions)
                assert (await playground.slash("ada", channel, "echo", text=str(number))).text == str(number)
                assert mine.interactions[-1].guild_id == channel.guild_id
                assert len(other.interactions) == before
            assert {g.id for g in first.guilds} | {g.id for g in second.guilds} == set(playground.world.guilds)
            # Only the dropped shard resumes.
            assert await playground.drop_gateway("abort", shard=2) == 1
            await playground.until(lambda: playground.backend.gateway.resumes == 1)
            assert playground.backend.gateway.identifies == 4


async def test_two_processes_share_four_shards() -> None:
    script = """
import asyncio, sys
from types import SimpleNamespace
from tests.playground.echo import EchoBot, point
base, gateway, token, shards = sys.argv[1:]
point(SimpleNamespace(api_base=base, gateway_url=gateway))
bot = EchoBot(shard_ids=[int(s) for s in shards], shard_count=4)
asyncio.run(bot.start(token))
"""
    root = Path(__file__).parent.parent.parent
    async with Playground(four_guilds()) as playground:
        arguments = [
            sys.executable,
            "-W",
            "ignore",
            "-c",
            script,
            playground.api_base,
            playground.gateway_url,
            playground.token,
        ]
        bots = [await asyncio.create_subprocess_exec(*arguments, shards, cwd=root) for shards in ("01", "23")]
        try:
            await playground.until(lambda: len(playground.backend.gateway.sessions) == 4, 30)
            for number in range(4):
                assert (await playground.slash("ada", f"room-{number}", "echo", text="hi")).text == "hi"
        finally:
            for process in bots:
                process.kill()
                await process.wait()


async def test_a_bot_that_was_killed_leaves_no_session_behind() -> None:
    async with Playground() as playground:
        async with running(playground) as bot:
            await bot.close()
        assert playground.backend.gateway.sessions == {}


async def test_privileged_intents_must_be_enabled() -> None:
    async with Playground() as playground:
        point(playground)
        with pytest.raises(discord.PrivilegedIntentsRequired):
            async with running(playground, EchoBot(intents=discord.Intents.all())):
                pytest.fail("the gateway let privileged intents pass")
    async with (
        Playground(privileged_intents=True) as playground,
        running(playground, EchoBot(intents=discord.Intents.all())) as bot,
    ):
        (guild,) = bot.guilds
        assert {member.display_name for member in await guild.chunk()} == {"Bot", "Ada", "Ben", "Cleo", "Dan"}


async def test_without_the_content_intent_a_bot_reads_mentions_only() -> None:
    async with playing() as (playground, bot):
        heard: list[str] = []

        @bot.event
        async def on_message(message: discord.Message) -> None:
            heard.append(message.content)

        await playground.say("ben", "games", "between us")
        await playground.say("ben", "games", f"<@{playground.world.bot.id}> for you")
        await playground.until(lambda: len(heard) == 2)
        assert heard == ["", f"<@{playground.world.bot.id}> for you"]


async def test_ephemeral_messages_come_as_if_they_were_direct() -> None:
    async with playing() as (playground, bot):
        heard: list[Any] = []

        @bot.event
        async def on_message(message: discord.Message) -> None:
            heard.append((message.flags.ephemeral, message.guild))

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message("psst", ephemeral=True)

        await playground.slash("ben", "games", "do")
        await playground.until(lambda: bool(heard))
        assert heard[0][0] is True


async def test_members_can_be_asked_for_by_name() -> None:
    async with playing() as (_playground, bot):
        (guild,) = bot.guilds
        (cleo,) = await guild.query_members("cl")
        assert cleo.display_name == "Cleo"
        assert (await guild.fetch_member(cleo.id)).display_name == "Cleo"
        with pytest.raises(discord.NotFound):
            await guild.fetch_member(1)


async def socket_says(playground: Playground, *frames: object) -> int | None:
    """Send raw frames and return the gateway's close code."""
    async with aiohttp.ClientSession() as session, session.ws_connect(playground.gateway_url) as socket:
        hello = json.loads((await socket.receive()).data)
        assert hello["op"] == 10
        for frame in frames:
            await socket.send_str(frame if isinstance(frame, str) else json.dumps(frame))
        while (await socket.receive(timeout=5)).type != aiohttp.WSMsgType.CLOSE:
            pass
        return socket.close_code


async def test_the_gateway_closes_on_what_discord_closes_on() -> None:
    async with Playground() as playground:
        identify = {"op": 2, "d": {"token": playground.token, "intents": 1, "properties": {}}}
        assert await socket_says(playground, "not json") == 4002
        assert await socket_says(playground, {"op": 1, "d": None}, {"op": 8, "d": {}}) == 4003
        assert await socket_says(playground, {"op": 2, "d": {"token": "wrong", "intents": 1}}) == 4004
        assert await socket_says(playground, identify, identify) == 4005
        assert await socket_says(playground, {"op": 2, "d": {**identify["d"], "shard": [4, 4]}}) == 4010  # type: ignore[dict-item]
        assert await socket_says(playground, {"op": 99, "d": None}, identify, {"op": 99, "d": None}) in (4001, 4003)
        assert await socket_says(playground, json.dumps({"op": 1, "d": "x" * 5000})) == 4002
        assert await socket_says(playground, *[{"op": 1, "d": None}] * 121) == 4008


async def test_a_heartbeat_is_acknowledged_later_than_discord_py_notes_that_it_was_sent() -> None:
    """discord.py stores the time in another thread: an immediate ack would be measured from the previous heartbeat."""
    async with Playground() as playground, aiohttp.ClientSession() as session:
        identify = {"op": 2, "d": {"token": playground.token, "intents": 1, "properties": {}}}
        guild = next(iter(playground.world.guilds))
        members = {"op": 8, "d": {"guild_id": str(guild), "query": "", "limit": 0}}
        async with session.ws_connect(playground.gateway_url) as socket:
            for frame in (identify, {"op": 1, "d": None}, members):
                await socket.send_json(frame)
            heard: list[Any] = []
            while 11 not in heard:
                said = await socket.receive_json(timeout=5)
                heard.append(said["t"] or said["op"])
        assert heard[-2:] == ["GUILD_MEMBERS_CHUNK", 11]


class LateKeepAlive(discord.gateway.KeepAliveHandler):
    """discord.py's thread on a busy machine: it notes late that a heartbeat was sent."""

    @property
    def _last_send(self) -> float:
        return self._noted

    @_last_send.setter
    def _last_send(self, sent: float) -> None:
        if threading.current_thread() is self:
            time.sleep(0.5)
            sent = time.perf_counter()
        self._noted = sent


async def test_a_busy_machine_does_not_measure_a_heartbeat_from_the_one_before(monkeypatch) -> None:
    """Or else discord.py warns that it cannot keep up and is 41 seconds behind."""
    interval = 2.5
    monkeypatch.setattr("playground.gateway.server.HEARTBEAT_MS", interval * 1000)
    monkeypatch.setattr("discord.gateway.KeepAliveHandler", LateKeepAlive)
    async with Playground() as playground, running(playground) as bot:
        await playground.until(lambda: math.isfinite(bot.latency), 10)
        first = bot.latency
        await playground.until(lambda: bot.latency != first, 20)
        assert bot.latency < interval
