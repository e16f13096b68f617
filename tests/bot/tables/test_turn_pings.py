"""Who is called, and when."""

from __future__ import annotations

import pytest

from bot.tables.record import Player, TableRecord
from bot.tables.turn_pings import ACTIVE_SECONDS, SEEN_SECONDS, delay_of, due_at, waiting_for

ANA, BEN = Player(user=1, name="ana"), Player(user=2, name="ben")


def table(*players: Player, game: str = "one-shot", **changes: object) -> TableRecord:
    record = TableRecord(
        id=1, guild=5, channel=6, game=game, host=1, players=players, options={}, language="en", phase="playing",
        opened_at=0.0,
    )  # fmt: skip
    return record.model_copy(update={**changes})


@pytest.mark.parametrize(("policy", "seconds"), [("off", None), ("at-once", 0), ("2", 120), ("60", 3600)])
def test_how_long_each_choice_waits(policy, seconds):
    assert delay_of(policy) == seconds


@pytest.mark.parametrize(
    ("wait", "pressed", "due"),
    [
        (0.0, None, 1000.0),
        (300.0, None, 1300.0),
        (0.0, 990.0, 990.0 + ACTIVE_SECONDS),
        (0.0, 500.0, 1000.0),
        (300.0, 990.0, 1300.0),
        (0.0, 1010.0, 1010.0 + SEEN_SECONDS),
        (900.0, 1010.0, 1910.0),
    ],
)
def test_nobody_is_called_who_is_there_or_knows(wait, pressed, due):
    assert due_at(1000.0, wait, pressed) == due


def test_whom_somebody_waits_for():
    assert waiting_for(table(ANA, BEN), (1,)) == {1: 2}
    assert waiting_for(table(ANA, BEN), (1, 0)) == {0: 1, 1: 2}


@pytest.mark.parametrize(
    "record",
    [
        table(ANA, BEN.model_copy(update={"away": True})),
        table(ANA, Player(user=0, name="x", kind="computer"), BEN),
        table(ANA, Player(user=0, name="x", kind="open"), BEN),
        table(Player(user=0, name="x", kind="computer"), ANA),
        table(ANA, BEN, private=True),
        table(ANA, BEN, game="omiga"),
        table(ANA, BEN, phase="over"),
        table(ANA, BEN, phase="lobby"),
    ],
    ids=["away", "computer", "open", "alone", "private", "every second counts", "over", "lobby"],
)
def test_whom_nobody_calls(record):
    assert waiting_for(record, (1,)) == {}
