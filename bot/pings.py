"""Quiet pings: who is to be called because it is their turn, and when. Pure functions.

Whoever is awaited is called once, after as long as they, or else their server, have chosen; never while they are
visibly there.
"""

from __future__ import annotations

from typing import Literal, get_args

Policy = Literal["off", "at-once", "2", "5", "15", "60"]
POLICIES: tuple[Policy, ...] = get_args(Policy)


def delay(policy: Policy) -> float | None:
    """After how many seconds somebody is called; None: never."""
    if policy == "off":
        return None
    return 0.0 if policy == "at-once" else 60.0 * int(policy)
