"""Swiss pairings: the FIDE (Dutch) system of py4swiss, or the cheapest matching where that is too slow or fails."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import ceil, log2

from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult, ScoringPointSystem, ScoringPointSystemCode
from py4swiss.trf.sections import PlayerSection, XSection

from rules.tournament.history import History, fair_seats
from rules.tournament.model import EntrantId, Match, Plan, Tournament
from rules.tournament.scoring import HALF, best, place_points, ranks
from rules.tournament.seeding import cheapest_matching

DUTCH_UP_TO = 128  # entrants; py4swiss needs more than a second for 250
BYE: EntrantId = 0
Pair = tuple[EntrantId, ...]  # in the order of their seats; one entrant alone has a bye


def swiss_rounds(plan: Plan, entrants: int) -> int:
    """Return the number of rounds: as planned, or enough that at most one entrant has won all."""
    return plan.rounds or ceil(log2(max(2, entrants)))


def dutch_round(history: History, rounds: int) -> list[Pair] | None:
    """Return the pairs of the next round in seat order, or None if the Dutch system finds no pairing."""
    try:
        pairings = DutchEngine.generate_pairings(report(history, rounds))
    except PairingError:
        return None
    entrant = {number: one for one, number in history.seed.items()}
    return [
        (entrant[pairing.white], entrant[pairing.black]) if pairing.black else (entrant[pairing.white],)
        for pairing in pairings
    ]


def report(history: History, rounds: int) -> ParsedTrf:
    """Return the tournament so far as a FIDE report (TRF); seeds are the starting numbers."""
    tournament = history.tournament
    results = {
        entrant.id: [_missed(entrant.since > at + 1) for at in range(tournament.round)]
        for entrant in tournament.entrants
    }
    for match in tournament.matches:
        for entrant in match.entrants:
            results[entrant][match.round - 1] = _result(history, match, entrant)
    scoring = ScoringPointSystem()
    for code, points in _points(tournament.plan).items():
        scoring.apply_code(code, int(points * 10))
    sections = [
        PlayerSection(
            code=PlayerCode.PLAYER,
            starting_number=number,
            rank=number,
            points_times_ten=sum(map(scoring.get_points_times_ten, results[entrant])),
            results=results[entrant],
        )
        for entrant, number in history.seed.items()
    ]
    gone = {history.seed[entrant.id] for entrant in tournament.entrants if entrant.gone is not None}
    extra = XSection(number_of_rounds=rounds, zeroed_ids=gone, scoring_point_system=scoring)
    return ParsedTrf(player_sections=sections, x_section=extra)


def _points(plan: Plan) -> dict[ScoringPointSystemCode, Fraction]:
    """Return the points for each kind of result."""
    won, lost = place_points(plan, 2)
    code = ScoringPointSystemCode
    return {
        **dict.fromkeys((code.WIN_WITH_WHITE, code.WIN_WITH_BLACK, code.FORFEIT_WIN), won),
        **dict.fromkeys((code.DRAW_WITH_WHITE, code.DRAW_WITH_BLACK), (won + lost) * HALF),
        **dict.fromkeys((code.LOSS_WITH_WHITE, code.LOSS_WITH_BLACK), lost),
        code.PAIRING_ALLOCATED_BYE: best(plan),
        code.HALF_POINT_BYE: best(plan) * HALF,
    }


def _missed(late: bool) -> RoundResult:
    """Return the result of a round without a match: half a point before a late entry, nothing after dropping out."""
    token = ResultToken.HALF_POINT_BYE if late else ResultToken.ZERO_POINT_BYE
    return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=token)


def _result(history: History, match: Match, entrant: EntrantId) -> RoundResult:
    assert match.result is not None
    if match.is_bye:
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.PAIRING_ALLOCATED_BYE)
    seat = match.entrants.index(entrant)
    color = ColorToken.BLACK if seat else ColorToken.WHITE
    opponent = history.seed[match.entrants[1 - seat]]
    if match.result.forfeits:
        token = ResultToken.FORFEIT_LOSS if entrant in match.result.forfeits else ResultToken.FORFEIT_WIN
        return RoundResult(id=opponent, color=color, result=token)
    places = ranks(match)
    if places[0] == places[1]:
        return RoundResult(id=opponent, color=color, result=ResultToken.DRAW)
    return RoundResult(id=opponent, color=color, result=ResultToken.WIN if places[seat] == 1 else ResultToken.LOSS)


def pair_exactly(history: History, order: Sequence[EntrantId]) -> list[Pair]:
    """Return the pairing of least cost, the leaders first and the bye last.

    What counts, most important first: no second bye, no second meeting, the bye to the lowest, few points between
    opponents, and among equal points the upper half against the lower half.
    """
    size = len(order)
    field = [*order, *([BYE] if size % 2 else [])]
    scores = {points: at for at, points in enumerate(sorted({history.points[one] for one in order}, reverse=True))}
    level = {entrant: scores[history.points[entrant]] for entrant in order}
    group_sizes = Counter(level.values())
    # Each weight is more than everything below it can add up to. The sums stay below 2**127 for 1,500 entrants.
    near, low, again = (size + 1) ** 2, (size + 1) ** 6, (size + 1) ** 8
    second_bye = again * (1 + sum(times**2 for one in order for times in history.met[one].values()))

    def cost(first: int, second: int) -> int:
        """The cost of pairing the entrants at these places of the field."""
        one, opponent = field[first], field[second]
        if opponent == BYE:
            return (history.byes[one] * size**2 + history.walkovers[one]) * second_bye + (size - first) * low
        apart = level[opponent] - level[one]
        off_half = 0 if apart else abs(second - first - group_sizes[level[one]] // 2)
        return history.met[one][opponent] ** 2 * again + apart**2 * near + off_half

    matched = cheapest_matching(
        len(field), [(first, second, cost(first, second)) for first, second in combinations(range(len(field)), 2)]
    )
    pairs = [(field[first], field[second]) for first, second in matched]
    pairs.sort(key=lambda pair: BYE in pair)
    return [tuple(entrant for entrant in pair if entrant != BYE) for pair in pairs]


def swiss_round(tournament: Tournament, rounds: int) -> list[Pair]:
    """Return the pairs of the next round, the leaders first; an entrant with a bye comes last.

    The FIDE (Dutch) system decides if it finds a pairing and the field is small enough for it, else `pair_exactly`.
    """
    history = History(tournament)
    order = history.ranked(entrant.id for entrant in tournament.active)
    if len(order) <= DUTCH_UP_TO and (pairs := dutch_round(history, rounds)) is not None:
        return pairs
    return [fair_seats(history, pair) for pair in pair_exactly(history, order)]
