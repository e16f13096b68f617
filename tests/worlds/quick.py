"""SimCord with less waiting: what it does is the same."""

from __future__ import annotations

import contextlib
import pickle
import time
from collections.abc import Callable
from typing import Any

import discord
import pytest
import simcord
from simcord import components, gateway, results
from simcord.http import router

from bot.settings import Timings

LOOK_SECONDS = 0.002
PATIENCE = 5  # times five seconds: the machine may be busy with other things
real_monotonic = time.monotonic  # the simulation puts its own in the place of this one


class QuickEnv(simcord.Env):
    """Looks whether the bot is done every two milliseconds: not every fifty, and never in a busy loop."""

    def __init__(self, bot: discord.Client, **how: Any) -> None:
        super().__init__(bot, shard_count=1, **how)

    async def _settle_internal(self, *, idle: float = 0.05, **how: Any) -> None:
        for _ in range(PATIENCE):
            with contextlib.suppress(TimeoutError):
                return await super()._settle_internal(idle=min(idle, LOOK_SECONDS), **how)
        return await super()._settle_internal(idle=min(idle, LOOK_SECONDS), **how)

    def _schedule_timer(self, *timer: Any) -> None:
        runtime: Any = self._runtime
        if not isinstance(runtime.call_at, NotAtOnce):
            runtime.call_at = NotAtOnce(runtime.call_at)
        super()._schedule_timer(*timer)


class NotAtOnce:
    """`call_at` for a timer that asks, until it may ring, whether it may: it need not ask every microsecond."""

    def __init__(self, call_at: Callable[..., Any]) -> None:
        self._call_at = call_at

    def __call__(self, when: float, *call: Any, **how: Any) -> Any:
        return self._call_at(max(when, real_monotonic() + LOOK_SECONDS), *call, **how)


def held_timings(*, token_window: float = 0.0) -> Timings:
    """Return timings whose long timers only run when a test waits for them. SimCord limits no token."""
    return Timings(
        heartbeat=100_000.0,
        lease_renewal=100_000.0,  # the simulation would wait for it at each click
        edit_pace=0.0,
        redraw_pace=0.001,
        emoji_pace=0.0,
        replay_pace=60.0,
        shown_delay=600.0,
        token_window=token_window,
    )


def hold_timers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the short timers of games run only when a test waits for them.

    The simulation's clock follows the real one as well, which must not interfere on a slow machine.
    """
    monkeypatch.setattr("rules.one_shot.game.COAST_SECONDS", 600.0)
    monkeypatch.setattr("rules.only_one.game.SHOW_SECONDS", 600.0)
    monkeypatch.setattr("rules.game.Game.stand_in_seconds", 600.0)
    monkeypatch.setattr("rules.omiga.Omiga.stand_in_seconds", 600.0)
    monkeypatch.setattr("bot.tournaments.arena.WAVE_SECONDS", 60.0)


def _copied(payload: Any) -> Any:
    """What `deepcopy` makes of plain data, several times as quickly: every message is copied again and again."""
    return pickle.loads(pickle.dumps(payload))


class _Copy:
    deepcopy = staticmethod(_copied)


components.deepcopy = results.deepcopy = _copied
gateway.copy = router.copy = _Copy
