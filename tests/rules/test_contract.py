"""What holds for every game of the catalogue."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rules.catalogue import GAMES, AnyGame, game_named
from rules.errors import Refusal, UnreadableMove
from rules.rng import move_rng
from tests.rules.playing import any_options, option_choices, play_out

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


@every_game
def test_the_name_is_fit_for_commands_files_and_message_keys(game: AnyGame):
    assert game.name == game.name.lower()
    assert set(game.name) <= set("abcdefghijklmnopqrstuvwxyz-")
    assert GAMES[game.name] is game_named(game.name) is game


def test_an_unknown_game_is_refused_by_name():
    with pytest.raises(Refusal) as refused:
        game_named("halma")
    assert (refused.value.key, refused.value.values) == ("refused-unknown-game", {"name": "halma"})


@every_game
def test_every_option_is_a_short_list_of_choices(game: AnyGame):
    for name, values in option_choices(game).items():
        assert 2 <= len(values) <= 25, name
        assert game.Options().model_dump()[name] in values


@every_game
def test_any_number_of_players_can_play_with_the_usual_options(game: AnyGame):
    assert [game.objection(seats, game.Options()) for seats in game.seats] == [None] * len(game.seats)


@every_game
def test_a_text_that_is_no_move_is_unreadable(game: AnyGame):
    for text in ("", "{}", '{"do":"fly"}', "[1]", '{"do":"expire"}', "\x00"):
        with pytest.raises(UnreadableMove):
            game.read(text)


@every_game
@pytest.mark.no_cover
def test_seed_and_moves_give_the_same_game_again(game: AnyGame):
    for seats in game.seats:
        first = play_out(game, seats, game.Options(), f"again/{seats}", picks=Random(seats))
        second = play_out(game, seats, game.Options(), f"again/{seats}", picks=Random(seats))
        assert first == second
        # the deals are compared, not the stories: short games may read alike though other words were dealt
        options = game.Options()
        dealt = game.deal(seats, options, move_rng(f"again/{seats}", 0))
        assert dealt != game.deal(seats, options, move_rng("another", 0))


class AnyMoves(RuleBasedStateMachine):
    """Any legal moves in any game: no violation ever, and everything the contract promises."""

    @initialize(data=st.data(), name=st.sampled_from(sorted(GAMES)), seed=st.text("abc", max_size=6))
    def sit_down(self, data: st.DataObject, name: str, seed: str) -> None:
        self.game: AnyGame = GAMES[name]
        self.seats = data.draw(st.sampled_from(self.game.seats))
        self.options = data.draw(any_options(self.game, self.seats))
        self.seed = seed
        self.number = 0
        self.state = self.game.deal(self.seats, self.options, move_rng(seed, 0))

    @precondition(lambda self: self.game.to_act(self.state))
    @rule(data=st.data())
    def a_player_moves(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(sorted(self.game.to_act(self.state))))
        self._apply(seat, data.draw(st.sampled_from(self.game.moves(self.state, seat))))

    @precondition(lambda self: self.game.to_act(self.state))
    @rule(count=st.integers(1, 40))
    def stand_ins_move(self, count: int) -> None:
        for _ in range(count):
            for seat in sorted(self.game.to_act(self.state)):
                if seat not in self.game.to_act(self.state):
                    continue  # an earlier move may have ended the decision for all
                move = self.game.stand_in(self.state, seat, Random(self.number))
                assert move in self.game.moves(self.state, seat)
                self._apply(seat, move)

    @precondition(lambda self: self.game.to_act(self.state))
    @rule()
    def the_deadline_passes(self) -> None:
        self.number += 1
        self.state = self.game.expire(self.state, move_rng(self.seed, self.number)).state

    @precondition(lambda self: not self.game.to_act(self.state))
    @rule()
    def they_play_again(self) -> None:
        self.seed += "+"
        self.number = 0
        self.state = self.game.deal(self.seats, self.options, move_rng(self.seed, 0))

    def _apply(self, seat: int, move: object) -> None:
        before, text = self.state, self.state.model_dump_json()
        self.number += 1
        step = self.game.play(
            self.state, seat, self.game.read(move.model_dump_json()), move_rng(self.seed, self.number)
        )
        assert before.model_dump_json() == text, "play changed its argument"
        self.state = step.state

    @invariant()
    def the_state_is_sound(self) -> None:
        if not hasattr(self, "state"):
            return
        assert self.game.violations(self.state) == []
        assert self.game.State.model_validate_json(self.state.model_dump_json()) == self.state
        assert (self.game.outcome(self.state) is None) == bool(self.game.to_act(self.state))
        for viewer in (None, *range(self.seats)):
            view = self.game.view(self.state, viewer)
            assert set(view.to_act) == self.game.to_act(self.state)
            assert type(view).model_validate_json(view.model_dump_json()) == view
        assert self.game.to_act(self.state) <= self.game.may_act(self.state)
        for seat in range(self.seats):
            assert self.game.view(self.state, seat).epoch == self.game.epoch(self.state, seat)
            if seat not in self.game.may_act(self.state):
                assert not self.game.moves(self.state, seat)


AnyMoves.TestCase.settings = settings(
    max_examples=40, stateful_step_count=30, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
TestAnyMoves = pytest.mark.no_cover(AnyMoves.TestCase)


@every_game
@settings(max_examples=15, deadline=None)
@given(data=st.data())
@pytest.mark.no_cover
def test_random_games_end(game: AnyGame, data: st.DataObject):
    seats = data.draw(st.sampled_from(game.seats))
    lines = play_out(
        game, seats, data.draw(any_options(game, seats)), str(data.draw(st.integers(0, 10**6))), picks=Random(1)
    )
    assert lines[-1].startswith("outcome ")
