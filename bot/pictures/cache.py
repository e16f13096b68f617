"""Painting without keeping the event loop waiting, and never the same picture twice."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable

from PIL import Image

from bot.pictures.png import encode
from bot.pictures.strips import Pieces


class PictureCache:
    """Gives out PNG files by key; the files asked for last are kept."""

    def __init__(self, keep: int = 512) -> None:
        self._keep = keep
        self._dry: OrderedDict[Hashable, bytes] = OrderedDict()
        self._laid_out: OrderedDict[Hashable, Pieces] = OrderedDict()
        self._wet: dict[Hashable, asyncio.Task[bytes]] = {}

    async def png(self, key: Hashable, paint: Callable[[], Image.Image]) -> bytes:
        """The picture of this key, painted in a thread if it is not at hand; a failure is raised and not kept."""
        if key in self._dry:
            self._dry.move_to_end(key)
            return self._dry[key]
        painting = self._wet.get(key)
        if painting is None:
            painting = asyncio.create_task(self._paint(key, paint))
            painting.add_done_callback(_look_at_failure)
            self._wet[key] = painting
        # One reader who goes away must not take the picture from the others.
        return await asyncio.shield(painting)

    def at_once(self, key: Hashable, lay_out: Callable[[], Pieces]) -> Pieces:
        """The file of this key, made here and now if it is not at hand: for what takes less time than to ask for it."""
        pieces = self._laid_out.get(key)
        if pieces is None:
            pieces = self._laid_out[key] = lay_out()
            if len(self._laid_out) > self._keep:
                self._laid_out.popitem(last=False)
        else:
            self._laid_out.move_to_end(key)
        return pieces

    async def _paint(self, key: Hashable, paint: Callable[[], Image.Image]) -> bytes:
        try:
            file = await asyncio.to_thread(lambda: encode(paint()))
        finally:
            del self._wet[key]
        self._dry[key] = file
        if len(self._dry) > self._keep:
            self._dry.popitem(last=False)
        return file


def _look_at_failure(painting: asyncio.Task[bytes]) -> None:
    """Without this a failure that nobody waits for any more would be reported as forgotten."""
    if not painting.cancelled():
        painting.exception()
