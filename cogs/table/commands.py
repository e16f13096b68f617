"""`/table`: show, end and list tables; replay, export and verify finished games."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import Any

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.cluster.shards import is_elsewhere as is_number_of_elsewhere
from bot.i18n import Localizer
from bot.social.model import PlayerSearch
from bot.store.base import RowUnreadable
from bot.tables.lobby import require_admission
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors, suggesting
from cogs.core.layout import ROW, notice, row
from cogs.core.permissions import is_moderator, require_here, require_may_end, require_may_post
from cogs.core.replies import defer, reply, update
from cogs.core.text import localizer_for, plain_name, safe_text, text
from cogs.places import anywhere, home_of, link_here
from cogs.table.play import require_permissions
from cogs.table.replay import LONGEST_LABEL, show_replay
from cogs.table.verify import export_game, verify
from rules.errors import Refusal

OFFERED = 25
LONGEST_NUMBER = 18  # digits that any database can hold


class FinishedGames(commands.Cog):
    """Commands for finished games of this channel; by default for the newest."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-table-replay"), description=text("command-table-replay-description"))
    @app_commands.describe(game=text("command-table-finished-description"))
    @app_commands.rename(game=text("command-table-finished"))
    async def replay(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Replay a game step by step."""
        async with interaction_errors(interaction):
            table = await self._chosen(interaction, game)
            await show_replay(interaction, table, 0, None, anew=True)

    @app_commands.command(name=text("command-table-export"), description=text("command-table-export-description"))
    @app_commands.describe(game=text("command-table-finished-description"))
    @app_commands.rename(game=text("command-table-finished"))
    async def export(self, interaction: discord.Interaction, game: str | None = None) -> None:
        """Send a game as a file."""
        async with interaction_errors(interaction):
            table = await self._chosen(interaction, game)
            await export_game(interaction, table)

    @app_commands.command(name=text("command-table-verify"), description=text("command-table-verify-description"))
    @app_commands.describe(
        game=text("command-table-finished-description"), noted=text("command-table-noted-description")
    )
    @app_commands.rename(game=text("command-table-finished"), noted=text("command-table-noted"))
    async def verify(self, interaction: discord.Interaction, game: str | None = None, noted: str | None = None) -> None:
        """Verify the deal of a game."""
        async with interaction_errors(interaction):
            table = await self._chosen(interaction, game, none="verify-none")
            await verify(interaction, table, noted)

    @replay.autocomplete("game")
    @export.autocomplete("game")
    @verify.autocomplete("game")
    @suggesting
    async def _offer(self, interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest finished games of this channel, newest first, that contain the typed text."""
        say = localizer_for(interaction)
        records = await self.bot.replays.finished(home_of(interaction), interaction.channel_id or 0)
        named = [(game_line(record, say), record) for record in records]
        return [
            app_commands.Choice(name=line, value=str(record.id))
            for line, record in named
            if typed.casefold() in line.casefold()
        ][:OFFERED]

    async def _chosen(self, interaction: discord.Interaction, game: str | None, *, none: str = "replay-none") -> int:
        """Return the chosen table, or the newest, and defer the reply."""
        if game is None:
            newest = await self.bot.replays.newest(home_of(interaction), interaction.channel_id or 0)
            if newest is None:
                raise Refusal(none)
            table = newest
        elif game.isascii() and game.isdigit() and len(game) <= LONGEST_NUMBER:
            table = int(game)
        else:
            raise Refusal("replay-choose")
        await defer(interaction)
        return table


def game_line(record: TableRecord, say: Localizer) -> str:
    """Return a finished game as a line of a list: `#7 · ONE SHOT · ana, ben`."""
    names = say.listed(plain_name(player.name) for player in record.players)
    return f"#{record.id} · {say(f'{record.game}-name')} · {names}"[:LONGEST_LABEL]


LISTED = 20  # tables of one person
LONGEST_SERVER_NAME = 60


@anywhere()
class Table(
    FinishedGames,
    commands.GroupCog,
    group_name=text("command-table"),
    group_description=text("command-table-description"),
):
    """`/table`: the table of this channel, the user's private tables, and finished games."""

    @app_commands.command(name=text("command-table-show"), description=text("command-table-show-description"))
    async def show(self, interaction: discord.Interaction) -> None:
        """Post the table again at the bottom; a private one only to its player."""
        async with interaction_errors(interaction, replies="public"):
            await self._choose(interaction, "show")

    @app_commands.command(name=text("command-table-end"), description=text("command-table-end-description"))
    async def end(self, interaction: discord.Interaction) -> None:
        """End the game, after asking once more."""
        async with interaction_errors(interaction):
            try:
                await self._choose(interaction, "end")
            except RowUnreadable:
                if not is_moderator(interaction):
                    raise Refusal("refused-table-unreadable") from None
                await self.bot.tables.close_unreadable(interaction.channel_id or 0)
                await reply(interaction, localizer_for(interaction)("closed-unreadable"))

    @app_commands.command(name=text("command-table-list"), description=text("command-table-list-description"))
    async def mine(self, interaction: discord.Interaction) -> None:
        """List the user's tables on all servers, with links; only they see it."""
        async with interaction_errors(interaction):
            user, say = interaction.user.id, localizer_for(interaction)
            scenes = await self.bot.tables.scenes_of(user, LISTED + 1, self.bot.membership.scope)
            searches = await self.bot.searches.of_user(user)
            if not scenes and not searches:
                await reply(interaction, view=notice(say("list-none")))
                return
            lines = [say("list-title")]
            servers = _servers(home_of(interaction), scenes[:LISTED], searches)
            for guild in servers:
                if servers != [home_of(interaction)]:
                    lines.append(f"**{self._server_name(guild, say)}**")
                here = [scene for scene in scenes[:LISTED] if scene.record.guild == guild]
                here.sort(key=lambda scene: not _is_turn_of(scene, user))
                lines += (_line(interaction, scene, say) for scene in here)
                lines += (
                    say("list-search", game=say(f"{search.game}-name"), place=search.link)
                    for search in searches
                    if search.guild == guild
                )
            if len(scenes) > LISTED:
                lines.append(say("list-more", most=LISTED))
            await reply(interaction, view=notice("\n".join(lines)))

    def _server_name(self, guild: int, say: Localizer) -> str:
        if is_number_of_elsewhere(guild):
            return say("list-outside")
        known = self.bot.get_guild(guild)
        return say("list-other-server") if known is None else safe_text(known.name, LONGEST_SERVER_NAME)

    async def _choose(self, interaction: discord.Interaction, act: str) -> None:
        """Do it with the only table there is; if there are several, ask which."""
        here = await self._here(interaction)
        if len(here) == 1:
            await ACTS[act](interaction, here[0])
            return
        say = localizer_for(interaction)
        buttons = [WhichButton(record, act, say) for record in here]
        rows = [row(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]
        await reply(interaction, view=notice(say(f"which-{act}"), *rows))

    async def _here(self, interaction: discord.Interaction) -> list[TableRecord]:
        """Return the table of this channel and the user's private tables; refuse if there are none."""
        tables = self.bot.tables
        private = await tables.private_tables(home_of(interaction), interaction.user.id)
        try:
            return [await tables.find(interaction.channel_id or 0), *private]
        except Refusal:
            if not private:
                raise
            return private


def _servers(first: int, scenes: Iterable[Scene], searches: Iterable[PlayerSearch]) -> list[int]:
    """Return the servers of tables and searches, this one first."""
    found = {scene.record.guild: None for scene in scenes} | {search.guild: None for search in searches}
    return sorted(found, key=lambda guild: guild != first)


def _line(interaction: discord.Interaction[Any], scene: Scene, say: Localizer) -> str:
    """Return a line of the list: where the table is, its game, and whether it is the user's turn."""
    record, game, user = scene.record, say(f"{scene.record.game}-name"), interaction.user.id
    if record.private:
        place = say("list-private")
    elif record.is_elsewhere and record.channel != interaction.channel_id:
        place = say("list-elsewhere")
    else:
        place = link_here(interaction, record)
    if record.phase == "lobby":
        return say("list-lobby", game=game, place=place)
    return say("list-your-turn" if _is_turn_of(scene, user) else "list-playing", game=game, place=place)


def _is_turn_of(scene: Scene, user: int) -> bool:
    """Whether it is this user's turn."""
    return scene.view is not None and scene.record.seat_of(user) in scene.view.to_act


async def _show(interaction: discord.Interaction[Any], record: TableRecord) -> None:
    require_admission(record, interaction.user.id)
    if not record.private:
        require_may_post(interaction)
        require_permissions(interaction)
    await interaction.client.table_messages.post(record.id, interaction)


async def _ask_to_end(interaction: discord.Interaction[Any], record: TableRecord) -> None:
    require_admission(record, interaction.user.id)
    say = localizer_for(interaction)
    await require_may_end(interaction, record, moderator=is_moderator(interaction))
    if record.counts and (await interaction.client.tables.scene(record.id)).view is not None:
        raise Refusal("refused-end-daily")
    game = say(f"{record.game}-name")
    sentence = say("end-sure-private" if record.private else "end-sure", game=game)
    view = notice(sentence, row(EndButton(record.id, say)))
    await reply(interaction, view=view)


ACTS = {"show": _show, "end": _ask_to_end}


class WhichButton(PersistentItem[ui.Button[Any]], template=r"w:(?P<table>\d+):(?P<act>show|end)"):
    """A button for each table, to show or end it."""

    table: int
    act: str

    def __init__(self, record: TableRecord, act: str, say: Localizer) -> None:
        emoji = "🔒" if record.private else "👥"
        super().__init__(ui.Button(label=table_name(record, say), emoji=emoji), table=record.id, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show or end this table."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table, act=self.act):
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            if not record.live:
                raise Refusal("refused-table-closed")
            await ACTS[self.act](interaction, record)


OF_A_DAY = ("daily", "practice")  # purposes with a day


def table_name(record: TableRecord, say: Localizer) -> str:
    """Return the label of a table where there are several."""
    purpose, _, what = record.purpose.partition("/")
    key = f"which-{purpose or 'private'}" if record.private else "which-channel"
    if purpose in OF_A_DAY:
        what = say.date(date.fromisoformat(what))
    return say(key, game=say(f"{record.game}-name"), what=what)


class EndButton(PersistentItem[ui.Button[Any]], template=r"e:(?P<table>\d+)"):
    """Confirms that the game shall end."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("end-button"), style=discord.ButtonStyle.danger), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """End the game for all players."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, table=self.table):
            require_here(await bot.tables.record(self.table), interaction)
            await bot.tables.end(self.table, interaction.user.id, moderator=is_moderator(interaction))
            await update(interaction, view=notice(localizer_for(interaction)("end-done")))
            await bot.table_messages.show(self.table)
