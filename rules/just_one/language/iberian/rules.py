"""The shape of the rules of a language."""

from __future__ import annotations

import re
from dataclasses import dataclass

# Ending, what the base has instead (a minus stands for nothing), shortest base, kind of the link, certain.
Rule = tuple[str, str, int, str, bool]


@dataclass(frozen=True)
class Rules:
    """How words of a language are spelled, derived and pronounced."""

    language: str
    marks: dict[str, str]  # letter without a mark -> with the marks that players leave out
    unmarked: tuple[tuple[str, str], ...]  # endings without and with their marks
    endings: tuple[Rule, ...]
    diminutive: re.Pattern[str]
    prefixes: tuple[str, ...]
    verbs: frozenset[str]  # first parts of compounds: paraguas
    sounds: tuple[tuple[str, str], ...]
