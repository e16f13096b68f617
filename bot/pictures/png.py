"""Pictures as small PNG files: one byte a pixel, quickly compressed."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from bot.pictures.colours import CORNER_ALPHAS, EDGE, PALETTE, flat

_COMPRESSION = 5  # a fifth smaller than level 1 for a millisecond more; level 6 costs another for a twentieth


def _palette_image() -> Image.Image:
    image = Image.new("P", (1, 1))
    image.putpalette(flat(PALETTE))
    return image


_OPAQUE = _palette_image()
# The see-through entries come last and are unknown to the matching above, so that only corners ever use them.
_FULL = flat(PALETTE + (EDGE,) * len(CORNER_ALPHAS))
_ALPHAS = bytes([255] * len(PALETTE) + list(CORNER_ALPHAS))


def to_palette(image: Image.Image) -> Image.Image:
    """The picture in the shared palette, each pixel in the nearest colour."""
    matched = image.convert("RGB").quantize(palette=_OPAQUE, dither=Image.Dither.NONE)
    matched.putpalette(_FULL)
    matched.info["transparency"] = _ALPHAS
    return matched


def alpha_index(alpha: int) -> int:
    """The palette entry that is the edge colour with about this alpha."""
    nearest = min(range(len(CORNER_ALPHAS)), key=lambda entry: abs(CORNER_ALPHAS[entry] - alpha))
    return len(PALETTE) + nearest


def encode(image: Image.Image) -> bytes:
    """The PNG file of a picture, in the shared palette."""
    buffer = BytesIO()
    (image if image.mode == "P" else to_palette(image)).save(buffer, "PNG", compress_level=_COMPRESSION)
    return buffer.getvalue()
