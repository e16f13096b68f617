"""Start times as organisers type them."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.tournaments.planning.start_time import parse_start, start_text
from rules.errors import Refusal

ZONE = ZoneInfo("Europe/Berlin")
NOW = datetime(2026, 11, 18, 15, 30, tzinfo=ZONE)  # a Wednesday


def parsed(typed: str, now: datetime = NOW) -> str:
    return start_text(parse_start(typed, now.timestamp(), ZONE), ZONE)


@pytest.mark.parametrize(
    ("typed", "start"),
    [
        ("8pm", "2026-11-18 20:00"),
        ("8 PM", "2026-11-18 20:00"),
        ("8:15pm", "2026-11-18 20:15"),
        ("12am", "2026-11-19 00:00"),
        ("12 p.m.", "2026-11-19 12:00"),
        ("20:00", "2026-11-18 20:00"),
        ("２０：００", "2026-11-18 20:00"),  # as a Japanese keyboard types it
        ("20.00", "2026-11-18 20:00"),
        ("at 20:00", "2026-11-18 20:00"),
        ("8:00", "2026-11-19 08:00"),
        ("today 20:00", "2026-11-18 20:00"),
        ("tonight 8pm", "2026-11-18 20:00"),
        ("tomorrow 20:00", "2026-11-19 20:00"),
        ("Tomorrow at 8pm", "2026-11-19 20:00"),
        ("fri 19:30", "2026-11-20 19:30"),
        ("Friday, 7:30 pm", "2026-11-20 19:30"),
        ("on tues 9:00", "2026-11-24 09:00"),
        ("wed 20:00", "2026-11-18 20:00"),
        ("wed 9:00", "2026-11-25 09:00"),
        ("2026-12-24 18:00", "2026-12-24 18:00"),
        ("2026-12-24T18:00", "2026-12-24 18:00"),
        ("2026-12-24 6pm", "2026-12-24 18:00"),
        ("1d", "2026-11-19 15:30"),
        ("2h 30m", "2026-11-18 18:00"),
        ("2h30m", "2026-11-18 18:00"),
        ("in 2 hours and 30 minutes", "2026-11-18 18:00"),
        ("+90m", "2026-11-18 17:00"),
        ("1 day 1 hour", "2026-11-19 16:30"),
        ("", ""),
        ("  ", ""),
    ],
)
def test_a_start_is_read(typed, start):
    assert parsed(typed) == start


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("soon", "start"),
        ("25:99", "start"),
        ("13pm", "start"),
        ("0am", "start"),
        ("2026-02-30 18:00", "start"),
        ("fr 19:30", "start"),
        ("tomorrow evening", "start"),
        ("2h later", "start"),
        ("today 8:00", "past"),
        ("2026-11-18 15:30", "past"),
        ("2020-01-01 10:00", "past"),
        ("0m", "past"),
        ("8", "start-hour"),
        ("fri 8", "start-hour"),
        ("fri", "start-no-time"),
        ("tomorrow", "start-no-time"),
        ("2026-12-24", "start-no-time"),
        ("12/11 18:00", "start-order"),
        ("24.12. 18:00", "start-order"),
        ("2028-01-01 10:00", "start-far"),
        ("400d", "start-far"),
    ],
)
def test_the_past_and_what_could_mean_two_things_are_refused(typed, why):
    with pytest.raises(Refusal) as refused:
        parsed(typed)
    assert refused.value.key == f"tournament-refused-{why}"


def test_a_time_that_the_clocks_skip_or_show_twice_is_refused_with_one_that_works():
    for typed, example in (("2027-03-28 02:30", "2027-03-28 03:30"), ("2027-10-31 02:30", "2027-10-31 04:30")):
        with pytest.raises(Refusal, match="start-clocks") as refused:
            parsed(typed)
        assert parsed(str(refused.value.values["example"]))
        assert refused.value.values["example"] >= example


def test_a_day_of_23_hours_is_no_day_of_24():
    before_the_change = datetime(2027, 3, 27, 20, 0, tzinfo=ZONE)
    assert parsed("tomorrow 20:00", before_the_change) == "2027-03-28 20:00"
    assert parsed("1d", before_the_change) == "2027-03-28 21:00"


def test_the_example_for_a_text_that_cannot_be_read_has_no_words():
    with pytest.raises(Refusal) as refused:
        parsed("demain soir")
    assert refused.value.values["example"] == "2026-11-19 20:00"


def test_every_example_of_a_refusal_can_be_typed():
    for typed in ("8", "fri", "12/11 18:00", "2026-12-24", "soon"):
        with pytest.raises(Refusal) as refused:
            parsed(typed)
        assert parsed(str(refused.value.values["example"]))
    assert refused.value.values["example"] == "2026-11-19 20:00"  # no English words: it is shown in every language
