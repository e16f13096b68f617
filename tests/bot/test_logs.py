"""The log tells what went wrong, and never a secret."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import start_logging
from bot.settings import Settings


@pytest.fixture(autouse=True)
def _restore() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers = handlers
    root.setLevel(level)
    structlog.reset_defaults()


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_failure_is_logged_without_what_the_variables_held(log_format, capsys):
    start_logging(Settings(_env_file=None, log_format=log_format))

    def connect(secret: str) -> None:
        raise ValueError(f"{len(secret)} letters are too many")

    for log in (structlog.get_logger("onetable.test"), logging.getLogger("discord.client")):
        try:
            connect("very.hidden.word")
        except ValueError:
            log.exception("broke")
    logged = capsys.readouterr().err
    assert logged.count("16 letters are too many") == 2
    assert "hidden" not in logged.replace('connect("very.hidden.word")', "")
