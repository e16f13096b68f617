"""Thousands of random interactions with all games and a tournament: each gets a response, no error is logged.

What is sent: `tests/fuzz/generator.py`. What must hold after every act: `tests/fuzz/checks.py`. For a longer run, or
one that failed:

FUZZ_INTERACTIONS=20000 FUZZ_SEED=7 make test ARGS=tests/end_to_end/test_fuzz.py
"""

from __future__ import annotations

import os
import sys
from typing import Any

import pytest
from discord import app_commands

from bot.app import CommandTree
from rules.catalogue import GAMES
from tests.fuzz.generator import Fuzz
from tests.fuzz.run import SEATED, Finding, FuzzRun
from tests.worlds.playground import PlaygroundWorld

INTERACTIONS = int(os.environ.get("FUZZ_INTERACTIONS", "400"))
SEED = int(os.environ.get("FUZZ_SEED", "1"))
REPEAT = f"repeat with FUZZ_SEED={SEED} FUZZ_INTERACTIONS={INTERACTIONS} make test ARGS=tests/end_to_end/test_fuzz.py"
on_the_playground = pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
FOUND_WITHIN = 1500  # interactions, for what the fuzzer must find
SEEDS = (1, 2)


@on_the_playground
@pytest.mark.timeout(14400)
async def test_random_interactions_are_all_answered_and_break_nothing(world, record_property):
    assert set(SEATED) == set(GAMES)
    run = FuzzRun(world, SEED, REPEAT)
    await run.load_tables()
    await run.hold_tournament()
    made = await run.run(INTERACTIONS)
    checked = ", ".join(f"{count} {what}" for what, count in run.checks.counted.items())
    record_property(
        "summary", f"fuzz seed {SEED}: {run.sent} interactions, 0 unanswered, 0 errors, checked {checked}: {dict(made)}"
    )


# --- the fuzzer finds what was wrong once


def organisers_steps(fuzz: Fuzz) -> dict[Any, int]:
    return {fuzz.organise: 1}


@pytest.mark.parametrize("seed", SEEDS)
@on_the_playground
async def test_it_finds_that_an_organiser_has_the_bot_give_a_role_they_could_not_give(world, seed, monkeypatch):
    """The defect of old: any role could be the champion's, and whoever manages events decides who is champion."""
    run = FuzzRun(world, seed)
    await run.load_tables()
    with monkeypatch.context() as unguarded:
        unguarded.setattr(sys.modules["cogs.tournament.organise.draft"], "objection", lambda *_about: None)
        unguarded.setattr(sys.modules["cogs.tournament.outbox_handlers"], "objection_now", _no_objection)
        with pytest.raises(Finding, match="was given"):
            await run.run(FOUND_WITHIN, only=organisers_steps)


async def _no_objection(*_about: object) -> None:
    return None


@on_the_playground
async def test_with_the_guard_nobody_gains_a_role(world):
    run = FuzzRun(world, SEEDS[0])
    await run.load_tables()
    await run.run(200, only=organisers_steps)
    assert run.checks.counted["roles"] == 0


@pytest.mark.parametrize("seed", SEEDS)
@on_the_playground
async def test_it_finds_commands_that_nobody_answers(world, seed, monkeypatch):
    """The defect of old: what discord.py could not run was logged by discord.py, and the user saw nothing."""
    run = FuzzRun(world, seed)
    await run.load_tables()
    with monkeypatch.context() as unanswered:
        unanswered.setattr(world.bot.tree, "on_error", app_commands.CommandTree.on_error.__get__(world.bot.tree))
        assert isinstance(world.bot.tree, CommandTree)
        with pytest.raises(Finding):
            await run.run(FOUND_WITHIN, only=lambda fuzz: {fuzz.command: 3, fuzz.autocomplete: 1})
