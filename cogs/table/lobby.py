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
from cogs.core.layout import GREY, MessageLayout, row
from cogs.core.permissions import is_moderator, require_here, require_place
from cogs.core.replies import Kind
from cogs.core.text import safe_name, timestamp
from cogs.learn.opening import LearnButton
from cogs.learn.rules import RulesButton
from cogs.table.options import open_options, option_lines
from cogs.table.play import can_be_private, open_private_table, player_of
from rules.catalogue import game_named

EMOJI = {"private": "🔒", "computer": "🤖"}


async def draw_lobby(scene: Scene, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the message of a lobby."""
    record, game = scene.record, game_named(scene.record.game)
    seats = [say(_seat_key(record, player), name=safe_name(player.name)) for player in record.players]
    free = max(game.seats) - len(record.players)
    lines = [
        f"## {say(f'{game.name}-title')}",
        say(f"{game.name}-pitch"),
        f"### {say('lobby-people', here=len(record.players), most=max(game.seats))}",
        *seats,
        *([say("lobby-free-seats", free=free)] if free else []),
    ]
    chosen = f"### {say('lobby-options')}\n" + "\n".join(option_lines(record, say))
    missing = max(0, min(game.seats) - len(record.players))
    kind = "waiting" if missing else "ready" if free else "full"
    status = say(f"lobby-{kind}", missing=missing, host=_host_name(record))
    if (why := lobby.objection(record)) is not None:
        status = f"⚠️ {say(why.key, **why.values)}"
    closes = say("lobby-closes", when=timestamp(scene.deadline or 0))
    extras = [LobbyButton(record.id, act, say) for act in _extras(record)]
    return MessageLayout(
        [
            ui.TextDisplay("\n".join(lines)),
            ui.TextDisplay(chosen),
            ui.TextDisplay(f"{status}\n-# {closes}"),
            row(
                LobbyButton(record.id, "join", say, discord.ButtonStyle.success, disabled=not free),
                LobbyButton(record.id, "start", say, discord.ButtonStyle.primary),
                LobbyButton(record.id, "options", say),
                LobbyButton(record.id, "leave", say),
                LobbyButton(record.id, "cancel", say, discord.ButtonStyle.danger),
            ),
            row(
                *extras,
                RulesButton(record.game, label=say("lobby-button-rules"), emoji="📖"),
                LearnButton(record.game, label=say("lobby-button-learn")),
            ),
        ]
    )


def _extras(record: TableRecord) -> Iterator[str]:
    """Yield the buttons that not every lobby has."""
    game = game_named(record.game)
    if can_be_private(record.game):
        yield "private"
    if game.has_stand_ins and len(record.players) < max(game.seats):
        yield "computer"
    if any(player.kind == "computer" for player in record.players):
        yield "no-computer"


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
        """Do it, then show the lobby or the game."""
        bot: Onetable = interaction.client
        tables, user = bot.tables, interaction.user.id
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
                    await tables.cancel(self.table, user, moderator=is_moderator(interaction))
            await bot.table_messages.show(self.table, interaction)
            if self.act in ("start", "cancel"):
                await bot.option_panels.delete(self.table)


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
