"""Standings against a checker that is written differently, and against an example worked out by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from rules.tournament.model import Match, Tournament
from rules.tournament.progress import advance, begin, disqualify, drop, enter_late, record, wait
from rules.tournament.scoring import forfeit
from rules.tournament.standings import standings
from tests.rules.tournament.playing import by_scores, live, open_matches, play_all, tournament

ALL = ("played", "head-to-head", "buchholz", "median-buchholz", "sonneborn-berger", "wins", "score")


class Slow:
    """Everything again, from the list of matches alone, entrant by entrant."""

    def __init__(self, played: Tournament) -> None:
        self.played = played
        self.decided = [match for match in played.matches if match.result is not None]

    def of(self, entrant: int) -> list[Match]:
        return [match for match in self.decided if entrant in match.entrants]

    def order_key(self, match: Match, entrant: int) -> tuple[bool, int]:
        return (entrant in match.result.forfeits, match.result.places[match.entrants.index(entrant)])

    def beats(self, match: Match, one: int, other: int) -> Fraction:
        mine, theirs = self.order_key(match, one), self.order_key(match, other)
        return Fraction(1 if mine < theirs else 0) if mine != theirs else Fraction(1, 2)

    def points(self, entrant: int) -> Fraction:
        plan = self.played.plan
        top = Fraction(str(max(plan.points))) if plan.points else Fraction(1)
        total, row = self.for_missed_rounds(entrant, top), 0
        for match in self.of(entrant):
            gained = self.worth(match, entrant, top)
            others = [one for one in match.entrants if one != entrant]
            won = all(self.beats(match, entrant, one) == 1 for one in others) and entrant not in match.result.forfeits
            total += gained * (2 if plan.format == "arena" and won and row >= 2 else 1)
            row = row + 1 if won else 0
        return total

    def for_missed_rounds(self, entrant: int, top: Fraction) -> Fraction:
        missed = range(1, self.played.entrant(entrant).since)
        if self.played.plan.format == "arena":
            return Fraction(0)
        if self.played.plan.format == "duplicate":
            return sum((self.average(number) / 2 for number in missed), Fraction(0))
        return top / 2 * len(missed)

    def average(self, number: int) -> Fraction:
        if self.played.plan.compare == "rank":
            return Fraction(1, 2)
        made = [
            self.value(match, entrant)
            for match in self.decided
            for entrant in match.entrants
            if match.round == number and self.scored(match) and entrant not in match.result.forfeits
        ]
        return Fraction(sum(made), len(made)) if made else Fraction(0)

    def value(self, match: Match, entrant: int) -> int:
        seat = match.entrants.index(entrant)
        return match.result.scores[seat] if match.result.scores else 0

    def scored(self, match: Match) -> bool:
        return not match.is_bye and (match.alone or bool(match.result.scores))

    def among_themselves(self, match: Match, entrant: int) -> Fraction:
        rivals = [one for one in self.there(match) if one != entrant]
        parts = [self.beats(match, entrant, one) for one in rivals]
        if self.played.plan.compare == "sum":
            return self.average(match.round) if Fraction(0) not in parts else Fraction(0)
        return sum(parts, Fraction(0)) / len(parts) if parts else Fraction(1, 2)

    def worth(self, match: Match, entrant: int, top: Fraction) -> Fraction:
        plan = self.played.plan
        if entrant in match.result.forfeits:
            return Fraction(0)
        if match.is_bye:
            worth = {"swiss": top, "pods": top, "duplicate": Fraction(0)}.get(plan.format, Fraction(0))
            return self.average(match.round) if plan.format == "duplicate" else worth
        if plan.format == "duplicate":
            return self.compared(match, entrant)
        others = [one for one in match.entrants if one != entrant]
        if not plan.points:
            return sum((self.beats(match, entrant, one) for one in others), Fraction(0)) / len(others)
        above = sum(self.beats(match, entrant, one) == 0 for one in others)
        equal = sum(self.beats(match, entrant, one) == Fraction(1, 2) for one in others)
        table = [Fraction(str(points)) for points in plan.points] + [Fraction(0)] * 9
        return sum(table[above : above + equal + 1], Fraction(0)) / (equal + 1)

    def compared(self, match: Match, entrant: int) -> Fraction:
        if not self.scored(match):
            return self.among_themselves(match, entrant)
        mine = self.value(match, entrant)
        if self.played.plan.compare == "sum":
            return Fraction(mine)
        seat = match.entrants.index(entrant)
        rivals = [
            self.value(other, other.entrants[seat])
            for other in self.decided
            if other.round == match.round
            and other is not match
            and self.scored(other)
            and len(other.entrants) == len(match.entrants)
            and other.entrants[seat] not in other.result.forfeits
        ]
        if not rivals:
            return Fraction(1, 2)
        shares = [Fraction(1) if mine > one else Fraction(1, 2) if mine == one else Fraction(0) for one in rivals]
        return sum(shares, Fraction(0)) / len(shares)

    def there(self, match: Match) -> list[int]:
        return [one for one in match.entrants if match.result is None or one not in match.result.forfeits]

    def strengths(self, entrant: int) -> list[tuple[Fraction, Fraction]]:
        """Return for each match the strength of the opponents, and the share won."""
        found = []
        own = self.points(entrant)
        for match in self.of(entrant):
            others = [one for one in self.there(match) if one != entrant]
            if match.is_bye:
                if self.worth(match, entrant, Fraction(1)):
                    found.append((own, own))
            elif match.alone or entrant in match.result.forfeits:
                found.append((own, Fraction(0)))
            elif not others:
                found.append((own, own))
            else:
                strength = sum((self.points(one) for one in others), Fraction(0)) / len(others)
                won = sum((self.points(one) * self.beats(match, entrant, one) for one in others), Fraction(0))
                found.append((strength, won / len(others)))
        return found

    def presence(self, entrant: int) -> int:
        """Return 0 for players, 1 for those who left before the last round, 2 for those who never came."""
        own = self.of(entrant)
        really = [match for match in own if entrant in self.there(match)]
        really = [match for match in really if match.alone or len(self.there(match)) > 1]
        if not really and any(entrant in match.result.forfeits for match in own):
            return 2
        gone, rounds = self.played.entrant(entrant).gone, max((match.round for match in self.played.matches), default=0)
        return 1 if gone is not None and gone <= rounds and self.played.plan.format != "arena" else 0

    def earned(self, entrant: int) -> Fraction:
        """Return the points of matches that were really played."""
        walkovers = [
            match
            for match in self.of(entrant)
            if not match.alone and (entrant in match.result.forfeits or len(self.there(match)) < 2)
        ]
        return self.points(entrant) - self.points_without_play(entrant, walkovers)

    def points_without_play(self, entrant: int, walkovers: list[Match]) -> Fraction:
        """Return the points for byes, walkovers and missed rounds."""
        plan = self.played.plan
        top = Fraction(str(max(plan.points))) if plan.points else Fraction(1)
        total, row = self.for_missed_rounds(entrant, top), 0
        for match in self.of(entrant):
            others = [one for one in match.entrants if one != entrant]
            won = all(self.beats(match, entrant, one) == 1 for one in others) and entrant not in match.result.forfeits
            factor = 2 if plan.format == "arena" and won and row >= 2 else 1
            total += self.worth(match, entrant, top) * factor if match in walkovers else 0
            row = row + 1 if won else 0
        return total

    def tie_break(self, name: str, entrant: int, tied: list[int]) -> Fraction:
        if name == "played":
            return self.earned(entrant)
        if name == "wins":
            return Fraction(self.tally(entrant)[0])
        if name == "score":
            scored = [match for match in self.of(entrant) if match.result.scores]
            return Fraction(sum(match.result.scores[match.entrants.index(entrant)] for match in scored))
        if name == "buchholz":
            return sum((strength for strength, _ in self.strengths(entrant)), Fraction(0))
        if name == "median-buchholz":
            strengths = [strength for strength, _ in self.strengths(entrant)]
            return sum(strengths) - max(strengths) - min(strengths) if len(strengths) > 1 else Fraction(0)
        if name == "sonneborn-berger":
            return sum((won for _, won in self.strengths(entrant)), Fraction(0))
        between = [
            (match, one, other)
            for match in self.played.matches
            for one in self.there(match)
            for other in self.there(match)
            if one != other and one in tied and other in tied
        ]
        if len({(one, other) for _, one, other in between}) < len(tied) * (len(tied) - 1):
            return Fraction(0)
        return sum(
            (self.beats(match, one, other) for match, one, other in between if one == entrant and match.result),
            Fraction(0),
        )

    def tally(self, entrant: int) -> tuple[int, int, int]:
        wins = draws = losses = 0
        for match in self.of(entrant):
            if match.is_bye:
                continue
            others = [one for one in match.entrants if one != entrant]
            if entrant in match.result.forfeits or any(self.beats(match, entrant, one) == 0 for one in others):
                losses += 1
            elif others and all(self.beats(match, entrant, one) == 1 for one in others):
                wins += 1
            else:
                draws += 1
        return wins, draws, losses

    def keys(self) -> dict[int, list[Fraction]]:
        everybody = [entrant.id for entrant in self.played.entrants]
        keys = {entrant: [Fraction(-self.presence(entrant)), self.points(entrant)] for entrant in everybody}
        for name in self.played.plan.tie_breaks:
            tied = {one: [other for other in everybody if keys[other] == keys[one]] for one in everybody}
            values = {one: self.tie_break(name, one, tied[one]) for one in everybody}
            for one in everybody:
                keys[one] = [*keys[one], values[one]]
        return keys


@pytest.mark.parametrize(
    ("format", "plan"),
    [
        ("swiss", {}),
        ("swiss", {"points": (3.0, 0.0), "tie_breaks": ("median-buchholz", "head-to-head", "wins")}),
        ("pods", {"seats": (3, 4)}),
        ("pods", {"seats": (3, 4), "points": (5, 3, 2, 1), "tie_breaks": ALL}),
        ("robin", {"tie_breaks": ALL}),
        ("duplicate", {"seats": (1,)}),
        ("duplicate", {"seats": (2,), "compare": "sum"}),
        ("duplicate", {"seats": (3, 4)}),
        ("arena", {}),
        ("arena", {"seats": (3, 4)}),
    ],
)
@pytest.mark.parametrize("rng", [1, 2])
def test_standings_are_what_the_slow_checker_finds(format, plan, rng):
    played = live(tournament(format, 9, rounds=4, **plan), Random(rng), steps=30)
    slow = Slow(played)
    keys = slow.keys()
    table = standings(played)
    assert [standing.place for standing in table] == sorted(standing.place for standing in table)
    for standing in table:
        mine = keys[standing.entrant]
        assert standing.place == 1 + sum(other > mine for other in keys.values())
        assert standing.points == float(mine[1])
        assert standing.tie_breaks == tuple(zip(played.plan.tie_breaks, map(float, mine[2:]), strict=True))
        assert (standing.wins, standing.draws, standing.losses) == slow.tally(standing.entrant)
        assert standing.played == standing.wins + standing.draws + standing.losses


def by_hand() -> Tournament:
    """Six entrants, three rounds, as they could be on paper."""
    rounds = [
        [(1, 4, "1"), (2, 5, "1"), (3, 6, "=")],
        [(1, 2, "1"), (3, 4, "1"), (6, 5, "=")],
        [(1, 3, "="), (2, 6, "1"), (4, 5, "1")],
    ]
    matches = [
        Match(
            number=3 * at + nth + 1,
            round=at + 1,
            entrants=(one, other),
            result=by_scores(1, 0) if how == "1" else by_scores(1, 1),
        )
        for at, pairs in enumerate(rounds)
        for nth, (one, other, how) in enumerate(pairs)
    ]
    names = ("buchholz", "median-buchholz", "sonneborn-berger")
    played = tournament("swiss", 6, rounds=3, tie_breaks=names)
    return played.model_copy(
        update={"begun": True, "finished": True, "order": (1, 2, 3, 4, 5, 6), "matches": tuple(matches)}
    )


def test_an_example_worked_out_by_hand():
    table = {
        standing.entrant: (standing.place, standing.points, *(value for _, value in standing.tie_breaks))
        for standing in standings(by_hand())
    }
    # place, points, Buchholz, median Buchholz, Sonneborn-Berger
    assert table == {
        1: (1, 2.5, 5.0, 2.0, 4.0),  # met 4 (1 point), 2 (2), 3 (2); beat 4 and 2, drew with 3: 1 + 2 + 2/2
        3: (2, 2.0, 4.5, 1.0, 2.75),  # met 6 (1), 4 (1), 1 (2.5); drew, beat, drew: 1/2 + 1 + 2.5/2
        2: (3, 2.0, 4.0, 1.0, 1.5),  # met 5 (0.5), 1 (2.5), 6 (1); beat 5 and 6
        4: (4, 1.0, 5.0, 2.0, 0.5),
        6: (5, 1.0, 4.5, 2.0, 1.25),
        5: (6, 0.5, 4.0, 1.0, 0.5),
    }


def test_who_met_and_won_is_before_whom_they_beat():
    played = begin(tournament("robin", 3, tie_breaks=("head-to-head",), rounds=1))
    played = advance(record(played, 2, by_scores(1, 0)))
    winner, loser = played.match(2).entrants
    places = {standing.entrant: standing.place for standing in standings(played)}
    assert places[winner] == 1
    assert places[loser] == 2


def test_places_are_shared_where_nothing_parts():
    played = begin(tournament("robin", 4, tie_breaks=()))
    for match in played.matches:
        played = record(played, match.number, by_scores(1, 1))
    assert [standing.place for standing in standings(played)] == [1, 1, 1, 1]


def test_late_entrants_have_half_the_points_of_what_they_missed():
    played = begin(tournament("swiss", 4, rounds=4))
    for match in played.matches:
        played = record(played, match.number, by_scores(1, 0))
    played, late = enter_late(played, rating=1.0)
    played = advance(played)
    assert played.entrant(late).since == 2
    assert next(standing for standing in standings(played) if standing.entrant == late).points in (0.5, 1.5)


def test_eliminated_players_are_marked():
    played = begin(tournament("single", 4))
    played = record(played, 1, by_scores(1, 0))
    out = {standing.entrant: standing.out for standing in standings(played)}
    winner, loser = played.match(1).entrants
    assert (out[winner], out[loser]) == (False, True)
    swiss = drop(begin(tournament("swiss", 4)), 2)
    assert {standing.entrant for standing in standings(swiss) if standing.out} == {2}


def test_a_streak_counts_double_after_two_wins():
    played = begin(tournament("arena", 2))
    for _ in range(4):
        played = advance(wait(wait(played, 1, True), 2, True))
        newest = played.matches[-1]
        played = record(played, newest.number, by_scores(*(2 - entrant for entrant in newest.entrants)))
    table = {standing.entrant: standing.points for standing in standings(played)}
    assert table == {1: 1 + 1 + 2 + 2, 2: 0}


def test_everybody_is_first_before_it_begins():
    assert {standing.place for standing in standings(tournament("single", 3))} == {1}
    assert {standing.place for standing in standings(tournament("groups", 3))} == {1}


@pytest.mark.parametrize("size", [2, 5, 9, 16])
def test_places_of_groups_are_consistent(size):
    played = play_all(tournament("groups", size, third_place=True), Random(size))
    table = standings(played)
    assert table[0].place == 1
    assert table[1].place == 2
    assert all(standing.out for standing in table)


def places(played: Tournament) -> dict[int, int]:
    return {standing.entrant: standing.place for standing in standings(played)}


def test_a_bye_does_not_beat_someone_who_won_a_game():
    played = begin(tournament("swiss", 3, rounds=2, tie_breaks=("played", "head-to-head")))
    (match,) = open_matches(played)
    (bye,) = next(match for match in played.matches if match.is_bye).entrants
    played = record(played, match.number, by_scores(1, 0))
    assert places(played) == {match.entrants[0]: 1, bye: 2, match.entrants[1]: 3}
    assert dict(standings(played)[0].tie_breaks)["played"] == 1


def test_a_win_against_a_no_show_does_not_beat_a_real_win():
    played = begin(tournament("swiss", 4, rounds=3))
    first, second = open_matches(played)
    played = record(played, first.number, forfeit(first.entrants, first.entrants[1:]))
    played = record(played, second.number, by_scores(0, 1))
    winner, walkover = second.entrants[1], first.entrants[0]
    assert places(played)[winner] == 1
    assert places(played)[walkover] == 2


@pytest.mark.parametrize("format", ["swiss", "robin", "pods", "arena", "groups", "duplicate"])
def test_no_shows_are_ranked_after_everyone_who_played(format):
    seats = {"pods": (3, 4), "duplicate": (1,)}.get(format, (2,))
    played = begin(tournament(format, 8, rounds=3, seats=seats))
    absent = {1, 2, 3}
    for _ in range(3):
        if played.plan.format == "arena":
            for entrant in played.active:
                played = wait(played, entrant.id, True)
            played = advance(played)
        for match in open_matches(played):
            gone = tuple(one for one in match.entrants if one in absent)
            result = forfeit(match.entrants, gone) if gone else by_scores(*(20 - one for one in match.entrants))
            played = record(played, match.number, result)
        played = advance(played)
    found = places(played)
    assert max(found[one] for one in range(4, 9)) < min(found[one] for one in absent)


def test_a_dropped_leader_is_ranked_after_those_who_stayed():
    played = begin(tournament("swiss", 4, rounds=3))
    for match in open_matches(played):
        played = record(played, match.number, by_scores(1, 0))
    leader = played.match(1).entrants[0]
    played = play_all(drop(advance(played), leader), Random(1))
    assert places(played)[leader] == 4


def test_leaving_after_the_last_game_costs_nothing():
    played = begin(tournament("swiss", 4, rounds=1))
    first, second = open_matches(played)
    played = drop(record(played, first.number, by_scores(1, 0)), first.entrants[0])
    played = advance(record(played, second.number, by_scores(1, 1)))
    assert places(played)[first.entrants[0]] == 1


def test_an_absentee_is_ranked_after_those_who_lost_in_the_same_round():
    played = begin(tournament("single", 4))
    first, second = open_matches(played)
    played = record(played, first.number, forfeit(first.entrants, first.entrants[1:]))
    played = advance(record(played, second.number, by_scores(1, 0)))
    found = places(played)
    assert found[second.entrants[1]] == 3
    assert found[first.entrants[1]] == 4


def test_a_disqualified_entrant_is_last_even_after_winning():
    played = play_all(tournament("swiss", 4, rounds=2), Random(3))
    winner = standings(played)[0].entrant
    assert places(disqualify(played, winner))[winner] == 4
