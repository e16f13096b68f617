"""Commitments: a hash shown at the deal that proves later that the seed was not changed.

It covers the game, the number of seats, the options, the seed and a salt. Changing any of them after the deal would
need another text with the same SHA-256. The salt of 128 random bits is revealed together with the seed: without it,
tables that share a seed would show the same hash, and a seed could be found by trying. Old deals have no salt.

Players can mix words of their own into the seed. Then the server's seed is sealed before anyone types a word, and the
seed of the deal is a hash of both: whoever drew the server's seed could not know which deal would come of it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence

SHOWN = 32  # hex digits shown on the table; finding two deals that share them takes about 2^64 tries

SEED_DIGITS = 32  # of a seed that words are mixed into

Option = bool | int | str | Sequence[str]


def sealed_text(game: str, seats: int, options: Mapping[str, Option], seed: str, salt: str = "") -> str:
    """Return the text that is hashed: ASCII JSON with sorted keys and no spaces, easy to reproduce anywhere."""
    dealt = {"game": game, "options": dict(options), "seats": seats, "seed": seed}
    if salt:
        dealt["salt"] = salt
    return _text(dealt)


def commitment(game: str, seats: int, options: Mapping[str, Option], seed: str, salt: str = "") -> str:
    """Return the SHA-256 of the sealed text as hex digits."""
    return hashlib.sha256(sealed_text(game, seats, options, seed, salt).encode("ascii")).hexdigest()


def server_seal(game: str, server_seed: str, salt: str) -> str:
    """Return the commitment to the server's seed that is shown before players type their words, as hex digits."""
    return _digest({"game": game, "salt": salt, "server_seed": server_seed})


def mixed_seed(server_seed: str, salt: str, words: Sequence[str]) -> str:
    """Return the seed of a deal: a hash of the server's seed and the word of each seat, "" for none; 128 bits."""
    return _digest({"salt": salt, "server_seed": server_seed, "words": list(words)})[:SEED_DIGITS]


def _digest(content: Mapping[str, object]) -> str:
    return hashlib.sha256(_text(content).encode("ascii")).hexdigest()


def _text(content: Mapping[str, object]) -> str:
    return json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
