"""The people of a tournament that an organiser decides about: co-organisers, and players who were removed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments.model import Tournament
from bot.tournaments.organising import require_organiser
from bot.tournaments.sign_up.returning import barred_players
from cogs.core.buttons import PersistentItem, chosen_number, sent_values
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.replies import update
from cogs.core.text import localizer_for, plain_name
from cogs.tournament.lookup import is_manager, visible_tournament
from cogs.tournament.organise import manage  # the module: it imports this one
from rules.errors import Refusal

MAX_OPTIONS = 25  # of a select


def able_helpers(interaction: discord.Interaction[Any]) -> list[int]:
    """Return the chosen co-organisers. Raise a refusal for a member who may not organise tournaments."""
    sent: Any = interaction.data or {}
    resolved = sent.get("resolved", {})
    for user in sent_values(interaction):
        known, member = resolved.get("users", {}).get(user) or {}, resolved.get("members", {}).get(user) or {}
        held = _permissions(interaction.guild, member, user)
        if known.get("bot") or not (held.manage_events or held.manage_guild):
            name = member.get("nick") or known.get("global_name") or known.get("username") or "?"
            raise Refusal("tournament-refused-helper", name=str(name))
    return [int(user) for user in sent_values(interaction)]


def _permissions(guild: discord.Guild | None, member: Mapping[str, Any], user: str) -> discord.Permissions:
    """Return the permissions of a member: as Discord sent them, or else those of their roles."""
    if guild is None or not member:
        return discord.Permissions.none()
    held = discord.Permissions(int(member.get("permissions") or 0))
    if not held.value:
        for role in (guild.default_role, *(guild.get_role(int(role)) for role in member.get("roles", ()))):
            held |= role.permissions if role is not None else discord.Permissions.none()
    return discord.Permissions.all() if held.administrator or user == str(guild.owner_id) else held


def back_button(tournament_id: int, say: Localizer) -> ui.Item[Any]:
    """Return a button that leads back to the organiser's page."""
    return manage.OrganiserButton(tournament_id, "back", say)


def render_barred(tournament: Tournament, say: Localizer) -> MessageLayout:
    """Return the page with the players who were removed and can be let back in."""
    barred, number = barred_players(tournament), tournament.record.id
    text = say("tournament-barred-about") if barred else say("tournament-barred-none")
    parts: list[Any] = [ui.TextDisplay(f"## {say('tournament-barred-title')}\n{text}")]
    if barred:
        options = [
            discord.SelectOption(label=plain_name(person.name), value=str(person.number))
            for person in barred[:MAX_OPTIONS]
        ]
        parts.append(row(LetBackSelect(number, options, say)))
    parts.append(row(back_button(number, say)))
    return MessageLayout(parts)


class LetBackSelect(PersistentItem[ui.Select[Any]], template=r"tl:(?P<tournament>\d{1,18})"):
    """Lets a removed player sign up again."""

    tournament: int

    def __init__(self, tournament_id: int, options: list[discord.SelectOption], say: Localizer) -> None:
        placeholder = say.plain("tournament-barred-choose")
        super().__init__(ui.Select(options=options, placeholder=placeholder), tournament=tournament_id)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Lift the bar and update the page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament):
            tournament = await visible_tournament(interaction, self.tournament)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            number, by = chosen_number(interaction), interaction.user.id
            after = await bot.tournaments.organising.let_back(
                self.tournament, number, by=by, manager=is_manager(interaction)
            )
            await update(interaction, view=render_barred(after, localizer_for(interaction)).view())
