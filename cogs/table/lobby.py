"""The message of a lobby, and of a table that was closed."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.i18n import Localizer, Markup
from bot.pictures import PictureCache
from bot.tables import lobby
from bot.tables.record import Player, TableRecord
from bot.tables.service import Scene
from cogs.core.layout import GREY, MessageLayout, row
from cogs.core.text import safe_name, timestamp
from cogs.social.access import access_line
from cogs.table.lobby_controls import LobbyButton, MoreButton, team_names
from cogs.table.options import changed_options
from rules.catalogue import game_named
from rules.fairness import SHOWN


async def draw_lobby(scene: Scene, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the message of a lobby: the game in a line or two, the players, and Join, Start and More."""
    record, game = scene.record, game_named(scene.record.game)
    free = max(game.seats) - len(record.players)
    computers = any(player.kind == "computer" for player in record.players)  # a user may take their seat
    missing = max(0, min(game.seats) - len(record.players))
    why_not = lobby.objection(record)
    if why_not is not None:
        status = f"⚠️ {say(why_not.key, **why_not.values)}"
    else:
        kind = "waiting" if missing else "ready" if free else "full"
        status = say(f"lobby-{kind}", missing=missing, host=_host_name(record))
        if missing and game.computer_objection(lobby.options_of(record)) is None:
            status = f"{status}\n-# {say('lobby-or-computers')}"
    lines = [
        f"**{say('lobby-people', here=len(record.players), most=max(game.seats))}**",
        *(say(_seat_key(record, player), name=safe_name(player.name)) for player in record.players),
        *changed_options(record, say),
        *access_line(record, say),
        *_words(scene, say),
        *([say("lobby-teams", **team_names(record, safe_name))] if lobby.teams(record) else []),
    ]
    return MessageLayout(
        [
            ui.TextDisplay(f"## {say(f'{game.name}-title')}\n{say(f'{game.name}-pitch')}"),
            ui.TextDisplay("\n".join(lines)),
            ui.TextDisplay(f"{status}\n-# {say('lobby-closes', when=timestamp(scene.deadline or 0))}"),
            row(
                LobbyButton(record.id, "join", say, discord.ButtonStyle.success, disabled=not (free or computers)),
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


async def draw_closed(scene: Scene, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the message of a table that was closed, with the reason, or that cannot be read from the store."""
    record, why = scene.record, "refused-damaged" if scene.record.live else "table-closed"
    lines = [f"## {say(f'{record.game}-title')}"]
    if not record.live and record.closing:
        lines.append(say(f"table-closed-{record.closing}"))
    return MessageLayout([ui.TextDisplay("\n".join([*lines, say(why)]))], accent=GREY)


def _words(scene: Scene, say: Localizer) -> Iterator[str]:
    """Yield the sealed seed and who has typed a word for it, once anyone has asked to."""
    if scene.server_seal is None:
        return
    seal = scene.server_seal[:SHOWN]
    names = say.listed(safe_name(player.name) for player in scene.record.players if player.word)
    yield say("lobby-words", seal=seal, names=Markup(names)) if names else say("lobby-words-none", seal=seal)


def _seat_key(record: TableRecord, player: Player) -> str:
    if player.kind == "computer":
        return "lobby-computer"
    if player.kind == "crowd":
        return "lobby-crowd"
    return "lobby-host" if player.user == record.host else "lobby-seat"


def _host_name(record: TableRecord) -> str:
    return safe_name(record.name_of(record.host))
