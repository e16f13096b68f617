"""Errors of Discord's API: an HTTP status, a numeric code and a message."""

from typing import Any

Json = dict[str, Any]

# code: (HTTP status, Discord's own message)
CODES: dict[int, tuple[int, str]] = {
    10003: (404, "Unknown Channel"),
    10004: (404, "Unknown Guild"),
    10007: (404, "Unknown Member"),
    10008: (404, "Unknown Message"),
    10009: (404, "Unknown Permission Overwrite"),
    10011: (404, "Unknown Role"),
    10013: (404, "Unknown User"),
    10014: (404, "Unknown Emoji"),
    10015: (404, "Unknown Webhook"),
    10062: (404, "Unknown interaction"),
    10063: (404, "Unknown application command"),
    10066: (404, "Unknown application command permissions"),
    10070: (404, "Unknown Guild Scheduled Event"),
    30008: (400, "Maximum number of emojis reached (2000)"),
    30033: (400, "Max number of thread participants has been reached (1000)"),
    30038: (400, "Maximum number of guild scheduled events reached (100)"),
    30046: (429, "Maximum number of edits to messages older than 1 hour reached. Try again later"),
    40005: (413, "Request entity too large"),
    40094: (400, "This interaction has reached the maximum number of follow-up messages"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50005: (403, "Cannot edit a message authored by another user"),
    50006: (400, "Cannot send an empty message"),
    50007: (403, "Cannot send messages to this user"),
    50008: (400, "Cannot send messages in a non-text channel"),
    50013: (403, "Missing Permissions"),
    50016: (400, "Provided too few or too many messages to delete. Must provide at least 2 and at most 100."),
    50021: (403, "Cannot execute action on a system message"),
    50024: (403, "Cannot execute action on this channel type"),
    50027: (401, "Invalid Webhook Token"),
    50034: (400, "You can only bulk delete messages that are under 14 days old."),
    50035: (400, "Invalid Form Body"),
    50083: (400, "Thread is archived"),
    180000: (400, "Cannot update a finished event"),
    160004: (400, "A thread has already been created for this message"),
}


class ApiError(Exception):
    """An error response of the API, with Discord's own message."""

    def __init__(
        self,
        status: int,
        code: int,
        message: str,
        *,
        errors: Json | None = None,
        headers: dict[str, str] | None = None,
        more: Json | None = None,
    ) -> None:
        super().__init__(f"{status} {code} {message}")
        self.status = status
        self.headers = headers or {}
        self.body: Json = {"message": message, "code": code, **(more or {})}
        if errors is not None:
            self.body["errors"] = errors


def api_error(code: int) -> ApiError:
    """Return the error for one of Discord's JSON error codes."""
    status, message = CODES[code]
    return ApiError(status, code, message)


def invalid_form(field: str, code: str, message: str) -> ApiError:
    """Return an "Invalid Form Body" error for one field, e.g. `data.components`."""
    errors: Json = {"_errors": [{"code": code, "message": message}]}
    for part in reversed(field.split(".")):
        errors = {part: errors}
    return ApiError(400, 50035, CODES[50035][1], errors=errors)
