"""The bot itself: connects the tables to Discord, and starts the cogs by name."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import hashlib
import json
import sys
import time
from collections import defaultdict
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from types import TracebackType
from typing import TYPE_CHECKING, Any

import discord
import structlog
from discord.ext import commands

from bot.command_tree import CommandTree
from bot.delivery import describe, is_delivery_error, log_in_one_line
from bot.ops.housekeeping import Housekeeping, Limits
from bot.ops.metrics import Metrics
from bot.pending_work import PendingWork
from bot.permissions import intents
from bot.pictures import PictureCache
from bot.privacy.service import Privacy
from bot.rate_limits import RateLimits
from bot.request_budget import RequestBudget, noted, read_note
from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.settings import BadSettings, Settings
from bot.stats.daily import Daily
from bot.stats.ratings import Ratings
from bot.stopping import Deadline
from bot.store.base import ALIVE_AT, COMMANDS, INVALID_REQUESTS, Store, StoreUnusable
from bot.store.sqlite.files import RESTORE
from bot.tables.replays import Replays
from bot.tables.service import TableService
from bot.tables.turn_pings import Calls
from bot.tournaments.match_tables import TableHall
from bot.tournaments.service import TournamentService
from rules.catalogue import GAMES

if TYPE_CHECKING:
    from cogs.core.channels import Channels
    from cogs.core.game_ui import GameRegistry
    from cogs.core.modals import Modals
    from cogs.core.panels import Panels
    from cogs.core.table_messages import TableMessages
    from cogs.table.options import OptionPanels
    from cogs.table.spectators import Spectators

log = structlog.get_logger("onetable")

BASE_EXTENSION = "cogs.extension"
TOURNAMENTS = "cogs.tournament"
HEARTBEAT_SECONDS = 15.0
GC_THRESHOLDS = 50_000, 3, 3  # how much there may be before anybody looks for it: nearly all of a press goes by itself
# shares of `stop_seconds`
TOURNAMENT_SHARE = 0.4  # tournaments finish first: what they do needs the tables
POLITE_SHARE = 0.75  # until here all that is under way is finished and shown
FAREWELL_SHARE = 0.125  # after that the last heartbeat is written and the connection is closed
LAST_ERROR_SECONDS = 0.1  # for a connection that failed to say why


def tune_gc() -> None:
    """What is there by now stays: looking through all of it again would stop a game for a moment."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)


def extensions() -> tuple[str, ...]:
    """The cogs to load: the house's own, one for each game of the catalogue, and the tournaments."""
    return (BASE_EXTENSION, *(f"cogs.{name.replace('-', '_')}" for name in GAMES), TOURNAMENTS)


def outlines(commands: Iterable[Mapping[str, Any]]) -> set[tuple[str, str, tuple[str, ...]]]:
    """Commands by which two lists of them can be told apart: name, description and the names of the options."""
    return {
        (
            command["name"],
            command.get("description", ""),
            tuple(option["name"] for option in command.get("options", ())),
        )
        for command in commands
    }


class Onetable(commands.Bot):
    """A discord.py bot with tables. No privileged intents, no message content, nobody pinged by accident."""

    # Set by `cogs.extension`, before anything is received from Discord.
    channels: Channels
    games: GameRegistry
    modals: Modals
    option_panels: OptionPanels
    panels: Panels
    spectators: Spectators
    table_messages: TableMessages
    thread_locks: defaultdict[int, asyncio.Lock]  # by channel: held while a table in one of its threads is opened

    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics | None = None,
        *,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.metrics = metrics or Metrics()
        self.budget = RequestBudget(self.metrics)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here
        super().__init__(
            command_prefix=(),
            help_command=None,
            intents=intents(),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            tree_cls=CommandTree,
            http_trace=self.budget.trace(),
        )
        log_in_one_line()
        self.settings = settings
        self.store = store
        self.clock = clock
        self.rate_limits = RateLimits(settings, clock)
        self.servers = ServerSettingsStore(store)
        self.tables = TableService(
            store,
            clock,
            lobby_seconds=settings.lobby_minutes * 60,
            idle_seconds=settings.idle_minutes * 60,
            servers=self.servers,
            limits=self.rate_limits,
        )
        self.personal_settings = PersonalSettingsStore(store)
        self.ratings = Ratings(store, self.servers, self.personal_settings, clock)
        self.calls = Calls(store, self.tables, self.servers, self.personal_settings, clock)
        self.daily = Daily(store, self.tables, self.servers, clock)
        self.replays = Replays(store)
        self.pictures = PictureCache()
        self.privacy = Privacy(store, self.tables, self.metrics, clock)
        self.housekeeping = Housekeeping(
            store, self.tables, self.privacy, clock, metrics=self.metrics, limits=Limits.of(settings)
        )
        self.pending = PendingWork()  # answering presses and commands, showing tables
        self.tournaments = TournamentService(store, TableHall(self.tables), clock, self.pending)
        self.tables.on_end = lambda record: self.tournaments.table_over(record.id, record.purpose)
        self.tournaments.limits = self.rate_limits
        self.tournaments.ratings_of = self.ratings.strengths
        self.replays.is_sealed = self.tournaments.is_sealed
        self.housekeeping.on_abandoned = self.tournaments.abandon
        self.privacy.on_leaving = self.tournaments.leave_all
        self.privacy.on_tournament = self.tournaments.show_anew
        self.privacy.standing_still = self.tournaments.standing_still
        self.on_out_of_time: Callable[[], Awaitable[None]] = _nothing  # cancels what did not finish before the stop
        self._serving: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._stopped = asyncio.Event()
        self._deadline: Deadline | None = None  # of what is being waited for, once the stop has begun
        self._in_a_hurry = False
        self._heartbeat_timer: asyncio.TimerHandle | None = None
        self._noted_requests = 0  # invalid ones, at the last heartbeat
        self._beating: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Before the gateway opens: give lost time back, load the cogs, tell Discord the commands."""
        with _damage_explained():
            await self._extend_deadlines_after_downtime()
            self.budget.add(read_note(await self.store.recall(INVALID_REQUESTS), self.clock()))
            await self.daily.start()
            await self.ratings.start()
        await self.load_cogs()
        await self._sync_commands()
        with _damage_explained():
            await self.tables.start()
            await self.tournaments.start()
            await self.calls.start()
        self.housekeeping.start()
        self._heartbeat()

    async def load_cogs(self) -> None:
        """Load the cogs; this asks nobody and touches no store."""
        for extension in extensions():
            await self.load_extension(extension)

    async def serve(self, token: str) -> None:
        """Connect and serve until `close`. Being told to stop while still connecting is no failure."""
        self._serving = asyncio.create_task(self._connect(token), name="connection")
        stopped = asyncio.create_task(self._stopped.wait())
        try:
            await asyncio.wait({self._serving, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if self._closing is None:
                return self._serving.result()
            await asyncio.shield(self._closing)
            await asyncio.wait([self._serving], timeout=LAST_ERROR_SECONDS)
        finally:
            stopped.cancel()
            self._serving.cancel()  # it may be waiting for the next attempt to connect
        if self._serving.done() and not self._serving.cancelled() and (error := self._serving.exception()) is not None:
            log.info("stopped while connecting", error=str(error))
        return None

    async def _connect(self, token: str) -> None:
        await self.login(token)
        tune_gc()
        await self.connect()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close in bounded time; discord.py's own would wait for a gateway that does not answer."""
        await self.close()

    async def close(self) -> None:
        """Stop cleanly: what is under way becomes durable and is shown, within `stop_seconds`; the rest is dropped."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="stopping")
        await asyncio.shield(self._closing)

    def hurry(self) -> None:
        """Stop at once: wait for nothing that is under way."""
        self._in_a_hurry = True
        if self._deadline is not None:
            self._deadline.pass_now()

    async def _close(self) -> None:
        if self._heartbeat_timer is None and self._serving is not None:
            self._serving.cancel()  # Discord has not answered yet: there is nothing to finish
        if not await self._until(POLITE_SHARE).finish(self._finish_work(), "finish work"):
            await self.on_out_of_time()
        farewell = self._until(FAREWELL_SHARE)
        if self._heartbeat_timer is not None:  # otherwise it never came to life, and the time away goes on
            self._heartbeat_timer.cancel()
            await farewell.finish(self._last_heartbeat(), "last heartbeat")
        await farewell.finish(super().close(), "disconnect")
        await self.http.close()  # a gateway that does not answer must not keep the session open
        self._stopped.set()

    def _until(self, share: float) -> Deadline:
        """The deadline of a part of stopping, which `hurry` can bring forward."""
        self._deadline = Deadline(0.0 if self._in_a_hurry else self.settings.stop_seconds * share)
        return self._deadline

    async def _finish_work(self) -> None:
        """Accept nothing new and wait until all that is under way is durable and shown."""
        await Deadline(self.settings.stop_seconds * TOURNAMENT_SHARE).finish(self.tournaments.stop(), "tournaments")
        await asyncio.gather(self.calls.stop(), self.tables.stop(), self.housekeeping.stop())
        await self.pending.over()
        await self.tables.write_shown()

    async def _last_heartbeat(self) -> None:
        if self._beating is not None:
            await asyncio.wait([self._beating])
        await self._write_heartbeat()  # on a full disk it stops all the same

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Whatever discord.py tells the bot of passes here."""
        self.metrics.gateway.dispatched(event_name)
        super().dispatch(event_name, *args, **kwargs)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """An event's handler failed; discord.py would print a traceback that no log collector can read."""
        error = sys.exception()
        if error is not None and is_delivery_error(error):
            log.warning("event not handled", name=event_method, **describe(error))
        else:
            log.exception("event not handled", name=event_method)

    async def on_message(self, message: discord.Message, /) -> None:
        """There are no text commands."""

    async def _extend_deadlines_after_downtime(self) -> None:
        """Nobody loses thinking time because the bot was down."""
        now, alive_at = self.clock(), await self.store.recall(ALIVE_AT)
        away = now - float(alive_at) if alive_at else 0.0
        if away > 0:
            await self.store.extend_deadlines(away, ALIVE_AT, repr(now))
            log.info("deadlines extended", seconds=round(away, 1))

    async def _sync_commands(self) -> None:
        """Tell Discord the commands, but only if they differ from what it was told last."""
        guild = discord.Object(self.settings.test_guild) if self.settings.test_guild else None
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        payload = await self.command_payloads(guild)
        told = json.dumps([self.application_id, guild and guild.id, payload], sort_keys=True, default=str)
        digest = hashlib.sha256(told.encode()).hexdigest()
        try:
            if await self.store.recall(COMMANDS) == digest:
                known = await self.tree.fetch_commands(guild=guild)
                if outlines(command.to_dict() for command in known) == outlines(payload):
                    return  # and nobody has changed them since
            synced = await self.tree.sync(guild=guild)
        except discord.Forbidden as error:
            if guild is None:
                raise
            raise BadSettings(f"ONETABLE_TEST_GUILD: the bot has not been invited to server {guild.id}") from error
        await self.store.remember(COMMANDS, digest)
        log.info("commands synced", count=len(synced), guild=guild and guild.id)

    async def command_payloads(self, guild: discord.abc.Snowflake | None) -> list[dict[str, Any]]:
        """The commands as Discord is told of them."""
        translator = self.tree.translator
        return [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands(guild=guild)
        ]

    def _heartbeat(self) -> None:
        """Note now and then that we are alive; the health check and `_give_time_back` read it."""
        self._heartbeat_timer = asyncio.get_running_loop().call_later(HEARTBEAT_SECONDS, self._heartbeat)
        if self._beating is None:
            self._beating = asyncio.create_task(self._write_heartbeat(), name="heartbeat")

    async def _write_heartbeat(self) -> None:
        try:
            await self.store.remember(ALIVE_AT, repr(self.clock()))
            if self.budget.recent or self._noted_requests:
                await self.store.remember(INVALID_REQUESTS, noted(self.budget.recent, self.clock()))
                self._noted_requests = self.budget.recent
        except Exception:
            log.exception("heartbeat not written")
        finally:
            self._beating = None


async def _nothing() -> None:
    """What did not finish in time is left alone."""


@contextlib.contextmanager
def _damage_explained() -> Iterator[None]:
    """At the start, what cannot be made sense of comes from the database: one line, and no traceback."""
    try:
        yield
    except (ValueError, TypeError, AttributeError, LookupError, ArithmeticError) as error:
        log.debug("start failed", exc_info=error)
        why = (str(error).splitlines() or [""])[0]
        raise StoreUnusable(f"the database is damaged: {type(error).__name__}: {why}; {RESTORE}") from error
