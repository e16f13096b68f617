"""Messages, threads, permissions, emojis through unmodified discord.py."""

import asyncio
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from playground import ActionError, ApiError, Clock, Playground
from playground.world.permissions import Permission
from tests.playground.echo import Counter, EchoBot, Interaction, picture, playing, png


def text_channel(bot: EchoBot, name: str = "games") -> discord.TextChannel:
    channel = discord.utils.get(bot.get_all_channels(), name=name)
    assert isinstance(channel, discord.TextChannel)
    return channel


async def api_error(attempt: Any) -> tuple[int, int]:
    """Return the status and code of the API error that a request raises."""
    with pytest.raises(discord.HTTPException) as failure:
        await attempt
    return failure.value.status, failure.value.code


async def test_send_edit_fetch_delete() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        embed = discord.Embed(title="Title", description="Text").set_image(url="attachment://board.png")
        sent = await channel.send("hello", embed=embed, file=picture())
        assert sent.attachments[0].width == 4
        assert sent.embeds[0].image.url == sent.attachments[0].url
        assert await sent.attachments[0].read() == png()
        await sent.edit(content="changed", attachments=[])
        fetched = await channel.fetch_message(sent.id)
        assert (fetched.content, fetched.attachments) == ("changed", [])
        assert fetched.edited_at is not None
        await sent.delete()
        assert await api_error(channel.fetch_message(sent.id)) == (404, 10008)
        assert playground.messages("games") == []
        assert playground.world.files == {}


async def test_an_edit_keeps_the_attachments_it_names() -> None:
    async with playing() as (_playground, bot):
        sent = await text_channel(bot).send(files=[picture("one.png"), picture("two.png")])
        edited = await sent.edit(attachments=[sent.attachments[1], picture("three.png")])
        assert [a.filename for a in edited.attachments] == ["two.png", "three.png"]
        untouched = await edited.edit(content="text")
        assert [a.filename for a in untouched.attachments] == ["two.png", "three.png"]


async def test_the_same_nonce_creates_one_message() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        first = await channel.send("once", nonce="abc")
        second = await channel.send("once", nonce="abc")
        assert first.id == second.id
        assert len(playground.messages("games")) == 1
        playground.clock.advance(600)
        assert (await channel.send("later", nonce="abc")).id != first.id


async def test_history_pages_bulk_delete_and_pins() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        for number in range(12):
            await playground.say("ben", "games", str(number))
        newest = [m async for m in channel.history(limit=5)]
        older = [m async for m in channel.history(limit=3, before=newest[-1])]
        after = [m async for m in channel.history(limit=2, after=newest[-1])]
        assert len(newest) == 5
        assert [m.id for m in older] == [m.id for m in messages_in_games(playground)[4:7][::-1]]
        assert [m.id for m in after] == [m.id for m in newest[::-1][1:3]]
        await channel.delete_messages(newest[:3])
        assert len(playground.messages("games")) == 9
        assert await api_error(channel.delete_messages([newest[4], newest[4]])) == (400, 50035)
        pinned = await channel.fetch_message(playground.messages("games")[0].id)
        await pinned.pin()
        assert [m.id async for m in channel.pins()] == [pinned.id]
        assert playground.last("games").json["type"] == 6
        await pinned.unpin()
        assert [m.id async for m in channel.pins()] == []


def messages_in_games(playground: Playground) -> list[Any]:
    return playground.messages("games")


async def test_messages_older_than_two_weeks_are_not_bulk_deleted() -> None:
    clock = Clock()
    async with playing(clock=clock) as (playground, bot):
        channel = text_channel(bot)
        for number in range(2):
            await playground.say("ben", "games", str(number))
        clock.advance(15 * 24 * 3600)
        old = [m async for m in channel.history()]
        assert await api_error(bot.http.delete_messages(channel.id, [m.id for m in old])) == (400, 50034)


async def test_replies_and_mentions() -> None:
    async with playing() as (playground, bot):
        question = await playground.say("ben", "games", "who?")
        channel = text_channel(bot)
        partial = channel.get_partial_message(question.id)
        ada = playground.world.person("ada")
        answer = await partial.reply(f"<@{ada.id}>", mention_author=False)
        assert answer.reference is not None
        assert answer.reference.message_id == question.id
        assert [user.id for user in answer.mentions] == [ada.id]
        silent = await channel.send(f"<@{ada.id}> @everyone", allowed_mentions=discord.AllowedMentions.none())
        assert (silent.mentions, silent.mention_everyone) == ([], False)


async def test_what_cannot_be_done_is_refused_with_discords_codes() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        said = await playground.say("ben", "games", "mine")
        nowhere = bot.get_partial_messageable(12345)
        assert await api_error(nowhere.send("x")) == (404, 10003)
        assert await api_error(channel.fetch_message(12345)) == (404, 10008)
        assert await api_error(channel.send("")) == (400, 50006)
        assert await api_error(channel.send("x" * 2001)) == (400, 50035)
        assert await api_error(channel.get_partial_message(said.id).edit(content="x")) == (403, 50005)
        assert await api_error(bot.fetch_guild(12345)) == (404, 10004)
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="a", custom_id="same"))
        view.add_item(ui.Button(label="b", custom_id="same"))
        assert await api_error(channel.send("x", view=view)) == (400, 50035)
        assert playground.refused_requests


async def test_permissions_of_the_bot_are_checked_per_channel() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        sent = await channel.send("before")
        playground.forbid("games", "attach_files", "embed_links")
        assert await api_error(channel.send(file=picture())) == (403, 50013)
        assert await api_error(channel.send(embed=discord.Embed(title="x"))) == (403, 50013)
        playground.forbid("games", "send_messages")
        assert await api_error(channel.send("x")) == (403, 50013)
        await sent.edit(content="own messages can still be edited")
        await playground.until(lambda: not channel.permissions_for(channel.guild.me).send_messages)
        assert (await playground.slash("ben", "games", "echo", text="by interaction")).text == "by interaction"
        playground.forbid("games", "view_channel")
        assert await api_error(channel.send("x")) == (403, 50001)
        assert await api_error(sent.edit(content="x")) == (403, 50001)
        assert (await playground.slash("ben", "games", "echo", text="still")).text == "still"
        playground.allow("games", "view_channel", "send_messages")
        await channel.send("again")
        text = text_channel(bot, "table-talk")
        await text.send("never touched")


async def test_users_without_the_permission_cannot_send_messages_or_use_commands() -> None:
    async with playing() as (playground, _bot):
        playground.forbid("games", "use_application_commands", who="ben")
        with pytest.raises(ActionError):
            await playground.slash("ben", "games", "echo", text="x")
        playground.forbid("games", "view_channel", who="cleo")
        await playground.say("ada", "games", "hello")
        assert playground.messages("games", seen_by="cleo") == []
        assert len(playground.messages("games", seen_by="dan")) == 1


async def test_a_command_for_managers_is_offered_to_them_only() -> None:
    async with playing() as (playground, bot):

        @bot.tree.command(description="For managers")
        @discord.app_commands.default_permissions(manage_guild=True)
        async def setup(interaction: Interaction) -> None:
            await interaction.response.send_message("done")

        await bot.tree.sync()
        assert (await playground.slash("ada", "games", "setup")).text == "done"
        with pytest.raises(ActionError):
            await playground.slash("ben", "games", "setup")
        playground.allow("games", str(Permission.MANAGE_GUILD.name), who="ben")
        assert (await playground.slash("ben", "games", "setup")).text == "done"


async def test_fields_that_discord_ignores_are_listed() -> None:
    async with playing() as (playground, bot):
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.TextDisplay("the picture is not shown"))
        await text_channel(bot).send(view=view, file=picture())
        assert any("board.png" in dropped for dropped in playground.dropped_fields)


async def test_public_threads_from_a_message_and_archiving() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        start = await channel.send("table 5")
        thread = await start.create_thread(name="Table 5")
        assert thread.id == start.id
        assert await api_error(start.create_thread(name="again")) == (400, 160004)
        sent = await thread.send("inside")
        assert playground.last(thread.id).text == "inside"
        playground.archive(thread.id)
        assert await api_error(sent.edit(content="x")) == (400, 50083)
        archived = [t.id async for t in channel.archived_threads()]
        assert archived == [thread.id]
        await playground.say("ben", thread.id, "open again")
        await sent.edit(content="works")
        await thread.edit(archived=True, locked=True)
        playground.forbid("games", "manage_threads")
        with pytest.raises(ApiError, match="archived"):
            await playground.say("ben", thread.id, "locked")
        playground.allow("games", "manage_threads")
        await thread.delete()
        assert await api_error(thread.send("x")) == (404, 10003)


async def test_private_threads_are_seen_by_their_members() -> None:
    async with playing() as (playground, bot):
        thread = await text_channel(bot).create_thread(name="Secret", type=discord.ChannelType.private_thread)
        await thread.add_user(discord.Object(playground.world.person("ben").id))
        await thread.send("for ben")
        assert [m.text for m in playground.messages(thread.id, seen_by="ben")] == ["for ben"]
        assert playground.messages(thread.id, seen_by="cleo") == []
        assert {member.id for member in await thread.fetch_members()} == {
            bot.user.id,
            playground.world.person("ben").id,
        }  # type: ignore[union-attr]
        assert (await playground.slash("ben", thread.id, "echo", text="in thread")).text == "in thread"
        with pytest.raises(ActionError):
            await playground.slash("cleo", thread.id, "echo", text="x")
        await thread.remove_user(discord.Object(playground.world.person("ben").id))
        assert playground.messages(thread.id, seen_by="ben") == []
        playground.forbid("games", "send_messages_in_threads")
        assert await api_error(thread.send("x")) == (403, 50013)


async def test_deleted_messages_and_channels_are_gone_for_the_bot_too() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        sent = await channel.send("x")
        playground.delete_message(sent.id)
        assert await api_error(sent.edit(content="y")) == (404, 10008)
        playground.delete_channel("games")
        await playground.until(lambda: discord.utils.get(bot.get_all_channels(), name="games") is None)
        assert await api_error(channel.send("x")) == (404, 10003)


async def test_an_update_of_a_deleted_message_is_unknown() -> None:
    async with playing() as (playground, bot):

        @bot.answer("do")
        async def _(interaction: Interaction) -> None:
            view = ui.View(timeout=None)
            view.add_item(ui.Button(label="Press", custom_id="press"))
            await interaction.response.send_message("x", view=view)

        @bot.answer("press")
        async def _press(interaction: Interaction) -> None:
            assert interaction.message is not None
            await interaction.message.delete()
            code = await api_error(interaction.response.edit_message(content="y"))
            await interaction.response.send_message(str(code))

        shown = (await playground.slash("ben", "games", "do")).message
        assert shown is not None
        assert (await playground.click("ben", shown, label="Press")).text == "(404, 10008)"


async def test_application_emojis() -> None:
    async with playing() as (playground, bot):
        made = await bot.create_application_emoji(name="card_7", image=png())
        assert [e.name for e in await bot.fetch_application_emojis()] == ["card_7"]
        assert await api_error(bot.create_application_emoji(name="card_7", image=png())) == (400, 50035)
        async with aiohttp.ClientSession() as session:
            answer = await session.get(f"{playground.cdn_base}/emojis/{made.id}.png")
            assert await answer.read() == png()
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="7", emoji=made, custom_id="seven"))
        sent = await text_channel(bot).send(str(made), view=view)
        # discord.py sends the id as a number, which JavaScript cannot represent exactly.
        assert playground.seen(sent.id).components[0]["components"][0]["emoji"]["id"] == str(made.id)
        renamed = await made.edit(name="card_8")
        assert renamed.name == "card_8"
        await made.delete()
        assert await bot.fetch_application_emojis() == []
        assert await api_error(text_channel(bot).send("gone", view=view)) == (400, 50035)


async def test_the_number_of_application_emojis_is_limited(monkeypatch) -> None:
    monkeypatch.setattr("playground.api.applications.MOST_EMOJIS", 1)
    async with playing() as (_, bot):
        await bot.create_application_emoji(name="card_7", image=png())
        assert await api_error(bot.create_application_emoji(name="card_8", image=png())) == (400, 30008)


async def test_direct_messages_and_users_who_reject_them() -> None:
    async with playing() as (playground, bot):
        ben = await bot.fetch_user(playground.world.person("ben").id)
        await ben.send("hello")
        channel = playground.world.direct_channel(playground.world.person("ben"))
        assert playground.last(channel).text == "hello"
        assert playground.messages(channel, seen_by="ada") == []
        assert (await playground.slash("ben", channel, "echo", text="direct")).text == "direct"
        playground.world.person("ben").accepts_messages = False
        assert await api_error(ben.send("again")) == (403, 50007)


async def test_twenty_messages_are_sent_side_by_side() -> None:
    async with playing() as (playground, bot):
        channel = text_channel(bot)
        await channel.send("first")  # discord.py learns the bucket
        playground.faults.set(latency=0.3)
        sends = [asyncio.create_task(channel.send(str(number))) for number in range(20)]
        # Without rate-limit headers discord.py would send one at a time.
        await playground.until(lambda: playground.backend.in_flight == 20)
        await asyncio.gather(*sends)
        assert len(playground.messages("games")) == 21


async def test_disabled_and_removed_buttons_cannot_be_clicked() -> None:
    async with playing() as (playground, bot):
        view = ui.View(timeout=None)
        view.add_item(ui.Button(label="Off", custom_id="off", disabled=True)).add_item(Counter(1))
        sent = await text_channel(bot).send("x", view=view)
        assert [(b.label, b.disabled) for b in playground.seen(sent.id).buttons] == [("Off", True), ("Count 1", False)]
        with pytest.raises(ActionError, match="disabled"):
            await playground.click("ben", sent.id, label="Off")
        await sent.edit(view=None)
        with pytest.raises(LookupError):
            await playground.click("ben", sent.id, label="Count")
