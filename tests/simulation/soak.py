"""Simulations with new seeds for as long as asked, on all cores."""

from __future__ import annotations

import itertools
import multiprocessing
import os
import time
from collections import Counter
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait

from tests.simulation.run import Outcome, run
from tests.soak.part import Report

BLOCK = 20  # seeds that a process runs at a time
BLOCKS_OF_A_PROCESS = 10  # then another one takes over, which frees what discord.py keeps


class Simulations:
    """The part of `make soak` that simulates."""

    def soak(self, seconds: float, seed: int) -> Report:
        """Run simulations with this seed and those that follow."""
        until, totals, findings = time.monotonic() + seconds, Counter[str](), []
        blocks = (range(first, first + BLOCK) for first in itertools.count(seed, BLOCK))
        cores = os.cpu_count() or 1
        spawned = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(cores, mp_context=spawned, max_tasks_per_child=BLOCKS_OF_A_PROCESS) as pool:
            running: set[Future[tuple[Counter[str], list[str]]]] = set()
            while running or not totals or time.monotonic() < until:
                while len(running) < cores and (not totals or time.monotonic() < until):
                    running.add(pool.submit(run_block, next(blocks)))
                done, running = wait(running, return_when=FIRST_COMPLETED)
                for one in done:
                    counts, found = one.result()
                    totals += counts
                    findings += found
        return Report(", ".join(f"{count} {what}" for what, count in totals.items()), findings)


def run_block(seeds: range) -> tuple[Counter[str], list[str]]:
    """Run some seeds; return counts and what was found."""
    outcomes = [run(seed) for seed in seeds]
    return total(outcomes), [outcome.report for outcome in outcomes if outcome.findings]


def total(outcomes: list[Outcome]) -> Counter[str]:
    """Return the sums over some simulations."""
    return Counter(
        {
            "seeds": len(outcomes),
            "clicks": sum(outcome.clicks for outcome in outcomes),
            "moves that players saw": sum(outcome.told for outcome in outcomes),
            "starts of the bot": sum(outcome.starts for outcome in outcomes),
            "simulated hours": round(sum(outcome.seconds for outcome in outcomes) / 3600),
            "requests": sum(outcome.requests for outcome in outcomes),
        }
    )
