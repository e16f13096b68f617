"""What is offered while somebody types a command about a tournament."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, TypeVar

import discord
from discord import app_commands

from cogs.answers import suggesting
from cogs.tournament.deciding import outcomes
from cogs.tournament.finding import LOOKED_AT, OFFERED, announced_here, chosen, line
from cogs.tournament.wording import match_name
from cogs.wording import speaker_for, text
from rules.errors import Refusal

Command = TypeVar("Command", bound=Callable[..., Any])


@suggesting
async def offer_tournaments(interaction: discord.Interaction[Any], typed: str) -> list[app_commands.Choice[str]]:
    """The tournaments of this server, those under way first."""
    say, records = speaker_for(interaction), await announced_here(interaction, LOOKED_AT)
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
    say, found = speaker_for(interaction), list[app_commands.Choice[int]]()
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
        offered = outcomes(affair, number, speaker_for(interaction), typed) if isinstance(number, int) else []
    return [
        app_commands.Choice(name=name[:100], value=value)
        for value, name in offered
        if typed == value or typed.casefold() in name.casefold()
    ][:OFFERED]
