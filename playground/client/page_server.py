"""The web page's server side: static files, events to open pages, user actions, control commands."""

import asyncio
import base64
import binascii
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from playground.backend import Backend
from playground.client.actions import ActionError, Actions, Answer
from playground.control import Control
from playground.errors import ApiError, Json
from playground.http.server import Server
from playground.safety import PAGE_HEADERS
from playground.world.model import DIRECT, Channel, Message, Person
from playground.world.permissions import Permission, may_see, permissions_in, send_permission

log = logging.getLogger(__name__)

PAGE = Path(__file__).parents[1] / "page"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
MESSAGE_LIMIT = 100  # of a channel


class OpenPage:
    """One open page of a user."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.queue: asyncio.Queue[str] = asyncio.Queue()

    def send_event(self, event: str, data: Json) -> None:
        """Queue an event for the page."""
        self.queue.put_nowait(json.dumps({"event": event, "data": data}))


class PageServer:
    """Serves the page under the secret path of this run."""

    def __init__(self, backend: Backend, actions: Actions, server: Server) -> None:
        self.backend = backend
        self.actions = actions
        self.server = server
        self.control = Control(backend)
        self._sockets: set[web.WebSocketResponse] = set()
        self._handlers: dict[str, Callable[[Person, Json], Awaitable[Json]]] = {
            "slash": self._slash,
            "complete": self._complete,
            "use_on": self._use_on,
            "click": self._click,
            "select": self._select,
            "submit": self._submit,
            "say": self._say,
            "dismiss": self._dismiss,
        }
        routes = server.app.router
        routes.add_get("/{capability}/", self._index)
        routes.add_get("/{capability}/page/{name}", self._page_file)
        routes.add_get("/{capability}/live", self._push)
        routes.add_get("/{capability}/state", self._state)
        routes.add_get("/{capability}/messages", self._messages)
        routes.add_get("/{capability}/commands", self._commands)
        routes.add_post("/{capability}/act", self._act)
        routes.add_get("/{capability}/control", self._control_state)
        routes.add_post("/{capability}/control", self._control)

    async def close(self) -> None:
        """Close every open page's socket."""
        for socket in list(self._sockets):
            await socket.close(code=1001, message=b"The playground closes.")

    def _check_capability(self, request: web.Request) -> None:
        if not self.server.guard.accepts(request.match_info["capability"]):
            raise web.HTTPNotFound(text="There is no such page. Use the address that the playground printed.")

    def _person(self, handle: str | None) -> Person:
        """Return the user of a page, by default the first one."""
        if not handle:
            return next(p for p in self.backend.world.people.values() if not p.bot)
        person = self.backend.world.person(handle)
        if person.bot:
            raise LookupError("the bot has no page")
        return person

    def _viewer(self, request: web.Request) -> Person:
        self._check_capability(request)
        try:
            return self._person(request.query.get("as"))
        except LookupError as unknown:
            raise web.HTTPNotFound(text=str(unknown)) from None

    # -- files -------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.StreamResponse:
        self._check_capability(request)
        try:
            self._person(request.query.get("as"))
        except LookupError:  # unknown user: redirect to the page of the first one
            raise web.HTTPFound(request.path) from None
        return _page("index.html")

    async def _page_file(self, request: web.Request) -> web.StreamResponse:
        self._check_capability(request)
        return _page(request.match_info["name"])

    # -- state and events --------------------------------------------------------------------

    async def _state(self, request: web.Request) -> web.StreamResponse:
        return _json(self.snapshot(self._viewer(request)))

    def snapshot(self, person: Person) -> Json:
        """Return users, guilds and channels that this user sees, without messages."""
        world = self.backend.world
        channels = [c for c in world.channels.values() if may_see(world, person.id, c)]
        return {
            "you": _user_summary(person),
            "bot": _user_summary(world.bot),
            "online": self.backend.gateway.online,
            "people": [_user_summary(p) for p in world.people.values()],
            "guilds": [
                {
                    "id": str(g.id),
                    "name": g.name,
                    "roles": [{"id": str(r.id), "name": r.name} for r in g.roles.values()],
                }
                for g in world.guilds.values()
                if person.id in g.members
            ],
            "channels": [self._channel_summary(c, person) for c in channels],
            "emojis": [{"id": str(e.id), "name": e.name} for e in world.emojis.values()],
        }

    def _channel_summary(self, channel: Channel, person: Person) -> Json:
        world, held = self.backend.world, permissions_in(self.backend.world, person.id, channel)
        name = world.bot.name if channel.kind == DIRECT else channel.name
        thread = channel.thread
        return {
            "id": str(channel.id),
            "name": name,
            "kind": channel.kind,
            "topic": channel.topic,
            "guild_id": str(channel.guild_id) if channel.guild_id else None,
            "parent_id": str(channel.parent_id) if channel.parent_id else None,
            "position": channel.position,
            "archived": bool(thread and thread.archived),
            "locked": bool(thread and thread.locked),
            "may_speak": send_permission(channel) in held,
            "has_bot": world.has_bot(channel),
            "may_use_external_apps": channel.guild_id is None or Permission.USE_EXTERNAL_APPS in held,
            "may_use_commands": Permission.USE_APPLICATION_COMMANDS in held,
            "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
        }

    def _channel(self, request: web.Request) -> Channel:
        try:
            channel = self.backend.world.find_channel(request.query.get("channel", ""))
        except LookupError as unknown:
            raise web.HTTPNotFound(text=str(unknown)) from None
        return channel

    async def _messages(self, request: web.Request) -> web.StreamResponse:
        person = self._viewer(request)
        channel = self._channel(request)
        found = self.backend.world.seen_by(channel, person)[-MESSAGE_LIMIT:]
        return _json([self.backend.payloads.message(message) for message in found])

    async def _commands(self, request: web.Request) -> web.StreamResponse:
        person = self._viewer(request)
        channel = self._channel(request)
        return _json(self.backend.commands.offered(person, channel))

    async def _push(self, request: web.Request) -> web.StreamResponse:
        page = OpenPage(self._viewer(request))
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        page.send_event("STATE", self.snapshot(page.person))
        self.backend.events.subscribers.add(page)
        self._sockets.add(socket)
        writer = asyncio.create_task(self._write(page, socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.ERROR:
                    break
        finally:
            self.backend.events.subscribers.discard(page)
            self._sockets.discard(socket)
            writer.cancel()
        return socket

    async def _write(self, page: OpenPage, socket: web.WebSocketResponse) -> None:
        """Send queued events; changed lists are sent as the whole new state."""
        while True:
            event = json.loads(await page.queue.get())
            if event["event"] in ("CHANNELS", "PEOPLE", "EMOJIS", "ONLINE"):
                event = {"event": "STATE", "data": self.snapshot(page.person)}
            try:
                await socket.send_str(json.dumps(event))
            except ConnectionError:
                return

    # -- actions -----------------------------------------------------------------------------

    async def _act(self, request: web.Request) -> web.StreamResponse:
        self._check_capability(request)
        try:
            body = await _read_body(request)
            person = self._person(body.get("as"))
            act = self._handlers.get(str(body.get("do")))
            if act is None:
                raise ActionError(f"there is no action {body.get('do')!r}, only {sorted(self._handlers)}")
            # The action finishes even if the page is closed meanwhile.
            return _json(await asyncio.shield(asyncio.ensure_future(act(person, body))))
        except ApiError as error:
            return _json({"error": error.body["message"], "code": error.body["code"]}, 400)
        except (ValueError, LookupError, TypeError) as error:
            return _json({"error": str(error)}, 400)

    def _message(self, body: Json) -> Message:
        message = self.backend.world.find_message(int(body["message"]))
        if message is None:
            raise ActionError("the message was deleted")
        return message

    def _where(self, body: Json) -> Channel:
        return self.backend.world.find_channel(str(body["channel"]))

    def _answer(self, answer: Answer) -> Json:
        shown = None if answer.message is None else self.backend.payloads.message(answer.message)
        return {
            "kind": answer.kind,
            "interaction": str(answer.interaction.id),
            "message": shown,
            "modal": answer.modal,
            "choices": answer.choices,
        }

    async def _slash(self, person: Person, body: Json) -> Json:
        options = {name: _files_of(value) for name, value in (body.get("options") or {}).items()}
        return self._answer(await self.actions.slash(person, self._where(body), str(body["command"]), options))

    async def _complete(self, person: Person, body: Json) -> Json:
        where, command, focused = self._where(body), str(body["command"]), str(body["focused"])
        return self._answer(await self.actions.complete(person, where, command, focused, body.get("options") or {}))

    async def _use_on(self, person: Person, body: Json) -> Json:
        target = self._message(body) if "message" in body else self.backend.world.person(body["person"])
        return self._answer(await self.actions.use_on(person, self._where(body), str(body["command"]), target))

    async def _click(self, person: Person, body: Json) -> Json:
        return self._answer(await self.actions.click(person, self._message(body), str(body["custom_id"])))

    async def _select(self, person: Person, body: Json) -> Json:
        message, custom_id = self._message(body), str(body["custom_id"])
        return self._answer(await self.actions.select(person, message, custom_id, body["values"]))

    async def _submit(self, person: Person, body: Json) -> Json:
        values = {name: _files_of(value) for name, value in body["values"].items()}
        return self._answer(await self.actions.submit(person, int(body["interaction"]), values))

    async def _say(self, person: Person, body: Json) -> Json:
        files = [_file(file) for file in body.get("files") or ()]
        reply_to = self.backend.world.find_message(int(body["reply_to"])) if body.get("reply_to") else None
        text = str(body.get("text") or "")
        if len(text) > 2000:
            raise ActionError("a message has at most 2000 characters")
        message = self.actions.say(person, self._where(body), text, files, reply_to)
        return {"kind": "said", "message": self.backend.payloads.message(message)}

    async def _dismiss(self, person: Person, body: Json) -> Json:
        self.actions.dismiss(person, self._message(body))
        return {"kind": "dismissed"}

    # -- control -----------------------------------------------------------------------------

    async def _control_state(self, request: web.Request) -> web.StreamResponse:
        self._check_capability(request)
        return _json(self.control.state())

    async def _control(self, request: web.Request) -> web.StreamResponse:
        self._check_capability(request)
        try:
            await self.control.execute(await _read_body(request))
        except (ValueError, LookupError, ApiError) as error:
            return _json({"error": str(error)}, 400)
        return _json(self.control.state())


async def _read_body(request: web.Request) -> Json:
    body = json.loads(await request.read())
    if not isinstance(body, dict):
        raise ValueError("the body must be a JSON object")
    return body


def _user_summary(person: Person) -> Json:
    return {
        "id": str(person.id),
        "handle": person.handle,
        "name": person.name,
        "bot": person.bot,
        "has_app": person.has_app,
        "locale": person.locale,
    }


def _file(sent: Json) -> tuple[str, bytes]:
    try:
        return str(sent["name"]), base64.b64decode(sent["content"], validate=True)
    except (KeyError, binascii.Error):
        raise ActionError("a file needs a name and its content in base64") from None


def _files_of(value: Any) -> Any:
    """Decode files, which are objects with a name and base64 content; return other values unchanged."""
    if isinstance(value, dict):
        return _file(value)
    if isinstance(value, list) and value and all(isinstance(item, dict) for item in value):
        return [_file(item) for item in value]
    return value


def _json(content: Any, status: int = 200) -> web.Response:
    return web.Response(
        status=status, body=json.dumps(content).encode(), content_type="application/json", headers=PAGE_HEADERS
    )


def _page(name: str) -> web.Response:
    path = PAGE / name
    if path.suffix not in KINDS or path.parent != PAGE or not path.is_file():
        raise web.HTTPNotFound(text="The page has no such file.")
    return web.Response(body=path.read_bytes(), content_type=KINDS[path.suffix], charset="utf-8", headers=PAGE_HEADERS)
