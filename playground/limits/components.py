"""Limits of message components: legacy rows and Components V2."""

from collections.abc import Iterator, Mapping
from enum import IntEnum

from playground.limits.fields import (
    Violation,
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
    """Component types."""

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

Component = Mapping[str, object]


def looks_v2(components: list[object]) -> bool:
    """Whether a top-level component needs Components V2."""
    kinds = [as_object(component).get("type") for component in components]
    return any(kind in _V2 and kind not in _LEGACY for kind in kinds)


def walk(where: str, components: list[object]) -> Iterator[tuple[str, Component]]:
    """Yield every component with its path, including nested ones, in order."""
    for index, value in enumerate(components):
        component, here = as_object(value), at(where, index)
        yield here, component
        yield from walk(at(here, "components"), as_list(component.get("components")))
        for key in ("accessory", "component"):
            if component.get(key) is not None:
                yield at(here, key), as_object(component[key])


def message_components(where: str, components: list[object], *, v2: bool) -> Iterator[Violation]:
    """Check all components of a message."""
    if v2:
        if sum(1 for _ in walk(where, components)) > _MOST_PARTS:
            what = f"The total number of components must be {_MOST_PARTS} or fewer, nested ones counted."
            yield Violation(where, what, "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED")
        texts = [component for _, component in walk(where, components) if component.get("type") == Kind.TEXT_DISPLAY]
        if sum(len(as_text(component.get("content"))) for component in texts) > _MOST_TEXT:
            what = f"Components displayable text size exceeds maximum size of {_MOST_TEXT}"
            yield Violation(where, what, "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED")
    else:
        yield from length(where, len(components), _MOST_ROWS)
    for index, component in enumerate(components):
        yield from _component(at(where, index), as_object(component), _V2 if v2 else _LEGACY)
    yield from duplicates(where, components)


def duplicates(where: str, components: list[object]) -> Iterator[Violation]:
    """Check that no two components share a custom_id or an id."""
    custom_ids: set[str] = set()
    ids: set[int] = set()
    for here, component in walk(where, components):
        custom_id, number_id = as_text(component.get("custom_id")), as_number(component.get("id"))
        if custom_id in custom_ids:
            what = "Component custom id cannot be duplicated"
            yield Violation(at(here, "custom_id"), what, "COMPONENT_CUSTOM_ID_DUPLICATED")
        if number_id in ids:
            yield Violation(at(here, "id"), "Component id cannot be duplicated", "COMPONENT_ID_DUPLICATED")
        if custom_id:
            custom_ids.add(custom_id)
        if number_id:  # 0 means unset
            ids.add(number_id)


def kind_among(where: str, component: Component, allowed: tuple[Kind, ...]) -> Iterator[Violation]:
    """Check that the component type is allowed here."""
    if component.get("type") not in allowed:
        what = f'Value of field "type" must be one of {tuple(map(int, allowed))}.'
        yield Violation(where, what, "UNION_TYPE_CHOICES")


def _component(where: str, component: Component, allowed: tuple[Kind, ...]) -> Iterator[Violation]:
    yield from number(where, component, "id", 0, 2**31 - 1)
    misplaced = list(kind_among(where, component, allowed))
    if misplaced:
        yield from misplaced
        return
    match component["type"]:
        case Kind.ACTION_ROW:
            yield from _row(where, component)
        case Kind.BUTTON:
            yield from _button(where, component)
        case kind if kind in SELECTS:
            yield from select(where, component)
        case Kind.SECTION:
            yield from _section(where, component)
        case Kind.TEXT_DISPLAY:
            yield from text_display(where, component)
        case Kind.THUMBNAIL:
            yield from _picture(where, component)
        case Kind.MEDIA_GALLERY:
            yield from _gallery(where, component)
        case Kind.FILE:
            yield from _media(where, component, "file")
        case Kind.CONTAINER:
            yield from _container(where, component)


def _children(where: str, component: Component, allowed: tuple[Kind, ...], most: int) -> Iterator[Violation]:
    children = as_list(component.get("components"))
    yield from length(at(where, "components"), len(children), most, least=1)
    for index, child in enumerate(children):
        yield from _component(at(where, "components", index), as_object(child), allowed)


def _row(where: str, row: Component) -> Iterator[Violation]:
    yield from _children(where, row, _IN_ROW, _ROW_WIDTH)
    width = 0
    for index, value in enumerate(as_list(row.get("components"))):
        # A select takes the full width of the row.
        width += _ROW_WIDTH if as_object(value).get("type") in SELECTS else 1
        if width > _ROW_WIDTH:
            what = "The specified component exceeds the maximum width"
            yield Violation(at(where, "components", index), what, "COMPONENT_LAYOUT_WIDTH_EXCEEDED")


def _button(where: str, button: Component) -> Iterator[Violation]:
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
            yield Violation(at(where, "url"), what, "URL_TYPE_INVALID_SCHEME")
    elif style != _PREMIUM and button.get("custom_id") is None:
        what = "A custom id is required"
        yield Violation(at(where, "custom_id"), what, "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED")
    if button.get("url") is not None and button.get("custom_id") is not None:
        what = "A custom id and url cannot both be specified"
        yield Violation(where, what, "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE")


def select(where: str, component: Component) -> Iterator[Violation]:
    """Check a select of any type, in a message or a modal."""
    yield from needed_text(where, component, "custom_id", 100)
    yield from text(where, component, "placeholder", 150)
    yield from how_many(where, component, 25)
    preset = as_list(component.get("default_values"))
    if component.get("type") == Kind.STRING_SELECT:
        yield from options(where, component, 25)
        preset = [value for value in as_list(component.get("options")) if as_object(value).get("default")]
    most = as_number(component.get("max_values"))
    if len(preset) > (1 if most is None else most):
        what = "The specified number of default values exceeds the specified maximum values"
        yield Violation(where, what, "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES")


def how_many(where: str, component: Component, most: int) -> Iterator[Violation]:
    """Check `min_values` and `max_values`."""
    yield from number(where, component, "max_values", 1, most)
    upper = as_number(component.get("max_values"))
    yield from number(where, component, "min_values", 0, most if upper is None else min(max(upper, 1), most))


def options(where: str, component: Component, most: int, *, least: int = 1) -> Iterator[Violation]:
    """Check the options of a string select, radio group or checkbox group."""
    offered = as_list(component.get("options"))
    chosen = as_number(component.get("max_values"))
    # There must be at least `max_values` options.
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
            yield Violation(here, what, "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED")
        if value:
            values.add(value)


def _section(where: str, section: Component) -> Iterator[Violation]:
    yield from _children(where, section, _IN_SECTION, 3)
    yield from required(where, section, "accessory")
    if section.get("accessory") is not None:
        yield from _component(at(where, "accessory"), as_object(section["accessory"]), _ACCESSORIES)


def text_display(where: str, component: Component) -> Iterator[Violation]:
    """Check a text display, in a message or a modal."""
    yield from needed_text(where, component, "content", _MOST_TEXT)


def _media(where: str, component: Component, key: str) -> Iterator[Violation]:
    yield from required(where, component, key)
    if component.get(key) is not None:
        yield from needed_text(at(where, key), as_object(component[key]), "url", 2048)


def _picture(where: str, component: Component) -> Iterator[Violation]:
    yield from _media(where, component, "media")
    yield from text(where, component, "description", 1024, least=1)


def _gallery(where: str, gallery: Component) -> Iterator[Violation]:
    items = as_list(gallery.get("items"))
    yield from length(at(where, "items"), len(items), 10, least=1)
    for index, item in enumerate(items):
        yield from _picture(at(where, "items", index), as_object(item))


def _container(where: str, container: Component) -> Iterator[Violation]:
    yield from number(where, container, "accent_color", 0, 0xFFFFFF)
    yield from _children(where, container, _IN_CONTAINER, _MOST_PARTS)
