"""Cache of painted pictures. They are painted in a thread, off the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Hashable
from functools import partial
from typing import TypeVar

from cachetools import LRUCache
from PIL import Image

from bot.pictures.colours import encode
from bot.pictures.fair_thread import FairThread

MAX_BYTES = 5 * 1024 * 1024  # about 200 pictures

T = TypeVar("T")


class PictureCache:
    """PNG files by key, the most recently used up to a number of bytes."""

    def __init__(self, max_bytes: int = MAX_BYTES, thread: FairThread | None = None) -> None:
        """`thread` is that of another cache: for pictures that must not push out those of that cache."""
        # One thread: painting is bound by the GIL, and each thread would keep memory of its own for large drawings.
        self.thread = thread or FairThread("pictures")
        self._files: LRUCache[Hashable, bytes] = LRUCache(max_bytes, getsizeof=len)
        self._painting: dict[Hashable, asyncio.Future[bytes]] = {}

    async def run(self, work: Callable[[], T]) -> T:
        """Return what `work` returns, which paints or encodes something that is not cached. It should take 0.1 s."""
        return await asyncio.wrap_future(self.thread.submit(work))

    async def png(self, key: Hashable, paint: Callable[[], Image.Image]) -> bytes:
        """Return the picture of this key; paint it if it is not cached. Concurrent calls share one painting.

        Raise what `paint` raises; a failure is not cached.
        """
        file = self._files.get(key)
        if file is not None:
            return file
        painting = self._painting.get(key)
        if painting is None:
            painting = asyncio.wrap_future(self.thread.submit(lambda: encode(paint())))
            painting.add_done_callback(partial(self._painted, key))
            self._painting[key] = painting
        # A caller that is cancelled must not cancel the painting for the other callers.
        return await asyncio.shield(painting)

    def _painted(self, key: Hashable, painting: asyncio.Future[bytes]) -> None:
        del self._painting[key]
        if painting.cancelled() or painting.exception() is not None:
            return
        file = painting.result()
        if len(file) <= self._files.maxsize:
            self._files[key] = file
