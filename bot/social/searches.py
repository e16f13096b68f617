"""Searches for players: who has joined, and when a table opens or the search is over.

Everything is in the store, so that a table opens on time after a restart too. What Discord shows is up to the observer.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Protocol

import structlog

from bot.rate_limits import HOUR, TokenBuckets
from bot.social.model import Pace, PlayerSearch, Seeker
from bot.store.base import Store
from bot.tables.deadlines import DeadlineTimer
from bot.tables.lobby import Guest
from rules.catalogue import game_named
from rules.errors import Refusal

log = structlog.get_logger("onetable.searches")

MOST_OWN = 3  # open searches of a user
MOST_HERE = 25  # of a server
PER_HOUR = 10  # new searches of a user
OPEN_SECONDS = {"live": 3600.0, "day": 86400.0}  # how long a search is open after its start
RETRY_SECONDS = 60.0  # after a table could not be opened
NEWEST_START_SECONDS = 14 * 86400.0  # how far ahead a start may be


class SearchObserver(Protocol):
    """Shows searches on Discord, and opens their tables."""

    async def search_ready(self, search: PlayerSearch) -> None:
        """There are enough players and it is time: open the table, then call `finished` or `postponed`."""

    async def search_expired(self, search: PlayerSearch) -> None:
        """The search is over without a table."""

    async def search_changed(self, search: PlayerSearch) -> None:
        """The post has to be edited, for example because its start has come."""


class PlayerSearches:
    """Every method raises a Refusal with a reason, or leaves the change durable."""

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self.observers: list[SearchObserver] = []
        self._store, self._clock = store, clock
        self._created = TokenBuckets(PER_HOUR, PER_HOUR / HOUR, clock)
        self._one_at_a_time = asyncio.Lock()  # two users join at once
        self._opening: set[int] = set()  # searches whose table is being opened right now
        self._timer = DeadlineTimer(self.fire, clock)

    async def start(self) -> None:
        """Start the timer. Searches that were due while the bot was away fire now."""
        self._timer.set(await self._store.social.nearest_search_deadline())

    async def stop(self) -> None:
        """Open no more tables."""
        await self._timer.stop()

    # --- reading

    async def search(self, search_id: int) -> PlayerSearch:
        """Return a search. Refuse if it is over."""
        found = await self._store.social.load_search(search_id)
        if found is None:
            raise Refusal("lfg-refused-over")
        return found

    async def in_channel(self, channel: int) -> list[PlayerSearch]:
        """Return the searches of a channel."""
        return await self._store.social.searches_in(channel)

    async def of_user(self, user: int) -> list[PlayerSearch]:
        """Return the searches that a user has joined, on all servers."""
        return await self._store.social.searches_of(user)

    # --- changing

    async def create(
        self,
        *,
        guild: int,
        channel: int,
        game: str,
        host: Seeker,
        wanted: int,
        pace: Pace,
        language: str,
        start_at: float | None,
    ) -> PlayerSearch:
        """Begin a search. Refuse if the user, or the server, has too many."""
        require_possible(game, wanted, pace)
        now = self._clock()
        start_at = now if start_at is None else start_at
        if start_at > now + NEWEST_START_SECONDS:
            raise Refusal("lfg-refused-far", days=int(NEWEST_START_SECONDS / 86400))
        async with self._one_at_a_time:
            own = [one for one in await self.of_user(host.user) if one.host.user == host.user]
            if len(own) >= MOST_OWN:
                raise Refusal("lfg-refused-too-many", most=MOST_OWN, link=own[0].link)
            if await self._store.social.count_searches(guild) >= MOST_HERE:
                raise Refusal("lfg-refused-too-many-here", most=MOST_HERE)
            if self._created.take(host.user):
                raise Refusal("lfg-refused-too-often")
            closes_at = start_at + OPEN_SECONDS[pace]
            search = await self._store.social.add_search(
                PlayerSearch(
                    id=0,
                    guild=guild,
                    channel=channel,
                    game=game,
                    players=(host,),
                    wanted=wanted,
                    pace=pace,
                    language=language,
                    start_at=start_at,
                    closes_at=closes_at,
                    deadline=closes_at if start_at <= now else start_at,
                )
            )
        self._timer.set(search.deadline)
        log.info("search opened", search=search.id, guild=guild, game=game)
        return search

    async def posted(self, search_id: int, message: int) -> None:
        """Save the message that shows a search."""
        await self._change(search_id, lambda search: search.model_copy(update={"message": message}))

    async def called(self, search_id: int, message: int) -> None:
        """Save the message that pings users about a search."""
        await self._change(search_id, lambda search: search.model_copy(update={"call_message": message}))

    async def join(self, search_id: int, seeker: Seeker, guest: Guest) -> PlayerSearch:
        """Join a search."""

        def joined(search: PlayerSearch) -> PlayerSearch:
            if search.has(seeker.user):
                raise Refusal("refused-already-joined")
            if search.is_full or search.opening_since is not None:
                raise Refusal("refused-full", most=search.wanted)
            if any(player.user in guest.apart_from for player in search.players):
                raise Refusal("refused-no-seat")
            return search.model_copy(update={"players": (*search.players, seeker)})

        return await self._change(search_id, joined)

    async def leave(self, search_id: int, user: int) -> PlayerSearch | None:
        """Leave a search; return None if nobody is left, and the search is over."""

        def left(search: PlayerSearch) -> PlayerSearch:
            if not search.has(user):
                raise Refusal("lfg-refused-not-in")
            if search.opening_since is not None:
                raise Refusal("lfg-refused-opening")
            return search.model_copy(
                update={"players": tuple(player for player in search.players if player.user != user)}
            )

        async with self._one_at_a_time:
            after = left(await self.search(search_id))
            if not after.players:
                await self._store.social.drop_search(search_id)
                return None
            return await self._save(after)

    async def remove(self, search_id: int, users: set[int]) -> PlayerSearch | None:
        """Remove users who cannot play with the others; return None if nobody is left."""
        async with self._one_at_a_time:
            search = await self.search(search_id)
            players = tuple(player for player in search.players if player.user not in users)
            after = search.model_copy(update={"players": players, "opening_since": None})
            if not players:
                await self._store.social.drop_search(search_id)
                return None
            return await self._save(after)

    async def open_now(self, search_id: int, user: int) -> PlayerSearch:
        """Stop looking and open the table with those who are there. Only for the host."""

        def shortened(search: PlayerSearch) -> PlayerSearch:
            if search.host.user != user:
                raise Refusal("refused-only-host", host=search.host.name)
            fewest = min(game_named(search.game).seats)
            if len(search.players) < max(2, fewest):
                raise Refusal("refused-too-few", fewest=max(2, fewest), here=len(search.players))
            return search.model_copy(update={"wanted": len(search.players), "start_at": self._clock()})

        return await self._change(search_id, shortened)

    async def close(self, search_id: int) -> PlayerSearch | None:
        """End a search without a table, for example because its channel was deleted; return None if it was over."""
        async with self._one_at_a_time:
            search = await self._store.social.load_search(search_id)
            if search is None or not await self._store.social.drop_search(search_id):
                return None
        log.info("search closed", search=search_id, guild=search.guild)
        return search

    # --- opening the table

    async def begin_opening(self, search_id: int) -> PlayerSearch:
        """Save that the table is being opened: after a crash the next start looks whether it was.

        `opening_since` stays None if a player has just left.
        """

        def opening(search: PlayerSearch) -> PlayerSearch:
            since = (search.opening_since or self._clock()) if search.is_full else None
            return search.model_copy(update={"opening_since": since})

        return await self._change(search_id, opening)

    async def postponed(self, search_id: int) -> PlayerSearch | None:
        """Try again in a minute: the table could not be opened."""
        async with self._one_at_a_time:
            search = await self._store.social.load_search(search_id)
            if search is None:
                return None
            return await self._save(search.model_copy(update={"opening_since": None}), retry=True)

    async def finished(self, search_id: int) -> bool:
        """End a search whose table is open; return False if it was over."""
        return await self._store.social.drop_search(search_id)

    async def fire(self) -> float | None:
        """Handle the searches that are due, and return the next deadline."""
        for search_id in await self._store.social.due_searches(self._clock()):
            try:
                await self._fire(search_id)
            except Refusal as refusal:  # it is over
                log.info("search not opened", search=search_id, reason=refusal.key)
            except Exception:
                log.exception("search failed", search=search_id)
                await self.postponed(search_id)
        return await self._store.social.nearest_search_deadline()

    async def retry_in(self, channel: int) -> None:
        """Open the tables that wait for a channel: its table is over."""
        async with self._one_at_a_time:  # nobody leaves in between
            for search in await self.in_channel(channel):
                if search.is_full and search.start_at <= self._clock():
                    await self._store.social.save_search(search.model_copy(update={"deadline": self._clock()}))
                    self._timer.set(self._clock())

    async def _fire(self, search_id: int) -> None:
        search = await self.search(search_id)
        now = self._clock()
        if search.id in self._opening:
            return
        if now >= search.closes_at and search.opening_since is None:
            if (closed := await self.close(search_id)) is not None:
                for observer in self.observers:
                    await observer.search_expired(closed)
        elif search.is_full and now >= search.start_at:
            self._opening.add(search.id)
            try:
                for observer in self.observers:
                    await observer.search_ready(search)
            finally:
                self._opening.discard(search.id)
        else:  # its start has come, and players are missing
            async with self._one_at_a_time:
                changed = await self._save(await self.search(search_id))
            for observer in self.observers:
                await observer.search_changed(changed)

    async def _change(self, search_id: int, change: Callable[[PlayerSearch], PlayerSearch]) -> PlayerSearch:
        async with self._one_at_a_time:
            return await self._save(change(await self.search(search_id)))

    async def _save(self, search: PlayerSearch, *, retry: bool = False) -> PlayerSearch:
        """Save a search with its next deadline, and set the timer. The caller holds the lock."""
        now = self._clock()
        if retry or search.opening_since is not None:  # at the latest then it is looked at again
            deadline = now + RETRY_SECONDS
        elif search.is_full:
            deadline = max(now, search.start_at)
        else:
            deadline = search.start_at if search.start_at > now else search.closes_at
        search = search.model_copy(update={"deadline": deadline})
        if not await self._store.social.save_search(search):
            raise Refusal("lfg-refused-over")
        self._timer.set(deadline)
        return search


def require_possible(game: str, wanted: int, pace: Pace) -> None:
    """Refuse a number of players that the game is not for, and a slow game where every second counts."""
    rules = game_named(game)
    fewest, most = max(2, min(rules.seats)), max(rules.seats)
    if not fewest <= wanted <= most:
        raise Refusal("lfg-refused-players", fewest=fewest, most=most, more=most - fewest)
    if pace == "day" and rules.minds_gaps:
        raise Refusal("lfg-refused-live-only")
