"""Guilds, their members and roles, and users."""

from playground.api.call import Call, Outcome, route
from playground.errors import refused


@route("GET", "/users/@me")
async def me(call: Call) -> Outcome:
    """The bot's own account: the first thing a client asks for."""
    return call.backend.shapes.bot_user()


@route("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> Outcome:
    """The guilds the bot is in."""
    keys = ("id", "name", "icon", "banner", "features")
    shapes = [call.backend.shapes.guild(guild) for guild in call.backend.world.guilds.values()]
    return [{**{key: s[key] for key in keys}, "owner": False, "permissions": "0"} for s in shapes]


@route("GET", "/users/{user_id}")
async def user(call: Call) -> Outcome:
    """One account."""
    person = call.backend.world.people.get(call.snowflake("user_id"))
    if person is None:
        raise refused(10013)
    return call.backend.shapes.user(person)


@route("GET", "/guilds/{guild_id}")
async def fetch(call: Call) -> Outcome:
    """One guild."""
    shape = call.backend.shapes.guild(call.guild)
    if call.query.get("with_counts", "").lower() in ("1", "true"):
        shape["approximate_member_count"] = shape["approximate_presence_count"] = len(call.guild.members)
    return shape


@route("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> Outcome:
    """The channels of a guild, without threads."""
    known = call.backend.world.channels.values()
    return [call.backend.shapes.channel(c) for c in known if c.guild_id == call.guild.id and not c.thread]


@route("GET", "/guilds/{guild_id}/roles")
async def roles(call: Call) -> Outcome:
    """The roles of a guild."""
    return [call.backend.shapes.role(role) for role in call.guild.roles.values()]


@route("GET", "/guilds/{guild_id}/members")
async def members(call: Call) -> Outcome:
    """A page of the members; needs the members intent."""
    if not call.backend.gateway.privileged_intents:
        raise refused(50001)
    after = int(call.query.get("after", "0"))
    found = sorted(person for person in call.guild.members if person > after)
    return [call.backend.shapes.member(call.guild, person) for person in found[: call.number("limit", 1, 1000)]]


@route("GET", "/guilds/{guild_id}/members/search")
async def search_members(call: Call) -> Outcome:
    """Members whose name begins with the query."""
    wanted = call.query.get("query", "").lower()
    people = [call.backend.world.people[p] for p in call.guild.members]
    found = [p for p in people if p.handle.startswith(wanted) or p.name.lower().startswith(wanted)]
    return [call.backend.shapes.member(call.guild, p.id) for p in found[: call.number("limit", 1, 1000)]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Outcome:
    """One member."""
    person = call.snowflake("user_id")
    if person not in call.guild.members:
        raise refused(10007 if person in call.backend.world.people else 10013)
    return call.backend.shapes.member(call.guild, person)
