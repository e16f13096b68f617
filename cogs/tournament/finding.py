"""What is offered while somebody types a command about a tournament."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments.model import Affair, TournamentRecord
from cogs.core.errors import suggesting
from cogs.core.text import localizer_for, text
from cogs.tournament.organise.results import outcomes
from cogs.tournament.text import match_name, plain_title
from rules.errors import Refusal

Command = TypeVar("Command", bound=Callable[..., Any])


@suggesting
async def offer_tournaments(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The tournaments of this server, those under way first."""
    say, records = localizer_for(interaction), await announced_here(interaction, LOOKED_AT)
    named = [(line(record, say), record) for record in records]
    fitting = [(known, record) for known, record in named if typed.casefold() in known.casefold()]
    return [app_commands.Choice(name=known, value=str(record.id)) for known, record in fitting[:OFFERED]]


def of_a_tournament(command: Command) -> Command:
    """A command with a parameter `tournament`: those of this server are offered."""
    describe = app_commands.describe(tournament=text("command-tournament-which-about"))
    rename = app_commands.rename(tournament=text("command-tournament-which"))
    return describe(rename(app_commands.autocomplete(tournament=offer_tournaments)(command)))


@suggesting
async def offer_matches(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[int]]:
    """The matches of the tournament, the newest first."""
    say, found = localizer_for(interaction), list[app_commands.Choice[int]]()
    try:
        affair = await chosen(interaction, interaction.namespace.tournament or None)
    except Refusal:
        return found  # the command itself says why
    known = affair.names()
    for match in reversed(affair.state.matches):
        name = match_name(affair, match, say, known)
        if not match.is_bye and typed.casefold() in name.casefold():
            found.append(app_commands.Choice(name=name[:100], value=match.number))
        if len(found) == OFFERED:
            break
    return found


@suggesting
async def offer_outcomes(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """How the chosen match can have ended."""
    offered, number = list[tuple[str, str]](), interaction.namespace.match
    with suppress(Refusal):  # the command itself says why
        affair = await chosen(interaction, interaction.namespace.tournament or None)
        offered = outcomes(affair, number, localizer_for(interaction), typed) if isinstance(number, int) else []
    return [
        app_commands.Choice(name=name[:100], value=value)
        for value, name in offered
        if typed == value or typed.casefold() in name.casefold()
    ][:OFFERED]


OFFERED = 25
LOOKED_AT = 100  # of a server's tournaments
LONGEST_NUMBER = 18  # digits that any database can hold


async def affair_here(interaction: discord.Interaction[Any], tournament: int) -> Affair:
    """A tournament of this server, one that was announced, in a channel that the user can see."""
    bot: Onetable = interaction.client
    affair = await bot.tournaments.affair(tournament)
    if affair.record.guild != interaction.guild_id or affair.record.phase == "draft":
        raise Refusal("tournament-refused-none")
    if not can_see(interaction, affair.record) and affair.person(interaction.user.id) is None:  # players may leave
        raise Refusal("tournament-refused-none")
    return affair


def can_see(interaction: discord.Interaction[Any], record: TournamentRecord) -> bool:
    """Whether the user can see the channel of a tournament: nobody reads or leads what is held behind their back."""
    channel = interaction.guild.get_channel(record.channel) if interaction.guild is not None else None
    if channel is None or not isinstance(interaction.user, discord.Member):  # the channel is deleted
        return True
    return channel.permissions_for(interaction.user).view_channel


async def announced_here(interaction: discord.Interaction[Any], most: int) -> list[TournamentRecord]:
    """The tournaments of this server in channels that the user can see, those under way first."""
    bot: Onetable = interaction.client
    records = await bot.store.tournaments.of_guild(interaction.guild_id or 0, most=LOOKED_AT)
    return [record for record in records if can_see(interaction, record)][:most]


async def chosen(interaction: discord.Interaction[Any], typed: str | None) -> Affair:
    """The tournament that a command is about."""
    bot: Onetable = interaction.client
    if typed is not None:
        if not (typed.isascii() and typed.isdigit() and len(typed) <= LONGEST_NUMBER):
            raise Refusal("tournament-refused-choose")
        return await affair_here(interaction, int(typed))
    place = await bot.store.tournaments.in_thread(interaction.channel_id or 0)
    if place is not None:
        return await affair_here(interaction, place[0])
    records = await announced_here(interaction, OFFERED)
    here = [record for record in records if record.channel == interaction.channel_id]
    for known in ([one for one in here if one.live], [one for one in records if one.live], here):
        if len(known) == 1:
            return await affair_here(interaction, known[0].id)
    raise Refusal("tournament-refused-choose" if records else "tournament-refused-none-here")


def is_manager(interaction: discord.Interaction) -> bool:
    """May this person organise what is on their server?"""
    held = interaction.permissions
    return held.manage_guild or held.manage_events


def line(record: TournamentRecord, say: Localizer) -> str:
    """A tournament in a list that is no message: `Cup · ONE SHOT · running`."""
    game = say(f"{record.game}-name")
    return f"{plain_title(record)} · {game} · {say(f'tournament-phase-{record.phase}')}"[:100]
