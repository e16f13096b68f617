"""The HTTP server on loopback: REST API with all checks, gateway, files."""

import asyncio
import json
import mimetypes
import re
from contextlib import suppress
from functools import partial
from typing import Any

from aiohttp import BodyPartReader, web

from playground.backend import Backend
from playground.errors import ApiError, api_error
from playground.http.rest import Content, Rest, RestReply, RestRequest
from playground.safety import PAGE_HEADERS, RequestGuard
from playground.world.attachments import Upload

LARGEST_REQUEST = 25 * 1024 * 1024
FILE_FIELD = re.compile(r"files\[(\d+)\]")


class Server:
    """Serves what discord.com, gateway.discord.gg and cdn.discordapp.com serve."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self.rest = Rest(backend)
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
        authorization = request.headers.get("Authorization", "")
        reply = await self.rest.answer(
            RestRequest(request.method, request.path, request.query, authorization, partial(_read, request))
        )
        try:
            return await self._reply(request, reply)
        finally:
            # The request took effect, so its waiters continue even if the bot never reads the reply.
            for action in reply.after:
                action()

    async def _reply(self, request: web.Request, reply: RestReply) -> web.StreamResponse:
        if reply.status == 0:
            if request.transport is not None:
                request.transport.abort()
            raise asyncio.CancelledError
        # discord.py compares the content type with exactly this value, without a charset.
        kind = {"Content-Type": "application/json"} if reply.status != 204 else {}
        response = web.Response(status=reply.status, body=reply.body or None, headers={**reply.headers, **kind})
        with suppress(ConnectionResetError):  # the bot disconnected; the request took effect anyway
            await response.prepare(request)
            await response.write_eof()
        return response

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


async def _read(request: web.Request) -> Content:
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


async def _read_form(request: web.Request) -> Content:
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
