"""The waves of an arena: everyone who is free is in the queue, and every few seconds the queue is paired."""

from __future__ import annotations

from bot.tournaments.model import Schedule, Tournament
from bot.tournaments.pairing_thread import arena_wave
from rules.tournament.formats.arena import queue_free
from rules.tournament.seeding import table_sizes

WAVE_SECONDS = 5.0  # players who finish within this time are paired together
REMATCH_SECONDS = 60.0  # so long two players wait for another opponent while others are still playing


async def next_wave(tournament: Tournament, now: float) -> Tournament:
    """Return the arena with its queue, the matches of a wave that is due, and the time of the next one."""
    before, schedule = tournament.state, tournament.record.schedule
    state = queue_free(before)
    fewest = min(table_sizes(state.plan))
    if schedule.wave_at is not None and now >= schedule.wave_at:
        is_patience_over = schedule.rematch_at is not None and now >= schedule.rematch_at
        is_anyone_else_here = any(match.is_open for match in state.matches)
        state = await arena_wave(state, rematches=is_patience_over or not is_anyone_else_here)
        rematch_at = (schedule.rematch_at or now + REMATCH_SECONDS) if len(state.waiting) >= fewest else None
        planned = Schedule(wave_at=rematch_at, rematch_at=rematch_at)
    elif len(state.waiting) < fewest:
        planned = Schedule()
    elif schedule.wave_at is None or state.waiting != before.waiting:
        soon = now + WAVE_SECONDS
        wave_at = soon if schedule.wave_at is None else min(soon, schedule.wave_at)
        planned = schedule.model_copy(update={"wave_at": wave_at})
    else:
        planned = schedule
    if state is before and planned == schedule:
        return tournament
    after = tournament.with_record(state=state, schedule=planned)
    return after.add_task("show") if state is not before else after
