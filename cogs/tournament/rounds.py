"""Private messages with the pairings and results of each round, with buttons to page through the rounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.i18n import Localizer
from bot.tournaments.model import Tournament
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.panels import is_panel
from cogs.core.replies import edit_through, reply_privately
from cogs.core.text import localizer_for
from cogs.tournament.lookup import visible_tournament
from cogs.tournament.text import result_line, round_names, sides, title
from rules.errors import Refusal
from rules.tournament.model import Match

PAGE = 12  # matches


def render_round(tournament: Tournament, number: int, page: int, say: Localizer) -> MessageLayout:
    """Return a page of a round. Raise a refusal before the first round."""
    last = tournament.state.round
    if not last:
        raise Refusal("tournament-refused-no-rounds")
    number = min(max(number, 1), last)
    played = [match for match in tournament.state.matches if match.round == number and match.entrants]
    pages = max(1, -(-len(played) // PAGE))
    page = min(max(page, 0), pages - 1)
    lines = [f"## {title(tournament.record)}", f"### {round_names(tournament, played, say)}"]
    lines += list(_lines(tournament, played[page * PAGE : (page + 1) * PAGE], say)) or [say("tournament-round-empty")]
    if pages > 1:
        lines.append(f"-# {say('tournament-page', page=page + 1, pages=pages)}")
    known = tournament.record.id
    buttons = [
        RoundButton(known, number - 1, label=f"◀ {say('tournament-button-round')}", disabled=number == 1, how="a"),
        RoundButton(known, number + 1, label=f"{say('tournament-button-round')} ▶", disabled=number == last, how="b"),
    ]
    if pages > 1:
        following = (page + 1) % pages
        buttons.append(RoundButton(known, number, following, label=say("tournament-button-more-matches"), how="c"))
    return MessageLayout([ui.TextDisplay("\n".join(lines)), row(*buttons)])


def _lines(tournament: Tournament, played: list[Match], say: Localizer) -> Iterator[str]:
    for match in played:
        number = "" if match.is_bye else f"-# #{match.number}\u00a0"
        if match.result is not None:
            yield f"✅ {result_line(tournament, match, say)} {number.removeprefix('-# ')}".rstrip()
            continue
        thread = tournament.row(match.number).thread
        link = f" · <#{thread}>" if thread is not None else ""
        yield f"▶️ {sides(tournament, match.entrants, ' – ')}{link}"


class RoundButton(
    PersistentItem[ui.Button[Any]],
    template=r"tv:(?P<tournament>\d{1,18}):(?P<round>\d{1,4}):(?P<page>\d{1,3})(?::[a-c])?",
):
    """Show a page of a round."""

    tournament: int
    round: int
    page: int

    def __init__(
        self, tournament_id: int, number: int, page: int = 0, *, label: str, disabled: bool = False, how: str = ""
    ) -> None:
        button: ui.Button[Any] = ui.Button(label=label, disabled=disabled)
        super().__init__(button, tournament=tournament_id, round=number, page=page, how=how)

    def write_custom_id(self, **fields: int | str) -> str:
        """Return the custom_id; `how` tells buttons to the same round apart."""
        custom_id = f"tv:{fields['tournament']}:{fields['round']}:{fields['page']}"
        return f"{custom_id}:{fields['how']}" if fields.get("how") else custom_id

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the round: in the clicked private message, or in a new one."""
        async with interaction_errors(interaction, tournament=self.tournament):
            tournament = await visible_tournament(interaction, self.tournament)
            layout = render_round(tournament, self.round, self.page, localizer_for(interaction))
            await (edit_through if is_panel(interaction) else reply_privately)(interaction, layout)
