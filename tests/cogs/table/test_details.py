"""The Details button: everything that doesn't fit on a phone screen, as far as the one who asks may know it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.i18n import localizer
from cogs.core.layout import MAX_TEXT
from cogs.table.details import draw_details
from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, STRANGER, JustOneGame
from tests.cogs.table.test_menu import advance, begin, do
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld

SAY = localizer("en")


async def details(world: SimulatedWorld, who: str, on: Message | None = None) -> Message:
    answer = await world.press(who, "Details", on=on)
    assert answer.message.ephemeral
    return answer.message


def show_own_view(world: SimulatedWorld, game: str) -> None:
    """Let the game's details be what the view says."""
    shown = replace(world.bot.games[game], details=lambda scene, _say: [f"`{scene.view.model_dump_json()}`"])
    world.bot.games.add(replace(shown, buttons=()))


async def test_everybody_may_look_and_nothing_changes(world):
    await begin(world, "ana", "ben")
    before = world.table()
    for who in ("ana", "ben", "dee"):
        assert "ONE SHOT" in (await details(world, who)).text
    assert world.table() == before
    assert await world.store.journal(1) == []


async def test_the_commitment_and_changed_options_are_there_and_not_under_the_table(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "duel_rounds", "4")
    await world.press("ana", "Start")
    scene = await world.bot.tables.scene(1)
    shown = (await details(world, "dee")).text
    assert f"`{scene.commitment[:16]}" in shown
    assert "4 rounds" in shown
    assert "Time per move" not in shown
    assert scene.commitment[:16] not in world.table().text


async def test_each_player_sees_their_own_view_and_a_stranger_the_public_one(world, monkeypatch):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    game = await JustOneGame.begin(world, 4)
    await game.pick(3)
    show_own_view(world, "just-one")
    word, guesser, giver = await game.word(), await game.active(), (await game.givers())[0]
    assert word in (await details(world, giver)).text
    for who in (guesser, STRANGER):
        assert word not in (await details(world, who)).text


async def test_a_private_table_shows_them_to_its_player_only(world):
    mine = (await world.slash("ana", "play", game="rokujika", private=True)).message
    assert "Rokujika" in (await details(world, "ana", on=mine)).text
    answer = await world.forge("ben", mine, "details:1")
    assert "private" in answer.whisper
    assert "Rokujika" not in answer.whisper


async def test_another_channel_is_refused(world):
    await begin(world, "ana", "ben")
    answer = await world.forge("dee", world.table(), "details:1", channel="lounge")
    assert "another channel" in answer.whisper


async def test_a_lobby_and_a_closed_table_have_none(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    assert "details:" not in str(world.table().parts)
    assert "hasn't started" in (await world.forge("ben", world.table(), "details:1")).whisper
    await world.press("ana", "Start")
    old = world.table()
    for who in ("ana", "ben"):
        await do(world, who, "leave-0")
    assert "details:" not in str(world.table().parts)
    assert "closed" in (await world.forge("ben", old, "details:1")).whisper


async def test_a_lesson_has_neither_details_nor_menu(world):
    await world.slash("ana", "learn", game="one-shot")
    (lesson,) = world.private("ana")
    assert not [part for part in ("details:", "'t:") if part in str(lesson.parts)]


@pytest.mark.parametrize(
    "blocks",
    [
        ["x" * 3999],
        ["a\n" * 3000],
        ["\n".join(["line " * 20] * 30)] * 9,
        [f"block {number}" for number in range(100)],
        [""],
    ],
)
async def test_over_long_details_are_cut_at_a_line_and_keep_the_commitment(world, blocks):
    await begin(world, "ana", "ben")
    world.bot.games.add(replace(world.bot.games["one-shot"], details=lambda _scene, _say: blocks, buttons=()))
    scene = await world.bot.tables.scene(1)
    layout = draw_details(world.bot, scene, SAY)
    assert layout.fits()
    texts = [part.content for part in layout.parts]
    assert "🔒" in texts[-1]
    assert sum(map(len, texts)) <= MAX_TEXT
    assert "🔒" in (await details(world, "dee")).text


async def test_after_the_end_details_open_the_deal(world):
    await begin(world, "ana", "ben")
    for _ in range(300):
        if "🏆" in world.table().text:
            break
        await advance(world)
    assert (await world.bot.tables.scene(1)).seed in (await details(world, "dee")).text
