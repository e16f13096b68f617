"""The guess: accepted automatically if it is certainly right, else the clue-givers vote."""

from __future__ import annotations

from rules.errors import IllegalMove
from rules.game import Seat, Step
from rules.just_one import turns
from rules.just_one.judge import Judge
from rules.just_one.moves import read_guess
from rules.just_one.state import Ballot, Choice, Guessed, JustOneState, Voted


def guess(state: JustOneState, text: str, judge: Judge) -> Step[JustOneState]:
    """Make the guess. J-11: equal after folding or of the same sound is right; else the clue-givers vote."""
    guessed = state.model_copy(update={"guess": read_guess(text)})
    assert guessed.guess is not None
    event = Guessed(seat=state.active, guess=guessed.guess)
    right = is_right(guessed, judge)
    step = turns.end_turn(guessed, "found") if right else Step(guessed.entering("vote", votes=()))
    return Step(step.state, (event, *step.events))


def is_right(state: JustOneState, judge: Judge) -> bool:
    """Whether the guess is certainly right."""
    assert state.guess is not None
    assert state.word is not None
    language = state.options.language
    same_letters = judge.fold(state.guess, language) == judge.fold(state.word, language)
    return same_letters or judge.sounds_like(state.guess, state.word, language)


def decide(state: JustOneState, seat: Seat, choice: Choice) -> Step[JustOneState]:
    """Vote on the guess, and end the vote if it is decided."""
    step = vote(state, seat, choice)
    if step.state.phase != "vote" or not is_decided(step.state):
        return step
    end = close(step.state)
    return Step(end.state, (*step.events, *end.events))


def is_decided(state: JustOneState) -> bool:
    """Whether the votes that are still to come cannot change the result."""
    ayes, noes, missing = _count(state, "yes"), _count(state, "no"), len(waiting_for(state))
    return ayes > noes + missing or noes >= ayes + missing


def vote(state: JustOneState, seat: Seat, choice: Choice) -> Step[JustOneState]:
    """Vote on the guess, once for each clue-giver."""
    if any(ballot.seat == seat for ballot in state.votes):
        raise IllegalMove("just-one-voted-already")
    after = state.model_copy(update={"votes": (*state.votes, Ballot(seat=seat, choice=choice))})
    step = Step(after) if waiting_for(after) else close(after)
    return Step(step.state, (Voted(seat=seat), *step.events))


def close(state: JustOneState) -> Step[JustOneState]:
    """End the vote. J-11: a majority of the votes cast accepts; a tie or no vote rejects."""
    return turns.end_turn(state, "found" if _count(state, "yes") > _count(state, "no") else "missed")


def _count(state: JustOneState, choice: Choice) -> int:
    return sum(ballot.choice == choice for ballot in state.votes)


def waiting_for(state: JustOneState) -> tuple[Seat, ...]:
    """Return the clue-givers who have not voted yet."""
    voted = {ballot.seat for ballot in state.votes}
    return tuple(seat for seat in state.givers if seat not in voted)
