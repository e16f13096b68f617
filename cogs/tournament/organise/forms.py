"""Open the modals of tournaments: settings, a message to all players, and a team.

A modal that was refused opens again with what the user typed.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from datetime import tzinfo
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.servers.settings import zone_named
from bot.tournaments.model import MAX_DESCRIPTION, Tournament, TournamentRecord
from bot.tournaments.planning.editing import editable
from bot.tournaments.planning.start_time import start_text
from bot.tournaments.sign_up.conditions import ratings_text
from bot.tournaments.sign_up.entry import size_text
from cogs.core.replies import Form, open_modal
from cogs.core.text import localizer_for
from cogs.tournament.sign_up.notices import MAX_PAGE
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.ratings import NEW

FORM = re.compile(  # last: the interaction's id
    r"tf:(?P<what>basics|times|team|about|page):(?P<tournament>\d{1,18}):\d+"
)
Kept = Mapping[str, list[str]]  # what was typed or chosen, by field


async def ask_settings(interaction: discord.Interaction[Any], record: TournamentRecord, what: str) -> None:
    """Open a modal with the settings that can be changed now: `basics`, `times` or `about`.

    Refuse once there are none: Discord takes no form without a field.
    """
    allowed = editable(record)
    if not allowed:
        raise Refusal("tournament-refused-over")
    zone, kept = await zone_of(interaction), kept_values(interaction, what, record.id)
    say = localizer_for(interaction)
    if what == "about":
        await open_modal(interaction, _about_form(interaction, record, kept))
        return
    form = _form(interaction, what, record.id)
    fields = _basic_fields(record, zone) if what == "basics" else _time_fields(record)
    for name, (value, required) in fields.items():
        if name in allowed:
            typed = (kept.get(name) or [value])[0]
            box = ui.TextInput[ui.Modal](custom_id=name, default=typed or None, required=required, max_length=60)
            hint = say(f"tournament-form-{name}-hint", zone=str(zone))
            form.add_item(ui.Label(text=say(f"tournament-form-{name}"), description=hint, component=box))
    await open_modal(interaction, form)


def kept_values(interaction: discord.Interaction[Any], what: str, tournament_id: int) -> Kept:
    """Return what the user typed into this modal last, if it was refused; otherwise nothing."""
    bot: Onetable = interaction.client
    return bot.modals.kept_forms.get((what, tournament_id, interaction.user.id), {})


def _form(interaction: discord.Interaction[Any], what: str, tournament_id: int) -> Form:
    title = localizer_for(interaction)(f"tournament-form-{what}")
    return Form(title=title, custom_id=f"tf:{what}:{tournament_id}:{interaction.id}")


def _basic_fields(record: TournamentRecord, zone: tzinfo) -> dict[str, tuple[str, bool]]:
    """Return value and whether it is required, by field."""
    settings = record.settings
    return {
        "name": (record.name, True),
        "start": (start_text(record.start_at, zone), False),
        "size": (str(settings.size), True),
        "rounds": (str(record.state.plan.rounds or ""), False),
        "checkin": (str(settings.checkin), True),
    }


def _time_fields(record: TournamentRecord) -> dict[str, tuple[str, bool]]:
    settings = record.settings
    fields = {"ready": (str(settings.ready), True), "clock": (str(settings.clock), True)}
    if not record.is_arena:
        fields["break"] = (str(settings.rounds_every or settings.pause_minutes or ""), False)
    return fields | _format_fields(record)


def _format_fields(record: TournamentRecord) -> dict[str, tuple[str, bool]]:
    """Return the fields that only some formats have."""
    plan = record.state.plan
    match plan.format:
        case "arena":
            return {"window": (str(record.settings.window), True)}
        case "pods":
            return {"points": (", ".join(f"{points:g}" for points in plan.points), False)}
        case "groups":
            return {"group": (str(plan.group_size), True), "advance": (str(plan.advance), True)}
        case _:
            return {}


def _about_form(interaction: discord.Interaction[Any], record: TournamentRecord, kept: Kept) -> Form:
    """Return the modal for the description and the conditions of entry."""
    say, settings, allowed = localizer_for(interaction), record.settings, editable(record)
    conditions, form = settings.conditions, _form(interaction, "about", record.id)

    def add(name: str, component: ui.TextInput[ui.Modal] | ui.RoleSelect[Any]) -> None:
        hint = say(f"tournament-form-{name}-hint", start=str(NEW.value))
        form.add_item(ui.Label(text=say(f"tournament-form-{name}"), description=hint, component=component))

    def text(name: str, value: str, most: int = 20) -> ui.TextInput[ui.Modal]:
        style = discord.TextStyle.paragraph if most > 100 else discord.TextStyle.short
        default = (kept.get(name) or [value])[0] or None
        return ui.TextInput(custom_id=name, default=default, required=False, max_length=most, style=style)

    add("description", text("description", settings.description, MAX_DESCRIPTION))
    if "games" in allowed:
        chosen = [int(one) for one in kept.get("role", ())] if kept else [conditions.role]
        kind = discord.SelectDefaultValueType.role
        roles = [discord.SelectDefaultValue(id=role, type=kind) for role in chosen if role is not None]
        add("role", ui.RoleSelect(custom_id="role", min_values=0, required=False, default_values=roles))
        add("games", text("games", str(conditions.games or "")))
    if "rating" in allowed and game_named(record.game).contest == "rivals":
        add("rating", text("rating", ratings_text(conditions)))
    return form


async def ask_page(interaction: discord.Interaction[Any], tournament_id: int) -> None:
    """Open the modal for a message that mentions everyone who has signed up."""
    say, form = localizer_for(interaction), _form(interaction, "page", tournament_id)
    typed = (kept_values(interaction, "page", tournament_id).get("text") or [""])[0]
    box = ui.TextInput[ui.Modal](
        custom_id="text",
        default=typed or None,
        required=False,
        max_length=MAX_PAGE,
        style=discord.TextStyle.paragraph,
    )
    hint = say("tournament-form-text-hint")
    form.add_item(ui.Label(text=say("tournament-form-text"), description=hint, component=box))
    await open_modal(interaction, form)


async def ask_team(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Open the modal for a team's name and members."""
    say, record = localizer_for(interaction), tournament.record
    minimum, maximum = record.settings.team
    if maximum < 2:
        raise Refusal("tournament-refused-no-teams")
    form, kept = _form(interaction, "team", record.id), kept_values(interaction, "team", record.id)
    box = ui.TextInput[ui.Modal](custom_id="team", max_length=32, default=(kept.get("team") or [""])[0] or None)
    form.add_item(ui.Label(text=say("tournament-form-team-name"), component=box))
    least, most = minimum - 1, maximum - 1  # without the captain
    chosen = user_defaults(int(user) for user in kept.get("mates", ()))
    mates: ui.UserSelect[Any] = ui.UserSelect(
        custom_id="mates", min_values=least, max_values=most, required=least > 0, default_values=chosen
    )
    hint = say("tournament-form-team-mates-hint", others=size_text(least, most), most=most)
    form.add_item(ui.Label(text=say("tournament-form-team-mates"), description=hint, component=mates))
    await open_modal(interaction, form)


def user_defaults(users: Iterable[int]) -> list[discord.SelectDefaultValue]:
    """Return users as the values that a select begins with."""
    return [discord.SelectDefaultValue(id=user, type=discord.SelectDefaultValueType.user) for user in users]


async def zone_of(interaction: discord.Interaction[Any]) -> tzinfo:
    """Return the time zone of the server, in which a start is typed."""
    bot: Onetable = interaction.client
    return zone_named((await bot.servers.settings(interaction.guild_id or 0)).time_zone)
