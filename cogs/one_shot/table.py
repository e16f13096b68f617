"""The ONE SHOT table as a message: the picture, the same in words, the scores, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.i18n import Localizer, Markup
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, Picture, row
from cogs.core.text import safe_name, timestamp
from cogs.one_shot.picture import just_ended, paint, picture_key
from cogs.table.menu import RematchButton
from rules.game import Seat
from rules.one_shot.state import NULL, TILES, OneShotView, Pass, Suit, Take, Tally, Throw, TieView, Tile

SEATS = ("🟥", "🟦", "🟩", "🟨")
EMOJI: dict[Suit, str] = {"suns": "☀️", "moons": "🌙", "crowns": "👑", "arms": "⚜️"}


async def draw_one_shot(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message. The text says everything that the picture shows."""
    view = scene.view
    assert isinstance(view, OneShotView)
    words = _Words(scene.record, view, say)
    png = await picture_cache.png((scene.record.game, picture_key(view)), lambda: paint(view))
    picture = Picture(png, words.description())
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay(words.heading()), picture.item()]
    parts.append(ui.TextDisplay("\n".join(words.news())))
    if view.memory is not None and view.phase in ("throw", "choose"):
        parts.append(ui.TextDisplay(words.memory()))
    parts += [ui.Separator(), ui.TextDisplay("\n".join(words.scores()))]
    if view.outcome is None:
        parts.append(ui.TextDisplay(words.prompt(scene.deadline)))
        parts.append(_buttons(scene.record, view, say))
    else:
        parts.append(row(RematchButton(scene.record.id, say)))
    return MessageLayout(parts, accent=BLURPLE if view.outcome is None else GOLD, pictures=[picture])


def _buttons(record: TableRecord, view: OneShotView, say: Localizer) -> ui.ActionRow[ui.LayoutView]:
    if view.phase == "choose" and view.shown is not None:
        take = say("one-shot-button-take", value=view.shown.value)
        emoji = EMOJI[view.shown.suit]
        last = say("one-shot-button-pass-last" if view.left == 0 else "one-shot-button-pass")
        return row(
            MoveButton(record.id, view.epoch, Take(), label=take, emoji=emoji, style=discord.ButtonStyle.success),
            MoveButton(record.id, view.epoch, Pass(), label=last, style=discord.ButtonStyle.secondary),
        )
    return row(MoveButton(record.id, view.epoch, Throw(), label=say("one-shot-button-throw"), emoji="🎲"))


class _Words:
    """The texts of a table, in one language."""

    def __init__(self, record: TableRecord, view: OneShotView, say: Localizer) -> None:
        self.record, self.view, self.say = record, view, say

    def heading(self) -> str:
        title = self.say("one-shot-title")
        if self.view.outcome is not None:
            return f"## {title} · {self.say('one-shot-over')}"
        if self.view.tie is not None:
            return f"## {title} · {self.say('one-shot-tie-heading', attempt=self.view.tie.attempt)}"
        place = self.say("one-shot-round", round=self.view.round, rounds=self.view.rounds)
        order = " → ".join(self.name(seat) for seat in self.view.order)
        return f"## {title} · {place}\n-# {self.say('one-shot-order', order=order)}"

    def news(self) -> Iterator[str]:
        """Yield what has just happened, and what is on the table."""
        view = self.view
        if view.outcome is not None:
            yield from self.result()
            if view.tie is not None:
                yield from self.tie_tiles(view.tie)
            elif view.last_turn is not None:
                yield from self.tally(view.last_turn)
        elif view.tie is not None:
            if view.tie.die is None and view.tie.attempt == 1 and view.last_turn is not None:
                yield from self.tally(view.last_turn)
            yield self.tie_throw(view.tie)
            yield from self.tie_tiles(view.tie)
        else:
            if (ended := just_ended(view)) is not None:
                yield from self.tally(ended)
            elif view.die is None:
                yield self.say("one-shot-begin")
            else:
                yield self.throw()
            yield self.say("one-shot-coins", coins=self.coins(view.coins))
            yield self.say("one-shot-stack", left=view.left, aside=view.aside)

    def throw(self) -> str:
        """Return the last throw of the current turn."""
        view = self.view
        assert view.die is not None
        name = self.name(view.active)
        if view.die == NULL:
            return self.say("one-shot-threw-null", name=name)
        assert view.shown is not None
        key = "one-shot-threw-null-tile" if view.shown.value == NULL else "one-shot-threw"
        return self.say(key, name=name, die=view.die, tile=self.tile(view.shown))

    def tally(self, turn: Tally) -> Iterator[str]:
        """Return how the previous turn ended, with its last throw and tile added up."""
        name, tile = self.name(turn.seat), self.tile(turn.shown) if turn.shown else None
        if turn.ended_by == "overshoot":
            yield self.say("one-shot-ended-overshoot", name=name, die=turn.die, left=turn.left)
        elif turn.ended_by == "bottom":
            yield self.say("one-shot-ended-bottom", name=name, die=turn.die, tile=tile or "–")
        elif tile is not None:
            yield self.say("one-shot-ended-null-tile", name=name, die=turn.die, tile=tile)
        else:
            yield self.say("one-shot-ended-null", name=name)
        parts = [f"{EMOJI[coin.suit]} {coin.value}" for coin in turn.coins]
        if turn.bonus:
            parts.append(self.say("one-shot-bonus", bonus=turn.bonus))
        yield self.say("one-shot-tally", name=name, parts=" + ".join(parts) or "–", score=turn.score)

    def tie_throw(self, tie: TieView) -> str:
        """Return the last throw of the tie-break, or who throws in it."""
        if tie.die is not None:
            key = "one-shot-tie-threw-null" if tie.die == NULL else "one-shot-tie-threw"
            return self.say(key, name=self.name(tie.thrower), die=tie.die)
        leaders = ", ".join(self.name(seat) for seat in tie.contenders)
        return self.say("one-shot-tie-begin" if tie.attempt == 1 else "one-shot-tie-again", names=leaders)

    def tie_tiles(self, tie: TieView) -> Iterator[str]:
        """Return the leaders' tiles, added up."""
        for seat, tiles in zip(tie.contenders, tie.taken, strict=True):
            shown = " ".join(f"{EMOJI[tile.suit]} {tile.value}" for tile in tiles) or "–"
            yield f"{SEATS[seat]} **{self.name(seat)}** · {shown} = **{sum(tile.value for tile in tiles)}**"

    def result(self) -> Iterator[str]:
        """Return who won, and how."""
        outcome = self.view.outcome
        assert outcome is not None
        names = ", ".join(self.name(seat) for seat in outcome.winners)
        yield f"# 🏆 {self.say(f'one-shot-won-{outcome.reason}', names=names, score=max(outcome.scores))}"

    def memory(self) -> str:
        """Open memory: the stack as far as it was seen this round, top first, what is lifted struck out."""
        view = self.view
        assert view.memory is not None
        lifted = len(view.memory) - view.left
        places = [f"{EMOJI[tile.suit]}{tile.value}" if tile else "▪️" for tile in view.memory]
        before, ahead = places[:lifted], places[lifted:]
        return f"-# {self.say('one-shot-memory')}\n{' '.join(before)} **┃** {' '.join(ahead)}"

    def scores(self) -> Iterator[str]:
        """Yield all players' turns and totals, by seat or by place."""
        view, outcome = self.view, self.view.outcome
        seats = list(range(len(view.scores)))
        if outcome is not None:
            seats.sort(key=lambda seat: outcome.places[seat])
        for seat in seats:
            turns = view.scores[seat]
            sum_ = f"{' + '.join(map(str, turns))} = " if len(turns) > 1 else ""
            # bold, or Discord makes a list of it and numbers shared places anew
            mark = f"**{outcome.places[seat]}.** " if outcome else "▶️ " if seat == view.active else ""
            yield f"{mark}{SEATS[seat]} **{self.name(seat)}** · {sum_}**{view.totals[seat]}**"

    def prompt(self, deadline: float | None) -> str:
        """Return whose turn it is, what to do, and the deadline."""
        view = self.view
        name = self.name(view.active)
        if view.coasting:
            return self.say("one-shot-prompt-coast", name=name)
        if view.phase == "choose" and view.shown is not None:
            line = self.say("one-shot-prompt-choose", name=name, tile=self.tile(view.shown))
        elif view.tie is not None:
            line = self.say("one-shot-prompt-tie", name=name)
        else:
            line = self.say("one-shot-prompt-throw", name=name)
        if deadline is not None:
            line += f"\n-# {self.say('table-deadline', when=timestamp(deadline))}"
        return line

    def description(self) -> str:
        """Return the description of the picture, for screen readers."""
        view, say = self.view, self.say
        if view.outcome is not None:
            return say("one-shot-picture-scores")
        if view.tie is not None:
            left = len(TILES) - sum(len(tiles) for tiles in view.tie.taken)
            return say("one-shot-picture-tie", left=left, die=self.thrown(view.tie.die))
        ended = just_ended(view)
        die, shown = (ended.die, ended.shown) if ended else (view.die, view.shown)
        return say(
            "one-shot-picture-ended" if ended else "one-shot-picture",
            left=view.left,
            die=self.thrown(die),
            tile=self.plain(shown) if shown else say("one-shot-nothing"),
            coins=", ".join(self.plain(coin) for coin in view.coins) or say("one-shot-nothing"),
            aside=view.aside,
        )

    def thrown(self, die: int | None) -> str:
        return self.say("one-shot-nothing") if die is None else str(die)

    def coins(self, coins: tuple[Tile, ...]) -> str:
        held = {coin.suit: str(coin.value) for coin in coins}
        return " · ".join(f"{emoji} {held.get(suit, '–')}" for suit, emoji in EMOJI.items())

    def tile(self, tile: Tile) -> str:
        """`**4 of Suns** ☀️`"""
        return Markup(f"**{self.plain(tile)}** {EMOJI[tile.suit]}")

    def plain(self, tile: Tile) -> str:
        key = "one-shot-null-tile" if tile.value == NULL else "one-shot-tile"
        return self.say(key, value=tile.value, suit=self.say(f"one-shot-suit-{tile.suit}"))

    def name(self, seat: Seat | None) -> str:
        return safe_name(self.record.players[seat].name) if seat is not None else "–"
