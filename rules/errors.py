"""The exceptions of the rules.

    Refusal                 why an action was refused: a message key and its values, never a sentence
    ├── UnreadableMove      the text is not a move of this game
    ├── StaleMove           the table has changed since the button was drawn
    ├── NotYourTurn         it is another player's turn
    ├── GameOver            the game has ended
    ├── CannotUndo          the last move cannot be taken back by this player
    └── IllegalMove         the rules forbid this move now

A refusal leaves the table unchanged. The key is translated into the reader's language.
"""

from __future__ import annotations

from collections.abc import Mapping

Value = str | int


class Refusal(Exception):
    """An action was refused; `key` is the message key and `values` are its variables."""

    key = "refused"

    def __init__(self, key: str | None = None, **values: Value) -> None:
        self.key = key or self.key
        self.values: Mapping[str, Value] = values
        super().__init__(self.key, dict(values))

    def __str__(self) -> str:
        """Return the key and its numbers, for logs. Texts are left out: they may be names or user input."""
        filled = ", ".join(f"{name}={value}" for name, value in self.values.items() if isinstance(value, int))
        return f"{self.key} ({filled})" if filled else self.key


class UnreadableMove(Refusal):
    """The text is not a move of this game."""

    key = "refused-unreadable"


class StaleMove(Refusal):
    """The table has changed since the button was drawn."""

    key = "refused-stale"


class NotYourTurn(Refusal):
    """It is another player's turn."""

    key = "refused-not-your-turn"


class GameOver(Refusal):
    """The game has ended."""

    key = "refused-game-over"


class CannotUndo(Refusal):
    """The last move was made by another player, or it revealed something hidden."""

    key = "refused-undo"


class IllegalMove(Refusal):
    """The rules forbid this move now; the key says which rule."""
