"""The bot as a process of its own, killed again and again while four people click."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import sys
from asyncio.subprocess import Process
from collections import Counter
from pathlib import Path
from typing import Self

import pytest

from bot.store.sqlite import SqliteStore
from playground.acts import CannotDo
from playground.ground import Playground, Reply
from playground.seeing import Button, SeenMessage
from rules.one_shot import OneShot
from rules.replaying import replay
from rules.table import Entry

HOUSE = Path(__file__).parents[2]
PEOPLE = ("ada", "ben", "cleo", "dan")
KILLS = int(os.environ.get("KILLS", "12"))  # by hand: KILLS=50 make test ARGS=tests/end_to_end/test_kill.py


class BotProcess:
    """Bots in processes of their own: one after the other is started, and killed or asked to stop."""

    def __init__(self, ground: Playground, database: Path, **settings: str) -> None:
        self.ground, self.database, self.settings = ground, database, settings
        self._nursery: Process | None = None
        self._log = database.with_suffix(".log")

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nobody is left behind, whatever happened."""
        if self._nursery is not None and self._nursery.returncode is None:
            os.kill(self.child, signal.SIGKILL)
            self._nursery.kill()
            await self._nursery.wait()

    async def start(self) -> None:
        if self._nursery is None:
            places = [self.ground.api_base, self.ground.gateway_url, self.ground.cdn_base, str(self.database)]
            with self._log.open("wb") as log:
                self._nursery = await asyncio.create_subprocess_exec(
                    sys.executable, "-m", "tests.end_to_end.bot_process", *places,
                    cwd=HOUSE,
                    env={**os.environ, **self.settings, "DISCORD_TOKEN": self.ground.token},
                    stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=log,
                )  # fmt: skip
        self._nursery.stdin.write(b"one more\n")
        self.child = int(await self._nursery.stdout.readline())
        await self.ground.bot_online(60)

    async def end(self, how: signal.Signals) -> None:
        os.kill(self.child, how)
        await self.ground.until(lambda: not self.ground.backend.gateway.online, 60)

    async def close(self) -> str:
        """Everything the bots logged."""
        self._nursery.stdin.close()
        await self._nursery.wait()
        return self._log.read_text()


def table(ground: Playground) -> SeenMessage:
    return [message for message in ground.messages("games") if message.components][-1]


def moves(ground: Playground) -> list[Button]:
    """What can be played now: not the table's menu, nor what stands below a result."""
    return [button for button in table(ground).buttons if button.custom_id.startswith("m:")]


async def begin(ground: Playground, players: int) -> None:
    await ground.slash(PEOPLE[0], "games", "play", game="one-shot")
    for name in PEOPLE[1:players]:
        await ground.click(name, table(ground), label="Join")
    await ground.click(PEOPLE[0], table(ground), label="Start")


async def journal(database: Path) -> tuple[list[Entry], str, str, str]:
    store = await SqliteStore.open(database)
    saved = await store.load_table(1)
    entries = await store.journal(1)
    await store.close()
    return entries, saved.seed, saved.position.state, saved.record.phase


def accepted(reply: Reply) -> bool:
    """Did the person see their move happen, and no refusal?"""
    return reply.kind in ("update", "acknowledged") and not reply.interaction.follow_ups


@pytest.mark.timeout(400)
async def test_killed_again_and_again_in_one_game_nothing_acknowledged_is_lost_or_doubled(tmp_path, monkeypatch):
    monkeypatch.setattr("playground.interactions.TO_ACKNOWLEDGE", 1.0)  # people here are impatient
    luck = random.Random(50)
    seen: list[int] = []
    async with Playground() as ground, BotProcess(ground, tmp_path / "onetable.db") as bot:
        await bot.start()
        await begin(ground, 4)
        deaths = 0

        async def clicking(name: str) -> None:
            """Press whatever can be pressed, turn or no turn, as long as the game goes on."""
            while deaths < KILLS and (buttons := moves(ground)):
                button = luck.choice(buttons)
                try:
                    reply = await ground.click(name, table(ground), custom_id=button.custom_id)
                except (CannotDo, LookupError):
                    continue  # the table changed under the finger
                finally:
                    await asyncio.sleep(luck.uniform(0.0, 0.2))
                if accepted(reply):
                    seen.append(reply.interaction.id)

        players = [asyncio.create_task(clicking(name)) for name in PEOPLE]
        while deaths < KILLS and moves(ground):
            await asyncio.sleep(luck.uniform(0.0, 0.25))
            await bot.end(signal.SIGKILL)
            deaths += 1
            await bot.start()
        await asyncio.wait(players)
        while moves(ground):  # now let them finish
            for name in PEOPLE:
                try:
                    reply = await ground.click(name, table(ground), label=moves(ground)[0].label)
                except (CannotDo, LookupError, IndexError):
                    break  # the table changed under the finger
                if accepted(reply):
                    seen.append(reply.interaction.id)
                    break
        assert "🏆" in table(ground).text
        await bot.end(signal.SIGTERM)
        await bot.close()
    assert deaths == KILLS
    entries, seed, state, phase = await journal(bot.database)
    keys = Counter(entry.key for entry in entries)
    assert set(keys.values()) == {1}
    assert {str(press) for press in seen} <= set(keys), "somebody saw a move that is not in the journal"
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert phase == "over"
    assert replay(OneShot(), 4, OneShot.Options(), seed, entries)[-1].state.model_dump_json() == state


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
async def test_asked_to_stop_it_finishes_what_is_in_hand_and_ends_cleanly(tmp_path, how):
    async with Playground() as ground, BotProcess(ground, tmp_path / "onetable.db") as bot:
        await bot.start()
        await begin(ground, 2)
        press = asyncio.create_task(ground.click("ada", table(ground), label="Throw"))
        await asyncio.sleep(0.03)
        await bot.end(how)
        reply = await press
        log = await bot.close()
    assert "stopped" in log
    assert "Traceback" not in log
    assert ground.token not in log
    entries, *_ = await journal(bot.database)
    assert bool(entries) == accepted(reply)
