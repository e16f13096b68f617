"""How well the computer players of each game play, level by level: `make bench ARGS=computers`.

COMPUTER_GAMES in the environment is the number of games of each line; without it they are few, so that the whole takes
some minutes. docs/computers.md has the figures of more games.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from bench.computers import just_one, omiga, one_shot, only_one, rokujika
from bench.measure import Line


def lines() -> Iterator[Line]:
    """Every level of every game."""
    games = os.environ.get("COMPUTER_GAMES")
    for part, usual in ((one_shot, 600), (only_one, 40), (rokujika, 150), (omiga, 200), (just_one, 20)):
        yield from part.lines(int(games) if games else usual)
