"""What an organiser can do, each change with who made it; and whoever wants to leave, or to come late."""

from __future__ import annotations

from abc import abstractmethod
from contextlib import suppress

import structlog

from bot.tables.record import Player
from bot.tournaments import entry, matches, timing
from bot.tournaments.matches import all_over
from bot.tournaments.model import Affair, Phase
from bot.tournaments.pairing_thread import next_matches
from bot.tournaments.play import Play, champions, dropped
from rules.errors import Refusal
from rules.tournament.model import EntrantId, MatchNumber, Result, Tournament
from rules.tournament.progress import correct, enter_late, repair, stop

log = structlog.get_logger("onetable.tournaments")


class Organising(Play):
    """`manager`: whether this user holds the permission to organise tournaments at the moment of the request."""

    async def begin(self, tournament: int, *, by: int, manager: bool) -> Affair:
        """Start now."""
        async with self._at(tournament) as affair:
            require_say(affair, by, manager=manager)
            if affair.record.phase not in ("signup", "checkin"):
                raise Refusal("tournament-refused-begun" if affair.record.live else "tournament-refused-over")
            return await self._begin(affair, by)

    async def open_checkin(self, tournament: int, *, by: int, manager: bool) -> Affair:
        """Open check-in now; it begins when the time for that is over."""
        async with self._at(tournament) as affair:
            require_say(affair, by, manager=manager)
            if affair.record.phase != "signup" or not affair.record.settings.checkin:
                raise Refusal("tournament-refused-no-checkin")
            now = self._clock()
            return await self._open_checkin(affair.with_record(start_at=now), now)

    async def pause(self, tournament: int, *, by: int, manager: bool) -> Affair:
        """Let no time run and deal no match until it goes on; games at their tables go on."""
        now = self._clock()

        def change(affair: Affair) -> Affair:
            require_say(affair, by, manager=manager)
            if affair.record.phase != "running":
                raise Refusal("tournament-refused-not-running")
            paused = affair.with_record(phase="paused", paused_at=now).noting("paused", now, by)
            return paused.asking("show").asking("tell", about="paused")

        return await self._change(tournament, change)

    async def stand_still(self, tournament: int, why: str) -> None:
        """The bot cannot go on by itself, such as where it may not open threads: everything waits for the organiser."""
        now = self._clock()

        def change(affair: Affair) -> Affair:
            if affair.record.phase != "running":
                return affair
            paused = affair.with_record(phase="paused", paused_at=now).noting("paused", now, why=why).asking("show")
            return paused.asking("tell", about="trouble", why=why) if why != "removed" else paused

        await self._change(tournament, change)

    async def lose_place(self, tournament: int) -> None:
        """Its channel is gone."""
        await self._give_up(tournament, "channel-gone")

    async def abandon(self, tournament: int) -> None:
        """Nobody has come back to it."""
        await self._give_up(tournament, "abandoned")

    async def _give_up(self, tournament: int, why: str) -> None:
        def change(affair: Affair) -> Affair:
            return self._cancelled(affair, 0, why) if affair.record.live else affair

        await self._change(tournament, change)

    async def resume(self, tournament: int, *, by: int, manager: bool) -> Affair:
        """Go on, with the time that everybody had left."""
        now = self._clock()

        def change(affair: Affair) -> Affair:
            require_say(affair, by, manager=manager)
            paused_at = affair.record.paused_at
            if affair.record.phase != "paused" or paused_at is None:
                raise Refusal("tournament-refused-not-paused")
            after = timing.shifted(affair, now - paused_at).with_record(phase="running", paused_at=None)
            return after.noting("resumed", now, by).asking("show").asking("tell", about="resumed")

        await self._change(tournament, change)
        await self.catch_up(tournament)
        return await self.affair(tournament)

    async def cancel(self, tournament: int, *, by: int, manager: bool) -> Affair:
        """Call it off, whatever has been played."""

        def change(affair: Affair) -> Affair:
            require_say(affair, by, manager=manager)
            _require_live(affair)
            return self._cancelled(affair, by, "organiser")

        return await self._change(tournament, change)

    async def stop_early(self, tournament: int, *, by: int, manager: bool) -> Affair:
        """End it with the standings so far."""
        async with self._at(tournament) as affair:
            require_say(affair, by, manager=manager)
            _require_live(affair)
            after = affair.with_record(state=stop(affair.state)).noting("stopped", self._clock(), by)
            return await self._end(await self._keep(affair, after))

    async def correct(self, tournament: int, match: MatchNumber, result: Result, *, by: int, manager: bool) -> Affair:
        """A match ended otherwise than is written; one that is still open is decided by this."""
        async with self._at(tournament) as affair:
            require_say(affair, by, manager=manager)
            if affair.record.phase not in ("running", "paused", "over"):
                raise Refusal("tournament-refused-not-running")
            if match in affair.rows and affair.rows[match].stage != "over":
                after = await self._decide(affair, affair.state.match(match), result, "organiser", by)
            else:
                after = await self._corrected(affair, match, result, by)
            return await self._go_on(after)

    async def repair(
        self, tournament: int, match: MatchNumber, entrants: tuple[EntrantId, ...], *, by: int, manager: bool
    ) -> Affair:
        """Let others play a match that is open."""

        def change(affair: Affair) -> Affair:
            require_say(affair, by, manager=manager)
            _require_live(affair)
            state = repair(affair.state, match, entrants)
            after = affair.with_record(state=state).asking("show")
            return after.noting("repaired", self._clock(), by, match=match, entrants=list(entrants))

        return await self._change(tournament, change)

    async def add_late(self, tournament: int, player: Player, *, by: int, manager: bool) -> Affair:
        """The organiser brings somebody in, before or after the start."""
        affair = await self.affair(tournament)
        require_say(affair, by, manager=manager)
        if affair.record.phase in ("signup", "checkin"):
            return await self._change(tournament, lambda affair: entry.sign_up(affair, player))
        return await self.enter_late(tournament, player, by=by)

    async def enter_late(self, tournament: int, player: Player, *, by: int) -> Affair:
        """One more, from the next round on."""
        async with self._at(tournament) as affair:
            _require_live(affair)
            if affair.record.settings.team != (1, 1):
                raise Refusal("tournament-refused-begun")
            if affair.person(player.user) is not None:
                raise Refusal("tournament-refused-already-in")
            if len(affair.state.active) >= affair.record.settings.size:
                raise Refusal("tournament-refused-full")
            (strength,) = await self._strengths(affair, [[player.user]])
            state, number = enter_late(affair.state, strength)
            after = entry.added_late(affair, player, number).with_record(state=state)
            return await self._keep(affair, after.noting("late", self._clock(), by, entrant=number).asking("show"))

    async def drop(self, tournament: int, user: int, *, by: int, manager: bool = False) -> Affair:
        """Somebody plays no further, or is made to stop."""
        async with self._at(tournament) as affair:
            if by != user:
                require_say(affair, by, manager=manager)
            _require_live(affair)
            person = affair.person(user)
            if person is None:
                raise Refusal("tournament-refused-not-in")
            if person.entrant is None:
                return await self._keep(affair, entry.take_back(affair, user))
            after = dropped(affair, person.entrant).asking("show")
            kept = await self._keep(affair, after.noting("dropped", self._clock(), by, entrant=person.entrant))
            for match, row in list(kept.open_rows()):
                if row.stage == "called" and person.entrant in match.entrants:
                    kept = await self._deal_if_ready(kept, match.number)
                elif row.table is not None and person.entrant in match.entrants:
                    for member in kept.members(person.entrant):
                        await self._hall.leave(row.table, member.user)
            return await self._go_on(kept)

    async def leave_all(self, user: int) -> list[int]:
        """Somebody is to be forgotten: they leave every tournament they are in. Returns where their name is shown."""
        shown = []
        for tournament in await self._store.tournaments.live():
            affair = await self.affair(tournament)
            if any(person.user == user for person in affair.players):
                shown.append(tournament)
            if affair.person(user) is None:
                continue
            try:
                await self.drop(tournament, user, by=user)
            except Refusal as refusal:
                if refusal.key == "refused-restarting":
                    raise
                log.warning("leaving refused", tournament=tournament, why=refusal.key)  # it goes on without a name
        return shown

    async def show_anew(self, tournament: int) -> None:
        """Somebody's name is no longer to be seen."""
        with suppress(Refusal):  # it is gone, or the bot is stopping
            await self._change(tournament, lambda affair: affair.asking("show"))

    @abstractmethod
    async def _begin(self, affair: Affair, by: int) -> Affair:
        """Start it with those who are there."""

    @abstractmethod
    async def _open_checkin(self, affair: Affair, now: float) -> Affair:
        """Ask everybody whether they are there."""

    def _cancelled(self, affair: Affair, by: int, why: str) -> Affair:
        after = all_over(affair).with_record(phase="cancelled", paused_at=None, ends_at=None)
        after = after.noting("cancelled", self._clock(), by, why=why).asking("show")
        return after.asking("tell", about="cancelled", why=why).asking("event", to="end")

    async def _corrected(self, affair: Affair, match: MatchNumber, result: Result, by: int) -> Affair:
        state, was_over = correct(affair.state, match, result), affair.record.phase == "over"
        if was_over:
            state = await next_matches(state)
        phase: Phase = "running" if was_over and not state.finished else affair.record.phase
        after = affair.with_record(state=state, phase=phase)
        after = after.noting("corrected", self._clock(), by, match=match, places=list(result.places))
        after = after.asking("show").asking("tell", about="corrected", match=match)
        row = affair.rows.get(match)
        places = matches.places_by_seat(affair, state.match(match), result) if row is not None else []
        if row is not None and row.table is not None and places:
            after = after.asking("rate", match, table=row.table, places=places)
        return await self._keep(affair, _crowned_anew(affair.state, after) if was_over else after)

    async def _strengths(self, affair: Affair, parties: list[list[int]]) -> list[float]:
        """What each party is seeded by: the average of its people."""
        record = affair.record
        if record.settings.seeding == "random":
            return [0.0] * len(parties)
        known = await self.ratings_of(record.guild, record.game, {user for party in parties for user in party})
        return [sum(known.get(user, 0.0) for user in party) / len(party) for party in parties]


def require_say(affair: Affair, user: int, *, manager: bool) -> None:
    """Refuse unless this user holds the permission to organise now; having created the tournament is not enough."""
    if not manager:
        lost = user == affair.record.organiser
        raise Refusal("tournament-refused-organiser-lost" if lost else "tournament-refused-only-organiser")


def _crowned_anew(before: Tournament, after: Affair) -> Affair:
    """With another champion, or with none until it is over again, if that is what a correction means."""
    former, first = champions(before), champions(after.state) if after.state.finished else []
    if first == former:
        return after
    return after.asking("crown", champions=first, former=[one for one in former if one not in first])


def _require_live(affair: Affair) -> None:
    if not affair.record.live:
        raise Refusal("tournament-refused-over")
