"""Small builders, so that a test reads like the rulebook: `at("rice milling stand", sixths="jam ham").buy(2)`."""

from __future__ import annotations

from random import Random

from rules.game import Event
from rules.rokujika import Rokujika
from rules.rokujika.cards import CARDS, Trio
from rules.rokujika.state import (
    Buy,
    Combine,
    Decline,
    Register,
    RokujikaMove,
    RokujikaOptions,
    RokujikaState,
    Stop,
    Village,
    VillageView,
)

GAME = Rokujika()
RNG = Random(0)

# only cards of the first two tiers: three and thirteen more without any set
BARREN = (
    "rice vegetables fruit dairy livestock fishery forestry bees "
    "milling brewing pickling sweets fermenting smoking freezing crafts"
)


def pile(names: str) -> tuple[str, ...]:
    """Return the named cards, top first, and all other cards below."""
    named = names.split()
    assert set(named) <= set(CARDS.cards), names
    return (*named, *(card for card in CARDS.cards if card not in named))


def deck(names: str) -> tuple[str, ...]:
    """Return the named sixth cards first, then all others."""
    named = names.split()
    assert set(named) <= set(CARDS.sixths), names
    return (*named, *(sixth for sixth in CARDS.sixths if sixth not in named))


def trio(names: str) -> Trio:
    first, second, third = names.split()
    return first, second, third


class Played:
    """A game in the middle of a test."""

    def __init__(self, state: RokujikaState) -> None:
        self.state = state
        self.events: tuple[Event, ...] = ()

    def play(self, *moves: RokujikaMove, seat: int = 0) -> Played:
        self.events = ()
        for move in moves:
            step = GAME.play(self.state, seat, move, RNG)
            self.state = step.state
            self.events += step.events
            assert GAME.violations(self.state) == []
        return self

    def buy(self, coins: int = 1, seat: int = 0) -> Played:
        """Buy this many cards and decline trademarks."""
        for _ in range(coins):
            if self.state.villages[seat].phase == "trademark":
                self.play(Decline(), seat=seat)
            self.play(Buy(), seat=seat)
        return self

    def combine(self, cards: str, sixth: str | None = None, seat: int = 0) -> Played:
        return self.play(Combine(cards=trio(cards), sixth=sixth), seat=seat)

    def register(self, sixth: str) -> Played:
        return self.play(Register(sixth=sixth))

    def decline(self) -> Played:
        return self.play(Decline())

    def stop(self) -> Played:
        return self.play(Stop())

    def pass_turns(self, turns: int = 1) -> Played:
        """Whole turns with any set or none, nothing bought and if possible nothing scored."""
        for _ in range(turns):
            moves = [move for move in GAME.moves(self.state, 0) if move.do != "buy"]
            self.play(min(moves, key=lambda move: isinstance(move, Combine) and move.sixth is not None))
        return self

    def with_(self, **changes: object) -> Played:
        """Change fields of the first village."""
        self.state = self.state.model_copy(
            update={"villages": (self.village.model_copy(update={**changes}), *self.state.villages[1:])}
        )
        return self

    @property
    def village(self) -> Village:
        return self.state.villages[0]

    @property
    def seen(self) -> VillageView:
        view = GAME.view(self.state, 0).village
        assert view is not None
        return view

    @property
    def happened(self) -> list[str]:
        return [event.what for event in self.events]


def at(cards: str = "", *, sixths: str = "", seats: int = 1, **options: object) -> Played:
    """A fresh table whose pile begins with these cards and whose sixth cards come in this order."""
    state = GAME.deal(seats, RokujikaOptions.model_validate(options), Random(1))
    order, sixth_order = pile(cards), deck(sixths)
    village = state.villages[0].model_copy(update={"pile": order[3:], "front": order[:3], "display": sixth_order[:6]})
    return Played(state.model_copy(update={"sixths": sixth_order, "villages": (village,) * seats}))
