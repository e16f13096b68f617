"""The FIDE (Dutch) system as py4swiss does it. Its pairings are taken as they are."""

from __future__ import annotations

from fractions import Fraction

from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult, ScoringPointSystem, ScoringPointSystemCode
from py4swiss.trf.sections import PlayerSection, XSection

from rules.tournament.history import History
from rules.tournament.model import EntrantId, Match, Plan
from rules.tournament.scoring import HALF, best, place_points, ranks

DUTCH_UP_TO = 128  # entrants: more than that take py4swiss longer than a round may take
Pairs = list[tuple[EntrantId, ...]]


def dutch_round(history: History, rounds: int) -> Pairs | None:
    """The pairs of the next round, with who sits first; nothing if the system knows no way."""
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
    """The tournament so far as FIDE's report file has it; seeds are its starting numbers."""
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
    """What each kind of result is worth."""
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
    """A round without a match: half a point before a late entry, nothing after dropping out."""
    token = ResultToken.HALF_POINT_BYE if late else ResultToken.ZERO_POINT_BYE
    return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=token)


def _result(history: History, match: Match, entrant: EntrantId) -> RoundResult:
    assert match.result is not None
    if match.is_bye:
        return RoundResult(id=0, color=ColorToken.BYE_OR_NOT_PAIRED, result=ResultToken.PAIRING_ALLOCATED_BYE)
    seat = match.entrants.index(entrant)
    color = ColorToken.BLACK if seat else ColorToken.WHITE
    rival = history.seed[match.entrants[1 - seat]]
    if match.result.forfeits:
        lost = entrant in match.result.forfeits
        return RoundResult(id=rival, color=color, result=ResultToken.FORFEIT_LOSS if lost else ResultToken.FORFEIT_WIN)
    places = ranks(match)
    if places[0] == places[1]:
        return RoundResult(id=rival, color=color, result=ResultToken.DRAW)
    return RoundResult(id=rival, color=color, result=ResultToken.WIN if places[seat] == 1 else ResultToken.LOSS)
