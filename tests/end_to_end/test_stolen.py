"""Whoever gets hold of the database, a backup or the log does not get into Discord with it."""

from __future__ import annotations

import asyncio
import os
import signal
import sys

from playground.playground import Playground
from tests.end_to_end.killable_bot import PROJECT, BotProcess, begin, table


async def test_database_backup_and_log_hold_no_token(tmp_path):
    copy = tmp_path / "copy.db"
    async with (
        Playground() as playground,
        BotProcess(playground, tmp_path / "onetable.db", ONETABLE_LOG_LEVEL="DEBUG") as bot,
    ):
        await bot.start()
        await begin(playground, 2)
        opened = await playground.slash("ada", "games", "table show")
        thrown = await playground.click("ada", table(playground), label="Throw")
        menu = await playground.click("ben", table(playground), label="Menu")
        backup = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "bot", "backup", str(copy),
            cwd=PROJECT, env={**os.environ, "ONETABLE_DATABASE": str(bot.database)}, stderr=asyncio.subprocess.PIPE,
        )  # fmt: skip
        _, said = await backup.communicate()
        assert backup.returncode == 0, said
        secrets = [playground.token, *(reply.interaction.token for reply in (opened, thrown, menu))]
        files = {file.name: file.read_bytes() for file in tmp_path.iterdir()}
        await bot.end(signal.SIGTERM)
        files["log"] = (await bot.close()).encode()
    assert {"onetable.db", "onetable.db-wal", "onetable.log", "copy.db", "log"} <= files.keys()
    assert all(len(secret) > 20 for secret in secrets)
    assert b"Ada" in files["copy.db"], "what is searched holds the game"
    assert b'"event": "starting"' in files["log"]
    assert [name for name, content in files.items() if any(secret.encode() in content for secret in secrets)] == []
