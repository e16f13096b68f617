"""Personal settings are the same on every server."""

from __future__ import annotations

from bot.ops.metrics import Metrics
from bot.servers.settings import PersonalSettings, PersonalSettingsStore
from bot.store.location import Location
from bot.store.opening import open_store


async def test_personal_settings_survive_a_restart(location: Location):
    store = await open_store(location, Metrics())
    await PersonalSettingsStore(store).change(7, rated=False)
    await store.close()
    store = await open_store(location, Metrics())
    players = PersonalSettingsStore(store)
    assert not (await players.settings(7)).rated
    assert await players.settings(8) == PersonalSettings()
    await store.close()
