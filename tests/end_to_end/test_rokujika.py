"""Rokujika Collection in both worlds: solo with restarts, a race in panels, a daily village."""

from __future__ import annotations

import pytest

from tests.cogs.rokujika.daily_steps import open_daily, play_daily, state_of
from tests.worlds import Message, World, walk


@pytest.fixture(autouse=True)
def _known_village(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "village")


async def press_next(world: World, who: str, message: Message, channel: str = "games") -> None:
    """Take the best set, else draw a card, else end the turn; decline trademarks."""
    for label in ("Best set", "No trademark", "Draw a card", "End turn"):
        if any(known.startswith(label) for known in message.labels):
            answer = await world.press(who, label, channel, on=message)
            assert answer.acknowledged
            return
    raise AssertionError(message.labels)


async def test_alone_to_the_result_with_restarts_on_the_way(world):
    await world.slash("ana", "play", game="rokujika")
    await world.press("ana", "Start")
    clicks = 0
    while "🏆" not in world.table().text:
        if clicks % 8 == 0:
            await world.restart()
        await press_next(world, "ana", world.table())
        clicks += 1
    assert "🏆" in world.table().text
    assert world.table().pictures == ("table.png",)
    assert len(world.messages()) == 1
    assert len(await world.store.journal(1)) == clicks


async def test_a_race_in_panels(world):
    await world.slash("ana", "play", game="rokujika")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    for who in ("ana", "ben"):
        assert (await world.press(who, "My village")).message.ephemeral
    for _ in range(3):
        for who in ("ana", "ben"):
            await press_next(world, who, world.private(who)[-1])
    panels = [world.private(who)[-1].text for who in ("ana", "ben")]
    ana, ben = (panel.split("village")[1].split("➡️")[0] for panel in panels)
    assert ana == ben, "equal play, equal luck"
    assert "Drew" not in world.table().text
    chosen = world.private("ana")[-1]
    while not any(part["type"] == 3 and part["custom_id"].endswith(":set") for part in walk(chosen.parts)):
        await press_next(world, "ana", chosen)
        chosen = world.private("ana")[-1]
    before = len(await world.store.journal(1))
    await world.choose("ana", chosen, ":set", chosen.select(":set")["options"][-1]["value"])
    assert len(await world.store.journal(1)) == before + 1


async def test_a_private_table_follows_its_player_and_nobody_else(world):
    await world.slash("ana", "play", game="rokujika")
    await world.press_more("ana", "Play privately")
    assert "closed" in world.table().text
    for _ in range(4):
        await press_next(world, "ana", world.private("ana")[-1])
    await world.restart()
    await world.slash("ana", "table show", "lounge")
    before = len(await world.store.journal(2))
    await press_next(world, "ana", world.private("ana", "lounge")[-1], "lounge")
    assert len(await world.store.journal(2)) == before + 1
    assert world.private("ben") == world.private("ben", "lounge") == world.messages("lounge") == []


async def test_a_village_a_day_a_second_try_and_a_restart_at_midnight(world):
    await world.add_server("den")
    result = await play_daily(world, "ana")
    assert "🏆" in result.text
    assert result.labels == ["Share", "Practise", "Leaderboard"]
    await world.press("ana", "Share", on=result)
    shared = world.messages()[-1].text
    assert "ana" in shared
    assert (await open_daily(world, "ana", "den")).labels == ["Share", "Practise", "Leaderboard"], "once on each server"
    await open_daily(world, "ben")
    await world.leap(86400)
    await world.restart()
    await open_daily(world, "ana")
    first, of_ben, next_day = [await state_of(world, table) for table in (1, 2, 3)]
    assert of_ben.sixths == first.sixths != next_day.sixths
    assert "You haven't finished the village of" in (await open_daily(world, "ben")).text
