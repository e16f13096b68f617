"""The bot's own start and stop, without Discord."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import discord
import pytest

from bot.app import Onetable
from bot.ops.metrics import Metrics
from bot.settings import BadSettings, Settings
from bot.store.base import ALIVE_AT, Store
from bot.store.location import Location
from bot.store.opening import open_store
from bot.tables.record import Player, TableRecord

DOWN_SINCE = 1000.0
NOW = DOWN_SINCE + 7200.0


@pytest.fixture
async def store(location: Location):
    """A store of a bot that stopped at 1000 with one lobby that expires at 1500."""
    store = await open_store(location, Metrics())
    ana = Player(user=1, name="Ana")
    lobby = TableRecord(
        id=0, guild=5, channel=10, game="one-shot", host=1, players=(ana,), options={}, language="en", phase="lobby",
        opened_at=600.0,
    )  # fmt: skip
    await store.add_table(lobby, 1500.0)
    await store.set_meta(ALIVE_AT, repr(DOWN_SINCE))
    yield store
    await store.close()


def bot_at(now: float, store: Store) -> Onetable:
    return Onetable(Settings(_env_file=None), store, clock=lambda: now)


async def test_deadlines_are_extended_once_however_often_the_start_fails(store):
    for attempt in range(3):  # each dies before it could note that it is alive
        await bot_at(NOW + attempt, store).extend_deadlines_after_downtime()
    assert await store.nearest_deadline() == 1500.0 + 7202.0


async def test_the_downtime_includes_a_start_that_failed_to_connect(store):
    """After a wrong token, or without a network, the bot was still down."""
    async with bot_at(NOW, store):
        pass
    await bot_at(NOW + 60, store).extend_deadlines_after_downtime()
    assert await store.nearest_deadline() == 1500.0 + 7260.0


async def test_a_test_server_without_the_bot_is_a_bad_setting(store):
    bot = Onetable(Settings(_env_file=None, test_guild=77), store)

    async def forbidden(**_: object) -> None:
        raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50001, "message": "no"})

    bot.tree.sync = forbidden
    with pytest.raises(BadSettings, match=r"^ONETABLE_TEST_GUILD: .*77"):
        await bot.sync_commands()


async def test_games_are_woken_in_the_background_after_the_first_ready_only(store, monkeypatch):
    woken, has_woken = [], asyncio.Event()

    async def wake() -> None:
        woken.append(True)
        has_woken.set()

    async with bot_at(NOW, store) as bot:
        await bot.load_cogs()
        monkeypatch.setattr(bot.tables, "wake_real_time_games", wake)
        await bot.on_ready()
        assert not woken, "nobody waits for it"
        await bot.on_ready()
        await has_woken.wait()
    assert woken == [True]
