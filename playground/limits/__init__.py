"""Discord's limits on requests, as pure functions over decoded JSON.

Covers limits that the OpenAPI document states, and those it lacks or has wrong.
Paths without a limited body have no violations.
"""

import re
from collections.abc import Iterator, Mapping, Sequence

from playground.limits.callbacks import callback
from playground.limits.commands import all_commands, one_command
from playground.limits.fields import (
    Violation,
    as_list,
    as_number,
    as_object,
    at,
    form_errors,
    length,
    needed_text,
    number,
    one_of,
    text,
)
from playground.limits.messages import message

__all__ = ["Violation", "bare_path", "form_errors", "violations"]

_ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
_BASE = re.compile(r"^(?:[a-z]+://[^/]+)?(?:/api(?:/v\d+)?(?=/))?")


def bare_path(path: str) -> str:
    """Return a path without host, `/api/v10`, query and trailing slash."""
    return "/" + _BASE.sub("", path.partition("?")[0]).strip("/")


def violations(
    method: str,
    path: str,
    body: object,
    *,
    file_names: Sequence[str] = (),
    params: Mapping[str, object] | None = None,
) -> list[Violation]:
    """Return every limit that a request breaks, as far as the request alone can tell."""
    match [method.upper(), *bare_path(path).strip("/").split("/")]:
        case ["POST", "channels", _, "messages"] | ["POST", "webhooks", _, _]:
            return list(message("", as_object(body), file_names, new=True))
        case ["PATCH", "channels", _, "messages", _] | ["PATCH", "webhooks", _, _, "messages", _]:
            return list(message("", as_object(body), file_names, new=False))
        case ["POST", "interactions", _, _, "callback"]:
            return list(callback(as_object(body), file_names))
        case ["PUT", "applications", _, "commands"] | ["PUT", "applications", _, "guilds", _, "commands"]:
            return list(all_commands(as_list(body)))
        case ["POST", "applications", _, "commands"] | ["POST", "applications", _, "guilds", _, "commands"]:
            return list(one_command("", as_object(body)))
        case ["PATCH", "applications", _, "commands", _] | [
            "PATCH",
            "applications",
            _,
            "guilds",
            _,
            "commands",
            _,
        ]:
            return list(one_command("", as_object(body), partial=True))
        case ["POST", "channels", _, "messages", _, "threads"] | ["POST", "channels", _, "threads"]:
            return list(_new_thread(as_object(body), file_names))
        case ["PATCH", "channels", _]:
            return list(text("", as_object(body), "name", 100, least=1))
        case ["POST", "channels", _, "messages", "bulk-delete"]:
            return list(_bulk_delete(as_list(as_object(body).get("messages"))))
        case ["GET", "channels", _, "messages"]:
            return list(_page(params or {}))
    return []


def _new_thread(body: Mapping[str, object], file_names: Sequence[str]) -> Iterator[Violation]:
    yield from needed_text("", body, "name", 100)
    minutes = body.get("auto_archive_duration")
    if minutes is not None:
        yield from one_of("auto_archive_duration", minutes, _ARCHIVE_MINUTES, "BASE_TYPE_CHOICES")
    if "message" in body:  # a forum post
        yield from message("message", as_object(body["message"]), file_names, new=True)


def _bulk_delete(ids: list[object]) -> Iterator[Violation]:
    yield from length("messages", len(ids), 100, least=2)
    for index, message_id in enumerate(ids):
        if message_id in ids[:index]:
            what = "The set already contains this value"
            yield Violation(at("messages", index), what, "SET_TYPE_ALREADY_CONTAINS_VALUE")


def _page(params: Mapping[str, object]) -> Iterator[Violation]:
    # Query parameters may be numbers as strings.
    limit = params.get("limit")
    asked = int(limit) if isinstance(limit, str) and limit.isdecimal() else as_number(limit)
    yield from number("", {"limit": asked}, "limit", 1, 100)
