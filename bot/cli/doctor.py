"""`python -m bot doctor`: check everything that can be wrong."""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import sys

from bot.cli import UNHEALTHY, print_line
from bot.ops.doctor import diagnose


def run(options: argparse.Namespace) -> int:
    """Print the findings; return 0 if there is no fault, else 1."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)  # the findings say what matters
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # the terminal may not support every character
    diagnosis = asyncio.run(diagnose())
    if options.json:
        print_line(diagnosis.model_dump_json(indent=2))
    else:
        for finding in diagnosis.findings:
            print_line(finding.line)
    return 0 if diagnosis.well else UNHEALTHY
