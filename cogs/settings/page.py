"""Texts of the settings pages: values and explanations."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import get_args

from bot.i18n import Localizer, languages, localizer
from bot.servers.permissions import still_there
from bot.servers.settings import PING_POLICIES, Enders, LobbyMinutes, MostThreads, ServerSettings, TurnLimit, zone_named
from bot.stats.round_up import PROBLEMS
from cogs.core.text import timestamp

GROUPS: Mapping[str, tuple[str, ...]] = {
    "where": ("game_channels", "starter_roles", "enders", "threads"),
    "time": ("turn_limit", "lobby_minutes"),
    "speech": ("language", "pings"),
    "words": ("unwanted_words",),
    "day": ("time_zone", "day_begins"),
    "ranking": ("ranked_after", "badges"),
    "roundup": ("round_up_channel", "round_up_hour"),
}
GROUP_OF = {setting: group for group, settings in GROUPS.items() for setting in settings}

Value = str | int


@dataclass(frozen=True, slots=True)
class SettingsContext:
    """What the texts depend on: existing channels and roles, the operator's default, the time."""

    channels: Collection[int]
    roles: Collection[int]
    lobby_minutes: int
    now: float
    round_up_problem: str = ""  # why the last daily round-up could not be posted


def values_of(setting: str) -> tuple[Value, ...]:
    """Return the possible values of a setting with a select."""
    offered: Mapping[str, tuple[Value, ...]] = {
        "enders": get_args(Enders),
        "threads": get_args(MostThreads),
        "turn_limit": get_args(TurnLimit),
        "lobby_minutes": get_args(LobbyMinutes),
        "language": ("", *sorted(languages())),
        "pings": PING_POLICIES,
        "day_begins": tuple(range(24)),
        "ranked_after": tuple(range(1, 26)),
        "badges": (True, False),
        "round_up_hour": tuple(range(24)),
    }
    return offered.get(setting, ())


def value_name(setting: str, value: Value, context: SettingsContext, say: Localizer) -> str:
    """Return the name of a value for selects and pages."""
    match setting:
        case "day_begins" | "round_up_hour":
            return f"{value:02}:00"
        case "badges":
            return say("setting-badges-on" if value else "setting-badges-off")
        case "ranked_after":
            return say("stats-games", games=value)
        case "language":
            return localizer(str(value))("language-name") if value else say("setting-language-automatic")
        case "turn_limit":
            return say(f"option-turn-limit-{value}")
        case "pings":
            return say(f"pings-{value}")
        case "enders":
            return say(f"setting-enders-{value}")
        case "threads":
            return say("setting-threads-most", most=value) if value else say("setting-threads-none")
        case _:
            return minutes_text(int(value), say) if value else _default_minutes(context, say)


def minutes_text(minutes: int, say: Localizer) -> str:
    """Return `15 minutes` or `4 hours`."""
    whole_hours = minutes % 60 == 0
    return say("setting-hours", count=minutes // 60) if whole_hours else say("setting-minutes", count=minutes)


def _default_minutes(context: SettingsContext, say: Localizer) -> str:
    return say("setting-lobby-minutes-usual", time=minutes_text(context.lobby_minutes, say))


def line(setting: str, chosen: ServerSettings, context: SettingsContext, say: Localizer) -> str:
    """Return a setting with its value."""
    return f"{say(f'setting-{_key(setting)}')}{say.colon}**{_value(setting, chosen, context, say)}**"


def meaning(setting: str, chosen: ServerSettings, context: SettingsContext, say: Localizer) -> str:
    """Return one line that explains a setting, or a warning if all chosen channels or roles were deleted."""
    gone = {"game_channels": context.channels, "starter_roles": context.roles}
    if setting in gone:
        picked = getattr(chosen, setting)
        if picked and not still_there(picked, gone[setting]):
            return say(f"setting-{_key(setting)}-gone")
    if setting == "round_up_channel" and (problem := _round_up_problem(chosen, context, say)):
        return problem
    if setting == "round_up_hour":
        return say("setting-round-up-hour-why", zone=chosen.time_zone)
    if setting == "day_begins":
        tomorrow = chosen.day_begins_at(chosen.day_at(context.now) + timedelta(days=1))
        return say("setting-day-begins-why", when=timestamp(tomorrow))
    return say(f"setting-{_key(setting)}-why")


def overview(chosen: ServerSettings, context: SettingsContext, say: Localizer) -> Iterator[str]:
    """Yield all settings by group."""
    for group, settings in GROUPS.items():
        yield f"### {say(f'settings-group-{group}')}"
        for setting in settings:
            if setting == "round_up_hour" and not chosen.round_up_channel:
                continue
            yield line(setting, chosen, context, say)
            if setting == "round_up_channel" and (problem := _round_up_problem(chosen, context, say)):
                yield f"-# {problem}"


def _round_up_problem(chosen: ServerSettings, context: SettingsContext, say: Localizer) -> str:
    """Return why there is no round-up although a channel was chosen, or nothing."""
    if not chosen.round_up_channel:
        return ""
    is_gone = chosen.round_up_channel not in context.channels
    problem = "gone" if is_gone else context.round_up_problem
    return say(f"setting-round-up-{problem}") if problem in PROBLEMS else ""


def _value(setting: str, chosen: ServerSettings, context: SettingsContext, say: Localizer) -> str:
    value = getattr(chosen, setting)
    match setting:
        case "game_channels":
            return _places(value, context.channels, "<#{}>".format, say("setting-game-channels-all"), say)
        case "starter_roles":
            return _places(value, context.roles, "<@&{}>".format, say("setting-starter-roles-all"), say)
        case "unwanted_words":
            return say("setting-unwanted-words-count", count=len(value))
        case "round_up_channel":
            return _places(
                (value,) if value else (), context.channels, "<#{}>".format, say("setting-round-up-off"), say
            )
        case "round_up_hour":
            return say("setting-round-up-hour-at", hour=f"{value:02}:00", zone=chosen.time_zone)
        case "time_zone":
            return say("setting-time-zone-now", zone=value, now=time_in(value, context.now))
        case _:
            return value_name(setting, value, context, say)


def _places(
    chosen: tuple[int, ...], known: Collection[int], mention: Callable[[int], str], everything: str, say: Localizer
) -> str:
    here = still_there(chosen, known)
    if not here:
        return everything
    gone = len(chosen) - len(here)
    names = say.listed(mention(one) for one in here)
    return f"{names} {say('setting-some-gone', count=gone)}" if gone else names


def time_in(zone: str, now: float) -> str:
    """Return the time of day in a zone."""
    return datetime.fromtimestamp(now, zone_named(zone)).strftime("%H:%M")


def _key(setting: str) -> str:
    return setting.replace("_", "-")
