"""What the coach's texts name: the three cards of a set, and the sixth card."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n import Localizer
from cogs.rokujika.text import VillageText
from rules.errors import Value
from rules.game import Move, View
from rules.rokujika.state import Combine, RokujikaView


def tell_move(view: View, move: Move, say: Localizer) -> Mapping[str, Value]:
    """Return the set of a move, with the name of the sixth card or an empty one."""
    assert isinstance(view, RokujikaView)
    if not isinstance(move, Combine) or view.village is None:
        return {}
    text = VillageText(view.village, say)
    return {"set": text.set(move.cards), "sixth": text.sixth(move.sixth) if move.sixth else "none"}
