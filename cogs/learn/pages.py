"""The pages of a game's rules, some with a picture of a position that was really played."""

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
TextValues = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Situation(Generic[T]):
    """A position of a game: played by its rules, painted like the table, with values for the text.

    `play` and `paint` run in a thread; `play` caches its result.
    """

    play: Callable[[], T]
    paint: Callable[[T], Image.Image]
    values: Callable[[T, Localizer], TextValues]
    paint_in: Callable[[T, Localizer], Image.Image] | None = None  # for pictures with words: in place of `paint`
    play_in: Callable[[str], T] | None = None  # for positions with words, by language: in place of `play`


@dataclass(frozen=True, slots=True)
class Page:
    """One page: `<game>-rules-<name>`, the same key with `-title` and, if it has a picture, with `-picture`."""

    name: str
    situation: Situation[Any] | None = None
    lists_options: bool = False  # lists the game's options below the text


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of one game. `values` are numbers from the rules for the texts, so that no text repeats them."""

    pages: tuple[Page, ...]
    values: Callable[[Localizer], TextValues] = field(default=lambda _say: {})

    def place_of(self, name: str) -> int:
        """Return the index of the page with this name; without a name, of the first page."""
        names = [page.name for page in self.pages]
        if name and name not in names:
            raise Refusal("refused-no-such-page")
        return names.index(name) if name else 0


def played(game: AnyGame, seats: int, seed: str, *moves: tuple[Seat, Move], **options: object) -> State:
    """Return the state after these moves, dealt from this seed."""
    rng = Random(seed)  # noqa: S311 - a picture in a book, not a game
    state: State = game.deal(seats, game.Options.model_validate(options), rng)
    for seat, move in moves:
        state = game.play(state, seat, move, rng).state
    return state


def played_until(
    game: AnyGame, seats: int, seed: str, wanted: Callable[[Any], bool], *moves: tuple[Seat, Move], **options: object
) -> Any:
    """Return the state after stand-ins have played on until `wanted` is true of it."""
    rng = Random(f"{seed}/on")  # noqa: S311
    state = played(game, seats, seed, *moves, **options)
    for turn in count():
        if wanted(state):
            return state
        waiting_for = sorted(game.to_act(state))
        assert waiting_for, "the game ended without such a situation"
        seat = waiting_for[turn % len(waiting_for)]
        state = game.play(state, seat, game.stand_in(state, seat, rng), rng).state


def example_record(game: str, seats: int) -> TableRecord:
    """Return a table record for a picture in the rules: the players are called A, B, C."""
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
