"""Violations, and checks shared by all kinds of fields."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

EMPTY_MESSAGE = "50006"
TOO_MANY_COMMANDS = "30032"

# Errors of a whole request: Discord reports these with their own code instead of 50035.
_WHOLE = {
    EMPTY_MESSAGE: "Cannot send an empty message",
    TOO_MANY_COMMANDS: "Maximum number of application commands reached (100)",
}

_STEP = re.compile(r"[^.\[\]]+")


@dataclass(frozen=True)
class Violation:
    """One limit that a request breaks."""

    where: str
    """The field, as a path inside the body: `components[0].components[1].custom_id`."""
    what: str
    """The message, in Discord's words where they are known."""
    code: str
    """Discord's error code."""
    refused: bool = True
    """False where Discord accepts the request but ignores the field."""


def form_errors(violations: Iterable[Violation]) -> dict[str, object]:
    """Return the body of Discord's 400 response, or an empty dict if it would accept the request."""
    refused = [violation for violation in violations if violation.refused]
    tree: dict[str, Any] = {}
    for violation in refused:
        if violation.code in _WHOLE:
            continue
        node = tree
        for step in _STEP.findall(violation.where):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": violation.code, "message": violation.what})
    if tree:
        return {"message": "Invalid Form Body", "code": 50035, "errors": tree}
    return {"message": refused[0].what, "code": int(refused[0].code)} if refused else {}


def whole(code: str) -> Violation:
    """Return a violation of the request as a whole."""
    return Violation("", _WHOLE[code], code)


def at(where: str, *steps: str | int) -> str:
    """Extend a path: `at("data", "components", 0)` is `data.components[0]`."""
    for step in steps:
        joint = f"[{step}]" if isinstance(step, int) else f".{step}"
        where = (where + joint).removeprefix(".")
    return where


# Fields of the wrong type count as absent here; the OpenAPI document checks types.


def as_object(value: object) -> Mapping[str, object]:
    """Return the value if it is a JSON object, else an empty one."""
    return value if isinstance(value, dict) else {}


def as_list(value: object) -> list[object]:
    """Return the value if it is a JSON array, else an empty one."""
    return value if isinstance(value, list) else []


def as_text(value: object) -> str:
    """Return the value if it is a string, else an empty one."""
    return value if isinstance(value, str) else ""


def as_number(value: object) -> int | None:
    """Return the value if it is an integer, else None."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def length(where: str, size: int, most: int, *, least: int = 0) -> Iterator[Violation]:
    """Check that a length is within bounds."""
    if size > most or size < least:
        if least:
            yield Violation(where, f"Must be between {least} and {most} in length.", "BASE_TYPE_BAD_LENGTH")
        else:
            yield Violation(where, f"Must be {most} or fewer in length.", "BASE_TYPE_MAX_LENGTH")


def required(where: str, body: Mapping[str, object], key: str) -> Iterator[Violation]:
    """Check that a field is present."""
    if body.get(key) is None:
        yield Violation(at(where, key), "This field is required", "BASE_TYPE_REQUIRED")


def text(where: str, body: Mapping[str, object], key: str, most: int, *, least: int = 0) -> Iterator[Violation]:
    """Check the length of an optional string."""
    value = body.get(key)
    if isinstance(value, str):
        yield from length(at(where, key), len(value), most, least=least)


def needed_text(where: str, body: Mapping[str, object], key: str, most: int, *, least: int = 1) -> Iterator[Violation]:
    """Check that a string is present and its length is within bounds."""
    yield from required(where, body, key)
    yield from text(where, body, key, most, least=least)


def number(where: str, body: Mapping[str, object], key: str, least: int, most: int) -> Iterator[Violation]:
    """Check that an optional number is within bounds."""
    value = body.get(key)
    if not isinstance(value, int | float) or isinstance(value, bool):
        return
    if value < least:
        what = f"int value should be greater than or equal to {least}."
        yield Violation(at(where, key), what, "NUMBER_TYPE_MIN")
    if value > most:
        yield Violation(at(where, key), f"int value should be less than or equal to {most}.", "NUMBER_TYPE_MAX")


def one_of(where: str, value: object, allowed: tuple[int, ...], code: str) -> Iterator[Violation]:
    """Check that a value is one of the allowed ones."""
    if value not in allowed:
        yield Violation(where, f"Value must be one of {allowed}.", code)
