"""Arena: the buttons in match threads to take a break and to play again, and the link to the next match."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.tournaments.model import MatchRow, Tournament
from bot.tournaments.service import is_called
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.replies import reply
from cogs.core.text import localizer_for
from cogs.tournament.announcement import own_match
from cogs.tournament.lookup import visible_tournament
from rules.tournament.model import EntrantId, Match, MatchNumber


class ArenaButton(PersistentItem[ui.Button[Any]], template=r"ta:(?P<tournament>\d{1,18}):(?P<act>rest|play)"):
    """Lets a player of an arena take a break, or puts them into the queue again."""

    tournament: int
    act: str

    def __init__(self, tournament_id: int, act: str, say: Localizer) -> None:
        label, emoji = say(f"tournament-button-{act}"), {"rest": "⏸️", "play": "▶️"}[act]
        style = discord.ButtonStyle.success if act == "play" else discord.ButtonStyle.secondary
        super().__init__(ui.Button(label=label, emoji=emoji, style=style), tournament=tournament_id, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, and reply privately with the button for the way back."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament, act=self.act):
            await visible_tournament(interaction, self.tournament)
            user, say = interaction.user.id, localizer_for(interaction)
            wants = self.act == "play"
            tournament = await bot.tournaments.set_waiting(self.tournament, user, waiting=wants)
            back = ArenaButton(self.tournament, "rest" if wants else "play", say)
            layout = MessageLayout([ui.TextDisplay(arena_reply(tournament, self.act, user, say)), row(back)])
            await reply(interaction, view=layout.view(), ephemeral=True)


def arena_reply(tournament: Tournament, act: str, user: int, say: Localizer) -> str:
    """Return the answer to a player who wants to play on or takes a break."""
    person = tournament.person(user)
    assert person is not None
    assert person.entrant is not None
    is_playing = any(person.entrant in match.entrants for match, _ in tournament.open_rows())
    if act == "rest":
        return say("tournament-done-rest-after" if is_playing else "tournament-done-rest")
    return own_match(tournament, user, say) if is_called(tournament, person.entrant) else say("tournament-done-play")


def render_arena_result(tournament: Tournament, result: str, say: Localizer) -> MessageLayout:
    """Return the result of an arena match, with what comes next and the buttons for it."""
    number = tournament.record.id
    text = f"{result}\n{say('tournament-arena-next')}"
    return MessageLayout([ui.TextDisplay(text), row(*(ArenaButton(number, act, say) for act in ("rest", "play")))])


def last_threads(tournament: Tournament, match: Match) -> Iterator[tuple[int, list[EntrantId]]]:
    """Yield the threads of the last matches of these players, with those of them who played there."""
    found: dict[int, list[EntrantId]] = {}
    for entrant in match.entrants:
        before = last_row(tournament, entrant, match.number)
        if before is not None and before.thread is not None:
            found.setdefault(before.thread, []).append(entrant)
    yield from found.items()


def last_row(tournament: Tournament, entrant: EntrantId, before: MatchNumber) -> MatchRow | None:
    """Return the progress of the last match of an entrant before this one, or None."""
    earlier = (one for one in reversed(tournament.state.matches[: before - 1]) if entrant in one.entrants)
    played = next(earlier, None)
    return None if played is None else tournament.rows.get(played.number)


def have_moved_on(tournament: Tournament, thread: int) -> bool:
    """Whether everyone who played in this thread has been called to a later match."""
    number = next((number for number, row in tournament.rows.items() if row.thread == thread), 0)
    later = [row for other, row in tournament.rows.items() if other > number and row.thread is not None]
    return all(any(entrant in row.entrants for row in later) for entrant in tournament.row(number).entrants)
