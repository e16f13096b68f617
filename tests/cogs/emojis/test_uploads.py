"""Emojis of the application: uploaded once by the leader, replaced when a drawing changes, and used in messages."""

from __future__ import annotations

import io
import re
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from PIL import Image

from cogs.core.emojis import emoji, use_emojis
from cogs.emojis import uploads
from cogs.emojis.uploads import MAX_BYTES, EmojiUploads
from cogs.one_shot.emojis import SIGNS, die_emoji
from rules.catalogue import GAMES
from tests.worlds import simulated, walk
from tests.worlds.playground import PlaygroundWorld
from tests.worlds.quick import hold_timers
from tests.worlds.simulated import SETTINGS, SimulatedWorld

WRITTEN = re.compile(r"<:(\w+):(\d+)>")


@pytest.fixture(autouse=True)
def forgotten() -> AsyncIterator[None]:
    """Other tests see no emojis."""
    yield
    use_emojis({})


@pytest.fixture
async def drawn_world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[SimulatedWorld]:
    """A world whose bot uploads its emojis."""
    hold_timers(monkeypatch)
    monkeypatch.setattr(simulated, "SETTINGS", SETTINGS.model_copy(update={"emojis": True}))
    world = await SimulatedWorld.begin(tmp_path)
    yield world
    await world.end()


def names_there(world: SimulatedWorld) -> list[str]:
    return [one.name for one in world.env.backend.application_emojis.values()]


def requests(world: SimulatedWorld, method: str) -> list[str]:
    return [one.path for one in world.env.http_requests if one.method == method and "/emojis" in one.path]


async def ready(world: SimulatedWorld) -> EmojiUploads:
    cog = world.bot.get_cog("EmojiUploads")
    assert isinstance(cog, EmojiUploads)
    await world.bot.wait_until_ready()
    await world.env.settle()
    await cog.finished()
    return cog


def test_without_an_upload_there_are_signs():
    assert emoji("suns", "☀️") == "☀️"
    assert die_emoji(3) == "3"


async def test_all_are_uploaded_once_and_found_again_after_a_restart(drawn_world):
    world = drawn_world
    await ready(world)
    expected = {name for game in world.bot.games for name in game.emojis}
    assert {"suns", "die_5", "card_6a", "card_egg"} <= expected
    uploaded = names_there(world)
    assert len(uploaded) == len(expected)
    assert all(re.fullmatch(r"\w{2,32}", name) for name in uploaded)
    assert {name.rpartition("_")[0] for name in uploaded} == expected
    assert WRITTEN.fullmatch(emoji("suns", "☀️"))
    await world.restart()
    await ready(world)
    assert names_there(world) == uploaded
    assert len(requests(world, "POST")) == len(expected)


async def test_a_changed_drawing_replaces_the_old_one_and_others_stay(drawn_world, monkeypatch):
    world = drawn_world
    await ready(world)
    before = set(names_there(world))
    world.env.backend.create_application_emoji("operators_own")
    monkeypatch.setitem(world.bot.games["one-shot"].emojis, "suns", lambda: Image.new("RGBA", (128, 128), (1, 2, 3)))
    await world.restart()
    await ready(world)
    after = set(names_there(world))
    assert len(before - after) == 1
    assert len(after - before) == 2
    assert "operators_own" in after
    assert emoji("suns", "")[2:].split(":")[0] in after - before


async def test_only_the_leader_uploads_and_the_others_use_what_is_there(drawn_world):
    world = drawn_world
    cog = await ready(world)
    suns = emoji("suns", "☀️")
    for one in list(world.env.backend.application_emojis.values())[1:]:
        world.env.backend.delete_application_emoji(one.id)
    world.bot.membership.is_leader = False
    uploaded = len(requests(world, "POST"))
    await cog.update()
    assert len(requests(world, "POST")) == uploaded
    assert emoji("suns", "☀️") == suns
    assert emoji("moons", "🌙") == "🌙"
    world.bot.membership.is_leader = True
    for observer in world.bot.membership.leader_observers:
        observer()
    await cog.finished()
    assert WRITTEN.fullmatch(emoji("moons", "🌙"))


async def test_if_an_upload_fails_there_are_signs_and_the_next_connection_tries_again(tmp_path, monkeypatch):
    hold_timers(monkeypatch)
    monkeypatch.setattr(simulated, "SETTINGS", SETTINGS.model_copy(update={"emojis": True}))
    real = uploads.EmojiUploads.update
    monkeypatch.setattr(uploads.EmojiUploads, "update", broken)
    world = await SimulatedWorld.begin(tmp_path)
    cog = await ready(world)
    assert emoji("suns", "☀️") == "☀️"
    monkeypatch.setattr(uploads.EmojiUploads, "update", real)
    world.env.inject_error("POST", "/applications/*/emojis", status=400, code=30008, times=1)
    await cog.on_ready()
    await cog.finished()
    assert emoji("suns", "☀️") == "☀️"
    await cog.on_ready()
    await cog.finished()
    assert WRITTEN.fullmatch(emoji("suns", "☀️"))
    await world.end()


async def broken(self: EmojiUploads) -> None:
    raise TimeoutError


async def test_an_emoji_that_was_deleted_is_noticed_when_a_message_is_refused(drawn_world):
    world = drawn_world
    cog = await ready(world)
    moons = emoji("moons", "🌙")
    found = WRITTEN.fullmatch(moons)
    assert found is not None
    world.env.backend.delete_application_emoji(int(found[2]))
    for observer in world.bot.budget.observers:
        observer(400)
    await cog.finished()
    assert emoji("moons", "🌙") == moons, "looked at a moment ago"
    await world.leap(world.bot.timings.emoji_check + 1)
    for observer in world.bot.budget.observers:
        observer(403)
        observer(400)
    await cog.finished()
    assert WRITTEN.fullmatch(emoji("moons", "🌙"))
    assert emoji("moons", "🌙") != moons


async def test_a_bot_that_may_not_upload_asks_for_nothing(world):
    await world.bot.wait_until_ready()
    await world.env.settle()
    assert [one for one in world.env.http_requests if "/emojis" in one.path] == []


@pytest.mark.parametrize("game", GAMES)
def test_every_drawing_is_one_that_discord_takes(game):
    from importlib import import_module

    package = import_module(f"cogs.{game.replace('-', '_')}")
    for name, draw in getattr(package, "EMOJIS", {}).items():
        assert re.fullmatch(r"[a-z0-9_]{1,25}", name)
        picture = draw()
        assert picture.size == (128, 128)
        assert picture.mode == "RGBA"
        buffer = io.BytesIO()
        picture.save(buffer, "PNG")
        assert buffer.tell() <= MAX_BYTES


def test_no_two_emojis_have_the_same_name_or_picture():
    from cogs import one_shot, only_one

    drawings = {**one_shot.EMOJIS, **only_one.EMOJIS}
    assert len(drawings) == len(one_shot.EMOJIS) + len(only_one.EMOJIS)
    assert len({draw().tobytes() for draw in drawings.values()}) == len(drawings)


# --- in messages


@pytest.fixture
async def drawn_playground(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[PlaygroundWorld]:
    """A playground, which refuses buttons with emojis that are not there."""
    monkeypatch.setattr("tests.worlds.playground.SETTINGS", SETTINGS.model_copy(update={"emojis": True}))
    world = await PlaygroundWorld.begin(tmp_path)
    yield world
    await world.end()


async def test_a_game_is_shown_with_emojis(drawn_playground):
    world = drawn_playground
    cog = world.bot.get_cog("EmojiUploads")
    assert isinstance(cog, EmojiUploads)
    await world.bot.wait_until_ready()
    await cog.on_ready()  # perhaps it has not been called yet
    await cog.finished()
    assert len(world.playground.world.emojis) == sum(len(game.emojis) for game in world.bot.games)
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    seen, written = set(), set()
    for _ in range(12):
        table = world.table()
        buttons = [part for part in walk(table.parts) if part["type"] == 2 and part.get("emoji")]
        seen |= {part["emoji"]["name"] for part in buttons if part["emoji"].get("id")}
        written |= {name for name, _ in WRITTEN.findall(table.text)}
        assert not any(sign in table.text for sign in SIGNS.values()), table.text
        label = next((one for one in table.labels if one.startswith(("Take", "Throw"))), None)
        if label is None:  # the turn goes on by itself
            break
        (seat,) = (await world.bot.tables.cache.get(1)).table.to_act
        await world.press(("ana", "ben")[seat], label, on=table)
    assert any(name.startswith("die_") for name in seen)
    assert any(name.startswith(tuple(SIGNS)) for name in seen)
    assert any(name.startswith("die_") for name in written)
