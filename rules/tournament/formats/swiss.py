"""The FIDE (Dutch) system as py4swiss does it. Its pairings are taken as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction

import networkx
from py4swiss.engines import DutchEngine
from py4swiss.engines.common import PairingError
from py4swiss.trf import ParsedTrf
from py4swiss.trf.codes import PlayerCode
from py4swiss.trf.results import ColorToken, ResultToken, RoundResult, ScoringPointSystem, ScoringPointSystemCode
from py4swiss.trf.sections import PlayerSection, XSection

from rules.tournament.formats.pods import sitting_out
from rules.tournament.history import History
from rules.tournament.model import EntrantId, Match, Plan, Tournament
from rules.tournament.scoring import HALF, best, place_points, ranks
from rules.tournament.seats import fair_seats

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


Pair = tuple[EntrantId, ...]
BYE: EntrantId = 0


def pair_exactly(history: History, order: Sequence[EntrantId]) -> list[Pair]:
    """The best pairing there is: no second byes, then no second meetings, then near in points, then halves crossed."""
    size = len(order)
    field = [*order, *([BYE] if size % 2 else [])]
    scores = {points: at for at, points in enumerate(sorted({history.points[one] for one in order}, reverse=True))}
    level = {entrant: scores[history.points[entrant]] for entrant in order}
    crowd = [sum(other == at for other in level.values()) for at in range(len(scores))]
    # each is worth more than all of the next together: crossed halves, points, a low bye, meetings, byes
    near, low, again = (size + 1) ** 2, (size + 1) ** 6, (size + 1) ** 8
    sat_out = again * (1 + sum(times**2 for one in order for times in history.met[one].values()))
    graph = networkx.Graph()
    for at, one in enumerate(field):
        for after, other in enumerate(field[at + 1 :], at + 1):
            if other == BYE:
                cost = (history.byes[one] * size**2 + history.walkovers[one]) * sat_out + (size - at) * low
            else:
                apart = level[other] - level[one]
                fold = 0 if apart else abs(after - at - crowd[level[one]] // 2)
                cost = history.met[one][other] ** 2 * again + apart**2 * near + fold
            graph.add_edge(one, other, weight=-cost)
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    return _in_order(field, ((one, other) for one, other in pairs))


def _in_order(field: Sequence[EntrantId], pairs: Iterable[Pair]) -> list[Pair]:
    """The leaders first, the bye last."""
    place = {entrant: at for at, entrant in enumerate(field)}
    found = sorted(tuple(sorted(pair, key=place.__getitem__)) for pair in pairs)
    found.sort(key=lambda pair: (BYE in pair, place[pair[0]]))
    return [tuple(entrant for entrant in pair if entrant != BYE) for pair in found]


def pair_by_groups(history: History, order: Sequence[EntrantId]) -> list[Pair]:
    """Group by group from the top: the upper half meets the lower; who finds nobody floats down.

    Quick rather than best. In fields this big somebody new is always left, so nobody meets twice; were it otherwise,
    the exact way is taken.
    """
    resting = sitting_out(history, order, len(order) % 2)
    floating: list[EntrantId] = []
    pairs: list[Pair] = []
    playing = [entrant for entrant in order if entrant not in resting]
    for group in _groups(history, playing):
        found, floating = _cross(history, [*floating, *group])
        pairs.extend(found)
    while floating:
        one, other = floating[-2:]
        if not _mend(history, pairs, one, other):
            return pair_exactly(history, order)
        floating = floating[:-2]
    pairs.extend((entrant,) for entrant in resting)
    return _in_order([*order], pairs)


def _groups(history: History, order: Sequence[EntrantId]) -> list[list[EntrantId]]:
    groups: dict[Fraction, list[EntrantId]] = {}
    for entrant in order:
        groups.setdefault(history.points[entrant], []).append(entrant)
    return list(groups.values())


def _cross(history: History, group: list[EntrantId]) -> tuple[list[Pair], list[EntrantId]]:
    """Pairs of one group, and those who are left: each of the upper half takes the nearest new one of the lower."""
    half = len(group) // 2
    upper, lower = group[:half], group[half:]
    pairs: list[Pair] = []
    left: list[EntrantId] = []
    for one in upper:
        other = next((other for other in lower if not history.met[one][other]), None)
        if other is None:
            left.append(one)
        else:
            lower.remove(other)
            pairs.append((one, other))
    left.extend(lower)
    while len(left) > 1:
        one, other = left[0], left[1]
        if not _mend(history, pairs, one, other):
            break
        del left[:2]
    return pairs, left


def _mend(history: History, pairs: list[Pair], one: EntrantId, other: EntrantId) -> bool:
    """Pair these two, by changing with a pair made before if they have met; the latest made is the nearest."""
    met = history.met
    if not met[one][other]:
        pairs.append((one, other))
        return True
    for at in range(len(pairs) - 1, -1, -1):
        third, fourth = pairs[at]
        for a, b in ((third, fourth), (fourth, third)):
            if not met[one][a] and not met[other][b]:
                pairs[at] = (a, one)
                pairs.append((b, other))
                return True
    return False


EXACT_UP_TO = 64  # entrants: beyond, every possible pair is too many to weigh


def swiss_round(tournament: Tournament, rounds: int) -> list[tuple[EntrantId, ...]]:
    """The pairs of the next round, the leaders first; who has a bye comes last.

    By the FIDE (Dutch) system where it finds a way and the field is not too big for it, else by our own.
    """
    history = History(tournament)
    order = history.ranked(entrant.id for entrant in tournament.active)
    if len(order) <= DUTCH_UP_TO and (pairs := dutch_round(history, rounds)) is not None:
        return pairs
    pair = pair_exactly if len(order) <= EXACT_UP_TO else pair_by_groups
    return [fair_seats(history, pair) for pair in pair(history, order)]
