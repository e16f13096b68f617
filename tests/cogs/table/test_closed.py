"""A table that was closed says why, also after a restart, and how to go on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import get_args

import discord
import pytest

from bot.i18n import localizer
from bot.tables.record import Closing
from tests.cogs.table.test_lobby import lobby
from tests.cogs.table.test_menu import begin, do
from tests.worlds.simulated import SimulatedWorld

DAY = 86400


async def expired(world: SimulatedWorld) -> None:
    await lobby(world, "ben")
    await world.wait(16 * 60)


async def left(world: SimulatedWorld) -> None:
    await lobby(world)
    await world.press_more("ana", "Leave")


async def left_the_game(world: SimulatedWorld) -> None:
    await begin(world, "ana", "ben")
    for who in ("ana", "ben"):
        await do(world, who, "leave-0")


async def cancelled(world: SimulatedWorld) -> None:
    await lobby(world, "ben")
    await world.press_more("ana", "Close")


async def cancelled_by_a_moderator(world: SimulatedWorld) -> None:
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    world.invite("mo", roles=[role])
    await lobby(world, "ben")
    await world.press_more("mo", "Close")


async def voted(world: SimulatedWorld) -> None:
    await begin(world, "ana", "ben")
    for who in ("ana", "ben"):
        await do(world, who, "end-0")


async def abandoned(world: SimulatedWorld) -> None:
    await begin(world, "ana", "ben")
    await world.wait(181 * DAY)


async def closed_for_inactivity(world: SimulatedWorld) -> None:
    await begin(world, "ana", "ben")
    await world.bot.tables.close(1, "damaged")
    await world.bot.table_messages.show(1)


WAYS: list[tuple[Callable[[SimulatedWorld], Awaitable[None]], Closing, str]] = [
    (expired, "expired", "Nobody started the game"),
    (left, "left", "Everyone left."),
    (left_the_game, "left", "Everyone left."),
    (cancelled, "host", "The host ended the game."),
    (cancelled_by_a_moderator, "moderator", "A moderator ended the game."),
    (voted, "vote", "The players voted"),
    (abandoned, "abandoned", "Nobody came back"),
    (closed_for_inactivity, "", ""),
]


@pytest.mark.parametrize(("close", "closing", "why"), WAYS, ids=[way.__name__ for way, *_ in WAYS])
async def test_a_closed_table_says_why(world, monkeypatch, close, closing, why):
    monkeypatch.setattr("bot.tables.deadlines.LONGEST_SLEEP", 1e9)  # half a year has many hours
    await close(world)
    await world.env.settle()
    assert (await world.bot.tables.record(1)).closing == closing
    *_, reason, go_on = ["", *world.table().text.splitlines()[1:]]
    assert why in reason
    assert go_on == "This table is closed. Type `/play` to start a new game."
    assert world.table().labels == []


async def test_the_reason_survives_the_bot(world):
    """It died after the table was closed and before that was shown."""
    await lobby(world, "ben")
    record = await world.bot.tables.record(1)
    await world.store.save_table(record.model_copy(update={"phase": "closed", "closing": "expired"}), None)
    await world.restart()
    assert "Nobody started the game" in world.table().text


def test_there_is_a_sentence_for_every_reason():
    of_matches = {"clock"}  # tests/cogs/tournament/test_match_clock.py
    assert {closing for _, closing, _ in WAYS} | of_matches == set(get_args(Closing))
    assert all(localizer("en").knows(f"table-closed-{closing}") for closing in get_args(Closing) if closing)
