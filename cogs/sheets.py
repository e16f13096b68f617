"""What a public table looks like, before it becomes a Discord message."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Sequence
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
CONTAINER, ACTION_ROW = discord.ComponentType.container.value, discord.ComponentType.action_row.value
BUTTON, TEXT = discord.ComponentType.button.value, discord.ComponentType.text_display.value
GALLERY = discord.ComponentType.media_gallery.value


Raw = dict[str, Any]  # a part as Discord wants it: quicker than an object, where there are many and often


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture of the table; the description says what it shows to those who cannot see it."""

    png: bytes
    description: str
    name: str = "table.png"

    def raw(self) -> Raw:
        """The same as a raw part."""
        media = {"url": f"attachment://{self.name}"}
        return {"type": GALLERY, "items": [{"media": media, "description": self.description}]}

    def item(self) -> ui.MediaGallery[ui.LayoutView]:
        """Where the picture stands among the other parts."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.description))


@dataclass(frozen=True, slots=True)
class Sheet:
    """The parts of one message, from top to bottom. With raw parts it can only be sent by `cogs.courier`."""

    parts: Sequence[ui.Item[ui.LayoutView] | Raw]
    accent: int = BLURPLE
    pictures: Sequence[Picture] = ()

    def view(self) -> ui.LayoutView:
        """The parts in a frame."""
        view = ui.LayoutView(timeout=None)
        items = [part for part in self.parts if not isinstance(part, dict)]
        assert len(items) == len(self.parts), "raw parts have no view"
        view.add_item(ui.Container(*items, accent_colour=self.accent))
        return view

    def components(self) -> list[Raw]:
        """The parts in a frame, as Discord wants them."""
        parts = [part if isinstance(part, dict) else part.to_component_dict() for part in self.parts]
        return [{"type": CONTAINER, "accent_color": self.accent, "components": parts}]

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


def raw_row(*buttons: Raw) -> Raw:
    """Raw buttons side by side."""
    return {"type": ACTION_ROW, "components": buttons}


def raw_text(text: str) -> Raw:
    """Words as a raw part."""
    return {"type": TEXT, "content": text}
