"""Read the result or the swap that an organiser typed."""

from __future__ import annotations

import re
from itertools import permutations

from bot.i18n import Localizer
from bot.tournaments.model import Tournament
from cogs.core.text import plain_name
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Match, MatchNumber, Result

MAX_LENGTH = 100  # of a typed outcome
MAX_LISTED = 4  # up to so many entrants every order is suggested
MAX_SCORE = 1_000_000
SCORES = re.compile(r"-?\d{1,6}(?:[\s,;:]+-?\d{1,6})+", re.ASCII)


def outcomes(tournament: Tournament, number: MatchNumber, say: Localizer, typed: str = "") -> list[tuple[str, str]]:
    """Return possible results of a match, each as typed and in words. Typed scores are shown with their names."""
    match = _match(tournament, number)
    if match.alone:
        return []
    names = {one: plain_name(tournament.name(one)) for one in match.entrants}
    if typed_scores := _scores(match, typed):
        return [(typed, _scored(names, typed_scores))]
    known = match.result.scores if match.result is not None else ()
    if tournament.record.is_duplicate and known:  # scores are compared, not places
        scores = say("tournament-outcome-scores", scores=_scored(names, known))
        return [(" ".join(map(str, known)), scores), *_forfeits(match, names, say)]
    if len(match.entrants) == 2:
        first, second = match.entrants
        return [
            (f"{first}>{second}", say("tournament-outcome-wins", name=names[first])),
            (f"{second}>{first}", say("tournament-outcome-wins", name=names[second])),
            (f"{first}={second}", say("tournament-outcome-draw")),
            *_forfeits(match, names, say),
        ]
    equal = ("=".join(map(str, match.entrants)), say("tournament-outcome-draw"))
    if len(match.entrants) > MAX_LISTED:
        return [equal]
    orders = [">".join(map(str, order)) for order in permutations(match.entrants)]
    worded = [" > ".join(names[one] for one in order) for order in permutations(match.entrants)]
    return [*zip(orders, worded, strict=True), equal][:25]


def _forfeits(match: Match, names: dict[EntrantId, str], say: Localizer) -> list[tuple[str, str]]:
    """Return the outcomes in which one of two entrants forfeits."""
    if len(match.entrants) != 2:
        return []
    first, second = match.entrants
    return [
        (f"{first}>-{second}", say("tournament-outcome-forfeit", name=names[second])),
        (f"{second}>-{first}", say("tournament-outcome-forfeit", name=names[first])),
    ]


def _scored(names: dict[EntrantId, str], scores: tuple[int, ...]) -> str:
    return ", ".join(f"{name} {score}" for name, score in zip(names.values(), scores, strict=True))


def _scores(match: Match, typed: str) -> tuple[int, ...]:
    """Return scores typed in the order of the entrants (`40 35`), or nothing if it is something else."""
    if not SCORES.fullmatch(typed.strip()):
        return ()
    scores = tuple(map(int, re.findall(r"-?\d+", typed)))
    return scores if len(scores) == len(match.entrants) else ()


def read_outcome(tournament: Tournament, number: MatchNumber, typed: str) -> Result:
    """Parse `2>1`, `1=2`, `2>-1` (1 forfeits), `4>2=3>1`, or the scores. Raise a refusal if unreadable."""
    match = _match(tournament, number)
    if len(typed) > MAX_LENGTH:
        raise Refusal("tournament-refused-outcome")
    if match.alone:
        if not (typed.strip().isascii() and typed.strip().isdigit() and int(typed) <= MAX_SCORE):
            raise Refusal("tournament-refused-score")
        return Result(places=(1,), scores=(int(typed),))
    if scores := _scores(match, typed):
        return Result(places=tuple(1 + sum(other > score for other in scores) for score in scores), scores=scores)
    places: dict[EntrantId, int] = {}
    forfeits: list[EntrantId] = []
    for group in typed.replace(" ", "").split(">"):
        place = len(places) + 1
        for one in group.split("="):
            if not one.removeprefix("-").isdecimal():
                raise Refusal("tournament-refused-outcome")
            entrant = int(one.removeprefix("-"))
            if one.startswith("-"):
                forfeits.append(entrant)
            places[entrant] = place
    if set(places) != set(match.entrants):
        raise Refusal("tournament-refused-outcome")
    return Result(places=tuple(places[one] for one in match.entrants), forfeits=tuple(forfeits))


def swap(tournament: Tournament, first: int, second: int) -> tuple[MatchNumber, tuple[EntrantId, ...]]:
    """Return the open match of the first user, with the second user's entrant in place of theirs."""
    old, new = (tournament.person(user) for user in (first, second))
    if old is None or new is None or old.entrant is None or new.entrant is None:
        raise Refusal("tournament-refused-not-in")
    for match, _ in tournament.open_rows():
        if old.entrant in match.entrants:
            if new.entrant in match.entrants:
                raise Refusal("tournament-refused-same-match")
            entrants = tuple(new.entrant if one == old.entrant else one for one in match.entrants)
            return match.number, entrants
    raise Refusal("tournament-refused-no-open-match")


def _match(tournament: Tournament, number: MatchNumber) -> Match:
    if not 1 <= number <= len(tournament.state.matches):
        raise Refusal("tournament-refused-no-match")
    return tournament.state.match(number)
