"""Settings of servers and personal settings of users: one frozen model each, stored as JSON."""

from __future__ import annotations

import asyncio
import zoneinfo
from collections.abc import Awaitable, Callable, Collection
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Annotated, Any, Generic, Literal, Self, TypeVar, get_args

import structlog
from pydantic import AfterValidator, ConfigDict, Field, TypeAdapter, ValidationError

from bot.i18n import languages
from bot.servers.word_filter import Unwanted
from bot.store.base import Store
from rules.errors import Refusal
from rules.game import Frozen

log = structlog.get_logger("onetable.settings")

_STORED: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])


class StoredSettings(Frozen):
    """Base of stored settings. Every field has a default."""

    model_config = ConfigDict(extra="ignore")

    @classmethod
    def read(cls, stored: str | None) -> Self:
        """Return stored settings. Values that are no longer valid, such as a removed time zone, take their default."""
        chosen = _STORED.validate_json(stored or "{}")
        try:
            return cls.model_validate(chosen)
        except ValidationError as error:
            invalid = {str(problem["loc"][0]) for problem in error.errors()}
            log.warning("settings invalid", model=cls.__name__, fields=sorted(invalid))
            return cls.model_validate({name: value for name, value in chosen.items() if name not in invalid})


C = TypeVar("C", bound=StoredSettings)


class SettingsStore(Generic[C]):
    """The settings of all servers, or of all users, read from the store on each use."""

    def __init__(
        self,
        model: type[C],
        read: Callable[[int], Awaitable[str | None]],
        write: Callable[[int, str], Awaitable[None]],
    ) -> None:
        # called after a change, with the owner and the names of what was changed
        self.observers: list[Callable[[int, Collection[str]], Awaitable[None]]] = []
        self._model, self._read, self._write = model, read, write
        self._one_at_a_time = asyncio.Lock()  # two users may change different settings at once

    async def settings(self, owner: int) -> C:
        """Return the settings of a server or user."""
        return self._model.read(await self._read(owner))

    async def change(self, owner: int, **changes: object) -> C:
        """Save changed settings. Refuse invalid values."""
        async with self._one_at_a_time:
            before = await self.settings(owner)
            try:
                after = self._model.model_validate({**before.model_dump(), **changes})
            except ValidationError as error:
                name = str(error.errors()[0]["loc"][0]).replace("_", "-")
                raise Refusal(f"settings-bad-{name}") from error
            await self._write(owner, after.model_dump_json())
            for observer in self.observers:
                await observer(owner, changes.keys())
        log.info("settings changed", model=self._model.__name__, owner=owner, fields=sorted(changes))
        return after


MOST_PLACES = 25  # as many as a Discord select holds

Enders = Literal["moderators", "host", "vote"]
PingPolicy = Literal["off", "at-once", "1", "2", "5", "15", "60"]  # minutes after which a player is pinged
PING_POLICIES: tuple[PingPolicy, ...] = get_args(PingPolicy)
TurnLimit = Literal[0, 60, 300, 3600, 86400]
LobbyMinutes = Literal[0, 5, 15, 30, 60, 240, 1440]
MostThreads = Literal[0, 1, 2, 3, 5, 10, 20]
Hour = Annotated[int, Field(ge=0, le=23)]
Places = Annotated[tuple[int, ...], Field(max_length=MOST_PLACES)]

_NO_PLACES = ("posix/", "right/", "Etc/", "SystemV/", "US/")


@cache
def time_zones() -> tuple[str, ...]:
    """Return the time zones of this machine, UTC first; without time zone data only UTC."""
    known = zoneinfo.available_timezones()
    return ("UTC", *sorted(zone for zone in known if "/" in zone and not zone.startswith(_NO_PLACES)))


def zone_named(name: str) -> tzinfo:
    """Return the time zone of that name. UTC needs no time zone data."""
    return UTC if name == "UTC" else zoneinfo.ZoneInfo(name)


def _known_zone(name: str) -> str:
    if name not in time_zones():
        raise ValueError(f"no such time zone: {name}")
    return name


def _known_language(name: str) -> str:
    if name and name not in languages():
        raise ValueError(f"no such language: {name}")
    return name


class ServerSettings(StoredSettings):
    """Settings of a server. A new setting is a new field with a default."""

    game_channels: Places = ()  # where tables may be opened; empty: everywhere
    starter_roles: Places = ()  # who may open tables; empty: everyone
    enders: Enders = "vote"  # who may end a game; each value includes those before it
    threads: MostThreads = 0  # tables of a channel, each in a thread; 0: one table in the channel itself
    turn_limit: TurnLimit = 0  # of a new lobby, where the game offers it
    lobby_minutes: LobbyMinutes = 0  # until an idle lobby expires; 0: the operator's default
    language: Annotated[str, AfterValidator(_known_language)] = ""  # of public tables; empty: the server's locale
    pings: PingPolicy = "1"
    unwanted_words: Unwanted = ()
    time_zone: Annotated[str, AfterValidator(_known_zone)] = "UTC"
    day_begins: Annotated[int, Field(ge=0, le=23)] = 0  # the hour at which a new day begins

    ranked_after: Annotated[int, Field(ge=1, le=25)] = 5  # games until a player is ranked
    badges: bool = True  # whether a new badge is announced where it was earned
    round_up_channel: int = 0  # where the daily round-up is posted; 0: nowhere
    round_up_hour: Annotated[int, Field(ge=0, le=23)] = 9

    def day_at(self, at: float) -> date:
        """Return the day of a timestamp on this server."""
        local = datetime.fromtimestamp(at, zone_named(self.time_zone)).replace(tzinfo=None)
        return (local - timedelta(hours=self.day_begins)).date()

    def day_begins_at(self, day: date) -> float:
        """Return the timestamp at which a day begins on this server."""
        return datetime.combine(day, time(self.day_begins), zone_named(self.time_zone)).timestamp()

    def date_at(self, at: float) -> date:
        """Return the date in the calendar of this server."""
        return datetime.fromtimestamp(at, zone_named(self.time_zone)).date()

    def round_up_at(self, day: date) -> float:
        """Return when the round-up is due on a date. An hour that the clock leaves out is made up for by the next."""
        return datetime.combine(day, time(self.round_up_hour), zone_named(self.time_zone)).timestamp()


class ServerSettingsStore(SettingsStore[ServerSettings]):
    """The settings of every server."""

    def __init__(self, store: Store) -> None:
        super().__init__(ServerSettings, store.server_settings, store.keep_server_settings)

    async def zone_of(self, guild: int) -> tzinfo:
        """Return the time zone of a server."""
        return zone_named((await self.settings(guild)).time_zone)


class PersonalSettings(StoredSettings):
    """Personal settings of a user. A new setting is a new field with a default."""

    pings: PingPolicy | Literal["server"] = "server"  # server: as the server where they play has it
    rated: bool = True  # whether their games count for ratings, leaderboards and statistics
    badges: bool = True  # whether their new badges are announced
    time_zone: Annotated[str, AfterValidator(_known_zone)] | Literal[""] = ""  # empty: the server's
    quiet_from: Hour | None = None  # no pings from this hour of the day
    quiet_until: Hour | None = None

    def zone(self, server: ServerSettings) -> tzinfo:
        """Return the user's time zone; the server's, if they chose none."""
        return zone_named(self.time_zone or server.time_zone)

    def awake_at(self, at: float, server: ServerSettings) -> float:
        """Return this time, or the end of the quiet hours it is in. Each day's clock counts, also when it changes."""
        if self.quiet_from is None or self.quiet_until is None or self.quiet_from == self.quiet_until:
            return at
        zone = self.zone(server)
        local = datetime.fromtimestamp(at, zone)
        hours = (self.quiet_until - self.quiet_from) % 24
        if (local.hour - self.quiet_from) % 24 >= hours:
            return at
        day = local.date() + timedelta(days=self.quiet_until <= local.hour)
        return max(at, datetime.combine(day, time(self.quiet_until), zone).timestamp())


class PersonalSettingsStore(SettingsStore[PersonalSettings]):
    """The personal settings of every user."""

    def __init__(self, store: Store) -> None:
        super().__init__(PersonalSettings, store.personal_settings, store.keep_personal_settings)
