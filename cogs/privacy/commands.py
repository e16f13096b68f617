"""What `/privacy` says."""

from __future__ import annotations

import asyncio
import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.ops.housekeeping import Limits
from bot.privacy.counts import Counts
from bot.privacy.service import Deletion
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import GREY, MessageLayout, row
from cogs.core.replies import defer, reply, update
from cogs.core.text import localizer_for, text
from rules.errors import Refusal

EVERYWHERE = ("people", "daily_results")  # kinds that belong to no server
RED = 0xDA373C


def draw_kept(
    here: Counts | None, everywhere: Counts, limits: Limits, say: Localizer, *buttons: ui.Item[Any]
) -> MessageLayout:
    """What is kept, on this server if it is asked for on one, and in all; how long; and who sees it."""
    title = f"## {say('privacy-title')}"
    if everywhere.is_nothing:
        return MessageLayout([ui.TextDisplay(f"{title}\n{say('privacy-nothing')}")], accent=GREY)
    return MessageLayout(
        [
            ui.TextDisplay("\n".join([title, *_amounts(here, everywhere, say)])),
            ui.TextDisplay(say("privacy-what")),
            ui.TextDisplay("\n".join([f"### {say('privacy-how-long')}", *_times(limits, say)])),
            ui.TextDisplay(f"### {say('privacy-who')}\n{say('privacy-who-sees')}"),
            row(*buttons),
        ]
    )


def _amounts(here: Counts | None, everywhere: Counts, say: Localizer) -> Iterator[str]:
    local = _kinds(here) if here is not None else {}
    for kind, count in _kinds(everywhere).items():
        if not count:
            continue
        if here is None or kind in EVERYWHERE:
            amount = say("privacy-amount-all", all=count)
        else:
            amount = say("privacy-amount", here=local[kind], all=count)
        name = kind.replace("_", "-")
        yield say(f"privacy-kept-{name}", amount=amount)


def _kinds(counts: Counts) -> dict[str, int]:
    at_tables = {name: getattr(counts, name) for name in ("tables", "live", "private", "moves", "words")}
    return {**at_tables, **counts.rows}


def _times(limits: Limits, say: Localizer) -> Iterator[str]:
    yield say("privacy-keep-games" if limits.games else "privacy-keep-games-always", days=limits.games)
    if limits.abandoned:
        yield say("privacy-keep-unfinished", days=limits.abandoned)
    yield say("privacy-keep-own")
    if limits.servers:
        yield say("privacy-keep-server", days=limits.servers)


def draw_sure(counts: Counts, say: Localizer, *buttons: ui.Item[Any]) -> MessageLayout:
    """What will happen, above the button that does it."""
    if counts.is_nothing:
        return MessageLayout([ui.TextDisplay(f"## {say('privacy-title')}\n{say('privacy-nothing')}")], accent=GREY)
    lines = [
        f"## {say('privacy-delete-title')}",
        say("privacy-delete-everywhere"),
        say("privacy-delete-live", count=counts.live),
        say("privacy-delete-shared", name=say("privacy-nameless", number=2)),
        say("privacy-delete-own"),
        say("privacy-delete-messages"),
        say("privacy-delete-first"),
    ]
    return MessageLayout([ui.TextDisplay("\n".join(lines)), row(*buttons)], accent=RED)


def draw_done(farewell: Deletion, say: Localizer) -> MessageLayout:
    """It is done."""
    lines = [
        f"## {say('privacy-done-title')}",
        say("privacy-done", kept=len(farewell.kept), deleted=farewell.deleted),
        f"-# {say('privacy-done-traces')}",
    ]
    return MessageLayout([ui.TextDisplay("\n".join(lines))], accent=GREY)


NAME = "onetable-personal-data"
LARGEST_FILE = 8_000_000  # bytes that any server lets through
SIGNS = {"export": "💾", "delete": "🗑️", "sure": "🗑️"}


class PrivacyButton(PersistentItem[ui.Button[Any]], template=r"privacy:(?P<act>export|delete|sure)"):
    """Take it away, ask whether to delete it, delete it."""

    act: str

    def __init__(self, act: str, say: Localizer) -> None:
        style = discord.ButtonStyle.secondary if act == "export" else discord.ButtonStyle.danger
        super().__init__(ui.Button(label=say(f"privacy-button-{act}"), emoji=SIGNS[act], style=style), act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Whatever it is, it is about whoever pressed."""
        async with interaction_errors(interaction, act=self.act):
            match self.act:
                case "export":
                    await export_game(interaction)
                case "delete":
                    await ask(interaction)
                case _:
                    await forget(interaction)


async def export_game(interaction: discord.Interaction[Any]) -> None:
    """Everything that is kept about whoever asks, as a file for them alone."""
    bot: Onetable = interaction.client
    await defer(interaction)
    document = await bot.privacy.export(interaction.user.id)
    name, content = await asyncio.to_thread(packed, document)
    file = discord.File(io.BytesIO(content), filename=name)
    await reply(interaction, localizer_for(interaction)("privacy-export-here"), files=[file])


def packed(document: dict[str, Any], largest: int = LARGEST_FILE) -> tuple[str, bytes]:
    """The document as a file that Discord takes, and its name."""
    content = json.dumps(document, indent=1, ensure_ascii=False).encode()
    if len(content) <= largest:
        return f"{NAME}.json", content
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr(f"{NAME}.json", content)
    if len(archive.getvalue()) > largest:
        raise Refusal("privacy-too-much")
    return f"{NAME}.zip", archive.getvalue()


async def ask(interaction: discord.Interaction[Any]) -> None:
    """Explain what deleting means, and ask once more."""
    bot: Onetable = interaction.client
    counts = await bot.privacy.counts(interaction.user.id, None)
    say = localizer_for(interaction)
    view = draw_sure(counts, say, PrivacyButton("sure", say), PrivacyButton("export", say)).view()
    if interaction.type is discord.InteractionType.component:
        await update(interaction, view=view)
    else:
        await reply(interaction, view=view)


async def forget(interaction: discord.Interaction[Any]) -> None:
    """Delete, then say so."""
    bot: Onetable = interaction.client
    await defer(interaction, "update")
    farewell = await bot.privacy.forget(interaction.user.id)
    await update(interaction, view=draw_done(farewell, localizer_for(interaction)).view())


class Privacy(
    commands.GroupCog,
    group_name=text("command-privacy"),
    group_description=text("command-privacy-description"),
):
    """Also in direct messages with the bot: whoever has left a server can still ask."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-privacy-show"), description=text("command-privacy-show-description"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Say what is kept, how long, and who sees it."""
        async with interaction_errors(interaction):
            user, guild, privacy = interaction.user.id, interaction.guild_id, self.bot.privacy
            here = None if guild is None else await privacy.counts(user, guild)
            everywhere = await privacy.counts(user, None)
            say = localizer_for(interaction)
            buttons = PrivacyButton("export", say), PrivacyButton("delete", say)
            layout = draw_kept(here, everywhere, self.bot.housekeeping.limits, say, *buttons)
            await reply(interaction, view=layout.view())

    @app_commands.command(name=text("command-privacy-export"), description=text("command-privacy-export-description"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Hand it all out."""
        async with interaction_errors(interaction):
            await export_game(interaction)

    @app_commands.command(name=text("command-privacy-delete"), description=text("command-privacy-delete-description"))
    async def delete(self, interaction: discord.Interaction) -> None:
        """Explain, and ask once more."""
        async with interaction_errors(interaction):
            await ask(interaction)

    # --- servers

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """The bot may have been removed from servers, or invited, while it was away."""
        await self.bot.housekeeping.seen([guild.id for guild in self.bot.guilds])

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed for good; discord.py calls an outage by another name."""
        await self.bot.housekeeping.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again."""
        await self.bot.housekeeping.joined(guild.id)
