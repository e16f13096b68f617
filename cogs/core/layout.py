"""The layout of a message: items of `discord.ui` in a container, with the pictures they show."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from rules.game import Seat

BLURPLE = 0x5865F2
GREY = 0x4E5058
GOLD = 0xF0B232

ROW = 5  # buttons in an action row
MAX_COMPONENTS = 40  # of a message, nested ones counted too
MAX_TEXT = 4000

Item = ui.Item[ui.LayoutView]


@dataclass(frozen=True, slots=True)
class Picture:
    """A PNG or GIF file, or another attachment; the description says what it shows, for screen readers."""

    png: bytes
    description: str
    name: str = "table.png"

    def item(self) -> ui.MediaGallery[ui.LayoutView]:
        """Return the item that shows the picture."""
        return ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.description))

    def file(self) -> discord.File:
        """Return the file, ready to be sent once."""
        return discord.File(io.BytesIO(self.png), filename=self.name, description=self.description)


@dataclass(frozen=True, slots=True)
class MessageLayout:
    """The items of one message, from top to bottom, and the pictures attached to it."""

    parts: Sequence[Item]
    accent: int = BLURPLE
    pictures: Sequence[Picture] = ()
    told: str = ""  # what a film says about a turn; if nothing, the news of the table

    def view(self) -> ui.LayoutView:
        """Return the items in a container with the accent colour."""
        return _finished_view(ui.Container(*self.parts, accent_colour=self.accent))

    def fits(self) -> bool:
        """Whether Discord accepts so many components and so much text in one message."""
        container = ui.Container[ui.LayoutView](*self.parts)
        components = 1 + sum(1 for _ in container.walk_children())
        return components <= MAX_COMPONENTS and container.content_length() <= MAX_TEXT

    def files(self) -> list[discord.File]:
        """Return the pictures as files, ready to be sent once."""
        return [picture.file() for picture in self.pictures]

    @property
    def story(self) -> str:
        """What a film says about the turn that ended with this, or nothing."""
        return self.told or "\n".join(part.content for part in self.parts if isinstance(part, News))


class News(ui.TextDisplay[ui.LayoutView]):
    """The line of a table about what just happened. Films tell it in their description."""


RenderTable = Callable[[Scene, Localizer, PictureCache], Awaitable[MessageLayout]]
RenderPanel = Callable[[Scene, Seat, Localizer, PictureCache], Awaitable[MessageLayout]]  # that seat's scene
LayoutDecorator = Callable[[Scene, Localizer, MessageLayout], MessageLayout]


def table_parts(
    *, heading: str, picture: Picture | None = None, news: str = "", prompt: str = "", controls: Iterable[Item] = ()
) -> list[Item]:
    """Return the items of a table in the order that every game keeps, short enough for one phone screen.

    The heading, the picture, one line of what just happened, whose turn it is and what to do, and the buttons.
    Everything else belongs into the picture's description and behind the Details button.
    """
    parts: list[Item] = [ui.TextDisplay(heading)]
    if picture is not None:
        parts.append(picture.item())
    if news:
        parts.append(News(news))
    if prompt:
        parts.append(ui.TextDisplay(prompt))
    return [*parts, *controls]


def row(*buttons: ui.Item[Any]) -> ui.ActionRow[ui.LayoutView]:
    """Return an action row with these buttons, or with one select."""
    return ui.ActionRow(*buttons)


def rows(buttons: Iterable[ui.Item[Any]]) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """Yield as many action rows as the buttons need."""
    waiting = list(buttons)
    for at in range(0, len(waiting), ROW):
        yield row(*waiting[at : at + ROW])


def notice(*parts: str | Item) -> ui.LayoutView:
    """Return a short message without a container: texts and action rows, from top to bottom."""
    return _finished_view(*(ui.TextDisplay(part) if isinstance(part, str) else part for part in parts))


def _finished_view(*items: Item) -> ui.LayoutView:
    """Return a view that discord.py does not keep: clicks are handled by `DynamicItem`s, which need no view."""
    view = ui.LayoutView(timeout=None)
    for item in items:
        view.add_item(item)
    view.stop()
    return view


# --- changing a layout


def with_button(parts: Sequence[Item], button: ui.Item[Any]) -> list[Item]:
    """Return the items with one more button: in the last action row if it has room, otherwise in a new one."""
    last = parts[-1]
    if isinstance(last, ui.ActionRow) and len(last.children) < ROW and not any(map(_is_select, last.children)):
        return [*parts[:-1], row(*last.children, button)]
    return [*parts, row(button)]


def without(parts: Iterable[Item], *kinds: type[ui.Item[Any]]) -> Iterator[Item]:
    """Yield the items without buttons of these kinds, and without action rows that are empty then."""
    for part in parts:
        if not isinstance(part, ui.ActionRow):
            yield part
        elif kept := [button for button in part.children if not isinstance(button, kinds)]:
            yield row(*kept)


def without_controls(parts: Iterable[Item]) -> Iterator[Item]:
    """Yield the items without buttons and selects, and without separators at the end."""
    shown = list(_without_controls(parts))
    while shown and isinstance(shown[-1], ui.Separator):
        shown.pop()
    yield from shown


def _without_controls(parts: Iterable[Item]) -> Iterator[Item]:
    for part in parts:
        if isinstance(part, ui.Section) and _is_control(part):
            yield from part.children
        elif not isinstance(part, ui.ActionRow):
            yield part


def first_control(parts: Sequence[Item]) -> int:
    """Return the index of the first item with a button or select; the length if there is none."""
    return next((place for place, part in enumerate(parts) if _is_control(part)), len(parts))


def _is_control(part: Item) -> bool:
    if isinstance(part, ui.Section):
        return not isinstance(part.accessory, ui.Thumbnail)
    return isinstance(part, ui.ActionRow)


def _is_select(item: ui.Item[Any]) -> bool:
    return isinstance(item.item if isinstance(item, ui.DynamicItem) else item, ui.Select)
