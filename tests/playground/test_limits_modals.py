"""Limits of modals."""

from typing import Any

import pytest

from tests.playground.builders import (
    BAD,
    BIG,
    DUPLICATE,
    EDGE,
    KIND,
    LONG,
    MISSING,
    SMALL,
    Edge,
    Request,
    button,
    callback,
    check_edge,
    check_rule,
    choices,
    edges,
    field,
    modal,
    row,
    section,
    select,
    text,
)


def text_input(**changes: object) -> dict[str, object]:
    return {"type": 4, "style": 1, **changes}


def label(**changes: object) -> Request:
    return modal({"type": 18, "label": "x", "component": {"type": 23, "custom_id": "c"}, **changes})


def ticks(**changes: object) -> dict[str, object]:
    return {"type": 22, "options": choices(10), **changes}


FIELDS = edges(
    lambda part: field(**part),
    "data.components[0].component.",
    {
        "field id": Edge(lambda n: {"type": 23, "id": n}, 2**31 - 1, "id", BIG),
        "field custom_id": Edge(lambda n: {"type": 23, "custom_id": "x" * n}, 100, "custom_id", BAD),
        "text input custom_id": Edge(lambda n: text_input(custom_id="x" * n), 100, "custom_id", BAD),
        "text input label": Edge(lambda n: text_input(label="x" * n), 45, "label", BAD),
        "text input value": Edge(lambda n: text_input(value="x" * n), 4000, "value", LONG),
        "text input placeholder": Edge(lambda n: text_input(placeholder="x" * n), 100, "placeholder", LONG),
        "text input min_length": Edge(lambda n: text_input(min_length=n), 4000, "min_length", BIG),
        "text input max_length": Edge(lambda n: text_input(max_length=n), 4000, "max_length", BIG),
        "radio options": Edge(lambda n: {"type": 21, "options": choices(n)}, 10, "options", BAD),
        "checkbox options": Edge(lambda n: ticks(options=choices(n)), 10, "options", BAD),
        "checkbox max_values": Edge(lambda n: ticks(max_values=n), 10, "max_values", BIG),
        "files of an upload": Edge(lambda n: {"type": 19, "max_values": n}, 10, "max_values", BIG),
        "file types": Edge(lambda n: {"type": 19, "file_types": [".png"] * n}, 10, "file_types", LONG),
    },
    {
        "field id": Edge(lambda n: {"type": 23, "id": n}, 0, "id", SMALL),
        "text input label": Edge(lambda n: text_input(label="x" * n), 1, "label", BAD),
        "text input min_length": Edge(lambda n: text_input(min_length=n), 0, "min_length", SMALL),
        "text input max_length": Edge(lambda n: text_input(max_length=n), 1, "max_length", SMALL),
        "radio options": Edge(lambda n: {"type": 21, "options": choices(n)}, 2, "options", BAD),
        "checkbox options": Edge(lambda n: ticks(options=choices(n)), 1, "options", BAD),
        "required select": Edge(lambda n: select(min_values=n), 1, "min_values", SMALL),
    },
)

MODALS = edges(
    lambda request: request,
    "data.",
    {
        "title": Edge(lambda n: modal(text(), title="x" * n), 45, "title", BAD),
        "custom_id": Edge(lambda n: modal(text(), custom_id="x" * n), 100, "custom_id", BAD),
        "parts": Edge(lambda n: modal(*[text()] * n), 5, "components", BAD),
        "part id": Edge(lambda n: modal(text() | {"id": n}), 2**31 - 1, "components[0].id", BIG),
        "text": Edge(lambda n: modal(text(n)), 4000, "components[0].content", BAD),
        "label text": Edge(lambda n: label(label="x" * n), 45, "components[0].label", BAD),
        "label description": Edge(lambda n: label(description="x" * n), 100, "components[0].description", BAD),
        "text inputs in a row": Edge(
            lambda n: modal(row(*(text_input(custom_id=str(i)) for i in range(n)))),
            5,
            "components[0].components",
            BAD,
        ),
    },
    {
        "title": Edge(lambda n: modal(text(), title="x" * n), 1, "title", BAD),
        "parts": Edge(lambda n: modal(*[text()] * n), 1, "components", BAD),
        "part id": Edge(lambda n: modal(text() | {"id": n}), 0, "components[0].id", SMALL),
        "label description": Edge(lambda n: label(description="x" * n), 1, "components[0].description", BAD),
    },
)


@pytest.mark.parametrize(EDGE, [*FIELDS, *MODALS])
def test_edge(around: Any, make: Any, last: int, past: int, where: str, code: str) -> None:
    check_edge(around, make, last, past, where, code)


@pytest.mark.parametrize(
    ("fine", "wrong", "found"),
    [
        (
            field(type=5),
            modal(row({"type": 5, "custom_id": "c"})),
            {"data.components[0].components[0]": KIND},
        ),
        (field(type=23), modal(row(button())), {"data.components[0].components[0]": KIND}),
        (modal(text()), modal(section()), {"data.components[0]": KIND}),
        (
            field(type=3, options=choices(1), min_values=0, required=False),
            field(type=3, options=choices(1), min_values=0, required=True),
            {"data.components[0].component.min_values": SMALL},
        ),
        (
            field(type=22, options=choices(2), max_values=2),
            field(type=22, options=choices(2), max_values=3),
            {"data.components[0].component.options": BAD},
        ),
        (
            modal(row({"type": 4, "style": 1, "custom_id": "a"}), row({"type": 4, "style": 2, "custom_id": "b"})),
            modal(row({"type": 4, "style": 1, "custom_id": "a"}), row({"type": 4, "style": 2, "custom_id": "a"})),
            {"data.components[1].components[0].custom_id": DUPLICATE},
        ),
        (modal(text()), callback(9), {"data": MISSING}),
    ],
)
def test_rule(fine: Request, wrong: Request, found: dict[str, str]) -> None:
    check_rule(fine, wrong, found)
