"""Pairing a round of a tournament, by the number of entrants: CPU seconds, and how it grows."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

from bench.measure import Figure
from rules.tournament.formats.swiss import DUTCH_UP_TO
from rules.tournament.model import Entrant, Plan, Result, Tournament
from rules.tournament.progress import advance, begin

SIZES = (16, 64, 250, 500, 1000)
ALLOWED = 3.0  # seconds of CPU for a round of 500
ROUNDS = 7


def figures() -> Iterator[Figure]:
    """A line for each size, as a multiple of the smallest, and one for what a big round may take."""
    for plan in (Plan(format="swiss", rounds=ROUNDS), Plan(format="pods", seats=(3, 4), rounds=ROUNDS)):
        seconds = {size: slowest_round(plan, size) for size in SIZES}
        for size, taken in seconds.items():
            way = " (py4swiss)" if plan.format == "swiss" and size <= DUTCH_UP_TO else ""
            least = seconds[SIZES[0]]
            yield Figure(
                f"{plan.format}: slowest of {ROUNDS} rounds, {size} entrants{way}",
                f"{taken:.4f} s",
                f"{SIZES[0]} entrants {least:.4f} s",
                taken / least,
            )
        yield Figure(
            f"{plan.format}: a round of 500 in the time allowed",
            f"{seconds[500]:.4f} s",
            f"{ALLOWED:g} s",
            seconds[500] / ALLOWED,
            goal=1.0,
            most=True,
        )


def slowest_round(plan: Plan, size: int) -> float:
    """CPU seconds of the slowest round of a whole tournament, at its best of three."""
    return min(max(_rounds(plan, size)) for _ in range(3))


def _rounds(plan: Plan, size: int) -> Iterator[float]:
    rng = Random(size)
    entrants = tuple(Entrant(id=number, rating=-number) for number in range(1, size + 1))
    played = Tournament(plan=plan, seed="bench", entrants=entrants)
    started = time.process_time()
    played = begin(played)
    yield time.process_time() - started
    for _ in range(1, plan.rounds):
        matches = []
        for match in played.matches:
            scores = [rng.randrange(5) for _ in match.entrants]
            result = Result(places=tuple(1 + sum(other > score for other in scores) for score in scores))
            matches.append(match.model_copy(update={"result": result}) if match.is_open else match)
        played = played.model_copy(update={"matches": tuple(matches)})
        started = time.process_time()
        played = advance(played)
        yield time.process_time() - started
