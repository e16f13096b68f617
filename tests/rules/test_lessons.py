"""Every lesson can be played to its end, accepts what it asks for and nothing else, and waits for nobody."""

from __future__ import annotations

from typing import get_args

import pytest

from rules.catalogue import GAMES, game_named
from rules.errors import GameOver, Refusal
from rules.just_one.lesson import lesson_words
from rules.just_one.state import JustOneOptions
from rules.replay import replay
from rules.table import Entry, Position, Table
from tests.table_state import state_of

LESSONS = [name for name, game in GAMES.items() if game.lesson is not None]
LANGUAGES = get_args(JustOneOptions.model_fields["language"].annotation)
SCRIPTS = [(name, "en") for name in LESSONS] + [("just-one", language) for language in LANGUAGES if language != "en"]


class Notebook:
    """A journal to look into."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.last: Position | None = None

    async def append(self, entry: Entry, after: Position) -> None:
        self.entries.append(entry)
        self.last = after


def begin(name: str, language: str) -> Table:
    game = game_named(name)
    lesson = game.lesson_in(language)
    options = game.Options.model_validate({**lesson.options})
    company = frozenset(range(lesson.seats)) - {lesson.learner}
    return Table.deal(
        game, lesson.seats, options, lesson.seed, Notebook(), at=0.0, stand_ins=company, lesson=lesson
    )  # fmt: skip


async def go_on(table: Table) -> None:
    """Play the moves of other players and the automatic ones."""
    await table.recite(at=1.0)
    while table.lesson.follows(table.version):
        await table.recite(at=1.0)


async def do_as_asked(table: Table) -> None:
    task = table.progress.task
    if task.is_own:
        line = task.lines[0]
        await table.play(line.seat, line.move.model_dump_json(), epoch=None, key=f"press/{table.version}", at=1.0, by=7)
    else:
        await table.recite(at=1.0)
    while table.lesson.follows(table.version):
        await table.recite(at=1.0)


def test_every_game_has_a_lesson():
    assert set(LESSONS) == set(GAMES)


@pytest.mark.parametrize(("name", "language"), SCRIPTS)
async def test_every_step_is_reached_by_doing_what_is_asked(name, language):
    table, seen = begin(name, language), []
    while (task := table.progress.task) is not None:
        seen.append(task.name)
        assert table.deadline is None, "a lesson has time"
        if task.is_own:
            assert task.lines[0].seat == table.lesson.learner
            assert table.lesson.learner in table.may_act
        await do_as_asked(table)
        assert not table.game.violations(state_of(table))
    assert seen == [task.name for task in table.lesson.tasks]
    assert len(set(seen)) == len(seen), "each step has a sentence of its own"
    assert sum(task.is_own for task in table.lesson.tasks) >= 6
    assert len(seen) <= 16
    with pytest.raises(GameOver):
        await table.recite(at=2.0)


@pytest.mark.parametrize(("name", "language"), SCRIPTS)
async def test_whatever_else_is_allowed_is_refused_with_a_hint_and_changes_nothing(name, language):
    table = begin(name, language)
    game, you = table.game, table.lesson.learner
    while (task := table.progress.task) is not None:
        before = table.position
        others = [move for move in game.moves(state_of(table), you) if not _will_do(task, move)]
        for number, move in enumerate(others):
            with pytest.raises(Refusal) as refused:
                await table.play(you, move, epoch=None, key=f"wrong/{table.version}/{number}", at=1.0, by=7)
            asked = f"{name}-lesson-{task.name}-hint" if task.is_own else "learn-watch-first"
            # what the rules forbid, they explain themselves
            assert refused.value.key == asked or not refused.value.key.startswith("learn")
        assert table.position == before
        await do_as_asked(table)


def _will_do(task, move):
    if not task.is_own:
        return False
    return task.will_do(move) if task.will_do is not None else move == task.lines[0].move


@pytest.mark.parametrize(("name", "language"), SCRIPTS)
async def test_showing_every_step_leads_to_the_same_end(name, language):
    shown, done = begin(name, language), begin(name, language)
    while shown.progress.task is not None:
        await go_on(shown)
        await do_as_asked(done)
    assert state_of(shown) == state_of(done)
    game, lesson = shown.game, shown.lesson
    options = game.Options.model_validate({**lesson.options})
    steps = replay(game, lesson.seats, options, lesson.seed, shown.journal.entries)
    assert steps[-1].state == state_of(shown)


@pytest.mark.parametrize(("name", "language"), SCRIPTS)
async def test_no_clock_no_stand_in_no_waking_and_no_undo_disturb_a_lesson(name, language):
    table = begin(name, language)
    you = table.lesson.learner
    while table.progress.task is not None:
        before = table.position
        assert await table.expire(at=1e12) is None
        assert await table.wake(at=1e12) is None
        assert not table.may_undo(you)
        assert table.position == before
        await do_as_asked(table)


def test_the_words_of_just_one_mean_the_same_in_every_language():
    known = lesson_words()
    assert set(known) == set(LANGUAGES)
    english = known["en"]
    for language, words in known.items():
        assert len(set(words.words)) == len(english.words), language
        found = {word.casefold(): place for place, word in enumerate(words.words)}
        assert found[words.guess.casefold()] == english.words.index("Elephant"), language
        assert found[words.last.casefold()] == english.words.index("Rainbow"), language
        lesson = game_named("just-one").lesson_in(language)
        assert lesson.options["language"] == language
        assert game_named("just-one").lesson_with(JustOneOptions(language=language)) is lesson
    assert game_named("just-one").lesson_in("tlh") is game_named("just-one").lesson


def test_progress_follows_from_the_number_of_moves():
    for name in LESSONS:
        lesson = game_named(name).lesson
        total = sum(len(task.lines) for task in lesson.tasks)
        steps = [lesson.progress(version).step for version in range(total + 1)]
        assert steps == sorted(steps)
        assert (steps[0], steps[-1]) == (1, len(lesson.tasks) + 1)
        assert not lesson.follows(0)
        assert lesson.line(total) is None
