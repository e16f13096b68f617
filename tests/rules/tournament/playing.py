"""Random tournaments for tests."""

from __future__ import annotations

from random import Random

from rules.errors import Refusal
from rules.tournament.model import Entrant, Match, Plan, Result, Tournament
from rules.tournament.progress import advance, begin, correct, drop, enter_late, record, repair, stop, wait
from rules.tournament.violations import violations


def tournament(format: str, size: int, seed: str = "lots", **plan: object) -> Tournament:
    """Return a tournament with this many entrants, the best first."""
    entrants = tuple(Entrant(id=number, rating=2000 - number) for number in range(1, size + 1))
    return Tournament(plan=Plan.model_validate({"format": format, **plan}), seed=seed, entrants=entrants)


def by_scores(*scores: int) -> Result:
    """More is better."""
    return Result(places=tuple(1 + sum(other > score for other in scores) for score in scores), scores=scores)


def chance_result(match: Match, rng: Random, draws: bool = True) -> Result:
    """Return random scores, a little better for better seeds."""
    scores = [rng.randrange(12) - entrant // 8 for entrant in match.entrants]
    if not draws:
        scores = [100 * score - entrant for score, entrant in zip(scores, match.entrants, strict=True)]
    return by_scores(*scores)


def open_matches(played: Tournament) -> list[Match]:
    return [match for match in played.matches if match.is_open]


def play_round(played: Tournament, rng: Random, draws: bool = True) -> Tournament:
    """Decide everything that is open, then move on."""
    for match in open_matches(played):
        played = record(played, match.number, chance_result(match, rng, draws))
    return advance(played)


def play_all(played: Tournament, rng: Random, draws: bool = True, waves: int = 12) -> Tournament:
    """From the beginning to the end; an arena for some waves."""
    played = played if played.begun else begin(played)
    while not played.finished:
        if played.plan.format == "arena":
            if played.round >= waves:
                return stop(play_round(played, rng, draws))
            played = advance(everybody_waits(played, rng))
        assert open_matches(played) or played.plan.format == "arena"
        played = play_round(played, rng, draws)
    return played


def everybody_waits(played: Tournament, rng: Random) -> Tournament:
    """In an arena most free entrants start to wait."""
    pending = {entrant for match in open_matches(played) for entrant in match.entrants}
    for entrant in played.active:
        if entrant.id not in pending and rng.random() < 0.8:
            played = wait(played, entrant.id, True)
    return played


def live(played: Tournament, rng: Random, steps: int) -> Tournament:
    """Play a tournament with drop-outs, late entries, no-shows and corrections."""
    played = begin(played)
    for _ in range(steps):
        if played.finished:
            break
        if played.plan.format == "arena":
            played = advance(everybody_waits(played, rng))
        played = advance(something_happens(played, rng))
        assert not (found := violations(played)), found
        assert advance(played) == played
    return played


def something_happens(played: Tournament, rng: Random) -> Tournament:
    what = rng.random()
    waiting = open_matches(played)
    try:
        if what < 0.06:
            return drop(played, rng.randint(1, len(played.entrants)))
        if what < 0.12:
            return enter_late(played, rating=rng.randrange(3000))[0]
        if what < 0.25 and played.matches:
            match = rng.choice(played.matches)
            return correct(played, match.number, chance_result(match, rng))
        if what < 0.3 and waiting:
            match = rng.choice(waiting)
            others = [entrant.id for entrant in played.active]
            rng.shuffle(others)
            return repair(played, match.number, tuple(others[: len(match.entrants)]))
        if what < 0.4 and waiting:
            match = rng.choice(waiting)
            absent = tuple(entrant for entrant in match.entrants if rng.random() < 0.6)
            result = Result(places=(1,) * len(match.entrants), forfeits=absent)
            return record(played, match.number, result)
    except Refusal:
        return played
    if not waiting:
        return played
    match = rng.choice(waiting)
    return record(played, match.number, chance_result(match, rng))
