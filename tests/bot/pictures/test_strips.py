"""Pictures by strips: decoded they are the picture painted at once, and what did not change is not made again."""

from __future__ import annotations

from io import BytesIO
from random import Random
from zlib import MAX_WBITS, decompress

import pytest
from PIL import Image

from bot.pictures import Canvas, FewColours, Ground, Inlay, Piece, SpriteCanvas, cut
from bot.pictures import inlay as inlays
from bot.pictures.colours import EDGE, FELT, FELT_LIGHT, GOLD, INK, IVORY, SEAT_COLOURS, Colour
from bot.pictures.deflate import Deflate
from bot.pictures.strips import assemble, colours, side_by_side, strip, tile

PALETTE: tuple[Colour, ...] = (FELT, FELT_LIGHT, EDGE, IVORY, INK, GOLD)
COLOURS = FewColours(*PALETTE)


def opened(file: bytes) -> Image.Image:
    picture = Image.open(BytesIO(file))
    picture.load()
    return picture


def noise(width: int, height: int, seed: int) -> Image.Image:
    """Any entries of the palette: long runs, lines that repeat, and no order at all."""
    rng, lines = Random(seed), [bytes(width)]
    while len(lines) < height:
        line = bytes(rng.randrange(len(PALETTE)) for _ in range(width))
        repeated, run = rng.randrange(width), rng.randrange(width)
        lines.append(
            rng.choice((line, lines[-1], lines[-1][:repeated] + line[repeated:], line[:run] + bytes(width)))[:width]
        )
    return Image.frombytes("P", (width, height), b"".join(lines))


@pytest.mark.parametrize("heights", [(40,), (1, 39), (24, 16), (7, 7, 7, 7, 7, 5), (1,) * 40])
@pytest.mark.parametrize("widths", [(66,), (2, 64), (20, 22, 24), (2,) * 33])
def test_tiles_side_by_side_and_strips_end_to_end_are_the_whole_picture(
    widths: tuple[int, ...], heights: tuple[int, ...]
):
    whole, top, found = noise(66, 40, 1), 0, []
    for height in heights:
        left, tiles = 0, []
        for width in widths:
            tiles.append(tile(whole.crop((left, top, left + width, top + height)), 66))
            left += width
        found.append(strip([side_by_side(tiles[:3]), *tiles[3:]], 66))
        top += height
    file = b"".join(assemble(66, found, colours(PALETTE, b"\xff" * len(PALETTE))))
    picture = opened(file)
    assert (picture.format, picture.mode, picture.size) == ("PNG", "P", (66, 40))
    assert picture.tobytes() == whole.tobytes()
    assert picture.convert("RGBA").convert("RGB").getpixel((0, 39)) == PALETTE[whole.getpixel((0, 39))]


@pytest.mark.parametrize("width", [8, 64, 200, 512, 640, 1022])
def test_what_was_written_in_whole_bytes_is_read_as_it_was(width: int):
    lines = noise(width, 30, 2).tobytes("raw", "P;4")
    some = [lines[at : at + width // 2] for at in range(0, len(lines), width // 2)]
    writing = Deflate(width // 2)
    assert decompress(writing.start + b"".join(writing.lines(some)) + writing.end, -MAX_WBITS) == lines


def disc(colour: Colour, side: int) -> Piece:
    canvas = SpriteCanvas(side, side)
    canvas.disc((0, 0, side, side), colour)
    return cut(canvas.finish(), COLOURS)


def test_pieces_lie_where_they_were_put_also_across_strips_and_beyond_the_edge():
    ground, light, dark = (
        Ground(Canvas(200, 120).finish(), COLOURS, (40, 70), (30, 35, 90)),
        disc(IVORY, 50),
        disc(INK, 30),
    )
    inlay, plain = Inlay(ground), ground.image.copy()
    for piece, left, top in ((light, 20, 10), (dark, 30, 20), (light, 180, 100), (dark, -10, -10), (dark, 60, 90)):
        inlay.put(piece, left, top)
        plain.paste(piece.image, (left, top), piece.mask)
    assert opened(b"".join(inlay.pieces())).tobytes() == plain.tobytes()


def test_what_looks_as_before_is_not_painted_again():
    ground, piece = Ground(Canvas(200, 240).finish(), COLOURS, down=range(24, 240, 24)), disc(IVORY, 20)

    def painted(*places: tuple[int, int]) -> int:
        before = inlays._strip.cache_info().misses
        inlay = Inlay(ground)
        for place in places:
            inlay.put(piece, *place)
        b"".join(inlay.pieces())
        return inlays._strip.cache_info().misses - before

    assert painted() == 5, "of ten strips six look alike"
    assert painted((10, 74)) == 1
    assert painted((10, 74), (50, 200)) == 2
    assert painted((10, 74), (50, 200)) == 0
    assert painted((10, 122), (50, 200)) == 0, "it lay like this, only higher"


def test_a_copy_goes_on_by_itself():
    ground = Ground(Canvas(200, 120).finish(), COLOURS, (40, 70), (30, 35, 90))
    light, dark = disc(IVORY, 50), disc(INK, 30)
    begun, plain = Inlay(ground), ground.image.copy()
    begun.put(light, 20, 10)
    plain.paste(light.image, (20, 10), light.mask)
    copy = begun.copy()
    copy.put(dark, 30, 20)
    assert opened(b"".join(begun.pieces())).tobytes() == plain.tobytes()
    plain.paste(dark.image, (30, 20), dark.mask)
    assert opened(b"".join(copy.pieces())).tobytes() == plain.tobytes()


def test_every_colour_is_shown_as_the_nearest_of_the_few_and_corners_are_see_through():
    picture = opened(b"".join(Inlay(Ground(Canvas(200, 100, SEAT_COLOURS[1]).finish(), COLOURS)).pieces()))
    assert picture.convert("RGBA").convert("RGB").getpixel((100, 50)) == FELT
    alpha = picture.convert("RGBA").getchannel("A")
    assert alpha.getpixel((0, 0)) == alpha.getpixel((199, 99)) == 0
    assert alpha.getpixel((100, 50)) == 255
    assert {colour for _, colour in picture.convert("RGBA").convert("RGB").getcolors()} <= set(PALETTE)
