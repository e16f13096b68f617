"""The result of comparing two words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["same", "different", "ask"]
Reason = Literal[
    "none",  # no relation
    "equal",  # the same after folding
    "lemma",  # forms of one word: mouse, mice
    "spelling",  # spellings of one word: colour, color; 7, seven
    "gender",  # actor, actress
    "family",  # prince, princely
    "affix",  # one looks like the other with a suffix or prefix
    "typo",  # one is a misspelling of the other
    "sound",  # same pronunciation
    "translation",  # the word in another language
    "contains",  # one is part of the other: snow, snowman
    "unknown",  # in no dictionary, perhaps invented
]


@dataclass(frozen=True)
class Verdict:
    """*same* cancels or refuses, *ask* is left to the clue-givers, *different* keeps both."""

    kind: Kind
    reason: Reason = "none"
    detail: tuple[str, str] = ("", "")  # the two words, for display


DIFFERENT = Verdict("different")


def same(reason: Reason) -> Verdict:
    return Verdict("same", reason)


def ask(reason: Reason) -> Verdict:
    return Verdict("ask", reason)
