"""Where tables are kept. `Store` is all the rest of the house knows; SQL stays in this package."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Mapping, Sequence
from datetime import date
from typing import Any, Protocol

from bot.privacy.counts import Counts
from bot.stats.records import Bests, DailyResult, DailyStreaks, Meeting, Played, Ranked, Standing, TeamBest
from bot.tables.record import Phase, Ping, Player, Saved, TableRecord
from bot.tournaments.model import Act, Affair, OutboxTask, TournamentRecord
from rules.table import Entry, Position

ALIVE_AT = "alive_at"  # the fact of when the bot was last alive
INVALID_REQUESTS = "invalid_requests"  # the fact of how many were made in ten minutes, and when that was noted
COMMANDS = "commands"  # the fact of which commands Discord was told
WIPE_SINCE = "wipe_since"  # the fact that something was deleted whose traces are still to be wiped from the file


StoreFault = sqlite3.DatabaseError  # whatever a store is asked, this is raised when its database fails


class PlaceTaken(Exception):
    """The channel has a table already, or this person a private one of this kind."""


class StoreUnusable(Exception):
    """The database cannot be used; the message says why and what to do."""


class StoreBusy(StoreUnusable):
    """Another program holds the database."""


class Tournaments(Protocol):
    """Where tournaments are kept."""

    async def add(self, affair: Affair, deadline: float | None) -> Affair:
        """Keep a new tournament and give it its number."""

    async def save(self, before: Affair, after: Affair, deadline: float | None) -> Affair:
        """Keep a change, with what it asks to be done and who made it: all of it or nothing."""

    async def load(self, tournament: int) -> Affair | None:
        """All of a tournament."""

    async def of_guild(self, guild: int, *, most: int) -> list[TournamentRecord]:
        """The tournaments of a server, those under way first, then the newest."""

    async def live(self) -> list[int]:
        """The tournaments that are to come or under way."""

    async def abandoned(self, before: float) -> list[int]:
        """The tournaments that are to come or under way, and in which nothing has happened since a time."""

    async def discard_old(self, before: float, at: float) -> int:
        """Delete tournaments that ended before a time; returns how many."""

    async def trim(self, before: float, *, lines: int) -> None:
        """Of tournaments that ended before a time, delete what nobody can see any more."""

    async def discard_drafts(self, at: float) -> None:
        """Delete drafts that nobody has announced within a day."""

    async def in_thread(self, thread: int) -> tuple[int, int] | None:
        """The tournament and match that are played in a thread."""

    async def at_table(self, table: int) -> tuple[int, int] | None:
        """The tournament and match that are played at a table."""

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        """When the next tournament needs the clock, leaving out deadlines up to a time."""

    async def due(self, at: float) -> list[int]:
        """The tournaments whose deadline has come."""

    async def next_task(
        self, tournament: int, *, but: Collection[str] = (), skip: Collection[int] = ()
    ) -> OutboxTask | None:
        """What is to be done first, leaving out some kinds and some that were put off."""

    async def trying(self, task: OutboxTask) -> None:
        """Note that it is about to be done."""

    async def done(self, task: OutboxTask) -> None:
        """Note that it has been done, or never will be."""

    async def with_tasks(self) -> list[int]:
        """The tournaments that have something to be done."""

    async def journal(self, tournament: int, *, most: int = 1000) -> list[Act]:
        """Who changed what, the newest first."""


class Store(Protocol):
    """Durable storage: when a method that changes something returns, the change survives a crash."""

    @property
    def tournaments(self) -> Tournaments:
        """Where tournaments are kept."""

    async def add_table(self, record: TableRecord, deadline: float | None) -> TableRecord:
        """Keep a new table and give it its number; raises PlaceTaken."""

    async def add_dealt_table(
        self, record: TableRecord, seed: str, position: Position, *, salt: str = ""
    ) -> TableRecord:
        """Keep a new table together with its deal; raises PlaceTaken."""

    async def load_table(self, table: int) -> Saved | None:
        """All that is kept of a table."""

    async def live_table(self, channel: int) -> int | None:
        """The table that occupies a channel."""

    async def table_of(self, purpose: str) -> int | None:
        """The table of a match, while it is being played or once it is over."""

    async def tables_in_threads(self, channel: int) -> list[int]:
        """The live tables in threads that were opened for them in a channel."""

    async def private_tables(self, guild: int, user: int) -> list[int]:
        """The private tables that somebody has open in a server, the newest first."""

    async def tables_of(self, guild: int, user: int, most: int) -> list[int]:
        """The live tables of a server at which somebody sits, the newest first."""

    async def count_hosted(self, guild: int, host: int) -> tuple[int, int]:
        """How many live tables in channels somebody has opened on a server, and how many there are in all."""

    async def count_live(self) -> dict[Phase, int]:
        """How many tables are in the lobby, and how many are playing."""

    async def save_table(self, record: TableRecord, deadline: float | None) -> int:
        """Keep a changed record and return its revision; a table that is not live loses its deadline."""

    async def deal_table(self, record: TableRecord, seed: str, position: Position, *, salt: str = "") -> int:
        """Keep the deal together with the record; returns the revision."""

    async def append_move(
        self,
        table: int,
        players: tuple[Player, ...],
        entry: Entry,
        after: Position,
        *,
        reseats: TableRecord | None = None,
    ) -> int:
        """Keep a move, the position after it, who sits there and is host if it `reseats`, and the result.

        Returns the revision. Raises KeySeen.
        """

    async def move_message(self, table: int, message: int | None, *, shown: int = -1) -> None:
        """Remember which message shows the table, and the revision that it shows."""

    async def note_shown(self, shown: Mapping[int, int]) -> None:
        """Remember the revision that each table's message shows."""

    async def tables_behind(self) -> list[int]:
        """The tables whose message does not show their newest revision, those with the newest moves first."""

    async def live_places(self) -> list[tuple[int, int, int]]:
        """Every live public table with its server and channel."""

    async def journal(self, table: int) -> list[Entry]:
        """Every move of a table."""

    async def finished_tables(self, guild: int, channel: int, most: int) -> list[TableRecord]:
        """The tables shown in a channel whose game is over, the newest first."""

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        """When the next table needs the clock, leaving out deadlines up to a time."""

    async def due_tables(self, at: float) -> list[int]:
        """The tables whose deadline has come."""

    async def running_tables(self, games: Collection[str]) -> list[int]:
        """The tables at which one of these games is being played against a deadline."""

    async def public_games(self, games: Collection[str]) -> list[int]:
        """The tables at which one of these games is being played for everybody to see."""

    async def last_move_at(self, table: int) -> float | None:
        """When the last move was made, if there was one."""

    async def pings(self) -> dict[int, Ping]:
        """The messages that call people, by table."""

    async def keep_ping(self, table: int, ping: Ping) -> None:
        """Remember the message that calls people to a table, in place of the one there was."""

    async def drop_ping(self, table: int) -> None:
        """There is no such message any more."""

    async def extend_deadlines(self, seconds: float, fact: str, value: str) -> None:
        """Give everybody the time back that the bot was away, and keep the fact that it was given: both or neither."""

    async def recall(self, fact: str) -> str | None:
        """A small fact about the house, such as when the bot was last alive."""

    async def remember(self, fact: str, value: str) -> None:
        """Keep such a fact."""

    async def words_seen(
        self, channel: int, game: str, *, parent: int | None = None, users: Collection[int] = ()
    ) -> tuple[str, ...]:
        """The words that games in this channel have shown, as their states tell, each once, oldest first.

        For a thread also those of its `parent`, and those of other threads there that these people have been in.
        """

    async def word_list(self, guild: int) -> tuple[str, ...]:
        """The words of a server's own; none if it has no list."""

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        """Keep a server's own words in place of those it had; without words the list is gone."""

    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        """The best score on a server and one's own: of its public games or, in private, of all there are."""

    async def best_board(self, guild: int, game: str) -> list[Standing]:
        """Those who played a game alone on a server by their best score; private games are left out."""

    async def know_player(self, guild: int, player: Player) -> None:
        """Somebody plays the daily village on this server, under this name."""

    async def daily_try(self, user: int, day: date) -> int | None:
        """The table of somebody's one try of a day."""

    async def unfinished_tries(self, user: int) -> list[int]:
        """The tables of somebody's tries that wait to be finished, the newest day first."""

    async def daily_result(self, user: int, day: date) -> DailyResult | None:
        """How somebody did that day."""

    async def daily_board(self, guild: int, first: date, last: date) -> list[Standing]:
        """Those known on a server by the sum of their scores in these days."""

    async def streak_board(self, guild: int, since: date) -> list[Standing]:
        """Those known on a server by the days in a row they have played, if the last one is not before `since`."""

    async def share_once(self, guild: int, user: int, day: date) -> bool:
        """Note that somebody shares their result of a day on a server; False if they have done so before."""

    async def take_share_back(self, guild: int, user: int, day: date) -> None:
        """It could not be shared after all."""

    async def has_shared(self, guild: int, user: int, day: date) -> bool:
        """Has somebody shared their result of a day on a server?"""

    async def take_in_results(self, fact: str) -> int:
        """Rate every result that is not rated yet, and keep the fact that it was done: both or neither."""

    async def season(self, guild: int) -> int:
        """The season a server is in."""

    async def begin_season(self, guild: int, number: int, at: float) -> bool:
        """Begin the season of that number; False if it is not the next one, or has begun already."""

    async def correct_result(self, table: int, places: Sequence[int]) -> None:
        """Put the places of a finished game right, and all ratings that follow from them."""

    async def rebuild_ratings(self, guild: int) -> None:
        """Make all ratings of a server again from its results."""

    async def ranking(self, guild: int, game: str, season: int, least: int) -> list[Ranked]:
        """The rivals of a game, the best first; after them, without a place, those with fewer than so many games."""

    async def played(self, guild: int, user: int) -> list[Played]:
        """The games that somebody has finished on a server, the oldest first."""

    async def meetings(self, guild: int, user: int, other: int) -> list[Meeting]:
        """How somebody fared with another, game by game."""

    async def team_bests(self, guild: int, game: str) -> list[TeamBest]:
        """What people have reached together, each team once, the best first."""

    async def daily_streaks(self, guild: int, user: int, today: date) -> DailyStreaks | None:
        """The days in a row that somebody known on a server has played."""

    async def favourite(self, guild: int) -> str | None:
        """The game that most seats of a server have finished."""

    async def has_daily_players(self, guild: int) -> bool:
        """Has anybody typed `/daily` on this server?"""

    async def known_name(self, guild: int, user: int) -> str | None:
        """The name somebody had in the last game that counted here."""

    async def server_settings(self, guild: int) -> str | None:
        """What a server has chosen, as JSON."""

    async def keep_server_settings(self, guild: int, settings: str) -> None:
        """Keep what a server has chosen, in place of what it had."""

    async def personal_settings(self, user: int) -> str | None:
        """What a person has chosen, as JSON."""

    async def keep_personal_settings(self, user: int, settings: str) -> None:
        """Keep what a person has chosen, in place of what they had."""

    async def visited(self, user: int) -> list[int]:
        """Every table that somebody has been at."""

    async def seats_moved(self, table: int, user: int) -> set[int]:
        """The seats of a table that somebody has played."""

    async def personal_counts(self, user: int, guild: int | None) -> Counts:
        """How much is kept about somebody, on one server or in all."""

    async def personal_rows(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """The rows that belong to somebody, by table."""

    async def personal_part(self, user: int, table: int) -> dict[str, Any] | None:
        """What somebody has done at a table."""

    async def request_deletion(self, user: int, at: float) -> None:
        """Somebody wants everything about them deleted."""

    async def requested_deletions(self) -> list[int]:
        """Those who are still to be forgotten."""

    async def forget_at(self, user: int, after: TableRecord) -> int:
        """Keep a table that somebody has been taken out of, and take them out of its journal and result.

        Returns the revision.
        """

    async def forget_rest(self, user: int, at: float) -> bool:
        """Delete what is somebody's own; False, and nothing is done, while they are still to be found at a table."""

    async def known_servers(self) -> set[int]:
        """Every server that something is kept about."""

    async def note_servers(self, *, gone: Collection[int], here: Collection[int], at: float) -> None:
        """The bot is not on some servers any more, and is on others, perhaps again."""

    async def departed(self, before: float) -> list[int]:
        """The servers that the bot left before a time."""

    async def tables_on(self, guild: int, most: int) -> list[int]:
        """Some tables of a server."""

    async def forget_server(self, guild: int, at: float) -> bool:
        """Delete what is a server's, if it has no tables any more and the bot is still away."""

    async def old_tables(self, *, live: bool, before: float, after: int, most: int) -> list[tuple[int, bool]]:
        """Tables with numbers above `after`, opened before a time, and whether nothing has happened there since."""

    async def discard_tables(self, tables: Sequence[int]) -> None:
        """Delete tables with their journals and results."""

    async def size(self) -> int:
        """How large the file is, in bytes."""

    async def wipe(self) -> bool:
        """Write the file anew, so that nothing deleted is left in it; False if somebody reads it just now."""

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
