"""Builders of minimal requests, and helpers that test values at the edge of a limit."""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest

from playground.limits import violations

Request = tuple[str, str, object]
V2 = 1 << 15

LONG, BAD = "BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH"
BIG, SMALL = "NUMBER_TYPE_MAX", "NUMBER_TYPE_MIN"
KIND, MISSING = "UNION_TYPE_CHOICES", "BASE_TYPE_REQUIRED"
DUPLICATE = "COMPONENT_CUSTOM_ID_DUPLICATED"


class Edge(NamedTuple):
    """A limit: a builder for a number, the last allowed number, and the expected violation above it."""

    make: Callable[[int], Any]
    last: int
    where: str
    code: str


def edges(
    around: Callable[[Any], Request], prefix: str, most: dict[str, Edge], least: dict[str, Edge]
) -> Iterator[Any]:
    """Parameters for `check_edge` with fields at a certain place in a request."""
    for limits, step, word in ((most, 1, "at most"), (least, -1, "at least")):
        for name, (make, last, where, code) in limits.items():
            yield pytest.param(around, make, last, last + step, prefix + where, code, id=f"{word}: {name}")


EDGE = ("around", "make", "last", "past", "where", "code")


def check_edge(
    around: Callable[[Any], Request], make: Callable[[int], Any], last: int, past: int, where: str, code: str
) -> None:
    """Check that the last allowed value passes and the next one has exactly one violation."""
    assert violations(*around(make(last))) == []
    assert [(found.where, found.code) for found in violations(*around(make(past)))] == [(where, code)]


def check_rule(fine: Request, wrong: Request, found: dict[str, str]) -> None:
    """Check that the first request keeps a rule that the second one breaks."""
    assert violations(*fine) == []
    assert {each.where: each.code for each in violations(*wrong)} == found


def channel(**body: object) -> Request:
    return "POST", "/channels/1/messages", body


def edit(**body: object) -> Request:
    return "PATCH", "/channels/1/messages/2", body


def callback(kind: int, data: object = None) -> Request:
    return "POST", "/interactions/1/token/callback", {"type": kind, "data": data}


def embeds(*made: object) -> Request:
    return channel(embeds=list(made))


def legacy(*rows: object) -> Request:
    return channel(content="x", components=list(rows))


def board(*parts: object) -> Request:
    return channel(flags=V2, components=list(parts))


def modal(*parts: object, **changes: object) -> Request:
    return callback(9, {"custom_id": "m", "title": "T", "components": list(parts), **changes})


def field(**component: object) -> Request:
    return modal({"type": 18, "label": "L", "component": {"custom_id": "c", **component}})


def sync(*commands: object) -> Request:
    return "PUT", "/applications/1/commands", list(commands)


def command(**changes: object) -> dict[str, object]:
    return {"name": "play", "description": "Play", **changes}


def option(**changes: object) -> dict[str, object]:
    return {"type": 3, "name": "word", "description": "A word", **changes}


def row(*parts: object) -> dict[str, object]:
    return {"type": 1, "components": list(parts)}


def button(custom_id: str = "b", **changes: object) -> dict[str, object]:
    return {"type": 2, "style": 1, "custom_id": custom_id, **changes}


def link(url: str) -> dict[str, object]:
    return {"type": 2, "style": 5, "url": url}


def buttons(count: int, mark: str = "") -> list[dict[str, object]]:
    return [button(f"{mark}{number}") for number in range(count)]


def choices(count: int) -> list[dict[str, object]]:
    return [{"label": "x", "value": str(number)} for number in range(count)]


def select(**changes: object) -> dict[str, object]:
    return {"type": 3, "custom_id": "s", "options": choices(1), **changes}


def text(size: int = 1) -> dict[str, object]:
    return {"type": 10, "content": "x" * size}


def section(count: int = 1, accessory: object = None) -> dict[str, object]:
    return {"type": 9, "components": [text()] * count, "accessory": accessory or button()}


def item(**changes: object) -> dict[str, object]:
    return {"media": {"url": "https://example.org/a.png"}, **changes}


def gallery(*items: object) -> dict[str, object]:
    return {"type": 12, "items": list(items)}


def container(*parts: object, **changes: object) -> dict[str, object]:
    return {"type": 17, "components": list(parts), **changes}
