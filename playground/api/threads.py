"""Threads and their members."""

from playground.api.call import Call, Outcome, route
from playground.errors import Json, api_error
from playground.world.model import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Person
from playground.world.permissions import Permission, require


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_from_message(call: Call) -> Outcome:
    """Start a public thread from a message."""
    require(call.backend.world, call.bot.id, call.channel, Permission.CREATE_PUBLIC_THREADS)
    thread = call.backend.threads.start(call.bot, call.channel, call.body, call.message)
    call.status = 201
    return call.backend.payloads.channel(thread)


@route("POST", "/channels/{channel_id}/threads")
async def start(call: Call) -> Outcome:
    """Start a thread without a message, private by default."""
    private = int(call.body.get("type", PRIVATE_THREAD)) == PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    require(call.backend.world, call.bot.id, call.channel, needed)
    thread = call.backend.threads.start(call.bot, call.channel, call.body)
    call.status = 201
    return call.backend.payloads.channel(thread)


def _thread(call: Call) -> Channel:
    channel = call.channel
    if channel.thread is None:
        raise api_error(50024)
    require(call.backend.world, call.bot.id, channel)
    return channel


def _person(call: Call) -> Person:
    person = call.backend.world.people.get(call.snowflake("user_id"))
    if person is None:
        raise api_error(10013)
    return person


@route("PUT", "/channels/{channel_id}/thread-members/@me")
async def join(call: Call) -> Outcome:
    """Add the bot to a thread."""
    call.backend.threads.add(_thread(call), call.bot)
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave(call: Call) -> Outcome:
    """Remove the bot from a thread."""
    call.backend.threads.remove(_thread(call), call.bot)
    return None


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add(call: Call) -> Outcome:
    """Add a user; needs permission to send messages in the thread."""
    thread = _thread(call)
    require(call.backend.world, call.bot.id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    call.backend.threads.add(thread, _person(call))
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove(call: Call) -> Outcome:
    """Remove a user; needs MANAGE_THREADS or the ownership of a private thread."""
    thread = _thread(call)
    owns = thread.is_private_thread and thread.thread and thread.thread.owner_id == call.bot.id
    require(call.backend.world, call.bot.id, thread, *([] if owns else [Permission.MANAGE_THREADS]))
    call.backend.threads.remove(thread, _person(call))
    return None


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def member(call: Call) -> Outcome:
    """Return one member of a thread."""
    thread, person = _thread(call), _person(call)
    if thread.thread is None or person.id not in thread.thread.members:
        raise api_error(10007)
    return call.backend.payloads.thread_member(thread, person.id)


@route("GET", "/channels/{channel_id}/thread-members")
async def members(call: Call) -> Outcome:
    """Return the members of a thread."""
    thread = _thread(call)
    return [call.backend.payloads.thread_member(thread, p) for p in (thread.thread.members if thread.thread else ())]


@route("GET", "/channels/{channel_id}/threads/archived/public")
async def archived_public(call: Call) -> Outcome:
    """Return the archived public threads."""
    require(call.backend.world, call.bot.id, call.channel, Permission.READ_MESSAGE_HISTORY)
    return _listing(call, call.backend.threads.archived(call.channel, PUBLIC_THREAD, call.number("limit", 50, 100)))


@route("GET", "/channels/{channel_id}/threads/archived/private")
async def archived_private(call: Call) -> Outcome:
    """Return the archived private threads."""
    require(call.backend.world, call.bot.id, call.channel, Permission.MANAGE_THREADS)
    return _listing(call, call.backend.threads.archived(call.channel, PRIVATE_THREAD, call.number("limit", 50, 100)))


@route("GET", "/guilds/{guild_id}/threads/active")
async def active(call: Call) -> Outcome:
    """Return the active threads of a guild that the bot sees."""
    return _listing(call, call.backend.threads.active(call.guild.id, call.bot))


def _listing(call: Call, threads: list[Channel]) -> Json:
    mine = [t for t in threads if t.thread and call.bot.id in t.thread.members]
    return {
        "threads": [call.backend.payloads.channel(t) for t in threads],
        "members": [call.backend.payloads.thread_member(t, call.bot.id) for t in mine],
        "has_more": False,
    }
