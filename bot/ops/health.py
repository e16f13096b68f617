"""How a running bot is known from outside: by its heartbeat in the database and, where it listens, by `/healthz`."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from pathlib import Path

from bot.store.base import ALIVE_AT, StoreUnusable
from bot.store.sqlite.files import read_meta

UNHEALTHY_AFTER = 90.0
PATIENCE_SECONDS = 5.0  # Docker gives ten
UNWELL = 503
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - asked by loopback
_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # a proxy would look on its own machine


def heartbeat(database: Path) -> float | None:
    """When a bot last noted that it was alive; raises StoreUnusable."""
    alive_at = read_meta(database, ALIVE_AT)
    try:
        return None if alive_at is None else float(alive_at)
    except ValueError:
        raise StoreUnusable(f"{database} is damaged: the last heartbeat is no time: {alive_at!r}") from None


def beats(database: Path) -> bool:
    """Did a bot note lately that it is alive?"""
    alive_at = heartbeat(database)
    return alive_at is not None and time.time() - alive_at <= UNHEALTHY_AFTER


def complaint(host: str, port: int) -> str | None:
    """What `/healthz` has to complain about; raises OSError if nobody answers, or somebody else does."""
    asked = ANYWHERE.get(host, host)
    url = f"http://{f'[{asked}]' if ':' in asked else asked}:{port}/healthz"
    try:
        with _DIRECT.open(url, timeout=PATIENCE_SECONDS) as reply:
            said = reply.read(100)
    except urllib.error.HTTPError as unwell:
        if unwell.code != UNWELL:
            raise OSError(f"{unwell.code} {unwell.reason}") from None
        return unwell.read(500).decode(errors="replace").strip()
    except (http.client.HTTPException, ValueError) as odd:
        raise OSError(f"no answer that makes sense: {odd!r}") from None
    if said != b"ok\n":
        raise OSError("another program answers there")
    return None
