"""Plays a village by clicks, on a public table or a private panel."""

from __future__ import annotations

from tests.cogs.rokujika.daily_steps import state_of, user_id
from tests.worlds import Component, Message, World, walk

MOVES = ("Best set", "Draw a card", "End turn", "No trademark")


def selects(message: Message) -> list[Component]:
    return [part for part in walk(message.parts) if part["type"] == 3]


def is_done(message: Message) -> bool:
    return not any(label.startswith(MOVES) for label in message.labels)


async def paid(world: World, who: str, message: Message) -> int:
    """Return how many coins this player has paid in this turn, at the table of the message."""
    table = next(int(part["custom_id"].split(":")[1]) for part in walk(message.parts) if "custom_id" in part)
    seat = (await world.bot.tables.record(table)).seat_of(await user_id(world, who))
    return (await state_of(world, table)).villages[seat].paid


async def step(world: World, who: str, message: Message, channel: str = "games", *, buys: int = 3) -> None:
    """Register a trademark if offered, buy a few cards, then take the best set."""
    labels = message.labels
    can_set, can_buy = (any(label.startswith(start) for label in labels) for start in ("Best set", "Draw a card"))
    if "No trademark" in labels:
        answer = await world.choose(who, message, ":trademark", selects(message)[0]["options"][0]["value"], channel)
    elif can_set and (not can_buy or await paid(world, who, message) >= buys):
        answer = await world.press(who, "Best set", channel, on=message)
    elif can_buy:
        answer = await world.press(who, "Draw a card", channel, on=message)
    else:
        answer = await world.press(who, "End turn", channel, on=message)
    assert answer.acknowledged
    assert not [whisper for whisper in answer.whispers if whisper.text], answer.whisper


def described(message: Message) -> str:
    """Return the description of the picture."""
    return next(part["items"][0]["description"] for part in walk(message.parts) if part["type"] == 12)


async def details(world: World, who: str, channel: str = "games", on: Message | None = None) -> str:
    """Return what the Details button tells this user."""
    return (await world.press(who, "Details", channel, on=on)).message.text


def village(world: World, who: str, channel: str = "games") -> Message:
    """Return the private village of a user as currently shown."""
    return world.private(who, channel)[-1]


async def finish(world: World, who: str, channel: str = "games", **how: int) -> None:
    """Play a private village to its end."""
    while not is_done(village(world, who, channel)):
        await step(world, who, village(world, who, channel), channel, **how)
