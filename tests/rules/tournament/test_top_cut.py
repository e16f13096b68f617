"""A knock-out of the best after a Swiss."""

from __future__ import annotations

from random import Random

import pytest

from rules.errors import Refusal
from rules.tournament.formats.knockout import bracket
from rules.tournament.model import Plan, Tournament
from rules.tournament.progress import advance, begin, correct, drop, enter_late, record
from rules.tournament.standings import standings
from rules.tournament.violations import violations
from tests.rules.tournament.playing import by_scores, open_matches, play_all, play_round, tournament


def after_swiss(size: int = 8, cut: int = 4, rounds: int = 3) -> Tournament:
    """Return a tournament whose Swiss rounds are over; the lower number always wins."""
    played = begin(tournament("swiss", size, rounds=rounds, cut=cut))
    for _ in range(rounds):
        for match in open_matches(played):
            played = record(played, match.number, by_scores(*(99 - one for one in match.entrants)))
        played = advance(played)
    return played


def test_the_best_of_the_swiss_play_a_knock_out():
    played = after_swiss()
    best = [standing.entrant for standing in standings(played)][:4]
    semis = {frozenset(match.entrants) for match in open_matches(played)}
    assert semis == {frozenset((best[0], best[3])), frozenset((best[1], best[2]))}
    assert all(match.round == 4 for match in open_matches(played))
    assert not violations(played)


def test_the_final_decides_whatever_happened_in_the_swiss():
    played = after_swiss()
    semis = open_matches(played)
    for match in semis:
        played = record(played, match.number, by_scores(*match.entrants))  # now the higher number wins
    played = advance(played)
    (final,) = open_matches(played)
    played = advance(record(played, final.number, by_scores(*final.entrants)))
    assert played.finished
    table = [standing.entrant for standing in standings(played)]
    assert table[0] == max(final.entrants)
    assert table[1] == min(final.entrants)
    assert set(table[4:]) == {standing.entrant for standing in standings(after_swiss())[4:]}


def test_players_who_left_do_not_qualify():
    played = begin(tournament("swiss", 6, rounds=2, cut=2))
    played = play_round(played, Random(1), draws=False)
    for match in open_matches(played):
        played = record(played, match.number, by_scores(*(99 - one for one in match.entrants)))
    leader = standings(played)[0].entrant
    played = advance(drop(played, leader))
    (final,) = open_matches(played)
    assert leader not in final.entrants


def test_a_field_smaller_than_the_cut_plays_on_with_all():
    played = after_swiss(size=3, cut=8, rounds=2)
    assert {entrant for match in played.matches if match.place for entrant in match.entrants} == {1, 2, 3}
    assert play_all(played, Random(1)).finished


def test_nobody_enters_late_once_the_knock_out_has_begun():
    with pytest.raises(Refusal, match="tournament-closed-to-late"):
        enter_late(after_swiss(), 1.0)


def test_a_correction_that_changes_who_qualified_is_refused_once_they_have_played():
    played = after_swiss()
    swiss = next(match for match in played.matches if set(match.entrants) == {1, 2})
    open_now = {frozenset(match.entrants) for match in open_matches(played)}
    changed = correct(played, swiss.number, by_scores(*swiss.entrants))
    assert not violations(changed)
    assert {frozenset(match.entrants) for match in open_matches(changed)} != open_now
    for match in open_matches(played):
        played = record(played, match.number, by_scores(1, 0))
    with pytest.raises(Refusal, match="tournament-correct-too-late"):
        correct(advance(played), swiss.number, by_scores(*swiss.entrants))


def test_the_bracket_shows_ranks_before_it_is_known():
    played = begin(tournament("swiss", 8, rounds=3, cut=4))
    (side,) = bracket(played)
    assert [(seat.place, seat.rank) for match in side.rounds[0] for seat in match.seats] == [
        ("#", 1),
        ("#", 4),
        ("#", 2),
        ("#", 3),
    ]


def test_a_cut_means_nothing_in_other_formats():
    played = play_all(tournament("robin", 4, cut=2), Random(1))
    assert not any(match.place for match in played.matches)
    assert Plan(format="swiss").cut == 0


def test_a_late_entrant_can_qualify():
    played = begin(tournament("swiss", 4, rounds=3, cut=2))
    for match in open_matches(played):
        played = record(played, match.number, by_scores(1, 1))
    played, late = enter_late(advance(played), 1.0)
    while played.round <= 3 and not any(match.place for match in played.matches):
        for match in open_matches(played):
            played = record(played, match.number, by_scores(*match.entrants))  # the higher number wins
        played = advance(played)
    (final,) = open_matches(played)
    assert late in final.entrants
    played = advance(record(played, final.number, by_scores(1, 1)))
    assert played.finished
    assert not violations(played)
