"""Structured logs: one line an event, as text for people or as JSON for machines."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence

import structlog
import structlog.tracebacks
from structlog.typing import Processor

from bot.settings import Settings

SHARED: Sequence[Processor] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)

# Variables stay out of the log: they hold the token, hidden cards and what people typed.
TRACEBACKS = structlog.processors.ExceptionRenderer(structlog.tracebacks.ExceptionDictTransformer(show_locals=False))


def start_logging(settings: Settings) -> None:
    """Send our own log lines and discord.py's the same way, to standard error."""
    structlog.configure(
        processors=[*SHARED, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=True,
    )
    if settings.log_format == "json":
        last: list[Processor] = [TRACEBACKS, structlog.processors.JSONRenderer()]
    else:
        plain = structlog.dev.plain_traceback
        last = [structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain)]
    handler = logging.StreamHandler()
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=SHARED,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, *last],
        )
    )
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(settings.log_level)
    for secretive in ("discord.gateway", "discord.webhook"):  # in full they would log tokens
        logging.getLogger(secretive).setLevel(max(logging.INFO, root.level))
    logging.getLogger("aiosqlite").setLevel(logging.WARNING)  # it would log every statement twice
