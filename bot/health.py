"""How a running bot is known from outside: by its heartbeat in the database and, where it listens, by `/healthz`."""

from __future__ import annotations

import time
import urllib.error
import urllib.request
from pathlib import Path

from bot.store import ALIVE_AT
from bot.store.keeping import read_fact

UNHEALTHY_AFTER = 90.0
PATIENCE_SECONDS = 5.0  # Docker gives ten
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - asked by loopback


def heartbeat(database: Path) -> float | None:
    """When a bot last noted that it was alive; raises StoreUnusable."""
    alive_at = read_fact(database, ALIVE_AT)
    return None if alive_at is None else float(alive_at)


def beats(database: Path) -> bool:
    """Did a bot note lately that it is alive?"""
    alive_at = heartbeat(database)
    return alive_at is not None and time.time() - alive_at <= UNHEALTHY_AFTER


def complaint(host: str, port: int) -> str | None:
    """What `/healthz` has to complain about; raises OSError if nobody answers like it."""
    try:
        with urllib.request.urlopen(f"http://{ANYWHERE.get(host, host)}:{port}/healthz", timeout=PATIENCE_SECONDS):
            return None
    except urllib.error.HTTPError as unwell:
        if unwell.code != 503:
            raise OSError(f"{unwell.code} {unwell.reason}") from None
        return unwell.read(500).decode(errors="replace").strip()
