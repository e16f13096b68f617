"""`python -m tests.simulation 17` repeats a seed and prints its trace; `1-300` runs many, and prints what they find.

The kinds of trouble may follow: `python -m tests.simulation 17 crash "deleted message"`.
"""

from __future__ import annotations

import sys
import time

from tests.simulation.run import run


def main() -> None:
    """Run the seeds."""
    first, _, last = sys.argv[1].partition("-")
    began, wrong = time.process_time(), 0
    for seed in range(int(first), int(last or first) + 1):
        outcome = run(seed, sys.argv[2:])
        if not last:
            print("\n".join(outcome.trace))
        if outcome.findings:
            wrong += 1
            print(outcome.report, flush=True)
    print(f"{wrong} of {int(last or first) - int(first) + 1} seeds with findings, {time.process_time() - began:.1f} s")
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
