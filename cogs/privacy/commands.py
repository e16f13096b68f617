"""`/privacy`: commands, buttons and messages; removal of servers that the bot has left."""

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
from cogs.places import anywhere, home_of, is_elsewhere
from rules.errors import Refusal

EVERYWHERE = ("people", "daily_results", "blocks", "personal_presets")  # kinds of rows that belong to no server
RED = 0xDA373C


def draw_stored_data(
    here: Counts | None, everywhere: Counts, limits: Limits, say: Localizer, *buttons: ui.Item[Any]
) -> MessageLayout:
    """Return the message about stored data: how much here and in total, for how long, who sees it."""
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
        if here is None or kind in EVERYWHERE or local[kind] == count:
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


def draw_confirmation(counts: Counts, say: Localizer, *buttons: ui.Item[Any]) -> MessageLayout:
    """Return the message that explains a deletion and asks for confirmation."""
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


def draw_done(deletion: Deletion, say: Localizer) -> MessageLayout:
    """Return the message after a deletion."""
    lines = [
        f"## {say('privacy-done-title')}",
        say("privacy-done", kept=len(deletion.kept), deleted=deletion.deleted),
        f"-# {say('privacy-done-traces')}",
    ]
    return MessageLayout([ui.TextDisplay("\n".join(lines))], accent=GREY)


NAME = "onetable-personal-data"
LARGEST_FILE = 8_000_000  # below the upload limit of every server
SIGNS = {"export": "💾", "delete": "🗑️", "sure": "🗑️"}


class PrivacyButton(PersistentItem[ui.Button[Any]], template=r"privacy:(?P<act>export|delete|sure)"):
    """Exports the user's data, asks for confirmation of a deletion, or deletes."""

    act: str

    def __init__(self, act: str, say: Localizer) -> None:
        style = discord.ButtonStyle.secondary if act == "export" else discord.ButtonStyle.danger
        super().__init__(ui.Button(label=say(f"privacy-button-{act}"), emoji=SIGNS[act], style=style), act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Run the action for the user who clicked."""
        async with interaction_errors(interaction, act=self.act):
            match self.act:
                case "export":
                    await export_data(interaction)
                case "delete":
                    await ask_for_confirmation(interaction)
                case _:
                    await delete_data(interaction)


async def export_data(interaction: discord.Interaction[Any]) -> None:
    """Send the user's data as a file in an ephemeral reply."""
    bot: Onetable = interaction.client
    await defer(interaction)
    document = await bot.privacy.export(interaction.user.id)
    name, content = await asyncio.to_thread(pack, document)
    file = discord.File(io.BytesIO(content), filename=name)
    await reply(interaction, localizer_for(interaction)("privacy-export-here"), files=[file])


def pack(document: dict[str, Any], largest: int = LARGEST_FILE) -> tuple[str, bytes]:
    """Return file name and content, zipped if needed. Raise a refusal if it is too large for Discord."""
    content = json.dumps(document, indent=1, ensure_ascii=False).encode()
    if len(content) <= largest:
        return f"{NAME}.json", content
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as zipped:
        zipped.writestr(f"{NAME}.json", content)
    if len(archive.getvalue()) > largest:
        raise Refusal("privacy-too-much")
    return f"{NAME}.zip", archive.getvalue()


async def ask_for_confirmation(interaction: discord.Interaction[Any]) -> None:
    """Explain what a deletion does and ask for confirmation."""
    bot: Onetable = interaction.client
    counts = await bot.privacy.counts(interaction.user.id, None)
    say = localizer_for(interaction)
    view = draw_confirmation(counts, say, PrivacyButton("sure", say), PrivacyButton("export", say)).view()
    if interaction.type is discord.InteractionType.component:
        await update(interaction, view=view)
    else:
        await reply(interaction, view=view)


async def delete_data(interaction: discord.Interaction[Any]) -> None:
    """Delete the user's data and confirm it."""
    bot: Onetable = interaction.client
    await defer(interaction, "update")
    deletion = await bot.privacy.forget(interaction.user.id)
    await update(interaction, view=draw_done(deletion, localizer_for(interaction)).view())


@anywhere()
class Privacy(
    commands.GroupCog,
    group_name=text("command-privacy"),
    group_description=text("command-privacy-description"),
):
    """The `/privacy` commands. They also work in direct messages, for users who have left a server."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-privacy-show"), description=text("command-privacy-show-description"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Show which data is stored, for how long, and who sees it."""
        async with interaction_errors(interaction):
            user, guild, privacy = interaction.user.id, home_of(interaction), self.bot.privacy
            here = None if is_elsewhere(interaction) else await privacy.counts(user, guild)
            everywhere = await privacy.counts(user, None)
            say = localizer_for(interaction)
            buttons = PrivacyButton("export", say), PrivacyButton("delete", say)
            layout = draw_stored_data(here, everywhere, self.bot.housekeeping.limits, say, *buttons)
            await reply(interaction, view=layout.view())

    @app_commands.command(name=text("command-privacy-export"), description=text("command-privacy-export-description"))
    async def export(self, interaction: discord.Interaction) -> None:
        """Send the user's data."""
        async with interaction_errors(interaction):
            await export_data(interaction)

    @app_commands.command(name=text("command-privacy-delete"), description=text("command-privacy-delete-description"))
    async def delete(self, interaction: discord.Interaction) -> None:
        """Ask for confirmation of a deletion."""
        async with interaction_errors(interaction):
            await ask_for_confirmation(interaction)

    # --- servers

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Update the list of servers, which may have changed while the bot was offline."""
        await self.bot.housekeeping.seen([guild.id for guild in self.bot.guilds])

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that the bot was removed from a server. Outages are another event (`guild_unavailable`)."""
        await self.bot.housekeeping.left(guild.id)

    @commands.Cog.listener()
    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that the bot was added to a server."""
        await self.bot.housekeeping.joined(guild.id)
