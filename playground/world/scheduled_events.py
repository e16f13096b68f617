"""Scheduled events of a guild: create, change, delete, by Discord's rules."""

from datetime import datetime

from playground.clock import Clock
from playground.errors import Json, api_error, invalid_form
from playground.gateway.events import EventPublisher
from playground.world.model import Guild, Person, ScheduledEvent, World
from playground.world.permissions import Permission, guild_permissions

SCHEDULED, ACTIVE, COMPLETED, CANCELED = 1, 2, 3, 4
STEPS = {SCHEDULED: (ACTIVE, CANCELED), ACTIVE: (COMPLETED,)}  # other changes of the status are refused
EXTERNAL, GUILD_ONLY = 3, 2
MOST_EVENTS = 100  # of a guild that are scheduled or active


class ScheduledEvents:
    """Operations on scheduled events. Only external ones: the playground has no voice channels."""

    def __init__(self, world: World, events: EventPublisher, clock: Clock) -> None:
        self.world = world
        self.events = events
        self.clock = clock

    def of(self, guild: Guild) -> list[ScheduledEvent]:
        """Return the events of a guild, oldest first."""
        return [event for event in self.world.scheduled_events.values() if event.guild_id == guild.id]

    def find(self, guild: Guild, event_id: int) -> ScheduledEvent:
        """Return an event. Raise 10070 if the guild has no such event."""
        event = self.world.scheduled_events.get(event_id)
        if event is None or event.guild_id != guild.id:
            raise api_error(10070)
        return event

    def create(self, guild: Guild, person: Person, body: Json) -> ScheduledEvent:
        """Create an event. Needs CREATE_EVENTS: since 2026-02-23 MANAGE_EVENTS alone is refused."""
        self._require(guild, person, Permission.CREATE_EVENTS)
        if body.get("entity_type") != EXTERNAL:
            raise invalid_form("entity_type", "BASE_TYPE_CHOICES", "Value must be one of {3}.")
        if body.get("privacy_level") != GUILD_ONLY:
            raise invalid_form("privacy_level", "BASE_TYPE_CHOICES", "Value must be one of {2}.")
        if len([one for one in self.of(guild) if one.status in STEPS]) >= MOST_EVENTS:
            raise api_error(30038)
        event = ScheduledEvent(
            self.world.ids.next(),
            guild.id,
            person.id,
            str(body["name"]),
            str(body["scheduled_start_time"]),
            str(_needed(body, "scheduled_end_time")),
            str(_needed(body.get("entity_metadata") or {}, "location")),
            body.get("description"),
        )
        self._check_times(event, starts_later=True)
        self.world.scheduled_events[event.id] = event
        self.events.scheduled_event("GUILD_SCHEDULED_EVENT_CREATE", event)
        return event

    def change(self, guild: Guild, person: Person, event: ScheduledEvent, body: Json) -> None:
        """Change an event, start it, end it or cancel it."""
        self._require_own(guild, person, event)
        status = int(body.get("status") or event.status)
        if event.status not in STEPS:
            raise api_error(180000)
        if status != event.status and status not in STEPS[event.status]:
            raise invalid_form("status", "BASE_TYPE_CHOICES", f"Value must be one of {STEPS[event.status]}.")
        event.name = str(body.get("name", event.name))
        event.description = body.get("description", event.description)
        event.starts_at = str(body.get("scheduled_start_time") or event.starts_at)
        event.ends_at = str(body.get("scheduled_end_time") or event.ends_at)
        event.location = str((body.get("entity_metadata") or {}).get("location", event.location))
        self._check_times(event, starts_later="scheduled_start_time" in body)
        event.status = status
        self.events.scheduled_event("GUILD_SCHEDULED_EVENT_UPDATE", event)

    def delete(self, guild: Guild, person: Person, event: ScheduledEvent) -> None:
        """Delete an event."""
        self._require_own(guild, person, event)
        del self.world.scheduled_events[event.id]
        self.events.scheduled_event("GUILD_SCHEDULED_EVENT_DELETE", event)

    def _require_own(self, guild: Guild, person: Person, event: ScheduledEvent) -> None:
        """Require MANAGE_EVENTS, or CREATE_EVENTS for one's own event."""
        own = event.creator_id == person.id
        held = guild_permissions(self.world, guild.id, person.id)
        if Permission.MANAGE_EVENTS not in held and not (own and Permission.CREATE_EVENTS in held):
            raise api_error(50013)

    def _require(self, guild: Guild, person: Person, needed: Permission) -> None:
        if needed not in guild_permissions(self.world, guild.id, person.id):
            raise api_error(50013)

    def _check_times(self, event: ScheduledEvent, *, starts_later: bool) -> None:
        start, end = (datetime.fromisoformat(at).timestamp() for at in (event.starts_at, event.ends_at))
        if starts_later and start <= self.clock.now():
            raise invalid_form(
                "scheduled_start_time", "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule event in the past."
            )
        if end <= start:
            raise invalid_form(
                "scheduled_end_time", "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "End time must be after start time."
            )


def _needed(body: Json, name: str) -> object:
    """Return a field that external events need."""
    if not body.get(name):
        raise invalid_form(name, "BASE_TYPE_REQUIRED", "This field is required")
    return body[name]
