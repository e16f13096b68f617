"""The page's side of the server: its files, the push to every open page, and what people do there."""

import asyncio
import base64
import binascii
import json
import logging
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from aiohttp import WSMsgType, web

from playground.acts import Acts, Answer, CannotDo
from playground.backend import Backend
from playground.control import Control
from playground.errors import Json, Refusal
from playground.permissions import Permission, may_see, permissions_in, to_speak_in
from playground.safety import PAGE_HEADERS
from playground.server import Server
from playground.world import Channel, Message, Person

log = logging.getLogger(__name__)

PAGE = Path(__file__).parent / "page"
KINDS = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
SHOWN = 100  # messages of a channel


class OpenPage:
    """One open page of one person."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.queue: asyncio.Queue[str] = asyncio.Queue()

    def tell(self, event: str, data: Json) -> None:
        """Queue an event for the page."""
        self.queue.put_nowait(json.dumps({"event": event, "data": data}))


class Live:
    """Serves the page under the secret of this run."""

    def __init__(self, backend: Backend, acts: Acts, server: Server) -> None:
        self.backend = backend
        self.acts = acts
        self.server = server
        self.control = Control(backend)
        self._sockets: set[web.WebSocketResponse] = set()
        self._acts: dict[str, Callable[[Person, Json], Awaitable[Json]]] = {
            "slash": self._slash,
            "complete": self._complete,
            "use_on": self._use_on,
            "press": self._press,
            "choose": self._choose,
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
        routes.add_post("/{capability}/control", self._carry_out)

    async def close(self) -> None:
        """Close every open page's socket."""
        for socket in list(self._sockets):
            await socket.close(code=1001, message=b"The playground closes.")

    def _enter(self, request: web.Request) -> None:
        if not self.server.door.knows(request.match_info["capability"]):
            raise web.HTTPNotFound(text="There is no such page. Use the address that the playground printed.")

    def _person(self, handle: str | None) -> Person:
        """Whose page it is; the first person's if the address does not say."""
        if not handle:
            return next(p for p in self.backend.world.people.values() if not p.bot)
        person = self.backend.world.person(handle)
        if person.bot:
            raise LookupError("the bot plays by itself")
        return person

    def _viewer(self, request: web.Request) -> Person:
        self._enter(request)
        try:
            return self._person(request.query.get("as"))
        except LookupError as unknown:
            raise web.HTTPNotFound(text=str(unknown)) from None

    # -- files -------------------------------------------------------------------------------

    async def _index(self, request: web.Request) -> web.StreamResponse:
        self._enter(request)
        try:
            self._person(request.query.get("as"))
        except LookupError:  # a name that nobody here has: begin as whoever comes first
            raise web.HTTPFound(request.path) from None
        return _page("index.html")

    async def _page_file(self, request: web.Request) -> web.StreamResponse:
        self._enter(request)
        return _page(request.match_info["name"])

    # -- looking -----------------------------------------------------------------------------

    async def _state(self, request: web.Request) -> web.StreamResponse:
        return _json(self.snapshot(self._viewer(request)))

    def snapshot(self, person: Person) -> Json:
        """Everything around the messages: people, guilds, channels this person sees."""
        world = self.backend.world
        return {
            "you": _face(person),
            "bot": _face(world.bot),
            "online": self.backend.gateway.online,
            "people": [_face(p) for p in world.people.values()],
            "guilds": [
                {
                    "id": str(g.id),
                    "name": g.name,
                    "roles": [{"id": str(r.id), "name": r.name} for r in g.roles.values()],
                }
                for g in world.guilds.values()
                if person.id in g.members
            ],
            "channels": [self._place(c, person) for c in world.channels.values() if may_see(world, person.id, c)],
            "emojis": [{"id": str(e.id), "name": e.name} for e in world.emojis.values()],
        }

    def _place(self, channel: Channel, person: Person) -> Json:
        world, held = self.backend.world, permissions_in(self.backend.world, person.id, channel)
        name = channel.name if channel.guild_id else world.bot.name
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
            "may_speak": to_speak_in(channel) in held,
            "may_use_commands": Permission.USE_APPLICATION_COMMANDS in held,
            "last_message_id": str(channel.last_message_id) if channel.last_message_id else None,
        }

    def _channel(self, request: web.Request) -> Channel:
        try:
            channel = self.backend.world.place(request.query.get("channel", ""))
        except LookupError as unknown:
            raise web.HTTPNotFound(text=str(unknown)) from None
        return channel

    async def _messages(self, request: web.Request) -> web.StreamResponse:
        person = self._viewer(request)
        channel = self._channel(request)
        found = self.backend.world.seen_by(channel, person)[-SHOWN:]
        return _json([self.backend.shapes.message(message) for message in found])

    async def _commands(self, request: web.Request) -> web.StreamResponse:
        person = self._viewer(request)
        channel = self._channel(request)
        return _json(self.backend.commands.offered(person, channel))

    async def _push(self, request: web.Request) -> web.StreamResponse:
        page = OpenPage(self._viewer(request))
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        page.tell("STATE", self.snapshot(page.person))
        self.backend.announcer.watchers.add(page)
        self._sockets.add(socket)
        writer = asyncio.create_task(self._write(page, socket))
        try:
            async for frame in socket:
                if frame.type is WSMsgType.ERROR:
                    break
        finally:
            self.backend.announcer.watchers.discard(page)
            self._sockets.discard(socket)
            writer.cancel()
        return socket

    async def _write(self, page: OpenPage, socket: web.WebSocketResponse) -> None:
        """Pass events on; a change of lists is sent as the whole new state, once for many."""
        while True:
            said = json.loads(await page.queue.get())
            if said["event"] in ("CHANNELS", "PEOPLE", "EMOJIS", "ONLINE"):
                said = {"event": "STATE", "data": self.snapshot(page.person)}
            try:
                await socket.send_str(json.dumps(said))
            except ConnectionError:
                return

    # -- acting ------------------------------------------------------------------------------

    async def _act(self, request: web.Request) -> web.StreamResponse:
        self._enter(request)
        try:
            order = await _order(request)
            person = self._person(order.get("as"))
            act = self._acts.get(str(order.get("do")))
            if act is None:
                raise CannotDo(f"nobody can {order.get('do')!r}; people can {sorted(self._acts)}")
            # The bot's answer is awaited to the end even if the page goes away meanwhile.
            return _json(await asyncio.shield(asyncio.ensure_future(act(person, order))))
        except Refusal as refusal:
            return _json({"error": refusal.body["message"], "code": refusal.body["code"]}, 400)
        except (ValueError, LookupError, TypeError) as wrong:
            return _json({"error": str(wrong)}, 400)

    def _message(self, order: Json) -> Message:
        message = self.backend.world.find_message(int(order["message"]))
        if message is None:
            raise CannotDo("the message is gone")
        return message

    def _where(self, order: Json) -> Channel:
        return self.backend.world.place(str(order["channel"]))

    def _answer(self, answer: Answer) -> Json:
        shown = None if answer.message is None else self.backend.shapes.message(answer.message)
        return {
            "kind": answer.kind,
            "interaction": str(answer.interaction.id),
            "message": shown,
            "modal": answer.modal,
            "choices": answer.choices,
        }

    async def _slash(self, person: Person, order: Json) -> Json:
        options = {name: _files_of(value) for name, value in (order.get("options") or {}).items()}
        return self._answer(await self.acts.slash(person, self._where(order), str(order["command"]), options))

    async def _complete(self, person: Person, order: Json) -> Json:
        where, command, focused = self._where(order), str(order["command"]), str(order["focused"])
        return self._answer(await self.acts.complete(person, where, command, focused, order.get("options") or {}))

    async def _use_on(self, person: Person, order: Json) -> Json:
        target = self._message(order) if "message" in order else self.backend.world.person(order["person"])
        return self._answer(await self.acts.use_on(person, self._where(order), str(order["command"]), target))

    async def _press(self, person: Person, order: Json) -> Json:
        return self._answer(await self.acts.press(person, self._message(order), str(order["custom_id"])))

    async def _choose(self, person: Person, order: Json) -> Json:
        message, custom_id = self._message(order), str(order["custom_id"])
        return self._answer(await self.acts.choose(person, message, custom_id, order["values"]))

    async def _submit(self, person: Person, order: Json) -> Json:
        values = {name: _files_of(value) for name, value in order["values"].items()}
        return self._answer(await self.acts.submit(person, int(order["interaction"]), values))

    async def _say(self, person: Person, order: Json) -> Json:
        files = [_file(file) for file in order.get("files") or ()]
        reply_to = self.backend.world.find_message(int(order["reply_to"])) if order.get("reply_to") else None
        text = str(order.get("text") or "")
        if len(text) > 2000:
            raise CannotDo("a message has at most 2000 characters")
        message = self.acts.say(person, self._where(order), text, files, reply_to)
        return {"kind": "said", "message": self.backend.shapes.message(message)}

    async def _dismiss(self, person: Person, order: Json) -> Json:
        self.acts.dismiss(person, self._message(order))
        return {"kind": "dismissed"}

    # -- faults ------------------------------------------------------------------------------

    async def _control_state(self, request: web.Request) -> web.StreamResponse:
        self._enter(request)
        return _json(self.control.state())

    async def _carry_out(self, request: web.Request) -> web.StreamResponse:
        self._enter(request)
        try:
            await self.control.carry_out(await _order(request))
        except (ValueError, LookupError, Refusal) as wrong:
            return _json({"error": str(wrong)}, 400)
        return _json(self.control.state())


async def _order(request: web.Request) -> Json:
    order = json.loads(await request.read())
    if not isinstance(order, dict):
        raise ValueError("an order is a JSON object")
    return order


def _face(person: Person) -> Json:
    return {
        "id": str(person.id),
        "handle": person.handle,
        "name": person.name,
        "bot": person.bot,
        "locale": person.locale,
    }


def _file(sent: Json) -> tuple[str, bytes]:
    try:
        return str(sent["name"]), base64.b64decode(sent["content"], validate=True)
    except (KeyError, binascii.Error):
        raise CannotDo("a file needs a name and its content in base64") from None


def _files_of(value: Any) -> Any:
    """Files come as objects with a name and base64; all other values are passed on."""
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
