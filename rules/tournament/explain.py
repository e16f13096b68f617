"""Explanations of pairings and places, as message keys with values.

The values `entrant` and `rival` are entrant numbers, `last` and `rival_last` places in a bracket (`W2.1`; empty for
entrants who were never in it); the caller replaces them by names.
"""

from __future__ import annotations

from collections.abc import Iterator

from rules.errors import Refusal
from rules.tournament.formats.bracket import Source
from rules.tournament.formats.knockout import CUT, Bracket, bracket_of, in_first_stage, is_knock_out
from rules.tournament.history import History, points_for_missing
from rules.tournament.model import EntrantId, Match, MatchNumber, Reason, Tournament
from rules.tournament.pairing import rounds
from rules.tournament.standings import Table

__all__ = ["NAMED", "REASONS", "why_paired", "why_placed"]

NAMED = ("entrant", "rival")  # values that are entrant numbers
REASONS = (
    "tournament-why-again",
    "tournament-why-alone",
    "tournament-why-arena",
    "tournament-why-arena-again",
    "tournament-why-bye",
    "tournament-why-bye-others",
    "tournament-why-bracket-bye",
    "tournament-why-deal",
    "tournament-why-equal",
    "tournament-why-first-round",
    "tournament-why-float",
    "tournament-why-from-group",
    "tournament-why-from-lost",
    "tournament-why-from-rank",
    "tournament-why-from-seed",
    "tournament-why-from-swiss",
    "tournament-why-from-won",
    "tournament-why-group",
    "tournament-why-group-bye",
    "tournament-why-groups",
    "tournament-why-met",
    "tournament-why-new",
    "tournament-why-organiser",
    "tournament-why-pod",
    "tournament-why-pod-first",
    "tournament-why-reset",
    "tournament-why-robin",
    "tournament-why-robin-bye",
    "tournament-why-seat",
    "tournament-why-seeds",
    "tournament-why-third",
    "tournament-placed",
    "tournament-placed-alive",
    "tournament-placed-behind-alive",
    "tournament-placed-behind-group",
    "tournament-placed-behind-points",
    "tournament-placed-behind-presence",
    "tournament-placed-behind-round",
    "tournament-placed-behind-same-round",
    "tournament-placed-behind-tie",
    "tournament-placed-bracket",
    "tournament-placed-before-alive",
    "tournament-placed-before-group",
    "tournament-placed-before-points",
    "tournament-placed-before-presence",
    "tournament-placed-before-round",
    "tournament-placed-before-same-round",
    "tournament-placed-before-tie",
    "tournament-placed-byes",
    "tournament-placed-champion",
    "tournament-placed-duplicate",
    "tournament-placed-duplicate-sum",
    "tournament-placed-forfeits",
    "tournament-placed-group",
    "tournament-placed-late",
    "tournament-placed-out",
    "tournament-placed-shared",
    "tournament-placed-streaks",
    "tournament-placed-third",
)


def why_paired(tournament: Tournament, match_number: MatchNumber, entrant: EntrantId) -> tuple[Reason, ...]:
    """Return why this entrant is in this match, with these opponents, in this seat."""
    if not 1 <= match_number <= len(tournament.matches):
        raise Refusal("tournament-no-such-match")
    match = tournament.match(match_number)
    if entrant not in match.entrants:
        raise Refusal("tournament-not-in-match")
    return tuple(_reasons(tournament, match, entrant))


def _reasons(tournament: Tournament, match: Match, entrant: EntrantId) -> Iterator[Reason]:
    plan = tournament.plan
    if match.by_organiser:
        yield Reason(key="tournament-why-organiser")
        return
    if plan.format == "robin":
        yield _scheduled("tournament-why-robin", match, number=match.round, rounds=rounds(tournament))
    elif plan.format == "groups" and in_first_stage(tournament, match):
        yield _scheduled("tournament-why-group", match, group=match.place)
    elif is_knock_out(plan) and not in_first_stage(tournament, match):
        yield from _bracket(bracket_of(tournament), match, entrant)
    else:
        yield from _drawn(_before(tournament, match), match, entrant)


def _scheduled(key: str, match: Match, **values: str | int | float) -> Reason:
    return Reason(key=f"{key}-bye" if match.is_bye else key, values=values)


def _before(tournament: Tournament, match: Match) -> History:
    """Return the history before this round. Results that were corrected later count as corrected."""
    earlier = tuple(old for old in tournament.matches if old.round < match.round)
    if tournament.plan.format == "arena":
        earlier = tuple(old for old in earlier if old.result is not None or not set(old.entrants) & set(match.entrants))
    present = tuple(
        one.model_copy(update={"gone": None if one.gone is None or one.gone > match.round else one.gone})
        for one in tournament.entrants
        if one.since <= match.round
    )
    return History(tournament.model_copy(update={"entrants": present, "matches": earlier}))


def _drawn(history: History, match: Match, entrant: EntrantId) -> Iterator[Reason]:
    """Yield the reasons of a round paired by points: Swiss, pods, duplicate, arena."""
    rivals = [one for one in match.entrants if one != entrant]
    if history.tournament.plan.format == "duplicate":
        yield Reason(key="tournament-why-deal", values={"number": match.round})
    if match.alone:
        yield Reason(key="tournament-why-alone")
    elif match.is_bye:
        yield from _bye(history, entrant)
    elif history.tournament.plan.format == "arena":
        yield from _arena(history, entrant, rivals)
    else:
        yield from (_pair(history, match, entrant, rivals[0]) if len(rivals) == 1 else _pod(history, match, entrant))
        yield from _meetings(history, entrant, rivals)
        seat = match.entrants.index(entrant)
        times = history.seats[entrant].count(seat)
        yield Reason(key="tournament-why-seat", values={"seat": seat + 1, "times": times})


def _bye(history: History, entrant: EntrantId) -> Iterator[Reason]:
    active = [one.id for one in history.tournament.active]
    order = history.ranked(active)
    lower = order[order.index(entrant) + 1 :]
    had = sum(1 for one in lower if history.byes[one] or history.walkovers[one])
    yield Reason(key="tournament-why-bye", values={"entrants": len(active), "points": float(history.points[entrant])})
    if had:
        yield Reason(key="tournament-why-bye-others", values={"count": had})


def _pair(history: History, match: Match, entrant: EntrantId, rival: EntrantId) -> Iterator[Reason]:
    points, theirs = history.points[entrant], history.points[rival]
    values: dict[str, str | int | float] = {"rival": rival, "points": float(points), "rival_points": float(theirs)}
    if match.round == 1:
        seeds = {"seed": history.seed[entrant], "rival_seed": history.seed[rival]}
        yield Reason(key="tournament-why-first-round", values={"rival": rival, **seeds})
        return
    yield Reason(key="tournament-why-equal" if points == theirs else "tournament-why-float", values=values)
    if points != theirs:
        equal = [one.id for one in history.tournament.active if one.id != entrant and history.points[one.id] == points]
        met = sum(1 for one in equal if history.met[entrant][one])
        yield Reason(key="tournament-why-met", values={"others": len(equal), "met": met})


def _pod(history: History, match: Match, entrant: EntrantId) -> Iterator[Reason]:
    if match.round == 1:
        yield Reason(key="tournament-why-pod-first", values={"seed": history.seed[entrant]})
        return
    points = [float(history.points[one]) for one in match.entrants]
    yield Reason(
        key="tournament-why-pod",
        values={"points": float(history.points[entrant]), "lowest": min(points), "highest": max(points)},
    )


def _meetings(history: History, entrant: EntrantId, rivals: list[EntrantId]) -> Iterator[Reason]:
    again = [rival for rival in rivals if history.met[entrant][rival]]
    for rival in again:
        yield Reason(key="tournament-why-again", values={"rival": rival, "times": history.met[entrant][rival]})
    if not again and history.tournament.matches:
        yield Reason(key="tournament-why-new", values={"rivals": len(rivals)})


def _arena(history: History, entrant: EntrantId, rivals: list[EntrantId]) -> Iterator[Reason]:
    for rival in rivals:
        points = {"points": float(history.points[entrant]), "rival_points": float(history.points[rival])}
        yield Reason(key="tournament-why-arena", values={"rival": rival, **points})
        if rival in history.latest[entrant]:
            yield Reason(key="tournament-why-arena-again", values={"rival": rival})


def _bracket(filled: Bracket, match: Match, entrant: EntrantId) -> Iterator[Reason]:
    slot = next(slot for slot in filled.slots if slot.place == match.place)
    if slot.only_if is not None:
        yield Reason(key="tournament-why-reset")
        return
    if match.place.startswith("T"):
        yield Reason(key="tournament-why-third")
    came = {filled.taken(source): source for source in slot.sources}
    for one in sorted(match.entrants, key=lambda one: one != entrant):
        yield _origin(filled, one, came[one])
    if any(not came[one].place for one in match.entrants):
        yield Reason(key="tournament-why-seeds")
    if any(came[one].place in filled.groups and came[one].place != CUT for one in match.entrants):
        yield Reason(key="tournament-why-groups")
    if match.is_bye:
        yield Reason(key="tournament-why-bracket-bye")


def _origin(filled: Bracket, entrant: EntrantId, source: Source) -> Reason:
    values: dict[str, str | int | float] = {"entrant": entrant, "rank": source.rank}
    if not source.place:
        return Reason(key="tournament-why-from-seed", values=values)
    if source.place == CUT:
        return Reason(key="tournament-why-from-swiss", values=values)
    if source.place in filled.groups:
        return Reason(key="tournament-why-from-group", values={**values, "group": source.place})
    before = filled.matches[source.place]
    values["match"] = before.number
    if len(before.entrants) > 2:
        return Reason(key="tournament-why-from-rank", values=values)
    return Reason(key="tournament-why-from-lost" if source.fallen else "tournament-why-from-won", values=values)


Values = dict[str, str | int | float]


def why_placed(tournament: Tournament, entrant: EntrantId) -> tuple[Reason, ...]:
    """Return where the entrant's points come from and what separates them from the entrants above and below."""
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
        elif len(table.reached[entrant]) > 2 and table.reached[entrant][1].denominator == 2:
            yield Reason(key="tournament-placed-third")
        else:
            yield Reason(key="tournament-placed-out", values={"last": _last_place(table, entrant)})
    elif entrant in table.group_place:
        yield Reason(key="tournament-placed-group", values={"rank": table.group_place[entrant]})


def _points(table: Table, entrant: EntrantId) -> Iterator[Reason]:
    """Yield the points that do not come from wins."""
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
    """Return the first criterion that separates these two."""
    places = dict(table.places)
    if places[entrant] == places[rival]:
        return Reason(key="tournament-placed-shared", values={"rival": rival})
    if entrant in table.reached or rival in table.reached:
        return _by_bracket(table, entrant, rival, side)
    group, other = table.group_place.get(entrant), table.group_place.get(rival)
    if group is not None and other is not None and group != other:
        return _reason(side, "group", {"rival": rival, "value": group, "rival_value": other})
    presence = table.ranking.history.presence
    if presence(entrant) != presence(rival):
        lower = max(presence(entrant), presence(rival))
        return _reason(side, "presence", {"rival": rival, "why": lower.name.lower()})
    points = table.ranking.history.points
    if points[entrant] != points[rival]:
        values = {"value": float(points[entrant]), "rival_value": float(points[rival])}
        return _reason(side, "points", {"rival": rival, **values})
    for (name, own), (_, theirs) in zip(table.ranking.values[entrant], table.ranking.values[rival], strict=True):
        if own != theirs:
            values = {"value": float(own), "rival_value": float(theirs)}
            return _reason(side, "tie", {"rival": rival, "tie": name, **values})
    raise AssertionError("two places without a difference")


def _by_bracket(table: Table, entrant: EntrantId, rival: EntrantId, side: str) -> Reason:
    to_come = table.to_come or set()
    if entrant in to_come or rival in to_come:
        return _reason(side, "alive", {"rival": rival})
    own, theirs = _round_out(table, entrant), _round_out(table, rival)
    if own == theirs:
        return _reason(side, "same-round", {"rival": rival, "value": own})
    places = {"last": _last_place(table, entrant), "rival_last": _last_place(table, rival)}
    return _reason(side, "round", {"rival": rival, **places})


def _round_out(table: Table, entrant: EntrantId) -> int:
    """Return the round of their last match; 0 for entrants who were never in the bracket."""
    last = _last_match(table, entrant)
    return last.round if last is not None else 0


def _last_place(table: Table, entrant: EntrantId) -> str:
    """Return the bracket place of their last match; empty for entrants who were never in the bracket."""
    last = _last_match(table, entrant)
    return last.place if last is not None else ""


def _last_match(table: Table, entrant: EntrantId) -> Match | None:
    if entrant not in table.reached:
        return None
    own = [match for match in table.tournament.matches if entrant in match.entrants]
    return max(own, key=lambda match: match.round)


def _reason(side: str, what: str, values: Values) -> Reason:
    return Reason(key=f"tournament-placed-{side}-{what}", values=values)
