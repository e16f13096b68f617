"""Structured logs: one line per event, as text or JSON."""

from __future__ import annotations

import logging
import sys
from collections.abc import Sequence

import structlog
import structlog.tracebacks
from structlog.typing import Processor

from bot.settings import Settings

OWN = "onetable"  # prefix of the names of our loggers

SHARED: Sequence[Processor] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)

# No local variables in the log: they hold the token, hidden cards and what users typed.
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
    # At DEBUG discord.py logs whole requests and events: names, clues, hidden cards, tokens. Only our own loggers,
    # which never do, follow the setting below INFO.
    level = logging.getLevelNamesMapping()[settings.log_level]
    root.setLevel(max(logging.INFO, level))
    logging.getLogger(OWN).setLevel(level)
