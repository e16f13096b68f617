"""Check the database on a PostgreSQL server."""

from __future__ import annotations

from bot.ops.doctor.database import judge_heartbeat, judge_requests
from bot.ops.doctor.findings import Finding, fault, fine, warning
from bot.ops.health import parse_heartbeat
from bot.store.base import StoreUnusable
from bot.store.location import PostgresUrl
from bot.store.opening import inspect_server

RESTORE = "restore a backup with `pg_restore`"
REACH = "check ONETABLE_DATABASE, that the server is running, and that it lets this user in"
OWNER = "connect to the primary server, as the user who owns the tables"
DURABLE = "set `fsync`, `full_page_writes` and `synchronous_commit` to `on`"


async def look_at_server(location: PostgresUrl, now: float) -> list[Finding]:
    """Check that the server answers, knows our schema, can be written and loses nothing."""
    try:
        server = await inspect_server(location)
    except StoreUnusable as unusable:
        return [fault("database", str(unusable), REACH)]
    if not server.is_usable:
        says = f"{location} has schema {server.version}, this version of Onetable knows only {server.newest}"
        return [fault("database", says, f"start the newer version that wrote it; or {RESTORE}")]
    schema = f"schema {server.version}" if server.version else "empty; tables are created at the first start"
    if 0 < server.version < server.newest:
        schema += f" (migrated to {server.newest} at the next start)"
    elif server.version > server.newest:
        schema += f" (of a newer version; this one knows {server.newest} and can use it)"
    connections = f"{server.connections} of {server.most_connections} connections are in use"
    found = [
        fine("database", f"{location}: {server.size:,} bytes, {schema}"),
        fine("server", f"PostgreSQL {server.server}, {connections}"),
    ]
    if server.fault is not None:
        found.append(fault("writing", server.fault, OWNER))
    elif server.is_durable:
        found.append(fine("writing", "the database can be written"))
    else:
        found.append(warning("writing", "after a power cut the server may have lost moves", DURABLE))
    try:
        found.append(judge_heartbeat(parse_heartbeat(location, server.alive_at), now))
    except StoreUnusable as unusable:
        found.append(fault("heartbeat", str(unusable), RESTORE))
    return [*found, judge_requests(server.invalid_requests, now)]
