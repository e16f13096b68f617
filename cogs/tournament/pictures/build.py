"""The pictures of a tournament, each with its alt text and a legend for names that the picture cannot show."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

import structlog

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.pictures.text import drawable, fits
from bot.tournaments import pairing_thread
from bot.tournaments.model import Tournament
from cogs.core.layout import Picture
from cogs.core.text import plain_name
from cogs.tournament.pictures.bracket import name_room, paint_bracket
from cogs.tournament.pictures.cards import Part, Section, SectionCards, cards_of, current, parts, whole
from cogs.tournament.pictures.layout import Layout, lay_out, lay_out_whole
from cogs.tournament.pictures.standings import Row, Tally, paint_table, tally
from cogs.tournament.pictures.text import decimal, describe, describe_table, groups_by_entrant
from cogs.tournament.text import entrant_name
from rules.tournament.formats.knockout import (
    bracket,
    first_stage_done,
    first_stage_ranking,
    has_first_stage,
    is_knock_out,
)
from rules.tournament.formats.round_robin import groups_of
from rules.tournament.model import EntrantId, Standing

log = structlog.get_logger("onetable.tournament")

PAGE = 10  # lines of the standings on a page
WHOLE = 128  # entrants; a larger bracket is not painted as one picture


class Shown(NamedTuple):
    """A picture, and the legend: a line for each entrant whose name is not fully shown."""

    picture: Picture
    legend: tuple[str, ...] = ()
    at: int = 0  # number of the part, and of all parts
    of: int = 1
    sections: tuple[Section, ...] = ()


def has_bracket(tournament: Tournament) -> bool:
    """Whether to show the bracket: not while groups or a Swiss before it are being played."""
    state = tournament.state
    if not state.order or not is_knock_out(state.plan):
        return False
    return not has_first_stage(state.plan) or first_stage_done(state)


def is_bracketed(tournament: Tournament) -> bool:
    """Whether the tournament has a bracket, or will have one."""
    return bool(tournament.state.order) and is_knock_out(tournament.state.plan)


async def overview(tournament: Tournament, say: Localizer, picture_cache: PictureCache) -> Shown | None:
    """Return the picture for the public message, bracket or standings; None before the first result."""
    state, bracketed = tournament.state, has_bracket(tournament)
    if not state.order or not (bracketed or any(not match.is_open and not match.is_bye for match in state.matches)):
        return None
    try:
        if bracketed:
            return await bracket_part(tournament, None, say, picture_cache)
        return await table_page(tournament, await tally(tournament), None, say, picture_cache)
    except Exception:  # the tournament goes on without its picture
        log.exception("tournament picture failed", tournament=tournament.record.id)
        return None


# --- brackets


async def bracket_part(
    tournament: Tournament, at: int | None, say: Localizer, picture_cache: PictureCache, own: int | None = None
) -> Shown:
    """Return a part of the bracket: number `at`, or else the part where `own` plays, or the current one."""
    cut = await pairing_thread.off_loop(partial(_cut, at=at, own=own), tournament)
    png = await picture_cache.png(("bracket", cut.cards), partial(paint_bracket, cut.layout))
    picture = Picture(png, describe(tournament, cut.part, say, cut.crowned), "bracket.png")
    return Shown(picture, _legend(tournament, cut), cut.at, cut.of, cut.part.sections)


async def whole_bracket(tournament: Tournament, say: Localizer, picture_cache: PictureCache) -> list[Picture]:
    """Return each side of the bracket as one picture."""
    found = []
    for at, cut in enumerate(await pairing_thread.off_loop(_uncut, tournament)):
        png = await picture_cache.png(("whole bracket", cut.cards), partial(paint_bracket, cut.layout))
        found.append(Picture(png, describe(tournament, cut.part, say, cut.crowned), f"bracket-{at + 1}.png"))
    return found


class _Cut(NamedTuple):
    part: Part
    cards: tuple[SectionCards, ...]
    layout: Layout
    at: int = 0
    of: int = 1

    @property
    def crowned(self) -> str:
        """The place of the final once it is decided, else empty."""
        return next((box.card.place for box in self.layout.boxes if box.card.is_crowned), "")


def _cut(tournament: Tournament, at: int | None, own: EntrantId | None) -> _Cut:
    sides = bracket(tournament.state)
    found = parts(sides)
    if at is None:
        at = _own_part(tournament, found, own) if own is not None else None
    if at is None:
        at = current(found, {match.number for match in tournament.state.matches if match.is_open})
    at = min(max(at, 0), len(found) - 1)
    cards = cards_of(tournament, whole(sides), found[at])
    return _Cut(found[at], cards, lay_out(cards), at, len(found))


def _uncut(tournament: Tournament) -> list[_Cut]:
    sections = whole(bracket(tournament.state))
    shown = [(Part((section,)), cards_of(tournament, sections, Part((section,)))) for section in sections]
    return [_Cut(part, cards, lay_out_whole(cards)) for part, cards in shown]


def _own_part(tournament: Tournament, found: Sequence[Part], own: EntrantId) -> int | None:
    """Return the part of an entrant's latest match, or None."""
    numbers = [match.number for match in tournament.state.matches if own in match.entrants]
    latest = {numbers[-1]} if numbers else set()
    return next((at for at, part in enumerate(found) if any(match.number in latest for match in part.matches)), None)


def _legend(tournament: Tournament, cut: _Cut) -> tuple[str, ...]:
    """Return seeds with names, for names that are shortened, changed or missing in the picture."""
    order, measure, unclear = tournament.state.order, cut.layout.measure, set[int]()
    for box in cut.layout.boxes:
        for line in box.card.lines:
            if line.number is None:
                continue
            room, size = name_room(line, box.width, measure.letters)
            known = plain_name(tournament.name(order[line.number - 1]))
            if line.name != known or not fits(line.name, size, room):
                unclear.add(line.number)
    return tuple(f"**{one}** {entrant_name(tournament, order[one - 1])}" for one in sorted(unclear))


# --- standings


async def table_page(
    tournament: Tournament,
    counted: Tally,
    page: int | None,
    say: Localizer,
    picture_cache: PictureCache,
    *,
    own: EntrantId | None = None,
) -> Shown:
    """Return one page of the standings, or the first ones of all groups."""
    standing = on_page(tournament, counted, page)
    shown, is_over = rows(tournament, counted, page, own), tournament.record.phase == "over"
    png = await picture_cache.png(("standings", shown, is_over), lambda: paint_table(shown, is_over=is_over))
    unclear = [one.entrant for one in standing if not drawable(tournament.name(one.entrant))]
    legend = tuple(f"**\\#{number_of(tournament, one)}** {entrant_name(tournament, one)}" for one in unclear)
    return Shown(Picture(png, describe_table(tournament, counted, standing, say), "standings.png"), legend)


def group_on_page(tournament: Tournament, page: int) -> str | None:
    """Return the group that a page of the standings shows: each has one of its own until the bracket begins."""
    state = tournament.state
    if state.plan.format != "groups" or not state.order or has_bracket(tournament):
        return None
    names = list(groups_of(state))
    return names[min(page, len(names) - 1)]


def page_count(tournament: Tournament, counted: Tally) -> int:
    """Return the number of pages of the standings."""
    if group_on_page(tournament, 0) is not None:
        return len(groups_of(tournament.state))
    return max(1, -(-len(counted.places) // PAGE))


def on_page(tournament: Tournament, counted: Tally, page: int | None) -> tuple[Standing, ...]:
    """Return the standings on a page, of a group with the places in it; None: the first ones of all groups."""
    group = group_on_page(tournament, page) if page is not None else None
    if group is None:
        return counted.places[(page or 0) * PAGE :][:PAGE]
    members = groups_of(tournament.state)[group]
    ranked = [one for one in counted.places if one.entrant in members]
    places = dict(first_stage_ranking(tournament.state).places(members))
    known = [one.model_copy(update={"place": places[one.entrant]}) for one in ranked]
    return tuple(sorted(known, key=lambda one: one.place))


def rows(tournament: Tournament, counted: Tally, page: int | None, own: EntrantId | None = None) -> tuple[Row, ...]:
    """Return the rows in the picture of a page."""
    state, names = tournament.state, counted.numbers
    most = max((one.points for one in counted.places), default=0)
    group, found = groups_by_entrant(state), []
    for one in on_page(tournament, counted, page):
        values = dict(one.tie_breaks)
        found.append(
            Row(
                one.place,
                drawable(tournament.name(one.entrant)) or f"#{number_of(tournament, one.entrant)}",
                decimal(one.points),
                one.points / most if most > 0 else 0.0,
                tuple(decimal(values.get(name, 0)) for name in names),
                counted.moved(one),
                group.get(one.entrant, ""),
                one.entrant == own,
                state.entrant(one.entrant).gone is not None,
            )
        )
    return tuple(found)


def number_of(tournament: Tournament, entrant: EntrantId) -> int:
    """Return the number shown for an entrant: the seed, or for late entrants their id, which is higher."""
    order = tournament.state.order
    return order.index(entrant) + 1 if entrant in order else entrant
