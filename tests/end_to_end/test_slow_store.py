"""While another process locks the database longer than Discord waits, every interaction gets a response."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from typing import Any

import pytest
from discord import app_commands

from playground.playground import Reply
from playground.world.model import LOADING
from tests.worlds.playground import PlaygroundWorld

LOCKED_SECONDS = 5.0
WORDS = "\n".join(f"word{number}" for number in range(200)).encode()

# Every command, with options that exercise as much as possible.
COMMANDS: list[tuple[str, str, dict[str, Any]]] = [
    ("lounge", "play", {"game": "just-one"}),
    ("games", "play", {}),
    ("games", "play", {"game": "rokujika", "private": True}),
    ("games", "daily", {}),
    ("games", "learn", {"game": "one-shot"}),
    ("games", "rules", {"game": "omiga"}),
    ("games", "help", {}),
    ("games", "leaderboard", {}),
    ("games", "stats", {}),
    ("games", "season new", {}),
    ("games", "pings", {}),
    ("hall", "lfg", {"game": "omiga"}),
    ("games", "block", {"person": "dee"}),
    ("games", "privacy show", {}),
    ("games", "privacy export", {}),
    ("games", "privacy delete", {}),
    ("games", "settings", {"new-day-at": 3}),
    ("games", "table show", {}),
    ("games", "table list", {}),
    ("games", "table end", {}),
    ("hall", "table replay", {}),
    ("hall", "table export", {}),
    ("hall", "table verify", {}),
    ("games", "words upload", {"file": ("words.txt", WORDS)}),
    ("games", "words show", {}),
    ("games", "words remove", {}),
    ("games", "tournament create", {"game": "omiga"}),
    ("games", "tournament list", {}),
    ("games", "tournament show", {}),
    ("games", "tournament standings", {}),
    ("games", "tournament why", {}),
    ("games", "tournament drop", {}),
    ("games", "tournament manage", {}),
    ("games", "tournament result", {"match": 1, "outcome": "1"}),
    ("games", "tournament swap", {"first": "ben", "second": "cy"}),
    ("games", "tournament add", {"member": "dee"}),
    ("games", "tournament remove", {"member": "dee"}),
    ("games", "tournament penalty", {"member": "dee", "penalty": "warning"}),
    ("games", "tournament rounds", {}),
    ("games", "tournament export", {}),
    ("games", "tournament season", {}),
    ("games", "tournament daily-league", {"days": 7}),
]


@pytest.fixture
async def busy_world(world: PlaygroundWorld) -> PlaygroundWorld:
    """Set up a running game in #games, a finished one in #hall, and an announced tournament."""
    world.playground.add_channel("hall")
    for channel in ("games", "hall"):
        await world.slash("ana", "play", channel=channel, game="one-shot")
        await world.press("ben", "Join", channel=channel)
        await world.press("ana", "Start", channel=channel)
    await world.bot.tables.end(2, (await world.bot.tables.record(2)).host, moderator=True)
    page = await world.playground.slash("ana", "games", "tournament create", game="one-shot")
    await world.playground.click("ana", page.message, label="Announce")
    await world.settled()
    return world


@asynccontextmanager
async def locked(world: PlaygroundWorld, seconds: float = LOCKED_SECONDS) -> AsyncIterator[None]:
    """Lock the database from another process while the bot wants to write, so that its reads wait too."""
    with closing(sqlite3.connect(world.database, isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        waiting = asyncio.create_task(world.store.set_meta("key", "value"))
        await asyncio.sleep(0.01)
        asyncio.get_running_loop().call_later(seconds, other.execute, "ROLLBACK")
        yield
        await waiting


async def finished(world: PlaygroundWorld, reply: Reply) -> str:
    """Return the text of the reply after "thinking ..." was replaced."""
    assert not reply.failed
    if reply.modal is not None:
        return str(reply.modal["title"])
    interaction = reply.interaction
    texts = [world.playground.seen(message).text for message in interaction.follow_ups]
    original = interaction.original
    if original is not None and world.playground.world.find_message(original.id) is not None:
        assert not original.flags & LOADING, "nothing has come of it"
        texts.append(world.playground.seen(original).text)
    return "\n".join(texts)


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_every_command_is_answered(busy_world):
    world, playground = busy_world, busy_world.playground
    leaves = [one for one in world.bot.tree.walk_commands() if isinstance(one, app_commands.Command)]
    assert {name for _, name, _ in COMMANDS} == {one.qualified_name for one in leaves}
    async with locked(world):
        asked = (playground.slash("ana", channel, name, **options) for channel, name, options in COMMANDS)
        replies = await asyncio.gather(*asked)
    await world.settled()
    said = [await finished(world, reply) for reply in replies]
    assert all(said), [command for command, text in zip(COMMANDS, said, strict=True) if not text]
    assert not [text for text in said if "wrong on my side" in text or "didn't let me" in text]
    assert (await world.bot.tables.find(playground.world.find_channel("lounge").id)).game == "just-one"
    assert "Join" in world.table("lounge").labels
    assert (await world.bot.servers.settings(playground.world.find_channel("games").guild_id)).day_begins == 3


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_what_is_private_stays_private_and_what_is_public_is_seen_by_all(busy_world):
    playground = busy_world.playground
    before = {message.id for message in playground.messages("games")}
    async with locked(busy_world):
        taken, shown, opened, mine = await asyncio.gather(
            playground.slash("ben", "games", "play", game="one-shot"),  # the channel already has a table
            playground.slash("cy", "games", "table show"),
            playground.slash("dee", "lounge", "play", game="just-one"),
            playground.slash("ben", "games", "daily"),
        )
    await busy_world.settled()
    assert "already has a table" in await finished(busy_world, taken)
    public = [message for message in playground.messages("games") if message.id not in before]
    assert [message.id for message in public] == [shown.message.id], "the refusal is nobody else's business"
    assert "m:1:" in str(public[0].components)
    assert playground.messages("lounge", seen_by="ana")[-1].id == opened.message.id
    assert mine.message.is_ephemeral


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_every_click_is_answered_and_done(busy_world):
    world, playground = busy_world, busy_world.playground
    await world.slash("dee", "play", channel="lounge", game="just-one")
    lobby = playground.last("lounge")
    more, bens = [(await playground.click(who, lobby, label="More")).message for who in ("ana", "ben")]
    game = next(message for message in playground.messages("games") if "t:1" in str(message.components))
    async with locked(world):
        replies = await asyncio.gather(
            playground.click("cy", lobby, label="Join"),
            playground.click("dee", lobby, label="More"),
            playground.click("ana", game, custom_id="t:1"),
            playground.click("ana", more, label="Rules"),
            playground.click("ben", bens, label="Learn"),
        )
    await world.settled()
    said = [await finished(world, reply) for reply in replies]
    assert all(said)
    assert not [text for text in said if "wrong on my side" in text or "didn't let me" in text or "lost" in text]
    assert len((await world.bot.tables.find(playground.world.find_channel("lounge").id)).players) == 2
    assert "Just One" in playground.seen(lobby.id).text, "the lobby is still the lobby"
    again = await playground.click("dee", lobby, label="More")  # closes the old one, not the lobby
    assert not again.failed
    await playground.click("dee", again.message, label="Close lobby")
    await world.settled()
    assert playground.world.find_message(lobby.id) is not None


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_a_form_that_comes_too_late_is_asked_for_again(busy_world):
    world, playground = busy_world, busy_world.playground
    page = await playground.slash("ana", "games", "tournament create", game="one-shot")
    async with locked(world):
        late = await playground.click("ana", page.message, label="Name, start, size…")
    await world.settled()
    assert late.modal is None, "the draft had to be read first"
    assert "press it again" in await finished(world, late)
    assert (await playground.click("ana", page.message, label="Name, start, size…")).modal is not None
