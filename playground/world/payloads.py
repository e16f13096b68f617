"""JSON payloads of Discord's API, built from the world's objects."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Any

from playground.clock import iso
from playground.errors import Json
from playground.world.components import STORED_LINK, media
from playground.world.model import (
    GROUP_DIRECT,
    Attachment,
    Channel,
    Emoji,
    Guild,
    Message,
    Person,
    Role,
    ScheduledEvent,
    World,
)
from playground.world.permissions import OF_APPLICATION, Permission, guild_permissions, permissions_in

ATTACHMENT_LIMIT = 10 * 1024 * 1024


class Payloads:
    """Builds payloads of users, channels, messages and guilds, with links to served files."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.cdn = "http://127.0.0.1"
        self._secret = secrets.token_bytes(16)

    def user(self, person: Person) -> Json:
        """Return a user object."""
        return {
            "id": str(person.id),
            "username": person.handle,
            "discriminator": "0000" if person.bot else "0",
            "global_name": None if person.bot else person.name,
            "avatar": None,
            "bot": person.bot,
            "system": False,
            "public_flags": 0,
            "flags": 0,
            "primary_guild": None,
        }

    def bot_user(self) -> Json:
        """Return the bot's own user object."""
        about = {
            "username": self.world.bot.name,
            "verified": True,
            "email": None,
            "mfa_enabled": True,
            "locale": "en-US",
        }
        return {**self.user(self.world.bot), **about}

    def member(self, guild: Guild, person_id: int, *, with_user: bool = True) -> Json:
        """Return a guild member object."""
        membership = guild.members[person_id]
        member: Json = {
            "roles": [str(role) for role in membership.roles],
            "joined_at": iso(membership.joined_at),
            "nick": membership.nick,
            "avatar": None,
            "banner": None,
            "premium_since": None,
            "deaf": False,
            "mute": False,
            "pending": False,
            "flags": 0,
            "communication_disabled_until": None,
        }
        if with_user:
            member["user"] = self.user(self.world.people[person_id])
        return member

    def scheduled_event(self, event: ScheduledEvent) -> Json:
        """Return a scheduled event object."""
        return {
            "id": str(event.id),
            "guild_id": str(event.guild_id),
            "name": event.name,
            "description": event.description,
            "channel_id": None,
            "creator_id": str(event.creator_id),
            "creator": self.user(self.world.people[event.creator_id]),
            "image": None,
            "scheduled_start_time": event.starts_at,
            "scheduled_end_time": event.ends_at,
            "status": event.status,
            "entity_type": 3,
            "entity_id": None,
            "entity_metadata": {"location": event.location},
            "recurrence_rule": None,
            "privacy_level": 2,
            "guild_scheduled_event_exceptions": [],
        }

    def role(self, role: Role) -> Json:
        """Return a role object."""
        tags = {"tags": {"bot_id": str(self.world.bot.id)}} if role.of_bot else {}
        return {
            "id": str(role.id),
            "name": role.name,
            "color": role.colour,
            "colors": {"primary_color": role.colour, "secondary_color": None, "tertiary_color": None},
            "hoist": False,
            "icon": None,
            "unicode_emoji": None,
            "position": role.position,
            "permissions": str(role.permissions),
            "managed": role.of_bot,
            "mentionable": False,
            "flags": 0,
            **tags,
        }

    def channel(self, channel: Channel) -> Json:
        """Return a channel object, also for threads and direct messages."""
        payload: Json = {
            "id": str(channel.id),
            "type": channel.kind,
            "last_message_id": _text(channel.last_message_id),
            "flags": 0,
        }
        if channel.last_pin_at is not None:
            payload["last_pin_timestamp"] = iso(channel.last_pin_at)
        if channel.guild_id is None:
            others = [p for p in channel.recipients if p != self.world.bot.id]
            payload["recipients"] = [self.user(self.world.people[p]) for p in others]
            if channel.kind == GROUP_DIRECT:
                payload |= {"name": channel.name, "icon": None, "owner_id": str(channel.recipients[0])}
            return payload
        payload |= {
            "guild_id": str(channel.guild_id),
            "name": channel.name,
            "parent_id": _text(channel.parent_id),
            "rate_limit_per_user": channel.slowmode,
        }
        if channel.thread:
            return {**payload, **self._thread(channel)}
        return {
            **payload,
            "topic": channel.topic,
            "position": channel.position,
            "nsfw": False,
            "permission_overwrites": [
                {"id": str(o.target), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
                for o in channel.overwrites
            ],
        }

    def _thread(self, channel: Channel) -> Json:
        thread = channel.thread
        assert thread is not None
        payload: Json = {
            "owner_id": str(thread.owner_id),
            "message_count": thread.message_count,
            "total_message_sent": thread.message_count,
            "member_count": len(thread.members),
            "thread_metadata": {
                "archived": thread.archived,
                "auto_archive_duration": thread.auto_archive,
                "archive_timestamp": iso(thread.archive_changed_at or thread.created_at),
                "locked": thread.locked,
                "invitable": thread.invitable,
                "create_timestamp": iso(thread.created_at),
            },
        }
        if self.world.bot.id in thread.members:
            payload["member"] = self.thread_member(channel, self.world.bot.id)
        return payload

    def thread_member(self, channel: Channel, person_id: int) -> Json:
        """Return a thread member object."""
        assert channel.thread is not None
        joined = channel.thread.members[person_id]
        return {
            "id": str(channel.id),
            "user_id": str(person_id),
            "join_timestamp": iso(joined),
            "flags": 0,
        }

    def guild(self, guild: Guild) -> Json:
        """Return a guild object as GET returns it."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "icon": None,
            "splash": None,
            "discovery_splash": None,
            "description": None,
            "owner_id": str(guild.owner_id),
            "region": "deprecated",
            "afk_channel_id": None,
            "afk_timeout": 300,
            "verification_level": 0,
            "default_message_notifications": 1,
            "explicit_content_filter": 0,
            "roles": [self.role(role) for role in guild.roles.values()],
            "emojis": [],
            "stickers": [],
            "features": [],
            "mfa_level": 0,
            "nsfw_level": 0,
            "application_id": None,
            "system_channel_id": None,
            "system_channel_flags": 0,
            "rules_channel_id": None,
            "public_updates_channel_id": None,
            "vanity_url_code": None,
            "banner": None,
            "premium_tier": 0,
            "premium_subscription_count": 0,
            "preferred_locale": guild.locale,
            "premium_progress_bar_enabled": False,
            "max_members": 500000,
            "max_presences": None,
            "max_video_channel_users": 25,
            "max_stage_video_channel_users": 50,
            "widget_enabled": False,
            "widget_channel_id": None,
            "safety_alerts_channel_id": None,
            "home_header": None,
            "nsfw": False,
            "incidents_data": None,
        }

    def guild_create(self, guild: Guild, *, all_members: bool) -> Json:
        """Return a GUILD_CREATE event. Without `all_members` its only member is the bot."""
        channels = [c for c in self.world.channels.values() if c.guild_id == guild.id]
        members = list(guild.members) if all_members else [self.world.bot.id]
        return {
            **self.guild(guild),
            "joined_at": iso(guild.members[self.world.bot.id].joined_at),
            "large": len(guild.members) > 250,
            "unavailable": False,
            "member_count": len(guild.members),
            "members": [self.member(guild, person) for person in members],
            "channels": [self.channel(c) for c in channels if not c.thread],
            "threads": [self.channel(c) for c in channels if c.thread and not c.thread.archived],
            "presences": [],
            "voice_states": [],
            "stage_instances": [],
            "guild_scheduled_events": [],
            "soundboard_sounds": [],
        }

    def emoji(self, emoji: Emoji) -> Json:
        """Return an application emoji object."""
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "animated": emoji.animated,
            "roles": [],
            "user": self.user(self.world.bot),
            "require_colons": True,
            "managed": False,
            "available": True,
        }

    def signature(self, path: str) -> str:
        """Return the signature of a CDN link."""
        return hmac.new(self._secret, path.encode(), hashlib.sha256).hexdigest()[:32]

    def link(self, channel_id: int, attachment: Attachment) -> str:
        """Return the URL of an attachment."""
        path = f"/attachments/{channel_id}/{attachment.id}/{attachment.filename}"
        return f"{self.cdn}{path}?hm={self.signature(path)}"

    def attachment(self, message: Message, attachment: Attachment) -> Json:
        """Return an attachment object."""
        link = self.link(message.channel_id, attachment)
        payload: Json = {
            "id": str(attachment.id),
            "filename": attachment.filename,
            "size": attachment.size,
            "url": link,
            "proxy_url": link,
        }
        for key in ("content_type", "description", "width", "height"):
            if (value := getattr(attachment, key)) is not None:
                payload[key] = value
        if message.is_ephemeral:
            payload["ephemeral"] = True
        return payload

    def message(self, message: Message, *, with_reference: bool = True) -> Json:
        """Return a message object."""
        world = self.world
        author = world.people[message.author_id]
        payload: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "type": message.kind,
            "author": self.bot_user() if author.bot else self.user(author),
            "content": message.content,
            "timestamp": iso(message.created_at),
            "edited_timestamp": iso(message.edited_at) if message.edited_at else None,
            "tts": False,
            "mention_everyone": message.mention_everyone,
            "mentions": [self.user(world.people[p]) for p in message.mentions if p in world.people],
            "mention_roles": [str(role) for role in message.mention_roles],
            "attachments": [self.attachment(message, a) for a in message.attachments],
            "embeds": [self._resolve(embed, message) for embed in message.embeds],
            "components": self._components(message),
            "pinned": message.pinned_at is not None,
            "flags": message.flags,
        }
        if message.nonce is not None:
            payload["nonce"] = message.nonce
        if message.by_interaction:
            payload["webhook_id"] = payload["application_id"] = str(world.application.id)
        if message.made_by is not None:
            payload["interaction_metadata"] = message.made_by
            if message.command_name is not None:
                payload["interaction"] = {
                    "id": message.made_by["id"],
                    "type": 2,
                    "name": message.command_name,
                    "user": message.made_by["user"],
                }
        if message.thread_id in world.channels:
            payload["thread"] = self.channel(world.channels[message.thread_id])
        if message.reference is not None:
            payload["message_reference"] = message.reference
            original = world.find_message(int(message.reference["message_id"]))
            if with_reference:
                payload["referenced_message"] = self.message(original, with_reference=False) if original else None
        return payload

    def _components(self, message: Message) -> list[Json]:
        resolved: list[Json] = [self._resolve(part, message) for part in message.components]
        for _field, item in media(resolved):
            item.setdefault("id", item.get("attachment_id", "0"))
            item.setdefault("proxy_url", item["url"])
        return resolved

    def _resolve(self, part: Any, message: Message) -> Any:
        """Replace `attachment://name` with the URL and size of the file."""
        if isinstance(part, list):
            return [self._resolve(item, message) for item in part]
        if not isinstance(part, dict):
            return part
        resolved = {key: self._resolve(value, message) for key, value in part.items()}
        url = resolved.get("url") or resolved.get("icon_url")
        if not isinstance(url, str):
            return resolved
        key = "url" if "url" in resolved else "icon_url"
        named = _named(url, message.attachments)
        if named is not None:
            link = self.link(message.channel_id, named)
            resolved[key] = resolved[f"proxy_{key}"] = link
            for fact in ("width", "height", "content_type"):
                if key == "url" and (value := getattr(named, fact)) is not None:
                    resolved[fact] = value
            if key == "url":
                resolved["attachment_id"] = str(named.id)
        return resolved

    def event_message(self, message: Message) -> Json:
        """Return a message as in MESSAGE_CREATE and MESSAGE_UPDATE."""
        payload = self.message(message)
        channel = self.world.channels[message.channel_id]
        # Discord sends ephemeral messages without a guild_id, like direct messages (discord-api-docs#4557).
        if channel.guild_id is not None and not message.is_ephemeral:
            guild = self.world.guilds[channel.guild_id]
            payload["guild_id"] = str(guild.id)
            if message.author_id in guild.members:
                payload["member"] = self.member(guild, message.author_id, with_user=False)
        return payload

    def interaction_member(self, guild: Guild, channel: Channel, person: Person) -> Json:
        """Return the member of an interaction, with their permissions in the channel."""
        held = permissions_in(self.world, person.id, channel)
        return {**self.member(guild, person.id), "permissions": str(int(held)), "unusual_dm_activity_until": None}

    def partial_channel(self, channel: Channel, person: Person) -> Json:
        """Return the partial channel of an interaction."""
        held = permissions_in(self.world, person.id, channel)
        return {**self.channel(channel), "permissions": str(int(held))}

    def resolved(
        self,
        guild: Guild | None,
        viewer: Person,
        *,
        people: Iterable[int] = (),
        channels: Iterable[int] = (),
        roles: Iterable[int] = (),
        messages: Iterable[Message] = (),
    ) -> Json:
        """Return the `resolved` field of an interaction: the objects behind its ids."""
        payload: Json = {}
        for person_id in people:
            payload.setdefault("users", {})[str(person_id)] = self.user(self.world.people[person_id])
            if guild and person_id in guild.members:
                held = guild_permissions(self.world, guild.id, person_id)
                member = {**self.member(guild, person_id, with_user=False), "permissions": str(int(held))}
                payload.setdefault("members", {})[str(person_id)] = member
        for channel_id in channels:
            channel = self.world.channels[channel_id]
            payload.setdefault("channels", {})[str(channel_id)] = self.partial_channel(channel, viewer)
        for role_id in roles:
            if guild:
                payload.setdefault("roles", {})[str(role_id)] = self.role(guild.roles[role_id])
        for message in messages:
            payload.setdefault("messages", {})[str(message.id)] = self.message(message)
        return payload

    def app_permissions(self, channel: Channel) -> str:
        """Return what the application may do in the channel of an interaction."""
        if channel.guild_id is None and self.world.has_bot(channel):
            return str(int(OF_APPLICATION | Permission.USE_EXTERNAL_EMOJIS))
        if not self.world.has_bot(channel):
            return str(int(OF_APPLICATION))
        return str(int(permissions_in(self.world, self.world.bot.id, channel)))


def _named(url: str, attachments: list[Attachment]) -> Attachment | None:
    if url.startswith("attachment://"):
        name = url.removeprefix("attachment://")
        return next((a for a in attachments if a.filename == name), None)
    if url.startswith(STORED_LINK):
        wanted = url.removeprefix(STORED_LINK)
        return next((a for a in attachments if str(a.id) == wanted), None)
    return None


def _text(snowflake: int | None) -> str | None:
    return None if snowflake is None else str(snowflake)
