"""Every interaction gets a response: invalid commands, aborted connections, rapid clicks."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from prometheus_client import Counter

from bot.rate_limits import RateLimits
from bot.settings import Settings
from bot.store.base import StoreFault
from playground.world.interactions import Interaction, Kind
from tests.cogs.omiga.players import begin
from tests.worlds import walk
from tests.worlds.forging import forge, is_answered, logged_faults, says
from tests.worlds.playground import PlaygroundWorld

pytestmark = pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])

MEMBER = {"name": "member", "type": 6, "value": "4242"}
STRANGER = {"id": "4242", "username": "stranger", "discriminator": "0", "avatar": None, "global_name": None}


def counted(counter: Counter) -> float:
    """Return the sum of a counter over all labels."""
    return sum(sample.value for family in counter.collect() for sample in family.samples)


async def command(world: PlaygroundWorld, data: dict[str, Any], kind: Kind = Kind.COMMAND) -> Interaction:
    discord_world = world.playground.world
    interaction = await forge(
        world.playground,
        kind,
        discord_world.person("ana"),
        discord_world.find_channel("games"),
        {"id": "1", "type": 1, **data},
    )
    await world.settled()
    return interaction


def subcommand(group: str, name: str, *options: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"name": group, "options": [{"name": name, "type": 1, "options": list(options)}], **more}


@pytest.mark.parametrize(
    ("data", "replies"),
    [
        (subcommand("tournament", "add", MEMBER, resolved={"users": {"4242": STRANGER}}), "isn't on this server"),
        (subcommand("tournament", "add", MEMBER), "isn't on this server"),
        (subcommand("tournament", "add"), "That command has changed"),
        (subcommand("tournament", "no-such"), "That command has changed"),
        ({"name": "no-such-command"}, "That command has changed"),
        ({"name": "play", "options": [{"name": "game", "type": 3, "value": "no-such-game"}]}, "I don't know a game"),
        ({"name": "learn", "options": [{"name": "game", "type": 3, "value": "x" * 6000}]}, "I don't know a game"),
        ({"name": "settings", "options": [{"name": "new-day-at", "type": 4, "value": 99}]}, "The hour must be"),
        (subcommand("table", "replay", {"name": "game", "type": 3, "value": "9" * 400}), "Pick one"),
    ],
)
async def test_what_discord_py_cannot_run_is_answered_logged_and_counted(world, data, replies):
    before = counted(world.bot.metrics.answers)
    with logged_faults() as faults:
        interaction = await command(world, data)
    assert is_answered(interaction)
    assert interaction.original.is_ephemeral
    assert replies in says(world.playground, interaction)
    assert faults == []
    assert counted(world.bot.metrics.answers) == before + 1


FAILING = [
    subcommand("table", "replay", {"name": "game", "type": 3, "value": "x", "focused": True}),
    subcommand("tournament", "show", {"name": "tournament", "type": 3, "value": "", "focused": True}),
    subcommand("tournament", "no-such", {"name": "tournament", "type": 3, "value": "", "focused": True}),
    {"name": "settings", "options": [{"name": "time-zone", "type": 3, "value": "(" * 100, "focused": True}]},
    {"name": "play", "options": [{"name": "private", "type": 5, "value": "x", "focused": True}]},
    {"name": "no-such-command", "options": [{"name": "x", "type": 3, "value": "", "focused": True}]},
]


@pytest.mark.parametrize("data", FAILING, ids=str)
@pytest.mark.parametrize("trouble", ["store", "wire", "none"])
async def test_autocomplete_never_leaves_a_traceback(world, data, trouble, monkeypatch):
    async def broken(*_asked: object, **_more: object) -> None:
        raise StoreFault("database is locked")

    if trouble == "store":
        monkeypatch.setattr(world.store, "finished_tables", broken)
        monkeypatch.setattr(world.store.tournaments, "of_guild", broken)
    if trouble == "wire":
        world.playground.faults.fail(500, times=20, path="callback")
    with logged_faults() as faults:
        interaction = await command(world, data, Kind.AUTOCOMPLETE)
        await asyncio.sleep(0.05)
    assert faults == []
    assert trouble == "wire" or not interaction.failed


@pytest.mark.parametrize("status", [0, 500, 429])
@pytest.mark.parametrize("path", ["callback", "webhooks", "messages", ""])
async def test_connections_that_are_cut_leave_one_line_each(world, status, path):
    playground = world.playground
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    before = await world.store.journal(1)
    with logged_faults() as faults:
        for act in ("press", "stale", "command", "refused", "unknown"):
            times = 1 if status == 500 else 6  # discord.py waits longer and longer after each of these
            playground.faults.fail(status, times=times, path=path, retry_after=0.01)
            table = playground.last("games")
            pressed = next(
                part["custom_id"] for part in walk(table.components) if part.get("custom_id", "")[:2] == "m:"
            )
            custom_id = {"press": pressed, "stale": 'm:1:999:{"do":"throw"}'}.get(act, "x:unknown")
            discord_world, data = playground.world, {"custom_id": custom_id, "component_type": 2}
            match act:
                case "command":
                    await forge(
                        playground,
                        Kind.COMMAND,
                        discord_world.person("cy"),
                        discord_world.find_channel("games"),
                        help_command(),
                    )
                case "refused":
                    await forge(
                        playground,
                        Kind.COMMAND,
                        discord_world.person("cy"),
                        discord_world.find_channel("games"),
                        play_command(),
                    )
                case _:
                    message = discord_world.find_message(table.id)
                    await forge(
                        playground,
                        Kind.COMPONENT,
                        discord_world.person("ana"),
                        discord_world.find_channel("games"),
                        data,
                        message,
                    )
            await world.settled()
            playground.faults.clear()
    assert faults == []
    assert len(await world.store.journal(1)) >= len(before)
    assert (await world.slash("ana", "table show")).acknowledged


def help_command() -> dict[str, Any]:
    return {"id": "1", "type": 1, "name": "help"}


def play_command() -> dict[str, Any]:
    return {"id": "1", "type": 1, "name": "play", "options": [{"name": "game", "type": 3, "value": "one-shot"}]}


def limited(world: PlaygroundWorld, **settings: float) -> None:
    """The same bot with narrower limits."""
    unlimited = {"press_burst": 0, "server_press_burst": 0, "tables_per_hour": 0}
    limits = RateLimits(Settings(_env_file=None, **{**unlimited, **settings}), world.now)
    world.bot.rate_limits = world.bot.tables.deals.limits = world.bot.tournaments.limits = limits


async def test_a_user_over_the_rate_limit_gets_one_reply_for_each_click(world):
    await world.slash("ana", "play", game="one-shot")
    limited(world, press_burst=5, presses_per_second=0.01)
    lobby = world.table()
    answers = [await world.press_id("cy", lobby, lobby.button("More")) for _ in range(8)]
    assert ["Slow down" in answer.whisper for answer in answers] == [False] * 5 + [True] * 3
    assert "Slow down" in (await world.slash("cy", "help")).whisper
    assert "Slow down" not in (await world.press("ben", "Join")).whisper
    assert counted(world.bot.metrics.refusals) == 4
    await world.leap(1000)
    assert "Slow down" not in (await world.slash("cy", "help")).whisper


async def test_members_of_a_server_over_its_limit_are_told_so_and_other_servers_are_not_held_up(world):
    await world.add_server("other")
    limited(world, server_press_burst=6, server_presses_per_second=0.01)
    answers = [await world.slash(name, "help") for name in ("ana", "ben", "cy", "dee") * 2]
    assert ["very busy" in answer.whisper for answer in answers] == [False] * 6 + [True] * 2
    answer = await world.slash("dee", "play", "other", game="one-shot")
    assert not answer.whisper, "a player of another server is served"
    assert world.messages("other")
    await world.leap(1000)
    assert "very busy" not in (await world.slash("ben", "help")).whisper


async def test_one_server_cannot_open_tables_without_end_by_many_people(world):
    await world.add_server("other")
    limited(world, server_tables_per_hour=2)
    for name, channel in (("ana", "one"), ("ben", "two"), ("cy", "three")):
        world.playground.add_channel(channel)
        answer = await world.slash(name, "play", channel, game="one-shot")
    assert answer.whisper == "A lot of tables have been opened on this server. Try again in 30 minutes."
    assert not (await world.slash("cy", "play", "other", game="one-shot")).whisper


async def test_a_person_has_so_many_tables_and_a_moderator_can_still_end_them(world):
    limited(world, tables_per_person=1, tables_per_server=2)
    for name in ("one", "two", "three"):
        world.playground.add_channel(name)
    assert not (await world.slash("cy", "play", game="one-shot", channel="one")).whisper
    refused = await world.slash("cy", "play", game="one-shot", channel="two")
    assert refused.whisper == "You already have a table open on this server. Finish or end one first."
    assert not world.messages("two")
    await world.slash("dee", "play", game="one-shot", channel="two")
    refused = await world.slash("ben", "play", game="one-shot", channel="three")
    assert "This server already has 2 tables open" in refused.whisper
    page = await world.slash("ana", "table end", channel="one")
    await world.press("ana", "End the game", channel="one", on=page.message)
    assert not (await world.slash("ben", "play", game="one-shot", channel="three")).whisper


async def test_a_server_has_so_many_tournaments(world):
    limited(world, tournaments_per_person=1)
    playground = world.playground

    async def announce() -> str:
        page = await playground.slash("ana", "games", "tournament create", game="one-shot")
        reply = await playground.click("ana", page.message, label="Announce")
        await world.settled()
        return says(playground, reply.interaction)

    assert "running on this server" not in await announce()
    assert "You already have a tournament running" in await announce()
    manage = await playground.slash("ana", "games", "tournament manage")
    sure = await playground.click("ana", manage.message, label="Cancel")
    await playground.click("ana", sure.message, custom_id="tm:1:sure-cancel")
    await world.settled()
    assert "running on this server" not in await announce()


async def test_a_person_uploads_so_many_files(world):
    limited(world, uploads_per_hour=2)
    words = ("words.txt", "\n".join(f"word{number}" for number in range(200)).encode())
    replies = [(await world.slash("ana", "words upload", file=words)).whisper for _ in range(3)]
    assert ["uploaded a lot" in one for one in replies] == [False, False, True]
    assert "30 minutes" in replies[2]


async def test_a_click_on_a_panel_that_was_dismissed_is_answered(world):
    await begin(world)
    playground, place = world.playground, world.playground.world.find_channel("games")
    opened = await playground.click("ana", playground.last("games"), label="Ready")
    message = playground.world.find_message(opened.message.id)
    playground.dismiss("ana", message)
    data = {"custom_id": 'q:1:1:{"do":"lay","card":1,"place":41}', "component_type": 2}
    with logged_faults() as faults:
        pressed = await forge(playground, Kind.COMPONENT, playground.world.person("ana"), place, data, message)
        await world.settled()
    assert is_answered(pressed)
    assert faults == []
