"""What is different about the table of a match: it says which one it is, and there is no playing again."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.tables.service import Scene
from bot.tournaments import matches
from bot.tournaments.model import Affair
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors, tell
from cogs.core.layout import Item, MessageLayout, row
from cogs.core.replies import acknowledge, update
from cogs.core.text import localizer_for, safe_name
from cogs.tournament.finding import affair_here
from cogs.tournament.text import game_and_format, minutes, names, round_name, title, when
from rules.errors import Refusal
from rules.tournament.model import Match

AGAIN = "a:"  # what the custom_id of a button begins with that opens a lobby for another game


def with_match(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """The message of a match's table; any other as it is."""
    if not scene.record.is_match or scene.record.phase not in ("playing", "over"):
        return layout
    parts = [part for part in map(_without_again, layout.parts) if part is not None]
    key = "tournament-table" if scene.outcome is None else "tournament-table-over"
    parts.append(ui.TextDisplay(f"-# {say(key)}"))
    longer = replace(layout, parts=parts)
    return longer if longer.fits() else replace(layout, parts=parts[:-1])


def _without_again(part: Item) -> Item | None:
    if isinstance(part, ui.ActionRow):
        buttons: list[Any] = [one for one in part.children if not str(getattr(one, "custom_id", "")).startswith(AGAIN)]
        return row(*buttons) if buttons else None
    return part


def users_of(affair: Affair, match: Match) -> list[int]:
    """The members who play a match."""
    players = [person for entrant in match.entrants for person in affair.members(entrant)]
    return [person.user for person in players if person.status != "dropped"]


def draw_call(
    affair: Affair, match: Match, say: Localizer, *, mentions: str = "", until: float | None = None
) -> MessageLayout:
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
        return MessageLayout([ui.TextDisplay("\n".join(lines)), row(ReadyButton(record.id, match.number, say))])
    return MessageLayout([ui.TextDisplay("\n".join(lines))])


class ReadyButton(PersistentItem[ui.Button[Any]], template=r"tr:(?P<tournament>\d{1,18}):(?P<match>\d{1,9})"):
    """I am here for my match."""

    tournament: int
    match: int

    def __init__(self, tournament: int, match: int, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say("tournament-button-ready"), emoji="✅", style=discord.ButtonStyle.success),
            tournament=tournament,
            match=match,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Note it; when all are ready the table comes by itself."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament, match=self.match):
            affair = await affair_here(interaction, self.tournament)
            if affair.row(self.match).thread != interaction.channel_id:
                raise Refusal("refused-other-channel")
            affair = await bot.tournaments.get_ready(self.tournament, self.match, interaction.user.id)
            match = affair.state.match(self.match)
            layout = draw_call(affair, match, localizer(affair.record.language))
            await update(interaction, view=layout.view())
            await acknowledge(interaction)
            if affair.row(self.match).stage == "called":
                await tell(interaction, localizer_for(interaction)("tournament-done-ready"))
