"""A bracket for display: sides, rounds, matches, and where the entrants of each match come from."""

from __future__ import annotations

from typing import Literal

from rules.game import Frozen
from rules.tournament.formats.bracket_layout import Slot, Source
from rules.tournament.formats.elimination import Bracket
from rules.tournament.formats.knockout import bracket_of, is_knock_out
from rules.tournament.model import EntrantId, MatchNumber, Tournament

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
        column = int(slot.place[1:].partition(".")[0])
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
