"""The interfaces through which Just One compares clues and gets its words.

The modules `language.clues` and `language.words` implement them; tests use simpler ones.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Protocol

from rules.just_one.language.verdict import Verdict


class Judge(Protocol):
    """Compares words of a language."""

    def load(self, language: str) -> None:
        """Load all data files of a language, so that no later call has to."""

    def compare(self, a: str, b: str, language: str) -> Verdict:
        """Return whether two clues are identical in the sense of the game."""

    def check(self, clue: str, word: str, language: str) -> Verdict:
        """Return whether this clue is forbidden for this mystery word; *same* is."""

    def sounds_like(self, guess: str, word: str, language: str) -> bool:
        """Whether the guess sounds the same as the word, by a dictionary."""

    def fold(self, text: str, language: str) -> str:
        """Return the text without case, width, accents and punctuation at the edges."""


class Box(Protocol):
    """Deals the cards."""

    def deal_cards(
        self, count: int, language: str, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        """Return this number of cards with five words each; words seen before come last."""

    def own_cards(
        self, words: Sequence[str], count: int, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        """Return cards from a server's own list. Raise a Refusal if it is too short."""
