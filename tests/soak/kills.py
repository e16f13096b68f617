"""A bot that is killed on a busy server, hundreds of times, on SQLite and PostgreSQL at once."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from collections import Counter

from tests.soak.part import ROOT, Report

TEST = "tests/end_to_end/test_kill.py"
KILLS = 40  # of a run, on each kind of database
LINE = re.compile(r"^((SQLite|PostgreSQL), seed \d+: kills (\d+), moves acknowledged (\d+),.*)", re.MULTILINE)


class Kills:
    """The test of the kills, again and again with more of them."""

    def soak(self, seconds: float, seed: int) -> Report:
        """Run the test once at least."""
        until, runs, findings = time.monotonic() + seconds, 0, []
        kills, moves = Counter[str](), 0
        while not runs or time.monotonic() < until:
            chosen = {"KILLS": str(KILLS), "POSTGRES_KILLS": str(KILLS), "KILLS_SEED": str(seed + runs)}
            command = [sys.executable, "-m", "pytest", "-n", "2", "--tb=short", "-k", "nothing_is_lost", TEST]
            environment = {**os.environ, **chosen}
            result = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
            runs += 1
            for line, database, killed, acknowledged in LINE.findall(result.stdout):
                print(line, flush=True)  # a run takes minutes
                kills[database] += int(killed)
                moves += int(acknowledged)
            if result.returncode:
                how = " ".join(f"{name}={value}" for name, value in chosen.items())
                findings.append(f"{result.stdout[-3000:]}\nrepeat with: {how} make test ARGS={TEST}")
        counted = ", ".join(f"{count} on {database}" for database, count in sorted(kills.items()))
        return Report(f"{kills.total()} kills ({counted}), {moves} moves acknowledged", findings)
