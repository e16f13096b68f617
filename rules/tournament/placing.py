"""Why somebody stands where they do: against the one above and the one below."""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import Refusal
from rules.tournament.history import points_for_missing
from rules.tournament.model import EntrantId, Reason, Tournament
from rules.tournament.standings import Table

Values = dict[str, str | int | float]


def why_placed(tournament: Tournament, entrant: EntrantId) -> tuple[Reason, ...]:
    """What made their points, and what parts them from the one above and the one below."""
    if not 1 <= entrant <= len(tournament.entrants):
        raise Refusal("tournament-no-such-entrant")
    table = Table(tournament)
    return (*_own(table, entrant), *_points(table, entrant), *_neighbours(table, entrant))


def _own(table: Table, entrant: EntrantId) -> Iterator[Reason]:
    place = dict(table.places)[entrant]
    values: Values = {"place": place, "of": len(table.places)}
    if entrant in table.reached:
        yield Reason(key="tournament-placed-bracket", values=values)
    else:
        points = float(table.ranking.history.points[entrant])
        yield Reason(key="tournament-placed", values={**values, "points": points})
    if entrant in table.reached:
        if place == 1 and table.tournament.finished:
            yield Reason(key="tournament-placed-champion")
        elif table.to_come and entrant in table.to_come:
            yield Reason(key="tournament-placed-alive")
        elif len(table.reached[entrant]) == 3 and table.reached[entrant][1].denominator == 2:
            yield Reason(key="tournament-placed-third")
        else:
            yield Reason(key="tournament-placed-out", values={"number": _round_out(table, entrant)})
    elif entrant in table.group_place:
        yield Reason(key="tournament-placed-group", values={"rank": table.group_place[entrant]})


def _points(table: Table, entrant: EntrantId) -> Iterator[Reason]:
    """Points that were not made by winning."""
    plan = table.tournament.plan
    if plan.format in ("single", "double"):
        return
    history = table.history
    gained = sum(
        float(history.by_match[match.number][entrant])
        for match in table.tournament.matches
        if match.is_bye and entrant in match.entrants
    )
    if gained:
        yield Reason(key="tournament-placed-byes", values={"count": history.byes[entrant], "points": gained})
    if missed := points_for_missing(table.tournament).get(entrant):
        rounds = table.tournament.entrant(entrant).since - 1
        yield Reason(key="tournament-placed-late", values={"count": rounds, "points": float(missed)})
    forfeits = sum(
        1 for match in table.tournament.matches if match.result is not None and entrant in match.result.forfeits
    )
    if forfeits:
        yield Reason(key="tournament-placed-forfeits", values={"count": forfeits})
    if plan.format == "arena":
        yield Reason(key="tournament-placed-streaks")
    if plan.format == "duplicate":
        yield Reason(key="tournament-placed-duplicate" if plan.compare == "rank" else "tournament-placed-duplicate-sum")


def _neighbours(table: Table, entrant: EntrantId) -> Iterator[Reason]:
    order = [one for one, _ in table.places]
    at = order.index(entrant)
    if at:
        yield _compared(table, entrant, order[at - 1], "behind")
    if at + 1 < len(order):
        yield _compared(table, entrant, order[at + 1], "before")


def _compared(table: Table, entrant: EntrantId, rival: EntrantId, side: str) -> Reason:
    """The first thing that parts these two."""
    places = dict(table.places)
    if places[entrant] == places[rival]:
        return Reason(key="tournament-placed-shared", values={"rival": rival})
    if entrant in table.reached or rival in table.reached:
        return _by_bracket(table, entrant, rival, side)
    group, other = table.group_place.get(entrant), table.group_place.get(rival)
    if group is not None and other is not None and group != other:
        return _reason(side, "group", {"rival": rival, "value": group, "rival_value": other})
    points = table.ranking.history.points
    if points[entrant] != points[rival]:
        values = {"value": float(points[entrant]), "rival_value": float(points[rival])}
        return _reason(side, "points", {"rival": rival, **values})
    for (name, own), (_, theirs) in zip(table.ranking.values[entrant], table.ranking.values[rival], strict=True):
        if own != theirs:
            values = {"value": float(own), "rival_value": float(theirs)}
            return _reason(side, "tie", {"rival": rival, "tie": name, **values})
    raise AssertionError("two places and nothing that parts them")


def _by_bracket(table: Table, entrant: EntrantId, rival: EntrantId, side: str) -> Reason:
    to_come = table.to_come or set()
    if entrant in to_come or rival in to_come:
        return _reason(side, "alive", {"rival": rival})
    own, theirs = _round_out(table, entrant), _round_out(table, rival)
    if own == theirs:
        return _reason(side, "same-round", {"rival": rival, "value": own})
    return _reason(side, "round", {"rival": rival, "value": own, "rival_value": theirs})


def _round_out(table: Table, entrant: EntrantId) -> int:
    """The round of their last match; 0 for those who were never in the bracket."""
    if entrant not in table.reached:
        return 0
    last = max(match.round for match in table.tournament.matches if entrant in match.entrants)
    return int(last)


def _reason(side: str, what: str, values: Values) -> Reason:
    return Reason(key=f"tournament-placed-{side}-{what}", values=values)
