"""Replays, transcripts and sealed deals, for every game of the catalogue."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random

import pytest
from pydantic import ValidationError

from rules.catalogue import GAMES, AnyGame
from rules.fairness import SHOWN, commitment, mixed_seed, sealed_text, server_seal
from rules.replay import Transcript, lines, replay
from rules.table import Entry, Position, Table
from tests.table_state import state_of
from tools.redeal import main as redeal

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SEED = "a seed of any kind: 種/7"


class Notebook:
    """A journal in memory."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []

    async def append(self, entry: Entry, after: Position) -> None:
        self.entries.append(entry)


async def played(game: AnyGame, seats: int, options: object) -> tuple[Table, list[Entry], list[list[object]]]:
    """Play a whole game with undone moves and passed deadlines; return the views after each move."""
    notebook, picks, at = Notebook(), Random(7), 1000.0
    table: Table = Table.deal(game, seats, options, SEED, notebook, at=at)

    def seen() -> list[object]:
        return [table.view(seat) for seat in (None, *range(seats))]

    views = [seen()]
    while table.outcome is None:
        number, at = table.version, at + 1.5
        if (back := [seat for seat in range(seats) if table.may_undo(seat)]) and picks.random() < 0.5:
            await table.undo(back[0], key=str(number), at=at, by=77)
        elif number % 5 == 4 and table.deadline is not None:
            await table.expire(at=max(at, table.deadline))
        elif number % 7 == 3 and await table.wake(at=at) is not None:
            pass
        else:
            seat = picks.choice(sorted(game.to_act(state_of(table))))
            moves = game.moves(state_of(table), seat)
            move = picks.choice([move for move in moves if move not in (game.stop, game.leave)])
            await table.play(seat, move, epoch=None, key=str(number), at=at, by=77)
        views.append(seen())
    return table, notebook.entries, views


def usual(game: AnyGame) -> object:
    """Return the default options, with a time limit if there is one."""
    clock = {"just-one": {"timers": "brisk", "cards": 5}, "omiga": {}}.get(game.name, {"turn_limit": 60})
    return game.Options.model_validate(clock)


def written(game: AnyGame, seats: int, entries: list[Entry], options: object, outcome: object) -> Transcript:
    chosen = options.model_dump()
    return Transcript(
        game=game.name,
        options=chosen,
        seats=tuple(f"player {seat} 🎲" for seat in range(seats)),
        seed=SEED,
        commitment=commitment(game.name, seats, chosen, SEED),
        moves=lines(entries),
        result=outcome,
    )


@every_game
async def test_a_replay_shows_everybody_what_they_saw(game: AnyGame):
    for seats in {min(game.seats), max(game.seats)}:
        options = usual(game)
        table, entries, views = await played(game, seats, options)
        steps = replay(game, seats, options, SEED, entries)
        again = [[game.view(step.state, seat) for seat in (None, *range(seats))] for step in steps]
        assert again == views
        assert steps[-1].state == state_of(table)


@every_game
async def test_a_transcript_read_again_gives_the_same_end_and_names_no_ids(game: AnyGame, tmp_path, capsys):
    seats, options = min(game.seats), usual(game)
    table, entries, _ = await played(game, seats, options)
    text = written(game, seats, entries, options, table.outcome).document()
    assert {key for line in json.loads(text)["moves"] for key in line} == {"seat", "move", "seconds"}
    read = Transcript.model_validate_json(text)
    assert read.violations() == []
    assert read.steps()[-1].state == state_of(table)
    assert (read.moves[0].seconds, len(read.moves)) == (0.0, len(entries))
    file = tmp_path / "game.json"
    file.write_text(text, encoding="utf-8")
    assert redeal([str(file)]) == 0
    printed = capsys.readouterr().out
    assert "All of it holds" in printed
    assert read.commitment[:SHOWN] in printed


@pytest.fixture
async def transcript() -> Transcript:
    game = GAMES["one-shot"]
    table, entries, _ = await played(game, 2, usual(game))
    return written(game, 2, entries, usual(game), table.outcome)


CHANGES = {
    "another seed": (lambda game: {"seed": "another"}, "commitment"),
    "another option": (lambda game: {"options": {**game.options, "open_memory": True}}, "commitment"),
    "another seat": (lambda game: {"seats": (*game.seats, "cy")}, "commitment"),
    "another number": (lambda game: {"commitment": "0" * 64}, "commitment"),
    "a move less": (lambda game: {"moves": game.moves[:-1]}, "ends differently"),
    "a move twice": (lambda game: {"moves": (*game.moves, game.moves[0])}, "cannot be played"),
    "no such move": (
        lambda game: {"moves": (game.moves[0].model_copy(update={"move": {"do": "fly"}}),)},
        "cannot be played",
    ),
    "a throw taken back": (
        lambda game: {
            "moves": (game.moves[0], game.moves[0].model_copy(update={"move": {"do": "undo"}}), *game.moves[1:])
        },
        "cannot be played",
    ),
    "nothing taken back": (
        lambda game: {"moves": (game.moves[0].model_copy(update={"move": {"do": "undo"}}),)},
        "cannot be played",
    ),
    "no such seat": (
        lambda game: {"moves": (game.moves[0].model_copy(update={"seat": 9}), *game.moves[1:])},
        "cannot be played",
    ),
    "no such game": (lambda game: {"game": "halma"}, "cannot be played"),
    "another result": (lambda game: {"result": game.result.model_copy(update={"scores": (1, 2)})}, "ends differently"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_was_changed_afterwards_is_noticed(transcript: Transcript, change: str, tmp_path, capsys):
    changes, complaint = CHANGES[change]
    forged = transcript.model_copy(update={**changes(transcript)})
    assert any(complaint in violation for violation in forged.violations()), forged.violations()
    file = tmp_path / "forged.json"
    file.write_text(forged.model_dump_json(), encoding="utf-8")
    assert redeal([str(file)]) == 1
    assert "WRONG" in capsys.readouterr().out


def test_a_version_that_is_not_known_is_not_read(transcript: Transcript, tmp_path, capsys):
    text = transcript.model_dump_json().replace('"version":2', '"version":4')
    with pytest.raises(ValidationError):
        Transcript.model_validate_json(text)
    file = tmp_path / "newer.json"
    file.write_text(text, encoding="utf-8")
    assert redeal([str(file)]) == 2
    assert redeal([str(tmp_path / "missing.json")]) == 2
    assert redeal([]) == 2
    assert capsys.readouterr().err.count("cannot be read") == 3


def test_the_sealed_text_is_reproducible():
    text = sealed_text("one-shot", 2, {"b": True, "a": ("x", "ü")}, "種")
    assert text == r'{"game":"one-shot","options":{"a":["x","\u00fc"],"b":true},"seats":2,"seed":"\u7a2e"}'
    assert commitment("one-shot", 2, {"a": ["x", "ü"], "b": True}, "種") == hashlib.sha256(text.encode()).hexdigest()


def test_a_salt_goes_into_the_number_and_a_deal_without_one_has_the_number_it_had():
    seed, options = "5f0c9b1e2d7a4f68b3c1d0e9a8f7b601", {"open_memory": False}
    text = sealed_text("one-shot", 2, options, seed, "c2a7")
    assert text == f'{{"game":"one-shot","options":{{"open_memory":false}},"salt":"c2a7","seats":2,"seed":"{seed}"}}'
    numbers = {commitment("one-shot", 2, options, seed, salt) for salt in ("", "c2a7", "c2a8")}
    assert len(numbers) == 3
    before = "266da5635c102220f6e097c903ae21cef60203674a95a54507ac9e54e7520d0c"
    assert commitment("one-shot", 2, options, seed) == before


async def test_a_transcript_with_a_salt_holds_with_that_salt_alone(transcript):
    number = commitment(transcript.game, 2, transcript.options, transcript.seed, "c2a7")
    salted = Transcript.model_validate_json(
        transcript.model_copy(update={"salt": "c2a7", "commitment": number}).document()
    )
    assert (salted.version, salted.violations()) == (2, [])
    assert "commitment" in salted.model_copy(update={"salt": "c2a8"}).violations()[0]
    assert "commitment" in salted.model_copy(update={"salt": ""}).violations()[0]


async def test_a_transcript_from_before_there_were_salts_still_holds(transcript):
    document = json.loads(transcript.model_copy(update={"version": 1}).document())
    assert "salt" not in document
    read = Transcript.model_validate(document)
    assert (read.version, read.violations()) == (1, [])


def test_a_deal_again_from_seed_and_options(capsys):
    number = commitment("one-shot", 2, GAMES["one-shot"].Options().model_dump(), "abc")
    given = ["--game", "one-shot", "--seats", "2", "--seed", "abc"]
    assert redeal([*given, "--sealed", number[:SHOWN]]) == 0
    assert redeal([*given, "--sealed", number[: SHOWN - 1]]) == 1, "too little to prove anything"
    assert redeal([*given, "--sealed", number, "--options", '{"open_memory": true}']) == 1
    assert redeal([*given[:-1], "abd", "--sealed", number]) == 1
    salted = commitment("one-shot", 2, GAMES["one-shot"].Options().model_dump(), "abc", "c2a7")
    assert redeal([*given, "--salt", "c2a7", "--sealed", salted]) == 0
    assert redeal([*given, "--salt", "c2a8", "--sealed", salted]) == 1
    assert redeal([*given, "--options", '{"open_memory": 7}']) == 2
    assert redeal(["--game", "halma", "--seats", "2", "--seed", "abc"]) == 2
    assert "The deal:" in capsys.readouterr().out


def with_words(transcript: Transcript, words: tuple[str, ...]) -> Transcript:
    """The deal and the moves of a game whose seed came from the server's seed and these words."""
    seed = mixed_seed("77ab", "c2a7", words)
    game = GAMES["one-shot"]
    options = game.Options()
    number = commitment("one-shot", 2, options.model_dump(), seed, "c2a7")
    return transcript.model_copy(
        update={
            "version": 3,
            "options": options.model_dump(),
            "seats": ("Ana", "Ben"),
            "dealt": 2,
            "seed": seed,
            "salt": "c2a7",
            "commitment": number,
            "server_seed": "77ab",
            "server_seal": server_seal("one-shot", "77ab", "c2a7"),
            "words": words,
        }
    )


def faults_of_the_deal(transcript: Transcript) -> list[str]:
    """What is wrong with a document, besides its moves, which are those of another deal here."""
    return [fault for fault in transcript.violations() if "moves" not in fault and "ends differently" not in fault]


async def test_words_server_seed_and_seal_belong_together(transcript):
    game = with_words(transcript.model_copy(update={"game": "one-shot"}), ("owl", ""))
    read = Transcript.model_validate_json(game.document())
    assert (read.version, faults_of_the_deal(read)) == (3, [])
    assert "words" in faults_of_the_deal(read.model_copy(update={"words": ("owls", "")}))[0]
    assert "words" in faults_of_the_deal(read.model_copy(update={"words": ("", "owl")}))[0]
    assert "seal" in faults_of_the_deal(read.model_copy(update={"server_seal": "77ab"}))[0]
    assert len(faults_of_the_deal(read.model_copy(update={"server_seed": "77ac"}))) == 2


async def test_games_without_words_are_written_as_before(transcript):
    document = json.loads(transcript.document())
    assert not {"server_seed", "server_seal", "words"} & document.keys()


def test_the_seed_with_words_is_reproducible():
    text = '{"salt":"c2a7","server_seed":"77ab","words":["\\u7a2e","","b"]}'
    assert mixed_seed("77ab", "c2a7", ("種", "", "b")) == hashlib.sha256(text.encode()).hexdigest()[:32]
    sealed = '{"game":"one-shot","salt":"c2a7","server_seed":"77ab"}'
    assert server_seal("one-shot", "77ab", "c2a7") == hashlib.sha256(sealed.encode()).hexdigest()


def test_a_deal_with_words_again(capsys):
    seed = mixed_seed("77ab", "c2a7", ("owl", ""))
    number = commitment("one-shot", 2, GAMES["one-shot"].Options().model_dump(), seed, "c2a7")
    given = ["--game", "one-shot", "--seats", "2", "--server-seed", "77ab", "--salt", "c2a7", "--sealed", number]
    assert redeal([*given, "--words", '["owl", ""]']) == 0
    assert redeal([*given, "--words", '["owl", "x"]']) == 1
    assert f"in the lobby: {server_seal('one-shot', '77ab', 'c2a7')[:SHOWN]}" in capsys.readouterr().out


def test_the_example_in_the_documentation_holds():
    page = (Path(__file__).parents[2] / "docs" / "replay.md").read_text(encoding="utf-8")
    example = page.split("```json\n")[1].split("```")[0]
    assert Transcript.model_validate_json(example).violations() == []
