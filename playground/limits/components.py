"""Limits of message components: legacy rows and Components V2."""

from collections.abc import Iterator, Mapping
from enum import IntEnum

from playground.limits.fields import (
    Breach,
    as_list,
    as_number,
    as_object,
    as_text,
    at,
    length,
    needed_text,
    number,
    required,
    text,
)


class Kind(IntEnum):
    """The field `type` of a component."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)

_LEGACY = (Kind.ACTION_ROW,)
_IN_CONTAINER = (
    Kind.ACTION_ROW,
    Kind.SECTION,
    Kind.TEXT_DISPLAY,
    Kind.MEDIA_GALLERY,
    Kind.FILE,
    Kind.SEPARATOR,
)
_V2 = (*_IN_CONTAINER, Kind.CONTAINER)
_IN_ROW = (Kind.BUTTON, *SELECTS)
_IN_SECTION = (Kind.TEXT_DISPLAY,)
_ACCESSORIES = (Kind.BUTTON, Kind.THUMBNAIL)

_LINK, _PREMIUM = 5, 6
_LINK_SCHEMES = ("http", "https", "discord")

_ROW_WIDTH = 5
_MOST_ROWS = 5
_MOST_PARTS = 40
_MOST_TEXT = 4000

Part = Mapping[str, object]


def looks_v2(parts: list[object]) -> bool:
    """Whether a kind of component that only Components V2 has stands at the top."""
    kinds = [as_object(part).get("type") for part in parts]
    return any(kind in _V2 and kind not in _LEGACY for kind in kinds)


def walk(where: str, parts: list[object]) -> Iterator[tuple[str, Part]]:
    """Every component with its path, nested ones too, in the order of the body."""
    for index, value in enumerate(parts):
        part, here = as_object(value), at(where, index)
        yield here, part
        yield from walk(at(here, "components"), as_list(part.get("components")))
        for key in ("accessory", "component"):
            if part.get(key) is not None:
                yield at(here, key), as_object(part[key])


def message_components(where: str, parts: list[object], *, v2: bool) -> Iterator[Breach]:
    """Check all components of a message."""
    if v2:
        if sum(1 for _ in walk(where, parts)) > _MOST_PARTS:
            what = f"The total number of components must be {_MOST_PARTS} or fewer, nested ones counted."
            yield Breach(where, what, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED")
        texts = [part for _, part in walk(where, parts) if part.get("type") == Kind.TEXT_DISPLAY]
        if sum(len(as_text(part.get("content"))) for part in texts) > _MOST_TEXT:
            what = f"Components displayable text size exceeds maximum size of {_MOST_TEXT}"
            yield Breach(where, what, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED")
    else:
        yield from length(where, len(parts), _MOST_ROWS)
    for index, part in enumerate(parts):
        yield from _component(at(where, index), as_object(part), _V2 if v2 else _LEGACY)
    yield from duplicates(where, parts)


def duplicates(where: str, parts: list[object]) -> Iterator[Breach]:
    """No two components may share a custom_id or an id."""
    custom_ids: set[str] = set()
    ids: set[int] = set()
    for here, part in walk(where, parts):
        custom_id, number_id = as_text(part.get("custom_id")), as_number(part.get("id"))
        if custom_id in custom_ids:
            what = "Component custom id cannot be duplicated"
            yield Breach(at(here, "custom_id"), what, "COMPONENT_CUSTOM_ID_DUPLICATED")
        if number_id in ids:
            yield Breach(at(here, "id"), "Component id cannot be duplicated", "COMPONENT_ID_DUPLICATED")
        if custom_id:
            custom_ids.add(custom_id)
        if number_id:  # 0 stands for "fill it in"
            ids.add(number_id)


def kind_among(where: str, part: Part, allowed: tuple[Kind, ...]) -> Iterator[Breach]:
    """The component must be of a kind that may stand here."""
    if part.get("type") not in allowed:
        what = f'Value of field "type" must be one of {tuple(map(int, allowed))}.'
        yield Breach(where, what, "UNION_TYPE_CHOICES")


def _component(where: str, part: Part, allowed: tuple[Kind, ...]) -> Iterator[Breach]:
    yield from number(where, part, "id", 0, 2**31 - 1)
    misplaced = list(kind_among(where, part, allowed))
    if misplaced:
        yield from misplaced
        return
    match part["type"]:
        case Kind.ACTION_ROW:
            yield from _row(where, part)
        case Kind.BUTTON:
            yield from _button(where, part)
        case kind if kind in SELECTS:
            yield from select(where, part)
        case Kind.SECTION:
            yield from _section(where, part)
        case Kind.TEXT_DISPLAY:
            yield from text_display(where, part)
        case Kind.THUMBNAIL:
            yield from _picture(where, part)
        case Kind.MEDIA_GALLERY:
            yield from _gallery(where, part)
        case Kind.FILE:
            yield from _media(where, part, "file")
        case Kind.CONTAINER:
            yield from _container(where, part)


def _children(where: str, part: Part, allowed: tuple[Kind, ...], most: int) -> Iterator[Breach]:
    children = as_list(part.get("components"))
    yield from length(at(where, "components"), len(children), most, least=1)
    for index, child in enumerate(children):
        yield from _component(at(where, "components", index), as_object(child), allowed)


def _row(where: str, row: Part) -> Iterator[Breach]:
    yield from _children(where, row, _IN_ROW, _ROW_WIDTH)
    width = 0
    for index, value in enumerate(as_list(row.get("components"))):
        # A select is as wide as the row, so nothing fits beside it.
        width += _ROW_WIDTH if as_object(value).get("type") in SELECTS else 1
        if width > _ROW_WIDTH:
            what = "The specified component exceeds the maximum width"
            yield Breach(at(where, "components", index), what, "COMPONENT_LAYOUT_WIDTH_EXCEEDED")


def _button(where: str, button: Part) -> Iterator[Breach]:
    yield from text(where, button, "label", 80)
    yield from text(where, button, "custom_id", 100, least=1)
    yield from text(where, button, "url", 512)
    style = button.get("style")
    if style == _LINK:
        yield from required(where, button, "url")
        url = as_text(button.get("url"))
        scheme = url.partition(":")[0]
        if url and scheme not in _LINK_SCHEMES:
            what = f'Scheme "{scheme}" is not supported. Scheme must be one of {_LINK_SCHEMES}.'
            yield Breach(at(where, "url"), what, "URL_TYPE_INVALID_SCHEME")
    elif style != _PREMIUM and button.get("custom_id") is None:
        what = "A custom id is required"
        yield Breach(at(where, "custom_id"), what, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED")
    if button.get("url") is not None and button.get("custom_id") is not None:
        what = "A custom id and url cannot both be specified"
        yield Breach(where, what, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")


def select(where: str, part: Part) -> Iterator[Breach]:
    """Check a select of any kind, in a message or in a modal."""
    yield from needed_text(where, part, "custom_id", 100)
    yield from text(where, part, "placeholder", 150)
    yield from how_many(where, part, 25)
    preset = as_list(part.get("default_values"))
    if part.get("type") == Kind.STRING_SELECT:
        yield from options(where, part, 25)
        preset = [value for value in as_list(part.get("options")) if as_object(value).get("default")]
    most = as_number(part.get("max_values"))
    if len(preset) > (1 if most is None else most):
        what = "The specified number of default values exceeds the specified maximum values"
        yield Breach(where, what, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES")


def how_many(where: str, part: Part, most: int) -> Iterator[Breach]:
    """Check how many values may be chosen."""
    yield from number(where, part, "max_values", 1, most)
    upper = as_number(part.get("max_values"))
    yield from number(where, part, "min_values", 0, most if upper is None else min(max(upper, 1), most))


def options(where: str, part: Part, most: int, *, least: int = 1) -> Iterator[Breach]:
    """Check the options of a string select, radio group or checkbox group."""
    offered = as_list(part.get("options"))
    chosen = as_number(part.get("max_values"))
    # As many values as may be chosen must be there to choose from.
    fewest = least if chosen is None else max(least, min(chosen, most))
    yield from length(at(where, "options"), len(offered), most, least=fewest)
    values: set[str] = set()
    for index, option in enumerate(map(as_object, offered)):
        here = at(where, "options", index)
        yield from needed_text(here, option, "label", 100)
        yield from needed_text(here, option, "value", 100)
        yield from text(here, option, "description", 100)
        value = as_text(option.get("value"))
        if value in values:
            what = "The specified option value is already used"
            yield Breach(here, what, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        if value:
            values.add(value)


def _section(where: str, section: Part) -> Iterator[Breach]:
    yield from _children(where, section, _IN_SECTION, 3)
    yield from required(where, section, "accessory")
    if section.get("accessory") is not None:
        yield from _component(at(where, "accessory"), as_object(section["accessory"]), _ACCESSORIES)


def text_display(where: str, part: Part) -> Iterator[Breach]:
    """Check one text, in a message or in a modal."""
    yield from needed_text(where, part, "content", _MOST_TEXT)


def _media(where: str, part: Part, key: str) -> Iterator[Breach]:
    yield from required(where, part, key)
    if part.get(key) is not None:
        yield from needed_text(at(where, key), as_object(part[key]), "url", 2048)


def _picture(where: str, part: Part) -> Iterator[Breach]:
    yield from _media(where, part, "media")
    yield from text(where, part, "description", 1024, least=1)


def _gallery(where: str, gallery: Part) -> Iterator[Breach]:
    items = as_list(gallery.get("items"))
    yield from length(at(where, "items"), len(items), 10, least=1)
    for index, item in enumerate(items):
        yield from _picture(at(where, "items", index), as_object(item))


def _container(where: str, container: Part) -> Iterator[Breach]:
    yield from number(where, container, "accent_color", 0, 0xFFFFFF)
    yield from _children(where, container, _IN_CONTAINER, _MOST_PARTS)
