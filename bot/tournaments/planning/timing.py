"""The deadlines of a tournament."""

from __future__ import annotations

from collections.abc import Iterator

from bot.tournaments.model import MatchRow, Tournament, TournamentRecord

SOON_SECONDS = 3600.0  # the first reminder comes this long before check-in or the start
LAST_CALL_SECONDS = 300.0  # the last reminder comes this long before check-in ends
LATE_SECONDS = 30.0  # check-in that opens later than this is extended


def next_deadline(tournament: Tournament) -> float | None:
    """Return the nearest deadline of a tournament, or None."""
    return min(_deadlines(tournament), default=None)


def _deadlines(tournament: Tournament) -> Iterator[float]:
    record = tournament.record
    if record.phase == "running":
        for _, row in tournament.open_rows():
            if row.deadline is not None:
                yield row.deadline if row.stage == "playing" or row.reminded else remind_at(tournament, row)
        if record.ends_at is not None:
            yield record.ends_at
        yield from (at for at in (record.schedule.wave_at, record.schedule.round_at) if at is not None)
    elif record.start_at is not None and record.phase == "signup":
        yield opens_at(record)
        if "soon" not in record.reminders:
            yield opens_at(record) - SOON_SECONDS
    elif record.start_at is not None and record.phase == "checkin":
        yield record.start_at
        if "last" not in record.reminders:
            yield last_call_at(record)


def opens_at(record: TournamentRecord) -> float:
    """Return when check-in opens or, without one, the tournament starts."""
    assert record.start_at is not None
    return record.start_at - 60.0 * record.settings.checkin


def last_call_at(record: TournamentRecord) -> float:
    """Return when players who have not checked in are reminded."""
    assert record.start_at is not None
    return record.start_at - min(LAST_CALL_SECONDS, 20.0 * record.settings.checkin)


def remind_at(tournament: Tournament, row: MatchRow) -> float:
    """Return when players who are not ready are reminded: half-way to the deadline."""
    assert row.deadline is not None
    return row.deadline - 30.0 * tournament.record.settings.ready


def is_reminder_due(tournament: Tournament, row: MatchRow, now: float) -> bool:
    """Whether players of a match who are not ready have to be reminded now."""
    can_remind = row.stage == "called" and not row.reminded and row.deadline is not None
    return can_remind and now >= remind_at(tournament, row)


def is_due(row: MatchRow, now: float) -> bool:
    """Whether the time to be ready for a match, or to finish it, has run out."""
    return row.deadline is not None and now >= row.deadline


def shift_deadlines(tournament: Tournament, seconds: float) -> Tournament:
    """Return the tournament with every deadline later, as after a pause."""
    for _, row in list(tournament.open_rows()):
        if row.deadline is not None:
            tournament = tournament.with_row(row.model_copy(update={"deadline": row.deadline + seconds}))
    ends_at, schedule = tournament.record.ends_at, tournament.record.schedule
    if schedule.round_at is not None and tournament.record.settings.rounds_every is None:  # fixed times stay
        schedule = schedule.model_copy(update={"round_at": schedule.round_at + seconds})
    return tournament.with_record(ends_at=None if ends_at is None else ends_at + seconds, schedule=schedule)
