"""Breaks between rounds, and rounds at fixed times."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tournaments.planning.breaks import next_time, parse_break
from rules.errors import Refusal
from tests.bot.tournaments.builders import AS_ORGANISER, Harness, start_tournament

BERLIN = ZoneInfo("Europe/Berlin")
HOUR = 3600.0


async def play_round(harness: Harness) -> None:
    await harness.run_outbox()
    for match in await harness.open_matches():
        await harness.ready(match)
    for match in await harness.open_matches():
        await harness.finish((await harness.get()).row(match.number).table, (1, 2))


@pytest.mark.parametrize("format", ["swiss", "single", "robin"])
async def test_the_next_round_waits_for_the_end_of_the_break(harness, format):
    await start_tournament(harness, format, players=4, pause_minutes=15)
    await play_round(harness)
    tournament = await harness.get()
    assert tournament.state.round == 1
    assert tournament.record.schedule.round_at == harness.now + 900
    await harness.run_outbox()
    (told,) = (task for task in harness.done if task.details.get("about") == "break")
    assert told.details["until"] == harness.now + 900
    await harness.advance_clock(899)
    assert (await harness.get()).state.round == 1
    await harness.advance_clock(1)
    tournament = await harness.get()
    assert tournament.state.round == 2
    assert tournament.record.schedule.round_at is None


async def test_there_is_no_break_after_the_last_round(harness):
    await start_tournament(harness, "single", players=2, pause_minutes=15)
    await play_round(harness)
    assert (await harness.get()).record.phase == "over"


async def test_a_break_is_longer_by_a_pause_and_survives_a_restart(harness):
    await start_tournament(harness, players=4, pause_minutes=15)
    await play_round(harness)
    await harness.restart()
    await harness.service.organising.pause(1, **AS_ORGANISER)
    await harness.advance_clock(600)
    await harness.service.organising.resume(1, **AS_ORGANISER)
    await harness.advance_clock(899)
    assert (await harness.get()).state.round == 1
    await harness.advance_clock(1)
    assert (await harness.get()).state.round == 2


async def test_rounds_at_a_fixed_time_start_at_the_time_of_the_first(harness):
    await start_tournament(harness, players=4, rounds_every="weekly")
    begun = harness.now
    await harness.advance_clock(60)
    await play_round(harness)
    await harness.advance_clock(7 * 24 * HOUR - 61)
    assert (await harness.get()).state.round == 1
    await harness.advance_clock(60)
    assert (await harness.get()).state.round == 2
    assert harness.now - begun < 7 * 24 * HOUR + 60


def local(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


@pytest.mark.parametrize(
    ("first", "every", "after", "expected"),
    [
        ("2026-03-27 20:00", "daily", "2026-03-28 20:00", "2026-03-29 20:00"),  # clocks go forward that night
        ("2026-10-23 20:00", "daily", "2026-10-24 20:00", "2026-10-25 20:00"),  # and back
        ("2026-03-22 20:00", "weekly", "2026-03-22 20:00", "2026-03-29 20:00"),
        ("2026-03-22 20:00", "weekly", "2026-08-01 12:00", "2026-08-02 20:00"),
        ("2026-03-22 20:00", "weekly", "2026-03-01 12:00", "2026-03-29 20:00"),
        ("2026-03-28 02:30", "daily", "2026-03-28 12:00", "2026-03-29 03:30"),  # 02:30 is skipped
        ("2026-10-24 02:30", "daily", "2026-10-25 02:30", "2026-10-26 02:30"),  # 02:30 comes twice
    ],
)
def test_a_daily_or_weekly_time_is_that_of_the_clocks_on_the_wall(first, every, after, expected):
    assert next_time(local(first), every, local(after), BERLIN) == local(expected)


def test_what_an_organiser_types_for_the_break():
    assert parse_break("") == (0, None)
    assert parse_break(" 15 ") == (15, None)
    assert parse_break("Weekly") == (0, "weekly")
    for wrong in ("soon", "-1", "10081"):
        with pytest.raises(Refusal, match="tournament-refused-break"):
            parse_break(wrong)
