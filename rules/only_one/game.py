"""Only One Collection, a set collection game for 2 to 4 players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from rules.errors import IllegalMove, Refusal
from rules.game import Game, Judged, Outcome, Seat, Step
from rules.only_one import scoring, search, turn
from rules.only_one.cards import COLUMN_SIZE, FIG, SEER_LOOKS, VALUES_FOR, clashes, laid_out, mixed
from rules.only_one.computer import choose, sensible_move
from rules.only_one.lesson import LESSON
from rules.only_one.state import (
    MOVES,
    TEAMS,
    Choose,
    Collect,
    Explore,
    Keep,
    OnlyOneMove,
    OnlyOneOptions,
    OnlyOneState,
    OnlyOneView,
    Peek,
    Place,
    Skip,
)
from rules.only_one.turn import may_explore, may_peek, open_columns, places, usable
from rules.only_one.violations import violations_of

SHOW_SECONDS = 2.0  # for each step of scoring, so that players can follow

EXPLORE: tuple[OnlyOneMove, ...] = (Explore(),)
PEEK: tuple[OnlyOneMove, ...] = (Peek(),)
SKIP: tuple[OnlyOneMove, ...] = (Skip(),)
PLACE: tuple[OnlyOneMove, ...] = tuple(Place(column=place) for place in range(4))
COLLECT: tuple[OnlyOneMove, ...] = tuple(Collect(column=place) for place in range(4))
KEEP: tuple[OnlyOneMove, ...] = tuple(Keep(card=card) for card in range(COLUMN_SIZE))
CHOOSE: tuple[OnlyOneMove, ...] = tuple(
    Choose(card=card, next=next_) for card in range(SEER_LOOKS) for next_ in range(SEER_LOOKS) if card != next_
)
ALONE: tuple[frozenset[Seat], ...] = tuple(frozenset({seat}) for seat in range(4))
ALL_SEATS: dict[int, frozenset[Seat]] = {seats: frozenset(range(seats)) for seats in VALUES_FOR}


class OnlyOne(Game[OnlyOneOptions, OnlyOneState, OnlyOneMove, OnlyOneView]):
    """The rules of Only One Collection."""

    name = "only-one"
    rewinds = True
    takes_votes = True
    seats = range(2, 5)
    lesson = LESSON
    notable_loss = 0.04  # of the chance to win
    Options = OnlyOneOptions
    State = OnlyOneState
    Move = MOVES

    def objection(self, seats: int, options: OnlyOneOptions) -> Refusal | None:
        """Familiars need three players, teams need four."""
        if options.teams and seats != 4:
            return Refusal("only-one-teams-need-four", here=seats)
        if options.familiars != "off" and seats < 3:
            return Refusal("only-one-familiars-need-three")
        return None

    def sides(self, seats: int, options: OnlyOneOptions) -> tuple[int, ...]:
        """Seats across from each other are a team (C-70); without teams each seat is a side."""
        if not options.teams:
            return super().sides(seats, options)
        return tuple(next(side for side, team in enumerate(TEAMS) if seat in team) for seat in range(seats))

    def deal(self, seats: int, options: OnlyOneOptions, rng: Random) -> OnlyOneState:
        """Shuffle the deck and lay out the first columns. C-23: the start player is random."""
        if (why := self.objection(seats, options)) is not None:
            raise why
        deck = mixed(seats, rng)
        if options.familiars == "off":
            columns, deck = turn.laid_out(((),) * places(seats), deck)
        else:
            columns = tuple((familiar,) for familiar in laid_out(seats, options.familiars, rng))
        starter = rng.randrange(seats)
        return OnlyOneState(
            options=options,
            seats=seats,
            token=starter,
            active=starter,
            deck=deck,
            columns=columns,
            collections=((),) * seats,
            familiars=(None,) * seats,
            earned=(0,) * seats,
        )

    def to_act(self, state: OnlyOneState) -> frozenset[Seat]:
        """Return the active player; during scoring everyone may skip."""
        if state.phase == "scoring":
            return ALL_SEATS[state.seats]
        return frozenset() if state.phase == "over" else ALONE[state.active]

    def epoch(self, state: OnlyOneState, seat: Seat | None) -> int:  # noqa: ARG002 - all act on the same table
        """Every move makes older buttons stale, except Skip during scoring."""
        return state.epoch - (len(state.tallies) + 1 if state.specials is not None and state.phase != "over" else 0)

    def moves(self, state: OnlyOneState, seat: Seat) -> Sequence[OnlyOneMove]:
        """Return the legal moves; an unfinished decision comes first."""
        phase = state.phase
        if phase == "scoring":
            return SKIP
        if seat != state.active or phase == "over":
            return ()
        if phase == "place":
            return [PLACE[place] for place in open_columns(state)]
        if phase == "choose":
            return CHOOSE
        if phase == "keep":
            assert state.broken is not None
            return KEEP[: len(state.columns[state.broken]) + 1]
        collects = [COLLECT[place] for place in usable(state)]
        if not may_explore(state):
            return collects
        return [*EXPLORE, *PEEK, *collects] if may_peek(state) else [*EXPLORE, *collects]

    def ballot(self, state: OnlyOneState, seat: Seat) -> Sequence[OnlyOneMove]:
        """Return no move during scoring, which is shown step by step."""
        return () if state.phase == "scoring" else super().ballot(state, seat)

    def play(
        self,
        state: OnlyOneState,
        seat: Seat,  # noqa: ARG002 - it is one seat's turn, or any may skip
        move: OnlyOneMove,
        rng: Random,  # noqa: ARG002 - the deck was shuffled at the deal
    ) -> Step[OnlyOneState]:
        """Apply the move."""
        match move:
            case Explore():
                return turn.explore(state)
            case Place():
                return turn.place(state, move.column)
            case Collect():
                return turn.collect(state, move.column)
            case Peek():
                return turn.peek(state)
            case Choose():
                return turn.choose(state, move.card, move.next)
            case Keep():
                return turn.keep(state, move.card)
            case Skip():
                if state.phase != "scoring":
                    raise IllegalMove("only-one-nothing-to-skip")
                return scoring.all_steps(state)

    def view(self, state: OnlyOneState, seat: Seat | None) -> OnlyOneView:
        """C-13: discards are hidden until scoring. C-60: only the seer sees the cards peeked at."""
        phase = state.phase
        to_place = open_columns(state) if phase == "place" else []
        is_counting = phase in ("scoring", "over")
        return OnlyOneView(
            epoch=self.epoch(state, seat),
            to_act=tuple(sorted(self.to_act(state))),
            seat=seat,
            round=state.round,
            phase=phase,
            sides=state.sides,
            token=state.token,
            active=None if is_counting else state.active,
            columns=state.columns,
            card=state.card,
            broken=state.broken,
            ended=state.ended,
            collections=state.collections,
            discarded=len(state.discards),
            discards=state.discards if is_counting else None,
            familiars=state.familiars,
            peeked=state.peeked,
            deck=len(state.deck),
            until_fig=None if state.last_call else state.deck.index(FIG),
            last_call=state.last_call,
            may_explore=may_explore(state),
            may_peek=may_peek(state),
            may_place=tuple(to_place),
            would_bust=tuple(
                place for place in to_place if state.card is not None and clashes(state.card, state.columns[place])
            ),
            may_collect=tuple(usable(state)) if phase == "turn" else (),
            peek=state.deck[:SEER_LOOKS] if phase == "choose" and seat == state.active else None,
            earned=state.earned,
            specials=state.specials,
            tallies=state.tallies,
            to_score=VALUES_FOR[state.seats][len(state.tallies) :],
            scores=state.scores,
            potions=state.potions,
            last=state.last,
            outcome=state.outcome,
        )

    def turn(self, state: OnlyOneState) -> Hashable:
        """Return whose turn of which round it is; scoring is one."""
        return state.round, state.active, state.phase in ("scoring", "over")

    def outcome(self, state: OnlyOneState) -> Outcome | None:
        """Return the places by points, then potions, then the token."""
        return state.outcome

    def stand_in(self, state: OnlyOneState, seat: Seat, rng: Random) -> OnlyOneMove:  # noqa: ARG002
        """Compare collecting the best column with drawing on."""
        return sensible_move(state)

    def computer_move(self, state: OnlyOneState, seat: Seat, rng: Random) -> OnlyOneMove:
        """Return the move of a computer player, which only knows what the seat knows."""
        return choose(state.options.computers, state, self.view(state, seat), self.moves(state, seat), rng)

    def is_slow(self, state: OnlyOneState) -> bool:
        """Whether a computer searches; it does not during scoring."""
        return state.options.computers == "hard" and state.phase not in ("scoring", "over")

    def judge(self, state: OnlyOneState, seat: Seat, rng: Random, guesses: int) -> Sequence[Judged[OnlyOneMove]]:
        """Return the chance to win with each move."""
        moves = self.moves(state, seat)
        if state.phase == "scoring" or len(moves) < 2:
            return ()
        return search.judge(self.view(state, seat), moves, rng, guesses, drops=False)

    def time_limit(self, state: OnlyOneState) -> float | None:
        """Return the limit chosen in the lobby; scoring is shown step by step."""
        if state.phase == "over":
            return None
        if state.phase == "scoring":
            return SHOW_SECONDS
        return state.options.turn_limit or None

    def expire(self, state: OnlyOneState, rng: Random) -> Step[OnlyOneState]:
        """Show the next step of scoring, or let a stand-in move."""
        if state.phase != "scoring":
            return super().expire(state, rng)
        return scoring.next_step(state)

    def overdue(self, state: OnlyOneState) -> frozenset[Seat]:
        """Return nobody during scoring."""
        return frozenset() if state.phase == "scoring" else self.to_act(state)

    def hidden(self, state: OnlyOneState) -> Hashable:
        """Return the deck, whether the seer has looked, and whether the discards are open."""
        return state.deck, state.peeked, state.phase == "choose", state.phase in ("scoring", "over")

    def violations(self, state: OnlyOneState) -> list[str]:
        """Return every broken invariant of this state."""
        return violations_of(state)
