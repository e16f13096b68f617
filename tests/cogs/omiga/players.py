"""Plays Omiga by clicking the shown buttons, in any world."""

from __future__ import annotations

import re
from collections.abc import Iterable
from random import Random
from typing import Any

from cogs.omiga.picture import LETTERS, UNKNOWN, PictureContent, lettered
from rules.omiga import Omiga
from rules.omiga.board import FACE_OF_WAY, FACES, Face, way
from rules.omiga.state import Lay, OmigaState, Throw
from rules.omiga.view import OmigaView
from rules.replay import replay
from rules.table import Entry
from tests.worlds import Answer, Component, Message, walk

GAME = Omiga()
PLAYERS = ("ana", "ben")
World = Any  # any world with a bot and a store


async def begin(world: World, **options: str) -> None:
    await world.slash("ana", "play", game="omiga")
    await world.press("ben", "Join")
    if options:
        panel = (await world.press("ana", "More")).message
        for option, value in options.items():
            await world.choose("ana", panel, option, value)
    await world.press("ana", "Start")


async def open_panels(world: World) -> None:
    """Open both panels; before a round that is done with Ready."""
    for who in PLAYERS:
        await open_panel(world, who)


async def open_panel(world: World, who: str) -> None:
    label = "My panel" if "My panel" in world.table().labels else "Ready"
    answer = await world.press(who, label)
    assert answer.message.ephemeral


def panel(world: World, who: str) -> Message:
    """Return a player's panel as currently shown."""
    return [message for message in world.private(who) if message.parts][-1]


async def press(world: World, who: str, label: str) -> Answer:
    """Click a button of the player's own panel."""
    mine = panel(world, who)
    answer = await world.press_id(who, mine, mine.button(label))
    assert answer.acknowledged
    return answer


async def get_ready(world: World) -> None:
    """Both press Ready in their panels, unless they have done so."""
    for who in PLAYERS:
        seen = await view(world, who)
        if not seen.ready[PLAYERS.index(who)] and seen.phase not in ("called", "playing"):
            await press(world, who, "Ready")


async def start_round(world: World, **options: str) -> None:
    await begin(world, **options)
    await open_panels(world)
    await get_ready(world)
    await world.press("ana", "Omiga!")


async def view(world: World, who: str | None = None) -> OmigaView:
    record = (await world.bot.tables.scene(1)).record
    user = next((player.user for player in record.players if player.name == who), None)
    seen = (await world.bot.tables.scene(1, user)).view
    assert isinstance(seen, OmigaView)
    return seen


async def state(world: World) -> OmigaState:
    saved = await world.store.load_table(1)
    return GAME.State.model_validate_json(saved.position.state)


def label_of(seen: OmigaView, move: Lay) -> str:
    letter = next(letter for letter, spot in lettered(seen) if spot.place == move.place)
    return f"{seen.hands[seen.seat].index(move.card) + 1} → {letter}"


async def play_one(world: World, who: str, rng: Random) -> None:
    """Click the move that the computer player would choose."""
    seen = await view(world, who)
    move = GAME.stand_in(await state(world), seen.seat, rng)
    if isinstance(move, Throw):
        await press(world, who, "Throw hand")
        return
    answer = await press(world, who, label_of(seen, move))
    if move.turned is not None:
        assert "both ways" in answer.whisper
        letter = label_of(seen, move)[-1]
        await press(world, who, f"{letter} {'as shown' if move.turned == (seen.seat == 1) else 'turned'}")


async def play_on(world: World, rng: Random) -> None:
    for turn in range(300):
        if (await view(world)).phase != "playing":
            return
        await play_one(world, PLAYERS[turn % 2], rng)
    raise AssertionError("no end")


async def journal(world: World) -> list[Entry]:
    return await world.store.journal(1)


async def check_replay(world: World, **options: object) -> None:
    saved = await world.store.load_table(1)
    chosen = GAME.Options.model_validate(options)
    steps = replay(GAME, 2, chosen, saved.seed, await journal(world))
    assert steps[-1].state.model_dump_json() == saved.position.state


# --- alt texts


def said_of(parts: Iterable[Component]) -> str:
    """Return all text of a message including alt texts."""
    texts = []
    for part in walk(parts):
        texts += [part["content"]] if part["type"] == 10 else [item["description"] for item in part.get("items", ())]
    return "\n".join(texts)


def check_alt_text(seen: PictureContent, said: str, names: tuple[str, str] = PLAYERS) -> None:
    """Check that the alt text covers everything the picture shows."""
    cards = re.search(r"White: (.*)\. Black: (.*)\. Newest: (\w+)\.", said)
    assert cards, said
    assert f"White is {names[0]}, black is {names[1]}." in said
    for seat in (0, 1):
        lying = [
            _card_text(seen, place, FACE_OF_WAY[way(card, turned)])
            for of, card, turned, place in seen.laid
            if of == seat
        ]
        assert cards[1 + seat].split(", ") == lying
    assert cards[3] == _place(seen, seen.laid[-1].place)
    if seen.piles[0] != UNKNOWN:
        assert f"In the piles: white {seen.piles[0]}, black {seen.piles[1]}." in said
        if seen.hands is None:
            assert "both hands, 3 cards each, face down" in said
        else:
            white, black = (", ".join(_held(seen, seat)) or "–" for seat in (0, 1))
            assert f": white {white}; black {black}." in said
    free = re.search(r"Free places: (.*?)\.", said)
    assert bool(free) == bool(seen.spots)
    if free:
        letters = [f"{LETTERS[at]} {_place(seen, place)} needs" for at, place in enumerate(seen.spots)]
        assert [" ".join(place.split()[:3]) for place in free[1].split("; ")] == letters
    if seen.best_of > 1:
        assert f"Rounds won: white {seen.wins[0]}, black {seen.wins[1]}." in said
    if seen.decided:
        assert f"Decided by the cards on {', '.join(_place(seen, place) for place in seen.decided)}." in said
    for seat in seen.dry:
        assert f"{names[seat]}'s last cards" in said or "Nobody has a card" in said
    if seen.decided and seen.winner is not None:
        assert re.search(rf"{names[seen.winner]} (got|reached|wins)", said)
    if seen.lit is not None:
        letter = LETTERS[seen.spots.index(seen.lit)]
        assert f" on **{letter}**" in said or f"On {letter} as shown" in said
    if seen.turning is not None:
        shown, turned = (
            f"top {face.top}, bottom {face.bottom}, left {face.left}, right {face.right}"
            for face in (FACES[seen.turning], FACES[seen.turning].turned)
        )
        assert re.search(rf"On [A-Z] as shown: {shown}\. Turned: {turned}\.", said)


def _place(seen: PictureContent, place: int) -> str:
    row, column = divmod(place, seen.columns)
    return f"{'abcdefghijk'[column]}{row + 1}"


def _card_text(seen: PictureContent, place: int, face: Face) -> str:
    return f"{_place(seen, place)} {_signs(face if seen.near == 0 else face.turned)}"


def _held(seen: PictureContent, seat: int) -> list[str]:
    faces = [FACES.get(card) for card in seen.hands[seat]]
    return ["–" if face is None else _signs(face if seat == seen.near else face.turned) for face in faces]


def _signs(face: Face) -> str:
    ends = {"slash": "/", "backslash": "\\", "tip": "^", "notch": "v"}
    return f"{ends[face.top]}{ends[face.bottom]} {face.left[0]}{face.right[0]}"
