"""Fixtures of the tournament tests on a simulated Discord."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def pair_without_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pair without a thread: the simulation does not wait for threads. `test_timing.py` tests the thread."""

    async def at_once(work, tournament_id):
        return work(tournament_id)

    monkeypatch.setattr("bot.tournaments.pairing_thread.off_loop", at_once)
