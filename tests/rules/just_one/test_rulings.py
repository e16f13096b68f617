"""One test or more for each ruling on Just One, J-1 to J-27; J-28 to J-31 are in test_computer.py."""

from __future__ import annotations

from random import Random

import pytest

from rules.errors import IllegalMove
from rules.just_one.game import CERTAIN_SECONDS
from rules.just_one.moves import Arrive, Leave, Nudge, Ready
from rules.just_one.state import JustOneOptions
from tests.rules.just_one.builders import GAME, PlainBox, PlainJudge, Played, at, comparing, guessing


def refusal(act, *given, **named) -> str:
    with pytest.raises(IllegalMove) as refused:
        act(*given, **named)
    return refused.value.key


def test_j1_three_to_seven_play():
    assert list(GAME.seats) == [3, 4, 5, 6, 7]


@pytest.mark.parametrize(("seats", "option", "each"), [
    (3, False, 2), (3, True, 2), (4, False, 1), (4, True, 2), (5, True, 1), (7, False, 1),
])  # fmt: skip
def test_j2_two_clues_with_three_players_and_by_choice_with_four(seats, option, each):
    assert at(seats, two_clues_with_four=option).state.each == each


def test_j2_with_two_clues_each_the_phase_waits_for_all_of_them():
    game = at(3).pick().clue(1, "one").clue(2, "two").clue(1, "three", 2)
    assert game.state.phase == "clues"
    assert GAME.to_act(game.state) == {2}
    game.clue(2, "four", 2)
    assert [clue.text for clue in game.state.clues] == ["one", "three", "two", "four"]


def test_j2_nobody_writes_a_second_clue_where_one_is_asked_for():
    assert refusal(at(4).pick().clue, 1, "one", 2) == "just-one-one-clue"


def test_j2_both_clues_can_be_written_and_changed_at_once():
    game = at(3).pick().two_clues(1, "one", "three")
    assert game.happened == ["clue-written", "clue-written"]
    game.two_clues(1, "one", "four")
    assert GAME.to_act(game.state) == {2}
    game.two_clues(2, "two", "five")
    assert game.state.phase == "compare"
    assert [(clue.slot, clue.text) for clue in game.state.clues] == [(1, "one"), (2, "four"), (1, "two"), (2, "five")]


def test_j2_nobody_writes_two_clues_at_once_where_one_is_asked_for():
    assert refusal(at(4).pick().two_clues, 1, "one", "two") == "just-one-one-clue"


@pytest.mark.parametrize(("second", "why"), [
    ("Snow", "just-one-clue-twice"), ("icy", "just-one-clue-family"), ("two words", "just-one-clue-several-words"),
])  # fmt: skip
def test_j3_of_two_clues_written_at_once_both_are_accepted_or_none(second, why):
    game = at(3).pick()
    assert refusal(game.two_clues, 1, "snow", second) == why
    assert game.state.clues == ()


def test_j3_ones_own_two_clues_must_differ():
    game = at(3).pick().clue(1, "snow")
    assert refusal(game.clue, 1, "Snow", 2) == "just-one-clue-twice"
    game.clue(1, "snow")  # the same clue in the same place is no double


def test_j3_ones_own_variants_are_left_to_the_comparison():
    game = comparing("prince", "princess", "one", "two", seats=3)
    assert game.cancelled == ["prince", "princess"]


def test_j4_any_clue_giver_asks_for_another_number_and_nobody_learns_who():
    game = at(4).pick(3).unknown(2)
    assert game.state.phase == "number"
    assert game.view(0).numbers == (1, 2, 4, 5)
    assert game.events == (game.events[0],)
    assert game.events[0].model_dump() == {"what": "word-unknown", "number": 3}
    assert game.state == at(4).pick(3).unknown(1).state


def test_j4_a_used_number_is_gone():
    assert refusal(at(4).pick(3).unknown(1).pick, 3) == "just-one-number-gone"


def test_j4_only_until_the_first_clue_is_in():
    game = at(4).pick().clue(1, "snow")
    assert refusal(game.unknown, 2) == "just-one-unknown-too-late"
    assert not game.view(2).may_ask_for_another


def test_j4_the_fifth_word_stands():
    game = at(4)
    for number in (1, 2, 3, 4):
        game.pick(number).unknown(1)
    game.pick(5)
    assert refusal(game.unknown, 1) == "just-one-unknown-last-word"
    assert not game.view(1).may_ask_for_another


def test_j4_who_had_no_clue_for_the_word_before_writes_for_the_next():
    game = at(4).pick().blank(1).unknown(2).pick(2)
    assert GAME.to_act(game.state) == {1, 2, 3}


def test_j4a_clue_givers_see_all_five_words_and_the_active_player_none():
    game = at(4)
    words = ("word11", "word12", "word13", "word14", "word15")
    for act in (lambda: None, lambda: game.pick(2), lambda: game.clues("a", "b", "c"), game.ready):
        act()
        assert [game.view(seat).card for seat in (None, 0, 1, 2, 3)] == [(), (), words, words, words]
    assert (game.view(1).number, game.view(1).word) == (2, "word12")


def test_j4a_a_player_who_joins_or_has_left_sees_no_card():
    game = at(5).pick().arrive().leave(1)
    assert game.view(5).card == game.view(1).card == ()
    assert game.stop().view(2).card == ()


@pytest.mark.parametrize("text", ["007", "SMS", "$", "ice-cream", "Riiiiiinnng", "o'clock", "👨‍👩‍👧", "雪", "C#", "1️⃣"])
def test_j5_anything_without_a_space_is_a_word(text):
    assert at(4).pick().clue(1, f"  {text} ").state.clues[0].text == text


@pytest.mark.parametrize("text", ["two words", "two\nlines", "two\u3000words", "two\u2800words", "a\tb"])
def test_j5_several_words_are_refused(text):
    assert refusal(at(4).pick().clue, 1, text) == "just-one-clue-several-words"


@pytest.mark.parametrize("text", ["", "   ", "\u200b", "\u202e\u200f", "\u3164", "\u0301"])
def test_j5_nothing_that_can_be_seen_is_no_clue(text):
    assert refusal(at(4).pick().clue, 1, text) == "just-one-clue-empty"


def test_j5_what_cannot_be_seen_is_dropped():
    game = at(4).pick().clue(1, "sn\u200bow\u202e").clue(2, "z" + "\u0334" * 50)
    assert [clue.text for clue in game.state.clues] == ["snow", "z" + "\u0334" * 3]


def test_j5_a_clue_that_would_fill_the_table_is_refused():
    assert refusal(at(4).pick().clue, 1, "x" * 4000) == "just-one-clue-too-long"


@pytest.mark.parametrize("text", ["Bond", "Paris", "Newton"])
def test_j6_proper_nouns_are_allowed(text):
    assert at(4).pick().clue(1, text).state.clues[0].doubt is None


@pytest.mark.parametrize(("number", "text", "why"), [
    (1, "WORD11", "is-the-word"), (1, "icy", "family"), (2, "whether", "sound"), (1, "wort", "translation"),
])  # fmt: skip
def test_j7_what_is_surely_forbidden_is_refused_at_entry_with_the_reason(number, text, why):
    game = at(4).pick(number)
    assert refusal(game.clue, 1, text) == f"just-one-clue-{why}"
    assert game.state.clues == ()


def test_j7_what_is_only_suspected_is_allowed_and_flagged():
    game = comparing("word", "snow", "cold")
    assert game.state.clues[0].doubt == "affix"
    assert game.cancelled == []


@pytest.mark.parametrize("strictness", ["lenient", "normal", "strict"])
def test_j7_an_invented_word_is_never_refused_by_the_machine(strictness):
    assert at(4, clue_check=strictness).pick().clue(1, "blorp").state.clues[0].doubt == "unknown"


def test_j7_strict_refuses_suspicions_too():
    assert refusal(at(4, clue_check="strict").pick().clue, 1, "word") == "just-one-clue-affix"
    assert comparing("bake", "bakery", "snow", clue_check="strict").cancelled == ["bake", "bakery"]


def test_j7_lenient_refuses_and_cancels_only_the_very_same():
    game = at(4, clue_check="lenient").pick()
    assert refusal(game.clue, 1, "Word11") == "just-one-clue-is-the-word"
    game.clue(1, "icy").clue(2, "prince").clue(3, "princess")
    assert game.state.clues[0].doubt == "family"
    assert game.cancelled == []
    assert [pair.sure for pair in game.state.alike] == [False]


def test_j8_of_identical_clues_none_survives():
    assert comparing("Mouse", "mouse", "MOUSE", "cat", seats=5).cancelled == ["Mouse", "mouse", "MOUSE"]


def test_j8_variants_of_a_family_are_identical():
    game = comparing("prince", "princess", "crown")
    assert game.cancelled == ["prince", "princess"]
    assert [(pair.reason, pair.sure) for pair in game.state.alike] == [("family", True)]


def test_j9_a_doubtful_pair_is_asked_about_and_not_cancelled():
    game = comparing("bake", "bakery", "crown")
    assert game.cancelled == []
    assert [(pair.first, pair.second, pair.sure) for pair in game.state.alike] == [(0, 1, False)]


def test_j9_any_clue_giver_cancels_or_restores_with_their_name_on_it():
    game = comparing("prince", "princess", "crown").restore(3, 0).cancel(1, 2)
    assert game.cancelled == ["princess", "crown"]
    assert [clue.by for clue in game.state.clues] == [3, None, 1]
    assert game.view(2).clues[2].clue.by == 1


def test_j9_letter_for_letter_doubles_cannot_be_restored():
    game = comparing("mouse", "Mouse", "cat")
    assert refusal(game.restore, 1, 0) == "just-one-same-letters"
    assert [seen.restorable for seen in game.view(1).clues] == [False, False, False]


def test_j9_a_cancel_or_a_restore_clears_nobodys_ready():
    game = comparing("bake", "bakery", "crown").ready(1, 2).cancel(3, 0).restore(1, 0)
    assert game.state.ready == (1, 2)


def test_j9_the_phase_closes_when_all_are_ready():
    game = comparing("snow", "cold", "white").ready(1, 3)
    assert (game.state.phase, GAME.to_act(game.state)) == ("compare", {2})
    assert game.ready(2).state.phase == "guess"


@pytest.mark.parametrize("close", ["expire", "close"])
def test_j9_the_phase_closes_by_the_timer_and_by_the_host(close):
    game = comparing("snow", "cold", "white").ready(1)
    assert getattr(game, close)().state.phase == "guess"


@pytest.mark.parametrize("timers", ["off", "relaxed", "brisk"])
@pytest.mark.parametrize("clues", [("snow", "cold", "white"), ("prince", "princess", "crown"), ("a", "A", "b")])
def test_j9_without_a_doubtful_clue_the_comparison_ends_after_twenty_seconds(clues, timers):
    game = comparing(*clues, timers=timers)
    assert GAME.time_limit(game.state) == CERTAIN_SECONDS == 20
    assert game.expire().state.phase == "guess"


@pytest.mark.parametrize("clues", [("bake", "bakery", "crown"), ("blorp", "cold", "white"), ("word", "snow", "cold")])
def test_j9_with_a_doubtful_clue_the_comparison_takes_its_time(clues):
    assert GAME.time_limit(comparing(*clues).state) is None
    assert GAME.time_limit(comparing(*clues, timers="brisk").state) == 45


def test_j9_there_is_a_review_even_when_every_clue_is_a_double():
    assert comparing("snow", "Snow", "SNOW").state.phase == "compare"


def test_j9_nonsense_is_refused_with_its_reason():
    game = comparing("prince", "princess", "crown").ready(1)
    assert refusal(game.cancel, 1, 0) == "just-one-cancelled-already"
    assert refusal(game.restore, 1, 2) == "just-one-not-cancelled"
    assert refusal(game.cancel, 1, 3) == refusal(game.restore, 1, -1) == "just-one-no-such-clue"
    assert refusal(game.ready, 1) == "just-one-ready-already"


def test_j10_with_all_clues_cancelled_there_is_no_guess_and_only_this_card_is_lost():
    game = comparing("snow", "Snow", "SNOW").ready()
    turn = game.state.turns[-1]
    assert (turn.result, turn.burned, game.state.won) == ("no-clues", False, 0)
    assert (game.state.phase, game.state.turn, len(game.state.deck)) == ("number", 2, 11)


@pytest.mark.parametrize(("number", "guess"), [(1, "word11"), (1, " WORD11 "), (2, "weather"), (2, "Whether")])
def test_j11_the_same_letters_and_the_same_sound_are_right(number, guess):
    game = at(4).pick(number).clues("a", "b", "c").ready().guess(guess)
    assert game.state.turns[-1].result == "found"
    assert game.state.won == 1
    assert game.happened == ["guessed", "turn-ended"]


def test_j11_everything_else_goes_to_a_vote_of_the_clue_givers():
    game = guessing().guess("words11")
    assert (game.state.phase, GAME.to_act(game.state)) == ("vote", {1, 2, 3})
    assert game.view(None).guess == "words11"


@pytest.mark.parametrize(("votes", "result"), [
    ({"s1": "yes", "s2": "yes", "s3": "no"}, "found"),
    ({"s1": "yes", "s2": "no", "s3": "no"}, "missed"),
])  # fmt: skip
def test_j11_the_majority_of_the_votes_decides(votes, result):
    assert guessing().guess("words11").vote(**votes).state.turns[-1].result == result


def test_j11_a_tie_rejects():
    game = guessing(5).guess("words11").vote(s1="yes", s2="yes", s3="no", s4="no")
    assert game.state.turns[-1].result == "missed"


def test_j11_no_vote_rejects():
    assert guessing().guess("words11").expire().state.turns[-1].result == "missed"


def test_j11_when_the_time_is_up_the_votes_cast_count():
    assert guessing().guess("words11").vote(s1="yes").expire().state.turns[-1].result == "found"


def test_j11_a_vote_of_an_earlier_version_is_open_until_all_have_voted():
    assert guessing().guess("words11").vote(s1="no", s2="no").state.phase == "vote"


@pytest.mark.parametrize(("seats", "rejects"), [(3, 1), (4, 2), (5, 2), (6, 3), (7, 3)])
def test_j11_half_of_the_clue_givers_reject_a_hopeless_guess(seats, rejects):
    game = guessing(seats).guess("hopeless").reject(*range(1, rejects))
    assert game.state.phase == "vote"
    game.reject(rejects)
    assert (game.state.phase, game.state.turns[-1].result) == ("number", "missed")
    assert len(game.state.turns[-1].votes) == rejects


@pytest.mark.parametrize(("seats", "accepts"), [(3, 2), (4, 2), (5, 3), (6, 3), (7, 4)])
def test_j11_more_than_half_of_the_clue_givers_accept_a_guess(seats, accepts):
    game = guessing(seats).guess("words11").accept(*range(1, accepts))
    assert game.state.phase == "vote"
    assert game.accept(accepts).state.turns[-1].result == "found"
    assert game.happened == ["voted", "turn-ended"]


def test_j11_a_vote_that_is_still_open_waits_for_the_last_voter():
    game = guessing().guess("words11").accept(1).reject(2)
    assert (game.state.phase, GAME.to_act(game.state)) == ("vote", {3})
    assert game.accept(3).state.turns[-1].result == "found"


def test_j11_who_has_decided_does_not_decide_again():
    assert refusal(guessing().guess("words11").accept(1).reject, 1) == "just-one-voted-already"


def test_j11_everybody_votes_once_and_the_guess_cannot_be_changed():
    game = guessing().guess("words11").vote(s1="no")
    assert refusal(game.vote, s1="yes") == "just-one-voted-already"
    assert refusal(game.guess, "word11") == "just-one-not-now"


def test_j11_a_guess_may_have_spaces_but_must_be_something():
    assert guessing().guess("ice  cream\n").state.guess == "ice cream"
    assert refusal(guessing().guess, " \u200b") == "just-one-guess-empty"
    assert refusal(guessing().guess, "x" * 4000) == "just-one-guess-too-long"


def test_j12_a_wrong_guess_costs_the_next_card_too():
    game = at(4, cards=5).turn("missed")
    assert (game.state.turns[-1].burned, game.state.card[0], len(game.state.deck)) == (True, "word31", 2)


def test_j12_a_wrong_guess_on_the_final_turn_costs_a_card_that_was_won():
    game = at(4, cards=5).turn("found").turn("found").turn("skipped").turn("skipped")
    assert (game.state.won, game.state.deck) == (2, ())
    game.turn("missed")
    assert (game.state.turns[-1].taken_back, game.state.turns[-1].burned) == (True, False)
    assert game.state.outcome.scores == (1,) * 4


def test_j12_on_the_final_turn_with_nothing_won_nothing_more_is_lost():
    game = at(4, cards=5).turn("skipped").turn("skipped").turn("skipped").turn("skipped").turn("missed")
    assert (game.state.turns[-1].taken_back, game.state.outcome.scores) == (False, (0,) * 4)


def test_j12_a_wrong_guess_with_one_card_left_takes_that_card_and_ends_the_game():
    game = at(4, cards=5).turn("found").turn("found").turn("found").turn("missed")
    assert (game.state.turns[-1].burned, game.state.turns[-1].taken_back) == (True, False)
    assert (game.state.phase, game.state.outcome.scores) == ("over", (3,) * 4)


def test_j13_the_lost_card_is_never_shown():
    game = at(4, cards=5).turn("missed")
    assert all("word2" not in game.view(seat).model_dump_json() for seat in (None, 0, 1, 2, 3))
    assert not any(word.startswith("word2") for word in game.state.words_seen)


def test_j14_skipping_the_final_turn_costs_only_that_card():
    game = at(4, cards=5).turn("found").turn("found").turn("found").turn("found").turn("skipped")
    assert game.state.outcome.scores == (4,) * 4


def test_j15_failures_make_a_game_shorter():
    game = at(4)
    while game.state.phase != "over":
        game.turn("missed")
    assert len(game.state.turns) == 7
    game = at(4)
    while game.state.phase != "over":
        game.turn("found")
    assert (len(game.state.turns), game.state.outcome.scores) == (13, (13,) * 4)


def test_j16_everybody_sees_who_has_written_and_nobody_what():
    game = at(4).pick().clue(1, "secret")
    for seat in (None, 0, 2, 3):
        view = game.view(seat)
        assert view.written == (0, 1, 0, 0)
        assert "secret" not in view.model_dump_json()
    assert game.view(1).clues[0].clue.text == "secret"
    assert "secret" not in "".join(event.model_dump_json() for event in game.events)


def test_j16_a_clue_can_be_changed_until_the_phase_closes():
    game = at(4).pick().clue(1, "one").clue(1, "two").clue(2, "three")
    assert [clue.text for clue in game.state.clues] == ["two", "three"]
    game.clue(3, "four")
    assert refusal(game.clue, 1, "five") == "just-one-not-now"


def test_j16_a_neighbours_clue_does_not_spoil_mine():
    game = at(4).pick()
    before = GAME.epoch(game.state, 2)
    game.clue(1, "one").clue(1, "two").blank(3)
    assert GAME.epoch(game.state, 2) == before
    game.clue(2, "three")
    assert GAME.epoch(game.state, 2) != before


def test_j17_only_clue_givers_see_the_comparison():
    game = comparing("prince", "princess", "secret")
    for seat in (None, 0):
        view = game.view(seat)
        assert (view.word, view.clues, view.alike, view.cancelled) == (None, (), (), None)
    assert [seen.clue.text for seen in game.view(1).clues] == ["prince", "princess", "secret"]
    assert game.view(1).word == "word11"


def test_j17_then_the_active_player_sees_what_survived_and_no_more():
    game = comparing("prince", "princess", "secret").cancel(1, 2).restore(1, 2).ready()
    view = game.view(0)
    assert [seen.clue.model_dump(exclude_defaults=True) for seen in view.clues] == [{"seat": 3, "text": "secret"}]
    assert view.cancelled == 2
    assert "princ" not in view.model_dump_json()
    assert view.word is None


@pytest.mark.parametrize("close", ["expire", "close"])
def test_j18_the_turn_goes_on_without_a_missing_clue(close):
    game = at(4).pick().clue(1, "snow")
    assert getattr(game, close)().state.phase == "compare"
    assert game.happened == ["no-clue", "no-clue", "comparing"]


def test_j18_the_host_goes_on_without_one_writer_who_may_come_back():
    game = at(4).pick().excuse(0, 2)
    assert GAME.to_act(game.state) == {1, 3}
    assert refusal(game.excuse, 0, 2) == "just-one-not-awaited"
    game.clue(2, "back")
    assert game.state.excused == ()
    game.clue(1, "a").excuse(0, 3)
    assert game.state.phase == "compare"


def test_j18_one_of_two_clues_counts_when_the_second_is_missing():
    game = at(3).pick().clue(1, "snow").expire()
    assert [clue.text for clue in game.state.clues] == ["snow"]


@pytest.mark.parametrize("close", ["expire", "close"])
def test_j18_with_no_clue_at_all_only_the_card_is_lost(close):
    game = getattr(at(4).pick(), close)()
    assert (game.state.turns[-1].result, game.state.turns[-1].burned, game.state.turn) == ("no-clues", False, 2)


@pytest.mark.parametrize("close", ["expire", "close"])
def test_j19_an_absent_active_player_skips_in_the_number_phase(close):
    game = getattr(at(4), close)()
    assert (game.state.turns[-1].result, game.state.turns[-1].word) == ("away", None)
    assert (game.state.active, len(game.state.deck)) == (1, 11)


@pytest.mark.parametrize("close", ["expire", "close"])
def test_j19_an_absent_active_player_skips_in_the_guess_phase(close):
    game = getattr(guessing(), close)()
    assert (game.state.turns[-1].result, game.state.turns[-1].burned) == ("away", False)


def test_j20_with_fewer_than_three_the_game_ends_with_the_present_score():
    game = at(3).turn("found").pick().clue(0, "secret").leave(2)
    assert game.state.outcome.reason == "too-few"
    assert game.state.outcome.scores == (1, 1, 1)
    assert (game.state.turns[-1].result, game.state.turns[-1].clues[0].text) == ("ended", "secret")


@pytest.mark.parametrize("phase", ["number", "clues", "compare", "guess"])
def test_j20_the_active_player_leaving_is_a_skip(phase):
    game = at(5)
    if phase != "number":
        game.pick().clue(1, "a")
    if phase in ("compare", "guess"):
        game.clue(2, "b").clue(3, "c").clue(4, "d")
    if phase == "guess":
        game.ready()
    assert game.state.phase == phase
    game.leave(0)
    assert (game.state.turns[-1].result, game.state.turns[-1].burned) == ("left", False)
    assert (game.state.active, game.state.phase) == (1, "number")


def test_j20_a_clue_givers_clues_and_votes_stay():
    game = at(5).pick().clue(1, "snow").leave(1).clue(2, "b").clue(3, "c").clue(4, "d")
    assert [clue.text for clue in game.state.clues] == ["snow", "b", "c", "d"]
    game.ready().guess("almost").vote(s2="yes").leave(2).vote(s3="yes", s4="no")
    assert game.state.turns[-1].result == "found"


def test_j20_nobody_waits_for_who_has_left():
    assert at(5).pick().clue(1, "a").clue(2, "b").clue(3, "c").leave(4).state.phase == "compare"
    assert comparing("a", "b", "c", "d", seats=5).ready(1, 2, 3).leave(4).state.phase == "guess"
    voted = guessing(5).guess("almost").vote(s1="no", s2="no", s3="no").leave(4)
    assert voted.state.turns[-1].result == "missed"


def test_j20_a_player_who_left_may_do_and_know_nothing_more():
    game = at(5).pick().leave(1)
    assert 1 not in GAME.may_act(game.state)
    assert GAME.moves(game.state, 1) == ()
    assert game.view(1).word is None


def test_j20_at_exactly_three_the_two_clue_variant_starts_with_the_next_turn():
    game = at(4).pick().leave(3)
    assert game.state.each == 1
    game.clue(1, "a").clue(2, "b")
    assert game.state.phase == "compare"
    assert game.ready().skip().state.each == 2


def test_j21_the_easel_passes_to_the_left_in_the_order_of_joining():
    game = at(4)
    order = []
    for _ in range(6):
        order.append(game.state.active)
        game.turn("skipped")
    assert order == [0, 1, 2, 3, 0, 1]


def test_j21_who_has_left_is_passed_over():
    game = at(5).leave(1, 2).turn("skipped")
    assert game.state.active == 3


def test_j21_a_random_player_begins():
    begins = {GAME.deal(5, JustOneOptions(), Random(seed)).active for seed in range(40)}
    assert begins == {0, 1, 2, 3, 4}


def test_j22_words_seen_in_the_channel_are_passed_to_the_deal():
    box = PlainBox()
    game = type(GAME)(PlainJudge(), box)
    state = game.deal(4, JustOneOptions(words_seen=("ice", "sun")), Random(1))
    assert box.asked_to_come_last == ("ice", "sun")
    assert state.options.words_seen == (), "the state does not carry them along"


def test_j22_a_server_may_play_with_words_of_its_own():
    own = tuple(f"own{number}" for number in range(65))
    game = at(4, word_list="own", own_words=own)
    assert game.state.card == own[:5]
    assert game.state.options.own_words == ()


def test_j22_every_word_that_was_shown_counts_as_seen():
    game = at(4).pick(2).unknown(1).pick(3).clues("a", "b", "c").ready().skip().pick(5)
    assert game.state.words_seen == ("word12", "word13", "word25")


@pytest.mark.parametrize("end", ["found", "missed", "skipped", "away", "left", "ended", "no-clues"])
def test_j23_however_a_turn_ends_everything_is_shown(end):
    game = comparing("prince", "princess", "snow", "cold", seats=5).cancel(1, 2)
    if end == "no-clues":
        game.cancel(2, 3)
    if end != "ended":
        game.ready()
    match end:
        case "found":
            game.guess("word11")
        case "missed":
            game.guess("wrong").vote(s1="no", s2="no", s3="no", s4="yes")
        case "skipped":
            game.skip()
        case "away":
            game.expire()
        case "left":
            game.leave(0)
        case "ended":
            game.stop()
    for seat in (None, 0, 1):
        turn = game.view(seat).last_turn
        assert (turn.result, turn.word) == (end, "word11")
        assert [(clue.seat, clue.text, clue.cancelled) for clue in turn.clues] == [
            (1, "prince", True),
            (2, "princess", True),
            (3, "snow", True),
            (4, "cold", end == "no-clues"),
        ]
        assert turn.clues[2].by == 1
        assert [pair.reason for pair in turn.alike] == ["family"]
        assert len(turn.votes) == (4 if end == "missed" else 0)


@pytest.mark.parametrize("cards", [5, 7, 10, 13])
def test_j24_shorter_games_are_a_choice(cards):
    assert len(at(4, cards=cards).state.deck) + 1 == cards
    assert JustOneOptions().cards == 13


def test_j25_leaving_does_not_take_a_guess_back():
    game = guessing(5).guess("wrong").leave(0).vote(s1="no", s2="no", s3="no", s4="no")
    assert (game.state.turns[-1].result, game.state.turns[-1].burned) == ("missed", True)
    assert game.state.active == 1


@pytest.mark.parametrize("phase", ["number", "clues", "compare", "guess", "vote"])
def test_j26_a_player_joins_from_the_next_turn_on_and_learns_nothing_of_this_one(phase):
    game = at(4)
    if phase != "number":
        game.pick().clue(1, "a")
    if phase not in ("number", "clues"):
        game.clue(2, "b").clue(3, "c")
    if phase in ("guess", "vote"):
        game.ready()
    if phase == "vote":
        game.guess("almost")
    before, waiting_for = game.state, GAME.to_act(game.state)
    game.arrive()
    assert (game.state.phase, GAME.to_act(game.state)) == (phase, waiting_for)
    assert (game.state.seats, game.state.present, game.state.coming) == (5, (0, 1, 2, 3), (4,))
    assert GAME.moves(game.state, 4) == (Leave(),)
    assert game.view(4).word is None
    assert game.view(4).clues == GAME.view(before, None).clues
    with pytest.raises(IllegalMove, match="just-one-next-turn"):
        game.play(4, Ready() if phase == "compare" else Nudge())
    game.stop() if phase == "vote" else game.close().skip() if phase == "compare" else game.leave(0)
    assert game.state.phase == "over" or (4 in game.state.present and not game.state.coming)


def test_j26_up_to_seven_and_each_passes_the_easel_in_turn():
    game = at(6).arrive()
    with pytest.raises(IllegalMove, match="just-one-full"):
        game.arrive()
    order = []
    for _ in range(7):
        order.append(game.state.active)
        game.turn("skipped")
    assert order == [0, 1, 2, 3, 4, 5, 6]
    game.stop()
    assert game.state.outcome.scores == (0,) * 7


def test_j26_the_number_of_clues_follows_the_number_of_players():
    assert at(3).arrive().turn("skipped").state.each == 1


def test_j26_a_joining_player_may_leave_again():
    game = at(3).pick().arrive().leave(3)
    assert (game.state.coming, game.state.gone, game.state.phase) == ((), (3,), "clues")


def test_j26_those_who_come_save_a_game_that_would_have_too_few():
    game = at(3).pick().arrive().leave(2)
    assert game.state.turns[-1].result == "left"
    assert (game.state.phase, game.state.present) == ("number", (0, 1, 3))


def test_j26_nobody_at_the_table_joins_again():
    with pytest.raises(IllegalMove):
        at(3).play(1, Arrive())


# --- J-27: duplicate tournaments


def fixed(seats: int = 4) -> Played:
    return Played(GAME.deal(seats, JustOneOptions(fixed_numbers=True), Random("a deal")))


def guess_the_word(game: Played, guess: str = "") -> None:
    """Play a turn: everyone writes a different clue, and the active player guesses right, or what is given."""
    count = len(game.state.givers) * game.state.each
    game.clues(*(f"clue{number}" for number in range(count))).ready().guess(guess or game.state.word)


def test_j27_every_table_of_a_deal_plays_the_same_words():
    tables = [fixed(seats) for seats in (3, 4, 7)]
    assert len({(game.state.card, game.state.deck, game.state.numbers) for game in tables}) == 1
    played = []
    for game in tables:
        assert game.view(game.state.active).word is None
        words = []
        while game.state.phase != "over":
            assert game.state.phase == "clues"
            words.append(game.state.word)
            guess_the_word(game)
        played.append(words)
    assert played[0] == played[1] == played[2]
    assert len(played[0]) == 13
    assert len({word[-1] for word in played[0]}) > 1, "not always the same number"


def test_j27_a_lost_card_takes_its_number_with_it():
    game = fixed()
    cards = (game.state.card, *game.state.deck)
    words = [card[number - 1] for card, number in zip(cards, game.state.numbers, strict=True)]
    guess_the_word(game)
    assert game.state.word == words[1]
    guess_the_word(game, "something")
    game.reject(*game.state.givers[:1]).expire()
    assert game.state.word == words[3]


def test_j27_for_an_unknown_word_comes_the_next_of_the_card_at_every_table():
    game = fixed()
    first = game.state.number
    game.unknown(game.state.givers[0])
    assert (game.state.phase, game.state.number) == ("clues", first % 5 + 1)
    assert [event.what for event in game.events] == ["word-unknown", "number-chosen"]


def test_j27_without_the_option_the_active_player_picks():
    state = GAME.deal(4, JustOneOptions(), Random("a deal"))
    assert (state.phase, state.numbers, state.number) == ("number", (), None)
    assert "fixed_numbers" not in JustOneOptions.choices()
