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

    def components(self) -> list[dict[str, Any]]:
        """The parts as Discord wants them."""
        return self.view().to_components()

    def files(self) -> list[discord.File]:
        """The pictures, ready to be sent once."""
        return [
            discord.File(io.BytesIO(picture.png), filename=picture.name, description=picture.description)
            for picture in self.pictures
        ]


Face = Callable[[Scene, Speaker, Easel], Awaitable[Sheet]]


def row(*buttons: ui.Item[Any]) -> ui.ActionRow[ui.LayoutView]:
    """Buttons side by side."""
    return ui.ActionRow(*buttons)
