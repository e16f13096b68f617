"""A TournamentService with a real store, a manual clock, fake tables, and no Discord."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from types import SimpleNamespace
from typing import Any

from bot.ops.metrics import Metrics
from bot.stopping import PendingWork
from bot.store.location import Location
from bot.store.opening import open_store
from bot.tables.record import Player
from bot.tournaments.model import OutboxTask, Tournament, TournamentSettings
from bot.tournaments.planning.formats import default_options, seats_for, team_for
from bot.tournaments.service import Draft, TournamentService
from rules.game import Outcome
from rules.tournament.model import Format, Match, Plan

GAMES: dict[Format, str] = {"duplicate": "rokujika"}
ORGANISER = 999
AS_ORGANISER = {"by": ORGANISER, "manager": True}


@dataclass
class FakeTable:
    purpose: str
    players: tuple[Player, ...]
    seed: str
    options: dict[str, Any] = field(default_factory=dict)
    outcome: Outcome | None = None
    closed: bool = False

    @property
    def live(self) -> bool:
        return self.outcome is None and not self.closed


@dataclass
class FakeTables:
    """The part of TableService that matches use. Its tables survive a restart, as those in the store do."""

    tables: dict[int, FakeTable] = field(default_factory=dict)
    to_act: frozenset[int] = frozenset()
    left: list[tuple[int, int]] = field(default_factory=list)
    paused: set[int] = field(default_factory=set)

    @property
    def deals(self) -> FakeTables:
        """The same object stands in for the service's parts."""
        return self

    seats = deals

    async def match(self, *, purpose, players, seed, options, **_about) -> SimpleNamespace:
        for number, table in self.tables.items():
            if table.purpose == purpose and not table.closed:
                return SimpleNamespace(id=number)
        self.tables[len(self.tables) + 1] = FakeTable(purpose, players, seed, options)
        return SimpleNamespace(id=len(self.tables))

    async def scene(self, table: int) -> SimpleNamespace:
        found = self.tables[table]
        return SimpleNamespace(record=found, view="a view", outcome=found.outcome)

    async def record(self, table: int) -> FakeTable:
        return self.tables[table]

    async def waiting_for(self, _table: int) -> frozenset[int]:
        return self.to_act

    async def stop_match(self, _table: int) -> None:
        pass

    async def pause_match(self, table: int) -> bool:
        self.paused.add(table)
        return True

    async def resume_match(self, table: int) -> bool:
        self.paused.discard(table)
        return True

    async def leave_match(self, table: int, user: int) -> None:
        self.left.append((table, user))

    async def close(self, table: int, _why: str, _closing: str = "") -> None:
        self.tables[table].closed = True

    def notify_changed(self, _table: int) -> None:
        pass


class Harness:
    """The service under test, and steps that drive it."""

    def __init__(self, location: Location) -> None:
        self.location = location
        self.now = 1_000_000.0
        self.fake_tables = FakeTables()
        self.done: list[OutboxTask] = []
        self.tables: Any = self.fake_tables  # what the service uses
        self.rng = Random(7)

    async def open(self) -> Harness:
        self.store = await open_store(self.location, Metrics())
        self.use_service()
        await self.service.start()
        return self

    def use_service(self) -> None:
        """Create the service, with the tables that are set now."""
        self.service = TournamentService(self.store, self.tables, lambda: self.now, PendingWork())

    async def close(self) -> None:
        await self.service.stop()
        await self.store.close()

    async def restart(self) -> None:
        """Stop the service and start a new one on the same database."""
        await self.close()
        await self.open()

    async def announce(self, format: Format = "swiss", size: int = 32, **changes) -> int:
        game = changes.pop("game", GAMES.get(format, "one-shot"))
        options = {**default_options(game), **changes.pop("options", {})}
        more = {"rounds": changes.pop("rounds", 0), **changes.pop("plan", {})}
        plan = Plan(format=format, seats=seats_for(game, format, options), **more)
        start_at = changes.pop("start_at", None)
        settings = TournamentSettings(size=size, team=team_for(game, options), **changes)
        draft = Draft(
            guild=5,
            channel=10,
            organiser=ORGANISER,
            name="Cup",
            game=game,
            plan=plan,
            settings=settings,
            options=options,
            start_at=start_at,
        )
        record = await self.service.create_draft(draft)
        return (await self.service.announce(record.id, ORGANISER)).id

    async def sign_up(self, tournament_id: int, *users: int) -> None:
        for user in users:
            await self.service.sign_up(tournament_id, Player(user=user, name=f"P{user}"))

    async def advance_clock(self, seconds: float) -> None:
        self.now += seconds
        await self.service.fire_deadlines()

    async def get(self, tournament_id: int = 1) -> Tournament:
        return await self.service.get(tournament_id)

    async def run_outbox(self, tournament_id: int = 1) -> None:
        """Do every outbox task; threads are numbers."""
        store = self.store.tournaments
        while tasks := await store.tasks(tournament_id):
            task = min(tasks, key=lambda task: (task.kind == "open", task.id))
            row = (await self.get(tournament_id)).row(task.match)
            if task.kind == "open" and row.stage == "planned":
                await self.service.matches.set_thread(tournament_id, task.match, 1000 + task.match)
                await self.service.matches.set_called(tournament_id, task.match)
            if task.kind == "again":
                await self.service.matches.set_called(tournament_id, task.match)
            await store.delete_task(task)
            self.done.append(task)

    async def ready(self, match: Match, *absent: int, tournament_id: int = 1) -> None:
        """Mark all players of a match as ready, except for the entrants `but`."""
        tournament = await self.get(tournament_id)
        for entrant in match.entrants:
            for person in tournament.members(entrant):
                if entrant not in absent and person.status != "dropped":
                    await self.service.matches.set_ready(tournament_id, match.number, person.user)

    async def finish(self, table: int, places: tuple[int, ...] | None = None) -> None:
        """End the game of a table; by default in a random order."""
        one = self.fake_tables.tables[table]
        if places is None:
            order = self.rng.sample(range(len(one.players)), len(one.players))
            places = tuple(1 + seat for seat in order)
        scores = tuple(100 - 10 * place + self.rng.randrange(5) for place in places)
        one.outcome = Outcome(places=places, scores=scores, reason="test")
        self.service.matches.on_table_end(table, one.purpose)
        await self.settled()

    async def settled(self) -> None:
        await self.service.settle()

    async def open_matches(self, tournament_id: int = 1) -> list[Match]:
        return [match for match, _ in (await self.get(tournament_id)).open_rows()]


async def start_tournament(harness: Harness, format: str = "swiss", players: int = 4, **changes) -> int:
    tournament_id = await harness.announce(format, **changes)
    await harness.sign_up(tournament_id, *range(1, players + 1))
    await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    await harness.run_outbox(tournament_id)
    return tournament_id


async def journal_actions(harness: Harness, tournament_id: int = 1) -> list[str]:
    return [entry.action for entry in reversed(await harness.store.tournaments.journal(tournament_id))]


def draft_of(organiser: int) -> Draft:
    plan, settings = Plan(format="swiss"), TournamentSettings()
    return Draft(guild=5, channel=10, organiser=organiser, name="Mine", game="one-shot", plan=plan, settings=settings)
