"""The film of a game as an animated picture: frames with a line of what happened and how far the game has come."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from io import BytesIO

from PIL import Image

from bot.pictures import Colour
from bot.pictures.animation import Frame, encode_gif, framed
from bot.pictures.colours import EDGE, GOLD, IVORY, TEAL_LIGHT, palette_index
from bot.pictures.text import lettering
from cogs.films.shots import MOST_SHOTS, Shot, chosen, durations

MAX_BYTES = 1_000_000

_BAND, _BAR = 76, 8  # heights in pixels: the line of words, and the bar that grows
_LETTERS = 24  # height of capitals
_MARGIN = 30
_SCALE = 2  # words are drawn once, so quickly
# how many steps in which size: tried in this order until the file is small enough
_ATTEMPTS = ((MOST_SHOTS, 1.0), (16, 1.0), (16, 2 / 3), (10, 2 / 3), (6, 1 / 2))


class TooLarge(Exception):
    """No film of this game is small enough."""


def film(shots: Sequence[Shot], last: int, max_bytes: int = MAX_BYTES) -> bytes:
    """Return the GIF of these steps, all with a picture, of at most so many bytes. Raise TooLarge.

    `last` is the number of the game's last step.
    """
    sizes = []
    for most, scale in _ATTEMPTS:
        picked = chosen(shots, most)
        file = encode_gif(list(_frames(picked, last)), scale)
        if len(file) <= max_bytes:
            return file
        sizes.append(len(file))
    raise TooLarge(f"{min(sizes)} bytes at least, at most {max_bytes} allowed")


def _frames(shots: Sequence[Shot], last: int) -> Iterator[Frame]:
    """Yield the frames: all as large as the largest picture, with room for the words below."""
    pictures = [_opened(shot) for shot in shots]
    width, height = max(one.width for one in pictures), max(one.height for one in pictures)
    for shot, picture, duration in zip(shots, pictures, durations(shots), strict=True):
        frame = framed(picture, width, height, below=_BAND + _BAR)
        _put_words(frame, shot.caption, height, GOLD if shot.step == last else IVORY)
        bar, end = height + _BAND, height + _BAND + _BAR
        frame.paste(palette_index(TEAL_LIGHT), (0, bar, width, end))
        frame.paste(palette_index(GOLD), (0, bar, round(width * shot.step / max(1, last)), end))
        yield Frame(frame, duration)


def _opened(shot: Shot) -> Image.Image:
    assert shot.png is not None, "steps without a picture are no part of a film"
    return Image.open(BytesIO(shot.png))


def _put_words(frame: Image.Image, caption: str, top: int, ink: Colour) -> None:
    """Put what happened below the picture."""
    line = lettering(caption, _LETTERS, frame.width - 2 * _MARGIN, ink, EDGE, scale=_SCALE)
    frame.paste(line.image, (_MARGIN, top + (_BAND - line.image.height) // 2), line.mask)
