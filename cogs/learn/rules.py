"""`/rules`: how a game is played, in short pages in an ephemeral message."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from functools import partial
from typing import Any, Literal, Unpack

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from cogs.core.buttons import Looks, PersistentItem, chosen_value
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, Picture, row
from cogs.core.panels import show_privately
from cogs.core.text import game_choices, localizer_for, text
from cogs.learn.opening import LearnButton
from cogs.learn.pages import Book, Page, Situation
from cogs.places import anywhere
from cogs.table.options import brief_text, option_text, option_values
from rules.catalogue import game_named

Way = Literal["open", "first", "back", "next"]
MOST_VALUES = 5  # of an option; further ones are only counted
LONGEST_DESCRIPTION = 1024


class Rules(commands.Cog):
    """`/rules`."""

    @app_commands.command(name=text("command-rules"), description=text("command-rules-description"))
    @app_commands.describe(game=text("command-rules-game-description"))
    @app_commands.rename(game=text("command-rules-game"))
    @app_commands.choices(game=game_choices())
    @anywhere()
    async def rules(self, interaction: discord.Interaction, game: str) -> None:
        """Show the first page."""
        async with interaction_errors(interaction, game=game):
            await show_page(interaction, game)


async def show_page(interaction: discord.Interaction[Any], game: str, page: str = "", *, here: bool = False) -> None:
    """Show a page: `here`, in place of the clicked page, or in a new message."""
    bot: Onetable = interaction.client
    game_named(game)  # refuses an unknown game
    book = bot.games[game].rules
    assert book is not None, f"{game} has no rulebook"
    layout = await draw_page(game, book, book.place_of(page), localizer_for(interaction), bot.pictures)
    await show_privately(interaction, layout, here=here)


async def draw_page(game: str, book: Book, place: int, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return a page: its title, picture and text, and the buttons to the other pages."""
    page, seats = book.pages[place], game_named(game).seats
    values = {"fewest": min(seats), "most": max(seats), **book.values(say)}
    pictures: list[Picture] = []
    if (situation := page.situation) is not None:
        play_in = situation.play_in
        moment = await asyncio.to_thread(situation.play if play_in is None else partial(play_in, say.language))
        values |= situation.values(moment, say)
        png = await _painted(("rules", game, page.name), situation, moment, say, picture_cache)
        pictures.append(
            Picture(png, say.plain(f"{game}-rules-{page.name}-picture", **values)[:LONGEST_DESCRIPTION], "rules.png")
        )
    where = say("rules-heading", game=say(f"{game}-title"), page=place + 1, pages=len(book.pages))
    words = say(f"{game}-rules-{page.name}", **values)
    if page.lists_options:
        words = "\n".join((words, *_options(game, say)))
    return MessageLayout(
        [
            ui.TextDisplay(f"-# {where}\n## {_title(game, page, say)}"),
            *(picture.item() for picture in pictures),
            ui.TextDisplay(words),
            *_page_buttons(game, book, place, say),
        ],
        pictures=pictures,
    )


async def _painted(
    key: tuple[str, ...], situation: Situation[Any], moment: object, say: Localizer, picture_cache: PictureCache
) -> bytes:
    """Return the picture; where words are part of it or of its position, that of the language."""
    paint_in = situation.paint_in
    if paint_in is not None or situation.play_in is not None:
        key = (*key, say.language)
    return await picture_cache.png(key, lambda: situation.paint(moment) if paint_in is None else paint_in(moment, say))


def _title(game: str, page: Page, say: Localizer) -> str:
    return say(f"{game}-rules-{page.name}-title")


def _options(game: str, say: Localizer) -> Iterator[str]:
    """Yield every option with its values, the default in bold."""
    fields = game_named(game).Options.model_fields
    for option, values in option_values(game).items():
        chosen = fields[option].default
        texts = {brief_text(game, option, value, say): value == chosen for value in values}
        words = [f"**{text}**" if is_default else text for text, is_default in texts.items()]
        if len(words) > MOST_VALUES:
            words[2:] = [say("rules-more-values", count=len(words) - 2)]
        yield f"- {option_text(game, option, say)}{say.colon}{' / '.join(words)}"


def _page_buttons(game: str, book: Book, place: int, say: Localizer) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    last = len(book.pages) - 1
    ways: tuple[tuple[Way, int, bool], ...] = (
        ("first", 0, place == 0),
        ("back", max(0, place - 1), place == 0),
        ("next", min(last, place + 1), place == last),
    )
    yield row(
        *(
            RulesButton(
                game,
                book.pages[to].name,
                way,
                label=say(f"rules-button-{way}"),
                style=discord.ButtonStyle.primary if way == "next" else discord.ButtonStyle.secondary,
                disabled=disabled,
            )
            for way, to, disabled in ways
        )
    )
    titles = [
        discord.SelectOption(
            label=f"{number}. {_title(game, page, say)}"[:100],
            value=page.name,
            default=number == place + 1,
        )
        for number, page in enumerate(book.pages, 1)
    ]
    yield row(RulesSelect(game, titles, say("rules-choose")))
    if place == last:
        yield row(LearnButton(game, label=say("rules-button-learn"), style=discord.ButtonStyle.primary))


class RulesButton(
    PersistentItem[ui.Button[Any]],
    template=r"r:(?P<game>[a-z-]+):(?P<page>[a-z-]*):(?P<way>open|first|back|next)",
):
    """Opens a page of a game's rules, by default the first. `way` tells the buttons of a message apart."""

    game: str
    page: str
    way: str

    def __init__(self, game: str, page: str = "", way: str = "open", **looks: Unpack[Looks]) -> None:
        super().__init__(ui.Button(**looks), game=game, page=page, way=way)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page."""
        async with interaction_errors(interaction, game=self.game, page=self.page):
            await show_page(interaction, self.game, self.page, here=self.way != "open")


class RulesSelect(PersistentItem[ui.Select[Any]], template=r"rp:(?P<game>[a-z-]+)"):
    """All pages of a game's rules, by title."""

    game: str

    def __init__(self, game: str, titles: list[discord.SelectOption], placeholder: str) -> None:
        super().__init__(ui.Select(options=titles, placeholder=placeholder), game=game)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the chosen page."""
        async with interaction_errors(interaction, game=self.game):
            await show_page(interaction, self.game, chosen_value(interaction), here=True)
