"""A guided first game: a fixed deal and a fixed script of moves, some of which the learner makes.

The number of moves made says how far the learner is, so nothing else is stored.
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
    """One step of a lesson. Its name is part of its message keys; the moves after the first are made automatically."""

    name: str
    lines: tuple[Line, ...]
    is_own: bool  # the learner makes the first move
    will_do: Callable[[Move], bool] | None = None  # accepts other moves than the one in the script


class Progress(NamedTuple):
    """How far the learner is."""

    version: int  # number of moves made
    step: int  # from 1; `steps + 1` at the end
    steps: int
    task: Task | None  # None at the end


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
        """Return every move with the number of its task."""
        return [(number, line) for number, task in enumerate(self.tasks) for line in task.lines]

    def line(self, version: int) -> Line | None:
        """Return the next move of the script, or None at its end."""
        return self._script[version][1] if version < len(self._script) else None

    def progress(self, version: int) -> Progress:
        """Return how far the learner is after this number of moves."""
        steps = len(self.tasks)
        if version >= len(self._script):
            return Progress(version, steps + 1, steps, None)
        number = self._script[version][0]
        return Progress(version, number + 1, steps, self.tasks[number])

    def follows(self, version: int) -> bool:
        """Whether the next move is made automatically because its task has begun."""
        return 0 < version < len(self._script) and self._script[version][0] == self._script[version - 1][0]

    def objection(self, game: str, version: int, seat: Seat, move: Move) -> Refusal | None:
        """Return why this legal move is not the one the lesson asks for, or None if it is."""
        task, line = self.progress(version).task, self.line(version)
        if task is None or line is None:
            return Refusal("refused-game-over")
        if seat != self.learner or not task.is_own or self.follows(version):
            return Refusal("learn-watch-first")
        fits = task.will_do(move) if task.will_do is not None else move == line.move
        return None if fits else Refusal(f"{game}-lesson-{task.name}-hint")


def do(name: str, line: Line, *then: Line, will_do: Callable[[Move], bool] | None = None) -> Task:
    """A task in which the learner makes the first move; the rest follows automatically."""
    return Task(name, (line, *then), is_own=True, will_do=will_do)


def watch(name: str, *lines: Line) -> Task:
    """A task in which other players move and the learner watches."""
    return Task(name, lines, is_own=False)
