"""The daily village in both worlds: across midnight, on two servers, shared."""

from __future__ import annotations

from datetime import timedelta

from bot.i18n import localizer
from tests.cogs.rokujika.daily_steps import open_daily, play_daily, user_id
from tests.worlds import World

SAY = localizer("en")


async def home(world: World) -> int:
    return (await world.bot.tables.record(1)).guild


async def test_today_tomorrow_and_a_result_to_show_around(world):
    result = await play_daily(world)
    assert "Place **1** of 1 on this server" in result.text
    assert world.messages() == []
    await world.press("ana", "Share", on=result)
    (shared,) = world.messages()
    assert "Daily village" in shared.text
    assert "Share" not in world.private("ana")[-1].labels
    day = await world.bot.daily.today(await home(world))
    await world.leap(86400)
    await world.restart()
    assert f"Daily village {SAY.date(day + timedelta(days=1))} · turn 1" in (await open_daily(world)).text
    board = (await world.slash("ben", "leaderboard")).message
    best = await world.press("ben", "Best ever", on=board)
    assert "**ana**" in best.message.text
    assert world.private("cy") == []


async def test_two_servers_two_days_one_player(world):
    await open_daily(world, "ben")
    first, den = await home(world), await world.add_server("den")
    await world.bot.servers.change(first, time_zone="Pacific/Honolulu")
    await world.bot.servers.change(den, time_zone="Pacific/Kiritimati")
    here, there = await world.bot.daily.today(first), await world.bot.daily.today(den)
    assert there == here + timedelta(days=1)
    for channel, day in (("games", here), ("den", there)):
        assert f"Daily village {SAY.date(day)}" in (await play_daily(world, channel=channel)).text
    assert (await world.bot.daily.result(await user_id(world, "ana"), there)).streak == 2
    for guild in (first, den):
        assert [line.name for line in await world.bot.daily.board(guild, "day")] == ["ana"]
