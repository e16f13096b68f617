"""Commitments: a hash shown at the deal that proves later that the seed was not changed.

It covers the game, the number of seats, the options, the seed and a salt. Changing any of them after the deal would
need another text with the same SHA-256. The salt of 128 random bits is revealed together with the seed: without it,
tables that share a seed would show the same hash, and a seed could be found by trying. Old deals have no salt.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence

SHOWN = 32  # hex digits shown on the table; finding two deals that share them takes about 2^64 tries

Option = bool | int | str | Sequence[str]


def sealed_text(game: str, seats: int, options: Mapping[str, Option], seed: str, salt: str = "") -> str:
    """Return the text that is hashed: ASCII JSON with sorted keys and no spaces, easy to reproduce anywhere."""
    dealt = {"game": game, "options": dict(options), "seats": seats, "seed": seed}
    if salt:
        dealt["salt"] = salt
    return json.dumps(dealt, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def commitment(game: str, seats: int, options: Mapping[str, Option], seed: str, salt: str = "") -> str:
    """Return the SHA-256 of the sealed text as hex digits."""
    return hashlib.sha256(sealed_text(game, seats, options, seed, salt).encode("ascii")).hexdigest()
