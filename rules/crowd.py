"""A seat that a crowd plays: everyone who watches votes for its next move, and the move with the most votes is played.

A tie is decided by lot. The votes, without the voters, are journaled with the move, and the lot comes from the table's
seed, so that a replay counts and draws again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Literal

from pydantic import JsonValue, TypeAdapter

from rules.errors import IllegalMove
from rules.game import Frozen, Game, M, Move, O, S, V
from rules.rng import move_rng

VOTE_SECONDS = 30.0  # from the first vote to the move
PATIENCE_SECONDS = 300.0  # for the first vote, in a game without a turn limit
CROWD_PREFIX = '{"do":"crowd"'  # how the journaled move of a crowd starts
MOVE: TypeAdapter[dict[str, JsonValue]] = TypeAdapter(dict[str, JsonValue])


class Count(Frozen):
    """How many votes a move had."""

    move: dict[str, JsonValue]
    votes: int


class CrowdMove(Move):
    """The move that a crowd has chosen, with all votes: most votes first, then in the order of their JSON."""

    do: Literal["crowd"] = "crowd"
    move: dict[str, JsonValue]
    counts: tuple[Count, ...]

    @property
    def votes(self) -> int:
        """How many people voted."""
        return sum(count.votes for count in self.counts)

    @property
    def votes_for(self) -> int:
        """How many people voted for the move that was played."""
        return self.counts[0].votes

    @property
    def is_drawn(self) -> bool:
        """Whether there was a tie, so that the move was drawn by lot."""
        return len(_best(self.counts)) > 1


def patience(game: Game[O, S, M, V], state: S) -> float:
    """Return how many seconds a crowd has for a move if nobody votes: as long as a player."""
    return game.time_limit(state) or PATIENCE_SECONDS


def elect(votes: Iterable[str], seed: str, number: int) -> CrowdMove:
    """Return the move number `number` of a crowd; each vote is a move as JSON, and there is at least one."""
    counted = sorted(Counter(votes).items(), key=lambda item: (-item[1], item[0]))
    counts = tuple(Count(move=MOVE.validate_json(move), votes=count) for move, count in counted)
    return CrowdMove(move=_drawn(counts, seed, number), counts=counts)


def require_elected(chosen: CrowdMove, seed: str, number: int) -> None:
    """Refuse a journaled move that these votes and this seed do not lead to."""
    if not chosen.counts or chosen.move != _drawn(chosen.counts, seed, number):
        raise IllegalMove("refused-not-elected")


def _drawn(counts: tuple[Count, ...], seed: str, number: int) -> dict[str, JsonValue]:
    best = _best(counts)
    rng = _lot(seed, number)
    return best[rng.randrange(len(best))].move if len(best) > 1 else best[0].move


def _best(counts: tuple[Count, ...]) -> list[Count]:
    most = max(count.votes for count in counts)
    return [count for count in counts if count.votes == most]


def _lot(seed: str, number: int) -> Random:
    return move_rng(seed, f"crowd/{number}")
