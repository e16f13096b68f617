"""Start times as an organiser types them, in the server's time zone."""

from __future__ import annotations

import re
import unicodedata
from datetime import date, datetime, time, timedelta, tzinfo

from rules.errors import Refusal

MAX_AHEAD = timedelta(days=366)
SECONDS = {"d": 86400, "h": 3600, "m": 60}
SPAN = re.compile(r"(?:in\s+|\+\s*)?((?:\d{1,4}\s*(?:days?|d|hours?|hrs?|h|minutes?|mins?|min|m)\s*(?:and\s+)?)+)")
SPAN_PART = re.compile(r"(\d{1,4})\s*([dhm])")
CLOCK = re.compile(r"(?:at\s+)?(?P<hour>\d{1,2})(?:[:.](?P<minute>\d{2}))?\s*(?P<half>am|pm|a\.m\.|p\.m\.)?")
ISO_DAY = re.compile(r"(\d{4}-\d{1,2}-\d{1,2})(?:t|,?\s+|$)")
DAY_NAME = re.compile(r"(?:on\s+)?([a-z]+),?(?:\s+|$)")
SHORT_DATE = re.compile(r"\d{1,2}(?:/\d{1,2}|\.\d{1,2}\.|-\d{1,2})")  # 12/11: which is the month?
WEEKDAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")


def parse_start(typed: str, now: float, zone: tzinfo) -> float | None:
    """Return the start as a timestamp, or None for an empty text. Raise a refusal if it can't be read in one way.

    Reads `8pm`, `20:00`, `tomorrow 20:00`, `fri 19:30`, `2026-12-24 18:00`, `1d` and `2h 30m`, also in full-width
    characters. A time without a day is the next time that the clock shows it.
    """
    text = " ".join(unicodedata.normalize("NFKC", typed).lower().split())
    if not text:
        return None
    local_now = datetime.fromtimestamp(now, zone)
    if (span := SPAN.fullmatch(text)) is not None:
        start = now + sum(int(count) * SECONDS[unit] for count, unit in SPAN_PART.findall(span[1]))
        if start <= now:
            raise Refusal("tournament-refused-past")
        return _not_too_far(start, now)
    if SHORT_DATE.match(text):
        raise Refusal("tournament-refused-start-order", example=local_now.strftime("%Y-%m-%d 20:00"))
    day, rest, names_weekday = _day(text, local_now.date())
    at = _clock(rest, text, local_now.date())
    start = _moment(day or local_now.date(), at, zone)
    if start <= now and day is None:
        start = _moment(local_now.date() + timedelta(days=1), at, zone)
    elif start <= now and names_weekday and day is not None:
        start = _moment(day + timedelta(days=7), at, zone)
    if start <= now:
        raise Refusal("tournament-refused-past")
    return _not_too_far(start, now)


def start_text(at: float | None, zone: tzinfo) -> str:
    """Return a start time as an organiser would type it."""
    return "" if at is None else datetime.fromtimestamp(at, zone).strftime("%Y-%m-%d %H:%M")


def _day(text: str, today: date) -> tuple[date | None, str, bool]:
    """Return the day at the beginning of the text, or None, the rest, and whether the day was a weekday."""
    if (iso := ISO_DAY.match(text)) is not None:
        try:
            return datetime.strptime(iso[1], "%Y-%m-%d").date(), text[iso.end() :], False
        except ValueError as error:
            raise _unreadable(today) from error
    word = DAY_NAME.match(text)
    if word is None or word[1] in ("at", "in"):
        return None, text, False
    rest = text[word.end() :]
    if word[1] in ("today", "tonight"):
        return today, rest, False
    if word[1] == "tomorrow":
        return today + timedelta(days=1), rest, False
    known = [at for at, name in enumerate(WEEKDAYS) if len(word[1]) >= 3 and name.startswith(word[1])]
    if not known:
        raise _unreadable(today)
    return today + timedelta(days=(known[0] - today.weekday()) % 7), rest, True


def _clock(text: str, typed: str, today: date) -> time:
    """Return the time of day; refuse one that could be morning or evening."""
    if not text:
        raise Refusal("tournament-refused-start-no-time", example=f"{typed} 20:00")
    found = CLOCK.fullmatch(text)
    if found is None:
        raise _unreadable(today)
    hour, half = int(found["hour"]), (found["half"] or "")[:1]
    if not half and not found["minute"]:
        raise Refusal("tournament-refused-start-hour", typed=text, example=f"{hour}:00")
    if half and not 1 <= hour <= 12:
        raise _unreadable(today)
    if half:
        hour = hour % 12 + (12 if half == "p" else 0)
    try:
        return time(hour, int(found["minute"] or 0))
    except ValueError as error:
        raise _unreadable(today) from error


def _moment(day: date, at: time, zone: tzinfo) -> float:
    """Return the timestamp; refuse a time that the clocks skip or show twice on that day."""
    first, second = (datetime.combine(day, at.replace(fold=fold), zone) for fold in (0, 1))
    if first.utcoffset() != second.utcoffset():
        raise Refusal("tournament-refused-start-clocks", example=start_text(second.timestamp() + 7200, zone))
    return first.timestamp()


def _not_too_far(start: float, now: float) -> float:
    if start - now > MAX_AHEAD.total_seconds():
        raise Refusal("tournament-refused-start-far")
    return start


def _unreadable(today: date) -> Refusal:
    """Return a refusal with an example without words, because it is shown in every language."""
    return Refusal("tournament-refused-start", example=f"{today + timedelta(days=1)} 20:00")
