"""`/healthz` and `/metrics` over HTTP, for those who watch over many services. Off unless a port is set.

It runs in a thread of its own and asks the bot's event loop, so that a loop that is stuck is told and not waited for.
"""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import AsyncIterator, Coroutine
from concurrent.futures import Future
from contextlib import asynccontextmanager
from typing import Any, Self, TypeVar

import structlog
from aiohttp import web

from bot.app import Onetable
from bot.ops.metrics import ErrorCounter, Metrics, Sample, build, labels, page
from bot.request_budget import BAN, RequestBudget
from bot.settings import BadSettings

log = structlog.get_logger("onetable.monitor")
T = TypeVar("T")

GATEWAY_GONE_SECONDS = 120.0
COMMIT_STUCK_SECONDS = 30.0
LOOP_STUCK_SECONDS = 3.0
STORE_PATIENCE_SECONDS = 1.0
LEAVE_SECONDS = 1.5  # the thread is a daemon: stopping need not wait for it
STUCK = "the event loop is stuck"
PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


@asynccontextmanager
async def monitoring(bot: Onetable) -> AsyncIterator[None]:
    """Serve both while the bot runs, if the settings say so."""
    settings = bot.settings
    if settings.monitor_port is None:
        yield
        return
    async with Monitor(bot, settings.monitor_host, settings.monitor_port):
        yield


def fault(metrics: Metrics, budget: RequestBudget | None = None) -> str | None:
    """Why the bot is not well, in one line; None if it is."""
    now, gateway = metrics.clock(), metrics.gateway
    if gateway.lost_at is not None and now - gateway.lost_at > GATEWAY_GONE_SECONDS:
        return f"not connected to Discord for {now - gateway.lost_at:.0f} s"
    if metrics.database_fault is not None:
        return " ".join(f"the database cannot be written: {metrics.database_fault}".split())
    if metrics.commit_began is not None and now - metrics.commit_began > COMMIT_STUCK_SECONDS:
        return f"a commit has been under way for {now - metrics.commit_began:.0f} s"
    if budget is not None and budget.is_exhausted:
        return f"{budget.recent} invalid requests in ten minutes, Discord bans at {BAN}: background edits are paused"
    return None


class Monitor:
    """`async with Monitor(bot, host, port)`; port 0 takes a free one, which `port` then tells."""

    def __init__(self, bot: Onetable, host: str, port: int) -> None:
        self.port = port
        self._bot, self._host = bot, host
        self._errors = ErrorCounter(bot.metrics)

    async def __aenter__(self) -> Self:
        self._bots_loop = asyncio.get_running_loop()
        serving: Future[int] = Future()
        self._thread = threading.Thread(target=lambda: asyncio.run(self._serve(serving)), name="monitor", daemon=True)
        self._thread.start()
        try:
            self.port = await asyncio.wrap_future(serving)
        except (OSError, ValueError) as error:  # no name of a machine is a ValueError
            number = error.errno if isinstance(error, OSError) else None
            why = os.strerror(number) if number and number > 0 else str(error)
            raise BadSettings(f"ONETABLE_MONITOR_PORT: cannot listen on {self._host}:{self.port}: {why}") from None
        logging.getLogger().addHandler(self._errors)
        log.info("monitor listens", host=self._host, port=self.port)
        return self

    async def __aexit__(self, *_: object) -> None:
        logging.getLogger().removeHandler(self._errors)
        self._own_loop.call_soon_threadsafe(self._over.set)
        await asyncio.to_thread(self._thread.join, LEAVE_SECONDS)

    async def _serve(self, serving: Future[int]) -> None:
        self._own_loop, self._over = asyncio.get_running_loop(), asyncio.Event()
        app = web.Application()
        app.add_routes([web.get("/healthz", self._healthz), web.get("/metrics", self._metrics)])
        runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
        try:
            await runner.setup()
            await web.TCPSite(runner, self._host, self.port).start()
            serving.set_result(runner.addresses[0][1])
            await self._over.wait()
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

    async def _metrics(self, _request: web.Request) -> web.Response:
        try:
            text = await self._ask(self._page())
        except TimeoutError:
            return web.Response(text=f"{STUCK}\n", status=503)
        return web.Response(body=text.encode(), headers={"Content-Type": PROMETHEUS})

    async def _ask(self, question: Coroutine[Any, Any, T]) -> T:
        """Let the bot's own loop answer, where nothing changes meanwhile."""
        answer = asyncio.run_coroutine_threadsafe(question, self._bots_loop)
        return await asyncio.wait_for(asyncio.wrap_future(answer), LOOP_STUCK_SECONDS)

    async def _fault(self) -> str | None:
        return fault(self._bot.metrics, self._bot.budget)

    async def _page(self) -> str:
        return page(self._bot.metrics, await _gauges(self._bot))


async def _gauges(bot: Onetable) -> list[tuple[str, str, list[Sample]]]:
    """What is read at the moment rather than counted."""
    metrics, gateway = bot.metrics, bot.metrics.gateway
    tables: list[Sample] = [(labels(state="in_memory"), len(bot.tables.cache))]
    try:
        live = await asyncio.wait_for(bot.store.count_live(), STORE_PATIENCE_SECONDS)
    except Exception as error:  # the rest is worth knowing, above all now
        log.warning("tables not counted", error=str(error) or type(error).__name__)
    else:
        tables += [(labels(state=phase), count) for phase, count in live.items()]
    silent = metrics.clock() - (metrics.started_at if gateway.heard_at is None else gateway.heard_at)
    return [
        ("onetable_tables", "Tables: on the shelf in memory, and all that are playing or in the lobby.", tables),
        (
            "onetable_invalid_requests_recent",
            f"Invalid requests in the last ten minutes; Discord bans at {BAN}.",
            [("", bot.budget.recent)],
        ),
        ("onetable_guilds", "Servers the bot is in.", [("", len(bot.guilds))]),
        ("onetable_gateway_connected", "Is the gateway connected?", [("", int(gateway.lost_at is None))]),
        (
            "onetable_gateway_latency_seconds",
            "How long Discord took to answer the last heartbeat.",
            [("", bot.latency)],
        ),
        ("onetable_gateway_silence_seconds", "Time since the last event of the gateway.", [("", silent)]),
        ("onetable_healthy", "Does /healthz say so?", [("", int(fault(metrics, bot.budget) is None))]),
        ("onetable_uptime_seconds", "Time since the start.", [("", metrics.uptime)]),
        ("onetable_build_info", "What is running.", [(labels(**build()), 1)]),
    ]
