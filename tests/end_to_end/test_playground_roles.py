"""Roles of members: the bot may give those below its own, with Manage Roles."""

from __future__ import annotations

import discord
import pytest

from playground.world.permissions import Permission
from tests.worlds.playground import PlaygroundWorld


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_a_role_is_given_and_taken_again(world):
    playground = world.playground
    vip = playground.add_role("VIP")
    guild = world.bot.get_guild(next(iter(playground.world.guilds)))
    ana = playground.world.person("ana").id
    member = await guild.fetch_member(ana)
    membership = playground.world.guilds[guild.id].members[ana]
    await member.add_roles(discord.Object(vip.id))
    await member.add_roles(discord.Object(vip.id))
    assert membership.roles == [vip.id]
    await member.remove_roles(discord.Object(vip.id))
    assert membership.roles == []


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_roles_above_the_bots_and_unknown_ones_are_refused(world):
    playground = world.playground
    high = playground.add_role("High", int(Permission.MANAGE_EVENTS))
    high.position = 99
    guild = world.bot.get_guild(next(iter(playground.world.guilds)))
    member = await guild.fetch_member(playground.world.person("ana").id)
    own = next(role.id for role in playground.world.guilds[guild.id].roles.values() if role.of_bot)
    for role in (high.id, own, guild.id):
        with pytest.raises(discord.Forbidden):
            await member.add_roles(discord.Object(role))
    with pytest.raises(discord.NotFound):
        await member.add_roles(discord.Object(4242))
