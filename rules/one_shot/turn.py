"""A turn (throw, take or pass, end) and the order of turns and rounds."""

from __future__ import annotations

from random import Random

from rules.errors import IllegalMove
from rules.game import Event, Seat, Step
from rules.one_shot import tie_break
from rules.one_shot.state import (
    DICE,
    NULL,
    Coin,
    Ending,
    OneShotOptions,
    OneShotState,
    Passed,
    RoundBegan,
    SetAside,
    Showed,
    Tally,
    Threw,
    Tile,
    Took,
    TurnEnded,
    mixed,
    throw_die,
)


def throw(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """Throw the die and lift that many tiles."""
    if state.phase == "choose":
        raise IllegalMove("one-shot-choose-first")
    die = throw_die(rng)
    threw = Threw(seat=state.active, die=die)
    if NULL < die <= state.left:
        return _then((threw,), _show_tile(state, die, rng))
    thrown = state.model_copy(update={"die": die, "shown": None, "phase": "throw"})
    if die == NULL:  # S-6: a null on the die moves no tile
        return _then((threw,), _set_die_aside(thrown, rng))
    return _then((threw,), _end_turn(thrown, "overshoot", rng))  # S-9: the last tile stays face down


def take(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """Take the coin of the shown tile (S-5)."""
    if state.phase != "choose" or state.shown is None:
        raise IllegalMove("one-shot-nothing-to-take")
    taken = state.model_copy(update={"coins": (*state.coins, state.shown), "phase": "throw"})
    took = Took(seat=state.active, coin=state.shown)
    return _then((took,), _at_bottom_or_on(taken, rng))


def take_and_throw(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """Take the coin and throw again: the rules leave nothing to decide in between.

    S-10: at the bottom the turn ends. S-13: with four suits the rest of the turn plays automatically.
    """
    taken = take(state, rng)
    if state.left == 0 or taken.state.has_all_suits:
        return taken
    return _then(taken.events, throw(taken.state, rng))


def leave(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """Pass on the coin of the shown tile and throw again."""
    if state.phase != "choose":
        raise IllegalMove("one-shot-nothing-to-pass")
    left = state.model_copy(update={"phase": "throw"})
    passed = Passed(seat=state.active)
    if state.left == 0:
        return _then((passed,), _end_turn(left, "bottom", rng))
    return _then((passed,), throw(left, rng))


def may_take(tile: Tile | None, coins: tuple[Coin, ...]) -> bool:
    """Whether the coin of this tile may be taken. S-5: one of each suit; S-7: never a null."""
    return tile is not None and tile.value != NULL and tile.suit not in [coin.suit for coin in coins]


def _show_tile(state: OneShotState, die: int, rng: Random) -> Step[OneShotState]:
    """S-2: the lifted tiles are turned over together, so only the deepest one is seen."""
    depth = state.depth + die
    tile = state.stack[depth - 1]
    seen = state.seen if depth - 1 in state.seen else tuple(sorted((*state.seen, depth - 1)))
    phase = "choose" if may_take(tile, state.coins) else "throw"
    shown = state.model_copy(update={"die": die, "depth": depth, "shown": tile, "seen": seen, "phase": phase})
    showed = Showed(tile=tile, left=shown.left)
    if phase == "choose":
        return Step(shown, (showed,))
    if tile.value == NULL:
        return _then((showed,), _set_die_aside(shown, rng))
    return _then((showed,), _at_bottom_or_on(shown, rng))


def _set_die_aside(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """A null, thrown or shown, puts one die aside; four nulls end the turn."""
    aside = state.aside + 1
    fewer = state.model_copy(update={"aside": aside})
    event = SetAside(dice=aside)
    if aside == DICE:  # S-8: the fourth die still counts for the bonus
        return _then((event,), _end_turn(fewer, "nulls", rng))
    return _then((event,), _at_bottom_or_on(fewer, rng))


def _at_bottom_or_on(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """S-10: the turn ends after the last tile."""
    return _end_turn(state, "bottom", rng) if state.left == 0 else Step(state)


def _end_turn(state: OneShotState, ended_by: Ending, rng: Random) -> Step[OneShotState]:
    """Score the turn and pass the die on."""
    coins = sum(coin.value for coin in state.coins)
    # S-11, S-12: a bonus coin of a missing suit, worth the number of dice set aside
    bonus = 0 if state.has_all_suits else state.aside
    assert state.die is not None
    tally = Tally(
        seat=state.active,
        ended_by=ended_by,
        die=state.die,
        shown=state.shown,
        left=state.left,
        aside=state.aside,
        coins=state.coins,
        bonus=bonus,
        score=coins + bonus,
    )
    scores = tuple((*turns, tally.score) if seat == tally.seat else turns for seat, turns in enumerate(state.scores))
    done = state.model_copy(update={"scores": scores, "last_turn": tally})
    return _then((TurnEnded(tally=tally),), next_turn(done, rng))


def _then(events: tuple[Event, ...], step: Step[OneShotState]) -> Step[OneShotState]:
    return Step(step.state, events + step.events)


# --- from turn to turn and round to round


def order_of_round(round_: int, seats: int, options: OneShotOptions) -> tuple[Seat, ...]:
    """Return the order of a round. S-1: the start moves to the left; in the rulebook's example to the right."""
    step = 1 if options.rotation == "text" else -1
    first = step * (round_ - 1) % seats
    return tuple((first + place) % seats for place in range(seats))


def next_turn(state: OneShotState, rng: Random) -> Step[OneShotState]:
    """Start the next turn. S-4, S-23: the stack is restored in order and all coins are back."""
    cleared = {"depth": 0, "die": None, "shown": None, "coins": (), "aside": 0, "phase": "throw"}
    if state.turn + 1 < state.seats:
        return Step(state.model_copy(update={**cleared, "turn": state.turn + 1}))
    if state.round < state.rounds:
        round_ = state.round + 1
        order = order_of_round(round_, state.seats, state.options)
        new_round = {"round": round_, "order": order, "turn": 0, "stack": mixed(rng), "seen": ()}
        began = RoundBegan(round=round_, order=order)
        return Step(state.model_copy(update={**cleared, **new_round}), (began,))
    return tie_break.after_final_round(state.model_copy(update={**cleared}), rng)
