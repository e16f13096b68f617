"""`/block`: share no table with a person, and get no pings from them. Only the user who blocks ever sees it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer, Markup
from bot.social.blocks import MOST_BLOCKED
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import Item, MessageLayout, row
from cogs.core.panels import require_panel
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, text
from cogs.places import anywhere
from rules.errors import Refusal

PER_PAGE = 10


class Block(commands.Cog):
    """`/block`."""

    @app_commands.command(name=text("command-block"), description=text("command-block-description"))
    @app_commands.describe(person=text("command-block-person-description"))
    @app_commands.rename(person=text("command-block-person"))
    @anywhere()
    async def block(self, interaction: discord.Interaction[Any], person: discord.User | None = None) -> None:
        """Block a person, or show whom the user blocks."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction):
            told = ""
            if person is not None:
                if person.bot:
                    raise Refusal("block-refused-bot")
                await bot.blocks.block(interaction.user.id, person.id)
                told = localizer_for(interaction)("block-done", person=_mention(person.id))
            await reply(interaction, view=await block_page(interaction, told=told))


async def block_page(interaction: discord.Interaction[Any], page: int = 0, told: str = "") -> ui.LayoutView:
    """Return a page of the people whom the user blocks."""
    bot: Onetable = interaction.client
    say, blocked = localizer_for(interaction), await bot.blocks.blocked_by(interaction.user.id)
    last = max(0, (len(blocked) - 1) // PER_PAGE)
    page = min(page, last)
    heading = [f"## {say('block-title')}", *([told] if told else []), say("block-why")]
    heading.append(say("block-count", count=len(blocked), most=MOST_BLOCKED))
    parts: list[Item] = [ui.TextDisplay("\n".join(heading))]
    for other in blocked[page * PER_PAGE : (page + 1) * PER_PAGE]:
        parts.append(_line(other, say))
    if last:
        pages = [BlockPageButton(at, say(f"block-button-{way}")) for way, at in _turns(page, last)]
        parts.append(row(*pages))
    return MessageLayout(parts).view()


def _line(user: int, say: Localizer) -> ui.Section[ui.LayoutView]:
    button: ui.Item[Any] = UnblockButton(user, say)
    return ui.Section(ui.TextDisplay(_mention(user)), accessory=button)


def _turns(page: int, last: int) -> list[tuple[str, int]]:
    return [*([("back", page - 1)] if page else []), *([("next", page + 1)] if page < last else [])]


def _mention(user: int) -> Markup:
    return Markup(f"<@{user}>")  # shown to one person, and notifies nobody


class UnblockButton(PersistentItem[ui.Button[Any]], template=r"unblock:(?P<user>[0-8]?\d{1,18})"):
    """Unblocks a person."""

    user: int

    def __init__(self, user: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("block-button-undo")), user=user)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Unblock them, and show the list."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction):
            require_panel(interaction)
            await bot.blocks.unblock(interaction.user.id, self.user)
            told = localizer_for(interaction)("block-undone", person=_mention(self.user))
            await update(interaction, view=await block_page(interaction, told=told))


class BlockPageButton(PersistentItem[ui.Button[Any]], template=r"blocks:(?P<page>\d{1,3})"):
    """Turns the page."""

    page: int

    def __init__(self, page: int, label: str) -> None:
        super().__init__(ui.Button(label=label), page=page)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page."""
        async with interaction_errors(interaction):
            require_panel(interaction)
            await update(interaction, view=await block_page(interaction, self.page))
