"""What the tests of tournaments on a simulated Discord share."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def paired_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulation does not wait for threads; `tests/bot/tournaments/test_timing.py` shows that one is used."""

    async def at_once(work, tournament_id):
        return work(tournament_id)

    monkeypatch.setattr("bot.tournaments.pairing_thread.off_loop", at_once)
