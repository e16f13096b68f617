"""Where the bot is not a member: groups and other servers, by users who have installed the application."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord
import pytest
from discord import app_commands

from playground import ActionError, Clock, Playground
from playground.world.model import DIRECT, World
from tests.playground.echo import EchoBot, Interaction, board, picture, playing

GROUP, ELSEWHERE = "Game night", "elsewhere"


@asynccontextmanager
async def everywhere(**options: Any) -> AsyncIterator[tuple[Playground, EchoBot]]:
    """Run the echo bot with a command `here` for all places and all installations."""
    async with playing(**options) as (playground, bot):

        @bot.tree.command(description="Do what the test says")
        @app_commands.allowed_installs(guilds=True, users=True)
        @app_commands.allowed_contexts(guilds=True, dms=True, private_channels=True)
        async def here(interaction: Interaction) -> None:
            await bot.answers["here"](interaction)

        @bot.answer("here")
        async def _(interaction: Interaction) -> None:
            await interaction.response.send_message(view=board(), file=picture())

        await bot.tree.sync()
        yield playground, bot


def direct(playground: Playground, who: str) -> Any:
    return playground.world.direct_channel(playground.world.person(who))


def offered(playground: Playground, who: str, where: Any) -> list[str]:
    channel = playground.world.find_channel(where)
    return [command["name"] for command in playground.backend.commands.offered(playground.world.person(who), channel)]


async def test_commands_show_only_where_contexts_and_installations_allow_them() -> None:
    async with everywhere() as (playground, _bot):
        assert offered(playground, "ada", GROUP) == ["here"]
        assert offered(playground, "ada", ELSEWHERE) == ["here"]
        assert offered(playground, "cleo", GROUP) == []  # has not installed it
        assert {"here", "echo"} <= set(offered(playground, "cleo", "games"))
        assert {"here", "echo"} <= set(offered(playground, "cleo", direct(playground, "cleo")))
        with pytest.raises(ActionError, match="no command 'echo'"):
            await playground.slash("ada", GROUP, "echo", text="hi")
        playground.install("cleo")
        assert offered(playground, "cleo", GROUP) == ["here"]
        playground.install("cleo", installed=False)
        assert offered(playground, "cleo", GROUP) == []


async def test_a_user_without_a_common_server_needs_the_installation_in_direct_messages() -> None:
    async with everywhere() as (playground, _bot):
        guild = playground.world.guilds_of_bot[0]
        del guild.members[playground.world.person("ada").id], guild.members[playground.world.person("dan").id]
        assert offered(playground, "ada", direct(playground, "ada")) == ["here"]
        assert offered(playground, "dan", direct(playground, "dan")) == []


async def test_an_interaction_tells_its_context_and_who_installed_the_application() -> None:
    async with everywhere() as (playground, bot):
        ada = playground.world.person("ada")
        for where in (GROUP, ELSEWHERE, direct(playground, "ada"), "games"):
            await playground.slash("ada", where, "here")
        group, other, own, server = bot.interactions
        assert (group.context.private_channel, own.context.dm_channel, server.context.guild) == (True, True, True)
        assert isinstance(group.channel, discord.GroupChannel)
        assert (group.is_user_integration(), group.is_guild_integration()) == (True, False)
        assert group.user.id == ada.id
        assert (other.guild_id, other.is_guild_integration()) == (
            playground.world.find_channel(ELSEWHERE).guild_id,
            False,
        )
        assert other.guild_id is not None
        assert bot.get_guild(other.guild_id) is None
        assert other.permissions.use_external_apps
        assert (server.is_user_integration(), server.is_guild_integration()) == (True, True)
        await playground.slash("ada", "games", "echo", text="hi")  # a command that only servers install
        assert not bot.interactions[-1].is_user_integration()
        assert group.app_permissions.attach_files
        assert not group.app_permissions.send_messages


async def test_everyone_in_a_group_may_click_whoever_installed_the_application() -> None:
    async with everywhere() as (playground, bot):
        shown = (await playground.slash("ada", GROUP, "here")).message
        assert shown is not None
        reply = await playground.click("cleo", shown, label="Count 1")
        assert (reply.kind, reply.text) == ("update", "counted to 2")
        assert not bot.interactions[-1].is_guild_integration()


@pytest.mark.parametrize("where", [GROUP, ELSEWHERE])
async def test_channel_endpoints_refuse_a_bot_that_is_no_member(where: str) -> None:
    async with everywhere() as (playground, bot):
        shown = (await playground.slash("ada", where, "here")).message
        assert shown is not None
        place = bot.get_partial_messageable(playground.world.find_channel(where).id)
        for act in (place.send("hi"), place.get_partial_message(shown.id).edit(content="hi"), place.fetch_message(1)):
            with pytest.raises(discord.Forbidden):
                await act


async def test_the_bot_hears_nothing_of_a_server_it_is_not_in() -> None:
    async with everywhere() as (playground, bot):
        bot.events.clear()
        await playground.say("ada", ELSEWHERE, "hello")
        await playground.say("ada", GROUP, "hello")
        playground.add_channel(
            "another", playground.world.guilds[playground.world.find_channel(ELSEWHERE).guild_id or 0]
        )
        await playground.say("ada", "games", "the end")
        await playground.until(lambda: "MESSAGE_CREATE" in bot.events)
        assert bot.events.count("MESSAGE_CREATE") == 1
        assert "CHANNEL_CREATE" not in bot.events
        assert [guild.name for guild in bot.guilds] == ["The Table"]


async def test_a_token_there_expires_after_15_minutes_and_a_click_gives_a_new_one() -> None:
    clock = Clock()
    async with everywhere(clock=clock) as (playground, bot):
        shown = (await playground.slash("ada", GROUP, "here")).message
        assert shown is not None
        await bot.interactions[0].edit_original_response(view=board())
        clock.advance(15 * 60 + 1)
        with pytest.raises(discord.HTTPException) as expired:
            await bot.interactions[0].edit_original_response(view=board())
        assert expired.value.code == 50027
        await playground.click("ben", shown, label="Count 1")
        await bot.interactions[-1].edit_original_response(view=board())


@pytest.mark.parametrize(("where", "most"), [(GROUP, 5), (ELSEWHERE, 5), ("games", 6)])
async def test_only_five_follow_ups_where_users_have_installed_the_application(where: str, most: int) -> None:
    async with everywhere() as (playground, bot):
        codes: list[int] = []

        @bot.answer("here")
        async def _(interaction: Interaction) -> None:
            await interaction.response.defer()
            await interaction.followup.send("in place of the deferral")
            for number in range(6):
                try:
                    await interaction.followup.send(f"{number}")
                except discord.HTTPException as error:
                    codes.append(error.code)

        reply = await playground.slash("ada", where, "here")
        await reply.follow_ups(most)
        await playground.until(lambda: len(codes) == 6 - most)
        assert codes == [40094] * (6 - most)
        assert len(reply.interaction.follow_ups) == most


async def test_replies_are_ephemeral_without_the_permission_to_use_external_apps() -> None:
    async with everywhere() as (playground, bot):
        playground.forbid(ELSEWHERE, "use_external_apps", who="ada")
        assert (await playground.slash("ada", ELSEWHERE, "here")).kind == "ephemeral"
        assert not bot.interactions[-1].permissions.use_external_apps
        assert (await playground.slash("ben", ELSEWHERE, "here")).kind == "message"

        @bot.answer("here")
        async def _(interaction: Interaction) -> None:
            await interaction.response.defer()
            await interaction.followup.send("done")
            await interaction.followup.send("more")

        reply = await playground.slash("ada", ELSEWHERE, "here")
        assert all(message.is_ephemeral for message in [await reply.settled(), *await reply.follow_ups()])
        playground.forbid("games", "use_external_apps", who="ada")  # the server has added the bot
        shown = await (await playground.slash("ada", "games", "here")).settled()
        assert not shown.is_ephemeral


async def test_a_member_who_may_not_send_messages_gets_ephemeral_replies_there_too() -> None:
    async with everywhere() as (playground, _bot):
        playground.forbid(ELSEWHERE, "send_messages", who="ada")
        assert (await playground.slash("ada", ELSEWHERE, "here")).kind == "ephemeral"


async def test_commands_with_an_installation_that_the_application_lacks_are_refused() -> None:
    async with playing() as (playground, bot):
        playground.world.application.integration_types = [0]
        body = {"name": "here", "description": "Here", "type": 1}
        with pytest.raises(discord.HTTPException) as refused:
            await bot.http.upsert_global_command(playground.world.application.id, {**body, "integration_types": [0, 1]})
        assert refused.value.code == 50035
        await bot.http.upsert_global_command(playground.world.application.id, {**body, "integration_types": [0]})


async def test_the_first_world_has_direct_messages_a_group_and_another_server() -> None:
    world = World.small()
    people = [person for person in world.people.values() if not person.bot]
    assert sum(channel.kind == DIRECT for channel in world.channels.values()) == len(people)
    assert [guild.name for guild in world.guilds_of_bot] == ["The Table"]
    assert [person.handle for person in people if person.has_app] == ["ada", "ben"]
