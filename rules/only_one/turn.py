"""Turns and rounds: the columns a player may collect or extend, the next player, new columns."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Event, Seat, Step
from rules.only_one.cards import (
    BREAKER_POINTS,
    COLUMN_SIZE,
    EARLY_POINTS,
    FIG,
    NAMED,
    SEER_LOOKS,
    Card,
    Familiar,
    clashes,
)
from rules.only_one.state import FIG_FOUND, Busted, Collected, Column, OnlyOneState, Peeked, Placed, RoundBegan, Turned

PLACES_FOR_TWO = 3


def places(seats: int) -> int:
    """Return the number of columns: one for each player, three for two players (C-30)."""
    return max(seats, PLACES_FOR_TWO)


def usable(state: OnlyOneState) -> list[int]:
    """Return the columns that the active player may choose."""
    left = [place for place, column in enumerate(state.columns) if column]
    if state.seats > 2 or not state.ended:  # C-33: with two players no limit before the first has ended
        return left
    if state.last_call:  # C-34: the last player must take the Fig
        for place in left:
            if FIG in state.columns[place]:
                return [place]
    return left[:1]  # C-31: the one nearer to the deck


def open_columns(state: OnlyOneState) -> list[int]:
    """Return the usable columns with room for a card. C-6: a full one cannot even be busted."""
    columns = state.columns
    return [place for place in usable(state) if len(columns[place]) < COLUMN_SIZE]


def may_explore(state: OnlyOneState) -> bool:
    """Whether a card may be drawn: not after the Fig, nor with all columns full (C-6, C-32)."""
    return state.phase == "turn" and not state.last_call and bool(open_columns(state))


def may_peek(state: OnlyOneState) -> bool:
    """Whether the seer may look at the top cards. C-61: once, instead of drawing."""
    return not state.peeked and state.has_power("seer") and may_explore(state)


def require_usable(state: OnlyOneState, place: int) -> Column:
    """Return the column. Raise IllegalMove if it cannot be chosen."""
    column = state.columns[place] if 0 <= place < len(state.columns) else ()
    if not column:
        raise IllegalMove("only-one-column-gone")
    if state.seats == 2 and place not in (allowed := usable(state)):
        key = "only-one-column-fig" if FIG in state.columns[allowed[0]] else "only-one-column-far"
        raise IllegalMove(key, column=allowed[0] + 1)
    return column


def require_open(state: OnlyOneState, place: int) -> Column:
    """Return the column. Raise IllegalMove if no card may be added to it."""
    column = require_usable(state, place)
    if len(column) >= COLUMN_SIZE:
        raise IllegalMove("only-one-column-full")
    return column


def require_explore(state: OnlyOneState) -> None:
    """Raise IllegalMove if no card may be drawn."""
    if state.last_call:
        raise IllegalMove("only-one-fig-is-out")
    if not open_columns(state):
        raise IllegalMove("only-one-all-full")


def with_column(state: OnlyOneState, place: int, column: tuple[Card, ...]) -> tuple[Column, ...]:
    """Return all columns with this one replaced."""
    return (*state.columns[:place], column, *state.columns[place + 1 :])


def next_seat(state: OnlyOneState, ended: tuple[Seat, ...]) -> Seat:
    """Return the next player clockwise who has not ended the round. C-15: the last one continues alone."""
    seat = (state.active + 1) % state.seats
    while seat in ended:
        seat = (seat + 1) % state.seats
    return seat


def laid_out(columns: tuple[Column, ...], deck: tuple[Card, ...]) -> tuple[tuple[Column, ...], tuple[Card, ...]]:
    """Return the columns with a card in each empty one, and the rest of the deck.

    C-30, C-37: with two players the column that was not taken stays.
    """
    filled = []
    drawn = 0
    for column in columns:
        if column:
            filled.append(column)
        else:
            filled.append((deck[drawn],))
            drawn += 1
    return tuple(filled), deck[drawn:]


def after_end(
    state: OnlyOneState, ended: tuple[Seat, ...], columns: tuple[Column, ...]
) -> tuple[dict[str, object], tuple[Event, ...]]:
    """Return the changes and events after a player ended their round: next player, next round, or scoring."""
    if len(ended) < state.seats:
        return {"ended": ended, "columns": columns, "active": next_seat(state, ended)}, ()
    last = ended[-1]  # C-16: gets the token, also after the final round
    if state.last_call:
        return {"phase": "scoring", "ended": ended, "columns": columns, "token": last, "active": last}, ()
    columns, deck = laid_out(columns, state.deck)
    round_ = state.round + 1
    began = RoundBegan(round=round_, starter=last, columns=columns)
    is_last_call = FIG not in deck  # C-3: the Fig does not interrupt the layout
    changes: dict[str, object] = {"round": round_, "ended": (), "columns": columns, "deck": deck}
    changes |= {"token": last, "active": last, "last_call": is_last_call}
    return changes, (began, FIG_FOUND) if is_last_call else (began,)


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
    active = next_seat(state, state.ended)
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
    changes, events = after_end(state, (*state.ended, seat), with_column(state, event.column, ()))
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
