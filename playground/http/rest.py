"""The REST API without a transport: a request goes in with all its checks, a reply comes out."""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import unquote

from playground.api import Call, match
from playground.backend import Backend
from playground.errors import ApiError
from playground.faults import InjectedError
from playground.world.attachments import Upload

log = logging.getLogger(__name__)

API = "/api/v10"
Content = tuple[Any, list[Upload]]  # the JSON and the files of a request


@dataclass(frozen=True)
class RestRequest:
    """A request to the API; `read` reads its body when it is needed."""

    method: str
    url: str  # the path, with the API's prefix
    query: Mapping[str, str]
    authorization: str
    read: Callable[[], Awaitable[Content]]


@dataclass
class RestReply:
    """What is sent back. With the status 0 the connection breaks instead."""

    status: int
    body: bytes = b""
    headers: dict[str, str] = field(default_factory=dict)
    after: list[Callable[[], None]] = field(default_factory=list)  # to call once it was sent or lost


class Rest:
    """Answers requests."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend

    async def answer(self, request: RestRequest) -> RestReply:
        """Return the reply to a request."""
        path = request.url.removeprefix(API)
        headers: dict[str, str] = {}
        call: Call | None = None
        injected: InjectedError | None = None
        status, body = 500, b""
        try:
            if not request.url.startswith(f"{API}/"):
                raise self._unknown(request.method, request.url)
            found = match(request.method, path)
            if found is None:
                raise self._unknown(request.method, path)
            route, params = found
            if route.needs_token:
                self._authorise(request.authorization)
            if delay := self.backend.faults.delay():
                await asyncio.sleep(delay)
            self.backend.rate_limits.real = self.backend.faults.real_buckets
            self.backend.rate_limits.threads = self.backend.thread_limit()
            headers |= self.backend.rate_limits.take(request.method, route.template, params)
            injected = self.backend.faults.take_error(request.method, path)
            if injected is not None and not injected.applied:
                return _failed(injected)
            content, uploads = await request.read()
            names = tuple(upload.filename for upload in uploads)
            self.backend.checker.check(request.method, path, content, file_names=names, params=request.query)
            given = {name: unquote(value) for name, value in params.items()}
            body_given = {} if content is None else content
            call = Call(self.backend, request.method, path, given, request.query, body_given, uploads)
            outcome = await route.handler(call)
            status = 204 if outcome is None else call.status
            body = b"" if outcome is None else json.dumps(outcome).encode()
        except ApiError as error:
            status, body = error.status, json.dumps(error.body).encode()
            headers |= error.headers
        is_shared = headers.get("X-RateLimit-Scope") == "shared"  # these do not count as invalid
        self.backend.invalid_requests += status in (401, 403, 429) and not is_shared
        for listener in self.backend.on_reply:
            listener(request.method, path, status, body)
        reply = RestReply(status, body, headers) if injected is None else _failed(injected)
        if call is not None:
            reply.after = call.after
        return reply

    def _authorise(self, authorization: str) -> None:
        scheme, _, token = authorization.partition(" ")
        rejection = self.backend.tokens.rejection(token if scheme == "Bot" else "")
        if rejection is not None:
            raise ApiError(401, 0, f"401: {rejection}")

    def _unknown(self, method: str, path: str) -> ApiError:
        """Record a route that the playground lacks. Return a 501, since Discord may well have the route."""
        name = f"{method} {path}"
        log.error("unknown route requested: %s", name)
        self.backend.unknown_routes.append(name)
        return ApiError(501, 0, f"501: the playground has no route {name}")


def _failed(injected: InjectedError) -> RestReply:
    if injected.status == 0:
        return RestReply(0)
    error = injected.api_error()
    return RestReply(error.status, json.dumps(error.body).encode(), dict(error.headers))
