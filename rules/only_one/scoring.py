"""Scoring step by step: the special icons, each value, the outcome."""

from __future__ import annotations

from rules.game import Event, Outcome, Seat, Step
from rules.only_one.cards import (
    FINISHER_NEEDS,
    GLEANER_NEEDS,
    GLEANER_POINTS,
    KEEPER_POINTS,
    SPECIAL,
    VALUES_FOR,
    Value,
    count,
)
from rules.only_one.state import Ended, OnlyOneState, SpecialsCounted, Tally, ValueScored


def next_step(state: OnlyOneState) -> Step[OnlyOneState]:
    """Apply the next step of scoring."""
    if state.specials is None:
        points = specials(state)
        return Step(
            state.model_copy(update={"specials": points, "epoch": state.epoch + 1}), (SpecialsCounted(points=points),)
        )
    values = VALUES_FOR[state.seats]
    if len(state.tallies) == len(values) or is_finished_early(state):
        outcome = decide(state)
        return Step(
            state.model_copy(update={"phase": "over", "outcome": outcome, "epoch": state.epoch + 1}),
            (Ended(outcome=outcome),),
        )
    tally = tally_of(state, values[len(state.tallies)])
    # C-20: the token moves at once, so ties of the next value depend on the new holder
    holder = state.token if tally.winner is None else tally.winner
    after = state.model_copy(update={"tallies": (*state.tallies, tally), "token": holder, "epoch": state.epoch + 1})
    return Step(after, (ValueScored(tally=tally),))


def all_steps(state: OnlyOneState) -> Step[OnlyOneState]:
    """Apply all remaining steps of scoring."""
    events: list[Event] = []
    while state.phase != "over":
        step = next_step(state)
        state = step.state
        events.extend(step.events)
    return Step(state, tuple(events))


def specials(state: OnlyOneState) -> tuple[int, ...]:
    """Return a point for each special icon: C-11 on ingredients and eggs, C-55 on familiars."""
    return tuple(
        sum(card in SPECIAL for card in cards) + (familiar is not None)
        for cards, familiar in zip(state.collections, state.familiars, strict=True)
    )


def tally_of(state: OnlyOneState, value: Value) -> Tally:
    """Return who wins a value, by which tie-break, and the points."""
    counts = tuple(count(cards, value) for cards in state.collections)
    most = max(counts)
    if most == 0:  # C-17
        return Tally(value=value, counts=counts, winner=None, by="nobody", holder=state.token)
    winner = min(
        (seat for seat in range(state.seats) if counts[seat] == most), key=lambda seat: _clockwise(state, seat)
    )
    tied = counts.count(most) > 1
    discarded = count(state.discards, value) if state.seats > 2 else 0  # C-24, C-38
    neighbour = counts[winner - 1]  # C-21: the player before the winner sits to the right
    familiar = state.familiars[winner]
    return Tally(
        value=value,
        counts=counts,
        winner=winner,
        by="most" if not tied else "token" if winner == state.token else "clockwise",
        holder=state.token,
        discarded=discarded,
        neighbour=neighbour,
        keeper=KEEPER_POINTS if familiar == "keeper" and winner == state.token else 0,  # C-56: already held
        gleaner=GLEANER_POINTS if familiar == "gleaner" and discarded + neighbour >= GLEANER_NEEDS else 0,  # C-58
    )


def is_finished_early(state: OnlyOneState) -> bool:
    """Whether the finisher ends scoring. C-62: with 16 points; C-73: of the team in a team game."""
    if "finisher" not in state.familiars:
        return False
    owner = state.familiars.index("finisher")
    scores = state.scores
    return any(owner in side and sum(scores[seat] for seat in side) >= FINISHER_NEEDS for side in state.sides)


def decide(state: OnlyOneState) -> Outcome:
    """Return places by points, potions, and distance from the token (C-22); teams add up (C-70, C-72)."""
    scores, potions = state.scores, state.potions
    points = [sum(scores[seat] for seat in side) for side in state.sides]
    best = max(points)
    strengths = [
        (
            total,
            total == best and any(state.familiars[seat] == "charmer" for seat in side),  # C-59, C-74
            sum(len(potions[seat]) for seat in side),
            -min(_clockwise(state, seat) for seat in side),
        )
        for side, total in zip(state.sides, points, strict=True)
    ]
    first, second = sorted(strengths, reverse=True)[:2]
    reasons = ("points", "charmer", "potions", "token")
    side_of = {seat: number for number, side in enumerate(state.sides) for seat in side}
    by_seat = [strengths[side_of[seat]] for seat in range(state.seats)]
    return Outcome(
        places=tuple(1 + sum(other > own for other in by_seat) for own in by_seat),
        scores=tuple(points[side_of[seat]] for seat in range(state.seats)),
        reason=next(reason for reason, a, b in zip(reasons, first, second, strict=True) if a != b),
    )


def _clockwise(state: OnlyOneState, seat: Seat) -> int:
    """Return the distance from the token in turn order. C-19: its holder is first."""
    return (seat - state.token) % state.seats
