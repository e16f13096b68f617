"""Private messages with standings and bracket, with buttons to page through them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Unpack

import discord
from discord import ui

from bot.i18n import Localizer, Markup
from bot.pictures import PictureCache
from bot.pictures.text import drawable
from bot.tournaments.model import Tournament
from cogs.core.buttons import Looks, PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.panels import is_panel
from cogs.core.replies import defer, edit_through, reply_privately
from cogs.core.text import localizer_for
from cogs.tournament.lookup import visible_tournament
from cogs.tournament.pictures.build import (
    WHOLE,
    Shown,
    bracket_part,
    group_on_page,
    has_bracket,
    is_bracketed,
    number_of,
    on_page,
    page_count,
    table_page,
    whole_bracket,
)
from cogs.tournament.pictures.standings import Tally, tally
from cogs.tournament.pictures.text import columns, groups_by_entrant
from cogs.tournament.rounds import RoundButton
from cogs.tournament.text import bracket_round_name, entrant_name, names, round_name, round_of, title
from rules.errors import Refusal, Value
from rules.tournament.explain import why_paired, why_placed
from rules.tournament.model import EntrantId, Reason, Standing, TieBreak
from rules.tournament.standings import deciding


def heading(tournament: Tournament, say: Localizer) -> list[str]:
    """Return the title and the current round."""
    is_over = tournament.record.phase == "over"
    return [f"## {title(tournament.record)}", say("tournament-over") if is_over else round_of(tournament, say)]


def table_lines(tournament: Tournament, counted: Tally, page: int, own: EntrantId | None, say: Localizer) -> list[str]:
    """Return one page of the standings with the viewer's own line marked, or added."""
    shown = on_page(tournament, counted, page)
    ties = {} if is_elimination(tournament) else deciding(counted.places)
    lines = [_line(tournament, one, say, ties, own=one.entrant == own) for one in shown]
    mine = next((one for one in counted.places if one.entrant == own), None)
    if mine is not None and mine.entrant not in {one.entrant for one in shown}:
        lines += ["…", _line(tournament, mine, say, ties, own=True)]
    return lines or [say("tournament-nobody-yet")]


def _line(
    tournament: Tournament,
    standing: Standing,
    say: Localizer,
    ties: Mapping[EntrantId, tuple[TieBreak, float]],
    *,
    own: bool,
) -> str:
    name = entrant_name(tournament, standing.entrant)
    if tournament.state.entrant(standing.entrant).gone is not None:
        name = f"~~{name}~~"
    if group := groups_by_entrant(tournament.state).get(standing.entrant):
        name += f" ({group})"
    if not drawable(tournament.name(standing.entrant)):
        name += f" (\\#{number_of(tournament, standing.entrant)})"  # the picture shows only the number
    record = say("tournament-record", wins=standing.wins, draws=standing.draws, losses=standing.losses)
    # the backslash keeps Markdown from making a numbered list of it
    score = record if is_elimination(tournament) else f"{points(standing.points)} · {record}"
    if standing.entrant in ties:
        tie_break, value = ties[standing.entrant]
        score += f" · {say('tournament-tie-break', tie=tie_break)} {points(value)}"
    text = f"{standing.place}\\. {f'**{name}**' if own else name} · {score}"
    return f"➤ {text}" if own else text


def is_elimination(tournament: Tournament) -> bool:
    """Whether places come from the bracket alone, so that points say nothing."""
    return tournament.state.plan.format in ("single", "double")


def points_text(value: float, say: Localizer) -> str:
    """Return `1 point`, `2½ points`."""
    return say("tournament-points", points=points(value), amount=int(value) if value == int(value) else 2)


def points(value: float) -> str:
    """Return `2½`, `1.33`, `3`."""
    whole, rest = divmod(round(value * 100), 100)
    if rest == 50:
        return f"{whole or ''}½"
    return f"{whole}.{rest:02}" if rest else str(whole)


ENTRANT_VALUES = ("entrant", "rival")  # values of reasons that are entrant ids
PLACE_VALUES = ("last", "rival_last")  # values of reasons that are places in the bracket
MAX_LENGTH = 1900


def explain(tournament: Tournament, user: int, say: Localizer) -> str:
    """Explain the user's current or last pairing and their place. Raise a refusal if they are not in it."""
    dropped = (one for one in tournament.players if one.user == user and one.entrant)
    person = tournament.person(user) or next(dropped, None)
    if person is None or person.entrant is None:
        raise Refusal("tournament-refused-not-in")
    entrant, lines = person.entrant, []
    own = [match for match in tournament.state.matches if entrant in match.entrants]
    if own:
        match = next((one for one in own if one.is_open), own[-1])
        others = [one for one in match.entrants if one != entrant]
        key = "tournament-why-match" if others else "tournament-why-own-match"
        lines.append(f"### {say(key, round=round_name(tournament, match, say), names=names(tournament, others, say))}")
        lines += sentences(tournament, why_paired(tournament.state, match.number, entrant), say)
    lines.append(f"### {say('tournament-why-place')}")
    lines += sentences(tournament, why_placed(tournament.state, entrant), say)
    return "\n".join(lines)[:MAX_LENGTH]


def sentences(tournament: Tournament, reasons: Iterable[Reason], say: Localizer) -> list[str]:
    """Return each reason as a sentence."""
    return [
        say(reason.key, **{name: _value(tournament, name, value, say) for name, value in reason.values.items()})
        for reason in reasons
    ]


def _value(tournament: Tournament, name: str, value: str | int | float, say: Localizer) -> Value:
    if name in PLACE_VALUES and isinstance(value, str):
        return bracket_round_name(tournament, value, say)
    if name in ENTRANT_VALUES and isinstance(value, int):
        return Markup(f"**{entrant_name(tournament, value)}**")
    if isinstance(value, float):
        return int(value) if value.is_integer() else points(value)
    return value


MAX_LEGEND = 1500


async def render_standings(
    tournament: Tournament, page: int, say: Localizer, picture_cache: PictureCache, viewer: int | None = None
) -> MessageLayout:
    """Return one page of the standings; while a bracket is played, without a picture."""
    counted, own = await tally(tournament), _entrant(tournament, viewer)
    pages = page_count(tournament, counted)
    page = min(max(page, 0), pages - 1)
    lines, pictures = table_lines(tournament, counted, page, own, say), []
    if (group := group_on_page(tournament, page)) is not None:
        lines.insert(0, f"### {say('tournament-group', group=group)}")
    if counted.places and not has_bracket(tournament):
        shown = await table_page(tournament, counted, page, say, picture_cache, own=own)
        pictures.append(shown.picture)
        if counted.numbers:
            lines.append(f"-# {say('tournament-columns', names=columns(counted, say))}")
    if counted.places:
        key = "tournament-lines-bracket" if is_elimination(tournament) else "tournament-lines"
        lines.append(f"-# {say(key)}")
    number, buttons = tournament.record.id, list[ui.Item[Any]]()
    if pages > 1:
        lines.append(f"-# {say('tournament-page', page=page + 1, pages=pages)}")
        buttons.append(PageButton(number, page - 1, "◀", disabled=page == 0))
        buttons.append(PageButton(number, page + 1, "▶", disabled=page == pages - 1))
    if is_bracketed(tournament):
        buttons.append(BracketButton(number, "now", label=say("tournament-button-bracket")))
    if tournament.state.round:
        buttons.append(RoundButton(number, tournament.state.round, label=say("tournament-button-rounds")))
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
    lines = [*heading(tournament, say), part_name(tournament, shown, say)]
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


def part_name(tournament: Tournament, shown: Shown, say: Localizer) -> str:
    """Return `Winners' round 1 to Winners' semi-final · part 1 of 4`."""
    columns = [column for section in shown.sections for column in section.columns]
    first, last = (bracket_round_name(tournament, column[0].place, say) for column in (columns[0], columns[-1]))
    name = say("tournament-part", first=first if first != last else "same", last=last)
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
