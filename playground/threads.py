"""Threads: starting them, who is in them, archiving, listing."""

from playground.announcer import Announcer
from playground.clock import Clock
from playground.errors import Json, bad_form, refused
from playground.messages import Messages, reference_to
from playground.permissions import may_see
from playground.world import GUILD_TEXT, PRIVATE_THREAD, PUBLIC_THREAD, Channel, Message, Person, Thread, World

ARCHIVE_AFTER = (60, 1440, 4320, 10080)
MOST_MEMBERS = 1000
THREAD_CREATED, THREAD_STARTER = 18, 21


class Threads:
    """What the API does with threads."""

    def __init__(self, world: World, announcer: Announcer, messages: Messages, clock: Clock) -> None:
        self.world = world
        self.announcer = announcer
        self.messages = messages
        self.clock = clock

    def start(self, owner: Person, parent: Channel, body: Json, message: Message | None = None) -> Channel:
        """A new thread, from a message or of its own."""
        if parent.kind != GUILD_TEXT:
            raise refused(50024)
        if message is not None and message.thread_id is not None:
            raise refused(160004)
        kind = PUBLIC_THREAD if message else int(body.get("type", PRIVATE_THREAD))
        if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
            raise bad_form("type", "BASE_TYPE_CHOICES", "Value must be one of {11, 12}.")
        now = self.clock.now()
        # A thread that starts from a message takes the message's id.
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
        self.announcer.channel("THREAD_CREATE", channel)
        if message is not None:
            message.thread_id = thread_id
            self.announcer.message("MESSAGE_UPDATE", message)
            self.messages.system(THREAD_STARTER, channel, owner, reference=reference_to(message, parent))
        elif kind == PUBLIC_THREAD:
            self.messages.system(THREAD_CREATED, parent, owner, channel.name, thread_id=thread_id)
        return channel

    def change(self, channel: Channel, body: Json) -> None:
        """Rename, archive, lock, or open again."""
        thread = channel.thread
        assert thread is not None
        if thread.archived and "archived" not in body:
            raise refused(50083)
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
        self.announcer.channel("THREAD_UPDATE", channel)

    def add(self, channel: Channel, person: Person) -> None:
        """Put somebody into a thread."""
        thread = self._open(channel)
        if person.id in thread.members:
            return
        guild = self.world.guilds[channel.guild_id or 0]
        parent = self.world.channels[channel.parent_id or 0]
        if person.id not in guild.members or not may_see(self.world, person.id, parent):
            raise refused(50001)
        if len(thread.members) >= MOST_MEMBERS:
            raise refused(30033)
        thread.members[person.id] = self.clock.now()
        self.announcer.thread_members(channel, [person.id], [])

    def remove(self, channel: Channel, person: Person) -> None:
        """Take somebody out of a thread."""
        thread = self._open(channel)
        if thread.members.pop(person.id, None) is not None:
            self.announcer.thread_members(channel, [], [person.id])

    def _open(self, channel: Channel) -> Thread:
        if channel.thread is None:
            raise refused(50024)
        if channel.thread.archived:
            raise refused(50083)
        return channel.thread

    def archived(self, parent: Channel, kind: int, limit: int) -> list[Channel]:
        """The archived threads of one kind under a channel, the latest first."""
        found = [t for t in self.world.threads_of(parent.id) if t.kind == kind and t.thread and t.thread.archived]
        found.sort(key=lambda t: t.thread.archive_changed_at if t.thread else 0, reverse=True)
        return found[:limit]

    def active(self, guild_id: int, person: Person) -> list[Channel]:
        """The open threads of a guild that this person sees."""
        return [
            c
            for c in self.world.channels.values()
            if c.guild_id == guild_id and c.thread and not c.thread.archived and may_see(self.world, person.id, c)
        ]


def _archive_after(minutes: object) -> int:
    if minutes not in ARCHIVE_AFTER:
        raise bad_form("auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {ARCHIVE_AFTER}.")
    assert isinstance(minutes, int)
    return minutes
