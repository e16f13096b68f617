"""The colours of every picture, the one palette they share, and saving a picture in it as a PNG."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from itertools import chain, product

from PIL import Image

Colour = tuple[int, int, int]

# The background: dark teal stands out on Discord's dark theme and on white alike.
TEAL: Colour = (32, 72, 74)
TEAL_LIGHT: Colour = (58, 104, 104)
TEAL_DARK: Colour = (22, 52, 55)
EDGE: Colour = (15, 36, 39)

IVORY: Colour = (250, 243, 226)
IVORY_SHADE: Colour = (206, 190, 156)
INK: Colour = (38, 38, 48)
GOLD: Colour = (255, 205, 84)

WOOD: Colour = (166, 116, 74)
WOOD_LIGHT: Colour = (192, 142, 98)
WOOD_DARK: Colour = (112, 74, 46)

RED: Colour = (208, 46, 46)
BLUE: Colour = (42, 98, 200)
AMBER: Colour = (212, 144, 6)
JADE: Colour = (0, 156, 108)  # with ROSE a pair that colour-blind players can tell apart
ROSE: Colour = (240, 104, 172)

# By seat, in the order of 🟥🟦🟩🟨🟪🟧🟫⬜, so that texts beside a picture can name them.
SEAT_COLOURS: tuple[Colour, ...] = (
    (229, 72, 77),
    (85, 160, 245),
    (110, 196, 88),
    (250, 206, 70),
    (176, 120, 232),
    (242, 142, 58),
    (172, 118, 86),
    (236, 238, 240),
)

_BACKGROUNDS = (TEAL, IVORY)
_INKS = (
    *(
        TEAL_LIGHT,
        TEAL_DARK,
        EDGE,
        IVORY,
        IVORY_SHADE,
        INK,
        GOLD,
        WOOD,
        WOOD_LIGHT,
        WOOD_DARK,
        RED,
        BLUE,
        AMBER,
        JADE,
        ROSE,
    ),
    *SEAT_COLOURS,
)
FAINT, STRONG = 0.4, 0.7  # the two steps between a background and an ink: smooth edges, and dimmed sprites
CORNER_ALPHAS = (0, 43, 85, 128, 170, 213)  # of the edge colour, at the picture's round corners


def mix(ink: Colour, background: Colour, share: float) -> Colour:
    """Return the ink blended with the background; `share` is the ink's part."""
    red, green, blue = (round(a * share + b * (1 - share)) for a, b in zip(ink, background, strict=True))
    return red, green, blue


def _entries() -> Iterator[Colour]:
    yield from (TEAL, *_INKS)
    for background, ink, share in product(_BACKGROUNDS, _INKS, (FAINT, STRONG)):
        yield mix(ink, background, share)


PALETTE: tuple[Colour, ...] = tuple(dict.fromkeys(_entries()))
assert len(PALETTE) + len(CORNER_ALPHAS) <= 256


def flat(colours: tuple[Colour, ...]) -> list[int]:
    """Return the colours as Pillow wants a palette: one number after the other."""
    return list(chain.from_iterable(colours))


# Measured on all pictures: level 2 is as fast as level 1; level 5 takes twice as long and saves a fifth of the bytes.
_COMPRESSION = 2


def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(flat(PALETTE))
    return image


_OPAQUE = _palette_image()
# The translucent entries come last and are unknown to `to_palette`, so that only the corners of a canvas use them.
_FULL = flat(PALETTE + (EDGE,) * len(CORNER_ALPHAS))
_ALPHAS = bytes([255] * len(PALETTE) + list(CORNER_ALPHAS))


def to_palette(image: Image.Image) -> Image.Image:
    """Return the picture in the shared palette, each pixel in the nearest colour."""
    matched = image.convert("RGB").quantize(palette=_OPAQUE, dither=Image.Dither.NONE)
    matched.putpalette(_FULL)
    matched.info["transparency"] = _ALPHAS
    return matched


@lru_cache(maxsize=1024)
def palette_index(colour: Colour) -> int:
    """Return the palette entry nearest to a colour."""
    return to_palette(Image.new("RGB", (1, 1), colour)).tobytes()[0]


def alpha_index(alpha: int) -> int:
    """Return the palette entry that is the edge colour with about this alpha."""
    nearest = min(range(len(CORNER_ALPHAS)), key=lambda entry: abs(CORNER_ALPHAS[entry] - alpha))
    return len(PALETTE) + nearest


def encode(image: Image.Image) -> bytes:
    """Return the PNG file of a picture, in the shared palette."""
    buffer = BytesIO()
    (image if image.mode == "P" else to_palette(image)).save(buffer, "PNG", compress_level=_COMPRESSION)
    return buffer.getvalue()
