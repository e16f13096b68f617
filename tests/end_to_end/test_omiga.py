"""Omiga in both worlds; and on the playground two players at full speed, with rate limits as narrow as Discord's."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from playground.acts import CannotDo
from tests.cogs.omiga_table import (
    GAME,
    PLAYERS,
    check_replay,
    get_ready,
    journal,
    open_panels,
    panel,
    play_on,
    play_one,
    start_round,
    state,
    view,
)
from tests.worlds.ground import GroundWorld


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run deals the same cards, and no watch interferes on a slow machine."""
    monkeypatch.setattr("bot.tables.secrets.token_hex", lambda _bytes: "omiga")
    monkeypatch.setattr("rules.omiga.state.WATCH_SECONDS", 600.0)


async def test_a_whole_game_by_panels(world):
    await start_round(world, board='"7x6"')
    await play_on(world, Random(3))
    assert "🏆" in world.table().text or "🏁" in world.table().text
    assert world.table().pictures == ("table.png",)
    await check_replay(world, board="7x6")


async def test_a_restart_in_the_middle_goes_on_after_both_are_ready(world):
    await start_round(world, board='"7x6"')
    await play_one(world, "ana", Random(1))
    await world.restart()
    await open_panels(world)
    assert "stands still" in world.table().text
    await get_ready(world)
    assert (await view(world)).phase == "playing"
    await play_on(world, Random(2))
    await check_replay(world, board="7x6")


async def until_panels_are_new(world) -> None:
    """A press that comes while the panel is being sent is acknowledged first, and shown with the next sending."""
    for who in PLAYERS:
        while f":{(await view(world, who)).epoch}:" not in panel(world, who).button("Throw hand"):
            await world.wait(0.001)


async def test_both_press_at_the_same_instant(world):
    await start_round(world)
    for _ in range(5):
        if (await view(world)).phase != "playing":
            break
        presses = [(who, panel(world, who), panel(world, who).button("Throw hand")) for who in PLAYERS]
        assert all(answer.acknowledged for answer in await world.press_together(presses))
        await until_panels_are_new(world)
    seats = Counter(entry.seat for entry in await journal(world) if "throw" in entry.move)
    assert seats == {0: 5, 1: 5}


async def rush(world: GroundWorld, who: str, luck: Random, clicks: list[tuple[str, bool]]) -> None:
    """Press something sensible, or anything at all, as fast as the answers come."""
    while (await view(world)).phase == "playing":
        mine = panel(world, who)
        labels = [label for label in mine.labels if "→" in label or "↻" in label]
        label = luck.choice(labels) if labels and luck.random() < 0.85 else "Throw hand"
        try:
            reply = await world.ground.click(who, mine.id, custom_id=mine.button(label))
        except CannotDo:  # the button was redrawn under the finger
            continue
        clicks.append((who, not reply.failed))


@pytest.mark.parametrize("world", [GroundWorld], indirect=True, ids=["playground"])
async def test_two_players_at_full_speed_with_real_limits(world):
    """No click is lost, nothing is laid twice, nobody is rate limited, and both see the journal's table in the end."""
    world.ground.faults.real_buckets = True
    clicks: list[tuple[str, bool]] = []
    await start_round(world, board='"11x10"')
    await asyncio.wait_for(asyncio.gather(*(rush(world, who, Random(who), clicks) for who in PLAYERS)), 60)
    await world.wait(0.05)
    for message in (world.table(), *(panel(world, who) for who in PLAYERS)):
        assert "🏆" in message.text or "🏁" in message.text
    assert all(answered for _, answered in clicks)
    assert {who for who, _ in clicks} == set(PLAYERS)
    assert GAME.faults(await state(world)) == []
    entries = await journal(world)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.key for entry in entries}) == len(entries)
    await check_replay(world, board="11x10")
    assert world.ground.backend.buckets.refused == 0
