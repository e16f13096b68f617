"""One thread for the work of all servers, which take turns: a server with much to do does not hold up the others."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextvars import ContextVar
from threading import Lock
from typing import Any, TypeVar

T = TypeVar("T")

# the server whose interaction is being handled; 0 for what nobody has clicked, and for direct messages
SERVER: ContextVar[int] = ContextVar("SERVER", default=0)


class FairThread:
    """Runs what is submitted: of each server in the order of submission, and one piece of work of each in turn."""

    def __init__(self, name: str) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._lock = Lock()
        # by server; the one whose turn it is comes first
        self._waiting: OrderedDict[int, deque[tuple[Future[Any], Callable[[], Any]]]] = OrderedDict()

    def submit(self, work: Callable[[], T]) -> Future[T]:
        """Run the work in the thread when the turn of the present server comes."""
        future: Future[T] = Future()
        with self._lock:
            self._waiting.setdefault(SERVER.get(), deque()).append((future, work))
        self._thread.submit(self._run_next)
        return future

    def _run_next(self) -> None:
        """Do one piece of work: as often as there are submissions."""
        with self._lock:
            server, works = next(iter(self._waiting.items()))
            future, work = works.popleft()
            if works:
                self._waiting.move_to_end(server)
            else:
                del self._waiting[server]
        if not future.set_running_or_notify_cancel():
            return
        try:
            result = work()
        except BaseException as error:
            future.set_exception(error)
        else:
            future.set_result(result)
