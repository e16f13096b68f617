"""What members and organisers may do, and what is refused."""

from __future__ import annotations

import pickle
from random import Random

import pytest

from rules.errors import Refusal
from rules.tournament.history import History
from rules.tournament.model import Result, Tournament
from rules.tournament.progress import (
    advance,
    begin,
    correct,
    drop,
    enter_late,
    record,
    reenter,
    repair,
    stop,
    undecided,
    wait,
)
from rules.tournament.standings import standings
from rules.tournament.violations import violations
from tests.rules.tournament.playing import by_scores, open_matches, play_all, play_round, tournament


def refused(key: str):
    return pytest.raises(Refusal, match=f"^{key}")


def won(played: Tournament, *numbers: int) -> Tournament:
    """The first seat wins these."""
    for number in numbers:
        played = record(played, number, by_scores(1, 0))
    return advance(played)


def test_too_few_and_games_of_the_wrong_size_are_refused():
    with refused("tournament-too-few"):
        begin(tournament("swiss", 1))
    with refused("tournament-too-few"):
        begin(drop(tournament("pods", 3, seats=(3, 4)), 1))
    for format in ("swiss", "double", "robin", "groups"):
        with refused("tournament-needs-pairs"):
            begin(tournament(format, 8, seats=(3, 4)))
    with refused("tournament-needs-rivals"):
        begin(tournament("pods", 8, seats=(1,)))
    with refused("tournament-has-begun"):
        begin(begin(tournament("swiss", 2)))


def test_nothing_moves_before_the_beginning():
    signing_up = tournament("swiss", 2)
    assert advance(signing_up) == signing_up
    assert not violations(signing_up)


def test_seeds_are_by_rating_and_those_who_left_before_are_not_among_them():
    signing_up = tournament("single", 5)
    signing_up = signing_up.model_copy(
        update={
            "entrants": tuple(one.model_copy(update={"rating": float(one.id)}) for one in signing_up.entrants),
        }
    )
    assert begin(drop(signing_up, 4)).order == (5, 3, 2, 1)


def test_a_result_is_taken_once_and_must_fit():
    played = begin(tournament("swiss", 4))
    for bad in (
        Result(places=(1,)),
        Result(places=(2, 2)),
        Result(places=(0, 1)),
        Result(places=(1, 2), scores=(3,)),
        Result(places=(1, 2), forfeits=(4, 3, 2, 1)),
    ):
        with refused("tournament-bad-result"):
            record(played, 1, bad)
    played = record(played, 1, by_scores(1, 0))
    with refused("tournament-match-decided"):
        record(played, 1, by_scores(1, 0))
    for number in (0, 3, -1):
        with refused("tournament-no-such-match"):
            record(played, number, by_scores(1, 0))
    with refused("tournament-is-over"):
        record(stop(played), 2, by_scores(1, 0))


def test_the_next_round_begins_when_all_are_decided():
    played = begin(tournament("swiss", 4))
    played = won(played, 1)
    assert played.round == 1
    played = won(played, 2)
    assert (played.round, len(played.matches)) == (2, 4)


def test_a_correction_changes_the_standings_of_a_swiss_at_any_time():
    played = play_all(tournament("swiss", 4, rounds=2), Random(1))
    first = played.match(1)
    swapped = correct(played, 1, by_scores(0, 9))
    assert next(one for one in standings(swapped) if one.entrant == first.entrants[1]).wins >= 1
    assert swapped.finished
    assert [match.entrants for match in swapped.matches] == [match.entrants for match in played.matches]
    with refused("tournament-nothing-to-correct"):
        correct(begin(tournament("swiss", 3)), 2, by_scores(1))
    with refused("tournament-nothing-to-correct"):
        correct(begin(tournament("swiss", 3)), 1, by_scores(1, 0))


def test_a_correction_in_a_bracket_makes_the_open_match_anew():
    played = won(begin(tournament("single", 4)), 1, 2)
    assert played.match(3).entrants == (1, 2)
    played = advance(correct(played, 1, by_scores(0, 1)))
    assert played.match(3).entrants == (4, 2)
    assert not violations(played)
    played = won(played, 3)
    assert played.finished
    with refused("tournament-correct-too-late"):
        correct(played, 1, by_scores(1, 0))
    assert correct(played, 1, by_scores(3, 7)).match(1).result == by_scores(3, 7)  # the same entrant advances
    again = advance(correct(played, 3, by_scores(0, 1)))
    assert again.finished
    assert standings(again)[0].entrant == 2


def test_a_corrected_grand_final_takes_its_reset_back():
    played = begin(tournament("double", 2))
    played = won(played, 1)
    played = advance(record(played, 2, by_scores(0, 1)))
    assert played.match(3).place == "F2.1"
    played = advance(correct(played, 2, by_scores(1, 0)))
    assert len(played.matches) == 2
    assert played.finished
    played = advance(correct(played, 2, by_scores(0, 1)))
    assert not played.finished
    assert played.match(3).is_open


def test_a_correction_may_leave_a_later_match_empty_for_a_while():
    played = begin(tournament("single", 8))
    played = drop(played, 1)  # 8 advances
    played = won(played, 2, 3, 4)
    played = drop(played, 8)  # 4 advances without playing
    played = advance(played)
    assert played.match(5).result is not None
    played = won(played, 6)
    final = played.match(7)
    assert final.entrants == (4, 2)
    played = advance(correct(played, 2, by_scores(0, 1)))
    assert played.match(7).entrants == (5, 2)
    assert not violations(played)


def test_corrected_groups_change_who_goes_on_while_nobody_has_played_there():
    played = begin(tournament("groups", 4, group_size=4, advance=2))
    while played.round < 4:
        for match in open_matches(played):
            order = sorted(match.entrants)
            played = record(played, match.number, by_scores(*(-order.index(one) for one in match.entrants)))
        played = advance(played)
    final = played.matches[-1]
    assert set(final.entrants) == {1, 2}
    for match in played.matches[:-1]:
        if 1 in match.entrants:
            played = correct(played, match.number, by_scores(*(-1 if one == 1 else 0 for one in match.entrants)))
    played = advance(played)
    assert set(played.matches[-1].entrants) == {2, 3}
    assert not violations(played)
    played = won(played, final.number)
    with refused("tournament-correct-too-late"):
        for match in played.matches[:-1]:
            if 2 in match.entrants:
                played = correct(played, match.number, by_scores(*(-1 if one == 2 else 0 for one in match.entrants)))


def test_an_organiser_swaps_two_of_a_round():
    played = begin(tournament("swiss", 5))
    before = {match.number: match.entrants for match in played.matches}
    one, other = before[1][0], before[2][0]
    played = repair(played, 1, (other, before[1][1]))
    assert played.match(1).entrants == (other, before[1][1])
    assert played.match(2).entrants == (one, before[2][1])
    assert played.match(1).by_organiser
    resting = before[3][0]
    played = repair(played, 1, (resting, before[1][1]))
    assert played.match(3).entrants == (other,)
    assert played.match(3).is_bye
    assert not violations(played)


def test_pairings_that_cannot_be_are_refused():
    played = begin(tournament("swiss", 6))
    pairs = [match.entrants for match in played.matches]
    for bad in ((1,), (1, 1), (1, 99), (0, 1)):
        with refused("tournament-bad-pairing"):
            repair(played, 1, bad)
    played = record(played, 2, by_scores(1, 0))
    with refused("tournament-cannot-swap"):
        repair(played, 1, (pairs[0][0], pairs[1][0]))
    with refused("tournament-match-decided"):
        repair(played, 2, pairs[0])
    played, late = enter_late(played)
    with refused("tournament-cannot-swap"):
        repair(played, 1, (pairs[0][0], late))
    with refused("tournament-schedule-fixed"):
        repair(begin(tournament("robin", 4)), 1, (1, 2))


def test_seeds_of_a_bracket_can_be_swapped_until_they_play():
    played = begin(tournament("single", 6))  # 1 and 2 have byes
    assert played.match(2).entrants == (4, 5)
    played = repair(played, 2, (2, 5))
    assert [match.entrants for match in played.matches if match.is_bye] == [(1,), (4,)]
    assert not violations(played)
    played = won(played, 2)
    with refused("tournament-cannot-swap"):
        repair(played, 4, (3, 5))
    with refused("tournament-cannot-swap"):
        repair(played, 5, (1, 6))


def test_in_an_arena_one_who_waits_can_be_swapped_in():
    played = begin(tournament("arena", 3))
    for one in (1, 2, 3):
        played = wait(played, one, True)
    played = advance(played)
    assert played.waiting == (3,)
    played = repair(played, 1, (1, 3))
    assert (played.match(1).entrants, played.waiting) == ((1, 3), (2,))


def test_who_drops_out_forfeits_and_is_not_paired_again():
    played = drop(begin(tournament("swiss", 4, rounds=3)), 1)
    match = next(match for match in played.matches if 1 in match.entrants)
    assert match.result is not None
    assert match.result.forfeits == (1,)
    played = play_all(played, Random(1))
    assert all(1 not in later.entrants for later in played.matches if later.round > 1)
    with refused("tournament-already-gone"):
        drop(begin(drop(tournament("swiss", 4), 2)), 2)
    with refused("tournament-is-over"):
        drop(played, 2)
    with refused("tournament-no-such-entrant"):
        drop(begin(tournament("swiss", 4)), 9)


def test_a_bigger_table_plays_on_without_the_one_who_dropped_out():
    played = drop(begin(tournament("pods", 4, seats=(3, 4), rounds=1)), 2)
    assert played.match(1).is_open
    played = record(played, 1, by_scores(9, 9, 9, 9))
    assert played.match(1).result.forfeits == (2,)
    table = {standing.entrant: (standing.place, standing.points) for standing in standings(advance(played))}
    assert table[2] == (4, 0)


def test_those_who_came_have_met_though_one_did_not():
    played = begin(tournament("pods", 4, seats=(3, 4), rounds=2))
    one, two, three, four = played.match(1).entrants
    played = record(played, 1, Result(places=(1, 2, 3, 4), forfeits=(four,)))
    met = History(played).met
    assert (set(met[one]), set(met[four])) == ({two, three}, set())
    assert not History(played).walkovers


def test_nothing_to_do_leaves_the_very_same_tournament():
    for format in ("swiss", "pods", "single", "double", "robin", "groups", "duplicate", "arena"):
        played = begin(tournament(format, 8, seats=(2, 4)))
        assert advance(played) is played


def test_with_everybody_gone_it_ends():
    for format in ("swiss", "robin", "single", "double", "groups"):
        played = begin(tournament(format, 5))
        for one in range(1, 6):
            if not played.finished:
                played = advance(drop(played, one))
                assert not violations(played)
        assert played.finished
        assert standings(played)[0].place == 1


def test_late_entry_is_open_where_rounds_are_drawn():
    for format in ("single", "double", "robin", "groups"):
        before, number = enter_late(tournament(format, 4))
        assert number == 5
        assert before.entrant(5).since == 1
        with refused("tournament-closed-to-late"):
            enter_late(begin(before))
    played = begin(tournament("swiss", 4, rounds=3))
    played, number = enter_late(played, 1500.0)
    assert played.entrant(number).since == 2
    played = play_round(played, Random(1))
    assert any(number in match.entrants for match in played.matches)
    arena, number = enter_late(begin(tournament("arena", 2)))
    assert arena.entrant(number).since == 1
    with refused("tournament-is-over"):
        enter_late(stop(arena))


def test_it_can_be_stopped_with_what_there_is():
    played = won(begin(tournament("swiss", 4)), 1)
    winner = played.match(1).entrants[0]
    with refused("tournament-not-begun"):
        stop(tournament("swiss", 4))
    ended = stop(played)
    assert (ended.finished, ended.stopped) == (True, True)
    assert advance(ended) == ended
    assert standings(ended)[0].entrant == winner
    assert not violations(ended)
    with refused("tournament-is-over"):
        stop(ended)


def test_only_those_who_are_free_wait_in_an_arena():
    with refused("tournament-no-arena"):
        wait(begin(tournament("swiss", 4)), 1, True)
    played = begin(tournament("arena", 3))
    with refused("tournament-no-such-entrant"):
        wait(played, 4, True)
    played = wait(wait(played, 1, True), 1, True)
    assert played.waiting == (1,)
    played = advance(wait(played, 2, True))
    with refused("tournament-still-playing"):
        wait(played, 1, True)
    assert wait(played, 1, False).waiting == ()
    played = drop(wait(played, 3, True), 3)
    assert played.waiting == ()
    with refused("tournament-already-gone"):
        wait(played, 3, True)
    with refused("tournament-is-over"):
        wait(stop(played), 2, True)


def test_a_tie_in_a_bracket_can_be_played_again_instead():
    single = begin(tournament("single", 4))
    assert undecided(single, 1, by_scores(2, 2))
    assert not undecided(single, 1, by_scores(2, 1))
    assert not undecided(single, 1, Result(places=(1, 1), forfeits=(4,)))
    assert not undecided(begin(tournament("swiss", 4)), 1, by_scores(2, 2))
    assert not undecided(begin(tournament("groups", 4)), 1, by_scores(2, 2))


@pytest.mark.parametrize("format", ["swiss", "pods", "single", "double", "robin", "groups", "duplicate", "arena"])
def test_a_tournament_survives_being_written_down_and_another_process(format):
    played = begin(tournament(format, 8, seats=(2, 4)))
    assert Tournament.model_validate_json(played.model_dump_json()) == played
    assert advance(pickle.loads(pickle.dumps(played))) == advance(played)


def test_a_correction_keeps_the_scores_that_are_known():
    played = record(begin(tournament("swiss", 4)), 1, by_scores(40, 35))
    turned = correct(played, 1, Result(places=(2, 1)))
    assert turned.match(1).result == Result(places=(2, 1), scores=(40, 35))
    second = played.match(1).entrants[1]
    forfeited = correct(played, 1, Result(places=(1, 2), forfeits=(second,)))
    assert forfeited.match(1).result.scores == (40, 0), "who forfeits has none"
    assert correct(played, 1, by_scores(7, 9)).match(1).result == by_scores(7, 9)


def duplicate_of_six() -> Tournament:
    """Return three tables with the same deal."""
    played = begin(tournament("duplicate", 6, rounds=1))
    for number, scores in {1: (40, 35), 2: (30, 50), 3: (20, 45)}.items():
        played = record(played, number, by_scores(*scores))
    return played


def points_of(played: Tournament) -> list[list[float]]:
    points = {standing.entrant: standing.points for standing in standings(played)}
    return [[points[one] for one in match.entrants] for match in played.matches]


def test_duplicate_asks_for_the_scores_of_a_match_that_ended_otherwise():
    played = duplicate_of_six()
    assert points_of(played) == [[1, 0], [0.5, 1], [0, 0.5]]
    for places in ((2, 1), (1, 1)):
        with refused("tournament-scores-needed"):
            correct(played, 1, Result(places=places))
    assert points_of(correct(played, 1, Result(places=(1, 2)))) == points_of(played)
    assert points_of(correct(played, 1, by_scores(25, 48))) == [[0.5, 0.5], [1, 1], [0, 0]]


def test_duplicate_keeps_the_scores_of_present_players_when_a_forfeit_is_corrected():
    played = duplicate_of_six()
    second = played.match(1).entrants[1]
    forfeited = correct(played, 1, Result(places=(1, 2), forfeits=(second,)))
    assert points_of(forfeited) == [[1, 0], [0.5, 1], [0, 0]]
    with refused("tournament-scores-needed"):
        correct(forfeited, 1, Result(places=(1, 2)))
    assert points_of(correct(forfeited, 1, by_scores(40, 35))) == points_of(played)


@pytest.mark.parametrize("format", ["swiss", "pods", "duplicate", "robin"])
def test_who_comes_back_has_their_results_and_nothing_for_the_rounds_they_missed(format):
    seats = (1,) if format == "duplicate" else (3, 4) if format == "pods" else (2,)
    rounds = 0 if format == "robin" else 4
    played = play_round(begin(tournament(format, 6, rounds=rounds, seats=seats)), Random(3))
    before = History(played).points[1]
    played = drop(played, 1)
    gained = History(played).points[1] - before
    while played.round < 3:
        played = play_round(played, Random(3))
    back = reenter(played, 1)
    assert back.entrant(1).gone is None
    assert len(back.entrants) == 6
    assert History(back).points[1] == before + gained
    assert not violations(back)
    back = play_all(back, Random(4))
    assert any(match.round > 3 and 1 in match.entrants for match in back.matches)
    assert not violations(back)


def test_coming_back_is_refused_in_brackets_after_the_end_and_for_those_who_are_there():
    with refused("tournament-closed-to-return"):
        reenter(drop(begin(tournament("single", 4)), 1), 1)
    with refused("tournament-not-gone"):
        reenter(begin(tournament("swiss", 4)), 1)
    with refused("tournament-is-over"):
        reenter(stop(drop(begin(tournament("swiss", 4)), 1)), 1)
