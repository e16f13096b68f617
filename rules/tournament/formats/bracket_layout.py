"""Brackets before anybody has won: every match there can be, and where those in it come from.

A slot's source is a seed, or a rank in an earlier slot or group. All brackets are laid out for a number of entrants and
nothing else; `elimination.py` fills them in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property, lru_cache

from rules.game import Frozen
from rules.tournament.formats.table_sizes import pod_sizes


class Source(Frozen):
    """Where one comes from: a seed from 1 (place is empty), or whoever has this rank in an earlier match or group."""

    place: str = ""
    rank: int
    fallen: bool = False  # comes as the loser: also if they forfeited


class Slot(Frozen):
    """A match to be."""

    place: str
    round: int
    sources: tuple[Source, ...]
    only_if: Source | None = None  # the reset of a grand final: played if the one from the losers' side has won

    @cached_property
    def names(self) -> frozenset[str]:
        """The matches or groups it waits for."""
        return frozenset(source.place for source in self.sources if source.place)


def bracket_order(size: int) -> list[int]:
    """Seeds in the order of a bracket of 2, 4, 8...: 1 meets the last, and 1 and 2 not before the final."""
    order = [1]
    while len(order) < size:
        order = [seed for best in order for seed in (best, 2 * len(order) + 1 - best)]
    return order


def _size(entrants: int) -> int:
    return 1 << max(1, (entrants - 1).bit_length())


def knock_out(sources: Sequence[Source], third_place: bool, first_round: int = 1) -> tuple[Slot, ...]:
    """Single elimination of these, the best first; the best have byes."""
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
    """Double elimination: whoever loses falls to the losers' bracket; a grand final, played again if they win it."""
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
        # turned round, so that those who met in the winners' bracket do not meet at once again
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
    """Elimination at bigger tables: the upper half of each goes on, until all who are left sit at one table."""
    alive = [Source(rank=seed) for seed in range(1, entrants + 1)]
    slots: list[Slot] = []
    number = 1
    while len(alive) > 1:
        sizes, byes = ((len(alive),), 0) if len(alive) in seats else pod_sizes(len(alive), seats)
        going_on = [] if len(sizes) == 1 and not byes else _going_on(sizes, byes, min(seats))
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
        for rank in range(1, max(going_on, default=0) + 1):
            places = [f"P{number}.{at + 1}" for at, share in enumerate(going_on) if share >= rank]
            coming.extend(Source(place=place, rank=rank) for place in (places if rank % 2 else places[::-1]))
        alive = coming
        number += 1
    return tuple(slots)


def _next_pod(pods: list[list[Source]], sizes: tuple[int, ...], at: int) -> list[Source]:
    """Snake: 1 2 3 3 2 1 1 2 3, passing by those that are full."""
    lap, step = divmod(at, len(pods))
    first = step if lap % 2 == 0 else len(pods) - 1 - step
    for shift in range(len(pods)):
        at = (first + shift) % len(pods)
        if len(pods[at]) < sizes[at]:
            return pods[at]
    raise AssertionError("more entrants than seats")


def _going_on(sizes: tuple[int, ...], byes: int, fewest: int) -> list[int]:
    """How many of each pod go on: half, or as many more of each as the next round needs to have a table."""
    going_on = [size // 2 for size in sizes]
    while sum(going_on) + byes < fewest:
        going_on = [min(share + 1, size - 1) for share, size in zip(going_on, sizes, strict=True)]
    return going_on


@lru_cache(maxsize=64)
def elimination_slots(double: bool, entrants: int, third_place: bool, seats: tuple[int, ...]) -> tuple[Slot, ...]:
    """The whole bracket of an elimination."""
    if double:
        return double_knock_out(entrants)
    if 2 not in seats:
        return pod_knock_out(entrants, seats)
    return knock_out([Source(rank=seed) for seed in range(1, entrants + 1)], third_place)
