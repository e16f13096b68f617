"""`/table`: find the table of this channel, or one's private ones, again, or end it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.languages import Speaker
from bot.lobby import require_admission
from bot.record import TableRecord
from bot.tables import Scene
from cogs.admission import is_moderator, require_here, require_may_end, require_may_post
from cogs.answers import answering
from cogs.boards import Boards
from cogs.finished import FinishedGames
from cogs.opening import require_permissions
from cogs.pressable import Pressable
from cogs.replies import reply, update
from cogs.sheets import ROW, row, slip
from cogs.wording import speaker_for, text
from rules.errors import Refusal

LISTED = 20  # tables of one person


@app_commands.guild_only()
class Table(
    FinishedGames,
    commands.GroupCog,
    group_name=text("command-table"),
    group_description=text("command-table-description"),
):
    """Commands for the table of this channel, for those that only this person sees, and for games that are over."""

    @app_commands.command(name=text("command-table-show"), description=text("command-table-show-description"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Post the table again at the bottom; a private one only to its player."""
        async with answering(interaction, replies="public"):
            await self._choose(interaction, "show")

    @app_commands.command(name=text("command-table-end"), description=text("command-table-end-description"))
    async def end(self, interaction: discord.Interaction) -> None:
        """End the game, after asking once more."""
        async with answering(interaction):
            await self._choose(interaction, "end")

    @app_commands.command(name=text("command-table-list"), description=text("command-table-list-description"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """All one's own tables on this server, with links."""
        async with answering(interaction):
            guild, user, say = interaction.guild_id or 0, interaction.user.id, speaker_for(interaction)
            scenes = await self.bot.tables.scenes_of(guild, user, LISTED)
            scenes.sort(key=lambda scene: not _awaits(scene, user))
            lines = [_line(scene, user, say) for scene in scenes]
            view = slip("\n".join([say("list-title"), *lines]) if lines else say("list-none"))
            await reply(interaction, view=view)

    async def _choose(self, interaction: discord.Interaction, act: str) -> None:
        """The one table there is; if there are several, ask which."""
        here = await self._here(interaction)
        if len(here) == 1:
            await ACTS[act](interaction, here[0])
            return
        say = speaker_for(interaction)
        buttons = [WhichButton(record, act, say) for record in here]
        rows = [row(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]
        await reply(interaction, view=slip(say(f"which-{act}"), *rows))

    async def _here(self, interaction: discord.Interaction) -> list[TableRecord]:
        """The table of this channel, and the private ones of whoever asks; refuses if there are none."""
        tables = self.bot.tables
        private = await tables.private_tables(interaction.guild_id or 0, interaction.user.id)
        try:
            return [await tables.find(interaction.channel_id or 0), *private]
        except Refusal:
            if not private:
                raise
            return private


def _line(scene: Scene, user: int, say: Speaker) -> str:
    """One table: where it is, what is played, and whether it waits for whoever asks."""
    record, game = scene.record, say(f"{scene.record.game}-name")
    place = say("list-private") if record.private else record.link
    if record.phase == "lobby":
        return say("list-lobby", game=game, place=place)
    return say("list-awaited" if _awaits(scene, user) else "list-playing", game=game, place=place)


def _awaits(scene: Scene, user: int) -> bool:
    """Does the table wait for this person?"""
    return scene.view is not None and scene.record.seat_of(user) in scene.view.to_act


async def _show(interaction: discord.Interaction[Any], record: TableRecord) -> None:
    require_admission(record, interaction.user.id)
    if not record.private:
        require_may_post(interaction)
        require_permissions(interaction)
    await Boards.of(interaction.client).post(record.id, interaction)


async def _ask_to_end(interaction: discord.Interaction[Any], record: TableRecord) -> None:
    require_admission(record, interaction.user.id)
    say = speaker_for(interaction)
    await require_may_end(interaction, record, moderator=is_moderator(interaction))
    if record.counts and (await interaction.client.tables.scene(record.id)).view is not None:
        raise Refusal("refused-end-daily")
    game = say(f"{record.game}-name")
    sentence = say("end-sure-private" if record.private else "end-sure", game=game)
    view = slip(sentence, row(EndButton(record.id, say)))
    await reply(interaction, view=view)


ACTS = {"show": _show, "end": _ask_to_end}


class WhichButton(Pressable[ui.Button[Any]], template=r"w:(?P<table>\d+):(?P<act>show|end)"):
    """One of several tables to show or end."""

    table: int
    act: str

    def __init__(self, record: TableRecord, act: str, say: Speaker) -> None:
        sign = "🔒" if record.private else "👥"
        super().__init__(ui.Button(label=table_name(record, say), emoji=sign), table=record.id, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do with this table what was asked for."""
        bot: Onetable = interaction.client
        async with answering(interaction, table=self.table, act=self.act):
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            if not record.live:
                raise Refusal("refused-table-closed")
            await ACTS[self.act](interaction, record)


def table_name(record: TableRecord, say: Speaker) -> str:
    """What a table is called where there are several."""
    occasion, _, what = record.occasion.partition("/")
    key = f"which-{occasion or 'private'}" if record.private else "which-channel"
    return say(key, game=say(f"{record.game}-name"), what=what)


class EndButton(Pressable[ui.Button[Any]], template=r"e:(?P<table>\d+)"):
    """Yes, end it."""

    table: int

    def __init__(self, table: int, say: Speaker) -> None:
        super().__init__(ui.Button(label=say("end-button"), style=discord.ButtonStyle.danger), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """End the game for everybody."""
        bot: Onetable = interaction.client
        async with answering(interaction, table=self.table):
            require_here(await bot.tables.record(self.table), interaction)
            await bot.tables.end(self.table, interaction.user.id, moderator=is_moderator(interaction))
            await update(interaction, view=slip(speaker_for(interaction)("end-done")))
            await Boards.of(bot).show(self.table)
