"""When a tournament begins, as people type it."""

from __future__ import annotations

import re
from datetime import datetime, time, timedelta, tzinfo

from rules.errors import Refusal

LATEST = timedelta(days=366)
SPAN = re.compile(r"(?:in\s+|\+)?(?:(?P<hours>\d{1,3})\s*h)?\s*(?:(?P<minutes>\d{1,4})\s*m(?:in)?)?", re.IGNORECASE)
MOMENT = re.compile(r"(?:(?P<day>\d{4}-\d{1,2}-\d{1,2})[ T]+)?(?P<hour>\d{1,2})[:.](?P<minute>\d{2})")


def parse_start(typed: str, now: float, zone: tzinfo) -> float | None:
    """`19:30`, `2026-12-24 19:30`, `2h 30m`; nothing: when the organiser says so. Refuses what cannot be read."""
    typed = typed.strip()
    if not typed:
        return None
    here = datetime.fromtimestamp(now, zone)
    if (span := SPAN.fullmatch(typed)) and (span["hours"] or span["minutes"]):
        return now + 3600.0 * int(span["hours"] or 0) + 60.0 * int(span["minutes"] or 0)
    moment = MOMENT.fullmatch(typed)
    if moment is None:
        raise Refusal("tournament-refused-start")
    try:
        day = datetime.strptime(moment["day"], "%Y-%m-%d").date() if moment["day"] else here.date()
        at = datetime.combine(day, time(int(moment["hour"]), int(moment["minute"])), zone)
    except ValueError as error:
        raise Refusal("tournament-refused-start") from error
    if not moment["day"] and at <= here:
        at = datetime.combine(day + timedelta(days=1), at.timetz())
    if at <= here:
        raise Refusal("tournament-refused-past")
    if at - here > LATEST:
        raise Refusal("tournament-refused-start")
    return at.timestamp()


def start_text(at: float | None, zone: tzinfo) -> str:
    """The same as it would be typed."""
    return "" if at is None else datetime.fromtimestamp(at, zone).strftime("%Y-%m-%d %H:%M")
