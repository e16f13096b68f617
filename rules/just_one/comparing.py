"""The clue-givers compare while the active player's eyes are closed: identical clues are cancelled, all of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rules.errors import IllegalMove
from rules.game import Seat, Step
from rules.just_one import turns
from rules.just_one.judge import Judge
from rules.just_one.state import Compared, Comparing, JustOneState, Likeness, Opened


def begin(state: JustOneState, judge: Judge) -> Step[JustOneState]:
    """Compare each clue with each other one. J-8: of identical clues none survives."""
    if not state.clues:  # J-18: nothing was written, so there is nothing to compare
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
    """J-9: any clue-giver may cancel a clue, with their name on it."""
    if _clue_at(state, place):
        raise IllegalMove("just-one-cancelled-already")
    return _turn_over(state, seat, place, cancelled=True)


def restore(state: JustOneState, seat: Seat, place: int) -> Step[JustOneState]:
    """J-9: any clue-giver may put a clue up again, unless another one is the same to the letter."""
    if not _clue_at(state, place):
        raise IllegalMove("just-one-not-cancelled")
    if place in doubles(state.alike):
        raise IllegalMove("just-one-same-letters")
    return _turn_over(state, seat, place, cancelled=False)


def doubles(alike: tuple[Likeness, ...]) -> frozenset[int]:
    """The places of clues that another one equals to the letter."""
    return frozenset(place for pair in alike if pair.to_the_letter for place in (pair.first, pair.second))


def ready(state: JustOneState, seat: Seat) -> Step[JustOneState]:
    """Done comparing; when everybody is, the active player may look."""
    if seat in state.ready:
        raise IllegalMove("just-one-ready-already")
    after = state.model_copy(update={"ready": (*state.ready, seat)})
    step = Step(after) if waiting_for(after) else close(after)
    return Step(step.state, (Compared(seat=seat), *step.events))


def close(state: JustOneState) -> Step[JustOneState]:
    """All are ready, the time is up, or the host waits no longer."""
    surviving = tuple(clue.text for clue in state.clues if not clue.cancelled)
    if not surviving:  # J-10: no guess, and only this card is lost
        return turns.end_turn(state, "no-clues")
    return Step(state.entering("guess"), (Opened(clues=surviving),))


def waiting_for(state: JustOneState) -> tuple[Seat, ...]:
    """Those who are still comparing."""
    return tuple(seat for seat in state.givers if seat not in state.ready)


def _clue_at(state: JustOneState, place: int) -> bool:
    """Is the clue at this place cancelled?"""
    if not 0 <= place < len(state.clues):
        raise IllegalMove("just-one-no-such-clue")
    return state.clues[place].cancelled


def _turn_over(state: JustOneState, seat: Seat, place: int, *, cancelled: bool) -> Step[JustOneState]:
    """Nobody's Ready is cleared by it, and the active player hears nothing."""
    changed = state.clues[place].model_copy(update={"cancelled": cancelled, "by": seat})
    return Step(state.model_copy(update={"clues": (*state.clues[:place], changed, *state.clues[place + 1 :])}))
