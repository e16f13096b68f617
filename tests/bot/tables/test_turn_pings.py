"""Turn pings: who is pinged, and when."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.tables.record import Player, TableRecord
from bot.tables.turn_pings import (
    ACTIVE_SECONDS,
    BATCH,
    BATCH_PAUSE_SECONDS,
    SEEN_SECONDS,
    TurnPings,
    delay_of,
    due_at,
    waiting_for,
)
from tests.bot.tables.test_service import Env

ANA, BEN = Player(user=1, name="ana"), Player(user=2, name="ben")


def table(*players: Player, game: str = "one-shot", **changes: object) -> TableRecord:
    record = TableRecord(
        id=1, guild=5, channel=6, game=game, host=1, players=players, options={}, language="en", phase="playing",
        opened_at=0.0,
    )  # fmt: skip
    return record.model_copy(update={**changes})


@pytest.mark.parametrize(("policy", "seconds"), [("off", None), ("at-once", 0), ("1", 60), ("2", 120), ("60", 3600)])
def test_the_delay_of_each_ping_policy(policy, seconds):
    assert delay_of(policy) == delay_of(policy, turn_limit=300) == seconds


@pytest.mark.parametrize(("policy", "seconds"), [("off", None), ("at-once", 0), ("1", 300), ("15", 900)])
def test_the_delay_in_a_game_with_an_hour_or_a_day_per_move(policy, seconds):
    assert delay_of(policy, turn_limit=3600) == delay_of(policy, turn_limit=86400) == seconds


@pytest.mark.parametrize(
    ("delay", "clicked_at", "due"),
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
def test_active_players_are_not_pinged(delay, clicked_at, due):
    assert due_at(1000.0, delay, clicked_at) == due


def test_players_whose_turn_it_is():
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
def test_tables_without_pings(record):
    assert waiting_for(record, (1,)) == {}


class Sender:
    """Writes down which tables are checked."""

    def __init__(self) -> None:
        self.checked: list[int] = []

    async def ping_due(self, table: int) -> None:
        self.checked.append(table)


async def test_after_a_start_tables_are_checked_in_batches(tmp_path: Path):
    env = await Env(tmp_path / "onetable.db").open()
    games = [await env.game(channel=channel) for channel in range(BATCH + 5)]
    servers, personal = ServerSettingsStore(env.store), PersonalSettingsStore(env.store)
    pings, sender = TurnPings(env.store, env.tables, servers, personal, lambda: env.now), Sender()
    pings.observers.append(sender)
    await pings.start()
    await pings.stop()  # only the timer: the test calls `fire` itself
    assert await pings.fire() == env.now + BATCH_PAUSE_SECONDS
    assert len(sender.checked) == BATCH
    assert await pings.fire() is None
    assert sorted(sender.checked) == games
    await env.close()
