"""A server's own word list: upload, checks, download, removal, use in a game."""

from __future__ import annotations

import discord
import pytest

WORDS = "\n".join(f"own{number}" for number in range(70))


@pytest.fixture
def boss(world):
    role = world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))
    world.invite("max", roles=[role])
    return "max"


async def upload(world, who: str, text: str | bytes, name: str = "words.txt"):
    content = text if isinstance(text, bytes) else text.encode()
    return await world.slash(who, "words upload", file=(name, content))


async def test_a_list_is_stored_shown_and_removed(world, boss):
    assert "70 words saved" in (await upload(world, boss, WORDS)).whisper
    assert (await world.store.word_list(world.guild.id))[:2] == ("own0", "own1")
    shown = await world.slash(boss, "words show")
    assert shown.message.ephemeral
    assert shown.message.pictures == ("words.txt",)
    assert "deleted" in (await world.slash(boss, "words remove")).whisper
    assert await world.store.word_list(world.guild.id) == ()
    assert "no words of its own" in (await world.slash(boss, "words show")).whisper


@pytest.mark.parametrize(("text", "why"), [
    ("ice\nsun", "only 2 different words. You need at least 65"),
    ("x" * 41 + "\n" + WORDS, "Line 1 is too long"),
    (WORDS + "\nin\u202evisible", "Line 71 contains an invisible character"),
    (WORDS.encode("utf-16"), "Save it as plain text in UTF-8"),
    ("\n".join(f"w{number}" for number in range(5001)), "too many words: 5,000 at most"),
    (b"x" * 900_000, "too big"),
    (b"", "I can't read that file"),
    (b"\xef\xbb\xbf \r\n\n", "I can't read that file"),
])  # fmt: skip
async def test_a_bad_file_is_refused_with_the_reason_and_the_old_list_stays(world, boss, text, why):
    await upload(world, boss, WORDS)
    assert why in (await upload(world, boss, text)).whisper
    assert len(await world.store.word_list(world.guild.id)) == 70


async def test_only_server_managers_may_use_the_list(world):
    world.guild.create_role("all", permissions=discord.Permissions())
    commands = world.players["ben"].available_commands(world.channels["games"])
    assert not any(command.startswith("words") for command in commands)


async def start_with_own_words(world) -> str:
    await world.slash("ana", "play", game="just-one")
    for name in ("ben", "cy"):
        await world.press(name, "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "word_list", '"own"')
    return (await world.press("ana", "Start")).whisper


async def test_a_game_is_played_with_the_servers_own_words(world, boss):
    await upload(world, boss, WORDS)
    assert not await start_with_own_words(world)
    saved = await world.store.load_table(1)
    assert '"own' in saved.position.state
    assert len(saved.record.options["own_words"]) == 70, "so that the game can be dealt again"


async def test_without_a_list_the_game_does_not_start_and_says_why(world):
    assert "no words of its own" in await start_with_own_words(world)
    assert "Join" in world.table().labels
