"""Films on request: one is made at a time, the latest are kept in memory, and each person gets so many in an hour."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

import structlog
from cachetools import LRUCache

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.replays import Replay
from bot.waiting import WaitingRoom
from cogs.films.film import MAX_BYTES, TooLarge, film
from cogs.films.page import MAX_PAGE_BYTES, make_page
from cogs.films.shots import alt_text, chosen, filmed, shots_of
from rules.errors import Refusal

log = structlog.get_logger("onetable.films")

KEPT_BYTES = 8 * 1024 * 1024
PAINTED_BYTES = 256 * 1024  # a cache for pictures that follow each other; those of the tables stay in theirs
MOST_WAITING = 5  # people who wait for their film
MOST_OF_SERVER = 2  # of one server

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Film:
    """An animated picture of a whole game, and what it shows in words."""

    record: TableRecord  # of the game when it was made: names may be erased since
    gif: bytes
    description: str


class Films:
    """Makes films and web pages of finished games, and keeps the latest films."""

    def __init__(self, bot: Onetable) -> None:
        self._bot = bot
        self._pictures = PictureCache(PAINTED_BYTES, bot.pictures.thread)
        self.kept: LRUCache[tuple[int, str], Film] = LRUCache(KEPT_BYTES, getsizeof=lambda made: len(made.gif))
        self._one_at_a_time = asyncio.Lock()
        self._waiting = WaitingRoom("film", most=MOST_WAITING, most_of_server=MOST_OF_SERVER)

    def cached(self, played: Replay, say: Localizer, limit: int) -> Film | None:
        """Return the film of this game if it is kept, or None."""
        key = played.record.id, say.language
        made = self.kept.get(key)
        if made is not None and (made.record != played.record or len(made.gif) > limit):
            del self.kept[key]  # for example because a player has been erased
            return None
        return made

    async def film(self, played: Replay, say: Localizer, user: int, limit: int) -> Film:
        """Return the film of a game, of at most `limit` bytes. Refuse a user who has asked for too many."""
        if (made := self.cached(played, say, limit)) is not None:
            return made

        async def make() -> Film:
            if (made := self.cached(played, say, limit)) is not None:  # made for another user meanwhile
                return made
            shots = await shots_of(self._bot, played, say, self._pictures)
            seen = filmed(shots)
            if not seen:
                raise Refusal("film-none")
            gif = await self._pictures.run(partial(film, seen, played.last, min(MAX_BYTES, limit)))
            made = Film(played.record, gif, alt_text(played, shots, say))
            self.kept[played.record.id, say.language] = made
            log.info("film made", table=played.record.id, frames=len(chosen(seen)), bytes=len(gif))
            return made

        return await self._make(played, user, make)

    async def page(self, played: Replay, say: Localizer, user: int, limit: int) -> bytes:
        """Return the web page of a game, of at most `limit` bytes. Refuse a user who has asked for too many."""

        async def make() -> bytes:
            shots = await shots_of(self._bot, played, say, self._pictures)
            page = await make_page(played, shots, say, self._pictures, min(MAX_PAGE_BYTES, limit))
            log.info("page made", table=played.record.id, steps=len(shots), bytes=len(page))
            return page

        return await self._make(played, user, make)

    async def _make(self, played: Replay, user: int, make: Callable[[], Awaitable[T]]) -> T:
        self._waiting.require_place(user, played.record.guild)
        self._bot.rate_limits.film(user)
        with self._waiting.place(user, played.record.guild):
            async with self._one_at_a_time:
                try:
                    return await make()
                except TooLarge as error:
                    log.warning("film too large", error=str(error))
                    raise Refusal("film-too-large") from error
