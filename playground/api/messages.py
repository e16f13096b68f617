"""Channel messages: send, get, edit, delete, pin."""

from playground.api.call import Call, Outcome, route
from playground.clock import iso
from playground.errors import api_error
from playground.http.rate_limits import OLD
from playground.world.permissions import Permission, permissions_in, require

OF_THE_SYSTEM = (1, 2, 3, 4, 5, 6, 18, 21)


@route("POST", "/channels/{channel_id}/messages")
async def send(call: Call) -> Outcome:
    """Send a message."""
    message = call.backend.messages.send(call.bot, call.channel, call.body, call.uploads)
    call.mark_sent(message)
    return call.backend.payloads.message(message)


@route("GET", "/channels/{channel_id}/messages")
async def history(call: Call) -> Outcome:
    """Return the message history, newest first."""
    channel, backend = call.channel, call.backend
    require(backend.world, call.bot.id, channel)
    limit = call.number("limit", 50, 100)
    if Permission.READ_MESSAGE_HISTORY not in permissions_in(backend.world, call.bot.id, channel):
        return []
    bounds = {name: int(call.query[name]) if name in call.query else None for name in ("before", "after", "around")}
    return [backend.payloads.message(m) for m in backend.messages.history(channel, limit, **bounds)]


@route("GET", "/channels/{channel_id}/messages/{message_id}")
async def fetch(call: Call) -> Outcome:
    """Return one message."""
    require(call.backend.world, call.bot.id, call.channel, Permission.READ_MESSAGE_HISTORY)
    return call.backend.payloads.message(call.message)


@route("PATCH", "/channels/{channel_id}/messages/{message_id}")
async def edit(call: Call) -> Outcome:
    """Edit a message of the bot."""
    require(call.backend.world, call.bot.id, call.channel)
    message = call.message
    if message.author_id != call.bot.id:
        raise api_error(50005)
    if call.backend.rate_limits.real and call.backend.clock.now() - message.created_at > OLD:
        call.backend.rate_limits.take_old_edit(call.channel.id)
    call.backend.messages.edit(message, call.body, call.uploads)
    call.mark_sent(message)
    return call.backend.payloads.message(message)


@route("DELETE", "/channels/{channel_id}/messages/{message_id}")
async def delete(call: Call) -> Outcome:
    """Delete a message; other users' messages need MANAGE_MESSAGES."""
    message = call.message
    if message.kind in OF_THE_SYSTEM and message.kind not in (6, 18):
        raise api_error(50021)
    needed = [] if message.author_id == call.bot.id else [Permission.MANAGE_MESSAGES]
    require(call.backend.world, call.bot.id, call.channel, *needed)
    call.backend.messages.delete(call.channel, [message])
    return None


@route("POST", "/channels/{channel_id}/messages/bulk-delete")
async def bulk_delete(call: Call) -> Outcome:
    """Delete several messages at once."""
    require(call.backend.world, call.bot.id, call.channel, Permission.MANAGE_MESSAGES)
    call.backend.messages.bulk_delete(call.channel, [int(one) for one in call.body["messages"]])
    return None


@route("GET", "/channels/{channel_id}/messages/pins")
async def pins(call: Call) -> Outcome:
    """Return the pinned messages with the time of each pin."""
    require(call.backend.world, call.bot.id, call.channel, Permission.READ_MESSAGE_HISTORY)
    limit = call.number("limit", 50, 50)
    found = call.backend.messages.pinned(call.channel)
    items = [{"pinned_at": iso(m.pinned_at or 0), "message": call.backend.payloads.message(m)} for m in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


@route("PUT", "/channels/{channel_id}/messages/pins/{message_id}")
async def pin(call: Call) -> Outcome:
    """Pin a message."""
    require(call.backend.world, call.bot.id, call.channel, Permission.PIN_MESSAGES)
    call.backend.messages.pin(call.bot, call.message)
    return None


@route("DELETE", "/channels/{channel_id}/messages/pins/{message_id}")
async def unpin(call: Call) -> Outcome:
    """Unpin a message."""
    require(call.backend.world, call.bot.id, call.channel, Permission.PIN_MESSAGES)
    call.backend.messages.unpin(call.message)
    return None
