"""What a viewer may not know of each game, and random games to change it in.

`changed(name, state, viewer, rng)` returns a state in which everything is different that this viewer may not know: a
seat, or None for spectators and people who are not at the table. All that is made for them must stay the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from rules.catalogue import GAMES, AnyGame
from rules.errors import IllegalMove
from rules.game import Event, Seat, State
from rules.just_one import comparing
from rules.just_one.moves import Guess, JustOneMove, Write
from rules.just_one.state import Clue, JustOneState
from rules.omiga.state import Lay, OmigaState, Throw
from rules.one_shot.state import OneShotState
from rules.only_one.cards import FIG, SEER_LOOKS
from rules.only_one.state import OnlyOneState
from rules.rokujika.state import RokujikaState, Village
from tests.rules.just_one.builders import GAME as JUST_ONE

Viewer = Seat | None

# --- what is hidden


def other_tiles(state: OneShotState, _viewer: Viewer, rng: Random, *, remembers: bool = False) -> OneShotState:
    """Shuffle the face-down tiles. Who remembers knows the tiles of this round, as the coach does (S-3)."""
    known = set(state.seen) if state.options.open_memory or remembers else set()
    if state.shown is not None:
        known.add(state.depth - 1)
    changes: dict[str, Any] = {"stack": _shuffled_except(state.stack, known, rng)}
    if state.tie is not None:
        changes["tie"] = state.tie.model_copy(update={"stack": _shuffled_except(state.tie.stack, set(), rng)})
    return state.model_copy(update=changes)


def other_cards(state: OnlyOneState, viewer: Viewer, rng: Random) -> OnlyOneState:
    """Shuffle the deck and, before scoring, the discards with it (C-13).

    The Fig stays in its place because its back is visible (C-2). The seer knows three cards (C-60).
    """
    looks = SEER_LOOKS if state.phase == "choose" and viewer == state.active else 0
    may_change_discards = state.phase not in ("scoring", "over")
    hidden = [card for card in state.deck[looks:] if card != FIG]
    hidden += state.discards if may_change_discards else ()
    rng.shuffle(hidden)
    deck = [card if at < looks or card == FIG else hidden.pop() for at, card in enumerate(state.deck)]
    discards = tuple(hidden) if may_change_discards else state.discards
    return state.model_copy(update={"deck": tuple(deck), "discards": discards})


def other_villages(state: RokujikaState, viewer: Viewer, rng: Random) -> RokujikaState:
    """Shuffle the piles, the sixth cards to come and all later shuffles; in a race change the other villages (R-24)."""
    laid = min(len(state.sixths), 6 + 2 * max(len(village.history) for village in state.villages))
    shown = 0 if viewer is None and len(state.villages) == 1 else viewer
    is_over = state.outcome is not None
    villages = [
        _reordered(village, rng) if seat == shown or is_over else _other_village(village, rng)
        for seat, village in enumerate(state.villages)
    ]
    return state.model_copy(
        update={
            "luck": rng.getrandbits(64),
            "sixths": _shuffled_except(state.sixths, set(range(laid)), rng),
            "villages": tuple(villages),
        }
    )


def _reordered(village: Village, rng: Random) -> Village:
    return village.model_copy(update={"pile": _shuffled_except(village.pile, set(), rng)})


def _other_village(village: Village, rng: Random) -> Village:
    """Return a village with the same turn, coins and points: only those are public during a race."""
    return village.model_copy(
        update={
            "epoch": village.epoch + 5,
            "rung": village.rung + 5,  # who has moved since the last deadline is known
            "pile": _shuffled_except(village.pile, set(), rng),
            "front": village.front[::-1],
            "discards": village.discards[1:],
            "display": village.display[::-1],
            "trademarks": village.trademarks if village.phase == "over" else ("wagyu", "ham"),
            "scored": village.scored[:-1],
            "paid": village.paid + 1,
            "phase": village.phase if village.phase == "over" else "trademark",
            "history": village.history[-1:],
        }
    )


def other_piles(state: OmigaState, viewer: Viewer, rng: Random) -> OmigaState:
    """Shuffle piles and thrown cards, before the call the hands too (O-8), and change choices of others (pulse)."""
    hands, piles, discards = list(state.hands), [], []
    face_down = state.phase in ("ready", "called")
    for seat in (0, 1):
        held = len(hands[seat]) if face_down else 0
        cards = list(state.hands[seat][:held] + state.piles[seat] + state.discards[seat])
        rng.shuffle(cards)
        if face_down:
            hands[seat] = tuple(cards[:held])
        piles.append(tuple(cards[held : held + len(state.piles[seat])]))
        discards.append(tuple(cards[held + len(state.piles[seat]) :]))
    chosen = list(state.chosen)
    for seat in (0, 1):
        if seat != viewer and chosen[seat] is not None:
            lays = [move for move in GAMES["omiga"].moves(state, seat) if isinstance(move, Lay)]
            chosen[seat] = rng.choice([one for one in (Throw(), *lays) if one != chosen[seat]] or [Throw()])
    return state.model_copy(
        update={"hands": tuple(hands), "piles": tuple(piles), "discards": tuple(discards), "chosen": tuple(chosen)}
    )


def other_words(state: JustOneState, viewer: Viewer, _rng: Random) -> JustOneState:
    """Change every word, clue, remark and vote that this viewer must not know (J-4a, J-16, J-17)."""
    writer = viewer in state.givers
    changes: dict[str, Any] = {
        "deck": tuple(tuple(f"other{card}{word}" for word in range(5)) for card in range(len(state.deck))),
        "words_seen": (),
        "numbers": tuple(6 - number for number in state.numbers),  # J-27: the one of this card is chosen already
    }
    if state.phase == "over":
        return state.model_copy(update=changes)
    if not writer:  # J-4a
        changes["card"] = tuple(f"hidden{place}" for place in range(5))
    changes["clues"] = tuple(_other_clue(state, clue, viewer, writer=writer) for clue in state.clues)
    if not writer and state.phase == "compare":
        # whether any clue is in doubt decides how long they compare, which everybody sees (J-9)
        changes["alike"] = ()
    elif not writer:
        changes["alike"] = tuple(pair.model_copy(update={"reason": "other"}) for pair in state.alike)
    changes["votes"] = tuple(
        ballot if ballot.seat == viewer else ballot.model_copy(update={"choice": "abstain"}) for ballot in state.votes
    )
    return state.model_copy(update=changes)


def _other_clue(state: JustOneState, clue: Clue, viewer: Viewer, *, writer: bool) -> Clue:
    if state.phase == "clues":
        is_own = writer and clue.seat == viewer
        return clue if is_own else clue.model_copy(update={"text": "veiled", "doubt": "family"})
    if writer:
        return clue
    is_hidden = clue.cancelled or state.phase == "compare"
    doubt = "family" if state.phase != "compare" or comparing.is_doubtful(state) else None
    return clue.model_copy(update={"doubt": doubt, "by": 1, **({"text": "veiled"} if is_hidden else {})})


def _shuffled_except(items: tuple[Any, ...], known: set[int], rng: Random) -> tuple[Any, ...]:
    """Return the items with all but those at the known places shuffled."""
    places = [place for place in range(len(items)) if place not in known]
    hidden = [items[place] for place in places]
    rng.shuffle(hidden)
    there = dict(zip(places, hidden, strict=True))
    return tuple(there.get(place, item) for place, item in enumerate(items))


CHANGES: dict[str, Callable[[Any, Viewer, Random], Any]] = {
    "one-shot": other_tiles,
    "just-one": other_words,
    "only-one": other_cards,
    "rokujika": other_villages,
    "omiga": other_piles,
}


def changed(name: str, state: Any, viewer: Viewer, rng: Random) -> Any:
    """Return the state with everything changed that this viewer may not know."""
    return CHANGES[name](state, viewer, rng)


# --- random games

VOCABULARY = ("prince", "princess", "bake", "bakery", "snow", "cold", "icy", "Whether", "blorp", "word", "$", "007")


def some_clue_or_move(state: JustOneState, rng: Random) -> tuple[Seat, JustOneMove]:
    """A random legal move of Just One; leaving and stopping are rare."""
    seat = rng.choice(sorted(JUST_ONE.to_act(state) if rng.random() < 0.8 else JUST_ONE.may_act(state)))
    if state.phase == "clues" and seat != state.active and rng.random() < 0.85:
        do = rng.choice(["clue", "second-clue"]) if state.each == 2 else "clue"
        return seat, Write.model_validate({"do": do, "text": rng.choice(VOCABULARY)})
    if state.phase == "guess" and seat == state.active and rng.random() < 0.8:
        return seat, Guess(text=rng.choice([str(state.word), "wrong", "whether"]))
    rare = {"leave": 0.02, "stop": 0.01, "close": 0.1}
    moves = [move for move in JUST_ONE.moves(state, seat) if rng.random() < rare.get(move.do, 1)]
    return seat, rng.choice(moves or JUST_ONE.moves(state, seat))


class Variant(NamedTuple):
    """A game with a number of players and options."""

    name: str
    seats: int
    options: dict[str, Any]

    @property
    def game(self) -> AnyGame:
        """The rules; Just One with words and clues of the tests."""
        return JUST_ONE if self.name == "just-one" else GAMES[self.name]


VARIANTS = [
    *(Variant("one-shot", seats, {"open_memory": memory}) for seats in (2, 3, 4) for memory in (False, True)),
    *(Variant("only-one", seats, {}) for seats in (2, 3, 4)),
    *(Variant("only-one", seats, {"familiars": how}) for seats in (3, 4) for how in ("random", "AAAA")),
    Variant("only-one", 4, {"teams": True, "familiars": "BBBB"}),
    *(Variant("rokujika", seats, {}) for seats in range(1, 7)),
    *(Variant("omiga", 2, {"board": board, "pulse": 0}) for board in ("7x6", "9x8", "11x10")),
    *(Variant("omiga", 2, {"pulse": 8, "best_of": best_of}) for best_of in (1, 3)),
    *(Variant("just-one", seats, {"cards": 5}) for seats in range(3, 8)),
    *(Variant("just-one", seats, {"cards": 5, "fixed_numbers": True, "timers": "brisk"}) for seats in (3, 4, 6)),
    Variant("just-one", 4, {"cards": 5, "two_clues_with_four": True, "clue_check": "strict"}),
]


class Moment(NamedTuple):
    """A state of a game, and the events that led to it."""

    state: Any
    events: tuple[Event, ...] = ()


def moments(variant: Variant, seed: int, most: int = 400) -> Iterator[Moment]:
    """Yield a random game from the deal to the end, with a deadline that passes now and then."""
    game, rng = variant.game, Random(f"{variant}/{seed}")
    state: State = game.deal(variant.seats, game.Options.model_validate(variant.options), rng)
    yield Moment(state)
    for _ in range(most):
        if not (waiting_for := sorted(game.to_act(state))):
            return
        if rng.random() < (0.8 if getattr(state, "phase", "") == "scoring" else 0.02):  # every step is seen
            step = game.expire(state, rng)
        else:
            if isinstance(state, JustOneState):
                seat, move = some_clue_or_move(state, rng)
            else:
                seat = rng.choice(waiting_for)
                move = rng.choice(game.moves(state, seat))
            try:
                step = game.play(state, seat, move, rng)
            except IllegalMove:
                continue
        state = step.state
        yield Moment(state, step.events)


def phase_of(state: Any) -> str:
    """Return the phase of a game, as far as views differ by it."""
    if isinstance(state, RokujikaState):
        return "over" if state.outcome is not None else state.villages[0].phase
    if isinstance(state, OneShotState) and state.tie is not None and state.outcome is None:
        return "tie"
    return str(state.phase)


PHASES = {
    "one-shot": {"throw", "choose", "tie", "over"},
    "just-one": {"number", "clues", "compare", "guess", "vote", "over"},
    "only-one": {"turn", "place", "choose", "keep", "scoring", "over"},
    "rokujika": {"open", "trademark", "over"},
    "omiga": {"ready", "called", "playing", "scored", "over"},
}
