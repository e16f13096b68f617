"""What a server has chosen for itself."""

from __future__ import annotations

import zoneinfo
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from functools import cache
from typing import Annotated, Literal

from pydantic import AfterValidator, Field

from bot.choices import Choices, Chosen
from bot.languages import languages
from bot.pings import Policy
from bot.store import Store
from bot.unwanted import Unwanted

MOST_PLACES = 25  # as many as a select of Discord holds

Enders = Literal["moderators", "host", "vote"]
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


class ServerSettings(Choices):
    """A new setting is a new field with a default."""

    game_channels: Places = ()  # where tables may be opened; none: everywhere
    starter_roles: Places = ()  # who may open tables; none: everybody
    enders: Enders = "vote"  # who may end a game: each value lets those before it do so too
    threads: MostThreads = 0  # how many tables a channel has at once, each in a thread; 0: one, in the channel itself
    turn_limit: TurnLimit = 0  # of a new lobby, where the game offers it
    lobby_minutes: LobbyMinutes = 0  # until an idle lobby closes; 0: as the house has it
    language: Annotated[str, AfterValidator(_known_language)] = ""  # of public tables; none: the server's own
    pings: Policy = "5"
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


class Servers(Chosen[ServerSettings]):
    """The settings of every server."""

    def __init__(self, store: Store) -> None:
        super().__init__(ServerSettings, store.server_settings, store.keep_server_settings)
