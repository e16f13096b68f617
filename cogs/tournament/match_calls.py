"""The message that calls players to a match, and the changes to the message of a match's table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from bot.tournaments import matches
from bot.tournaments.model import Tournament
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors, tell
from cogs.core.layout import GREY, Item, MessageLayout, row
from cogs.core.replies import acknowledge, update
from cogs.core.text import localizer_for, safe_name
from cogs.tournament.lookup import visible_tournament
from cogs.tournament.text import game_and_format, minutes, result_line, round_name, sides, title, when
from rules.errors import Refusal
from rules.tournament.model import Match

REMATCH_PREFIX = "a:"  # custom_id of the rematch button


class MatchTableNotes:
    """Changes the messages of matches' tables: no rematch button, a note, and the match clock."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    def __call__(self, scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
        """Implements `LayoutDecorator`. Other tables are unchanged."""
        if not scene.record.is_match or scene.record.phase not in ("playing", "over", "closed"):
            return layout
        if scene.record.phase == "closed":
            return self._closed(scene.record, say) if scene.record.closing == "clock" else layout
        parts = [part for part in map(_without_rematch, layout.parts) if part is not None]
        parts.append(ui.TextDisplay("\n".join(f"-# {line}" for line in self._lines(scene, say))))
        longer = replace(layout, parts=parts)
        return longer if longer.fits() else replace(layout, parts=parts[:-1])

    def _lines(self, scene: Scene, say: Localizer) -> Iterator[str]:
        if scene.outcome is not None:
            yield say("tournament-table-over")
            return
        if scene.record.is_paused:
            yield say("tournament-table-paused")
        elif (until := self._match_deadline(scene.record)) is not None:
            yield say("tournament-table-clock", when=when(until))
        yield say("tournament-table")

    def _closed(self, record: TableRecord, say: Localizer) -> MessageLayout:
        """Return the message of a table whose match clock ran out, with the result."""
        lines = [f"## {say(f'{record.game}-title')}", say("table-closed-clock")]
        tournament_id, number = matches.match_of(record.purpose)
        tournament = self.bot.tournaments.cached(tournament_id)
        if tournament is not None and (match := tournament.state.match(number)).result is not None:
            lines.append(result_line(tournament, match, say))
        return MessageLayout([ui.TextDisplay("\n".join(lines))], accent=GREY)

    def _match_deadline(self, record: TableRecord) -> float | None:
        """Return when the match clock runs out, or None."""
        tournament_id, match = matches.match_of(record.purpose)
        tournament = self.bot.tournaments.cached(tournament_id)
        row = None if tournament is None else tournament.row(match)
        return row.deadline if row is not None and row.table == record.id else None


def _is_rematch(item: ui.Item[Any]) -> bool:
    return str(getattr(item, "custom_id", "")).startswith(REMATCH_PREFIX)


def _without_rematch(part: Item) -> Item | None:
    if isinstance(part, ui.ActionRow):
        buttons: list[Any] = [button for button in part.children if not _is_rematch(button)]
        return row(*buttons) if buttons else None
    return part


def players_of(tournament: Tournament, match: Match) -> list[int]:
    """Return the user ids of the players of a match."""
    players = [person for entrant in match.entrants for person in tournament.members(entrant)]
    return [person.user for person in players if person.status != "dropped"]


def render_match_call(
    tournament: Tournament,
    match: Match,
    say: Localizer,
    *,
    mentions: str = "",
    until: float | None = None,
    private: bool = True,
) -> MessageLayout:
    """Return the call to a match: pairing, players who are ready, deadline and the Ready button.

    `private`: whether only the players can read the thread; others can peek at the deal of a duplicate.
    """
    record, state = tournament.record, tournament.row(match.number)
    missing = matches.missing(tournament, match) if state.stage in ("planned", "called") else []
    lines = [
        f"## {round_name(tournament, match, say)} · {title(record)}",
        *([mentions] if mentions else []),
        say(
            "tournament-call-alone" if match.alone else "tournament-call",
            names=sides(tournament, match.entrants, say("tournament-call-versus")),
        ),
        game_and_format(record, say),
    ]
    if record.is_duplicate:
        lines.append(f"-# {say('tournament-call-duplicate')}")
        if not private:
            lines.append(f"-# {say('tournament-call-public')}")
    if state.stage in ("planned", "called"):
        lines.append(say("tournament-call-ready", time=minutes(record.settings.ready, say)))
        here = [person for person in matches.seating(tournament, match) if person not in missing]
        if here:
            lines.append(say("tournament-call-here", names=say.listed(safe_name(person.name) for person in here)))
        if record.phase == "paused":
            lines.append(say("tournament-call-paused"))
        elif (deadline := state.deadline or until) is not None:
            lines.append(f"-# {say('tournament-call-until', when=when(deadline))}")
        return MessageLayout([ui.TextDisplay("\n".join(lines)), row(ReadyButton(record.id, match.number, say))])
    return MessageLayout([ui.TextDisplay("\n".join(lines))])


class ReadyButton(PersistentItem[ui.Button[Any]], template=r"tr:(?P<tournament>\d{1,18}):(?P<match>\d{1,9})"):
    """Marks the player as ready for the match."""

    tournament: int
    match: int

    def __init__(self, tournament_id: int, match: int, say: Localizer) -> None:
        super().__init__(
            ui.Button(label=say("tournament-button-ready"), emoji="✅", style=discord.ButtonStyle.success),
            tournament=tournament_id,
            match=match,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Mark the user as ready; the outbox posts the table when all are."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament, match=self.match):
            tournament = await visible_tournament(interaction, self.tournament)
            if tournament.row(self.match).thread != interaction.channel_id:
                raise Refusal("refused-other-channel")
            tournament = await bot.tournaments.matches.set_ready(self.tournament, self.match, interaction.user.id)
            match = tournament.state.match(self.match)
            thread, language = interaction.channel, localizer(tournament.record.language)
            private = isinstance(thread, discord.Thread) and thread.is_private()
            layout = render_match_call(tournament, match, language, private=private)
            await update(interaction, view=layout.view())
            await acknowledge(interaction)
            if tournament.row(self.match).stage == "called":
                await tell(interaction, localizer_for(interaction)("tournament-done-ready"))
