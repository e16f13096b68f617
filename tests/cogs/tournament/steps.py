"""Steps of the tournament tests: draft, announce, sign up, be ready, play."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import discord

from bot.tables.cache import LoadedTable
from bot.tables.service import TableService
from tests.table_state import state_of
from tests.worlds import Answer, Message
from tests.worlds.simulated import SimulatedWorld


def boss(world: SimulatedWorld, name: str = "boss", **permissions: bool) -> None:
    """Add a member who may organise tournaments."""
    held = discord.Permissions(**(permissions or {"manage_events": True}))
    world.invite(name, roles=[world.guild.create_role(name, permissions=held)])


async def set_permissions(world: SimulatedWorld, name: str, **permissions: bool) -> None:
    """Set the permissions of an organiser's role; without arguments it has none."""
    held = discord.Permissions(**permissions)
    world.env.backend.edit_role(world.guild.id, world.guild.roles[name].id, {"permissions": held.value})
    await settled(world)


async def draft(world: SimulatedWorld, who: str = "boss", game: str = "one-shot", **options: Any) -> Message:
    answer = await world.slash(who, "tournament create", game=game, **options)
    assert answer.message is not None, answer
    return answer.message


async def fill_in(world: SimulatedWorld, who: str, page: Message, label: str, **fields: str) -> Answer:
    """Open a modal of the draft, fill it in and submit it."""
    opened = await world.press_id(who, page, page.button(label))
    assert opened.form is not None, opened
    form = world.forms[id(opened)]
    return world.read_answer(await world.players[who].submit_modal(form, fields))


async def announce(world: SimulatedWorld, format: str = "swiss", who: str = "boss", **fields: str) -> Message:
    """Announce a tournament that the organiser starts by hand. Return the announcement."""
    page = await draft(world, who)
    if format != "swiss":
        page = (await world.choose(who, page, ":format", f'"{format}"')).message
    basics = {"name": "Cup", "start": "", "size": "32", "rounds": "", "checkin": "0", **fields}
    page = (await fill_in(world, who, page, "Name", **basics)).message
    page = (await world.press_id(who, page, page.button("Game"))).message
    page = (await world.choose(who, page, ":open_memory", "true")).message
    page = (await world.press_id(who, page, page.button("Back"))).message
    await world.press_id(who, page, page.button("Announce"))
    return notice(world)


def notice(world: SimulatedWorld, channel: str = "games") -> Message:
    """Return the announcement."""
    return next(
        message for message in world.messages(channel) if "· Swiss" in message.text or "tn:" in str(message.parts)
    )


def threads(world: SimulatedWorld) -> dict[str, Any]:
    """Return the match threads by name."""
    return {thread.name: thread for thread in world.channels["games"].threads}


def enter(world: SimulatedWorld, thread: Any) -> str:
    """Register a thread as a channel of the world, by its name."""
    world.channels[thread.name] = thread
    return str(thread.name)


def open_threads(world: SimulatedWorld) -> list[str]:
    """Return the names of threads with a Ready button."""
    found = []
    for thread in world.channels["games"].threads:
        if world.is_archived(thread):
            continue
        channel = enter(world, thread)
        if any("Ready" in message.labels for message in world.messages(channel)[-3:]):
            found.append(channel)
    return found


def players(channel: str) -> list[str]:
    """Return the players in the name of a thread: `Round 2 · ana – ben · #7`."""
    sides = re.sub(r" · #\d+$", "", channel).partition(" · ")[2]
    return sides.split(" – ")


def called(world: SimulatedWorld, channel: str) -> Message:
    """Return the last message with a Ready button."""
    return [message for message in world.messages(channel) if "tr:" in str(message.parts)][-1]


async def be_ready(world: SimulatedWorld, channel: str, *absent: str) -> None:
    for name in players(channel):
        if name not in absent:
            answer = await world.press_id(name, called(world, channel), called(world, channel).button("Ready"), channel)
            assert answer.acknowledged


async def play_one(tables: TableService, live: LoadedTable, seat: int, rng: Random) -> None:
    """Play the move of a stand-in as the user in that seat."""
    record, table = live.record, live.table
    move = table.game.stand_in(state_of(table), seat, rng)
    await tables.play(
        record.id,
        record.players[seat].user,
        move.model_dump_json(),
        epoch=table.view(seat).epoch,
        key=f"{record.id}/{table.version}",
        guild=record.guild,
        channel=record.channel,
    )


async def play_out(world: SimulatedWorld, channel: str) -> None:
    """Play the game in a thread to its end."""
    rng, tables = Random(channel), world.bot.tables
    table = (await tables.find(world.channels[channel].id)).id
    while (record := await tables.record(table)).live:
        live = await tables.cache.get(table)
        seat = min(live.table.to_act)
        if not record.players[seat].is_here:
            await world.wait(601)  # a stand-in plays for the absent player
            continue
        await play_one(tables, live, seat, rng)
    await settled(world)


async def play_on(world: SimulatedWorld) -> None:
    """Play every running match to its end."""
    tournament = await world.bot.tournaments.get(1)
    names = {thread.id: enter(world, thread) for thread in world.channels["games"].threads}
    for _, row in list(tournament.open_rows()):
        if row.stage == "playing":
            await play_out(world, names[row.thread])


async def settled(world: SimulatedWorld) -> None:
    """Wait until the bot has no pending work."""
    await world.bot.pending.over()
    await world.env.settle()


async def sign_up(world, *names: str) -> None:
    for name in names:
        if name not in world.players:
            world.invite(name)
        answer = await world.press(name, "Sign up", on=notice(world))
        assert "You're in" in answer.whisper, answer.whisper


async def lead(world, label: str, who: str = "boss"):
    page = (await world.slash(who, "tournament manage")).message
    answer = await world.press_id(who, page, page.button(label))
    await settled(world)
    return answer


async def drop_out(world, name: str) -> str:
    """Drop out of the running tournament and return the confirmation."""
    question = (await world.slash(name, "tournament drop")).message
    return await confirm(world, name, question, "Drop out")


async def withdraw(world, name: str, on: Message | None = None) -> str:
    """Withdraw before the start and return the confirmation."""
    question = (await world.press(name, "Withdraw", on=on or notice(world))).message
    return await confirm(world, name, question, "Withdraw")


async def remove(world, name: str, who: str = "boss") -> str:
    """Remove a player as an organiser and return the confirmation."""
    question = (await world.slash(who, "tournament remove", member=world.players[name])).message
    return await confirm(world, who, question, "Remove")


async def confirm(world, who: str, question: Message, label: str) -> str:
    answer = await world.press_id(who, question, question.button(label))
    await settled(world)
    return answer.message.text if answer.message is not None else answer.whisper


async def begin(world, format: str = "swiss", names=("ana", "ben", "cy", "dee"), **fields: str) -> None:
    boss(world)
    await announce(world, format, **fields)
    await sign_up(world, *names)
    await lead(world, "Start now")


async def forge_choice(world, who: str, channel: str, custom_id: str, value: str):
    games = world.channels["games"]
    world.channels["games"] = world.channels[channel]
    try:
        return await world.forge_choice(who, world.messages(channel)[-1], custom_id, value)
    finally:
        world.channels["games"] = games


MAY_GIVE_ROLES = {"manage_events": True, "manage_roles": True}
BASICS = {"name": "Cup", "start": "", "size": "8", "rounds": "", "checkin": "0"}


async def begin_for_a_role(world: SimulatedWorld, role: Any, who: str = "boss") -> None:
    """Start a tournament of ana and ben with a role for the champion."""
    page = await draft(world, who, **{"champion-role": role})
    page = (await fill_in(world, who, page, "Name", **BASICS)).message
    await world.press_id(who, page, page.button("Announce"))
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now", who)


async def decide(world: SimulatedWorld, outcome: str, who: str = "boss") -> None:
    """Set the result of the only match."""
    answer = await world.slash(who, "tournament result", match=1, outcome=outcome)
    assert "Saved." in answer.whisper, answer.whisper
    await settled(world)


def holders(world: SimulatedWorld, role: Any) -> set[str]:
    """Return the names of the members with a role."""
    members = world.env.backend.guilds[world.guild.id].members
    users = {user for user, member in members.items() if role.id in member.role_ids}
    return {name for name, person in world.players.items() if person.id in users}
