"""How well the computer players of Omiga play: against random cards, a look-ahead of one card, and each other.

Both sides are equally fast: in virtual time each moves again after 0.75 to 1.25 seconds. Each deal is played twice,
with seats swapped. A draw counts half.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

from bench.computers.result import Result
from bench.measure import Line
from rules.game import Level, Seat
from rules.omiga import Omiga
from rules.omiga.computer import SKILLS, Skill, choose
from rules.omiga.playing import lays
from rules.omiga.position import both_at_both_sides, laid, lays_in, paths, position_of, winning_places, wins_now
from rules.omiga.state import Lay, OmigaOptions, OmigaState, Throw

MOST_MOVES = 400  # no game took 100
GOALS = {("hard", "random"): 70.0, ("hard", "greedy"): 58.0}
ONE_CARD = Skill(seconds=1.0, moves_ahead=0, error=0.0)  # hard without a look-ahead
GAME = Omiga()
Player = Callable[[OmigaState, Seat, Random], Lay | Throw]


def at_level(level: Level) -> Player:
    """Return a computer player."""
    return with_skill(SKILLS[level])


def with_skill(skill: Skill) -> Player:
    """Return a computer player of any skill."""
    return lambda state, seat, rng: choose(GAME.view(state, seat), skill, rng)


def at_random(state: OmigaState, seat: Seat, rng: Random) -> Lay | Throw:
    """Lay any card that fits; throw only if none does."""
    found = lays(state, seat)
    return rng.choice(found) if found else Throw()


def greedy(state: OmigaState, seat: Seat, rng: Random) -> Lay | Throw:
    """Win if possible, else leave the opponent no win if possible, else gain the most steps on the opponent."""
    position = position_of(GAME.view(state, seat))
    field, other = position.field, 1 - seat
    winning = winning_places(field, seat, position.owned[other])
    found: list[tuple[tuple[bool, float, int, float], Lay]] = []
    for move in lays(state, seat):
        ways = [way for place, way in lays_in(position, seat) if place == move.place and way // 2 + 1 == move.card]
        after = laid(position, seat, move.place, ways[-1] if move.turned else ways[0])
        own, enemies = after.owned[seat], after.owned[other]
        gained = paths(field, enemies, own, other)[0] - paths(field, own, enemies, seat)[0]
        safe = 1.0 - (0.5 if both_at_both_sides(after) else wins_now(after, other))
        found.append(((bool(winning >> move.place & 1), safe, gained, rng.random()), move))
    return max(found, key=lambda scored: scored[0])[1] if found else Throw()


def match(one: Player, other: Player, games: int, board: str = "9x8") -> Result:
    """Return how many games `one` has won and drawn."""
    return Result([_points(one, other, number, board) for number in range(games)])


def _points(one: Player, other: Player, number: int, board: str) -> float:
    deal, own = divmod(number, 2)
    options = OmigaOptions.model_validate({"board": board})
    state = GAME.deal(2, options, Random(f"deal {deal}")).model_copy(update={"phase": "playing"})
    rng, clock = Random(f"moves {number}"), Random(f"clock {number}")
    next_at = [clock.uniform(0.75, 1.25), clock.uniform(0.75, 1.25)]
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            winners = state.outcome.winners
            return 0.5 if len(winners) == 2 else float(own in winners)
        seat = int(next_at[1] < next_at[0])
        next_at[seat] += clock.uniform(0.75, 1.25)
        move = (one if seat == own else other)(state, seat, rng)
        state = GAME.play(state, seat, move, rng).state
    return 0.5


def lines(games: int) -> Iterator[Line]:
    """Each level against random cards and a look-ahead of one card, and against the level below."""
    levels: tuple[Level, ...] = ("easy", "normal", "hard")
    for level in levels:
        for name, other in (("random", at_random), ("greedy", greedy)):
            result = match(at_level(level), other, games)
            yield result.line(f"omiga, {level} against {name}", GOALS.get((level, name)))
    yield match(at_level("hard"), with_skill(ONE_CARD), games).line("omiga, hard against one card of itself")
    yield match(at_level("normal"), at_level("easy"), games).line("omiga, normal against easy")
    yield match(at_level("hard"), at_level("normal"), games).line("omiga, hard against normal")
