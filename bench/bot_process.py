"""A bot in a process of its own, with a thread that measures it from the inside.

    python -m bench.bot_process KIND API GATEWAY CDN [CHANNEL PICTURE...]

KIND is `onetable`, the bot exactly as `python -m bot` runs it (settings come from the environment), or `noop`, a
discord.py client whose messages have one button that edits its own message: the yardstick. It posts a message to
CHANNEL for each PICTURE, with that file in it, or with a line of text if PICTURE is `-`.

Each line on standard input is a question, answered with one line of JSON by a thread that never touches the event
loop. `usage`: seconds of processor time of the process and of the event loop's thread, and resident bytes. `watch`:
start to look for stalls of the event loop. `stalls`: those found so far, and forget them.
"""

from __future__ import annotations

import asyncio
import gc
import io
import json
import os
import re
import runpy
import sys
import threading
import time
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from types import FrameType
from typing import Any, ClassVar, Self

import discord
import yarl
from discord import ui

PING_SECONDS = 0.005
LATE_SECONDS = 0.010  # from here on the loop's stack is sampled
REPORTED_SECONDS = 0.020
ROOT = str(Path(__file__).parents[1])


def main() -> None:
    """Serve until SIGTERM."""
    kind, api, gateway, cdn, *rest = sys.argv[1:]
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = cdn
    watchdog = Watchdog()
    threading.Thread(target=_answer, args=(watchdog,), daemon=True).start()
    if kind == "noop":
        channel, *pictures = rest
        NoOpButton.pictures = [None if picture == "-" else Path(picture).read_bytes() for picture in pictures]
        asyncio.run(_serve_noop(int(channel)))
        return
    _watch_loop(watchdog)
    sys.argv = ["bot"]
    runpy.run_module("bot", run_name="__main__")


def _answer(watchdog: Watchdog) -> None:
    """Read the clocks of the process and of its main thread, where the event loop runs."""
    loop_clock = time.pthread_getcpuclockid(threading.main_thread().ident or 0)
    page = os.sysconf("SC_PAGE_SIZE")
    for question in sys.stdin:
        match question.strip():
            case "usage":
                resident = int(Path("/proc/self/statm").read_text().split()[1]) * page
                answer: Any = [time.process_time(), time.clock_gettime(loop_clock), resident]
            case "watch":
                watchdog.start()
                answer = True
            case _:
                answer = watchdog.take_stalls()
        print(json.dumps(answer), flush=True)


def _watch_loop(watchdog: Watchdog) -> None:
    """Let the watchdog know the event loop that the bot starts with `asyncio.run`."""
    run = asyncio.run

    def run_watched(serving: Coroutine[Any, Any, Any], **options: Any) -> Any:
        async def watched() -> Any:
            watchdog.loop = asyncio.get_running_loop()
            return await serving

        return run(watched(), **options)

    asyncio.run = run_watched  # type: ignore[assignment]


class Watchdog:
    """Asks the event loop for a sign of life every few milliseconds, and looks what it does when that is late."""

    def __init__(self) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self._stalls: list[tuple[float, str]] = []
        self._collecting_since = 0.0
        self._collected: list[tuple[float, float, str]] = []  # began, ended, which generation
        self._running = False

    def start(self) -> None:
        """Watch from now on."""
        if not self._running:
            self._running = True
            gc.callbacks.append(self._on_collection)
            threading.Thread(target=self._watch, daemon=True).start()

    def take_stalls(self) -> list[tuple[float, str]]:
        """Seconds and cause of every stall since the last call, longest first."""
        found, self._stalls = self._stalls, []
        return sorted(found, reverse=True)

    def _on_collection(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self._collecting_since = time.monotonic()
        else:
            self._collected.append((self._collecting_since, time.monotonic(), f"gc generation {info['generation']}"))

    def _watch(self) -> None:
        main = threading.main_thread().ident or 0
        while self.loop is None or not self.loop.is_running():
            time.sleep(PING_SECONDS)
        while self.loop.is_running():
            alive, waited = threading.Event(), _run_queue_seconds()
            answered: list[float] = []

            def sign(alive: threading.Event = alive, answered: list[float] = answered) -> None:
                answered.append(time.monotonic())
                alive.set()

            asked = time.monotonic()
            try:
                self.loop.call_soon_threadsafe(sign)
            except RuntimeError:  # closed a moment ago
                return
            seen: Counter[str] = Counter()
            while not alive.wait(LATE_SECONDS if not seen else PING_SECONDS):
                frame = sys._current_frames().get(main)  # noqa: SLF001 - documented, for debuggers
                seen[_place(frame)] += 1
                if not self.loop.is_running():
                    return
            # Time in which the thread could have run but another process had the core is no fault of the bot.
            late = answered[0] - asked - max(0.0, _run_queue_seconds() - waited)
            if late > REPORTED_SECONDS:
                self._stalls.append((late, self._cause(asked, answered[0], seen)))
            self._collected = [each for each in self._collected if each[1] > answered[0]]
            time.sleep(PING_SECONDS)

    def _cause(self, began: float, ended: float, seen: Counter[str]) -> str:
        for start, end, what in self._collected:
            if min(end, ended) - max(start, began) > (ended - began) / 2:
                return what
        return seen.most_common(1)[0][0] if seen else "not sampled"


def _run_queue_seconds() -> float:
    """How long the main thread has waited for a core so far; its thread id is the process id."""
    try:
        return int(Path(f"/proc/self/task/{os.getpid()}/schedstat").read_text().split()[1]) / 1e9
    except OSError:
        return 0.0


def _place(frame: FrameType | None) -> str:
    """The innermost function of this repository on the stack, and what it has called outside."""
    outside = ""
    while frame is not None:
        file, name = frame.f_code.co_filename, frame.f_code.co_name
        if file.startswith(ROOT) and "/bench/" not in file and "/.venv/" not in file:
            place = f"{file.removeprefix(ROOT + '/')}:{name}"
            return f"{place} > {outside}" if outside else place
        outside = outside or f"{Path(file).name}:{name}"
        frame = frame.f_back
    return outside or "idle"


# --- the yardstick


async def _serve_noop(channel: int) -> None:
    async with discord.Client(intents=discord.Intents.none(), max_messages=None) as client:
        client.add_dynamic_items(NoOpButton)

        @client.event
        async def on_ready() -> None:
            for number in range(len(NoOpButton.pictures)):
                button = NoOpButton(number)
                await client.get_partial_messageable(channel).send(view=button.layout(), files=button.files())

        await client.start(os.environ["DISCORD_TOKEN"])


class NoOpButton(ui.DynamicItem[ui.Button[Any]], template=r"noop:(?P<number>\d+)"):
    """Edits the message it is part of, and changes nothing."""

    pictures: ClassVar[list[bytes | None]]

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label="Again", custom_id=f"noop:{number}"))
        self.picture = self.pictures[number]

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], _item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """The button of that message."""
        return cls(int(match["number"]))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Edit the message with the same content again."""
        await interaction.response.edit_message(view=self.layout(), attachments=self.files())

    def layout(self) -> ui.LayoutView:
        """A picture, or a line of text, and the button."""
        view = ui.LayoutView(timeout=None)
        if self.picture is None:
            view.add_item(ui.TextDisplay("The same text as before."))
        else:
            view.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://table.png")))
        return view.add_item(ui.ActionRow(self))

    def files(self) -> list[discord.File]:
        """The picture, as a file that can be sent once."""
        return [] if self.picture is None else [discord.File(io.BytesIO(self.picture), filename="table.png")]


if __name__ == "__main__":
    main()
