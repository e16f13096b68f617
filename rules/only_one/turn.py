"""A turn: explore and place, or collect; busts and the powers of familiars."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Seat, Step
from rules.only_one import rounds
from rules.only_one.cards import BREAKER_POINTS, EARLY_POINTS, FIG, NAMED, SEER_LOOKS, Card, Familiar, clashes
from rules.only_one.columns import may_peek, require_explore, require_open, require_usable, with_column
from rules.only_one.state import FIG_FOUND, Busted, Collected, OnlyOneState, Peeked, Placed, Turned


def explore(state: OnlyOneState) -> Step[OnlyOneState]:
    """Draw a card. C-7: it is shown before the column is chosen."""
    _require_turn(state)
    require_explore(state)
    return _draw(state, state.deck)


def peek(state: OnlyOneState) -> Step[OnlyOneState]:
    """Let the seer look at the top three cards."""
    _require_turn(state)
    require_explore(state)
    if not may_peek(state):
        raise IllegalMove("only-one-no-peek")
    return Step(
        state.model_copy(update={"phase": "choose", "peeked": True, "epoch": state.epoch + 1}),
        (Peeked(seat=state.active),),
    )


def choose(state: OnlyOneState, card: int, next_: int) -> Step[OnlyOneState]:
    """Draw one of the three cards. C-60: also the Fig; the other two go back in the chosen order."""
    if state.phase != "choose":
        raise IllegalMove("only-one-nothing-to-choose")
    if card == next_ or not {card, next_} <= set(range(SEER_LOOKS)):
        raise IllegalMove("only-one-choose-two")
    last = SEER_LOOKS - card - next_
    top = state.deck[:SEER_LOOKS]
    return _draw(state, (top[card], top[next_], top[last], *state.deck[SEER_LOOKS:]))


def place(state: OnlyOneState, column: int) -> Step[OnlyOneState]:
    """Add the drawn card to a column. C-8: it may bust it, by choice or not."""
    if state.phase != "place" or state.card is None:
        raise IllegalMove("only-one-keep-first" if state.phase == "keep" else "only-one-nothing-to-place")
    cards = require_open(state, column)
    card = state.card
    if clashes(card, cards):
        if state.has_power("picker"):  # C-63
            return Step(state.model_copy(update={"phase": "keep", "broken": column, "epoch": state.epoch + 1}))
        return _bust(state, column, card, cards, len(cards))
    placed = Placed(seat=state.active, card=card, column=column)
    columns = with_column(state, column, (*cards, card))
    active = rounds.next_seat(state, state.ended)
    after = state.model_copy(
        update={
            "phase": "turn",
            "card": None,
            "columns": columns,
            "active": active,
            "last": placed,
            "epoch": state.epoch + 1,
        }
    )
    return Step(after, (placed,))


def keep(state: OnlyOneState, card: int) -> Step[OnlyOneState]:
    """Let the picker keep a card of the bust column; the added card is its last."""
    if state.phase != "keep" or state.broken is None or state.card is None:
        raise IllegalMove("only-one-nothing-to-keep")
    cards = state.columns[state.broken]
    if not 0 <= card <= len(cards):
        raise IllegalMove("only-one-nothing-to-keep")
    return _bust(state, state.broken, state.card, cards, card)


def collect(state: OnlyOneState, column: int) -> Step[OnlyOneState]:
    """Take all cards of a column. C-53: even a familiar alone."""
    _require_turn(state)
    cards = require_usable(state, column)
    seat = state.active
    familiar = _familiar_in(cards)
    taken = cards if familiar is None else tuple(card for card in cards if card != familiar)
    # C-57: no other player has ended, not even by a bust
    points = EARLY_POINTS if not state.ended and state.has_power("early") else 0
    event = Collected(seat=seat, column=column, cards=taken, familiar=familiar, points=points)
    return _end_round(state, event, gained=taken, lost=(), familiar=familiar)


def _draw(state: OnlyOneState, deck: tuple[Card, ...]) -> Step[OnlyOneState]:
    card = deck[0]
    turned = Turned(seat=state.active, card=card)
    is_fig = card == FIG  # C-4: it still goes into a column, and the turn order continues (C-5)
    after = state.model_copy(
        update={"phase": "place", "card": card, "deck": deck[1:], "last_call": is_fig, "epoch": state.epoch + 1}
    )
    return Step(after, (turned, FIG_FOUND) if is_fig else (turned,))


def _bust(state: OnlyOneState, column: int, card: Card, cards: tuple[Card, ...], kept: int) -> Step[OnlyOneState]:
    """C-12: one card is collected, the rest is discarded face down (C-13, C-38); a familiar is kept."""
    familiar = _familiar_in(cards)
    lost = [*cards, card]
    gained = lost.pop(kept)
    if familiar is not None:
        lost.remove(familiar)
    points = BREAKER_POINTS if state.has_power("breaker") else 0  # C-65: also for an intended bust
    event = Busted(
        seat=state.active,
        card=card,
        column=column,
        kept=gained,
        lost=tuple(lost),
        familiar=familiar,
        points=points,
    )
    return _end_round(state, event, gained=(gained,), lost=tuple(lost), familiar=familiar)


def _end_round(
    state: OnlyOneState,
    event: Collected | Busted,
    *,
    gained: tuple[Card, ...],
    lost: tuple[Card, ...],
    familiar: Familiar | None,
) -> Step[OnlyOneState]:
    """End the round of the active player. C-36: the column is gone, collected or bust."""
    seat = state.active
    changes, events = rounds.after_end(state, (*state.ended, seat), with_column(state, event.column, ()))
    changes = {"phase": "turn", "card": None, "broken": None, "last": event, "epoch": state.epoch + 1, **changes}
    changes["collections"] = _at(state.collections, seat, state.collections[seat] + gained)
    if lost:
        changes["discards"] = state.discards + lost
    if familiar is not None:
        changes["familiars"] = _at(state.familiars, seat, familiar)
    if event.points:
        changes["earned"] = _at(state.earned, seat, state.earned[seat] + event.points)
    return Step(state.model_copy(update={**changes}), (event, *events))


def _familiar_in(cards: tuple[Card, ...]) -> Familiar | None:
    """Return the familiar on top of a column of the first round, or None."""
    return NAMED.get(cards[0])


def _at(by_seat: tuple[object, ...], seat: Seat, thing: object) -> tuple[object, ...]:
    return (*by_seat[:seat], thing, *by_seat[seat + 1 :])


def _require_turn(state: OnlyOneState) -> None:
    """Raise IllegalMove if another decision has to be finished first."""
    if state.phase != "turn":
        keys = {"place": "only-one-place-first", "choose": "only-one-choose-first", "keep": "only-one-keep-first"}
        raise IllegalMove(keys.get(state.phase, "only-one-scoring"))
