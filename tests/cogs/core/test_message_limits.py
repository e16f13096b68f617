"""The fullest message of every game, with the longest names and everything around it that all games have in common."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from bot.i18n import languages, localizer
from bot.tables import seats
from bot.tables.record import Player, TableRecord
from bot.tables.service import Scene
from cogs.core.layout import MessageLayout
from cogs.omiga.panel import Note
from playground.limits import violations
from rules.catalogue import GAMES, AnyGame
from rules.errors import Refusal
from rules.fairness import commitment
from rules.game import Move
from rules.omiga.board import FIELDS
from rules.omiga.state import Lay
from rules.omiga.view import Spot
from rules.rng import move_rng
from tests.worlds import Component, walk

NAMES = ("*" * 32, "_~|`" * 8, "<@&1>#[]" * 4, "👩‍👩‍👧‍👦" * 4, "@everyone https://a.bc *****", "W" * 32, "(*)" * 10)
CLUE = "*_" * 20
FULLEST: dict[str, dict[str, object]] = {
    "just-one": {"two_clues_with_four": True},
    "omiga": {"board": "11x10", "best_of": 5},
    "only-one": {"familiars": "AAAA"},
}
PRESSED = {
    "just-one": {"m", "p", "s"},
    "omiga": {"a", "details", "q"},
    "only-one": {"s"},
    "rokujika": {"m", "s", "details"},
}
FIELD, OMIGA_PLACES = FIELDS["11x10"], 8


def players(count: int, *, absent: bool) -> tuple[Player, ...]:
    """Only the first is there, if the others are absent."""
    seated_players = [Player(user=seat + 1, name=NAMES[seat]) for seat in range(count)]
    gone = [Player(user=0, name=player.name, kind="open", helped=True) for player in seated_players]
    away = [player.model_copy(update={"away": True}) for player in seated_players]
    return tuple(
        player if not seat or not absent else (away if seat % 2 else gone)[seat]
        for seat, player in enumerate(seated_players)
    )


def states(game: AnyGame, count: int, options: Any, seed: str) -> Iterator[tuple[int, Any]]:
    """A game played at random, in longest words."""
    state, picks, number = game.deal(count, options, move_rng(seed, 0)), Random(seed), 0
    while game.outcome(state) is None and number < 400:
        yield number, state
        number += 1
        rng = move_rng(seed, number)
        seat = picks.choice(sorted(game.to_act(state)))
        for move in _tries(game, state, seat, picks, number):
            try:
                state = game.play(state, seat, move, rng).state
            except Refusal:
                continue
            break
        else:
            state = game.expire(state, rng).state
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
        players=players(count, absent=absent),
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
            record = seated(game, count, options, absent=absent).model_copy(
                update={"phase": "over" if outcome else "playing"}
            )
            asks = None
            if game.rewinds and number and not outcome:
                record = record.reseat(0, record.players[0].model_copy(update={"asks_back": number}))
                asks = seats.undo_asker(record, number)
            seen = game.view(state, None)
            shown_seed = seed * 4 if outcome else None
            yield Scene(
                record,
                seen,
                1e9,
                outcome,
                commitment=sealed,
                seed=shown_seed,
                salt=shown_seed or "",
                undo_asker=asks,
            )


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize("name", GAMES)
async def test_the_fullest_message_of_a_game_fits(world, name, language, monkeypatch):
    game, table_messages, say = GAMES[name], world.bot.table_messages, localizer(language)
    monkeypatch.setattr(world.bot.pictures, "png", no_picture)
    kinds = set()
    for scene in scenes(game, max(game.seats), "0123456789abcdef"):
        layout = await table_messages.draw(scene, say)
        body = {"flags": 1 << 15, "components": layout.view().to_components()}
        found = violations("POST", "/channels/1/messages", body, file_names=[one.name for one in layout.pictures])
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
            shown = record.model_copy(update={"phase": "over" if outcome else "playing"})
            yield seat, Scene(shown, game.view(state, seat), 1e9, outcome)


def require_fitting(layout: MessageLayout) -> list[Component]:
    body = {"flags": 1 << 15 | 1 << 6, "components": layout.view().to_components()}
    found = violations("POST", "/webhooks/1/token", body, file_names=[one.name for one in layout.pictures])
    assert not found
    return list(walk(body["components"]))


@pytest.mark.parametrize("language", sorted(languages()))
@pytest.mark.parametrize(("name", "count"), [("just-one", 4), *((name, max(GAMES[name].seats)) for name in PRESSED)])
async def test_the_fullest_panel_of_a_game_fits(world, name, count, language, monkeypatch):
    say = localizer(language)
    monkeypatch.setattr(world.bot.pictures, "png", no_picture)
    assert {game.name for game in world.bot.games if game.panel is not None} == set(PRESSED)
    parts = []
    for seat, scene in own_scenes(GAMES[name], count, "0123456789abcdef"):
        parts += require_fitting(await world.bot.games[name].panel(scene, seat, say, world.bot.pictures))
    kinds = {part["custom_id"].partition(":")[0] for part in parts if part.get("custom_id")}
    assert kinds == PRESSED[name], "all that there is was drawn"


async def test_the_fullest_panel_of_omiga_fits(world):
    """More free places than there are in a game, the other silent, and a card that fits both ways.

    In tens of thousands of games at random, half of them played to widen the front, there were never more than five.
    """
    game = GAMES["omiga"]
    seat, scene = next(
        (seat, scene) for seat, scene in own_scenes(game, 2, "0123456789abcdef") if scene.view.phase == "playing"
    )
    view, card = scene.view, scene.view.hands[seat][0]
    spots = tuple(Spot(place, (2, 2, 2)) for place in range(len(FIELD.beside) - OMIGA_PLACES, len(FIELD.beside)))
    view = view.model_copy(update={"spots": spots, "may_claim": True, "epoch": 10**6})
    panel, turning = world.bot.games["omiga"].panel, Lay(card=card, place=spots[-1].place)
    panel.note(scene.record.id, scene.record.players[seat].user, Note(view.epoch, "omiga-which-way", turning))
    parts = require_fitting(await panel(replace(scene, view=view), seat, localizer("en"), world.bot.pictures))
    assert len([part for part in parts if part.get("label", "").endswith((" as shown", " turned"))]) == 2
    assert len([part for part in parts if "→" in part.get("label", "")]) == 3 * OMIGA_PLACES


async def no_picture(*_: object) -> bytes:
    return b""
