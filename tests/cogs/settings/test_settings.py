"""`/settings`: pages, controls and permissions."""

from __future__ import annotations

from pathlib import Path

import discord
import pytest

from bot.servers.settings import ServerSettings
from cogs.settings.page import GROUPS
from tests.worlds import Message, walk
from tests.worlds.simulated import SimulatedWorld


@pytest.fixture
def managed(world: SimulatedWorld) -> SimulatedWorld:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.invite("mo", roles=[role])
    return world


async def chosen(world: SimulatedWorld) -> ServerSettings:
    return await world.bot.servers.settings(world.guild.id)


async def turn_to(world: SimulatedWorld, group: str, who: str = "mo") -> Message:
    page = (await world.slash(who, "settings")).message
    await world.choose(who, page, "c-group", group)
    return world.private(who)[-1]


async def test_the_first_page_shows_how_everything_is_set(managed):
    page = (await managed.slash("mo", "settings")).message
    assert page.ephemeral
    for said in (
        "Game channels: **every channel**",
        "Who can open tables: **everyone**",
        "**host, moderators, or a player vote**",
        "Tables per channel: **one, no thread**",
        "Time per move: **no limit**",
        "close after: **15 minutes (default)**",
        "**same as this server in Discord**",
        "Turn pings: **after 1 minute**",
        "Blocked words: **none**",
        "Time zone: **UTC, now ",
        "New day at: **00:00**",
    ):
        assert said in page.text


async def test_every_setting_has_a_place_and_every_page_a_way_back(managed):
    assert {setting for settings in GROUPS.values() for setting in settings} == set(ServerSettings.model_fields)
    for group in GROUPS:
        page = await turn_to(managed, group)
        assert "Reset this page" in page.labels
        await managed.choose("mo", page, "c-group", "all")
        assert "Game channels" in managed.private("mo")[-1].text


@pytest.mark.parametrize(
    ("group", "setting", "value", "said"),
    [
        ("where", "enders", '"moderators"', "**moderators only**"),
        ("where", "threads", "3", "**up to 3, each in a thread**"),
        ("time", "turn_limit", "3600", "**1 hour, then a computer moves**"),
        ("time", "lobby_minutes", "240", "**4 hours**"),
        ("speech", "language", '"en"', "**English**"),
        ("speech", "pings", '"off"', "**never**"),
        ("day", "day_begins", "4", "**04:00**"),
    ],
)
async def test_a_setting_is_saved_shown_and_reset(managed, group, setting, value, said):
    page = await turn_to(managed, group)
    await managed.restart()
    await managed.choose("mo", page, f"c:{setting}", value)
    page = managed.private("mo")[-1]
    assert "Saved" in page.text
    assert said in page.text
    assert await chosen(managed) != ServerSettings()
    await managed.press("mo", "Reset this page", on=page)
    assert await chosen(managed) == ServerSettings()
    assert said not in managed.private("mo")[-1].text


async def test_channels_and_roles_are_chosen_and_cleared(managed):
    games, boss = managed.channels["games"], managed.guild.roles["boss"]
    page = await turn_to(managed, "where")
    await managed.pick("mo", page, "c-channels", games)
    await managed.pick("mo", managed.private("mo")[-1], "c-roles", boss)
    page = managed.private("mo")[-1]
    assert f"<#{games.id}>" in page.text
    assert f"<@&{boss.id}>" in page.text
    (select,) = [part for part in walk(page.parts) if part.get("custom_id") == "c-channels"]
    assert [int(default["id"]) for default in select["default_values"]] == [games.id]
    await managed.pick("mo", page, "c-channels")
    assert await chosen(managed) == ServerSettings(starter_roles=(boss.id,))


async def test_deleted_channels_and_roles_are_reported_and_not_offered(managed):
    lounge, guild = managed.channels["lounge"], managed.guild
    role = guild.create_role("players")
    await managed.bot.servers.change(guild.id, game_channels=(lounge.id, 5), starter_roles=(role.id,))
    page = await turn_to(managed, "where")
    assert f"<#{lounge.id}> (and 1 deleted)" in page.text
    managed.env.backend.delete_channel(lounge.id)
    managed.env.backend.delete_role(guild.id, role.id)
    await managed.env.settle()
    page = await turn_to(managed, "where")
    assert "All the chosen channels were deleted, so tables can be opened anywhere" in page.text
    assert "All the chosen roles were deleted, so everyone can open tables" in page.text


async def test_words_are_edited_in_a_form(managed):
    page = await turn_to(managed, "words")
    form = await managed.press("mo", "Edit words", on=page)
    await managed.submit("mo", form, "damn\n Blödmann, DAMN")
    page = managed.private("mo")[-1]
    assert "**2 words**" in page.text
    assert (await chosen(managed)).unwanted_words == ("DAMN", "Blödmann")
    form = await managed.press("mo", "Edit words", on=page)
    assert form.form_value == "DAMN\nBlödmann"
    await managed.restart()
    assert "too long" in (await managed.submit("mo", form, "x" * 41)).whisper
    assert len((await chosen(managed)).unwanted_words) == 2
    form = await managed.press("mo", "Edit words", on=page)
    await managed.submit("mo", form, "")
    assert await chosen(managed) == ServerSettings()


async def test_the_modal_is_refused_after_losing_manage_server(managed):
    form = await managed.press("mo", "Edit words", on=await turn_to(managed, "words"))
    await managed.revoke_permissions("boss")
    assert "Only members with *Manage Server*" in (await managed.submit("mo", form, "damn")).whisper
    assert await chosen(managed) == ServerSettings()


async def test_zone_and_hour_by_the_command(managed):
    page = (await managed.slash("mo", "settings", **{"time-zone": "Asia/Tokyo"})).message
    assert "Saved" in page.text
    assert "**Asia/Tokyo, now" in page.text
    assert len(page.select("day_begins")["options"]) == 24
    await managed.slash("mo", "settings", **{"new-day-at": 23})
    assert await chosen(managed) == ServerSettings(time_zone="Asia/Tokyo", day_begins=23)


async def test_an_unknown_zone_is_refused(managed):
    answer = await managed.slash("mo", "settings", **{"time-zone": "Atlantis"})
    assert "don't know that time zone" in answer.whisper
    assert await chosen(managed) == ServerSettings()


async def test_zones_complete_themselves(managed):
    async def offered(typed: str) -> list[str]:
        channel = managed.channels["games"]
        choices = await managed.players["mo"].autocomplete(channel, "settings", "time-zone", typed)
        return [choice["value"] for choice in choices]

    assert (await offered("berl"))[0] == "Europe/Berlin"
    assert (await offered("new york"))[0] == "America/New_York"
    assert (await offered("york"))[0] == "America/New_York"
    assert (await offered(""))[0] == "UTC"
    assert len(await offered("a")) == 25
    assert await offered("no such place") == []


async def test_the_command_is_refused_without_manage_server(managed):
    assert "settings" not in managed.players["ana"].available_commands(managed.channels["games"])
    (command,) = [known for known in await managed.bot.tree.fetch_commands() if known.name == "settings"]
    managed.guild.set_command_permissions(command.id, {managed.players["ana"]: True})
    assert "Only members with *Manage Server*" in (await managed.slash("ana", "settings", **{"new-day-at": 4})).whisper
    assert await chosen(managed) == ServerSettings()


@pytest.mark.parametrize("custom_id", ["c:threads", "c:enders", "c-group", "c-channels", "c-roles", "c:unwanted_words"])
async def test_another_users_forged_choice_is_refused(managed, custom_id):
    await managed.slash("ana", "play", game="one-shot")
    answer = await managed.forge_choice("ana", managed.table(), custom_id, "3")
    assert answer.whisper
    assert await chosen(managed) == ServerSettings()


@pytest.mark.parametrize("label", ["Reset this page", "Edit words"])
async def test_another_users_forged_click_is_refused(managed, label):
    await managed.bot.servers.change(managed.guild.id, unwanted_words=("damn",))
    page = await turn_to(managed, "words")
    assert "Only members with *Manage Server*" in (await managed.press("ana", label, on=page)).whisper
    assert (await chosen(managed)).unwanted_words == ("damn",)


@pytest.mark.parametrize(
    ("custom_id", "value"),
    [
        ("c:threads", "4"),
        ("c:enders", '"nobody"'),
        ("c:language", '"xx"'),
        ("c:no_such_setting", "1"),
        ("c:turn_limit", "{"),
        ("c-channels", "5"),
        ("c-roles", "x"),
        ("c:game_channels", "5"),
        ("c:pings", '"3"'),
        ("c:lobby_minutes", "1"),
        ("c:unwanted_words", '["!!"]'),
    ],
)
async def test_what_no_page_offers_is_refused(managed, custom_id, value):
    page = (await managed.slash("mo", "settings")).message
    answer = await managed.forge_choice("mo", page, custom_id, value)
    assert answer.whisper
    assert "went wrong" not in answer.whisper
    assert await chosen(managed) == ServerSettings()


async def test_controls_are_refused_after_losing_manage_server(managed):
    page = await turn_to(managed, "day")
    await managed.revoke_permissions("boss")
    await managed.choose("mo", page, "day_begins", "4")
    assert "Only members with *Manage Server*" in managed.private("mo")[-1].text
    assert await chosen(managed) == ServerSettings()


def test_the_page_about_settings_names_every_one():
    page = (Path(__file__).parents[3] / "docs" / "settings.md").read_text(encoding="utf-8")
    named = {"time_zone": "time zone", "day_begins": "hour of the new day"}
    for setting in ServerSettings.model_fields:
        assert named.get(setting, f"`{setting}`") in page
    how_many = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")[len(GROUPS)]
    assert f"leads to {how_many} pages" in page


async def test_managing_one_channel_is_not_managing_the_server(world):
    """Who may edit a channel's overwrites can allow themselves Manage Server in it."""
    overwrites = {world.players["ana"]: discord.PermissionOverwrite(manage_guild=True)}
    world.channels["own"] = world.guild.create_text_channel("own", overwrites=overwrites)
    for command in ("settings", "season new", "words show"):
        answer = await world.slash("ana", command, "own")
        assert "Manage Server" in answer.whisper, command
        assert not answer.message.labels
