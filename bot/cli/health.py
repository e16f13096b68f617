"""`python -m bot health`: is the bot that runs on this machine well?"""

from __future__ import annotations

import argparse

from bot.cli import UNWELL, complain
from bot.ops.health import beats, complaint
from bot.settings import Settings
from bot.store.base import StoreUnusable


def run(settings: Settings, _asked: argparse.Namespace) -> int:
    """Exit code 0 if it noted lately that it is alive and, where it listens, says that it is well."""
    try:
        if not beats(settings.database):
            return complain("not running: no heartbeat lately", code=UNWELL)
        if settings.monitor_port is not None:
            why = complaint(settings.monitor_host, settings.monitor_port)
            if why is not None:
                return complain(why, code=UNWELL)
    except StoreUnusable as unusable:
        return complain(f"not running: {unusable}", code=UNWELL)
    except OSError as error:
        return complain(f"/healthz does not answer: {error}", code=UNWELL)
    return 0
