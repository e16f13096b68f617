"""Pure functions for what an organiser changes after the announcement."""

from __future__ import annotations

from bot.tournaments.model import Tournament, TournamentRecord
from bot.tournaments.planning import timing
from bot.tournaments.sign_up import entry
from rules.errors import Refusal
from rules.tournament.progress import OPEN_TO_LATE

ALWAYS = ("name", "description", "ready", "clock")
BEFORE_START = ("start", "size", "rounds", "window", "points", "group", "advance", "role", "games", "rating")
WITH_ROUNDS = ("swiss", "pods", "duplicate")  # formats whose number of rounds may change on the way


def editable(record: TournamentRecord) -> frozenset[str]:
    """Return the names of the fields that can be changed now."""
    match record.phase:
        case "draft" | "signup":
            return frozenset({*ALWAYS, *BEFORE_START, "checkin"})
        case "checkin":
            return frozenset({*ALWAYS, *BEFORE_START})
        case "running" | "paused":
            return frozenset({*ALWAYS, *_while_running(record)})
        case _:
            return frozenset()


def _while_running(record: TournamentRecord) -> tuple[str, ...]:
    late = ("size", "role", "games", "rating") if is_open_to_late(record) else ()
    rounds = ("rounds",) if record.state.plan.format in WITH_ROUNDS else ()
    return (*late, *rounds, *(("window",) if record.is_arena else ()))


def is_open_to_late(record: TournamentRecord) -> bool:
    """Whether players may still sign up after the start."""
    return record.state.plan.format in OPEN_TO_LATE and record.settings.team == (1, 1)


def edit(tournament: Tournament, changed: TournamentRecord, now: float) -> Tournament:
    """Return the tournament with the changed record; tell the players if the start moved, and who moves up.

    Raise a refusal for a field that can't be changed any more, with the reason.
    """
    before, allowed = tournament.record, editable(tournament.record)
    if not allowed:
        raise Refusal("tournament-refused-over")
    differing = _differing(before, changed)
    for name in differing:
        if name not in allowed:
            raise Refusal("tournament-refused-fixed", name=name)
    _require_possible(tournament, changed)
    after = tournament.model_copy(update={"record": changed})
    if "size" in differing:
        after = entry.assign_places(tournament, after)
    if "window" in differing and before.ends_at is not None:
        longer = 60.0 * (changed.settings.window - before.settings.window)
        after = after.with_record(ends_at=max(now, before.ends_at + longer))
    if "start" in differing:
        after = _with_start(after, now)
    if before.settings.event and {"start", "name", "description", "window"} & set(differing):
        after = after.add_task("event", to=_event_change(after.record))
    return after.add_task("show")


def _with_start(tournament: Tournament, now: float) -> Tournament:
    """Forget reminders that come again, and tell everyone about the new start."""
    record = tournament.record
    if record.start_at is None:
        return tournament.with_record(reminders=()).add_task("tell", about="moved", to="hand")
    soon = () if now < timing.opens_at(record) - timing.SOON_SECONDS else ("soon",)
    last = () if now < timing.last_call_at(record) else ("last",)
    reminders = tuple(reminder for reminder in record.reminders if reminder in (*soon, *last))
    return tournament.with_record(reminders=reminders).add_task("tell", about="moved", to="time")


def _event_change(record: TournamentRecord) -> str:
    if record.start_at is None:
        return "end"
    return "edit" if record.event is not None else "make"


def _require_possible(tournament: Tournament, changed: TournamentRecord) -> None:
    taken, rounds, state = len(entry.parties_in(tournament)), changed.state.plan.rounds, tournament.state
    added = entry.places(tournament) - tournament.record.settings.size
    taken = len(state.active) if state.begun else taken - added
    if changed.settings.size < min(taken, tournament.record.settings.size):
        raise Refusal("tournament-refused-size-taken", taken=taken)
    if 0 < rounds < state.round:
        raise Refusal("tournament-refused-rounds-played", round=state.round)
    if changed.start_at is None and tournament.record.phase == "checkin":
        raise Refusal("tournament-refused-start-needed")


def _differing(before: TournamentRecord, after: TournamentRecord) -> list[str]:
    """Return the names of the fields in which two records differ."""
    one, other = _fields(before), _fields(after)
    return [name for name in one if one[name] != other[name]]


def _fields(record: TournamentRecord) -> dict[str, object]:
    settings, plan, conditions = record.settings, record.state.plan, record.settings.conditions
    return {
        "name": record.name,
        "description": settings.description,
        "start": record.start_at,
        "size": settings.size,
        "rounds": plan.rounds,
        "checkin": settings.checkin,
        "ready": settings.ready,
        "clock": settings.clock,
        "window": settings.window,
        "points": plan.points,
        "group": plan.group_size,
        "advance": plan.advance,
        "role": conditions.role,
        "games": conditions.games,
        "rating": (conditions.lowest, conditions.highest),
    }
