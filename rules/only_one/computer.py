"""Computer players. They only use what a player at the table can know.

Easy and normal look at the columns as they are; hard plays the round out (`search`).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, sqrt
from random import Random

from rules.game import Level
from rules.only_one import search
from rules.only_one.cards import (
    BREAKER_POINTS,
    CARDS_FOR,
    EARLY_POINTS,
    EGG,
    FIG,
    KINDS,
    NAMED,
    NUMBER,
    SEER_LOOKS,
    SPECIAL,
    VALUE,
    VALUES_FOR,
    Card,
    clashes,
)
from rules.only_one.state import (
    Choose,
    Collect,
    Column,
    Explore,
    Keep,
    OnlyOneMove,
    OnlyOneState,
    OnlyOneView,
    Peek,
    Place,
    Skip,
)
from rules.only_one.turn import may_explore, may_peek, open_columns, usable

FAMILIAR_WORTH = 2.5
FIG_WORTH = 1.5  # its potion, and the token for the values after it
TAKEN = 0.45  # chance that an opponent takes the best column
EASY_ERROR = 4.0  # by how many points easy may misjudge one choice compared with another
PLAYOUTS = 240  # of hard, shared by all moves: what it costs hardly depends on their number


def choose(
    level: Level, state: OnlyOneState, view: OnlyOneView, moves: Sequence[OnlyOneMove], rng: Random
) -> OnlyOneMove:
    """Return the move of a computer of this level; `view` is that of the active player."""
    if len(moves) == 1:
        return moves[0]
    if level == "hard":
        return search.judge(view, moves, rng, PLAYOUTS // len(moves))[0].move
    return easy_move(state, rng) if level == "easy" else sensible_move(state)


def easy_move(state: OnlyOneState, rng: Random) -> OnlyOneMove:
    """Return a sensible move of somebody who misjudges columns. It never busts a column if the card fits elsewhere."""
    if state.phase not in ("place", "turn"):
        return sensible_move(state)
    evaluation = _Evaluation(state)

    def about(worth: float) -> float:
        return worth + EASY_ERROR * (rng.random() - 0.5)

    if state.phase == "place" and state.card is not None:
        card = state.card
        fitting = [place for place in evaluation.open if not clashes(card, state.columns[place])]
        choices = fitting or evaluation.open
        return Place(column=max(choices, key=lambda place: about(evaluation.after_placing(card, place))))
    worth = {place: about(evaluation.columns[place]) for place in usable(state)}
    best = max(worth, key=worth.__getitem__)
    if may_explore(state) and about(evaluation.exploring()) > worth[best]:
        return Explore()
    return Collect(column=best)


def sensible_move(state: OnlyOneState) -> OnlyOneMove:
    """Return a sensible move of the active player."""
    if state.phase == "scoring":
        return Skip()
    evaluation = _Evaluation(state)
    match state.phase:
        case "place" if state.card is not None:
            card = state.card
            return Place(column=max(evaluation.open, key=lambda place: evaluation.after_placing(card, place)))
        case "choose":
            return evaluation.chosen(state.deck[:SEER_LOOKS])  # the seer sees these three
        case "keep" if state.broken is not None and state.card is not None:
            cards = (*state.columns[state.broken], state.card)
            return Keep(card=max(range(len(cards)), key=lambda at: evaluation.worth(cards[at])))
    best = max(usable(state), key=evaluation.columns.__getitem__)
    if not may_explore(state) or evaluation.columns[best] + evaluation.early >= evaluation.exploring():
        return Collect(column=best)
    return Peek() if may_peek(state) else Explore()


class _Evaluation:
    """The value of cards and columns for the active player."""

    def __init__(self, state: OnlyOneState) -> None:
        self.state = state
        self.seat = state.active
        self.partners = next(side for side in state.sides if self.seat in side)
        self.unseen = _unseen(state)
        self.open = open_columns(state)
        self._counts = [Counter(VALUE.get(card) for card in cards) for cards in state.collections]
        self._left = Counter(dict.fromkeys(VALUES_FOR[state.seats], 0))
        for card, number in self.unseen.items():
            if card != EGG:
                self._left[VALUE[card]] += number
        self.alone = len(state.ended) == state.seats - 1
        self.early = EARLY_POINTS if not state.ended and state.has_power("early") else 0
        self._worths = {card: self._worth(card) for card in KINDS if card == EGG or VALUE[card] in self._left}
        self.columns = [self.column(column) for column in state.columns]

    def worth(self, card: Card) -> float:
        """Return the expected gain of owning this card, including points denied to opponents."""
        return FAMILIAR_WORTH if card in NAMED else self._worths[card]

    def column(self, cards: Column) -> float:
        """Return the expected gain of a column; 0 if it is empty."""
        return sum(self.worth(card) for card in cards)

    def exploring(self) -> float:
        """Return the expected value of drawing, over all unseen cards."""
        total = sum(self.unseen.values())
        return sum(number * self._best_place(card) for card, number in self.unseen.items()) / total

    def after_placing(self, card: Card, place: int) -> float:
        """Return the value after placing the card there: of a bust, or of the columns left next turn."""
        column = self.state.columns[place]
        if clashes(card, column):
            kept = max(map(self.worth, (*column, card))) if self.state.has_power("picker") else self.worth(card)
            return kept + (BREAKER_POINTS if self.state.has_power("breaker") else 0)
        grown = self.columns[place] + self.worth(card)
        if self.alone and self.state.seats == 2:  # only this column may be collected
            return grown
        others = [self.columns[other] for other, cards in enumerate(self.state.columns) if cards and other != place]
        return self._next_turn([grown, *others])

    def chosen(self, top: Sequence[Card]) -> Choose:
        """Return the best of three cards; the poorer of the rest goes on top for the next player."""
        card = max(range(len(top)), key=lambda at: self._best_place(top[at]))
        others = sorted((at for at in range(len(top)) if at != card), key=lambda at: self.worth(top[at]))
        return Choose(card=card, next=others[0])

    def _best_place(self, card: Card) -> float:
        return max(self.after_placing(card, place) for place in self.open)

    def _next_turn(self, values: list[float]) -> float:
        """Return the expected value of the column left next turn, after opponents may have taken better ones."""
        ranked = sorted(values, reverse=True)
        others = self.state.seats - len(self.state.ended) - 1
        expected, left = 0.0, 1.0
        for value in ranked[:others]:
            expected += left * (1 - TAKEN) * value
            left *= TAKEN
        return expected + left * ranked[min(others, len(ranked) - 1)]

    def _worth(self, card: Card) -> float:
        if card == FIG:
            return FIG_WORTH
        special = 1.0 if card in SPECIAL else 0.0
        if card == EGG:
            return special
        value = VALUE[card]
        own, left = self._counts[self.seat][value], self._left[value]
        most = max(counts[value] for seat, counts in enumerate(self._counts) if seat not in self.partners)
        before, after = _odds(own - most, left), _odds(own + 1 - most, max(left - 1, 0))
        # The winner's bonus comes from the cards of opponents and the discards, so it grows with their number.
        prize = 1 + 0.35 * max(NUMBER[value] - own - 1, 0)
        return special + (after - before) * prize * 2


def _odds(lead: int, left: int) -> float:
    """Return the chance that a lead lasts while `left` cards are still to come."""
    return 1 / (1 + exp(-1.7 * lead / sqrt(1 + left / 3)))


def _unseen(state: OnlyOneState) -> dict[Card, int]:
    """Return the number of each card that is not visible to the player; discards are face down."""
    unseen = Counter(CARDS_FOR[state.seats])
    for cards in (*state.collections, *state.columns, *([(state.card,)] if state.card else [])):
        unseen.subtract(card for card in cards if card not in NAMED)
    return {card: number for card, number in unseen.items() if number}
