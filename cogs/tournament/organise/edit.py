"""The page on which an organiser changes an announced tournament and names co-organisers."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments.model import MAX_CO_ORGANISERS, Tournament
from bot.tournaments.organising import require_organiser
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.replies import update
from cogs.core.text import localizer_for
from cogs.tournament.lookup import is_manager, visible_tournament
from cogs.tournament.organise.draft import setting_lines
from cogs.tournament.organise.forms import ask_settings, user_defaults
from cogs.tournament.organise.people import able_helpers, back_button
from cogs.tournament.text import title

BUTTONS = ("basics", "times", "about")


def render_edit(tournament: Tournament, say: Localizer) -> MessageLayout:
    """Return the page with the settings, what can be changed now, and the co-organisers."""
    record = tournament.record
    heading = f"## {say('tournament-edit-title', name=title(record))}"
    phase = record.phase if record.phase in ("signup", "checkin") else "running"
    buttons = [EditButton(record.id, act, say) for act in BUTTONS]
    return MessageLayout(
        [
            ui.TextDisplay("\n".join([heading, *list(setting_lines(record, say))[1:]])),
            ui.TextDisplay(f"-# {say('tournament-edit-note', phase=phase)}"),
            row(*buttons, back_button(record.id, say)),
            ui.TextDisplay(say("tournament-edit-helpers")),
            row(HelperSelect(tournament, say)),
        ]
    )


class EditButton(PersistentItem[ui.Button[Any]], template=r"te:(?P<tournament>\d{1,18}):(?P<what>basics|about|times)"):
    """Opens a modal with settings that can still be changed."""

    tournament: int
    what: str

    def __init__(self, tournament_id: int, what: str, say: Localizer) -> None:
        button: ui.Button[Any] = ui.Button(
            label=say(f"tournament-edit-button-{what}"), style=discord.ButtonStyle.primary
        )
        super().__init__(button, tournament=tournament_id, what=what)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the modal."""
        async with interaction_errors(interaction, tournament=self.tournament, form=self.what):
            tournament = await visible_tournament(interaction, self.tournament)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            await ask_settings(interaction, tournament.record, self.what)


class HelperSelect(PersistentItem[ui.UserSelect[Any]], template=r"tc:(?P<tournament>\d{1,18})"):
    """Chooses the co-organisers."""

    tournament: int

    def __init__(self, tournament: Tournament, say: Localizer) -> None:
        select: ui.UserSelect[Any] = ui.UserSelect(
            placeholder=say.plain("tournament-edit-helpers-choose"),
            min_values=0,
            max_values=MAX_CO_ORGANISERS,
            default_values=user_defaults(tournament.record.co_organisers),
        )
        super().__init__(select, tournament=tournament.record.id)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the choice and update the page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament):
            tournament = await visible_tournament(interaction, self.tournament)
            require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
            chosen = able_helpers(interaction)
            after = await bot.tournaments.organising.set_co_organisers(
                self.tournament, chosen, by=interaction.user.id, manager=is_manager(interaction)
            )
            await update(interaction, view=render_edit(after, localizer_for(interaction)).view())
