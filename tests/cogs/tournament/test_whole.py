"""Whole tournaments on a simulated Discord, from the draft to the champion."""

from __future__ import annotations

import pytest

from rules.tournament.violations import violations
from tests.cogs.tournament.steps import (
    be_ready,
    begin,
    drop_out,
    notice,
    open_threads,
    play_on,
    play_out,
    players,
    settled,
    threads,
)


@pytest.mark.parametrize("restarts", [False, True])
async def test_from_the_draft_to_the_champion(world, restarts):
    await begin(world)
    for number in (1, 2):
        if restarts:
            await world.restart()
        assert f"Round {number} of 2" in notice(world).text
        channels = open_threads(world)
        assert len(channels) == 2
        for channel in channels:
            await be_ready(world, channel)
            if restarts:
                await world.restart()
            await play_out(world, channel)
            assert " beat " in world.messages(channel)[-1].text or "drew" in world.messages(channel)[-1].text
    assert all(world.is_archived(thread) for thread in threads(world).values())
    assert "Finished!" in notice(world).text
    assert "🥇" in notice(world).text
    champion = [
        message
        for message in world.messages()
        if "wins the tournament" in message.text or "share first" in message.text
    ]
    assert len(champion) == 1
    assert (await world.slash("ana", "tournament standings")).message.text.count(" · ") >= 8


@pytest.mark.parametrize("format", ["swiss", "pods", "single", "double", "robin", "groups", "duplicate", "arena"])
async def test_sixteen_of_each_format_with_a_restart_in_each_round(world, format):
    """Every match is played except one with a dropped player and one with a no-show."""
    names = ["ana", "ben", "cy", "dee", *(f"p{number:02}" for number in range(5, 17))]
    await begin(world, format, names, rounds="2")
    if format == "arena":
        await world.wait(61)
    played = rounds = 0
    while (tournament := await world.bot.tournaments.get(1)).record.phase == "running" and rounds < 40:
        rounds += 1
        await world.restart()
        waiting = open_threads(world)
        assert waiting or any(row.stage == "playing" for _, row in tournament.open_rows())
        absent = waiting[1:3] if rounds == 1 else []
        for channel in waiting:
            if channel not in absent:
                played += 1
                await be_ready(world, channel)
                await play_out(world, channel)
        if rounds == 1:
            await drop_out(world, players(absent[0])[0])
            if len(players(absent[1])) > 1:
                await be_ready(world, absent[1], players(absent[1])[1])
            await correct(world, 1)
        await world.wait(601 if format != "arena" else 7201)
        await world.bot.tournaments.fire_deadlines()  # the simulation drops timers that were set by play_out
        await settled(world)
        await play_on(world)
    assert tournament.record.phase == "over"
    assert "Finished!" in notice(world).text
    assert played >= 5
    assert violations(tournament.state) == []


async def correct(world, number: int) -> None:
    """Reverse the result of a decided match."""
    match = (await world.bot.tournaments.get(1)).state.match(number)
    if match.result is not None and not match.alone:
        outcome = ">".join(map(str, reversed(match.entrants)))
        assert (await world.slash("boss", "tournament result", match=number, outcome=outcome)).acknowledged
