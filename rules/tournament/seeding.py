"""Lots: drawn from the tournament's seed alone, so that everybody can draw them again."""

from __future__ import annotations

import hashlib

from rules.tournament.model import Entrant, EntrantId, Tournament


def lot(seed: str, *about: str | int) -> int:
    """A number that nobody can choose: the same seed and the same question always draw the same."""
    text = "/".join((seed, *map(str, about)))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big")


def deal_seed(tournament: Tournament, number: int) -> str:
    """The seed that every table of this round is dealt from: 128 bits, which tell nothing of other rounds."""
    return hashlib.sha256(f"{tournament.seed}/deal/{number}".encode()).hexdigest()[:32]


def seeding(tournament: Tournament) -> tuple[EntrantId, ...]:
    """All entrants, the best rating first; equal ratings by lot."""

    def by_rating(entrant: Entrant) -> tuple[float, int, int]:
        return (-entrant.rating, lot(tournament.seed, "seed", entrant.id), entrant.id)

    return tuple(entrant.id for entrant in sorted(tournament.entrants, key=by_rating))
