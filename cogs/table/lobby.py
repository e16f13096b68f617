"""The lobby: its players, its options, and the buttons to join and start."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.pictures import PictureCache
from bot.tables import lobby
from bot.tables.record import Player, TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import GREY, MessageLayout, notice, row
from cogs.core.panels import is_panel
from cogs.core.permissions import is_moderator, require_here, require_place
from cogs.core.replies import Kind, reply, update
from cogs.core.text import localizer_for, safe_name, timestamp
from cogs.learn.opening import LearnButton
from cogs.learn.rules import RulesButton
from cogs.table.options import KickSelect, changed_options, draw_options, open_options
from cogs.table.play import can_be_private, open_private_table, player_of
from rules.catalogue import game_named

EMOJI = {"private": "🔒", "computer": "🤖"}


async def draw_lobby(scene: Scene, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the message of a lobby: the game in a line or two, the players, and Join, Start and More."""
    record, game = scene.record, game_named(scene.record.game)
    free = max(game.seats) - len(record.players)
    missing = max(0, min(game.seats) - len(record.players))
    why_not = lobby.objection(record)
    if why_not is not None:
        status = f"⚠️ {say(why_not.key, **why_not.values)}"
    else:
        kind = "waiting" if missing else "ready" if free else "full"
        status = say(f"lobby-{kind}", missing=missing, host=_host_name(record))
    lines = [
        f"**{say('lobby-people', here=len(record.players), most=max(game.seats))}**",
        *(say(_seat_key(record, player), name=safe_name(player.name)) for player in record.players),
        *changed_options(record, say),
    ]
    return MessageLayout(
        [
            ui.TextDisplay(f"## {say(f'{game.name}-title')}\n{say(f'{game.name}-pitch')}"),
            ui.TextDisplay("\n".join(lines)),
            ui.TextDisplay(f"{status}\n-# {say('lobby-closes', when=timestamp(scene.deadline or 0))}"),
            row(
                LobbyButton(record.id, "join", say, discord.ButtonStyle.success, disabled=not free),
                LobbyButton(
                    record.id,
                    "start",
                    say,
                    discord.ButtonStyle.primary,
                    disabled=missing > 0 or why_not is not None,
                ),
                MoreButton(record.id, say),
            ),
        ]
    )


def draw_more(record: TableRecord, user: int, say: Localizer, *, moderator: bool) -> ui.LayoutView:
    """Return what a user can do in a lobby besides joining: the host's options and computers, rules, leaving."""
    is_host = user == record.host
    view = draw_options(record, say) if is_host else notice(f"### {say('more-title', game=say(f'{record.game}-name'))}")
    if not is_host and moderator and (kick := KickSelect.of(record, user, say)) is not None:
        view.add_item(row(kick))
    if is_host and (acts := list(_host_acts(record))):
        view.add_item(row(*(LobbyButton(record.id, act, say) for act in acts)))
    buttons: list[ui.Item[Any]] = [
        RulesButton(record.game, label=say("lobby-button-rules"), emoji="📖"),
        LearnButton(record.game, label=say("lobby-button-learn")),
    ]
    if any(player.user == user for player in record.members):
        buttons.append(LobbyButton(record.id, "leave", say))
    if is_host or moderator:
        buttons.append(LobbyButton(record.id, "cancel", say, discord.ButtonStyle.danger))
    view.add_item(row(*buttons))
    return view


def _host_acts(record: TableRecord) -> Iterator[str]:
    """Yield the host's buttons that not every lobby has."""
    game = game_named(record.game)
    if game.has_stand_ins and len(record.players) < max(game.seats):
        yield "computer"
    if any(player.kind == "computer" for player in record.players):
        yield "no-computer"
    if can_be_private(record.game) and len(record.players) == 1:
        yield "private"


async def draw_closed(scene: Scene, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the message of a table that was closed, with the reason, or that cannot be read from the store."""
    record, why = scene.record, "refused-damaged" if scene.record.live else "table-closed"
    lines = [f"## {say(f'{record.game}-title')}"]
    if not record.live and record.closing:
        lines.append(say(f"table-closed-{record.closing}"))
    return MessageLayout([ui.TextDisplay("\n".join([*lines, say(why)]))], accent=GREY)


def _seat_key(record: TableRecord, player: Player) -> str:
    if player.kind == "computer":
        return "lobby-computer"
    return "lobby-host" if player.user == record.host else "lobby-seat"


def _host_name(record: TableRecord) -> str:
    return safe_name(record.name_of(record.host))


# --- what can be pressed


class LobbyButton(
    PersistentItem[ui.Button[Any]],
    template=r"l:(?P<table>\d+):(?P<act>join|start|options|leave|cancel|private|computer|no-computer)",
):
    """A button of the lobby: join, start, options, leave, cancel, play privately, add or remove a computer."""

    table: int
    act: str

    def __init__(
        self,
        table: int,
        act: str,
        say: Localizer,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        *,
        disabled: bool = False,
    ) -> None:
        label, emoji = say(f"lobby-button-{act}"), EMOJI.get(act)
        super().__init__(ui.Button(label=label, emoji=emoji, style=style, disabled=disabled), table=table, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, then show the lobby or the game, and More if it was clicked there."""
        bot: Onetable = interaction.client
        tables, user, moderator = bot.tables, interaction.user.id, is_moderator(interaction)
        replies: Kind = "private" if self.act in ("options", "private") else "update"
        async with interaction_errors(interaction, clicked=self.table, replies=replies, act=self.act):
            require_here(await tables.record(self.table), interaction)
            match self.act:
                case "options":
                    await open_options(interaction, self.table)
                    return
                case "private":
                    await _play_privately(interaction, self.table)
                    return
                case "join":
                    await tables.join(self.table, player_of(interaction))
                case "leave":
                    await tables.leave(self.table, user)
                case "start":
                    await require_place(interaction)
                    await tables.deals.start(self.table, user)
                case "computer":
                    await _add_computer(bot, self.table, user)
                case "no-computer":
                    await tables.remove_computer(self.table, user)
                case _:
                    await tables.cancel(self.table, user, moderator=moderator)
            if is_panel(interaction):
                await update(interaction, view=await self._after(interaction))
                await bot.table_messages.show(self.table)
            else:
                await bot.table_messages.show(self.table, interaction)
            if self.act in ("start", "cancel"):
                await bot.option_panels.delete(self.table)

    async def _after(self, interaction: discord.Interaction[Any]) -> ui.LayoutView:
        """Return the More message after a click in it."""
        record, say = await interaction.client.tables.record(self.table), localizer_for(interaction)
        if self.act in ("leave", "cancel") or record.phase != "lobby":
            return notice(say(f"more-done-{'cancel' if self.act == 'cancel' else 'leave'}"))
        return draw_more(record, interaction.user.id, say, moderator=is_moderator(interaction))


class MoreButton(PersistentItem[ui.Button[Any]], template=r"more:(?P<table>\d{1,18})"):
    """Opens everything that can be done in a lobby besides joining and starting."""

    table: int

    def __init__(self, table: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("lobby-button-more")), table=table)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show it to the user."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, replies="private"):
            record = await bot.tables.record(self.table)
            require_here(record, interaction)
            lobby.require_lobby(record)
            user = interaction.user.id
            view = draw_more(record, user, localizer_for(interaction), moderator=is_moderator(interaction))
            if user == record.host:
                await bot.option_panels.show(self.table, interaction, view)
            else:
                await reply(interaction, view=view)


async def _add_computer(bot: Onetable, table: int, user: int) -> None:
    """Add a computer player with a free name."""
    record = await bot.tables.record(table)
    names, say = {player.name for player in record.players}, localizer(record.language)
    free = (name for number in itertools.count(1) if (name := say.plain("computer-name", number=number)) not in names)
    await bot.tables.add_computer(table, user, next(free))


async def _play_privately(interaction: discord.Interaction[Any], table: int) -> None:
    """Open a private table of the lobby's game; a host who is alone in the lobby leaves it, which closes it."""
    tables = interaction.client.tables
    record = await tables.record(table)
    lobby.require_lobby(record)
    await open_private_table(interaction, record.game)
    if [player.user for player in record.players] == [interaction.user.id]:
        await tables.leave(table, interaction.user.id)  # a player who joined meanwhile keeps the lobby
        await interaction.client.table_messages.show(table)
