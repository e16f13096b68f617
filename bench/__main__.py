"""Measures everything and prints one table, which it also writes to bench/results.json.

`python -m bench NAME...` measures only some lines.
"""

from __future__ import annotations

import dataclasses
import json
import logging
import platform
import sys
import time
from collections.abc import Iterable
from pathlib import Path

import structlog

from bench import (
    clicks,
    computers,
    durable_speed,
    load,
    pictures_speed,
    postgres_speed,
    rules_speed,
    stalls,
    start_time,
    tournament_speed,
)
from bench.measure import Line

PARTS = {  # in the order of the table
    "click": clicks.cost,
    "wait": clicks.wait,
    "load": load.throughput,
    "stalls": stalls.lines,
    "memory": load.memory,
    "start": start_time.lines,
    "durable": durable_speed.lines,
    "postgres": postgres_speed.lines,
    "pictures": pictures_speed.lines,
    "rules": rules_speed.moves,
    "clues": rules_speed.clues,
    "stand_ins": rules_speed.stand_ins,
    "computers": computers.lines,
    "pairing": tournament_speed.pairing,
    "ratings": tournament_speed.ratings,
}


def main() -> None:
    """Measure everything, or only what is named."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    names = sys.argv[1:] or list(PARTS)
    if unknown := [name for name in names if name not in PARTS]:
        sys.exit(f"no such line: {', '.join(unknown)}; there are {', '.join(PARTS)}")
    lines: list[Line] = []
    for name in names:
        started = time.monotonic()
        lines += PARTS[name]()
        print(f"{name}: {time.monotonic() - started:.0f} s", file=sys.stderr, flush=True)
    _print(lines)
    if not sys.argv[1:]:
        results = {
            "python": platform.python_version(),
            "lines": [{**dataclasses.asdict(line), "verdict": line.verdict} for line in lines],
        }
        Path(__file__).with_name("results.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def _print(lines: Iterable[Line]) -> None:
    rows = [("what", "measured", "goal", "ok"), *((x.what, x.measured, x.goal_text, x.verdict) for x in lines)]
    widths = [max(len(row[column]) for row in rows) for column in range(4)]
    rows.insert(1, tuple("-" * width for width in widths))  # type: ignore[arg-type]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    main()
