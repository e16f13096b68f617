"""Limits of application commands and autocomplete."""

from typing import Any

import pytest

from playground.limits import violations
from tests.playground.builders import (
    BAD,
    BIG,
    EDGE,
    LONG,
    SMALL,
    Edge,
    Request,
    callback,
    check_edge,
    check_rule,
    command,
    edges,
    option,
    sync,
)

NAME, NESTED = "APPLICATION_COMMAND_INVALID_NAME", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID"


def choice(**changes: object) -> dict[str, object]:
    return option(choices=[{"name": "x", "value": "x", **changes}])


OPTIONS = edges(
    lambda made: sync(command(options=[made])),
    "[0].options[0].",
    {
        "option name": Edge(lambda n: option(name="x" * n), 32, "name", BAD),
        "option description": Edge(lambda n: option(description="x" * n), 100, "description", BAD),
        "min_length": Edge(lambda n: option(min_length=n), 6000, "min_length", BIG),
        "max_length": Edge(lambda n: option(max_length=n), 6000, "max_length", BIG),
        "max_value": Edge(lambda n: option(type=4, max_value=n), 2**53 - 1, "max_value", BIG),
        "choices": Edge(lambda n: option(choices=[{"name": "x", "value": "x"}] * n), 25, "choices", LONG),
        "choice name": Edge(lambda n: choice(name="x" * n), 100, "choices[0].name", BAD),
        "choice value": Edge(lambda n: choice(value="x" * n), 100, "choices[0].value", LONG),
        "choice number": Edge(lambda n: choice(value=n), 2**53 - 1, "choices[0].value", BIG),
    },
    {
        "option description": Edge(lambda n: option(description="x" * n), 1, "description", BAD),
        "min_length": Edge(lambda n: option(min_length=n), 0, "min_length", SMALL),
        "max_length": Edge(lambda n: option(max_length=n), 1, "max_length", SMALL),
        "min_value": Edge(lambda n: option(type=10, min_value=n), -(2**53) + 1, "min_value", SMALL),
    },
)

COMMANDS = edges(
    sync,
    "[0].",
    {
        "name": Edge(lambda n: command(name="x" * n), 32, "name", BAD),
        "name in a language": Edge(
            lambda n: command(name_localizations={"ja": "遊" * n}), 32, "name_localizations.ja", BAD
        ),
        "description": Edge(lambda n: command(description="x" * n), 100, "description", BAD),
        "options": Edge(lambda n: command(options=[option(name=f"o{i}") for i in range(n)]), 25, "options", LONG),
        "subcommands": Edge(
            lambda n: command(options=[option(type=1, name=f"s{i}") for i in range(n)]), 25, "options", LONG
        ),
        "user command name": Edge(lambda n: {"type": 2, "name": "X" * n}, 32, "name", BAD),
        "user command options": Edge(lambda n: {"type": 2, "name": "X", "options": [option()] * n}, 0, "options", LONG),
    },
    {
        "name": Edge(lambda n: command(name="x" * n), 1, "name", BAD),
        "name in a language": Edge(
            lambda n: command(name_localizations={"ja": "遊" * n}), 1, "name_localizations.ja", BAD
        ),
        "description": Edge(lambda n: command(description="x" * n), 1, "description", BAD),
    },
)

REQUESTS = edges(
    lambda request: request,
    "",
    {
        "commands": Edge(lambda n: sync(*(command(name=f"c{i}") for i in range(n))), 100, "", "30032"),
        "user commands": Edge(lambda n: sync(*({"type": 2, "name": f"C {i}"} for i in range(n))), 15, "", "30032"),
        "message commands": Edge(lambda n: sync(*({"type": 3, "name": f"C {i}"} for i in range(n))), 15, "", "30032"),
        "description in a change": Edge(
            lambda n: ("PATCH", "/applications/1/commands/2", {"description": "x" * n}), 100, "description", LONG
        ),
        "autocomplete": Edge(
            lambda n: callback(8, {"choices": [{"name": "x", "value": 1}] * n}), 25, "data.choices", LONG
        ),
    },
    {},
)


@pytest.mark.parametrize(EDGE, [*OPTIONS, *COMMANDS, *REQUESTS])
def test_edge(around: Any, make: Any, last: int, past: int, where: str, code: str) -> None:
    check_edge(around, make, last, past, where, code)


@pytest.mark.parametrize(
    ("fine", "wrong", "found"),
    [
        (sync(command(name="nimm-5_日本")), sync(command(name="two words")), {"[0].name": NAME}),
        (sync(command(name="हिन्दी")), sync(command(name="Play")), {"[0].name": NAME}),
        (
            sync({"type": 2, "name": "Two Words"}),
            sync({"type": 2, "name": "x", "description": "x"}),
            {"[0].description": LONG},
        ),
        (sync(command(name="ซ่อน")), sync(command(name="हिन्दी!")), {"[0].name": NAME}),
        (
            sync(command(), command(type=2, description="")),
            sync(command(), command()),
            {"[1]": "APPLICATION_COMMANDS_DUPLICATE_NAME"},
        ),
        (
            sync(command(options=[option(required=True), option(name="b")])),
            sync(command(options=[option(), option(name="b", required=True)])),
            {"[0].options[1]": "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID"},
        ),
        (
            sync(command(options=[option(), option(name="b")])),
            sync(command(options=[option(), option()])),
            {"[0].options[1]": "APPLICATION_COMMAND_OPTIONS_NAME_INVALID"},
        ),
        (
            sync(command(options=[option(type=2, options=[option(type=1, options=[option()])])])),
            sync(command(options=[option(type=1, options=[option(type=1)])])),
            {"[0].options[0].options": NESTED},
        ),
        (
            sync(command(options=[option(type=1)])),
            sync(command(options=[option(type=1), option(name="b")])),
            {"[0].options": NESTED},
        ),
    ],
)
def test_rule(fine: Request, wrong: Request, found: dict[str, str]) -> None:
    check_rule(fine, wrong, found)


def sized(size: int) -> dict[str, object]:
    """Return a command with this many characters, including a translation."""
    full = [{"name": "n" * 75, "value": "v" * 75}] * 25
    asked = [option(name=name, description="d" * 99, choices=full) for name in "ab"]
    asked.append(option(name="c", description="d" * 99, choices=[{"name": "n" * (size - 7904), "value": ""}]))
    return command(description="short", description_localizations={"de": "l" * 100}, options=asked)


def test_command_keeps_8000_characters_of_its_longest_texts() -> None:
    assert violations(*sync(sized(8000))) == []
    assert [(found.where, found.code) for found in violations(*sync(sized(8001)))] == [
        ("[0]", "APPLICATION_COMMAND_TOO_LARGE")
    ]


@pytest.mark.parametrize("method", ["POST", "PATCH"])
@pytest.mark.parametrize("scope", ["", "/guilds/2"])
def test_routes_of_commands(method: str, scope: str) -> None:
    path = f"/applications/1{scope}/commands" + ("/3" if method == "PATCH" else "")
    assert violations(method, path, {"name": "x", "description": "x"}) == []
    assert [found.where for found in violations(method, path, {"name": "x" * 33, "description": "x"})] == ["name"]
    assert len(violations("PUT", f"/applications/1{scope}/commands", [{}])) == 2
