"""What a server has chosen for itself."""

from __future__ import annotations

import zoneinfo
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Annotated

from pydantic import AfterValidator, Field

from bot.choices import Choices, Chosen
from bot.store import Store

_NO_PLACES = ("posix/", "right/", "Etc/", "SystemV/", "US/")


@cache
def time_zones() -> tuple[str, ...]:
    """Every time zone this machine knows, UTC first; without its data files only that one."""
    known = zoneinfo.available_timezones()
    return ("UTC", *sorted(zone for zone in known if "/" in zone and not zone.startswith(_NO_PLACES)))


def zone_named(name: str) -> tzinfo:
    """The time zone of that name. UTC needs no data files."""
    return UTC if name == "UTC" else zoneinfo.ZoneInfo(name)


def _known_zone(name: str) -> str:
    if name not in time_zones():
        raise ValueError(f"no such time zone: {name}")
    return name


class ServerSettings(Choices):
    """A new setting is a new field with a default."""

    time_zone: Annotated[str, AfterValidator(_known_zone)] = "UTC"
    day_begins: Annotated[int, Field(ge=0, le=23)] = 0  # the hour at which a new day begins

    ranked_after: Annotated[int, Field(ge=1, le=25)] = 5  # games before somebody has a place in a ranking

    def day_at(self, at: float) -> date:
        """The day that this instant belongs to here."""
        local = datetime.fromtimestamp(at, zone_named(self.time_zone)).replace(tzinfo=None)
        return (local - timedelta(hours=self.day_begins)).date()

    def day_begins_at(self, day: date) -> float:
        """The instant at which a day begins here."""
        return datetime.combine(day, time(self.day_begins), zone_named(self.time_zone)).timestamp()


class Servers(Chosen[ServerSettings]):
    """The settings of every server."""

    def __init__(self, store: Store) -> None:
        super().__init__(ServerSettings, store.server_settings, store.keep_server_settings)
