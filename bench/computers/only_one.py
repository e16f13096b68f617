"""Only One: one computer, or a team of two, against players who look at one move only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bench.computers.result import Setting, at_random, match
from bench.measure import Line
from rules.game import Level, Seat
from rules.only_one import OnlyOne
from rules.only_one.cards import NAMED, SPECIAL, VALUES, Card, clashes, count
from rules.only_one.chances import Standing, expected, totals
from rules.only_one.computer import choose
from rules.only_one.state import Collect, Explore, OnlyOneMove, OnlyOneOptions, OnlyOneState, Place
from rules.only_one.turn import may_explore, open_columns, usable

GAME = OnlyOne()
FAMILIAR = 2.5  # points
Player = Callable[[OnlyOneState, Seat, Random], OnlyOneMove]
GOALS = {"teams": 58.0, "3 players": 43.0, "4 players": 34.0}  # of hard against players who look at one move only
TABLES = {
    "teams": Setting(GAME, 4, OnlyOneOptions(teams=True, familiars="random")),
    "3 players": Setting(GAME, 3, OnlyOneOptions(familiars="random")),
    "4 players": Setting(GAME, 4, OnlyOneOptions(familiars="random")),
    "2 players": Setting(GAME, 2, OnlyOneOptions()),
}


def at_level(level: Level) -> Player:
    """Return a computer player."""

    def play(state: OnlyOneState, seat: Seat, rng: Random) -> OnlyOneMove:
        return choose(level, state, GAME.view(state, seat), GAME.moves(state, seat), rng)

    return play


def stand_in(state: OnlyOneState, seat: Seat, rng: Random) -> OnlyOneMove:
    """Play as all computers did before there were levels: the best by chance and worth of columns and cards."""
    return GAME.stand_in(state, seat, rng)


def greedy(state: OnlyOneState, seat: Seat, rng: Random) -> OnlyOneMove:
    """Take what would bring most if the game were scored now; draw if that brings more on average."""
    now = _Now(state, seat)
    if state.phase == "turn":
        best = max(usable(state), key=lambda place: (now.worth(state.columns[place]), rng.random()))
        if may_explore(state) and now.drawing() > now.worth(state.columns[best]):
            return Explore()
        return Collect(column=best)
    if state.phase == "place" and state.card is not None:
        card = state.card
        return Place(column=max(open_columns(state), key=lambda place: (now.placed(card, place), rng.random())))
    return GAME.stand_in(state, seat, rng)


class _Now:
    """What cards bring if the game is scored now: the lead of the own side on the others."""

    def __init__(self, state: OnlyOneState, seat: Seat) -> None:
        self._state, self._seat = state, seat
        self._found: dict[tuple[Card, ...], float] = {}
        self._before = self._lead(())

    def worth(self, cards: tuple[Card, ...]) -> float:
        key = tuple(sorted(cards))
        if key not in self._found:
            self._found[key] = self._lead(cards) - self._before + FAMILIAR * any(card in NAMED for card in cards)
        return self._found[key]

    def placed(self, card: Card, place: int) -> float:
        column = self._state.columns[place]
        return self.worth((card,)) if clashes(card, column) else self.worth((*column, card))

    def drawing(self) -> float:
        """The best place for each card that may come, on average."""
        unseen = [*self._state.deck, *self._state.discards]
        places = open_columns(self._state)
        return sum(max(self.placed(card, place) for place in places) for card in unseen) / len(unseen)

    def _lead(self, cards: tuple[Card, ...]) -> float:
        state, seats = self._state, self._state.seats
        collections = list(state.collections)
        collections[self._seat] += tuple(card for card in cards if card not in NAMED)
        standing = Standing(
            sides=tuple(next(number for number, side in enumerate(state.sides) if at in side) for at in range(seats)),
            counts=[[count(owned, value) for owned in collections] for value in VALUES],
            discards=[count(state.discards, value) for value in VALUES],
            left=[0] * len(VALUES),
            points=[sum(card in SPECIAL for card in owned) for owned in collections],
            familiars=[None] * seats,
            token=state.token,
        )
        points = totals(standing, expected(standing))
        own = points[standing.sides[self._seat]]
        return own - (sum(points) - own) / (len(points) - 1)


def lines(games: int) -> Iterator[Line]:
    """Hard against one-move players at every table; the levels with three players."""
    for name, setting in TABLES.items():
        for opponent, other in (("greedy", greedy), ("a stand-in", stand_in)):
            result = match(setting, at_level("hard"), other, games)
            yield result.line(f"only one, {name}, hard against {opponent}", GOALS.get(name))
    pairs: tuple[tuple[Level, str, Player], ...] = (
        ("easy", "random", at_random(GAME)),
        ("normal", "random", at_random(GAME)),
        ("hard", "random", at_random(GAME)),
        ("easy", "greedy", greedy),
        ("normal", "greedy", greedy),
        ("normal", "easy", at_level("easy")),
        ("hard", "easy", at_level("easy")),
    )
    for level, opponent, against in pairs:
        result = match(TABLES["3 players"], at_level(level), against, games)
        yield result.line(f"only one, 3 players, {level} against {opponent}")
