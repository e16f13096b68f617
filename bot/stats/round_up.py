"""The daily round-up of a server: one message a day with yesterday's daily challenge and the tournaments.

It is due at an hour that the server has chosen, in its time zone. A date of the server's calendar is dealt with once:
the store says so before and after the message is sent, so that a restart sends no second one, and neither does a clock
that is set back, a new hour or a new time zone. Of dates that were missed only the latest is told.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Literal, Protocol

import structlog

from bot.servers.settings import ServerSettings, ServerSettingsStore
from bot.stats.daily import Daily
from bot.stats.records import RoundUpState
from bot.store.base import Store
from bot.tables.deadlines import DeadlineTimer
from bot.tables.record import NOBODY
from bot.tournaments import matches
from bot.tournaments.model import LIVE, Tournament, TournamentRecord
from rules.tournament.model import EntrantId

log = structlog.get_logger("onetable.round_up")

BATCH = 5  # round-ups at a time: at nine o'clock those of many servers are due
BATCH_PAUSE_SECONDS = 1.0
RETRY_SECONDS = 600.0  # after Discord could not be reached
MOST_RESULTS = 5  # of players, with all their squares
MOST_TOURNAMENTS = 50  # of a server that are looked through
SOON = timedelta(days=7)  # the next starts that are named
NEWS = timedelta(days=1)  # the next starts that are worth a message of their own

Posted = Literal[
    "posted",
    "gone",  # the channel was deleted
    "forbidden",  # the bot may not write there
    "failed",  # Discord refused the message, and would refuse it again
    "absent",  # the bot is not on the server
    "later",  # it has to be tried again, and may have arrived all the same
]
PROBLEMS: tuple[Posted, ...] = ("gone", "forbidden")
PLANNED_BY = frozenset({"round_up_channel", "round_up_hour", "time_zone"})  # settings


@dataclass(frozen=True, slots=True)
class VillageResult:
    """A player's result in yesterday's daily challenge."""

    place: int
    user: int
    name: str
    score: int
    streak: int


@dataclass(frozen=True, slots=True)
class Champions:
    """A tournament that is over, and who won it, as far as they may be named."""

    record: TournamentRecord
    names: tuple[str, ...]
    count: int


@dataclass(frozen=True, slots=True)
class RoundUp:
    """What a server is told on a date."""

    guild: int
    channel: int
    language: str  # empty: the server's own
    day: date
    played: date  # the day of the daily challenge
    results: tuple[VillageResult, ...]
    players: int  # of the daily challenge
    begun: tuple[TournamentRecord, ...]
    over: tuple[Champions, ...]
    next: tuple[TournamentRecord, ...]


class RoundUpPoster(Protocol):
    """Posts round-ups on Discord."""

    async def post(self, round_up: RoundUp, *, tried_at: float | None) -> Posted:
        """Post a round-up, unless an attempt that was made at `tried_at` has done so."""


class RoundUps:
    """Service that decides when to post which round-up."""

    poster: RoundUpPoster  # set by the cog, before the first one is due

    def __init__(self, store: Store, daily: Daily, servers: ServerSettingsStore, clock: Callable[[], float]) -> None:
        self._store, self._daily, self._servers, self._clock = store, daily, servers, clock
        self._timer = DeadlineTimer(self.fire, clock)
        servers.observers.append(self.settings_changed)

    async def start(self) -> None:
        """Set the timer, once the servers are known."""
        self._timer.set(await self._store.next_round_up_at())

    async def stop(self) -> None:
        """Finish the round-ups that are being posted."""
        await self._timer.stop()

    async def settings_changed(self, guild: int, changed: Collection[str]) -> None:
        """Plan the next round-up of a server whose settings have changed. One that is being posted comes first."""
        if not PLANNED_BY.intersection(changed):
            return
        settings, state, now = await self._servers.settings(guild), await self._store.round_up(guild), self._clock()
        if not settings.round_up_channel:
            await self._store.keep_round_up(_switched_off(state))
            return
        is_being_posted = state.due_at is not None and (state.due_at <= now or state.sending_at is not None)
        due_at = state.due_at if is_being_posted else _next_at(settings, state, now)
        await self._store.keep_round_up(state.model_copy(update={"due_at": due_at, "problem": ""}))
        self._timer.set(due_at)

    async def problem(self, guild: int) -> str:
        """Return why the last round-up of a server could not be posted, or nothing."""
        return (await self._store.round_up(guild)).problem

    async def fire(self) -> float | None:
        """Post what is due, a few at a time. Return when to go on."""
        due = await self._store.due_round_ups(self._clock(), BATCH)
        for state in due:
            try:
                await self._deal_with(state)
            except Exception:
                log.exception("round-up failed", guild=state.guild)
                now_stored = await self._store.round_up(state.guild)  # it may say that a message is being sent
                retry_at = self._clock() + RETRY_SECONDS
                await self._store.keep_round_up(now_stored.model_copy(update={"due_at": retry_at}))
        return self._clock() + BATCH_PAUSE_SECONDS if len(due) == BATCH else await self._store.next_round_up_at()

    async def _deal_with(self, state: RoundUpState) -> None:
        """Post the round-up of a server, or plan the next one if there is nothing to post."""
        settings, now = await self._servers.settings(state.guild), self._clock()
        if not settings.round_up_channel:
            await self._store.keep_round_up(_switched_off(state))
            return
        day = _latest(settings, now)
        if str(day) <= state.day:  # the hour, the time zone or the clock has changed
            await self._store.keep_round_up(state.model_copy(update={"due_at": _next_at(settings, state, now)}))
            return
        until, yesterday = settings.round_up_at(day), day - timedelta(days=1)
        since = state.told_until if state.day == str(yesterday) else settings.round_up_at(yesterday)
        done = state.model_copy(update={"day": str(day), "told_until": max(since, until), "sending_at": None})
        round_up = await self._compose(state.guild, settings, day, since)
        if round_up is not None:
            tried_at = state.sending_at if state.sending_at is not None and state.sending_at >= until else None
            trying = state.model_copy(update={"sending_at": now if tried_at is None else tried_at})
            await self._store.keep_round_up(trying)
            posted = await self.poster.post(round_up, tried_at=tried_at)
            log.info("round-up handled", guild=state.guild, day=str(day), result=posted)
            if posted == "later":
                retry = trying.model_copy(update={"due_at": self._clock() + RETRY_SECONDS})
                await self._store.keep_round_up(retry)
                return
            done = done.model_copy(update={"problem": posted if posted in PROBLEMS else ""})
            settings = await self._servers.settings(state.guild)  # they may have been changed meanwhile
        await self._store.keep_round_up(done.model_copy(update={"due_at": _next_at(settings, done, now)}))

    # --- what to tell

    async def _compose(self, guild: int, settings: ServerSettings, day: date, since: float) -> RoundUp | None:
        """Return what there is to tell, or None if that is nothing."""
        until = settings.round_up_at(day)
        played = settings.day_at(until) - timedelta(days=1)
        board = await self._daily.day_board(guild, played)
        results = []
        for line in board[:MOST_RESULTS]:
            result = await self._daily.result(line.user, played)
            streak = result.streak if result is not None else 1
            results.append(VillageResult(line.place, line.user, line.name, line.value, streak))
        begun, over = await self._tournament_news(guild, since, until)
        following = await self._next_starts(guild, until)
        is_soon = any(record.start_at is not None and record.start_at < until + _seconds(NEWS) for record in following)
        if not (results or begun or over or is_soon):
            return None
        return RoundUp(
            guild=guild,
            channel=settings.round_up_channel,
            language=settings.language,
            day=day,
            played=played,
            results=tuple(results),
            players=len(board),
            begun=tuple(begun),
            over=tuple(over),
            next=tuple(following),
        )

    async def _tournament_news(
        self, guild: int, since: float, until: float
    ) -> tuple[list[TournamentRecord], list[Champions]]:
        """Return the tournaments that have begun and are still running, and those that are over."""
        news = await self._store.tournament_news(guild, since, until)
        over = {one.tournament for one in news if one.what == "over"}
        begun: list[TournamentRecord] = []
        ended: list[Champions] = []
        for number in dict.fromkeys(one.tournament for one in news):
            tournament = await self._store.tournaments.load(number)
            if tournament is None:
                continue
            if number in over and tournament.record.phase == "over":
                ended.append(await self._champions(tournament))
            elif tournament.record.phase in ("running", "paused"):
                begun.append(tournament.record)
        return begun, ended

    async def _champions(self, tournament: Tournament) -> Champions:
        """Return who has won, without names of erased users and of those who have opted out of rankings."""
        champions = matches.champions(tournament.state)
        people = [person for entrant in champions for person in tournament.members(entrant)]
        hidden = await self._store.hidden_users({person.user for person in people}) | {NOBODY}
        names = (_public_name(tournament, entrant, hidden) for entrant in champions)
        return Champions(tournament.record, tuple(name for name in names if name), len(champions))

    async def _next_starts(self, guild: int, until: float) -> list[TournamentRecord]:
        """Return the tournaments that start within a week, the earliest first."""
        known = await self._store.tournaments.of_guild(guild, most=MOST_TOURNAMENTS)
        now = self._clock()
        found = [
            (record.start_at, record.id, record)
            for record in known
            if record.phase in LIVE - {"running", "paused"}
            and record.start_at is not None
            and now < record.start_at < until + _seconds(SOON)
        ]
        return [record for _, _, record in sorted(found, key=lambda one: one[:2])]


def _switched_off(state: RoundUpState) -> RoundUpState:
    return state.model_copy(update={"due_at": None, "sending_at": None, "problem": ""})


def _public_name(tournament: Tournament, entrant: EntrantId, hidden: set[int]) -> str:
    """Return the name of a team, or those of its members who may be named."""
    members: Sequence[str] = [person.name for person in tournament.members(entrant) if person.user not in hidden]
    team = next((person.team for person in tournament.members(entrant)), "")
    return team if team and members else " & ".join(members)


def _latest(settings: ServerSettings, now: float) -> date:
    """Return the latest date on which the hour of the round-up has come."""
    today = settings.date_at(now)
    return today if settings.round_up_at(today) <= now else today - timedelta(days=1)


def _next_at(settings: ServerSettings, state: RoundUpState, now: float) -> float:
    """Return when the next round-up of a server is due: never twice for a date."""
    day = _latest(settings, now) + timedelta(days=1)
    if state.day >= str(day):
        day = date.fromisoformat(state.day) + timedelta(days=1)
    return settings.round_up_at(day)


def _seconds(span: timedelta) -> float:
    return span.total_seconds()
