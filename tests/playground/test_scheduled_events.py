"""Scheduled events on the playground with unmodified discord.py, by Discord's rules of 2026."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from playground.playground import Playground
from playground.world.model import World
from playground.world.permissions import Permission
from playground.world.persistence import WorldStore
from tests.playground.echo import playing
from tests.playground.test_openapi import DOCUMENT

NONE = Permission(0)


def set_bot_permissions(playground: Playground, *, remove: Permission, add: Permission = NONE) -> None:
    """Change the permissions of the bot's own role and of @everyone."""
    for guild in playground.world.guilds.values():
        for role in guild.roles.values():
            role.permissions = int((Permission(role.permissions) & ~remove) | (add if role.of_bot else NONE))


async def create(bot: discord.Client, hours: float = 1) -> discord.ScheduledEvent:
    begin = datetime.now(UTC) + timedelta(hours=hours)
    return await bot.guilds[0].create_scheduled_event(
        name="Cup",
        description="ONE SHOT",
        start_time=begin,
        end_time=begin + timedelta(hours=2),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location="#games",
    )


async def test_an_event_is_created_started_and_ended() -> None:
    async with playing(openapi=DOCUMENT if DOCUMENT.exists() else None) as (playground, bot):
        event = await create(bot)
        (stored,) = playground.world.scheduled_events.values()
        assert (stored.name, stored.location, stored.status) == ("Cup", "#games", 1)
        (found,) = await bot.guilds[0].fetch_scheduled_events()
        assert found.creator_id == bot.user.id
        await event.start()
        assert stored.status == 2
        await (await bot.guilds[0].fetch_scheduled_event(event.id)).end()
        assert stored.status == 3
        with pytest.raises(discord.HTTPException, match="finished"):
            await event.edit(name="Later")
        await event.delete()
        assert not playground.world.scheduled_events
        with pytest.raises(discord.NotFound):
            await bot.guilds[0].fetch_scheduled_event(event.id)
        assert playground.unknown_routes == playground.refused_requests == []


async def test_creating_needs_create_events_and_manage_events_alone_is_refused() -> None:
    async with playing() as (playground, bot):
        own = await create(bot)
        set_bot_permissions(playground, remove=Permission.CREATE_EVENTS, add=Permission.MANAGE_EVENTS)
        with pytest.raises(discord.Forbidden) as refused:
            await create(bot)
        assert refused.value.code == 50013
        await own.edit(name="Renamed")  # Manage Events still edits
        set_bot_permissions(playground, remove=Permission.MANAGE_EVENTS)
        with pytest.raises(discord.Forbidden):
            await own.edit(name="Again")
        set_bot_permissions(playground, remove=NONE, add=Permission.CREATE_EVENTS)
        await own.edit(name="Own")  # Create Events edits one's own
        others = playground.world.scheduled_events[own.id]
        others.creator_id = playground.world.person("ada").id
        with pytest.raises(discord.Forbidden):
            await own.delete()


async def test_an_event_lies_in_the_future_and_has_an_end() -> None:
    async with playing() as (playground, bot):
        with pytest.raises(discord.HTTPException, match="past"):
            await create(bot, hours=-1)
        assert not playground.world.scheduled_events


async def test_events_are_kept_with_the_world(tmp_path: Any) -> None:
    world = World.small()
    async with playing(world=world, data=tmp_path / "world.db") as (playground, bot):
        event = await create(bot)
        clock = playground.clock
    stored = WorldStore(tmp_path / "world.db").load(clock)
    assert stored is not None
    assert stored.scheduled_events[event.id].name == "Cup"
