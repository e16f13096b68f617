"""Ratings and statistics of a server: rankings, a player's statistics, seasons, corrected results."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace

import structlog

from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.stats.daily import GAME as DAILY_GAME
from bot.stats.records import DailyStreaks, Meeting, Played, Ranked, TeamBest
from bot.store.base import Store
from rules.catalogue import GAMES
from rules.errors import Refusal
from rules.game import Contest
from rules.ratings import NEW, Rating, Streaks, streaks

log = structlog.get_logger("onetable.ratings")

TAKEN_IN = "ratings_taken_in"  # key in the store: results from before there were ratings have been rated


@dataclass(frozen=True, slots=True)
class GameStats:
    """A player's statistics in one game: of a season in rated games, of all seasons in others."""

    game: str
    games: int
    wins: int
    draws: int
    streaks: Streaks
    path: tuple[Rating, ...] = ()  # rating after each rated game, oldest first
    ranked: Ranked | None = None
    of: int = 0  # how many players are ranked
    best: tuple[int, int | None] | None = None  # score, and the highest possible one
    daily: DailyStreaks | None = None

    @property
    def contest(self) -> Contest:
        """Whether results are rated, or compared as scores."""
        return GAMES[self.game].contest


@dataclass(frozen=True, slots=True)
class Ranking:
    """The rated players of a game, ranked or provisional."""

    season: int
    least: int  # games to be ranked
    lines: tuple[Ranked, ...]

    @property
    def placed(self) -> tuple[Ranked, ...]:
        """The ranked players, best first."""
        return tuple(line for line in self.lines if line.place is not None)

    def of(self, user: int) -> Ranked | None:
        """Return the line of a user, ranked or not, or None."""
        return next((line for line in self.lines if line.user == user), None)


class Ratings:
    """Service for ratings and statistics."""

    def __init__(
        self,
        store: Store,
        servers: ServerSettingsStore,
        personal_settings: PersonalSettingsStore,
        clock: Callable[[], float],
    ) -> None:
        self._store = store
        self._servers = servers
        self._personal_settings = personal_settings
        self._clock = clock

    async def start(self) -> None:
        """Rate the games from before there were ratings, once."""
        if await self._store.get_meta(TAKEN_IN) is None:
            taken = await self._store.take_in_results(TAKEN_IN)
            log.info("old results rated", games=taken)

    # --- seasons

    async def season(self, guild: int, asked: int | None = None) -> int:
        """Return the current season of a server, or the one asked for. Refuse one that does not exist."""
        now = await self._store.season(guild)
        if asked is not None and not 1 <= asked <= now:
            raise Refusal("season-unknown", season=asked, last=now)
        return asked or now

    async def begin_season(self, guild: int, number: int) -> None:
        """Start a new season with new ratings; older seasons stay visible."""
        if not await self._store.begin_season(guild, number, self._clock()):
            raise Refusal("season-begun-already")
        log.info("season begun", guild=guild, season=number)

    # --- reading

    async def wants_to_be_rated(self, user: int) -> bool:
        """Return whether the user has not opted out of ratings."""
        return (await self._personal_settings.settings(user)).rated

    async def favourite(self, guild: int) -> str:
        """Return the game whose leaderboard is shown first on a server."""
        if await self._store.has_daily_players(guild):
            return DAILY_GAME
        game = await self._store.favourite(guild)
        return game if game in GAMES else DAILY_GAME

    async def ranking(self, guild: int, game: str, season: int) -> Ranking:
        """Return the ranking of a game in a season."""
        least = (await self._servers.settings(guild)).ranked_after
        return Ranking(season, least, tuple(await self._store.ranking(guild, game, season, least)))

    async def strengths(self, guild: int, game: str, users: Collection[int]) -> dict[int, float]:
        """Return a conservative rating of these users in the current season, for seeding."""
        ranked = (await self.ranking(guild, game, await self.season(guild))).lines
        known = {line.user: line.rating for line in ranked}
        return {user: known.get(user, NEW).sure for user in users}

    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        """Return the best results of teams in a cooperative game."""
        return await self._store.team_bests(guild, game)

    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        """Return the head-to-head records of two users; none if one of them opted out."""
        if not (await self.wants_to_be_rated(user) and await self.wants_to_be_rated(other)):
            return []
        return [meeting for meeting in await self._store.meetings(guild, user, other) if meeting.game in GAMES]

    async def name_of(self, guild: int, user: int) -> str | None:
        """Return the last known name of a user, or None."""
        return await self._store.known_name(guild, user)

    async def statistics(self, guild: int, user: int, season: int) -> list[GameStats]:
        """Return a user's statistics, game by game in the order of the catalogue."""
        played = await self._store.played(guild, user)
        found = []
        for game, rules in GAMES.items():
            mine = [one for one in played if one.game == game]
            if rules.contest == "rivals":
                mine = [one for one in mine if one.season == season]
            stats = await self._with_records(guild, user, season, _counted(game, mine))
            if stats.games or stats.best or stats.daily:
                found.append(stats)
        return found

    async def _with_records(self, guild: int, user: int, season: int, counted: GameStats) -> GameStats:
        """Add the rank in rated games, or the best scores in others."""
        if counted.contest == "rivals":
            ranking = await self.ranking(guild, counted.game, season)
            return replace(counted, ranked=ranking.of(user), of=len(ranking.placed))
        if counted.contest == "together":
            return counted
        own = (await self._store.bests(guild, counted.game, user, private=False)).own
        daily = None
        if counted.game == DAILY_GAME:
            today = (await self._servers.settings(guild)).day_at(self._clock())
            daily = await self._store.daily_streaks(guild, user, today)
        return replace(counted, best=(own.score, None) if own else None, daily=daily)

    # --- corrections

    async def correct(self, table: int, places: Sequence[int]) -> None:
        """Correct a result. The caller checks who may do this."""
        await self._store.correct_result(table, places)
        log.info("result corrected", table=table)


def _counted(game: str, mine: Sequence[Played]) -> GameStats:
    """Return the statistics that follow from the games alone."""
    path = tuple(one.rating for one in mine if one.rating is not None)
    best = max(((one.score, one.most) for one in mine), key=lambda one: (one[0], -(one[1] or 0)), default=None)
    return GameStats(
        game=game,
        games=len(mine),
        wins=sum(one.won for one in mine),
        draws=sum(one.drawn for one in mine),
        streaks=streaks(one.won for one in mine),
        path=(NEW, *path) if path else (),
        best=best if GAMES[game].contest == "together" else None,
    )
