"""The routes of Discord's REST API, one module per resource."""

from playground.api import applications, channels, guilds, interactions, messages, scheduled_events, threads
from playground.api.call import ROUTES, Call, Outcome, match

__all__ = [
    "ROUTES",
    "Call",
    "Outcome",
    "applications",
    "channels",
    "guilds",
    "interactions",
    "match",
    "messages",
    "scheduled_events",
    "threads",
]
