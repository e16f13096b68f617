"""Just One, a cooperative party game of secret clues for 3 to 7 players."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from random import Random

from rules.errors import IllegalMove, Refusal
from rules.game import ANYBODY, Game, Outcome, Seat, Step
from rules.just_one import comparing, computer, guessing, turns, writing
from rules.just_one.judge import Box, Judge
from rules.just_one.language import associations, clues, words
from rules.just_one.lesson import lesson_in
from rules.just_one.moves import MOVES, ActiveMove, Arrive, Blank, JustOneMove, Leave, Pick, Ready, Skip, Stop, Vote
from rules.just_one.state import NUMBERS, JustOneOptions, JustOneState, Phase
from rules.just_one.turns import moves_of
from rules.just_one.view import JustOneView, view_of
from rules.just_one.violations import violations_of
from rules.lesson import Lesson

SECONDS: dict[str, dict[Phase, float]] = {
    "relaxed": {"number": 120, "clues": 180, "compare": 120, "guess": 180, "vote": 90},
    "brisk": {"number": 45, "clues": 75, "compare": 45, "guess": 75, "vote": 30},
}
NUDGE_SECONDS = 120.0  # deadline after a nudge if the table has no time limit
CERTAIN_SECONDS = 20.0  # J-9: to compare clues of which none is doubtful
PHASES: dict[str, Phase] = {  # the phase of each move; all other moves are allowed at any time
    "pick": "number",
    "unknown": "clues",
    "clue": "clues",
    "second-clue": "clues",
    "clues": "clues",
    "blank": "clues",
    "excuse": "clues",
    "cancel": "compare",
    "restore": "compare",
    "ready": "compare",
    "guess": "guess",
    "skip": "guess",
    "accept": "vote",
    "reject": "vote",
    "vote": "vote",
}


class JustOne(Game[JustOneOptions, JustOneState, JustOneMove, JustOneView]):
    """The rules of Just One."""

    name = "just-one"
    seats = range(3, 8)  # J-1
    lesson = lesson_in("en")
    host_only = frozenset({"excuse", "close", "stop"})
    contest = "together"
    shared_deal_options = frozenset({"fixed_numbers"})  # J-27
    forfeits = frozenset({"stopped", "too-few"})
    stop = Stop()  # J-23: the unfinished turn is shown
    leave = Leave()  # J-20
    arrive = Arrive()  # J-26
    has_stand_ins = False  # players who leave are not replaced (J-20)
    company = 4  # J-28
    Options = JustOneOptions
    State = JustOneState
    Move = MOVES

    def __init__(self, judge: Judge = clues, box: Box = words) -> None:
        self._judge = judge
        self._box = box

    def computer_objection(self, options: JustOneOptions) -> Refusal | None:
        """Refuse computers where no clues are written for them (J-28)."""
        return None if options.language in associations.LANGUAGES else Refusal("just-one-no-computers")

    def lesson_in(self, language: str) -> Lesson:
        """Return the lesson with the words of the learner's language."""
        return lesson_in(language)

    def lesson_with(self, options: JustOneOptions) -> Lesson:
        """Return the lesson with the words of these options."""
        return lesson_in(options.language)

    def most(self, options: JustOneOptions) -> int:
        """Return the number of cards: one can be won in each turn."""
        return options.cards

    def deal(self, seats: int, options: JustOneOptions, rng: Random) -> JustOneState:
        """Deal the cards and choose the first active player."""
        seen = options.words_seen
        if options.word_list == "own":
            card, *deck = self._box.own_cards(options.own_words, options.cards, rng, seen=seen)
        else:
            card, *deck = self._box.deal_cards(options.cards, options.language, rng, seen=seen)
        # J-27: before anything that depends on the number of players
        numbers = tuple(rng.choice(NUMBERS) for _ in range(options.cards)) if options.fixed_numbers else ()
        dealt = JustOneState(
            options=options.model_copy(update={"words_seen": (), "own_words": ()}),  # already used for the cards
            seats=seats,
            phase="number",
            active=rng.randrange(seats),
            card=card,
            deck=tuple(deck),
            numbers=numbers,
            each=turns.clues_each(seats, options),
        )
        return writing.with_fixed_number(Step(dealt)).state

    def load(self, state: JustOneState) -> None:
        """Load the word lists of the table's language."""
        self._judge.load(state.options.language)
        if state.options.language in associations.LANGUAGES:
            associations.load(state.options.language)

    def to_act(self, state: JustOneState) -> frozenset[Seat]:
        """Return the active player, or the clue-givers who are not done."""
        match state.phase:
            case "number" | "guess":
                return frozenset({state.active})
            case "clues":
                return frozenset(writing.waiting_for(state))
            case "compare":
                return frozenset(comparing.waiting_for(state))
            case "vote":
                return frozenset(guessing.waiting_for(state))
            case "over":
                return frozenset()

    def may_act(self, state: JustOneState) -> frozenset[Seat]:
        """Return all players: they may change or cancel a clue, nudge, or leave."""
        return frozenset() if state.phase == "over" else frozenset((*state.present, *state.coming))

    def moves(self, state: JustOneState, seat: Seat) -> Sequence[JustOneMove]:
        """Return all legal moves except clues and guesses."""
        if state.phase == "over" or (seat not in state.present and seat not in state.coming):
            return ()
        return tuple(moves_of(state, seat, self.to_act(state)))

    def play(
        self,
        state: JustOneState,
        seat: Seat,
        move: JustOneMove,
        rng: Random,  # noqa: ARG002 - only the deal is random
    ) -> Step[JustOneState]:
        """Apply the move if this seat may make it in this phase."""
        if state.phase != PHASES.get(move.do, state.phase):
            raise IllegalMove("just-one-not-now")
        if (seat == ANYBODY) != (move.do == "arrive") or (seat in state.coming and move.do != "leave"):
            raise IllegalMove("just-one-next-turn" if seat in state.coming else "just-one-not-now")
        if move.do == "arrive":
            return turns.arrive(state)
        if move.do == "pick" or move.do == "guess" or move.do == "skip":  # noqa: PLR1714 - narrows the type
            if seat != state.active:
                raise IllegalMove("just-one-only-active")
            return self._of_active(state, move)
        common = self._of_anyone(state, seat, move)
        if common is not None:
            return common
        if seat == state.active:
            raise IllegalMove("just-one-not-active")
        return self._of_giver(state, seat, move)

    def _of_active(self, state: JustOneState, move: ActiveMove) -> Step[JustOneState]:
        if move.do == "pick":
            return writing.pick(state, move.number)
        if move.do == "guess":
            return guessing.guess(state, move.text, self._judge)
        return turns.end_turn(state, "skipped")  # J-14: only this card, also on the final turn

    def _of_anyone(self, state: JustOneState, seat: Seat, move: JustOneMove) -> Step[JustOneState] | None:
        if move.do == "nudge":
            return self._nudge(state, seat)
        if move.do == "leave":
            return turns.leave(state, seat, self._judge)
        if move.do == "excuse":
            return writing.excuse(state, move.seat, self._judge)
        if move.do == "close":
            return self._close(state)
        return turns.end_early(state, "stopped") if move.do == "stop" else None

    def _of_giver(self, state: JustOneState, seat: Seat, move: JustOneMove) -> Step[JustOneState]:
        if move.do == "clue" or move.do == "second-clue":  # noqa: PLR1714
            return writing.write(state, seat, move, self._judge)
        if move.do == "clues":
            return writing.write_two(state, seat, move, self._judge)
        if move.do == "blank":
            return writing.excuse(state, seat, self._judge)
        if move.do == "cancel":
            return comparing.cancel(state, seat, move.clue)
        if move.do == "restore":
            return comparing.restore(state, seat, move.clue)
        if move.do == "ready":
            return comparing.ready(state, seat)
        if move.do == "accept" or move.do == "reject":  # noqa: PLR1714
            return guessing.decide(state, seat, move.choice)
        if move.do == "vote":
            return guessing.vote(state, seat, move.choice)
        return writing.ask_for_another(state)

    def view(self, state: JustOneState, seat: Seat | None) -> JustOneView:
        """Return the view; word and clues are hidden until they may be seen."""
        return view_of(state, seat, self.to_act(state))

    def turn(self, state: JustOneState) -> Hashable:
        """Return the number of the card."""
        return state.turn

    def outcome(self, state: JustOneState) -> Outcome | None:
        """Return the outcome; all players have the same score."""
        return state.outcome

    def stand_in(self, state: JustOneState, seat: Seat, rng: Random) -> JustOneMove:
        """Pick a number, write no clue, be ready, skip, or abstain: harmless moves for an absent player."""
        match state.phase:
            case "number":
                return Pick.model_validate({"number": rng.choice(writing.numbers_left(state))})
            case "clues" if seat in writing.waiting_for(state):
                return Blank()
            case "compare" if seat in comparing.waiting_for(state):
                return Ready()
            case "guess":
                return Skip()
            case "vote" if seat in guessing.waiting_for(state):
                return Vote(choice="abstain")
            case _:
                raise IllegalMove("just-one-not-awaited")

    def computer_move(self, state: JustOneState, seat: Seat, rng: Random) -> JustOneMove:
        """Return the move of a computer player, which only knows what the seat knows (J-28)."""
        return computer.move(self.view(state, seat), rng, self._judge)

    def stand_in_pause(self, state: JustOneState, seats: frozenset[Seat]) -> float:
        """Return the seconds until the next computer is done; several write at the same time (J-29)."""
        return computer.pause(self.view(state, None), len(seats))

    def violations(self, state: JustOneState) -> list[str]:
        """Return every broken invariant of this state."""
        return violations_of(state)

    def time_limit(self, state: JustOneState) -> float | None:
        """Return the limit chosen in the lobby. Without limits a nudge starts one, so that no table gets stuck.

        J-9: a comparison without doubts is short.
        """
        if state.phase == "over":
            return None
        if state.phase == "compare" and not comparing.is_doubtful(state):
            return CERTAIN_SECONDS
        if state.options.timers == "off":
            return NUDGE_SECONDS if state.nudged else None
        return SECONDS[state.options.timers][state.phase]

    def expire(self, state: JustOneState, rng: Random) -> Step[JustOneState]:  # noqa: ARG002
        """End the phase for all players."""
        return self._close(state)

    def _close(self, state: JustOneState) -> Step[JustOneState]:
        match state.phase:
            case "clues":
                return writing.close(state, self._judge)
            case "compare":
                return comparing.close(state)
            case "vote":
                return guessing.close(state)
            case _:
                return turns.end_turn(state, "away")  # J-19: counts as Skip

    def _nudge(self, state: JustOneState, seat: Seat) -> Step[JustOneState]:
        if state.nudged:
            raise IllegalMove("just-one-nudged-already")
        if not self.to_act(state) - {seat}:
            raise IllegalMove("just-one-nudge-yourself")
        return Step(state.model_copy(update={"nudged": True}))
