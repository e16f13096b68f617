"""Guilds, their members and roles, and users."""

from playground.api.call import Call, Outcome, route
from playground.errors import api_error
from playground.world.model import Membership, Role
from playground.world.permissions import Permission, guild_permissions


@route("GET", "/users/@me")
async def me(call: Call) -> Outcome:
    """Return the bot's own user, as clients request it at login."""
    return call.backend.payloads.bot_user()


@route("GET", "/users/@me/guilds")
async def my_guilds(call: Call) -> Outcome:
    """Return the guilds of the bot."""
    keys = ("id", "name", "icon", "banner", "features")
    payloads = [call.backend.payloads.guild(guild) for guild in call.backend.world.guilds_of_bot]
    return [{**{key: s[key] for key in keys}, "owner": False, "permissions": "0"} for s in payloads]


@route("GET", "/users/{user_id}")
async def user(call: Call) -> Outcome:
    """Return one user."""
    person = call.backend.world.people.get(call.snowflake("user_id"))
    if person is None:
        raise api_error(10013)
    return call.backend.payloads.user(person)


@route("GET", "/guilds/{guild_id}")
async def fetch(call: Call) -> Outcome:
    """Return one guild."""
    payload = call.backend.payloads.guild(call.guild)
    if call.query.get("with_counts", "").lower() in ("1", "true"):
        payload["approximate_member_count"] = payload["approximate_presence_count"] = len(call.guild.members)
    return payload


@route("GET", "/guilds/{guild_id}/channels")
async def channels(call: Call) -> Outcome:
    """Return the channels of a guild, without threads."""
    known = call.backend.world.channels.values()
    return [call.backend.payloads.channel(c) for c in known if c.guild_id == call.guild.id and not c.thread]


@route("GET", "/guilds/{guild_id}/roles")
async def roles(call: Call) -> Outcome:
    """Return the roles of a guild."""
    return [call.backend.payloads.role(role) for role in call.guild.roles.values()]


@route("GET", "/guilds/{guild_id}/members")
async def members(call: Call) -> Outcome:
    """Return a page of the members; needs the members intent."""
    if not call.backend.gateway.privileged_intents:
        raise api_error(50001)
    after = int(call.query.get("after", "0"))
    found = sorted(person for person in call.guild.members if person > after)
    return [call.backend.payloads.member(call.guild, person) for person in found[: call.number("limit", 1, 1000)]]


@route("GET", "/guilds/{guild_id}/members/search")
async def search_members(call: Call) -> Outcome:
    """Return members whose name starts with the query."""
    wanted = call.query.get("query", "").lower()
    people = [call.backend.world.people[p] for p in call.guild.members]
    found = [p for p in people if p.handle.startswith(wanted) or p.name.lower().startswith(wanted)]
    return [call.backend.payloads.member(call.guild, p.id) for p in found[: call.number("limit", 1, 1000)]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
async def member(call: Call) -> Outcome:
    """Return one member."""
    person = call.snowflake("user_id")
    if person not in call.guild.members:
        raise api_error(10007 if person in call.backend.world.people else 10013)
    return call.backend.payloads.member(call.guild, person)


@route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def give_role(call: Call) -> Outcome:
    """Give a member a role. Without the members intent the bot hears nothing of it."""
    membership, role = _member_and_role(call)
    if role.id not in membership.roles:
        membership.roles.append(role.id)
    return None


@route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
async def take_role(call: Call) -> Outcome:
    """Take a role from a member."""
    membership, role = _member_and_role(call)
    if role.id in membership.roles:
        membership.roles.remove(role.id)
    return None


def _member_and_role(call: Call) -> tuple[Membership, Role]:
    """Return both if the bot may change the member's roles: with Manage Roles, and below its own highest role."""
    guild = call.guild
    membership = guild.members.get(call.snowflake("user_id"))
    role = guild.roles.get(call.snowflake("role_id"))
    if membership is None:
        raise api_error(10007)
    if role is None:
        raise api_error(10011)
    highest = max(guild.roles[one].position for one in guild.members[call.bot.id].roles)
    may = Permission.MANAGE_ROLES in guild_permissions(call.backend.world, guild.id, call.bot.id)
    if not may or role.of_bot or role.id == guild.id or role.position >= highest:
        raise api_error(50013)
    return membership, role
