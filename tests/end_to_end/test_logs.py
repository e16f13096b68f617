"""Names, typed words and secrets are not logged at any level (docs/privacy.md)."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import OWN, start_logging
from bot.settings import Settings
from rules.catalogue import GAMES
from tests.cogs.just_one.players import MARKED, JustOneGame

NAME, OPTION, UNWANTED = "Zebulonia", "Quaxoption", "Flurbword"


@pytest.fixture(autouse=True)
def written() -> Iterator[io.StringIO]:
    """Capture the log at the most verbose level."""
    root, own = logging.getLogger(), logging.getLogger(OWN)
    before = root.handlers, root.level, own.level
    start_logging(Settings(_env_file=None, log_level="DEBUG", log_format="json"))
    structlog.configure(cache_logger_on_first_use=False)  # other tests configure loggers differently
    (handler,) = root.handlers
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(stream := io.StringIO())
    yield stream
    root.handlers = before[0]
    root.setLevel(before[1])
    own.setLevel(before[2])
    structlog.reset_defaults()


async def test_the_fullest_log_holds_no_name_and_nothing_that_was_typed_or_is_hidden(world, monkeypatch, written):
    monkeypatch.setitem(GAMES, "just-one", MARKED)
    await world.bot.servers.change(world.bot.guilds[0].id, unwanted_words=(UNWANTED.lower(),))
    game = await JustOneGame.begin(world, 4, cards="5")
    await game.turn("missed")
    await game.turn("found")
    await game.pick()
    assert UNWANTED.lower() in (await game.write((await game.givers())[0], "Write clue", UNWANTED)).whisper

    world.invite(NAME)
    await world.slash(NAME, "play", "lounge", game="one-shot")
    await world.press("ana", "Join", "lounge")
    assert NAME in (await world.press("ana", "Start", "lounge")).whisper, "refused with the name of the host"
    await world.press(NAME, "Start", "lounge")
    await world.press_id(NAME, world.table("lounge"), "t:2", "lounge")
    await world.slash(NAME, "table replay", "lounge", game=OPTION)
    await world.slash(NAME, "stats")

    logged = written.getvalue()
    assert '"event": "table opened"' in logged
    assert "refused-unwanted-word" in logged
    for secret in (NAME, OPTION, UNWANTED, "Qw0", "Kl0", "Gs0"):  # words, clues and guesses of that game
        assert secret.lower() not in logged.lower()


def test_only_our_own_loggers_follow_the_setting_below_info():
    assert logging.getLogger("onetable.errors").isEnabledFor(logging.DEBUG)
    for name in ("discord", "discord.http", "discord.gateway", "discord.webhook.async_", "asyncio", "PIL", "aiohttp"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG), name
        assert logging.getLogger(name).isEnabledFor(logging.INFO), name
