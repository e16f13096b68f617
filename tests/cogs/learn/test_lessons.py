"""`/learn`: every lesson is played with its real buttons, in private, through restarts and mistakes."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest

from bot.i18n import languages, localizer
from bot.store.sql.plans import value
from bot.tables.record import LESSON
from rules.catalogue import GAMES, game_named
from rules.errors import Refusal
from rules.just_one.lesson import lesson_words
from rules.just_one.moves import Blank
from rules.lesson import Line, Task, do
from rules.one_shot.state import Pass, Take, TakeAndThrow, Throw
from tests.cogs.table.test_private import forged
from tests.table_state import state_of
from tests.worlds import Answer, Message, walk
from tests.worlds.simulated import SimulatedWorld

LESSONS = [name for name, game in GAMES.items() if game.lesson is not None]
SAY = localizer("en")
LONGEST_STEP, LONGEST_END = 350, 900
LONGER = {"de": 1.35, "es": 1.3, "fr": 1.35, "pt": 1.3}  # the same text takes more letters than in English


async def begin(world: SimulatedWorld, game: str, who: str = "ana", channel: str = "games") -> Message:
    return (await world.slash(who, "learn", channel, game=game)).message


def layout(world: SimulatedWorld, who: str = "ana", channel: str = "games") -> Message:
    """The lesson as it is seen now."""
    return [message for message in world.private(who, channel) if "🎓" in message.text][-1]


async def lesson_table(world: SimulatedWorld, who: str = "ana") -> int:
    tables = await world.store.private_tables(world.guild.id, world.players[who].id)
    assert len(tables) == 1
    return tables[0]


async def task_of(world: SimulatedWorld, table: int) -> Task | None:
    return (await world.bot.tables.scene(table)).lesson.task


async def do_as_asked(world: SimulatedWorld, table: int, who: str = "ana") -> Answer:
    """Click what the step asks for, as it is in the message."""
    task, message, game = await task_of(world, table), layout(world, who), await game_of(world, table)
    if not task.is_own:
        assert message.labels == ["Continue", "Start over", "Stop"], "there is nothing else to press"
        return await world.press(who, "Continue", on=message)
    wanted = task.lines[0].move
    for part in walk(message.parts):
        custom_id = part.get("custom_id", "")
        if part["type"] == 2 and custom_id.startswith(("m:", "q:")) and not part.get("disabled"):
            if _reads(game, custom_id.split(":", 3)[3]) == wanted:
                return await world.press_id(who, message, custom_id)
        elif part["type"] == 2 and custom_id.startswith("p:") and custom_id.split(":")[3] == wanted.do:
            return await world.write(who, message, part["label"], wanted.text)
        elif part["type"] == 3:
            for option in part["options"]:
                if _reads(game, option["value"]) == wanted:
                    return await world.choose(who, message, custom_id, option["value"])
    raise AssertionError(f"{wanted!r} cannot be pressed among {message.labels}")


async def game_of(world: SimulatedWorld, table: int):
    return game_named((await world.bot.tables.record(table)).game)


def _reads(game, text: str):
    try:
        return game.read(text)
    except Exception:
        return None


@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_from_beginning_to_end_through_its_buttons_with_restarts(world, game):
    await begin(world, game)
    table = await lesson_table(world)
    lesson = game_named(game).lesson
    for step, task in enumerate(lesson.tasks, 1):
        message = layout(world)
        assert f"step {step} of {len(lesson.tasks)}" in message.text
        assert message.ephemeral
        assert await task_of(world, table) == task
        if step == len(lesson.tasks) // 2:
            await world.restart()
        answer = await do_as_asked(world, table)
        assert answer.acknowledged
        heard = [whisper.text for whisper in answer.whispers]
        assert heard == [], f"{task.name}: {heard}"
    end = layout(world)
    assert "lesson complete" in end.text
    assert SAY(f"{game}-lesson-end")[:20] in end.text
    against = {"rokujika": {"Play alone"}}.get(game, {"Play the computer"})
    assert set(end.labels) == {"Play with friends", "Rules", "Start over"} | against
    assert world.messages() == [], "nobody else hears of it"
    saved = await world.store.load_table(table)
    assert (saved.record.phase, saved.record.purpose) == ("over", LESSON)
    assert await counted(world) == (0, 0)


async def counted(world: SimulatedWorld) -> tuple[int, int]:
    """Results and best scores that were kept."""
    results = await world.store.database.read(value("SELECT count(*) FROM results"))
    return results, await world.store.database.read(value("SELECT count(*) FROM best_scores"))


@pytest.mark.parametrize("game", LESSONS)
async def test_show_me_leads_through_a_whole_lesson(world, game):
    await show_all(world, game)
    assert "lesson complete" in layout(world).text


async def show_all(world: SimulatedWorld, game: str) -> None:
    await begin(world, game)
    table = await lesson_table(world)
    while (task := await task_of(world, table)) is not None:
        answer = await world.press("ana", "Show me" if task.is_own else "Continue", on=layout(world))
        assert answer.acknowledged


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("game", LESSONS)
def test_every_step_has_short_sentences(game, language):
    say, longer = localizer(language), LONGER.get(language, 1)
    names = {f"name{seat}": "Mia" for seat in range(8)}
    for task in game_named(game).lesson.tasks:
        key = f"{game}-lesson-{task.name}"
        assert say.knows(key), key
        assert len(say(key, **names)) <= LONGEST_STEP * longer, (key, len(say(key, **names)))
        assert say.knows(f"{key}-hint") is task.is_own, key
        if task.is_own:
            assert len(say(f"{key}-hint")) <= LONGEST_STEP * longer
            assert "$" not in say(f"{key}-hint"), "a hint knows no names"
    assert len(say(f"{game}-lesson-end", **names)) <= LONGEST_END * longer


@pytest.mark.parametrize("language", sorted(languages()))
async def test_just_one_has_words_of_the_learners_language(world, monkeypatch, language):
    words, say = lesson_words()[language], localizer(language)
    monkeypatch.setattr("cogs.learn.opening.localizer_for", lambda _interaction: say)
    monkeypatch.setattr("cogs.core.text.localizer", lambda _locale: say)
    shown = []
    await begin(world, "just-one")
    table = await lesson_table(world)
    while (task := await task_of(world, table)) is not None:
        shown.append(json.dumps(layout(world).parts, ensure_ascii=False))  # with the descriptions of pictures
        button = "learn-button-show" if task.is_own else "learn-button-watch"
        assert (await world.press("ana", say.plain(button), on=layout(world))).acknowledged
    together = " ".join(shown).casefold()
    for word in (words.words[0], words.obvious, words.wrong, *words.clues, words.last):
        assert word.casefold() in together, word


async def test_something_else_is_refused_with_a_hint_and_changes_nothing(world):
    await begin(world, "one-shot")
    table = await lesson_table(world)
    for _ in range(3):
        await do_as_asked(world, table)
    before, moves = layout(world), await world.store.journal(table)
    answer = await world.press("ana", "Pass", on=before)
    assert "take this one" in answer.whisper
    assert await world.store.journal(table) == moves
    assert layout(world).text == before.text


async def test_where_one_stopped_one_goes_on_also_after_a_restart_and_elsewhere(world):
    await begin(world, "one-shot")
    table = await lesson_table(world)
    await do_as_asked(world, table)
    await do_as_asked(world, table)
    await world.restart()
    message = (await world.slash("ana", "table show", "lounge")).message
    assert "step 3 of" in message.text
    again = await begin(world, "one-shot", channel="lounge")
    assert "step 3 of" in again.text
    assert await lesson_table(world) == table
    assert "Lesson: ONE SHOT" in str(await two_lessons(world))


async def two_lessons(world: SimulatedWorld) -> list[str]:
    """What is asked where there are several."""
    await world.slash("ana", "play", "lounge", game="rokujika", private=True)
    return (await world.slash("ana", "table show", "lounge")).message.labels


async def test_start_over_and_stop(world):
    await begin(world, "one-shot")
    first = await lesson_table(world)
    await do_as_asked(world, first)
    await world.press("ana", "Start over", on=layout(world))
    assert "step 1 of" in layout(world).text
    second = await lesson_table(world)
    assert second != first
    assert (await world.bot.tables.record(first)).phase == "closed"
    old = layout(world)
    await world.press("ana", "Stop", on=old)
    assert "Lesson closed" in world.private("ana")[-1].text
    assert await world.store.private_tables(world.guild.id, world.players["ana"].id) == []
    answer = await world.press("ana", "Continue", on=old)
    assert "closed" in answer.whisper


async def test_two_clicks_at_once_are_one_step(world):
    await begin(world, "one-shot")
    table = await lesson_table(world)
    message = layout(world)
    answers = await world.press_together([("ana", message, message.button("Continue"))] * 2)
    assert all(answer.acknowledged for answer in answers)
    assert len(await world.store.journal(table)) == 1
    assert "step 2 of" in layout(world).text
    assert "moved on" in answers[1].whisper


async def test_two_clicks_on_a_games_button_are_one_move(world):
    table = await begun(world, "rokujika", "six-coins")
    before, message = len(await world.store.journal(table)), layout(world)
    answers = await world.press_together([("ana", message, message.button("Draw a card"))] * 2)
    assert all(answer.acknowledged for answer in answers)
    assert len(await world.store.journal(table)) == before + 6
    assert "step 6 of" in layout(world).text


@pytest.mark.parametrize("game", ["just-one", "omiga"])
async def test_the_bot_dies_between_every_two_clicks(world, game):
    await begin(world, game)
    table = await lesson_table(world)
    while await task_of(world, table) is not None:
        await world.restart()
        assert (await do_as_asked(world, table)).acknowledged
    assert "lesson complete" in layout(world).text


async def test_a_lesson_that_was_rewritten_meanwhile_can_be_begun_anew(world, monkeypatch):
    await begun(world, "one-shot", "take")
    lesson = game_named("one-shot").lesson
    other = do("throw", Line(1, Throw()), *[Line(1, Pass())] * 20)
    monkeypatch.setattr("rules.one_shot.game.OneShot.lesson", replace(lesson, tasks=(other,)))
    await world.restart()
    message = await begin(world, "one-shot")
    assert "step 1 of 1" in message.text
    answer = await world.press("ana", "Show me", on=message)
    assert answer.acknowledged
    await world.press("ana", "Start over", on=message)
    assert await world.store.journal(await lesson_table(world)) == []


async def test_other_users_cannot_use_the_buttons_of_a_lesson(world):
    message = await begin(world, "one-shot")
    table = await lesson_table(world)
    for act in ("watch", "show", "again", "stop", "table", "alone"):
        custom_id = f"lesson:{table}:0:{act}"
        answer = await world.press_id("ben", forged(message, custom_id), custom_id)
        assert "private game" in answer.whisper
    move = f"m:{table}:0:{json.dumps({'do': 'throw'})}"
    assert "private game" in (await world.press_id("ben", forged(message, move), move)).whisper
    assert await world.store.journal(table) == []
    assert world.messages() == []


async def test_forged_clicks_of_the_learner_are_refused(world):
    await begin(world, "one-shot")
    table, message = await lesson_table(world), layout(world)
    skip = f"lesson:{table}:5:show"
    assert "moved on" in (await world.press_id("ana", forged(message, skip), skip)).whisper
    await world.slash("ben", "play", "lounge", game="one-shot")
    other = f"lesson:{table + 1}:0:stop"
    assert "older version" in (await world.press_id("ana", forged(message, other), other)).whisper
    assert (await world.bot.tables.record(table + 1)).phase == "lobby"
    unknown = "learn:chess"
    assert "don't know a game" in (await world.press_id("ana", forged(message, unknown), unknown)).whisper
    assert await world.store.journal(table) == []


async def test_a_lesson_that_is_over_leads_to_a_game_against_the_computer(world):
    await begin(world, "one-shot")
    table = await lesson_table(world)
    while await task_of(world, table) is not None:
        await do_as_asked(world, table)
    end = layout(world)
    await world.press("ana", "Play the computer", on=end)
    game = world.private("ana")[-1]
    assert "Computer 1" in game.text
    assert "Only you can see this" in game.text
    await world.press("ana", "Throw", on=game)
    await world.press("ana", "Play with friends", on=end)
    assert "Players (1 of 4)" in world.table().text


async def test_the_lobby_and_the_rules_lead_to_the_lesson(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press_more("ben", "Learn")
    assert "step 1 of" in layout(world, "ben").text
    rules = (await world.slash("cy", "rules", game="one-shot")).message
    assert "Learn" not in rules.labels
    last = rules.select("rp:one-shot")["options"][-1]["value"]
    page = (await world.choose("cy", rules, "rp:one-shot", last)).message
    await world.press("cy", "Learn", on=page)
    assert "step 1 of" in layout(world, "cy").text
    assert "Players (1 of 4)" in world.table().text


async def test_the_end_of_a_lesson_is_noted_even_if_the_bot_died_before(world):
    await begin(world, "one-shot")
    table, lesson = await lesson_table(world), game_named("one-shot").lesson
    while (await task_of(world, table)) != lesson.tasks[-1]:
        await do_as_asked(world, table)
    live = await world.bot.tables.cache.get(table)
    await live.table.recite(at=world.now())  # the learner's move, and nothing of what follows
    await world.restart()
    assert await task_of(world, table) is None
    assert (await world.store.load_table(table)).record.phase == "over"
    assert "step 1 of" in (await begin(world, "one-shot")).text


# --- what differs from game to game


async def begun(world: SimulatedWorld, game: str, task: str) -> int:
    """A lesson that has come to a step."""
    await begin(world, game)
    table = await lesson_table(world)
    while (await task_of(world, table)).name != task:
        await do_as_asked(world, table)
    return table


async def test_a_card_that_does_not_fit_is_explained_by_the_rules_themselves(world):
    table = await begun(world, "omiga", "fit")
    before = await world.store.journal(table)
    await world.press("ana", "2 → B", on=layout(world))
    assert "**2 → B**: needs bottom slash" in layout(world).text
    assert "step 4 of" in layout(world).text
    assert await world.store.journal(table) == before
    answer = await world.press("ana", "Throw hand", on=layout(world))
    assert "3 → B" in answer.whisper
    assert await world.store.journal(table) == before
    await world.press("ana", "3 → B", on=layout(world))
    assert "step 5 of" in layout(world).text


@pytest.mark.parametrize("clue", ["prism", "colours", "Unicorn", "*_<@1>"])
async def test_a_clue_of_ones_own_may_be_anything_and_the_lesson_goes_on(world, clue):
    table = await begun(world, "just-one", "own-clue")
    await world.write("ana", layout(world), "Write clue", clue)
    while await task_of(world, table) is not None:
        await do_as_asked(world, table)
    end = layout(world).text
    assert "lesson complete" in end
    assert "<@1>" not in end.replace("\\<", "")
    assert "Two cards won together" in end


async def test_the_end_of_a_lesson_is_its_summary_below_the_picture(world):
    table = await begun(world, "one-shot", "take-last")
    while await task_of(world, table) is not None:
        await do_as_asked(world, table)
    end = layout(world)
    assert end.text.startswith("-# 🎓")
    assert [part["type"] for part in end.parts[0]["components"]] == [12, 10, 1], "a picture, the text, the buttons"


async def test_what_is_typed_and_not_asked_for_is_refused_with_a_hint_and_kept(world):
    table = await begun(world, "just-one", "guess")
    before = await world.store.journal(table)
    answer = await world.write("ana", layout(world), "Guess", "giraffe")
    assert "grey animal" in answer.whisper
    assert await world.store.journal(table) == before
    again = await world.press("ana", "Guess", on=layout(world))
    assert again.form_value == "giraffe"
    await world.write("ana", layout(world), "Guess", " ELEPHANT ")
    assert "step 8 of" in layout(world).text


async def test_the_seen_words_of_a_channel_do_not_change_a_lesson(world):
    await world.store.keep_word_list(world.guild.id, tuple(f"word{number}" for number in range(80)))
    await begun(world, "just-one", "clue")
    assert "# Apple" in layout(world).text


@pytest.mark.parametrize("game", LESSONS)
async def test_a_lesson_can_be_ended_like_any_table_and_leaves_nothing_behind(world, game):
    await begin(world, game)
    table = await lesson_table(world)
    await do_as_asked(world, table)
    ask = (await world.slash("ana", "table end")).message
    await world.press("ana", "End the game", on=ask)
    assert (await world.store.load_table(table)).record.phase == "closed"
    assert await counted(world) == (0, 0)
    assert "step 1 of" in (await begin(world, game)).text


async def test_a_lesson_has_no_undo_and_no_nudge(world):
    table = await begun(world, "one-shot", "pass")
    before, tables, ana = await world.store.journal(table), world.bot.tables, world.players["ana"].id
    for refused in (
        tables.seats.undo(table, ana, key="u"),
        tables.seats.nudge(table, ana),
        tables.seats.more_time(table, ana),
    ):
        with pytest.raises(Refusal):
            await refused
    await world.wait(10_000)
    assert await world.store.journal(table) == before
    assert world.messages() == []


async def test_lessons_of_several_games_stand_side_by_side(world):
    for game in LESSONS:
        assert "step 1 of" in (await begin(world, game)).text
    assert len(await world.store.private_tables(world.guild.id, world.players["ana"].id)) == len(LESSONS)
    labels = (await world.slash("ana", "table show")).message.labels
    assert len([label for label in labels if label.startswith("Lesson: ")]) == len(LESSONS)


# --- a private game against the computer, which lessons lead to


async def play_the_computer(world: SimulatedWorld, game: str) -> int:
    """Finish the lesson by having it shown, and go on."""
    await show_all(world, game)
    end = layout(world)
    await world.press("ana", "Play alone" if "Play alone" in end.labels else "Play the computer", on=end)
    return await lesson_table(world)


@pytest.mark.parametrize("game", LESSONS)
async def test_a_game_against_the_computer_in_private(world, game):
    table = await play_the_computer(world, game)
    record = await world.bot.tables.record(table)
    assert (record.private, record.purpose, record.phase) == (True, "", "playing")
    assert len(record.players) == game_named(game).lesson.seats
    shown = world.private("ana")[-1]
    assert "Only you can see this" in shown.text
    for _ in range(6):  # computers move when their time has come
        scene = await world.bot.tables.scene(table, record.host)
        seat = scene.record.seat_of(record.host)
        if seat in scene.view.to_act:
            live = await world.bot.tables.cache.get(table)
            move = live.table.game.stand_in(state_of(live.table), seat, Random(0)) if game != "omiga" else None
            if move is None or move == Blank():  # a clue is typed
                break
            if game == "one-shot":  # a player takes and throws with one click, a computer in two moves
                move = TakeAndThrow() if move == Take() else move
            await press_move(world, table, move)
        else:
            await world.wait(601)
            await world.slash("ana", "table show")  # ten minutes each: no interaction token lives that long
    assert world.messages() == []


async def press_move(world: SimulatedWorld, table: int, move) -> None:
    game, message = await game_of(world, table), world.private("ana")[-1]
    for part in walk(message.parts):
        if part["type"] == 2 and _reads(game, part["custom_id"].split(":", 3)[-1]) == move:
            await world.press_id("ana", message, part["custom_id"])
            return
    raise AssertionError(f"{move!r} is not among {message.labels}")


async def test_an_idle_private_game_sends_no_ping_to_the_channel(world):
    table = await play_the_computer(world, "omiga")
    panel = world.private("ana")[-1]
    await world.press("ana", "Ready", on=panel)
    await world.wait(601)  # the computer is ready
    await world.press("ana", "Omiga!", on=world.private("ana")[-1])
    await world.restart()
    await world.wait(1)
    assert (await world.bot.tables.scene(table)).view.phase == "paused"
    assert world.messages() == []
