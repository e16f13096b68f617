"""Plays a village by clicks, on a public table or a private panel."""

from __future__ import annotations

import re

from tests.worlds import Component, Message, World, walk


def selects(message: Message) -> list[Component]:
    return [part for part in walk(message.parts) if part["type"] == 3]


def is_done(message: Message) -> bool:
    return "paid this turn" not in message.text


async def step(world: World, who: str, message: Message, channel: str = "games", *, buys: int = 3) -> None:
    """Register a trademark if offered, buy a few cards, then take the best set."""
    paid = int(re.search(r"paid this turn: \*\*(\d+)\*\*", message.text)[1])
    labels = message.labels
    if "No trademark" in labels:
        answer = await world.choose(who, message, ":trademark", selects(message)[0]["options"][0]["value"], channel)
    elif any(label.startswith("Best set") for label in labels) and (
        paid >= buys or "Turn one up (1 coin)" not in labels
    ):
        answer = await world.press(who, "Best set", channel, on=message)
    elif "Turn one up (1 coin)" in labels:
        answer = await world.press(who, "Turn one up", channel, on=message)
    else:
        answer = await world.press(who, "End the turn", channel, on=message)
    assert answer.acknowledged
    assert not [whisper for whisper in answer.whispers if whisper.text], answer.whisper


def village(world: World, who: str, channel: str = "games") -> Message:
    """Return the private village of a user as currently shown."""
    return world.private(who, channel)[-1]


async def finish(world: World, who: str, channel: str = "games", **how: int) -> None:
    """Play a private village to its end."""
    while not is_done(village(world, who, channel)):
        await step(world, who, village(world, who, channel), channel, **how)
