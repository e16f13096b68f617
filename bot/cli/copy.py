"""`python -m bot copy --from DATABASE --to DATABASE`: move to another database, for example to PostgreSQL."""

from __future__ import annotations

import argparse
import asyncio
import sys

from bot.cli import WRONG_SETUP, complain, print_line
from bot.settings import Settings
from bot.store.copying import copy
from bot.store.location import parse_location

BAR = 30  # characters


def run(_settings: Settings, options: argparse.Namespace) -> int:
    """Copy everything and compare the result. The source is not changed."""
    try:
        source, target = parse_location(options.source), parse_location(options.target)
    except ValueError as error:
        return complain(str(error), code=WRONG_SETUP)
    tables = asyncio.run(copy(source, target, show_progress, resume=options.resume))
    for table in tables:
        print_line(f"{table.name}: {table.rows:,} rows, sha256 {table.digest[:16]}")
    print_line(f"{target}: everything is copied and the same as in {source}")
    return 0


def show_progress(table: str, done: int, total: int) -> None:
    """Show how far a table is; only a terminal gets a bar that grows."""
    if not sys.stderr.isatty():
        return
    filled = BAR * done // total if total else BAR
    end = "\n" if done >= total else ""
    print(f"\r{table:<20} [{'#' * filled:<{BAR}}] {done:,}/{total:,}", end=end, file=sys.stderr, flush=True)
