"""Scheduled events of guilds."""

from playground.api.call import Call, Outcome, route
from playground.world.model import ScheduledEvent


@route("GET", "/guilds/{guild_id}/scheduled-events")
async def listed(call: Call) -> Outcome:
    """Return the events of a guild."""
    return [call.backend.payloads.scheduled_event(event) for event in call.backend.scheduled_events.of(call.guild)]


@route("POST", "/guilds/{guild_id}/scheduled-events")
async def create(call: Call) -> Outcome:
    """Create an event."""
    event = call.backend.scheduled_events.create(call.guild, call.bot, call.body)
    return call.backend.payloads.scheduled_event(event)


def _event(call: Call) -> ScheduledEvent:
    return call.backend.scheduled_events.find(call.guild, call.snowflake("event_id"))


@route("GET", "/guilds/{guild_id}/scheduled-events/{event_id}")
async def fetch(call: Call) -> Outcome:
    """Return one event."""
    return call.backend.payloads.scheduled_event(_event(call))


@route("PATCH", "/guilds/{guild_id}/scheduled-events/{event_id}")
async def change(call: Call) -> Outcome:
    """Change, start, end or cancel an event."""
    event = _event(call)
    call.backend.scheduled_events.change(call.guild, call.bot, event, call.body)
    return call.backend.payloads.scheduled_event(event)


@route("DELETE", "/guilds/{guild_id}/scheduled-events/{event_id}")
async def delete(call: Call) -> Outcome:
    """Delete an event."""
    call.backend.scheduled_events.delete(call.guild, call.bot, _event(call))
    return None
