"""A finished game as one HTML page to step through: no external resources, pictures as data URIs, nothing to run but
the page's own script.

Names and typed words are text: escaped in HTML, and JSON data for the script, which sets `textContent` alone. The
content security policy allows exactly this page's style and script, by their hashes, and pictures in data URIs.
"""

from __future__ import annotations

import base64
import hashlib
import html
import json
import re
from collections.abc import Sequence
from functools import cache, partial
from io import BytesIO
from pathlib import Path

from PIL import Image

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.replays import Replay
from cogs.core.text import clock_text, plain_name
from cogs.films.film import TooLarge
from cogs.films.shots import Shot, pictured, spread
from cogs.table.verify import date_text, places

MAX_PAGE_BYTES = 8 * 1024 * 1024
_FOLDER = Path(__file__).parent
_FIELD = re.compile(r"@([a-z-]+)@")
_MOST_AS_PNG = 4 * 1024 * 1024  # bytes of all pictures together; if they are more, they are compressed
_METHOD, _QUALITY = 2, 30  # of lossless WebP: half the bytes of our PNGs for 20 ms a picture


async def make_page(
    played: Replay, shots: Sequence[Shot], say: Localizer, pictures: PictureCache, max_bytes: int = MAX_PAGE_BYTES
) -> bytes:
    """Return the page of a game, of at most so many bytes: with fewer pictures if need be. Raise TooLarge."""
    shown = pictured(shots)
    files = {shot.step: shot.png for shot in shown if shot.png is not None}
    encode = data_uri if sum(map(len, files.values())) <= _MOST_AS_PNG else compressed_data_uri
    sources = {step: await pictures.run(partial(encode, png)) for step, png in files.items()}
    while True:
        page = page_of(played, shots, {shot.step: sources[shot.step] for shot in shown}, say).encode()
        if len(page) <= max_bytes:
            return page
        fewer = len(shown) * max_bytes // len(page) - 1
        if fewer < 1:
            raise TooLarge(f"a page without pictures has more than {max_bytes} bytes")
        shown = spread(shown, fewer)


def data_uri(png: bytes) -> str:
    """Return a picture as a data URI."""
    return f"data:image/png;base64,{base64.b64encode(png).decode()}"


def compressed_data_uri(png: bytes) -> str:
    """Return a picture as a smaller data URI."""
    buffer = BytesIO()
    Image.open(BytesIO(png)).convert("RGBA").save(buffer, "WEBP", lossless=True, method=_METHOD, quality=_QUALITY)
    return f"data:image/webp;base64,{base64.b64encode(buffer.getvalue()).decode()}"


def page_of(played: Replay, shots: Sequence[Shot], sources: dict[int, str], say: Localizer) -> str:
    """Return the page; `sources` are the data URIs of pictures by step. Other steps show the one before."""
    numbers = {step: number for number, step in enumerate(sorted(sources))}
    places_ = [say.plain("film-page-place", step=shot.step, steps=played.last) for shot in shots]
    steps, pictures, own, now = [], [], -1, -1
    png: bytes | None = None
    for shot, place in zip(shots, places_, strict=True):
        if shot.step in numbers:
            now, own = numbers[shot.step], shot.step
            png = shot.png
            pictures.append({"src": sources[shot.step], "words": shot.description})
        is_earlier = now >= 0 and shot.png != png  # also where the table showed none
        steps.append(
            {
                "place": place,
                "clock": f"· {_clock(played, shot.step)}",
                "words": shot.words,
                "picture": now,
                "earlier": f"· {say.plain('film-page-earlier', step=own)}" if is_earlier else "",
            }
        )
    title = f"{say.plain(f'{played.record.game}-title')} · {date_text(played, say)}"
    game = {
        "steps": steps,
        "pictures": pictures,
        "turns": [shot.step for shot in shots if shot.begins_turn],
        "play": say.plain("film-page-play"),
        "pause": say.plain("film-page-pause"),
    }
    listed = "\n".join(
        f'<li><a data-step="{shot.step}" href="#stage">{html.escape(shot.words)}</a></li>' for shot in shots
    )
    texts = {
        "lang": say.language,
        "title": title,
        "result-title": say.plain("film-page-result"),
        "result": "\n".join(places(played, say, plain_name)),
        "script-off": say.plain("film-page-script"),
        "slider": say.plain("film-page-slider"),
        "first": say.plain("film-page-first"),
        "back": say.plain("film-page-back"),
        "play": say.plain("film-page-play"),
        "next": say.plain("film-page-next"),
        "last": say.plain("film-page-last"),
        "keys": say.plain("film-page-keys"),
        "moves": say.plain("film-page-moves"),
        "style-hash": _hash(_file("page.css")),
        "code-hash": _hash(_file("page.js")),
    }
    parts = {name: html.escape(text) for name, text in texts.items()}
    parts |= {"steps": listed, "game": script_data(game), "style": _file("page.css"), "code": _file("page.js")}
    return _FIELD.sub(lambda field: parts[field[1]], _file("page.html"))


def script_data(content: object) -> str:
    """Return JSON that can neither end the script element it is in nor begin another."""
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")


@cache
def _file(name: str) -> str:
    return (_FOLDER / name).read_text(encoding="utf-8")


def _hash(text: str) -> str:
    return base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()


def _clock(played: Replay, step: int) -> str:
    return clock_text(played.entries[step - 1].at - played.entries[0].at if step else 0)
