"""Which errors mean that a reply could not be delivered to Discord, and how they are logged."""

from __future__ import annotations

import logging

import aiohttp
import discord

# Raised when a request to Discord fails: refused by Discord (also too late: 10062), a connection that was cut or timed
# out, or a second first reply to the same interaction.
DELIVERY_ERRORS = (
    discord.HTTPException,
    discord.InteractionResponded,
    aiohttp.ClientError,
    OSError,
    TimeoutError,
)


def is_delivery_error(error: BaseException) -> bool:
    """Whether the error comes from talking to Discord. An OSError about a file does not."""
    if isinstance(error, OSError) and error.filename is not None:
        return False
    return isinstance(error, DELIVERY_ERRORS)


def describe(error: BaseException) -> dict[str, object]:
    """Fields for the log line: status and code of an answer from Discord, otherwise the kind of error."""
    if isinstance(error, discord.HTTPException):
        return {"status": error.status, "code": error.code, "error": error.text}
    return {"error": f"{type(error).__name__}: {error}"}


class OneLine(logging.Filter):
    """Shortens tracebacks about Discord being out of reach to one line: there is nothing in them to look for."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Implements `logging.Filter`."""
        error = record.exc_info[1] if record.exc_info else None
        if error is not None and is_delivery_error(error):
            record.msg, record.args = f"{record.getMessage()} ({type(error).__name__}: {error})", ()
            record.exc_info, record.levelno, record.levelname = None, logging.WARNING, "WARNING"
        return True


_ONE_LINE = OneLine()


def log_in_one_line() -> None:
    """Shorten what discord.py logs by itself: autocomplete that came too late, a gateway that went away."""
    for name in ("discord.app_commands.tree", "discord.client"):
        logging.getLogger(name).addFilter(_ONE_LINE)
