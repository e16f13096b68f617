"""Private messages with standings and bracket, with buttons to page through them."""

from __future__ import annotations

from typing import Any, Unpack

import discord
from discord import ui

from bot.i18n import Localizer, Markup
from bot.pictures import PictureCache
from bot.tournaments.model import Tournament
from cogs.core.buttons import Looks, PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.panels import is_panel
from cogs.core.replies import defer, edit_through, reply_privately
from cogs.core.text import localizer_for
from cogs.tournament.lookup import visible_tournament
from cogs.tournament.pictures.build import (
    PAGE,
    WHOLE,
    Shown,
    bracket_part,
    has_bracket,
    is_bracketed,
    table_page,
    whole_bracket,
)
from cogs.tournament.pictures.tally import tally
from cogs.tournament.pictures.text import columns
from cogs.tournament.standings import heading, table_lines
from rules.errors import Refusal
from rules.tournament.model import EntrantId

MAX_LEGEND = 1500


async def render_standings(
    tournament: Tournament, page: int, say: Localizer, picture_cache: PictureCache, viewer: int | None = None
) -> MessageLayout:
    """Return one page of the standings; while a bracket is played, without a picture."""
    counted, own = await tally(tournament), _entrant(tournament, viewer)
    pages = max(1, -(-len(counted.places) // PAGE))
    page = min(max(page, 0), pages - 1)
    lines, pictures = table_lines(tournament, counted, page, own, say), []
    if counted.places and not has_bracket(tournament):
        shown = await table_page(tournament, counted, page, say, picture_cache, own=own)
        pictures.append(shown.picture)
        if counted.numbers:
            lines.append(f"-# {say('tournament-columns', names=columns(counted, say))}")
    if counted.places:
        lines.append(f"-# {say('tournament-lines')}")
    number, buttons = tournament.record.id, list[ui.Item[Any]]()
    if pages > 1:
        lines.append(f"-# {say('tournament-page', page=page + 1, pages=pages)}")
        buttons.append(PageButton(number, page - 1, "◀", disabled=page == 0))
        buttons.append(PageButton(number, page + 1, "▶", disabled=page == pages - 1))
    if is_bracketed(tournament):
        buttons.append(BracketButton(number, "now", label=say("tournament-button-bracket")))
    parts: list[Any] = [ui.TextDisplay("\n".join(heading(tournament, say)))]
    parts += [picture.item() for picture in pictures]
    parts.append(ui.TextDisplay("\n".join(lines)))
    return MessageLayout([*parts, row(*buttons)] if buttons else parts, pictures=pictures)


async def render_bracket(
    tournament: Tournament, at: int | None, say: Localizer, picture_cache: PictureCache, own: int | None = None
) -> MessageLayout:
    """Return one part of the bracket. Raise a refusal if the format has none."""
    if not is_bracketed(tournament):
        raise Refusal("tournament-refused-no-bracket")
    shown = await bracket_part(tournament, at, say, picture_cache, own)
    number, at, of = tournament.record.id, shown.at, shown.of
    lines = [*heading(tournament, say), part_name(shown, say)]
    parts: list[Any] = [ui.TextDisplay("\n".join(lines)), shown.picture.item()]
    if shown.legend:
        parts.append(ui.TextDisplay(legend(shown, say)))
    if of > 1:
        first, last = at == 0, at == of - 1
        parts.append(
            row(
                BracketButton(number, "0", "a", label="⏮", disabled=first),
                BracketButton(number, str(max(at - 1, 0)), "b", label="◀", disabled=first),
                BracketButton(number, str(min(at + 1, of - 1)), "c", label="▶", disabled=last),
                BracketButton(number, str(of - 1), "d", label="⏭", disabled=last),
            )
        )
    more: list[ui.Item[Any]] = []
    if of > 1:
        more.append(BracketButton(number, "own", label=say("tournament-button-match")))
        if len(tournament.state.order) <= WHOLE:
            more.append(BracketButton(number, "all", label=say("tournament-button-whole")))
    parts.append(row(*more, PageButton(number, 0, say("tournament-button-table"))))
    return MessageLayout(parts, pictures=[shown.picture])


def part_name(shown: Shown, say: Localizer) -> str:
    """Return `Winners' side, rounds 1 to 3 · part 1 of 4`."""
    rounds = sorted({match.round for section in shown.sections for column in section.columns for match in column})
    sides = {section.side for section in shown.sections}
    side = shown.sections[0].side if len(sides) == 1 and shown.has_losers else "other"
    first = rounds[0] if rounds[0] != rounds[-1] else "same"
    name = say("tournament-part", side=side, first=first, last=rounds[-1])
    return f"{name} · {say('tournament-part-of', part=shown.at + 1, parts=shown.of)}" if shown.of > 1 else name


def legend(shown: Shown, say: Localizer) -> str:
    """Return the numbers in the picture with their names, as many as fit."""
    kept = list(shown.legend)
    while len(text := f"-# {say('tournament-legend', names=Markup(' · '.join(kept)))}") > MAX_LEGEND:
        kept.pop()
    return text


async def show_standings(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Reply privately with the bracket where there is one, else with the standings."""
    say, picture_cache = localizer_for(interaction), interaction.client.pictures
    if has_bracket(tournament):
        layout = await render_bracket(tournament, None, say, picture_cache)
    else:
        layout = await render_standings(tournament, 0, say, picture_cache, interaction.user.id)
    await reply_privately(interaction, layout)


def _entrant(tournament: Tournament, user: int | None) -> EntrantId | None:
    person = tournament.person(user) if user is not None else None
    return person.entrant if person is not None else None


async def _turn_page(interaction: discord.Interaction[Any], layout: MessageLayout) -> None:
    """Edit the private message with the clicked button; from a public message, send a new private one."""
    await (edit_through if is_panel(interaction) else reply_privately)(interaction, layout)


class PageButton(PersistentItem[ui.Button[Any]], template=r"tp:(?P<tournament>\d{1,18}):(?P<page>-?\d+)"):
    """Show another page of the standings."""

    tournament: int
    page: int

    def __init__(self, tournament_id: int, page: int, label: str, *, disabled: bool = False) -> None:
        super().__init__(ui.Button(label=label, disabled=disabled), tournament=tournament_id, page=page)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page."""
        async with interaction_errors(interaction, tournament=self.tournament):
            tournament = await visible_tournament(interaction, self.tournament)
            say, picture_cache = localizer_for(interaction), interaction.client.pictures
            layout = await render_standings(tournament, self.page, say, picture_cache, interaction.user.id)
            await _turn_page(interaction, layout)


class BracketButton(
    PersistentItem[ui.Button[Any]],
    template=r"tk:(?P<tournament>\d{1,18}):(?P<at>\d{1,3}|now|own|all)(?::[a-d])?",
):
    """Show a part of the bracket: by number, the current one, the user's own, or the whole bracket."""

    tournament: int
    at: str

    def __init__(self, tournament: int, at: str, how: str = "", **looks: Unpack[Looks]) -> None:
        super().__init__(ui.Button(**looks), tournament=tournament, at=at, how=how)

    def write_custom_id(self, **fields: int | str) -> str:
        """Return the custom_id; `how` tells buttons to the same part apart."""
        custom_id = f"tk:{fields['tournament']}:{fields['at']}"
        return f"{custom_id}:{fields['how']}" if fields.get("how") else custom_id

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the part of the bracket."""
        async with interaction_errors(interaction, tournament=self.tournament):
            tournament = await visible_tournament(interaction, self.tournament)
            say, picture_cache = localizer_for(interaction), interaction.client.pictures
            if self.at == "all":
                await self._show_whole(interaction, tournament, say, picture_cache)
                return
            own = _entrant(tournament, interaction.user.id)
            if self.at == "own" and own is None:
                raise Refusal("tournament-refused-not-in")
            at = int(self.at) if self.at.isdecimal() else None
            layout = await render_bracket(tournament, at, say, picture_cache, own if self.at == "own" else None)
            await _turn_page(interaction, layout)

    async def _show_whole(
        self, interaction: discord.Interaction[Any], tournament: Tournament, say: Localizer, picture_cache: PictureCache
    ) -> None:
        if not is_bracketed(tournament) or len(tournament.state.order) > WHOLE:
            raise Refusal("tournament-refused-no-bracket")
        await defer(interaction)
        pictures = await whole_bracket(tournament, say, picture_cache)
        lines = [*heading(tournament, say), say("tournament-whole")]
        layout = MessageLayout(
            [ui.TextDisplay("\n".join(lines)), *(picture.item() for picture in pictures)], pictures=pictures
        )
        await reply_privately(interaction, layout)
