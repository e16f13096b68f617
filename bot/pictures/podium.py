"""How a game ended: pawns on bars as high as their scores, winners crowned."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from PIL import Image

from bot.pictures.colours import EDGE, GOLD, INK, SEAT_COLOURS, Colour
from bot.pictures.felt import Felt
from bot.pictures.pieces import crown, pawn
from bot.pictures.sprites import Sketch, number
from rules.game import Outcome, Seat

_WIDTH, _HEIGHT = 900, 360
_FLOOR = _HEIGHT - 30
_BAR_WIDTH, _GAP = 180, 24
_LOWEST, _HIGHEST = 68, 188
_PAWN = 72
_CROWN = 54


def paint_podium(outcome: Outcome, beside: Mapping[Seat, Image.Image] | None = None) -> Image.Image:
    """The final scores, best place first; `beside` lays a sprite below a seat's score, such as how a tie was broken."""
    seats = sorted(range(len(outcome.places)), key=lambda seat: (outcome.places[seat], seat))
    width = min(_BAR_WIDTH, (_WIDTH - 72) // len(seats) - _GAP)
    left = (_WIDTH - len(seats) * (width + _GAP) + _GAP) / 2
    best = max(outcome.scores)
    felt = Felt(_WIDTH, _HEIGHT, GOLD)
    for place, seat in enumerate(seats):
        share = max(outcome.scores[seat], 0) / best if best > 0 else 1.0
        height = round(_LOWEST + share * (_HIGHEST - _LOWEST))
        x, top = left + place * (width + _GAP), _FLOOR - height
        felt.put(_bar(SEAT_COLOURS[seat], width, height), x, top)
        felt.centre(number(str(outcome.scores[seat]), 42, INK), x + width / 2, top + min(44, height // 2))
        felt.centre(pawn(SEAT_COLOURS[seat], _PAWN), x + width / 2, top - _PAWN / 2 + 4)
        if outcome.places[seat] == 1:
            felt.centre(crown(_CROWN), x + width / 2, top - _PAWN - _CROWN / 2 + 14)
        if beside and seat in beside:
            felt.centre(beside[seat], x + width / 2, top + 84 + beside[seat].height / 2)
    return felt.finish()


@lru_cache(maxsize=256)
def _bar(colour: Colour, width: int, height: int) -> Image.Image:
    sketch = Sketch(width, height)
    sketch.box((0, 0, width, height), 12, colour, EDGE, 3)
    return sketch.finish()
