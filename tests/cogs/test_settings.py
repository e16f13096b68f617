"""`/settings`: for those who manage the server, with zones that complete themselves."""

from __future__ import annotations

import discord
import pytest

from bot.servers import ServerSettings
from tests.worlds.simulated import SimulatedWorld


@pytest.fixture
def managed(world: SimulatedWorld) -> SimulatedWorld:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.invite("mo", roles=[role])
    return world


async def chosen(world: SimulatedWorld) -> ServerSettings:
    return await world.bot.servers.settings(world.guild.id)


async def test_the_page_shows_how_it_is_set(managed):
    page = (await managed.slash("mo", "settings")).message
    assert page.ephemeral
    assert "Time zone: **UTC**" in page.text
    assert "A new day begins at **00:00**" in page.text
    assert len(page.select("day_begins")["options"]) == 24


async def test_zone_and_hour_by_the_command_and_by_the_select(managed):
    page = (await managed.slash("mo", "settings", **{"time-zone": "Asia/Tokyo"})).message
    assert "Saved" in page.text
    assert "**Asia/Tokyo**" in page.text
    await managed.restart()
    await managed.choose("mo", page, "day_begins", "4")
    assert "begins at **04:00**" in managed.private("mo")[-1].text
    assert await chosen(managed) == ServerSettings(time_zone="Asia/Tokyo", day_begins=4)
    await managed.slash("mo", "settings", **{"new-day-at": 23})
    assert await chosen(managed) == ServerSettings(time_zone="Asia/Tokyo", day_begins=23)


async def test_an_unknown_zone_is_told(managed):
    answer = await managed.slash("mo", "settings", **{"time-zone": "Atlantis"})
    assert "do not know that time zone" in answer.whisper
    assert await chosen(managed) == ServerSettings()


async def test_zones_complete_themselves(managed):
    async def offered(typed: str) -> list[str]:
        channel = managed.channels["games"]
        choices = await managed.people["mo"].autocomplete(channel, "settings", "time-zone", typed)
        return [choice["value"] for choice in choices]

    assert (await offered("berl"))[0] == "Europe/Berlin"
    assert (await offered("new york"))[0] == "America/New_York"
    assert (await offered("york"))[0] == "America/New_York"
    assert (await offered(""))[0] == "UTC"
    assert len(await offered("a")) == 25
    assert await offered("no such place") == []


async def test_only_those_who_manage_the_server(managed):
    assert "settings" not in managed.people["ana"].available_commands(managed.channels["games"])
    (command,) = [known for known in await managed.bot.tree.fetch_commands() if known.name == "settings"]
    managed.guild.set_command_permissions(command.id, {managed.people["ana"]: True})
    assert "Only people who may manage" in (await managed.slash("ana", "settings", **{"new-day-at": 4})).whisper
    assert await chosen(managed) == ServerSettings()


async def test_whoever_no_longer_manages_it_cannot_go_on(managed):
    page = (await managed.slash("mo", "settings")).message
    managed.guild.roles["boss"]._role.permissions = 0
    await managed.choose("mo", page, "day_begins", "4")
    assert "Only people who may manage" in managed.private("mo")[-1].text
    assert await chosen(managed) == ServerSettings()
