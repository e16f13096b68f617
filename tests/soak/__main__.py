"""`python -m tests.soak [NAME ...]` runs the parts for MINUTES altogether; it fails if any of them found something."""

from __future__ import annotations

import os
import sys
import time

from tests.simulation.soak import Simulations
from tests.soak.kills import Kills
from tests.soak.part import Part, RepeatedTest

PARTS: dict[str, Part] = {
    "simulation": Simulations(),
    "fuzz": RepeatedTest("tests/end_to_end/test_fuzz.py", "FUZZ_SEED", {"FUZZ_INTERACTIONS": "4000"}),
    "rows": RepeatedTest("tests/fuzz/test_stored_rows.py", "STORED_SEED", {"STORED_ROWS": "200"}),
    "kills": Kills(),
    "power": RepeatedTest("tests/bot/store/test_power_loss.py", "CUTS_SEED", {"CUTS": "400"}),
}


def main() -> None:
    """Share the minutes between the parts; SEED says where their seeds begin, else the time does."""
    names = sys.argv[1:] or list(PARTS)
    if unknown := [name for name in names if name not in PARTS]:
        sys.exit(f"no such part: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    minutes = float(os.environ.get("MINUTES", "10"))
    seed = int(os.environ.get("SEED", str(int(time.time()))))
    found = 0
    for name in names:
        started = time.monotonic()
        report = PARTS[name].soak(60 * minutes / len(names), seed)
        print(f"{name}: {report.summary} in {time.monotonic() - started:.0f} s, {len(report.findings)} findings")
        for finding in report.findings:
            print(f"\n{finding}\n")
        found += len(report.findings)
        sys.stdout.flush()
    if found:
        sys.exit(1)


if __name__ == "__main__":
    main()
