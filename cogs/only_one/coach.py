"""What the coach's texts name: the column of a move, or its card."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n import Localizer
from cogs.only_one.text import card_name
from rules.errors import Value
from rules.game import Move, View
from rules.only_one.state import Choose, Collect, Keep, OnlyOneView, Place


def tell_move(view: View, move: Move, say: Localizer) -> Mapping[str, Value]:
    """Return the column, counted from 1, and the card of a move, as far as it has them."""
    assert isinstance(view, OnlyOneView)
    match move:
        case Collect():
            return {"column": move.column + 1}
        case Place() if view.card is not None:
            return {"column": move.column + 1, "card": card_name(view.card, say)}
        case Choose() if view.peek is not None:
            return {"card": card_name(view.peek[move.card], say)}
        case Keep() if view.broken is not None and view.card is not None:
            return {"card": card_name((*view.columns[view.broken], view.card)[move.card], say)}
    return {}
