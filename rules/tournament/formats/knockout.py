"""Knock-out and double knock-out: fill the bracket as results come in, how far each entrant came, and the
bracket for display."""

from __future__ import annotations

from fractions import Fraction
from typing import Literal

from rules.errors import Refusal
from rules.game import Frozen
from rules.tournament.formats.bracket import Slot, Source, elimination_slots, knock_out
from rules.tournament.formats.round_robin import group_count, group_rounds, groups_of, knock_out_slots
from rules.tournament.formats.swiss import swiss_rounds
from rules.tournament.history import History, Presence
from rules.tournament.model import EntrantId, Match, MatchNumber, Plan, Tournament
from rules.tournament.scoring import BYE, HALF, forfeit, ranks
from rules.tournament.seeding import table_sizes
from rules.tournament.tie_breaks import Ranking

GroupOrder = dict[str, tuple[EntrantId, ...]]


class Bracket:
    """A bracket layout together with the matches played."""

    def __init__(self, tournament: Tournament, slots: tuple[Slot, ...], groups: GroupOrder | None = None) -> None:
        self.tournament = tournament
        self.slots = slots
        self.groups = groups or {}
        everyone = (*self.groups.get(CUT, ()), *tournament.order, *(one.id for one in tournament.entrants))
        self.seed = {entrant: at for at, entrant in enumerate(dict.fromkeys(everyone))}  # after a Swiss: by rank there
        self.matches = {match.place: match for match in tournament.matches if match.place}
        self.known: dict[str, tuple[EntrantId, ...] | None] = {}
        for slot in slots:
            self.known[slot.place] = self._entrants(slot)

    def _entrants(self, slot: Slot) -> tuple[EntrantId, ...] | None:
        """Return the entrants of a slot: None if not known yet, empty if it is not played."""
        if any(not self.is_decided(place) for place in slot.names):
            return None
        if slot.only_if is not None:
            before = self.known[slot.only_if.place]
            if not self.is_decided(slot.only_if.place):
                return None
            # The winner of the winners' side has the first seat of the grand final.
            if before is None or len(before) < 2 or self.taken(slot.only_if) != before[1]:
                return ()
        return tuple(entrant for entrant in map(self.taken, slot.sources) if entrant is not None)

    def is_decided(self, place: str) -> bool:
        """Whether it is known who advances from there."""
        if place in self.groups:
            return True
        if place not in self.known:
            return False
        return self.known[place] == () or (place in self.matches and self.matches[place].result is not None)

    def taken(self, source: Source) -> EntrantId | None:
        """Return the entrant that comes from there, or None if the rank is empty or was forfeited."""
        if not source.place:
            return self.tournament.order[source.rank - 1]
        if source.place in self.groups:
            order = self.groups[source.place]
            return order[source.rank - 1] if source.rank <= len(order) else None
        match = self.matches.get(source.place)
        if match is None or match.result is None or len(match.entrants) < source.rank:
            return None
        forfeits = match.result.forfeits
        if len(forfeits) == len(match.entrants):
            return None
        entrant = self.ranking(match)[source.rank - 1]
        return entrant if source.fallen or entrant not in forfeits else None

    def ranking(self, match: Match) -> list[EntrantId]:
        """Return the entrants by place; the better seed first if places are shared."""
        by_place = dict(zip(match.entrants, ranks(match), strict=True))
        return sorted(match.entrants, key=lambda entrant: (by_place[entrant], self.seed[entrant]))

    def fill(self) -> Tournament:
        """Make every match that can be made now; byes and forfeits may decide some at once."""
        tournament = self.tournament
        for slot in self.slots:
            match = self.matches.get(slot.place)
            if match is not None and match.entrants:
                continue
            entrants = self.known[slot.place] = self._entrants(slot)
            if not entrants:
                continue
            number = len(tournament.matches) + 1 if match is None else match.number
            made = Match(number=number, round=slot.round, entrants=entrants, place=slot.place)
            made = self.matches[slot.place] = settled(tournament, made)
            tournament = (
                tournament.model_copy(update={"matches": (*tournament.matches, made)})
                if match is None
                else tournament.with_match(made)
            )
        return tournament

    def remake(self, refusal: Refusal) -> Tournament:
        """Update the entrants of all matches after a correction. Raise `refusal` if a changed match was played."""
        tournament = self.tournament
        for slot in self.slots:
            entrants = self.known[slot.place] = self._entrants(slot)
            match = self.matches.get(slot.place)
            if match is None or set(match.entrants) == set(entrants or ()):
                continue
            if _has_counted(tournament, match):
                raise refusal
            match = self.matches[slot.place] = settled(
                tournament, match.model_copy(update={"entrants": entrants or (), "result": None})
            )
            tournament = tournament.with_match(match)
        while tournament.matches and not tournament.matches[-1].entrants:
            tournament = tournament.model_copy(update={"matches": tournament.matches[:-1]})
        return tournament

    @property
    def is_complete(self) -> bool:
        """Whether every match has been played."""
        return all(self.is_decided(slot.place) for slot in self.slots)


def _has_counted(tournament: Tournament, match: Match) -> bool:
    """Whether it was really played, not decided by entrants who had dropped out before."""
    if match.result is None or match.is_bye:
        return False
    stayed_away = [tournament.entrant(entrant) for entrant in match.result.forfeits]
    return not stayed_away or any(entrant.gone is None for entrant in stayed_away)


def settled(tournament: Tournament, match: Match) -> Match:
    """Return a new match, decided at once if it is a bye or all but one entrant have dropped out."""
    gone = tuple(entrant for entrant in match.entrants if tournament.entrant(entrant).gone is not None)
    if len(match.entrants) == 1:
        return match.model_copy(update={"result": forfeit(match.entrants, gone) if gone else BYE})
    if match.entrants and len(match.entrants) - len(gone) <= 1:
        return match.model_copy(update={"result": forfeit(match.entrants, gone)})
    return match


CUT = "#"  # where the entrants of a bracket after a Swiss come from, with their rank there


def has_first_stage(plan: Plan) -> bool:
    """Whether groups or a Swiss are played before the bracket."""
    return plan.format == "groups" or (plan.format == "swiss" and plan.cut > 0)


def is_knock_out(plan: Plan) -> bool:
    """Whether the format has a bracket, at least at the end."""
    return plan.format in ("single", "double") or has_first_stage(plan)


def first_stage_rounds(tournament: Tournament) -> int:
    """Return the number of rounds before the bracket, or 0."""
    plan = tournament.plan
    if not has_first_stage(plan):
        return 0
    return group_rounds(tournament) if plan.format == "groups" else swiss_rounds(plan, len(tournament.order))


def in_first_stage(tournament: Tournament, match: Match) -> bool:
    """Whether this is a match of the groups or the Swiss before a bracket."""
    return match.round <= first_stage_rounds(tournament)


def slots_of(tournament: Tournament) -> tuple[Slot, ...]:
    """Return the empty bracket."""
    plan, entrants = tournament.plan, len(tournament.order)
    if plan.format == "groups":
        groups = group_count(plan, entrants)
        return knock_out_slots(groups, plan.advance, group_rounds(tournament) + 1, plan.third_place)
    if plan.format == "swiss":
        sources = tuple(Source(place=CUT, rank=rank) for rank in range(1, min(plan.cut, entrants) + 1))
        return knock_out(sources, plan.third_place, first_stage_rounds(tournament) + 1)
    return elimination_slots(plan.format == "double", entrants, plan.third_place, table_sizes(plan))


def column_of(place: str) -> int:
    """Return the column of a bracket place in its side, from 1: 2 for `W2.1`."""
    return int(place[1:].partition(".")[0])


def columns_after(tournament: Tournament, place: str) -> int:
    """Return how many columns of its side follow the one of a bracket place; 0 for a final."""
    last = next(slot.place for slot in reversed(slots_of(tournament)) if slot.place[0] == place[0])
    return column_of(last) - column_of(place)


def bracket_of(tournament: Tournament) -> Bracket:
    """Return the bracket with all known entrants and results."""
    return Bracket(tournament, slots_of(tournament), qualified(tournament) if first_stage_done(tournament) else {})


def first_stage_done(tournament: Tournament) -> bool:
    """Whether all matches before the bracket are decided."""
    if not has_first_stage(tournament.plan):
        return False
    last = first_stage_rounds(tournament)
    played = [match for match in tournament.matches if match.round <= last]
    return any(match.round == last for match in played) and all(match.result is not None for match in played)


def qualified(tournament: Tournament) -> dict[str, tuple[EntrantId, ...]]:
    """Return each group, or the Swiss, ordered by rank, without entrants who dropped out."""
    ranking = first_stage_ranking(tournament)
    last = first_stage_rounds(tournament)
    stayed = {entrant.id for entrant in tournament.entrants if entrant.gone is None or entrant.gone > last + 1}
    if tournament.plan.format == "swiss":
        order = [entrant for entrant, _ in ranking.places(one.id for one in tournament.entrants) if entrant in stayed]
        came = [entrant for entrant in order if ranking.history.presence(entrant) is Presence.PLAYING]
        return {CUT: tuple(came[: tournament.plan.cut])}
    return {
        name: tuple(entrant for entrant, _ in ranking.places(entrants) if entrant in stayed)
        for name, entrants in groups_of(tournament).items()
    }


def first_stage_ranking(tournament: Tournament) -> Ranking:
    """Return the ranking by the matches before the bracket only."""
    last = first_stage_rounds(tournament)
    within = tournament.model_copy(
        update={"matches": tuple(match for match in tournament.matches if match.round <= last)}
    )
    return Ranking(History(within), tournament.plan.tie_breaks)


Reached = tuple[Fraction, ...]
NOT_IN_IT: Reached = (Fraction(-1),)


def reached(bracket: Bracket) -> dict[EntrantId, Reached]:
    """Return a sort key for each entrant: who is still in, then the round of elimination."""
    last: dict[EntrantId, Match] = {}
    losses: dict[EntrantId, int] = {}
    for match in (bracket.matches[slot.place] for slot in bracket.slots if slot.place in bracket.matches):
        for entrant in match.entrants:
            last[entrant] = match
            if match.result is not None and entrant != bracket.ranking(match)[0]:
                losses[entrant] = losses.get(entrant, 0) + 1
    found: dict[EntrantId, Reached] = {}
    to_come = still_in(bracket)
    for entrant in {*last, *to_come}:
        if entrant in to_come:
            found[entrant] = (Fraction(1), Fraction(-losses.get(entrant, 0)))
        else:
            match = last[entrant]
            # The match for third place counts below the final.
            round_out = match.round - HALF if match.place.startswith("T") else Fraction(match.round)
            was_there = match.result is None or entrant not in match.result.forfeits
            found[entrant] = (Fraction(0), round_out, Fraction(was_there), Fraction(-_rank(bracket, match, entrant)))
    return found


def still_in(bracket: Bracket) -> set[EntrantId]:
    """Return the entrants with a match ahead, made or not."""
    found: set[EntrantId | None] = set()
    for slot in bracket.slots:
        match = bracket.matches.get(slot.place)
        if match is not None and match.result is not None:
            continue
        entrants = bracket.known[slot.place]
        found.update(entrants or ())
        if entrants is None:
            for source in slot.sources:
                if not source.place or bracket.is_decided(source.place):
                    found.add(bracket.taken(source))
    return {entrant for entrant in found if entrant is not None}


def _rank(bracket: Bracket, match: Match, entrant: EntrantId) -> int:
    """Return the place in the last match; the better seed wins a shared first place."""
    place = dict(zip(match.entrants, ranks(match), strict=True))[entrant]
    return bracket.ranking(match).index(entrant) + 1 if place == 1 else place


Side = Literal["winners", "losers", "final", "third", "pods"]
SIDES: dict[str, Side] = {"W": "winners", "P": "pods", "L": "losers", "T": "third", "F": "final"}


class BracketSeat(Frozen):
    """One line of a match: the entrant and where they come from."""

    entrant: EntrantId | None  # None: not known yet, or empty
    place: str = ""  # the match ("W1.3") or group ("A") they come from; empty: they are a seed
    rank: int  # the seed, or their rank in that match or group
    empty: bool = False  # known to stay empty


class BracketMatch(Frozen):
    """One match of the bracket."""

    place: str
    round: int  # as in Match
    number: MatchNumber | None  # None: does not exist yet
    seats: tuple[BracketSeat, ...]
    winner: EntrantId | None = None  # once decided
    is_bye: bool = False
    needed: bool | None = True  # None: not known yet, for the second match of a grand final


class BracketSide(Frozen):
    """Columns from left to right, each from top to bottom."""

    side: Side
    rounds: tuple[tuple[BracketMatch, ...], ...]


def bracket(tournament: Tournament) -> tuple[BracketSide, ...]:
    """Return all present and future matches; empty before the start and for formats without a bracket."""
    if not tournament.order or not is_knock_out(tournament.plan):
        return ()
    filled = bracket_of(tournament)
    sides: dict[Side, dict[int, list[BracketMatch]]] = {}
    for slot in filled.slots:
        column = column_of(slot.place)
        sides.setdefault(SIDES[slot.place[0]], {}).setdefault(column, []).append(_match(filled, slot))
    return tuple(
        BracketSide(side=side, rounds=tuple(tuple(columns[column]) for column in sorted(columns)))
        for side in SIDES.values()
        if (columns := sides.get(side))
    )


def _match(filled: Bracket, slot: Slot) -> BracketMatch:
    match = filled.matches.get(slot.place)
    known = filled.known[slot.place]
    decided = match is not None and match.result is not None
    forfeits = match.result.forfeits if match is not None and match.result is not None else ()
    best = filled.ranking(match)[0] if match is not None and decided else None
    needed: bool | None = True
    if slot.only_if is not None:
        needed = None if known is None else bool(known)
    return BracketMatch(
        place=slot.place,
        round=slot.round,
        number=match.number if match is not None and match.entrants else None,
        seats=tuple(_seat(filled, source) for source in slot.sources),
        winner=None if best in forfeits else best,
        is_bye=match is not None and match.is_bye,
        needed=needed,
    )


def _seat(filled: Bracket, source: Source) -> BracketSeat:
    decided = not source.place or filled.is_decided(source.place)
    entrant = filled.taken(source) if decided else None
    return BracketSeat(entrant=entrant, place=source.place, rank=source.rank, empty=decided and entrant is None)
