"""A league with a day to play: no computer moves early, the limit is shown, and players are pinged twice."""

from __future__ import annotations

from tests.cogs.tournament.steps import announce, be_ready, boss, draft, fill_in, lead, notice, open_threads, sign_up

DAY = 86400.0


async def league(world, clock: str = "1440") -> str:
    """Start a league of two players. Return the thread of their match, with both ready."""
    boss(world)
    page = await draft(world)
    basics = {"name": "League", "start": "", "size": "8", "rounds": "", "checkin": "0"}
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    page = (await fill_in(world, "boss", page, "Times", ready="1440", clock=clock)).message
    await world.press_id("boss", page, page.button("Announce"))
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    return channel


async def version(world, channel: str) -> int:
    record = await world.bot.tables.find(world.channels[channel].id)
    return (await world.bot.tables.cache.get(record.id)).table.version


async def test_no_computer_moves_within_the_day_of_a_league_match(world):
    channel = await league(world, clock="2880")
    before = await version(world, channel)
    for _ in range(20):
        await world.wait(3600)
    assert await version(world, channel) == before
    await world.wait(5 * 3600)
    assert await version(world, channel) > before, "after a day a computer moves"


async def test_draft_and_announcement_show_the_move_limit(world):
    boss(world)
    page = await draft(world)
    assert "Per move: 5 minutes" in page.text
    page = (await fill_in(world, "boss", page, "Times", ready="1440", clock="1440")).message
    assert "Per move: 1 day" in page.text
    page = (await world.press_id("boss", page, page.button("Game"))).message
    page = (await world.choose("boss", page, ":turn_limit", "3600")).message
    page = (await world.press_id("boss", page, page.button("Back"))).message
    assert "Per move: 1 hour" in page.text
    page = (await world.press_id("boss", page, page.button("Game"))).message
    page = (await world.choose("boss", page, ":turn_limit", '"clock"')).message
    page = (await world.press_id("boss", page, page.button("Back"))).message
    assert "Per move: 1 day" in page.text
    await world.press_id("boss", page, page.button("Announce"))
    assert "Per move: 1 day, then a computer moves." in notice(world).text


async def test_a_live_event_shows_minutes(world):
    boss(world)
    await announce(world)
    assert "Per move: 5 minutes, then a computer moves." in notice(world).text


async def test_players_of_a_league_match_are_pinged_again_before_their_time_is_up(world):
    channel = await league(world, clock="2880")
    pings = []
    for _ in range(23):
        await world.wait(3600)
        pings.append([message.id for message in world.messages(channel) if "your turn:" in message.text])
    seen = {message for hour in pings for message in hour}
    assert len(pings[1]) == 1, "a first ping within the hour"
    assert len(seen) == 2, "and one more when a quarter of the day is left"
    assert pings[16] == pings[1] != pings[18]
