"""What the tests of tournaments do: draft, announce, sign up, be ready, play."""

from __future__ import annotations

from typing import Any

import discord

from tests.worlds import Answer, Message
from tests.worlds.simulated import SimulatedWorld

FINISHED = {"one-shot": ("duel_rounds", "1")}


def boss(world: SimulatedWorld, name: str = "boss", **permissions: bool) -> None:
    """Somebody who may organise."""
    held = discord.Permissions(**(permissions or {"manage_events": True}))
    world.invite(name, roles=[world.guild.create_role(name, permissions=held)])


async def draft(world: SimulatedWorld, who: str = "boss", game: str = "one-shot", **options: Any) -> Message:
    answer = await world.slash(who, "tournament create", game=game, **options)
    assert answer.message is not None, answer
    return answer.message


async def fill_in(world: SimulatedWorld, who: str, page: Message, label: str, **fields: str) -> Answer:
    """Open a form of the draft, type, send."""
    opened = await world.press_id(who, page, page.button(label))
    assert opened.form is not None, opened
    form = world._forms[id(opened)]
    return world._answer(await world.people[who].submit_modal(form, fields))


async def announce(world: SimulatedWorld, format: str = "swiss", who: str = "boss", **fields: str) -> Message:
    """A tournament that the organiser starts by hand, announced; returns its public message."""
    page = await draft(world, who)
    if format != "swiss":
        page = (await world.choose(who, page, ":format", f'"{format}"')).message
    basics = {"name": "Cup", "start": "", "size": "32", "rounds": "", "checkin": "0", **fields}
    page = (await fill_in(world, who, page, "Name", **basics)).message
    page = (await world.press_id(who, page, page.button("Game"))).message
    page = (await world.choose(who, page, ":duel_rounds", "4")).message
    page = (await world.press_id(who, page, page.button("Back"))).message
    await world.press_id(who, page, page.button("Announce"))
    return notice(world)


def notice(world: SimulatedWorld, channel: str = "games") -> Message:
    """The public message of the tournament."""
    found = [message for message in world.messages(channel) if "🏆" in message.text and "tn:" in str(message.parts)]
    return found[-1]


def threads(world: SimulatedWorld) -> dict[str, Any]:
    """Every match's thread by its name."""
    return {thread.name: thread for thread in world.channels["games"].threads}


def enter(world: SimulatedWorld, thread: Any) -> str:
    """Let the world's people speak of a thread by its name."""
    world.channels[thread.name] = thread
    return str(thread.name)
