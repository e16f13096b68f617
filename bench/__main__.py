"""Prints one table and writes it to bench/results.json."""

from __future__ import annotations

import dataclasses
import json
import logging
import platform
from pathlib import Path

import structlog

from bench import clues_speed, durable_speed, rules_speed, stand_ins
from bench.measure import Figure


def main() -> None:
    """Measure everything."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    figures = [*rules_speed.figures(), *stand_ins.figures(), *clues_speed.figures(), *durable_speed.figures()]
    _print(figures)
    results = {
        "python": platform.python_version(),
        "figures": [dataclasses.asdict(figure) for figure in figures],
    }
    Path(__file__).with_name("results.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def _print(figures: list[Figure]) -> None:
    header = ("what", "Onetable", "yardstick", "ratio", "goal", "reached")
    rows = [
        (f.what, f.ours, f.yardstick, f"{f.ratio:.2f}", "" if f.goal is None else f">= {f.goal:g}", f.verdict)
        for f in figures
    ]
    widths = [max(len(row[column]) for row in [header, *rows]) for column in range(len(header))]
    for row in [header, tuple("-" * width for width in widths), *rows]:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


if __name__ == "__main__":
    main()
