"""Check the machine: Python, libraries, time zones, pictures."""

from __future__ import annotations

import platform
import re
import sys
import zoneinfo
from importlib import metadata

from bot.ops.doctor.findings import Finding, fault, fine, warning
from bot.pictures.png import encode
from bot.pictures.shared_sprites import paint_podium
from rules.game import Outcome

OLDEST_PYTHON = (3, 11)
OLDEST = {
    "discord.py": "2.7.1",
    "aiosqlite": "0.22",
    "pydantic": "2.12",
    "pydantic-settings": "2.12",
    "fluent.runtime": "0.4",
    "pillow": "12",
    "structlog": "25",
    "simplemma": "2",
    "rapidfuzz": "3.10",
    "openskill": "6.2",
    "py4swiss": "0.3.1",
    "rustworkx": "0.18",
    "cachetools": "6",
    "prometheus-client": "0.22",
    "tzdata": "2025.2",
}
INSTALL = "install what requirements.lock pins: `pip install --no-deps --require-hashes -r requirements.lock`"
PNG = b"\x89PNG\r\n"


def look_at_machine() -> list[Finding]:
    """Return the findings about this machine."""
    return [_python(), _libraries(), _time_zones(), _pictures()]


def _python() -> Finding:
    if sys.version_info < OLDEST_PYTHON:
        return fault("python", f"Python {platform.python_version()} is too old", "install Python 3.11 or newer")
    return fine("python", platform.python_version())


def _libraries() -> Finding:
    found: dict[str, str] = {}
    for name in OLDEST:
        try:
            found[name] = metadata.version(name)
        except metadata.PackageNotFoundError:
            return fault("libraries", f"{name} is not installed", INSTALL)
    old = [name for name, oldest in OLDEST.items() if _numbers(found[name]) < _numbers(oldest)]
    if old:
        versions = ", ".join(f"{name} {found[name]} (needed: {OLDEST[name]})" for name in old)
        return fault("libraries", f"too old: {versions}", INSTALL)
    return fine("libraries", ", ".join(f"{name} {version}" for name, version in found.items()))


def _time_zones() -> Finding:
    try:
        zoneinfo.ZoneInfo("Europe/Berlin")
    except zoneinfo.ZoneInfoNotFoundError:
        return warning("time zones", "this machine has no time zone data", "install it: `pip install tzdata`")
    return fine("time zones", "known")


def _pictures() -> Finding:
    """Draw a picture with digits, as games do when they end."""
    try:
        picture = encode(paint_podium(Outcome(places=(1, 2), scores=(12, 7), reason="test")))
    except Exception as error:
        return fault("pictures", f"cannot be drawn: {error!r}", f"Pillow is broken or lacks FreeType; {INSTALL}")
    if not picture.startswith(PNG):
        return fault("pictures", "the result is not a PNG", f"Pillow is broken; {INSTALL}")
    return fine("pictures", "can be drawn")


def _numbers(version: str) -> tuple[int, ...]:
    return tuple(int(number) for number in re.findall(r"\d+", version)[:3])
