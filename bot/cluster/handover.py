"""Handing the shards over to the next process without losing a click.

Two processes may be connected with the same shards; Discord then sends each event to both. One holds the leases and
answers. The other one stands by: it keeps every interaction for a moment and waits for the leases. A process that is
asked to stop first notes which interactions it has accepted. From then on the one that stands by answers all others.

    serving    has the leases and answers every interaction
    standby    connected; waits for the leases
    leaving    is stopping, and another process stands by: answers nothing new
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections import deque
from collections.abc import Callable
from typing import Literal, Protocol

import structlog

from bot.cluster.membership import POLL_SECONDS, Membership
from bot.store.base import StoreFault

log = structlog.get_logger("onetable.cluster")

HELD_SECONDS = 2.5  # Discord waits three seconds for the first reply to an interaction
REMEMBERED = 5_000  # accepted interactions, for the note: a few seconds of the busiest process

State = Literal["serving", "standby", "leaving"]


class Notes(Protocol):
    """Where the process that stops leaves its note: the store."""

    async def get_meta(self, key: str) -> str | None:
        """Return a value, or None."""

    async def set_meta(self, key: str, value: str) -> None:
        """Set a value."""


class Handover:
    """Tells for each interaction whether this process answers it."""

    def __init__(self, membership: Membership, notes: Notes) -> None:
        self.state: State = "serving"
        self._membership, self._notes = membership, notes
        self._key = membership.scope.key("handover")
        self._accepted: deque[int] = deque(maxlen=REMEMBERED)
        self._decided = asyncio.Event()  # whether it is known which of the kept interactions are ours
        self._accepted_before: frozenset[int] | None = None  # by the process before this one; None: it has not told
        self._is_announced = False
        self._serving = asyncio.Event()
        self._serving.set()

    @property
    def is_serving(self) -> bool:
        """Whether this process has the leases and is not stopping."""
        return self.state == "serving"

    @property
    def is_prepared(self) -> bool:
        """Whether this process serves, or has told the one that does that it can take over."""
        return self.is_serving or self._is_announced

    async def is_ours(self, interaction: int) -> bool:
        """Return whether this process answers an interaction. While it stands by, that takes a moment."""
        if self.state == "leaving":
            return False
        if self.state == "standby":
            try:
                async with asyncio.timeout(HELD_SECONDS):
                    await self._decided.wait()
            except TimeoutError:
                return False
            if self._accepted_before is None or interaction in self._accepted_before:
                return False
        self._accepted.append(interaction)
        return True

    async def served(self) -> None:
        """Wait until this process has the leases."""
        await self._serving.wait()

    # --- the process that comes

    async def stand_by(self, is_connected: Callable[[], bool]) -> None:
        """Wait until all shards are ours; call `serve` after everything else has been started.

        From the moment it is connected, the process before this one knows that somebody stands by. If another process
        stands by for the same shards, that one goes first: it keeps the interactions.
        """
        before = await self._notes.get_meta(self._key)
        while True:
            try:
                is_next = await self._announce() if is_connected() else not await self._membership.has_successor()
                if self._is_announced:
                    note = await self._notes.get_meta(self._key)
                    if note is not None and note != before:
                        self._accepted_before = frozenset(json.loads(note)["accepted"])
                        self._decided.set()
                if is_next and await self._membership.take():
                    break
            except StoreFault as fault:
                log.warning("leases not taken", error=str(fault))
            await asyncio.sleep(POLL_SECONDS)
        self._decided.set()  # without a note what was kept is dropped: nobody knows whether it was answered

    async def _announce(self) -> bool:
        is_first = not self._is_announced
        self._is_announced = await self._membership.announce()
        if self._is_announced and is_first:
            log.info("ready to take over", shards=str(self._membership.scope))
        return self._is_announced

    def begin_standby(self) -> None:
        """Keep interactions from now on."""
        self.state = "standby"
        self._serving.clear()

    def serve(self) -> None:
        """Answer every interaction from now on, also those that were kept."""
        self.state = "serving"
        self._serving.set()

    # --- the process that goes

    async def leave(self) -> None:
        """If another process stands by, leave it every interaction that has not been accepted yet."""
        if not self.is_serving or not await self._membership.has_successor():
            return
        self.state = "leaving"  # before the note is written: what comes meanwhile is not in it
        note = {"accepted": list(self._accepted), "id": secrets.token_urlsafe(6)}  # never twice the same note
        try:
            await self._notes.set_meta(self._key, json.dumps(note))
        except StoreFault as fault:  # nobody was told
            log.warning("shards not handed over", error=str(fault))
            self.state = "serving"
        else:
            log.info("shards handed over", shards=str(self._membership.scope))
