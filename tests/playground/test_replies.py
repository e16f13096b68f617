"""The playground's own replies against Discord's official OpenAPI document."""

import json
import re
from typing import Any

import discord
import pytest

from playground import Playground
from playground.http.openapi import error_messages
from tests.playground.echo import Interaction, board, picture, png, running
from tests.playground.test_messages import text_channel
from tests.playground.test_openapi import DOCUMENT

jsonschema_rs = pytest.importorskip("jsonschema_rs")

if not DOCUMENT.exists():
    pytest.skip("Discord's OpenAPI document is not here: it is not part of this repository", allow_module_level=True)


class Replies:
    """Validates replies against the document."""

    def __init__(self) -> None:
        content = json.loads(DOCUMENT.read_text(encoding="utf-8"))
        self.schemas = content["components"]["schemas"]
        self.paths = content["paths"]
        self.checked: set[str] = set()
        self.violations: list[str] = []

    def check(self, method: str, path: str, status: int, body: bytes) -> None:
        """Collect the violations of one reply."""
        if status >= 300 or not body:
            return
        matching = [t for t in self.paths if re.fullmatch(re.sub(r"\{[^}]+\}", "[^/]+", t), path)]
        template = min((t for t in matching if method.lower() in self.paths[t]), key=lambda t: t.count("{"))
        content = self.paths[template][method.lower()]["responses"][str(status)]["content"]
        schema = {**content["application/json"]["schema"], "components": {"schemas": self.schemas}}
        errors = jsonschema_rs.Draft202012Validator(schema).iter_errors(json.loads(body))
        self.violations += [f"{method} {template} {status}: {message}" for message in error_messages(errors)]
        self.checked.add(f"{method} {template}")


async def test_replies_match_the_document() -> None:
    replies = Replies()
    async with Playground() as playground, running(playground) as bot:
        playground.backend.on_reply.append(replies.check)
        channel, ben = text_channel(bot), playground.world.person("ben").id
        embed = discord.Embed(title="a", url="https://example.org").set_image(url="attachment://board.png")
        sent = await channel.send("x", embed=embed, file=picture())
        await sent.edit(content="y")
        await channel.fetch_message(sent.id)
        await (await channel.send(view=board(), file=picture())).pin()
        assert [message async for message in channel.history()]
        assert [message async for message in channel.pins()]
        thread = await sent.create_thread(name="t")
        await thread.send("inside")
        await thread.edit(archived=True)
        assert [one async for one in channel.archived_threads()]
        private = await channel.create_thread(name="p", type=discord.ChannelType.private_thread)
        await private.add_user(discord.Object(ben))
        await private.fetch_members()
        (guild,) = bot.guilds
        await bot.fetch_guild(guild.id)
        await guild.fetch_channels()
        await guild.fetch_member(ben)
        await guild.fetch_roles()
        await guild.active_threads()
        await guild.create_text_channel("new")
        await bot.fetch_channel(channel.id)
        await (await bot.fetch_user(ben)).send("direct")
        await bot.application_info()
        await bot.tree.sync()
        await bot.tree.sync(guild=guild)
        await bot.create_application_emoji(name="card", image=png())
        await bot.fetch_application_emojis()

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message(view=board(), file=picture())
            await interaction.original_response()
            follow_up: Any = await interaction.followup.send("more", wait=True)
            await follow_up.edit(content="changed")
            await interaction.edit_original_response(view=board(file="https://example.org/x.png"), attachments=[])

        await (await playground.slash("ben", "games", "do")).follow_ups()
        reply = await playground.slash("ben", "games", "echo", text="x")
        assert reply.message is not None
        await playground.click("ben", reply.message, label="Count")
        await playground.until(
            lambda: "PATCH /webhooks/{webhook_id}/{webhook_token}/messages/@original" in replies.checked
        )
        assert bot.failures == []
    assert replies.violations == []
    assert len(replies.checked) > 25
