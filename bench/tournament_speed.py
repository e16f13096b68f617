"""Pairing a round of a tournament by the number of entrants, and rating games against bare calls of openskill."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from random import Random

from openskill.models import BradleyTerryFull

from bench.measure import Line, at_least, at_most, best_rates, rate
from bot.store.migrations import migrate
from bot.store.sql import ratings as stored_ratings
from bot.store.sqlite.database import perform
from rules.ratings import NEW
from rules.ratings import rate as rate_game
from rules.tournament.model import Entrant, Plan, Result, Tournament
from rules.tournament.progress import advance, begin

SIZES = (16, 64, 250, 500, 1000)
ROUNDS = 7
PAIRING_GOALS = {500: 3000.0}  # ms of CPU for a round, by entrants
GAMES = 2000
PLAYERS = 200
SEATS = 4
STORED = 400  # games a run, each some twenty statements
RATING_GOAL = 0.4


def pairing() -> Iterator[Line]:
    """The slowest round of a whole tournament, for each size."""
    for plan in (Plan(format="swiss", rounds=ROUNDS), Plan(format="pods", seats=(3, 4), rounds=ROUNDS)):
        smallest = None
        for size in SIZES:
            taken = min(max(_rounds(plan, size)) for _ in range(2))
            smallest = smallest or taken
            note = f"{taken / smallest:.1f}x of {SIZES[0]} entrants"
            what = f"pairing, {plan.format}: slowest of {ROUNDS} rounds, {size} entrants"
            yield at_most(what, taken * 1000, PAIRING_GOALS.get(size), " ms", note=note)


def _rounds(plan: Plan, size: int) -> Iterator[float]:
    """CPU seconds of each round."""
    rng = Random(size)
    entrants = tuple(Entrant(id=number, rating=-number) for number in range(1, size + 1))
    played = Tournament(plan=plan, seed="bench", entrants=entrants)
    started = time.process_time()
    played = begin(played)
    yield time.process_time() - started
    for _ in range(1, plan.rounds):
        matches = []
        for match in played.matches:
            scores = [rng.randrange(5) for _ in match.entrants]
            result = Result(places=tuple(1 + sum(other > score for other in scores) for score in scores))
            matches.append(match.model_copy(update={"result": result}) if match.is_open else match)
        played = played.model_copy(update={"matches": tuple(matches)})
        started = time.process_time()
        played = advance(played)
        yield time.process_time() - started


def ratings() -> Iterator[Line]:
    """Games of four, rated alone, with all that is stored of them, and rated again from what is stored."""
    stored = StoredRatings()
    pure, kept, again, bare = best_rates(_rate_games, stored.take_in, stored.rebuild, _rate_bare)
    for what, ours, goal in (
        ("a game of four", pure, RATING_GOAL),
        ("the same, stored in SQLite", kept, None),
        ("all made again", again, None),
    ):
        yield at_least(
            f"ratings against openskill: {what}", ours / bare, goal, note=f"{rate(ours)} against {rate(bare)}"
        )


def _games() -> Iterator[list[int]]:
    """Who plays whom; they finish in the order of their seats."""
    rng = Random(1)
    for _ in range(GAMES):
        yield rng.sample(range(1, PLAYERS + 1), SEATS)


def _rate_games() -> int:
    known = dict.fromkeys(range(1, PLAYERS + 1), NEW)
    places = range(1, SEATS + 1)
    for people in _games():
        known.update(zip(people, rate_game(places, places, [known[user] for user in people]), strict=True))
    return GAMES


def _rate_bare() -> int:
    model = BradleyTerryFull()
    known = {user: model.rating() for user in range(1, PLAYERS + 1)}
    for people in _games():
        for user, (rating,) in zip(people, model.rate([[known[user]] for user in people]), strict=True):
            known[user] = rating
    return GAMES


class StoredRatings:
    """A database in memory with games that are over: what is measured is the work of a transaction, not the disk."""

    def __init__(self) -> None:
        self.db = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self.db)
        for table, people in enumerate(_games(), 1):
            seated = ", ".join(f'{{"name": "p{user}"}}' for user in people)
            self.db.execute(
                "INSERT INTO tables (id, guild, channel, game, host, players, options, language, phase, opened_at) "
                "VALUES (?, 1, 1, 'one-shot', 1, ?, '{}', 'en', 'over', 1)",
                (table, f"[{seated}]"),
            )
            for seat, user in enumerate(people):
                self.db.execute("INSERT INTO results VALUES (?, ?, ?, ?, 0, '', 1, 1)", (table, seat, user, seat + 1))
        self.next = 1

    def take_in(self) -> int:
        """The next games, each as at its last move."""
        self.db.execute("BEGIN")
        for table in range(self.next, self.next + STORED):
            perform(stored_ratings.take_in(table), self.db)
        self.db.execute("COMMIT")
        self.next += STORED
        return STORED

    def rebuild(self) -> int:
        """All that have been taken in."""
        self.db.execute("BEGIN")
        perform(stored_ratings.rebuild(1), self.db)
        self.db.execute("COMMIT")
        return self.next - 1
