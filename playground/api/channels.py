"""Channels: get, create, edit, delete, permissions, typing, direct messages."""

from playground.api.call import Call, Outcome, route
from playground.errors import api_error, invalid_form
from playground.world.model import CATEGORY, GUILD_TEXT, Overwrite
from playground.world.permissions import Permission, require, send_permission


@route("GET", "/channels/{channel_id}")
async def fetch(call: Call) -> Outcome:
    """Return one channel."""
    require(call.backend.world, call.bot.id, call.channel)
    return call.backend.payloads.channel(call.channel)


@route("PATCH", "/channels/{channel_id}")
async def change(call: Call) -> Outcome:
    """Rename a channel, or rename, archive and lock a thread."""
    channel, body = call.channel, call.body
    if channel.thread:
        owns = channel.thread.owner_id == call.bot.id and not body.get("locked")
        require(call.backend.world, call.bot.id, channel, *([] if owns else [Permission.MANAGE_THREADS]))
        call.backend.threads.change(channel, body)
        return call.backend.payloads.channel(channel)
    require(call.backend.world, call.bot.id, channel, Permission.MANAGE_CHANNELS)
    if call.backend.rate_limits.real and ("name" in body or "topic" in body):
        call.backend.rate_limits.take_rename(channel.id)
    channel.name = str(body.get("name", channel.name))
    channel.topic = body.get("topic", channel.topic)
    channel.slowmode = int(body.get("rate_limit_per_user", channel.slowmode) or 0)
    if "permission_overwrites" in body:
        channel.overwrites = _overwrites(body["permission_overwrites"])
    call.backend.events.channel("CHANNEL_UPDATE", channel)
    return call.backend.payloads.channel(channel)


@route("DELETE", "/channels/{channel_id}")
async def delete(call: Call) -> Outcome:
    """Delete a channel or a thread."""
    channel = call.channel
    needed = Permission.MANAGE_THREADS if channel.thread else Permission.MANAGE_CHANNELS
    require(call.backend.world, call.bot.id, channel, needed)
    payload = call.backend.payloads.channel(channel)
    call.backend.remove_channel(channel)
    return payload


@route("POST", "/guilds/{guild_id}/channels")
async def create(call: Call) -> Outcome:
    """Create a text channel or category."""
    kind = int(call.body.get("type", GUILD_TEXT))
    if kind not in (GUILD_TEXT, CATEGORY):
        raise invalid_form("type", "BASE_TYPE_CHOICES", "The playground has text channels and categories only.")
    guild = call.guild
    if not guild.roles or not call.backend.holds(guild, call.bot, Permission.MANAGE_CHANNELS):
        raise api_error(50013)
    channel = call.backend.world.add_channel(guild, str(call.body["name"]), topic=call.body.get("topic"), kind=kind)
    channel.parent_id = int(call.body["parent_id"]) if call.body.get("parent_id") else None
    channel.overwrites = _overwrites(call.body.get("permission_overwrites") or [])
    call.backend.events.channel("CHANNEL_CREATE", channel)
    call.status = 201
    return call.backend.payloads.channel(channel)


@route("PUT", "/channels/{channel_id}/permissions/{target}")
async def set_permissions(call: Call) -> Outcome:
    """Set the overwrite of one role or member."""
    require(call.backend.world, call.bot.id, call.channel, Permission.MANAGE_ROLES)
    (made,) = _overwrites([{**call.body, "id": call.snowflake("target")}])
    call.channel.overwrites = [o for o in call.channel.overwrites if o.target != made.target] + [made]
    call.backend.events.channel("CHANNEL_UPDATE", call.channel)
    return None


@route("DELETE", "/channels/{channel_id}/permissions/{target}")
async def clear_permissions(call: Call) -> Outcome:
    """Delete an overwrite."""
    require(call.backend.world, call.bot.id, call.channel, Permission.MANAGE_ROLES)
    target = call.snowflake("target")
    if all(o.target != target for o in call.channel.overwrites):
        raise api_error(10009)
    call.channel.overwrites = [o for o in call.channel.overwrites if o.target != target]
    call.backend.events.channel("CHANNEL_UPDATE", call.channel)
    return None


@route("POST", "/channels/{channel_id}/typing")
async def typing(call: Call) -> Outcome:
    """Show that the bot is typing."""
    require(call.backend.world, call.bot.id, call.channel, send_permission(call.channel))
    return None


@route("POST", "/users/@me/channels")
async def open_direct(call: Call) -> Outcome:
    """Open the direct messages with a user."""
    person = call.backend.world.people.get(int(call.body["recipient_id"]))
    if person is None:
        raise api_error(10013)
    if person.bot:
        raise api_error(50007)
    channel = call.backend.world.direct_channel(person)
    call.backend.events.channel("CHANNEL_CREATE", channel)
    return call.backend.payloads.channel(channel)


def _overwrites(given: list[dict[str, object]]) -> list[Overwrite]:
    return [
        Overwrite(
            int(str(o["id"])), int(str(o.get("type", 0))), int(str(o.get("allow") or 0)), int(str(o.get("deny") or 0))
        )
        for o in given
    ]
