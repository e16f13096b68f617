"""What the coach's texts name: the tile that is shown."""

from __future__ import annotations

from collections.abc import Mapping

from bot.i18n import Localizer
from rules.errors import Value
from rules.game import Move, View
from rules.one_shot.state import OneShotView


def tell_move(view: View, move: Move, say: Localizer) -> Mapping[str, Value]:  # noqa: ARG001 - always the same tile
    """Return the name of the tile that could be taken."""
    assert isinstance(view, OneShotView)
    if view.shown is None:
        return {}
    return {"tile": say("one-shot-tile", value=view.shown.value, suit=say(f"one-shot-suit-{view.shown.suit}"))}
