"""The search of the strongest computers: guess what the seat cannot see, play the round out, and count how it ends."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from random import Random

from rules.game import Judged
from rules.only_one.cards import CARDS_FOR, COLUMN_SIZE, FIG, NAMED, SEER_LOOKS, SPECIAL, VALUE, VALUES, Card
from rules.only_one.chances import Standing
from rules.only_one.playout import FAMILIAR_WORTH, KIND, MASK, VALUE_OF, Playout, worths
from rules.only_one.state import Choose, Collect, Explore, Keep, OnlyOneMove, OnlyOneView, Peek, Place

AT_ONCE = 20  # guesses; then moves that are clearly behind are tried no longer
CLEARLY = 2.0  # standard errors


def judge(
    view: OnlyOneView, moves: Sequence[OnlyOneMove], rng: Random, guesses: int, *, drops: bool = True
) -> list[Judged[OnlyOneMove]]:
    """Return the chance to win with each of these moves, decided by the view of the active player; the best first.

    With `drops`, moves that are far behind after a few guesses are tried no longer, and come last.
    """
    assert view.seat is not None
    table, unseen = _table(view), [KIND[card] for card in _unseen(view)]
    side, trials = table.sides[view.seat], [_Trial(move) for move in moves]
    tried = trials
    for guess in range(1, guesses + 1):
        _guess(table, view, unseen, rng)
        for trial in tried:
            playout = table.fork()
            _apply(playout, trial.move, view)
            playout.play()
            trial.add(playout.result(side))
        if drops and guess % AT_ONCE == 0:
            best = max(tried, key=_chance)
            tried = [trial for trial in tried if trial.chance + CLEARLY * (trial.error + best.error) >= best.chance]
            if len(tried) == 1:
                break
    order = sorted(trials, key=lambda trial: (trial.number, trial.chance), reverse=True)
    return [Judged(trial.move, trial.chance) for trial in order]


class _Trial:
    """How the round ended after a move, with different guesses."""

    def __init__(self, move: OnlyOneMove) -> None:
        self.move, self.number, self._sum, self._squares = move, 0, 0.0, 0.0

    def add(self, chance: float) -> None:
        self._sum += chance
        self._squares += chance * chance
        self.number += 1

    @property
    def chance(self) -> float:
        """The chance to win on average."""
        return self._sum / self.number

    @property
    def error(self) -> float:
        """The standard error of the chance."""
        return sqrt(max(0.0, self._squares / self.number - self.chance**2) / self.number)


def _chance(trial: _Trial) -> float:
    return trial.chance


def _table(view: OnlyOneView) -> Playout:
    """Return the round without the cards that the seat cannot see."""
    seats = len(view.collections)
    side_of = {seat: number for number, side in enumerate(view.sides) for seat in side}
    table = Playout()
    table.sides = tuple(side_of[seat] for seat in range(seats))
    assert view.active is not None
    table.active, table.token, table.round = view.active, view.token, view.round
    table.ended = list(view.ended)
    table.laid = [NAMED.get(column[0]) if column else None for column in view.columns]
    table.cols = [tuple(KIND[card] for card in column if card not in NAMED) for column in view.columns]
    table.masks = [0] * len(table.cols)
    for col, kinds in enumerate(table.cols):
        for kind in kinds:
            table.masks[col] |= MASK[kind]
    table.counts = [[0] * seats for _ in VALUES]
    table.points = [0.0] * seats
    for seat, collection in enumerate(view.collections):
        table.points[seat] += view.earned[seat] + sum(card in SPECIAL for card in collection)
        table.points[seat] += view.familiars[seat] is not None
        for card in collection:
            if card in VALUE:
                table.counts[VALUES.index(VALUE[card])][seat] += 1
    table.familiars = list(view.familiars)
    table.is_last = view.last_call
    _value(table, view)
    return table


def _value(table: Playout, view: OnlyOneView) -> None:
    """Add what cards and columns are worth, with the cards that can be expected in the deck and the discards."""
    seats, unseen = len(view.collections), _unseen(view)
    pool = Counter(VALUE[card] for card in unseen if card in VALUE)
    hidden = max(1, view.deck + view.discarded)
    to_come = view.until_fig or 0  # the cards below the Fig hardly matter
    left = [pool[value] * to_come / hidden for value in VALUES]
    for cards in table.cols:  # they can still be won by anybody
        for kind in cards:
            if VALUE_OF[kind] >= 0:
                left[VALUE_OF[kind]] += 1
    discards = [pool[value] * view.discarded / hidden for value in VALUES]
    standing = Standing(table.sides, table.counts, discards, left, table.points, table.familiars, table.token, to_come)
    table.worth = worths(standing)
    table.sums = []
    for col, cards in enumerate(table.cols):
        extra = FAMILIAR_WORTH if table.laid[col] else 0.0
        table.sums.append(tuple(extra + sum(table.worth[card][seat] for card in cards) for seat in range(seats)))
    kinds = [KIND[card] for card in unseen]
    table.growth = tuple(
        sum(max(0.0, table.worth[kind][seat]) for kind in kinds) / max(1, len(kinds)) for seat in range(seats)
    )


def _unseen(view: OnlyOneView) -> list[Card]:
    """Return the cards that the seat cannot see, sorted; the Fig is not among them while its place is known."""
    unseen = Counter(CARDS_FOR[len(view.collections)])
    for cards in (*view.collections, *view.columns, view.peek or (), *([(view.card,)] if view.card else [])):
        unseen.subtract(card for card in cards if card not in NAMED)
    if view.until_fig is not None:
        unseen[FIG] = 0
    return sorted(unseen.elements())


def _guess(table: Playout, view: OnlyOneView, unseen: list[int], rng: Random) -> None:
    """Fill the deck and the discards with a random order of the unseen cards."""
    cards = unseen[:]
    rng.shuffle(cards)
    peeked = [KIND[card] for card in view.peek or ()]
    has_fig_in_deck = view.until_fig is not None and FIG not in (view.peek or ())
    size = view.deck - len(peeked) - has_fig_in_deck
    deck, lost = peeked + cards[:size], cards[size:]
    if has_fig_in_deck:
        assert view.until_fig is not None
        deck.insert(view.until_fig, KIND[FIG])
    table.deck, table.drawn, table.clash = deck, 0, {}
    table.to_come = view.until_fig or 0
    table.left, table.discards = [0] * len(VALUES), [0] * len(VALUES)
    for cards_of, counts in ((deck[: table.to_come], table.left), (lost, table.discards)):
        for card in cards_of:
            if VALUE_OF[card] >= 0:
                counts[VALUE_OF[card]] += 1


def _apply(playout: Playout, move: OnlyOneMove, view: OnlyOneView) -> None:
    """Play the move that is judged; what follows in the same turn is up to the simple player."""
    match move:
        case Collect():
            playout.collect(move.column)
        case Explore():
            playout.place_well(playout.draw(), _has_room(playout))
        case Place():
            assert view.card is not None
            playout.place(KIND[view.card], move.column)
        case Keep():
            assert view.card is not None
            assert view.broken is not None
            playout.place(KIND[view.card], view.broken, move.card)
        case Choose():
            _choose(playout, move.card, move.next)
        case Peek():
            seat, top = playout.active, playout.deck[:SEER_LOOKS]
            best = max(range(len(top)), key=lambda at: playout.worth[top[at]][seat])
            _choose(playout, best, min(at for at in range(len(top)) if at != best))


def _choose(playout: Playout, card: int, next_: int) -> None:
    top = playout.deck[:SEER_LOOKS]
    last = SEER_LOOKS - card - next_
    playout.deck = [top[card], top[next_], top[last], *playout.deck[SEER_LOOKS:]]
    playout.place_well(playout.draw(), _has_room(playout))


def _has_room(playout: Playout) -> list[int]:
    return [col for col in playout.usable() if len(playout.cols[col]) + (playout.laid[col] is not None) < COLUMN_SIZE]
