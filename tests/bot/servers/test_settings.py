"""Server settings: defaults, invalid values, the server's day."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta

import pytest

from bot.ops.metrics import Metrics
from bot.servers.settings import ServerSettings, ServerSettingsStore
from bot.store.location import Location
from bot.store.opening import open_store
from rules.errors import Refusal


def at(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp()


@pytest.fixture
async def servers(location: Location):
    store = await open_store(location, Metrics())
    yield ServerSettingsStore(store)
    await store.close()


def test_missing_unknown_and_invalid_values_take_their_default():
    assert ServerSettings.read(None) == ServerSettings(time_zone="UTC", day_begins=0)
    assert ServerSettings.read('{"day_begins": 4}').time_zone == "UTC"
    assert ServerSettings.read('{"day_begins": 4, "of_the_future": true}').day_begins == 4
    spoiled = ServerSettings.read('{"time_zone": "Atlantis/Capital", "day_begins": 4}')
    assert (spoiled.time_zone, spoiled.day_begins) == ("UTC", 4)
    assert ServerSettings.read('{"time_zone": "Asia/Tokyo", "day_begins": 24}').day_begins == 0


async def test_each_server_has_its_own_settings(servers):
    await servers.change(5, time_zone="Asia/Tokyo")
    await servers.change(5, day_begins=4)
    assert await servers.settings(5) == ServerSettings(time_zone="Asia/Tokyo", day_begins=4)
    assert await servers.settings(6) == ServerSettings()


async def test_changes_at_the_same_moment_are_all_kept(servers):
    await asyncio.gather(servers.change(5, time_zone="Asia/Tokyo"), servers.change(5, day_begins=4))
    assert await servers.settings(5) == ServerSettings(time_zone="Asia/Tokyo", day_begins=4)


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"time_zone": "Atlantis/Capital"}, "settings-bad-time-zone"),
        ({"time_zone": "../../etc/passwd"}, "settings-bad-time-zone"),
        ({"day_begins": 24}, "settings-bad-day-begins"),
        ({"day_begins": "noon"}, "settings-bad-day-begins"),
    ],
)
async def test_an_invalid_value_is_refused_and_nothing_changes(servers, changes, why):
    await servers.change(5, time_zone="Asia/Tokyo")
    with pytest.raises(Refusal) as refused:
        await servers.change(5, **changes)
    assert refused.value.key == why
    assert await servers.settings(5) == ServerSettings(time_zone="Asia/Tokyo")


@pytest.mark.parametrize(
    ("zone", "hour", "instant", "day"),
    [
        ("UTC", 0, "2026-11-16T23:59:59", "2026-11-16"),
        ("UTC", 0, "2026-11-17T00:00:00", "2026-11-17"),
        ("UTC", 4, "2026-11-17T03:59:59", "2026-11-16"),
        ("Asia/Tokyo", 0, "2026-11-16T15:00:00", "2026-11-17"),
        ("Pacific/Kiritimati", 0, "2026-11-16T10:00:00", "2026-11-17"),
        ("Pacific/Pago_Pago", 23, "2026-11-17T09:59:00", "2026-11-15"),
        ("Europe/Berlin", 3, "2026-03-29T00:59:00", "2026-03-28"),  # the hour from 2 to 3 does not exist
        ("Europe/Berlin", 3, "2026-03-29T01:00:00", "2026-03-29"),
        ("Europe/Berlin", 2, "2026-10-25T00:30:00", "2026-10-25"),  # the hour from 2 to 3 comes twice
        ("Europe/Berlin", 2, "2026-10-25T01:30:00", "2026-10-25"),
    ],
)
def test_the_day_is_that_of_the_server(zone, hour, instant, day):
    assert ServerSettings(time_zone=zone, day_begins=hour).day_at(at(instant)) == date.fromisoformat(day)


@pytest.mark.parametrize("hour", [0, 2, 3, 23])
@pytest.mark.parametrize("zone", ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
def test_a_day_begins_at_one_instant_and_not_before(zone, hour):
    settings = ServerSettings(time_zone=zone, day_begins=hour)
    for number in range(366):
        day = date(2026, 1, 1) + timedelta(days=number)
        begins = settings.day_begins_at(day)
        assert settings.day_at(begins) == day
        assert settings.day_at(begins - 1) == day - timedelta(days=1)
