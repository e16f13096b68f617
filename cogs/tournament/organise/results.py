"""What an organiser says of a match: how it ended, or who plays it."""

from __future__ import annotations

import re
from itertools import permutations

from bot.i18n import Localizer
from bot.tournaments.model import Affair
from cogs.core.text import plain_name
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Match, MatchNumber, Result

LONGEST = 100  # signs of an outcome
LISTED = 4  # of so many entrants every order is offered
HIGHEST = 1_000_000
SCORES = re.compile(r"-?\d{1,6}(?:[\s,;:]+-?\d{1,6})+", re.ASCII)


def outcomes(affair: Affair, number: MatchNumber, say: Localizer, typed: str = "") -> list[tuple[str, str]]:
    """Every way a match can have ended: as it is read again, and in words. Scores that are typed say whose they are."""
    match = _match(affair, number)
    if match.alone:
        return []
    names = {one: plain_name(affair.name(one)) for one in match.entrants}
    if told := _scores(match, typed):
        return [(typed, _scored(names, told))]
    known = match.result.scores if match.result is not None else ()
    if affair.record.is_duplicate and known:  # another order would say nothing of what is compared
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
    if len(match.entrants) > LISTED:
        return [equal]
    orders = [">".join(map(str, order)) for order in permutations(match.entrants)]
    worded = [" > ".join(names[one] for one in order) for order in permutations(match.entrants)]
    return [*zip(orders, worded, strict=True), equal][:25]


def _forfeits(match: Match, names: dict[EntrantId, str], say: Localizer) -> list[tuple[str, str]]:
    """One of two did not come."""
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
    """The scores that were typed in the order of the entrants, if that is what it is: `40 35`."""
    if not SCORES.fullmatch(typed.strip()):
        return ()
    scores = tuple(map(int, re.findall(r"-?\d+", typed)))
    return scores if len(scores) == len(match.entrants) else ()


def read_outcome(affair: Affair, number: MatchNumber, typed: str) -> Result:
    """`2>1`, `1=2`, `2>-1` (1 did not come), `4>2=3>1`; or the scores, of somebody who plays alone the one."""
    match = _match(affair, number)
    if len(typed) > LONGEST:
        raise Refusal("tournament-refused-outcome")
    if match.alone:
        if not (typed.strip().isascii() and typed.strip().isdigit() and int(typed) <= HIGHEST):
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


def swap(affair: Affair, first: int, second: int) -> tuple[MatchNumber, tuple[EntrantId, ...]]:
    """The match of one in which the other takes their seat."""
    one, other = (affair.person(user) for user in (first, second))
    if one is None or other is None or one.entrant is None or other.entrant is None:
        raise Refusal("tournament-refused-not-in")
    for match, _ in affair.open_rows():
        if one.entrant in match.entrants:
            if other.entrant in match.entrants:
                raise Refusal("tournament-refused-same-match")
            seats = tuple(other.entrant if seat == one.entrant else seat for seat in match.entrants)
            return match.number, seats
    raise Refusal("tournament-refused-no-open-match")


def _match(affair: Affair, number: MatchNumber) -> Match:
    if not 1 <= number <= len(affair.state.matches):
        raise Refusal("tournament-refused-no-match")
    return affair.state.match(number)
