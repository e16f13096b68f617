"""The ONE SHOT table as a message: the picture, what just happened, whose turn it is, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.i18n import Localizer, Markup
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, Picture, row, table_parts
from cogs.core.text import plain_name, safe_name, timestamp
from cogs.one_shot.emojis import die_emoji, suit_emoji, throw_emoji
from cogs.one_shot.picture import just_ended, paint, picture_key
from cogs.table.menu import RematchButton
from rules.errors import Value
from rules.game import Event, Seat
from rules.one_shot.state import (
    DICE,
    NULL,
    SUITS,
    TILES,
    OneShotView,
    Pass,
    Passed,
    Take,
    TakeAndThrow,
    Tally,
    Threw,
    Throw,
    TieTook,
    TieView,
    Tile,
    Took,
)

SEATS = ("🟥", "🟦", "🟩", "🟨")


async def draw_one_shot(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message: the same for everyone."""
    view, record = scene.view, scene.record
    assert isinstance(view, OneShotView)
    events = scene.events if view.outcome is None else ()  # the result reads the same after a restart
    words = _Words(record, view, say, events)
    names = tuple(player.name for player in record.players)
    png = await picture_cache.png((record.game, picture_key(view, names)), lambda: paint(view, names))
    picture = Picture(png, words.description())
    parts = table_parts(
        heading=words.heading(),
        picture=picture,
        news="\n".join(words.news()),
        prompt="" if view.outcome else words.prompt(scene.deadline),
        controls=_controls(scene, view, say),
    )
    return MessageLayout(parts, accent=BLURPLE if view.outcome is None else GOLD, pictures=[picture])


def one_shot_details(scene: Scene, say: Localizer) -> Iterator[str]:
    """Yield the scores turn by turn, the order of play, the present turn, and the tiles that open memory shows."""
    view = scene.view
    assert isinstance(view, OneShotView)
    yield from _Words(scene.record, view, say, scene.events).details()


def _controls(scene: Scene, view: OneShotView, say: Localizer) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    """Yield the buttons; none while the turn plays automatically."""
    record = scene.record
    if view.outcome is not None:
        yield row(RematchButton(record.id, say))
    elif view.phase == "choose" and view.shown is not None:
        if view.left == 0:
            take, leave = "one-shot-button-take-last", "one-shot-button-pass-last"
        else:
            is_fourth = len(view.coins) + 1 == len(SUITS)  # then the rest of the turn plays automatically
            take, leave = "one-shot-button-take-only" if is_fourth else "one-shot-button-take", "one-shot-button-pass"
        move = Take() if scene.lesson else TakeAndThrow()  # in a lesson the throw follows automatically
        label, emoji = say(take, value=view.shown.value), suit_emoji(view.shown.suit)
        yield row(
            MoveButton(record.id, view.epoch, move, label=label, emoji=emoji, style=discord.ButtonStyle.success),
            MoveButton(record.id, view.epoch, Pass(), label=say(leave), style=discord.ButtonStyle.secondary),
        )
    elif not view.coasting:
        yield row(MoveButton(record.id, view.epoch, Throw(), label=say("one-shot-button-throw"), emoji=throw_emoji()))


class _Words:
    """The texts of a table, in one language."""

    def __init__(self, record: TableRecord, view: OneShotView, say: Localizer, events: tuple[Event, ...] = ()) -> None:
        """`events` are those of the last move; after a restart there are none."""
        self.record, self.view, self.say, self.events = record, view, say, events

    def heading(self) -> str:
        title = self.say("one-shot-title")
        if self.view.outcome is not None:
            return f"## {title} · {self.say('one-shot-over')}"
        if self.view.tie is not None:
            return f"## {title} · {self.say('one-shot-tie-heading', attempt=self.view.tie.attempt)}"
        return f"## {title} · {self.say('one-shot-round', round=self.view.round, rounds=self.view.rounds)}"

    # --- what just happened

    def news(self) -> Iterator[str]:
        """Yield what has just happened, and the coins of the active player."""
        view = self.view
        if view.outcome is not None:
            yield self.result()
            if view.tie is not None:
                yield self.tie_throw(view.tie)
            elif view.last_turn is not None:
                yield self.turn_end(view.last_turn)
        elif view.tie is not None:
            if view.tie.die is None and view.tie.attempt == 1 and view.last_turn is not None:
                yield self.turn_end(view.last_turn)
            yield self.tie_throw(view.tie)
        elif view.die is not None:
            yield self.throw()
            if view.coins:
                yield self.coins()
        else:
            if (ended := just_ended(view)) is not None:
                yield self.turn_end(ended)
            if view.active == view.order[0]:  # S-1: the order is told at the start of every round
                yield self.say("one-shot-begin", order=self.order())

    def throw(self) -> str:
        """Return the last throw of the current turn, and what came of its tile."""
        view, say = self.view, self.say
        name, lead, shown = self.name(view.active), self.lead(view.active), view.shown
        if view.die == NULL or shown is None:
            return say("one-shot-threw-null", lead=lead, aside=view.aside, dice=DICE)
        tile, die = self.tile(shown), die_emoji(view.die or 0)
        if shown.value == NULL:
            return say("one-shot-threw-null-tile", lead=lead, die=die, tile=tile, aside=view.aside, dice=DICE)
        if shown in view.coins:
            return say("one-shot-took", name=name, tile=tile)
        if view.phase == "throw" and not view.coasting:
            suit = say(f"one-shot-suit-{shown.suit}")
            return say("one-shot-threw-held", name=name, lead=lead, die=die, tile=tile, suit=suit)
        return say("one-shot-threw", lead=lead, die=die, tile=tile)

    def lead(self, seat: Seat | None) -> str:
        """Return what a player did with the last move: they threw; or took a coin, or passed, and threw.

        S-3: a tile that was passed is not named again.
        """
        name, coin = self.name(seat), None
        for event in self.events:
            if isinstance(event, Took):
                coin = event.coin
            elif isinstance(event, Passed) and any(isinstance(other, Threw) for other in self.events):
                return self.say("one-shot-lead-passed", name=name)
            elif isinstance(event, Threw) and coin is not None:
                return self.say("one-shot-lead-took", name=name, tile=self.tile(coin))
        return self.say("one-shot-lead-threw", name=name)

    def turn_end(self, turn: Tally) -> str:
        """Return how the previous turn ended, with its last throw and tile, and what it scored."""
        lead, tile = self.lead(turn.seat), self.tile(turn.shown) if turn.shown else None
        if turn.ended_by == "overshoot":
            end = self.say("one-shot-ended-overshoot", lead=lead, die=die_emoji(turn.die), left=turn.left)
        elif turn.ended_by == "bottom":
            end = self.say("one-shot-ended-bottom", lead=lead, die=die_emoji(turn.die), tile=tile or "–")
        elif tile is not None:
            end = self.say("one-shot-ended-null-tile", lead=lead, die=die_emoji(turn.die), tile=tile)
        else:
            end = self.say("one-shot-ended-null", lead=lead)
        return f"{end}\n{self.tally(turn)}"

    def tally(self, turn: Tally) -> str:
        """Return the score of a turn, added up."""
        parts = [f"{suit_emoji(coin.suit)} {coin.value}" for coin in turn.coins]
        if turn.bonus:
            parts.append(self.say("one-shot-bonus", bonus=turn.bonus))
        added = Markup(" + ".join(parts)) if parts else self.say("one-shot-no-coins")
        return self.say("one-shot-tally", name=self.name(turn.seat), parts=added, score=turn.score)

    def tie_throw(self, tie: TieView) -> str:
        """Return the last throw of the tie-break, or who throws in it."""
        if tie.die is None:
            key = "one-shot-tie-begin" if tie.attempt == 1 else "one-shot-tie-again"
            return self.say(key, names=self.names(tie.contenders))
        name = self.name(tie.thrower)
        if tie.die == NULL:
            return self.say("one-shot-tie-threw-null", name=name)
        taken = tie.taken[tie.contenders.index(tie.thrower)] if tie.thrower in tie.contenders else ()
        tile = next((event.tile for event in self.events if isinstance(event, TieTook)), taken[-1] if taken else None)
        return self.say("one-shot-tie-threw", name=name, die=die_emoji(tie.die), tile=self.tile(tile) if tile else "–")

    def result(self) -> str:
        """Return who won, and how."""
        outcome = self.view.outcome
        assert outcome is not None
        names, score = self.names(outcome.winners), max(outcome.scores)
        return f"# 🏆 {self.say(f'one-shot-won-{outcome.reason}', names=names, score=score)}"

    # --- whose turn it is

    def prompt(self, deadline: float | None) -> str:
        """Return whose turn it is, what to do, and the deadline."""
        view = self.view
        name = self.name(view.active)
        if view.coasting:
            return self.say("one-shot-prompt-coast", name=name)
        if view.phase == "choose":
            key = "one-shot-prompt-choose-last" if view.left == 0 else "one-shot-prompt-choose"
            line = self.say(key, name=name)
        elif view.tie is not None:
            line = self.say("one-shot-prompt-tie", name=name)
        else:
            line = self.say("one-shot-prompt-throw", name=name)
        if deadline is not None:
            line += f"\n-# {self.say('table-deadline', when=timestamp(deadline))}"
        return line

    # --- details

    def details(self) -> Iterator[str]:
        """Yield what the message has no room for; nothing about tiles that S-3 keeps to players' memory."""
        view, say = self.view, self.say
        yield "\n".join((f"### {say('one-shot-details-scores')}", *self.scores()))
        if view.tie is not None:
            yield "\n".join((f"### {say('one-shot-details-tie')}", *self.tie_tiles(view.tie)))
        if view.outcome is not None:
            if view.last_turn is not None:
                yield "\n".join((f"### {say('one-shot-details-last')}", self.tally(view.last_turn)))
        elif view.tie is None:
            turn = [say("one-shot-order", order=self.order()), self.coins()]
            turn.append(say("one-shot-stack", left=view.left, aside=view.aside, dice=DICE))
            yield "\n".join((f"### {say('one-shot-details-turn')}", *turn))
            if view.memory is not None:
                yield self.memory()

    def scores(self) -> Iterator[str]:
        """Yield all players' turns and totals, in the picture's order: this round's order, or the final places."""
        view, outcome = self.view, self.view.outcome
        for seat in self.seats():
            turns = view.scores[seat]
            sum_ = f"{' + '.join(map(str, turns))} = " if len(turns) > 1 else ""
            # bold, or Discord makes a list of it and numbers shared places anew
            mark = f"**{outcome.places[seat]}.** " if outcome else "▶️ " if seat == view.active else ""
            yield f"{mark}{SEATS[seat]} **{self.name(seat)}** · {sum_}**{view.totals[seat]}**"

    def tie_tiles(self, tie: TieView) -> Iterator[str]:
        """Return the leaders' tiles, added up."""
        for seat, tiles in zip(tie.contenders, tie.taken, strict=True):
            shown = " ".join(f"{suit_emoji(tile.suit)} {tile.value}" for tile in tiles) or "–"
            yield f"{SEATS[seat]} **{self.name(seat)}** · {shown} = **{sum(tile.value for tile in tiles)}**"

    def coins(self) -> str:
        held = {coin.suit: str(coin.value) for coin in self.view.coins}
        coins = Markup(" · ".join(f"{suit_emoji(suit)} {held.get(suit, '–')}" for suit in SUITS))
        return self.say("one-shot-coins", name=self.name(self.view.active), coins=coins)

    def memory(self) -> str:
        """Open memory: the stack as far as it was seen this round, top first, up to the bar lifted this turn."""
        view = self.view
        assert view.memory is not None
        lifted = len(view.memory) - view.left
        places = [f"{suit_emoji(tile.suit)}{tile.value}" if tile else "▪️" for tile in view.memory]
        before, ahead = places[:lifted], places[lifted:]
        heading = f"### {self.say('one-shot-details-memory')}\n-# {self.say('one-shot-memory')}"
        return f"{heading}\n{' '.join(before)} **┃** {' '.join(ahead)}"

    # --- the picture in words

    def description(self) -> str:
        """Return the description of the picture, for screen readers: all that it shows, in its order."""
        view = self.view
        if view.outcome is not None:
            place = view.outcome.places
            listed = "; ".join(
                self.say.plain(
                    "one-shot-picture-place", place=place[seat], name=self.bare(seat), score=view.totals[seat]
                )
                for seat in self.seats()
            )
            winners = self.say.listed(self.bare(seat) for seat in view.outcome.winners)
            return self.shown("one-shot-picture-scores", self.tie_words(view.tie), winners=winners, scores=listed)
        if view.tie is not None:
            left = len(TILES) - sum(len(tiles) for tiles in view.tie.taken)
            name = self.bare(view.active)
            return self.shown(
                "one-shot-picture-tie", self.tie_words(view.tie), left=left, die=self.thrown(view.tie.die), name=name
            )
        ended = just_ended(view)
        die, shown = (ended.die, ended.shown) if ended else (view.die, view.shown)
        memory = self.say.plain("one-shot-picture-memory", tiles=self.memory_words()) if view.memory else ""
        return self.shown(
            "one-shot-picture-ended" if ended else "one-shot-picture",
            memory,
            scores=self.say.listed(f"{self.bare(seat)} {view.totals[seat]}" for seat in view.order),
            name=self.bare(view.active),
            last=self.bare(ended.seat) if ended else "",
            score=ended.score if ended else 0,
            round=view.round,
            rounds=view.rounds,
            left=view.left,
            die=self.thrown(die),
            tile=self.plain(shown) if shown else self.say.plain("one-shot-nothing"),
            coins=self.say.listed(self.plain(coin) for coin in view.coins) or self.say.plain("one-shot-nothing"),
            aside=view.aside,
        )

    def shown(self, key: str, more: str, **values: Value) -> str:
        return f"{self.say.plain(key, **values)} {more}".strip()

    def tie_words(self, tie: TieView | None) -> str:
        if tie is None:
            return ""
        hands = (
            self.say.plain(
                "one-shot-picture-hand",
                name=self.bare(seat),
                tiles=self.say.listed(map(self.plain, tiles)) or self.say.plain("one-shot-nothing"),
                sum=sum(tile.value for tile in tiles),
            )
            for seat, tiles in zip(tie.contenders, tie.taken, strict=True)
        )
        return " ".join(hands)

    def memory_words(self) -> str:
        """Return the tiles seen this round with their places in the stack, counted from the top."""
        seen = enumerate(self.view.memory or (), 1)
        return self.say.listed(f"{place}: {self.plain(tile)}" for place, tile in seen if tile) or self.say.plain(
            "one-shot-nothing"
        )

    def thrown(self, die: int | None) -> str:
        return self.say.plain("one-shot-nothing") if die is None else str(die)

    # --- names

    def seats(self) -> list[Seat]:
        """Return the seats in the picture's order."""
        outcome = self.view.outcome
        if outcome is None:
            return list(self.view.order)
        return sorted(range(len(self.view.scores)), key=lambda seat: (outcome.places[seat], seat))

    def order(self) -> Markup:
        return Markup(" → ".join(self.name(seat) for seat in self.view.order))

    def tile(self, tile: Tile) -> Markup:
        """`**4 of Suns** ☀️`"""
        return Markup(f"**{self.plain(tile)}** {suit_emoji(tile.suit)}")

    def plain(self, tile: Tile) -> str:
        return self.say("one-shot-tile", value=tile.value, suit=self.say(f"one-shot-suit-{tile.suit}"))

    def name(self, seat: Seat | None) -> str:
        return safe_name(self.record.players[seat].name) if seat is not None else "–"

    def names(self, seats: tuple[Seat, ...]) -> str:
        """`Ada, Ben and Cleo`"""
        *others, last = (self.name(seat) for seat in seats)
        return self.say("one-shot-names", others=Markup(self.say.listed(others)), last=last) if others else last

    def bare(self, seat: Seat | None) -> str:
        return plain_name(self.record.players[seat].name) if seat is not None else "–"
