"""The buttons below a result and below a replay: make the film, post it in the channel, get the web page."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord import ui

from bot.app import Onetable
from bot.delivery import DELIVERY_ERRORS, describe
from bot.i18n import Localizer, localizer
from bot.tables.replays import Replay
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, Picture, row, with_button
from cogs.core.permissions import require_may_post, settings_of, table_language
from cogs.core.replies import Kind, defer, edit_through, reply, reply_privately
from cogs.core.text import localizer_for, safe_name
from cogs.places import home_of
from cogs.table.verify import date_text

if TYPE_CHECKING:
    from cogs.films.service import Film

log = structlog.get_logger("onetable.films")

FILE = "film.gif"
SIGNS = {"show": "🎞️", "post": "📣", "page": "🌐"}


class FilmButton(PersistentItem[ui.Button[Any]], template=r"film-(?P<act>show|post|page):(?P<table>\d{1,18})"):
    """Makes the film of a finished game in private, posts it in the channel, or makes the web page."""

    act: str
    table: int

    def __init__(self, table: int, act: str, say: Localizer) -> None:
        super().__init__(ui.Button(label=say(f"film-button-{act}"), emoji=SIGNS[act]), act=act, table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Answer in a new message."""
        kind: Kind = "public" if self.act == "post" else "private"
        async with interaction_errors(interaction, replies=kind, table=self.table, act=self.act):
            await ACTS[self.act](interaction, self.table)


async def show_film(interaction: discord.Interaction[Any], table: int) -> None:
    """Show the film to the user, with a button to post it."""
    bot: Onetable = interaction.client
    played, say = await _played(interaction, table), localizer_for(interaction)
    made = bot.films.cached(played, say, interaction.filesize_limit)
    show = reply_privately
    if made is None:
        async with _announced(interaction, say("film-making")):
            made = await bot.films.film(played, say, interaction.user.id, interaction.filesize_limit)
            played = await _played(interaction, table)  # it may have been deleted meanwhile
        show = _show_instead
    layout = _film_layout(made, f"{_title(played, say)}\n-# {say('film-here')}")
    buttons = row(FilmButton(table, "post", say), FilmButton(table, "page", say))
    await show(interaction, replace(layout, parts=[*layout.parts, buttons]))


async def post_film(interaction: discord.Interaction[Any], table: int) -> None:
    """Post the film in the channel, in the server's language."""
    bot: Onetable = interaction.client
    require_may_post(interaction)
    played = await _played(interaction, table)
    bot.rate_limits.film_posted(interaction.user.id)
    say = localizer(table_language(await settings_of(interaction), interaction))
    made = bot.films.cached(played, say, interaction.filesize_limit)
    if made is None:
        await defer(interaction, "public")
        made = await bot.films.film(played, say, interaction.user.id, interaction.filesize_limit)
        played = await _played(interaction, table)
    by = say("film-posted", name=safe_name(interaction.user.display_name))
    layout = _film_layout(made, f"{_title(played, say)}\n-# {by}")
    await reply(interaction, view=layout.view(), files=layout.files(), ephemeral=False)


async def send_page(interaction: discord.Interaction[Any], table: int) -> None:
    """Send the web page to the user."""
    bot: Onetable = interaction.client
    played, say = await _played(interaction, table), localizer_for(interaction)
    async with _announced(interaction, say("film-page-making")):
        page = await bot.films.page(played, say, interaction.user.id, interaction.filesize_limit)
        played = await _played(interaction, table)
    name = f"{played.record.game}-{table}.html"
    file: ui.File[ui.LayoutView] = ui.File(f"attachment://{name}")
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(f"{_title(played, say)}\n-# {say('film-page-here')}"), file]
    await _show_instead(interaction, MessageLayout(parts, pictures=[Picture(page, say.plain("film-page"), name)]))


ACTS = {"show": show_film, "post": post_film, "page": send_page}


async def _played(interaction: discord.Interaction[Any], table: int) -> Replay:
    bot: Onetable = interaction.client
    place = home_of(interaction), interaction.channel_id or 0
    return await bot.replays.get(table, *place, player=interaction.user.id)


def _title(played: Replay, say: Localizer) -> str:
    return f"### 🎞️ {say(f'{played.record.game}-title')} · {date_text(played, say)}"


def _film_layout(made: Film, text: str) -> MessageLayout:
    picture = Picture(made.gif, made.description, FILE)
    return MessageLayout([ui.TextDisplay(text), picture.item()], pictures=[picture])


@asynccontextmanager
async def _announced(interaction: discord.Interaction[Any], sentence: str) -> AsyncIterator[None]:
    """Tell the user at once that something is being made; if that fails, delete the message."""
    await reply_privately(interaction, MessageLayout([ui.TextDisplay(f"⏳ {sentence}")]))
    try:
        yield
    except Exception:
        try:
            await interaction.delete_original_response()
        except DELIVERY_ERRORS as error:
            log.info("announcement not deleted", guild=interaction.guild_id, **describe(error))
        raise


async def _show_instead(interaction: discord.Interaction[Any], layout: MessageLayout) -> bool:
    """Show the layout in place of the announcement."""
    await edit_through(interaction, layout)
    return True


def with_film(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a finished game with the film's button."""
    if scene.record.phase not in ("playing", "over") or scene.outcome is None:
        return layout
    if scene.record.private and scene.record.purpose:  # a lesson, or a village that others have yet to play
        return layout
    longer = replace(layout, parts=with_button(layout.parts, FilmButton(scene.record.id, "show", say)))
    return longer if longer.fits() else layout
