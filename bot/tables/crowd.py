"""Votes for the moves of a crowd: everyone who is not at the table has one vote until the move is played."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog

from bot.tables.cache import AnyTable, LoadedTable
from bot.tables.lobby import require_not_barred
from bot.tables.record import Ballot, TableRecord
from rules.errors import GameOver, Refusal, StaleMove
from rules.game import Move, Seat
from rules.table import Turn

if TYPE_CHECKING:
    from bot.tables.writer import TableWriter

log = structlog.get_logger("onetable.crowd")


@dataclass(frozen=True, slots=True)
class Vote:
    """The vote for a crowd's next move, as everyone may see it."""

    seat: Seat
    ends_at: float
    moves: tuple[str, ...] = ()  # of each vote, as JSON
    choices: int = 1  # how many moves there are; a single one is played at the first click


def vote_at(live: LoadedTable) -> Vote | None:
    """Return the vote that is going on at a table, or None."""
    table = live.table
    if table is None or table.crowd is None or table.vote_ends_at is None or live.record.phase != "playing":
        return None
    moves = tuple(votes_for(live.record, table))
    return Vote(table.crowd, table.vote_ends_at, moves, len(table.ballot))


def votes_for(record: TableRecord, table: AnyTable) -> Sequence[str]:
    """Return the moves that were voted for in the crowd's present decision, by users who are still not at the table."""
    ballot = record.ballot
    if ballot is None or ballot.epoch != table.ballot_epoch:
        return ()
    return [move for user, move in ballot.votes if record.seat_of(user) is None]


class CrowdVotes:
    """Takes votes. Each vote is durable; a restart keeps it."""

    def __init__(self, writer: TableWriter) -> None:
        self._writer = writer

    async def vote(
        self, live: LoadedTable, table: AnyTable, user: int, move: Move, *, epoch: int, key: str
    ) -> Turn | None:
        """Vote for a move; the caller holds the table's lock. A move without an alternative is played at once."""
        record, now = live.record, self._writer.clock()
        require_not_barred(record, user)
        if table.outcome is not None:
            raise GameOver
        if table.has_seen(key):
            return None
        offered = table.ballot
        if offered and epoch != table.ballot_epoch:
            raise StaleMove
        if not offered:
            raise Refusal("refused-crowd-waits")
        if move not in offered:
            raise Refusal("refused-crowd-move")
        voted = move.model_dump_json()
        if len(offered) == 1:
            after = record.model_copy(update={"ballot": None})
            with self._writer.with_next_move(live, after):
                turn = await table.end_vote([voted], key=key, at=now)
            self._writer.use_record(live, after)
            self._writer.after_move(live)
            return turn
        ballot = record.ballot
        if ballot is None or ballot.epoch != epoch:
            table.begin_vote(at=now)
            ballot = Ballot(epoch=epoch, ends_at=table.vote_ends_at or now)
        if ballot.vote_of(user) != voted:
            ballot = ballot.with_vote(user, voted)
            await self._writer.save_running(live, record.model_copy(update={"ballot": ballot}))
            log.info("vote cast", table=record.id, guild=record.guild, votes=len(ballot.votes))
        return None
