"""`python -m bot health`: is the bot that runs on this machine well?"""

from __future__ import annotations

import argparse
import time
import urllib.error
import urllib.request

from bot.cli import UNWELL, complain
from bot.settings import Settings
from bot.store import ALIVE_AT, StoreUnusable
from bot.store.sqlite import read_fact

UNHEALTHY_AFTER = 90.0
PATIENCE_SECONDS = 5.0  # Docker gives ten
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # noqa: S104 - asked by loopback


def run(settings: Settings, _asked: argparse.Namespace) -> int:
    """Exit code 0 if it noted lately that it is alive and, where it listens, says that it is well."""
    try:
        alive_at = read_fact(settings.database, ALIVE_AT)
    except StoreUnusable as unusable:
        return complain(f"not running: {unusable}", code=UNWELL)
    if alive_at is None or time.time() - float(alive_at) > UNHEALTHY_AFTER:
        return complain("not running: no heartbeat lately", code=UNWELL)
    why = None if settings.monitor_port is None else _ask(settings.monitor_host, settings.monitor_port)
    return 0 if why is None else complain(why, code=UNWELL)


def _ask(host: str, port: int) -> str | None:
    """What `/healthz` has to complain about."""
    try:
        with urllib.request.urlopen(f"http://{ANYWHERE.get(host, host)}:{port}/healthz", timeout=PATIENCE_SECONDS):
            return None
    except urllib.error.HTTPError as unwell:
        return unwell.read(500).decode(errors="replace").strip()
    except OSError as error:
        return f"/healthz does not answer: {error}"
