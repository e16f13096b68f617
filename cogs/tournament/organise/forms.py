"""Open the modals of tournaments: basics and times of a draft, and a team."""

from __future__ import annotations

import re
from datetime import tzinfo
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.servers.settings import zone_named
from bot.tournaments.entry import size_text
from bot.tournaments.model import Tournament, TournamentRecord
from bot.tournaments.timing import start_text
from cogs.core.replies import Form, open_modal
from cogs.core.text import localizer_for

FORM = re.compile(r"tf:(?P<what>basics|times|team):(?P<tournament>\d{1,18}):\d+")  # last: the interaction's id


async def ask_draft(interaction: discord.Interaction[Any], record: TournamentRecord, what: str) -> None:
    """Open a modal of a draft, filled with the current values."""
    say, settings = localizer_for(interaction), record.settings
    zone = await zone_of(interaction)
    fields: dict[str, tuple[str, bool]] = (
        {
            "name": (record.name, True),
            "start": (start_text(record.start_at, zone), False),
            "size": (str(settings.size), True),
            "rounds": (str(record.state.plan.rounds or ""), False),
            "checkin": (str(settings.checkin), True),
        }
        if what == "basics"
        else {
            "ready": (str(settings.ready), True),
            "clock": (str(settings.clock), True),
            **(
                {}
                if record.is_arena
                else {"break": (str(settings.rounds_every or settings.pause_minutes or ""), False)}
            ),
            **_format_fields(record),
        }
    )
    form = Form(title=say(f"tournament-form-{what}"), custom_id=f"tf:{what}:{record.id}:{interaction.id}")
    for name, (value, required) in fields.items():
        box = ui.TextInput[ui.Modal](custom_id=name, default=value or None, required=required, max_length=60)
        hint = say(f"tournament-form-{name}-hint", zone=str(zone))
        form.add_item(ui.Label(text=say(f"tournament-form-{name}"), description=hint, component=box))
    await open_modal(interaction, form)


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


async def ask_team(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Open the modal for a team's name and members."""
    say, record = localizer_for(interaction), tournament.record
    minimum, maximum = record.settings.team
    form = Form(title=say("tournament-form-team"), custom_id=f"tf:team:{record.id}:{interaction.id}")
    box = ui.TextInput[ui.Modal](custom_id="team", max_length=32)
    form.add_item(ui.Label(text=say("tournament-form-team-name"), component=box))
    least, most = minimum - 1, maximum - 1  # without the captain
    mates: ui.UserSelect[Any] = ui.UserSelect(custom_id="mates", min_values=least, max_values=most, required=least > 0)
    hint = say("tournament-form-team-mates-hint", others=size_text(least, most), most=most)
    form.add_item(ui.Label(text=say("tournament-form-team-mates"), description=hint, component=mates))
    await open_modal(interaction, form)


async def zone_of(interaction: discord.Interaction[Any]) -> tzinfo:
    """Return the time zone of the server, in which a start is typed."""
    bot: Onetable = interaction.client
    return zone_named((await bot.servers.settings(interaction.guild_id or 0)).time_zone)
