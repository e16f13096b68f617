"""An event loop in virtual time: it never waits, and the same program runs in the same order every time.

When nothing is ready, the clock jumps to the next timer. Work for threads runs in the loop's own thread a moment
later, so nothing happens at the same time as anything else. Each task belongs to a life: the simulated Discord and
its people have life 0, and each start of the bot has one of its own, which `end_life` ends as `kill -9` would.
"""

from __future__ import annotations

import asyncio
import heapq
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, ContextVar, copy_context
from typing import Any

LIFE: ContextVar[int] = ContextVar("life", default=0)
THREAD_SECONDS = 0.002  # until work for a thread is done
MAX_CALLS_AT_ONCE = 300_000  # without the clock moving: something calls itself for ever
ROUNDS_TO_DIE = 200


class LoopStuck(Exception):
    """Nothing will ever happen again, or the same things happen for ever at one moment."""


class VirtualLoop(asyncio.AbstractEventLoop):
    """Runs callbacks in the order in which they were scheduled, and timers in the order of their time."""

    def __init__(self) -> None:
        self.errors: list[dict[str, Any]] = []  # what nobody caught
        self._now = 0.0
        self._ready: deque[tuple[int, asyncio.Handle]] = deque()
        self._timers: list[tuple[float, int, int, asyncio.TimerHandle]] = []
        self._scheduled = 0
        self._tasks: dict[asyncio.Task[Any], int] = {}
        self._ended: set[int] = set()
        self._dying: int | None = None
        self._is_closed = False

    # --- scheduling

    def time(self) -> float:
        return self._now

    def call_soon(self, callback: Callable[..., Any], *args: Any, context: Context | None = None) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self, context)
        self._ready.append((_life_of(context), handle))
        return handle

    call_soon_threadsafe = call_soon

    def call_later(
        self, delay: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self._now + max(0.0, delay), callback, *args, context=context)

    def call_at(
        self, when: float, callback: Callable[..., Any], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self, context)
        self._scheduled += 1
        heapq.heappush(self._timers, (when, self._scheduled, _life_of(context), handle))
        return handle

    def run_in_executor(self, _executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:
        future = self.create_future()

        def work() -> None:
            if future.cancelled():
                return
            try:
                result = func(*args)
            except Exception as error:
                future.set_exception(error)
            else:
                future.set_result(result)

        self.call_later(THREAD_SECONDS, work)
        return future

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self)

    def create_task(
        self, coro: Coroutine[Any, Any, Any], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        task = asyncio.Task(coro, loop=self, name=name, context=context)
        self._tasks[task] = _life_of(context)
        task.add_done_callback(self._tasks.pop)
        return task

    # --- running

    def run(self, main: Coroutine[Any, Any, Any]) -> Any:
        """Run until this is done. Raise LoopStuck if it never will be."""
        asyncio._set_running_loop(self)  # noqa: SLF001 - meant for event loops
        try:
            task = self.create_task(main)
            while True:
                self._run_ready()
                if task.done():
                    return task.result()
                self._next_timer()
        finally:
            asyncio._set_running_loop(None)  # noqa: SLF001

    def _run_ready(self) -> None:
        calls = 0
        while self._ready:
            self._call(*self._ready.popleft())
            calls += 1
            if calls > MAX_CALLS_AT_ONCE:
                raise LoopStuck(f"endless work at {self._now:.3f}")

    def _next_timer(self) -> None:
        while self._timers:
            when, _, life, handle = heapq.heappop(self._timers)
            if handle.cancelled() or life in self._ended or life == self._dying:
                continue
            self._now = max(self._now, when)
            self._ready.append((life, handle))
            return
        raise LoopStuck("nothing is left to do")

    def _call(self, life: int, handle: asyncio.Handle) -> None:
        if not handle.cancelled() and life not in self._ended:
            handle._run()  # noqa: SLF001 - meant for event loops

    # --- lives

    async def end_life(self, life: int) -> None:
        """Cancel all tasks of a life until none is left, at this very moment; its timers never fire."""
        self._dying = life
        try:
            for _ in range(ROUNDS_TO_DIE):
                tasks = [task for task, owner in self._tasks.items() if owner == life and not task.done()]
                if not tasks:
                    break
                for task in tasks:
                    task.cancel()
                for _ in range(3):
                    await asyncio.sleep(0)
        finally:
            self._dying = None
            self._ended.add(life)

    # --- the rest of the interface

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if self._dying is None:
            self.errors.append(context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """Called by asyncio; the handle is dropped when its time comes."""

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self._is_closed

    def close(self) -> None:
        self._is_closed = True
        self._ready.clear()
        self._timers.clear()
        self._tasks.clear()


def _life_of(context: Context | None) -> int:
    return LIFE.get() if context is None else context.get(LIFE, 0)


def context_of_life(life: int) -> Context:
    """Return a context whose tasks belong to a life."""
    context = copy_context()
    context.run(LIFE.set, life)
    return context
