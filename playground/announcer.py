"""Tells everybody what has happened: the bot by gateway, people's pages by push, and the disk."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from playground.clock import iso
from playground.errors import Json
from playground.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, GUILDS, MEMBERS, Gateway
from playground.permissions import may_see
from playground.shapes import Shapes
from playground.world import Channel, Emoji, Guild, Message, Person, World


class Watcher(Protocol):
    """Somebody's open page: hears what this person may see."""

    person: Person

    def tell(self, event: str, data: Json) -> None:
        """Take note of one event."""


class Announcer:
    """Every change of the world is announced here, and nowhere else."""

    def __init__(self, world: World, shapes: Shapes, gateway: Gateway) -> None:
        self.world = world
        self.shapes = shapes
        self.gateway = gateway
        self.watchers: set[Watcher] = set()
        self.keep: Callable[[str, int], None] = lambda _kind, _id: None
        self._next_change: asyncio.Event = asyncio.Event()
        gateway.changed = lambda: self.note("ONLINE")

    async def change(self) -> None:
        """Return at the next announcement."""
        await self._next_change.wait()

    def _tell(self, event: str, data: Json, channel: Channel | None = None, only_for: int | None = None) -> None:
        """Push to the open pages: of one person, of those who see the channel, or to all."""
        for watcher in list(self.watchers):
            person = watcher.person.id
            if only_for in (None, person) and (channel is None or may_see(self.world, person, channel)):
                watcher.tell(event, data)
        self._next_change.set()
        self._next_change = asyncio.Event()

    def _bot_sees(self, channel: Channel) -> bool:
        return may_see(self.world, self.world.bot.id, channel)

    # -- messages ----------------------------------------------------------------------------

    def message(self, event: str, message: Message) -> None:
        """MESSAGE_CREATE or MESSAGE_UPDATE."""
        channel = self.world.channels[message.channel_id]
        shape = self.shapes.event_message(message)
        if message.is_ephemeral:
            self.gateway.dispatch(event, shape, None, DIRECT_MESSAGES)
            self._tell(event, shape, only_for=message.only_for)
            return
        self.keep("message", message.id)
        if self._bot_sees(channel):
            intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
            self.gateway.dispatch(event, shape, channel.guild_id, intent)
        self._tell(event, shape, channel)

    def messages_gone(self, channel: Channel, gone: list[Message], *, bulk: bool = False) -> None:
        """MESSAGE_DELETE for each, or one MESSAGE_DELETE_BULK."""
        where: Json = {"channel_id": str(channel.id)}
        if channel.guild_id is not None:
            where["guild_id"] = str(channel.guild_id)
        intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
        if bulk and self._bot_sees(channel):
            ids = [str(message.id) for message in gone]
            self.gateway.dispatch("MESSAGE_DELETE_BULK", {**where, "ids": ids}, channel.guild_id, intent)
        for message in gone:
            data = {**where, "id": str(message.id)}
            self.keep("message", message.id)
            for attachment in message.attachments:
                self.keep("file", attachment.id)
            if message.is_ephemeral:
                alone = {"channel_id": str(channel.id), "id": str(message.id)}
                self.gateway.dispatch("MESSAGE_DELETE", alone, None, DIRECT_MESSAGES)
            elif not bulk and self._bot_sees(channel):
                self.gateway.dispatch("MESSAGE_DELETE", data, channel.guild_id, intent)
            self._tell("MESSAGE_DELETE", data, channel, message.only_for)

    def pins(self, channel: Channel) -> None:
        """CHANNEL_PINS_UPDATE."""
        self.keep("channel", channel.id)
        data: Json = {
            "channel_id": str(channel.id),
            "last_pin_timestamp": iso(channel.last_pin_at) if channel.last_pin_at else None,
        }
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self.gateway.dispatch("CHANNEL_PINS_UPDATE", data, channel.guild_id, GUILDS)

    # -- channels and threads ----------------------------------------------------------------

    def channel(self, event: str, channel: Channel) -> None:
        """CHANNEL_CREATE, CHANNEL_UPDATE or CHANNEL_DELETE, or the same of a thread."""
        self.keep("channel", channel.id)
        shape = self.shapes.channel(channel)
        if channel.guild_id is not None:
            if event == "THREAD_CREATE":
                shape = {**shape, "newly_created": True}
            if event == "THREAD_DELETE":
                shape = {key: shape[key] for key in ("id", "guild_id", "parent_id", "type")}
            if not channel.is_private_thread or self._bot_sees(channel):
                self.gateway.dispatch(event, shape, channel.guild_id, GUILDS)
        # Everybody's list of channels may have changed, also of those who no longer see it.
        self._tell("CHANNELS", {})

    def thread_members(self, channel: Channel, added: list[int], removed: list[int]) -> None:
        """THREAD_MEMBERS_UPDATE; without the members intent only what concerns the bot itself."""
        self.keep("channel", channel.id)
        assert channel.thread is not None
        data: Json = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "member_count": len(channel.thread.members),
        }
        bot = self.world.bot.id
        if bot in added:
            # Whoever is added to a thread learns of the thread itself.
            created = {**self.shapes.channel(channel), "newly_created": False}
            self.gateway.dispatch("THREAD_CREATE", created, channel.guild_id, GUILDS)
        if added:
            data["added_members"] = [self.shapes.thread_member(channel, p) for p in added]
        if removed:
            data["removed_member_ids"] = [str(p) for p in removed]
        intent = GUILDS if bot in (*added, *removed) else MEMBERS
        self.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild_id, intent)
        self._tell("CHANNELS", {})

    # -- people, commands, all else ----------------------------------------------------------

    def member(self, guild: Guild, person: Person, event: str = "GUILD_MEMBER_ADD") -> None:
        """GUILD_MEMBER_ADD or GUILD_MEMBER_UPDATE."""
        self.keep("person", person.id)
        self.keep("guild", guild.id)
        data = {**self.shapes.member(guild, person.id), "guild_id": str(guild.id)}
        self.gateway.dispatch(event, data, guild.id, MEMBERS)
        self._tell("PEOPLE", {})

    def guild(self, guild: Guild) -> None:
        """The bot has joined a guild."""
        self.keep("guild", guild.id)
        self.gateway.dispatch("GUILD_CREATE", self.shapes.guild_create(guild, all_members=False), guild.id, GUILDS)
        self._tell("CHANNELS", {})

    def commands(self) -> None:
        """The commands have changed."""
        self.keep("commands", 0)
        self._tell("COMMANDS", {})

    def emoji(self, emoji: Emoji) -> None:
        """An emoji of the application is new, renamed or gone."""
        self.keep("emoji", emoji.id)
        self.keep("file", emoji.id)
        self._tell("EMOJIS", {})

    def note(self, event: str) -> None:
        """Something that only the pages care about."""
        self._tell(event, {})
