"""Places in the queue for something that is made one at a time, so that neither a user nor a server takes all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from rules.errors import Refusal


class WaitingRoom:
    """Lets so many users in at once, each of them once, and not all from one server.

    The refusals are `<name>-already`, `<name>-busy-here` and `<name>-busy`.
    """

    def __init__(self, name: str, *, most: int, most_of_server: int) -> None:
        self._name, self._most, self._most_of_server = name, most, most_of_server
        self._users: set[int] = set()
        self._servers: Counter[int] = Counter()

    def __len__(self) -> int:
        return len(self._users)

    def require_place(self, user: int, server: int) -> None:
        """Refuse if there is no place for this user."""
        if user in self._users:
            raise Refusal(f"{self._name}-already")
        if self._servers[server] >= self._most_of_server:
            raise Refusal(f"{self._name}-busy-here")
        if len(self._users) >= self._most:
            raise Refusal(f"{self._name}-busy")

    @contextmanager
    def place(self, user: int, server: int) -> Iterator[None]:
        """Hold a place inside the `with` block. Refuse if there is none."""
        self.require_place(user, server)
        self._users.add(user)
        self._servers[server] += 1
        try:
            yield
        finally:
            self._users.discard(user)
            self._servers[server] -= 1
            self._servers += Counter()  # drops servers without a user
