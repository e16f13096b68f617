"""Ratings: games rated a second, alone and with all that is kept of them, against bare calls of openskill."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from random import Random

from openskill.models import BradleyTerryFull

from bench.measure import Figure, best_rates, rate
from bot.store.migrations import migrate
from bot.store.sqlite import ratings
from rules.ratings import NEW
from rules.ratings import rate as rate_game

GAMES = 2000
CROWD = 200
SEATS = 4
FEWER = 400  # games taken in, each some twenty statements


def figures() -> Iterator[Figure]:
    """Four seats a game, drawn from a crowd."""
    hall = Hall()
    pure, kept, again, raw = best_rates(rate_games, hall.take_in, hall.rebuild, raw_games)
    yardstick = f"openskill {rate(raw)}"
    yield Figure("ratings: a game of four", rate(pure), yardstick, pure / raw, 0.4)
    yield Figure("ratings: the same, kept in SQLite", rate(kept), yardstick, kept / raw)
    yield Figure("ratings: made again", rate(again), yardstick, again / raw)


def tables() -> Iterator[list[int]]:
    """Who plays whom; they finish in the order of their seats."""
    rng = Random(1)
    for _ in range(GAMES):
        yield rng.sample(range(1, CROWD + 1), SEATS)


def rate_games() -> int:
    """With our own arithmetic."""
    known = dict.fromkeys(range(1, CROWD + 1), NEW)
    places = range(1, SEATS + 1)
    for players in tables():
        known.update(zip(players, rate_game(places, places, [known[user] for user in players]), strict=True))
    return GAMES


def raw_games() -> int:
    """With nothing around it."""
    model = BradleyTerryFull()
    known = {user: model.rating() for user in range(1, CROWD + 1)}
    for players in tables():
        for user, (rating,) in zip(players, model.rate([[known[user]] for user in players]), strict=True):
            known[user] = rating
    return GAMES


class Hall:
    """A database in memory with games that are over: what is measured is the work of a transaction, not the disk."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self.db)
        for table, players in enumerate(tables(), 1):
            seated = ", ".join(f'{{"name": "p{user}"}}' for user in players)
            self.db.execute(
                "INSERT INTO tables (id, guild, channel, game, host, people, options, language, phase, opened_at) "
                "VALUES (?, 1, 1, 'one-shot', 1, ?, '{}', 'en', 'over', 1)",
                (table, f"[{seated}]"),
            )
            for seat, user in enumerate(players):
                self.db.execute("INSERT INTO results VALUES (?, ?, ?, ?, 0, '', 1, 1)", (table, seat, user, seat + 1))
        self.next = 1

    def take_in(self) -> int:
        """The next games, each as at its last move."""
        self.db.execute("BEGIN")
        for table in range(self.next, self.next + FEWER):
            ratings.take_in(self.db, table)
        self.db.execute("COMMIT")
        self.next += FEWER
        return FEWER

    def rebuild(self) -> int:
        """All that have been taken in."""
        self.db.execute("BEGIN")
        ratings.rebuild(self.db, 1)
        self.db.execute("COMMIT")
        return self.next - 1
