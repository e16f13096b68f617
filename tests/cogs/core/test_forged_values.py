"""Anything sent through a button, select or modal is answered with one sentence and no traceback."""

from __future__ import annotations

import itertools
import logging
import typing
from collections.abc import Iterator
from typing import Any

import discord
import pytest
import simcord
import structlog
from discord import ui
from simcord.interactions import base_payload

from cogs.core.buttons import FIELD
from tests.cogs.core.test_custom_ids import LINES, kinds, template_of
from tests.cogs.settings.test_server_rules import with_button
from tests.worlds import Answer
from tests.worlds.simulated import SimulatedWorld

NUMBERS = ["0", "1", "2", "3", "99", str(10**17), str(10**30)]
TEXTS = [
    *("", "x", "zzz", "all", "own", "t", "0", "999", "one-shot", "just-one", "rokujika", "no-such-game", "turn_limit"),
    *("{}", "{", '{"do":"throw"}', '{"do":7}', '{"do":"lay","card":1e999}', '{"do":"\\ud800"}', "format", "seeding"),
]
VALUES: list[list[str]] = [
    [],
    ["a", "b"],
    *([value] for value in TEXTS),
    *([value] for value in ("null", "[]", "NaN", "1e999", "-1", "9" * 40, "x" * 100, "[" * 100, "🎲", '"\\ud800"')),
    *([value] for value in ("watch-0", "take-99", "open-" + "9" * 40, "remove--1", "nudge-²", "²", "true", '"rank"')),
]
SELECTS = {ui.Select: 3, ui.RoleSelect: 6, ui.ChannelSelect: 8}


class Log(logging.Handler):
    """Everything that was logged as an error, by us or by discord.py."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.ours: list[Any] = []
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(record.getMessage())

    @property
    def faults(self) -> list[Any]:
        return [*self.found, *(line for line in self.ours if line["log_level"] in ("error", "critical"))]


@pytest.fixture(autouse=True)
def _typed_markdown(world: SimulatedWorld) -> None:
    """Forged values hold Markdown, which is escaped where it is shown."""
    world.markdown_typed = True


@pytest.fixture
def log() -> Iterator[Log]:
    handler = Log()
    logging.getLogger().addHandler(handler)
    with structlog.testing.capture_logs() as handler.ours:
        yield handler
    logging.getLogger().removeHandler(handler)


@pytest.fixture
async def busy_world(world: SimulatedWorld) -> SimulatedWorld:
    """A game, a lobby, a private game, a game that is over, and a tournament that is drafted, all by a manager."""
    everything = discord.Permissions.all()
    world.invite("boss", roles=[world.guild.create_role("boss", permissions=everything)])
    world.channels["hall"] = world.guild.create_text_channel("hall")
    await world.slash("boss", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("boss", "Start")
    await world.slash("boss", "play", channel="lounge", game="just-one")
    await world.slash("boss", "play", game="rokujika", private=True)
    await world.slash("boss", "play", channel="hall", game="omiga")
    await world.bot.tables.end(4, world.players["boss"].id, moderator=True)
    await world.slash("boss", "tournament create", game="one-shot")
    return world


def forged(template: str, pattern: Any, fields: list[str], numeric: set[str]) -> list[str]:
    """Yield custom_ids that match the template but were never sent."""
    choices = [NUMBERS if name in numeric else [*NUMBERS, *TEXTS, *literals(template, name)] for name in fields]
    made = []
    for values in itertools.islice(zip(*(itertools.cycle(one) for one in choices), strict=False), 400):
        given = dict(zip(fields, values, strict=True))
        custom_id = FIELD.sub(lambda field, given=given: given[field[1]], template)
        if pattern.fullmatch(custom_id) and len(custom_id) <= 100:
            made.append(custom_id)
    return list(dict.fromkeys(made))[:60]


def literals(template: str, name: str) -> list[str]:
    """The words that a field may have, where the template lists them."""
    (found,) = (field[0] for field in FIELD.finditer(template) if field[1] == name)
    return [word for word in found.partition(">")[2].rstrip(")").split("|") if word.replace("-", "").isalpha()]


async def send(world: SimulatedWorld, custom_id: str, kind: int, values: list[str] | None, channel: str) -> Answer:
    """Click a component of the message, with values that may never have been offered."""
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": 9}
    part: dict[str, Any] = {"type": kind, "id": 9, "custom_id": custom_id}
    if values is None:
        part |= {"style": 2, "label": "x"}
    else:
        data["values"] = values
        if kind == 3:
            part["options"] = [{"label": "x", "value": "x"}]
        else:
            data["resolved"] = {}
    record, payload = base_payload(
        world.env.backend,
        type=3,
        channel_id=world.channels[channel].id,
        guild_id=world.guild.id,
        user_id=world.players["boss"].id,
        data=data,
    )
    message = world.message_payload(with_button(custom_id), channel)
    payload["message"] = {**message, "components": [{"type": 1, "id": 8, "components": [part]}]}
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    return world.read_answer(simcord.results.InteractionResult(world.env, record))


@pytest.mark.parametrize(("drawn", "template"), [line[:2] for line in LINES], ids=[line[0] for line in LINES])
async def test_nothing_that_is_forged_goes_unanswered_or_breaks(busy_world, log, drawn, template):
    kind = kinds()[template]
    item = typing.get_origin(typing.get_args(kind.__orig_bases__[0])[0])
    select = SELECTS.get(item)
    names = list(template_of(kind).groupindex)
    numeric = {name for name in names if getattr(kind, "__annotations__", {}).get(name) in ("int", int)}
    custom_ids = [drawn.replace(":7", ":1"), *forged(template, template_of(kind), names, numeric)]
    for number, custom_id in enumerate(custom_ids):
        channel = ("games", "lounge", "hall")[number % 3]
        tries = [None] if select is None else VALUES if number < 4 else VALUES[number % 9 :: 9]
        for values in tries:
            answer = await send(busy_world, custom_id, select or 2, values, channel)
            assert answer.acknowledged, (custom_id, values)
            assert log.faults == [], (custom_id, values)
    assert (await busy_world.slash("ana", "help")).acknowledged


@pytest.mark.parametrize("custom_id", ["m:1:0:{}", "c-words", "x", "", "🎲" * 20, "r:one-shot::open"])
async def test_a_click_on_a_component_that_is_not_in_the_message_is_answered(world, log, custom_id):
    record, payload = base_payload(
        world.env.backend,
        type=3,
        channel_id=world.channels["games"].id,
        guild_id=world.guild.id,
        user_id=world.players["ana"].id,
        data={"custom_id": custom_id, "component_type": 2},
    )
    payload["message"] = world.message_payload(with_button("something-else"), "games")
    world.env.backend.emit("INTERACTION_CREATE", payload)
    await world.env.settle()
    answer = world.read_answer(simcord.results.InteractionResult(world.env, record))
    assert "older version" in answer.whisper
    assert log.faults == []


HOSTILE = [
    "",
    " ",
    "x" * 4000,
    "@everyone",
    "\u202e",
    "\x00",
    "```",
    "🎲" * 500,
    "1e999",
    "-1",
    "½",
    "9" * 60,
    "2026-99-99",
]
FORMS = ["p:1:0:clue:1", "p:2:0:guess:1", f"p:{10**30}:{10**30}:clue:1", "c-words:1", "tf:basics:1:1", "tf:times:1:1"]
FORMS += ["tf:team:1:1", f"tf:basics:{10**17}:1", "nobody-knows:1", "p:1", "tf:", ""]


@pytest.mark.parametrize("custom_id", FORMS)
async def test_a_form_with_hostile_text_is_answered(busy_world, log, custom_id):
    fields = ("text", "name", "start", "size", "rounds", "checkin", "ready", "clock", "points", "group", "team")
    for text in HOSTILE:
        typed = [{"type": 18, "component": {"type": 4, "custom_id": name, "value": text}} for name in fields]
        typed.append({"type": 18, "component": {"type": 5, "custom_id": "mates", "values": [text, "1"]}})
        record, payload = base_payload(
            busy_world.env.backend,
            type=5,
            channel_id=busy_world.channels["games"].id,
            guild_id=busy_world.guild.id,
            user_id=busy_world.players["boss"].id,
            data={"custom_id": custom_id, "components": typed, "resolved": {}},
        )
        payload["message"] = busy_world.message_payload(with_button("x"), "games")
        busy_world.env.backend.emit("INTERACTION_CREATE", payload)
        await busy_world.env.settle()
        answer = busy_world.read_answer(simcord.results.InteractionResult(busy_world.env, record))
        assert answer.acknowledged, text
        assert log.faults == [], text
