"""What a public table looks like, before it becomes a Discord message."""

from __future__ import annotations

import io
import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from json.encoder import encode_basestring_ascii
from typing import Any, NamedTuple

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene

BLURPLE = 0x5865F2
GREY = 0x4E5058
GOLD = 0xF0B232
CONTAINER, ACTION_ROW = discord.ComponentType.container.value, discord.ComponentType.action_row.value
BUTTON, TEXT = discord.ComponentType.button.value, discord.ComponentType.text_display.value
GALLERY = discord.ComponentType.media_gallery.value

ROW = 5  # buttons side by side
MOST_PARTS = 40  # of a message, those within others counted too
MOST_TEXT = 4000

quoted = encode_basestring_ascii  # a text as JSON

Raw = dict[str, Any]  # a part as Discord wants it
Item = ui.Item[ui.LayoutView]


class Written(NamedTuple):
    """A part as JSON: much quicker than an object, where there are many and often."""

    type: int
    json: str

    def raw(self) -> Raw:
        """What is written."""
        read: Raw = json.loads(self.json)
        return read


Part = Item | Written


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the table; the description says what it shows to those who cannot see it."""

    png: bytes
    description: str
    name: str = "table.png"

    def written(self) -> Written:
        """Where the picture stands among the other parts."""
        media = f'{{"media":{{"url":"attachment://{self.name}"}},"description":{quoted(self.description)}}}'
        return Written(GALLERY, f'{{"type":{GALLERY},"items":[{media}]}}')

    def item(self) -> ui.MediaGallery[ui.LayoutView]:
        """The same as an object."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.description))


@dataclass(frozen=True, slots=True)
class MessageLayout:
    """The parts of one message, from top to bottom. With written parts it can only be sent by `cogs.core.courier`."""

    parts: Sequence[Part]
    accent: int = BLURPLE
    pictures: Sequence[Picture] = ()

    def view(self) -> ui.LayoutView:
        """The parts in a frame."""
        return _loose(ui.Container(*self._items(), accent_colour=self.accent))

    def fits(self) -> bool:
        """Is it small enough for a message?"""
        frame = ui.Container[ui.LayoutView](*self._items())
        return 1 + sum(1 for _ in frame.walk_children()) <= MOST_PARTS and frame.content_length() <= MOST_TEXT

    def _items(self) -> list[Item]:
        items = [part for part in self.parts if not isinstance(part, Written)]
        assert len(items) == len(self.parts), "written parts have no view"
        return items

    def components(self) -> list[Raw]:
        """The parts in a frame, as Discord wants them."""
        return [{"type": CONTAINER, "accent_color": self.accent, "components": [*map(_raw, self.parts)]}]

    def written(self) -> str:
        """The same as JSON."""
        parts = ",".join([part.json if isinstance(part, Written) else _in_json(_raw(part)) for part in self.parts])
        return f'[{{"type":{CONTAINER},"accent_color":{self.accent},"components":[{parts}]}}]'

    def files(self) -> list[discord.File]:
        """The pictures, ready to be sent once."""
        return [
            discord.File(io.BytesIO(picture.png), filename=picture.name, description=picture.description)
            for picture in self.pictures
        ]


_in_json = json.JSONEncoder(separators=(",", ":")).encode


def _raw(part: Part) -> Raw:
    return part.raw() if isinstance(part, Written) else part.to_component_dict()


RenderTable = Callable[[Scene, Localizer, PictureCache], Awaitable[MessageLayout]]
LayoutDecorator = Callable[[Scene, Localizer, MessageLayout], MessageLayout]


def row(*buttons: ui.Item[Any]) -> ui.ActionRow[ui.LayoutView]:
    """Buttons side by side."""
    return ui.ActionRow(*buttons)


def notice(*parts: str | Item) -> ui.LayoutView:
    """A message without a frame, for one person: texts and rows, from top to bottom."""
    return _loose(*(ui.TextDisplay(part) if isinstance(part, str) else part for part in parts))


def _loose(*parts: Item) -> ui.LayoutView:
    """A view that discord.py lets go of once it is sent: whatever is pressed in it is known by its custom_id."""
    view = ui.LayoutView(timeout=None)
    for part in parts:
        view.add_item(part)
    view.stop()
    return view


def with_button(parts: Sequence[Part], button: ui.Item[Any]) -> list[Part]:
    """One more button: beside those that stand last, if they leave room for it, or below everything."""
    last = parts[-1]
    if isinstance(last, ui.ActionRow) and len(last.children) < ROW and not any(map(_is_select, last.children)):
        return [*parts[:-1], row(*last.children, button)]
    return [*parts, row(button)]


def _is_select(item: ui.Item[Any]) -> bool:
    return isinstance(item.item if isinstance(item, ui.DynamicItem) else item, ui.Select)


def without_controls(parts: Iterable[Part]) -> Iterator[Item]:
    """What there is to see, with nothing to press and no line that only parted it from that."""
    shown = list(_without_controls(parts))
    while shown and isinstance(shown[-1], ui.Separator):
        shown.pop()
    yield from shown


def _without_controls(parts: Iterable[Part]) -> Iterator[Item]:
    for part in map(_item, parts):
        if isinstance(part, ui.Section) and _is_control(part):
            yield from part.children
        elif part is not None and not isinstance(part, ui.ActionRow):
            yield part


def first_control(parts: Sequence[Part]) -> int:
    """The place of the first part with something to press; the end if there is none."""
    return next((place for place, part in enumerate(parts) if _is_control(part)), len(parts))


def _is_control(part: Part) -> bool:
    if isinstance(part, Written):
        return part.type == ACTION_ROW
    if isinstance(part, ui.Section):
        return not isinstance(part.accessory, ui.Thumbnail)
    return isinstance(part, ui.ActionRow)


def without(parts: Iterable[Part], *kinds: type[ui.Item[Any]]) -> Iterator[Part]:
    """The same with no button of these kinds; rows that are empty then are left out."""
    for part in parts:
        if not isinstance(part, ui.ActionRow):
            yield part
        elif kept := [button for button in part.children if not isinstance(button, kinds)]:
            yield row(*kept)


def _item(part: Part) -> Item | None:
    """A written part of those that show something, as an object."""
    if not isinstance(part, Written):
        return part
    raw = part.raw()
    if part.type == TEXT:
        return ui.TextDisplay(raw["content"])
    if part.type == GALLERY:
        pictures = [(picture["media"]["url"], picture.get("description")) for picture in raw["items"]]
        return ui.MediaGallery(*(discord.MediaGalleryItem(url, description=words) for url, words in pictures))
    return None


def written_row(*buttons: str) -> Written:
    """Written buttons side by side."""
    return Written(ACTION_ROW, f'{{"type":{ACTION_ROW},"components":[{",".join(buttons)}]}}')


def written_button(custom_id: str, label: str, *, style: int, emoji: str | None = None, off: bool = False) -> str:
    """A button as JSON."""
    looks = f',"emoji":{{"name":{quoted(emoji)}}}' if emoji is not None else ""
    looks += ',"disabled":true' if off else ""
    return f'{{"type":{BUTTON},"custom_id":{quoted(custom_id)},"label":{quoted(label)},"style":{style}{looks}}}'


def written_text(text: str) -> Written:
    """Words as a written part."""
    return Written(TEXT, f'{{"type":{TEXT},"content":{quoted(text)}}}')
