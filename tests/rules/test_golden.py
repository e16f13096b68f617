"""Whole games as text files: a change of the rules shows as a change of text.

A file begins with the game, the number of seats, the options and the seed. Write one with only those four lines,
or change the rules on purpose, and let `GOLDEN=write make test ARGS=tests/rules/test_golden.py` fill in the rest.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from rules.catalogue import GAMES, game_named
from tests.rules.playing import play_out

FILES = sorted(Path(__file__).parent.parent.joinpath("golden").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_playthrough(path: Path):
    header = path.read_text(encoding="utf-8").splitlines()[:4]
    given = dict(line.split(": ", 1) for line in header)
    game = game_named(given["game"])
    options = game.Options.model_validate_json(given["options"])
    lines = play_out(game, int(given["seats"]), options, given["seed"])
    text = "\n".join([*header, "", *lines, ""])
    if os.environ.get("GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def test_every_game_has_golden_playthroughs():
    covered = {path.read_text(encoding="utf-8").splitlines()[0].removeprefix("game: ") for path in FILES}
    assert covered == set(GAMES)
