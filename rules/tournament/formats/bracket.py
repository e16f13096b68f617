"""Bracket layouts: every possible match, and where its entrants come from.

The source of a slot is a seed, or a rank in an earlier slot or group. A layout depends only on the number of entrants;
`elimination.py` fills it with results.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from rules.game import Frozen
from rules.tournament.seeding import pod_sizes


class Source(Frozen):
    """Where an entrant comes from: a seed from 1 (empty place), or a rank in an earlier match or group."""

    place: str = ""
    rank: int
    fallen: bool = False  # comes as the loser, even after a forfeit


class Slot(Frozen):
    """A future match."""

    place: str
    round: int
    sources: tuple[Source, ...]
    only_if: Source | None = None  # second match of a grand final: played if the losers' side won the first

    @cached_property
    def names(self) -> frozenset[str]:
        """The matches or groups its entrants come from."""
        return frozenset(source.place for source in self.sources if source.place)


def bracket_order(size: int) -> list[int]:
    """Return the seeds in bracket order for a size of 2, 4, 8...: seeds 1 and 2 meet in the final at the earliest."""
    order = [1]
    while len(order) < size:
        order = [seed for best in order for seed in (best, 2 * len(order) + 1 - best)]
    return order


def _size(entrants: int) -> int:
    return 1 << max(1, (entrants - 1).bit_length())


def knock_out(sources: Sequence[Source], third_place: bool, first_round: int = 1) -> tuple[Slot, ...]:
    """Return a single elimination; sources are the best first, and the best get the byes."""
    entering = [sources[seed - 1] if seed <= len(sources) else None for seed in bracket_order(_size(len(sources)))]
    slots: list[Slot] = []
    number = 1
    while len(entering) > 1:
        coming: list[Source | None] = []
        for at in range(len(entering) // 2):
            place = f"W{number}.{at + 1}"
            pair = tuple(source for source in entering[2 * at : 2 * at + 2] if source)
            slots.append(Slot(place=place, round=first_round + number - 1, sources=pair))
            coming.append(Source(place=place, rank=1))
        if third_place and len(entering) == 4 and len(sources) > 3:
            losers = tuple(Source(place=f"W{number}.{at}", rank=2, fallen=True) for at in (1, 2))
            slots.append(Slot(place="T1.1", round=first_round + number, sources=losers))
        entering = coming
        number += 1
    return tuple(slots)


def double_knock_out(entrants: int) -> tuple[Slot, ...]:
    """Return a double elimination: losers fall to the losers' bracket; the grand final may have a second match."""
    winners = knock_out([Source(rank=seed) for seed in range(1, entrants + 1)], third_place=False)
    rounds = max(slot.round for slot in winners)
    fallen = [
        [Source(place=slot.place, rank=2, fallen=True) for slot in winners if slot.round == number]
        for number in range(1, rounds + 1)
    ]
    slots = list(winners)
    alive = fallen[0]
    number = 0
    for drop, falling in enumerate(fallen[1:]):
        number += 1
        alive = _losers_round(slots, number, list(zip(alive[::2], alive[1::2], strict=True)))
        number += 1
        # Reversed, so that opponents of the winners' bracket do not meet again at once.
        crossed = falling[::-1] if drop % 2 == 0 else falling[len(falling) // 2 :] + falling[: len(falling) // 2]
        alive = _losers_round(slots, number, list(zip(crossed, alive, strict=True)))
    sides = (Source(place=f"W{rounds}.1", rank=1), alive[0])
    slots.append(Slot(place="F1.1", round=2 * rounds, sources=sides))
    slots.append(Slot(place="F2.1", round=2 * rounds + 1, sources=sides[::-1], only_if=Source(place="F1.1", rank=1)))
    return tuple(slots)


def _losers_round(slots: list[Slot], number: int, pairs: Sequence[tuple[Source, Source]]) -> list[Source]:
    places = [f"L{number}.{at + 1}" for at in range(len(pairs))]
    slots.extend(Slot(place=place, round=number + 1, sources=pair) for place, pair in zip(places, pairs, strict=True))
    return [Source(place=place, rank=1) for place in places]


def pod_knock_out(entrants: int, seats: tuple[int, ...]) -> tuple[Slot, ...]:
    """Return an elimination at bigger tables: the upper half of each advances until one table is left."""
    alive = [Source(rank=seed) for seed in range(1, entrants + 1)]
    slots: list[Slot] = []
    number = 1
    while len(alive) > 1:
        sizes, byes = ((len(alive),), 0) if len(alive) in seats else pod_sizes(len(alive), seats)
        advancing = [] if len(sizes) == 1 and not byes else _advancing(sizes, byes, min(seats))
        pods: list[list[Source]] = [[] for _ in sizes]
        for at, source in enumerate(alive[byes:]):
            _next_pod(pods, sizes, at).append(source)
        coming: list[Source] = []
        for at, source in enumerate(alive[:byes]):
            place = f"P{number}.{len(sizes) + at + 1}"
            slots.append(Slot(place=place, round=number, sources=(source,)))
            coming.append(Source(place=place, rank=1))
        for at, pod in enumerate(pods):
            slots.append(Slot(place=f"P{number}.{at + 1}", round=number, sources=tuple(pod)))
        for rank in range(1, max(advancing, default=0) + 1):
            places = [f"P{number}.{at + 1}" for at, share in enumerate(advancing) if share >= rank]
            coming.extend(Source(place=place, rank=rank) for place in (places if rank % 2 else places[::-1]))
        alive = coming
        number += 1
    return tuple(slots)


def _next_pod(pods: list[list[Source]], sizes: tuple[int, ...], at: int) -> list[Source]:
    """Return the next pod in snake order (1 2 3 3 2 1 1 2 3) that is not full."""
    lap, step = divmod(at, len(pods))
    first = step if lap % 2 == 0 else len(pods) - 1 - step
    for shift in range(len(pods)):
        at = (first + shift) % len(pods)
        if len(pods[at]) < sizes[at]:
            return pods[at]
    raise AssertionError("more entrants than seats")


def _advancing(sizes: tuple[int, ...], byes: int, fewest: int) -> list[int]:
    """Return how many of each pod advance: half, or more if the next round would be too small for a table."""
    advancing = [size // 2 for size in sizes]
    while sum(advancing) + byes < fewest:
        advancing = [min(share + 1, size - 1) for share, size in zip(advancing, sizes, strict=True)]
    return advancing


@lru_cache(maxsize=64)
def elimination_slots(double: bool, entrants: int, third_place: bool, seats: tuple[int, ...]) -> tuple[Slot, ...]:
    """Return the whole bracket of an elimination."""
    if double:
        return double_knock_out(entrants)
    if 2 not in seats:
        return pod_knock_out(entrants, seats)
    return knock_out([Source(rank=seed) for seed in range(1, entrants + 1)], third_place)
