"""Logs contain errors and no secrets."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
import structlog

from bot.logs import OWN, start_logging
from bot.settings import Settings


@pytest.fixture(autouse=True)
def _restore() -> Iterator[None]:
    root = logging.getLogger()
    handlers, level, own = root.handlers, root.level, logging.getLogger(OWN).level
    yield
    root.handlers = handlers
    root.setLevel(level)
    logging.getLogger(OWN).setLevel(own)
    structlog.reset_defaults()


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_a_failure_is_logged_without_local_variables(log_format, capsys):
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


def test_the_debug_log_has_no_interaction_tokens():
    """discord.py logs the addresses it asks at this level, and in those of interactions there is a token."""
    start_logging(Settings(_env_file=None, log_level="DEBUG"))
    assert logging.getLogger("onetable").isEnabledFor(logging.DEBUG)
    for name in ("discord.gateway", "discord.webhook.async_"):
        assert not logging.getLogger(name).isEnabledFor(logging.DEBUG), name
