"""Small builders, so that a test reads like the rulebook: `at(columns("6A 8A", "10 5", "3"), draw="6A")`."""

from __future__ import annotations

from collections import Counter
from random import Random

from rules.errors import IllegalMove
from rules.game import Event
from rules.only_one import OnlyOne
from rules.only_one.cards import BELOW_FIG, CARDS_FOR, FIG, NAMED, Card
from rules.only_one.state import (
    Choose,
    Collect,
    Column,
    Explore,
    Keep,
    OnlyOneMove,
    OnlyOneOptions,
    OnlyOneState,
    OnlyOneView,
    Peek,
    Place,
    Skip,
    Tally,
)

GAME = OnlyOne()
LUCK = Random(0)  # never used: only the deck is random


def cards(codes: str) -> tuple[Card, ...]:
    """`6A 8A* egg`"""
    return tuple(codes.split())


def columns(*codes: str) -> tuple[Column, ...]:
    """The columns from left to right; with two players the first is next to the deck."""
    return tuple(cards(column) for column in codes)


class Played:
    """A game in the middle of a test. Columns are counted from 1, as players do."""

    def __init__(self, state: OnlyOneState) -> None:
        assert GAME.violations(state) == []
        self.state = state
        self.events: tuple[Event, ...] = ()

    def play(self, *moves: OnlyOneMove) -> Played:
        self.events = ()
        for move in moves:
            seat = min(GAME.to_act(self.state))
            step = GAME.play(self.state, seat, move, LUCK)
            self.state = step.state
            self.events += step.events
            assert GAME.violations(self.state) == []
        return self

    def turn_up(self) -> Played:
        return self.play(Explore())

    def place(self, column: int) -> Played:
        return self.play(Place(column=column - 1))

    def explore(self, column: int) -> Played:
        return self.play(Explore(), Place(column=column - 1))

    def collect(self, column: int) -> Played:
        return self.play(Collect(column=column - 1))

    def peek(self) -> Played:
        return self.play(Peek())

    def choose(self, card: int, next_: int) -> Played:
        return self.play(Choose(card=card, next=next_))

    def keep(self, card: int) -> Played:
        return self.play(Keep(card=card))

    def skip(self) -> Played:
        return self.play(Skip())

    def wait(self) -> Played:
        """The deadline passes once: a step of scoring, or a stand-in's move."""
        step = GAME.expire(self.state, LUCK)
        self.state, self.events = step.state, step.events
        assert GAME.violations(self.state) == []
        return self

    def refusal(self, move: OnlyOneMove) -> str:
        """Why the move is refused; and nothing has changed."""
        try:
            GAME.play(self.state, self.state.active, move, LUCK)
        except IllegalMove as why:
            assert move not in GAME.moves(self.state, self.state.active)
            return why.key
        raise AssertionError(f"{move} was not refused")

    @property
    def view(self) -> OnlyOneView:
        return GAME.view(self.state, None)

    @property
    def happened(self) -> list[str]:
        return [event.what for event in self.events]

    @property
    def choices(self) -> set[str]:
        """The moves of the active player: `{"explore", "collect 1", "collect 2"}`."""
        names = set()
        for move in GAME.moves(self.state, self.state.active):
            fields = move.model_dump()
            do = fields.pop("do")
            names.add(f"{do} {fields['column'] + 1}" if "column" in fields else do)
        return names

    def tally(self, value: str) -> Tally:
        return next(tally for tally in self.state.tallies if tally.value == value)


def at(
    lying: tuple[Column, ...],
    *,
    draw: str = "",
    hands: tuple[str, ...] = (),
    discards: str = "",
    familiars: str = "",
    seats: int | None = None,
    teams: bool = False,
    **fields: object,
) -> Played:
    """A table with these columns; `draw` is on top of the deck, all other cards follow, the Fig near the bottom."""
    seats = seats or len(lying)
    held = tuple(cards(hand) for hand in hands) or ((),) * seats
    top, lost = cards(draw), cards(discards)
    rest = Counter(CARDS_FOR[seats])
    for group in (*lying, *held, top, lost):
        rest.subtract(card for card in group if card not in NAMED)
    assert min(rest.values()) >= 0, f"more cards than there are: {-rest}"
    deck = [card for card in rest.elements() if card != FIG]
    if rest[FIG]:
        deck.insert(len(deck) - BELOW_FIG, FIG)
    owners = tuple(NAMED[name] for name in familiars.split())
    in_columns = any(card in NAMED for column in lying for card in column)
    state = OnlyOneState(
        options=OnlyOneOptions(familiars="random" if owners or in_columns else "off", teams=teams),
        seats=seats,
        round=1 if in_columns else 2,
        token=0,
        active=0,
        deck=(*top, *deck),
        columns=lying,
        collections=held,
        discards=lost,
        familiars=owners or (None,) * seats,
        earned=(0,) * seats,
        last_call=not rest[FIG] and FIG not in top,
    )
    return Played(state.model_copy(update={**fields}))


def scored(
    *hands: str,
    discards: str = "",
    token: int = 0,
    familiars: str = "",
    teams: bool = False,
    steps: int | None = None,
    **fields: object,
) -> Played:
    """Return a game after the last round with these collections, scored (or scored for some steps).

    One collection must contain the Fig.
    """
    seats = len(hands)
    assert any(FIG in hand.split() for hand in hands)
    game = at(
        ((),) * max(3, seats),
        hands=hands,
        discards=discards,
        familiars=familiars,
        seats=seats,
        teams=teams,
        phase="scoring",
        ended=tuple(range(seats)),
        token=token,
        active=token,
        **fields,
    )
    if steps is None:
        return game.skip()
    for _ in range(steps):
        game.wait()
    return game
