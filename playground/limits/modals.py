"""Limits of a modal."""

from collections.abc import Iterator, Mapping

from playground.limits import components
from playground.limits.components import Kind
from playground.limits.fields import (
    Violation,
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
    *components.SELECTS,
    Kind.TEXT_INPUT,
    Kind.FILE_UPLOAD,
    Kind.RADIO_GROUP,
    Kind.CHECKBOX_GROUP,
    Kind.CHECKBOX,
)


def modal(where: str, body: Mapping[str, object]) -> Iterator[Violation]:
    """Check a modal."""
    yield from needed_text(where, body, "custom_id", 100)
    yield from needed_text(where, body, "title", 45)
    here, shown = at(where, "components"), as_list(body.get("components"))
    yield from length(here, len(shown), 5, least=1)
    for index, component in enumerate(shown):
        yield from _top(at(here, index), as_object(component))
    yield from components.duplicates(here, shown)


def _top(where: str, component: components.Component) -> Iterator[Violation]:
    yield from components.kind_among(where, component, _TOP)
    yield from number(where, component, "id", 0, 2**31 - 1)
    match component.get("type"):
        case Kind.ACTION_ROW:
            inputs = as_list(component.get("components"))
            yield from length(at(where, "components"), len(inputs), 5, least=1)
            for index, value in enumerate(inputs):
                yield from _field(at(where, "components", index), as_object(value), _IN_ROW)
        case Kind.TEXT_DISPLAY:
            yield from components.text_display(where, component)
        case Kind.LABEL:
            yield from needed_text(where, component, "label", 45)
            yield from text(where, component, "description", 100, least=1)
            yield from required(where, component, "component")
            if component.get("component") is not None:
                yield from _field(at(where, "component"), as_object(component["component"]), _IN_LABEL)


def _field(where: str, component: components.Component, allowed: tuple[Kind, ...]) -> Iterator[Violation]:
    yield from number(where, component, "id", 0, 2**31 - 1)
    misplaced = list(components.kind_among(where, component, allowed))
    if misplaced:
        yield from misplaced
        return
    match component["type"]:
        case Kind.TEXT_INPUT:
            yield from _text_input(where, component)
        case kind if kind in components.SELECTS:
            yield from components.select(where, component)
            if component.get("min_values") == 0 and component.get("required", True):
                what = "int value should be greater than or equal to 1 where an answer is required."
                yield Violation(at(where, "min_values"), what, "NUMBER_TYPE_MIN")
        case _:
            yield from needed_text(where, component, "custom_id", 100)
    match component["type"]:
        case Kind.RADIO_GROUP:
            yield from components.options(where, component, 10, least=2)
        case Kind.CHECKBOX_GROUP:
            yield from components.how_many(where, component, 10)
            yield from components.options(where, component, 10)
        case Kind.FILE_UPLOAD:
            yield from components.how_many(where, component, 10)
            yield from length(at(where, "file_types"), len(as_list(component.get("file_types"))), 10)


def _text_input(where: str, component: components.Component) -> Iterator[Violation]:
    yield from needed_text(where, component, "custom_id", 100)
    yield from one_of(at(where, "style"), component.get("style"), (1, 2), "BASE_TYPE_CHOICES")
    yield from text(where, component, "label", 45, least=1)
    yield from text(where, component, "value", 4000)
    yield from text(where, component, "placeholder", 100)
    yield from number(where, component, "min_length", 0, 4000)
    yield from number(where, component, "max_length", 1, 4000)
