"""What the game asks of whoever knows languages: are two clues alike, is a clue allowed, is a guess right by ear?

The modules `clues` and `words` answer in earnest; a test may bring its own.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random
from typing import Literal, Protocol


class Verdict(Protocol):
    """One answer: *same* is sure, *ask* is a suspicion, and both have a reason."""

    @property
    def kind(self) -> Literal["same", "different", "ask"]:
        """How sure?"""

    @property
    def reason(self) -> str:
        """Why: the end of a message key, such as `family`."""


class Judge(Protocol):
    """Knows words."""

    def compare(self, a: str, b: str, language: str) -> Verdict:
        """Are two clues identical in the sense of the game?"""

    def check(self, clue: str, word: str, language: str) -> Verdict:
        """Is this clue forbidden for this mystery word? *same* is."""

    def sounds_like(self, guess: str, word: str, language: str) -> bool:
        """Does the guess sound the same as the word, by a dictionary?"""

    def fold(self, text: str, language: str) -> str:
        """The text without what makes no difference: case, width, accents, punctuation at the edges."""


class Box(Protocol):
    """Holds the cards."""

    def deal_cards(
        self, count: int, language: str, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        """So many cards of five words each; words seen before come last."""

    def own_cards(
        self, words: Sequence[str], count: int, rng: Random, *, seen: Collection[str] = ()
    ) -> tuple[tuple[str, ...], ...]:
        """The same from a list of the server's own; refuses if it is too short."""
