"""What somebody has chosen for themselves, be it a server or a person: one frozen model each, kept as JSON."""

from __future__ import annotations

import asyncio
import zoneinfo
from collections.abc import Awaitable, Callable
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

log = structlog.get_logger("onetable.choices")

_STORED: TypeAdapter[dict[str, Any]] = TypeAdapter(dict[str, Any])


class StoredSettings(Frozen):
    """Every field has a default: whoever never chose anything has them all."""

    model_config = ConfigDict(extra="ignore")

    @classmethod
    def read(cls, stored: str | None) -> Self:
        """As they were kept; what cannot be read any more, such as a zone that is gone, takes its default."""
        chosen = _STORED.validate_json(stored or "{}")
        try:
            return cls.model_validate(chosen)
        except ValidationError as error:
            spoiled = {str(fault["loc"][0]) for fault in error.errors()}
            log.warning("choices unreadable", of=cls.__name__, fields=sorted(spoiled))
            return cls.model_validate({name: value for name, value in chosen.items() if name not in spoiled})


C = TypeVar("C", bound=StoredSettings)


class SettingsStore(Generic[C]):
    """The choices of all servers, or of all people, read when they are needed."""

    def __init__(
        self,
        model: type[C],
        recall: Callable[[int], Awaitable[str | None]],
        keep: Callable[[int, str], Awaitable[None]],
    ) -> None:
        self._model, self._recall, self._keep = model, recall, keep
        self._one_at_a_time = asyncio.Lock()  # two people may change different settings at once

    async def settings(self, whose: int) -> C:
        """What this one has chosen."""
        return self._model.read(await self._recall(whose))

    async def change(self, whose: int, **changes: object) -> C:
        """Keep a choice; refuses what cannot be chosen."""
        async with self._one_at_a_time:
            before = await self.settings(whose)
            try:
                after = self._model.model_validate({**before.model_dump(), **changes})
            except ValidationError as error:
                name = str(error.errors()[0]["loc"][0]).replace("_", "-")
                raise Refusal(f"settings-bad-{name}") from error
            await self._keep(whose, after.model_dump_json())
        log.info("choices changed", of=self._model.__name__, whose=whose, fields=sorted(changes))
        return after


MOST_PLACES = 25  # as many as a select of Discord holds

Enders = Literal["moderators", "host", "vote"]
PingPolicy = Literal["off", "at-once", "2", "5", "15", "60"]  # minutes after which a player is pinged
PING_POLICIES: tuple[PingPolicy, ...] = get_args(PingPolicy)
TurnLimit = Literal[0, 60, 300, 3600, 86400]
LobbyMinutes = Literal[0, 5, 15, 30, 60, 240, 1440]
MostThreads = Literal[0, 1, 2, 3, 5, 10, 20]
Places = Annotated[tuple[int, ...], Field(max_length=MOST_PLACES)]

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


def _known_language(name: str) -> str:
    if name and name not in languages():
        raise ValueError(f"no such language: {name}")
    return name


class ServerSettings(StoredSettings):
    """A new setting is a new field with a default."""

    game_channels: Places = ()  # where tables may be opened; none: everywhere
    starter_roles: Places = ()  # who may open tables; none: everybody
    enders: Enders = "vote"  # who may end a game: each value lets those before it do so too
    threads: MostThreads = 0  # how many tables a channel has at once, each in a thread; 0: one, in the channel itself
    turn_limit: TurnLimit = 0  # of a new lobby, where the game offers it
    lobby_minutes: LobbyMinutes = 0  # until an idle lobby closes; 0: as the house has it
    language: Annotated[str, AfterValidator(_known_language)] = ""  # of public tables; none: the server's own
    pings: PingPolicy = "5"
    unwanted_words: Unwanted = ()
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


class ServerSettingsStore(SettingsStore[ServerSettings]):
    """The settings of every server."""

    def __init__(self, store: Store) -> None:
        super().__init__(ServerSettings, store.server_settings, store.keep_server_settings)


class PersonalSettings(StoredSettings):
    """A new choice is a new field with a default."""

    pings: PingPolicy | Literal["server"] = "server"  # server: as wherever they play has it
    rated: bool = True  # do their games count for ratings, leaderboards and statistics?


class PersonalSettingsStore(SettingsStore[PersonalSettings]):
    """The choices of everybody."""

    def __init__(self, store: Store) -> None:
        super().__init__(PersonalSettings, store.personal_settings, store.keep_personal_settings)
