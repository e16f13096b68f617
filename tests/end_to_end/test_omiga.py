"""Omiga in both worlds, and two players at full speed with Discord's real rate limits."""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import signal
from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from bot.i18n import localizer
from bot.store.sqlite.store import SqliteStore
from cogs.core.replies import rate_limit_wait
from cogs.omiga.text import OmigaText
from playground.client.actions import ActionError
from playground.playground import Playground
from rules.replay import replay
from tests.cogs.omiga.players import (
    GAME,
    PLAYERS,
    check_replay,
    journal,
    open_panels,
    panel,
    play_on,
    play_one,
    start_round,
    state,
    view,
)
from tests.end_to_end.killable_bot import BotProcess
from tests.worlds.playground import PlaygroundWorld

GAMES = int(os.environ.get("OMIGA_GAMES", "2"))  # at full speed; a hundred take some minutes
SECONDS = float(os.environ.get("OMIGA_SECONDS", "2"))  # of ten clicks a second from both


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal the same cards in every run, and disable the inactivity clock for slow machines."""
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "omiga")
    monkeypatch.setattr("rules.omiga.state.WATCH_SECONDS", 600.0)


async def test_a_whole_game_by_panels(world):
    await start_round(world, board='"7x6"')
    await play_on(world, Random(3))
    assert "🏆" in world.table().text or "🏁" in world.table().text
    assert world.table().pictures == ("table.png",)
    await check_replay(world, board="7x6")


async def test_a_restart_in_the_middle_goes_on_after_both_are_ready(world):
    await start_round(world, board='"7x6"')
    await play_one(world, "ana", Random(1))
    await world.restart()
    while "is paused" not in world.table().text:
        await world.wait(0.01)
    await open_panels(world)
    assert (await view(world)).phase == "playing"
    await play_on(world, Random(2))
    await check_replay(world, board="7x6")


async def until_panels_are_new(world) -> None:
    """A click during a panel edit is acknowledged first and shown with the next edit."""
    for who in PLAYERS:
        while f":{(await view(world, who)).epoch}:" not in panel(world, who).button("Throw hand"):
            await world.wait(0.001)


async def test_both_press_at_the_same_instant(world):
    await start_round(world)
    for _ in range(5):
        if (await view(world)).phase != "playing":
            break
        clicks = [(who, panel(world, who), panel(world, who).button("Throw hand")) for who in PLAYERS]
        assert all(answer.acknowledged for answer in await world.press_together(clicks))
        await until_panels_are_new(world)
    seats = Counter(entry.seat for entry in await journal(world) if "throw" in entry.move)
    assert seats == {0: 5, 1: 5}


def seen_cards(world: PlaygroundWorld, who: str) -> str:
    """Return every card of a player's panel from its alt text."""
    return next(picture.description for picture in world.playground.seen(panel(world, who).id).pictures)


async def rush(world: PlaygroundWorld, who: str, rng: Random, clicks: list[tuple[str, bool, str]]) -> None:
    """Click good and random moves as fast as the responses come, and record what is shown."""
    while (await view(world)).phase == "playing":
        mine = panel(world, who)
        labels = [label for label in mine.labels if "→" in label or label.endswith((" as shown", " turned"))]
        label = rng.choice(labels) if labels and rng.random() < 0.85 else "Throw hand"
        try:
            reply = await world.playground.click(who, mine.id, custom_id=mine.button(label))
        except ActionError:  # the button was redrawn before the click
            continue
        clicks.append((who, not reply.failed, seen_cards(world, who)))


async def check_order(world: PlaygroundWorld, who: str, seen: list[str], **options: object) -> None:
    """Check that a player saw the journal's states in order."""
    scene = await world.bot.tables.scene(1)
    saved = await world.store.load_table(1)
    steps = replay(GAME, 2, GAME.Options.model_validate(options), saved.seed, await journal(world))
    seat, say = PLAYERS.index(who), localizer("en")
    written = [OmigaText(scene.record, GAME.view(step.state, seat), say).description() for step in steps]
    at = 0
    for shown in seen:
        cards = re.sub(r" On [A-Z] as shown: .*", "", shown)
        assert cards in written[at:], "a player saw a state that never was, or an older one after a newer"
        at = written.index(cards, at)


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_two_players_at_full_speed_with_real_limits(world, game, monkeypatch):
    """No click is lost or applied twice, no request is rate limited, both players see the journal's order."""
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: f"rush {game}")
    board = ("11x10", "9x8", "7x6")[game % 3]
    world.playground.faults.real_buckets = True
    clicks: list[tuple[str, bool, str]] = []
    await start_round(world, board=f'"{board}"')
    await asyncio.wait_for(asyncio.gather(*(rush(world, who, Random(f"{who} {game}"), clicks) for who in PLAYERS)), 60)
    await world.wait(0.05)
    for message in (world.table(), *(panel(world, who) for who in PLAYERS)):
        assert "🏆" in message.text or "🏁" in message.text
    assert all(answered for _, answered, _ in clicks)
    assert {who for who, _, _ in clicks} == set(PLAYERS)
    assert GAME.violations(await state(world)) == []
    entries = await journal(world)
    assert [entry.number for entry in entries] == list(range(1, len(entries) + 1))
    assert len({entry.key for entry in entries}) == len(entries)
    await check_replay(world, board=board)
    for who in PLAYERS:
        await check_order(world, who, [cards for name, _, cards in clicks if name == who], board=board)
    assert world.playground.backend.rate_limits.refused == 0


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_ten_clicks_a_second_from_both_meet_no_rate_limit(world):
    """Each click discards a hand, so that the round continues; the public message is edited at its own pace."""
    world.bot.timings = replace(world.bot.timings, edit_pace=1.0)
    await start_round(world)
    world.playground.faults.real_buckets = True
    begin = asyncio.get_running_loop().time()
    clicks: list[bool] = []

    async def click(who: str) -> None:
        for number in range(round(10 * SECONDS)):
            await asyncio.sleep(max(0.0, begin + number / 10 - asyncio.get_running_loop().time()))
            mine = panel(world, who)
            try:
                reply = await world.playground.click(who, mine.id, custom_id=mine.button("Throw hand"))
            except ActionError:  # the button was redrawn before the click
                continue
            clicks.append(not reply.failed)

    await asyncio.wait_for(asyncio.gather(*(click(who) for who in PLAYERS)), 5 * SECONDS + 30)
    assert all(clicks)
    thrown = [entry for entry in await journal(world) if "throw" in entry.move]
    assert thrown, "on a busy machine many buttons are redrawn before the click"
    assert world.playground.backend.rate_limits.refused == 0
    await check_replay(world)


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_who_only_watches_a_rush_is_answered_at_once_by_their_first_click(world):
    """By then the edits through the last interaction are used up; a new click brings a new token."""
    await start_round(world)
    world.playground.faults.real_buckets = True

    ben = (await world.bot.tables.record(1)).players[PLAYERS.index("ben")].user

    async def rush_alone() -> None:
        newest = world.bot.panels.newest(1, ben)
        while not rate_limit_wait(newest):
            mine = panel(world, "ana")
            await world.playground.click("ana", mine.id, custom_id=mine.button("Throw hand"))

    await rush_alone()
    mine = panel(world, "ben")
    reply = await world.playground.click("ben", mine.id, custom_id=mine.button("Throw hand"))
    assert reply.kind == "update", "and not merely acknowledged"
    await rush_alone()
    newest = OmigaText(
        (await world.bot.tables.scene(1)).record, await view(world, "ben"), localizer("en")
    ).description()
    await world.playground.until(lambda: seen_cards(world, "ben") == newest, 10)
    assert world.playground.backend.rate_limits.refused == 0


async def test_killed_in_the_middle_of_the_rush_nothing_seen_is_lost(tmp_path):
    rng, accepted = Random(9), set()
    async with Playground() as playground, BotProcess(playground, tmp_path / "onetable.db") as bot:
        playground.backend.interactions.response_seconds = 1.0  # do not wait long for a killed bot
        await bot.start()
        table = (await playground.slash("ada", "games", "play", game="omiga")).message.id
        await playground.click("ben", table, label="Join")
        await playground.click("ada", table, label="Start")
        for kill in range(2):
            await playground.until(lambda: "Ready" in [button.label for button in playground.seen(table).buttons], 10)
            panels = {who: (await playground.click(who, table, label="Ready")).message.id for who in ("ada", "ben")}
            if kill == 0:
                await playground.until(
                    lambda: "Omiga!" in [button.label for button in playground.seen(table).buttons], 10
                )
                await playground.click("cleo", table, label="Omiga!")

            async def throw(who: str, mine: int) -> None:
                while playground.backend.gateway.online:
                    with contextlib.suppress(ActionError, LookupError):
                        before = playground.seen(mine).button("Throw hand").custom_id
                        reply = await playground.click(who, mine, custom_id=before)
                        if reply.kind == "update" and "✋" not in reply.text:
                            accepted.add(str(reply.interaction.id))
                    await asyncio.sleep(0.005)

            rushing = [asyncio.create_task(throw(who, mine)) for who, mine in panels.items()]
            await asyncio.sleep(rng.uniform(0.2, 0.5))
            await bot.end(signal.SIGKILL)
            await asyncio.wait(rushing)
            await bot.start()
        # a click loads it; the message may still show the first pause
        await playground.click("ada", table, custom_id=playground.seen(table).buttons[0].custom_id)
        await playground.until(lambda: "is paused" in playground.seen(table).text, 10)
        await bot.end(signal.SIGTERM)
        await bot.close()
    store = await SqliteStore.open(bot.database)
    saved, entries = await store.load_table(1), await store.journal(1)
    await store.close()
    keys = [entry.key for entry in entries]
    assert len(set(keys)) == len(keys)
    assert accepted, "nobody ever saw a thrown hand"
    assert accepted <= set(keys), "a player saw a move that is not in the journal"
    assert sum('"wake"' in entry.move for entry in entries) == 2
    assert replay(GAME, 2, GAME.Options(), saved.seed, entries)[-1].state.model_dump_json() == saved.position.state


@pytest.mark.parametrize(("status", "applied"), [(0, False), (0, True), (429, False), (500, False), (503, False)])
@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
async def test_a_panel_is_shown_though_it_could_not_be_sent_at_first(world, status, applied, monkeypatch):
    """After aborted connections, rate limits and server errors both players see the current table."""
    await start_round(world)
    for path in ("callback", "@original"):
        before = {who: pictures(world, who) for who in PLAYERS}
        world.playground.faults.fail(status, path=path, applied=applied)
        mine = panel(world, "ana")
        pressing = asyncio.create_task(world.press_id("ana", mine, mine.button("Throw hand")))
        await world.playground.until(lambda: all(pictures(world, who) != before[who] for who in PLAYERS), 10)  # noqa: B023
        await world.wait(0.05)
        pressing.cancel()  # a click waits for the first response, which may be lost
        assert not world.playground.faults.injected_errors
        record = (await world.bot.tables.scene(1)).record
        assert seen_cards(world, "ana") == OmigaText(record, await view(world, "ana"), localizer("en")).description()


def pictures(world: PlaygroundWorld, who: str) -> list[str]:
    """Return the attachment URLs of a player's panel; each upload has its own."""
    return [file["url"] for file in world.playground.seen(panel(world, who).id).json["attachments"]]
