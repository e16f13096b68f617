"""Threads: start, members, archive, list."""

from playground.clock import Clock
from playground.errors import Json, api_error, invalid_form
from playground.gateway.events import EventPublisher
from playground.world.messages import Messages, reference_to
from playground.world.model import GUILD_TEXT, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message, Person, Thread, World
from playground.world.permissions import may_see

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
MOST_MEMBERS = 1000
THREAD_CREATED, THREAD_STARTER = 18, 21


class Threads:
    """Operations on threads."""

    def __init__(self, world: World, events: EventPublisher, messages: Messages, clock: Clock) -> None:
        self.world = world
        self.events = events
        self.messages = messages
        self.clock = clock

    def start(self, owner: Person, parent: Channel, body: Json, message: Message | None = None) -> Channel:
        """Start a thread, with or without a parent message."""
        if parent.kind != GUILD_TEXT:
            raise api_error(50024)
        if message is not None and message.thread_id is not None:
            raise api_error(160004)
        kind = PUBLIC_THREAD if message else int(body.get("type", PRIVATE_THREAD))
        if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            raise invalid_form("type", "BASE_TYPE_CHOICES", "Value must be one of {11, 12}.")
        now = self.clock.now()
        # A thread started from a message has the message's id.
        thread_id = message.id if message else self.world.ids.next()
        channel = Channel(thread_id, kind, str(body["name"]), parent.guild_id, parent.id)
        channel.slowmode = int(body.get("rate_limit_per_user") or 0)
        channel.thread = Thread(
            owner.id,
            now,
            auto_archive=_archive_after(body.get("auto_archive_duration", 1440)),
            invitable=bool(body.get("invitable", True)),
            archive_changed_at=now,
            members={owner.id: now},
        )
        self.world.channels[thread_id] = channel
        self.world.messages[thread_id] = {}
        self.events.channel("THREAD_CREATE", channel)
        if message is not None:
            message.thread_id = thread_id
            self.events.message("MESSAGE_UPDATE", message)
            self.messages.system(THREAD_STARTER, channel, owner, reference=reference_to(message, parent))
        elif kind == PUBLIC_THREAD:
            self.messages.system(THREAD_CREATED, parent, owner, channel.name, thread_id=thread_id)
        return channel

    def change(self, channel: Channel, body: Json) -> None:
        """Rename, archive, lock or unarchive a thread."""
        thread = channel.thread
        assert thread is not None
        if thread.archived and "archived" not in body:
            raise api_error(50083)
        if "name" in body:
            channel.name = str(body["name"])
        if "rate_limit_per_user" in body:
            channel.slowmode = int(body["rate_limit_per_user"] or 0)
        if "auto_archive_duration" in body:
            thread.auto_archive = _archive_after(body["auto_archive_duration"])
        if "locked" in body:
            thread.locked = bool(body["locked"])
        if "invitable" in body:
            thread.invitable = bool(body["invitable"])
        if "archived" in body and bool(body["archived"]) != thread.archived:
            thread.archived = bool(body["archived"])
            thread.archive_changed_at = self.clock.now()
        self.events.channel("THREAD_UPDATE", channel)

    def add(self, channel: Channel, person: Person) -> None:
        """Add a user to a thread."""
        thread = self._open(channel)
        if person.id in thread.members:
            return
        guild = self.world.guilds[channel.guild_id or 0]
        parent = self.world.channels[channel.parent_id or 0]
        if person.id not in guild.members or not may_see(self.world, person.id, parent):
            raise api_error(50001)
        if len(thread.members) >= MOST_MEMBERS:
            raise api_error(30033)
        thread.members[person.id] = self.clock.now()
        self.events.thread_members(channel, [person.id], [])

    def remove(self, channel: Channel, person: Person) -> None:
        """Remove a user from a thread."""
        thread = self._open(channel)
        if thread.members.pop(person.id, None) is not None:
            self.events.thread_members(channel, [], [person.id])

    def _open(self, channel: Channel) -> Thread:
        if channel.thread is None:
            raise api_error(50024)
        if channel.thread.archived:
            raise api_error(50083)
        return channel.thread

    def archived(self, parent: Channel, kind: int, limit: int) -> list[Channel]:
        """Return the archived threads of one kind in a channel, latest first."""
        found = [t for t in self.world.threads_of(parent.id) if t.kind == kind and t.thread and t.thread.archived]
        found.sort(key=lambda t: t.thread.archive_changed_at if t.thread else 0, reverse=True)
        return found[:limit]

    def active(self, guild_id: int, person: Person) -> list[Channel]:
        """Return the active threads of a guild that this user sees."""
        return [
            c
            for c in self.world.channels.values()
            if c.guild_id == guild_id and c.thread and not c.thread.archived and may_see(self.world, person.id, c)
        ]


def _archive_after(minutes: object) -> int:
    if minutes not in ARCHIVE_AFTER:
        raise invalid_form("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_AFTER}.")
    assert isinstance(minutes, int)
    return minutes
