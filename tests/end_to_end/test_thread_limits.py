"""A Swiss tournament under Discord's limits of new threads, with a restart in each round. With 120 players:

TOURNAMENT_PLAYERS=120 THREAD_STARTS=25 THREAD_SECONDS=22 make test ARGS="-s tests/end_to_end/test_thread_limits.py"

25 in 219 s are the playground's guess of the real limits (`docs/playground.md`).
"""

from __future__ import annotations

import os
import re
import sys
import time

import pytest

from bot.tournaments.model import Tournament
from tests.end_to_end.test_tournament import announce, play_out
from tests.worlds.playground import PlaygroundWorld

PLAYERS = int(os.environ.get("TOURNAMENT_PLAYERS", "18"))  # more than eight matches: the announcement counts threads
ROUNDS = os.environ.get("TOURNAMENT_ROUNDS", "1" if PLAYERS < 64 else "")  # empty: as many as it takes
STARTS = int(os.environ.get("THREAD_STARTS", "4"))
SECONDS = float(os.environ.get("THREAD_SECONDS", "2"))
PATIENCE = 300.0 + PLAYERS / STARTS * SECONDS  # for a round start


async def begin(world: PlaygroundWorld, players: int, **fields: str) -> int:
    """Sign everyone up and start; return the announcement. Threads are not waited for."""
    playground = world.playground
    notice = await announce(world, **fields)
    names = ["ana", "ben", "cy", "dee", *(f"player{number}" for number in range(5, players + 1))]
    for name in names[4:]:
        world.invite(name)
    for name in names[:players]:
        assert not (await playground.click(name, notice, label="Sign up")).failed
    await lead(world, "Start now")
    while (await current(world)).record.phase != "running":
        await world.wait_briefly()
    return notice


async def lead(world: PlaygroundWorld, label: str) -> None:
    """Press a button of the organiser's page."""
    page = await world.playground.slash("ana", "games", "tournament manage")
    await world.playground.click("ana", await page.settled(), label=label)


async def current(world: PlaygroundWorld) -> Tournament:
    return await world.bot.tournaments.get(1)


def threads(world: PlaygroundWorld) -> list[str]:
    return [channel.name for channel in world.playground.world.channels.values() if channel.thread is not None]


async def be_ready(world: PlaygroundWorld, tournament: Tournament, number: int) -> None:
    """Let both players of a match press Ready."""
    playground, row = world.playground, tournament.row(number)
    call = next(message for message in playground.messages(row.thread) if message.buttons)
    handles = {person.id: person.handle for person in playground.world.people.values()}
    for entrant in tournament.state.match(number).entrants:
        reply = await playground.click(handles[tournament.members(entrant)[0].user], call, label="Ready")
        assert not reply.failed


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
@pytest.mark.timeout(7200)
async def test_a_swiss_to_the_end_under_thread_limits_with_a_restart_in_each_round(world):
    playground = world.playground
    playground.faults.set(thread_starts=STARTS, thread_seconds=SECONDS)
    notice = await begin(world, PLAYERS, rounds=ROUNDS)
    counted = set[str]()  # the lines about threads that the announcement has shown

    def shows_progress() -> bool:
        counted.update(re.findall(r"Opening threads: \d+ of \d+", playground.seen(notice).text))
        return bool(counted)

    while (tournament := await current(world)).record.phase == "running":
        round_number, began = tournament.state.round, time.monotonic()
        needed = sum(match.round == round_number and not match.is_bye for match in tournament.state.matches)
        half = sum(match.round < round_number and not match.is_bye for match in tournament.state.matches) + needed // 2
        await playground.until(lambda half=half: shows_progress() and len(threads(world)) >= half, PATIENCE)
        await world.restart_cleanly()
        while any(row.stage == "planned" for _, row in (await current(world)).open_rows()):
            await world.wait_briefly()
        took = time.monotonic() - began
        sys.stdout.write(f"round {round_number}: {needed} threads in {took:.1f} s\n")
        tournament = await current(world)
        for number in [match.number for match, _ in tournament.open_rows()]:
            await be_ready(world, tournament, number)
            while (await current(world)).row(number).stage != "playing":
                await world.wait_briefly()
            await play_out(world, tournament.row(number).thread)
        while (tournament := await current(world)).state.round == round_number and tournament.record.live:
            await world.wait_briefly()
        sys.stdout.write(f"round {round_number}: over after {time.monotonic() - began:.1f} s\n")
    await world.settled()
    assert tournament.record.phase == "over"
    assert counted
    assert playground.backend.rate_limits.refused > 0
    matches = [match for match in tournament.state.matches if not match.is_bye]
    assert all(match.result is not None and not match.result.forfeits for match in matches)
    assert len(threads(world)) == len(set(threads(world))) == len(matches)
    assert all(channel.thread.archived for channel in playground.world.channels.values() if channel.thread is not None)
    sys.stdout.write(f"{len(matches)} threads, {playground.backend.rate_limits.refused} requests refused\n")


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_a_rate_limited_thread_holds_up_nothing_else_and_the_bot_still_stops(world):
    playground = world.playground
    playground.faults.set(thread_starts=1, thread_seconds=3600)  # the second thread would come in an hour
    notice = await begin(world, 4, rounds="1")
    await playground.until(
        lambda: any("Ready" in str(m.buttons) for t in threads(world) for m in playground.messages(t))
    )
    tournament = await current(world)
    ((match, row),) = [one for one in tournament.open_rows() if one[1].thread is not None]
    await be_ready(world, tournament, match.number)
    await playground.until(lambda: any("Throw" in str(m.buttons) for m in playground.messages(row.thread)))
    await lead(world, "Pause")
    await playground.until(lambda: any("is paused" in message.text for message in playground.messages("games")))
    await playground.until(lambda: "Paused" in playground.seen(notice).text)
    assert len(threads(world)) == 1
    await world.restart_cleanly()
    assert len(threads(world)) == 1, "no thread is created while the tournament is paused"
