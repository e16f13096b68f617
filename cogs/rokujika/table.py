"""Rokujika Collection as messages: a village with its buttons, the board of a race, and the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import SEAT_COLOURS, PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton
from cogs.core.layout import GOLD, MessageLayout, Picture, row
from cogs.core.text import safe_name, timestamp
from cogs.rokujika.chart import Growth, chart_key, paint_chart
from cogs.rokujika.picture import paint_race, paint_village, race_key, village_key
from cogs.rokujika.text import VillageText, steps
from cogs.table.menu import RematchButton
from rules.game import Move, Outcome, Seat
from rules.rokujika.cards import CARDS, shortlist
from rules.rokujika.state import (
    RANKS,
    TURNS,
    Buy,
    Combine,
    Decline,
    Racer,
    Register,
    RokujikaView,
    Stop,
    VillageView,
    rank_of,
)

MOST = 25  # options of a select

Rows = list[ui.ActionRow[ui.LayoutView]]


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
LONGEST_DESCRIPTION = 1024

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
    """Return a player's own village in a race."""
    table = _Table(scene, say, picture_cache)
    view = table.view
    if view.outcome is not None:
        return await table.result(view.outcome)
    assert view.village is not None
    return await (table.waiting(view.village) if view.village.phase == "over" else table.village(view.village, seat))


class _Table:
    """One table from one viewpoint, in one language."""

    def __init__(self, scene: Scene, say: Localizer, picture_cache: PictureCache) -> None:
        assert isinstance(scene.view, RokujikaView)
        self.record, self.view, self.deadline = scene.record, scene.view, scene.deadline
        self.bests = scene.bests
        self.say, self.picture_cache = say, picture_cache
        self.is_race = len(scene.view.racers) > 1

    async def village(self, village: VillageView, seat: Seat) -> MessageLayout:
        """Return a village with its buttons right below the picture, for small screens."""
        say, words = self.say, VillageText(village, self.say)
        colour = SEAT_COLOURS[seat] if self.is_race else None
        png = await self.picture_cache.png(
            ("rokujika", village_key(village, colour)), lambda: paint_village(village, colour)
        )
        seen = say("rokujika-picture", turn=village.turn, coins=village.coins, points=village.points, pile=village.pile)
        picture = Picture(png, seen)
        prompt = [words.prompt(self._name(seat)), *self._small_print()]
        if self.is_race:
            prompt.append(self._standing())
        return MessageLayout(
            [
                self._title(say("rokujika-turn", turn=village.turn, turns=TURNS)),
                _text(words.display()),
                _text(words.front()),
                picture.item(),
                _text([*words.news(), *prompt]),
                *choices(self.record.id, self.view.epoch, words),
            ],
            pictures=[picture],
        )

    async def race(self) -> MessageLayout:
        """Return the board of a race, with the button to the player's own village."""
        say, racers = self.say, self.view.racers
        picture = Picture(
            await self.picture_cache.png(("rokujika", race_key(racers)), lambda: paint_race(racers)),
            say("rokujika-picture-race"),
        )
        label, style = say("rokujika-button-village"), discord.ButtonStyle.primary
        return MessageLayout(
            [
                self._title(say("rokujika-race", count=len(racers))),
                picture.item(),
                _text(
                    f"{SEATS[seat]} **{self._name(seat)}** {self._racer(racer)}" for seat, racer in enumerate(racers)
                ),
                _text([say("rokujika-race-intro"), *self._small_print()]),
                row(PanelButton(self.record.id, label=label, emoji="🏡", style=style)),
            ],
            pictures=[picture],
        )

    async def waiting(self, village: VillageView) -> MessageLayout:
        """Return a player's own result while others are still playing."""
        picture = await self._chart([Growth(village.history, village.score, 1)])
        lines = [self.say("rokujika-wait", score=village.score), *self._own_result(village), self._standing()]
        return MessageLayout([self._title(), picture.item(), _text(lines)], pictures=[picture])

    async def result(self, outcome: Outcome, buttons: Parts = (), more: Iterable[str] = ()) -> MessageLayout:
        """Return the final result."""
        grown = [
            Growth(racer.history, score, place)
            for racer, score, place in zip(self.view.racers, outcome.scores, outcome.places, strict=True)
        ]
        picture = await self._chart(grown)
        alone = self.view.village if not self.is_race else None
        lines = self._placings(outcome) if alone is None else (self._headline(alone.score), *self._own_result(alone))
        compared = [*more, *self._compared()]
        title = self._title(self.say("rokujika-over"))
        rows = [row(*buttons)] if buttons else []
        texts = [_text(lines), *([_text(compared)] if compared else [])]
        return MessageLayout([title, picture.item(), *texts, *rows], accent=GOLD, pictures=[picture])

    def _title(self, *more: str) -> ui.TextDisplay[ui.LayoutView]:
        kind, _, day = self.record.purpose.partition("/")
        title = self.say(f"rokujika-title-{kind}", day=day) if day else self.say("rokujika-title")
        return ui.TextDisplay(f"## {' · '.join((title, *more))}")

    def _name(self, seat: Seat) -> str:
        return safe_name(self.record.players[seat].name)

    def _small_print(self) -> Iterator[str]:
        """Yield the note about practice, and the deadline."""
        if self.record.purpose.startswith("practice/"):
            yield f"-# {self.say('rokujika-practice-note')}"
        if self.deadline is not None:
            when = timestamp(self.deadline)
            text = self.say("rokujika-bell", when=when) if self.is_race else self.say("rokujika-deadline", when=when)
            yield f"-# {text}"

    def _racer(self, racer: Racer) -> str:
        if racer.score is not None:
            return self.say("rokujika-racer-done", coins=racer.coins, points=racer.points, score=racer.score)
        return self.say("rokujika-racer", turn=racer.turn, turns=TURNS, coins=racer.coins, points=racer.points)

    def _standing(self) -> str:
        """Return the standing of the race in one line."""
        racers = " · ".join(
            f"{SEATS[seat]} {f'{racer.turn}/{TURNS}' if racer.score is None else '🏁'} 🪙{racer.coins} ⭐{racer.points}"
            for seat, racer in enumerate(self.view.racers)
        )
        return f"-# {self.say('rokujika-standing', racers=racers)}"

    async def _chart(self, grown: list[Growth]) -> Picture:
        png = await self.picture_cache.png(("rokujika", chart_key(grown)), lambda: paint_chart(grown))
        text = self.say("rokujika-picture-chart", steps=" · ".join(steps(one.turns) for one in grown))
        return Picture(png, text[:LONGEST_DESCRIPTION])

    def _rank(self, score: int) -> str:
        return self.say(f"rokujika-rank-{rank_of(score)}")

    def _headline(self, score: int) -> str:
        return f"# 🏆 {self.say('rokujika-result', score=score, rank=self._rank(score))}"

    def _own_result(self, village: VillageView) -> Iterator[str]:
        """Yield how the score is made up, what was scored, and what the next rank needs."""
        say, words, score = self.say, VillageText(village, self.say), village.score
        if len(village.history) < TURNS:
            yield say("rokujika-broke", turn=village.turn)
        trademarks = len(village.trademarks)
        yield say("rokujika-sum", coins=village.coins, points=village.points, trademarks=trademarks, score=score)
        if trademarks:
            yield f"-# {say('rokujika-sum-legend')}"
        names = ", ".join(words.sixth(sixth) for sixth in village.scored)
        yield say("rokujika-scored", sixths=names) if names else say("rokujika-nothing-scored")
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
        """Yield the winner of the race, and all results."""
        names = ", ".join(self._name(seat) for seat in outcome.winners)
        yield f"# 🏆 {self.say(f'rokujika-won-{outcome.reason}', names=names, score=max(outcome.scores))}"
        for seat in sorted(range(len(outcome.places)), key=lambda seat: outcome.places[seat]):
            racer, score = self.view.racers[seat], outcome.scores[seat]
            off = racer.coins + racer.points - score
            sum_ = self.say("rokujika-sum", coins=racer.coins, points=racer.points, trademarks=off, score=score)
            line = self.say("rokujika-placed", sum=sum_, rank=self._rank(score))
            yield f"**{outcome.places[seat]}.** {SEATS[seat]} **{self._name(seat)}** · {line}"
        yield f"-# {self.say('rokujika-sum-legend')}"


def _text(lines: Iterable[str]) -> ui.TextDisplay[ui.LayoutView]:
    return ui.TextDisplay("\n".join(lines))
