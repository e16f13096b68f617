"""Lay or throw the cards of a hand, and draw new ones."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Event, Seat, Step
from rules.omiga.deck import NO_CARD, WAYS, Way, way
from rules.omiga.ending import decided, end_round, locked, run_dry
from rules.omiga.field import free_places
from rules.omiga.opening import HAND
from rules.omiga.state import Cards, Drew, Laid, Lay, OmigaState, Threw


def fitting_way(state: OmigaState, seat: Seat, move: Lay) -> Way:
    """Return the way in which the card fits on the board (O-9, O-23). Raise IllegalMove with the reason if not."""
    field, place, card = state.field, move.place, move.card
    own, enemy = state.owned[seat], state.owned[1 - seat]
    if not 0 <= place < len(state.grid) - 1:  # O-14
        raise IllegalMove("omiga-no-such-place")
    if state.grid[place]:
        raise IllegalMove("omiga-place-taken")
    if card == NO_CARD or card not in state.hands[seat]:
        raise IllegalMove("omiga-not-in-hand")
    if place not in free_places(field, own, enemy):
        touches_own = any(own >> near & 1 for near in field.beside[place])
        raise IllegalMove("omiga-far-from-enemy" if touches_own else "omiga-not-beside-own")
    ways = field.fitting(state.grid, place) & WAYS[card]
    if not ways:
        raise IllegalMove("omiga-does-not-fit")
    if ways & ways - 1:  # O-6: both ways fit
        if move.turned is None:
            raise IllegalMove("omiga-which-way")
        return way(card, move.turned)
    way_laid = ways.bit_length() - 1
    if move.turned is not None and way_laid != way(card, move.turned) and WAYS[card] != ways:
        raise IllegalMove("omiga-does-not-fit")
    return way_laid


def lay(state: OmigaState, seat: Seat, move: Lay) -> Step[OmigaState]:
    """Lay the card. It may end the round; after the last card of the hand three more are drawn (O-18)."""
    way_laid, place, card = fitting_way(state, seat, move), move.place, move.card
    grid, bit = state.grid, 1 << place
    owned = state.owned
    at = state.hands[seat].index(card)
    hand = (*state.hands[seat][:at], NO_CARD, *state.hands[seat][at + 1 :])
    after = state.model_copy(
        update={
            "grid": (*grid[:place], 1 + way_laid, *grid[place + 1 :]),
            "owned": (owned[0] | bit, owned[1]) if seat == 0 else (owned[0], owned[1] | bit),
            "laid": (*state.laid, place),
            "hands": _with(state.hands, seat, hand),
        }
    )
    events: tuple[Event, ...] = (Laid(seat=seat, card=card, turned=bool(way_laid & 1), place=place),)
    end = decided(after, seat, place)
    if end:
        return end_round(after, events, end)
    if not any(hand):
        after, drew = drawn(after, seat)
        events = (*events, drew)
    end = run_dry(after) or locked(after)
    return end_round(after, events, end) if end else Step(after, events)


def throw(state: OmigaState, seat: Seat) -> Step[OmigaState]:
    """Throw the rest of the hand (O-19), the card held longest first (O-20), and draw three."""
    hand = tuple(card for card in state.hands[seat] if card)
    after, drew = drawn(state, seat, thrown=hand)
    events = (Threw(seat=seat, cards=hand), drew)
    end = run_dry(after)
    return end_round(after, events, end) if end else Step(after, events)


def drawn(state: OmigaState, seat: Seat, thrown: Cards = ()) -> tuple[OmigaState, Event]:
    """Draw three cards (O-21). O-20: an empty pile is refilled with the discards, turned over and not shuffled."""
    pile, discards = state.piles[seat], state.discards[seat] + thrown
    hand, pile = pile[:HAND], pile[HAND:]
    if len(hand) < HAND and discards:
        missing = HAND - len(hand)
        hand, pile, discards = hand + discards[:missing], discards[missing:], ()
    tokens = state.tokens
    after = state.model_copy(
        update={
            "hands": _with(state.hands, seat, hand),
            "piles": _with(state.piles, seat, pile),
            "discards": _with(state.discards, seat, discards),
            "tokens": (tokens[0] + 1, tokens[1]) if seat == 0 else (tokens[0], tokens[1] + 1),
        }
    )
    return after, Drew(seat=seat, cards=hand)


def _with(pair: tuple[Cards, Cards], seat: Seat, cards: Cards) -> tuple[Cards, Cards]:
    return (cards, pair[1]) if seat == 0 else (pair[0], cards)
