"""What an organiser says of a match: how it ended, or who plays it."""

from __future__ import annotations

from itertools import permutations

from bot.languages import Speaker
from bot.tournament.model import Affair
from cogs.wording import plain_name
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Match, MatchNumber, Result

LONGEST = 100  # signs of an outcome
LISTED = 4  # of so many entrants every order is offered
HIGHEST = 1_000_000


def outcomes(affair: Affair, number: MatchNumber, say: Speaker) -> list[tuple[str, str]]:
    """Every way a match can have ended: as it is read again, and in words."""
    match = _match(affair, number)
    if match.alone:
        return []
    names = {one: plain_name(affair.name(one)) for one in match.entrants}
    if len(match.entrants) == 2:
        first, second = match.entrants
        return [
            (f"{first}>{second}", say("tournament-outcome-wins", name=names[first])),
            (f"{second}>{first}", say("tournament-outcome-wins", name=names[second])),
            (f"{first}={second}", say("tournament-outcome-draw")),
            (f"{first}>-{second}", say("tournament-outcome-forfeit", name=names[second])),
            (f"{second}>-{first}", say("tournament-outcome-forfeit", name=names[first])),
        ]
    equal = ("=".join(map(str, match.entrants)), say("tournament-outcome-draw"))
    if len(match.entrants) > LISTED:
        return [equal]
    orders = [">".join(map(str, order)) for order in permutations(match.entrants)]
    worded = [" > ".join(names[one] for one in order) for order in permutations(match.entrants)]
    return [*zip(orders, worded, strict=True), equal][:25]


def read_outcome(affair: Affair, number: MatchNumber, typed: str) -> Result:
    """`2>1`, `1=2`, `2>-1` (1 did not come), `4>2=3>1`; of somebody who plays alone the score."""
    match = _match(affair, number)
    if len(typed) > LONGEST:
        raise Refusal("tournament-refused-outcome")
    if match.alone:
        if not (typed.strip().isascii() and typed.strip().isdigit() and int(typed) <= HIGHEST):
            raise Refusal("tournament-refused-score")
        return Result(places=(1,), scores=(int(typed),))
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
