"""Every legal move that can be listed; what is written by hand cannot."""

from __future__ import annotations

from collections.abc import Iterator

from rules.game import Seat
from rules.just_one import comparing, guessing, writing
from rules.just_one.moves import (
    Blank,
    Cancel,
    Close,
    Excuse,
    JustOneMove,
    Leave,
    Nudge,
    Pick,
    Ready,
    Restore,
    Skip,
    Stop,
    Unknown,
    Vote,
)
from rules.just_one.state import JustOneState


def moves_of(state: JustOneState, seat: Seat, awaited: frozenset[Seat]) -> Iterator[JustOneMove]:
    """What somebody who is present can do now; those of the host are refused to others at the table."""
    if seat in state.coming:
        yield Leave()
        return
    yield from _of_active(state) if seat == state.active else _of_giver(state, seat)
    if not state.nudged and awaited - {seat}:
        yield Nudge()
    if state.phase == "clues":
        yield from (Excuse(seat=other) for other in writing.awaited(state))
    yield from (Close(), Leave(), Stop())


def _of_active(state: JustOneState) -> Iterator[JustOneMove]:
    if state.phase == "number":
        yield from (Pick.model_validate({"number": number}) for number in writing.numbers_left(state))
    elif state.phase == "guess":
        yield Skip()


def _of_giver(state: JustOneState, seat: Seat) -> Iterator[JustOneMove]:
    if state.phase == "clues":
        if seat in writing.awaited(state):
            yield Blank()
        if writing.may_ask_for_another(state):
            yield Unknown()
    elif state.phase == "compare":
        yield from _of_comparer(state)
        if seat in comparing.awaited(state):
            yield Ready()
    elif state.phase == "vote" and seat in guessing.awaited(state):
        yield from (Vote(choice="yes"), Vote(choice="no"), Vote(choice="abstain"))


def _of_comparer(state: JustOneState) -> Iterator[JustOneMove]:
    doubles = comparing.doubles(state.alike)
    for place, clue in enumerate(state.clues):
        if not clue.cancelled:
            yield Cancel(clue=place)
        elif place not in doubles:
            yield Restore(clue=place)
