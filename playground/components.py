"""Components of messages and modals: walking through them, numbering, what they refer to."""

import copy
from collections.abc import Iterator
from typing import Any

from playground.errors import Json, bad_form
from playground.world import Attachment

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER = 9, 10, 11, 12, 13, 14, 17
LABEL, FILE_UPLOAD, RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 18, 19, 21, 22, 23

SECOND_LINK = "attachment-id://"  # how a CDN link that comes back to us is kept

SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
ONLY_IN_V2 = (SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR, CONTAINER)


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component, nested ones too, in the order they are drawn."""
    for part in components:
        yield part
        yield from walk(part.get("components") or [])
        for single in ("accessory", "component"):
            if isinstance(part.get(single), dict):
                yield from walk([part[single]])


def media(components: list[Json]) -> Iterator[tuple[str, Json]]:
    """Every picture or file that components show, with the field it stands in."""
    for part in walk(components):
        if part["type"] == THUMBNAIL:
            yield "media", part["media"]
        elif part["type"] == FILE:
            yield "file", part["file"]
        elif part["type"] == GALLERY:
            for item in part["items"]:
                yield "items", item["media"]


def numbered(components: list[Json]) -> list[Json]:
    """A copy in which every component has an id, as Discord fills them in."""
    result = copy.deepcopy(components)
    taken = {part["id"] for part in walk(result) if part.get("id")}
    following = 1
    for part in walk(result):
        if not part.get("id"):
            while following in taken:
                following += 1
            part["id"] = following
            taken.add(following)
        _write_ids_as_text(part)
    return result


def _write_ids_as_text(part: Json) -> None:
    """discord.py sends some ids as numbers; Discord always gives them back as text."""
    emojis = [part.get("emoji"), *(option.get("emoji") for option in part.get("options") or [])]
    for item in [*emojis, *(part.get("default_values") or [])]:
        if item and item.get("id") is not None:
            item["id"] = str(item["id"])


def check_media(components: list[Json], attachments: list[Attachment], cdn: str) -> None:
    """Refuse references to files the message does not have; keep our own links by id."""
    names = {attachment.filename for attachment in attachments}
    by_id = {str(attachment.id) for attachment in attachments}
    for field, item in media(components):
        url = str(item.get("url", ""))
        if url.startswith("attachment://"):
            if url.removeprefix("attachment://") not in names:
                raise bad_form(
                    f"components.{field}.url",
                    "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                    f"The referenced attachment was not found: {url}",
                )
        elif url.startswith(f"{cdn}/attachments/"):
            # The port of this run is in the link; by id it survives a restart.
            attachment_id = url.removeprefix(f"{cdn}/attachments/").split("/")[1]
            if attachment_id in by_id:
                item["url"] = f"{SECOND_LINK}{attachment_id}"


def complete_files(components: list[Json], attachments: list[Attachment]) -> None:
    """Give file components the name and size of the file they show."""
    for part in walk(components):
        if part["type"] == FILE:
            name = str(part["file"].get("url", "")).removeprefix("attachment://")
            found = next((a for a in attachments if a.filename == name), None)
            if found is not None:
                part["name"], part["size"] = found.filename, found.size


def check_kind(components: list[Json], *, v2: bool) -> None:
    """Refuse the parts that the message's flag does not allow."""
    if v2:
        return
    for index, part in enumerate(components):
        if part["type"] in ONLY_IN_V2:
            raise bad_form(
                f"components.{index}",
                "UNION_TYPE_CHOICES",
                'Value of field "type" must be one of (1,): the message lacks the IS_COMPONENTS_V2 flag.',
            )


def with_custom_id(components: list[Json], custom_id: str) -> Json | None:
    """The component that a click on this custom_id means."""
    return next((part for part in walk(components) if part.get("custom_id") == custom_id), None)


def texts(components: list[Json]) -> list[str]:
    """All text displays, in order."""
    return [str(part["content"]) for part in walk(components) if part["type"] == TEXT]


def chosen_by_default(part: Json) -> list[str]:
    """What is chosen before anybody has touched it."""
    if part.get("options"):
        return [str(option["value"]) for option in part["options"] if option.get("default")]
    defaults: list[Any] = part.get("default_values") or []
    return [str(value["id"]) for value in defaults]
