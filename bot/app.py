"""The bot: creates the services, loads the cogs, connects to Discord, and stops cleanly."""

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
from discord import app_commands
from discord.ext import commands

from bot.cluster.handover import Handover
from bot.cluster.identify import IdentifyPace
from bot.cluster.leases import News
from bot.cluster.membership import Membership
from bot.coach import Coach
from bot.delivery import describe, is_delivery_error, log_in_one_line
from bot.ops.housekeeping import Housekeeping, Limits
from bot.ops.metrics import Metrics
from bot.pictures import PictureCache
from bot.privacy.service import Privacy
from bot.rate_limits import RateLimits, RequestBudget, noted, read_note
from bot.servers.permissions import intents
from bot.servers.settings import PersonalSettingsStore, ServerSettingsStore
from bot.settings import BadSettings, Settings, Timings
from bot.social.alerts import TableAlerts
from bot.social.blocks import Blocks
from bot.social.presets import Presets
from bot.social.searches import PlayerSearches
from bot.stats.daily import Daily
from bot.stats.ratings import Ratings
from bot.stats.round_up import RoundUps
from bot.stopping import Deadline, PendingWork
from bot.store.base import ALIVE_AT, COMMANDS, INVALID_REQUESTS, Store, StoreUnusable
from bot.store.sqlite.files import RESTORE
from bot.tables.record import TableRecord
from bot.tables.replays import Replays
from bot.tables.service import TableService
from bot.tables.turn_pings import TurnPings
from bot.tables.writer import TableObserver
from bot.tournaments.service import TournamentService
from rules.catalogue import GAMES

if TYPE_CHECKING:
    from cogs.core.channels import Channels
    from cogs.core.game_ui import GameRegistry
    from cogs.core.modals import Modals
    from cogs.core.panels import Panels
    from cogs.core.table_messages import TableMessages
    from cogs.films.service import Films
    from cogs.pings.sender import TurnPingSender
    from cogs.social.alerts import TableCalls
    from cogs.social.search_posts import SearchPosts
    from cogs.stats.badges import BadgeNews
    from cogs.table.autoplay import Autoplay
    from cogs.table.lobby_controls import MoreMessages
    from cogs.table.spectators import Spectators

Check = Callable[[discord.Interaction[Any]], Awaitable[bool]]


class CommandTree(app_commands.CommandTree[Any]):
    """`check` runs before each command and each autocomplete."""

    check: Check | None = None

    async def interaction_check(self, interaction: discord.Interaction[Any], /) -> bool:
        """Return whether the command, or its autocomplete, may run."""
        return self.check is None or await self.check(interaction)


log = structlog.get_logger("onetable")

AnswerObserver = Callable[[discord.Interaction[Any], int | None], None]  # gets the table too, if it is about one

BASE_EXTENSION = "cogs.extension"
TOURNAMENTS = "cogs.tournament"
ROUND_UP = "cogs.round_up"
# shares of `stop_seconds`
HANDOVER_SHARE = 0.25  # accepted interactions are finished first, if another process takes the new ones
TOURNAMENT_SHARE = 0.4  # tournaments finish first: they need the tables
WORK_SHARE = 0.75  # running interactions, deadlines and edits are finished
DISCONNECT_SHARE = 0.125  # each for the last heartbeat and for closing the connection
STANDBY_EVENTS = ("connect", "disconnect", "interaction", "shard_connect", "shard_disconnect", "shard_resumed")
LAST_ERROR_SECONDS = 0.1  # for a failed connection to report its error


def extensions() -> tuple[str, ...]:
    """Return the extensions to load: the general one, one for each game, tournaments and the round-up."""
    return (BASE_EXTENSION, *(f"cogs.{name.replace('-', '_')}" for name in GAMES), TOURNAMENTS, ROUND_UP)


def outlines(commands: Iterable[Mapping[str, Any]]) -> set[tuple[str, str, tuple[str, ...]]]:
    """Return name, description and option names of each command, to compare two lists of commands."""
    return {
        (
            command["name"],
            command.get("description", ""),
            tuple(option["name"] for option in command.get("options", ())),
        )
        for command in commands
    }


def mentions_of(registered: Iterable[app_commands.AppCommand]) -> dict[str, str]:
    """Return what mentions each command and subcommand in a message, by its full name. A click on it types it."""
    found, groups = {}, list[app_commands.AppCommand | app_commands.AppCommandGroup](registered)
    for group in groups:
        inner = [option for option in group.options if isinstance(option, app_commands.AppCommandGroup)]
        groups += inner
        if not inner:
            found[group.qualified_name if isinstance(group, app_commands.AppCommandGroup) else group.name] = (
                group.mention
            )
    return found


def _shards(settings: Settings) -> dict[str, Any]:
    """Return discord.py's arguments for shards: without settings Discord decides how many there are."""
    scope = settings.shards
    return {} if scope.count is None else {"shard_count": scope.count, "shard_ids": list(scope.shards)}


class Onetable(commands.AutoShardedBot):
    """A discord.py bot with tables. No privileged intents, no message content, no mentions by accident."""

    # Set by `cogs.extension`, before anything is received from Discord.
    autoplay: Autoplay
    badge_news: BadgeNews
    channels: Channels
    films: Films
    games: GameRegistry
    modals: Modals
    more_messages: MoreMessages
    panels: Panels
    spectators: Spectators
    ping_sender: TurnPingSender
    search_posts: SearchPosts
    table_calls: TableCalls
    table_messages: TableMessages
    coach: Coach
    thread_locks: defaultdict[int, asyncio.Lock]  # by channel: held while a table in one of its threads is opened

    def __init__(
        self,
        settings: Settings,
        store: Store,
        metrics: Metrics | None = None,
        *,
        clock: Callable[[], float] = time.time,
        timings: Timings | None = None,
        cancel_unfinished: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """`cancel_unfinished` is called when work did not finish before the deadline of `close`."""
        self.metrics = metrics or Metrics()
        self.budget = RequestBudget(self.metrics)
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # voice is not used
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
            **_shards(settings),
        )
        log_in_one_line()
        self.settings = settings
        self.store = store
        self.clock = clock
        self.timings = timings or Timings()
        self.membership = Membership(store.leases, settings.shards, renew_seconds=self.timings.lease_renewal)
        self.handover = Handover(self.membership, store)
        self._identify_pace = IdentifyPace(self.membership, self._max_concurrency)
        self.rate_limits = RateLimits(settings, clock)
        self.servers = ServerSettingsStore(store)
        self.tables = TableService(
            store,
            clock,
            lobby_seconds=settings.lobby_minutes * 60,
            idle_seconds=settings.idle_minutes * 60,
            shown_delay=self.timings.shown_delay,
            servers=self.servers,
            limits=self.rate_limits,
        )
        self.personal_settings = PersonalSettingsStore(store)
        self.ratings = Ratings(store, self.servers, self.personal_settings, clock)
        self.turn_pings = TurnPings(store, self.tables, self.servers, self.personal_settings, clock)
        self.alerts = TableAlerts(store, self.servers, self.personal_settings, clock)
        self.blocks = Blocks(store, clock)
        self.presets = Presets(store, clock)
        self.searches = PlayerSearches(store, clock)
        self.daily = Daily(store, self.tables, self.servers, clock, self.membership)
        self.round_ups = RoundUps(store, self.daily, self.servers, clock)
        self.pending = PendingWork()  # running interactions and edits of table messages
        self.pictures = PictureCache()
        self.command_mentions: dict[str, str] = {}  # by full name, such as "table show"; known after the sync
        self.answer_observers: list[AnswerObserver] = []  # called after each interaction was answered
        self.tournaments = TournamentService(
            store,
            self.tables,
            clock,
            self.pending,
            limits=self.rate_limits,
            ratings_of=self.ratings.strengths,
            servers=self.servers,
        )
        self.tables.observers.append(_MatchResults(self.tournaments))
        self.replays = Replays(store, self.tournaments.matches)
        self.privacy = Privacy(store, self.tables, self.metrics, clock, self.tournaments, membership=self.membership)
        self.housekeeping = Housekeeping(
            store,
            self.tables,
            self.privacy,
            clock,
            metrics=self.metrics,
            limits=Limits.of(settings),
            tournaments=self.tournaments,
            membership=self.membership,
        )
        self.membership.news_observers.append(self._on_news)
        self.membership.lost_observers.append(self._on_lost_shards)
        self._cancel_unfinished = cancel_unfinished
        self._standing_by: asyncio.Task[None] | None = None
        self._failure: Exception | None = None  # why it stopped while it was standing by
        self._after_ready: asyncio.Task[None] | None = None
        self._serving: asyncio.Task[None] | None = None
        self._closing: asyncio.Task[None] | None = None
        self._stopped = asyncio.Event()
        self._deadline: Deadline | None = None  # of the current step of stopping
        self._in_a_hurry = False
        self._heartbeat_timer: asyncio.TimerHandle | None = None
        self._noted_requests = 0  # invalid requests at the last heartbeat
        self._heartbeat_task: asyncio.Task[None] | None = None
        self._alive_key = settings.shards.key(ALIVE_AT)
        self._invalid_requests_key = settings.shards.key(INVALID_REQUESTS)

    async def setup_hook(self) -> None:
        """Before the gateway connects: load the cogs, and start to serve, or stand by while another process serves."""
        await self.load_cogs()
        await self.sync_commands()
        if await self.membership.take():  # as late as possible: until then the process before this one plays
            await self._start_serving()
        else:
            log.info("standing by", shards=str(self.settings.shards))
            self.handover.begin_standby()
            self._standing_by = asyncio.create_task(self._stand_by(), name="stand by")

    async def _stand_by(self) -> None:
        """Wait until the shards are ours, then start to serve. Errors end the bot, as they do before it connects."""
        try:
            await self.handover.stand_by(self.is_ready)
            await self._start_serving()
        except Exception as error:
            self._failure = error
            self._closing = self._closing or asyncio.create_task(self._close(), name="stopping")
            return
        self.handover.serve()
        if self.is_ready():
            self.dispatch("ready")  # what it starts had to wait for the shards

    async def _start_serving(self) -> None:
        """Extend deadlines by the downtime, and start all services."""
        with _damage_explained():
            await self.extend_deadlines_after_downtime()
            self.budget.add(read_note(await self.store.get_meta(self._invalid_requests_key), self.clock()))
            await self.daily.start()
            await self.ratings.start()
            await self.tables.start()
            await self.tournaments.start()
        self.housekeeping.start()
        self.start_heartbeat()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:  # noqa: ARG002
        """Wait until Discord, and the other processes, let this shard identify."""
        await self._identify_pace.wait(shard_id or 0)

    async def _max_concurrency(self) -> int:
        return (await self.fetch_session_start_limits()).max_concurrency

    def _on_lost_shards(self) -> None:
        """Stop at once when another process has our shards: nothing can be written any more."""
        self.hurry()
        self._closing = self._closing or asyncio.create_task(self._close(), name="stopping")

    async def _on_news(self, news: News) -> None:
        """Another process has changed something that may be in memory here."""
        if self.handover.state == "standby":  # nothing is in memory yet
            return
        if news.kind == "table":
            await self.tables.forget(news.id)
        if news.kind in ("erased", "missed"):
            await self.tournaments.forget_all()
        if news.kind == "missed":
            await self.tables.forget_all()
        if news.kind in ("erasure", "erased", "missed"):
            self.housekeeping.erasure_requested()

    async def on_ready(self) -> None:
        """When the gateway is connected for the first time, start the work that grows with the number of games."""
        if self._after_ready is None and self._closing is None:
            self._after_ready = asyncio.create_task(self._catch_up(), name="catch up")

    async def _catch_up(self) -> None:
        """Wake real-time games, check whom to ping, and post round-ups, in the background and paced."""
        for start in (
            self.turn_pings.start,
            self.table_calls.start,
            self.searches.start,
            self.round_ups.start,
            self.tables.wake_real_time_games,
        ):
            try:
                await start()
            except Exception:
                log.exception("catching up failed")

    async def load_cogs(self) -> None:
        """Load the cogs, without a request to Discord or the store."""
        for extension in extensions():
            await self.load_extension(extension)

    async def serve(self, token: str) -> None:
        """Connect and serve until `close`. A stop while still connecting is not an error."""
        self._serving = asyncio.create_task(self._connect(token), name="connection")
        stopped = asyncio.create_task(self._stopped.wait())
        try:
            await asyncio.wait({self._serving, stopped}, return_when=asyncio.FIRST_COMPLETED)
            if self._closing is None:
                return self._serving.result()
            await asyncio.shield(self._closing)
            if self._failure is not None:
                raise self._failure
            if self.membership.is_lost:
                raise StoreUnusable(f"another process has taken over the shards: {self.settings.shards}")
            await asyncio.wait([self._serving], timeout=LAST_ERROR_SECONDS)
        finally:
            stopped.cancel()
            self._serving.cancel()  # it may be sleeping before the next attempt to connect
        if self._serving.done() and not self._serving.cancelled() and (error := self._serving.exception()) is not None:
            log.info("stopped while connecting", error=str(error))
        return None

    async def _connect(self, token: str) -> None:
        await self.login(token)
        gc.collect()
        gc.freeze()  # modules, texts and commands stay for ever: no collection has to look through them
        await self.connect()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Close in bounded time; discord.py's own method would wait for a gateway that does not answer."""
        await self.close()

    async def close(self) -> None:
        """Stop cleanly: running work becomes durable and is shown within `stop_seconds`; the rest is cancelled."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._close(), name="stopping")
        await asyncio.shield(self._closing)

    def hurry(self) -> None:
        """Stop at once: do not wait for running work."""
        self._in_a_hurry = True
        if self._deadline is not None:
            self._deadline.pass_now()

    async def _close(self) -> None:
        if self._standing_by is not None:
            self._standing_by.cancel()
        if self._heartbeat_timer is None and self._serving is not None:
            self._serving.cancel()  # not connected yet: there is nothing to finish
        in_time = await self._until(WORK_SHARE).finish(self._finish_work(), "finish work")
        if not in_time and self._cancel_unfinished is not None:
            await self._cancel_unfinished()
        disconnect = self._until(DISCONNECT_SHARE)
        if self._heartbeat_timer is not None:  # otherwise the start failed, and the downtime continues
            self._heartbeat_timer.cancel()
            if not self.membership.is_lost:
                await disconnect.finish(self._last_heartbeat(), "last heartbeat")
        await disconnect.finish(self.membership.leave(), "leases")
        await disconnect.finish(super().close(), "disconnect")
        await self.http.close()  # a gateway that does not answer must not keep the session open
        self._stopped.set()

    def _until(self, share: float) -> Deadline:
        """Return the deadline of the next step of stopping; `hurry` makes it pass at once."""
        self._deadline = Deadline(0.0 if self._in_a_hurry else self.settings.stop_seconds * share)
        return self._deadline

    async def _finish_work(self) -> None:
        """Accept nothing new and wait until all running work is durable and shown."""
        if self._after_ready is not None:
            self._after_ready.cancel()
        await self.handover.leave()
        if self.handover.state == "leaving":
            accepted = Deadline(self.settings.stop_seconds * HANDOVER_SHARE)
            await accepted.finish(self.pending.over(), "accepted interactions")
        await Deadline(self.settings.stop_seconds * TOURNAMENT_SHARE).finish(self.tournaments.stop(), "tournaments")
        await asyncio.gather(
            self.turn_pings.stop(),
            self.searches.stop(),
            self.round_ups.stop(),
            self.tables.stop(),
            self.housekeeping.stop(),
        )
        await self.pending.over()
        await self.tables.messages.write_shown()

    async def _last_heartbeat(self) -> None:
        if self._heartbeat_task is not None:
            await asyncio.wait([self._heartbeat_task])
        await self.write_heartbeat()  # an error, such as a full disk, is only logged

    def dispatch(self, event_name: str, /, *args: Any, **kwargs: Any) -> None:
        """Count every event that discord.py dispatches. While standing by, the process that serves handles them."""
        self.metrics.gateway.dispatched(event_name)
        if self.handover.state != "standby" or event_name in STANDBY_EVENTS:
            super().dispatch(event_name, *args, **kwargs)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """Log an error in an event handler; discord.py would print a traceback that no log collector can read."""
        error = sys.exception()
        if error is not None and is_delivery_error(error):
            log.warning("event handler failed", name=event_method, **describe(error))
        else:
            log.exception("event handler failed", name=event_method)

    async def on_message(self, message: discord.Message, /) -> None:
        """Ignore messages: there are no text commands."""

    async def extend_deadlines_after_downtime(self) -> None:
        """Add the downtime to all deadlines, so that no player loses time to it.

        Processes with other shards, or another number of shards, may have run meanwhile.
        """
        now, seen = self.clock(), await self.store.metas(ALIVE_AT)
        alive_at = [float(at) for key, at in seen.items() if self.settings.shards.may_share(key)]
        away = now - max(alive_at) if alive_at else 0.0
        if away > 0:
            await self.store.extend_deadlines(away, self._alive_key, repr(now))
            log.info("deadlines extended", seconds=round(away, 1))

    async def sync_commands(self) -> None:
        """Sync the commands with Discord if they changed since the last sync."""
        guild = discord.Object(self.settings.test_guild) if self.settings.test_guild else None
        if self.application is None or self.application.user_integration_config is None:
            self._keep_commands_to_servers()
        if guild is not None:
            self.tree.copy_global_to(guild=guild)
        payload = await self.command_payloads(guild)
        content = json.dumps([self.application_id, guild and guild.id, payload], sort_keys=True, default=str)
        digest = hashlib.sha256(content.encode()).hexdigest()
        try:
            if await self.store.get_meta(COMMANDS) == digest:
                known = await self.tree.fetch_commands(guild=guild)
                if outlines(command.to_dict() for command in known) == outlines(payload):
                    self.command_mentions = mentions_of(known)
                    return
            synced = await self.tree.sync(guild=guild)
        except discord.Forbidden as error:
            if guild is None:
                raise
            raise BadSettings(f"ONETABLE_TEST_GUILD: the bot has not been invited to server {guild.id}") from error
        self.command_mentions = mentions_of(synced)
        await self.store.set_meta(COMMANDS, digest)
        log.info("commands synced", count=len(synced), guild=guild and guild.id)

    def _keep_commands_to_servers(self) -> None:
        """Offer no command by user install: Discord refuses what the developer portal does not allow."""
        for command in self.tree.get_commands():
            if not isinstance(command, app_commands.ContextMenu):
                command.allowed_installs = app_commands.AppInstallationType(guild=True, user=False)

    async def command_payloads(self, guild: discord.abc.Snowflake | None) -> list[dict[str, Any]]:
        """Return the commands as they are sent to Discord."""
        translator = self.tree.translator
        return [
            await command.get_translated_payload(self.tree, translator) if translator else command.to_dict(self.tree)
            for command in self.tree.get_commands(guild=guild)
        ]

    def start_heartbeat(self) -> None:
        """Write a heartbeat regularly; the health check and `extend_deadlines_after_downtime` read it."""
        self._heartbeat_timer = asyncio.get_running_loop().call_later(self.timings.heartbeat, self.start_heartbeat)
        if self._heartbeat_task is None:
            self._heartbeat_task = asyncio.create_task(self.write_heartbeat(), name="heartbeat")

    async def write_heartbeat(self) -> None:
        try:
            await self.store.set_meta(self._alive_key, repr(self.clock()))
            if self.budget.recent or self._noted_requests:
                await self.store.set_meta(self._invalid_requests_key, noted(self.budget.recent, self.clock()))
                self._noted_requests = self.budget.recent
        except Exception:
            log.exception("heartbeat not written")
        finally:
            self._heartbeat_task = None


class _MatchResults(TableObserver):
    """Tells the tournaments about tables that have ended."""

    def __init__(self, tournaments: TournamentService) -> None:
        self._tournaments = tournaments

    def table_ended(self, record: TableRecord) -> None:
        self._tournaments.matches.on_table_end(record.id, record.purpose)


@contextlib.contextmanager
def _damage_explained() -> Iterator[None]:
    """At the start, turn errors from unreadable data in the database into one line without a traceback."""
    try:
        yield
    except (ValueError, TypeError, AttributeError, LookupError, ArithmeticError) as error:
        log.debug("start failed", exc_info=error)
        reason = (str(error).splitlines() or [""])[0]
        raise StoreUnusable(f"the database is damaged: {type(error).__name__}: {reason}; {RESTORE}") from error
