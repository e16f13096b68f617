"""A director with a store, a clock that is moved by hand, tables that end as they are told, and nobody on Discord."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from bot.busy import Busy
from bot.record import Sitter
from bot.store.sqlite import SqliteStore
from bot.tournament.director import Director, Draft
from bot.tournament.fitting import default_options, seats_for, team_for
from bot.tournament.matches import Ended
from bot.tournament.model import Affair, Duty, TournamentSettings
from rules.game import Outcome
from rules.tournament.model import Format, Match, Plan

GAMES: dict[Format, str] = {"duplicate": "rokujika"}
ORGANISER = 999
LED = {"by": ORGANISER, "manager": True}


@dataclass
class FakeTable:
    occasion: str
    people: tuple[Sitter, ...]
    seed: str
    outcome: Outcome | None = None
    closed: bool = False


@dataclass
class FakeHall:
    """Tables that outlive the director, as those in the store do."""

    tables: dict[int, FakeTable] = field(default_factory=dict)
    to_act: frozenset[int] = frozenset()
    left: list[tuple[int, int]] = field(default_factory=list)

    async def deal(self, *, occasion, people, seed, **_about) -> int:
        for number, table in self.tables.items():
            if table.occasion == occasion and not table.closed:
                return number
        self.tables[len(self.tables) + 1] = FakeTable(occasion, people, seed)
        return len(self.tables)

    async def ended(self, table: int) -> Ended | None:
        one = self.tables[table]
        return Ended(one.outcome) if one.outcome or one.closed else None

    async def awaited(self, _table: int) -> frozenset[int]:
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
        self.done: list[Duty] = []
        self.restarts = 0
        self.luck = Random(7)

    async def open(self) -> House:
        self.store = await SqliteStore.open(self.path)
        self.director = Director(self.store, self.hall, lambda: self.now, Busy())
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
        record = await self.director.sketch(draft)
        return (await self.director.announce(record.id, ORGANISER)).id

    async def sign_up(self, tournament: int, *users: int) -> None:
        for user in users:
            await self.director.sign_up(tournament, Sitter(user=user, name=f"P{user}"))

    async def leap(self, seconds: float) -> None:
        self.now += seconds
        await self.director._ring()

    async def affair(self, tournament: int = 1) -> Affair:
        return await self.director.affair(tournament)

    async def errands(self, tournament: int = 1) -> None:
        """Do on Discord what is to be done there: threads are numbers."""
        store = self.store.tournaments
        while (duty := await store.next_duty(tournament)) is not None:
            row = (await self.affair(tournament)).row(duty.match)
            if duty.what == "open" and row.stage == "planned":
                await self.director.thread_made(tournament, duty.match, 1000 + duty.match)
                await self.director.called(tournament, duty.match)
            if duty.what == "again":
                await self.director.called(tournament, duty.match)
            await store.done(duty)
            self.done.append(duty)

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
            order = self.luck.sample(range(len(one.people)), len(one.people))
            places = tuple(1 + seat for seat in order)
        scores = tuple(100 - 10 * place + self.luck.randrange(5) for place in places)
        one.outcome = Outcome(places=places, scores=scores, reason="test")
        self.director.table_over(table, one.occasion)
        await self.settled()

    async def settled(self) -> None:
        import asyncio

        while self.director._errands:
            await asyncio.wait(self.director._errands)

    async def open_matches(self, tournament: int = 1) -> list[Match]:
        return [match for match, _ in (await self.affair(tournament)).open_rows()]


async def began(house: House, format: str = "swiss", people: int = 4, **changes) -> int:
    tournament = await house.announce(format, **changes)
    await house.sign_up(tournament, *range(1, people + 1))
    await house.director.begin(tournament, **LED)
    await house.errands(tournament)
    return tournament


async def whats(house: House, tournament: int = 1) -> list[str]:
    return [act.what for act in reversed(await house.store.tournaments.journal(tournament))]


def draft_of(organiser: int) -> Draft:
    plan, settings = Plan(format="swiss"), TournamentSettings()
    return Draft(guild=5, channel=10, organiser=organiser, name="Mine", game="one-shot", plan=plan, settings=settings)
