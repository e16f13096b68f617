"""Components of messages and modals: iterate, assign ids, resolve files."""

import copy
from collections.abc import Iterable, Iterator
from typing import Any

from playground.errors import Json, invalid_form
from playground.world.model import Attachment

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23

STORED_LINK = "attachment-id://"  # how links to our own CDN are stored

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
ONLY_IN_V2 = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component, including nested ones, in display order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for single in ("accessory", "component"):
            if isinstance(component.get(single), dict):
                yield from walk([component[single]])


def media(components: list[Json]) -> Iterator[tuple[str, Json]]:
    """Yield every media item of the components with the name of its field."""
    for component in walk(components):
        if component["type"] == THUMBNAIL:
            yield "media", component["media"]
        elif component["type"] == FILE:
            yield "file", component["file"]
        elif component["type"] == GALLERY:
            for item in component["items"]:
                yield "items", item["media"]


def numbered(components: list[Json]) -> list[Json]:
    """Return a copy in which every component has an id, as Discord assigns them."""
    result = copy.deepcopy(components)
    taken = {component["id"] for component in walk(result) if component.get("id")}
    following = 1
    for component in walk(result):
        if not component.get("id"):
            while following in taken:
                following += 1
            component["id"] = following
            taken.add(following)
        _write_ids_as_text(component)
    return result


def _write_ids_as_text(component: Json) -> None:
    """Convert ids to strings: discord.py sends some as numbers, Discord always returns strings."""
    emojis = [component.get("emoji"), *(option.get("emoji") for option in component.get("options") or [])]
    for item in [*emojis, *(component.get("default_values") or [])]:
        if item and item.get("id") is not None:
            item["id"] = str(item["id"])


def check_media(components: list[Json], attachments: list[Attachment], cdn: str) -> None:
    """Raise a form error for files the message does not have. Store links to our own CDN by id."""
    names = {attachment.filename for attachment in attachments}
    by_id = {str(attachment.id) for attachment in attachments}
    for field, item in media(components):
        url = str(item.get("url", ""))
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in names:
                raise invalid_form(
                    f"components.{field}.url",
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment was not found: {url}",
                )
        elif url.startswith(f"{cdn}/attachments/"):
            # The link contains the port of this run; the id stays valid after a restart.
            attachment_id = url.removeprefix(f"{cdn}/attachments/").split("/")[1]
            if attachment_id in by_id:
                item["url"] = f"{STORED_LINK}{attachment_id}"


def check_emojis(components: list[Json], emojis: Iterable[int]) -> None:
    """Raise a form error for a button or option with a custom emoji that the application does not have."""
    known = {str(emoji) for emoji in emojis}
    for component in walk(components):
        parts = [component, *(component.get("options") or [])]
        for part in parts:
            emoji_id = (part.get("emoji") or {}).get("id")
            if emoji_id is not None and str(emoji_id) not in known:
                raise invalid_form("components.emoji.id", "BUTTON_COMPONENT_INVALID_EMOJI", "Invalid emoji")


def complete_files(components: list[Json], attachments: list[Attachment]) -> None:
    """Set the name and size of file components."""
    for component in walk(components):
        if component["type"] == FILE:
            name = str(component["file"].get("url", "")).removeprefix("attachment://")
            found = next((a for a in attachments if a.filename == name), None)
            if found is not None:
                component["name"], component["size"] = found.filename, found.size


def check_kind(components: list[Json], *, v2: bool) -> None:
    """Raise a form error for components that need the Components V2 flag."""
    if v2:
        return
    for index, component in enumerate(components):
        if component["type"] in ONLY_IN_V2:
            raise invalid_form(
                f"components.{index}",
                "UNION_TYPE_CHOICES",
                'Value of field "type" must be one of (1,): the message lacks the IS_COMPONENTS_V2 flag.',
            )


def with_custom_id(components: list[Json], custom_id: str) -> Json | None:
    """Return the component with this custom_id, or None."""
    return next((component for component in walk(components) if component.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> list[str]:
    """Return the content of all text displays, in order."""
    return [str(component["content"]) for component in walk(components) if component["type"] == TEXT]


def chosen_by_default(component: Json) -> list[str]:
    """Return the default values of a select or group."""
    if component.get("options"):
        return [str(option["value"]) for option in component["options"] if option.get("default")]
    defaults: list[Any] = component.get("default_values") or []
    return [str(value["id"]) for value in defaults]
