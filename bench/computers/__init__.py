"""How well the computer players of each game play, level by level: `make bench ARGS=computers`.

COMPUTER_GAMES in the environment is the number of games of each line.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

from bench.computers import just_one, omiga, one_shot, only_one, rokujika
from bench.measure import Line


def lines() -> Iterator[Line]:
    """Every level of every game; about five minutes with the numbers of games below."""
    games = os.environ.get("COMPUTER_GAMES")
    for part, usual in ((one_shot, 1500), (only_one, 300), (rokujika, 300), (omiga, 400), (just_one, 60)):
        yield from part.lines(int(games) if games else usual)
