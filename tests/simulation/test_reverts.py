"""The simulator finds what was once wrong: each fix is switched off, and some seeds report it."""

from __future__ import annotations

from typing import Any
from unittest.mock import patch

import pytest

from tests.simulation.run import run


async def does_nothing(*_args: Any, **_more: Any) -> None:
    """In place of a fix."""


MESSAGES = "cogs.core.table_messages.TableMessages"
STALE = ("and shown is", "shows\n")
GONE = ("its message is gone", "knows no message")
STORM = ("was forbidden in channel",)

# what was fixed: where, what is there instead, the trouble that shows it, and what is found then
FIXES: dict[str, tuple[str, Any, tuple[str, ...], tuple[str, ...]]] = {
    "a message that missed an edit is redrawn": (
        f"{MESSAGES}._redraw",
        does_nothing,
        ("crash", "forbidden", "errors"),
        STALE + GONE,
    ),
    "a deleted message is posted again": (
        f"{MESSAGES}._deleted", does_nothing, ("deleted message",), GONE,
    ),
    "a message deleted while the bot was offline is posted again": (
        f"{MESSAGES}._check_message", does_nothing, ("deleted message", "crashes"), GONE,
    ),
    "a blocked channel is not tried again and again": (
        "bot.rate_limits.CircuitBreaker.try_now", lambda *_: True, ("storm",), STORM,
    ),
}  # fmt: skip
SEEDS = range(1, 31)


@pytest.mark.parametrize("fix", FIXES)
def test_the_simulator_finds_it_without_the_fix(fix):
    where, instead, kinds, expected = FIXES[fix]
    with patch(where, instead):
        for seed in SEEDS:
            found = run(seed, kinds).findings
            if any(part in finding for finding in found for part in expected):
                return
    pytest.fail(f"no seed of {SEEDS} finds that it is missing")


def test_a_storm_of_refused_requests_is_prevented():
    reports = [outcome.report for seed in range(1, 4) if (outcome := run(seed, ("storm",))).findings]
    assert not reports, "\n\n".join(reports)
