"""When the match clock runs out the table closes, says so, and shows the result."""

from __future__ import annotations

import pytest

from tests.cogs.tournament.steps import be_ready, begin, enter, open_threads


async def last_table(world, channel: str) -> str:
    """Return the text of the newest table's message in a thread."""
    tournament = await world.bot.tournaments.get(1)
    row = next(row for row in tournament.rows.values() if row.thread == world.channels[channel].id)
    message = (await world.bot.tables.record(row.table)).message
    return next(found.text for found in world.messages(channel) if found.id == message)


@pytest.mark.parametrize("names", [("ana", "ben"), ("ana", "ben", "cy", "dee")], ids=["the last match", "others go on"])
async def test_the_table_closes_says_so_and_shows_the_result(world, names, monkeypatch):
    # no computer moves before
    monkeypatch.setattr("bot.tournaments.planning.move_limit.BY_MATCH_MINUTES", ((0, 86400),))
    await begin(world, names=names)
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    record = await world.bot.tables.find(world.channels[channel].id)
    live = await world.bot.tables.cache.get(record.id)
    late = record.players[min(live.table.to_act)].name
    (other,) = (player.name for player in record.players if player.name != late)
    await world.wait(90 * 60 + 1)
    shown = await last_table(world, enter(world, world.channels[channel]))
    assert "Time's up!" in shown
    assert f"**{other}** beat {late}." in shown
    assert "/play" not in shown
    assert not (await world.bot.tables.record(record.id)).live
    assert f"⌛ Time's up! Round 1: **{other}** beat {late}." in world.messages(channel)[-1].text
    assert world.is_archived(world.channels[channel])


async def test_a_result_before_the_clock_says_nothing_about_time(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    await world.slash("boss", "tournament result", match=1, outcome="40 40")
    await world.wait(1)
    assert "drew" in world.messages(channel)[-1].text
    assert "Time" not in world.messages(channel)[-1].text
    assert "Time" not in await last_table(world, channel)
