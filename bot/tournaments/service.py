"""Tournaments: drafts, announcement, sign-up and check-in; organising and matches are parts of the service."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Iterable, Mapping
from contextlib import AbstractAsyncContextManager, suppress

import structlog

from bot.rate_limits import RateLimits
from bot.servers.settings import ServerSettingsStore
from bot.stopping import PendingWork
from bot.store.base import Store, StoreFault
from bot.tables.record import OptionValue, Player
from bot.tables.service import TableService
from bot.tournaments.backlog import OutboxBacklog
from bot.tournaments.match_service import MatchService
from bot.tournaments.model import Person, Tournament, TournamentRecord, TournamentSettings
from bot.tournaments.organising import OrganiserService, RatingLookup
from bot.tournaments.penalties import PenaltyService
from bot.tournaments.planning import timing
from bot.tournaments.planning.formats import default_options, require_fit
from bot.tournaments.series.model import Series, from_announced
from bot.tournaments.series.service import SeriesService
from bot.tournaments.sign_up import entry
from bot.tournaments.writer import TournamentWriter
from rules.errors import Refusal
from rules.game import Frozen
from rules.tournament.model import EntrantId, Plan
from rules.tournament.model import Tournament as TournamentState
from rules.tournament.progress import wait

log = structlog.get_logger("onetable.tournaments")

MAX_COUNTED = 1000  # tournaments of a server that are looked at for the limits


class Draft(Frozen):
    """The values of a new draft."""

    guild: int
    channel: int
    organiser: int
    name: str
    game: str
    plan: Plan
    settings: TournamentSettings
    options: dict[str, OptionValue] = {}  # noqa: RUF012 - pydantic copies it
    language: str = "en"
    start_at: float | None = None


async def no_ratings(_guild: int, _game: str, _users: Collection[int]) -> Mapping[int, float]:
    """Rate everyone 0."""
    return {}


class TournamentService:
    """Every method raises a refusal, or returns when the change is durable."""

    def __init__(
        self,
        store: Store,
        tables: TableService,
        clock: Callable[[], float],
        pending: PendingWork,
        *,
        limits: RateLimits | None = None,
        ratings_of: RatingLookup = no_ratings,
        servers: ServerSettingsStore | None = None,
    ) -> None:
        self._servers = servers or ServerSettingsStore(store)
        self.limits = limits  # how many tournaments may be live at a time
        self._writer = TournamentWriter(store, clock, pending, on_deadline=self._handle_deadline)
        self.matches = MatchService(self._writer, tables, self._servers.zone_of)
        self.organising = OrganiserService(self._writer, self.matches, ratings_of)
        self.penalties = PenaltyService(self._writer, self.matches)
        self.backlog = OutboxBacklog()  # kept by the outbox worker
        self.series = SeriesService(store, self._writer, clock, self._servers)

    # --- start and stop

    async def start(self) -> None:
        """Start the deadline timer, let every live tournament catch up, and wake the outbox."""
        await self._writer.start()
        for tournament_id in await self._writer.store.live():
            try:
                await self.matches.catch_up(tournament_id)
            except (ValueError, TypeError, StoreFault) as error:  # its stored data is damaged
                log.error("tournament start failed", tournament=tournament_id, error=str(error))
            except Exception:
                log.exception("tournament start failed", tournament=tournament_id)
        for tournament_id in await self._writer.store.with_tasks():
            self._writer.notify_outbox(tournament_id)
        await self.series.start()

    async def stop(self) -> None:
        """Refuse further changes and wait for those that have begun."""
        await self.series.stop()
        await self._writer.stop()

    async def settle(self) -> None:
        """Wait until the results of ended tables are taken."""
        await self._writer.wait_for_background()

    async def fire_deadlines(self) -> float | None:
        """Handle every deadline that has passed. Return the next one. The timer calls this by itself."""
        return await self._writer.fire_deadlines()

    @property
    def is_closing(self) -> bool:
        """Whether the bot is stopping."""
        return self._writer.is_closing

    def add_outbox_observer(self, observer: Callable[[int], None]) -> None:
        """Call `observer` with a tournament's id whenever it has new outbox tasks."""
        self._writer.outbox_observers.append(observer)

    def add_stop_observer(self, observer: Callable[[], None]) -> None:
        """Call `observer` when the bot stops and no change is accepted any more."""
        self._writer.stop_observers.append(observer)

    @property
    def rounds_running(self) -> int:
        """How many tournaments are being played."""
        return self._writer.rounds_running

    def lock_all(self) -> AbstractAsyncContextManager[None]:
        """Hold every tournament's lock, for changes made directly in the store; drop the cache afterwards."""
        return self._writer.lock_all()

    async def forget_all(self) -> None:
        """Drop all tournaments from memory: another process has changed names in them."""
        async with self.lock_all():
            pass

    # --- drafts

    async def create_draft(self, draft: Draft) -> TournamentRecord:
        """Create a tournament that only its organiser can see."""
        record = TournamentRecord(
            id=0,
            guild=draft.guild,
            channel=draft.channel,
            organiser=draft.organiser,
            name=entry.require_tournament_name(draft.name),
            game=draft.game,
            options=default_options(draft.game) | draft.options,
            settings=draft.settings,
            language=draft.language,
            phase="draft",
            state=TournamentState(plan=draft.plan, seed=secrets.token_hex(16)),
            start_at=draft.start_at,
            made_at=self._writer.clock(),
        )
        return (await self._writer.store.add(Tournament(record=record), None)).record

    async def change_draft(
        self, tournament_id: int, by: int, change: Callable[[TournamentRecord], TournamentRecord]
    ) -> TournamentRecord:
        """Change a draft of this organiser."""

        def changed(tournament: Tournament) -> Tournament:
            _require_draft(tournament, by)
            record = change(tournament.record)
            named = record.model_copy(update={"name": entry.require_tournament_name(record.name)})
            return tournament.model_copy(update={"record": named})

        return (await self._writer.change(tournament_id, changed)).record

    async def announce(self, tournament_id: int, by: int, *, private_threads: bool = False) -> TournamentRecord:
        """Publish a draft and open sign-up. `private_threads`: a duplicate gets private threads."""
        await self._require_below_limits((await self.get(tournament_id)).record.guild, by)
        now = self._writer.clock()

        def change(tournament: Tournament) -> Tournament:
            _require_draft(tournament, by)
            record = tournament.record
            if record.start_at is not None and record.start_at <= now:
                raise Refusal("tournament-refused-past")
            options = require_fit(record.game, record.options, record.state.plan, record.settings)
            is_soon = record.start_at and timing.opens_at(record) - timing.SOON_SECONDS <= now
            hidden = {"private_threads": private_threads and record.is_duplicate}
            after = tournament.with_record(
                phase="signup",
                options=options,
                settings=record.settings.model_copy(update=hidden),
                reminders=("soon",) if is_soon else (),
                made_at=now,
            )
            after = after.add_journal_entry("announced", now, by).add_task("show")
            if record.settings.announce_role is not None:
                after = after.add_task("tell", about="announced")
            has_event = record.settings.event and record.start_at is not None
            return after.add_task("event", to="make") if has_event else after

        async with self._writer.lock(tournament_id) as tournament:
            after, series = await self._with_series(change(tournament))
            record = (await self._writer.save(tournament, after, series)).record
        if series is not None:
            self.series.wake_at(series.deadline)
        log.info("tournament announced", tournament=record.id, guild=record.guild, game=record.game)
        return record

    async def _with_series(self, tournament: Tournament) -> tuple[Tournament, Series | None]:
        """Return an announced tournament as the first event of its series, with the series; or as it is."""
        record = tournament.record
        if record.settings.repeat is None:
            return tournament, None
        if record.start_at is None:
            raise Refusal("tournament-refused-series-start")
        await self.series.require_room(record.guild)
        series = from_announced(record, await self._servers.zone_of(record.guild))
        return tournament.with_record(series=series.id, occurrence=1), series

    async def _require_below_limits(self, guild: int, by: int) -> None:
        if self.limits is not None:
            records = await self._writer.store.of_guild(guild, most=MAX_COUNTED)
            organisers = [record.organiser for record in records if record.live]
            self.limits.require_tournament(own=organisers.count(by), here=len(organisers))

    # --- lookup and sign-up

    def cached(self, tournament_id: int) -> Tournament | None:
        """Return a tournament that is live, or ended lately, from memory, or None. Never reads the store."""
        return self._writer.cached(tournament_id)

    async def get(self, tournament_id: int) -> Tournament:
        """Return a tournament. Raise a refusal if there is none."""
        return await self._writer.get(tournament_id)

    async def sign_up(self, tournament_id: int, player: Player) -> Tournament:
        """Sign a player up; where the format allows it, also after the start."""
        if (await self.get(tournament_id)).record.phase in ("running", "paused"):
            return await self.organising.enter_late(tournament_id, player, by=player.user)
        return await self._writer.change(tournament_id, lambda tournament: entry.sign_up(tournament, player))

    async def sign_up_solo(self, tournament_id: int, player: Player) -> Tournament:
        """Sign up a player without a team for a tournament of teams."""
        return await self._writer.change(tournament_id, lambda tournament: entry.sign_up_solo(tournament, player))

    async def sign_up_team(self, tournament_id: int, captain: Player, name: str, mates: Iterable[Player]) -> Tournament:
        """Sign a team up; its members are invited and have to accept."""
        return await self._writer.change(
            tournament_id, lambda tournament: entry.sign_up_team(tournament, captain, name, mates)
        )

    async def accept(self, tournament_id: int, user: int) -> Tournament:
        """Accept the invitation to a team."""
        return await self._writer.change(tournament_id, lambda tournament: entry.accept(tournament, user))

    async def withdraw(self, tournament_id: int, user: int) -> Tournament:
        """Withdraw a player before the start."""
        return await self._writer.change(tournament_id, lambda tournament: entry.withdraw(tournament, user))

    async def check_in(self, tournament_id: int, user: int) -> Tournament:
        """Check a player in."""
        return await self._writer.change(
            tournament_id, lambda tournament: entry.check_in(tournament, user).add_task("show")
        )

    async def set_waiting(self, tournament_id: int, user: int, *, waiting: bool) -> Tournament:
        """In an arena: put a player into the queue again, or let them take a break, after the match they are in."""
        async with self._writer.lock(tournament_id) as tournament:
            if tournament.record.phase != "running":
                raise Refusal("tournament-refused-not-running")
            person = tournament.person(user)
            if person is None or person.entrant is None:
                raise Refusal("tournament-refused-not-in")
            if waiting and is_called(tournament, person.entrant):
                return tournament
            after = tournament.with_record(state=wait(tournament.state, person.entrant, waiting)).add_task("show")
            return await self.matches.advance(await self._writer.save(tournament, after))

    # --- what is on Discord

    async def set_message(self, tournament_id: int, message: int) -> None:
        """Save which message is the announcement."""
        await self._writer.change(tournament_id, lambda tournament: tournament.with_record(message=message))

    async def set_event(self, tournament_id: int, event: int | None) -> None:
        """Save the Discord scheduled event of a tournament."""
        await self._writer.change(tournament_id, lambda tournament: tournament.with_record(event=event))

    async def record_role_change(self, tournament_id: int, person: Person, *, given: bool) -> None:
        """Add to the journal that a player got or lost the champion's role."""
        action, entrant = "role-given" if given else "role-taken", person.entrant or 0
        now, number = self._writer.clock(), person.number
        await self._writer.change(
            tournament_id,
            lambda tournament: tournament.add_journal_entry(action, now, person=number, entrant=entrant),
        )

    async def refresh_announcement(self, tournament_id: int) -> None:
        """Redraw the announcement, as after a player's name was erased."""
        with suppress(Refusal):  # it was deleted, or the bot is stopping
            await self._writer.change(tournament_id, lambda tournament: tournament.add_task("show"))

    # --- deadlines

    async def _handle_deadline(self, tournament_id: int) -> None:
        async with self._writer.lock(tournament_id) as tournament:
            now, record = self._writer.clock(), tournament.record
            if record.phase == "running":
                await self.matches.handle_deadline(tournament)
            elif record.start_at is None or record.phase not in ("signup", "checkin"):
                await self._writer.save(tournament, tournament)  # clears the stored deadline
            elif record.phase == "checkin":
                if now >= record.start_at:
                    await self.organising.start_first_round(tournament, 0)
                elif now >= timing.last_call_at(record) and "last" not in record.reminders:
                    await self._writer.save(tournament, _with_reminder(tournament, "last"))
            elif now >= timing.opens_at(record):
                if record.settings.checkin:
                    await self.organising.start_checkin(tournament)
                else:
                    await self.organising.start_first_round(tournament, 0)
            elif now >= timing.opens_at(record) - timing.SOON_SECONDS and "soon" not in record.reminders:
                await self._writer.save(tournament, _with_reminder(tournament, "soon"))


def is_called(tournament: Tournament, entrant: EntrantId) -> bool:
    """Whether an entrant of an arena has a match, and is in the queue again after it."""
    state = tournament.state
    return entrant not in state.resting and any(one.is_open and entrant in one.entrants for one in state.matches)


def _require_draft(tournament: Tournament, by: int) -> None:
    if tournament.record.organiser != by:
        raise Refusal("tournament-refused-only-organiser")
    if tournament.record.phase != "draft":
        raise Refusal("tournament-refused-announced")


def _with_reminder(tournament: Tournament, reminder: str) -> Tournament:
    reminders = (*tournament.record.reminders, reminder)
    return tournament.with_record(reminders=reminders).add_task("tell", about=reminder)
