"""The rulebook of Just One: clues being written, clues compared, clues shown to the guesser."""

from __future__ import annotations

from functools import cache

from bot.i18n import Localizer
from cogs.just_one.picture import paint
from cogs.just_one.text import FULL_GAME
from cogs.learn.pages import Book, Page, Situation, TextValues, played
from rules.catalogue import game_named
from rules.game import Move, Seat
from rules.just_one.game import CERTAIN_SECONDS, NUDGE_SECONDS
from rules.just_one.moves import Pick, Ready, Write
from rules.just_one.state import FEWEST, NUMBERS, JustOneOptions
from rules.just_one.turns import clues_each
from rules.just_one.view import JustOneView

SEATS = ("🟥", "🟦", "🟩", "🟨", "🟪", "🟧", "🟫")
WORD = "pyramid"
CLUES: tuple[tuple[Seat, str], ...] = ((0, "Egypt"), (1, "triangle"), (3, "egypt"), (4, "tomb"))
_SEED, _SEATS, _GUESSER, _NUMBER = "just one 5", 5, 2, 2
_PICK = Pick.model_validate({"number": _NUMBER})


@cache
def clues_being_written() -> JustOneView:
    """Return the public view while one clue is missing."""
    return _view(None, *_written(CLUES[:-1]))


@cache
def clues_compared() -> JustOneView:
    """Return a clue writer's view while the clues are compared."""
    return _view(CLUES[0][0], *_written(CLUES))


@cache
def clues_left() -> JustOneView:
    """Return the guesser's view of the remaining clues."""
    return _view(_GUESSER, *_written(CLUES), *((seat, Ready()) for seat, _ in CLUES))


def _written(clues: tuple[tuple[Seat, str], ...]) -> tuple[tuple[Seat, Move], ...]:
    return tuple((seat, Write(text=text)) for seat, text in clues)


def _view(seat: Seat | None, *moves: tuple[Seat, Move]) -> JustOneView:
    game = game_named("just-one")
    view = game.view(played(game, _SEATS, _SEED, (_GUESSER, _PICK), *moves), seat)
    assert isinstance(view, JustOneView)
    return view


def _values(view: JustOneView, say: Localizer) -> TextValues:
    """Return a text for everything the picture shows."""
    clues = [shown.clue for shown in view.clues]
    return {
        "guesser": SEATS[view.active],
        "number": view.number or 0,
        "left": view.cards_left,
        "won": view.won,
        "order": say.listed(SEATS[seat] for seat in view.present),
        "written": say.listed(SEATS[seat] for seat, many in enumerate(view.written) if many),
        "waiting_for": say.listed(SEATS[seat] for seat in view.to_act),
        "kept": say.listed(f"{SEATS[clue.seat]} {clue.text}" for clue in clues if not clue.cancelled),
        "gone": say.listed(f"{SEATS[clue.seat]} {clue.text}" for clue in clues if clue.cancelled),
        "lost": view.cancelled or 0,
        "word": WORD,
    }


def _numbers(_say: Localizer) -> TextValues:
    return {
        "cards": JustOneOptions().cards,
        "full": FULL_GAME,
        "minutes": int(NUDGE_SECONDS) // 60,
        "seconds": int(CERTAIN_SECONDS),
        "words": len(NUMBERS),
        "small": FEWEST,
        "each": clues_each(FEWEST, JustOneOptions()),
        "done": 1,  # for a button label in the text
        "total": _SEATS - 1,
    }


BOOK = Book(
    (
        Page("about"),
        Page("table", Situation(clues_being_written, paint, _values)),
        Page("turn"),
        Page("example", Situation(clues_compared, paint, _values)),
        Page("guess", Situation(clues_left, paint, _values)),
        Page("end"),
        Page("options", lists_options=True),
    ),
    _numbers,
)
