"""The matches of a tournament: called, dealt when all are ready, decided by the game or by the clock."""

from __future__ import annotations

import secrets

import structlog

from bot.tables.record import TableRecord
from bot.tournaments import matches, timing
from bot.tournaments.base import TournamentBase
from bot.tournaments.model import Affair, MatchRow, TournamentRecord
from bot.tournaments.pairing_thread import next_matches
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Match, MatchNumber, Result, Tournament
from rules.tournament.progress import drop, record, undecided
from rules.tournament.seeding import deal_seed
from rules.tournament.standings import standings

log = structlog.get_logger("onetable.tournaments")

LOOKED_AT = 10_000  # lines of the journal
TOURNAMENT = "tournament"  # what the occasion of a match's table begins with


def purpose_of(tournament: TournamentRecord, row: MatchRow) -> str:
    """What the table of a match was opened for."""
    again = f"/{row.again}" if row.again else ""
    return f"{TOURNAMENT}/{tournament.id}/{row.number}{again}"


class Play(TournamentBase):
    """Every method refuses with a reason, or leaves the change durable."""

    async def thread_made(self, tournament: int, match: MatchNumber, thread: int) -> None:
        """A match has a place to be played."""
        await self._change(
            tournament, lambda affair: affair.with_row(affair.row(match).model_copy(update={"thread": thread}))
        )

    async def thread_lost(self, tournament: int, match: MatchNumber, *, thread: int) -> None:
        """The thread of a match is gone: it is played in another."""

        def change(affair: Affair) -> Affair:
            row = affair.row(match)
            if row.stage == "over" or row.thread != thread:
                return affair
            fresh = MatchRow(number=match, entrants=row.entrants, again=row.again + (row.table is not None))
            return affair.with_row(fresh).asking("open", match)

        await self._change(tournament, change)

    async def called(self, tournament: int, match: MatchNumber) -> None:
        """Those of a match have been called: from now on their time to be ready runs."""
        async with self._at(tournament) as affair:
            row = affair.row(match)
            if row.stage != "planned":
                return
            deadline = self._clock() + 60.0 * affair.record.settings.ready
            after = affair.with_row(row.model_copy(update={"stage": "called", "deadline": deadline})).asking("show")
            await self._deal_if_ready(await self._keep(affair, after), match)

    async def get_ready(self, tournament: int, match: MatchNumber, user: int) -> Affair:
        """Somebody is here for their match; when all are, it is dealt."""
        async with self._at(tournament) as before:
            affair = await self._keep(before, matches.get_ready(before, _match(before, match), user))
            return await self._deal_if_ready(affair, match)

    def table_over(self, table: int, purpose: str) -> None:
        """A table has ended; if it was a match of a tournament, that goes on."""
        if purpose.startswith(f"{TOURNAMENT}/") and not self._closed:
            self._run(self._table_over(table))

    async def is_sealed(self, record: TableRecord) -> bool:
        """Is the deal of this table still being played at others?"""
        if not record.is_match:
            return False
        place = await self._store.tournaments.at_table(record.id)
        if place is None:
            return False
        affair = await self.affair(place[0])
        if not affair.record.is_duplicate or not affair.record.live:
            return False
        round_number = affair.state.match(place[1]).round
        return any(match.is_open and match.round == round_number for match in affair.state.matches)

    async def _table_over(self, table: int) -> None:
        place = await self._store.tournaments.at_table(table)
        if place is None:
            return
        tournament, match = place
        async with self._at(tournament) as affair:
            await self._go_on(await self._take_result(affair, match))

    async def catch_up(self, tournament: int) -> None:
        """After a restart: take results that came while nobody listened, deal what is ready, make what is due."""
        async with self._at(tournament) as before:
            affair = before
            if affair.record.phase not in ("running", "paused"):
                return
            for match, row in list(affair.open_rows()):
                if row.stage == "playing":
                    affair = await self._take_result(affair, match.number)
                elif row.stage == "called":
                    affair = await self._deal_if_ready(affair, match.number)
            await self._go_on(affair)

    # --- one match

    async def _deal_if_ready(self, affair: Affair, number: MatchNumber) -> Affair:
        """Deal the table of a match when nobody is missing."""
        match, row = affair.state.match(number), affair.row(number)
        here = [entrant for entrant in match.entrants if entrant not in row.absent]
        if affair.record.phase != "running" or row.stage != "called" or row.thread is None:
            return affair
        if not all(matches.is_here(affair, match, entrant) for entrant in here):
            return affair
        return await self._deal(affair, match, row.thread)

    async def _deal(self, affair: Affair, match: Match, thread: int) -> Affair:
        players, tournament, row = matches.to_seat(affair, match), affair.record, affair.row(match.number)
        if len(players) not in game_named(tournament.game).seats:
            return await self._decide(affair, match, matches.forfeited(match, row.absent), "no-show")
        shared = matches.tables_of_round(affair, match.round) if tournament.is_duplicate else None
        seed = secrets.token_hex(16) if shared is None else deal_seed(affair.state, match.round)
        table = await self._hall.deal(
            purpose=purpose_of(tournament, row),
            game=tournament.game,
            guild=tournament.guild,
            channel=thread,
            players=matches.seated_players(players),
            options=tournament.options,
            language=tournament.language,
            seed=seed,
            shared=shared,
        )
        clock = tournament.settings.clock
        dealt = row.model_copy(
            update={
                "stage": "playing",
                "table": table,
                "seats": tuple(person.number for person in players),
                "deadline": self._clock() + 60.0 * clock if clock else None,
            }
        )
        log.info("match dealt", tournament=tournament.id, match=match.number, table=table)
        after = affair.with_row(dealt).asking("board", match.number, table=table).asking("show")
        return await self._keep(affair, after)

    async def _take_result(self, affair: Affair, number: MatchNumber) -> Affair:
        """If the game of a match is over, so is the match; if its table was closed, it is called anew."""
        row = affair.row(number)
        if row.stage != "playing" or row.table is None:
            return affair
        ended = await self._hall.ended(row.table)
        if ended is None:
            return affair
        match = affair.state.match(number)
        if ended.outcome is None:
            return await self._play_again(affair, row, "closed")
        result = matches.result_of(affair, match, ended)
        if undecided(affair.state, number, result) and not (row.again and await self._was_drawn(affair, number)):
            return await self._play_again(affair, row, "drawn")
        return await self._decide(affair, match, result, "played")

    async def _was_drawn(self, affair: Affair, number: MatchNumber) -> bool:
        """Has a match been played once more because of a draw? There are other reasons for that."""
        acts = await self._store.tournaments.journal(affair.record.id, most=LOOKED_AT)
        drawn = {"match": number, "why": "drawn"}
        return any(act.what == "again" and act.details == drawn for act in acts)

    async def _play_again(self, affair: Affair, row: MatchRow, why: str) -> Affair:
        after = affair.with_row(matches.called_anew(row)).asking("again", row.number, why=why)
        return await self._keep(affair, after.noting("again", self._clock(), match=row.number, why=why))

    async def _decide(self, affair: Affair, match: Match, result: Result, why: str, by: int = 0) -> Affair:
        """A match has ended; whoever stays away again and again is out."""
        now, places = self._clock(), list(result.places)
        state = record(affair.state, match.number, result)
        after = affair.with_record(state=state).noting("result", now, by, match=match.number, places=places, why=why)
        for entrant in result.forfeits:
            if matches.absences(after, entrant) >= matches.STAYED_AWAY and state.entrant(entrant).gone is None:
                after = dropped(after, entrant).noting("dropped", now, entrant=entrant)
        return await self._keep(affair, after.asking("show"))

    # --- all matches

    async def _go_on(self, affair: Affair) -> Affair:
        """Make the matches that can be made now, or come to the end."""
        if affair.record.phase != "running":
            return affair
        before = affair.state
        state = await next_matches(before)
        if state is before:
            return await self._end(affair) if before.finished else affair
        after = affair.with_record(state=state).asking("show")
        if state.round > before.round and not affair.record.is_arena and not state.finished:
            after = after.asking("tell", about="round", round=state.round)
        affair = await self._keep(affair, after)
        return await self._end(affair) if state.finished else affair

    async def _end(self, affair: Affair) -> Affair:
        """It is over: the standings stand, and the first of them is the champion."""
        first = champions(affair.state)
        after = affair.with_record(phase="over", paused_at=None, ends_at=None)
        after = after.noting("over", self._clock(), champions=first).asking("show").asking("crown", champions=first)
        log.info("tournament over", tournament=affair.record.id, guild=affair.record.guild)
        return await self._keep(affair, after.asking("event", to="end"))

    async def _matches_on_time(self, affair: Affair) -> Affair:
        """Remind those who are awaited, and decide what has run out of time."""
        now = self._clock()
        for match, row in list(affair.open_rows()):
            if timing.is_called_again(affair, row, now):
                after = affair.with_row(row.model_copy(update={"reminded": True}))
                late = timing.is_due(row, now)
                affair = await self._keep(affair, after if late else after.asking("remind", match.number))
            if not timing.is_due(row, now) or affair.row(match.number).stage != row.stage:
                continue
            if row.stage == "called":
                affair = await self._not_all_came(affair, match)
            elif row.stage == "playing" and row.table is not None:
                affair = await self._out_of_time(affair, match, row.table)
        return affair

    async def _not_all_came(self, affair: Affair, match: Match) -> Affair:
        """Those who are not ready forfeit; if enough are here they play without them."""
        row = affair.row(match.number)
        gone = tuple(one for one in match.entrants if not matches.is_here(affair, match, one))
        absent = affair.with_row(row.model_copy(update={"absent": gone})).noting(
            "absent", self._clock(), match=match.number, entrants=list(gone)
        )
        affair = await self._keep(affair, absent)
        if len(match.entrants) - len(gone) > 1 and row.thread is not None:
            return await self._deal(affair, match, row.thread)
        return await self._decide(affair, match, matches.forfeited(match, gone), "no-show")

    async def _out_of_time(self, affair: Affair, match: Match, table: int) -> Affair:
        """A game with an end of its own for this comes to it; in any other, whoever is awaited is behind the others."""
        await self._hall.stop(table)
        if await self._hall.ended(table) is not None:
            return await self._take_result(affair, match.number)
        late = await self._hall.waiting_for(table)
        return await self._decide(affair, match, matches.out_of_time(affair, match, late), "clock")


def champions(state: Tournament) -> list[EntrantId]:
    """Whoever stands first, if anybody has come to a match at all."""
    decided = [match for match in state.matches if match.result is not None and not match.is_bye]
    if all(match.result is not None and len(match.result.forfeits) == len(match.entrants) for match in decided):
        return []
    return [standing.entrant for standing in standings(state) if standing.place == 1]


def dropped(affair: Affair, entrant: int) -> Affair:
    """Somebody plays no further."""
    affair = affair.with_record(state=drop(affair.state, entrant))
    for person in affair.members(entrant):
        affair = affair.with_person(person.model_copy(update={"status": "dropped"}))
    for match, row in list(affair.open_rows()):
        if entrant in match.entrants and entrant not in row.absent:
            affair = affair.with_row(row.model_copy(update={"absent": (*row.absent, entrant)}))
    return affair


def _match(affair: Affair, number: MatchNumber) -> Match:
    if number not in affair.rows or not 1 <= number <= len(affair.state.matches):
        raise Refusal("tournament-refused-match-over")
    return affair.state.match(number)
