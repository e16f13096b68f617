"""In the thread of a match: who is called, who is ready, and how it ended."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.languages import Speaker, speaker
from bot.tournament import matches
from bot.tournament.model import Affair
from cogs.answers import answering, tell
from cogs.pressable import Pressable
from cogs.replies import update
from cogs.sheets import Sheet, row
from cogs.tournament.finding import affair_here
from cogs.tournament.wording import game_and_format, minutes, names, round_name, title, when
from cogs.turnstile import acknowledge
from cogs.wording import safe_name, speaker_for
from rules.errors import Refusal
from rules.tournament.model import Match


def users_of(affair: Affair, match: Match) -> list[int]:
    """The members who play a match."""
    people = [person for entrant in match.entrants for person in affair.members(entrant)]
    return [person.user for person in people if person.status != "dropped"]


def draw_call(affair: Affair, match: Match, say: Speaker, *, mentions: str = "", until: float | None = None) -> Sheet:
    """Who meets whom, who is here already, until when, and the button to be ready."""
    record, state = affair.record, affair.row(match.number)
    missing = matches.missing(affair, match) if state.stage in ("planned", "called") else []
    lines = [
        f"## {round_name(affair, match.round, say)} · {title(record)}",
        *([mentions] if mentions else []),
        say("tournament-call-alone" if match.alone else "tournament-call", names=names(affair, match.entrants)),
        game_and_format(record, say),
    ]
    if record.is_duplicate:
        lines.append(f"-# {say('tournament-call-duplicate')}")
    if state.stage in ("planned", "called"):
        lines.append(say("tournament-call-ready", time=minutes(record.settings.ready, say)))
        here = [person for person in matches.to_seat(affair, match) if person not in missing]
        if here:
            lines.append(say("tournament-call-here", names=", ".join(safe_name(person.name) for person in here)))
        if (deadline := state.deadline or until) is not None:
            lines.append(f"-# {say('tournament-call-until', when=when(deadline))}")
        return Sheet([ui.TextDisplay("\n".join(lines)), row(ReadyButton(record.id, match.number, say))])
    return Sheet([ui.TextDisplay("\n".join(lines))])


class ReadyButton(Pressable[ui.Button[Any]], template=r"tr:(?P<tournament>\d{1,18}):(?P<match>\d{1,9})"):
    """I am here for my match."""

    tournament: int
    match: int

    def __init__(self, tournament: int, match: int, say: Speaker) -> None:
        super().__init__(
            ui.Button(label=say("tournament-button-ready"), emoji="✅", style=discord.ButtonStyle.success),
            tournament=tournament,
            match=match,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Note it; when all are ready the table comes by itself."""
        bot: Onetable = interaction.client
        async with answering(interaction, tournament=self.tournament, match=self.match):
            affair = await affair_here(interaction, self.tournament)
            if affair.row(self.match).thread != interaction.channel_id:
                raise Refusal("refused-other-channel")
            affair = await bot.tournaments.get_ready(self.tournament, self.match, interaction.user.id)
            match = affair.state.match(self.match)
            sheet = draw_call(affair, match, speaker(affair.record.language))
            await update(interaction, view=sheet.view())
            await acknowledge(interaction)
            if affair.row(self.match).stage == "called":
                await tell(interaction, speaker_for(interaction)("tournament-done-ready"))
