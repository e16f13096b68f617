"""Cache of painted pictures. Slow pictures are painted in a thread, off the event loop."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor

from cachetools import LRUCache
from PIL import Image

from bot.pictures.colours import encode

MAX_BYTES = 8 * 1024 * 1024  # about 400 pictures
QUICK = 0.002  # seconds; a thread would cost more than the event loop loses


class PictureCache:
    """PNG files by key, the most recently used up to a number of bytes.

    The first part of a key names the kind of picture. A kind is painted on the event loop if its last picture took at
    most `quick` seconds, and else in a thread: the first picture of a kind has to draw its sprites, later ones do not.
    """

    def __init__(self, max_bytes: int = MAX_BYTES, quick: float = QUICK) -> None:
        self.quick = quick
        # One thread: painting is bound by the GIL, and each thread would keep memory of its own for large drawings.
        self._thread = ThreadPoolExecutor(1, "pictures")
        self._files: LRUCache[Hashable, bytes] = LRUCache(max_bytes, getsizeof=len)
        self._painting: dict[Hashable, asyncio.Task[bytes]] = {}
        self._seconds: dict[Hashable, float] = {}  # processor time of the last picture, by kind

    async def png(self, key: Hashable, paint: Callable[[], Image.Image]) -> bytes:
        """Return the picture of this key; paint it if it is not cached. Concurrent calls share one painting.

        Raise what `paint` raises; a failure is not cached.
        """
        file = self._files.get(key)
        if file is not None:
            return file
        painting = self._painting.get(key)
        if painting is None:
            if self._seconds.get(_kind(key), math.inf) <= self.quick:
                return self._keep(key, *_timed(paint))
            painting = asyncio.create_task(self._paint_in_thread(key, paint))
            painting.add_done_callback(_retrieve_exception)
            self._painting[key] = painting
        # A caller that is cancelled must not cancel the painting for the other callers.
        return await asyncio.shield(painting)

    async def _paint_in_thread(self, key: Hashable, paint: Callable[[], Image.Image]) -> bytes:
        try:
            file, seconds = await asyncio.get_running_loop().run_in_executor(self._thread, _timed, paint)
        finally:
            del self._painting[key]
        return self._keep(key, file, seconds)

    def _keep(self, key: Hashable, file: bytes, seconds: float) -> bytes:
        self._seconds[_kind(key)] = seconds
        if len(file) <= self._files.maxsize:
            self._files[key] = file
        return file


def _kind(key: Hashable) -> Hashable:
    return key[0] if isinstance(key, tuple) else key


def _timed(paint: Callable[[], Image.Image]) -> tuple[bytes, float]:
    """Return the painted file and the processor time it took."""
    began = time.thread_time()
    file = encode(paint())
    return file, time.thread_time() - began


def _retrieve_exception(painting: asyncio.Task[bytes]) -> None:
    """Without this asyncio logs a failure whose callers were all cancelled as never retrieved."""
    if not painting.cancelled():
        painting.exception()
