"""What can be read on a message, a form or in the list of commands, line by line in the order of the screen."""

from __future__ import annotations

from collections.abc import Iterator

from playground.client.seen_message import SeenMessage
from playground.errors import Json
from playground.world.components import (
    BUTTON,
    CHECKBOX,
    CONTAINER,
    FILE,
    GALLERY,
    LABEL,
    ROW,
    SECTION,
    SELECTS,
    TEXT,
    TEXT_INPUT,
    THUMBNAIL,
)
from playground.world.model import COMPONENTS_V2


def message_lines(message: SeenMessage) -> Iterator[str]:
    """Yield everything that is shown, and what a screen reader says for each picture."""
    if content := str(message.json["content"]):
        yield content
    for embed in message.json["embeds"]:
        yield from (str(embed[part]) for part in ("title", "description") if embed.get(part))
        yield from (f"{field['name']}: {field['value']}" for field in embed.get("fields", ()))
    yield from _lines(message.components)
    if not message.flags & COMPONENTS_V2:  # such a message shows only files that a component names
        yield from (f"[file] {one['filename']}" for one in message.json["attachments"])


def form_lines(form: Json) -> Iterator[str]:
    """Yield the title of a form and everything in it."""
    yield f"[form] {form['title']}"
    yield from _lines(form["components"])


def _lines(parts: list[Json]) -> Iterator[str]:
    for part in parts:
        match part["type"]:
            case kind if kind == TEXT:
                yield str(part["content"])
            case kind if kind == BUTTON:
                emoji = (part.get("emoji") or {}).get("name") or ""
                off = " (disabled)" if part.get("disabled") else ""
                yield f"[button] {emoji} {part.get('label') or ''}".rstrip() + off
            case kind if kind in (ROW, CONTAINER):
                yield from _lines(part["components"])
            case kind if kind == SECTION:
                yield from _lines([*part["components"], part["accessory"]])
            case kind if kind == GALLERY:
                yield from (f"[picture] {item.get('description') or '-'}" for item in part["items"])
            case kind if kind == THUMBNAIL:
                yield f"[picture] {part.get('description') or '-'}"
            case kind if kind == FILE:
                yield f"[file] {part.get('name') or part['file'].get('url')}"
            case kind if kind == LABEL:
                yield f"[label] {part['label']}"
                if part.get("description"):
                    yield f"[hint] {part['description']}"
                yield from _lines([part["component"]])
            case _:
                yield from _choice(part)


def _choice(part: Json) -> Iterator[str]:
    """Yield a text input, a select, radio buttons or check boxes."""
    if part["type"] in (*SELECTS, TEXT_INPUT) and part.get("placeholder"):
        yield f"[placeholder] {part['placeholder']}"
    if part["type"] in (TEXT_INPUT, CHECKBOX) and part.get("label"):
        yield f"[label] {part['label']}"
    if part["type"] == TEXT_INPUT and part.get("value"):
        yield f"[value] {part['value']}"
    for option in part.get("options") or ():
        chosen = " (chosen)" if option.get("default") else ""
        about = f" - {option['description']}" if option.get("description") else ""
        emoji = (option.get("emoji") or {}).get("name") or ""
        yield f"[choice] {emoji} {option['label']}{about}{chosen}".replace("]  ", "] ")


def command_lines(commands: list[Json], locale: str) -> Iterator[str]:
    """Yield all commands, options and choices in this language."""
    for command in commands:
        yield from _command(command, locale, "/")


def _command(command: Json, locale: str, before: str) -> Iterator[str]:
    name = _local(command, "name", locale)
    yield f"{before}{name} - {_local(command, 'description', locale)}"
    for option in command.get("options") or ():
        is_command = option["type"] in (1, 2)
        yield from _command(option, locale, f"{before}{name} " if is_command else "    ")
    for choice in command.get("choices") or ():
        yield f"        [choice] {_local(choice, 'name', locale)}"


def _local(part: Json, field: str, locale: str) -> str:
    return str((part.get(f"{field}_localizations") or {}).get(locale) or part.get(field) or "")
