"""Rokujika Collection as messages: a village with its buttons, the board of a race, and the result."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from datetime import date
from typing import Any

import discord
from discord import ui
from PIL import Image

from bot.i18n import Localizer
from bot.pictures import SEAT_COLOURS, PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton
from cogs.core.layout import GOLD, MessageLayout, Picture, row, table_parts
from cogs.core.text import plain_name, safe_name, timestamp
from cogs.rokujika.chart import Growth, chart_key, paint_chart
from cogs.rokujika.picture import paint_race, paint_village, race_key, village_key
from cogs.rokujika.text import LONGEST_DESCRIPTION, VillageText, steps
from cogs.table.details import DetailsButton
from cogs.table.menu import RematchButton
from rules.game import Move, Outcome, Seat
from rules.rokujika.cards import CARDS, shortlist
from rules.rokujika.state import (
    RANKS,
    TURNS,
    Buy,
    Combine,
    Decline,
    Register,
    RokujikaView,
    Stop,
    VillageView,
    rank_of,
)

MOST = 25  # options of a select
MOST_LINES = 4  # of places in a race, so that its replay fits on a screen

Rows = list[ui.ActionRow[ui.LayoutView]]


def in_lines(places: Sequence[str]) -> Iterator[str]:
    """Yield the places of a race: one in a line, or two if there are many."""
    step = 1 if len(places) <= MOST_LINES else 2
    for start in range(0, len(places), step):
        yield " · ".join(places[start : start + step])


def choices(table: int, epoch: int, texts: VillageText) -> Rows:
    """Return the rows with every move of this village, labelled with its result."""
    if texts.village.phase == "trademark":
        return _trademark(table, epoch, texts)
    rows: Rows = []
    if len(texts.offers) > 1:
        rows.append(row(_sets(table, epoch, texts)))
    return [*rows, row(*_buttons(table, epoch, texts))]


def _trademark(table: int, epoch: int, texts: VillageText) -> Rows:
    registers: list[tuple[Move, str, str]] = [
        (Register(sixth=sixth), f"⭐ {CARDS.sixths[sixth].points} {texts.sixth(sixth)}", texts.condition(sixth))
        for sixth in texts.village.display
        if sixth is not None
    ]
    decline = texts.say("rokujika-button-decline")
    return [
        row(MoveSelect(table, epoch, "trademark", registers, placeholder=texts.say("rokujika-choose-trademark"))),
        row(MoveButton(table, epoch, Decline(), label=decline, style=discord.ButtonStyle.secondary)),
    ]


def _sets(table: int, epoch: int, texts: VillageText) -> MoveSelect:
    """Return the select of sets, best first. If there are too many, the ones with the fewest coins are left out."""
    chosen = shortlist(texts.offers, MOST)
    combines: list[tuple[Move, str, str]] = [
        (Combine(cards=offer.cards, sixth=offer.sixth), *texts.offer(offer)) for offer in chosen
    ]
    if len(chosen) < len(texts.offers):
        hint = texts.say("rokujika-choose-best-sets", count=len(chosen), all=len(texts.offers))
    else:
        hint = texts.say("rokujika-choose-set")
    return MoveSelect(table, epoch, "set", combines, placeholder=hint)


def _buttons(table: int, epoch: int, texts: VillageText) -> list[MoveButton]:
    say, may_buy = texts.say, texts.village.may_buy
    buttons = []
    if texts.offers:
        best = texts.offers[0]
        label, move = say("rokujika-button-best", gain=texts.gain(best)), Combine(cards=best.cards, sixth=best.sixth)
        buttons.append(MoveButton(table, epoch, move, label=label, style=discord.ButtonStyle.success))
    if may_buy:
        buttons.append(MoveButton(table, epoch, Buy(), label=say("rokujika-button-buy"), emoji="🎴"))
    if not texts.offers:
        style = discord.ButtonStyle.secondary if may_buy else discord.ButtonStyle.danger
        buttons.append(MoveButton(table, epoch, Stop(), label=say("rokujika-button-stop"), style=style))
    return buttons


SEATS = ("🟥", "🟦", "🟩", "🟨", "🟪", "🟧")

Parts = Sequence[ui.Item[Any]]


async def draw_rokujika(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message: the village of a single player, or the board of a race."""
    table = _Table(scene, say, picture_cache)
    view = table.view
    if view.outcome is not None:
        return await table.result(view.outcome, [RematchButton(scene.record.id, say)])
    return await (table.race() if view.village is None else table.village(view.village, 0))


async def draw_daily(
    scene: Scene, say: Localizer, picture_cache: PictureCache, *, buttons: Parts, more: Iterable[str]
) -> MessageLayout:
    """Return the private table of a village of the day; at the end with further lines and buttons."""
    table = _Table(scene, say, picture_cache)
    view = table.view
    if view.outcome is not None:
        return await table.result(view.outcome, buttons, more)
    assert view.village is not None
    return await table.village(view.village, 0)


async def draw_panel(scene: Scene, seat: Seat, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return a player's own village in a race.

    It shows nothing of the other villages, so that no move of another player edits it.
    """
    table = _Table(scene, say, picture_cache)
    view = table.view
    if view.outcome is not None:
        return await table.result(view.outcome)
    assert view.village is not None
    return await (
        table.waiting(view.village, seat) if view.village.phase == "over" else table.village(view.village, seat)
    )


def render_details(scene: Scene, say: Localizer) -> Iterator[str]:
    """Yield the cards of the viewer's own village, how to read the picture, the race, and the result of each turn."""
    table = _Table(scene, say, None)
    village = table.view.village
    if village is not None and village.phase != "over":
        texts = VillageText(village, say)
        yield "\n".join(texts.display())
        yield "\n".join(texts.front())
        yield "\n".join((f"### {say('rokujika-legend-title')}", say("rokujika-legend")))
    if table.is_race:
        yield "\n".join((f"### {say('rokujika-race-title')}", *table.standings()))
    if village is not None and village.history:
        yield "\n".join(VillageText(village, say).turns())
    if village is not None and village.phase == "over":
        yield "\n".join(table.own_result(village))


class _Table:
    """One table from one viewpoint, in one language."""

    def __init__(self, scene: Scene, say: Localizer, picture_cache: PictureCache | None) -> None:
        assert isinstance(scene.view, RokujikaView)
        self.record, self.view, self.deadline = scene.record, scene.view, scene.deadline
        self.bests = scene.bests
        self.say, self.picture_cache = say, picture_cache
        self.is_race = len(scene.view.racers) > 1

    async def village(self, village: VillageView, seat: Seat) -> MessageLayout:
        """Return a village with its buttons."""
        say, words = self.say, VillageText(village, self.say)
        colour = SEAT_COLOURS[seat] if self.is_race else None
        key = village_key(village, colour, say.language)
        picture = await self._picture(key, lambda: paint_village(village, colour, say), words.description())
        prompt = [words.prompt(self._name(seat)), *(() if self.is_race else self._small_print())]
        controls: Rows = choices(self.record.id, self.view.epoch, words)
        if self.is_race:  # a panel, which only its own buttons and changes of this village edit
            controls = [*controls[:-1], row(*controls[-1].children, DetailsButton(self.record.id, say))]
        heading = self._heading(words.turn(), of=seat if self.is_race else None)
        parts = table_parts(
            heading=heading, picture=picture, news=words.news(), prompt="\n".join(prompt), controls=controls
        )
        return MessageLayout(parts, pictures=[picture])

    async def race(self) -> MessageLayout:
        """Return the board of a race, with the button to the player's own village."""
        say, racers = self.say, self.view.racers
        names = [player.name for player in self.record.players]
        described = "\n".join(self.standings(plain=True))
        picture = await self._picture(race_key(racers, names), lambda: paint_race(racers, names), described)
        done = [
            say("rokujika-racer-finished", name=self._name(seat), score=racer.score)
            for seat, racer in enumerate(racers)
            if racer.score is not None
        ]
        label, style = say("rokujika-button-village"), discord.ButtonStyle.primary
        parts = table_parts(
            heading=self._heading(say("rokujika-race", count=len(racers))),
            picture=picture,
            news=f"🏁 {' · '.join(done)}" if done else "",
            prompt="\n".join((say("rokujika-race-intro"), *self._small_print())),
            controls=[row(PanelButton(self.record.id, label=label, emoji="🏡", style=style))],
        )
        return MessageLayout(parts, pictures=[picture], told=", ".join(described.splitlines()))

    async def waiting(self, village: VillageView, seat: Seat) -> MessageLayout:
        """Return a player's own result while others are still playing."""
        picture = await self._chart([Growth(village.history, village.score, 1, self.record.players[seat].name)])
        lines = [self.say("rokujika-wait", score=village.score), *self.own_result(village)]
        parts = table_parts(
            heading=self._heading(of=seat),
            picture=picture,
            prompt="\n".join(lines),
            controls=[row(DetailsButton(self.record.id, self.say))],
        )
        return MessageLayout(parts, pictures=[picture])

    async def result(self, outcome: Outcome, buttons: Parts = (), more: Iterable[str] = ()) -> MessageLayout:
        """Return the final result."""
        grown = [
            Growth(racer.history, score, place, player.name)
            for racer, score, place, player in zip(
                self.view.racers, outcome.scores, outcome.places, self.record.players, strict=True
            )
        ]
        picture = await self._chart(grown)
        alone = self.view.village if not self.is_race else None
        lines = self._placings(outcome) if alone is None else (self._headline(alone.score), *self.own_result(alone))
        parts = table_parts(
            heading=self._heading(self.say("rokujika-over")),
            picture=picture,
            news="\n".join(lines),
            prompt="\n".join((*more, *self._compared())),
            controls=[row(*buttons)] if buttons else [],
        )
        return MessageLayout(parts, accent=GOLD, pictures=[picture])

    def _heading(self, *more: str, of: Seat | None = None) -> str:
        """Return the title of the table, or of a seat's own village in a race, and what follows it."""
        kind, _, day = self.record.purpose.partition("/")
        if of is not None:
            title = self.say("rokujika-title-own", name=self._name(of))
        elif kind in ("daily", "practice"):
            title = self.say(f"rokujika-title-{kind}", day=self.say.date(date.fromisoformat(day)))
        else:
            title = self.say("rokujika-title")
        return f"### {' · '.join((title, *more))}"

    def _name(self, seat: Seat) -> str:
        return safe_name(self.record.players[seat].name)

    async def _picture(self, key: Hashable, paint: Callable[[], Image.Image], description: str) -> Picture:
        assert self.picture_cache is not None
        return Picture(await self.picture_cache.png(("rokujika", key), paint), description[:LONGEST_DESCRIPTION])

    def _small_print(self) -> Iterator[str]:
        """Yield the deadline, if there is one."""
        if self.deadline is not None:
            when = timestamp(self.deadline)
            text = self.say("rokujika-bell", when=when) if self.is_race else self.say("rokujika-deadline", when=when)
            yield f"-# {text}"

    def standings(self, *, plain: bool = False) -> Iterator[str]:
        """Yield a line for each player of the race, in the order of the seats; `plain` is without Markdown."""
        for seat, (racer, player) in enumerate(zip(self.view.racers, self.record.players, strict=True)):
            values = {"turn": racer.turn, "turns": TURNS, "coins": racer.coins, "points": racer.points}
            if racer.score is None:
                line = self.say("rokujika-racer", **values)
            else:
                off = racer.coins + racer.points - racer.score
                line = self.say("rokujika-racer-done", **values, trademarks=off, score=racer.score)
            name = plain_name(player.name) if plain else f"{SEATS[seat]} **{self._name(seat)}**"
            yield f"{name}{self.say.colon}{line}"

    async def _chart(self, grown: list[Growth]) -> Picture:
        described = [self.say("rokujika-picture-chart")]
        described += [f"{plain_name(one.name)}{self.say.colon}{one.score} ({steps(one.turns)})" for one in grown]
        return await self._picture(chart_key(grown), lambda: paint_chart(grown), "\n".join(described))

    def _rank(self, score: int) -> str:
        return self.say(f"rokujika-rank-{rank_of(score)}")

    def _headline(self, score: int) -> str:
        return f"## 🏆 {self.say('rokujika-result', name=self._name(0), score=score, rank=self._rank(score))}"

    def own_result(self, village: VillageView) -> Iterator[str]:
        """Yield how the score is made up, and what the next rank needs."""
        say, score = self.say, village.score
        if len(village.history) < TURNS:
            yield say("rokujika-broke", turn=village.turn)
        yield say(
            "rokujika-sum",
            coins=village.coins,
            points=village.points,
            trademarks=len(village.trademarks),
            score=score,
        )
        if rank_of(score) < len(RANKS):
            least = RANKS[rank_of(score)]
            yield f"-# {say('rokujika-next-rank', missing=least - score, rank=self._rank(least))}"

    def _compared(self) -> Iterator[str]:
        """Yield the best scores so far, the player's own and the server's."""
        say, bests = self.say, self.bests
        if bests is None:
            return
        if bests.own is not None:
            kind = "best-new" if bests.own.table == self.record.id else "best"
            whose = "own" if self.record.private else "name"
            yield say(f"rokujika-{kind}-{whose}", name=self._name(0), score=bests.own.score)
        if bests.server is not None:
            kind = "best-new" if bests.server.table == self.record.id else "best"
            yield say(f"rokujika-{kind}-server", name=safe_name(bests.server.name), score=bests.server.score)

    def _placings(self, outcome: Outcome) -> Iterator[str]:
        """Yield the winner of the race, then all places."""
        names = self.say.listed(self._name(seat) for seat in outcome.winners)
        yield f"## 🏆 {self.say(f'rokujika-won-{outcome.reason}', names=names, score=max(outcome.scores))}"
        order = sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat])
        places = [
            f"**{outcome.places[seat]}.** {SEATS[seat]} {self._name(seat)} **{outcome.scores[seat]}**" for seat in order
        ]
        yield from in_lines(places)
