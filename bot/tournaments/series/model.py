"""A series: tournaments made from one draft each day or week, or a league over the daily challenge."""

from __future__ import annotations

import secrets
from datetime import date, timedelta, tzinfo
from typing import Literal

from bot.tables.record import OptionValue
from bot.tournaments.model import TournamentRecord, TournamentSettings
from bot.tournaments.planning.breaks import next_time
from rules.game import Frozen
from rules.tournament.model import Plan

Kind = Literal["daily", "weekly", "league"]
HOUR = 3600.0
NOTICE_SECONDS: dict[Kind, float] = {"daily": 12 * HOUR, "weekly": 72 * HOUR, "league": 0.0}  # sign-up opens this early
LEAST_NOTICE_SECONDS = 600.0  # an event that would start sooner than this, after a downtime, is left out
MAX_LEAGUE_DAYS = 92


class Template(Frozen):
    """What each tournament of a series has in common."""

    game: str
    options: dict[str, OptionValue]
    settings: TournamentSettings
    plan: Plan
    language: str


class Series(Frozen):
    """One row of the table `tournament_series`; fields after `deadline` are stored as JSON."""

    id: int
    guild: int
    channel: int
    organiser: int
    name: str
    kind: Kind
    ended: bool = False
    deadline: float | None = None
    language: str = "en"
    template: Template | None = None  # of the tournaments
    first_at: float = 0.0  # when the first one starts
    next_at: float = 0.0  # when the next one starts
    occurrence: int = 1  # the number of the last one that was made
    first_day: date | None = None  # of a league
    last_day: date | None = None
    counted: date | None = None  # the last day of a league that was told
    message: int | None = None  # of a league


def new_id() -> int:
    """Return the id of a new series. It is random, so that it can be saved together with its first event."""
    return secrets.randbits(53) | 1


def from_announced(record: TournamentRecord, zone: tzinfo) -> Series:
    """Return the series of a tournament that is announced as its first event."""
    kind = record.settings.repeat
    assert kind is not None
    assert record.start_at is not None
    template = Template(
        game=record.game,
        options=record.options,
        settings=record.settings,
        plan=record.state.plan,
        language=record.language,
    )
    next_at = next_time(record.start_at, kind, record.start_at, zone)
    return Series(
        id=new_id(),
        guild=record.guild,
        channel=record.channel,
        organiser=record.organiser,
        name=record.name,
        kind=kind,
        deadline=next_at - NOTICE_SECONDS[kind],
        language=record.language,
        template=template,
        first_at=record.start_at,
        next_at=next_at,
    )


def upcoming(series: Series, now: float, zone: tzinfo) -> float:
    """Return when the next event starts; those that were missed while the bot was offline are left out."""
    assert series.kind != "league"
    if series.next_at >= now + LEAST_NOTICE_SECONDS:
        return series.next_at
    return next_time(series.first_at, series.kind, now + LEAST_NOTICE_SECONDS, zone)


def after_event(series: Series, start_at: float, zone: tzinfo) -> Series:
    """Return the series once the event with this start has been made."""
    assert series.kind != "league"
    next_at = next_time(series.first_at, series.kind, start_at, zone)
    return series.model_copy(
        update={
            "occurrence": series.occurrence + 1,
            "next_at": next_at,
            "deadline": next_at - NOTICE_SECONDS[series.kind],
        }
    )


def league_days(series: Series, before: date) -> list[date]:
    """Return the days of a league that are over."""
    assert series.first_day is not None
    assert series.last_day is not None
    last = min(series.last_day, before - timedelta(days=1))
    return [series.first_day + timedelta(days=number) for number in range((last - series.first_day).days + 1)]
