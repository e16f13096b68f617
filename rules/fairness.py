"""The sealed deal: a number shown at the deal that binds the house to the seed, which is told after the end.

Everything the deal is made of goes into it: game, seats, options and seed. Whoever changed any of them afterwards
would need another text with the same SHA-256, and there is no known way to find one. A salt of 128 random bits goes
into it too, and is told with the seed: without it a seed that many tables share would give them the same number, and a
seed that can be guessed could be tried. Deals from before there were salts have none.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence

SHOWN = 32  # digits of it on the table: to prepare two deals that share these takes about 2^64 tries

Option = bool | int | str | Sequence[str]


def sealed_text(game: str, seats: int, options: Mapping[str, Option], seed: str, salt: str = "") -> str:
    """What is hashed: JSON with sorted keys, no spaces, and nothing but ASCII, so that anybody writes the same."""
    dealt = {"game": game, "options": dict(options), "seats": seats, "seed": seed}
    if salt:
        dealt["salt"] = salt
    return json.dumps(dealt, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def commitment(game: str, seats: int, options: Mapping[str, Option], seed: str, salt: str = "") -> str:
    """The SHA-256 of the sealed text, in hexadecimal digits."""
    return hashlib.sha256(sealed_text(game, seats, options, seed, salt).encode("ascii")).hexdigest()
