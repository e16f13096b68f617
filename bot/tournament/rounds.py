"""Bringing the matches that are being played into line with who meets whom. Pure functions."""

from __future__ import annotations

from bot.tournament.model import Affair, MatchRow
from rules.tournament.model import Match


def reconciled(affair: Affair) -> Affair:
    """Every open match has a row and is to be called; whatever was decided, or has other entrants now, is put away."""
    state = affair.state
    if state.finished:
        return all_over(affair)
    for number, row in list(affair.rows.items()):
        if row.stage != "over" and (number > len(state.matches) or not _is_played_by(state.match(number), row)):
            affair = _put_away(affair, row)
    if affair.record.phase not in ("running", "paused"):
        return affair
    for match in state.matches:
        if match.is_open and match.entrants and not match.is_bye:
            row = affair.row(match.number)
            if row.stage == "over" or not row.entrants:
                fresh = MatchRow(number=match.number, entrants=match.entrants, again=_tries(row))
                affair = affair.with_row(fresh).asking("open", match.number)
    return affair


def _is_played_by(match: Match, row: MatchRow) -> bool:
    return match.is_open and match.entrants == row.entrants


def _tries(row: MatchRow) -> int:
    """A table of this match may be there from before: the next one is another."""
    return row.again + 1 if row.table is not None else row.again


def _put_away(affair: Affair, row: MatchRow) -> Affair:
    """The match is no more, or not this one: its thread is told and closed."""
    affair = affair.with_row(row.but(stage="over", deadline=None))
    return affair.asking("close", row.number, thread=row.thread) if row.thread is not None else affair


def all_over(affair: Affair) -> Affair:
    """No match is played any more."""
    for _, row in list(affair.open_rows()):
        affair = _put_away(affair, row)
    return affair
