"""Standings as text, page by page, and why somebody stands where they stand."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ui

from bot.languages import Speaker
from bot.tournament.model import Affair
from cogs.answers import answering
from cogs.sheets import Sheet, row
from cogs.tournament.finding import affair_here
from cogs.tournament.ranking import ranked
from cogs.tournament.wording import entrant_name, round_of, title
from cogs.wording import speaker_for
from rules.tournament.model import Standing

PAGE = 15


async def draw_table(affair: Affair, page: int, say: Speaker, viewer: int | None = None) -> Sheet:
    """One page of the standings; whoever looks finds their own line marked."""
    places = await ranked(affair)
    pages = max(1, -(-len(places) // PAGE))
    page = min(max(page, 0), pages - 1)
    person = affair.person(viewer) if viewer is not None else None
    own = person.entrant if person is not None else None
    lines = [f"## {title(affair.record)}", round_of(affair, say)]
    lines += [_line(affair, one, say, own=one.entrant == own) for one in places[page * PAGE : (page + 1) * PAGE]]
    mine = next((one for one in places if one.entrant == own), None)
    if mine is not None and mine not in places[page * PAGE : (page + 1) * PAGE]:
        lines += ["…", _line(affair, mine, say, own=True)]
    if not places:
        lines.append(say("tournament-nobody-yet"))
    if pages == 1:
        return Sheet([ui.TextDisplay("\n".join(lines))])
    lines.append(f"-# {say('tournament-page', page=page + 1, pages=pages)}")
    number = affair.record.id
    back = PageButton(number, page - 1, "◀", disabled=page == 0)
    on = PageButton(number, page + 1, "▶", disabled=page == pages - 1)
    return Sheet([ui.TextDisplay("\n".join(lines)), row(back, on)])


def _line(affair: Affair, standing: Standing, say: Speaker, *, own: bool) -> str:
    name = entrant_name(affair, standing.entrant)
    if affair.state.entrant(standing.entrant).gone is not None:
        name = f"~~{name}~~"
    record = say("tournament-record", wins=standing.wins, draws=standing.draws, losses=standing.losses)
    # without the stroke Discord would make a list of it and number that anew
    text = f"{standing.place}\\. {f'**{name}**' if own else name} · {points(standing.points)} · {record}"
    return f"➤ {text}" if own else text


def points(value: float) -> str:
    """`2½`, `1.33`, `3`."""
    whole, rest = divmod(round(value * 100), 100)
    if rest == 50:
        return f"{whole or ''}½"
    return f"{whole}.{rest:02}" if rest else str(whole)


async def show_table(interaction: discord.Interaction[Any], affair: Affair, page: int) -> None:
    """A page of the standings, to the one who asked."""
    sheet = await draw_table(affair, page, speaker_for(interaction), interaction.user.id)
    await interaction.response.send_message(view=sheet.view(), ephemeral=True)


class PageButton(ui.DynamicItem[ui.Button[Any]], template=r"tp:(?P<tournament>\d+):(?P<page>-?\d+)"):
    """Another page of the standings."""

    def __init__(self, tournament: int, page: int, label: str = "?", *, disabled: bool = False) -> None:
        self.tournament, self.page = tournament, page
        super().__init__(ui.Button(label=label, custom_id=f"tp:{tournament}:{page}", disabled=disabled))

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button as it was drawn, whenever that was."""
        return cls(int(match["tournament"]), int(match["page"][:6]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Turn the page."""
        async with answering(interaction, tournament=self.tournament):
            affair = await affair_here(interaction, self.tournament)
            sheet = await draw_table(affair, self.page, speaker_for(interaction), interaction.user.id)
            await interaction.response.edit_message(view=sheet.view())
