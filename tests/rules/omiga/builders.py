"""Small builders, so that a test reads like the rulebook.

Columns are letters and rows numbers, as on a chessboard seen by white: on the standard board the opening cards are on
e4 and e5. A table is given by rows from black's edge down to white's; `w` and `b` are cards, `.` is a free place.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from random import Random
from typing import Any

import pytest

from rules.errors import IllegalMove
from rules.game import Event, Seat
from rules.omiga import Omiga
from rules.omiga.board import FACES, WAYS, Card, Face, Place, card_of, free_places
from rules.omiga.state import Lay, OmigaMove, OmigaOptions, OmigaState, Throw

GAME = Omiga()
SHAPES = {"/": "slash", "\\": "backslash", "^": "tip", "v": "notch"}
COLOURS = {"g": "green", "p": "pink"}


def place(name: str, columns: int = 9) -> Place:
    """`e4` is the fifth place of the fourth row."""
    return "abcdefghijk".index(name[0]) + columns * (int(name[1:]) - 1)


def card(top: str, bottom: str, left: str, right: str) -> Card:
    """The card with these edges, whichever way it is printed."""
    face = Face(SHAPES[top], SHAPES[bottom], COLOURS[left], COLOURS[right])
    return next(number for number, printed in FACES.items() if face in (printed, printed.turned))


class Stacked(Random):
    """A fake generator: each shuffle puts the named cards on top, the rest below in order."""

    def __init__(self, *tops: tuple[Card, ...], coins: tuple[float, ...] = ()) -> None:
        super().__init__(0)
        self.tops = list(tops)
        self.coins = list(coins)
        self.shuffled: list[list[Card]] = []

    def shuffle(self, x: MutableSequence[Any]) -> None:  # type: ignore[override]
        self.shuffled.append(list(x))
        top = self.tops.pop(0) if self.tops else ()
        x[:] = [*top, *(other for other in x if other not in top)]

    def random(self) -> float:
        return self.coins.pop(0) if self.coins else 0.9


class Played:
    """A game in the middle of a test."""

    def __init__(self, state: OmigaState, rng: Random | None = None) -> None:
        self.state = state
        self.rng = rng or Stacked()
        self.events: tuple[Event, ...] = ()

    def play(self, seat: Seat, move: OmigaMove) -> Played:
        step = GAME.play(self.state, seat, move, self.rng)
        assert GAME.violations(step.state) == []
        self.state, self.events = step.state, step.events
        return self

    def lay(self, seat: Seat, card: Card, at: str, turned: bool | None = None) -> Played:
        return self.play(seat, Lay(card=card, place=place(at, self.state.field.columns), turned=turned))

    def lay_some(self, seat: Seat, at: str) -> Played:
        """Lay any card of the pile or hand that fits there."""
        wanted = self.fitting(seat, at)[0]
        others = tuple(other for other in self.state.hands[seat] + self.state.piles[seat] if other not in (wanted, 0))
        self.hand(seat, wanted, *others[:2])
        where = place(at, self.state.field.columns)
        return self.play(seat, next(move for move in GAME.moves(self.state, seat) if fits(move, wanted, where)))

    def expire(self, times: int = 1) -> Played:
        for _ in range(times):
            step = GAME.expire(self.state, self.rng)
            assert GAME.violations(step.state) == []
            self.state, self.events = step.state, step.events
        return self

    def hand(self, seat: Seat, *cards: Card) -> Played:
        """Let this seat hold exactly these cards, as if they had been on top of the pile."""
        kept = tuple(card for card in self.state.hands[seat] if card) + self.state.piles[seat]
        pile = tuple(other for other in kept if other not in cards)
        assert set(cards) <= set(kept)
        return self.but_seat(seat, hands=cards, piles=pile)

    def but_seat(self, seat: Seat, **fields: object) -> Played:
        pairs = {name: list(getattr(self.state, name)) for name in fields}
        for name, value in fields.items():
            pairs[name][seat] = value
        self.state = self.state.model_copy(update={**{name: tuple(pair) for name, pair in pairs.items()}})
        return self

    def free(self, seat: Seat) -> set[str]:
        columns = self.state.field.columns
        places = free_places(self.state.field, self.state.owned[seat], self.state.owned[1 - seat])
        return {"abcdefghijk"[at % columns] + str(at // columns + 1) for at in places}

    def fitting(self, seat: Seat, at: str) -> list[Card]:
        """The cards not yet on the table that could be laid there."""
        fits = self.state.field.fitting(self.state.grid, place(at, self.state.field.columns))
        left = self.state.hands[seat] + self.state.piles[seat] + self.state.discards[seat]
        return [card for card in left if fits & WAYS[card]]

    @property
    def happened(self) -> list[str]:
        return [event.what for event in self.events]

    @property
    def ended(self) -> tuple[str, Seat | None] | None:
        return (self.state.results[-1].how, self.state.results[-1].winner) if self.state.results else None


def fits(move: OmigaMove, card: Card, at: Place) -> bool:
    return isinstance(move, Lay) and (move.card, move.place) == (card, at)


def refused(game: Played, seat: int, move: OmigaMove) -> str:
    """Why the move is refused; nothing may have changed."""
    before = game.state.model_dump_json()
    with pytest.raises(IllegalMove) as refusal:
        GAME.play(game.state, seat, move, Random(0))
    assert game.state.model_dump_json() == before
    return refusal.value.key


def fresh(seed: int = 1, **options: object) -> Played:
    """A table just dealt."""
    return Played(GAME.deal(2, OmigaOptions.model_validate(options), Random(seed)))


def playing(seed: int = 1, **options: object) -> Played:
    """The same, after "Omiga!"."""
    game = fresh(seed, **options)
    game.state = game.state.model_copy(update={"phase": "playing"})
    return game


def useless(game: Played, seat: Seat) -> list[Card]:
    """Cards that fit nowhere now."""
    useful = {number for at in game.free(seat) for number in game.fitting(seat, at)}
    return [number for number in game.state.hands[seat] + game.state.piles[seat] if number not in useful]


def exhausted(seat: Seat, cards: int = 2, **options: object) -> OmigaState:
    """O-16: the opponent throws, and this seat has only this many cards left, none of which fits."""
    game = playing(6, **options)
    game.but_seat(seat, hands=tuple(useless(game, seat)[:cards]), piles=(), discards=())
    return GAME.play(game.state, 1 - seat, Throw(), Random(0)).state


def stuck(**options: object) -> OmigaState:
    """O-17: white lays; after that neither has a card left, in hand, pile or discards, that would fit."""
    for seed in range(40):
        game = playing(seed, **options)
        first = game.fitting(0, "f4")[0]
        after = Played(game.state).hand(0, first)
        move = next(m for m in GAME.moves(after.state, 0) if fits(m, first, place("f4")))
        after.play(0, move)
        white, black = useless(after, 0), useless(after, 1)
        if len(white) > 1 and len(black) > 1:
            game.but_seat(0, hands=(first, white[0]), piles=(white[1],), discards=())
            game.but_seat(1, hands=(black[0],), piles=(), discards=(black[1],))
            return GAME.play(game.state, 0, move, Random(0)).state
    raise AssertionError("no such table was found")


def table(*rows: str, seed: int = 0, **options: object) -> Played:
    """A running round with cards on these places. The cards are searched so that all of them match.

    Cards are laid from the middle outwards, each where it may be laid.
    """
    size = f"{len(rows[0])}x{len(rows)}"
    grid = [sign for row in reversed(rows) for sign in row]
    wanted = [{at for at, sign in enumerate(grid) if sign == mark} for mark in "wb"]
    for attempt in range(200):
        game = playing(seed * 1000 + attempt, **{"board": size, **options})
        if _fill(game, wanted, Random(attempt)):
            return game
    raise AssertionError("no such table was found")


def _fill(game: Played, wanted: list[set[Place]], rng: Random) -> bool:
    state = game.state
    field = state.field
    left = [places - set(state.laid) for places in wanted]
    while any(left):
        options = []
        for seat in (0, 1):
            for at in free_places(field, state.owned[seat], state.owned[1 - seat]):
                if at in left[seat]:
                    ways = field.fitting(state.grid, at)
                    stock = state.hands[seat] + state.piles[seat]
                    options += [
                        (seat, at, lying) for lying in range(72) if ways >> lying & 1 and card_of(lying) in stock
                    ]
        if not options:
            return False
        seat, at, lying = rng.choice(options)
        stock = tuple(other for other in state.hands[seat] + state.piles[seat] if other != card_of(lying))
        game.state = state.model_copy(
            update={"grid": (*state.grid[:at], 1 + lying, *state.grid[at + 1 :]), "laid": (*state.laid, at)}
        )
        game.but_seat(seat, owned=state.owned[seat] | 1 << at, hands=stock[:3], piles=stock[3:])
        state = game.state
        left[seat].discard(at)
    return True
