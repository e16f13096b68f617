"""Animated pictures: GIF files of frames in the shared palette, each shown for its own time.

A GIF and not a WebP: measured on whole games, a GIF of frames in their full size takes 0.1 s and at most 0.5 MB. A
lossless WebP is half as large and takes five times as long, a lossy one is as large as the GIF; and every client of
Discord plays GIFs.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO
from typing import NamedTuple

from PIL import Image

from bot.pictures.colours import EDGE, PALETTE, palette_index, to_palette

_UNCHANGED = len(PALETTE)  # the entry for pixels that are as in the frame before: no opaque colour
_OPAQUE = [index if index < len(PALETTE) else palette_index(EDGE) for index in range(256)]


class Frame(NamedTuple):
    """A picture in the shared palette, and how many milliseconds it is shown."""

    image: Image.Image
    duration: int


def framed(image: Image.Image, width: int, height: int, *, below: int = 0) -> Image.Image:
    """Return the picture in the middle of an opaque one of this size, with more room below it."""
    frame = blank(width, height + below)
    picture = image if image.mode == "P" else to_palette(image)
    frame.paste(picture.point(_OPAQUE), ((width - picture.width) // 2, (height - picture.height) // 2))
    return frame


def blank(width: int, height: int) -> Image.Image:
    """Return an opaque picture in the shared palette that has the edge colour."""
    image = to_palette(Image.new("RGB", (1, 1), EDGE)).resize((width, height))
    image.paste(palette_index(EDGE), (0, 0, width, height))
    del image.info["transparency"]  # else a GIF would take one of the opaque colours for transparent
    return image


def scaled(image: Image.Image, scale: float) -> Image.Image:
    """Return a picture of the shared palette in another size."""
    if scale == 1:
        return image
    size = round(image.width * scale), round(image.height * scale)
    smaller = to_palette(image.convert("RGB").resize(size, Image.Resampling.LANCZOS))
    del smaller.info["transparency"]
    return smaller


def encode_gif(frames: Sequence[Frame], scale: float = 1) -> bytes:
    """Return the GIF file of these frames, which starts again at its end. All frames have the same size."""
    if not frames:
        raise ValueError("an animation needs a frame")
    images: Iterator[Image.Image] = (scaled(frame.image, scale) for frame in frames)
    buffer = BytesIO()
    next(images).save(
        buffer,
        "GIF",
        save_all=True,
        append_images=images,
        duration=[frame.duration for frame in frames],
        loop=0,
        disposal=1,
        transparency=_UNCHANGED,
        optimize=True,  # of each frame only what has changed is stored
    )
    return buffer.getvalue()
