"""When a tournament begins, as people type it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import datetime, time, timedelta, tzinfo

from bot.tournaments.model import Affair, MatchRow, TournamentRecord
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


SOON_SECONDS = 3600.0  # before check-in, or the start, that those who signed up are reminded
LAST_CALL_SECONDS = 300.0  # before the end of check-in
LATE_SECONDS = 30.0  # that check-in may be opened late without being made longer


def next_deadline(affair: Affair) -> float | None:
    """When the clock has something to do for this tournament."""
    return min(_deadlines(affair), default=None)


def _deadlines(affair: Affair) -> Iterator[float]:
    record = affair.record
    if record.phase == "running":
        for _, row in affair.open_rows():
            if row.deadline is not None:
                yield row.deadline if row.stage == "playing" or row.reminded else remind_at(affair, row)
        if record.ends_at is not None:
            yield record.ends_at
    elif record.start_at is not None and record.phase == "signup":
        yield opens_at(record)
        if "soon" not in record.told:
            yield opens_at(record) - SOON_SECONDS
    elif record.start_at is not None and record.phase == "checkin":
        yield record.start_at
        if "last" not in record.told:
            yield last_call_at(record)


def opens_at(record: TournamentRecord) -> float:
    """When check-in opens or, without one, the tournament begins."""
    assert record.start_at is not None
    return record.start_at - 60.0 * record.settings.checkin


def last_call_at(record: TournamentRecord) -> float:
    """When those who have not checked in are called once more."""
    assert record.start_at is not None
    return record.start_at - min(LAST_CALL_SECONDS, 20.0 * record.settings.checkin)


def remind_at(affair: Affair, row: MatchRow) -> float:
    """When those of a match who are not ready are reminded: half-way."""
    assert row.deadline is not None
    return row.deadline - 30.0 * affair.record.settings.ready


def is_called_again(affair: Affair, row: MatchRow, now: float) -> bool:
    """Is it time to remind those of a match who are not ready?"""
    waits = row.stage == "called" and not row.reminded and row.deadline is not None
    return waits and now >= remind_at(affair, row)


def is_due(row: MatchRow, now: float) -> bool:
    """Has the time of a match run out, to be ready for it or to finish it?"""
    return row.deadline is not None and now >= row.deadline


def shifted(affair: Affair, seconds: float) -> Affair:
    """Every limit later by so much: it was not their time."""
    for _, row in list(affair.open_rows()):
        if row.deadline is not None:
            affair = affair.with_row(row.model_copy(update={"deadline": row.deadline + seconds}))
    ends_at = affair.record.ends_at
    return affair.with_record(ends_at=None if ends_at is None else ends_at + seconds)
