"""`/tournament create`: a draft that only its organiser sees, until it is announced."""

from __future__ import annotations

import json
from typing import Any

import discord
from discord import ui
from pydantic import ValidationError

from bot import access
from bot.app import Onetable
from bot.tournament.director import Draft
from bot.tournament.fitting import default_options, formats_for, seats_for, team_for
from bot.tournament.model import TournamentRecord, TournamentSettings
from cogs.admission import settings_of, table_language
from cogs.answers import answering
from cogs.pressable import Pressable
from cogs.sheets import slip
from cogs.tournament.draft_page import draw_draft, draw_options
from cogs.tournament.finding import is_manager
from cogs.tournament.forms import ask_draft
from cogs.wording import speaker_for
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.tournament.model import Format, Plan

OF_THE_DRAFT = ("format", "seeding", "third", "compare")  # what is no option of the game


async def begin_draft(
    interaction: discord.Interaction[Any], game: str, name: str | None, role: discord.Role | None, *, event: bool
) -> None:
    """Open the page of a new draft; refuses where a tournament could not be held."""
    bot: Onetable = interaction.client
    say = speaker_for(interaction)
    game_named(game)
    require_place(interaction, event=event, role=role)
    await bot.tables.require_wanted(interaction.guild_id or 0, name or "")
    options = default_options(game)
    form = formats_for(game, options)[0]
    draft = Draft(
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        organiser=interaction.user.id,
        name=name or say("tournament-default-name", game=say(f"{game}-name")),
        game=game,
        plan=Plan(format=form, seats=seats_for(game, form, options)),
        settings=TournamentSettings(team=team_for(game, options), role=role.id if role else None, event=event),
        options=options,
        language=table_language(await settings_of(interaction), interaction),
    )
    record = await bot.tournaments.sketch(draft)
    await interaction.response.send_message(view=draw_draft(record, say).view(), ephemeral=True)


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
    if role is not None and (role.is_default() or role.managed or not role.is_assignable()):
        raise Refusal("tournament-refused-role")


class DraftButton(
    Pressable[ui.Button[Any]],
    template=r"tb:(?P<tournament>\d{1,18}):(?P<act>basics|times|options|back|announce|discard)",
):
    """Below a draft."""

    tournament: int
    act: str

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open a form or a page, or be done with the draft."""
        bot: Onetable = interaction.client
        async with answering(interaction, tournament=self.tournament, act=self.act):
            record, say = await own_draft(interaction, self.tournament), speaker_for(interaction)
            match self.act:
                case "basics" | "times":
                    await ask_draft(interaction, record, self.act)
                case "options":
                    await interaction.response.edit_message(view=draw_options(record, say).view())
                case "back":
                    await interaction.response.edit_message(view=draw_draft(record, say).view())
                case "announce":
                    require_place(interaction, event=record.settings.event)
                    await bot.tournaments.announce(self.tournament, interaction.user.id)
                    await interaction.response.edit_message(view=slip(say("tournament-announced")))
                case _:
                    await interaction.response.edit_message(view=slip(say("tournament-discarded")))


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


class DraftSelect(Pressable[ui.Select[Any]], template=r"td:(?P<tournament>\d{1,18}):(?P<name>[a-z_]+)"):
    """Format, seeding, or an option of the game."""

    tournament: int
    name: str

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the choice; the page shows it."""
        bot: Onetable = interaction.client
        async with answering(interaction, tournament=self.tournament, name=self.name):
            await own_draft(interaction, self.tournament)
            value, say = json.loads(self.item.values[0]), speaker_for(interaction)
            record = await bot.tournaments.redraft(
                self.tournament, interaction.user.id, lambda record: chosen(record, self.name, value)
            )
            page = draw_draft if self.name in OF_THE_DRAFT else draw_options
            await interaction.response.edit_message(view=page(record, say).view())


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
