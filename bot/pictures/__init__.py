"""Pictures of tables: small palette PNGs, put together from sprites and painted off the event loop.

A game paints its view on a `Felt` with sprites drawn in a `Sketch`; the `Easel` hands out the finished files.
"""

from bot.pictures.cache import PictureCache
from bot.pictures.canvas import Canvas
from bot.pictures.colours import SEAT_COLOURS, Colour
from bot.pictures.inlay import FewColours, Ground, Inlay, Patch, Piece, cut
from bot.pictures.png import encode
from bot.pictures.shared_sprites import paint_podium
from bot.pictures.sprites import SpriteCanvas, Stencil, dimmed, number
from bot.pictures.strips import Pieces

__all__ = [
    "SEAT_COLOURS",
    "Canvas",
    "Colour",
    "FewColours",
    "Ground",
    "Inlay",
    "Patch",
    "PictureCache",
    "Piece",
    "Pieces",
    "SpriteCanvas",
    "Stencil",
    "cut",
    "dimmed",
    "encode",
    "number",
    "paint_podium",
]
