"""The number and the clues: the active player picks a number, the other players write in secret."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Seat, Step
from rules.just_one import comparing
from rules.just_one.judge import Judge
from rules.just_one.moves import Write, WriteTwo, read_clue
from rules.just_one.state import NUMBERS, Clue, ClueWritten, JustOneState, NoClue, NumberChosen, WordUnknown

INVENTED = "unknown"  # J-7: an invented word is never refused automatically


def numbers_left(state: JustOneState) -> tuple[int, ...]:
    """Return the numbers that may be picked. J-4: without words that a clue-giver did not know."""
    gone = state.numbers_gone
    return tuple(number for number in NUMBERS if number not in gone) if gone else NUMBERS


def pick(state: JustOneState, number: int) -> Step[JustOneState]:
    """Pick the number of the mystery word."""
    if number not in numbers_left(state):
        raise IllegalMove("just-one-number-gone", number=number)
    seen = (*state.words_seen, state.card[number - 1])
    chosen = state.entering("clues", number=number, words_seen=seen)
    return Step(chosen, (NumberChosen(seat=state.active, number=number),))


def with_fixed_number(step: Step[JustOneState]) -> Step[JustOneState]:
    """Pick the number that the deal has fixed (J-27), if a number has to be picked and they are fixed."""
    state = step.state
    if state.phase != "number" or not state.numbers:
        return step
    first = state.numbers[state.options.cards - len(state.deck) - 1]
    left = numbers_left(state)
    picked = pick(state, next((number for number in left if number >= first), left[0]))
    return Step(picked.state, (*step.events, *picked.events))


def may_ask_for_another(state: JustOneState) -> bool:
    """Whether another word may be requested. J-4: before the first clue, and not for the last word."""
    return state.phase == "clues" and not state.clues and len(numbers_left(state)) > 1


def ask_for_another(state: JustOneState) -> Step[JustOneState]:
    """Request another word (J-4): the active player picks again, unless the numbers are fixed (J-27)."""
    if state.clues:
        raise IllegalMove("just-one-unknown-too-late")
    if len(numbers_left(state)) == 1:
        raise IllegalMove("just-one-unknown-last-word")
    assert state.number is not None
    gone = (*state.numbers_gone, state.number)
    asked = state.entering("number", number=None, numbers_gone=gone, excused=())
    return with_fixed_number(Step(asked, (WordUnknown(number=state.number),)))


def write(state: JustOneState, seat: Seat, move: Write, judge: Judge) -> Step[JustOneState]:
    """Write or change a clue. Raise IllegalMove with the reason if it breaks the rules."""
    if move.slot > state.each:
        raise IllegalMove("just-one-one-clue")
    clue = checked(state, Clue(seat=seat, slot=move.slot, text=read_clue(move.text)), judge)
    others = tuple(other for other in state.clues if (other.seat, other.slot) != (seat, move.slot))
    if any(other.seat == seat and _same_letters(state, other, clue, judge) for other in others):
        raise IllegalMove("just-one-clue-twice")  # J-3: the two clues of a player must differ
    return _continue(_with_clues(state, seat, others, clue), judge, ClueWritten(seat=seat, slot=move.slot))


def write_two(state: JustOneState, seat: Seat, move: WriteTwo, judge: Judge) -> Step[JustOneState]:
    """Write or change both clues. J-2, J-3: both are accepted, or none."""
    if state.each == 1:
        raise IllegalMove("just-one-one-clue")
    first = checked(state, Clue(seat=seat, slot=1, text=read_clue(move.text)), judge)
    second = checked(state, Clue(seat=seat, slot=2, text=read_clue(move.second)), judge)
    if _same_letters(state, first, second, judge):
        raise IllegalMove("just-one-clue-twice")
    others = tuple(other for other in state.clues if other.seat != seat)
    written = ClueWritten(seat=seat, slot=1), ClueWritten(seat=seat, slot=2)
    return _continue(_with_clues(state, seat, others, first, second), judge, *written)


def _with_clues(state: JustOneState, seat: Seat, others: tuple[Clue, ...], *new: Clue) -> JustOneState:
    """Return the state with these clues of a player, who is no longer excused."""
    clues = tuple(sorted((*others, *new), key=lambda written: (written.seat, written.slot)))
    excused = tuple(other for other in state.excused if other != seat)
    return state.model_copy(update={"clues": clues, "excused": excused})


def excuse(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    """Continue without (more of) this seat's clues (J-18)."""
    if seat not in waiting_for(state):
        raise IllegalMove("just-one-not-awaited")
    return _continue(state.model_copy(update={"excused": (*state.excused, seat)}), judge, NoClue(seat=seat))


def close(state: JustOneState, judge: Judge) -> Step[JustOneState]:
    """End the writing: the time is up, or the host moves on (J-18)."""
    missing = tuple(NoClue(seat=seat) for seat in waiting_for(state))
    step = comparing.begin(state, judge)
    return Step(step.state, missing + step.events)


def waiting_for(state: JustOneState) -> tuple[Seat, ...]:
    """Return the clue-givers who still have a clue to write."""
    if not state.clues and not state.excused:
        return state.givers
    written = [clue.seat for clue in state.clues]
    return tuple([seat for seat in state.givers if seat not in state.excused and written.count(seat) < state.each])


def checked(state: JustOneState, clue: Clue, judge: Judge) -> Clue:
    """Return the clue, marked if it is doubtful. J-7: raise IllegalMove if it is certainly forbidden."""
    assert state.word is not None
    language, strictness = state.options.language, state.options.clue_check
    if judge.fold(clue.text, language) == judge.fold(state.word, language):
        raise IllegalMove("just-one-clue-is-the-word", clue=clue.text)
    verdict = judge.check(clue.text, state.word, language)
    if verdict.kind == "different":
        return clue
    sure = verdict.kind == "same" if strictness != "strict" else verdict.reason != INVENTED
    if sure and strictness != "lenient":
        raise IllegalMove(f"just-one-clue-{verdict.reason}", clue=clue.text)
    return clue.model_copy(update={"doubt": verdict.reason})


def _same_letters(state: JustOneState, one: Clue, other: Clue, judge: Judge) -> bool:
    language = state.options.language
    return judge.fold(one.text, language) == judge.fold(other.text, language)


def _continue(state: JustOneState, judge: Judge, *events: ClueWritten | NoClue) -> Step[JustOneState]:
    """Start the comparison once all clues are written."""
    step = Step(state) if waiting_for(state) else comparing.begin(state, judge)
    return Step(step.state, (*events, *step.events))
