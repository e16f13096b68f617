"""Play a round quickly with guessed cards: a smaller model of the rules, with a simple player at every seat."""

from __future__ import annotations

from collections.abc import Sequence
from operator import add

from rules.game import Seat
from rules.only_one.cards import (
    BITS,
    BREAKER_POINTS,
    COLUMN_SIZE,
    EARLY_POINTS,
    FIG,
    FIRST_ROUND_OF_POWERS,
    KINDS,
    SPECIAL,
    VALUE,
    VALUES,
    Card,
    Familiar,
)
from rules.only_one.chances import Standing, final_chance, share, winning_chance

TAKEN = 0.45  # chance that an opponent takes the best column
KIND: dict[Card, int] = {card: kind for kind, card in enumerate(KINDS)}  # cards as numbers
VALUE_OF: tuple[int, ...] = tuple(VALUES.index(VALUE[card]) if card in VALUE else -1 for card in KINDS)
MASK: tuple[int, ...] = tuple(BITS[card] for card in KINDS)
IS_SPECIAL: tuple[bool, ...] = tuple(card in SPECIAL for card in KINDS)
THE_FIG = KIND[FIG]
FAMILIAR_WORTH = 2.0

Worth = tuple[tuple[float, ...], ...]  # of a card, by kind and seat


class Playout:
    """A round in progress in which every card is known."""

    __slots__ = (
        "active", "clash", "cols", "counts", "deck", "discards", "drawn", "ended", "familiars", "growth",
        "is_last", "laid", "left", "masks", "points", "round", "sides", "sums",
        "to_come", "token", "worth",
    )  # fmt: skip

    sides: tuple[int, ...]  # the side of each seat
    active: Seat
    token: Seat
    round: int
    ended: list[Seat]
    cols: list[tuple[int, ...]]  # kinds of cards; empty once taken
    laid: list[Familiar | None]  # the familiar of each column
    masks: list[int]  # the numbers in each column
    sums: list[tuple[float, ...]]  # what each column is worth to each seat
    deck: Sequence[int]
    drawn: int  # cards of the deck that are gone
    to_come: int  # cards of the deck above the Fig when it was guessed
    left: list[int]  # by value: cards above the Fig
    counts: list[list[int]]  # by value and seat
    discards: list[int]  # by value
    points: list[float]  # by seat
    familiars: list[Familiar | None]
    is_last: bool  # the Fig is out
    worth: Worth
    growth: tuple[float, ...]  # what a card drawn by a seat adds to a column, on average
    clash: dict[int, float]  # the chance that a card clashes, by the numbers of a column

    def fork(self) -> Playout:
        """Return a copy."""
        other = Playout()
        other.sides, other.active, other.token, other.round = self.sides, self.active, self.token, self.round
        other.ended, other.cols, other.laid = self.ended[:], self.cols[:], self.laid[:]
        other.masks, other.sums = self.masks[:], self.sums[:]
        other.deck, other.drawn, other.to_come, other.left = self.deck, self.drawn, self.to_come, self.left[:]
        other.counts = [counts[:] for counts in self.counts]
        other.discards, other.points, other.familiars = self.discards[:], self.points[:], self.familiars[:]
        other.is_last, other.worth, other.growth, other.clash = self.is_last, self.worth, self.growth, self.clash
        return other

    # --- moves

    def draw(self) -> int:
        """Turn up the top card."""
        card = self.deck[self.drawn]
        self.drawn += 1
        if card == THE_FIG:
            self.is_last = True
        elif VALUE_OF[card] >= 0:
            self.left[VALUE_OF[card]] -= 1
        return card

    def place(self, card: int, col: int, kept: int | None = None) -> None:
        """Add a card to a column; if it is bust, keep one card: the best that the player may keep."""
        if self.masks[col] & MASK[card]:
            self._bust(card, col, kept)
            return
        self._add(card, col)
        self._next()

    def collect(self, col: int) -> None:
        """Take a column."""
        seat = self.active
        if self.familiars[seat] == "early" and not self.ended and self.round >= FIRST_ROUND_OF_POWERS:
            self.points[seat] += EARLY_POINTS
        for card in self.cols[col]:
            self._gain(seat, card)
        self._end(col)

    def _bust(self, card: int, col: int, kept: int | None) -> None:
        seat = self.active
        has_powers = self.round >= FIRST_ROUND_OF_POWERS
        cards = (*self.cols[col], card)
        if kept is None:
            kept = len(cards) - 1
            if has_powers and self.familiars[seat] == "picker":
                kept = max(range(len(cards)), key=lambda at: self.worth[cards[at]][seat])
        if has_powers and self.familiars[seat] == "breaker":
            self.points[seat] += BREAKER_POINTS
        for at, other in enumerate(cards):
            if at == kept:
                self._gain(seat, other)
            elif VALUE_OF[other] >= 0:
                self.discards[VALUE_OF[other]] += 1
        self._end(col)

    def _gain(self, seat: Seat, card: int) -> None:
        if IS_SPECIAL[card]:
            self.points[seat] += 1
        if VALUE_OF[card] >= 0:
            self.counts[VALUE_OF[card]][seat] += 1

    def _add(self, card: int, col: int) -> None:
        self.cols[col] = (*self.cols[col], card)
        self.masks[col] |= MASK[card]
        self.sums[col] = tuple(map(add, self.sums[col], self.worth[card]))

    def _end(self, col: int) -> None:
        familiar = self.laid[col]
        if familiar is not None:
            self.familiars[self.active] = familiar
            self.points[self.active] += 1
            self.laid[col] = None
        self.cols[col] = ()
        self.masks[col] = 0
        self.sums[col] = (0.0,) * len(self.points)
        self.ended.append(self.active)
        if len(self.ended) == len(self.points):
            self.token = self.active
        else:
            self._next()

    def _next(self) -> None:
        seats, ended = len(self.points), self.ended
        seat = (self.active + 1) % seats
        while seat in ended:
            seat = (seat + 1) % seats
        self.active = seat

    # --- players

    def usable(self) -> list[int]:
        """Return the columns that the active player may choose, like `turn.usable`."""
        found = [col for col, cards in enumerate(self.cols) if cards or self.laid[col]]
        if len(self.points) > 2 or not self.ended:
            return found
        if self.is_last:
            for col in found:
                if THE_FIG in self.cols[col]:
                    return [col]
        return found[:1]

    def play(self) -> None:
        """Play the round to its end."""
        seats, ended = len(self.points), self.ended
        while len(ended) < seats:
            usable = self.usable()
            best, has_room = self.wishes(usable)
            if best < 0:
                self.place_well(self.draw(), has_room)
            else:
                self.collect(best)

    def wishes(self, usable: list[int]) -> tuple[int, list[int]]:
        """Return the column that the active player takes, or -1 to draw, and the columns with room."""
        seat, sums = self.active, self.sums
        values = [sums[col][seat] for col in usable]
        value = max(values)
        best = usable[values.index(value)]
        if self.is_last:
            return best, usable
        has_room = [col for col in usable if len(self.cols[col]) + (self.laid[col] is not None) < COLUMN_SIZE]
        if not has_room:
            return best, usable
        shared = -1
        for col in has_room:
            shared &= self.masks[col]
        risk = self.clash.get(shared)
        if risk is None:
            risk = self.clash[shared] = self._risk(shared)
        growth = self.growth[seat]
        waiting = (1 - risk) * (self._waiting(values) + growth) + risk * growth
        return (best if value >= waiting else -1), has_room

    def _waiting(self, values: list[float]) -> float:
        """Return what the best column is worth that is left next turn: opponents may take better ones."""
        others = len(self.points) - len(self.ended) - 1
        if not others:
            return max(values)
        values.sort(reverse=True)
        found, left = 0.0, 1.0
        for value in values[:others]:
            found += left * (1 - TAKEN) * value
            left *= TAKEN
        return found + left * values[min(others, len(values) - 1)]

    def _risk(self, shared: int) -> float:
        cards = self.deck[self.drawn :]
        return sum([1 for card in cards if MASK[card] & shared]) / max(1, len(cards))

    def place_well(self, card: int, has_room: list[int]) -> None:
        """Add a card to the column where it does the active player the most good."""
        self.place(card, self.where(card, has_room))

    def where(self, card: int, has_room: list[int]) -> int:
        """Return the column where a card does the active player the most good."""
        seat, sums, worth = self.active, self.sums, self.worth[card][self.active]
        has_powers = self.round >= FIRST_ROUND_OF_POWERS
        bust = worth + (BREAKER_POINTS if has_powers and self.familiars[seat] == "breaker" else 0)
        others = [sums[col][seat] for col in range(len(sums)) if self.cols[col] or self.laid[col]]
        alone_with_one = len(self.points) == 2 and self.ended
        best, chosen = -1e9, has_room[0]
        for col in has_room:
            if self.masks[col] & MASK[card]:
                value = bust
            elif alone_with_one:
                value = sums[col][seat] + worth
            else:
                values = others[:]
                values.remove(sums[col][seat])
                values.append(sums[col][seat] + worth)
                value = self._waiting(values)
            if value > best:
                best, chosen = value, col
        return chosen

    # --- results

    def standing(self) -> Standing:
        """Return what the result depends on."""
        return Standing(
            self.sides, self.counts, self.discards, self.left, self.points, self.familiars, self.token,
            max(0, self.to_come - self.drawn),
        )  # fmt: skip

    def result(self, side: int) -> float:
        """Return the chance that a side wins, at the end of a round."""
        return final_chance(self.standing(), side) if self.is_last else winning_chance(self.standing(), side)


def worths(standing: Standing) -> Worth:
    """Return what one more card of each kind is worth to each seat: its side's gain on the others, in points."""
    seats, sides = range(len(standing.points)), standing.sides
    opponents = len(set(sides)) - 1
    gleaner = standing.familiars.index("gleaner") if "gleaner" in standing.familiars else -1
    by_value: list[tuple[float, ...]] = []
    for counts, left, discards in zip(standing.counts, standing.left, standing.discards, strict=True):
        now = share(tuple(counts), left, discards, gleaner).points
        gains = []
        for seat in seats:
            more = tuple(count + (at == seat) for at, count in enumerate(counts))
            then = share(more, max(0.0, left - 1), discards, gleaner).points
            own = sum(then[at] - now[at] for at in seats if sides[at] == sides[seat])
            others = sum(then[at] - now[at] for at in seats if sides[at] != sides[seat])
            gains.append(own - others / opponents)
        by_value.append(tuple(gains))
    by_value.append((0.0,) * len(seats))  # of an egg
    return tuple(tuple(gain + IS_SPECIAL[kind] for gain in by_value[VALUE_OF[kind]]) for kind in range(len(KINDS)))
