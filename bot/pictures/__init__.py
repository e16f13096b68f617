"""Pictures as small palette PNGs, composed from sprites with Pillow.

A game paints its view on a `Canvas` with sprites that were drawn once on a `SpriteCanvas`; the `PictureCache` returns
the PNG files.
"""

from bot.pictures.cache import PictureCache
from bot.pictures.canvas import Canvas
from bot.pictures.colours import SEAT_COLOURS, Colour, encode
from bot.pictures.shared_sprites import paint_podium
from bot.pictures.sprites import Sprite, SpriteCanvas, Stencil, dimmed, number

__all__ = [
    "SEAT_COLOURS",
    "Canvas",
    "Colour",
    "PictureCache",
    "Sprite",
    "SpriteCanvas",
    "Stencil",
    "dimmed",
    "encode",
    "number",
    "paint_podium",
]
