"""The contract of the store. The rest of the bot knows only these classes; SQL stays in the packages beside it.

`Store` is one flat interface, split by concern: tables, statistics, configuration, personal data. Tournaments are kept
in `Store.tournaments`. When a method that changes something returns, the change is on disk and survives a crash. Every
method raises `StoreFault` if the database fails.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any

from bot.cluster.leases import LeaseStore
from bot.privacy.counts import Counts
from bot.social.store import SocialStore
from bot.stats.records import (
    Bests,
    DailyResult,
    DailyStreaks,
    EarnedBadge,
    Meeting,
    Played,
    Ranked,
    RoundUpState,
    Standing,
    TeamBest,
    TournamentNews,
)
from bot.tables.record import Phase, Ping, Player, Saved, TableRecord
from bot.tournaments.model import JournalEntry, OutboxTask, Tournament, TournamentRecord
from bot.tournaments.series.model import Series
from rules.table import Entry, Position

# Keys of `get_meta` and `set_meta`.
ALIVE_AT = "alive_at"  # when the bot last wrote its heartbeat
INVALID_REQUESTS = "invalid_requests"  # invalid requests in the last ten minutes, and when they were counted
COMMANDS = "commands"  # digest of the commands that Discord was sent
COPYING = "copying"  # the database is an unfinished copy of another one
WIPE_SINCE = "wipe_since"  # since when deleted data waits to be wiped from the file


class StoreFault(Exception):
    """The database failed. It is unknown whether a change that was being made is in the store."""


class RowUnreadable(StoreFault):
    """A stored row does not hold what it has to: which one, and what is wrong with it, without any of its values."""

    def __init__(self, table: str, key: object, why: str) -> None:
        super().__init__(f"row {key} of {table}: {why}")
        self.table, self.key, self.why = table, key, why


class LeaseLost(StoreFault):
    """Another process has taken over: this one may write nothing any more."""


class StoreConflict(StoreFault):
    """The change does not follow what is stored; it was not made."""


class PlaceTaken(Exception):
    """The channel already has a table, or the user already has a private table of this kind."""


class StoreUnusable(Exception):
    """The database cannot be used; the message says why and what to do."""


class StoreBusy(StoreUnusable):
    """Another program has locked the database."""


class TableStore(ABC):
    """Tables, their moves, their deadlines and the messages that show them."""

    # --- tables

    @abstractmethod
    async def add_table(self, record: TableRecord, deadline: float | None) -> TableRecord:
        """Add a table and return its record with an id. Raise PlaceTaken."""

    @abstractmethod
    async def add_dealt_table(
        self, record: TableRecord, seed: str, position: Position, *, salt: str = ""
    ) -> TableRecord:
        """Add a table together with its deal and return its record with an id. Raise PlaceTaken."""

    @abstractmethod
    async def load_table(self, table: int) -> Saved | None:
        """Return everything that is stored about a table except its moves."""

    @abstractmethod
    async def save_table(self, record: TableRecord, deadline: float | None) -> int:
        """Save a changed record and return its revision, or 0 if the table is gone.

        A table that is neither in the lobby nor playing loses its deadline.
        """

    @abstractmethod
    async def deal_table(self, record: TableRecord, seed: str, position: Position, *, salt: str = "") -> int:
        """Save the deal together with the changed record; return the revision."""

    @abstractmethod
    async def seal_table(self, table: int, server_seed: str, salt: str) -> int:
        """Save the server's seed and the salt of a lobby, before players type words; return the revision."""

    @abstractmethod
    async def append_move(
        self,
        table: int,
        players: tuple[Player, ...],
        entry: Entry,
        after: Position,
        *,
        reseats: TableRecord | None = None,
    ) -> int:
        """Append a move to the journal and save the position after it; return the revision. Raise KeySeen.

        With `reseats` its players and host are saved as well. If the game is over, so are results and ratings.
        """

    @abstractmethod
    async def journal(self, table: int) -> list[Entry]:
        """Return the moves of a table in order."""

    @abstractmethod
    async def last_move_at(self, table: int) -> float | None:
        """Return when the last move was made, or None if there was none."""

    # --- finding tables

    @abstractmethod
    async def live_table(self, channel: int) -> int | None:
        """Return the live public table of a channel."""

    @abstractmethod
    async def table_of(self, purpose: str) -> int | None:
        """Return the table of a tournament match, playing or over."""

    @abstractmethod
    async def tables_in_threads(self, channel: int) -> list[int]:
        """Return the live tables in threads that were created for them in a channel."""

    @abstractmethod
    async def private_tables(self, guild: int, user: int) -> list[int]:
        """Return a user's live private tables in a server, newest first."""

    @abstractmethod
    async def tables_of(self, user: int, most: int) -> list[TableRecord]:
        """Return at most `most` live tables of all servers where a user has a seat, newest first."""

    @abstractmethod
    async def live_places(self) -> list[tuple[int, int, int]]:
        """Return every live public table with its server and channel."""

    @abstractmethod
    async def finished_tables(self, guild: int, channel: int, most: int) -> list[TableRecord]:
        """Return the tables shown in a channel whose game is over, newest first."""

    @abstractmethod
    async def running_tables(self, games: Collection[str]) -> list[int]:
        """Return the tables that are playing one of these games and have a deadline."""

    @abstractmethod
    async def public_games(self, games: Collection[str]) -> list[int]:
        """Return the public tables that are playing one of these games."""

    @abstractmethod
    async def count_hosted(self, guild: int, host: int) -> tuple[int, int]:
        """Return how many live channel tables a host has in a server, and how many the server has."""

    @abstractmethod
    async def count_live(self) -> dict[Phase, int]:
        """Return how many tables are in the lobby and how many are playing. Reads an index, not the tables."""

    # --- messages

    @abstractmethod
    async def close_table(self, table: int) -> None:
        """Close a table whose row cannot be read; everything else in the row stays."""

    @abstractmethod
    async def move_message(self, table: int, message: int | None, *, shown: int = -1) -> None:
        """Save which message shows a table, and the revision that it shows."""

    @abstractmethod
    async def note_shown(self, shown: Mapping[int, int]) -> None:
        """Save the revision that each table's message shows."""

    @abstractmethod
    async def tables_behind(self) -> list[int]:
        """Return the tables whose message shows an old revision, most recent move first.

        A tournament match without a message is left out: the tournament posts it.
        """

    @abstractmethod
    async def pings(self) -> dict[int, Ping]:
        """Return the turn pings that are still posted, by table."""

    @abstractmethod
    async def keep_ping(self, table: int, ping: Ping) -> None:
        """Save the turn ping of a table in place of an earlier one."""

    @abstractmethod
    async def drop_ping(self, table: int) -> None:
        """Delete the turn ping of a table."""

    # --- deadlines

    @abstractmethod
    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        """Return the earliest deadline of a table later than `after`."""

    @abstractmethod
    async def due_tables(self, at: float) -> list[int]:
        """Return the tables whose deadline has passed, earliest first."""

    @abstractmethod
    async def extend_deadlines(self, seconds: float, key: str, value: str) -> None:
        """Move all deadlines of tables and tournaments back and set a meta value, in one transaction."""


class StatsStore(ABC):
    """Scores, the daily village, ratings and rankings."""

    # --- best scores

    @abstractmethod
    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        """Return the best score of a server and of a user; with `private` the user's from all their games."""

    @abstractmethod
    async def best_board(self, guild: int, game: str) -> list[Standing]:
        """Rank the solo players of a server by their best public score."""

    @abstractmethod
    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        """Return the best score of each team in a server, best first."""

    # --- the daily village

    @abstractmethod
    async def know_player(self, guild: int, player: Player) -> None:
        """Save that a user plays the daily village in a server, and their display name there."""

    @abstractmethod
    async def has_daily_players(self, guild: int) -> bool:
        """Whether anyone has used `/daily` in a server."""

    @abstractmethod
    async def daily_try(self, user: int, day: date) -> int | None:
        """Return the table of a user's attempt of a day."""

    @abstractmethod
    async def unfinished_tries(self, user: int) -> list[int]:
        """Return the tables of a user's unfinished attempts, newest day first."""

    @abstractmethod
    async def daily_result(self, user: int, day: date) -> DailyResult | None:
        """Return a user's result of a day."""

    @abstractmethod
    async def daily_board(self, guild: int, first: date, last: date) -> list[Standing]:
        """Rank the daily players of a server by the sum of their scores from `first` to `last`."""

    @abstractmethod
    async def streak_board(self, guild: int, since: date) -> list[Standing]:
        """Rank the daily players of a server by streak; streaks that ended before `since` are left out."""

    @abstractmethod
    async def daily_streaks(self, guild: int, user: int, today: date) -> DailyStreaks | None:
        """Return a user's streaks, or None if they do not play the daily village in this server."""

    @abstractmethod
    async def share_once(self, guild: int, user: int, day: date) -> bool:
        """Save that a user shares a result in a server; return False if they already have."""

    @abstractmethod
    async def take_share_back(self, guild: int, user: int, day: date) -> None:
        """Delete what `share_once` saved, because the result could not be posted."""

    @abstractmethod
    async def has_shared(self, guild: int, user: int, day: date) -> bool:
        """Whether a user has shared a result in a server."""

    # --- ratings

    @abstractmethod
    async def take_in_results(self, key: str) -> int:
        """Rate every unrated result and set a meta value, in one transaction; return how many games there were."""

    @abstractmethod
    async def correct_result(self, table: int, places: Sequence[int]) -> None:
        """Change the places of a finished game and recompute the ratings that follow from them."""

    @abstractmethod
    async def rebuild_ratings(self, guild: int) -> None:
        """Recompute all ratings of a server from its results."""

    @abstractmethod
    async def season(self, guild: int) -> int:
        """Return the number of a server's current season."""

    @abstractmethod
    async def begin_season(self, guild: int, number: int, at: float) -> bool:
        """Begin the season with that number; return False if it is not the next one."""

    @abstractmethod
    async def ranking(self, guild: int, game: str, season: int, least: int) -> list[Ranked]:
        """Rank the players of a game by rating; players with fewer than `least` games come last, without a place."""

    @abstractmethod
    async def played(self, guild: int, user: int) -> list[Played]:
        """Return the games that a user has finished in a server, oldest first."""

    @abstractmethod
    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        """Return a user's record against another user, by game."""

    @abstractmethod
    async def favourite(self, guild: int) -> str | None:
        """Return the game that is played most in a server."""

    @abstractmethod
    async def known_name(self, guild: int, user: int) -> str | None:
        """Return the display name a user had in their last rated game in a server."""


class BadgeStore(ABC):
    """What players have earned. Badges are stored with the move or the tournament that earned them."""

    @abstractmethod
    async def badges(self, guild: int, user: int) -> list[EarnedBadge]:
        """Return a user's badges on a server, oldest first."""

    @abstractmethod
    async def badges_of_table(self, table: int) -> list[EarnedBadge]:
        """Return the badges that a table has earned its players."""

    @abstractmethod
    async def claim_badges(self, guild: int) -> list[EarnedBadge]:
        """Return the badges to announce on a server, oldest first. Nobody gets them again."""

    @abstractmethod
    async def servers_with_news_of_badges(self) -> list[int]:
        """Return the servers that have badges to announce."""


class RoundUpStore(ABC):
    """When the daily round-up of each server is due, and what it tells."""

    @abstractmethod
    async def round_up(self, guild: int) -> RoundUpState:
        """Return what is known about the round-up of a server."""

    @abstractmethod
    async def keep_round_up(self, state: RoundUpState) -> None:
        """Save what is known about the round-up of a server."""

    @abstractmethod
    async def due_round_ups(self, at: float, most: int) -> list[RoundUpState]:
        """Return round-ups that are due, the earliest first."""

    @abstractmethod
    async def next_round_up_at(self) -> float | None:
        """Return when the next round-up is due."""

    @abstractmethod
    async def tournament_news(self, guild: int, since: float, until: float) -> list[TournamentNews]:
        """Return which tournaments of a server began or ended in this time, oldest first."""

    @abstractmethod
    async def hidden_users(self, users: Collection[int]) -> set[int]:
        """Return which of these users have opted out of rankings and statistics."""


class ConfigStore(ABC):
    """Meta values, word lists, and the settings of servers and users."""

    @abstractmethod
    async def get_meta(self, key: str) -> str | None:
        """Return a value about the installation, such as when the bot was last alive."""

    @abstractmethod
    async def metas(self, name: str) -> dict[str, str]:
        """Return a value that each process has for itself, by `ShardScope.key` of all processes there ever were."""

    @abstractmethod
    async def set_meta(self, key: str, value: str) -> None:
        """Set a value about the installation."""

    @abstractmethod
    async def first_meta(self, key: str, value: str) -> str:
        """Set a value about the installation unless it has one; return the one it has."""

    @abstractmethod
    async def words_seen(
        self, channel: int, game: str, *, parent: int | None = None, users: Collection[int] = ()
    ) -> tuple[str, ...]:
        """Return the words that games in a channel have shown, each once, oldest first.

        For a thread also the words of its `parent` channel, and of other threads there that these users have played in.
        """

    @abstractmethod
    async def word_list(self, guild: int) -> tuple[str, ...]:
        """Return a server's own words, or nothing if it has no list."""

    @abstractmethod
    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        """Replace a server's own words; without words its list is deleted."""

    @abstractmethod
    async def server_settings(self, guild: int) -> str | None:
        """Return a server's settings as JSON."""

    @abstractmethod
    async def keep_server_settings(self, guild: int, settings: str) -> None:
        """Replace a server's settings."""

    @abstractmethod
    async def personal_settings(self, user: int) -> str | None:
        """Return a user's settings as JSON."""

    @abstractmethod
    async def keep_personal_settings(self, user: int, settings: str) -> None:
        """Replace a user's settings."""


class PrivacyStore(ABC):
    """What is stored about a user or a server: show, export and delete it, and delete old data."""

    # --- users

    @abstractmethod
    async def visited(self, user: int, *, here: bool = False) -> list[int]:
        """Return every table that a user has been at; with `here` only those in servers of this process."""

    @abstractmethod
    async def seats_moved(self, table: int, user: int) -> set[int]:
        """Return the seats of a table that a user has made moves for."""

    @abstractmethod
    async def personal_counts(self, user: int, guild: int | None) -> Counts:
        """Count what is stored about a user, in one server or in all."""

    @abstractmethod
    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return the rows that belong to a user, by database table."""

    @abstractmethod
    async def personal_part(self, user: int, table: int) -> dict[str, Any] | None:
        """Return what a user has done at a table, and nothing about other players."""

    @abstractmethod
    async def request_deletion(self, user: int, at: float) -> None:
        """Save that a user wants all their data deleted."""

    @abstractmethod
    async def requested_deletions(self) -> list[int]:
        """Return the users whose data is still to be deleted."""

    @abstractmethod
    async def forget_at(self, user: int, after: TableRecord) -> int:
        """Save a table without a user and anonymise their moves and results there; return the revision."""

    @abstractmethod
    async def forget_rest(self, user: int, at: float) -> bool:
        """Delete a user's own rows; return False, and do nothing, while a table still refers to them."""

    # --- servers

    @abstractmethod
    async def known_servers(self) -> set[int]:
        """Return every server that something is stored about."""

    @abstractmethod
    async def note_servers(self, *, gone: Collection[int], here: Collection[int], at: float) -> None:
        """Save which servers the bot has been removed from, and which it is in."""

    @abstractmethod
    async def departed(self, before: float) -> list[int]:
        """Return the servers that the bot was removed from before a time."""

    @abstractmethod
    async def tables_on(self, guild: int, most: int) -> list[int]:
        """Return at most `most` tables of a server."""

    @abstractmethod
    async def forget_server(self, guild: int, at: float) -> bool:
        """Delete a server's rows; return False if it still has tables or the bot has been invited again."""

    # --- old data

    @abstractmethod
    async def old_tables(self, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
        """Return tables with ids above `after` opened before a time, and whether they have been idle since then."""

    @abstractmethod
    async def discard_tables(self, tables: Sequence[int]) -> None:
        """Delete tables with their moves and results."""

    @abstractmethod
    async def size(self) -> int:
        """Return the size of the database in bytes."""

    @abstractmethod
    async def release_pages(self, most: int) -> int:
        """Give at most `most` unused pages back to the file system; return how many can still be given back."""

    @abstractmethod
    async def truncate_log(self) -> bool:
        """Empty the write-ahead log, which holds copies of deleted rows; return False if it is being read."""

    @abstractmethod
    async def wipe(self) -> bool:
        """Rewrite the database without any trace of deleted data; return False if it is being read."""


class SeriesStore(ABC):
    """Series of tournaments, and leagues over the daily challenge."""

    @abstractmethod
    async def keep(self, series: Series) -> None:
        """Add or replace a series."""

    @abstractmethod
    async def load(self, series_id: int) -> Series | None:
        """Return a series."""

    @abstractmethod
    async def running(self, guild: int) -> list[Series]:
        """Return the series of a server that have not ended, by name."""

    @abstractmethod
    async def due(self, at: float) -> list[Series]:
        """Return the series whose deadline has passed, earliest first."""

    @abstractmethod
    async def nearest_deadline(self) -> float | None:
        """Return the earliest deadline of a series."""

    @abstractmethod
    async def end_in(self, channel: int) -> None:
        """End the series of a channel."""

    @abstractmethod
    async def finished_events(self, series_id: int, *, most: int) -> list[int]:
        """Return the newest tournaments of a series that are over, oldest first."""


class TournamentStore(ABC):
    """Tournaments, their entrants and matches, their outbox, and who changed what."""

    @abstractmethod
    async def add(self, tournament: Tournament, deadline: float | None, *, series: Series | None = None) -> Tournament:
        """Add a tournament and return it with an id; save its series too. Raise PlaceTaken if the event is known."""

    @abstractmethod
    async def save(
        self, before: Tournament, after: Tournament, deadline: float | None, *, series: Series | None = None
    ) -> Tournament:
        """Save a change with its outbox tasks and journal entries, and a series, in one transaction."""

    @abstractmethod
    async def load(self, tournament: int) -> Tournament | None:
        """Return a tournament with its entrants and matches."""

    @abstractmethod
    async def of_guild(self, guild: int, *, most: int) -> list[TournamentRecord]:
        """Return the tournaments of a server: open and running ones first, then newest first."""

    @abstractmethod
    async def live(self) -> list[int]:
        """Return the tournaments that are announced or running."""

    @abstractmethod
    async def abandoned(self, before: float) -> list[int]:
        """Return the announced or running tournaments in which nothing has happened since a time."""

    @abstractmethod
    async def discard_old(self, before: float, at: float) -> int:
        """Delete the tournaments that ended before a time; return how many there were."""

    @abstractmethod
    async def trim(self, before: float, *, lines: int) -> None:
        """Shorten the journals of tournaments that ended before a time to what is shown."""

    @abstractmethod
    async def discard_drafts(self, at: float) -> None:
        """Delete the drafts that were not announced within a day."""

    @abstractmethod
    async def in_thread(self, thread: int) -> tuple[int, int] | None:
        """Return the tournament and match that are played in a thread."""

    @abstractmethod
    async def at_table(self, table: int) -> tuple[int, int] | None:
        """Return the tournament and match that are played at a table."""

    @abstractmethod
    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        """Return the earliest deadline of a tournament later than `after`."""

    @abstractmethod
    async def due(self, at: float) -> list[int]:
        """Return the tournaments whose deadline has passed, earliest first."""

    @abstractmethod
    async def tasks(self, tournament: int) -> list[OutboxTask]:
        """Return the outbox tasks of a tournament, oldest first."""

    @abstractmethod
    async def count_attempt(self, task: OutboxTask) -> None:
        """Count an attempt at an outbox task."""

    @abstractmethod
    async def delete_task(self, task: OutboxTask) -> None:
        """Delete an outbox task."""

    @abstractmethod
    async def with_tasks(self) -> list[int]:
        """Return the tournaments that have outbox tasks."""

    @abstractmethod
    async def journal(self, tournament: int, *, most: int = 1000, automatic: bool | None = None) -> list[JournalEntry]:
        """Return who changed what, newest first; with `automatic` only what the bot did, or only what users did."""


class Store(TableStore, StatsStore, BadgeStore, RoundUpStore, ConfigStore, PrivacyStore):
    """Everything that the bot stores."""

    leases: LeaseStore | None = None  # None: only one process can use the database

    @property
    @abstractmethod
    def tournaments(self) -> TournamentStore:
        """The tournaments, in the same database."""

    @property
    @abstractmethod
    def series(self) -> SeriesStore:
        """The series of tournaments, in the same database."""

    @property
    @abstractmethod
    def social(self) -> SocialStore:
        """Alerts, blocks, presets and searches for players, in the same database."""

    @abstractmethod
    async def close(self) -> None:
        """Finish all writes and close the database."""
