"""Omiga in both worlds; and on the playground two players at full speed, with rate limits as narrow as Discord's."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
from collections import Counter
from random import Random

import pytest

from bot.i18n import localizer
from bot.store.sqlite.store import SqliteStore
from cogs.core.courier import used_up
from cogs.core.table_messages import TableMessages
from cogs.core.wire import Answer, wire
from cogs.omiga.text import Words
from playground.acts import CannotDo
from playground.ground import Playground
from rules.replay import replay
from tests.cogs.omiga.players import (
    GAME,
    PLAYERS,
    check_replay,
    get_ready,
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
from tests.worlds.ground import GroundWorld

GAMES = int(os.environ.get("OMIGA_GAMES", "2"))  # at full speed; a hundred take some minutes
SECONDS = float(os.environ.get("OMIGA_SECONDS", "2"))  # of ten clicks a second from both


@pytest.fixture(autouse=True)
def calm(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every run deals the same cards, and no watch interferes on a slow machine."""
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
    await open_panels(world)
    assert "stands still" in world.table().text
    await get_ready(world)
    assert (await view(world)).phase == "playing"
    await play_on(world, Random(2))
    await check_replay(world, board="7x6")


async def until_panels_are_new(world) -> None:
    """A press that comes while the panel is being sent is acknowledged first, and shown with the next sending."""
    for who in PLAYERS:
        while f":{(await view(world, who)).epoch}:" not in panel(world, who).button("Throw hand"):
            await world.wait(0.001)


async def test_both_press_at_the_same_instant(world):
    await start_round(world)
    for _ in range(5):
        if (await view(world)).phase != "playing":
            break
        presses = [(who, panel(world, who), panel(world, who).button("Throw hand")) for who in PLAYERS]
        assert all(answer.acknowledged for answer in await world.press_together(presses))
        await until_panels_are_new(world)
    seats = Counter(entry.seat for entry in await journal(world) if "throw" in entry.move)
    assert seats == {0: 5, 1: 5}


def seen_cards(world: GroundWorld, who: str) -> str:
    """Every card that somebody's panel shows, in words."""
    return next(picture.description for picture in world.ground.seen(panel(world, who).id).pictures)


async def rush(world: GroundWorld, who: str, rng: Random, clicks: list[tuple[str, bool, str]]) -> None:
    """Press something sensible, or anything at all, as fast as the answers come, and note what there is to see."""
    while (await view(world)).phase == "playing":
        mine = panel(world, who)
        labels = [label for label in mine.labels if "→" in label or "↻" in label]
        label = rng.choice(labels) if labels and rng.random() < 0.85 else "Throw hand"
        try:
            reply = await world.ground.click(who, mine.id, custom_id=mine.button(label))
        except CannotDo:  # the button was redrawn under the finger
            continue
        clicks.append((who, not reply.failed, seen_cards(world, who)))


async def check_order(world: GroundWorld, who: str, seen: list[str], **options: object) -> None:
    """What somebody saw one after the other is what the journal says, in the journal's order."""
    scene = await world.bot.tables.scene(1)
    saved = await world.store.load_table(1)
    steps = replay(GAME, 2, GAME.Options.model_validate(options), saved.seed, await journal(world))
    seat, say = PLAYERS.index(who), localizer("en")
    written = [Words(scene.record, GAME.view(step.state, seat), say).description() for step in steps]
    at = 0
    for cards in seen:
        assert cards in written[at:], "somebody saw a table that never was, or an older one after a newer"
        at = written.index(cards, at)


@pytest.mark.parametrize("game", range(GAMES))
@pytest.mark.parametrize("world", [GroundWorld], indirect=True, ids=["playground"])
async def test_two_players_at_full_speed_with_real_limits(world, game, monkeypatch):
    """No click is lost, nothing is laid twice, nobody is rate limited, and both see the journal's order of things."""
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: f"rush {game}")
    board = ("11x10", "9x8", "7x6")[game % 3]
    world.ground.faults.real_buckets = True
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
    assert world.ground.backend.buckets.refused == 0


@pytest.mark.parametrize("world", [GroundWorld], indirect=True, ids=["playground"])
async def test_ten_clicks_a_second_from_both_meet_no_rate_limit(world, monkeypatch):
    """Each click is a thrown hand, so that the round goes on; the public message keeps its own pace."""
    monkeypatch.setattr("cogs.core.table_messages.PACE_SECONDS", 1.0)
    await start_round(world)
    world.ground.faults.real_buckets = True
    begin = asyncio.get_running_loop().time()
    clicks: list[bool] = []

    async def click(who: str) -> None:
        for number in range(round(10 * SECONDS)):
            await asyncio.sleep(max(0.0, begin + number / 10 - asyncio.get_running_loop().time()))
            mine = panel(world, who)
            try:
                reply = await world.ground.click(who, mine.id, custom_id=mine.button("Throw hand"))
            except CannotDo:  # the button was redrawn under the finger
                continue
            clicks.append(not reply.failed)

    await asyncio.wait_for(asyncio.gather(*(click(who) for who in PLAYERS)), 5 * SECONDS + 30)
    assert all(clicks)
    assert len(clicks) > 15 * SECONDS, "of twenty a second; on a busy machine some buttons are redrawn under the finger"
    thrown = [entry for entry in await journal(world) if "throw" in entry.move]
    assert len(thrown) > 10 * SECONDS
    assert world.ground.backend.buckets.refused == 0
    await check_replay(world)


@pytest.mark.parametrize("world", [GroundWorld], indirect=True, ids=["playground"])
async def test_who_only_watches_a_rush_is_answered_at_once_by_their_first_press(world):
    """What can be sent through their last press is used up by then; a new press brings its own."""
    await start_round(world)
    world.ground.faults.real_buckets = True

    ben = (await world.bot.tables.record(1)).players[PLAYERS.index("ben")].user

    async def rush_alone() -> None:
        pressed = TableMessages.of(world.bot).panels._newest[1][ben]
        while not used_up(pressed):
            mine = panel(world, "ana")
            await world.ground.click("ana", mine.id, custom_id=mine.button("Throw hand"))

    await rush_alone()
    mine = panel(world, "ben")
    reply = await world.ground.click("ben", mine.id, custom_id=mine.button("Throw hand"))
    assert reply.kind == "update", "and not merely acknowledged"
    await rush_alone()
    newest = Words((await world.bot.tables.scene(1)).record, await view(world, "ben"), localizer("en")).description()
    await world.ground.until(lambda: seen_cards(world, "ben") == newest, 10)
    assert world.ground.backend.buckets.refused == 0


async def test_killed_in_the_middle_of_the_rush_nothing_seen_is_lost(tmp_path, monkeypatch):
    monkeypatch.setattr("playground.interactions.TO_ACKNOWLEDGE", 1.0)  # people here are impatient
    rng, accepted = Random(9), set()
    async with Playground() as ground, BotProcess(ground, tmp_path / "onetable.db") as bot:
        await bot.start()
        table = (await ground.slash("ada", "games", "play", game="omiga")).message.id
        await ground.click("ben", table, label="Join")
        await ground.click("ada", table, label="Start")
        for kill in range(2):
            await ground.until(lambda: "My panel" in [button.label for button in ground.seen(table).buttons], 10)
            panels = {who: (await ground.click(who, table, label="My panel")).message.id for who in ("ada", "ben")}
            for who, mine in panels.items():
                await ground.click(who, mine, label="Ready")
            if kill == 0:
                await ground.until(lambda: "Omiga!" in [button.label for button in ground.seen(table).buttons], 10)
                await ground.click("cleo", table, label="Omiga!")

            async def throw(who: str, mine: int) -> None:
                while ground.backend.gateway.online:
                    with contextlib.suppress(CannotDo, LookupError):
                        before = ground.seen(mine).button("Throw hand").custom_id
                        reply = await ground.click(who, mine, custom_id=before)
                        if reply.kind == "update" and "✋" not in reply.text:
                            accepted.add(str(reply.interaction.id))
                    await asyncio.sleep(0.005)

            rushing = [asyncio.create_task(throw(who, mine)) for who, mine in panels.items()]
            await asyncio.sleep(rng.uniform(0.2, 0.5))
            await bot.end(signal.SIGKILL)
            await asyncio.wait(rushing)
            await bot.start()
        await ground.click("ada", table, label="My panel")  # loads it; the message may show the first pause
        await ground.until(lambda: "stands still" in ground.seen(table).text, 10)
        await bot.end(signal.SIGTERM)
        await bot.close()
    store = await SqliteStore.open(bot.database)
    saved, entries = await store.load_table(1), await store.journal(1)
    await store.close()
    keys = [entry.key for entry in entries]
    assert len(set(keys)) == len(keys)
    assert accepted, "nobody ever saw a thrown hand"
    assert accepted <= set(keys), "somebody saw a move that is not in the journal"
    assert sum('"wake"' in entry.move for entry in entries) == 2
    assert replay(GAME, 2, GAME.Options(), saved.seed, entries)[-1].state.model_dump_json() == saved.position.state


@pytest.mark.parametrize(("status", "applied"), [(0, False), (0, True), (429, False), (500, False), (503, False)])
@pytest.mark.parametrize("world", [GroundWorld], indirect=True, ids=["playground"])
async def test_a_panel_is_shown_though_it_could_not_be_sent_at_first(world, status, applied, monkeypatch):
    """A line that breaks, before or after the fact, limits, Discord in trouble: both see the newest table."""
    monkeypatch.setattr("cogs.core.courier.LONGEST_WAIT_SECONDS", 0.05)
    await start_round(world)
    for path in ("callback", "@original"):
        before = {who: pictures(world, who) for who in PLAYERS}
        world.ground.faults.fail(status, path=path, applied=applied)
        mine = panel(world, "ana")
        pressing = asyncio.create_task(world.press_id("ana", mine, mine.button("Throw hand")))
        await world.ground.until(lambda: all(pictures(world, who) != before[who] for who in PLAYERS), 10)  # noqa: B023
        await world.wait(0.05)
        pressing.cancel()  # who presses is told of the first answer, and that may be lost
        assert not world.ground.faults.troubles
        stock = Words((await world.bot.tables.scene(1)).record, await view(world, "ana"), localizer("en")).stock(0)
        assert stock in panel(world, "ana").text


@pytest.mark.parametrize("world", [GroundWorld], indirect=True, ids=["playground"])
async def test_answers_that_cannot_be_read_cost_one_press_some_time_and_nothing_else(world, monkeypatch):
    """Lines of our own are given up: discord.py sends from then on."""
    asked = 0

    def unreadable(_heard: bytes) -> Answer | None:
        nonlocal asked
        asked += 1
        raise ValueError("not what it should be")

    await start_round(world)
    monkeypatch.setattr("cogs.core.wire.read", unreadable)
    for _ in range(3):
        before = {who: pictures(world, who) for who in PLAYERS}
        mine = panel(world, "ana")
        await world.press_id("ana", mine, mine.button("Throw hand"))
        await world.ground.until(lambda: all(pictures(world, who) != before[who] for who in PLAYERS), 10)  # noqa: B023
        await world.wait(0.05)
    assert 1 <= asked <= len(PLAYERS), "both may have been on their way"
    assert not wire().is_good


def pictures(world: GroundWorld, who: str) -> list[str]:
    """Where those of somebody's panel are kept: each upload has a place of its own."""
    return [file["url"] for file in world.ground.seen(panel(world, who).id).json["attachments"]]
