"""Limits of a modal."""

from collections.abc import Iterator, Mapping

from playground.limits import components as parts
from playground.limits.components import Kind
from playground.limits.fields import (
    Breach,
    as_list,
    as_object,
    at,
    length,
    needed_text,
    number,
    one_of,
    required,
    text,
)

_TOP = (Kind.ACTION_ROW, Kind.TEXT_DISPLAY, Kind.LABEL)
_IN_ROW = (Kind.TEXT_INPUT,)
_IN_LABEL = (
    *parts.SELECTS,
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
)


def modal(where: str, body: Mapping[str, object]) -> Iterator[Breach]:
    """Check a modal."""
    yield from needed_text(where, body, "custom_id", 100)
    yield from needed_text(where, body, "title", 45)
    here, shown = at(where, "components"), as_list(body.get("components"))
    yield from length(here, len(shown), 5, least=1)
    for index, part in enumerate(shown):
        yield from _top(at(here, index), as_object(part))
    yield from parts.duplicates(here, shown)


def _top(where: str, part: parts.Part) -> Iterator[Breach]:
    yield from parts.kind_among(where, part, _TOP)
    yield from number(where, part, "id", 0, 2**31 - 1)
    match part.get("type"):
        case Kind.ACTION_ROW:
            inputs = as_list(part.get("components"))
            yield from length(at(where, "components"), len(inputs), 5, least=1)
            for index, value in enumerate(inputs):
                yield from _field(at(where, "components", index), as_object(value), _IN_ROW)
        case Kind.TEXT_DISPLAY:
            yield from parts.text_display(where, part)
        case Kind.LABEL:
            yield from needed_text(where, part, "label", 45)
            yield from text(where, part, "description", 100, least=1)
            yield from required(where, part, "component")
            if part.get("component") is not None:
                yield from _field(at(where, "component"), as_object(part["component"]), _IN_LABEL)


def _field(where: str, part: parts.Part, allowed: tuple[Kind, ...]) -> Iterator[Breach]:
    yield from number(where, part, "id", 0, 2**31 - 1)
    misplaced = list(parts.kind_among(where, part, allowed))
    if misplaced:
        yield from misplaced
        return
    match part["type"]:
        case Kind.TEXT_INPUT:
            yield from _text_input(where, part)
        case kind if kind in parts.SELECTS:
            yield from parts.select(where, part)
            if part.get("min_values") == 0 and part.get("required", True):
                what = "int value should be greater than or equal to 1 where an answer is required."
                yield Breach(at(where, "min_values"), what, "NUMBER_TYPE_MIN")
        case _:
            yield from needed_text(where, part, "custom_id", 100)
    match part["type"]:
        case Kind.RADIO_GROUP:
            yield from parts.options(where, part, 10, least=2)
        case Kind.CHECKBOX_GROUP:
            yield from parts.how_many(where, part, 10)
            yield from parts.options(where, part, 10)
        case Kind.FILE_UPLOAD:
            yield from parts.how_many(where, part, 10)
            yield from length(at(where, "file_types"), len(as_list(part.get("file_types"))), 10)


def _text_input(where: str, part: parts.Part) -> Iterator[Breach]:
    yield from needed_text(where, part, "custom_id", 100)
    yield from one_of(at(where, "style"), part.get("style"), (1, 2), "BASE_TYPE_CHOICES")
    yield from text(where, part, "label", 45, least=1)
    yield from text(where, part, "value", 4000)
    yield from text(where, part, "placeholder", 100)
    yield from number(where, part, "min_length", 0, 4000)
    yield from number(where, part, "max_length", 1, 4000)
