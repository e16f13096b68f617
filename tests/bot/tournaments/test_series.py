"""A series makes each of its events once and in time; season standings; leagues over the daily challenge."""

from __future__ import annotations

from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.servers.settings import ServerSettingsStore
from bot.stats.records import Standing
from bot.tournaments.series.season import day_gains, season_standings
from rules.errors import Refusal
from tests.bot.tournaments.builders import AS_ORGANISER, Harness

HOUR = 3600.0
DAY = 24 * HOUR
BERLIN = ZoneInfo("Europe/Berlin")


def local(text: str) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=BERLIN).timestamp()


async def weekly(harness: Harness, repeat: str = "weekly", start: str = "2026-03-20 20:00") -> int:
    """Announce the first event of a series on a server in Berlin. Return its series."""
    harness.now = local(start) - DAY
    await ServerSettingsStore(harness.store).change(5, time_zone="Europe/Berlin")
    harness.use_service()
    await harness.service.start()
    tournament_id = await harness.announce(start_at=local(start), repeat=repeat, checkin=0, size=8)
    series = (await harness.get(tournament_id)).record.series
    assert series is not None
    return series


async def go_to(harness: Harness, at: float) -> None:
    harness.now = at
    await harness.service.series.fire()
    await harness.service.fire_deadlines()


async def starts(harness: Harness) -> list[str]:
    records = await harness.store.tournaments.of_guild(5, most=50)
    ordered = sorted(records, key=lambda record: record.occurrence)
    return [datetime.fromtimestamp(record.start_at, BERLIN).strftime("%m-%d %H:%M") for record in ordered]


async def test_the_next_event_is_announced_in_time_and_starts_at_the_same_time_of_day(harness):
    await weekly(harness)
    await go_to(harness, local("2026-03-24 19:59"))
    assert await starts(harness) == ["03-20 20:00"]
    await go_to(harness, local("2026-03-24 20:01"))
    assert await starts(harness) == ["03-20 20:00", "03-27 20:00"]
    await go_to(harness, local("2026-03-31 22:00"))  # the clocks went forward on the 29th
    assert await starts(harness) == ["03-20 20:00", "03-27 20:00", "04-03 20:00"]
    record = (await harness.service.get(3)).record
    assert (record.phase, record.occurrence, record.game, record.settings.size) == ("signup", 3, "one-shot", 8)
    assert "show" in [task.kind for task in await harness.store.tournaments.tasks(3)]


async def test_no_event_is_made_twice_also_with_restarts(harness):
    series = await weekly(harness, "daily")
    for hours in range(1, 65, 5):
        await harness.restart()
        await go_to(harness, local("2026-03-20 20:00") + hours * HOUR)
        await harness.service.series.fire()
    assert await starts(harness) == ["03-20 20:00", "03-21 20:00", "03-22 20:00", "03-23 20:00"]
    before = await harness.service.series.get(series)
    await harness.store.series.keep(before.model_copy(update={"occurrence": 3, "deadline": harness.now}))
    await harness.service.series.fire()  # as if the series had been forgotten after its event was made
    assert len(await starts(harness)) == 4


async def test_events_that_were_missed_while_the_bot_was_offline_are_left_out(harness):
    await weekly(harness, "daily")
    await harness.close()
    harness.now = local("2026-03-25 21:00")
    await harness.open()
    await harness.service.series.fire()
    assert await starts(harness) == ["03-20 20:00", "03-26 20:00"]


async def test_an_organiser_ends_a_series(harness):
    series = await weekly(harness)
    with pytest.raises(Refusal, match="only-organiser"):
        await harness.service.series.end(series, manager=False)
    await harness.service.series.end(series, manager=True)
    await go_to(harness, local("2026-04-20 12:00"))
    assert await starts(harness) == ["03-20 20:00"]
    assert await harness.service.series.running(5) == []
    with pytest.raises(Refusal, match="series-over"):
        await harness.service.series.end(series, manager=True)


async def test_a_series_needs_a_start_time(harness):
    with pytest.raises(Refusal, match="series-start"):
        await harness.announce(repeat="daily")
    assert await harness.service.series.running(5) == []


async def play_event(harness: Harness, tournament_id: int, *users: int) -> None:
    """Hold an event that the players win in this order."""
    await harness.sign_up(tournament_id, *users)
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    while (await harness.get(tournament_id)).record.phase == "running":
        await harness.run_outbox(tournament_id)
        for match in await harness.open_matches(tournament_id):
            await harness.ready(match, tournament_id=tournament_id)
            row = (await harness.get(tournament_id)).row(match.number)
            seated = [(await harness.get(tournament_id)).players[number - 1].user for number in row.seats]
            ranks = sorted(seated, key=users.index)
            await harness.finish(row.table, tuple(1 + ranks.index(user) for user in seated))


async def test_season_standings_add_up_the_events_that_are_over(harness):
    series = await weekly(harness)
    await play_event(harness, 1, 1, 2, 3, 4)
    await go_to(harness, local("2026-03-25 12:00"))
    await play_event(harness, 2, 2, 1, 5)
    await go_to(harness, local("2026-04-01 12:00"))
    await harness.sign_up(3, 9)
    count, lines = await harness.service.series.standings(await harness.service.series.get(series))
    assert count == 2
    totals = {line.user: (line.points, line.events, line.wins) for line in lines}
    assert totals[2][0] > totals[1][0] - 2
    assert totals[1][1:] == totals[2][1:] == (2, 1)
    assert totals[5][1:] == (1, 0)
    assert 9 not in totals
    assert [line.place for line in lines] == sorted(line.place for line in lines)


def test_a_point_for_playing_and_one_for_each_player_behind():
    first = [Standing(place=1, user=1, name="ana", value=90), Standing(place=2, user=2, name="ben", value=80)]
    second = [Standing(place=1, user=2, name="ben", value=70), Standing(place=1, user=3, name="cy", value=70)]
    lines = season_standings([day_gains(first), day_gains(second)])
    assert [(line.place, line.name, line.points, line.events, line.wins) for line in lines] == [
        (1, "ana", 2, 1, 1),
        (1, "ben", 2, 2, 1),
        (3, "cy", 1, 1, 1),
    ]


async def test_a_daily_league_counts_each_day_once_and_ends(harness, monkeypatch):
    harness.now = datetime(2026, 5, 1, 12, tzinfo=ZoneInfo("UTC")).timestamp()
    boards = {
        date(2026, 5, 1): [Standing(place=1, user=1, name="ana", value=90)],
        date(2026, 5, 2): [
            Standing(place=1, user=2, name="ben", value=80),
            Standing(place=2, user=1, name="ana", value=70),
        ],
        date(2026, 5, 3): [Standing(place=1, user=2, name="ben", value=80)],
        date(2026, 5, 4): [Standing(place=1, user=1, name="ana", value=99)],
    }

    async def board(_guild, first, last):
        assert first == last
        return boards[first]

    monkeypatch.setattr(harness.store, "daily_board", board)
    told = []

    async def observe(series):
        told.append((str(series.counted), series.ended))

    harness.service.series.league_observers.append(observe)
    series = await harness.service.series.open_league(
        guild=5, channel=10, organiser=999, name="League", language="en", days=3
    )
    for _ in range(80):
        harness.now += HOUR
        await harness.service.series.fire()
    assert told == [("2026-05-01", False), ("2026-05-02", False), ("2026-05-03", True)]
    ended = await harness.service.series.get(series.id)
    assert ended.ended
    count, lines = await harness.service.series.standings(ended)
    assert count == 3
    assert [(line.name, line.points, line.wins) for line in lines] == [("ben", 3, 2), ("ana", 2, 1)]


async def test_a_day_that_could_not_be_told_is_told_later(harness):
    harness.now = datetime(2026, 5, 1, 12, tzinfo=ZoneInfo("UTC")).timestamp()
    told = []

    async def observe(series):
        told.append(str(series.counted))
        if len(told) == 1:
            raise RuntimeError("Discord is down")

    harness.service.series.league_observers.append(observe)
    await harness.service.series.open_league(guild=5, channel=10, organiser=999, name="L", language="en", days=3)
    harness.now += 13 * HOUR
    again_at = await harness.service.series.fire()
    assert again_at == harness.now + 60
    harness.now = again_at
    await harness.service.series.fire()
    await harness.service.series.fire()
    assert told == ["2026-05-01", "2026-05-01"]
