"""The view of Just One: what each seat may know in each phase."""

from __future__ import annotations

from rules.game import Frozen, Outcome, Seat, View
from rules.just_one import comparing, writing
from rules.just_one.state import Card, Choice, Clue, JustOneOptions, JustOneState, Likeness, Phase, Turn


class ClueSeen(Frozen):
    """A clue, as it may be seen."""

    place: int  # index among all clues of the turn, for Cancel and Restore
    clue: Clue
    restorable: bool  # J-9


class JustOneView(View):
    """The view of one seat or a spectator."""

    seat: Seat | None
    options: JustOneOptions
    phase: Phase
    present: tuple[Seat, ...]
    coming: tuple[Seat, ...]
    active: Seat
    turn: int
    cards_left: int  # in the deck
    won: int
    each: int
    number: int | None
    numbers: tuple[int, ...]  # that may be picked
    may_ask_for_another: bool
    written: tuple[int, ...]  # J-16: number of clues of each seat
    excused: tuple[Seat, ...]
    ready: tuple[Seat, ...]
    voted: tuple[Seat, ...]
    nudged: bool
    guess: str | None
    cancelled: int | None  # number of cancelled clues, once the active player may know
    word: str | None  # None: not known to this seat, or not chosen yet
    card: Card  # J-4a: all words of the card, for clue-givers; else empty
    clues: tuple[ClueSeen, ...]  # the clues this seat may see
    alike: tuple[Likeness, ...]
    my_vote: Choice | None
    turns: tuple[Turn, ...]  # J-23
    outcome: Outcome | None

    @property
    def gives_clues(self) -> bool:
        """Whether this seat writes clues this turn."""
        return self.seat is not None and self.seat != self.active and self.seat in self.present

    @property
    def last_turn(self) -> Turn | None:
        """The last finished turn."""
        return self.turns[-1] if self.turns else None


OPEN_CLUES = ("guess", "vote")


def view_of(state: JustOneState, seat: Seat | None, waiting_for: frozenset[Seat]) -> JustOneView:
    """Return the view. J-17: the active player and spectators see neither word nor clues too early."""
    writer = seat is not None and seat in state.givers
    return JustOneView(
        epoch=state.epoch,
        to_act=tuple(sorted(waiting_for)),
        seat=seat,
        options=state.options,
        phase=state.phase,
        present=state.present,
        coming=state.coming,
        active=state.active,
        turn=state.turn,
        cards_left=len(state.deck),
        won=state.won,
        each=state.each,
        number=state.number,
        numbers=writing.numbers_left(state),
        may_ask_for_another=writing.may_ask_for_another(state),
        written=tuple(len(state.written_by(other)) for other in range(state.seats)),
        excused=state.excused,
        ready=state.ready,
        voted=tuple(ballot.seat for ballot in state.votes),
        nudged=state.nudged,
        guess=state.guess,
        cancelled=sum(clue.cancelled for clue in state.clues) if state.phase in OPEN_CLUES else None,
        word=state.word if writer and state.phase != "over" else None,
        card=state.card if writer and state.phase != "over" else (),
        clues=_clues(state, seat, writer=writer),
        alike=state.alike if writer and state.phase in ("compare", *OPEN_CLUES) else (),
        my_vote=next((ballot.choice for ballot in state.votes if ballot.seat == seat), None),
        turns=state.turns,
        outcome=state.outcome,
    )


def _clues(state: JustOneState, seat: Seat | None, *, writer: bool) -> tuple[ClueSeen, ...]:
    doubles = comparing.doubles(state.alike)
    return tuple(
        ClueSeen(place=place, clue=clue if writer else bare(clue), restorable=clue.cancelled and place not in doubles)
        for place, clue in enumerate(state.clues)
        if _may_see(state, clue, seat, writer=writer)
    )


def _may_see(state: JustOneState, clue: Clue, seat: Seat | None, *, writer: bool) -> bool:
    if state.phase == "clues":  # their own, to change it
        return writer and clue.seat == seat
    if state.phase == "compare":
        return writer
    return state.phase in OPEN_CLUES and (writer or not clue.cancelled)


def bare(clue: Clue) -> Clue:
    """Return a clue without the remarks of the clue-givers."""
    return clue.model_copy(update={"doubt": None, "by": None})
