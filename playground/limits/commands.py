"""Limits of application commands and their choices."""

import unicodedata
from collections.abc import Iterator, Mapping
from enum import IntEnum

from playground.limits.fields import (
    TOO_MANY_COMMANDS,
    Violation,
    as_list,
    as_object,
    as_text,
    at,
    length,
    needed_text,
    number,
    required,
    text,
    whole,
)

CHAT_INPUT, USER, MESSAGE = 1, 2, 3
_MOST_COMMANDS = {CHAT_INPUT: 100, USER: 15, MESSAGE: 15}
_MOST_CHARACTERS = 8000
_MOST_NUMBER = 2**53 - 1


class Kind(IntEnum):
    """The option types that have limits of their own."""

    SUBCOMMAND = 1
    GROUP = 2
    STRING = 3
    INTEGER = 4
    NUMBER = 10


_NESTING = (Kind.SUBCOMMAND, Kind.GROUP)

# Discord's pattern is ^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$; `re` knows neither classes nor scripts.
_SCRIPTS = (range(0x0900, 0x0980), range(0xA8E0, 0xA900), range(0x0E01, 0x0E5C))

Command = Mapping[str, object]


def all_commands(commands: list[object]) -> Iterator[Violation]:
    """Check the commands of a bulk sync."""
    kinds = [as_object(command).get("type") or CHAT_INPUT for command in commands]
    if any(kinds.count(kind) > most for kind, most in _MOST_COMMANDS.items()):
        yield whole(TOO_MANY_COMMANDS)
    names: set[tuple[object, str]] = set()
    for index, command in enumerate(map(as_object, commands)):
        yield from one_command(at("", index), command)
        name = (kinds[index], as_text(command.get("name")))
        if name in names:
            what = "Application command names must be unique"
            yield Violation(at("", index), what, "APPLICATION_COMMANDS_DUPLICATE_NAME")
        names.add(name)


def one_command(where: str, command: Command, *, partial: bool = False) -> Iterator[Violation]:
    """Check one command; `partial` for an edit of some fields."""
    if partial:
        # An edit does not include the command's type, so limits that depend on it are not checked.
        yield from _localized(where, command, "name", 32)
        yield from text(where, command, "description", 100)
        yield from _options(where, command, _NESTING)
    elif (command.get("type") or CHAT_INPUT) == CHAT_INPUT:
        yield from required(where, command, "name")
        yield from _name(where, command)
        yield from required(where, command, "description")
        yield from _localized(where, command, "description", 100)
        yield from _options(where, command, _NESTING)
    else:
        yield from required(where, command, "name")
        yield from _localized(where, command, "name", 32)
        yield from text(where, command, "description", 0)
        yield from length(at(where, "options"), len(as_list(command.get("options"))), 0)
    if _size(command) > _MOST_CHARACTERS:
        what = f"Command exceeds maximum size ({_MOST_CHARACTERS})"
        yield Violation(where, what, "APPLICATION_COMMAND_TOO_LARGE")


def choices(where: str, offered: list[object]) -> Iterator[Violation]:
    """Check the choices of an option or an autocomplete response."""
    yield from length(where, len(offered), 25)
    for index, choice in enumerate(map(as_object, offered)):
        here = at(where, index)
        yield from required(here, choice, "name")
        yield from _localized(here, choice, "name", 100)
        yield from needed_text(here, choice, "value", 100, least=0)
        yield from number(here, choice, "value", -_MOST_NUMBER, _MOST_NUMBER)


def _localized(where: str, body: Command, key: str, most: int) -> Iterator[Violation]:
    yield from text(where, body, key, most, least=1)
    translations = as_object(body.get(f"{key}_localizations"))
    for locale in translations:
        yield from text(at(where, f"{key}_localizations"), translations, locale, most, least=1)


def _name(where: str, body: Command) -> Iterator[Violation]:
    yield from _localized(where, body, "name", 32)
    names = {at(where, "name"): body.get("name")}
    for locale, name in as_object(body.get("name_localizations")).items():
        names[at(where, "name_localizations", locale)] = name
    for here, name in names.items():
        if not all(map(_allowed, as_text(name))) or as_text(name) != as_text(name).lower():
            yield Violation(here, "Command name is invalid", "APPLICATION_COMMAND_INVALID_NAME")


def _allowed(sign: str) -> bool:
    return sign in "-_'" or unicodedata.category(sign)[0] in "LN" or any(ord(sign) in script for script in _SCRIPTS)


def _options(where: str, command: Command, nesting: tuple[Kind, ...]) -> Iterator[Violation]:
    options = [as_object(option) for option in as_list(command.get("options"))]
    here = at(where, "options")
    yield from length(here, len(options), 25)
    kinds = [option.get("type") for option in options]
    if len({kind in _NESTING for kind in kinds}) > 1 or any(kind in _NESTING and kind not in nesting for kind in kinds):
        what = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        yield Violation(here, what, "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")

    names: set[str] = set()
    optional_seen = False
    for index, option in enumerate(options):
        place, name = at(here, index), as_text(option.get("name"))
        yield from _option(place, option)
        if name in names:
            what = f"Option name {name} is already used in these options"
            yield Violation(place, what, "APPLICATION_COMMAND_OPTIONS_NAME_INVALID")
        names.add(name)
        if option.get("required") and optional_seen:
            what = "Required options must be placed before non-required options"
            yield Violation(place, what, "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")
        optional_seen = optional_seen or not option.get("required")


def _option(where: str, option: Command) -> Iterator[Violation]:
    yield from required(where, option, "name")
    yield from _name(where, option)
    yield from required(where, option, "description")
    yield from _localized(where, option, "description", 100)
    yield from choices(at(where, "choices"), as_list(option.get("choices")))
    match option.get("type"):
        case Kind.SUBCOMMAND:
            yield from _options(where, option, ())
        case Kind.GROUP:
            yield from _options(where, option, (Kind.SUBCOMMAND,))
        case Kind.STRING:
            yield from number(where, option, "min_length", 0, 6000)
            yield from number(where, option, "max_length", 1, 6000)
        case Kind.INTEGER | Kind.NUMBER:
            yield from number(where, option, "min_value", -_MOST_NUMBER, _MOST_NUMBER)
            yield from number(where, option, "max_value", -_MOST_NUMBER, _MOST_NUMBER)


def _size(body: Command) -> int:
    """Return the total length of names, descriptions and values, including all options and choices."""
    size = len(as_text(body.get("value")))
    for key in ("name", "description"):
        # Only the longest of a text and its translations counts.
        translations = as_object(body.get(f"{key}_localizations")).values()
        size += max(len(as_text(words)) for words in (body.get(key), *translations))
    for nested in ("options", "choices"):
        size += sum(_size(as_object(component)) for component in as_list(body.get(nested)))
    return size
