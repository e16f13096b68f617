"""Breaks between rounds, and rounds at fixed times."""

from __future__ import annotations

from datetime import datetime, time, timedelta, tzinfo

from bot.tournaments.model import Repeat, Tournament
from rules.errors import Refusal

DAYS: dict[Repeat, int] = {"daily": 1, "weekly": 7}
MAX_BREAK = 10080  # minutes


def next_time(first: float, every: Repeat, after: float, zone: tzinfo) -> float:
    """Return the next time later than `after` at which something happens daily or weekly since `first`.

    It is the same time of day by the clocks of the zone, also when they change; a skipped one comes an hour later.
    """
    local = datetime.fromtimestamp(first, zone)
    days = max(0, (datetime.fromtimestamp(after, zone).date() - local.date()).days // DAYS[every] - 1) * DAYS[every]
    at_time = time(local.hour, local.minute, local.second)
    while True:
        at = datetime.combine(local.date() + timedelta(days=days), at_time, zone).timestamp()
        if at > after and at > first:
            return at
        days += DAYS[every]


def parse_break(typed: str) -> tuple[int, Repeat | None]:
    """Parse `15`, `daily`, `weekly` or nothing. Raise a refusal if it is unreadable."""
    typed = typed.strip().casefold()
    if typed in ("daily", "weekly"):
        return 0, "daily" if typed == "daily" else "weekly"
    if typed and not (typed.isascii() and typed.isdigit() and int(typed) <= MAX_BREAK):
        raise Refusal("tournament-refused-break")
    return int(typed or 0), None


def has_breaks(tournament: Tournament) -> bool:
    """Whether a new round does not start at once."""
    settings = tournament.record.settings
    return not tournament.record.is_arena and bool(settings.pause_minutes or settings.rounds_every)


def is_between_rounds(tournament: Tournament) -> bool:
    """Whether a round is over and the next one has not begun."""
    return tournament.state.round > 0 and not any(match.is_open for match in tournament.state.matches)


def next_round_at(tournament: Tournament, now: float, zone: tzinfo) -> float:
    """Return when the next round starts, if the last one has ended now."""
    settings, start_at = tournament.record.settings, tournament.record.start_at
    if settings.rounds_every is None:
        return now + 60.0 * settings.pause_minutes
    return next_time(start_at if start_at is not None else now, settings.rounds_every, now, zone)
