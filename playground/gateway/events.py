"""Publishes every change of the world: to the bot by gateway, to open pages, and to the store."""

import asyncio
from collections.abc import Callable
from typing import Protocol

from playground.clock import iso
from playground.errors import Json
from playground.gateway.server import DIRECT_MESSAGES, GUILD_MESSAGES, GUILD_SCHEDULED_EVENTS, GUILDS, MEMBERS, Gateway
from playground.world.model import Channel, Emoji, Guild, Message, Person, Role, ScheduledEvent, World
from playground.world.payloads import Payloads
from playground.world.permissions import may_see


class Subscriber(Protocol):
    """An open page, which receives the events that its user may see."""

    person: Person

    def send_event(self, event: str, data: Json) -> None:
        """Queue one event."""


class EventPublisher:
    """Publishes changes. Every change of the world goes through here."""

    def __init__(self, world: World, payloads: Payloads, gateway: Gateway) -> None:
        self.world = world
        self.payloads = payloads
        self.gateway = gateway
        self.subscribers: set[Subscriber] = set()
        self.on_change: list[Callable[[str, int], None]] = []  # called with the kind and id of what to save
        self._next_event: asyncio.Event = asyncio.Event()
        gateway.on_change.append(lambda: self.notify_pages("ONLINE"))

    def changed(self, kind: str, object_id: int) -> None:
        """Report that an object is new, changed or deleted."""
        for listener in self.on_change:
            listener(kind, object_id)

    async def next_event(self) -> None:
        """Wait for the next published event."""
        await self._next_event.wait()

    def _push(self, event: str, data: Json, channel: Channel | None = None, only_for: int | None = None) -> None:
        """Send to open pages: those of one user, of everyone who sees the channel, or all."""
        for subscriber in list(self.subscribers):
            person = subscriber.person.id
            if only_for in (None, person) and (channel is None or may_see(self.world, person, channel)):
                subscriber.send_event(event, data)
        self._next_event.set()
        self._next_event = asyncio.Event()

    def _bot_can_see(self, channel: Channel) -> bool:
        return may_see(self.world, self.world.bot.id, channel)

    def scheduled_event(self, event: str, subject: ScheduledEvent) -> None:
        """Publish GUILD_SCHEDULED_EVENT_CREATE, _UPDATE or _DELETE."""
        self.changed("scheduled_event", subject.id)
        payload = self.payloads.scheduled_event(subject)
        self.gateway.dispatch(event, payload, subject.guild_id, GUILD_SCHEDULED_EVENTS)
        self._push(event, payload)

    # -- messages ----------------------------------------------------------------------------

    def message(self, event: str, message: Message) -> None:
        """Publish MESSAGE_CREATE or MESSAGE_UPDATE."""
        channel = self.world.channels[message.channel_id]
        payload = self.payloads.event_message(message)
        if message.is_ephemeral:
            self.gateway.dispatch(event, payload, None, DIRECT_MESSAGES)
            self._push(event, payload, only_for=message.only_for)
            return
        self.changed("message", message.id)
        if self._bot_can_see(channel):
            intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
            self.gateway.dispatch(event, payload, channel.guild_id, intent)
        self._push(event, payload, channel)

    def messages_deleted(self, channel: Channel, deleted: list[Message], *, bulk: bool = False) -> None:
        """Publish MESSAGE_DELETE for each message, or one MESSAGE_DELETE_BULK."""
        where: Json = {"channel_id": str(channel.id)}
        if channel.guild_id is not None:
            where["guild_id"] = str(channel.guild_id)
        intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
        if bulk and self._bot_can_see(channel):
            ids = [str(message.id) for message in deleted]
            self.gateway.dispatch("MESSAGE_DELETE_BULK", {**where, "ids": ids}, channel.guild_id, intent)
        for message in deleted:
            data = {**where, "id": str(message.id)}
            self.changed("message", message.id)
            for attachment in message.attachments:
                self.changed("file", attachment.id)
            if message.is_ephemeral:
                private = {"channel_id": str(channel.id), "id": str(message.id)}
                self.gateway.dispatch("MESSAGE_DELETE", private, None, DIRECT_MESSAGES)
            elif not bulk and self._bot_can_see(channel):
                self.gateway.dispatch("MESSAGE_DELETE", data, channel.guild_id, intent)
            self._push("MESSAGE_DELETE", data, channel, message.only_for)

    def pins(self, channel: Channel) -> None:
        """Publish CHANNEL_PINS_UPDATE."""
        self.changed("channel", channel.id)
        data: Json = {
            "channel_id": str(channel.id),
            "last_pin_timestamp": iso(channel.last_pin_at) if channel.last_pin_at else None,
        }
        if channel.guild_id is not None:
            data["guild_id"] = str(channel.guild_id)
        self.gateway.dispatch("CHANNEL_PINS_UPDATE", data, channel.guild_id, GUILDS)

    # -- channels and threads ----------------------------------------------------------------

    def channel(self, event: str, channel: Channel) -> None:
        """Publish CHANNEL_CREATE, CHANNEL_UPDATE or CHANNEL_DELETE, or the same for a thread."""
        self.changed("channel", channel.id)
        payload = self.payloads.channel(channel)
        if channel.guild_id is not None:
            if event == "THREAD_CREATE":
                payload = {**payload, "newly_created": True}
            if event == "THREAD_DELETE":
                payload = {key: payload[key] for key in ("id", "guild_id", "parent_id", "type")}
            if not channel.is_private_thread or self._bot_can_see(channel):
                self.gateway.dispatch(event, payload, channel.guild_id, GUILDS)
        # All pages reload their channel list, including those whose user no longer sees the channel.
        self._push("CHANNELS", {})

    def thread_members(self, channel: Channel, added: list[int], removed: list[int]) -> None:
        """Publish THREAD_MEMBERS_UPDATE. Without the members intent the bot only gets updates about itself."""
        self.changed("channel", channel.id)
        assert channel.thread is not None
        data: Json = {
            "id": str(channel.id),
            "guild_id": str(channel.guild_id),
            "member_count": len(channel.thread.members),
        }
        bot = self.world.bot.id
        if bot in added:
            # Discord sends THREAD_CREATE to a user who is added to a thread.
            created = {**self.payloads.channel(channel), "newly_created": False}
            self.gateway.dispatch("THREAD_CREATE", created, channel.guild_id, GUILDS)
        if added:
            data["added_members"] = [self.payloads.thread_member(channel, p) for p in added]
        if removed:
            data["removed_member_ids"] = [str(p) for p in removed]
        intent = GUILDS if bot in (*added, *removed) else MEMBERS
        self.gateway.dispatch("THREAD_MEMBERS_UPDATE", data, channel.guild_id, intent)
        self._push("CHANNELS", {})

    # -- members, commands, the rest ----------------------------------------------------------

    def member(self, guild: Guild, person: Person, event: str = "GUILD_MEMBER_ADD") -> None:
        """Publish GUILD_MEMBER_ADD or GUILD_MEMBER_UPDATE."""
        self.changed("person", person.id)
        self.changed("guild", guild.id)
        data = {**self.payloads.member(guild, person.id), "guild_id": str(guild.id)}
        self.gateway.dispatch(event, data, guild.id, MEMBERS)
        self._push("PEOPLE", {})

    def person(self, person: Person) -> None:
        """Report that a user has installed or removed the application, which changes their commands."""
        self.changed("person", person.id)
        self._push("PEOPLE", {})
        self._push("COMMANDS", {})

    def role(self, guild: Guild, role: Role, event: str = "GUILD_ROLE_CREATE") -> None:
        """Publish GUILD_ROLE_CREATE or GUILD_ROLE_UPDATE."""
        self.changed("guild", guild.id)
        data = {"guild_id": str(guild.id), "role": self.payloads.role(role)}
        self.gateway.dispatch(event, data, guild.id, GUILDS)

    def guild(self, guild: Guild) -> None:
        """Publish GUILD_CREATE after the bot has joined a guild."""
        self.changed("guild", guild.id)
        if self.world.bot.id in guild.members:
            created = self.payloads.guild_create(guild, all_members=False)
            self.gateway.dispatch("GUILD_CREATE", created, guild.id, GUILDS)
        self._push("CHANNELS", {})

    def commands(self) -> None:
        """Report that the application commands have changed."""
        self.changed("commands", 0)
        self._push("COMMANDS", {})

    def emoji(self, emoji: Emoji) -> None:
        """Report that an application emoji was added, renamed or deleted."""
        self.changed("emoji", emoji.id)
        self.changed("file", emoji.id)
        self._push("EMOJIS", {})

    def notify_pages(self, event: str) -> None:
        """Send an event without data to all open pages."""
        self._push(event, {})
