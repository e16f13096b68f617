"""Lots and seeds: derived from the seed of the tournament, so that anyone can verify them."""

from __future__ import annotations

import hashlib

from rules.tournament.model import Entrant, EntrantId, Tournament


def lot(seed: str, *about: str | int) -> int:
    """Return a number that depends only on the seed and the arguments."""
    text = "/".join((seed, *map(str, about)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def deal_seed(tournament: Tournament, number: int) -> str:
    """Return the 128-bit seed of all tables of this round. It reveals nothing about other rounds."""
    return hashlib.sha256(f"{tournament.seed}/deal/{number}".encode()).hexdigest()[:32]


def seeding(tournament: Tournament) -> tuple[EntrantId, ...]:
    """Return all entrants, the best rating first; equal ratings are ordered by lot."""

    def by_rating(entrant: Entrant) -> tuple[float, int, int]:
        return (-entrant.rating, lot(tournament.seed, "seed", entrant.id), entrant.id)

    return tuple(entrant.id for entrant in sorted(tournament.entrants, key=by_rating))
