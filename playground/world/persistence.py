"""Stores the world in an SQLite file; changes are written half a second later in one transaction."""

import asyncio
import json
import logging
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from playground.clock import Clock
from playground.errors import Json
from playground.world.model import (
    Application,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Membership,
    Message,
    Overwrite,
    Person,
    Role,
    ScheduledEvent,
    Thread,
    World,
)

log = logging.getLogger(__name__)

WRITE_DELAY_SECONDS = 0.5  # from a change to the write

TABLES = """
create table if not exists things (kind text, id integer, content text not null, primary key (kind, id));
create table if not exists files (id integer primary key, content blob not null);
"""

VERSION = 2  # raise it when a field of a stored class changes

Row = tuple[str, int, str | bytes | None]


class WorldStore:
    """Loads and saves a world. A crash loses at most the last half second."""

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not _is_usable(path):
            old = path.with_name(f"{path.name}.old")
            path.replace(old)
            log.warning("world file has another version, starting a new world; old file: %s", old)
        self._database = sqlite3.connect(path, check_same_thread=False)
        self._database.execute("pragma journal_mode = wal")
        self._database.execute(f"pragma user_version = {VERSION}")
        self._database.executescript(TABLES)
        self._world: World | None = None
        self._dirty: set[tuple[str, int]] = set()
        self._stored_files: set[int] = set()
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    # -- reading -----------------------------------------------------------------------------

    def load(self, clock: Clock) -> World | None:
        """Return the stored world, or None if the file is new."""
        rows = self._database.execute("select kind, id, content from things order by id").fetchall()
        if not any(kind == "application" for kind, _, _ in rows):
            return None
        world = World(clock)
        world.people.clear()
        for kind, object_id, content in rows:
            _put(world, kind, object_id, json.loads(content))
        for file_id, content in self._database.execute("select id, content from files"):
            world.files[file_id] = content
            self._stored_files.add(file_id)
        for channel_id in world.channels:
            world.messages.setdefault(channel_id, {})
        world.ids.last = max(
            [
                *world.people,
                *world.channels,
                *world.files,
                *world.scheduled_events,
                *(m for ms in world.messages.values() for m in ms),
            ]
        )
        return world

    # -- writing -----------------------------------------------------------------------------

    def start(self, world: World) -> None:
        """Start to save a world, beginning with a full write."""
        self._world = world
        self._dirty.add(("application", 0))
        self._dirty.add(("commands", 0))
        self._dirty |= {("person", key) for key in world.people}
        self._dirty |= {("guild", key) for key in world.guilds}
        self._dirty |= {("channel", key) for key in world.channels}
        self._dirty |= {("emoji", key) for key in world.emojis}
        self._dirty |= {("scheduled_event", key) for key in world.scheduled_events}
        self._wake.set()
        self._writer = asyncio.create_task(self._write_forever())

    def changed(self, kind: str, object_id: int) -> None:
        """Note that an object is new, changed or deleted."""
        self._dirty.add((kind, object_id))
        self._wake.set()

    async def _write_forever(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(WRITE_DELAY_SECONDS)
            self._wake.clear()
            await self._write()

    async def _write(self) -> None:
        rows = self._rows()
        if rows:
            await asyncio.to_thread(self._commit, rows)

    def _rows(self) -> list[Row]:
        """Return the rows to write; the content is None for deleted objects."""
        world = self._world
        assert world is not None
        dirty, self._dirty = self._dirty, set()
        rows: list[Row] = []
        for kind, object_id in dirty:
            if kind == "file":
                if object_id not in world.files:
                    rows.append((kind, object_id, None))
                    self._stored_files.discard(object_id)
                continue
            content = _get(world, kind, object_id)
            rows.append((kind, object_id, None if content is None else json.dumps(content)))
            message = world.find_message(object_id) if kind == "message" else None
            for file_id in [object_id] if kind == "emoji" else [a.id for a in message.attachments] if message else []:
                if file_id not in self._stored_files and file_id in world.files:
                    rows.append(("file", file_id, world.files[file_id]))
                    self._stored_files.add(file_id)
        return rows

    def _commit(self, rows: list[Row]) -> None:
        with self._database:
            for kind, object_id, content in rows:
                if kind == "file" and content is None:
                    self._database.execute("delete from files where id = ?", (object_id,))
                elif kind == "file":
                    self._database.execute("insert or replace into files values (?, ?)", (object_id, content))
                elif content is None:
                    self._database.execute("delete from things where kind = ? and id = ?", (kind, object_id))
                else:
                    self._database.execute("insert or replace into things values (?, ?, ?)", (kind, object_id, content))

    async def close(self) -> None:
        """Write the remaining changes and close the file."""
        if self._writer is not None:
            self._writer.cancel()
            await asyncio.gather(self._writer, return_exceptions=True)
            await self._write()
        self._database.close()


def _is_usable(path: Path) -> bool:
    """Whether the file is missing or has the current version."""
    if not path.exists():
        return True
    database = sqlite3.connect(path)
    try:
        found: int = database.execute("pragma user_version").fetchone()[0]
        return found == VERSION
    except sqlite3.DatabaseError:
        return False
    finally:
        database.close()


def _get(world: World, kind: str, object_id: int) -> Json | None:
    if kind == "application":
        return asdict(world.application)
    if kind == "commands":
        return {str(scope): list(known.values()) for scope, known in world.commands.items()}
    find: dict[str, Callable[[int], Any]] = {
        "person": world.people.get,
        "guild": world.guilds.get,
        "channel": world.channels.get,
        "emoji": world.emojis.get,
        "scheduled_event": world.scheduled_events.get,
        "message": world.find_message,
    }
    found = find[kind](object_id)
    return None if found is None else asdict(found)


def _put(world: World, kind: str, object_id: int, content: Json) -> None:
    if kind == "application":
        world.application = Application(**content)
    elif kind == "commands":
        world.commands = {int(scope): {int(c["id"]): c for c in known} for scope, known in content.items()}
    elif kind == "person":
        world.people[object_id] = Person(**content)
    elif kind == "emoji":
        world.emojis[object_id] = Emoji(**content)
    elif kind == "scheduled_event":
        world.scheduled_events[object_id] = ScheduledEvent(**content)
    elif kind == "guild":
        roles = {int(key): Role(**role) for key, role in content["roles"].items()}
        members = {int(key): Membership(**member) for key, member in content["members"].items()}
        world.guilds[object_id] = Guild(**{**content, "roles": roles, "members": members})
    elif kind == "channel":
        world.channels[object_id] = _channel(content)
    elif kind == "message":
        attachments = [Attachment(**attachment) for attachment in content["attachments"]]
        message = Message(**{**content, "attachments": attachments})
        world.messages.setdefault(message.channel_id, {})[message.id] = message


def _channel(content: Json) -> Channel:
    thread = None
    if content["thread"] is not None:
        members = {int(key): joined for key, joined in content["thread"]["members"].items()}
        thread = Thread(**{**content["thread"], "members": members})
    overwrites = [Overwrite(**overwrite) for overwrite in content["overwrites"]]
    return Channel(**{**content, "overwrites": overwrites, "thread": thread})
