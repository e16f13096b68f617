"""`python -m bot health`: check the bot that runs on this machine."""

from __future__ import annotations

import argparse

from bot.cli import UNHEALTHY, complain
from bot.ops.health import health_fault, is_alive
from bot.settings import Settings
from bot.store.base import StoreUnusable


def run(settings: Settings, _options: argparse.Namespace) -> int:
    """Return 0 if its heartbeat is recent and `/healthz`, if it is served, reports no fault."""
    try:
        if not is_alive(settings.database, settings.shards):
            return complain("not running: no recent heartbeat", code=UNHEALTHY)
        if settings.monitor_port is not None:
            why = health_fault(settings.monitor_host, settings.monitor_port)
            if why is not None:
                return complain(why, code=UNHEALTHY)
    except StoreUnusable as unusable:
        return complain(f"not running: {unusable}", code=UNHEALTHY)
    except OSError as error:
        return complain(f"/healthz does not answer: {error}", code=UNHEALTHY)
    return 0
