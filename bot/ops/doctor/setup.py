"""Check the settings: readable, spelled correctly, consistent, and the token private."""

from __future__ import annotations

import difflib
import os
import socket
import stat
from pathlib import Path

from dotenv import dotenv_values

from bot.ops.doctor.findings import Finding, fault, fine, warning
from bot.ops.health import health_fault
from bot.settings import BadSettings, Settings, load_settings

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
