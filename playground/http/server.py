"""The HTTP server on loopback: REST API with all checks, gateway, files."""

import asyncio
import json
import logging
import mimetypes
import re
from contextlib import suppress
from typing import Any
from urllib.parse import unquote

from aiohttp import BodyPartReader, web

from playground.api import Call, match
from playground.backend import Backend
from playground.errors import ApiError, api_error
from playground.faults import InjectedError
from playground.safety import PAGE_HEADERS, RequestGuard
from playground.world.attachments import Upload

log = logging.getLogger(__name__)

API = "/api/v10"
LARGEST_REQUEST = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d+)\]")


class Server:
    """Serves what discord.com, gateway.discord.gg and cdn.discordapp.com serve."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.guard = RequestGuard(0)
        self.app = web.Application(client_max_size=LARGEST_REQUEST, middlewares=[self._guard])
        self.app.router.add_route("*", "/api/{rest:.*}", self._api)
        self.app.router.add_get("/gateway", backend.gateway.serve)
        self.app.router.add_get("/gateway/", backend.gateway.serve)
        self.app.router.add_get("/cdn/attachments/{channel}/{id}/{name}", self._attachment)
        self.app.router.add_get("/cdn/emojis/{id}.{form}", self._emoji)
        self._runner: web.AppRunner | None = None
        self.port = 0

    async def start(self, port: int = 0) -> None:
        """Listen on loopback; port 0 picks a free port."""
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = self._runner.addresses[0][1]
        self.guard = RequestGuard(self.port)
        self.backend.gateway.url = f"ws://127.0.0.1:{self.port}/gateway"
        self.backend.payloads.cdn = f"http://127.0.0.1:{self.port}/cdn"

    @property
    def hosts(self) -> list[str]:
        """The addresses the server listens on."""
        return [address[0] for address in self._runner.addresses] if self._runner is not None else []

    async def stop(self) -> None:
        """Close every connection."""
        await self.backend.gateway.close()
        if self._runner is not None:
            await self._runner.cleanup()

    @web.middleware
    async def _guard(self, request: web.Request, handler: Any) -> web.StreamResponse:
        """Reject requests from other machines and other sites."""
        if (rejection := self.guard.rejection(request)) is not None:
            return web.Response(status=403, text=rejection)
        response: web.StreamResponse = await handler(request)
        return response

    # -- REST --------------------------------------------------------------------------------

    async def _api(self, request: web.Request) -> web.StreamResponse:
        self.backend.in_flight += 1
        try:
            return await self._answer(request)
        finally:
            self.backend.in_flight -= 1

    async def _answer(self, request: web.Request) -> web.StreamResponse:
        path = request.path.removeprefix(API)
        headers: dict[str, str] = {}
        call: Call | None = None
        injected: InjectedError | None = None
        status, body = 500, b""
        try:
            if not request.path.startswith(f"{API}/"):
                raise self._unknown(request.method, request.path)
            found = match(request.method, path)
            if found is None:
                raise self._unknown(request.method, path)
            route, params = found
            if route.needs_token:
                self._authorise(request)
            if delay := self.backend.faults.delay():
                await asyncio.sleep(delay)
            self.backend.rate_limits.real = self.backend.faults.real_buckets
            self.backend.rate_limits.threads = self.backend.thread_limit()
            headers |= self.backend.rate_limits.take(request.method, route.template, params)
            injected = self.backend.faults.take_error(request.method, path)
            if injected is not None and not injected.applied:
                return await self._fail(request, injected)
            content, uploads = await _read(request)
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
        try:
            if injected is not None:
                return await self._fail(request, injected)
            return await self._reply(request, status, body, headers)
        finally:
            # The request took effect, so its waiters continue even if the bot never reads the reply.
            for action in call.after if call is not None else ():
                action()

    async def _reply(
        self, request: web.Request, status: int, body: bytes, headers: dict[str, str]
    ) -> web.StreamResponse:
        # discord.py compares the content type with exactly this value, without a charset.
        kind = {"Content-Type": "application/json"} if status != 204 else {}
        response = web.Response(status=status, body=body or None, headers={**headers, **kind})
        with suppress(ConnectionResetError):  # the bot disconnected; the request took effect anyway
            await response.prepare(request)
            await response.write_eof()
        return response

    async def _fail(self, request: web.Request, injected: InjectedError) -> web.StreamResponse:
        if injected.status == 0:
            if request.transport is not None:
                request.transport.abort()
            raise asyncio.CancelledError
        error = injected.api_error()
        return web.Response(
            status=error.status,
            body=json.dumps(error.body).encode(),
            headers={**error.headers, "Content-Type": "application/json"},
        )

    def _authorise(self, request: web.Request) -> None:
        scheme, _, token = request.headers.get("Authorization", "").partition(" ")
        rejection = self.backend.tokens.rejection(token if scheme == "Bot" else "")
        if rejection is not None:
            raise ApiError(401, 0, f"401: {rejection}")

    def _unknown(self, method: str, path: str) -> ApiError:
        """Record a route that the playground lacks. Return a 501, since Discord may well have the route."""
        name = f"{method} {path}"
        log.error("unknown route requested: %s", name)
        self.backend.unknown_routes.append(name)
        return ApiError(501, 0, f"501: the playground has no route {name}")

    # -- files -------------------------------------------------------------------------------

    async def _attachment(self, request: web.Request) -> web.StreamResponse:
        path = f"/attachments/{request.match_info['channel']}/{request.match_info['id']}/{request.match_info['name']}"
        content = self.backend.world.files.get(_number(request.match_info["id"]))
        if content is None or request.query.get("hm") != self.backend.payloads.signature(path):
            return web.Response(status=404)
        return _file(content, request.match_info["name"])

    async def _emoji(self, request: web.Request) -> web.StreamResponse:
        emoji = self.backend.world.emojis.get(_number(request.match_info["id"]))
        if emoji is None:
            return web.Response(status=404)
        return _file(self.backend.world.files[emoji.id], f"emoji.{'gif' if emoji.animated else 'png'}")


def _number(text: str) -> int:
    return int(text) if text.isdigit() else 0


def _file(content: bytes, name: str) -> web.Response:
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    headers = {**PAGE_HEADERS, "Cache-Control": "private, max-age=3600"}
    if not kind.startswith("image/") or kind == "image/svg+xml":
        # Only images are shown inline; any other file could contain scripts that act as the user.
        headers["Content-Disposition"] = "attachment"
    return web.Response(body=content, content_type=kind, headers=headers)


async def _read(request: web.Request) -> tuple[Any, list[Upload]]:
    """Return the JSON and the files of a request; multipart forms carry the JSON in `payload_json`."""
    if (request.content_length or 0) > LARGEST_REQUEST:
        raise api_error(40005)
    try:
        if request.headers.get("Content-Type", "").startswith("multipart/form-data"):  # far quicker than `content_type`
            return await _read_form(request)
        raw = await request.read()
        return (json.loads(raw) if raw else None), []
    except ValueError:
        raise ApiError(400, 50109, "The request body contains invalid JSON.") from None
    except web.HTTPRequestEntityTooLarge:
        raise api_error(40005) from None


async def _read_form(request: web.Request) -> tuple[Any, list[Upload]]:
    content: Any = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            continue
        raw = await part.read(decode=True)
        name = part.name or ""
        if name == "payload_json":
            content = json.loads(raw)
        elif found := FILE_FIELD.fullmatch(name):
            uploads.append(Upload(int(found[1]), part.filename or f"file{found[1]}", bytes(raw)))
    return content, uploads
