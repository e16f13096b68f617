"""Scheduled events on the playground, by Discord's rules of 2026."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import aiohttp
import pytest

from playground.playground import Playground
from playground.world.permissions import Permission
from tests.playground.builders import DOCUMENT, call

NEW = {"name": "Cup", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "#games"}}


def times(hours: float = 1, length: float = 2) -> dict[str, str]:
    begin = datetime.now(UTC) + timedelta(hours=hours)
    return {
        "scheduled_start_time": begin.isoformat(),
        "scheduled_end_time": (begin + timedelta(hours=length)).isoformat(),
    }
