"""A director with a store, a clock that is moved by hand, tables that end as they are told, and nobody on Discord."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.pending_work import PendingWork
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Player
from bot.tournaments.formats import default_options, seats_for, team_for
from bot.tournaments.matches import Ended
from bot.tournaments.model import Affair, OutboxTask, TournamentSettings
from bot.tournaments.service import Draft, TournamentService
from rules.game import Outcome
from rules.tournament.model import Format, Match, Plan

GAMES: dict[Format, str] = {"duplicate": "rokujika"}
ORGANISER = 999
LED = {"by": ORGANISER, "manager": True}


@dataclass
class FakeTable:
    purpose: str
    players: tuple[Player, ...]
    seed: str
    outcome: Outcome | None = None
    closed: bool = False


@dataclass
class FakeHall:
    """Tables that outlive the director, as those in the store do."""

    tables: dict[int, FakeTable] = field(default_factory=dict)
    to_act: frozenset[int] = frozenset()
    left: list[tuple[int, int]] = field(default_factory=list)

    async def deal(self, *, purpose, players, seed, **_about) -> int:
        for number, table in self.tables.items():
            if table.purpose == purpose and not table.closed:
                return number
        self.tables[len(self.tables) + 1] = FakeTable(purpose, players, seed)
        return len(self.tables)

    async def ended(self, table: int) -> Ended | None:
        one = self.tables[table]
        return Ended(one.outcome) if one.outcome or one.closed else None

    async def waiting_for(self, _table: int) -> frozenset[int]:
        return self.to_act

    async def stop(self, _table: int) -> None:
        pass

    async def leave(self, table: int, user: int) -> None:
        self.left.append((table, user))

    async def close(self, table: int) -> None:
        self.tables[table].closed = True


class House:
    """What a test speaks to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.now = 1_000_000.0
        self.hall = FakeHall()
        self.done: list[OutboxTask] = []
        self.restarts = 0
        self.rng = Random(7)

    async def open(self) -> House:
        self.store = await SqliteStore.open(self.path)
        self.director = TournamentService(self.store, self.hall, lambda: self.now, PendingWork())
        await self.director.start()
        return self

    async def close(self) -> None:
        await self.director.stop()
        await self.store.close()

    async def restart(self) -> None:
        """The bot dies; whatever it knew is gone."""
        self.restarts += 1
        await self.close()
        await self.open()

    async def announce(self, format: Format = "swiss", size: int = 32, **changes) -> int:
        game = changes.pop("game", GAMES.get(format, "one-shot"))
        options = {**default_options(game), **changes.pop("options", {})}
        plan = Plan(format=format, seats=seats_for(game, format, options), rounds=changes.pop("rounds", 0))
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
        record = await self.director.create_draft(draft)
        return (await self.director.announce(record.id, ORGANISER)).id

    async def sign_up(self, tournament: int, *users: int) -> None:
        for user in users:
            await self.director.sign_up(tournament, Player(user=user, name=f"P{user}"))

    async def leap(self, seconds: float) -> None:
        self.now += seconds
        await self.director._fire()

    async def affair(self, tournament: int = 1) -> Affair:
        return await self.director.affair(tournament)

    async def handlers(self, tournament: int = 1) -> None:
        """Do on Discord what is to be done there: threads are numbers."""
        store = self.store.tournaments
        while (task := await store.next_task(tournament)) is not None:
            row = (await self.affair(tournament)).row(task.match)
            if task.what == "open" and row.stage == "planned":
                await self.director.thread_made(tournament, task.match, 1000 + task.match)
                await self.director.called(tournament, task.match)
            if task.what == "again":
                await self.director.called(tournament, task.match)
            await store.done(task)
            self.done.append(task)

    async def ready(self, match: Match, *but: int, tournament: int = 1) -> None:
        """Everybody of a match is here, but for those entrants."""
        affair = await self.affair(tournament)
        for entrant in match.entrants:
            for person in affair.members(entrant):
                if entrant not in but and person.status != "dropped":
                    await self.director.get_ready(tournament, match.number, person.user)

    async def finish(self, table: int, places: tuple[int, ...] | None = None) -> None:
        """A game ends."""
        one = self.hall.tables[table]
        if places is None:
            order = self.rng.sample(range(len(one.players)), len(one.players))
            places = tuple(1 + seat for seat in order)
        scores = tuple(100 - 10 * place + self.rng.randrange(5) for place in places)
        one.outcome = Outcome(places=places, scores=scores, reason="test")
        self.director.table_over(table, one.purpose)
        await self.settled()

    async def settled(self) -> None:
        import asyncio

        while self.director._errands:
            await asyncio.wait(self.director._errands)

    async def open_matches(self, tournament: int = 1) -> list[Match]:
        return [match for match, _ in (await self.affair(tournament)).open_rows()]


async def began(house: House, format: str = "swiss", players: int = 4, **changes) -> int:
    tournament = await house.announce(format, **changes)
    await house.sign_up(tournament, *range(1, players + 1))
    await house.director.begin(tournament, **LED)
    await house.handlers(tournament)
    return tournament


async def whats(house: House, tournament: int = 1) -> list[str]:
    return [act.what for act in reversed(await house.store.tournaments.journal(tournament))]


def draft_of(organiser: int) -> Draft:
    plan, settings = Plan(format="swiss"), TournamentSettings()
    return Draft(guild=5, channel=10, organiser=organiser, name="Mine", game="one-shot", plan=plan, settings=settings)
