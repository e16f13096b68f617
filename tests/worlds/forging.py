"""Interactions that no client of Discord would send, and what was logged about them."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import structlog

from playground.playground import Playground
from playground.world.interactions import Interaction, Kind
from playground.world.model import LOADING, Channel, Message, Person


class Log(list[dict[str, Any]]):
    """Faults that were logged, and the last warnings."""

    def __init__(self) -> None:
        super().__init__()
        self.warnings: deque[dict[str, Any]] = deque(maxlen=5)


@contextmanager
def logged_faults() -> Iterator[Log]:
    """What is logged meanwhile as an error, or with a traceback, by us or by any library."""
    found = Log()

    class Faults(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if record.levelno >= logging.ERROR or record.exc_info:
                found.append({"logger": record.name, "event": record.getMessage(), "exc_info": record.exc_info})

    def keep(_logger: object, method: str, event: dict[str, Any]) -> dict[str, Any]:
        if method in ("error", "exception", "critical") or event.get("exc_info"):
            found.append(dict(event))
        elif method == "warning":
            found.warnings.append(dict(event))
        raise structlog.DropEvent

    handler, before = Faults(logging.DEBUG), structlog.get_config()["processors"]
    logging.getLogger().addHandler(handler)
    structlog.configure(processors=[keep])
    try:
        yield found
    finally:
        structlog.configure(processors=before)
        logging.getLogger().removeHandler(handler)


async def forge(
    playground: Playground,
    kind: Kind,
    who: Person,
    channel: Channel,
    data: dict[str, Any],
    message: Message | None = None,
) -> Interaction:
    """Send an interaction unchanged, and wait three seconds for the first reply."""
    interaction = playground.backend.interactions.open(kind, who, channel, data, message=message)
    await playground.backend.interactions.wait_for_response(interaction)
    return interaction


def says(playground: Playground, interaction: Interaction) -> str:
    """Everything that came back, in words."""
    original = interaction.original
    replies = [original] if original is not None and original is not interaction.message else []
    there = [one for one in (*replies, *interaction.follow_ups) if playground.world.find_message(one.id) is not None]
    return "\n".join(playground.seen(message).text for message in there)


def is_answered(interaction: Interaction) -> bool:
    """Whether there was an answer in time, and "thinking ..." has become a message."""
    original = interaction.original
    return not interaction.failed and (original is None or not original.flags & LOADING)
