"""Makes the events of each series in time, once each, and counts the days of leagues."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable
from datetime import date, timedelta

import structlog

from bot.servers.settings import ServerSettingsStore
from bot.store.base import PlaceTaken, Store
from bot.tables.deadlines import DeadlineTimer
from bot.tournaments.model import Tournament, TournamentRecord
from bot.tournaments.planning import timing
from bot.tournaments.series.model import MAX_LEAGUE_DAYS, Series, after_event, league_days, new_id, upcoming
from bot.tournaments.series.season import SeasonLine, day_gains, event_gains, season_standings
from bot.tournaments.writer import TournamentWriter
from rules.errors import Refusal
from rules.tournament.model import Tournament as TournamentState

log = structlog.get_logger("onetable.tournaments")

RETRY_SECONDS = 60.0
SEASON_EVENTS = 52  # the newest events that count
MAX_SERIES = 10  # of a server at a time


class SeriesService:
    """Every method raises a refusal, or returns when the change is durable."""

    def __init__(
        self, store: Store, writer: TournamentWriter, clock: Callable[[], float], servers: ServerSettingsStore
    ) -> None:
        self.league_observers: list[Callable[[Series], Awaitable[None]]] = []  # called when a day of a league is over
        self._store, self._writer, self._clock, self._servers = store, writer, clock, servers
        self._timer = DeadlineTimer(self.fire, clock)

    async def start(self) -> None:
        """Start the timer."""
        self._timer.set(await self._store.series.nearest_deadline())

    async def stop(self) -> None:
        """Make no more events."""
        await self._timer.stop()

    async def fire(self) -> float | None:
        """Make all events that are due, and count the days that are over. Return when to look again."""
        failed = False
        for series in await self._store.series.due(self._clock()):
            try:
                if series.kind == "league":
                    await self._count_day(series)
                else:
                    await self._make_event(series)
            except Exception:
                log.exception("series failed", series=series.id, guild=series.guild)
                failed = True
        if failed:
            return self._clock() + RETRY_SECONDS
        return await self._store.series.nearest_deadline()

    # --- lookup

    async def get(self, series_id: int) -> Series:
        """Return a series. Raise a refusal if there is none."""
        series = await self._store.series.load(series_id)
        if series is None:
            raise Refusal("tournament-refused-no-series")
        return series

    async def running(self, guild: int) -> list[Series]:
        """Return the series of a server that have not ended."""
        return await self._store.series.running(guild)

    async def standings(self, series: Series) -> tuple[int, list[SeasonLine]]:
        """Return how many events or days count, and the standings after them."""
        if series.kind == "league":
            days = league_days(series, await self.today(series.guild))
            boards = [await self._store.daily_board(series.guild, day, day) for day in days]
            return len(days), season_standings([day_gains(board) for board in boards])
        found = [await self._store.tournaments.load(one) for one in await self._events(series)]
        events = [event_gains(tournament) for tournament in found if tournament is not None]
        return len(events), season_standings(events)

    async def _events(self, series: Series) -> list[int]:
        return await self._store.series.finished_events(series.id, most=SEASON_EVENTS)

    async def today(self, guild: int) -> date:
        """Return the current day on a server."""
        return (await self._servers.settings(guild)).day_at(self._clock())

    # --- changes

    def wake_at(self, at: float | None) -> None:
        """Look at the series again at this time."""
        self._timer.set(at)

    async def require_room(self, guild: int) -> None:
        """Raise a refusal if the server has as many series as it may have."""
        if len(await self.running(guild)) >= MAX_SERIES:
            raise Refusal("tournament-refused-many-series", most=MAX_SERIES)

    async def end(self, series_id: int, *, manager: bool) -> Series:
        """End a series: no more events are made. Events that were announced go on."""
        if not manager:
            raise Refusal("tournament-refused-only-organiser")
        series = await self.get(series_id)
        if series.ended:
            raise Refusal("tournament-refused-series-over")
        return await self._save(series.model_copy(update={"ended": True, "deadline": None}))

    async def channel_lost(self, channel: int) -> None:
        """End the series of a channel that was deleted."""
        await self._store.series.end_in(channel)

    async def open_league(
        self, *, guild: int, channel: int, organiser: int, name: str, language: str, days: int
    ) -> Series:
        """Open a league over the daily challenge, from today on."""
        if not 2 <= days <= MAX_LEAGUE_DAYS:
            raise Refusal("tournament-refused-league-days", most=MAX_LEAGUE_DAYS)
        await self.require_room(guild)
        first = await self.today(guild)
        series = Series(
            id=new_id(),
            guild=guild,
            channel=channel,
            organiser=organiser,
            name=name,
            kind="league",
            language=language,
            first_day=first,
            last_day=first + timedelta(days=days - 1),
            deadline=await self._day_ends_at(guild, first),
        )
        log.info("daily league opened", guild=guild, days=days)
        return await self._save(series)

    async def set_message(self, series_id: int, message: int) -> None:
        """Save the message of a league."""
        await self._save((await self.get(series_id)).model_copy(update={"message": message}))

    async def _save(self, series: Series) -> Series:
        await self._store.series.keep(series)
        self._timer.set(series.deadline)
        return series

    async def _day_ends_at(self, guild: int, day: date) -> float:
        return (await self._servers.settings(guild)).day_begins_at(day + timedelta(days=1))

    # --- what is due

    async def _make_event(self, series: Series) -> None:
        """Announce the next tournament, and set the time for the one after it, in one transaction."""
        now, zone = self._clock(), await self._servers.zone_of(series.guild)
        start_at = upcoming(series, now, zone)
        advanced = after_event(series, start_at, zone)
        tournament = _event(advanced, start_at, now)
        deadline = timing.next_deadline(tournament)
        try:
            made = await self._store.tournaments.add(tournament, deadline, series=advanced)
        except PlaceTaken:  # it was made before
            await self._store.series.keep(advanced)
            return
        self._writer.wake_at(deadline)
        self._writer.notify_outbox(made.record.id)
        log.info("series event announced", series=series.id, tournament=made.record.id, guild=series.guild)

    async def _count_day(self, series: Series) -> None:
        """Tell the result of the days that are over, then wait for the end of the next one."""
        today = await self.today(series.guild)
        assert series.last_day is not None
        over = today > series.last_day
        counted = series.last_day if over else today - timedelta(days=1)
        told = series.model_copy(update={"counted": counted, "ended": over})
        for observer in self.league_observers:
            await observer(told)
        now = await self.get(series.id)  # the observer may have saved its message
        deadline = None if over else await self._day_ends_at(series.guild, today)
        await self._save(now.model_copy(update={"counted": counted, "ended": over or now.ended, "deadline": deadline}))


def _event(series: Series, start_at: float, now: float) -> Tournament:
    """Return the next tournament of a series, announced."""
    template = series.template
    assert template is not None
    record = TournamentRecord(
        id=0,
        guild=series.guild,
        channel=series.channel,
        organiser=series.organiser,
        name=series.name,
        game=template.game,
        options=template.options,
        settings=template.settings,
        language=template.language,
        phase="signup",
        state=TournamentState(plan=template.plan, seed=secrets.token_hex(16)),
        start_at=start_at,
        made_at=now,
        series=series.id,
        occurrence=series.occurrence,
    )
    is_soon = timing.opens_at(record) - timing.SOON_SECONDS <= now
    announced = Tournament(record=record.model_copy(update={"reminders": ("soon",) if is_soon else ()}))
    announced = announced.add_journal_entry("announced", now).add_task("show")
    return announced.add_task("event", to="make") if template.settings.event else announced
