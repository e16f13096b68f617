"""Texts of Just One: reasons, score, highlights, and the longest names."""

from __future__ import annotations

import json
from typing import get_args

import pytest

from bot.i18n import localizer
from bot.pictures import PictureCache
from bot.stats.records import Best, Bests
from bot.tables.record import Player, TableRecord
from bot.tables.service import Scene
from cogs.just_one.panel import draw_panel
from cogs.just_one.table import draw_just_one
from cogs.just_one.text import JustOneText, band, moments, result_lines
from playground.limits import violations
from rules.just_one.language.verdict import Reason
from rules.just_one.moves import Stop
from tests.rules.just_one.builders import Played, at, comparing, guessing
from tests.worlds import walk

SAY = localizer("en")
WORST_NAME = "*" * 32
WORST_CLUE = "_" * 39


def record(names: list[str]) -> TableRecord:
    return TableRecord(
        id=10**12,
        guild=1,
        channel=2,
        game="just-one",
        host=0,
        players=tuple(Player(user=seat, name=name) for seat, name in enumerate(names)),
        options={},
        language="en",
        phase="playing",
        opened_at=0.0,
    )


def scene(game: Played, seat: int | None = None, names: list[str] | None = None) -> Scene:
    players = record(names or [f"n{number}" for number in range(game.state.seats)])
    return Scene(players, game.view(seat), 2_000_000_000.0, game.state.outcome)


def teller(seats: int) -> JustOneText:
    return JustOneText(record([f"n{number}" for number in range(seats)]), SAY)


@pytest.mark.parametrize("reason", [reason for reason in get_args(Reason) if reason != "none"])
def test_every_reason_has_its_sentences(reason):
    assert SAY.knows(f"just-one-alike-{reason}")
    assert SAY.knows(f"just-one-doubt-{reason}")
    assert SAY.knows(f"just-one-clue-{reason}") or reason == "unknown", "an invented word is never refused"


@pytest.mark.parametrize(("won", "line"), [
    (13, 13), (12, 12), (11, 11), (10, 9), (9, 9), (8, 7), (7, 7), (6, 4), (4, 4), (3, 0), (0, 0),
])  # fmt: skip
def test_j15_the_score_has_its_line(won, line):
    assert band(won) == line
    assert SAY.knows(f"just-one-band-{line}")


async def test_j24_the_score_line_is_only_shown_for_a_full_game():
    full, short = at(4), at(4, cards=5)
    for game in (full, short):
        while game.state.phase != "over":
            game.turn("skipped")
    line = SAY("just-one-band-0")
    assert line in await text_of(draw_just_one(scene(full), SAY, PictureCache()))
    assert line not in await text_of(draw_just_one(scene(short), SAY, PictureCache()))


async def text_of(drawing) -> str:
    view = (await drawing).view()
    return "\n".join(part["content"] for part in walk(view.to_components()) if part["type"] == 10)


def test_a_single_sufficient_clue_is_a_highlight():
    game = comparing("prince", "princess", "crown").ready().guess("word11")
    said = list(moments(game.state.turns, teller(4)))
    assert said[0] == SAY("just-one-moment-lone", clue="crown", name="n3", word="word11")
    assert said[1] == SAY("just-one-moment-minds", one="n1", other="n2", times=1)


def test_a_word_found_without_losing_a_clue_is_a_moment():
    game = guessing(5).guess("word11")
    assert list(moments(game.state.turns, teller(5))) == [SAY("just-one-moment-all", word="word11", count=4)]


def test_a_game_that_was_stopped_has_no_highlights():
    game = guessing(5).guess("word11").play(0, Stop())
    assert list(moments(game.state.turns, teller(5))) != []
    assert list(result_lines(game.view(None), teller(5))) == ["### Stopped early: 1 of 13 words found"]


def test_nothing_happened_worth_remembering():
    assert list(moments(at(4).turn("skipped").state.turns, teller(4))) == []


def worst_games() -> dict[str, Played]:
    clues = [f"{WORST_CLUE}{number}" for number in range(6)]
    over = at(7)
    while over.state.phase != "over":
        over.pick().clues(*clues)
        for place in range(5):
            over.cancel(over.state.givers[0], place)
        over.ready()
        over.guess("*" * 60).vote(**dict.fromkeys([f"s{seat}" for seat in over.state.givers], "yes"))
    return {
        "number": at(7).pick().clues(*clues).ready().skip(),
        "clues": at(7).pick().clues(*clues).ready().skip().pick(),
        "compare": comparing(*clues, seats=7),
        "doubles": comparing(*[WORST_CLUE] * 6, seats=7),
        "guess": comparing(*clues, seats=7).ready(),
        "vote": comparing(*clues, seats=7).ready().guess("*" * 60),
        "over": over,
    }


@pytest.mark.parametrize("phase", worst_games())
@pytest.mark.parametrize("seat", [None, *range(7)])
async def test_the_worst_names_and_clues_keep_discords_limits(phase, seat):
    shown = scene(worst_games()[phase], seat, [WORST_NAME] * 7)
    drawing = (
        draw_just_one(shown, SAY, PictureCache()) if seat is None else draw_panel(shown, seat, SAY, PictureCache())
    )
    layout = await drawing
    names = [picture.name for picture in layout.pictures]
    message = {
        "components": layout.view().to_components(),
        "flags": 1 << 15,
        "attachments": [{"id": place, "filename": name} for place, name in enumerate(names)],
    }
    assert violations("POST", "/channels/2/messages", json.loads(json.dumps(message)), file_names=names) == []


def test_the_result_tells_of_the_cards_that_wrong_guesses_cost():
    game = at(4, cards=5)
    for result in ("missed", "found", "skipped", "missed"):
        game.turn(result)
    lines = list(result_lines(game.view(None), teller(4)))
    assert game.state.outcome is not None
    assert lines[0] == "# 🃏 None of 5 words found"
    assert lines[1] == "-# Cards lost: 2 wrong guesses (+1 extra card), 1 won card returned, 1 skipped."


@pytest.mark.parametrize(("computers", "table", "lines"), [
    (0, 1, []),
    (1, 1, ["With 1 computer, so it doesn't count for your statistics.", "n0's best with computers: **2 of 5**"]),
    (3, 10**12, ["With 3 computers, so it doesn't count for your statistics.", "n0's best with computers!"]),
])  # fmt: skip
def test_j30_the_result_says_that_computers_played_and_what_the_best_is(computers, table, lines):
    game = at(4, cards=5)
    while game.state.phase != "over":
        game.turn("found")
    seated = record([f"n{number}" for number in range(4)])
    for seat in range(4 - computers, 4):
        seated = seated.reseat(seat, Player(user=0, name=f"n{seat}", kind="computer"))
    bests = Bests(own=Best(user=9, name="n0", score=2, table=table), server=None) if computers else None
    shown = [line for line in result_lines(game.view(None), JustOneText(seated, SAY), bests) if "computer" in line]
    assert [line.partition(" ")[2].partition(" ")[2] for line in shown] == lines


def test_a_guess_that_sounds_right_is_shown_as_it_was_typed():
    game = at(4).pick(2).clues("a", "b", "c").ready().guess("Whether")
    assert teller(4).ending(game.state.turns[-1]) == SAY(
        "just-one-ended-found-sound", name="n0", guess="Whether", word="word12"
    )


@pytest.mark.parametrize("typed", ["WORD11", "word11!"])
def test_a_guess_in_other_capitals_or_with_a_full_stop_is_simply_right(typed: str):
    turn = guessing().guess("word11").state.turns[-1].model_copy(update={"guess": typed})
    assert teller(4).ending(turn) == SAY("just-one-ended-found", name="n0", word="word11")
