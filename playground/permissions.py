"""What a member may do in a channel: roles first, then the channel's overwrites."""

from enum import IntFlag
from typing import TYPE_CHECKING

from playground.errors import refused

if TYPE_CHECKING:
    from playground.world import Channel, World


class Permission(IntFlag):
    """The permission bits of Discord's API that concern text channels."""

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
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


# All bits that Discord has, also those that have no name here.
ALL = Permission((1 << 53) - 1)

# What a new server gives to @everyone.
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
)

# What an invitation link of a game bot asks for.
BOT_ROLE = (
    EVERYONE
    | Permission.MANAGE_MESSAGES
    | Permission.PIN_MESSAGES
    | Permission.MANAGE_THREADS
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_ROLES
)

# In a direct message there are no roles; Discord names these.
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


def named(name: str) -> Permission:
    """The permission of that name, in either case: `send_messages`."""
    try:
        return Permission[name.upper()]
    except KeyError:
        raise ValueError(f"no permission is called {name!r}") from None


def permissions_in(world: "World", person_id: int, channel: "Channel") -> Permission:
    """All that a person may do in a channel; a thread takes its parent's permissions."""
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
    # Who may not see a channel may do nothing there.
    return Permission(held) if held & Permission.VIEW_CHANNEL else Permission(0)


def guild_permissions(world: "World", guild_id: int, person_id: int) -> Permission:
    """What a member's roles give, before any channel's overwrites."""
    guild = world.guilds[guild_id]
    if guild.owner_id == person_id:
        return ALL
    bits = guild.roles[guild.id].permissions
    for role_id in guild.members[person_id].roles:
        bits |= guild.roles[role_id].permissions
    return ALL if bits & Permission.ADMINISTRATOR else Permission(bits)


def may_see(world: "World", person_id: int, channel: "Channel") -> bool:
    """Whether the channel is in this person's list; private threads are for their members."""
    held = permissions_in(world, person_id, channel)
    if Permission.VIEW_CHANNEL not in held:
        return False
    if channel.is_private_thread and channel.thread is not None:
        return person_id in channel.thread.members or Permission.MANAGE_THREADS in held
    return True


def require(world: "World", person_id: int, channel: "Channel", *needed: Permission) -> None:
    """Refuse as Discord does: 50001 for a channel one cannot see, 50013 for all else."""
    if not may_see(world, person_id, channel):
        raise refused(50001)
    held = permissions_in(world, person_id, channel)
    if any(permission not in held for permission in needed):
        raise refused(50013)


def to_speak_in(channel: "Channel") -> Permission:
    """The permission that talking there needs: SEND_MESSAGES has no effect in threads."""
    return Permission.SEND_MESSAGES_IN_THREADS if channel.thread else Permission.SEND_MESSAGES
