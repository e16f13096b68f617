"""Seeded random numbers: the same seed and move number give the same numbers on any machine."""

from __future__ import annotations

from random import Random


def move_rng(seed: str, number: int | str) -> Random:
    """Return the random generator of one move. Number 0 is the deal."""
    return Random(f"{seed}/{number}")  # noqa: S311 - players can recompute it
