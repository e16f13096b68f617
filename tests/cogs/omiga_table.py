"""How people play Omiga, by pressing what they see: for tests in any world."""

from __future__ import annotations

from random import Random
from typing import Any

from cogs.omiga.picture import lettered
from rules.omiga import Omiga
from rules.omiga.state import Lay, OmigaState, Throw
from rules.omiga.view import OmigaView
from rules.replaying import replay
from rules.table import Entry
from tests.worlds import Answer, Message

GAME = Omiga()
PLAYERS = ("ana", "ben")
World = Any  # either world: both have a bot and a store


async def begin(world: World, **options: str) -> None:
    await world.slash("ana", "play", game="omiga")
    await world.press("ben", "Join")
    if options:
        panel = (await world.press("ana", "Options")).message
        for option, value in options.items():
            await world.choose("ana", panel, option, value)
    await world.press("ana", "Start")


async def open_panels(world: World) -> None:
    for who in PLAYERS:
        answer = await world.press(who, "My panel")
        assert answer.message.ephemeral


def panel(world: World, who: str) -> Message:
    """Somebody's panel as they see it now."""
    return [message for message in world.private(who) if message.parts][-1]


async def press(world: World, who: str, label: str) -> Answer:
    """Press a button of one's own panel."""
    mine = panel(world, who)
    answer = await world.press_id(who, mine, mine.button(label))
    assert answer.acknowledged
    return answer


async def get_ready(world: World) -> None:
    for who in PLAYERS:
        await press(world, who, "Ready")


async def start_round(world: World, **options: str) -> None:
    await begin(world, **options)
    await open_panels(world)
    await get_ready(world)
    await world.press("ana", "Omiga!")


async def view(world: World, who: str | None = None) -> OmigaView:
    record = (await world.bot.tables.scene(1)).record
    user = next((sitter.user for sitter in record.people if sitter.name == who), None)
    seen = (await world.bot.tables.scene(1, user)).view
    assert isinstance(seen, OmigaView)
    return seen


async def state(world: World) -> OmigaState:
    saved = await world.store.load_table(1)
    return GAME.State.model_validate_json(saved.position.state)


def label_of(seen: OmigaView, move: Lay) -> str:
    letter = next(letter for letter, spot in lettered(seen) if spot.place == move.place)
    return f"{seen.hands[seen.seat].index(move.card) + 1} → {letter}"


async def play_one(world: World, who: str, luck: Random) -> None:
    """What the stand-in would do, by pressing buttons."""
    seen = await view(world, who)
    move = GAME.stand_in(await state(world), seen.seat, luck)
    if isinstance(move, Throw):
        await press(world, who, "Throw hand")
        return
    answer = await press(world, who, label_of(seen, move))
    if move.turned is not None:
        assert "both ways" in answer.whisper
        number = 1 if move.turned == (seen.seat == 1) else 2
        await press(world, who, f"{number} ↻")


async def play_on(world: World, luck: Random) -> None:
    for turn in range(300):
        if (await view(world)).phase != "playing":
            return
        await play_one(world, PLAYERS[turn % 2], luck)
    raise AssertionError("no end")


async def journal(world: World) -> list[Entry]:
    return await world.store.journal(1)


async def check_replay(world: World, **options: object) -> None:
    saved = await world.store.load_table(1)
    chosen = GAME.Options.model_validate(options)
    steps = replay(GAME, 2, chosen, saved.seed, await journal(world))
    assert steps[-1].state.model_dump_json() == saved.position.state
