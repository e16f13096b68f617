"""Broken invariants of a Rokujika Collection state."""

from __future__ import annotations

from collections.abc import Iterator

from rules.rokujika.cards import CARDS
from rules.rokujika.state import COLUMNS, PER_TRADEMARK, ROWS, START_COINS, TURNS, RokujikaState, Village, outcome_of

_ALL = sorted(CARDS.cards)


def violations_of(state: RokujikaState) -> list[str]:
    """Return every broken invariant as text."""
    found = []
    if sorted(state.sixths) != sorted(CARDS.sixths):
        found.append("the sixth cards are not the 24 there are")
    if state.outcome != outcome_of(state.villages):
        found.append("over without its outcome, or an outcome before the end")
    for seat, village in enumerate(state.villages):
        found += [f"seat {seat}: {violation}" for violation in _village(state, village)]
    return found


def _village(state: RokujikaState, village: Village) -> Iterator[str]:
    yield from _cards(village)
    yield from _sixths(state, village)
    yield from _turn(village)
    yield from _coins(village)


def _cards(village: Village) -> Iterator[str]:
    if sorted([*village.pile, *village.front, *village.discards]) != _ALL:
        yield "pile, front and discards are not the 24 cards"
    free = len(village.front) - village.paid
    if free != (0 if village.phase == "over" else 3):
        yield f"{len(village.front)} cards in front for {village.paid} coins"


def _sixths(state: RokujikaState, village: Village) -> Iterator[str]:
    """R-15: a place has the card that was laid there, or is empty."""
    if len(village.display) != COLUMNS * ROWS:
        yield f"{len(village.display)} places in the middle"
        return
    moved = min(len(village.history), TURNS - 1)
    laid = state.sixths[COLUMNS * moved :][: COLUMNS * ROWS]
    seen = set(state.sixths[: COLUMNS * (moved + ROWS)])
    taken = [*village.trademarks, *village.scored]
    for sixth, place in zip(laid, village.display, strict=False):
        if place not in (sixth, None):
            yield f"{place} is where {sixth} was laid"
        if (place is None) != (sixth in taken):
            yield f"{sixth} is in the middle and taken, or neither"
    if len(set(taken)) != len(taken) or not set(taken) <= seen:
        yield "a sixth card was taken twice, or before it was laid out"


def _turn(village: Village) -> Iterator[str]:
    done = len(village.history)
    if not 1 <= village.turn <= TURNS or done != village.turn - (village.phase != "over"):
        yield f"turn {village.turn} after {done} turns"
    if village.phase == "over" and done < TURNS and village.coins > 0:
        yield "it ended with coins and turns left"
    if village.phase == "trademark" and (village.paid == 0 or village.paid % PER_TRADEMARK or not any(village.display)):
        yield f"a trademark is offered after {village.paid} coins"
    if any(turn.coins == 0 for turn in village.history[: TURNS - 1][: -1 if village.phase == "over" else None]):
        yield "it continued without coins"
    if not 0 <= village.rung <= village.epoch:
        yield "the last deadline is in the future"


def _coins(village: Village) -> Iterator[str]:
    """Coins and points must follow from the turns."""
    if village.coins < 0:
        yield "negative coins"
    earned = sum(turn.product - turn.paid for turn in village.history)
    if village.coins != START_COINS + earned - village.paid:
        yield f"{village.coins} coins do not follow from the turns"
    points = 0
    for turn in village.history:
        points += CARDS.sixths[turn.sixth].points if turn.sixth in CARDS.sixths else 0
        if turn.points != points:
            yield f"{turn.points} points instead of {points}"
        if turn.product != (CARDS.products.get(turn.cards, 0) if turn.cards else 0):
            yield f"a set worth {turn.product} that is not"
        if turn.sixth is not None and (turn.cards is None or turn.sixth not in CARDS.fits[turn.cards]):
            yield f"{turn.sixth} was scored by a set that does not fulfil it"
    if village.scored != tuple(turn.sixth for turn in village.history if turn.sixth is not None):
        yield "the sixth cards scored are not those of the turns"
