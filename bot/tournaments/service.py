"""The director: tournaments are announced, begun, led and ended, each change durable before anybody is told."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

import structlog

from bot.rate_limits import RateLimits
from bot.store.base import StoreFault
from bot.tables.record import OptionValue, Player
from bot.tournaments import entry, timing
from bot.tournaments.formats import default_options, require_fit
from bot.tournaments.model import Affair, Person, TournamentRecord, TournamentSettings
from bot.tournaments.organising import Organising
from bot.tournaments.pairing_thread import first_round
from rules.errors import Refusal
from rules.game import Frozen
from rules.tournament.model import Entrant, Plan, Tournament
from rules.tournament.progress import stop, wait

log = structlog.get_logger("onetable.tournaments")

LONGEST_NAME = 60
MOST_COUNTED = 1000  # tournaments of a server


class Draft(Frozen):
    """A tournament that is to be announced."""

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


class TournamentService(Organising):
    """Every method refuses with a reason, or leaves the change durable."""

    limits: RateLimits | None = None  # how many tournaments may be under way

    async def start(self) -> None:
        """Wake the clock, and let every tournament go on from where it was."""
        self._timer.set(await self._store.tournaments.nearest_deadline())
        for tournament in await self._store.tournaments.live():
            try:
                await self.catch_up(tournament)
            except (ValueError, TypeError, StoreFault) as error:  # what the store has of it is damaged
                log.error("tournament could not be woken", tournament=tournament, error=str(error))
            except Exception:
                log.exception("tournament could not be woken", tournament=tournament)
        for tournament in await self._store.tournaments.with_tasks():
            self.on_outbox(tournament)

    async def create_draft(self, draft: Draft) -> TournamentRecord:
        """A new tournament that nobody sees yet but who drafts it."""
        record = TournamentRecord(
            id=0,
            guild=draft.guild,
            channel=draft.channel,
            organiser=draft.organiser,
            name=_tidy(draft.name),
            game=draft.game,
            options=default_options(draft.game) | draft.options,
            settings=draft.settings,
            language=draft.language,
            phase="draft",
            state=Tournament(plan=draft.plan, seed=secrets.token_hex(16)),
            start_at=draft.start_at,
            made_at=self._clock(),
        )
        return (await self._store.tournaments.add(Affair(record=record), None)).record

    async def redraft(
        self, tournament: int, by: int, change: Callable[[TournamentRecord], TournamentRecord]
    ) -> TournamentRecord:
        """Change one's draft."""

        def changed(affair: Affair) -> Affair:
            _require_draft(affair, by)
            record = change(affair.record)
            return affair.model_copy(update={"record": record.model_copy(update={"name": _tidy(record.name)})})

        return (await self._change(tournament, changed)).record

    async def announce(self, tournament: int, by: int) -> TournamentRecord:
        """Let everybody see it and sign up."""
        await self._require_room((await self.affair(tournament)).record.guild, by)
        now = self._clock()

        def change(affair: Affair) -> Affair:
            _require_draft(affair, by)
            record = affair.record
            if record.start_at is not None and record.start_at <= now:
                raise Refusal("tournament-refused-past")
            options = require_fit(record.game, record.options, record.state.plan, record.settings)
            told = ("soon",) if record.start_at and timing.opens_at(record) - timing.SOON_SECONDS <= now else ()
            after = affair.with_record(phase="signup", options=options, told=told, made_at=now)
            after = after.noting("announced", now, by).asking("show")
            has_event = record.settings.event and record.start_at is not None
            return after.asking("event", to="make") if has_event else after

        record = (await self._change(tournament, change)).record
        log.info("tournament announced", tournament=record.id, guild=record.guild, game=record.game)
        return record

    async def _require_room(self, guild: int, by: int) -> None:
        """Refuse where this organiser, or the server, has as many tournaments under way as they may."""
        if self.limits is not None:
            records = await self._store.tournaments.of_guild(guild, most=MOST_COUNTED)
            under_way = [record.organiser for record in records if record.live]
            self.limits.require_tournament(own=under_way.count(by), here=len(under_way))

    async def sign_up(self, tournament: int, player: Player) -> Affair:
        """One more who wants to play; where the format lets them in late, also once it has begun."""
        if (await self.affair(tournament)).record.phase in ("running", "paused"):
            return await self.enter_late(tournament, player, by=player.user)
        return await self._change(tournament, lambda affair: entry.sign_up(affair, player))

    async def sign_up_team(self, tournament: int, captain: Player, name: str, mates: Iterable[Player]) -> Affair:
        """A team, whose members have to say yes."""
        return await self._change(tournament, lambda affair: entry.sign_up_team(affair, captain, name, mates))

    async def accept(self, tournament: int, user: int) -> Affair:
        """Say yes to the team one was named for."""
        return await self._change(tournament, lambda affair: entry.accept(affair, user))

    async def take_back(self, tournament: int, user: int) -> Affair:
        """Sign off again, before it begins."""
        return await self._change(tournament, lambda affair: entry.take_back(affair, user))

    async def check_in(self, tournament: int, user: int) -> Affair:
        """Be here."""
        return await self._change(tournament, lambda affair: entry.check_in(affair, user).asking("show"))

    async def shown_in(self, tournament: int, message: int) -> None:
        """Remember which message shows the tournament."""
        await self._change(tournament, lambda affair: affair.with_record(message=message))

    async def event_made(self, tournament: int, event: int | None) -> None:
        """Remember which event of the server announces it."""
        await self._change(tournament, lambda affair: affair.with_record(event=event))

    async def role_changed(self, tournament: int, person: Person, *, given: bool) -> None:
        """Note that somebody has got the champion's role from this tournament, or has lost it again."""
        what, entrant = "role-given" if given else "role-taken", person.entrant or 0
        now = self._clock()
        await self._change(tournament, lambda affair: affair.noting(what, now, person=person.number, entrant=entrant))

    async def want_to_play(self, tournament: int, user: int, *, wants: bool) -> Affair:
        """In an arena: wait for the next match, or not."""
        async with self._at(tournament) as affair:
            if affair.record.phase != "running":
                raise Refusal("tournament-refused-not-running")
            person = affair.person(user)
            if person is None or person.entrant is None:
                raise Refusal("tournament-refused-not-in")
            after = affair.with_record(state=wait(affair.state, person.entrant, wants)).asking("show")
            return await self._go_on(await self._keep(affair, after))

    # --- by itself

    async def _on_time(self, tournament: int) -> None:
        async with self._at(tournament) as affair:
            now, record = self._clock(), affair.record
            if record.phase == "running":
                await self._round_on_time(affair, now)
            elif record.start_at is None or record.phase not in ("signup", "checkin"):
                await self._keep(affair, affair)  # nothing to wait for: the deadline goes
            elif record.phase == "checkin" and now >= record.start_at:
                await self._begin(affair, 0)
            elif record.phase == "checkin":
                if now >= timing.last_call_at(record) and "last" not in record.told:
                    await self._keep(affair, _telling(affair, "last"))
            elif now >= timing.opens_at(record):
                await (self._open_checkin(affair, now) if record.settings.checkin else self._begin(affair, 0))
            elif now >= timing.opens_at(record) - timing.SOON_SECONDS and "soon" not in record.told:
                await self._keep(affair, _telling(affair, "soon"))

    async def _round_on_time(self, affair: Affair, now: float) -> None:
        affair = await self._matches_on_time(affair)
        ends_at = affair.record.ends_at
        if ends_at is not None and now >= ends_at and not affair.state.finished:
            after = affair.with_record(state=stop(affair.state)).noting("closed", now)
            affair = await self._keep(affair, after)
        await self._go_on(affair)

    async def _open_checkin(self, affair: Affair, now: float) -> Affair:
        """Everybody has all of the time to check in, also if the bot was away when it should have opened."""
        start_at = affair.record.start_at
        assert start_at is not None
        whole = now + 60.0 * affair.record.settings.checkin
        start_at = start_at if whole - start_at <= timing.LATE_SECONDS else whole
        after = affair.with_record(phase="checkin", start_at=start_at).noting("checkin", now)
        return await self._keep(affair, after.asking("show").asking("tell", about="checkin"))

    async def _begin(self, affair: Affair, by: int) -> Affair:
        """Those who are here are entrants from now on; with too few of them it is called off."""
        parties = entry.starters(affair)
        strengths = await self._strengths(affair, [[person.user for person in party] for party in parties])
        entrants = [Entrant(id=number, rating=strength) for number, strength in enumerate(strengths, 1)]
        try:
            state = await first_round(affair.state.model_copy(update={"entrants": tuple(entrants)}))
        except Refusal:
            if by:
                raise
            return await self._keep(affair, self._cancelled(affair, 0, "too-few"))
        after, now = affair, self._clock()
        for person in affair.players:  # whoever does not begin may still come late
            after = after.with_person(person.model_copy(update={"status": "dropped"}))
        for number, party in enumerate(parties, 1):
            for person in party:
                after = after.with_person(person.model_copy(update={"status": "in", "entrant": number}))
        ends_at = now + 60.0 * affair.record.settings.window if affair.record.is_arena else None
        after = after.with_record(phase="running", state=state, start_at=now, ends_at=ends_at)
        after = after.noting("begun", now, by, entrants=len(entrants)).asking("show").asking("event", to="begin")
        kept = await self._keep(affair, after.asking("tell", about="begun", round=state.round))
        log.info("tournament begun", tournament=kept.record.id, guild=kept.record.guild, entrants=len(entrants))
        return await self._go_on(kept)


def _tidy(name: str) -> str:
    name = entry.tidy(name, LONGEST_NAME)
    if not name:
        raise Refusal("tournament-refused-name")
    return name


def _require_draft(affair: Affair, by: int) -> None:
    """A draft is its organiser's alone."""
    if affair.record.organiser != by:
        raise Refusal("tournament-refused-only-organiser")
    if affair.record.phase != "draft":
        raise Refusal("tournament-refused-announced")


def _telling(affair: Affair, about: str) -> Affair:
    return affair.with_record(told=(*affair.record.told, about)).asking("tell", about=about)
