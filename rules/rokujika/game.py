"""Rokujika Collection: ten turns alone, or a race of several players with the same cards."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from rules.game import Event, Game, Judged, Outcome, Seat, Step
from rules.rokujika import computer, turn
from rules.rokujika.cards import CARDS, scorable, sets_in, shuffled
from rules.rokujika.lesson import LESSON
from rules.rokujika.state import (
    COLUMNS,
    FREE_CARDS,
    MOVES,
    ROWS,
    Buy,
    Combine,
    Decline,
    Ended,
    Finished,
    Racer,
    Register,
    RokujikaMove,
    RokujikaOptions,
    RokujikaState,
    RokujikaView,
    Stop,
    Village,
    VillageView,
    outcome_of,
)
from rules.rokujika.violations import violations_of

_FIRST_SIX = COLUMNS * ROWS
_HUMAN_SECONDS = 10.0  # for one move of a player: about five minutes for the ten turns


class Rokujika(Game[RokujikaOptions, RokujikaState, RokujikaMove, RokujikaView]):
    """The solo rules. R-25: several players race with the solo rules, not the printed ones for 2 to 6."""

    name = "rokujika"
    rewinds = True
    takes_votes = True
    seats = range(1, 7)
    lesson = LESSON
    contest = "alone"
    has_daily = True
    notable_loss = 2.0  # coins and points of a turn
    Options = RokujikaOptions
    State = RokujikaState
    Move = MOVES

    def deal(self, seats: int, options: RokujikaOptions, rng: Random) -> RokujikaState:
        """Deal the same cards in the same order to every seat."""
        order, sixths = shuffled(CARDS.cards, rng), shuffled(CARDS.sixths, rng)
        village = Village(pile=order[FREE_CARDS:], front=order[:FREE_CARDS], display=sixths[:_FIRST_SIX])
        luck = rng.getrandbits(64)
        return RokujikaState(options=options, luck=luck, sixths=sixths, villages=(village,) * seats)

    def to_act(self, state: RokujikaState) -> frozenset[Seat]:
        """Return all seats that have not finished; they play at the same time."""
        return frozenset([seat for seat, village in enumerate(state.villages) if village.phase != "over"])

    def epoch(self, state: RokujikaState, seat: Seat | None) -> int:
        """Return the epoch of the seat's own village; the villages are independent."""
        if seat is None:
            return state.epoch if len(state.villages) > 1 else state.villages[0].epoch
        return state.villages[seat].epoch

    def moves(self, state: RokujikaState, seat: Seat) -> Sequence[RokujikaMove]:
        """Return the legal moves: buy, any set in front, or stop if there is no set (R-10, R-11, R-12)."""
        village = state.villages[seat]
        if village.phase == "over":
            return ()
        if village.phase == "trademark":
            return [*(Register(sixth=sixth) for sixth in village.display if sixth is not None), Decline()]
        moves: list[RokujikaMove] = [Buy()] if village.may_buy else []
        sets = sets_in(village.front)
        if not sets:
            moves.append(Stop())
            return moves
        in_reach = village.in_reach
        for trio in sets:
            sixths = scorable(trio, in_reach) or (None,)
            moves.extend([Combine(cards=trio, sixth=sixth) for sixth in sixths])
        return moves

    def play(
        self,
        state: RokujikaState,
        seat: Seat,
        move: RokujikaMove,
        rng: Random,  # noqa: ARG002 - all orders are fixed at the deal
    ) -> Step[RokujikaState]:
        """Apply the move to this seat's village."""
        village, events = _change(state, seat, move)
        others = state.villages
        villages = (*others[:seat], village, *others[seat + 1 :])
        if len(villages) == 1:  # alone every move restarts the deadline; in a race only `expire` does
            after = state.model_copy(update={"villages": villages, "epoch": state.epoch + 1})
        else:
            after = state.model_copy(update={"villages": villages})
        outcome = outcome_of(villages) if village.phase == "over" else None
        if outcome is None:
            return Step(after, events)
        return Step(after.model_copy(update={"outcome": outcome}), (*events, Ended(outcome=outcome)))

    def view(self, state: RokujikaState, seat: Seat | None) -> RokujikaView:
        """Return the seat's own village and the race. R-24: spectators of a solo game see its village."""
        shown = 0 if seat is None and len(state.villages) == 1 else seat
        is_over = state.outcome is not None
        return RokujikaView(
            epoch=self.epoch(state, seat),
            to_act=tuple(sorted(self.to_act(state))),
            village=None if shown is None else _village_view(state, state.villages[shown]),
            racers=tuple(_racer(village, is_over) for village in state.villages),
            outcome=state.outcome,
        )

    def events_for(self, state: RokujikaState, events: Sequence[Event], seat: Seat | None) -> tuple[Event, ...]:
        """In a race the other villages are secret: all of them draw the same cards."""
        if len(state.villages) == 1:
            return tuple(events)
        own = [] if seat is None else [event for event in events if getattr(event, "seat", None) == seat]
        return tuple(event for event in events if isinstance(event, Finished | Ended) or event in own)

    def turn(self, state: RokujikaState) -> Hashable:
        """Return the turn of the slowest village."""
        return min((village.turn for village in state.villages if village.phase != "over"), default=0)

    def outcome(self, state: RokujikaState) -> Outcome | None:
        """Return the places by score; ties share a place."""
        return state.outcome

    def stand_in(self, state: RokujikaState, seat: Seat, rng: Random) -> RokujikaMove:
        """Return the move of the best computer player, which only knows what the seat knows."""
        return computer.stand_in(_village_view(state, state.villages[seat]), rng)

    def computer_move(self, state: RokujikaState, seat: Seat, rng: Random) -> RokujikaMove:
        """Return the move of a computer player, which only knows what the seat knows."""
        return computer.PLAYERS[state.options.computers](_village_view(state, state.villages[seat]), rng)

    def judge(self, state: RokujikaState, seat: Seat, rng: Random, guesses: int) -> Sequence[Judged[RokujikaMove]]:
        """Return what each move brings by the end of the turn."""
        return computer.judge(_village_view(state, state.villages[seat]), rng, guesses)

    def stand_in_pause(self, state: RokujikaState, seats: frozenset[Seat]) -> float:
        """In a race a stand-in takes as long as a player, while one is still playing: its seat may be taken over."""
        has_players = len(state.villages) > 1 and bool(self.to_act(state) - seats)
        pause = max(_HUMAN_SECONDS, self.stand_in_seconds) if has_players else self.stand_in_seconds
        return pause / len(seats)  # each seat in turn

    def time_limit(self, state: RokujikaState) -> float | None:
        """Return the limit chosen in the lobby."""
        return state.options.turn_limit or None

    def expire(self, state: RokujikaState, rng: Random) -> Step[RokujikaState]:
        """Let a stand-in finish the turn of each seat that has not moved since the last deadline."""
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
        """Return the seats that have not moved since the last deadline."""
        is_alone = len(state.villages) == 1
        return frozenset(
            seat
            for seat, village in enumerate(state.villages)
            if village.phase != "over" and (is_alone or village.epoch == village.rung)
        )

    def hidden(self, state: RokujikaState) -> Hashable:
        """Return the piles and turns: a new turn reveals cards."""
        return tuple((village.pile, village.turn, village.phase == "over") for village in state.villages)

    def rewound(self, before: RokujikaState, after: RokujikaState, seat: Seat) -> RokujikaState:
        """Undo in one village only: the other villages have changed meanwhile."""
        village = before.villages[seat].model_copy(update={"epoch": after.villages[seat].epoch + 1})
        return after.model_copy(
            update={
                "epoch": after.epoch + 1,
                "villages": (*after.villages[:seat], village, *after.villages[seat + 1 :]),
            }
        )

    def rewound_all(self, before: RokujikaState, after: RokujikaState) -> RokujikaState:
        """Go back in every village; old buttons stay stale."""
        villages = zip(before.villages, after.villages, strict=True)
        return before.model_copy(
            update={
                "epoch": after.epoch + 1,
                "villages": tuple(then.model_copy(update={"epoch": now.epoch + 1}) for then, now in villages),
            }
        )

    def violations(self, state: RokujikaState) -> list[str]:
        """Return every broken invariant of this state."""
        return violations_of(state)


def _change(state: RokujikaState, seat: Seat, move: RokujikaMove) -> turn.Change:
    """Apply the move to the seat's village."""
    if move.do == "buy":
        return turn.buy(state, seat)
    if move.do == "set":
        return turn.combine(state, seat, move.cards, move.sixth)
    if move.do == "stop":
        return turn.stop(state, seat)
    if move.do == "decline":
        return turn.decline(state, seat)
    return turn.register(state, seat, move.sixth)


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
