"""Withdrawing, dropping out of a tournament, and removing a player: all ask once before they happen."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments.model import Tournament
from bot.tournaments.organising import require_organiser
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import notice, row
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, safe_name
from cogs.tournament.lookup import is_manager, visible_tournament
from cogs.tournament.text import title
from rules.errors import Refusal


async def ask_drop(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Ask the user whether to drop out, or to withdraw before the start. Raise a refusal if they are not in it."""
    user, say = interaction.user.id, localizer_for(interaction)
    person = tournament.person(user)
    if person is None:
        raise Refusal("tournament-refused-not-in")
    if not tournament.record.live:
        raise Refusal("tournament-refused-over")
    act, name = ("drop" if tournament.state.begun else "out"), title(tournament.record)
    team = _team(tournament) if len(tournament.parties[person.party]) > 1 else ""
    question = say(f"tournament-sure-{'drop' if act == 'drop' else 'withdraw'}{team}", name=name)
    await _ask(interaction, tournament, act, user, question)


async def ask_remove(
    interaction: discord.Interaction[Any], tournament: Tournament, member: discord.User | discord.Member
) -> None:
    """Ask the organiser whether to remove a player. Raise a refusal if that is not possible."""
    require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
    say, name = localizer_for(interaction), safe_name(member.display_name)
    if tournament.person(member.id) is None:
        raise Refusal("tournament-refused-not-in-name", name=name)
    if not tournament.record.live:
        raise Refusal("tournament-refused-over")
    kind = _team(tournament) if tournament.state.begun else "-early"
    question = say(f"tournament-sure-remove{kind}", name=title(tournament.record), player=name)
    await _ask(interaction, tournament, "remove", member.id, question)


def _team(tournament: Tournament) -> str:
    return "-team" if tournament.record.settings.team != (1, 1) else ""


async def _ask(
    interaction: discord.Interaction[Any], tournament: Tournament, act: str, user: int, question: str
) -> None:
    say = localizer_for(interaction)
    buttons = (ConfirmDropButton(tournament.record.id, answer, user, say) for answer in (act, "no"))
    await reply(interaction, view=notice(question, row(*buttons)))


class ConfirmDropButton(
    PersistentItem[ui.Button[Any]],
    template=r"tx:(?P<tournament>\d{1,18}):(?P<act>drop|out|remove|no):(?P<user>[0-8]?\d{1,18})",
):
    """The second click before a player drops out or is removed, and the button that keeps things as they are."""

    tournament: int
    act: str
    user: int

    def __init__(self, tournament_id: int, act: str, user: int, say: Localizer) -> None:
        style = discord.ButtonStyle.secondary if act == "no" else discord.ButtonStyle.danger
        super().__init__(
            ui.Button(label=say(f"tournament-confirm-{act}"), style=style),
            tournament=tournament_id,
            act=act,
            user=user,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, or not."""
        async with interaction_errors(interaction, tournament=self.tournament, act=self.act):
            say = localizer_for(interaction)
            if self.act == "no":
                await update(interaction, view=notice(say("sure-kept")))
                return
            tournament = await visible_tournament(interaction, self.tournament)
            await update(interaction, view=notice(await self._do(interaction, tournament, say)))

    async def _do(self, interaction: discord.Interaction[Any], tournament: Tournament, say: Localizer) -> str:
        """Drop the player and return the confirmation."""
        bot: Onetable = interaction.client
        by, manager = interaction.user.id, is_manager(interaction)
        if self.act in ("drop", "out"):
            if self.act == "out" and tournament.state.begun:
                raise Refusal("tournament-refused-begun")
            await bot.tournaments.organising.drop(self.tournament, by, by=by)
            return say("tournament-done-drop" if self.act == "drop" else "tournament-done-out")
        require_organiser(tournament, by, manager=manager)
        person = tournament.person(self.user)
        await bot.tournaments.organising.drop(self.tournament, self.user, by=by, manager=manager)
        assert person is not None, "else the drop is refused"
        return say("tournament-done-remove", name=safe_name(person.name))
