"""Prints one table and writes it to bench/results.json."""

from __future__ import annotations

import dataclasses
import json
import logging
import platform
import sys
from pathlib import Path

import structlog

from bench import (
    click_cost,
    clues_speed,
    durable_speed,
    pairing_speed,
    pictures_speed,
    ratings_speed,
    rules_speed,
    stand_ins,
)
from bench.measure import Figure


def main() -> None:
    """Measure everything, or only the named modules."""
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    parts = (
        rules_speed,
        stand_ins,
        clues_speed,
        pairing_speed,
        ratings_speed,
        durable_speed,
        pictures_speed,
        click_cost,
    )
    chosen = [part for part in parts if part.__name__.rpartition(".")[2] in sys.argv[1:]]
    figures = [figure for part in chosen or parts for figure in part.figures()]
    _print(figures)
    if chosen:
        return
    results = {
        "python": platform.python_version(),
        "figures": [dataclasses.asdict(figure) for figure in figures],
    }
    Path(__file__).with_name("results.json").write_text(json.dumps(results, indent=2) + "\n", encoding="utf-8")


def _print(figures: list[Figure]) -> None:
    header = ("what", "Onetable", "yardstick", "ratio", "goal", "reached")
    rows = [(f.what, f.ours, f.yardstick, f"{f.ratio:.2f}", _goal(f), f.verdict) for f in figures]
    widths = [max(len(row[column]) for row in [header, *rows]) for column in range(len(header))]
    for row in [header, tuple("-" * width for width in widths), *rows]:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def _goal(figure: Figure) -> str:
    return "" if figure.goal is None else f"{'<=' if figure.most else '>='} {figure.goal:g}"


if __name__ == "__main__":
    main()
