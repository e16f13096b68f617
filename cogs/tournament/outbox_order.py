"""Which outbox tasks of a tournament may be started now: several at once, those of one lane in order."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.tournaments.model import OutboxTask, Tournament

CALLS = ("open", "again")  # tasks that call players; without them a match is never played, so they are never dropped
MOST_AT_ONCE = 6  # tasks of a tournament, without those that create a thread
MOST_THREADS_AT_ONCE = 2  # one thread is created while the players of the one before are called

Lane = tuple[str, int]


def lane_of(task: OutboxTask) -> Lane:
    """Return the lane of a task: a match, the messages in the tournament's channel, or its kind."""
    if task.kind in ("tell", "crown"):
        return "channel", 0
    return ("match", task.match) if task.match else (task.kind, 0)


def creates_thread(tournament: Tournament, task: OutboxTask) -> bool:
    """Whether a task has to create a thread, for which Discord may let the bot wait for minutes."""
    return task.kind == "open" and tournament.row(task.match).thread is None


def is_on_hold(tournament: Tournament, task: OutboxTask) -> bool:
    """Whether a task calls players while the tournament is paused."""
    is_paused = tournament.record.phase == "paused"
    return is_paused and task.kind in CALLS and tournament.row(task.match).stage == "planned"


def startable(
    tournament: Tournament,
    waiting: Sequence[OutboxTask],
    running: Iterable[OutboxTask],
    is_held: Callable[[OutboxTask], bool],
) -> Iterator[OutboxTask]:
    """Yield the tasks to start now, oldest first. A task that is held holds up the later ones of its lane."""
    busy = list(running)
    lanes = {lane_of(task) for task in busy}
    threads = sum(creates_thread(tournament, task) for task in busy)
    others = len(busy) - threads
    for task in waiting:
        if (lane := lane_of(task)) in lanes:
            continue
        lanes.add(lane)
        if is_held(task) or is_on_hold(tournament, task):
            continue
        if task.kind == "archive" and any(other.match for other in waiting):
            continue  # the threads of matches are archived by their own tasks first
        if creates_thread(tournament, task):
            if threads < MOST_THREADS_AT_ONCE:
                threads += 1
                yield task
        elif others < MOST_AT_ONCE:
            others += 1
            yield task
