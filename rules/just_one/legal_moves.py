"""All legal moves except clues and guesses."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rules.game import Seat
from rules.just_one import comparing, writing
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
from rules.just_one.state import NUMBERS, JustOneState

NUDGE, CLOSE, LEAVE, STOP, SKIP, BLANK, UNKNOWN, READY = (
    Nudge(), Close(), Leave(), Stop(), Skip(), Blank(), Unknown(), Ready(),
)  # fmt: skip
PICKS = {number: Pick.model_validate({"number": number}) for number in NUMBERS}
VOTES = (Vote(choice="yes"), Vote(choice="no"), Vote(choice="abstain"))
excuse_of = cache(lambda seat: Excuse(seat=seat))
cancel_of = cache(lambda place: Cancel(clue=place))
restore_of = cache(lambda place: Restore(clue=place))


def moves_of(state: JustOneState, seat: Seat, waiting_for: frozenset[Seat]) -> Iterator[JustOneMove]:
    """Yield the legal moves of a player. Moves of the host are included; the table refuses them to other players."""
    if seat in state.coming:
        yield LEAVE
        return
    yield from _of_active(state) if seat == state.active else _of_giver(state, seat in waiting_for)
    if not state.nudged and (len(waiting_for) > 1 or seat not in waiting_for):
        yield NUDGE
    if state.phase == "clues":
        yield from map(excuse_of, sorted(waiting_for))
    yield CLOSE
    yield LEAVE
    yield STOP


def _of_active(state: JustOneState) -> Iterator[JustOneMove]:
    if state.phase == "number":
        yield from map(PICKS.__getitem__, writing.numbers_left(state))
    elif state.phase == "guess":
        yield SKIP


def _of_giver(state: JustOneState, is_waited_for: bool) -> Iterator[JustOneMove]:
    if state.phase == "clues":
        if is_waited_for:
            yield BLANK
        if writing.may_ask_for_another(state):
            yield UNKNOWN
    elif state.phase == "compare":
        yield from _of_comparer(state)
        if is_waited_for:
            yield READY
    elif state.phase == "vote" and is_waited_for:
        yield from VOTES


def _of_comparer(state: JustOneState) -> Iterator[JustOneMove]:
    doubles = comparing.doubles(state.alike)
    for place, clue in enumerate(state.clues):
        if not clue.cancelled:
            yield cancel_of(place)
        elif place not in doubles:
            yield restore_of(place)
