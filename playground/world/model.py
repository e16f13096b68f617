"""The world's objects: users, guilds, channels, messages, commands, files."""

from dataclasses import dataclass, field

from playground.clock import Clock, Snowflakes
from playground.errors import Json, api_error
from playground.world.permissions import BOT_ROLE, EVERYONE, may_see

GUILD_TEXT, DIRECT, GROUP_DIRECT, CATEGORY, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 3, 4, 11, 12

EPHEMERAL, LOADING, COMPONENTS_V2, SUPPRESS_EMBEDS = 1 << 6, 1 << 7, 1 << 15, 1 << 2

GLOBAL = 0  # key of the global commands


@dataclass
class Person:
    """A user account, of a person or the bot."""

    id: int
    handle: str
    name: str
    locale: str = "en-US"
    bot: bool = False
    accepts_messages: bool = True
    has_app: bool = False  # has installed the bot's application for themselves: it is with them everywhere


@dataclass
class Role:
    """A named set of permissions in one guild."""

    id: int
    name: str
    permissions: int
    colour: int = 0
    position: int = 0
    of_bot: bool = False


@dataclass
class Membership:
    """A user's membership in a guild."""

    person_id: int
    joined_at: float
    roles: list[int] = field(default_factory=list)
    nick: str | None = None


@dataclass
class Guild:
    """A server; its @everyone role has the guild's own id."""

    id: int
    name: str
    owner_id: int
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, Membership] = field(default_factory=dict)


@dataclass
class Overwrite:
    """A permission overwrite of one role (kind 0) or member (kind 1) in a channel."""

    target: int
    kind: int
    allow: int = 0
    deny: int = 0


@dataclass
class Thread:
    """The additional fields of a thread."""

    owner_id: int
    created_at: float
    auto_archive: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    archive_changed_at: float = 0.0
    members: dict[int, float] = field(default_factory=dict)
    message_count: int = 0


@dataclass
class Channel:
    """A guild channel, a thread, the direct messages of the bot and a user, or a group of users without the bot."""

    id: int
    kind: int
    name: str
    guild_id: int | None = None
    parent_id: int | None = None
    topic: str | None = None
    position: int = 0
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    recipients: list[int] = field(default_factory=list)
    last_message_id: int | None = None
    last_pin_at: float | None = None
    thread: Thread | None = None

    @property
    def is_private_thread(self) -> bool:
        """Whether only its members see it."""
        return self.kind == PRIVATE_THREAD


@dataclass
class Attachment:
    """A file of a message; its bytes are in `World.files`."""

    id: int
    filename: str
    size: int
    content_type: str | None = None
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass
class Message:
    """A message; embeds and components are stored as they were sent."""

    id: int
    channel_id: int
    author_id: int
    created_at: float
    kind: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    edited_at: float | None = None
    pinned_at: float | None = None
    mentions: list[int] = field(default_factory=list)
    mention_roles: list[int] = field(default_factory=list)
    mention_everyone: bool = False
    reference: Json | None = None
    made_by: Json | None = None  # the `interaction_metadata`
    command_name: str | None = None
    by_interaction: bool = False
    nonce: str | None = None
    only_for: int | None = None  # user id of an ephemeral message's reader
    thread_id: int | None = None

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return self.only_for is not None


@dataclass
class Application:
    """The bot's application."""

    id: int
    name: str
    bot_id: int
    owner_id: int
    flags: int = 0
    requires_code_grant: bool = False
    interactions_url: str | None = None
    integration_types: list[int] = field(default_factory=lambda: [0, 1])  # installed by guilds, by users


@dataclass
class Emoji:
    """An application emoji; its image is in `World.files` under the same id."""

    id: int
    name: str
    animated: bool = False


@dataclass
class ScheduledEvent:
    """A scheduled event outside Discord's own channels; times as they were sent."""

    id: int
    guild_id: int
    creator_id: int
    name: str
    starts_at: str
    ends_at: str
    location: str
    description: str | None = None
    status: int = 1


class World:
    """All objects, with lookups that raise the API's errors."""

    def __init__(self, clock: Clock | None = None, *, bot_name: str = "Bot") -> None:
        self.ids = Snowflakes(clock or Clock())
        self.people: dict[int, Person] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.messages: dict[int, dict[int, Message]] = {}  # by channel, in the order of their ids
        self.commands: dict[int, dict[int, Json]] = {GLOBAL: {}}  # by guild, or GLOBAL
        self.emojis: dict[int, Emoji] = {}
        self.scheduled_events: dict[int, ScheduledEvent] = {}
        self.files: dict[int, bytes] = {}
        bot = self.add_person(bot_name.lower().replace(" ", "-"), bot_name, bot=True)
        self.application = Application(bot.id, bot_name, bot.id, bot.id)

    @classmethod
    def small(cls, clock: Clock | None = None, *, bot_name: str = "Bot") -> "World":
        """Return a world with four users, a guild with two channels, and the places outside it: see `add_elsewhere`."""
        world = cls(clock, bot_name=bot_name)
        people = [world.add_person(name.lower(), name) for name in ("Ada", "Ben", "Cleo", "Dan")]
        guild = world.add_guild("The Table", owner=people[0])
        for person in people:
            world.join(guild, person)
        world.application.owner_id = people[0].id
        world.add_channel(guild, "games", topic="Play here. Type / to see the commands.")
        world.add_channel(guild, "table-talk", topic="Everything else.")
        world.add_elsewhere(people)
        return world

    def add_elsewhere(self, people: "list[Person]") -> None:
        """Add where the bot is no member: a group and a guild, in which the first two users have its application.

        Every user also gets their direct messages with the bot.
        """
        for person in people:
            self.direct_channel(person)
        for person in people[:2]:
            person.has_app = True
        self.group_channel("Game night", people[:3])
        guild = self.add_guild("Another Server", owner=people[2], with_bot=False)
        for person in people[:3]:
            self.join(guild, person)
        self.add_channel(guild, "elsewhere", topic="The bot is not a member here. Some users have its app.")

    @property
    def bot(self) -> Person:
        """The bot's user account."""
        return self.people[self.application.bot_id]

    def add_person(self, handle: str, name: str | None = None, *, bot: bool = False) -> Person:
        """Create a user account without any guild. Raise ValueError if the handle is taken."""
        if any(known.handle == handle for known in self.people.values()):
            raise ValueError(f"the handle {handle!r} is taken")
        person = Person(self.ids.next(), handle, name or handle.title(), bot=bot)
        self.people[person.id] = person
        return person

    def add_guild(self, name: str, *, owner: Person | None = None, with_bot: bool = True) -> Guild:
        """Create a guild, usually with the bot in it; without an owner it belongs to an unknown user."""
        guild_id = self.ids.next_apart()
        guild = Guild(guild_id, name, owner.id if owner else 1)
        guild.roles[guild_id] = Role(guild_id, "@everyone", int(EVERYONE))
        self.guilds[guild_id] = guild
        self.commands.setdefault(guild_id, {})
        if with_bot:
            bot_role = Role(self.ids.next(), self.bot.name, int(BOT_ROLE), position=1, of_bot=True)
            guild.roles[bot_role.id] = bot_role
            self.join(guild, self.bot).roles.append(bot_role.id)
        return guild

    @property
    def guilds_of_bot(self) -> list[Guild]:
        """The guilds that the bot is a member of."""
        return [guild for guild in self.guilds.values() if self.bot.id in guild.members]

    def join(self, guild: Guild, person: Person) -> Membership:
        """Add a user to a guild."""
        member = guild.members.get(person.id)
        if member is None:
            member = guild.members[person.id] = Membership(person.id, self.ids.clock.now())
        return member

    def add_channel(self, guild: Guild, name: str, *, topic: str | None = None, kind: int = GUILD_TEXT) -> Channel:
        """Create a channel at the end of a guild's list."""
        position = sum(1 for c in self.channels.values() if c.guild_id == guild.id and not c.thread)
        channel = Channel(self.ids.next(), kind, name, guild.id, topic=topic, position=position)
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def direct_channel(self, person: Person) -> Channel:
        """Return the direct message channel of the bot and a user; create it on first use."""
        for channel in self.channels.values():
            if channel.kind == DIRECT and person.id in channel.recipients:
                return channel
        channel = Channel(self.ids.next(), DIRECT, person.handle, recipients=[self.bot.id, person.id])
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def group_channel(self, name: str, people: "list[Person]") -> Channel:
        """Create a group of users. Bots cannot be members of a group."""
        channel = Channel(self.ids.next(), GROUP_DIRECT, name, recipients=[person.id for person in people])
        self.channels[channel.id] = channel
        self.messages[channel.id] = {}
        return channel

    def has_bot(self, channel: Channel) -> bool:
        """Whether the bot is a member of the channel's guild, or of the direct messages."""
        if channel.guild_id is None:
            return self.bot.id in channel.recipients
        return self.bot.id in self.guilds[channel.guild_id].members

    def person(self, who: str | int | Person) -> Person:
        """Return a user by handle or id. Raise LookupError if there is none."""
        if isinstance(who, Person):
            return who
        for person in self.people.values():
            if who in (person.id, person.handle, str(person.id)):
                return person
        raise LookupError(f"there is no user {who!r}")

    def find_channel(self, where: "str | int | Channel") -> Channel:
        """Return a channel by name or id. Raise LookupError if there is none."""
        if isinstance(where, Channel):
            return where
        wanted = where.removeprefix("#") if isinstance(where, str) else where
        for channel in self.channels.values():
            if wanted in (channel.id, channel.name, str(channel.id)):
                return channel
        raise LookupError(f"there is no channel {where!r}")

    def channel(self, channel_id: int) -> Channel:
        """Return the channel. Raise 10003 if it is unknown."""
        if (channel := self.channels.get(channel_id)) is None:
            raise api_error(10003)
        return channel

    def guild(self, guild_id: int) -> Guild:
        """Return the guild. Raise 10004 if it is unknown."""
        if (guild := self.guilds.get(guild_id)) is None:
            raise api_error(10004)
        return guild

    def message(self, channel_id: int, message_id: int) -> Message:
        """Return a message of a channel. Raise 10008 if it is unknown."""
        message = self.messages.get(channel_id, {}).get(message_id)
        if message is None:
            raise api_error(10008)
        return message

    def find_message(self, message_id: int) -> Message | None:
        """Return a message of any channel, or None."""
        return next((m[message_id] for m in self.messages.values() if message_id in m), None)

    def threads_of(self, channel_id: int) -> list[Channel]:
        """Return the threads of a channel."""
        return [c for c in self.channels.values() if c.thread and c.parent_id == channel_id]

    def seen_by(self, channel: Channel, person: Person) -> list[Message]:
        """Return the messages of a channel that this user sees, oldest first."""
        if not may_see(self, person.id, channel):
            return []
        messages = self.messages.get(channel.id, {}).values()
        return [m for m in messages if m.only_for in (None, person.id)]
