"""Uploads the games' emojis to the bot's application once, in the background.

The name of an emoji on Discord ends with a hash of its picture, so that a changed drawing is uploaded under a new name
and the old one is deleted afterwards. Of several processes only the leader uploads and deletes; the others look for
what is there. Discord refuses messages with an emoji that was deleted: after any refused message the list is read
again.
"""

from __future__ import annotations

import asyncio
import hashlib
import re
from collections.abc import Callable, Mapping
from functools import partial
from io import BytesIO

import discord
import structlog
from discord.ext import commands
from PIL import Image

from bot.app import Onetable
from bot.delivery import DELIVERY_ERRORS, describe
from cogs.core.emojis import use_emojis

log = structlog.get_logger("onetable.emojis")

MAX_BYTES = 256 * 1024  # Discord's limit
_HASH = 6  # hexadecimal digits
_NAME = re.compile(rf"(?P<name>\w+)_[0-9a-f]{{{_HASH}}}")
BAD_REQUEST = 400

DrawEmoji = Callable[[], Image.Image]


class EmojiUploads(commands.Cog):
    """Keeps the application's emojis as the games draw them."""

    def __init__(self, bot: Onetable) -> None:
        self._bot = bot
        self._files: dict[str, bytes] = {}  # by full name
        self._running: asyncio.Task[None] | None = None
        self._is_stale = False  # look again after the running update
        self._looked_at = float("-inf")
        bot.membership.leader_observers.append(self._begin)
        bot.budget.observers.append(self._responded)

    async def cog_unload(self) -> None:
        """Stop, and use no emojis any more."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait([self._running])
        use_emojis({})

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin as soon as the bot is connected, also after every reconnect."""
        self._begin()

    def _responded(self, status: int) -> None:
        """Look again, at most once a minute, when Discord has refused a request: an emoji may have been deleted."""
        if status == BAD_REQUEST and self._bot.clock() - self._looked_at >= self._bot.timings.emoji_check:
            self._begin()

    def _begin(self) -> None:
        if not self._bot.settings.emojis:
            return
        if self._running is not None and not self._running.done():
            self._is_stale = True
            return
        self._looked_at = self._bot.clock()
        self._running = asyncio.create_task(self._update(), name="emojis")

    async def finished(self) -> None:
        """Wait for the running update."""
        if self._running is not None:
            await asyncio.wait([self._running])

    async def _update(self) -> None:
        try:
            self._is_stale = True
            while self._is_stale:
                self._is_stale = False
                await self.update()
        except DELIVERY_ERRORS as error:
            log.warning("emojis not updated", **describe(error))
        except Exception:
            log.exception("emojis not updated")

    async def update(self) -> None:
        """Use the emojis that are there; as the leader, upload those that are missing and delete old drawings."""
        files = await self._drawn()
        there = {one.name: one for one in await self._bot.fetch_application_emojis()}
        use_emojis(_written(files, there))
        if not self._bot.membership.is_leader:
            return
        uploaded = 0
        for name in [name for name in files if name not in there]:
            if uploaded:
                await asyncio.sleep(self._bot.timings.emoji_pace)
            there[name] = await self._bot.create_application_emoji(name=name, image=files[name])
            uploaded += 1
            use_emojis(_written(files, there))
        old = [one for name, one in there.items() if name not in files and _base(name) in map(_base, files)]
        for one in old:
            await asyncio.sleep(self._bot.timings.emoji_pace)
            await one.delete()
        if uploaded or old:
            log.info("emojis updated", uploaded=uploaded, deleted=len(old))

    async def _drawn(self) -> Mapping[str, bytes]:
        """Return the pictures by their full names. They are drawn once, in the pictures' thread."""
        if not self._files:
            drawings = {name: draw for game in self._bot.games for name, draw in game.emojis.items()}
            files = {name: await self._bot.pictures.run(partial(_encoded, draw)) for name, draw in drawings.items()}
            self._files = {f"{name}_{hashlib.sha256(file).hexdigest()[:_HASH]}": file for name, file in files.items()}
        return self._files


def _encoded(draw: DrawEmoji) -> bytes:
    buffer = BytesIO()
    draw().save(buffer, "PNG", optimize=True)
    assert buffer.tell() <= MAX_BYTES, "too large for an emoji"
    return buffer.getvalue()


def _base(name: str) -> str | None:
    """Return the name that a game gave to the emoji of this full name, or None if it is not one of ours."""
    found = _NAME.fullmatch(name)
    return found["name"] if found is not None else None


def _written(files: Mapping[str, bytes], there: Mapping[str, discord.Emoji]) -> dict[str, str]:
    """Return how messages write each of our emojis that is there, by the name that the game gave."""
    return {base: str(there[name]) for name in files if name in there and (base := _base(name)) is not None}
