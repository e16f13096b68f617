"""What the bot has in place of a network: its requests and its gateway reach the playground without a socket.

discord.py stays as it is, with its own rate limits and retries: it only gets another `aiohttp.ClientSession`.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Mapping
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any

import aiohttp
import yarl
from aiohttp import WSMessage, WSMsgType

from playground.gateway.server import HEARTBEAT_ACK, HELLO
from playground.http.rest import Content, Rest, RestReply, RestRequest
from playground.playground import Playground
from playground.world.attachments import Upload
from tests.simulation.loop import LIFE, context_of_life

FILE_FIELD = re.compile(r"files\[(\d+)\]")
CHANNEL = re.compile(r"/channels/(\d+)")
DISCORD = 0  # the life that Discord's own tasks belong to
LATENCY = 0.02  # seconds on the way, each way, at most


class Network:
    """The way between one bot and Discord. It can be cut, and every message takes a random time."""

    def __init__(self, playground: Playground, rng: Random, noted: Callable[[str], None]) -> None:
        self.rest = Rest(playground.backend)
        self.playground = playground
        self.rng, self.noted = rng, noted
        self.dead: set[int] = set()  # lives whose process is gone
        self.slow = 0.0  # seconds that every request takes longer, at most
        self.sockets: list[Socket] = []
        self.requests = 0
        self.broken: list[str] = []  # requests that the playground could not answer
        self.forbidden: dict[tuple[str, str], list[float]] = {}  # by channel and method: when Discord answered 403

    def delay(self) -> float:
        """Return how long the next message takes."""
        return self.rng.uniform(0.001, LATENCY) + (self.rng.uniform(0.0, self.slow) if self.slow else 0.0)

    async def request(self, request: RestRequest) -> RestReply:
        """Send a request and return the reply; it takes effect even if the bot dies meanwhile."""
        if LIFE.get() in self.dead:
            raise asyncio.CancelledError
        sent = asyncio.get_running_loop().create_task(self._answer(request), context=context_of_life(DISCORD))
        reply: RestReply = await asyncio.shield(sent)
        return reply

    async def _answer(self, request: RestRequest) -> RestReply:
        await asyncio.sleep(self.delay())
        self.requests += 1
        try:
            reply = await self.rest.answer(request)
        except Exception as error:  # a bug of the playground
            self.broken.append(f"{request.method} {request.url}: {error!r}")
            reply = RestReply(500)
        self.noted(f"{request.method} {_without_token(request.url)} {reply.status}")
        if reply.status == 403 and (found := CHANNEL.search(request.url)):
            self.forbidden.setdefault((found[1], request.method), []).append(asyncio.get_running_loop().time())
        await asyncio.sleep(self.delay())
        for action in reply.after:
            action()
        return reply

    def connect(self, url: str) -> Socket:
        """Open a gateway connection for the running bot."""
        if LIFE.get() in self.dead:
            raise asyncio.CancelledError
        ours, theirs = Socket(self), Socket(self)
        ours.other, theirs.other = theirs, ours
        attended = self.playground.backend.gateway.attend(theirs, theirs)  # type: ignore[arg-type]
        asyncio.get_running_loop().create_task(attended, context=context_of_life(DISCORD))
        self.sockets.append(ours)
        return ours

    def cut(self) -> None:
        """Break every gateway connection, as when the bot's process ends."""
        for socket in self.sockets:
            socket.abort()
        self.sockets.clear()


class Socket:
    """One end of a gateway connection. The gateway takes it for its web socket and for its transport."""

    other: Socket

    def __init__(self, network: Network) -> None:
        self._network = network
        self._received: asyncio.Queue[WSMessage] = asyncio.Queue()
        self._due = 0.0  # when the last message arrives: none overtakes another
        self.closed = False
        self.close_code: int | None = None

    async def receive(self, **_timeout: float | None) -> WSMessage:
        """Return the next message. There are no heartbeats, which discord.py sends from a thread, and no timeouts."""
        message = await self._received.get()
        if message.type is WSMsgType.CLOSE:
            self.close_code = message.data
            self.closed = True
        return message

    async def send_str(self, text: str, compress: Any = None) -> None:
        """Send to the other end."""
        if self.closed:
            raise ConnectionResetError("the connection is closed")
        self.other.arrive(WSMessage(WSMsgType.TEXT, _without_hello(text), None))

    def arrive(self, message: WSMessage) -> None:
        """Receive a message a moment from now."""
        loop = asyncio.get_running_loop()
        self._due = max(self._due, loop.time() + self._network.delay())
        loop.call_at(self._due, self._received.put_nowait, message, context=context_of_life(DISCORD))

    async def close(self, *, code: int = 1000, message: bytes = b"") -> None:
        """Close both ends."""
        if not self.closed:
            self.closed, self.close_code = True, code
            self.other.arrive(WSMessage(WSMsgType.CLOSE, code, message.decode()))
            self.arrive(WSMessage(WSMsgType.CLOSE, code, message.decode()))

    def abort(self) -> None:
        """Break the connection."""
        for end in (self, self.other):
            if not end.closed:
                end.closed, end.close_code = True, 1006
                end.arrive(WSMessage(WSMsgType.CLOSE, 1006, ""))


def _without_hello(text: str) -> str:
    """Return the frame, but no HELLO: discord.py would answer it with a thread that sends heartbeats in real time."""
    frame = json.loads(text)
    return json.dumps({"op": HEARTBEAT_ACK, "d": None}) if frame["op"] == HELLO else text


class Session:
    """What discord.py uses of `aiohttp.ClientSession`."""

    network: Network  # of the simulation that is running

    def __init__(self, *, trace_configs: list[aiohttp.TraceConfig] | None = None, **_more: Any) -> None:
        self._traces = trace_configs or []
        self.closed = False

    @asynccontextmanager
    async def request(
        self,
        method: str,
        url: str,
        *,
        data: str | aiohttp.FormData | None = None,
        headers: Mapping[str, str] | None = None,
        params: Mapping[str, Any] | None = None,
        **_more: Any,
    ) -> Any:
        """Send a request and yield the response."""
        target = yarl.URL(url)
        query = {**target.query, **{name: str(value) for name, value in (params or {}).items()}}
        content = _content(data)

        async def read() -> Content:
            return content

        authorization = (headers or {}).get("Authorization", "")
        reply = await self.network.request(RestRequest(method, target.path, query, authorization, read))
        if reply.status == 0:
            raise aiohttp.ServerDisconnectedError
        response = Response(reply)
        end = SimpleNamespace(response=response, method=method, url=target, headers=headers)
        for trace in self._traces:
            for observer in trace.on_request_end:
                await observer(self, SimpleNamespace(), end)  # type: ignore[arg-type]
        yield response

    async def ws_connect(self, url: str, **_more: Any) -> Socket:
        """Connect to the gateway."""
        return self.network.connect(url)

    async def close(self) -> None:
        """Send nothing more."""
        self.closed = True


class Response:
    """What discord.py uses of `aiohttp.ClientResponse`."""

    def __init__(self, reply: RestReply) -> None:
        self.status, self._body = reply.status, reply.body
        self.reason = str(reply.status)
        kind = {"Content-Type": "application/json"} if reply.status != 204 else {}
        self.headers = aiohttp.multipart.CIMultiDict({**reply.headers, **kind})

    async def text(self, encoding: str = "utf-8") -> str:
        """Return the body."""
        return self._body.decode(encoding)


def _content(data: str | aiohttp.FormData | None) -> Content:
    if data is None:
        return None, []
    if isinstance(data, str):
        return json.loads(data), []
    content: Any = {}
    uploads: list[Upload] = []
    for options, _headers, value in data._fields:
        if options["name"] == "payload_json":
            content = json.loads(value)
        elif found := FILE_FIELD.fullmatch(options["name"]):
            uploads.append(Upload(int(found[1]), options["filename"], value.read()))
    return content, uploads


def _without_token(url: str) -> str:
    """Return the path of a request without the tokens of interactions, which are long and say nothing."""
    return re.sub(r"(/webhooks/\d+|/interactions/\d+)/[^/]+", r"\1/~", url)
