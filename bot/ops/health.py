"""Health: the heartbeat of the running bot, its HTTP endpoint, and the check from another process."""

from __future__ import annotations

import asyncio
import http.client
import logging
import os
import threading
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.app import Onetable
from bot.cluster.shards import EVERYTHING, ShardScope
from bot.ops.metrics import ErrorCounter, Metrics
from bot.rate_limits import BAN, RequestBudget
from bot.settings import BadSettings
from bot.store.base import ALIVE_AT, StoreUnusable
from bot.store.location import Location
from bot.store.opening import read_meta

UNHEALTHY_AFTER = 90.0
TIMEOUT_SECONDS = 5.0  # Docker waits ten
UNHEALTHY_STATUS = 503
LOOPBACK = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - requested over loopback
_DIRECT = urllib.request.build_opener(urllib.request.ProxyHandler({}))  # without a proxy


def heartbeat(database: Location, scope: ShardScope = EVERYTHING) -> float | None:
    """Return when the process of some shards last wrote its heartbeat, or None. Raise StoreUnusable."""
    return parse_heartbeat(database, read_meta(database, scope.key(ALIVE_AT)))


def parse_heartbeat(database: Location, alive_at: str | None) -> float | None:
    """Return the time in a stored heartbeat. Raise StoreUnusable if it is none."""
    try:
        return None if alive_at is None else float(alive_at)
    except ValueError:
        raise StoreUnusable(f"{database} is damaged: the last heartbeat is not a time: {alive_at!r}") from None


def is_alive(database: Location, scope: ShardScope = EVERYTHING) -> bool:
    """Whether the process of some shards has written its heartbeat recently. Raise StoreUnusable."""
    alive_at = heartbeat(database, scope)
    return alive_at is not None and time.time() - alive_at <= UNHEALTHY_AFTER


def health_fault(host: str, port: int) -> str | None:
    """Return the fault that `/healthz` reports, or None. Raise OSError if the bot does not answer."""
    address = LOOPBACK.get(host, host)
    url = f"http://{f'[{address}]' if ':' in address else address}:{port}/healthz"
    try:
        with _DIRECT.open(url, timeout=TIMEOUT_SECONDS) as reply:
            text = reply.read(100)
    except urllib.error.HTTPError as reply:
        if reply.code != UNHEALTHY_STATUS:
            raise OSError(f"{reply.code} {reply.reason}") from None
        return reply.read(500).decode(errors="replace").strip()
    except (http.client.HTTPException, ValueError) as error:
        raise OSError(f"invalid reply: {error!r}") from None
    if text != b"ok\n":
        raise OSError("another program answers on this port")
    return None


log = structlog.get_logger("onetable.monitor")
T = TypeVar("T")

GATEWAY_GONE_SECONDS = 120.0
COMMIT_STUCK_SECONDS = 30.0
LOOP_STUCK_SECONDS = 3.0
STORE_PATIENCE_SECONDS = 1.0
JOIN_SECONDS = 1.5  # the thread is a daemon: stopping need not wait longer
STUCK = "the event loop is stuck"


@asynccontextmanager
async def monitoring(bot: Onetable) -> AsyncIterator[None]:
    """Context manager that serves both pages if a port is set."""
    settings = bot.settings
    if settings.monitor_port is None:
        yield
        return
    async with Monitor(bot, settings.monitor_host, settings.monitor_port):
        yield


def fault(metrics: Metrics, budget: RequestBudget | None = None) -> str | None:
    """Return in one line why the bot is unhealthy, or None if it is healthy."""
    now, gateway = metrics.clock(), metrics.gateway
    if gateway.lost_at is not None and now - gateway.lost_at > GATEWAY_GONE_SECONDS:
        return f"not connected to Discord for {now - gateway.lost_at:.0f} s"
    if metrics.database_fault is not None:
        return " ".join(f"the database cannot be written: {metrics.database_fault}".split())
    if metrics.commit_began is not None and now - metrics.commit_began > COMMIT_STUCK_SECONDS:
        return f"a commit has been running for {now - metrics.commit_began:.0f} s"
    if budget is not None and budget.is_exhausted:
        return f"{budget.recent} invalid requests in ten minutes, Discord bans at {BAN}: background edits are paused"
    return None


class Monitor:
    """The HTTP server: `async with Monitor(bot, host, port)`. Port 0 takes a free one; see `port`."""

    def __init__(self, bot: Onetable, host: str, port: int) -> None:
        self.port = port
        self._bot, self._host = bot, host
        self._errors = ErrorCounter(bot.metrics)

    async def __aenter__(self) -> Self:
        self._bot_loop = asyncio.get_running_loop()
        serving: Future[int] = Future()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(serving)), name="monitor", daemon=True)
        self._thread.start()
        try:
            self.port = await asyncio.wrap_future(serving)
        except (OSError, ValueError) as error:  # an invalid host name is a ValueError
            number = error.errno if isinstance(error, OSError) else None
            why = os.strerror(number) if number and number > 0 else str(error)
            raise BadSettings(f"ONETABLE_MONITOR_PORT: cannot listen on {self._host}:{self.port}: {why}") from None
        logging.getLogger().addHandler(self._errors)
        log.info("monitor started", host=self._host, port=self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self._errors)
        self._own_loop.call_soon_threadsafe(self._stopped.set)
        await asyncio.to_thread(self._thread.join, JOIN_SECONDS)

    async def _serve(self, serving: Future[int]) -> None:
        self._own_loop, self._stopped = asyncio.get_running_loop(), asyncio.Event()
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/readyz", self._readyz)])
        app.add_routes([web.get("/metrics", self._metrics)])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        try:
            await runner.setup()
            await web.TCPSite(runner, self._host, self.port).start()
            serving.set_result(runner.addresses[0][1])
            await self._stopped.wait()
        except Exception as error:
            serving.set_exception(error)
        finally:
            await runner.cleanup()

    async def _healthz(self, _request: web.Request) -> web.Response:
        try:
            why = await self._ask(self._fault())
        except TimeoutError:
            why = STUCK
        return web.Response(text=f"{why or 'ok'}\n", status=503 if why else 200)

    async def _readyz(self, _request: web.Request) -> web.Response:
        """Whether this process answers clicks, or can take over from the one that does."""
        try:
            is_ready = await self._ask(self._is_ready())
        except TimeoutError:
            return web.Response(text=f"{STUCK}\n", status=503)
        return web.Response(text="ok\n" if is_ready else "not connected yet\n", status=200 if is_ready else 503)

    async def _metrics(self, _request: web.Request) -> web.Response:
        try:
            body = await self._ask(self._page())
        except TimeoutError:
            return web.Response(text=f"{STUCK}\n", status=503)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Run a coroutine in the bot's event loop. Raise TimeoutError if the loop is stuck."""
        answer = asyncio.run_coroutine_threadsafe(question, self._bot_loop)
        return await asyncio.wait_for(asyncio.wrap_future(answer), LOOP_STUCK_SECONDS)

    async def _fault(self) -> str | None:
        return fault(self._bot.metrics, self._bot.budget)

    async def _is_ready(self) -> bool:
        return self._bot.is_ready() and self._bot.handover.is_prepared

    async def _page(self) -> bytes:
        await self._set_gauges()
        return generate_latest(self._bot.metrics.registry)

    async def _set_gauges(self) -> None:
        """Set what is read at the moment of the scrape rather than counted."""
        bot, metrics, gateway = self._bot, self._bot.metrics, self._bot.metrics.gateway
        now = metrics.clock()
        metrics.tables.clear()
        metrics.tables.labels("in_memory").set(len(bot.tables.cache))
        try:
            live = await asyncio.wait_for(bot.store.count_live(), STORE_PATIENCE_SECONDS)
        except Exception as error:  # the other metrics matter most just now
            log.warning("live tables not counted", error=str(error) or type(error).__name__)
        else:
            for phase, count in live.items():
                metrics.tables.labels(phase).set(count)
        metrics.outbox_tasks.set(bot.tournaments.backlog.open_tasks)
        metrics.outbox_age.set(bot.tournaments.backlog.age(bot.clock()))
        metrics.rounds_running.set(bot.tournaments.rounds_running)
        metrics.recent_invalid_requests.set(bot.budget.recent)
        metrics.guilds.set(len(bot.guilds))
        metrics.gateway_connected.set(gateway.lost_at is None)
        metrics.gateway_latency.set(bot.latency)
        metrics.gateway_silence.set(now - (metrics.started_at if gateway.heard_at is None else gateway.heard_at))
        metrics.healthy.set(fault(metrics, bot.budget) is None)
        metrics.uptime.set(now - metrics.started_at)
