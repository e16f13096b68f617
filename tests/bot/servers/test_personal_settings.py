"""Personal settings are the same on every server."""

from __future__ import annotations

from pathlib import Path

from bot.servers.settings import PersonalSettings, PersonalSettingsStore
from bot.store.sqlite.store import SqliteStore


async def test_personal_settings_survive_a_restart(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "onetable.db")
    await PersonalSettingsStore(store).change(7, rated=False)
    await store.close()
    store = await SqliteStore.open(tmp_path / "onetable.db")
    players = PersonalSettingsStore(store)
    assert not (await players.settings(7)).rated
    assert await players.settings(8) == PersonalSettings()
    await store.close()
