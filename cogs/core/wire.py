"""Lines to Discord that stay open, for what is sent ten times a second.

aiohttp can do all that HTTP can. Here something is sent and nothing but the status of the answer is read, which takes a
third of the time. What is out of the ordinary is an `OSError` or another status; `cogs.core.courier` then sends as us
An answer that does not come, or that cannot be read, is one too many: from then on everything is sent as usual.
"""

from __future__ import annotations

import asyncio
import re
import ssl
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple, cast
from urllib.parse import urlsplit
from weakref import WeakKeyDictionary

PATIENCE_SECONDS = 5.0  # for an answer
MOST_IDLE = 16  # lines that stay open while nothing is sent
_FIELDS = re.compile(
    rb"\r\n(content-length|transfer-encoding|connection|retry-after|x-ratelimit-remaining|x-ratelimit-reset-after)"
    rb":[ \t]*([^\r]*)"
)
_NO_CONTENT = 204


class Answer(NamedTuple):
    """What is read of an answer."""

    status: int
    wait: float  # seconds before anything else may be sent there
    closes: bool  # is this the last one on its line?


class NoAnswer(OSError):
    """None came in time, or it cannot be read."""


class Line(asyncio.Protocol):
    """A connection on which one thing is sent at a time."""

    def __init__(self) -> None:
        self._heard = b""
        self._answer: asyncio.Future[Answer] | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Implements `Protocol`."""
        self._transport = cast("asyncio.Transport", transport)  # other loops have transports of their own kind

    def data_received(self, data: bytes) -> None:
        """Implements `Protocol`."""
        self._heard += data
        try:
            answer = read(self._heard)
        except ValueError as error:
            self._give_up(str(error))
            return
        if answer is not None:
            self._heard = b""
            if self._answer is None or self._answer.done():  # nobody has asked
                self.hang_up()
            else:
                self._answer.set_result(answer)

    def connection_lost(self, exc: Exception | None) -> None:
        """Implements `Protocol`."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError(str(exc or "closed")))

    @property
    def is_open(self) -> bool:
        """Can something be sent?"""
        return not self._transport.is_closing()

    async def send(self, request: bytes) -> Answer:
        """Send it, and return when the whole answer has come."""
        loop = asyncio.get_running_loop()
        self._answer = loop.create_future()
        patience = loop.call_later(PATIENCE_SECONDS, self._give_up, "too late")
        self._transport.write(request)
        try:
            return await self._answer
        finally:
            patience.cancel()

    def hang_up(self) -> None:
        """At once, whatever is under way."""
        self._transport.abort()

    def _give_up(self, why: str) -> None:
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(NoAnswer(why))
        self.hang_up()


def read(heard: bytes) -> Answer | None:
    """The answer, once all of it has come; ValueError if it cannot be known how long it is."""
    end = heard.find(b"\r\n\r\n")
    if end < 0:
        return None
    status, fields = int(heard[9:12]), dict(_FIELDS.findall(heard[:end].lower()))
    if status < 200:
        raise ValueError("not an answer yet")
    if status != _NO_CONTENT:
        if fields.get(b"transfer-encoding") == b"chunked":  # JSON holds no line feeds
            whole = heard.endswith(b"\r\n0\r\n\r\n")
        else:
            whole = len(heard) >= end + 4 + int(fields.get(b"content-length", b"unknown"))
        if not whole:
            return None
    wait = fields.get(b"retry-after", b"0")
    if fields.get(b"x-ratelimit-remaining") == b"0" and status < 300:
        wait = fields.get(b"x-ratelimit-reset-after", b"0")
    return Answer(status, float(wait), fields.get(b"connection") == b"close")


class Wire:
    """The lines of one bot."""

    def __init__(self) -> None:
        self.is_good = True  # until an answer is missing, or not what it should be
        self._idle: dict[str, list[Line]] = {}  # by where they lead, the one used last at the end

    async def send(self, method: str, base: str, path: str, headers: str, body: Sequence[bytes]) -> Answer:
        """Send on a line that is open, or on a new one. Raises OSError."""
        where, host, root = _place(base)
        length = sum(map(len, body))
        head = f"{method} {root}{path} HTTP/1.1\r\nHost: {host}\r\nContent-Length: {length}\r\n{headers}\r\n"
        line: Line | None = None
        try:
            line = self._open_line(where) or await _new_line(where)
            answer = await line.send(b"".join((head.encode(), *body)))
        except BaseException as error:
            self.is_good &= not isinstance(error, NoAnswer)
            if line is not None:
                line.hang_up()  # its answer may come yet, and must not be taken for that of another
            raise
        idle = self._idle.setdefault(where, [])
        if answer.closes or len(idle) >= MOST_IDLE:
            line.hang_up()
        else:
            idle.append(line)
        return answer

    def _open_line(self, where: str) -> Line | None:
        idle = self._idle.get(where, [])
        while idle:
            if (line := idle.pop()).is_open:
                return line
        return None

    def hang_up(self) -> None:
        """Keep no line open."""
        for idle in self._idle.values():
            while idle:
                idle.pop().hang_up()


_wires: WeakKeyDictionary[asyncio.AbstractEventLoop, Wire] = WeakKeyDictionary()


def wire() -> Wire:
    """That of the bot that is running."""
    return _wires.setdefault(asyncio.get_running_loop(), Wire())


@cache
def _place(base: str) -> tuple[str, str, str]:
    """Where a line must lead, the host to ask for there, and how every path begins."""
    parts = urlsplit(base)
    return f"{parts.scheme}://{parts.netloc}", parts.netloc, parts.path


async def _new_line(where: str) -> Line:
    parts = urlsplit(where)
    host, is_secret = parts.hostname or "", parts.scheme == "https"
    connect = asyncio.get_running_loop().create_connection
    try:
        async with asyncio.timeout(PATIENCE_SECONDS):
            _, line = await connect(
                Line, host, parts.port or (443 if is_secret else 80), ssl=secrecy() if is_secret else None
            )
    except TimeoutError as error:
        raise NoAnswer("no connection") from error
    return line


@cache
def secrecy() -> ssl.SSLContext:
    """Who is believed to be who they say."""
    return ssl.create_default_context()
