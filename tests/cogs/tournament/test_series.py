"""Series and daily leagues on Discord: draft, announcement, list, season page, the end, and the daily result."""

from __future__ import annotations

from bot.stats.records import Standing
from tests.cogs.tournament.steps import boss, draft, fill_in, notice, settled

DAY = 86400.0


async def announce_series(world, repeat: str = "weekly"):
    boss(world)
    page = await draft(world)
    basics = {"name": "Cup", "start": "2h", "size": "8", "rounds": "", "checkin": "0"}
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    page = (await world.choose("boss", page, ":repeat", f'"{repeat}"')).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    return notice(world)


def announcements(world) -> list:
    return [message for message in world.messages() if "🔁 Every week" in message.text]


async def fire(world) -> None:
    await world.bot.tournaments.series.fire()
    await settled(world)


async def test_a_series_is_announced_listed_repeated_and_ended(world):
    shown = await announce_series(world)
    assert "🔁 Every week · event 1" in shown.text
    listed = (await world.slash("ana", "tournament list")).whisper
    assert "🔁 **Cup** · Every week, next <t:" in listed
    await world.wait(5 * DAY)
    await fire(world)
    assert len(announcements(world)) == 2
    assert "🔁 Every week · event 2" in announcements(world)[-1].text
    await world.restart()
    await fire(world)
    assert len(announcements(world)) == 2
    page = (await world.press("ana", "Season", on=announcements(world)[-1])).message
    assert "The standings start with the first result." in page.text
    assert "End series" not in page.labels
    page = (await world.slash("boss", "tournament season")).message
    page = (await world.press_id("boss", page, page.button("End series"))).message
    assert "End this series?" in page.text
    page = (await world.press_id("boss", page, page.button("Yes, end it"))).message
    assert "This series has ended." in page.text
    await world.wait(20 * DAY)
    await fire(world)
    assert len(announcements(world)) == 2
    assert "🔁" not in (await world.slash("ana", "tournament list")).whisper


async def test_a_series_without_a_start_is_refused(world):
    boss(world)
    page = await draft(world)
    page = (await world.choose("boss", page, ":repeat", '"daily"')).message
    answer = await world.press_id("boss", page, page.button("Announce"))
    assert "A series needs a start time" in answer.whisper


async def test_a_daily_league_tells_each_day_and_its_winner(world, monkeypatch):
    boss(world)

    async def board(_guild, _first, _last):
        return [Standing(place=1, user=world.players["ana"].id, name="ana", value=90)]

    monkeypatch.setattr(world.bot.store, "daily_board", board)
    answer = await world.slash("ana", "tournament daily-league", days=2)
    assert "You need *Manage Events*" in answer.whisper
    await world.slash("boss", "tournament daily-league", days=2, name="May")
    await settled(world)
    league = next(message for message in world.messages() if "Play `/daily`" in message.text)
    await world.wait(DAY)
    await fire(world)
    texts = [message.text for message in world.messages()]
    assert any("is over. **ana** in the lead with 1 point." in text for text in texts)
    await world.wait(DAY)
    await fire(world)
    await fire(world)
    texts = [message.text for message in world.messages()]
    assert sum("🏆 **May** is over! **ana** won with 2 points." in text for text in texts) == 1
    shown = next(message for message in world.messages() if message.id == league.id)
    assert "This series has ended." in shown.text
    assert "🥇 ana · 2 points, 2 wins" in shown.text


async def test_the_series_of_a_deleted_channel_ends(world):
    await announce_series(world)
    guild = world.guild.id
    assert len(await world.bot.tournaments.series.running(guild)) == 1
    await world.bot.get_channel(world.channels["games"].id).delete()
    await settled(world)
    assert await world.bot.tournaments.series.running(guild) == []
