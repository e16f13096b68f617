"""Run the matches: call players, deal the table when all are ready, take results from games or by the clock."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

import structlog

from bot.tables.record import Closing, TableRecord
from bot.tables.service import TableService
from bot.tournaments import best_of, matches
from bot.tournaments.arena import next_wave
from bot.tournaments.model import MatchRow, Schedule, Tournament
from bot.tournaments.pairing_thread import next_matches
from bot.tournaments.planning import breaks, timing
from bot.tournaments.planning.move_limit import match_options
from bot.tournaments.writer import TournamentWriter, ZoneLookup
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.game import Outcome
from rules.tournament.formats.arena import rest
from rules.tournament.model import EntrantId, Match, MatchNumber, Result
from rules.tournament.progress import record, stop, undecided
from rules.tournament.seeding import deal_seed

log = structlog.get_logger("onetable.tournaments")

JOURNAL_LINES_SEARCHED = 10_000


@dataclass(frozen=True, slots=True)
class TableEnd:
    """A table that has ended. Without an outcome it was closed before the game was over."""

    outcome: Outcome | None


class MatchService:
    """The only part of the tournaments that uses the tables.

    Public methods that take an id lock the tournament. Those that take a `Tournament` need the lock to be held, and
    return it as saved.
    """

    def __init__(self, writer: TournamentWriter, tables: TableService, zone_of: ZoneLookup) -> None:
        self._writer = writer
        self._tables = tables
        self._zone_of = zone_of
        writer.save_observers += [self._close_unused_tables, self._pause_tables]

    # --- threads and players

    async def set_thread(
        self, tournament_id: int, match: MatchNumber, thread: int, *, entrants: tuple[EntrantId, ...] | None = None
    ) -> Tournament:
        """Save the thread of a match. Archive it if the match does not need it any more: it took long to create.

        `entrants` are those it was created for; a correction may have changed them meanwhile.
        """

        def change(tournament: Tournament) -> Tournament:
            row = tournament.row(match)
            if row.stage != "planned" or entrants not in (None, row.entrants):
                return tournament.add_task("close", match, thread=thread)
            return tournament.with_row(row.model_copy(update={"thread": thread}))

        return await self._writer.change(tournament_id, change)

    async def thread_lost(self, tournament_id: int, match: MatchNumber, *, thread: int) -> None:
        """Start a match again in a new thread, if this is still its thread."""

        def change(tournament: Tournament) -> Tournament:
            row = tournament.row(match)
            if row.stage == "over" or row.thread != thread:
                return tournament
            return tournament.with_row(matches.without_thread(row)).add_task("open", match)

        await self._writer.change(tournament_id, change)

    async def set_called(self, tournament_id: int, match: MatchNumber, message: int | None = None) -> None:
        """Save that the players of a match were called by a message. Their time to be ready starts now."""
        async with self._writer.lock(tournament_id) as tournament:
            row = tournament.row(match)
            if row.stage != "planned":
                return
            deadline = self._writer.clock() + 60.0 * tournament.record.settings.ready
            called = row.model_copy(update={"stage": "called", "deadline": deadline, "call": message})
            after = tournament.with_row(called).add_task("show")
            if tournament.record.is_arena:
                after = after.add_task("next", match)
            await self.deal_if_ready(await self._writer.save(tournament, after), match)

    async def set_ready(self, tournament_id: int, match: MatchNumber, user: int) -> Tournament:
        """Mark a player as ready; deal the table when all are."""
        async with self._writer.lock(tournament_id) as before:
            after = matches.set_ready(before, matches.require_match(before, match), user)
            return await self.deal_if_ready(await self._writer.save(before, after), match)

    # --- tables

    def on_table_end(self, table: int, purpose: str) -> None:
        """Take the result of a table that has ended, in the background, if it was one of a match."""
        if purpose.startswith(f"{matches.PURPOSE_PREFIX}/") and not self._writer.is_closing:
            self._writer.run_in_background(self._take_result_of_table(table))

    async def is_sealed(self, table: TableRecord) -> bool:
        """Whether the deal of this table is still being played at other tables of its round."""
        if not table.is_match:
            return False
        place = await self._writer.store.at_table(table.id)
        if place is None:
            return False
        tournament = await self._writer.get(place[0])
        if not tournament.record.is_duplicate or not tournament.record.live:
            return False
        round_number = tournament.state.match(place[1]).round
        return any(match.is_open and match.round == round_number for match in tournament.state.matches)

    async def leave_tables(self, tournament: Tournament, entrant: int) -> Tournament:
        """Let a computer play for an entrant who dropped out; deal open matches that waited only for them."""
        for match, row in list(tournament.open_rows()):
            if row.stage == "called" and entrant in match.entrants:
                tournament = await self.deal_if_ready(tournament, match.number)
            elif row.table is not None and entrant in match.entrants:
                for member in tournament.members(entrant):
                    await self._tables.seats.leave_match(row.table, member.user)
                    self._tables.notify_changed(row.table)
        return tournament

    async def deal_if_ready(self, tournament: Tournament, number: MatchNumber) -> Tournament:
        """Deal the table of a match if all entrants are ready or absent."""
        match, row = tournament.state.match(number), tournament.row(number)
        expected = [entrant for entrant in match.entrants if entrant not in row.absent]
        if tournament.record.phase != "running" or row.stage != "called" or row.thread is None:
            return tournament
        if not all(matches.is_ready(tournament, match, entrant) for entrant in expected):
            return tournament
        return await self._deal(tournament, match, row.thread)

    async def _deal(self, tournament: Tournament, match: Match, thread: int) -> Tournament:
        players, cup, row = matches.seating(tournament, match), tournament.record, tournament.row(match.number)
        if len(players) not in game_named(cup.game).seats:
            return await self.decide(tournament, match, matches.forfeit_result(match, row.absent), "no-show")
        shared = matches.tables_of_round(tournament, match.round) if cup.is_duplicate else None
        table = await self._tables.deals.match(
            purpose=matches.purpose_of(cup, row),
            game=cup.game,
            guild=cup.guild,
            channel=thread,
            players=matches.as_table_players(players),
            options=match_options(cup),
            language=cup.language,
            seed=secrets.token_hex(16) if shared is None else deal_seed(tournament.state, match.round),
            shared=shared,
        )
        clock = cup.settings.clock
        dealt = row.model_copy(
            update={
                "stage": "playing",
                "table": table.id,
                "seats": tuple(person.number for person in players),
                "deadline": self._writer.clock() + 60.0 * clock if clock else None,
            }
        )
        log.info("match dealt", tournament=cup.id, match=match.number, table=table.id)
        after = tournament.with_row(dealt).add_task("board", match.number, table=table.id).add_task("show")
        return await self._writer.save(tournament, after)

    async def _table_end(self, table: int) -> TableEnd | None:
        """Return how a table ended, or None while it is being played. A table that cannot be read is closed."""
        try:
            scene = await self._tables.scene(table)
        except Refusal as refusal:
            if refusal.key != "refused-table-closed":
                raise
            return TableEnd(None)  # it was deleted
        if scene.record.live and scene.view is None:
            await self._tables.close(table, "damaged")
            return TableEnd(None)
        return None if scene.record.live else TableEnd(scene.outcome)

    async def _close_unused_tables(self, before: Tournament, after: Tournament) -> None:
        """Close the tables of matches that a change has ended or started again."""
        for number, row in before.rows.items():
            if row.stage == "playing" and row.table is not None:
                now = after.row(number)
                if now.stage != "playing" or now.table != row.table:
                    is_late = now.stage == "over" and timing.is_due(row, self._writer.clock())
                    await self._close_table(row.table, "clock" if is_late else "")

    async def _pause_tables(self, before: Tournament, after: Tournament) -> None:
        """Stop the tables of running matches with the tournament, and start them again with it."""
        if (before.record.phase == "paused") != (after.record.phase == "paused"):
            await self._match_pauses(after)

    async def _match_pauses(self, tournament: Tournament) -> None:
        """Pause or resume the tables of all running matches, as the tournament is. Nothing happens to the others."""
        for _, row in list(tournament.open_rows()):
            if row.stage != "playing" or row.table is None:
                continue
            try:
                if tournament.record.phase == "paused":
                    await self._tables.seats.pause_match(row.table)
                else:
                    await self._tables.seats.resume_match(row.table)
            except Refusal as refusal:  # the bot is stopping, or the table was deleted: see `catch_up`
                log.info("match table pause refused", tournament=tournament.record.id, why=refusal.key)

    async def _close_table(self, table: int, closing: Closing) -> None:
        try:
            if (await self._tables.record(table)).live:
                await self._tables.close(table, "the match is over", closing)
                self._tables.notify_changed(table)
        except Refusal:
            return  # the bot is stopping; nothing reads this table's result after the restart

    # --- results

    async def catch_up(self, tournament_id: int) -> None:
        """After a restart: take results of tables that ended meanwhile, deal what is ready, pair what is due."""
        async with self._writer.lock(tournament_id) as loaded:
            tournament = loaded
            if tournament.record.phase not in ("running", "paused"):
                return
            await self._match_pauses(tournament)  # the bot may have stopped before it reached all tables
            for match, row in list(tournament.open_rows()):
                if row.stage == "playing":
                    tournament = await self._take_result(tournament, match.number)
                elif row.stage == "called":
                    tournament = await self.deal_if_ready(tournament, match.number)
            if tournament.record.schedule != Schedule():  # its deadline was extended by the downtime: set it again
                tournament = await self._writer.save(tournament, tournament)
            await self.advance(tournament)

    async def _take_result_of_table(self, table: int) -> None:
        place = await self._writer.store.at_table(table)
        if place is None:
            return
        tournament_id, match = place
        async with self._writer.lock(tournament_id) as tournament:
            await self.advance(await self._take_result(tournament, match))

    async def _take_result(self, tournament: Tournament, number: MatchNumber, why: str = "played") -> Tournament:
        """Decide a match whose game is over. Replay it if its table was closed, or drawn in a knock-out."""
        row = tournament.row(number)
        if row.stage != "playing" or row.table is None:
            return tournament
        ended = await self._table_end(row.table)
        if ended is None:
            return tournament
        match = tournament.state.match(number)
        if ended.outcome is None:
            return await self._replay(tournament, row, "closed")
        result = matches.game_result(tournament, match, ended.outcome)
        if best_of.is_series(tournament, match) and not result.forfeits:
            return await self.take_game(tournament, match, result, why)
        if undecided(tournament.state, number, result):
            was_drawn = row.replays > 0 and await self._was_drawn(tournament, number)
            if not was_drawn:
                return await self._replay(tournament, row, "drawn")
        return await self.decide(tournament, match, result, why)

    async def take_game(
        self, tournament: Tournament, match: Match, game: Result, why: str, user: int = 0
    ) -> Tournament:
        """Count a game of a match of several: decide the match, or deal the next game."""
        row = tournament.row(match.number)
        games = (*row.games, best_of.winner_of(match, game))
        result = best_of.result_after(tournament, match, games)
        if result is not None:
            saved = tournament.with_row(row.model_copy(update={"games": games}))
            return await self.decide(await self._writer.save(tournament, saved), match, result, why, user)
        after = tournament.with_row(best_of.next_game(row, games))
        now, places = self._writer.clock(), list(game.places)
        after = after.add_journal_entry("game", now, user, match=match.number, places=places, why=why)
        return await self.deal_if_ready(await self._writer.save(tournament, after.add_task("show")), match.number)

    async def _was_drawn(self, tournament: Tournament, number: MatchNumber) -> bool:
        """Whether a match was replayed because of a draw, not for another reason."""
        entries = await self._writer.store.journal(tournament.record.id, most=JOURNAL_LINES_SEARCHED)
        drawn = {"match": number, "why": "drawn"}
        return any(entry.action == "again" and entry.details == drawn for entry in entries)

    async def _replay(self, tournament: Tournament, row: MatchRow, why: str) -> Tournament:
        after = tournament.with_row(matches.replay_row(row)).add_task("again", row.number, why=why)
        after = after.add_journal_entry("again", self._writer.clock(), match=row.number, why=why)
        return await self._writer.save(tournament, after)

    async def decide(self, tournament: Tournament, match: Match, result: Result, why: str, user: int = 0) -> Tournament:
        """Save the result of an open match; drop entrants who have forfeited too often."""
        now, places = self._writer.clock(), list(result.places)
        state = record(tournament.state, match.number, result)
        if tournament.record.is_arena:  # a player who does not come is called no more until they ask for it
            state = rest(state, result.forfeits)
        after = tournament.with_record(state=state)
        after = after.add_journal_entry("result", now, user, match=match.number, places=places, why=why)
        for entrant in result.forfeits:
            if matches.forfeits(after, entrant) >= matches.MAX_FORFEITS and state.entrant(entrant).gone is None:
                after = matches.drop_entrant(after, entrant).add_journal_entry("dropped", now, entrant=entrant)
        return await self._writer.save(tournament, after.add_task("show"))

    async def advance(self, tournament: Tournament) -> Tournament:
        """Pair the matches that can be paired now, or end the tournament if it is finished."""
        if tournament.record.phase != "running":
            return tournament
        before = tournament.state
        if tournament.record.is_arena and not before.finished:
            after = await next_wave(tournament, self._writer.clock())
            return tournament if after is tournament else await self._writer.save(tournament, after)
        holds_rounds = breaks.has_breaks(tournament)
        if holds_rounds and not breaks.is_between_rounds(tournament) and before.round > 0:
            return tournament
        state = await next_matches(before)
        if state is before:
            return await self.end(tournament) if before.finished else tournament
        if holds_rounds and before.round > 0 and not state.finished:
            held = await self._hold_round(tournament)
            if held is not None:
                return held
        after = tournament.with_record(state=state, schedule=Schedule()).add_task("show")
        if state.round > before.round and not state.finished:
            after = after.add_task("tell", about="round", round=state.round)
        tournament = await self._writer.save(tournament, after)
        return await self.end(tournament) if state.finished else tournament

    async def _hold_round(self, tournament: Tournament) -> Tournament | None:
        """Return the tournament as it waits for the next round, or None if the round may start."""
        now, round_at = self._writer.clock(), tournament.record.schedule.round_at
        if round_at is not None:
            return tournament if now < round_at else None
        round_at = breaks.next_round_at(tournament, now, await self._zone_of(tournament.record.guild))
        after = tournament.with_record(schedule=Schedule(round_at=round_at)).add_task("show")
        return await self._writer.save(tournament, after.add_task("tell", about="break", until=round_at))

    async def end(self, tournament: Tournament) -> Tournament:
        """End a tournament whose standings are final, and announce the champions."""
        first = matches.champions(tournament.state)
        after = tournament.with_record(phase="over", paused_at=None, ends_at=None)
        after = after.add_journal_entry("over", self._writer.clock(), champions=first)
        after = (
            after.add_task("show").add_task("crown", champions=first).add_task("event", to="end").add_task("archive")
        )
        log.info("tournament over", tournament=tournament.record.id, guild=tournament.record.guild)
        return await self._writer.save(tournament, after)

    # --- deadlines

    async def handle_deadline(self, tournament: Tournament) -> None:
        """Handle what is due in a running tournament: reminders, time limits of matches, the end of an arena."""
        now = self._writer.clock()
        tournament = await self._handle_match_deadlines(tournament, now)
        ends_at = tournament.record.ends_at
        if ends_at is not None and now >= ends_at and not tournament.state.finished:
            after = tournament.with_record(state=stop(tournament.state)).add_journal_entry("closed", now)
            tournament = await self._writer.save(tournament, after)
        await self.advance(tournament)

    async def _handle_match_deadlines(self, tournament: Tournament, now: float) -> Tournament:
        for match, row in list(tournament.open_rows()):
            is_due = timing.is_due(row, now)
            if timing.is_reminder_due(tournament, row, now):
                after = tournament.with_row(row.model_copy(update={"reminded": True}))
                after = after if is_due else after.add_task("remind", match.number)
                tournament = await self._writer.save(tournament, after)
            if not is_due or tournament.row(match.number).stage != row.stage:
                continue
            if row.stage == "called":
                tournament = await self._forfeit_absent(tournament, match)
            elif row.stage == "playing" and row.table is not None:
                tournament = await self._time_out(tournament, match, row.table)
        return tournament

    async def _forfeit_absent(self, tournament: Tournament, match: Match) -> Tournament:
        """Entrants who are not ready forfeit. The others play without them if there are at least two."""
        row = tournament.row(match.number)
        absent = tuple(one for one in match.entrants if not matches.is_ready(tournament, match, one))
        after = tournament.with_row(row.model_copy(update={"absent": absent}))
        after = after.add_journal_entry("absent", self._writer.clock(), match=match.number, entrants=list(absent))
        tournament = await self._writer.save(tournament, after)
        if len(match.entrants) - len(absent) > 1 and row.thread is not None:
            return await self._deal(tournament, match, row.thread)
        return await self.decide(tournament, match, matches.forfeit_result(match, absent), "no-show")

    async def _time_out(self, tournament: Tournament, match: Match, table: int) -> Tournament:
        """End a match whose clock ran out: by the game's own rule for that, or else by whose turn it is."""
        await self._tables.seats.stop_match(table)
        self._tables.notify_changed(table)
        if await self._table_end(table) is not None:
            return await self._take_result(tournament, match.number, "clock")
        late = await self._tables.waiting_for(table)
        result = matches.timeout_result(tournament, match, late)
        take = self.take_game if best_of.is_series(tournament, match) and not result.forfeits else self.decide
        return await take(tournament, match, result, "clock")
