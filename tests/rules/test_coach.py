"""The coach: it names the worst decision of a player, by what the player could know, and no other."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rules.catalogue import GAMES, game_named
from rules.coach import worst_mistake
from rules.game import Move, Seat, State, Step
from rules.one_shot.state import OneShotState, Pass, Take, Tile
from rules.one_shot.turn import may_take
from rules.only_one.state import OnlyOneState, Place
from rules.replay import replay
from rules.rng import move_rng
from rules.rokujika.state import Buy, Combine, RokujikaState
from rules.table import STAND_IN, Entry, Undo

ANA, ROBOT = 77, None
Choose = Callable[[State, Seat], Move | None]


def played(
    name: str, seats: int, choose: Choose, seed: str = "coach", **options: object
) -> tuple[list[Any], list[Entry]]:
    """Return a game of Ana in seat 0 against computers; she plays like the hard one where `choose` returns None."""
    game = game_named(name)
    chosen = game.Options.model_validate({"computers": "hard", **options})
    state, entries = game.deal(seats, chosen, move_rng(seed, 0)), []
    while waiting_for := game.to_act(state):
        number = len(entries) + 1
        seat = min(waiting_for)
        own = choose(state, seat) if seat == 0 else None
        move = own or game.computer_move(state, seat, Random(number))
        key = f"k{number}" if seat == 0 else f"{STAND_IN}{number}"
        by = ANA if seat == 0 else ROBOT
        entries.append(Entry(number, seat, by, key, move.model_dump_json(), float(number)))
        state = game.play(state, seat, move, move_rng(seed, number)).state
    return replay(game, seats, chosen, seed, entries), entries


class OneBlunder:
    """Makes one bad decision at the first chance, and remembers after how many moves."""

    def __init__(self, blunder: Callable[[Any], Move | None]) -> None:
        self._blunder, self.made = blunder, None

    def __call__(self, state: State, seat: Seat) -> Move | None:
        found = None if self.made is not None else self._blunder(state)
        if found is not None:
            self.made = state
        return found


def pass_on_a_five(state: OneShotState) -> Move | None:
    is_five = state.phase == "choose" and state.shown is not None and state.shown.value == 5
    return Pass() if is_five and state.left < 12 else None


def bust_for_nothing(state: OnlyOneState) -> Move | None:
    """Bust a column of three cards although the card fits elsewhere."""
    if state.phase != "place" or state.round < 3:
        return None
    game = game_named("only-one")
    clashing = game.view(state, state.active).would_bust
    rest = [place for place in game.view(state, state.active).may_place if place not in clashing]
    full = [place for place in clashing if len(state.columns[place]) == 3]
    return Place(column=full[0]) if full and rest else None


def buy_in_vain(state: RokujikaState) -> Move | None:
    """Take the poorest set although there is a much better one."""
    game = game_named("rokujika")
    sets = [move for move in game.judge(state, 0, Random(0), 4) if isinstance(move.move, Combine)]
    return sets[-1].move if sets and sets[0].worth - sets[-1].worth > 12 else None


BLUNDERS = [
    ("one-shot", 2, pass_on_a_five, {"duel_rounds": 4}),
    ("only-one", 3, bust_for_nothing, {}),
    ("rokujika", 2, buy_in_vain, {}),
]


@pytest.mark.parametrize(("name", "seats", "blunder", "options"), BLUNDERS, ids=[line[0] for line in BLUNDERS])
def test_the_one_bad_decision_of_a_game_is_found(name, seats, blunder, options):
    game = game_named(name)
    for seed in range(30):
        choose = OneBlunder(blunder)
        steps, entries = played(name, seats, choose, f"coach {seed}", **options)
        if choose.made is not None:
            break
    found = worst_mistake(game, steps, entries, ANA)
    assert found is not None
    assert steps[found.step].state == choose.made
    assert found.seat == 0
    assert found.played == game.read(entries[found.step].move)
    assert found.better != found.played
    assert found.cost >= game.notable_loss
    assert found == worst_mistake(game, steps, entries, ANA), "the same game gives the same answer"


@pytest.mark.parametrize(("name", "seats"), [("one-shot", 2), ("only-one", 3), ("rokujika", 2)])
def test_a_game_played_like_the_hard_computer_has_at_most_a_small_mistake(name, seats):
    steps, entries = played(name, seats, lambda state, seat: None)
    found = worst_mistake(game_named(name), steps, entries, ANA)
    assert found is None or found.cost < 5 * game_named(name).notable_loss


def test_moves_of_others_and_of_computers_are_not_looked_at():
    steps, entries = played("one-shot", 2, lambda state, seat: pass_on_a_five(state))
    assert worst_mistake(game_named("one-shot"), steps, entries, 1) is None
    by_stand_in = [entry._replace(by=None) for entry in entries]
    assert worst_mistake(game_named("one-shot"), steps, by_stand_in, ANA) is None


def taking(value: int, coins: int = 0) -> OneShotState:
    """A choice with this coin, early in a turn."""
    game = game_named("one-shot")
    for seed in range(1000):
        state = game.deal(2, game.Options(), Random(seed))
        while state.phase == "throw" and state.turn == 0 and state.left > 12:
            state = game.play(state, 0, game.moves(state, 0)[0], Random(seed)).state
        if state.phase == "choose" and state.shown is not None and state.shown.value == value:
            return state
    raise AssertionError


def test_undone_decisions_do_not_count():
    """Ana takes a coin of 1 early in the turn, and undoes it."""
    game, before = game_named("one-shot"), taking(1)
    taken = game.play(before, 0, Take(), Random(1)).state
    steps = [Step(before), Step(taken), Step(game.rewound(before, taken, 0))]
    entries = [
        Entry(1, 0, ANA, "a", Take().model_dump_json(), 1.0),
        Entry(2, 0, ANA, "b", Undo().model_dump_json(), 2.0),
    ]
    assert worst_mistake(game, steps[:2], entries[:1], ANA) is not None
    assert worst_mistake(game, steps, entries, ANA) is None


def test_one_shot_a_five_is_worth_taking_and_an_early_one_is_not():
    game = game_named("one-shot")
    assert isinstance(game.judge(taking(5), 0, Random(1), 200)[0].move, Take)
    assert isinstance(game.judge(taking(1), 0, Random(1), 200)[0].move, Pass)


def test_one_shot_tiles_that_were_shown_this_round_are_known():
    """All tiles below are nulls, and everybody has seen them: the coin is worth taking whatever it is."""
    game, state = game_named("one-shot"), taking(1)
    assert state.shown is not None
    nulls = [tile for tile in state.stack if tile.value == 0]
    rest = [tile for tile in state.stack if tile.value and tile != state.shown]
    bottom = len(state.stack) - len(nulls)
    stack = [*rest, *nulls]
    stack.insert(bottom - 1, state.shown)
    known = state.model_copy(
        update={"stack": tuple(stack), "depth": bottom, "seen": tuple(range(bottom - 1, len(stack))), "coins": ()}
    )
    best, *_ = game.judge(known, 0, Random(1), 100)
    assert isinstance(best.move, Take)
    assert all(isinstance(tile, Tile) and not may_take(tile, ()) for tile in nulls)


def test_rokujika_a_better_set_is_worth_its_difference():
    game = game_named("rokujika")
    state = game.deal(1, game.Options(), Random(3))
    while not any(isinstance(move, Combine) for move in game.moves(state, 0)):
        state = game.play(state, 0, Buy(), Random(0)).state
        if state.villages[0].phase == "trademark":
            state = game.play(state, 0, game.stand_in(state, 0, Random(0)), Random(0)).state
    judged = [one for one in game.judge(state, 0, Random(1), 20) if isinstance(one.move, Combine)]
    for one in judged:
        village = game.play(state, 0, one.move, Random(0)).state.villages[0]
        before = state.villages[0]
        assert one.worth == village.coins + village.points - before.coins - before.points


def test_games_without_a_coach_have_nothing_to_say():
    for name, game in GAMES.items():
        assert (game.notable_loss is None) == (name in ("omiga", "just-one"))
    omiga = game_named("omiga")
    state = omiga.deal(2, omiga.Options(), Random(1))
    assert omiga.judge(state, 0, Random(1), 5) == ()
    assert worst_mistake(omiga, [Step(state)], [], ANA) is None
