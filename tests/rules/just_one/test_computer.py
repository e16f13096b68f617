"""Computer players of Just One: rulings J-28 to J-31, and how good they are."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path
from random import Random

import pytest

from rules.just_one import JustOne, computer
from rules.just_one.language import clues, words
from rules.just_one.moves import Blank, Decide, Guess, Pick, Ready, Skip, Unknown, Write, WriteTwo
from rules.just_one.state import JustOneOptions, JustOneState
from tests.rules.just_one.builders import comparing, guessing

GAME = JustOne()
WRITTEN = Path(__file__).parent / "held_out" / "guesses_en.tsv"  # clues written without a look at our tables
SOME = [thing.word("en") for thing in words.things()[::13]]


def dealt(seats: int = 4, **options: object) -> JustOneState:
    return GAME.deal(seats, JustOneOptions.model_validate(options), Random(5))


def picked(state: JustOneState, number: int = 1) -> JustOneState:
    return GAME.play(state, state.active, Pick.model_validate({"number": number}), Random(0)).state


def played_out(seats: int, seed: int, **options: object) -> JustOneState:
    state = GAME.deal(seats, JustOneOptions.model_validate(options), Random(seed))
    number = 0
    while waiting_for := GAME.to_act(state):
        number += 1
        seat = min(waiting_for)
        move = GAME.computer_move(state, seat, Random(f"{seed}/{number}"))
        state = GAME.play(state, seat, move, Random(0)).state
        assert GAME.violations(state) == []
    return state


# --- clues and guesses


def test_a_clue_is_legal_and_the_same_for_the_same_seed():
    for word in SOME:
        clue = computer.clue_for(word, "en", Random(word))
        assert clue == computer.clue_for(word, "en", Random(word))
        assert clues.check(clue, word, "en").kind == "different"


def test_two_clues_of_a_computer_differ():
    for word in SOME:
        first = computer.clue_for(word, "en", Random(word))
        second = computer.clue_for(word, "en", Random(word), besides=[first])
        assert clues.compare(first, second, "en").kind == "different"


def test_there_is_no_clue_for_an_unknown_word():
    with pytest.raises(LookupError):
        computer.clue_for("blorpity", "en", Random(0))
    assert not computer.knows("blorpity", "en")


def test_clues_of_computers_collide_sometimes_and_are_guessed_mostly():
    collisions = found = wrong = 0
    for word in SOME:
        given = [computer.clue_for(word, "en", Random(f"{word}/{seat}")) for seat in range(3)]
        collisions += any(clues.compare(one, other, "en").kind == "same" for one, other in combinations(given, 2))
        guess = computer.guess_from(given, "en", Random(word))
        found += guess == word
        wrong += guess not in (word, None)
    assert 0.05 <= collisions / len(SOME) <= 0.25
    assert found / len(SOME) >= 0.8
    assert wrong / len(SOME) <= 0.05


def test_most_words_are_found_from_clues_of_people():
    found = wrong = total = 0
    for line in WRITTEN.read_text(encoding="utf-8").splitlines():
        word, _, given = line.partition("\t")
        guess = computer.guess_from(given.split("|"), "en", Random(word))
        total += 1
        found += guess == word
        wrong += guess not in (word, None)
    assert total == 118
    assert found / total >= 0.9
    assert wrong / total <= 0.05


@pytest.mark.parametrize(("shown", "word"), [
    (["trunk", "ivory", "Dumbo"], "elephant"),
    (["barking", "puppies", "leashes"], "dog"),
    (["Eiffel", "Pisa", "high"], "tower"),
    (["hive", "sting", "nectar"], "bee"),
])  # fmt: skip
def test_a_guess_follows_the_clues(shown, word):
    assert computer.guess_from(shown, "en", Random(0)) == word


@pytest.mark.parametrize("shown", [[], ["blorpity"], ["thing"], ["red"]])
def test_clues_that_fit_many_words_or_none_are_skipped(shown):
    assert computer.guess_from(shown, "en", Random(0)) is None


def test_a_clue_is_never_guessed_itself():
    assert computer.guess_from(["bee", "hive", "sting", "nectar"], "en", Random(0)) != "bee"


# --- J-28: a computer knows what its seat knows


def test_j28_a_guesser_knows_only_the_clues_that_survived():
    state = picked(dealt())
    others = iter(("trunk", "ivory", "Dumbo"))
    for seat in state.givers:
        state = GAME.play(state, seat, Write(text=next(others)), Random(0)).state
    for seat in state.givers:
        state = GAME.play(state, seat, Ready(), Random(0)).state
    hidden = state.model_copy(update={"card": ("a", "b", "c", "d", "e"), "deck": state.deck[::-1]})
    moves = {GAME.computer_move(one, one.active, Random(1)) for one in (state, hidden)}
    assert moves == {Guess(text="elephant")}


def test_j28_a_clue_giver_does_not_know_the_clues_of_the_others():
    state = picked(dealt(5))
    seat, other, *_ = state.givers
    alone = GAME.computer_move(state, seat, Random(3))
    written = GAME.play(state, other, Write(text=alone.text), Random(0)).state
    assert GAME.computer_move(written, seat, Random(3)) == alone


def test_j28_computers_write_two_clues_where_everybody_does():
    state = picked(dealt(3))
    move = GAME.computer_move(state, state.givers[0], Random(0))
    assert isinstance(move, WriteTwo)
    one = GAME.play(state, state.givers[0], Write(text=move.text), Random(0)).state
    second = GAME.computer_move(one, state.givers[0], Random(0))
    assert isinstance(second, Write)
    assert second.slot == 2


def test_j28_a_computer_that_does_not_know_the_word_asks_for_one_it_knows():
    card = ("blorpity", "dog", "flumph", "grint", "snoval")
    state = picked(dealt().model_copy(update={"card": card}))
    assert GAME.computer_move(state, state.givers[0], Random(0)) == Unknown()
    unknown = picked(dealt().model_copy(update={"card": ("blorpity", "wump", "flumph", "grint", "snoval")}))
    assert GAME.computer_move(unknown, unknown.givers[0], Random(0)) == Blank()


def test_j28_without_an_idea_a_computer_skips_and_leaves_doubts_to_people():
    assert JustOne.computer_move(GAME, guessing().state, 0, Random(0)) == Skip()
    compared = comparing("one", "two", "three").state
    assert JustOne.computer_move(GAME, compared, 1, Random(0)) == Ready()


@pytest.mark.parametrize(("seats", "language"), [(3, "en"), (4, "en"), (4, "de"), (4, "fr"), (4, "ja"), (7, "en")])
def test_j28_computers_play_a_whole_game(seats, language):
    state = played_out(seats, 1, language=language, cards=5)
    assert state.outcome is not None
    assert state.outcome.reason == "finished"
    assert all(
        turn.word in {name for thing in words.things() for name in thing.called(language)} for turn in state.turns
    )


# --- J-29: they take their time


def test_j29_each_computer_takes_between_5_and_20_seconds_for_a_clue():
    for seats in range(3, 8):
        state, at_seconds = picked(dealt(seats)), 0.0
        while waiting_for := GAME.to_act(state):
            if state.phase != "clues":
                break
            at_seconds += GAME.stand_in_pause(state, waiting_for)
            assert 5 <= at_seconds <= 25
            seat = min(waiting_for)
            state = GAME.play(state, seat, GAME.computer_move(state, seat, Random(0)), Random(0)).state


# --- J-30: votes


@pytest.mark.parametrize(("guess", "word", "choice"), [
    ("dogs", "dog", "accept"),
    ("tortoise", "turtle", "accept"),
    ("elefant", "elephant", "accept"),
    ("cat", "dog", "reject"),
])  # fmt: skip
def test_j30_a_computer_accepts_forms_spellings_and_other_names(guess, word, choice):
    state = picked(dealt().model_copy(update={"card": (word, "axe", "barn", "cork", "dice")}))
    for seat in state.givers:
        state = GAME.play(state, seat, Write(text=("one", "two", "six", "ten")[seat]), Random(0)).state
    for seat in state.givers:
        state = GAME.play(state, seat, Ready(), Random(0)).state
    state = GAME.play(state, state.active, Guess(text=guess), Random(0)).state
    if state.phase == "vote":
        assert GAME.computer_move(state, state.givers[0], Random(0)) == Decide(do=choice)
    else:
        assert choice == "accept"
