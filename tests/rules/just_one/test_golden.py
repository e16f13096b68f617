"""Whole games as text: moves after ">", results below. A change of the rules shows up as a diff.

Write a file with the two lines of the header and the moves, or change the rules on purpose, and let
`GOLDEN=write make test ARGS=tests/rules/just_one/test_golden.py` fill in the rest.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from rules.errors import IllegalMove
from rules.just_one.state import JustOneOptions, Turn, TurnEnded
from tests.rules.just_one.builders import GAME, First
from tests.rules.playing import brief

FILES = sorted(Path(__file__).parent.joinpath("golden").glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_playthrough(path: Path):
    lines = path.read_text(encoding="utf-8").splitlines()
    text = "\n".join([*lines[:2], "", *played(lines), ""])
    if os.environ.get("GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


def played(lines: list[str]) -> Iterator[str]:
    """`> 2 {"do":"ready"}` is seat 2, `> clock` a deadline."""
    header = dict(line.split(": ", 1) for line in lines[:2])
    options = JustOneOptions.model_validate_json(header["options"])
    state = GAME.deal(int(header["seats"]), options, First(0))
    for line in lines:
        if not line.startswith("> "):
            continue
        yield line
        who, _, move = line[2:].partition(" ")
        try:
            if who == "clock":
                step = GAME.expire(state, Random(0))
            else:
                step = GAME.play(state, int(who), GAME.read(move), Random(0))
        except IllegalMove as refused:
            yield f"  refused: {refused}"
            continue
        state = step.state
        assert GAME.violations(state) == []
        for event in step.events:
            yield from turn_lines(event.turn) if isinstance(event, TurnEnded) else [f"  {brief(event.model_dump())}"]
        waiting_for = " ".join(map(str, sorted(GAME.to_act(state))))
        yield f"  {state.phase}: {waiting_for or 'nobody'} · won {state.won} · deck {len(state.deck)}"


def turn_lines(turn: Turn) -> Iterator[str]:
    """A finished turn, a line a clue."""
    lost = " and the next card" * turn.burned + " and a card won before" * turn.taken_back
    yield f"  turn {turn.number} of seat {turn.active} ended: {turn.result}{lost} · {turn.word} · guess {turn.guess}"
    for clue in turn.clues:
        mark = "cancelled" if clue.cancelled else "seen"
        hand = "" if clue.by is None else f" by seat {clue.by}"
        yield f"    seat {clue.seat}: {clue.text} {mark}{hand}"
    for pair in turn.alike:
        sure = "alike" if pair.sure else "perhaps alike"
        yield f"    {turn.clues[pair.first].text} and {turn.clues[pair.second].text} are {sure}: {pair.reason}"
    for ballot in turn.votes:
        yield f"    seat {ballot.seat} votes {ballot.choice}"


def test_there_are_playthroughs():
    assert len(FILES) >= 3
