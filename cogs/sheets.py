"""What a public table looks like, before it becomes a Discord message."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.languages import Speaker
from bot.pictures import Easel
from bot.tables import Scene

BLURPLE = 0x5865F2
GREY = 0x4E5058
GOLD = 0xF0B232

ROW = 5  # buttons side by side
MOST_PARTS = 40  # of a message, those within others counted too
MOST_TEXT = 4000


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the table; the description says what it shows to those who cannot see it."""

    png: bytes
    description: str
    name: str = "table.png"

    def item(self) -> ui.MediaGallery[ui.LayoutView]:
        """Where the picture stands among the other parts."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.description))


@dataclass(frozen=True, slots=True)
class Sheet:
    """The parts of one message, from top to bottom."""

    parts: Sequence[ui.Item[ui.LayoutView]]
    accent: int = BLURPLE
    pictures: Sequence[Picture] = ()

    def view(self) -> ui.LayoutView:
        """The parts in a frame."""
        view = ui.LayoutView(timeout=None)
        view.add_item(ui.Container(*self.parts, accent_colour=self.accent))
        return view

    def fits(self) -> bool:
        """Is it small enough for a message?"""
        frame = ui.Container[ui.LayoutView](*self.parts)
        return 1 + sum(1 for _ in frame.walk_children()) <= MOST_PARTS and frame.content_length() <= MOST_TEXT

    def files(self) -> list[discord.File]:
        """The pictures, ready to be sent once."""
        return [
            discord.File(io.BytesIO(picture.png), filename=picture.name, description=picture.description)
            for picture in self.pictures
        ]


Face = Callable[[Scene, Speaker, Easel], Awaitable[Sheet]]
Frame = Callable[[Scene, Speaker, Sheet], Sheet]


def row(*buttons: ui.Item[Any]) -> ui.ActionRow[ui.LayoutView]:
    """Buttons side by side."""
    return ui.ActionRow(*buttons)


def with_button(parts: Sequence[ui.Item[ui.LayoutView]], button: ui.Item[Any]) -> list[ui.Item[ui.LayoutView]]:
    """One more button: beside those that stand last, if they leave room for it, or below everything."""
    last = parts[-1]
    if isinstance(last, ui.ActionRow) and len(last.children) < ROW and not any(map(_is_select, last.children)):
        return [*parts[:-1], row(*last.children, button)]
    return [*parts, row(button)]


def _is_select(item: ui.Item[Any]) -> bool:
    return isinstance(item.item if isinstance(item, ui.DynamicItem) else item, ui.Select)


def without_controls(parts: Iterable[ui.Item[ui.LayoutView]]) -> Iterator[ui.Item[ui.LayoutView]]:
    """What there is to see, with nothing to press."""
    for part in parts:
        if isinstance(part, ui.Section) and not isinstance(part.accessory, ui.Thumbnail):
            yield from part.children
        elif not isinstance(part, ui.ActionRow):
            yield part
