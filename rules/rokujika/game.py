"""Rokujika Collection as one object: ten turns alone, or a race of several people, each in the same village."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from functools import cache
from random import Random

from rules.game import Event, Game, Outcome, Seat, Step
from rules.rokujika import computer, turn
from rules.rokujika.cards import CARDS, Trio
from rules.rokujika.decks import shuffled
from rules.rokujika.lesson import LESSON
from rules.rokujika.scoring import outcome_of
from rules.rokujika.sets import scorable, sets_in
from rules.rokujika.state import (
    COLUMNS,
    FREE_CARDS,
    MOVES,
    ROWS,
    Buy,
    Combine,
    Decline,
    Ended,
    Racer,
    Register,
    RokujikaMove,
    RokujikaOptions,
    RokujikaState,
    RokujikaView,
    Stop,
    Village,
    VillageView,
)
from rules.rokujika.violations import violations_of

BUY, DECLINE, STOP = Buy(), Decline(), Stop()
_FIRST_SIX = COLUMNS * ROWS


class Rokujika(Game[RokujikaOptions, RokujikaState, RokujikaMove, RokujikaView]):
    """The solo rules, for one; R-25: for more it is the same game side by side, not the printed one for 2 to 6."""

    name = "rokujika"
    rewinds = True
    seats = range(1, 7)
    lesson = LESSON
    contest = "alone"
    has_daily = True
    Options = RokujikaOptions
    State = RokujikaState
    Move = MOVES

    def deal(self, seats: int, options: RokujikaOptions, rng: Random) -> RokujikaState:
        """The same cards in the same order for every seat."""
        order, sixths = shuffled(CARDS.cards, rng), shuffled(CARDS.sixths, rng)
        village = Village(pile=order[FREE_CARDS:], front=order[:FREE_CARDS], display=sixths[:_FIRST_SIX])
        luck = rng.getrandbits(64)
        return RokujikaState(options=options, luck=luck, sixths=sixths, villages=(village,) * seats)

    def to_act(self, state: RokujikaState) -> frozenset[Seat]:
        """Everybody who has not finished, all at the same time."""
        return frozenset([seat for seat, village in enumerate(state.villages) if village.phase != "over"])

    def epoch(self, state: RokujikaState, seat: Seat | None) -> int:
        """Each seat's own: what happens in one village means nothing to the others."""
        if seat is None:
            return state.epoch if len(state.villages) > 1 else state.villages[0].epoch
        return state.villages[seat].epoch

    def moves(self, state: RokujikaState, seat: Seat) -> Sequence[RokujikaMove]:
        """Another card, any set that lies in front, or nothing if there is none (R-10, R-11, R-12)."""
        village = state.villages[seat]
        if village.phase == "over":
            return ()
        if village.phase == "trademark":
            return [*(_register(sixth) for sixth in village.display if sixth is not None), DECLINE]
        moves: list[RokujikaMove] = [BUY] if village.may_buy else []
        sets = sets_in(village.front)
        if not sets:
            moves.append(STOP)
            return moves
        in_reach = village.in_reach
        for trio in sets:
            sixths = scorable(trio, in_reach) or (None,)
            moves.extend([_combine(trio, sixth) for sixth in sixths])
        return moves

    def play(
        self,
        state: RokujikaState,
        seat: Seat,
        move: RokujikaMove,
        rng: Random,  # noqa: ARG002 - all luck was dealt
    ) -> Step[RokujikaState]:
        """Apply the move to this seat's village."""
        village, events = _change(state, seat, move)
        others = state.villages
        villages = (*others[:seat], village, *others[seat + 1 :])
        if len(villages) == 1:  # alone, every move starts the clock anew; in a race only the bell does
            after = state.model_copy(update={"villages": villages, "epoch": state.epoch + 1})
        else:
            after = state.model_copy(update={"villages": villages})
        outcome = outcome_of(villages) if village.phase == "over" else None
        if outcome is None:
            return Step(after, events)
        return Step(after.model_copy(update={"outcome": outcome}), (*events, Ended(outcome=outcome)))

    def view(self, state: RokujikaState, seat: Seat | None) -> RokujikaView:
        """One's own village and the race; whoever watches a single player sees that village (R-24)."""
        shown = 0 if seat is None and len(state.villages) == 1 else seat
        is_over = state.outcome is not None
        return RokujikaView(
            epoch=self.epoch(state, seat),
            to_act=tuple(sorted(self.to_act(state))),
            village=None if shown is None else _village_view(state, state.villages[shown]),
            racers=tuple(_racer(village, is_over) for village in state.villages),
            outcome=state.outcome,
        )

    def outcome(self, state: RokujikaState) -> Outcome | None:
        """Places by score; equals share."""
        return state.outcome

    def stand_in(self, state: RokujikaState, seat: Seat, rng: Random) -> RokujikaMove:
        """A good computer player, who knows what the seat knows and no more."""
        return computer.stand_in(_village_view(state, state.villages[seat]), rng)

    def time_limit(self, state: RokujikaState) -> float | None:
        """As the lobby chose."""
        return state.options.turn_limit or None

    def expire(self, state: RokujikaState, rng: Random) -> Step[RokujikaState]:
        """The bell: for each seat that has done nothing since the last one, a stand-in plays the turn to its end."""
        events: list[Event] = []
        for seat in sorted(self.overdue(state)):
            village = state.villages[seat]
            while (now := state.villages[seat]).phase != "over" and now.turn == village.turn:
                step = self.play(state, seat, self.stand_in(state, seat, rng), rng)
                state = step.state
                events.extend(step.events)
        villages = tuple(village.model_copy(update={"rung": village.epoch}) for village in state.villages)
        return Step(state.model_copy(update={"epoch": state.epoch + 1, "villages": villages}), tuple(events))

    def overdue(self, state: RokujikaState) -> frozenset[Seat]:
        """Each seat that has done nothing since the bell last rang."""
        is_alone = len(state.villages) == 1
        return frozenset(
            seat
            for seat, village in enumerate(state.villages)
            if village.phase != "over" and (is_alone or village.epoch == village.rung)
        )

    def hidden(self, state: RokujikaState) -> Hashable:
        """What lies face down; a new turn turns up cards."""
        return tuple((village.pile, village.turn, village.phase == "over") for village in state.villages)

    def rewound(self, before: RokujikaState, after: RokujikaState, seat: Seat) -> RokujikaState:
        """One village only: the others have gone on."""
        village = before.villages[seat].model_copy(update={"epoch": after.villages[seat].epoch + 1})
        return after.model_copy(
            update={
                "epoch": after.epoch + 1,
                "villages": (*after.villages[:seat], village, *after.villages[seat + 1 :]),
            }
        )

    def rewound_all(self, before: RokujikaState, after: RokujikaState) -> RokujikaState:
        """Every village goes back, and what was drawn for it stays stale."""
        villages = zip(before.villages, after.villages, strict=True)
        return before.model_copy(
            update={
                "epoch": after.epoch + 1,
                "villages": tuple(then.model_copy(update={"epoch": now.epoch + 1}) for then, now in villages),
            }
        )

    def violations(self, state: RokujikaState) -> list[str]:
        """Everything that cannot be true of this state."""
        return violations_of(state)


def _change(state: RokujikaState, seat: Seat, move: RokujikaMove) -> turn.Change:
    """Told apart by `do` and not by class, which is several times as quick."""
    if move.do == "buy":
        return turn.buy(state, seat)
    if move.do == "set":
        return turn.combine(state, seat, move.cards, move.sixth)
    if move.do == "stop":
        return turn.stop(state, seat)
    if move.do == "decline":
        return turn.decline(state, seat)
    return turn.register(state, seat, move.sixth)


@cache
def _register(sixth: str) -> Register:
    return Register(sixth=sixth)


@cache
def _combine(trio: Trio, sixth: str | None) -> Combine:
    return Combine(cards=trio, sixth=sixth)


def _village_view(state: RokujikaState, village: Village) -> VillageView:
    laid_out = min(len(state.sixths), COLUMNS * (len(village.history) + ROWS))
    return VillageView(
        turn=village.turn,
        phase=village.phase,
        coins=village.coins,
        paid=village.paid,
        pile=len(village.pile),
        front=village.front,
        discards=village.discards,
        display=village.display,
        sixths_left=len(state.sixths) - laid_out,
        trademarks=village.trademarks,
        scored=village.scored,
        points=village.points,
        score=village.score,
        may_buy=village.may_buy,
        history=village.history,
    )


def _racer(village: Village, is_over: bool) -> Racer:
    return Racer(
        turn=village.turn,
        coins=village.coins,
        points=village.points,
        score=village.score if village.phase == "over" else None,
        history=village.history if is_over else (),
    )
