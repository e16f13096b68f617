"""Which licences our dependencies are under: `python -m tools.supply.licences`.

Prints one line for each locked package, from the metadata of the installed one, and exits with 1 if one is under a
licence that nobody has accepted.
"""

from __future__ import annotations

import importlib.metadata
import re
import sys
from collections.abc import Iterator
from email.message import Message
from pathlib import Path

from tools.supply.audit import ROOT, read_pins

RUN_TIME, DEV = ROOT / "requirements.lock", ROOT / "requirements-dev.lock"

# Licences (SPDX) of what we and operators distribute: they ask for their notice and nothing more.
ACCEPTED = {
    "0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-CMU", "PSF-2.0", "Zlib",
}  # fmt: skip
# Of tools for testing and checking, which are not in the image and which the product does not import.
ACCEPTED_FOR_TOOLS = ACCEPTED | {"MPL-2.0"}
# Single packages: a yardstick that `make bench` runs beside the product.
ACCEPTED_TOOLS = {"chess": "GPL-3.0-or-later"}

# Locked for other systems or versions of Python, so that there may be no metadata here to look at.
ELSEWHERE = {"audioop-lts": "PSF-2.0", "colorama": "BSD-3-Clause"}

# What packages write instead of an SPDX id.
SPDX = {
    "apache 2.0": "Apache-2.0",
    "apache software license": "Apache-2.0",
    "apl 2": "Apache-2.0",
    "bsd 2-clause license": "BSD-2-Clause",
    "gpl-3.0+": "GPL-3.0-or-later",
    "mit license": "MIT",
    "mozilla public license 2.0 (mpl 2.0)": "MPL-2.0",
    "python software foundation license": "PSF-2.0",
    "the mit license (mit)": "MIT",
}


def normal(name: str) -> str:
    """Return a package's name as locks write it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def licence_in(metadata: Message) -> str:
    """Return the licence that a package declares, as SPDX if we know how to; "" if it declares none."""
    classifiers = [line for line in metadata.get_all("Classifier", []) if line.startswith("License ::")]
    named = [
        metadata.get("License-Expression", ""),
        *metadata.get("License", "").strip().splitlines()[:1],
        *(line.rpartition(" :: ")[2] for line in classifiers),
    ]
    first = next((name for name in named if name), "")
    return SPDX.get(first.lower(), first)


def is_accepted(expression: str, accepted: set[str]) -> bool:
    """Whether everything that an SPDX expression demands is accepted. Expressions with brackets are not."""
    return any(all(part.strip() in accepted for part in choice.split(" AND ")) for choice in expression.split(" OR "))


def licences(lock: Path) -> Iterator[tuple[str, str]]:
    """Yield name and licence of each package of a lock. A package that is not installed has "not installed"."""
    installed = {normal(each.name): each.metadata for each in importlib.metadata.distributions()}
    for name in sorted({normal(name) for name, _ in read_pins(lock.read_text(encoding="utf-8"))}):
        if name in installed:
            yield name, licence_in(installed[name])
        else:
            yield name, ELSEWHERE.get(name, "not installed")


def refused() -> list[str]:
    """Return every locked package whose licence is not accepted, with that licence."""
    run_time = dict(licences(RUN_TIME))
    tools = {name: licence for name, licence in licences(DEV) if name not in run_time}
    return [
        *(f"{name}: {licence}" for name, licence in run_time.items() if not is_accepted(licence, ACCEPTED)),
        *(
            f"{name}: {licence}"
            for name, licence in tools.items()
            if not is_accepted(licence, ACCEPTED_FOR_TOOLS) and licence != ACCEPTED_TOOLS.get(name)
        ),
    ]


if __name__ == "__main__":
    for name, licence in licences(DEV):
        print(f"{name}: {licence}")
    for line in (wrong := refused()):
        print(f"Not accepted: {line}")
    sys.exit(bool(wrong))
