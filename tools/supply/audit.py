"""Looks up every locked package in a database of known vulnerabilities: `make audit`.

pip-audit asks the services in `SERVICES` until one answers. The first question is about `KNOWN`, a package with a known
vulnerability: a service that does not report it was not reached or knows nothing, so its silence means nothing. Exits
with 1 if a vulnerability is known. If no service can be asked, it says so in one line and exits with 0.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from textwrap import shorten
from typing import Any

ROOT = Path(__file__).parents[2]
LOCKS = ("requirements.lock", "requirements-dev.lock", "requirements-audit.lock")
SERVICES = (("--vulnerability-service", "pypi"), ("--vulnerability-service", "osv"))
PATIENCE_SECONDS = 600
KNOWN = ("jinja2", "2.10")  # GHSA-462w-v97r-4m45
ACCEPTED: dict[str, str] = {}  # ids of vulnerabilities that do not concern us, and why

Pin = tuple[str, str]  # name and version


class NoAnswer(Exception):
    """No service that knows vulnerabilities was reached. The message says why."""


@dataclass
class Report:
    """What a service says about all packages."""

    vulnerable: list[str] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)  # packages it could say nothing about
    audited: int = 0


def read_pins(lock: str) -> set[Pin]:
    """Return every package of a lock, also those for other systems and other versions of Python."""
    return set(re.findall(r"^([\w.-]+)==([^\s;\\]+)", lock, re.MULTILINE))


def to_lists(pins: Iterable[Pin]) -> list[list[Pin]]:
    """Distribute pins over lists in which every package is there once, as pip-audit needs it."""
    lists: list[dict[str, Pin]] = []
    for pin in sorted(pins):
        into = next((each for each in lists if pin[0] not in each), None)
        if into is None:
            lists.append(into := {})
        into[pin[0]] = pin
    return [list(each.values()) for each in lists]


def ask(program: Path, pins: Sequence[Pin], service: Sequence[str]) -> list[dict[str, Any]]:
    """Return what pip-audit reports about each package. Raise NoAnswer."""
    with tempfile.TemporaryDirectory() as folder:
        wanted = Path(folder) / "requirements.txt"
        wanted.write_text("".join(f"{name}=={version}\n" for name, version in pins), encoding="utf-8")
        command = [str(program), "--no-deps", "--disable-pip", "--progress-spinner", "off", "--format", "json"]
        try:
            ended = subprocess.run(
                [*command, *service, "--requirement", str(wanted)],
                capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL, timeout=PATIENCE_SECONDS,
            )  # fmt: skip
        except (OSError, subprocess.TimeoutExpired) as error:
            raise NoAnswer(str(error)) from None
    try:
        packages: list[dict[str, Any]] = json.loads(ended.stdout)["dependencies"]
    except (ValueError, KeyError):
        raise NoAnswer((ended.stderr.strip().splitlines() or ["no report"])[-1]) from None
    return packages


def audit(program: Path, pins: Iterable[Pin], service: Sequence[str]) -> Report:
    """Ask one service about every package. Raise NoAnswer if it does not know the vulnerability in `KNOWN`."""
    if not any(package.get("vulns") for package in ask(program, [KNOWN], service)):
        raise NoAnswer("it does not know vulnerabilities")
    report = Report()
    for names in to_lists(pins):
        try:
            packages = ask(program, names, service)
        except NoAnswer:
            report.unknown += [name for name, _ in names]
            continue
        for package in packages:
            name = package["name"]
            if "skip_reason" in package:
                report.unknown.append(name)
                continue
            report.audited += 1
            for found in package["vulns"]:
                if found["id"] not in ACCEPTED:
                    fixed = ", ".join(found["fix_versions"]) or "no version yet"
                    report.vulnerable.append(f"{name} {package['version']}: {found['id']}, fixed in {fixed}")
    return report


def main(arguments: list[str]) -> int:
    """Print what is vulnerable. Return 1 if something is."""
    parser = argparse.ArgumentParser(prog="python -m tools.supply.audit", description="Look up vulnerabilities.")
    parser.add_argument("--program", type=Path, required=True, help="pip-audit")
    parser.add_argument("--osv-url", help="ask this service, which speaks OSV's protocol, and no other")
    options = parser.parse_args(arguments)
    services = [("--vulnerability-service", "osv", "--osv-url", options.osv_url)] if options.osv_url else SERVICES
    pins = {pin for lock in LOCKS for pin in read_pins((ROOT / lock).read_text(encoding="utf-8"))}
    reasons = []
    for service in services:
        try:
            report = audit(options.program, pins, service)
        except NoAnswer as none:
            reasons.append(shorten(f"{service[1]}: {none}", 100, placeholder=" ..."))
            continue
        for line in report.vulnerable:
            print(line)
        if report.unknown:
            print(f"Vulnerabilities: no answer about {', '.join(report.unknown)}.")
        print(f"Vulnerabilities: {len(report.vulnerable) or 'none'} known in {report.audited} packages.")
        return 1 if report.vulnerable else 0
    print(f"Vulnerabilities: nothing audited, no service can be asked ({'; '.join(reasons)}).")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
