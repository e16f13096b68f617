"""What a server has chosen for itself. One model for all of it: a new setting is a new field with a default."""

from __future__ import annotations

import asyncio
import zoneinfo
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Annotated, Any

import structlog
from pydantic import AfterValidator, ConfigDict, Field, TypeAdapter, ValidationError

from bot.store import Store
from rules.errors import Refusal
from rules.game import Frozen

log = structlog.get_logger("onetable.servers")

_NO_PLACES = ("posix/", "right/", "Etc/", "SystemV/", "US/")
_STORED: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])


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


class ServerSettings(Frozen):
    """Every field has a default: a server that never chose anything has them all."""

    model_config = ConfigDict(extra="ignore")

    time_zone: Annotated[str, AfterValidator(_known_zone)] = "UTC"
    day_begins: Annotated[int, Field(ge=0, le=23)] = 0  # the hour at which a new day begins

    @classmethod
    def read(cls, stored: str | None) -> ServerSettings:
        """As they were kept; what cannot be read any more, such as a zone that is gone, takes its default."""
        chosen = _STORED.validate_json(stored or "{}")
        try:
            return cls.model_validate(chosen)
        except ValidationError as error:
            spoiled = {str(fault["loc"][0]) for fault in error.errors()}
            log.warning("settings unreadable", fields=sorted(spoiled))
            return cls.model_validate({name: value for name, value in chosen.items() if name not in spoiled})

    def day_at(self, at: float) -> date:
        """The day that this instant belongs to here."""
        local = datetime.fromtimestamp(at, zone_named(self.time_zone)).replace(tzinfo=None)
        return (local - timedelta(hours=self.day_begins)).date()

    def day_begins_at(self, day: date) -> float:
        """The instant at which a day begins here."""
        return datetime.combine(day, time(self.day_begins), zone_named(self.time_zone)).timestamp()


class Servers:
    """The settings of every server, read when they are needed."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._one_at_a_time = asyncio.Lock()  # two people may change different settings at once

    async def settings(self, guild: int) -> ServerSettings:
        """What this server has chosen."""
        return ServerSettings.read(await self._store.server_settings(guild))

    async def change(self, guild: int, **changes: object) -> ServerSettings:
        """Keep a choice; refuses what cannot be chosen."""
        async with self._one_at_a_time:
            before = await self.settings(guild)
            try:
                after = ServerSettings.model_validate({**before.model_dump(), **changes})
            except ValidationError as error:
                name = str(error.errors()[0]["loc"][0]).replace("_", "-")
                raise Refusal(f"settings-bad-{name}") from error
            await self._store.keep_server_settings(guild, after.model_dump_json())
        log.info("settings changed", guild=guild, fields=sorted(changes))
        return after
