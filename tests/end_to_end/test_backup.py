"""Backup and restore next to a running bot process."""

from __future__ import annotations

import asyncio
import signal

from bot.cli import main
from playground.playground import Playground
from tests.end_to_end.killable_bot import BotProcess, begin, journal, table


async def test_a_game_is_backed_up_while_it_is_played_and_goes_on_from_there(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("ONETABLE_DATABASE", "onetable.db")
    monkeypatch.setattr("bot.store.sqlite.files.PATIENCE_SECONDS", 0.2)

    async def bot_command(*arguments: str) -> tuple[int, str]:
        code = await asyncio.to_thread(main, arguments)
        return code, "".join(capsys.readouterr())

    async with Playground() as playground, BotProcess(playground, tmp_path / "onetable.db") as bot:
        await bot.start()
        await begin(playground, 2)
        await playground.click("ada", table(playground), label="Throw")
        assert (await bot_command("backup", "copy.db"))[0] == 0
        assert await bot_command("--health") == (0, "")
        code, refused = await bot_command("restore", "copy.db")
        assert code == 2
        assert refused == "onetable: the database onetable.db is in use; stop the bot first\n"
        played_on = await playground.click("ada", table(playground), custom_id=table(playground).buttons[0].custom_id)
        assert not played_on.failed  # the bot is not affected
        await bot.end(signal.SIGTERM)
        after, *_ = await journal(tmp_path / "onetable.db")
        code, _ = await bot_command("restore", "copy.db")
        assert code == 0
        entries, *_ = await journal(tmp_path / "onetable.db")
        assert entries == after[:1]
        await bot.start()
        reply = await playground.slash("ada", "games", "table show")
        assert not reply.failed
        moved = await playground.click("ada", table(playground), custom_id=table(playground).buttons[0].custom_id)
        assert not moved.failed
        await bot.end(signal.SIGTERM)
        assert "Traceback" not in await bot.close()
    entries, *_ = await journal(tmp_path / "onetable.db")
    assert len(entries) == 2
