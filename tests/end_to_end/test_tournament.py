"""A tournament on the playground, with the threads, nonces and rate limits of Discord. With 64 players:

TOURNAMENT_PLAYERS=64 make test ARGS=tests/end_to_end/test_tournament.py
"""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.cogs.tournament.steps import play_one
from tests.worlds.playground import PlaygroundWorld

PLAYERS = int(os.environ.get("TOURNAMENT_PLAYERS", "6"))  # 64 take a minute or two


async def announce(world: PlaygroundWorld, **fields: str) -> int:
    """Announce a tournament. Return the id of its public message."""
    playground = world.playground
    page = await playground.slash("ana", "games", "tournament create", game="one-shot")
    form = await playground.click("ana", page.message, label="Name, start, size…")
    basics = {"name": "Cup", "start": "", "size": "500", "rounds": "", "checkin": "0", **fields}
    page = await playground.submit("ana", form, values=basics)
    await playground.click("ana", page.message, label="Announce")
    await world.settled()
    return playground.last("games").id


async def play_out(world: PlaygroundWorld, thread: int) -> None:
    """Play the game in a thread with scripted moves."""
    rng, tables = Random(thread), world.bot.tables
    table = (await tables.find(thread)).id
    while (await tables.record(table)).live:
        live = await tables.cache.get(table)
        seat = min(live.table.to_act)
        await play_one(tables, live, seat, rng)


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
@pytest.mark.timeout(600)
async def test_a_tournament_from_the_draft_to_the_champion(world):
    playground = world.playground
    notice = await announce(world)
    names = ["ana", "ben", "cy", "dee"]
    for number in range(5, PLAYERS + 1):
        world.invite(f"player{number}")
        names.append(f"player{number}")
    for name in names:
        reply = await playground.click(name, notice, label="Sign up")
        assert not reply.failed
    page = await playground.slash("ana", "games", "tournament manage")
    await playground.click("ana", page.message, label="Start now")
    await world.settled()
    players = {person.id: person.handle for person in playground.world.people.values()}
    restarted = 0
    while (tournament := await world.bot.tournaments.get(1)).record.phase == "running":
        if tournament.state.round > restarted:  # one restart per round
            restarted = tournament.state.round
            await world.restart()
            await world.settled()
        match, row = next(iter(tournament.open_rows()))
        call = next(message for message in playground.messages(row.thread) if message.buttons)
        for entrant in match.entrants:
            user = tournament.members(entrant)[0].user
            await playground.click(players[user], call, label="Ready")
        await world.settled()
        await play_out(world, row.thread)
        await world.settled()
    assert tournament.record.phase == "over"
    assert "Finished!" in playground.seen(notice).text
    texts = [message.text for message in playground.messages("games")]
    assert any("wins the tournament" in text or "share first" in text for text in texts)
    threads = [channel for channel in playground.world.channels.values() if channel.thread is not None]
    assert len(threads) == sum(not match.is_bye for match in tournament.state.matches)
    assert all(channel.thread.archived for channel in threads)
