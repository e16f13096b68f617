"""What an organiser does: start, pause, cancel, correct results, add and drop players."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence

import structlog

from bot.i18n import localizer
from bot.tables.record import Player
from bot.tournaments import matches
from bot.tournaments.match_service import MatchService
from bot.tournaments.model import MAX_CO_ORGANISERS, MAX_ENTRANTS, Phase, Tournament, TournamentRecord
from bot.tournaments.pairing_thread import first_round, next_matches
from bot.tournaments.planning import timing
from bot.tournaments.planning.editing import edit
from bot.tournaments.sign_up import entry
from bot.tournaments.sign_up.returning import bar, barred_players, come_back, former, unbar
from bot.tournaments.sign_up.teams import tell_lapsed, with_solo_teams
from bot.tournaments.writer import TournamentWriter
from rules.errors import Refusal
from rules.tournament.model import Entrant, EntrantId, MatchNumber, Result
from rules.tournament.model import Tournament as TournamentState
from rules.tournament.progress import correct, enter_late, repair, stop

log = structlog.get_logger("onetable.tournaments")

PAGE_SECONDS = 600.0  # between two calls of all players by an organiser

RatingLookup = Callable[[int, str, Collection[int]], Awaitable[Mapping[int, float]]]  # server, game, users


class OrganiserService:
    """`by` is the acting user; `manager`: whether they hold the permission to organise tournaments right now.

    Methods that take an id lock the tournament. Those that take a `Tournament` need the lock to be held.
    """

    def __init__(self, writer: TournamentWriter, match_service: MatchService, ratings_of: RatingLookup) -> None:
        self._writer = writer
        self._matches = match_service
        self._ratings_of = ratings_of

    # --- settings

    async def edit(
        self,
        tournament_id: int,
        change: Callable[[TournamentRecord], TournamentRecord],
        *,
        by: int,
        manager: bool,
    ) -> Tournament:
        """Change what can still be changed of an announced tournament."""
        now = self._writer.clock()

        def changed(tournament: Tournament) -> Tournament:
            require_organiser(tournament, by, manager=manager)
            record = change(tournament.record)
            named = record.model_copy(update={"name": entry.require_tournament_name(record.name)})
            return edit(tournament, named, now).add_journal_entry("edited", now, by)

        return await self._writer.change(tournament_id, changed)

    async def set_co_organisers(
        self, tournament_id: int, users: Sequence[int], *, by: int, manager: bool
    ) -> Tournament:
        """Name the members who run the tournament with its organiser; the caller checks that they may."""

        def change(tournament: Tournament) -> Tournament:
            require_organiser(tournament, by, manager=manager)
            _require_live(tournament)
            chosen = tuple(dict.fromkeys(user for user in users if user != tournament.record.organiser))
            after = tournament.with_record(co_organisers=chosen[:MAX_CO_ORGANISERS]).add_task("show")
            return after.add_journal_entry("co-organisers", self._writer.clock(), by)

        return await self._writer.change(tournament_id, change)

    async def page(self, tournament_id: int, text: str, *, by: int, manager: bool) -> Tournament:
        """Mention everyone who has signed up, with a message of the organiser, once in a while."""
        async with self._writer.lock(tournament_id) as tournament:
            require_organiser(tournament, by, manager=manager)
            if tournament.record.phase not in ("signup", "checkin"):
                raise Refusal("tournament-refused-begun" if tournament.record.live else "tournament-refused-over")
            if not (entry.parties_in(tournament) or entry.solos(tournament)):
                raise Refusal("tournament-refused-nobody")
            now, journal = self._writer.clock(), await self._writer.store.journal(tournament_id)
            if any(line.action == "paged" and now - line.at < PAGE_SECONDS for line in journal):
                raise Refusal("tournament-refused-paged")
            after = tournament.add_task("tell", about="page", text=text).add_journal_entry("paged", now, by)
            return await self._writer.save(tournament, after)

    # --- phases

    async def begin(self, tournament_id: int, *, by: int, manager: bool) -> Tournament:
        """Start the tournament now."""
        async with self._writer.lock(tournament_id) as tournament:
            require_organiser(tournament, by, manager=manager)
            if tournament.record.phase not in ("signup", "checkin"):
                raise Refusal("tournament-refused-begun" if tournament.record.live else "tournament-refused-over")
            return await self.start_first_round(tournament, by)

    async def open_checkin(self, tournament_id: int, *, by: int, manager: bool) -> Tournament:
        """Open check-in now; the tournament starts when check-in ends."""
        async with self._writer.lock(tournament_id) as tournament:
            require_organiser(tournament, by, manager=manager)
            if tournament.record.phase != "signup" or not tournament.record.settings.checkin:
                raise Refusal("tournament-refused-no-checkin")
            return await self.start_checkin(tournament.with_record(start_at=self._writer.clock()))

    async def pause(self, tournament_id: int, *, by: int, manager: bool) -> Tournament:
        """Stop all clocks, tables and stand-ins, and deal no match until `resume`."""

        def change(tournament: Tournament) -> Tournament:
            require_organiser(tournament, by, manager=manager)
            if tournament.record.phase != "running":
                raise Refusal("tournament-refused-not-running")
            return self._paused(tournament, by).add_task("tell", about="paused")

        return await self._writer.change(tournament_id, change)

    async def pause_for_problem(self, tournament_id: int, why: str) -> None:
        """Pause because the bot cannot go on, such as when it may not create threads. The organiser resumes."""

        def change(tournament: Tournament) -> Tournament:
            if tournament.record.phase != "running":
                return tournament
            paused = self._paused(tournament, 0, why=why)
            return paused if why == "removed" else paused.add_task("tell", about="trouble", why=why)

        await self._writer.change(tournament_id, change)

    async def resume(self, tournament_id: int, *, by: int, manager: bool) -> Tournament:
        """Resume after a pause; every deadline is later by the length of the pause."""
        now = self._writer.clock()

        def change(tournament: Tournament) -> Tournament:
            require_organiser(tournament, by, manager=manager)
            paused_at = tournament.record.paused_at
            if tournament.record.phase != "paused" or paused_at is None:
                raise Refusal("tournament-refused-not-paused")
            after = timing.shift_deadlines(tournament, now - paused_at).with_record(phase="running", paused_at=None)
            after = after.add_journal_entry("resumed", now, by).add_task("show").add_task("tell", about="resumed")
            return matches.redraw_clocks(after)

        await self._writer.change(tournament_id, change)
        await self._matches.catch_up(tournament_id)
        return await self._writer.get(tournament_id)

    async def cancel(self, tournament_id: int, *, by: int, manager: bool) -> Tournament:
        """Cancel the tournament, whatever has been played."""

        def change(tournament: Tournament) -> Tournament:
            require_organiser(tournament, by, manager=manager)
            _require_live(tournament)
            return self._cancelled(tournament, by, "organiser")

        return await self._writer.change(tournament_id, change)

    async def channel_lost(self, tournament_id: int) -> None:
        """Cancel a tournament whose channel was deleted."""
        await self._cancel_by_bot(tournament_id, "channel-gone")

    async def cancel_abandoned(self, tournament_id: int) -> None:
        """Cancel a tournament in which nothing has happened for a long time."""
        await self._cancel_by_bot(tournament_id, "abandoned")

    async def stop_early(self, tournament_id: int, *, by: int, manager: bool) -> Tournament:
        """End the tournament with the standings so far."""
        async with self._writer.lock(tournament_id) as tournament:
            require_organiser(tournament, by, manager=manager)
            _require_live(tournament)
            after = tournament.with_record(state=stop(tournament.state))
            after = after.add_journal_entry("stopped", self._writer.clock(), by)
            return await self._matches.end(await self._writer.save(tournament, after))

    async def start_first_round(self, tournament: Tournament, by: int) -> Tournament:
        """Make entrants of the players who are here and pair them.

        With too few players: raise the refusal if a user started it, cancel the tournament if the clock did.
        """
        formed = await self._with_solo_teams(tournament)
        parties = entry.starters(formed)
        ratings = await self._seed_ratings(tournament, [[person.user for person in party] for party in parties])
        entrants = tuple(Entrant(id=number, rating=rating) for number, rating in enumerate(ratings, 1))
        try:
            state = await first_round(tournament.state.model_copy(update={"entrants": entrants}))
        except Refusal:
            if by:
                raise
            return await self._writer.save(tournament, self._cancelled(tournament, 0, "too-few"))
        after, now, settings = tell_lapsed(formed, parties), self._writer.clock(), tournament.record.settings
        for person in tournament.players:  # players who do not start may still enter late
            after = after.with_person(person.model_copy(update={"status": "dropped"}))
        for number, party in enumerate(parties, 1):
            for person in party:
                after = after.with_person(person.model_copy(update={"status": "in", "entrant": number}))
        ends_at = now + 60.0 * settings.window if tournament.record.is_arena else None
        after = after.with_record(phase="running", state=state, start_at=now, ends_at=ends_at)
        after = after.add_journal_entry("begun", now, by, entrants=len(entrants))
        after = after.add_task("show").add_task("event", to="begin").add_task("tell", about="begun", round=state.round)
        saved = await self._writer.save(tournament, after)
        record = saved.record
        log.info("tournament begun", tournament=record.id, guild=record.guild, entrants=len(entrants))
        return await self._matches.advance(saved)

    async def _with_solo_teams(self, tournament: Tournament) -> Tournament:
        """Put the players without a team into teams, balanced by their ratings."""
        users = {person.user for person in entry.solos(tournament)}
        if not users:
            return tournament
        record = tournament.record
        ratings, say = await self._ratings_of(record.guild, record.game, users), localizer(record.language)
        return with_solo_teams(tournament, ratings, lambda number: say.plain("tournament-solo-team", number=number))

    async def start_checkin(self, tournament: Tournament) -> Tournament:
        """Open check-in for its full length, also if the bot was offline when it should have opened."""
        now, start_at = self._writer.clock(), tournament.record.start_at
        assert start_at is not None
        full = now + 60.0 * tournament.record.settings.checkin
        start_at = start_at if full - start_at <= timing.LATE_SECONDS else full
        after = tournament.with_record(phase="checkin", start_at=start_at).add_journal_entry("checkin", now)
        return await self._writer.save(tournament, after.add_task("show").add_task("tell", about="checkin"))

    def _paused(self, tournament: Tournament, by: int, **details: str) -> Tournament:
        now = self._writer.clock()
        paused = tournament.with_record(phase="paused", paused_at=now)
        return matches.redraw_clocks(paused.add_journal_entry("paused", now, by, **details).add_task("show"))

    async def _cancel_by_bot(self, tournament_id: int, why: str) -> None:
        def change(tournament: Tournament) -> Tournament:
            return self._cancelled(tournament, 0, why) if tournament.record.live else tournament

        await self._writer.change(tournament_id, change)

    def _cancelled(self, tournament: Tournament, by: int, why: str) -> Tournament:
        after = matches.close_all(tournament).with_record(phase="cancelled", paused_at=None, ends_at=None)
        after = after.add_journal_entry("cancelled", self._writer.clock(), by, why=why).add_task("show")
        return after.add_task("tell", about="cancelled", why=why).add_task("event", to="end").add_task("archive")

    # --- matches

    async def correct(
        self, tournament_id: int, match: MatchNumber, result: Result, *, by: int, manager: bool
    ) -> Tournament:
        """Correct the result of a match, or decide one that is still open."""
        async with self._writer.lock(tournament_id) as tournament:
            require_organiser(tournament, by, manager=manager)
            if tournament.record.phase not in ("running", "paused", "over"):
                raise Refusal("tournament-refused-not-running")
            if match in tournament.rows and tournament.rows[match].stage != "over":
                open_match = tournament.state.match(match)
                after = await self._matches.decide(tournament, open_match, result, "organiser", by)
            else:
                after = await self._correct_decided(tournament, match, result, by)
            return await self._matches.advance(after)

    async def repair(
        self, tournament_id: int, match: MatchNumber, entrants: tuple[EntrantId, ...], *, by: int, manager: bool
    ) -> Tournament:
        """Replace the entrants of an open match."""

        def change(tournament: Tournament) -> Tournament:
            require_organiser(tournament, by, manager=manager)
            _require_live(tournament)
            after = tournament.with_record(state=repair(tournament.state, match, entrants)).add_task("show")
            now = self._writer.clock()
            return after.add_journal_entry("repaired", now, by, match=match, entrants=list(entrants))

        return await self._writer.change(tournament_id, change)

    async def _correct_decided(self, tournament: Tournament, match: MatchNumber, result: Result, by: int) -> Tournament:
        state, was_over = correct(tournament.state, match, result), tournament.record.phase == "over"
        if was_over:
            state = await next_matches(state)
        phase: Phase = "running" if was_over and not state.finished else tournament.record.phase
        after = tournament.with_record(state=state, phase=phase)
        now, places = self._writer.clock(), list(result.places)
        after = after.add_journal_entry("corrected", now, by, match=match, places=places)
        was, now_is = (played.state.match(match).result for played in (tournament, after))
        results = {name: one.model_dump_json() for name, one in (("before", was), ("after", now_is)) if one is not None}
        after = after.add_task("show").add_task("tell", about="corrected", match=match, **results)
        row = tournament.rows.get(match)
        by_seat = matches.places_by_seat(tournament, state.match(match), result) if row is not None else []
        if row is not None and row.table is not None and by_seat:
            after = after.add_task("rate", match, table=row.table, places=by_seat)
        return await self._writer.save(tournament, with_new_champions(tournament.state, after) if was_over else after)

    # --- players

    async def add(self, tournament_id: int, player: Player, *, by: int, manager: bool) -> Tournament:
        """Add a player, before or after the start."""
        tournament = await self._writer.get(tournament_id)
        require_organiser(tournament, by, manager=manager)
        if tournament.record.phase in ("signup", "checkin"):
            return await self._writer.change(tournament_id, lambda found: self._added(found, player, by))
        return await self.enter_late(tournament_id, player, by=by)

    def _added(self, tournament: Tournament, player: Player, by: int) -> Tournament:
        after = entry.add(tournament, player)
        person = after.person(player.user)
        assert person is not None
        return after.add_journal_entry("added", self._writer.clock(), by, person=person.number)

    async def enter_late(self, tournament_id: int, player: Player, *, by: int) -> Tournament:
        """Add a player to a running tournament, from the next round on; one who dropped out gets their record back.

        A player who adds themselves needs a free place, and must not have been removed.
        """
        async with self._writer.lock(tournament_id) as before:
            _require_live(before)
            is_organiser = by != player.user
            tournament = unbar(before, player.user) if is_organiser else before
            was = former(tournament, player.user)
            if tournament.record.settings.team != (1, 1) and not (is_organiser and was):
                raise Refusal("tournament-refused-begun")
            if tournament.person(player.user) is not None:
                raise Refusal("tournament-refused-already-in")
            if len(tournament.state.active) >= (MAX_ENTRANTS if is_organiser else tournament.record.settings.size):
                raise Refusal("tournament-refused-full")
            if was is not None:
                after = come_back(tournament, player, was).add_task("show")
                after = after.add_journal_entry("returned", self._writer.clock(), by, entrant=was.entrant or 0)
                return await self._writer.save(before, after)
            (rating,) = await self._seed_ratings(tournament, [[player.user]])
            state, number = enter_late(tournament.state, rating)
            after = entry.add_late(tournament, player, number).with_record(state=state)
            after = after.add_journal_entry("late", self._writer.clock(), by, entrant=number).add_task("show")
            saved = await self._writer.save(before, after)
            return await self._matches.advance(saved) if saved.record.is_arena else saved

    async def drop(self, tournament_id: int, user: int, *, by: int, manager: bool = False) -> Tournament:
        """Drop a player, by themselves or by an organiser. Before the start this is a withdrawal."""
        async with self._writer.lock(tournament_id) as tournament:
            if by != user:
                require_organiser(tournament, by, manager=manager)
            _require_live(tournament)
            person = tournament.person(user)
            if person is None:
                raise Refusal("tournament-refused-not-in")
            now = self._writer.clock()
            if person.entrant is None:
                after = entry.withdraw(tournament, user)
                if by != user:
                    after = bar(after, user).add_journal_entry("removed", now, by, person=person.number)
                return await self._writer.save(tournament, after)
            after = matches.drop_entrant(tournament, person.entrant).add_task("show")
            after = after if by == user else bar(after, user)
            after = after.add_journal_entry("dropped", now, by, entrant=person.entrant)
            saved = await self._writer.save(tournament, after)
            return await self._matches.advance(await self._matches.leave_tables(saved, person.entrant))

    async def let_back(self, tournament_id: int, number: int, *, by: int, manager: bool) -> Tournament:
        """Let a removed player sign up again; `number` is that of their sign-up."""

        def change(tournament: Tournament) -> Tournament:
            require_organiser(tournament, by, manager=manager)
            _require_live(tournament)
            person = next((one for one in barred_players(tournament) if one.number == number), None)
            if person is None:
                raise Refusal("tournament-refused-not-barred")
            after = unbar(tournament, person.user)
            return after.add_journal_entry("unbarred", self._writer.clock(), by, person=number)

        return await self._writer.change(tournament_id, change)

    async def drop_from_all(self, user: int) -> list[int]:
        """Drop a user from every live tournament. Return the tournaments whose messages show their name."""
        shown = []
        for tournament_id in await self._writer.store.live():
            tournament = await self._writer.get(tournament_id)
            if user in tournament.record.co_organisers or any(person.user == user for person in tournament.players):
                shown.append(tournament_id)
            if tournament.person(user) is None:
                continue
            try:
                await self.drop(tournament_id, user, by=user)
            except Refusal as refusal:
                if refusal.key == "refused-restarting":
                    raise
                # the erasure goes on: it removes the name from the tournament
                log.warning("tournament drop refused", tournament=tournament_id, why=refusal.key)
        return shown

    async def _seed_ratings(self, tournament: Tournament, parties: list[list[int]]) -> list[float]:
        """Return the rating each party is seeded by: the average of its members, or 0 for random seeds."""
        record = tournament.record
        if record.settings.seeding == "random":
            return [0.0] * len(parties)
        known = await self._ratings_of(record.guild, record.game, {user for party in parties for user in party})
        return [sum(known.get(user, 0.0) for user in party) / len(party) for party in parties]


def require_organiser(tournament: Tournament, user: int, *, manager: bool) -> None:
    """Raise a refusal unless the user may organise now; having created the tournament is not enough."""
    if not manager:
        lost = user in (tournament.record.organiser, *tournament.record.co_organisers)
        raise Refusal("tournament-refused-organiser-lost" if lost else "tournament-refused-only-organiser")


def with_new_champions(before: TournamentState, after: Tournament) -> Tournament:
    """Add a task to announce the champions if a correction has changed them; none while it runs again."""
    former, first = matches.champions(before), matches.champions(after.state) if after.state.finished else []
    if first == former:
        return after
    return after.add_task("crown", champions=first, former=[one for one in former if one not in first])


def _require_live(tournament: Tournament) -> None:
    if not tournament.record.live:
        raise Refusal("tournament-refused-over")
