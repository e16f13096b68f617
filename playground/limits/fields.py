"""One field at a time: what a breach is, and the checks that every kind of field shares."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

EMPTY_MESSAGE = "50006"
TOO_MANY_COMMANDS = "30032"

# Errors of a whole request: Discord answers these with a code of their own instead of 50035.
_WHOLE = {
    EMPTY_MESSAGE: "Cannot send an empty message",
    TOO_MANY_COMMANDS: "Maximum number of application commands reached (100)",
}

_STEP = re.compile(r"[^.\[\]]+")


@dataclass(frozen=True)
class Breach:
    """One limit that a request does not keep."""

    where: str
    """The field, as a path inside the body: `components[0].components[1].custom_id`."""
    what: str
    """A sentence, in Discord's words where they are known."""
    code: str
    """Discord's code for the error."""
    refused: bool = True
    """False where Discord takes the request but drops what it asks for."""


def form_errors(breaches: Iterable[Breach]) -> dict[str, object]:
    """Build the body of Discord's 400 answer; empty if it would accept the request."""
    refused = [breach for breach in breaches if breach.refused]
    tree: dict[str, Any] = {}
    for breach in refused:
        if breach.code in _WHOLE:
            continue
        node = tree
        for step in _STEP.findall(breach.where):
            node = node.setdefault(step, {})
        node.setdefault("_errors", []).append({"code": breach.code, "message": breach.what})
    if tree:
        return {"message": "Invalid Form Body", "code": 50035, "errors": tree}
    return {"message": refused[0].what, "code": int(refused[0].code)} if refused else {}


def whole(code: str) -> Breach:
    """A breach of the request as a whole."""
    return Breach("", _WHOLE[code], code)


def at(where: str, *steps: str | int) -> str:
    """Go on from a path: `at("data", "components", 0)` is `data.components[0]`."""
    for step in steps:
        joint = f"[{step}]" if isinstance(step, int) else f".{step}"
        where = (where + joint).removeprefix(".")
    return where


# Fields of the wrong type count as absent here: types are the business of the OpenAPI document.


def as_object(value: object) -> Mapping[str, object]:
    """The value if it is a JSON object, else an empty one."""
    return value if isinstance(value, dict) else {}


def as_list(value: object) -> list[object]:
    """The value if it is a JSON array, else an empty one."""
    return value if isinstance(value, list) else []


def as_text(value: object) -> str:
    """The value if it is a string, else an empty one."""
    return value if isinstance(value, str) else ""


def as_number(value: object) -> int | None:
    """The value if it is an integer."""
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def length(where: str, size: int, most: int, *, least: int = 0) -> Iterator[Breach]:
    """A length must lie between two bounds."""
    if size > most or size < least:
        if least:
            yield Breach(where, f"Must be between {least} and {most} in length.", "BASE_TYPE_BAD_LENGTH")
        else:
            yield Breach(where, f"Must be {most} or fewer in length.", "BASE_TYPE_MAX_LENGTH")


def required(where: str, body: Mapping[str, object], key: str) -> Iterator[Breach]:
    """A field must be there."""
    if body.get(key) is None:
        yield Breach(at(where, key), "This field is required", "BASE_TYPE_REQUIRED")


def text(where: str, body: Mapping[str, object], key: str, most: int, *, least: int = 0) -> Iterator[Breach]:
    """A text, if it is there, must keep its length."""
    value = body.get(key)
    if isinstance(value, str):
        yield from length(at(where, key), len(value), most, least=least)


def needed_text(where: str, body: Mapping[str, object], key: str, most: int, *, least: int = 1) -> Iterator[Breach]:
    """A text must be there and keep its length."""
    yield from required(where, body, key)
    yield from text(where, body, key, most, least=least)


def number(where: str, body: Mapping[str, object], key: str, least: int, most: int) -> Iterator[Breach]:
    """A number, if it is there, must lie between two bounds."""
    value = body.get(key)
    if not isinstance(value, int | float) or isinstance(value, bool):
        return
    if value < least:
        what = f"int value should be greater than or equal to {least}."
        yield Breach(at(where, key), what, "NUMBER_TYPE_MIN")
    if value > most:
        yield Breach(at(where, key), f"int value should be less than or equal to {most}.", "NUMBER_TYPE_MAX")


def one_of(where: str, value: object, allowed: tuple[int, ...], code: str) -> Iterator[Breach]:
    """A value must be one of a few."""
    if value not in allowed:
        yield Breach(where, f"Value must be one of {allowed}.", code)
