"""What a game's rules are made of: short pages, some with a picture of a situation that was really played."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Any, Generic, TypeVar

from PIL import Image

from bot.i18n import Localizer
from bot.tables.record import Player, TableRecord
from rules.catalogue import AnyGame
from rules.errors import Refusal, Value
from rules.game import Move, Seat, State

T = TypeVar("T")
Told = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Situation(Generic[T]):
    """A moment of a game: played by its rules, painted by its own picture, told with the numbers of that moment.

    Playing and painting happen in a thread; `play` remembers what it has played.
    """

    play: Callable[[], T]
    paint: Callable[[T], Image.Image]
    told: Callable[[T, Localizer], Told]


@dataclass(frozen=True, slots=True)
class Page:
    """One page: `<game>-rules-<name>`, the same key with `-title` and, if it has a picture, with `-picture`."""

    name: str
    situation: Situation[Any] | None = None
    lists_options: bool = False  # what can be chosen in the lobby, below the text


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game. `values` are numbers of the rules, which no text writes down itself."""

    pages: tuple[Page, ...]
    values: Callable[[Localizer], Told] = field(default=lambda _say: {})

    def place_of(self, name: str) -> int:
        """Where the page of that name is; no name is the first page."""
        names = [page.name for page in self.pages]
        if name and name not in names:
            raise Refusal("refused-no-such-page")
        return names.index(name) if name else 0


def played(game: AnyGame, seats: int, seed: str, *moves: tuple[Seat, Move], **options: object) -> State:
    """The table after these moves, from a deal of this seed."""
    rng = Random(seed)  # noqa: S311 - a picture in a book, not a game
    state: State = game.deal(seats, game.Options.model_validate(options), rng)
    for seat, move in moves:
        state = game.play(state, seat, move, rng).state
    return state


def played_until(
    game: AnyGame, seats: int, seed: str, wanted: Callable[[Any], bool], *moves: tuple[Seat, Move], **options: object
) -> Any:
    """The table as it is when stand-ins have played on until it is as wanted."""
    rng = Random(f"{seed}/on")  # noqa: S311
    state = played(game, seats, seed, *moves, **options)
    for turn in count():
        if wanted(state):
            return state
        waiting_for = sorted(game.to_act(state))
        assert waiting_for, "the game ended without such a situation"
        seat = waiting_for[turn % len(waiting_for)]
        state = game.play(state, seat, game.stand_in(state, seat, rng), rng).state


def nobody_in_particular(game: str, seats: int) -> TableRecord:
    """The record of a table in a book: people are called A, B, C."""
    players = tuple(Player(user=seat + 1, name=chr(ord("A") + seat)) for seat in range(seats))
    return TableRecord(
        id=0,
        guild=0,
        channel=0,
        game=game,
        host=1,
        players=players,
        options={},
        language="en",
        phase="playing",
        opened_at=0.0,
    )
