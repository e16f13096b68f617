"""`python -m bot doctor`: look at everything that can be wrong."""

from __future__ import annotations

import argparse
import asyncio
import io
import logging
import sys

from bot.cli import UNWELL, say
from bot.ops.doctor import diagnose


def run(asked: argparse.Namespace) -> int:
    """Exit code 0: all is well, but for warnings perhaps. 1: something is wrong."""
    logging.getLogger("discord").setLevel(logging.CRITICAL)  # what matters is among the findings
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="replace")  # marks and names that the terminal may not know
    diagnosis = asyncio.run(diagnose())
    if asked.json:
        say(diagnosis.model_dump_json(indent=2))
    else:
        for finding in diagnosis.findings:
            say(finding.line)
    return 0 if diagnosis.well else UNWELL
