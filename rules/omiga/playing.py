"""A running round: lay or throw cards, the beats of the pulse, silent players, pauses, and a computer's choice."""

from __future__ import annotations

from random import Random

from rules.errors import IllegalMove
from rules.game import Event, Seat, Step
from rules.omiga.board import NO_CARD, WAYS, Way, free_places, way
from rules.omiga.rounds import HAND, decided, end_round, locked, new_phase, run_dry, wins_at
from rules.omiga.state import Beaten, Cards, Chose, Drew, Laid, Lay, OmigaState, Paused, Threw, Throw, Tried, Watched


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


def lays(state: OmigaState, seat: Seat) -> list[Lay]:
    """Return every card of the hand on every place where it fits, in both orientations if both fit."""
    field, grid, hand = state.field, state.grid, state.hands[seat]
    found: list[Lay] = []
    for place in free_places(field, state.owned[seat], state.owned[1 - seat]):
        fitting = field.fitting(grid, place)
        for card in hand:
            ways = fitting & WAYS[card]
            if ways:
                turns = (False, True) if ways & ways - 1 else (None,)
                found += [Lay(card=card, place=place, turned=turned) for turned in turns]
    return found


def sensible(state: OmigaState, seat: Seat, rng: Random) -> Lay | Throw:
    """Win if possible, else block a winning place of the opponent, else any of their places; throw if nothing fits."""
    choices = lays(state, seat)
    if not choices:
        return Throw()
    opponent = 1 - seat
    wanted = free_places(state.field, state.owned[opponent], state.owned[seat])

    def worth(move: Lay) -> tuple[bool, bool, bool, float]:
        place = move.place
        blocks = place in wanted
        return wins_at(state, seat, place), blocks and wins_at(state, opponent, place), blocks, rng.random()

    return max(choices, key=worth)


ABANDONED_SECONDS = 120.0  # without a move of either player the game pauses


def act(state: OmigaState, seat: Seat, move: Lay | Throw, rng: Random) -> Step[OmigaState]:
    """Apply the move at once; with a pulse, apply both moves once both players have chosen."""
    if state.phase != "playing":
        raise IllegalMove("omiga-paused" if state.phase == "paused" else "omiga-not-begun")
    if state.silent[seat]:
        state = _heard(state, seat)
    if not state.options.pulse:
        return lay(state, seat, move) if isinstance(move, Lay) else throw(state, seat)
    if isinstance(move, Lay):
        fitting_way(state, seat, move)  # refuse it now, not at the beat
    chosen = (move, state.chosen[1]) if seat == 0 else (state.chosen[0], move)
    after, chose = state.model_copy(update={"chosen": chosen}), Chose(seat=seat)
    if None in chosen:
        return Step(after, (chose,))
    step = _beat(after, rng)
    return Step(step.state, (chose, *step.events))


def attempt(state: OmigaState, seat: Seat) -> Step[OmigaState]:
    """O-26: a player whose move was refused is not silent. Raise IllegalMove if they are not counted as silent."""
    if state.phase != "playing":
        raise IllegalMove("omiga-not-begun")
    if not state.silent[seat]:
        raise IllegalMove("omiga-heard")
    return Step(_heard(state, seat), (Tried(seat=seat),))


def watch(state: OmigaState, rng: Random) -> Step[OmigaState]:
    """Apply a watch: the pulse beats, silent players are counted, and stand-ins move if the lobby chose a limit."""
    chose_now = state.chosen
    silent = (0 if chose_now[0] else state.silent[0] + 1, 0 if chose_now[1] else state.silent[1] + 1)
    watched = Watched(silent=silent)
    limit = state.options.turn_limit
    epoch = max(state.epoch, *state.tokens) + 1  # so that the next deadline starts
    state = state.model_copy(update={"silent": silent, "watches": state.watches + 1, "epoch": epoch})
    if not limit and min(state.silence(0), state.silence(1)) >= ABANDONED_SECONDS:
        step = pause(state)
        return Step(step.state, (watched, *step.events))
    chosen = tuple(
        sensible(state, seat, rng) if limit and state.silence(seat) >= limit else state.chosen[seat] for seat in (0, 1)
    )
    step = _beat(state.model_copy(update={"chosen": chosen}), rng)
    return Step(step.state, (watched, *step.events))


def pause(state: OmigaState) -> Step[OmigaState]:
    """Pause until both players are ready again."""
    return Step(new_phase(state, phase="paused"), (Paused(),))


def _heard(state: OmigaState, seat: Seat) -> OmigaState:
    return state.model_copy(update={"silent": (0, state.silent[1]) if seat == 0 else (state.silent[0], 0)})


def _beat(state: OmigaState, rng: Random) -> Step[OmigaState]:
    """Apply both choices, in random order. A card that no longer fits stays in the hand."""
    order = (0, 1)
    if isinstance(state.chosen[0], Lay) and isinstance(state.chosen[1], Lay) and rng.random() < 0.5:
        order = (1, 0)
    events: list[Event] = []
    chosen = state.chosen
    state = state.model_copy(update={"chosen": (None, None), "epoch": max(state.epoch, *state.tokens) + 1})
    for seat in order:
        choice = chosen[seat]
        if choice is None:
            continue
        try:
            if state.phase != "playing":
                raise IllegalMove("omiga-not-begun")
            step = lay(state, seat, choice) if isinstance(choice, Lay) else throw(state, seat)
        except IllegalMove:
            if isinstance(choice, Lay):
                events.append(Beaten(seat=seat, card=choice.card))
            continue
        state = step.state
        events += step.events
    return Step(state, tuple(events))
