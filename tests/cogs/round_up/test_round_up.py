"""The daily round-up: when it comes, what it tells, and that it comes once."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from itertools import pairwise

import discord
import pytest
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType

from bot.i18n import localizer
from bot.stats.records import RoundUpState
from bot.stats.round_up import BATCH, RETRY_SECONDS
from tests.cogs.rokujika.daily_steps import play_daily, score_of
from tests.cogs.settings.test_settings import managed, turn_to  # noqa: F401 - a fixture
from tests.cogs.tournament.conftest import pair_without_thread  # noqa: F401 - a fixture
from tests.cogs.tournament.steps import announce, be_ready, begin, open_threads, play_out, settled
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld

DAY = 86400.0
STEP = 1800.0


def now(world: SimulatedWorld) -> datetime:
    return datetime.fromtimestamp(world.now(), UTC)


def shown(day: date) -> str:
    """The day as players read it."""
    return localizer("en").date(day)


def yesterday(world: SimulatedWorld) -> date:
    return now(world).date() - timedelta(days=1)


async def until(world: SimulatedWorld, hour: int, minute: int = 0) -> None:
    """Wait until this time in UTC, of tomorrow if it is past."""
    then = now(world).replace(hour=hour, minute=minute, second=0, microsecond=0)
    await pass_time(world, ((then - now(world)) % timedelta(days=1)).total_seconds() + 1)


async def pass_time(world: SimulatedWorld, seconds: float) -> None:
    """Wait in steps: the simulation does not let a timer that takes the database's thread finish in between."""
    while seconds > 0:
        await world.wait(min(seconds, STEP))
        seconds -= STEP
    await world.wait(2)


async def turn_on(world: SimulatedWorld, channel: str = "lounge", **more: object) -> None:
    """Choose a channel, shortly after midnight."""
    await until(world, 0, 10)
    await change(world, **{"round_up_channel": world.channels[channel].id, **more})


async def change(world: SimulatedWorld, **settings: object) -> None:
    """Change settings. The simulation drops timers that a test sets, so the bot starts again."""
    await world.bot.servers.change(world.guild.id, **settings)
    await world.restart()


def posted(world: SimulatedWorld, channel: str = "lounge") -> list[Message]:
    return [message for message in world.messages(channel) if "Daily round-up" in message.text]


async def state(world: SimulatedWorld) -> RoundUpState:
    return await world.store.round_up(world.guild.id)


# --- the message


async def test_it_tells_of_yesterdays_village_with_squares_places_and_streaks(world):
    await turn_on(world)
    await play_daily(world, "ana", choice=0)
    await until(world, 0, 10)
    await play_daily(world, "ana", choice=0)
    await play_daily(world, "ben", choice=3)
    await until(world, 9)
    day = yesterday(world)
    first = posted(world)[0]
    assert f"Daily village {shown(day)}" in first.text
    assert "days" not in first.text, "a first day is no streak"
    await until(world, 8, 59)
    assert len(posted(world)) == 1
    await until(world, 9)
    _, second = posted(world)
    scores = {who: await score_of(world, who, yesterday(world)) for who in ("ana", "ben")}
    lines = second.text.splitlines()
    for who, score in scores.items():
        (line,) = [line for line in lines if f"**{who}** · **{score}**" in line]
        assert line.startswith("🥇" if score == max(scores.values()) else "🥈")
        assert ("🔥 2 days" in line) == (who == "ana")
        coins, stars = lines[lines.index(line) + 1 : lines.index(line) + 3]
        assert coins.startswith("🪙 ")
        assert stars.startswith("⭐ ")
        assert len(coins) == len(stars) == 12, "a square for each of the ten turns"


async def test_the_squares_are_those_of_the_shared_result(world):
    await turn_on(world)
    await world.press("ana", "Share", on=await play_daily(world, "ana"))
    (shared,) = world.messages()
    await until(world, 0, 10)
    await until(world, 9)
    squares = [line for line in shared.text.splitlines() if line.startswith(("🪙", "⭐"))]
    assert len(squares) == 2
    assert set(squares) <= set(posted(world)[0].text.splitlines())


async def test_play_opens_the_daily_village_in_private(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    await until(world, 9)
    (message,) = posted(world)
    before = len(world.messages("lounge"))
    asked = await world.press("ben", "Play today's village", "lounge", on=message)
    assert asked.message.ephemeral
    assert "**one try counts**" in asked.message.text
    assert shown(now(world).date()) in asked.message.text
    assert len(world.messages("lounge")) == before
    assert await world.store.unfinished_tries(world.players["ben"].id) == []


async def test_it_mentions_and_pings_nobody(world):
    world.invite("@everyone")
    await turn_on(world)
    world.markdown_typed = True
    await play_daily(world, "@everyone")
    await until(world, 0, 10)
    await until(world, 9)
    (message,) = posted(world)
    assert "@everyone" not in message.text
    sent = [request.json for request in world.env.http_requests if "Daily round-up" in str(request.json)]
    assert [body["allowed_mentions"]["parse"] for body in sent] == [[]]
    assert not sent[0]["allowed_mentions"].get("users")


# --- when there is none


async def test_it_is_off_until_a_channel_is_chosen(world):
    assert (await world.bot.servers.settings(world.guild.id)).round_up_channel == 0
    await play_daily(world, "ana")
    await pass_time(world, 2 * DAY)
    assert posted(world) == posted(world, "games") == []


async def test_a_day_without_anything_to_tell_sends_nothing(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    await until(world, 9)
    assert len(posted(world)) == 1
    await pass_time(world, 3 * DAY)
    assert len(posted(world)) == 1
    assert (await state(world)).day == str(now(world).date())


async def test_it_stops_when_the_channel_is_unchosen(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    await change(world, round_up_channel=0)
    await pass_time(world, DAY)
    assert posted(world) == []
    assert (await state(world)).due_at is None


# --- once a day


async def test_one_message_a_day_also_over_restarts(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 8, 59)
    if not posted(world):
        await until(world, 8, 59)
    before = len(posted(world))
    await world.restart()
    await until(world, 9)
    assert len(posted(world)) == before + 1
    for _ in range(3):
        await world.restart()
        await pass_time(world, 3600)
    assert len(posted(world)) == before + 1


async def test_a_crash_after_sending_sends_no_second_one(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    await until(world, 9)
    assert len(posted(world)) == 1
    done = await state(world)
    due_at = now(world).replace(hour=9, minute=0, second=0, microsecond=0).timestamp()
    crashed = done.model_copy(update={"day": str(yesterday(world)), "due_at": due_at, "sending_at": due_at})
    await world.store.keep_round_up(crashed)
    await pass_time(world, 1800)  # longer than Discord remembers a nonce
    await world.restart()
    await pass_time(world, 5)
    assert len(posted(world)) == 1
    assert await state(world) == done


async def test_a_crash_before_sending_loses_none(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    due = now(world).replace(hour=9, minute=0, second=0, microsecond=0)
    before = (await state(world)).model_copy(update={"sending_at": due.timestamp()})
    await world.store.keep_round_up(before)
    await until(world, 9)
    assert len(posted(world)) == 1


async def test_of_missed_days_only_the_latest_is_told(world):
    await turn_on(world)
    days = []
    for _ in range(3):
        await play_daily(world, "ana")
        days.append(now(world).date())
        await world.bot.round_ups.stop()  # the bot is not running when it is due
        await until(world, 0, 10)
    await until(world, 15)
    assert posted(world) == []
    await world.restart()
    await pass_time(world, 5)
    (message,) = posted(world)
    assert f"Daily village {shown(days[-1])}" in message.text
    assert f"Daily village {shown(days[0])}" not in message.text
    assert "🔥 3 days" in message.text


async def test_another_hour_or_time_zone_makes_no_second_one_a_day(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    await until(world, 9)
    assert len(posted(world)) == 1
    await play_daily(world, "ana")
    await change(world, round_up_hour=11)
    await pass_time(world, 3 * 3600)
    await change(world, time_zone="America/New_York")  # now 7 o'clock of the same day
    await pass_time(world, 5 * 3600)
    assert len(posted(world)) == 1
    await pass_time(world, DAY)
    assert len(posted(world)) == 2


@pytest.mark.parametrize("day", [date(2026, 3, 29), date(2026, 10, 25)])  # the clocks of Berlin change
async def test_one_a_day_when_the_clocks_change(world, day):
    """At half past two the hour two is left out in spring, and comes twice in autumn."""
    settings = (await world.bot.servers.settings(world.guild.id)).model_copy(
        update={"time_zone": "Europe/Berlin", "round_up_hour": 2}
    )
    dues = [settings.round_up_at(day + timedelta(days=days)) for days in range(-1, 3)]
    between = [later - earlier for earlier, later in pairwise(dues)]
    assert all(22 * 3600 <= span <= 26 * 3600 for span in between)
    assert [settings.date_at(at) for at in dues] == [day + timedelta(days=days) for days in range(-1, 3)]


async def test_a_clock_that_is_set_back_makes_no_second_one(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    await until(world, 9)
    later = (await state(world)).model_copy(update={"due_at": world.now()})
    await world.store.keep_round_up(later)
    await world.bot.round_ups.fire()
    assert len(posted(world)) == 1
    assert (await state(world)).due_at > world.now() + DAY / 2


async def test_the_hour_is_that_of_the_servers_time_zone(world):
    await turn_on(world, time_zone="Asia/Tokyo", round_up_hour=18)  # 9 o'clock UTC
    await play_daily(world, "ana")
    await until(world, 8, 59)
    before = len(posted(world))
    await until(world, 9)
    await until(world, 9)
    assert len(posted(world)) - before == 1


# --- many servers


async def test_many_servers_do_not_post_in_the_same_second(world):
    await turn_on(world)
    channels = [f"den{number}" for number in range(2 * BATCH)]
    for channel in channels:
        guild = await world.add_server(channel)
        await world.bot.servers.change(guild, round_up_channel=world.channels[channel].id)
    await play_daily(world, "ana")
    for channel in channels:
        await world.slash("ana", "daily", channel)
    await until(world, 0, 10)
    await world.bot.round_ups.stop()
    await until(world, 9)
    monkey = world.bot.round_ups
    again_at = await monkey.fire()
    everywhere = ("lounge", *channels)
    assert sum(len(posted(world, channel)) for channel in everywhere) == BATCH
    assert again_at - world.now() == pytest.approx(1.0, abs=0.5)
    await monkey.fire()
    assert sum(len(posted(world, channel)) for channel in everywhere) == 2 * BATCH
    await monkey.fire()
    assert [len(posted(world, channel)) for channel in everywhere] == [1] * len(everywhere)


# --- trouble


async def test_a_deleted_channel_is_reported_in_the_settings_and_tried_again_the_next_day(managed):  # noqa: F811
    world = managed
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    world.env.backend.delete_channel(world.channels["lounge"].id)
    await world.env.settle()
    await until(world, 9)
    assert (await state(world)).problem == "gone"
    overview = (await world.slash("mo", "settings")).message.text
    assert overview.count("The channel was deleted") == 1
    assert (await state(world)).day == str(now(world).date()), "it goes on the next day"
    await play_daily(world, "ana")
    await change(world, round_up_channel=world.channels["games"].id)
    assert "The channel was deleted" not in (await world.slash("mo", "settings")).message.text
    await until(world, 9)
    assert len(posted(world, "games")) == 1


async def test_missing_permissions_are_reported_until_it_works_again(managed):  # noqa: F811
    world = managed
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    everyone, lounge = world.guild.id, world.channels["lounge"]
    muted = discord.Permissions(send_messages=True).value
    world.env.backend.set_overwrite(lounge.id, Overwrite(everyone, OverwriteType.ROLE, 0, muted))
    await world.env.settle()
    sent = len(world.env.http_requests)
    await until(world, 9)
    assert (await state(world)).problem == "forbidden"
    assert not [request for request in world.env.http_requests[sent:] if "messages" in request.path]
    page = await turn_to(world, "roundup")
    assert "I couldn't post the last round-up" in page.text
    await play_daily(world, "ana")
    world.env.backend.set_overwrite(lounge.id, Overwrite(everyone, OverwriteType.ROLE, 0, 0))
    await world.env.settle()
    await until(world, 9)
    assert len(posted(world)) == 1
    assert "I couldn't post the last round-up" not in (await turn_to(world, "roundup")).text


async def test_when_discord_fails_it_is_tried_again(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    poster, tried = world.bot.round_ups.poster, []

    class Failing:
        async def post(self, round_up, *, tried_at):
            tried.append(tried_at)
            return "later" if len(tried) == 1 else await poster.post(round_up, tried_at=tried_at)

    world.bot.round_ups.poster = Failing()
    await until(world, 9)
    assert posted(world) == []
    await pass_time(world, RETRY_SECONDS + 1)
    assert len(posted(world)) == 1
    assert tried[0] is None
    assert tried[1] is not None, "the first try may have arrived"


async def test_an_error_after_sending_sends_no_second_one(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    poster, tried = world.bot.round_ups.poster, []

    class Failing:
        async def post(self, round_up, *, tried_at):
            tried.append(await poster.post(round_up, tried_at=tried_at))
            if len(tried) == 1:
                raise RuntimeError("the connection broke off")
            return tried[-1]

    world.bot.round_ups.poster = Failing()
    await until(world, 9)
    await pass_time(world, RETRY_SECONDS + 1)
    assert tried == ["posted", "posted"]
    assert len(posted(world)) == 1
    assert (await state(world)).sending_at is None


async def test_without_the_channels_history_nobody_gets_a_second_one(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await until(world, 0, 10)
    due = now(world).replace(hour=9, minute=0, second=0, microsecond=0)
    trying = (await state(world)).model_copy(update={"sending_at": due.timestamp()})
    await world.store.keep_round_up(trying)
    no_history = Overwrite(world.guild.id, OverwriteType.ROLE, 0, discord.Permissions(read_message_history=True).value)
    world.env.backend.set_overwrite(world.channels["lounge"].id, no_history)
    await world.env.settle()
    await until(world, 9)
    assert posted(world) == []
    assert (await state(world)).day == str(now(world).date())


# --- people


async def test_erased_people_are_in_no_later_round_up(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await play_daily(world, "ben")
    await until(world, 0, 10)
    await world.bot.privacy.forget(world.players["ana"].id)
    await until(world, 9)
    (message,) = posted(world)
    assert "ana" not in message.text
    assert "**ben**" in message.text


async def test_who_has_opted_out_is_not_named(world):
    await turn_on(world)
    await play_daily(world, "ana")
    await play_daily(world, "ben")
    await world.bot.personal_settings.change(world.players["ana"].id, rated=False)
    await until(world, 0, 10)
    await until(world, 9)
    (message,) = posted(world)
    assert "ana" not in message.text
    assert "🥇 **ben**" in message.text


# --- tournaments


async def play_cup(world: SimulatedWorld) -> None:
    await begin(world)
    while (await world.bot.tournaments.get(1)).record.phase == "running":
        for channel in open_threads(world):
            await be_ready(world, channel)
            await play_out(world, channel)
        await settled(world)


async def test_it_tells_who_has_won_a_tournament(world):
    await turn_on(world)
    await play_cup(world)
    await until(world, 9)
    (message,) = posted(world)
    assert "🏁 **Cup** is over" in message.text
    assert any(f"**{who}**" in message.text for who in ("ana", "ben", "cy", "dee"))
    assert "has started" not in message.text, "it is over already"
    await pass_time(world, DAY)
    assert len(posted(world)) == 1


async def test_a_champion_who_opted_out_is_not_named(world):
    await turn_on(world)
    await play_cup(world)
    for who in ("ana", "ben", "cy", "dee"):
        await world.bot.personal_settings.change(world.players[who].id, rated=False)
    await until(world, 9)
    (message,) = posted(world)
    assert "🏁 **Cup** is over" in message.text
    assert not any(who in message.text for who in ("ana", "ben", "dee"))


async def test_it_tells_what_has_started_and_what_comes_next(world):
    await turn_on(world)
    await until(world, 8, 50)
    await begin(world)
    start = (now(world) + timedelta(days=1, hours=2)).replace(minute=0, second=0)
    await announce(world, name="Next Cup", start=f"{start:%Y-%m-%d %H:%M}")
    await until(world, 9)
    (message,) = posted(world)
    assert "▶️ **Cup** has started (ONE SHOT · Swiss)" in message.text
    assert "🗓️ **Next Cup** (ONE SHOT · Swiss) starts" in message.text
    assert f"<t:{int(start.timestamp())}:R>" in message.text


# --- the settings page


async def test_channel_and_hour_are_chosen_on_the_settings_page(managed):  # noqa: F811
    world = managed
    page = await turn_to(world, "roundup")
    assert "Channel: **off**" in page.text
    assert "Posted at: **09:00 (UTC)**" in page.text
    await world.pick("mo", page, "c-round-up", world.channels["lounge"])
    await world.choose("mo", world.private("mo")[-1], "c:round_up_hour", "7")
    page = world.private("mo")[-1]
    assert f"<#{world.channels['lounge'].id}>" in page.text
    assert "Posted at: **07:00 (UTC)**" in page.text
    due = datetime.fromtimestamp((await state(world)).due_at, UTC)
    assert (due.hour, due.minute) == (7, 0)
    await change(world, time_zone="Asia/Tokyo")
    assert "07:00 (Asia/Tokyo)" in (await turn_to(world, "roundup")).text
    due = datetime.fromtimestamp((await state(world)).due_at, UTC)
    assert due.hour == 22, "seven o'clock in Tokyo"
    await world.press("mo", "Reset this page", on=world.private("mo")[-1])
    assert (await state(world)).due_at is None


async def test_a_channel_of_another_kind_is_refused(managed):  # noqa: F811
    world = managed
    page = await turn_to(world, "roundup")
    answer = await world.forge_choice("mo", page, "c-round-up", "5")
    assert "Choose a text channel of this server" in answer.whisper
    assert (await world.bot.servers.settings(world.guild.id)).round_up_channel == 0
