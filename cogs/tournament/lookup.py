"""Find the tournament that a command or button is about, and autocomplete for the commands."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments.model import Tournament, TournamentRecord
from cogs.core.errors import suggesting
from cogs.core.permissions import server_permissions
from cogs.core.text import localizer_for, text
from cogs.tournament.organise.results import outcomes
from cogs.tournament.text import match_name, plain_title
from rules.errors import Refusal

Command = TypeVar("Command", bound=Callable[..., Any])
MAX_SUGGESTIONS = 25
MAX_TOURNAMENTS = 100  # of a server that are looked at
MAX_ID_DIGITS = 18  # fits into a database integer


@suggesting
async def suggest_tournaments(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the tournaments of this server, live ones first."""
    say, records = localizer_for(interaction), await visible_tournaments(interaction, MAX_TOURNAMENTS)
    named = [(_suggestion(record, say), record) for record in records]
    fitting = [(known, record) for known, record in named if typed.casefold() in known.casefold()]
    return [app_commands.Choice(name=known, value=str(record.id)) for known, record in fitting[:MAX_SUGGESTIONS]]


def tournament_option(command: Command) -> Command:
    """Decorate a command that has a parameter `which`: describe it, name it and add autocomplete."""
    describe = app_commands.describe(which=text("command-tournament-which-about"))
    rename = app_commands.rename(which=text("command-tournament-which"))
    return describe(rename(app_commands.autocomplete(which=suggest_tournaments)(command)))


@suggesting
async def suggest_matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """Suggest the matches of the tournament, newest first."""
    say, found = localizer_for(interaction), list[app_commands.Choice[int]]()
    try:
        tournament = await chosen(interaction, interaction.namespace.tournament or None)
    except Refusal:
        return found  # the command itself replies with the reason
    known = tournament.names()
    for match in reversed(tournament.state.matches):
        name = match_name(tournament, match, say, known)
        if not match.is_bye and typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name[:100], value=match.number))
        if len(found) == MAX_SUGGESTIONS:
            break
    return found


@suggesting
async def suggest_outcomes(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """Suggest the possible results of the chosen match."""
    offered, number = list[tuple[str, str]](), interaction.namespace.match
    with suppress(Refusal):  # the command itself replies with the reason
        tournament = await chosen(interaction, interaction.namespace.tournament or None)
        offered = outcomes(tournament, number, localizer_for(interaction), typed) if isinstance(number, int) else []
    return [
        app_commands.Choice(name=name[:100], value=value)
        for value, name in offered
        if typed == value or typed.casefold() in name.casefold()
    ][:MAX_SUGGESTIONS]


async def visible_tournament(interaction: discord.Interaction[Any], tournament_id: int) -> Tournament:
    """Return an announced tournament of this server in a channel the user can see. Raise a refusal otherwise."""
    bot: Onetable = interaction.client
    tournament = await bot.tournaments.get(tournament_id)
    if tournament.record.guild != interaction.guild_id or tournament.record.phase == "draft":
        raise Refusal("tournament-refused-none")
    is_player = tournament.person(interaction.user.id) is not None  # players may always drop out
    if not is_player and not can_see(interaction, tournament.record):
        raise Refusal("tournament-refused-none")
    return tournament


def can_see(interaction: discord.Interaction[Any], record: TournamentRecord) -> bool:
    """Whether the user can see the channel of a tournament."""
    channel = interaction.guild.get_channel(record.channel) if interaction.guild is not None else None
    if channel is None or not isinstance(interaction.user, discord.Member):  # the channel was deleted
        return True
    return channel.permissions_for(interaction.user).view_channel


async def visible_tournaments(interaction: discord.Interaction[Any], most: int) -> list[TournamentRecord]:
    """Return the tournaments of this server in channels the user can see, live ones first."""
    bot: Onetable = interaction.client
    records = await bot.store.tournaments.of_guild(interaction.guild_id or 0, most=MAX_TOURNAMENTS)
    return [record for record in records if can_see(interaction, record)][:most]


async def chosen(interaction: discord.Interaction[Any], typed: str | None) -> Tournament:
    """Return the tournament a command is about: the typed id, or the only one that fits this channel."""
    bot: Onetable = interaction.client
    if typed is not None:
        if not (typed.isascii() and typed.isdigit() and len(typed) <= MAX_ID_DIGITS):
            raise Refusal("tournament-refused-choose")
        return await visible_tournament(interaction, int(typed))
    place = await bot.store.tournaments.in_thread(interaction.channel_id or 0)
    if place is not None:
        return await visible_tournament(interaction, place[0])
    records = await visible_tournaments(interaction, MAX_SUGGESTIONS)
    here = [record for record in records if record.channel == interaction.channel_id]
    for known in ([one for one in here if one.live], [one for one in records if one.live], here):
        if len(known) == 1:
            return await visible_tournament(interaction, known[0].id)
    raise Refusal("tournament-refused-choose" if records else "tournament-refused-none-here")


def is_manager(interaction: discord.Interaction) -> bool:
    """Whether the user may organise tournaments on this server."""
    held = server_permissions(interaction)
    return held.manage_guild or held.manage_events


def _suggestion(record: TournamentRecord, say: Localizer) -> str:
    """Return a tournament as an autocomplete entry: `Cup · ONE SHOT · running`."""
    game = say(f"{record.game}-name")
    return f"{plain_title(record)} · {game} · {say(f'tournament-phase-{record.phase}')}"[:100]
