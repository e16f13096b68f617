"""Round robin by the circle method, and groups that play one before a knock-out."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from rules.tournament.formats.bracket import Slot, Source, bracket_order, knock_out
from rules.tournament.model import EntrantId, Plan, Tournament
from rules.tournament.seeding import cheapest_matching


def robin_rounds(entrants: int) -> int:
    """Return the number of rounds until all have met."""
    return entrants - 1 + entrants % 2


def robin_round(order: Sequence[EntrantId], number: int) -> list[tuple[EntrantId, ...]]:
    """Return the pairs of a round; a single entrant has a bye. Further laps swap the seats."""
    circle: list[EntrantId | None] = [*([None] if len(order) % 2 else []), *order]
    lap, turn = divmod(number - 1, len(circle) - 1)
    turned = [circle[0], *(circle[1:][-turn:] if turn else []), *(circle[1 : len(circle) - turn])]
    meetings: list[tuple[EntrantId, ...]] = []
    for at in range(len(turned) // 2):
        pair = (turned[at], turned[-1 - at])
        # The fixed entrant swaps seats every round, the others by position.
        swap = (turn % 2 == 1) if at == 0 else (at % 2 == 1)
        seated = tuple(one for one in (pair[::-1] if swap != (lap % 2 == 1) else pair) if one is not None)
        meetings.append(seated)
    return meetings


LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def group_count(plan: Plan, entrants: int) -> int:
    """Return the least number of groups, none smaller than the number of qualifiers."""
    groups = max(1, -(-entrants // plan.group_size))
    while groups > 1 and entrants // groups < max(2, plan.advance):
        groups -= 1
    return groups


def group_names(groups: int) -> list[str]:
    """Return group names: A to Z, then AA, BB and so on."""
    return [LETTERS[at % 26] * (1 + at // 26) for at in range(groups)]


def groups_of(tournament: Tournament) -> dict[str, tuple[EntrantId, ...]]:
    """Return the members of each group: seeds in snake order, so that all groups are equally strong."""
    names = group_names(group_count(tournament.plan, len(tournament.order)))
    found: dict[str, list[EntrantId]] = {name: [] for name in names}
    for at, entrant in enumerate(tournament.order):
        lap, step = divmod(at, len(names))
        found[names[step if lap % 2 == 0 else len(names) - 1 - step]].append(entrant)
    return {name: tuple(entrants) for name, entrants in found.items()}


def group_rounds(tournament: Tournament) -> int:
    """Return the number of rounds of the biggest group."""
    return max(robin_rounds(len(entrants)) for entrants in groups_of(tournament).values())


def group_meetings(tournament: Tournament, number: int) -> list[tuple[str, tuple[EntrantId, ...]]]:
    """Return (group, entrants) for each match of a round; smaller groups finish earlier."""
    return [
        (name, meeting)
        for name, entrants in groups_of(tournament).items()
        if number <= robin_rounds(len(entrants))
        for meeting in robin_round(entrants, number)
    ]


@lru_cache(maxsize=64)
def knock_out_slots(groups: int, advance: int, first_round: int, third_place: bool) -> tuple[Slot, ...]:
    """Return the bracket of the qualifiers: group winners are seeded first, group mates meet as late as possible."""
    names = group_names(groups)
    seats = {seed: at for at, seed in enumerate(bracket_order(1 << max(1, (groups * advance - 1).bit_length())))}
    sources: list[Source] = []
    placed: dict[str, list[int]] = {name: [] for name in names}
    for rank in range(1, advance + 1):
        free = [seats[seed] for seed in range((rank - 1) * groups + 1, rank * groups + 1)]
        chosen = dict(zip(names, free, strict=True)) if rank == 1 else _far_apart(names, free, placed)
        for name, seat in chosen.items():
            placed[name].append(seat)
        by_seat = {seat: name for name, seat in chosen.items()}
        sources.extend(Source(place=by_seat[seat], rank=rank) for seat in free)
    return knock_out(sources, third_place, first_round)


def _far_apart(names: list[str], free: list[int], placed: dict[str, list[int]]) -> dict[str, int]:
    """Return a free bracket seat for each group, as far as possible from the seats its other entrants have."""
    edges = []
    for at, name in enumerate(names):
        for nth, seat in enumerate(free):
            # Seats meet in the round of the highest bit they differ in; one early meeting is worse than many late ones.
            soon = sum(4 ** (12 - (seat ^ taken).bit_length()) for taken in placed[name])
            edges.append((at, len(names) + nth, soon * 1000 + abs(at - (len(free) - 1 - nth))))
    matched = cheapest_matching(len(names) + len(free), edges)
    return {names[group]: free[nth - len(names)] for group, nth in matched}
