"""Quiet hours on the clock of the user's own time zone, also on the days when it changes."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from bot.servers.settings import PersonalSettings, ServerSettings
from cogs.pings.command import quiet_hours
from rules.errors import Refusal

BERLIN = {"time_zone": "Europe/Berlin", "quiet_from": 22, "quiet_until": 8}


def awake(at: str, server: str = "UTC", **own: object) -> str:
    """Return when pings are allowed again, as UTC."""
    moment = datetime.fromisoformat(at).replace(tzinfo=UTC).timestamp()
    settings = PersonalSettings.model_validate(own)
    after = settings.awake_at(moment, ServerSettings(time_zone=server))
    return datetime.fromtimestamp(after, UTC).strftime("%Y-%m-%dT%H:%M")


@pytest.mark.parametrize(
    ("at", "after"),
    [
        ("2026-01-10T20:59", "2026-01-10T20:59"),
        ("2026-01-10T21:00", "2026-01-11T07:00"),
        ("2026-01-10T23:30", "2026-01-11T07:00"),
        ("2026-01-11T06:59", "2026-01-11T07:00"),
        ("2026-01-11T07:00", "2026-01-11T07:00"),
        ("2026-07-10T20:00", "2026-07-11T06:00"),
        ("2026-07-10T19:59", "2026-07-10T19:59"),
    ],
)
def test_over_midnight_in_winter_and_summer(at, after):
    assert awake(at, **BERLIN) == after


def test_the_night_the_clocks_go_forward_or_back():
    assert awake("2026-03-28T22:00", **BERLIN) == "2026-03-29T06:00", "a night of nine hours"
    assert awake("2026-10-24T21:00", **BERLIN) == "2026-10-25T07:00", "a night of eleven hours"


def test_an_end_in_the_hour_that_does_not_exist_is_never_before_the_ping():
    own = BERLIN | {"quiet_until": 2}
    assert awake("2026-03-29T00:30", **own) == "2026-03-29T01:00"
    assert awake("2026-03-29T01:30", **own) == "2026-03-29T01:30"


def test_within_one_day_and_by_the_servers_clock():
    own = {"quiet_from": 12, "quiet_until": 14}
    assert awake("2026-01-10T13:00", **own) == "2026-01-10T14:00"
    assert awake("2026-01-10T03:00", "Asia/Tokyo", **own) == "2026-01-10T05:00"
    assert awake("2026-01-10T13:00", "Asia/Tokyo", **own) == "2026-01-10T13:00"


def test_none_are_the_default():
    assert awake("2026-01-10T03:00") == "2026-01-10T03:00"
    assert PersonalSettings().time_zone == ""


def test_a_time_zone_that_was_removed_becomes_the_servers():
    assert PersonalSettings.read('{"time_zone": "Mars/Olympus", "quiet_from": 22}').time_zone == ""


@pytest.mark.parametrize("value", ["24", "-1", "x", "１"])
def test_an_hour_that_is_none_is_refused(value):
    with pytest.raises(Refusal):
        quiet_hours(PersonalSettings(), "from", value)
