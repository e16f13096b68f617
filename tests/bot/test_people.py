"""What a person has chosen is kept, on every server alike."""

from __future__ import annotations

from pathlib import Path

from bot.people import People, PersonalSettings
from bot.store.sqlite import SqliteStore


async def test_each_person_has_their_own_choices_and_keeps_them_over_a_restart(tmp_path: Path):
    store = await SqliteStore.open(tmp_path / "onetable.db")
    await People(store).change(7, rated=False)
    await store.close()
    store = await SqliteStore.open(tmp_path / "onetable.db")
    people = People(store)
    assert not (await people.settings(7)).rated
    assert await people.settings(8) == PersonalSettings()
    await store.close()
