"""Presets: options of a lobby under a name, for one user or a server."""

from __future__ import annotations

import discord
import pytest

from tests.worlds import Answer, Message
from tests.worlds.simulated import SimulatedWorld


def invite_manager(world: SimulatedWorld) -> None:
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.invite("boss", roles=[role])


async def page(world: SimulatedWorld, who: str) -> Message:
    return (await world.press_more(who, "Presets")).message


async def save(world: SimulatedWorld, who: str, name: str, label: str = "Save these options") -> Answer:
    return await world.write(who, await page(world, who), label, name)


async def lobby_with_options(world: SimulatedWorld, who: str = "ana") -> None:
    await world.slash(who, "play", game="one-shot")
    panel = (await world.press(who, "More")).message
    panel = (await world.choose(who, panel, "turn_limit", "60")).message
    await world.choose(who, panel, "duel_rounds", "4")


async def test_saved_used_and_deleted(world):
    await lobby_with_options(world)
    answer = await save(world, "ana", "  Friday   Evening ")
    assert "Saved as **Friday Evening**" in answer.message.text
    assert "Time per move: 1 minute" in str(answer.message.parts)
    await world.press_more("ana", "Close lobby")
    await world.restart()
    await world.slash("ana", "play", game="one-shot")
    assert "Time per move" not in world.table().text
    used = await world.choose("ana", await page(world, "ana"), "preset-use:2", "own:one-shot:friday evening")
    assert "Options of **Friday Evening** are set" in used.message.text
    assert "Time per move: **1 minute, then a computer moves**" in world.table().text
    assert "4 rounds" in world.table().text
    gone = await world.choose("ana", await page(world, "ana"), "preset-drop:2", "own:one-shot:friday evening")
    assert "**Friday Evening** is deleted" in gone.message.text
    assert "keeps this lobby's options" in gone.message.text


async def test_play_with_a_preset(world):
    await lobby_with_options(world)
    await save(world, "ana", "quick")
    await world.press_more("ana", "Close lobby")
    ana, games = world.players["ana"], world.channels["games"]
    offered = await ana.autocomplete(games, "play", "preset", "qui")
    assert [choice["name"] for choice in offered] == ["👤 quick · ONE SHOT"]
    assert await ana.autocomplete(games, "play", "preset", "", game="rokujika") == []
    assert await world.players["ben"].autocomplete(games, "play", "preset", "") == []
    await world.slash("ana", "play", preset=offered[0]["value"])
    assert "4 rounds" in world.table().text
    await world.slash("ana", "play", "lounge", game="one-shot", preset="QUICK")
    assert "4 rounds" in world.table("lounge").text


async def test_a_preset_that_nobody_has_is_refused_and_nothing_is_opened(world):
    assert "no preset called nope" in (await world.slash("ana", "play", game="one-shot", preset="nope")).whisper
    await lobby_with_options(world)
    await save(world, "ana", "quick")
    await world.press_more("ana", "Close lobby")
    assert "no preset called quick" in (await world.slash("ana", "play", game="rokujika", preset="quick")).whisper
    assert "no preset called quick" in (await world.slash("ben", "play", preset="quick")).whisper


async def test_the_same_name_for_two_games_needs_the_game(world):
    await lobby_with_options(world)
    await save(world, "ana", "quick")
    await world.bot.presets.save(
        "rokujika", "Quick", {}, guild=world.guild.id, user=world.players["ana"].id, shared=False
    )
    assert "Choose a game too" in (await world.slash("ana", "play", "lounge", preset="quick")).whisper


async def test_the_same_name_replaces(world):
    await lobby_with_options(world)
    await save(world, "ana", "quick")
    await save(world, "ana", "QUICK")
    known = await world.bot.presets.of(world.guild.id, world.players["ana"].id)
    assert [one.name for one in known] == ["QUICK"]


async def test_those_of_the_server_are_saved_by_its_managers_and_used_by_all(world):
    invite_manager(world)
    await lobby_with_options(world, "boss")
    await save(world, "boss", "House rules", "Save for this server")
    await world.press_more("boss", "Close lobby")
    await world.slash("ana", "play", game="one-shot")
    shown = await page(world, "ana")
    assert "Save for this server" not in shown.labels
    assert "preset-drop" not in str(shown.parts), "there is none that ana may delete"
    await world.choose("ana", shown, "preset-use:2", "server:one-shot:house rules")
    assert "4 rounds" in world.table().text
    forged = await world.forge("ana", shown, "preset-save:2:server")
    assert "Only people who manage this server" in forged.message.text
    await world.forge_choice("ana", shown, "preset-drop:2", "server:one-shot:house rules")
    assert len(await world.bot.presets.of(world.guild.id, world.players["ana"].id)) == 1


async def test_only_the_host_and_only_in_the_lobby(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    bens = (await world.press("ben", "More")).message
    assert "Only ana" in (await world.forge("ben", bens, "presets:1")).message.text
    assert "Only ana" in (await world.forge("ben", bens, "preset-save:1:own")).message.text
    shown = await page(world, "ana")
    await world.restart()  # nobody remembers that the page is open
    form = await world.press("ana", "Save these options", on=shown)
    await world.press("ana", "Start")
    answer = await world.submit("ana", form, "late")
    assert "started" in str(answer)
    assert await world.bot.presets.of(world.guild.id, world.players["ana"].id) == []


@pytest.mark.parametrize("name", ["   ", "***", "@"])
async def test_a_name_needs_something_to_read(world, name):
    await lobby_with_options(world)
    assert "letter or digit" in str(await save(world, "ana", name))


async def test_hostile_names_stay_text(world):
    await lobby_with_options(world)
    answer = await save(world, "ana", "**@everyone** https://x.io")
    assert "@everyone" not in answer.message.text
    assert "https://x" not in answer.message.text


async def test_a_word_that_the_server_blocks_names_no_preset_of_the_server(world):
    invite_manager(world)
    await world.bot.servers.change(world.guild.id, unwanted_words=("damn",))
    await lobby_with_options(world, "boss")
    assert "damn" in str(await save(world, "boss", "damn quick", "Save for this server"))
    assert await world.bot.presets.of(world.guild.id, world.players["boss"].id) == []


async def test_too_many_are_refused(world, monkeypatch):
    monkeypatch.setattr("bot.social.presets.MOST_PRESETS", {False: 1, True: 1})
    await lobby_with_options(world)
    await save(world, "ana", "one")
    assert "already 1 presets" in str(await save(world, "ana", "two"))
    await save(world, "ana", "ONE")
    assert [one.name for one in await world.bot.presets.of(world.guild.id, world.players["ana"].id)] == ["ONE"]


async def test_options_that_are_no_longer_offered_are_left_out(world):
    options = {"duel_rounds": 4, "turn_limit": 17, "gone": True, "words_seen": ("x",)}
    ana = world.players["ana"].id
    preset = await world.bot.presets.save("one-shot", "old", options, guild=world.guild.id, user=ana, shared=False)
    assert preset.chosen == {"duel_rounds": 4}
    await world.slash("ana", "play", game="one-shot", preset="old")
    assert "4 rounds" in world.table().text


async def test_exported_and_erased(world):
    await lobby_with_options(world)
    await save(world, "ana", "quick")
    ana = world.players["ana"].id
    assert (await world.bot.privacy.counts(ana, None)).rows["personal_presets"] == 1
    assert (await world.bot.privacy.export(ana))["personal_presets"][0]["chosen"]["duel_rounds"] == 4
    await world.bot.privacy.forget(ana)
    assert await world.bot.presets.of(world.guild.id, ana) == []
