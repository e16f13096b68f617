"""Every way the rules can say no.

    Refusal                 why something was not done: a message key and its values, never a bare sentence
    ├── UnreadableMove      the text is no move of this game
    ├── StaleMove           the button no longer means what it meant when it was drawn
    ├── NotAwaited          the table waits for somebody else
    ├── GameOver            nothing is awaited any more
    └── IllegalMove         the rules forbid this move now

A refusal leaves the table as it was. The key is looked up in the reader's own language.
"""

from __future__ import annotations

from collections.abc import Mapping

Value = str | int


class Refusal(Exception):
    """Something was refused; `key` names the sentence and `values` fill it in."""

    key = "refused"

    def __init__(self, key: str | None = None, **values: Value) -> None:
        self.key = key or self.key
        self.values: Mapping[str, Value] = values
        super().__init__(self.key, dict(values))

    def __str__(self) -> str:
        """For the log: numbers, but no texts, which may be names or what somebody typed."""
        filled = ", ".join(f"{name}={value}" for name, value in self.values.items() if isinstance(value, int))
        return f"{self.key} ({filled})" if filled else self.key


class UnreadableMove(Refusal):
    """The text is no move of this game."""

    key = "refused-unreadable"


class StaleMove(Refusal):
    """The table has moved on since the button was drawn."""

    key = "refused-stale"


class NotYourTurn(Refusal):
    """The table waits for somebody else."""

    key = "refused-not-your-turn"


class GameOver(Refusal):
    """The game has ended."""

    key = "refused-game-over"


class CannotUndo(Refusal):
    """The last move was not theirs, or it showed something that cannot be unseen."""

    key = "refused-undo"


class IllegalMove(Refusal):
    """The rules forbid this move now; the key says which rule."""
