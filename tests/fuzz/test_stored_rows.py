"""Stored rows that hold nonsense: whoever meets them gets one sentence, the log names the row, and nobody else notices.

Each column of each table is spoilt in turn, everything that reads it is tried, and the value is put back. The table of
another channel, and the lists of people who have nothing to do with the row, go on as before. A longer run:

STORED_ROWS=500 STORED_SEED=7 make test ARGS=tests/fuzz/test_stored_rows.py
"""

from __future__ import annotations

import os
import re
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.store.base import StoreFault
from bot.store.sql.privacy import COLUMNS
from tests.cogs.table.test_replay import finish
from tests.cogs.tournament.steps import begin, boss
from tests.stored import alter, ask
from tests.worlds import Answer
from tests.worlds.quick import hold_timers
from tests.worlds.simulated import SimulatedWorld

SPOILT: tuple[Any, ...] = (
    *("{", "[]", "null", '"x"', "", "\x00", "[1, 2", '{"x": 1}', "NaN", "many words", '[{"user": 1}]'),
    *(-7, 10**15, 1.5, None, "9" * 400),
)
ROWS = int(os.environ.get("STORED_ROWS", "24"))
SEED = int(os.environ.get("STORED_SEED", "3"))
REPEAT = f"repeat with STORED_SEED={SEED} STORED_ROWS={ROWS} make test ARGS=tests/fuzz/test_stored_rows.py"
JSON_COLUMNS = ("players", "options", "state", "barred", "access", "ballot", "words", "settings", "content", "details")
ACTS = (
    *(("ana", command, "games") for command in ("table list", "table show", "table replay", "table export", "stats")),
    *(("ana", command, "games") for command in ("table verify", "leaderboard", "daily", "pings", "lfg", "play")),
    *(("ana", command, "games") for command in ("tournament list", "tournament show", "privacy show", "block")),
    *(("ana", command, "games") for command in ("table end", "privacy export")),
    *(("boss", command, "games") for command in ("tournament manage", "tournament rounds")),
)
BUTTONS = ("t:2", "details:2", 'm:2:0:{"do":"throw"}', "replay:1:0:t:open")
GAME_COMMANDS = ("play", "lfg")
RAW = re.compile(r"Traceback|\{ ?\$|Error\(|<class|validation error")


class Spoilt:
    """A server on which everything there is to store is stored, and another channel whose table goes on."""

    def __init__(self, world: SimulatedWorld) -> None:
        self.world = world

    async def begin(self) -> None:
        world = self.world
        world.markdown_typed = True
        boss(world, manage_guild=True, manage_events=True, manage_messages=True)
        await finish(world, "one-shot")
        for who, other, channel in (("ana", "ben", "games"), ("cy", "dee", "lounge")):
            await world.slash(who, "play", channel, game="one-shot")
            await world.press(other, "Join", channel)
            await world.press(who, "Start", channel)
        for channel in ("cup", "more"):
            world.channels[channel] = world.guild.create_text_channel(channel)
        await world.env.settle()
        await world.slash("ana", "lfg", "more", game="just-one")
        await world.slash("ana", "daily", "more")
        await begin(world)
        await world.bot.servers.change(world.guild.id, language="de")
        await world.bot.servers.change(world.guild.id, language="")

    async def act(self, who: str, what: str, channel: str) -> Answer:
        if ":" in what:
            return await self.world.forge(who, self.world.messages(channel)[-1], what, channel)
        options = {"game": "omiga"} if what in GAME_COMMANDS else {}
        return await self.world.slash(who, what, channel, **options)

    async def check(self, where: str) -> int:
        """Look at everything. Return how many answers there were."""
        acts = [*ACTS, *((who, button, "games") for who in ("ana", "dee") for button in BUTTONS)]
        with capture_logs() as logged:
            for act in acts:
                answer = await self.act(*act)
                assert answer.acknowledged, f"{where}: {act} is not answered"
                text = answer.whisper or (answer.message.text if answer.message is not None else "")
                assert not RAW.search(text), f"{where}: {act} says {text}"
            for who in ("cy", "dee"):  # those who have nothing to do with it
                assert "ONE SHOT" in (await self.act(who, "table list", "lounge")).whisper, where
            shown = await self.act("dee", "details:3", "lounge")
            assert shown.message is not None
            assert "Scores" in shown.message.text, where
        for line in logged:  # a traceback is for what nobody has thought of
            assert not line.get("exc_info") or line["log_level"] == "error", f"{where}: {line}"
        return len(acts)

    async def spoil(self, table: str, column: str, value: Any) -> list[tuple[Any, ...]] | None:
        """Put the value into the column of a row, or of all rows. Return the rows before, or None if it can't."""
        info = await ask(self.world.store, f"PRAGMA table_info({table})")
        keys = [row[1] for row in info if row[5]]
        where = " WHERE id IN (1, 2)" if table == "tables" else ""  # 3 is the one that goes on
        before = await ask(self.world.store, f"SELECT {', '.join([column, *keys])} FROM {table}{where}")
        try:
            await alter(self.world.store, f"UPDATE {table} SET {column} = ?{where}", value)
        except StoreFault:  # the database itself does not take it
            return None
        await self.world.bot.tables.forget_all()
        return before

    async def put_back(self, table: str, column: str, before: list[tuple[Any, ...]]) -> None:
        info = await ask(self.world.store, f"PRAGMA table_info({table})")
        # where a channel was free meanwhile, somebody has opened a table
        await alter(self.world.store, "UPDATE tables SET phase = 'closed' WHERE phase = 'lobby'")
        keys = " AND ".join(f"{row[1]} = ?" for row in info if row[5])
        for value, *key in before:
            await alter(self.world.store, f"UPDATE {table} SET {column} = ? WHERE {keys}", value, *key)
        await self.world.bot.tables.forget_all()


@pytest.fixture
async def spoilt(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Spoilt]:
    hold_timers(monkeypatch)
    world = await SimulatedWorld.begin(tmp_path)
    spoilt = Spoilt(world)
    await spoilt.begin()
    yield spoilt
    await world.env.shutdown()
    await world.store.close()


async def columns_of(world: SimulatedWorld) -> list[tuple[str, str]]:
    """Return the columns that can be spoilt, of tables with rows; those with JSON several times."""
    found = []
    for table in sorted(COLUMNS):
        ((rows,),) = await ask(world.store, f"SELECT count(*) FROM {table}")
        if rows:
            info = await ask(world.store, f"PRAGMA table_info({table})")
            found += [(table, row[1]) for row in info if not row[5] for _ in range(4 if row[1] in JSON_COLUMNS else 1)]
    return found


@pytest.mark.timeout(7200)
async def test_a_spoilt_row_costs_one_sentence_and_one_line_and_others_play_on(spoilt, record_property):
    await spoilt.check("as it was")
    cases, answers, rng, columns = 0, 0, Random(SEED), await columns_of(spoilt.world)
    while cases < ROWS:
        (table, column), value = rng.choice(columns), rng.choice(SPOILT)
        before = await spoilt.spoil(table, column, value)
        if before is not None:
            answers += await spoilt.check(f"{table}.{column} = {value!r:.40} after {cases} others; {REPEAT}")
            await spoilt.put_back(table, column, before)
            cases += 1
    record_property("summary", f"stored rows: {cases} spoilt values, {answers} answers")


@pytest.mark.parametrize("column", ["players", "options", "access", "words"])
async def test_a_channel_whose_table_cannot_be_read_is_free_again_once_a_moderator_says_so(world, column):
    boss(world, manage_messages=True)
    await world.slash("ana", "play", game="one-shot")
    (before,) = await ask(world.store, "SELECT players, options, access, words FROM tables")
    await alter(world.store, f"UPDATE tables SET {column} = ?", "{")
    await world.bot.tables.forget_all()
    with capture_logs() as logged:
        assert "I can't read this channel's table any more." in (await world.slash("ben", "play", game="omiga")).whisper
    (line,) = [line for line in logged if line["log_level"] == "error"]
    assert (line["event"], line["of"], line["row"]) == ("stored row unreadable", "tables", "1")
    assert "exc_info" not in line
    assert "A moderator can close it" in (await world.slash("ben", "table end")).whisper
    assert "Closed." in (await world.slash("boss", "table end")).whisper
    assert not (await world.slash("ben", "play", game="omiga")).whisper
    rows = await ask(world.store, "SELECT players, options, access, words FROM tables WHERE id = 1")
    changed = [one for one, other in zip(before, rows[0], strict=True) if one != other]
    assert len(changed) == 1, "what is left of the row stays, for whoever repairs it"


async def test_words_seen_in_a_channel_do_not_depend_on_one_damaged_game(world):
    table = await finish(world, "just-one")
    seen = await world.store.words_seen(world.channels["games"].id, "just-one", parent=None, users=[])
    assert seen
    await finish(world, "just-one", "lounge")
    await alter(world.store, "UPDATE tables SET state = '{' WHERE id = ?", table)
    assert await world.store.words_seen(world.channels["games"].id, "just-one", parent=None, users=[]) == ()
    await alter(world.store, "UPDATE tables SET channel = ? WHERE id = ?", world.channels["lounge"].id, table)
    assert await world.store.words_seen(world.channels["lounge"].id, "just-one", parent=None, users=[])


async def test_after_a_restart_damaged_rows_hold_up_nobody(spoilt):
    world = spoilt.world
    damage = (
        *(("tables", column, "{") for column in ("players", "options", "state", "access")),
        *(("tournaments", column, "[1, 2") for column in ("state", "settings")),
        *(("player_searches", "players", value) for value in ("{", "[1]", "null")),
        *(("entrants", "status", "many words"), ("tournament_matches", "entrants", "{"), ("tables", "deadline", 1.0)),
    )
    spoilt_rows = [await spoilt.spoil(table, column, value) is not None for table, column, value in damage]
    assert sum(spoilt_rows) > 8, "the database itself takes most of it"
    with capture_logs() as logged:
        await world.restart()
        await world.wait(1)
        shown = await spoilt.act("cy", "details:3", "lounge")
        await world.press("cy", "Throw", "lounge")
    assert shown.message is not None
    assert "Scores" in shown.message.text
    ((version,),) = await ask(world.store, "SELECT version FROM tables WHERE id = 3")
    assert version == 1, "the game in the other channel goes on"
    assert [line for line in logged if line["log_level"] == "error"], "and somebody is told"
