"""Plays Only One Collection by clicking the available buttons, in any world."""

from __future__ import annotations

import json
import re
from random import Random

from tests.worlds import World, walk

PLAYERS = ("ana", "ben", "cy", "dee")


async def begin(world: World, players: int = 2, **options: object) -> None:
    await world.slash("ana", "play", game="only-one")
    for name in PLAYERS[1:players]:
        await world.press(name, "Join")
    if options:
        panel = (await world.press("ana", "More")).message
        for option, value in options.items():
            await world.choose("ana", panel, option, json.dumps(value))
    await world.press("ana", "Start")


def waiting_for(world: World) -> str:
    """Return the player whose turn it is."""
    asked = re.search(r"➡️ \*\*(\w+)\*\*", world.table().text)
    assert asked, world.table().text
    return asked[1]


def moves_offered(world: World) -> dict[str, str]:
    """Return the moves of the table's buttons by label."""
    return {
        part["label"]: part["custom_id"].split(":", 3)[3]
        for part in walk(world.table().parts)
        if part["type"] == 2 and part["custom_id"].startswith("m:")
    }


async def play_one(world: World, rng: Random) -> None:
    """Let the active player click a random button; the seer chooses in the panel."""
    who, offered = waiting_for(world), moves_offered(world)
    if not offered:
        panel = (await world.press(who, "See the three")).message
        options = panel.select(":peek")["options"]
        answer = await world.choose(who, panel, ":peek", rng.choice(options)["value"])
    else:
        label = rng.choice(sorted(offered))
        answer = await world.press(who, label)
    assert answer.acknowledged
    assert not re.search(r"moved on|not your turn|older version", answer.whisper)


async def play_to_scoring(world: World, seed: int = 1) -> None:
    rng = Random(seed)
    while "➡️" in world.table().text:
        await play_one(world, rng)


VARIANTS = {
    "two": (2, {}),
    "three": (3, {}),
    "four": (4, {}),
    "three with familiars": (3, {"familiars": "AAAA"}),
    "four with teams and familiars": (4, {"familiars": "random", "teams": True}),
}
