"""Each thing that cannot be true is found."""

from __future__ import annotations

from random import Random

import pytest

from rules.tournament.model import Match, Result, Tournament
from rules.tournament.progress import advance, begin, record, stop, wait
from rules.tournament.violations import violations
from tests.rules.tournament.playing import by_scores, play_all, play_round, tournament


def swiss() -> Tournament:
    return play_round(begin(tournament("swiss", 4, rounds=3)), Random(1))


def single() -> Tournament:
    return play_round(begin(tournament("single", 4)), Random(1))


def changed(played: Tournament, number: int, **changes: object) -> Tournament:
    return played.with_match(played.match(number).model_copy(update={**changes}))


def losers(played: Tournament) -> tuple[int, ...]:
    return tuple(one for one in (1, 2, 3, 4) if one not in played.match(3).entrants)


def arena() -> Tournament:
    played = begin(tournament("arena", 4))
    return advance(wait(wait(played, 1, True), 2, True))


SPOILT = {
    "entrants are not numbered": lambda: swiss().model_copy(update={"entrants": swiss().entrants[::-1]}),
    "matches are not numbered": lambda: swiss().model_copy(update={"matches": swiss().matches[::-1]}),
    "has an unknown entrant": lambda: changed(swiss(), 4, entrants=(1, 9)),
    "the seeds are not entrants": lambda: swiss().model_copy(update={"order": (1, 1, 2, 3)}),
    "plays before their first round": lambda: swiss().model_copy(
        update={"entrants": tuple(one.model_copy(update={"since": 2}) for one in swiss().entrants)}
    ),
    "plays after leaving": lambda: swiss().model_copy(
        update={"entrants": tuple(one.model_copy(update={"gone": 1}) for one in swiss().entrants)}
    ),
    "has an entrant twice": lambda: changed(swiss(), 4, entrants=(1, 1)),
    "has 3 entrants": lambda: changed(swiss(), 4, entrants=(1, 2, 3)),
    "is an open bye": lambda: changed(swiss(), 4, entrants=(1,)),
    "has impossible places": lambda: changed(swiss(), 1, result=Result(places=(1, 3))),
    "has too few scores": lambda: changed(swiss(), 1, result=Result(places=(1, 2), scores=(1,))),
    "is forfeited by an entrant who is not in it": lambda: changed(
        swiss(), 1, result=Result(places=(1, 2), forfeits=(1, 2, 3, 4))
    ),
    "is open in a round that is over": lambda: changed(swiss(), 1, result=None),
    "plays twice in round": lambda: changed(swiss(), 4, entrants=swiss().match(3).entrants),
    "has two open matches": lambda: changed(swiss(), 4, entrants=swiss().match(3).entrants),
    "matches before the beginning": lambda: swiss().model_copy(update={"begun": False}),
    "stopped and not finished": lambda: swiss().model_copy(update={"stopped": True}),
    "finished with open matches": lambda: swiss().model_copy(update={"finished": True}),
    "round 1 is not as scheduled": lambda: changed(begin(tournament("robin", 4)), 1, entrants=(1, 2)),
    "of the groups is not as scheduled": lambda: changed(begin(tournament("groups", 4)), 1, entrants=(1, 2)),
    "has no place of its own": lambda: changed(single(), 3, place="W9.9"),
    "other entrants than the results say": lambda: changed(single(), 3, entrants=losers(single())),
    "is in the wrong round": lambda: changed(single(), 3, round=7),
    "nothing to wait for": lambda: swiss().model_copy(update={"waiting": (1,)}),
    "cannot wait": lambda: arena().model_copy(update={"waiting": (1,)}),
}


@pytest.mark.parametrize("violation", SPOILT)
def test_it_is_found(violation):
    assert any(violation in found for found in violations(SPOILT[violation]()))


def test_what_is_as_it_should_be_has_none():
    for played in (swiss(), single(), arena(), stop(arena()), play_all(tournament("groups", 8), Random(1))):
        assert violations(played) == []


def test_a_match_without_entrants_is_not_open():
    vacant = Match(number=1, round=1, entrants=())
    assert not vacant.is_open
    assert not vacant.is_bye
    assert record(begin(tournament("swiss", 2)), 1, by_scores(1, 0)).match(1).result is not None
