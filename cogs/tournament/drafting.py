"""Drafting a tournament: whose draft it is, where it may be held, and what can be chosen."""

from __future__ import annotations

from typing import Any

import discord
from pydantic import ValidationError

from bot import access
from bot.app import Onetable
from bot.tournament.fitting import formats_for, seats_for, team_for
from bot.tournament.model import TournamentRecord
from cogs.tournament.finding import is_manager
from cogs.wording import speaker_for
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.tournament.model import Format


def require_place(interaction: discord.Interaction[Any], *, event: bool, role: discord.Role | None = None) -> None:
    """Whoever may organise, where the bot may do all that it takes."""
    if not is_manager(interaction):
        raise Refusal("tournament-refused-may-not-create")
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
        raise Refusal("tournament-refused-channel")
    needed = (
        *access.NEEDED_FOR_MATCHES,
        *(("manage_events",) if event else ()),
        *(("manage_roles",) if role is not None else ()),
    )
    missing = access.missing(interaction.app_permissions, needed=needed)
    if missing:
        say = speaker_for(interaction)
        named = ", ".join(say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refusal("tournament-refused-permissions", missing=named)
    if role is not None and not isinstance(role, discord.Role):  # Discord has not said what it is
        raise Refusal("tournament-refused-role")
    if role is not None and (role.is_default() or role.managed or not role.is_assignable()):
        raise Refusal("tournament-refused-role")


async def own_draft(interaction: discord.Interaction[Any], tournament: int) -> TournamentRecord:
    """A draft of whoever pressed, in this channel."""
    bot: Onetable = interaction.client
    record = (await bot.tournaments.affair(tournament)).record
    if record.organiser != interaction.user.id or record.guild != interaction.guild_id:
        raise Refusal("tournament-refused-none")
    if record.channel != interaction.channel_id:
        raise Refusal("refused-other-channel")
    if record.phase != "draft":
        raise Refusal("tournament-refused-announced")
    return record


def chosen(record: TournamentRecord, name: str, value: Any) -> TournamentRecord:
    """The draft with one thing chosen; refuses what is not on offer."""
    if name == "format":
        if value not in formats_for(record.game, record.options):
            raise Refusal("tournament-refused-format")
        return _fitted(record, value)
    if name in ("third", "compare"):
        field, offered = {"third": ("third_place", (False, True)), "compare": ("compare", ("rank", "sum"))}[name]
        if value not in offered:
            raise Refusal("refused-option")
        return record.but(state=record.state.but(plan=record.state.plan.but(**{field: value})))
    if name == "seeding":
        if value not in ("random", "rating"):
            raise Refusal("refused-option")
        return record.but(settings=record.settings.but(seeding=value))
    options = game_named(record.game).Options
    if name not in options.choices():
        raise Refusal("refused-option")
    try:
        options.model_validate({**record.options, name: value})
    except ValidationError as error:
        raise Refusal("refused-option") from error
    after = record.but(options={**record.options, name: value})
    formats = formats_for(after.game, after.options)
    before = record.state.plan.format
    return _fitted(after, before if before in formats else formats[0])


def _fitted(record: TournamentRecord, form: Format) -> TournamentRecord:
    """With as many at a table, and in a team, as this format and the options ask for."""
    points = record.state.plan.points if form == "pods" else ()  # a table of two needs none of its own
    plan = record.state.plan.but(format=form, seats=seats_for(record.game, form, record.options), points=points)
    settings = record.settings.but(team=team_for(record.game, record.options))
    return record.but(state=record.state.but(plan=plan), settings=settings)
