"""What only the compiler of the lexicon needs to know of English words."""

from __future__ import annotations

FEMALE: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("ess", ("", "e", "er", "or", "ar", "o")),
    ("ress", ("er", "or", "ar")),
    ("ine", ("",)),
    ("ette", ("", "er", "e")),
    ("rix", ("r", "ror", "tor")),
    ("trix", ("tor",)),
    ("ina", ("", "o", "e")),
    ("enne", ("en", "an")),
    ("euse", ("eur",)),
    ("woman", ("man", "person")),
    ("women", ("men", "man")),
    ("girl", ("boy",)),
    ("lady", ("lord", "man")),
)

# Parts so common that sharing one says nothing.
COMPOUND_PARTS = frozenset(
    "man men woman person people one side way up down out off over under line time day head back hand work thing place"
    " less like ship able ward wise some body".split()
)
