"""Permissions of a member in a channel: roles first, then the channel's overwrites."""

from enum import IntFlag
from typing import TYPE_CHECKING

from playground.errors import api_error

if TYPE_CHECKING:
    from playground.world.model import Channel, World


class Permission(IntFlag):
    """The permission bits that concern text channels."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    ADD_REACTIONS = 1 << 6
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_EVENTS = 1 << 33
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    CREATE_EVENTS = 1 << 44
    USE_EXTERNAL_APPS = 1 << 50
    PIN_MESSAGES = 1 << 51


# All bits that Discord has, including those not listed above.
ALL = Permission((1 << 53) - 1)

# The default permissions of @everyone in a new server.
EVERYONE = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.USE_EXTERNAL_APPS
)

# The permissions that a game bot's invite link asks for.
BOT_ROLE = (
    EVERYONE
    | Permission.MANAGE_MESSAGES
    | Permission.PIN_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_ROLES
    | Permission.CREATE_EVENTS
)

# Direct messages have no roles; Discord grants these permissions.
IN_DIRECT_MESSAGES = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.ADD_REACTIONS
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.PIN_MESSAGES
)

# What an application may do through an interaction where its bot is not a member (and in its direct messages).
OF_APPLICATION = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE


def named(name: str) -> Permission:
    """Return the permission with this name, in either case: `send_messages`."""
    try:
        return Permission[name.upper()]
    except KeyError:
        raise ValueError(f"there is no permission {name!r}") from None


def permissions_in(world: "World", person_id: int, channel: "Channel") -> Permission:
    """Return a user's permissions in a channel; a thread has those of its parent."""
    if channel.guild_id is None:
        return IN_DIRECT_MESSAGES if person_id in channel.recipients else Permission(0)
    guild = world.guilds[channel.guild_id]
    if person_id not in guild.members:
        return Permission(0)
    held = int(guild_permissions(world, channel.guild_id, person_id))
    if held & Permission.ADMINISTRATOR:
        return ALL
    place = world.channels.get(channel.parent_id or 0) if channel.thread else channel
    if place is None:
        return Permission(0)
    member = guild.members[person_id]
    everyone = [o for o in place.overwrites if o.target == guild.id]
    roles = [o for o in place.overwrites if o.target in member.roles]
    own = [o for o in place.overwrites if o.target == person_id]
    for layer in (everyone, roles, own):
        deny = allow = 0
        for overwrite in layer:
            deny |= overwrite.deny
            allow |= overwrite.allow
        held = (held & ~deny) | allow
    # Without VIEW_CHANNEL a member has no permissions in the channel.
    return Permission(held) if held & Permission.VIEW_CHANNEL else Permission(0)


def guild_permissions(world: "World", guild_id: int, person_id: int) -> Permission:
    """Return the permissions from a member's roles, before any channel overwrites."""
    guild = world.guilds[guild_id]
    if guild.owner_id == person_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in guild.members[person_id].roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & Permission.ADMINISTRATOR else Permission(bits)


def may_see(world: "World", person_id: int, channel: "Channel") -> bool:
    """Whether the user sees the channel; private threads only show to their members and moderators."""
    held = permissions_in(world, person_id, channel)
    if Permission.VIEW_CHANNEL not in held:
        return False
    if channel.is_private_thread and channel.thread is not None:
        return person_id in channel.thread.members or Permission.MANAGE_THREADS in held
    return True


def require(world: "World", person_id: int, channel: "Channel", *needed: Permission) -> None:
    """Raise 50001 if the user cannot see the channel, 50013 if a needed permission is missing."""
    if not may_see(world, person_id, channel):
        raise api_error(50001)
    held = permissions_in(world, person_id, channel)
    if any(permission not in held for permission in needed):
        raise api_error(50013)


def send_permission(channel: "Channel") -> Permission:
    """Return the permission needed to send messages there: SEND_MESSAGES has no effect in threads."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
