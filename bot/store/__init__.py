"""Where tables are kept. `Store` is all the rest of the house knows; SQL stays in this package."""

from __future__ import annotations

from collections.abc import Collection
from datetime import date
from typing import Protocol

from bot.record import Phase, Saved, Sitter, TableRecord
from bot.scores import Bests, DailyResult, Standing
from bot.tournament.model import Act, Affair, Duty, TournamentRecord
from rules.table import Entry, Position

ALIVE_AT = "alive_at"  # the fact of when the bot was last alive
COMMANDS = "commands"  # the fact of which commands Discord was told


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

    async def in_thread(self, thread: int) -> tuple[int, int] | None:
        """The tournament and match that are played in a thread."""

    async def at_table(self, table: int) -> tuple[int, int] | None:
        """The tournament and match that are played at a table."""

    async def nearest_deadline(self, *, after: float = 0.0) -> float | None:
        """When the next tournament needs the clock, leaving out deadlines up to a time."""

    async def due(self, at: float) -> list[int]:
        """The tournaments whose deadline has come."""

    async def next_duty(self, tournament: int, *, but: Collection[str] = (), skip: Collection[int] = ()) -> Duty | None:
        """What is to be done first, leaving out some kinds and some that were put off."""

    async def trying(self, duty: Duty) -> None:
        """Note that it is about to be done."""

    async def done(self, duty: Duty) -> None:
        """Note that it has been done, or never will be."""

    async def with_duties(self) -> list[int]:
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

    async def add_dealt_table(self, record: TableRecord, seed: str, position: Position) -> TableRecord:
        """Keep a new table together with its deal; raises PlaceTaken."""

    async def load_table(self, table: int) -> Saved | None:
        """All that is kept of a table."""

    async def live_table(self, channel: int) -> int | None:
        """The table that occupies a channel."""

    async def table_of(self, occasion: str) -> int | None:
        """The table of a match, while it is being played or once it is over."""

    async def private_tables(self, guild: int, user: int) -> list[int]:
        """The private tables that somebody has open in a server, the newest first."""

    async def tables_of(self, guild: int, user: int, most: int) -> list[int]:
        """The live tables of a server at which somebody sits, the newest first."""

    async def count_live(self) -> dict[Phase, int]:
        """How many tables are in the lobby, and how many are playing."""

    async def save_table(self, record: TableRecord, deadline: float | None) -> None:
        """Keep a changed record; a table that is not live loses its deadline."""

    async def deal_table(self, record: TableRecord, seed: str, position: Position) -> None:
        """Keep the deal together with the record."""

    async def append_move(self, table: int, people: tuple[Sitter, ...], entry: Entry, after: Position) -> None:
        """Keep a move, the position after it and, at the end, the result; raises KeySeen."""

    async def move_message(self, table: int, message: int | None) -> None:
        """Remember which message shows the table."""

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

    async def extend_deadlines(self, seconds: float, fact: str, value: str) -> None:
        """Give everybody the time back that the bot was away, and keep the fact that it was given: both or neither."""

    async def recall(self, fact: str) -> str | None:
        """A small fact about the house, such as when the bot was last alive."""

    async def remember(self, fact: str, value: str) -> None:
        """Keep such a fact."""

    async def words_seen(self, channel: int, game: str) -> tuple[str, ...]:
        """The words that games in this channel have shown, as their states tell, oldest first."""

    async def word_list(self, guild: int) -> tuple[str, ...]:
        """The words of a server's own; none if it has no list."""

    async def keep_word_list(self, guild: int, words: tuple[str, ...]) -> None:
        """Keep a server's own words in place of those it had; without words the list is gone."""

    async def bests(self, guild: int, game: str, user: int, *, private: bool) -> Bests:
        """The best score on a server and one's own: of its public games or, in private, of all there are."""

    async def best_board(self, guild: int, game: str) -> list[Standing]:
        """Those who played a game alone on a server by their best score; private games are left out."""

    async def know_player(self, guild: int, sitter: Sitter) -> None:
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

    async def server_settings(self, guild: int) -> str | None:
        """What a server has chosen, as JSON."""

    async def keep_server_settings(self, guild: int, settings: str) -> None:
        """Keep what a server has chosen, in place of what it had."""

    async def personal_settings(self, user: int) -> str | None:
        """What a person has chosen, as JSON."""

    async def keep_personal_settings(self, user: int, settings: str) -> None:
        """Keep what a person has chosen, in place of what they had."""

    async def close(self) -> None:
        """Finish what is being written and let go of the database."""
