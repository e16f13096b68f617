"""Pictures by strips: decoded they are the picture painted at once, and what did not change is not made again."""

from __future__ import annotations

from io import BytesIO
from random import Random

import pytest
from PIL import Image

from bot.pictures import Felt, FewColours, Ground, Inlay, Piece, Sketch, cut
from bot.pictures import inlay as inlays
from bot.pictures.colours import EDGE, FELT, FELT_LIGHT, GOLD, INK, IVORY, SEAT_COLOURS, Colour
from bot.pictures.strips import GUTTER, assemble, colours, compress

PALETTE: tuple[Colour, ...] = (FELT, FELT_LIGHT, EDGE, IVORY, INK, GOLD)
COLOURS = FewColours(*PALETTE)


def opened(file: bytes) -> Image.Image:
    picture = Image.open(BytesIO(file))
    picture.load()
    return picture


def noise(width: int, height: int, seed: int) -> Image.Image:
    """Any entries of the palette, in no order at all."""
    image = Image.new("P", (width + GUTTER, height))
    luck = Random(seed)
    dots = Image.frombytes("P", (width, height), bytes(luck.randrange(len(PALETTE)) for _ in range(width * height)))
    image.paste(dots, (GUTTER, 0))
    return image


@pytest.mark.parametrize("heights", [(40,), (1, 39), (24, 16), (7, 7, 7, 7, 7, 5), (1,) * 40])
def test_strips_end_to_end_are_the_whole_picture(heights: tuple[int, ...]):
    whole, top, found = noise(66, 40, 1), 0, []
    for height in heights:
        found.append(compress(whole.crop((0, top, whole.width, top + height))))
        top += height
    file = assemble(66, found, colours(PALETTE, b"\xff" * len(PALETTE)))
    picture = opened(file)
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (66, 40))
    assert picture.tobytes() == whole.crop((GUTTER, 0, whole.width, 40)).tobytes()
    assert picture.convert("RGBA").convert("RGB").getpixel((0, 0)) == PALETTE[whole.getpixel((GUTTER, 0))]


def disc(colour: Colour, side: int) -> Piece:
    sketch = Sketch(side, side)
    sketch.disc((0, 0, side, side), colour)
    return cut(sketch.finish(), COLOURS)


def test_pieces_lie_where_they_were_put_also_across_strips_and_beyond_the_edge():
    ground, light, dark = Ground(Felt(200, 120).finish(), COLOURS), disc(IVORY, 50), disc(INK, 30)
    inlay, plain = Inlay(ground), ground.image.crop((GUTTER, 0, 200 + GUTTER, 120))
    for piece, left, top in ((light, 20, 10), (dark, 30, 20), (light, 180, 100), (dark, -10, -10), (dark, 60, 90)):
        inlay.put(piece, left, top)
        plain.paste(piece.image, (left, top), piece.mask)
    assert opened(inlay.png()).tobytes() == plain.tobytes()


def test_what_looks_as_before_is_not_painted_again():
    ground, piece = Ground(Felt(200, 240).finish(), COLOURS), disc(IVORY, 20)

    def painted(*places: tuple[int, int]) -> int:
        before = inlays._strip.cache_info().misses
        inlay = Inlay(ground)
        for place in places:
            inlay.put(piece, *place)
        inlay.png()
        return inlays._strip.cache_info().misses - before

    assert painted() == 10
    assert painted((10, 26)) == 1
    assert painted((10, 26), (50, 200)) == 2
    assert painted((10, 26), (50, 200)) == 0


def test_every_colour_is_shown_as_the_nearest_of_the_few_and_corners_are_see_through():
    picture = opened(Inlay(Ground(Felt(200, 100, SEAT_COLOURS[1]).finish(), COLOURS)).png())
    assert picture.convert("RGBA").convert("RGB").getpixel((100, 50)) == FELT
    alpha = picture.convert("RGBA").getchannel("A")
    assert alpha.getpixel((0, 0)) == alpha.getpixel((199, 99)) == 0
    assert alpha.getpixel((100, 50)) == 255
    assert {colour for _, colour in picture.convert("RGBA").convert("RGB").getcolors()} <= set(PALETTE)
