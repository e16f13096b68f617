"""Check a running bot from another process: its heartbeat in the database and, if it serves it, `/healthz`."""

from __future__ import annotations

import http.client
import time
import urllib.error
import urllib.request
from pathlib import Path

from bot.store.base import ALIVE_AT, StoreUnusable
from bot.store.sqlite.files import read_meta

UNHEALTHY_AFTER = 90.0
TIMEOUT_SECONDS = 5.0  # Docker waits ten
UNHEALTHY_STATUS = 503
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - requested over loopback
_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # without a proxy


def heartbeat(database: Path) -> float | None:
    """Return when a bot last wrote its heartbeat, or None. Raise StoreUnusable."""
    alive_at = read_meta(database, ALIVE_AT)
    try:
        return None if alive_at is None else float(alive_at)
    except ValueError:
        raise StoreUnusable(f"{database} is damaged: the last heartbeat is not a time: {alive_at!r}") from None


def is_alive(database: Path) -> bool:
    """Whether a bot has written its heartbeat recently. Raise StoreUnusable."""
    alive_at = heartbeat(database)
    return alive_at is not None and time.time() - alive_at <= UNHEALTHY_AFTER


def health_fault(host: str, port: int) -> str | None:
    """Return the fault that `/healthz` reports, or None. Raise OSError if the bot does not answer."""
    address = LOOPBACK.get(host, host)
    url = f"http://{f'[{address}]' if ':' in address else address}:{port}/healthz"
    try:
        with _DIRECT.open(url, timeout=TIMEOUT_SECONDS) as reply:
            text = reply.read(100)
    except urllib.error.HTTPError as reply:
        if reply.code != UNHEALTHY_STATUS:
            raise OSError(f"{reply.code} {reply.reason}") from None
        return reply.read(500).decode(errors="replace").strip()
    except (http.client.HTTPException, ValueError) as error:
        raise OSError(f"invalid reply: {error!r}") from None
    if text != b"ok\n":
        raise OSError("another program answers on this port")
    return None
