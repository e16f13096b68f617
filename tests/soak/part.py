"""What `python -m tests.soak` runs: a part soaks for some seconds and reports what it found."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).parents[2]


@dataclass
class Report:
    """What a part did, in a line, and what it found: each finding says how to repeat it."""

    summary: str
    findings: list[str] = field(default_factory=list)


class Part(Protocol):
    """A part has a name of its own in `PARTS` and can soak for as long as asked."""

    def soak(self, seconds: float, seed: int) -> Report:
        """Run for about this long, beginning with this seed, and go on after a finding."""
        ...


@dataclass(frozen=True)
class RepeatedTest:
    """A test that takes its seed from the environment, run again and again with the next seed."""

    path: str
    seed_name: str
    environment: Mapping[str, str] = field(default_factory=dict)

    def soak(self, seconds: float, seed: int) -> Report:
        """Run the test once at least."""
        until, runs, findings = time.monotonic() + seconds, 0, []
        while not runs or time.monotonic() < until:
            chosen = {**self.environment, self.seed_name: str(seed + runs)}
            result = subprocess.run(
                [sys.executable, "-m", "pytest", "-n", "0", "--tb=short", self.path],
                cwd=ROOT,
                env={**os.environ, **chosen},
                capture_output=True,
                text=True,
                check=False,
            )
            runs += 1
            if result.returncode:
                how = " ".join(f"{name}={value}" for name, value in chosen.items())
                findings.append(f"{result.stdout[-3000:]}\nrepeat with: {how} make test ARGS={self.path}")
        return Report(f"{runs} runs", findings)
