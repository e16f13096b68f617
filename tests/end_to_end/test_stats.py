"""Statistics in both worlds: a shared page and a ranking."""

from __future__ import annotations

from bot.tables.record import Player
from tests.bot.stats.test_ratings import finish
from tests.cogs.rokujika.daily_steps import user_id
from tests.worlds import World


async def test_a_page_a_chart_and_a_ranking(world: World):
    guild = world.bot.guilds[0].id
    ana, ben = [Player(user=await user_id(world, name), name=name) for name in ("ana", "ben")]
    for places in ((1, 2), (2, 1), (1, 2), (1, 2), (1, 2)):
        await finish(world.store, (ana, ben), places, guild=guild, channel=1)
    page = (await world.slash("ana", "stats")).message
    assert page.ephemeral
    assert "5 games · 4 won · 🔥 3 in a row" in page.text
    assert page.pictures == ("rating.png",)
    await world.restart()
    await world.press("ana", "Show everyone", on=page)
    (shown,) = world.messages()
    assert shown.text.startswith("## 📊 ana")
    assert shown.pictures == ("rating.png",)
    board = (await world.slash("ben", "leaderboard", game="one-shot")).message
    assert "🥇 **ana** · **" in board.text
    assert "🥈 **ben** ◂ you · **" in board.text
    villages = await world.choose("ben", board, "rank-game", "rokujika")
    assert "Daily village" in villages.message.text
