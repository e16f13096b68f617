"""A sensible player who knows no more than anybody at the table: weighs each card, and what waiting may bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import exp, sqrt

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
from rules.only_one.columns import may_explore, may_peek, open_columns, usable
from rules.only_one.state import Choose, Collect, Column, Explore, Keep, OnlyOneMove, OnlyOneState, Peek, Place, Skip

FAMILIAR_WORTH = 2.5
FIG_WORTH = 1.5  # its potion, and the token for the values after it
TAKEN = 0.45  # how likely the others are to take the column one hopes for


def sensible_move(state: OnlyOneState) -> OnlyOneMove:
    """What the active player should do."""
    if state.phase == "scoring":
        return Skip()
    mind = _Mind(state)
    match state.phase:
        case "place" if state.card is not None:
            card = state.card
            return Place(column=max(mind.open, key=lambda place: mind.after_placing(card, place)))
        case "choose":
            return mind.chosen(state.deck[:SEER_LOOKS])  # the seer sees these three
        case "keep" if state.broken is not None and state.card is not None:
            cards = (*state.columns[state.broken], state.card)
            return Keep(card=max(range(len(cards)), key=lambda at: mind.worth(cards[at])))
    best = max(usable(state), key=mind.columns.__getitem__)
    if not may_explore(state) or mind.columns[best] + mind.early >= mind.exploring():
        return Collect(column=best)
    return Peek() if may_peek(state) else Explore()


class _Mind:
    """What the active player makes of the table."""

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
        """How many points owning this card is expected to add, those kept from others included."""
        return FAMILIAR_WORTH if card in NAMED else self._worths[card]

    def column(self, cards: Column) -> float:
        """The same for a whole column; empty ones are worth nothing."""
        return sum(self.worth(card) for card in cards)

    def exploring(self) -> float:
        """What turning up a card is expected to lead to, over all cards that may come."""
        total = sum(self.unseen.values())
        return sum(number * self._best_place(card) for card, number in self.unseen.items()) / total

    def after_placing(self, card: Card, place: int) -> float:
        """What putting the card there leads to: a bust, or the columns as they will stand next turn."""
        column = self.state.columns[place]
        if clashes(card, column):
            kept = max(map(self.worth, (*column, card))) if self.state.has_power("picker") else self.worth(card)
            return kept + (BREAKER_POINTS if self.state.has_power("breaker") else 0)
        grown = self.columns[place] + self.worth(card)
        if self.alone and self.state.seats == 2:  # only this column may be collected
            return grown
        others = [self.columns[other] for other, cards in enumerate(self.state.columns) if cards and other != place]
        return self._hope([grown, *others])

    def chosen(self, top: Sequence[Card]) -> Choose:
        """The best of three; of the others the poorer goes on top, for whoever comes next."""
        card = max(range(len(top)), key=lambda at: self._best_place(top[at]))
        others = sorted((at for at in range(len(top)) if at != card), key=lambda at: self.worth(top[at]))
        return Choose(card=card, next=others[0])

    def _best_place(self, card: Card) -> float:
        return max(self.after_placing(card, place) for place in self.open)

    def _hope(self, values: list[float]) -> float:
        """What will be left to collect next turn, if the others may take the best columns first."""
        ranked = sorted(values, reverse=True)
        others = self.state.seats - len(self.state.ended) - 1
        hope, chance = 0.0, 1.0
        for value in ranked[:others]:
            hope += chance * (1 - TAKEN) * value
            chance *= TAKEN
        return hope + chance * ranked[min(others, len(ranked) - 1)]

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
        # the winner's bonus comes from cards that others hold or have lost, so it grows with how many there are
        prize = 1 + 0.35 * max(NUMBER[value] - own - 1, 0)
        return special + (after - before) * prize * 2


def _odds(lead: int, left: int) -> float:
    """How likely a lead of so many cards is to last while so many are still to come."""
    return 1 / (1 + exp(-1.7 * lead / sqrt(1 + left / 3)))


def _unseen(state: OnlyOneState) -> dict[Card, int]:
    """Every card that does not lie open, as far as the player can know; the discards are face down."""
    unseen = Counter(CARDS_FOR[state.seats])
    for cards in (*state.collections, *state.columns, *([(state.card,)] if state.card else [])):
        unseen.subtract(card for card in cards if card not in NAMED)
    return {card: number for card, number in unseen.items() if number}
