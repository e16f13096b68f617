"""Turns: legal moves, the end of a turn and of the game, and players who leave (J-20) or join (J-26)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Literal

from rules.errors import IllegalMove
from rules.game import Event, Outcome, Seat, Step
from rules.just_one import comparing, guessing, writing
from rules.just_one.judge import Judge
from rules.just_one.moves import (
    Blank,
    Cancel,
    Close,
    Decide,
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
from rules.just_one.state import (
    FEWEST,
    MOST,
    NUMBERS,
    Arrived,
    Ended,
    JustOneOptions,
    JustOneState,
    Left,
    Result,
    Turn,
    TurnEnded,
)

Reason = Literal["finished", "too-few", "stopped"]


def clues_each(present: int, options: JustOneOptions) -> Literal[1, 2]:
    """Return the number of clues of each clue-giver. J-2: two with three players, optionally with four."""
    return 2 if present <= FEWEST or (present == 4 and options.two_clues_with_four) else 1


def end_turn(state: JustOneState, result: Result) -> Step[JustOneState]:
    """Win or lose the card, reveal the turn, and start the next one."""
    missed = result == "missed"
    burned = missed and bool(state.deck)
    taken_back = missed and not state.deck and state.won > 0  # J-12: the final turn
    won = state.won + (result == "found") - taken_back
    turn = _record(state, result).model_copy(update={"burned": burned, "taken_back": taken_back})
    after = state.model_copy(
        update={"turns": (*state.turns, turn), "won": won, "deck": state.deck[1:] if burned else state.deck}
    )
    ended = TurnEnded(turn=turn, won=won)
    if not after.deck:
        return _then((ended,), _end_game(after, "finished"))
    return writing.with_fixed_number(Step(_next_turn(after), (ended,)))


def end_early(state: JustOneState, reason: Reason) -> Step[JustOneState]:
    """End the game with the present score (J-20). J-23: the unfinished turn is revealed too."""
    if state.number is None:
        return _end_game(state, reason)
    turn = _record(state, "ended")
    after = state.model_copy(update={"turns": (*state.turns, turn)})
    return _then((TurnEnded(turn=turn, won=state.won),), _end_game(after, reason))


def next_active(state: JustOneState) -> Seat:
    """Return the next active player: the next seat that has not left (J-21)."""
    present = state.present
    return next((seat for seat in present if seat > state.active), present[0])


def _next_turn(state: JustOneState) -> JustOneState:
    state = state.model_copy(update={"coming": ()})  # J-26
    return state.entering(
        "number",
        active=next_active(state),
        turn=state.turn + 1,
        card=state.deck[0],
        deck=state.deck[1:],
        each=clues_each(len(state.present), state.options),
        number=None,
        numbers_gone=(),
        clues=(),
        excused=(),
        alike=(),
        ready=(),
        guess=None,
        votes=(),
    )


def _record(state: JustOneState, result: Result) -> Turn:
    return Turn(
        number=state.turn,
        active=state.active,
        word=state.word,
        clues=state.clues,
        alike=state.alike,
        guess=state.guess,
        votes=state.votes,
        result=result,
    )


def _end_game(state: JustOneState, reason: Reason) -> Step[JustOneState]:
    """End the game; all players have the same score."""
    outcome = Outcome(places=(1,) * state.seats, scores=(state.won,) * state.seats, reason=reason)
    return Step(state.entering("over", outcome=outcome), (Ended(outcome=outcome),))


def _then(events: tuple[Event, ...], step: Step[JustOneState]) -> Step[JustOneState]:
    return Step(step.state, events + step.events)


def leave(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    """Remove a player. Their clues and votes stay. J-20: the game continues with at least three players."""
    coming = tuple(other for other in state.coming if other != seat)
    after = state.model_copy(update={"gone": (*state.gone, seat), "coming": coming})
    step = _continue(after, seat, judge)
    return Step(step.state, (Left(seat=seat), *step.events))


def arrive(state: JustOneState) -> Step[JustOneState]:
    """Add a last seat that plays from the next turn on, because it must not see the secrets of this one."""
    if len(state.present) + len(state.coming) >= MOST:
        raise IllegalMove("just-one-full", most=MOST)
    seat = state.seats
    return Step(state.model_copy(update={"seats": seat + 1, "coming": (*state.coming, seat)}), (Arrived(seat=seat),))


def _continue(state: JustOneState, seat: Seat, judge: Judge) -> Step[JustOneState]:
    if len(state.present) < FEWEST:
        enough = len(state.present) + len(state.coming) >= FEWEST  # J-26: then the joining players play at once
        return end_turn(state, "left") if enough else end_early(state, "too-few")
    # J-25: a guess is kept, so that nobody escapes its cost by leaving
    if seat == state.active and state.phase != "vote":
        return end_turn(state, "left")
    if state.phase == "clues" and not writing.waiting_for(state):
        return comparing.begin(state, judge)
    if state.phase == "compare" and not comparing.waiting_for(state):
        return comparing.close(state)
    if state.phase == "vote" and not guessing.waiting_for(state):
        return guessing.close(state)
    return Step(state)


NUDGE, CLOSE, LEAVE, STOP, SKIP, BLANK, UNKNOWN, READY = (
    Nudge(), Close(), Leave(), Stop(), Skip(), Blank(), Unknown(), Ready(),
)  # fmt: skip
PICKS = {number: Pick.model_validate({"number": number}) for number in NUMBERS}
VOTES = (Decide(do="accept"), Decide(do="reject"), Vote(choice="yes"), Vote(choice="no"), Vote(choice="abstain"))
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
