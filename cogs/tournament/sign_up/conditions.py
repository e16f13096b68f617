"""Check and word the conditions of entry."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord

from bot.app import Onetable
from bot.i18n import Localizer, Markup
from bot.tournaments.model import Tournament, TournamentRecord
from bot.tournaments.sign_up.conditions import Conditions, kind_of, require
from bot.tournaments.sign_up.returning import former
from cogs.core.text import localizer_for
from rules.ratings import NEW


async def require_conditions(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Raise a refusal if the user does not meet the conditions of entry; players who come back met them before."""
    conditions, user = tournament.record.settings.conditions, interaction.user
    if conditions == Conditions() or former(tournament, user.id) is not None:
        return
    bot: Onetable = interaction.client
    guild, game = tournament.record.guild, tournament.record.game
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    games = sum(played.game == game for played in await bot.store.played(guild, user.id)) if conditions.games else 0
    rating: int | None = NEW.value
    if conditions.has_rating:
        known = (await bot.ratings.ranking(guild, game, await bot.ratings.season(guild))).of(user.id)
        wants = await bot.ratings.wants_to_be_rated(user.id)
        rating = (NEW.value if known is None else known.rating.value) if wants else None
    name = localizer_for(interaction)(f"{game}-name")
    require(conditions, roles=roles, games=games, rating=rating, game=name)


def conditions_text(record: TournamentRecord, say: Localizer) -> Markup:
    """Return the conditions in one line; empty if there are none."""
    return Markup(say.listed(_parts(record, say)))


def _parts(record: TournamentRecord, say: Localizer) -> Iterator[str]:
    conditions = record.settings.conditions
    if conditions.role is not None:
        yield say("tournament-entry-role", role=Markup(f"<@&{conditions.role}>"))
    if conditions.games:
        yield say("tournament-entry-games", least=conditions.games, game=say(f"{record.game}-name"))
    if conditions.has_rating:
        lowest, highest = str(conditions.lowest or ""), str(conditions.highest or "")
        yield say("tournament-entry-rating", kind=kind_of(conditions), lowest=lowest, highest=highest)
