"""The fullest message of every game, with the longest names and everything around it that all games have in common."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot import seats
from bot.languages import speaker
from bot.record import Sitter, TableRecord
from bot.tables import Scene
from cogs.boards import Boards
from cogs.omiga.panel import Note
from cogs.sheets import Sheet
from playground.limits import breaches
from rules.catalogue import GAMES, AnyGame
from rules.errors import Refusal
from rules.fairness import commitment
from rules.game import Move
from rules.luck import chance
from rules.omiga.field import FIELDS
from rules.omiga.state import Lay
from rules.omiga.view import Spot
from tests.worlds import Component, walk

NAMES = ("*" * 32, "_~|`" * 8, "<@&1>#[]" * 4, "👩‍👩‍👧‍👦" * 4, "@everyone https://a.bc *****", "W" * 32, "(*)" * 10)
CLUE = "*_" * 20
FULLEST: dict[str, dict[str, object]] = {
    "just-one": {"two_clues_with_four": True},
    "omiga": {"board": "11x10", "best_of": 5},
    "only-one": {"familiars": "AAAA"},
}
PRESSED = {"just-one": {"m", "p", "s"}, "omiga": {"q"}, "only-one": {"s"}, "rokujika": {"m", "s"}}
FIELD, OMIGA_PLACES = FIELDS["11x10"], 8


def people(count: int, *, absent: bool) -> tuple[Sitter, ...]:
    """Only the first is there, if the others are absent."""
    sitters = [Sitter(user=seat + 1, name=NAMES[seat]) for seat in range(count)]
    gone = [Sitter(user=0, name=sitter.name, kind="open", helped=True) for sitter in sitters]
    away = [sitter.but(away=True) for sitter in sitters]
    return tuple(
        sitter if not seat or not absent else (away if seat % 2 else gone)[seat] for seat, sitter in enumerate(sitters)
    )


def states(game: AnyGame, count: int, options: Any, seed: str) -> Iterator[tuple[int, Any]]:
    """A game played at random, in longest words."""
    state, picks, number = game.deal(count, options, chance(seed, 0)), Random(seed), 0
    while game.outcome(state) is None and number < 400:
        yield number, state
        number += 1
        luck = chance(seed, number)
        seat = picks.choice(sorted(game.to_act(state)))
        for move in _tries(game, state, seat, picks, number):
            try:
                state = game.play(state, seat, move, luck).state
            except Refusal:
                continue
            break
        else:
            state = game.expire(state, luck).state
    yield number, state


def _tries(game: AnyGame, state: Any, seat: int, picks: Random, number: int) -> Iterator[Move]:
    if game.name == "just-one":
        letters = f"{number:x}{CLUE}"[:40]
        clues = ({"do": "clue", "text": letters}, {"do": "second-clue", "text": "2" + letters[:39]})
        for move in picks.sample(clues, 2):  # both are written, where there are two: the first may be changed for ever
            yield game.read(json.dumps(move))
        if picks.random() < 0.9:
            yield game.read(json.dumps({"do": "guess", "text": (CLUE * 2)[:60]}))
    if options := [move for move in game.moves(state, seat) if move.do not in ("leave", "stop", "nudge")]:
        yield picks.choice(options)


def seated(game: AnyGame, count: int, options: Any, *, absent: bool = False) -> TableRecord:
    return TableRecord(
        id=10**9,
        guild=1,
        channel=1,
        game=game.name,
        host=1,
        people=people(count, absent=absent),
        options=options.model_dump(),
        language="en",
        phase="playing",
        message=1,
        opened_at=0.0,
    )


def scenes(game: AnyGame, count: int, seed: str) -> Iterator[Scene]:
    """Each state with everybody there and with nobody but one, with a question or without."""
    options = game.Options()
    sealed = commitment(game.name, count, options.model_dump(), seed)
    for number, state in states(game, count, options, seed):
        outcome = game.outcome(state)
        if number % 3 and outcome is None:
            continue
        for absent in (False, True):
            record = seated(game, count, options, absent=absent).but(phase="over" if outcome else "playing")
            asks = None
            if game.rewinds and number and not outcome:
                record = record.reseat(0, record.people[0].but(asks_back=number))
                asks = seats.asked_back(record, number)
            seen = game.view(state, None)
            seed_told = seed * 4 if outcome else None
            yield Scene(
                record,
                seen,
                1e9,
                outcome,
                commitment=sealed,
                seed=seed_told,
                salt=seed_told or "",
                asked_back=asks,
            )


@pytest.mark.parametrize("name", GAMES)
async def test_the_fullest_message_of_a_game_fits(world, name, monkeypatch):
    game, boards, say = GAMES[name], Boards.of(world.bot), speaker("en")
    monkeypatch.setattr(boards.easel, "png", no_picture)
    kinds = set()
    for scene in scenes(game, max(game.seats), "0123456789abcdef"):
        sheet = await boards.draw(scene, say)
        body = {"flags": 1 << 15, "components": sheet.components()}
        found = breaches("POST", "/channels/1/messages", body, file_names=[one.name for one in sheet.pictures])
        assert not found, (scene.record.phase, found)
        kinds |= {part["custom_id"].partition(":")[0] for part in walk(body["components"]) if part.get("custom_id")}
    assert kinds >= {"t", "replay"} | ({"b"} if game.rewinds else set()), "nothing is left out for want of room"


# --- panels


def own_scenes(game: AnyGame, count: int, seed: str) -> Iterator[tuple[int, Scene]]:
    """Each state as each seat sees it, with the options that make most of it."""
    options = game.Options.model_validate(FULLEST.get(game.name, {}))
    record = seated(game, count, options)
    for _, state in states(game, count, options, seed):
        outcome = game.outcome(state)
        for seat in range(count):
            shown = record.but(phase="over" if outcome else "playing")
            yield seat, Scene(shown, game.view(state, seat), 1e9, outcome)


def require_fitting(sheet: Sheet) -> list[Component]:
    body = {"flags": 1 << 15 | 1 << 6, "components": json.loads(sheet.written())}
    found = breaches("POST", "/webhooks/1/token", body, file_names=[one.name for one in sheet.pictures])
    assert not found
    return list(walk(body["components"]))


@pytest.mark.parametrize(("name", "count"), [("just-one", 4), *((name, max(GAMES[name].seats)) for name in PRESSED)])
async def test_the_fullest_panel_of_a_game_fits(world, name, count, monkeypatch):
    boards, say = Boards.of(world.bot), speaker("en")
    monkeypatch.setattr(boards.easel, "png", no_picture)
    assert set(boards.panels.faces) == set(PRESSED)
    parts = []
    for seat, scene in own_scenes(GAMES[name], count, "0123456789abcdef"):
        parts += require_fitting(await boards.panels.faces[name](scene, seat, say, boards.easel))
    kinds = {part["custom_id"].partition(":")[0] for part in parts if part.get("custom_id")}
    assert kinds == PRESSED[name], "all that there is was drawn"


async def test_the_fullest_panel_of_omiga_fits(world):
    """More free places than there are in a game, the other silent, and a card that fits both ways.

    In tens of thousands of games at random, half of them played to widen the front, there were never more than five.
    """
    game, boards = GAMES["omiga"], Boards.of(world.bot)
    seat, scene = next(
        (seat, scene) for seat, scene in own_scenes(game, 2, "0123456789abcdef") if scene.view.phase == "playing"
    )
    view, card = scene.view, scene.view.hands[seat][0]
    spots = tuple(Spot(place, (2, 2, 2)) for place in range(len(FIELD.beside) - OMIGA_PLACES, len(FIELD.beside)))
    view = view.but(spots=spots, may_claim=True, epoch=10**6)
    panel, turning = boards.panels.faces["omiga"], Lay(card=card, place=spots[-1].place)
    panel.note(scene.record.id, scene.record.people[seat].user, Note(view.epoch, "omiga-which-way", turning))
    parts = require_fitting(await panel(replace(scene, view=view), seat, speaker("en"), boards.easel))
    assert len([part for part in parts if "↻" in part.get("label", "")]) == 2
    assert len([part for part in parts if "→" in part.get("label", "")]) == 3 * OMIGA_PLACES


async def no_picture(*_: object) -> bytes:
    return b""
