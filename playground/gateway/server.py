"""The gateway: sessions, shards, heartbeats, RESUME with replay."""

import asyncio
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from aiohttp import WSMessage, WSMsgType, web

from playground.errors import Json
from playground.faults import Faults
from playground.safety import TokenCheck
from playground.world.model import Guild, World
from playground.world.payloads import Payloads

log = logging.getLogger(__name__)

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
REQUEST_MEMBERS, INVALID_SESSION, HELLO, HEARTBEAT_ACK = 8, 9, 10, 11

GUILD_SCHEDULED_EVENTS = 1 << 16
GUILDS, MEMBERS, PRESENCES, GUILD_MESSAGES = 1 << 0, 1 << 1, 1 << 8, 1 << 9
DIRECT_MESSAGES, MESSAGE_CONTENT = 1 << 12, 1 << 15
PRIVILEGED = MEMBERS | PRESENCES | MESSAGE_CONTENT

HEARTBEAT_MS = 41_250
# discord.py sends heartbeats in another thread and stores the time of sending afterwards. An acknowledgement that
# arrives earlier is measured from the previous heartbeat: "Can't keep up, shard ID 0 websocket is 41.3s behind".
# On a busy machine that thread is half a second late. Real latencies are warned about from ten seconds on.
ACK_SECONDS = 2.0
SENDS_PER_MINUTE = 120
LARGEST_SEND = 4096
REPLAY_LIMIT = 5_000


class Session:
    """One identified shard. It outlives its socket, so that it can be resumed."""

    def __init__(self, shard: tuple[int, int], intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.intents = intents
        self.sequence = 0
        self.sent: deque[tuple[int, str]] = deque(maxlen=REPLAY_LIMIT)
        self.connection: Connection | None = None

    def serves(self, guild_id: int | None) -> bool:
        """Whether this shard serves the guild; direct messages go to shard 0."""
        return self.shard[0] == ((guild_id or 0) >> 22) % self.shard[1]

    def send(self, event: str, data: Json, *, late: bool = False) -> None:
        """Number an event, keep it for a replay and send it if a connection is open."""
        self.sequence += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.sequence, "d": data})
        self.sent.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.put(frame, late=late)


class Connection:
    """One socket and its queue of outgoing frames."""

    def __init__(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None, faults: Faults) -> None:
        self.socket = socket
        self.transport = transport
        self.faults = faults
        self.session: Session | None = None
        self._queue: asyncio.Queue[tuple[float, str]] = asyncio.Queue()  # when a frame is due, and the frame
        self._held: str | None = None
        self._writer = asyncio.create_task(self._write())
        self._received: deque[float] = deque()
        self._has_beaten = False
        self.closed_by_us = False

    def put(self, frame: str, *, late: bool = False) -> None:
        """Queue a frame; a late one is written after the next."""
        if late and self._held is None:
            self._held = frame
            asyncio.get_running_loop().call_later(0.2, self._release)
            return
        self._enqueue(frame)
        self._release()

    def _enqueue(self, frame: str) -> None:
        """Latency delays every frame by the same time; frames do not queue up behind each other."""
        self._queue.put_nowait((asyncio.get_running_loop().time() + self.faults.gateway_latency, frame))

    def _release(self) -> None:
        if self._held is not None:
            held, self._held = self._held, None
            self._enqueue(held)

    async def _write(self) -> None:
        while not self.socket.closed:
            due, frame = await self._queue.get()
            if (early := due - asyncio.get_running_loop().time()) > 0:
                await asyncio.sleep(early)
            try:
                await self.socket.send_str(frame)
            except ConnectionError:
                return

    def control(self, op: int, data: Any = None) -> None:
        """Queue a frame that is not an event."""
        self.put(json.dumps({"op": op, "d": data, "s": None, "t": None}))

    def acknowledge_heartbeat(self) -> None:
        """Acknowledge the first one at once, which no thread has sent, and the others a little later."""
        delay = ACK_SECONDS if self._has_beaten else 0.0
        self._has_beaten = True
        asyncio.get_running_loop().call_later(delay, self.control, HEARTBEAT_ACK)

    def too_many(self) -> bool:
        """Count a received frame. Return whether the client has sent more than 120 within a minute."""
        now = time.monotonic()
        self._received.append(now)
        while self._received[0] < now - 60:
            self._received.popleft()
        return len(self._received) > SENDS_PER_MINUTE

    def abort(self) -> None:
        """Abort the TCP connection without a close frame."""
        if self.transport is not None:
            self.transport.abort()

    async def close(self, code: int, reason: str) -> None:
        """Close the socket with a code."""
        self.closed_by_us = True
        await self.socket.close(code=code, message=reason.encode())

    def detach(self) -> None:
        """Stop writing; the session may be resumed by another connection."""
        self._writer.cancel()
        if self.session is not None and self.session.connection is self:
            self.session.connection = None


class Gateway:
    """All sessions of the bot."""

    def __init__(self, world: World, payloads: Payloads, faults: Faults, tokens: TokenCheck) -> None:
        self.world = world
        self.payloads = payloads
        self.faults = faults
        self.tokens = tokens
        self.url = ""
        self.privileged_intents = False
        self.sessions: dict[str, Session] = {}
        self.connections: set[Connection] = set()
        self.on_change: list[Callable[[], None]] = []  # called when the bot connects or disconnects
        self.identifies = 0
        self.resumes = 0

    # -- sending events ----------------------------------------------------------------------

    def dispatch(self, event: str, data: Json, guild_id: int | None, intent: int = 0) -> None:
        """Send an event to every session that serves the guild and has the intent."""
        if event != "INTERACTION_CREATE" and not self._hears(guild_id):
            return
        for session in list(self.sessions.values()):
            if not session.serves(guild_id) or (intent and not session.intents & intent):
                continue
            shown = self._without_content(data, session) if event.startswith("MESSAGE_") else data
            late = self.faults.take_reorder(event)
            session.send(event, shown, late=late)
            if self.faults.take_duplicate(event):
                session.send(event, shown)

    def _hears(self, guild_id: int | None) -> bool:
        """Whether the bot gets events of the guild: not of one that it is no member of."""
        guild = self.world.guilds.get(guild_id or 0)
        return guild is None or self.world.bot.id in guild.members

    def _without_content(self, data: Json, session: Session) -> Json:
        """Clear the content of a message that the bot may not read without the message content intent."""
        if session.intents & MESSAGE_CONTENT or "guild_id" not in data or "author" not in data:
            return data
        bot = str(self.world.bot.id)
        if data["author"]["id"] == bot or any(user["id"] == bot for user in data["mentions"]):
            return data
        return {**data, "content": "", "embeds": [], "attachments": [], "components": []}

    @property
    def online(self) -> bool:
        """Whether the bot is connected."""
        return any(session.connection is not None for session in self.sessions.values())

    # -- sockets -----------------------------------------------------------------------------

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one client until it disconnects."""
        socket = web.WebSocketResponse(max_msg_size=1 << 20, autoclose=True)
        await socket.prepare(request)
        await self.attend(socket, request.transport)
        return socket

    async def attend(self, socket: web.WebSocketResponse, transport: asyncio.Transport | None) -> None:
        """Serve one open socket until it is closed."""
        connection = Connection(socket, transport, self.faults)
        self.connections.add(connection)
        connection.control(HELLO, {"heartbeat_interval": HEARTBEAT_MS, "_trace": []})
        try:
            await self._listen(connection)
        finally:
            self.connections.discard(connection)
            connection.detach()
            self._end_session_after_normal_close(connection)
            self._notify()

    async def _listen(self, connection: Connection) -> None:
        while True:
            try:
                frame = await connection.socket.receive(timeout=HEARTBEAT_MS / 1000 * 1.5)
            except TimeoutError:
                await connection.close(4009, "Session timed out.")
                return
            if frame.type is not WSMsgType.TEXT and frame.type is not WSMsgType.BINARY:
                return
            problem = await self._handle(connection, frame)
            if problem is not None:
                await connection.close(*problem)
                return

    async def _handle(self, connection: Connection, frame: WSMessage) -> tuple[int, str] | None:
        """Handle one frame. Return a close code and reason if the client broke the protocol."""
        if connection.too_many():
            return 4008, "You are being rate limited."
        if len(frame.data) > LARGEST_SEND:
            return 4002, "The payload is too large."
        try:
            payload = json.loads(frame.data)
            op, data = payload["op"], payload.get("d")
        except (ValueError, KeyError, TypeError):
            return 4002, "Error while decoding payload."
        if op == HEARTBEAT:
            connection.acknowledge_heartbeat()
            return None
        if op == IDENTIFY:
            return self._identify(connection, data)
        if op == RESUME:
            return self._resume(connection, data)
        if connection.session is None:
            return 4003, "Not authenticated."
        if op == REQUEST_MEMBERS:
            self._send_members(connection.session, data)
            return None
        if op == PRESENCE:
            return None
        return 4001, f"The playground has no gateway opcode {op}."

    def _identify(self, connection: Connection, data: Json) -> tuple[int, str] | None:
        if connection.session is not None:
            return 4005, "Already authenticated."
        if (rejection := self.tokens.rejection(str(data.get("token", "")))) is not None:
            return 4004, rejection
        shard_id, shard_count = data.get("shard") or (0, 1)
        if not 0 <= shard_id < shard_count:
            return 4010, "Invalid shard."
        intents = int(data.get("intents", 0))
        if intents & PRIVILEGED and not self.privileged_intents:
            return 4014, "Disallowed intent(s): enable privileged intents in the playground to use them."
        self.identifies += 1
        self._drop_abandoned((shard_id, shard_count))
        session = Session((shard_id, shard_count), intents)
        self.sessions[session.id] = session
        self._attach(session, connection)
        guilds = [guild for guild in self.world.guilds_of_bot if session.serves(guild.id)]
        session.send("READY", self._ready(session, guilds))
        if intents & GUILDS:
            for guild in guilds:
                everyone = bool(intents & MEMBERS) and len(guild.members) <= 250
                session.send("GUILD_CREATE", self.payloads.guild_create(guild, all_members=everyone))
        return None

    def _ready(self, session: Session, guilds: list[Guild]) -> Json:
        return {
            "v": 10,
            "user": self.payloads.bot_user(),
            "guilds": [{"id": str(guild.id), "unavailable": True} for guild in guilds],
            "session_id": session.id,
            "session_type": "normal",
            "resume_gateway_url": self.url,
            "shard": list(session.shard),
            "application": {"id": str(self.world.application.id), "flags": 0},
            "private_channels": [],
            "relationships": [],
        }

    def _resume(self, connection: Connection, data: Json) -> tuple[int, str] | None:
        if (rejection := self.tokens.rejection(str(data.get("token", "")))) is not None:
            return 4004, rejection
        session = self.sessions.get(str(data.get("session_id")))
        seen = int(data.get("seq") or 0)
        oldest = session.sent[0][0] if session and session.sent else 1
        if session is None or seen < oldest - 1 or self.faults.take_rejected_resume():
            connection.control(INVALID_SESSION, False)
            return None
        if seen > session.sequence:
            return 4007, "Invalid seq."
        self.resumes += 1
        self._attach(session, connection)
        for number, frame in session.sent:
            if number > seen:
                connection.put(frame)
        session.send("RESUMED", {"_trace": []})
        return None

    def _notify(self) -> None:
        for listener in self.on_change:
            listener()

    def _attach(self, session: Session, connection: Connection) -> None:
        if session.connection is not None:
            session.connection.abort()
        session.connection = connection
        connection.session = session
        self._notify()

    def _drop_abandoned(self, shard: tuple[int, int]) -> None:
        """Drop sessions of this shard without a connection: a killed bot never resumes them."""
        for session in list(self.sessions.values()):
            if session.shard == shard and session.connection is None:
                del self.sessions[session.id]

    def _end_session_after_normal_close(self, connection: Connection) -> None:
        """End the session if the client closed with 1000 or 1001; after other codes it can be resumed."""
        session = connection.session
        if session is None or connection.closed_by_us or session.connection is not None:
            return
        if connection.socket.close_code in (1000, 1001):
            self.sessions.pop(session.id, None)

    def _send_members(self, session: Session, data: Json) -> None:
        guild = self.world.guilds.get(int(data["guild_id"]))
        if guild is None:
            return
        wanted = data.get("user_ids")
        people = [self.world.people[person_id] for person_id in guild.members]
        if wanted is not None:
            ids = {int(one) for one in (wanted if isinstance(wanted, list) else [wanted])}
            people = [person for person in people if person.id in ids]
        elif query := str(data.get("query") or "").lower():
            people = [p for p in people if p.handle.startswith(query) or p.name.lower().startswith(query)]
        limit = int(data.get("limit") or 0)
        people = people[:limit] if limit else people
        chunks = [people[start : start + 1000] for start in range(0, len(people), 1000)] or [[]]
        for index, chunk in enumerate(chunks):
            session.send(
                "GUILD_MEMBERS_CHUNK",
                {
                    "guild_id": str(guild.id),
                    "members": [self.payloads.member(guild, person.id) for person in chunk],
                    "chunk_index": index,
                    "chunk_count": len(chunks),
                    "not_found": [],
                    "nonce": data.get("nonce"),
                },
            )

    # -- fault injection ---------------------------------------------------------------------

    async def drop(self, how: str, shard: int | None = None) -> int:
        """Break the connections of one shard or of all. Return how many were broken.

        `reconnect` sends op 7, `close` closes with 4000, `goodbye` closes with 1000, `abort` aborts the
        TCP connection, `invalid` ends the session (op 9 false), `resumable` sends op 9 true.
        """
        chosen = [c for c in list(self.connections) if c.session and shard in (None, c.session.shard[0])]
        for connection in chosen:
            assert connection.session is not None
            if how == "reconnect":
                connection.control(RECONNECT)
            elif how == "close":
                await connection.close(4000, "Unknown error.")
            elif how == "goodbye":
                await connection.close(1000, "")
            elif how == "abort":
                connection.abort()
            elif how == "invalid":
                self.sessions.pop(connection.session.id, None)
                connection.control(INVALID_SESSION, False)
            elif how == "resumable":
                connection.control(INVALID_SESSION, True)
            else:
                raise ValueError(f"there is no way {how!r} to drop a gateway connection")
        return len(chosen)

    async def close(self) -> None:
        """Close every socket when the playground stops."""
        for connection in list(self.connections):
            await connection.close(1001, "The playground closes.")
