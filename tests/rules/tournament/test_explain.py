"""Every pairing and every place can be asked for, and is answered in words that exist."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from bot.i18n import localizer
from rules.errors import Refusal
from rules.tournament.explain import NAMED, REASONS, why_paired, why_placed
from rules.tournament.model import Reason, Tournament
from rules.tournament.progress import advance, begin, disqualify, drop, enter_late, record, repair, wait
from tests.rules.tournament.playing import by_scores, live, open_matches, play_all, play_round, tournament
from tests.rules.tournament.test_standings import by_hand


def everything(played: Tournament) -> list[Reason]:
    found: list[Reason] = []
    for entrant in played.entrants:
        found.extend(why_placed(played, entrant.id))
        for match in played.matches:
            if entrant.id in match.entrants:
                found.extend(why_paired(played, match.number, entrant.id))
    return found


def scenes() -> list[Tournament]:
    """Tournaments in which everything happens that can be asked for."""
    rng = Random(5)
    lived = [
        live(tournament(format, size, seats=seats, rounds=4, third_place=True, compare=compare), rng, steps=30)
        for format, size, seats, compare in (
            ("swiss", 7, (2,), "rank"),
            ("pods", 8, (3, 4), "rank"),
            ("duplicate", 5, (1,), "sum"),
            ("duplicate", 6, (3,), "rank"),
            ("arena", 5, (2,), "rank"),
        )
    ]
    late, _ = enter_late(begin(tournament("swiss", 6, rounds=4)), 1.0)
    late = drop(play_round(late, rng), 3)
    swapped = begin(tournament("swiss", 4))
    pairs = [match.entrants for match in swapped.matches]
    swapped = repair(swapped, 1, (pairs[0][0], pairs[1][1]))
    reset = begin(tournament("double", 3))
    while not reset.finished:
        for match in open_matches(reset):
            last = match.place[0] == "F"
            reset = record(reset, match.number, by_scores(0, 1) if last else by_scores(1, 0))
        reset = advance(reset)
    disqualified = disqualify(play_round(begin(tournament("swiss", 4, rounds=3)), rng), 1)
    running = advance(record(begin(tournament("double", 4)), 1, by_scores(1, 0)))
    again = advance(wait(wait(begin(tournament("arena", 2)), 1, True), 2, True))
    again = advance(wait(wait(record(again, 1, by_scores(1, 0)), 1, True), 2, True))
    return [
        *lived,
        late,
        play_all(late, rng),
        swapped,
        reset,
        running,
        again,
        play_all(tournament("robin", 5), rng),
        play_all(tournament("robin", 2, rounds=4), rng),
        play_all(tournament("single", 7, third_place=True), rng),
        play_all(tournament("single", 9, seats=(3,)), rng),
        play_all(tournament("groups", 11, third_place=True), rng),
        play_round(begin(tournament("groups", 7)), rng),
        play_all(tournament("swiss", 5, rounds=5), rng),
        play_all(tournament("swiss", 7, rounds=3, cut=4), rng),
        disqualified,
    ]


def test_every_reason_is_known_used_and_has_a_text():
    say = localizer("en")
    reasons: Counter[str] = Counter()
    for played in scenes():
        for reason in everything(played):
            reasons[reason.key] += 1
            values = {name: "Ben" if name in NAMED else value for name, value in reason.values.items()}
            sentence = say(reason.key, **values)
            assert sentence != reason.key
            assert "{" not in sentence
            assert sentence.rstrip().endswith("."), sentence
            for name in NAMED:
                if name in reason.values:
                    assert 1 <= reason.values[name] <= len(played.entrants)
                    assert "Ben" in sentence
    assert set(reasons) == set(REASONS)


def test_why_do_i_play_ben():
    played = begin(tournament("swiss", 4))
    one, other = played.match(1).entrants
    first = why_paired(played, 1, one)[0]
    assert (first.key, first.values["rival"]) == ("tournament-why-first-round", other)
    for match in played.matches:
        played = record(played, match.number, by_scores(1, 0))
    played = advance(played)
    match = played.match(3)
    keys = [reason.key for reason in why_paired(played, 3, match.entrants[0])]
    assert keys == ["tournament-why-equal", "tournament-why-new", "tournament-why-seat"]


def test_the_tie_break_that_decided_is_named_with_both_values():
    played = by_hand()
    values = {"tie": "buchholz", "value": 4.0, "rival_value": 4.5}
    above, below = why_placed(played, 2)[1:]
    assert above == Reason(key="tournament-placed-behind-tie", values={"rival": 3, **values})
    assert below == Reason(key="tournament-placed-before-points", values={"rival": 4, "value": 2.0, "rival_value": 1.0})
    say = localizer("en")
    assert say(above.key, **{**above.values, "rival": "Ben"}) == (
        "Ben has the same points but is above you on Buchholz (your opponents' points): 4.5 to your 4."
    )


def test_questions_about_others_matches_are_refused():
    played = begin(tournament("swiss", 4))
    outsider = played.match(2).entrants[0]
    with pytest.raises(Refusal, match="tournament-not-in-match"):
        why_paired(played, 1, outsider)
    with pytest.raises(Refusal, match="tournament-no-such-match"):
        why_paired(played, 7, 1)
    with pytest.raises(Refusal, match="tournament-no-such-entrant"):
        why_placed(played, 9)
