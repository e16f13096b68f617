"""Fit the weights of rules/omiga/evaluation.json to the results of games that computers play against each other.

`python -m tools.omiga_evaluation` takes some minutes; `--games 100` is for a quick look. The weights are those of a
logistic regression: how likely the seat to move wins (a draw counts half).
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Iterator
from pathlib import Path
from random import Random

from rules.game import Seat
from rules.omiga import Omiga, computer, evaluation
from rules.omiga.computer import Skill
from rules.omiga.evaluation import TERMS, Term, terms
from rules.omiga.playing import lays
from rules.omiga.position import Position, count, position_of, wins_now
from rules.omiga.state import OmigaOptions, OmigaState, Throw

FILE = Path(evaluation.__file__).with_name("evaluation.json")
TEACHER = Skill(seconds=1.0, moves_ahead=2, error=0.05)
AT_RANDOM = 0.12  # of all moves, so that bad positions are seen too
MOST_MOVES = 200
PASSES = 12
PULL = 1e-5  # towards 0
Example = tuple[list[Term], float]
GAME = Omiga()


def examples(board: str, games: int) -> Iterator[Example]:
    """Yield what is counted in each position of some games, and the result for the seat to move."""
    for number in range(games):
        rng = Random(f"{board}/{number}")
        options = OmigaOptions.model_validate({"board": board})
        state = GAME.deal(2, options, rng).model_copy(update={"phase": "playing"})
        next_at = [rng.uniform(0.75, 1.25), rng.uniform(0.75, 1.25)]
        fresh = [True, True]  # whether nothing of the hand was laid yet
        seen: list[tuple[Seat, list[Term]]] = []
        for _ in range(MOST_MOVES):
            if state.phase != "playing":
                break
            seat = int(next_at[1] < next_at[0])
            next_at[seat] += rng.uniform(0.75, 1.25)
            seen += [(seat, terms(position, seat)) for position in _positions(state, seat, fresh, rng)]
            cards = lays(state, seat)
            if cards and rng.random() < AT_RANDOM:
                move: object = rng.choice(cards)
            else:
                move = computer.choose(GAME.view(state, seat), TEACHER, rng)
            fresh[seat] = isinstance(move, Throw) or sum(map(bool, state.hands[seat])) == 1
            state = GAME.play(state, seat, move, rng).state
        if state.outcome is not None:
            winners = state.outcome.winners
            yield from ((found, 0.5 if len(winners) == 2 else float(seat in winners)) for seat, found in seen)


def _positions(state: OmigaState, seat: Seat, fresh: list[bool], rng: Random) -> Iterator[Position]:
    """Yield the position unless it is won at once, and sometimes as it was before a hand was drawn."""
    position = position_of(GAME.view(state, seat))
    if wins_now(position, seat) == 1.0:
        return
    yield position
    for of in (0, 1):
        if fresh[of] and rng.random() < 0.5:
            hands, unseen, drawable = list(position.hands), list(position.unseen), list(position.drawable)
            ways = hands[of] or 0
            unseen[of] |= ways
            drawable[of] += count(ways)
            hands[of] = None
            yield position._replace(hands=tuple(hands), unseen=tuple(unseen), drawable=tuple(drawable))


def fit(found: list[Example]) -> list[float]:
    """Return the weights, by stochastic gradient descent with a step of its own for each weight (AdaGrad)."""
    weights, squares = [0.0] * (2 * TERMS + 1), [1e-6] * (2 * TERMS + 1)
    rng = Random(0)
    for number in range(PASSES):
        rng.shuffle(found)
        loss = 0.0
        for counted, result in found:
            chance = 1 / (1 + math.exp(-sum(weights[index] * amount for index, amount in counted)))
            loss -= result * math.log(chance) + (1 - result) * math.log(1 - chance)
            for index, amount in counted:
                slope = (chance - result) * amount + PULL * weights[index]
                squares[index] += slope * slope
                weights[index] -= 0.3 * slope / math.sqrt(squares[index])
        print(f"pass {number + 1}: loss {loss / len(found):.4f} of {len(found):,} positions", flush=True)
    return weights


def main() -> None:
    """Play, fit, and write the file."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=6000, help="on each board")
    found: list[Example] = []
    for board in ("7x6", "9x8", "11x10"):
        found += examples(board, parser.parse_args().games)
    FILE.write_text(json.dumps([round(weight, 3) for weight in fit(found)]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
