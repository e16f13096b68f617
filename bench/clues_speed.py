"""Comparing clues: pairs a second when the words were seen before, and when they were not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bench.measure import Figure, best_rates, rate
from rules.just_one.language import clues, english, folding, lexicon, sounds

WORDS = (
    "prince princess mouse mice colour color elefant elephant bear bare fort fortress wizard magician Hogwarts sun son"
    " philosophy filosofie actor actress run running baker bakery dragon $ 007 ice-cream Riiiing R2D2 moose knight snow"
).split()
FLOOR = 20_000  # pairs a second: 50 us a pair
KEPT = (english.look_up, folding.fold, folding.drawn_out_spellings, lexicon.english, sounds.sound_key)


def figures() -> Iterator[Figure]:
    """Warm and cold; the floor is what we promise for warm."""
    clues.load("en")
    warm, cold = best_rates(all_pairs, forgotten_pairs)
    yield Figure(
        "just-one: clue pairs compared, words seen before", rate(warm), f"promised {rate(FLOOR)}", warm / FLOOR, 1.0
    )
    yield Figure(
        "just-one: clue pairs compared, words never seen", rate(cold), f"seen before {rate(warm)}", cold / warm
    )


def all_pairs() -> int:
    count = 0
    for a, b in combinations(WORDS, 2):
        clues.compare(a, b, "en")
        count += 1
    return count


def forgotten_pairs() -> int:
    """Every pair with nothing remembered but the lexicon itself."""
    count = 0
    for a, b in combinations(WORDS, 2):
        for remembered in KEPT:
            remembered.cache_clear()
        clues.compare(a, b, "en")
        count += 1
    return count
