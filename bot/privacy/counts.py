"""How much is kept about somebody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Counts:
    """On one server, or in all."""

    tables: int  # they have been at
    live: int  # open ones that they sit at, private ones aside
    private: int  # of all
    moves: int
    words: int  # moves that were typed
    rows: Mapping[str, int]  # that are theirs alone, by kind

    @property
    def is_nothing(self) -> bool:
        """Is nothing kept at all?"""
        return not (self.tables or any(self.rows.values()))
