"""The front desk: tables are opened, joined, played and closed, each change durable before anybody is told.

It stands on `dealing`, `seating`, `learning` and `parting`, and those on `desk`.
"""

from __future__ import annotations

from contextlib import nullcontext, suppress
from dataclasses import dataclass

import structlog

from bot.servers import permissions
from bot.servers.word_filter import unwanted_in
from bot.stats.records import Bests
from bot.tables import lobby, seats
from bot.tables.cache import AnyTable
from bot.tables.dealing import Dealing
from bot.tables.erasure import Erasure
from bot.tables.lessons import Learning
from bot.tables.record import OptionValue, Player, TableRecord
from rules.errors import Refusal
from rules.game import Event, Outcome, Seat, View
from rules.lesson import Progress
from rules.table import Turn

log = structlog.get_logger("onetable.tables")

NOTHING_ELSE = nullcontext()  # is kept together with a move


@dataclass(frozen=True, slots=True)
class Scene:
    """A table as one seat, or a spectator, may see it."""

    record: TableRecord
    view: View | None  # once the game has been dealt, and while it can be read
    deadline: float | None
    outcome: Outcome | None
    bests: Bests | None = None  # once a game played alone is over
    commitment: str | None = None  # to the deal
    seed: str | None = None  # once the game is over
    salt: str = ""  # of the deal, told with the seed; games from before there were salts have none
    undo_asker: Seat | None = None  # who asks the others to take a move back
    lesson: Progress | None = None  # of a guided first game
    revision: int = 0  # of what everybody may see
    events: tuple[Event, ...] = ()  # of the last move, as far as this seat may know; none right after loading


class TableService(Dealing, Learning, Erasure):
    """Every method refuses with a reason, or leaves the change durable."""

    # --- the lobby

    async def join(self, table: int, player: Player) -> None:
        """Take a seat."""
        await self._change(table, lambda record: lobby.join(record, player))

    async def leave(self, table: int, user: int) -> None:
        """Give the seat up."""
        await self._change(table, lambda record: lobby.leave(record, user))

    async def kick(self, table: int, by: int, user: int, *, moderator: bool) -> None:
        """Send somebody away from the lobby."""
        await self._change(table, lambda record: lobby.kick(record, by, user, moderator=moderator))

    async def add_computer(self, table: int, user: int, name: str) -> None:
        """Seat a computer player."""
        await self._change(table, lambda record: lobby.add_computer(record, user, name))

    async def remove_computer(self, table: int, user: int) -> None:
        """Send a computer player away."""
        await self._change(table, lambda record: lobby.remove_computer(record, user))

    async def choose(self, table: int, user: int, option: str, value: OptionValue) -> None:
        """Set an option."""
        await self._change(table, lambda record: lobby.choose(record, user, option, value))

    async def cancel(self, table: int, user: int, *, moderator: bool) -> None:
        """Close the lobby."""
        await self._change(table, lambda record: lobby.cancel(record, user, moderator=moderator))

    async def end(self, table: int, user: int, *, moderator: bool) -> None:
        """Close the table, game or no game; a game that has an end of its own for this comes to that end."""
        async with self._cache.at(table) as live:
            lobby.require_admission(live.record, user)
            settings = await self._servers.settings(live.record.guild)
            permissions.require_end(settings, live.record, user, moderator=moderator)
            closed = lobby.end(live.record, user, moderator=moderator)
            if live.record.counts and live.table is not None:
                raise Refusal("refused-end-daily")
            is_match = live.record.is_match  # which is played again
            if is_match or live.table is None or not await self._stop_game(live, live.table, by=user):
                await self._save(live, closed)

    # --- the game

    async def play(self, table: int, user: int, move: str, *, epoch: int, key: str, guild: int, channel: int) -> Turn:
        """Play the move of whoever pressed. Authorised here, whatever the button promised."""
        async with self._cache.at(table) as live:
            record = live.record
            lobby.require_admission(record, user)
            _require_here(record, guild, channel)
            if live.table is None:
                raise Refusal("refused-not-started" if record.phase == "lobby" else "refused-damaged")
            game, seat = live.table.game, record.seat_of(user)
            legible = game.read(move)
            do = legible.do
            if seat is None and do not in game.open_moves:
                raise Refusal("refused-not-at-table")
            if typed := vars(legible).get("text"):
                await self.require_wanted(guild, typed)
            if do in game.host_only and user != record.host:
                raise Refusal("refused-only-host", host=record.name_of(record.host))
            if game.stop is not None and do == game.stop.do:
                permissions.require_end(await self._servers.settings(guild), record, user, moderator=False)
            if game.leave is not None and do == game.leave.do:
                seats.leave(record, user)
            if seat is not None and (record.players[seat].away or record.players[seat].missed):
                await self._reseat(live, seats.come_back(record, user))
            left = None
            if seat is not None and game.leave is not None and do == game.leave.do:
                left = seats.vacate(live.record, seat)
            try:
                with NOTHING_ELSE if left is None else self._together(live, left):
                    turn = await live.table.play(seat, legible, epoch=epoch, key=key, at=self._clock(), by=user)
            except Refusal:
                await self._attempt(live.table, seat, key=key, by=user)
                raise
            self._after_move(live)
            if live.table.lesson is not None:
                await self._follow(live, live.table)
            if left is not None:
                await self._reseat(live, left.model_copy(update={"phase": live.record.phase}))
            return turn

    async def _attempt(self, table: AnyTable, seat: Seat | None, *, key: str, by: int) -> None:
        """A press was refused: in some games it matters all the same that somebody tried."""
        attempt = table.game.attempt
        if seat is not None and attempt is not None:
            with suppress(Refusal):  # that is known already, or makes no difference now
                await table.play(seat, attempt, epoch=None, key=f"{key}/attempt", at=self._clock(), by=by)

    async def require_wanted(self, guild: int, typed: str) -> None:
        """Refuse what holds a word that this server does not want to read."""
        word = unwanted_in(typed, (await self._servers.settings(guild)).unwanted_words)
        if word is not None:
            raise Refusal("refused-unwanted-word", word=word)

    async def scene(self, table: int, user: int | None = None) -> Scene:
        """The table as this person may see it; anybody not seated is a spectator."""
        live = await self._cache.get(table)
        if live.table is None:
            return Scene(live.record, None, live.deadline, None, revision=live.revision)
        seat = None if user is None else live.record.seat_of(user)
        revision = live.revision  # first: an older one only costs an edit
        view, deadline, outcome = live.table.view(seat), live.table.limit_at, live.table.outcome
        bests = await self._bests(live.record, outcome)
        # an occasion's seed is that of others too, who have yet to play
        seed = None if outcome is None or live.record.purpose else live.table.seed
        undo_asker = seats.undo_asker(live.record, live.table.version)
        return Scene(
            live.record,
            view,
            deadline,
            outcome,
            bests,
            commitment=live.commitment,
            seed=seed,
            salt="" if seed is None else live.salt,
            undo_asker=undo_asker,
            lesson=live.table.progress,
            revision=revision,
            events=live.table.last_events(seat),
        )

    async def scenes_of(self, guild: int, user: int, most: int) -> list[Scene]:
        """Every table of a server at which somebody sits, as they see it, the newest first."""
        return [await self.scene(table, user) for table in await self._store.tables_of(guild, user, most)]

    async def bring_along(self, table: int, user: int, *, guild: int, channel: int) -> TableRecord:
        """Let a private table follow its host to another server; buttons on the old one do nothing any more."""
        async with self._cache.at(table) as live:
            lobby.require_admission(live.record, user)
            await self._reseat(live, live.record.model_copy(update={"guild": guild, "channel": channel}))
            return live.record

    # --- a match of a tournament

    async def stop_match(self, table: int) -> None:
        """The time of a match is over: a game that has an end for this comes to it."""
        async with self._cache.at(table) as live:
            if live.table is not None and live.record.phase == "playing":
                await self._stop_game(live, live.table, by=live.record.host)

    async def leave_match(self, table: int, user: int) -> None:
        """Somebody has left the tournament: the others play on."""
        async with self._cache.at(table) as live:
            seat = live.record.seat_of(user)
            if seat is not None and live.record.phase == "playing" and len(live.record.members) > 1:
                await self._vacate(live, seat, seats.vacate(live.record, seat), by=user)

    async def waiting_for(self, table: int) -> frozenset[Seat]:
        """Whom the game waits for."""
        live = await self._cache.get(table)
        return frozenset() if live.table is None else live.table.to_act

    # --- what the house knows

    async def _bests(self, record: TableRecord, outcome: Outcome | None) -> Bests | None:
        """What the result of a game played alone is compared with."""
        if outcome is None or len(record.players) > 1 or record.is_lesson:
            return None
        return await self._store.bests(record.guild, record.game, record.host, private=record.private)


def _require_here(record: TableRecord, guild: int, channel: int) -> None:
    """A table is played where it is shown, as long as it is open."""
    if record.guild != guild:
        raise Refusal("refused-other-server")
    if record.channel != channel and not record.private:
        raise Refusal("refused-other-channel")
    if record.phase == "closed":
        raise Refusal("refused-table-closed")
