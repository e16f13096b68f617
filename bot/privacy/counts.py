"""How much is stored about a user."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Counts:
    """Numbers for one server, or for all."""

    tables: int  # at which they played
    live: int  # open public tables where they have a seat
    private: int  # of all tables
    moves: int
    words: int  # typed moves
    rows: Mapping[str, int]  # other rows that are theirs alone, by kind

    @property
    def is_nothing(self) -> bool:
        """Whether nothing is stored at all."""
        return not (self.tables or any(self.rows.values()))
