"""A turn in one village: buy cards, register trademarks, combine three cards; then the rows move down."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Event, Seat
from rules.rokujika.cards import CARDS, Drawn, Trio, draw, scorable, sets_in
from rules.rokujika.state import (
    COLUMNS,
    FREE_CARDS,
    PER_TRADEMARK,
    ROWS,
    TURNS,
    Declined,
    Finished,
    Registered,
    RokujikaState,
    Shuffled,
    TurnDone,
    TurnedUp,
    TurnEnded,
    Village,
)

Change = tuple[Village, tuple[Event, ...]]


def buy(state: RokujikaState, seat: Seat) -> Change:
    """Buy a card. R-4: the sixth, twelfth and eighteenth coin of a turn also allow a trademark."""
    village = _open(state, seat)
    if village.coins == 0:
        raise IllegalMove("rokujika-no-coin")
    if not village.may_buy:
        raise IllegalMove("rokujika-no-card")
    paid = village.paid + 1
    offered = paid % PER_TRADEMARK == 0 and any(village.display)
    drawn = draw(1, village.pile, village.discards, state.luck, village.turn)
    after = village.model_copy(
        update={
            "epoch": village.epoch + 1,
            "coins": village.coins - 1,
            "paid": paid,
            "phase": "trademark" if offered else "open",
            "pile": drawn.pile,
            "discards": drawn.discards,
            "front": village.front + drawn.cards,
        }
    )
    return after, _turned_up(seat, drawn)


def register(state: RokujikaState, seat: Seat, sixth: str) -> Change:
    """Register a trademark. R-6: only a face-up sixth card; its place stays empty (R-15)."""
    village = _at_trademark(state, seat)
    if sixth not in village.display:
        raise IllegalMove("rokujika-not-in-display")
    display = tuple(None if other == sixth else other for other in village.display)
    after = village.model_copy(
        update={
            "epoch": village.epoch + 1,
            "phase": "open",
            "display": display,
            "trademarks": (*village.trademarks, sixth),
        }
    )
    return after, (Registered(seat=seat, sixth=sixth),)


def decline(state: RokujikaState, seat: Seat) -> Change:
    """Decline a trademark. R-5: it is lost."""
    village = _at_trademark(state, seat)
    return village.model_copy(update={"epoch": village.epoch + 1, "phase": "open"}), (Declined(seat=seat),)


def combine(state: RokujikaState, seat: Seat, trio: Trio, sixth: str | None) -> Change:
    """Combine a set. R-9: first the coins, then the sixth card, then all cards in front are discarded."""
    village = _open(state, seat)
    front = village.front
    if trio[0] not in front or trio[1] not in front or trio[2] not in front:
        raise IllegalMove("rokujika-not-in-front")
    product = CARDS.products.get(trio)
    if product is None:
        raise IllegalMove("rokujika-no-set")
    fulfilled = scorable(trio, village.in_reach)
    if sixth is None and fulfilled:  # a fulfilled sixth card must be scored
        raise IllegalMove("rokujika-choose-sixth")
    if sixth is not None and sixth not in fulfilled:
        raise IllegalMove("rokujika-not-fulfilled")
    points = village.points + (CARDS.sixths[sixth].points if sixth else 0)
    return _end(state, seat, TurnDone(village.paid, trio, product, sixth, village.coins + product, points))


def stop(state: RokujikaState, seat: Seat) -> Change:
    """End the turn without a set (R-11). R-12: not while there is a set in front."""
    village = _open(state, seat)
    if sets_in(village.front):
        raise IllegalMove("rokujika-set-ready")
    return _end(state, seat, TurnDone(village.paid, None, 0, None, village.coins, village.points))


def _end(state: RokujikaState, seat: Seat, done: TurnDone) -> Change:
    """Score the turn, discard, move the rows down, and start the next turn, if there is one."""
    village = state.villages[seat]
    turn, display = village.turn, village.display
    changes: dict[str, object] = {"epoch": village.epoch + 1, "paid": 0, "coins": done.coins}
    if done.sixth is not None:
        display = tuple([None if other == done.sixth else other for other in display])
        changes["trademarks"] = tuple([other for other in village.trademarks if other != done.sixth])
        changes["scored"] = (*village.scored, done.sixth)
    is_last = turn == TURNS
    if not is_last:  # gaps stay and rows move down, except after the last turn
        shown = COLUMNS * (turn + ROWS - 1)  # sixth cards laid out so far
        display = display[COLUMNS:] + state.sixths[shown : shown + COLUMNS]
    changes["display"] = display
    changes["history"] = (*village.history, done)
    discards = village.discards + village.front
    ended = TurnEnded(
        seat=seat,
        turn=turn,
        paid=done.paid,
        cards=done.cards,
        product=done.product,
        sixth=done.sixth,
        coins=done.coins,
        points=done.points,
    )
    if is_last or done.coins == 0:  # checked after the set, which may save a player without coins
        over = village.model_copy(update={**changes, "phase": "over", "front": (), "discards": discards})
        return over, (ended, Finished(seat=seat, score=over.score))
    drawn = draw(FREE_CARDS, village.pile, discards, state.luck, turn + 1)
    begun = village.model_copy(
        update={**changes, "turn": turn + 1, "pile": drawn.pile, "front": drawn.cards, "discards": drawn.discards}
    )
    return begun, (ended, *_turned_up(seat, drawn))


def _turned_up(seat: Seat, drawn: Drawn) -> tuple[Event, ...]:
    turned = TurnedUp(seat=seat, cards=drawn.cards)
    return (Shuffled(seat=seat, cards=drawn.shuffled), turned) if drawn.shuffled else (turned,)


def _open(state: RokujikaState, seat: Seat) -> Village:
    village = state.villages[seat]
    if village.phase == "trademark":
        raise IllegalMove("rokujika-trademark-first")
    return village


def _at_trademark(state: RokujikaState, seat: Seat) -> Village:
    village = state.villages[seat]
    if village.phase != "trademark":
        raise IllegalMove("rokujika-no-trademark-now")
    return village
