"""A guided first game: the same deal and the same moves for everybody, some of them the learner's own.

How far somebody is follows from the number of moves that were made, so nothing else has to be kept.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from rules.errors import Refusal
from rules.game import Move, Seat


class Line(NamedTuple):
    """One move of the script."""

    seat: Seat | None  # None: the clock moves
    move: Move


@dataclass(frozen=True, slots=True)
class Task:
    """One step; its name is that of its sentences. Whatever comes after its first move follows of itself."""

    name: str
    lines: tuple[Line, ...]
    is_own: bool  # the learner makes the first move
    will_do: Callable[[Move], bool] | None = None  # instead of just the move that is written


class Progress(NamedTuple):
    """How far somebody is."""

    version: int  # moves that were made
    step: int  # from 1; one more than there are at the end
    steps: int
    task: Task | None  # nothing is left to do at the end


@dataclass(frozen=True)
class Lesson:
    """A script for one game."""

    seed: str
    seats: int
    tasks: tuple[Task, ...]
    learner: Seat = 0
    options: Mapping[str, bool | int | str | tuple[str, ...]] = field(default_factory=dict)

    @cached_property
    def _script(self) -> list[tuple[int, Line]]:
        """Every move, and which task it belongs to."""
        return [(number, line) for number, task in enumerate(self.tasks) for line in task.lines]

    def line(self, version: int) -> Line | None:
        """The move that comes next, if any does."""
        return self._script[version][1] if version < len(self._script) else None

    def progress(self, version: int) -> Progress:
        """How far somebody is who has seen so many moves."""
        steps = len(self.tasks)
        if version >= len(self._script):
            return Progress(version, steps + 1, steps, None)
        number = self._script[version][0]
        return Progress(version, number + 1, steps, self.tasks[number])

    def follows(self, version: int) -> bool:
        """Does the next move come of itself, after the one that began its task?"""
        return 0 < version < len(self._script) and self._script[version][0] == self._script[version - 1][0]

    def objection(self, game: str, version: int, seat: Seat, move: Move) -> Refusal | None:
        """Why a move that the rules allow is not the one that is to be learnt now."""
        task, line = self.progress(version).task, self.line(version)
        if task is None or line is None:
            return Refusal("refused-game-over")
        if seat != self.learner or not task.is_own or self.follows(version):
            return Refusal("learn-watch-first")
        fits = task.will_do(move) if task.will_do is not None else move == line.move
        return None if fits else Refusal(f"{game}-lesson-{task.name}-hint")


def do(name: str, line: Line, *then: Line, will_do: Callable[[Move], bool] | None = None) -> Task:
    """The learner makes a move, and something may follow."""
    return Task(name, (line, *then), is_own=True, will_do=will_do)


def watch(name: str, *lines: Line) -> Task:
    """Others move, and the learner looks on."""
    return Task(name, lines, is_own=False)
