"""The routes of Discord's REST API, one module per resource."""

from playground.api import applications, channels, guilds, interactions, messages, threads
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
    "threads",
]
