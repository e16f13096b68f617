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
WRITERS: tuple[Seat, ...] = (0, 1, 3, 4)
EXAMPLES = {  # by language: the word, and its clues by writer; the first and the third are the same
    "en": ("pyramid", ("Egypt", "triangle", "egypt", "tomb")),
    "de": ("Pyramide", ("Ägypten", "Dreieck", "ägypten", "Grab")),
    "fr": ("pyramide", ("Égypte", "triangle", "égypte", "tombeau")),
    "ja": ("ピラミッド", ("エジプト", "三角", "えじぷと", "墓")),
    "es": ("pirámide", ("Egipto", "triángulo", "egipto", "tumba")),
    "pt": ("pirâmide", ("Egito", "triângulo", "egito", "túmulo")),
}
_SEED, _SEATS, _GUESSER, _NUMBER = "just one 5", 5, 2, 2
_PICK = Pick.model_validate({"number": _NUMBER})


@cache
def clues_being_written(language: str = "en") -> JustOneView:
    """Return the public view while one clue is missing."""
    return _view(language, None, *_written(language)[:-1])


@cache
def clues_compared(language: str = "en") -> JustOneView:
    """Return a clue writer's view while the clues are compared."""
    return _view(language, WRITERS[0], *_written(language))


@cache
def clues_left(language: str = "en") -> JustOneView:
    """Return the guesser's view of the remaining clues."""
    return _view(language, _GUESSER, *_written(language), *((seat, Ready()) for seat in WRITERS))


def _written(language: str) -> tuple[tuple[Seat, Move], ...]:
    _, clues = EXAMPLES[language]
    return tuple((seat, Write(text=text)) for seat, text in zip(WRITERS, clues, strict=True))


def _view(language: str, seat: Seat | None, *moves: tuple[Seat, Move]) -> JustOneView:
    game = game_named("just-one")
    view = game.view(played(game, _SEATS, _SEED, (_GUESSER, _PICK), *moves, language=language), seat)
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
        "word": EXAMPLES[say.language][0],
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
        Page("table", Situation(clues_being_written, paint, _values, play_in=clues_being_written)),
        Page("turn"),
        Page("example", Situation(clues_compared, paint, _values, play_in=clues_compared)),
        Page("guess", Situation(clues_left, paint, _values, play_in=clues_left)),
        Page("end"),
        Page("options", lists_options=True),
    ),
    _numbers,
)
