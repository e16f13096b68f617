"""The comparison: identical clues are cancelled while the active player cannot see them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.errors import IllegalMove
from rules.game import Seat, Step
from rules.just_one import turns
from rules.just_one.judge import Judge
from rules.just_one.state import Compared, Comparing, JustOneState, Likeness, Opened


def begin(state: JustOneState, judge: Judge) -> Step[JustOneState]:
    """Compare all clues with each other. J-8: identical clues are all cancelled."""
    if not state.clues:  # J-18: no clue was written
        return turns.end_turn(state, "no-clues")
    alike = tuple(_likenesses(state, judge))
    doomed = {place for pair in alike if pair.sure for place in (pair.first, pair.second)}
    clues = tuple(clue.model_copy(update={"cancelled": place in doomed}) for place, clue in enumerate(state.clues))
    return Step(state.entering("compare", clues=clues, alike=alike, ready=()), (Comparing(),))


def _likenesses(state: JustOneState, judge: Judge) -> Iterator[Likeness]:
    language, strictness = state.options.language, state.options.clue_check
    for (first, one), (second, other) in combinations(enumerate(state.clues), 2):
        verdict = judge.compare(one.text, other.text, language)
        if verdict.kind == "different":
            continue
        to_the_letter = judge.fold(one.text, language) == judge.fold(other.text, language)
        sure = verdict.kind == "same" if strictness == "normal" else strictness == "strict"
        yield Likeness(
            first=first,
            second=second,
            sure=sure or to_the_letter,
            to_the_letter=to_the_letter,
            reason=verdict.reason,
        )


def cancel(state: JustOneState, seat: Seat, place: int) -> Step[JustOneState]:
    """Cancel a clue. J-9: any clue-giver may do it, under their name."""
    if _is_cancelled(state, place):
        raise IllegalMove("just-one-cancelled-already")
    return _set_cancelled(state, seat, place, cancelled=True)


def restore(state: JustOneState, seat: Seat, place: int) -> Step[JustOneState]:
    """Restore a clue. J-9: any clue-giver may do it, unless another clue has the same letters."""
    if not _is_cancelled(state, place):
        raise IllegalMove("just-one-not-cancelled")
    if place in doubles(state.alike):
        raise IllegalMove("just-one-same-letters")
    return _set_cancelled(state, seat, place, cancelled=False)


def doubles(alike: tuple[Likeness, ...]) -> frozenset[int]:
    """Return the places of clues that equal another one to the letter."""
    return frozenset(place for pair in alike if pair.to_the_letter for place in (pair.first, pair.second))


def is_doubtful(state: JustOneState) -> bool:
    """Whether the machine has doubts about a clue, so that players have something to decide."""
    return any(clue.doubt is not None for clue in state.clues) or not all(pair.sure for pair in state.alike)


def ready(state: JustOneState, seat: Seat) -> Step[JustOneState]:
    """Mark a clue-giver as done comparing. When all are, the active player sees the clues."""
    if seat in state.ready:
        raise IllegalMove("just-one-ready-already")
    after = state.model_copy(update={"ready": (*state.ready, seat)})
    step = Step(after) if waiting_for(after) else close(after)
    return Step(step.state, (Compared(seat=seat), *step.events))


def close(state: JustOneState) -> Step[JustOneState]:
    """End the comparison: all are ready, the time is up, or the host moves on."""
    surviving = tuple(clue.text for clue in state.clues if not clue.cancelled)
    if not surviving:  # J-10: no guess, and only this card is lost
        return turns.end_turn(state, "no-clues")
    return Step(state.entering("guess"), (Opened(clues=surviving),))


def waiting_for(state: JustOneState) -> tuple[Seat, ...]:
    """Return the clue-givers who are still comparing."""
    return tuple(seat for seat in state.givers if seat not in state.ready)


def _is_cancelled(state: JustOneState, place: int) -> bool:
    """Whether the clue at this place is cancelled. Raise IllegalMove if there is none."""
    if not 0 <= place < len(state.clues):
        raise IllegalMove("just-one-no-such-clue")
    return state.clues[place].cancelled


def _set_cancelled(state: JustOneState, seat: Seat, place: int, *, cancelled: bool) -> Step[JustOneState]:
    """Cancel or restore a clue. It has no event, and clue-givers who are ready stay ready."""
    changed = state.clues[place].model_copy(update={"cancelled": cancelled, "by": seat})
    return Step(state.model_copy(update={"clues": (*state.clues[:place], changed, *state.clues[place + 1 :])}))
