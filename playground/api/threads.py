"""Threads and who is in them."""

from playground.api.call import Call, Outcome, route
from playground.errors import Json, refused
from playground.permissions import Permission, require
from playground.world import PRIVATE_THREAD, PUBLIC_THREAD, Channel, Person


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads")
async def start_from_message(call: Call) -> Outcome:
    """A public thread that hangs on a message."""
    require(call.backend.world, call.bot.id, call.channel, Permission.CREATE_PUBLIC_THREADS)
    thread = call.backend.threads.start(call.bot, call.channel, call.body, call.message)
    call.status = 201
    return call.backend.shapes.channel(thread)


@route("POST", "/channels/{channel_id}/threads")
async def start(call: Call) -> Outcome:
    """A thread of its own, private unless asked otherwise."""
    private = int(call.body.get("type", PRIVATE_THREAD)) == PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if private else Permission.CREATE_PUBLIC_THREADS
    require(call.backend.world, call.bot.id, call.channel, needed)
    thread = call.backend.threads.start(call.bot, call.channel, call.body)
    call.status = 201
    return call.backend.shapes.channel(thread)


def _thread(call: Call) -> Channel:
    channel = call.channel
    if channel.thread is None:
        raise refused(50024)
    require(call.backend.world, call.bot.id, channel)
    return channel


def _person(call: Call) -> Person:
    person = call.backend.world.people.get(call.snowflake("user_id"))
    if person is None:
        raise refused(10013)
    return person


@route("PUT", "/channels/{channel_id}/thread-members/@me")
async def join(call: Call) -> Outcome:
    """The bot joins."""
    call.backend.threads.add(_thread(call), call.bot)
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
async def leave(call: Call) -> Outcome:
    """The bot leaves."""
    call.backend.threads.remove(_thread(call), call.bot)
    return None


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
async def add(call: Call) -> Outcome:
    """Add somebody; whoever may speak in the thread may."""
    thread = _thread(call)
    require(call.backend.world, call.bot.id, thread, Permission.SEND_MESSAGES_IN_THREADS)
    call.backend.threads.add(thread, _person(call))
    return None


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
async def remove(call: Call) -> Outcome:
    """Remove somebody, as the owner of a private thread or with MANAGE_THREADS."""
    thread = _thread(call)
    owns = thread.is_private_thread and thread.thread and thread.thread.owner_id == call.bot.id
    require(call.backend.world, call.bot.id, thread, *([] if owns else [Permission.MANAGE_THREADS]))
    call.backend.threads.remove(thread, _person(call))
    return None


@route("GET", "/channels/{channel_id}/thread-members/{user_id}")
async def member(call: Call) -> Outcome:
    """One member of a thread."""
    thread, person = _thread(call), _person(call)
    if thread.thread is None or person.id not in thread.thread.members:
        raise refused(10007)
    return call.backend.shapes.thread_member(thread, person.id)


@route("GET", "/channels/{channel_id}/thread-members")
async def members(call: Call) -> Outcome:
    """The members of a thread."""
    thread = _thread(call)
    return [call.backend.shapes.thread_member(thread, p) for p in (thread.thread.members if thread.thread else ())]


@route("GET", "/channels/{channel_id}/threads/archived/public")
async def archived_public(call: Call) -> Outcome:
    """Archived public threads."""
    require(call.backend.world, call.bot.id, call.channel, Permission.READ_MESSAGE_HISTORY)
    return _listing(call, call.backend.threads.archived(call.channel, PUBLIC_THREAD, call.number("limit", 50, 100)))


@route("GET", "/channels/{channel_id}/threads/archived/private")
async def archived_private(call: Call) -> Outcome:
    """Archived private threads."""
    require(call.backend.world, call.bot.id, call.channel, Permission.MANAGE_THREADS)
    return _listing(call, call.backend.threads.archived(call.channel, PRIVATE_THREAD, call.number("limit", 50, 100)))


@route("GET", "/guilds/{guild_id}/threads/active")
async def active(call: Call) -> Outcome:
    """Every open thread of a guild that the bot sees."""
    return _listing(call, call.backend.threads.active(call.guild.id, call.bot))


def _listing(call: Call, threads: list[Channel]) -> Json:
    mine = [t for t in threads if t.thread and call.bot.id in t.thread.members]
    return {
        "threads": [call.backend.shapes.channel(t) for t in threads],
        "members": [call.backend.shapes.thread_member(t, call.bot.id) for t in mine],
        "has_more": False,
    }
