"""The bot as a process of its own, so that it can be killed.

    python -m tests.end_to_end.bot_process API GATEWAY CDN DATABASE [--quick]

Everything is imported, and all texts are parsed, once; each line on standard input forks one more bot, whose process
id is printed. That way a bot that was killed is back within a moment. The token comes from the environment, as it does
for the real bot. With `--quick` the pauses between steps that a game plays by itself last a moment instead of seconds.

With ONETABLE_TEST_FORGETS_EDITS in the environment the bot does not know which messages have missed an edit, as
before it kept count: so that a test can show that this is found out.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import sys

import discord
import structlog
import yarl

import rules.one_shot.game
import rules.only_one.game
from bot.app import extensions
from bot.i18n import languages, localizer
from bot.logs import start_logging
from bot.runner import run_on_discord
from bot.settings import Settings
from bot.store.base import StoreUnusable
from bot.store.sql.store import SqlStore
from bot.tables.messages import PublicMessages

QUICK_SECONDS = 0.15
FORKED = "bot process forked"  # logged before each


def main() -> None:
    api, gateway, cdn, database, *options = sys.argv[1:]
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    discord.asset.Asset.BASE = cdn
    if "--quick" in options:
        rules.one_shot.game.COAST_SECONDS = rules.only_one.game.SHOW_SECONDS = QUICK_SECONDS
    if "ONETABLE_TEST_FORGETS_EDITS" in os.environ:
        forget_edits()
    settings = Settings(_env_file=None, database=database, log_format="json")
    for name in extensions():
        __import__(name)
    start_logging(settings)
    for language in languages():  # most of a start is parsing texts
        localizer(language)
    while sys.stdin.readline():
        sys.stderr.write(f"\n{json.dumps({'event': FORKED, 'level': 'info'})}\n")  # after half a line of a killed bot
        sys.stderr.flush()
        child = os.fork()
        if child == 0:
            try:
                asyncio.run(run_on_discord(settings, os.environ["DISCORD_TOKEN"]))
            except StoreUnusable as unusable:  # the command line tells it the operator
                structlog.get_logger("onetable").warning("ended", why=str(unusable))
            os._exit(0)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()
    with contextlib.suppress(ChildProcessError):
        while True:
            os.wait()


def forget_edits() -> None:
    """Let no bot find messages that are behind."""

    async def no_tables(_store: SqlStore) -> list[int]:
        return []

    SqlStore.tables_behind = no_tables  # type: ignore[method-assign]
    PublicMessages.is_behind = lambda _messages, _table: False  # type: ignore[method-assign]


if __name__ == "__main__":
    main()
