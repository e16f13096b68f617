"""Limits of message components, legacy and V2."""

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
    V2,
    Edge,
    Request,
    board,
    button,
    buttons,
    channel,
    check_edge,
    check_rule,
    choices,
    container,
    edges,
    edit,
    gallery,
    item,
    legacy,
    link,
    row,
    section,
    select,
    text,
)

WIDE = "COMPONENT_LAYOUT_WIDTH_EXCEEDED"
LEGACY_FIELD = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
TOO_MANY_DEFAULTS = "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES"


def users(**changes: object) -> dict[str, object]:
    return {"type": 5, "custom_id": "s", **changes}


def with_option(**changes: object) -> dict[str, object]:
    return select(options=[{"label": "x", "value": "x", **changes}])


IN_A_ROW = edges(
    lambda part: legacy(row(part)),
    "components[0].components[0]",
    {
        "custom_id": Edge(lambda n: button("x" * n), 100, ".custom_id", BAD),
        "component id": Edge(lambda n: button(id=n), 2**31 - 1, ".id", BIG),
        "button label": Edge(lambda n: button(label="x" * n), 80, ".label", LONG),
        "button url": Edge(lambda n: link("https://" + "x" * (n - 8)), 512, ".url", LONG),
        "select custom_id": Edge(lambda n: select(custom_id="x" * n), 100, ".custom_id", BAD),
        "select options": Edge(lambda n: select(options=choices(n)), 25, ".options", BAD),
        "select placeholder": Edge(lambda n: select(placeholder="x" * n), 150, ".placeholder", LONG),
        "option label": Edge(lambda n: with_option(label="x" * n), 100, ".options[0].label", BAD),
        "option value": Edge(lambda n: with_option(value="x" * n), 100, ".options[0].value", BAD),
        "option description": Edge(lambda n: with_option(description="x" * n), 100, ".options[0].description", LONG),
        "max_values": Edge(lambda n: users(max_values=n), 25, ".max_values", BIG),
        "max_values and options": Edge(lambda n: select(options=choices(3), max_values=n), 3, ".options", BAD),
        "min_values and max_values": Edge(lambda n: users(min_values=n, max_values=4), 4, ".min_values", BIG),
        "min_values": Edge(lambda n: users(min_values=n), 25, ".min_values", BIG),
        "default values": Edge(lambda n: users(max_values=2, default_values=[{"id": 1}] * n), 2, "", TOO_MANY_DEFAULTS),
        "default options": Edge(
            lambda n: select(options=[each | {"default": True} for each in choices(n)]), 1, "", TOO_MANY_DEFAULTS
        ),
    },
    {
        "custom_id": Edge(lambda n: button("x" * n), 1, ".custom_id", BAD),
        "component id": Edge(lambda n: button(id=n), 0, ".id", SMALL),
        "select options": Edge(lambda n: select(options=choices(n)), 1, ".options", BAD),
        "max_values": Edge(lambda n: users(max_values=n), 1, ".max_values", SMALL),
        "min_values": Edge(lambda n: users(min_values=n), 0, ".min_values", SMALL),
    },
)

IN_A_BOARD = edges(
    board,
    "components[0]",
    {
        "section texts": Edge(section, 3, ".components", BAD),
        "gallery items": Edge(lambda n: gallery(*[item()] * n), 10, ".items", BAD),
        "gallery description": Edge(lambda n: gallery(item(description="x" * n)), 1024, ".items[0].description", BAD),
        "media url": Edge(
            lambda n: gallery({"media": {"url": "https://" + "x" * (n - 8)}}), 2048, ".items[0].media.url", BAD
        ),
        "thumbnail description": Edge(
            lambda n: section(accessory={"type": 11, **item(description="x" * n)}),
            1024,
            ".accessory.description",
            BAD,
        ),
        "container colour": Edge(lambda n: container(text(), accent_color=n), 0xFFFFFF, ".accent_color", BIG),
    },
    {
        "text": Edge(text, 1, ".content", BAD),
        "section texts": Edge(section, 1, ".components", BAD),
        "gallery items": Edge(lambda n: gallery(*[item()] * n), 1, ".items", BAD),
        "gallery description": Edge(lambda n: gallery(item(description="x" * n)), 1, ".items[0].description", BAD),
        "container parts": Edge(lambda n: container(*[text()] * n), 1, ".components", BAD),
        "container colour": Edge(lambda n: container(text(), accent_color=n), 0, ".accent_color", SMALL),
    },
)

TOGETHER = edges(
    lambda request: request,
    "components",
    {
        "legacy rows": Edge(lambda n: legacy(*(row(button(str(i))) for i in range(n))), 5, "", LONG),
        # A container, a section of three parts, and n - 4 texts.
        "V2 parts, nested ones counted": Edge(
            lambda n: board(container(section(), *[text()] * (n - 4))),
            40,
            "",
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
        ),
        "V2 texts together": Edge(
            lambda n: board(text(3000), container(text(n - 3001), section())),
            4000,
            "",
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
        ),
    },
    {"row": Edge(lambda n: legacy(row(*buttons(n))), 1, "[0].components", BAD)},
)


@pytest.mark.parametrize(EDGE, [*IN_A_ROW, *IN_A_BOARD, *TOGETHER])
def test_edge(around: Any, make: Any, last: int, past: int, where: str, code: str) -> None:
    check_edge(around, make, last, past, where, code)


@pytest.mark.parametrize(
    ("fine", "wrong", "found"),
    [
        # rows
        (legacy(row(*buttons(5))), legacy(row(button("a"), select())), {"components[0].components[1]": WIDE}),
        (legacy(row(select())), legacy(row(select(), select(custom_id="t"))), {"components[0].components[1]": WIDE}),
        (legacy(row(button())), legacy(row(text())), {"components[0].components[0]": KIND}),
        # unique
        (
            legacy(row(button("a")), row(button("b"))),
            legacy(row(button("a")), row(button("a", disabled=True))),
            {"components[1].components[0].custom_id": DUPLICATE},
        ),
        (
            board(text() | {"id": 0}, text() | {"id": 0}, section() | {"id": 1}),
            board(text() | {"id": 7}, section(accessory=button(id=7))),
            {"components[1].accessory.id": "COMPONENT_ID_DUPLICATED"},
        ),
        (
            legacy(row(select(options=choices(2)))),
            legacy(row(select(options=choices(1) * 2))),
            {"components[0].components[0].options[1]": "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"},
        ),
        # buttons
        (
            legacy(row(link("https://example.org"))),
            legacy(row(link("ftp://example.org"))),
            {"components[0].components[0].url": "URL_TYPE_INVALID_SCHEME"},
        ),
        (
            legacy(row({"type": 2, "style": 6, "sku_id": "1"})),
            legacy(row({"type": 2, "style": 1})),
            {"components[0].components[0].custom_id": "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"},
        ),
        (
            legacy(row(button())),
            legacy(row(link("https://example.org") | {"custom_id": "b"})),
            {"components[0].components[0]": "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"},
        ),
        # Components V2
        (board(text()), legacy(text()), {"components[0]": KIND}),
        (board(text()), channel(flags=V2, components=[text()], content="x"), {"content": LEGACY_FIELD}),
        (
            edit(components=[text()], content=None, embeds=[]),
            edit(components=[text()], embeds=[{}]),
            {"embeds": LEGACY_FIELD},
        ),
        (board(text()), channel(flags=V2, components=[text()], poll={"question": {}}), {"poll": LEGACY_FIELD}),
        (board(text()), channel(flags=V2, components=[text()], sticker_ids=[1]), {"sticker_ids": LEGACY_FIELD}),
        (
            edit(components=[row(button())], content="x"),
            edit(components=[text()], content="x"),
            {"content": LEGACY_FIELD},
        ),
        (board(container(text())), board(container(container(text()))), {"components[0].components[0]": KIND}),
        (board(section()), board({"type": 9, "components": [text()]}), {"components[0].accessory": MISSING}),
        (board(section()), board(section(accessory=select())), {"components[0].accessory": KIND}),
    ],
)
def test_rule(fine: Request, wrong: Request, found: dict[str, str]) -> None:
    check_rule(fine, wrong, found)
