"""Check the machine (Python, libraries, time zones, pictures) and the settings."""

from __future__ import annotations

import difflib
import os
import platform
import re
import socket
import stat
import sys
import zoneinfo
from importlib import metadata
from pathlib import Path

from dotenv import dotenv_values

from bot.ops.doctor.findings import Finding, fault, fine, warning
from bot.ops.health import health_fault
from bot.pictures.colours import encode
from bot.pictures.fonts import find_fonts, usable
from bot.pictures.shared_sprites import paint_podium
from bot.settings import BadSettings, Settings, load_settings
from rules.game import Outcome

ENV_FILE = Path(".env")
PREFIX = "ONETABLE_"
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - only compared with
OTHERS = stat.S_IRWXG | stat.S_IRWXO


def look_at_settings() -> tuple[Settings | None, list[Finding]]:
    """Return the settings, or None if they cannot be read, and the findings about them."""
    try:
        settings = load_settings()
    except BadSettings as bad:
        advice = "correct it in .env or the environment (.env.example explains each setting) and run the doctor again"
        return None, [fault("settings", str(bad), advice)]
    odd = [*_misspelt(), *_readable_by_others()]
    return settings, odd or [fine("settings", f"read from {'.env and ' if ENV_FILE.exists() else ''}the environment")]


def look_at_fonts(wanted: Path | None) -> list[Finding]:
    """Say which fonts pictures use for names in other scripts."""
    found = [font.file for font in usable([*([] if wanted is None else [wanted]), *find_fonts()]) if font.file]
    if wanted is not None and wanted not in found:
        return [
            fault("fonts", f"ONETABLE_FONT: {wanted} is not a font that can be read", "name a TTF, OTF or TTC file")
        ]
    if not found:
        says = "only the built-in font: names that are not in English letters are shown as numbers in pictures"
        return [warning("fonts", says, INSTALL_FONTS)]
    return [fine("fonts", f"the built-in one, then {', '.join(file.name for file in found)}")]


def look_at_monitor(settings: Settings) -> list[Finding]:
    """Check that `/healthz` and `/metrics` are served, or can be."""
    host, port = settings.monitor_host, settings.monitor_port
    if port is None:
        if "monitor_host" in settings.model_fields_set:
            says = "ONETABLE_MONITOR_HOST is set, but without ONETABLE_MONITOR_PORT nothing listens"
            return [warning("monitor", says, "set ONETABLE_MONITOR_PORT, or remove ONETABLE_MONITOR_HOST")]
        return [fine("monitor", "off")]
    where = f"{host}:{port}" + (", which other machines can reach" if host in EVERYWHERE else "")
    why_not = _cannot_listen(host, port)
    if why_not is None:
        return [fine("monitor", f"nothing listens on {where} yet; the bot will")]
    try:
        problem = health_fault(host, port)
    except OSError:
        advice = (
            "set ONETABLE_MONITOR_PORT to a port that is free, and ONETABLE_MONITOR_HOST to an address of this machine"
        )
        return [fault("monitor", f"cannot listen on {where}: {why_not}", advice)]
    if problem is not None:
        return [fault("monitor", f"the bot that listens on {where} says: {problem}", "see the bot's log")]
    return [fine("monitor", f"the bot listens on {where} and is healthy")]


def _misspelt() -> list[Finding]:
    """Return warnings about unknown settings, with the name that was probably meant."""
    known = {str(field.validation_alias or f"{PREFIX}{name.upper()}") for name, field in Settings.model_fields.items()}
    in_file = {name.upper() for name in dotenv_values(ENV_FILE)} if ENV_FILE.exists() else set()
    found: list[Finding] = []
    for name in sorted(in_file | {name.upper() for name in os.environ if name.upper().startswith(PREFIX)}):
        meant = difflib.get_close_matches(name, known, n=1, cutoff=0.8)
        if name in known or not (name.startswith(PREFIX) or meant):
            continue
        advice = f"rename it to {meant[0]}" if meant else "remove it; .env.example lists all settings"
        found.append(warning("settings", f"{name} is not a setting and has no effect", advice))
    return found


def _readable_by_others() -> list[Finding]:
    if os.name != "posix" or not ENV_FILE.exists() or not dotenv_values(ENV_FILE).get("DISCORD_TOKEN"):
        return []
    if not ENV_FILE.stat().st_mode & OTHERS:
        return []
    return [warning("settings", "other users of this machine can read the token in .env", "run `chmod 600 .env`")]


def _cannot_listen(host: str, port: int) -> str | None:
    try:
        with socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET):
            return None
    except (OSError, ValueError) as error:  # an invalid host name is a ValueError
        return (error.strerror if isinstance(error, OSError) else None) or str(error)


OLDEST_PYTHON = (3, 11)
OLDEST = {
    "discord.py": "2.7.1",
    "aiosqlite": "0.22",
    "pydantic": "2.12",
    "pydantic-settings": "2.12",
    "fluent.runtime": "0.4",
    "babel": "2.14",
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
INSTALL_FONTS = "install Noto Sans and Noto Sans CJK (Debian: fonts-noto-core, fonts-noto-cjk), or set ONETABLE_FONT"
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
