"""What the comparison says of two words, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Kind = Literal["same", "different", "ask"]
Reason = Literal[
    "none",  # nothing ties the two
    "equal",  # the same after folding
    "lemma",  # forms of one word: mouse, mice
    "spelling",  # spellings of one word: colour, color; 7, seven
    "gender",  # actor, actress
    "family",  # prince, princely
    "affix",  # one looks like the other with an ending or a beginning
    "typo",  # one is no word, and nearly the other
    "sound",  # said alike
    "translation",  # the word in another language
    "contains",  # one is a part of the other: snow, snowman
    "unknown",  # in no dictionary: perhaps invented
]


@dataclass(frozen=True)
class Verdict:
    """*same* cancels or refuses, *ask* is put to the clue-givers, *different* lets both stand."""

    kind: Kind
    reason: Reason = "none"
    detail: tuple[str, str] = ("", "")  # the two words, for showing


DIFFERENT = Verdict("different")


def same(reason: Reason) -> Verdict:
    return Verdict("same", reason)


def ask(reason: Reason) -> Verdict:
    return Verdict("ask", reason)
