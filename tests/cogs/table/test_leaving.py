"""Leaving and removing ask once; the menu of a private table."""

from __future__ import annotations

import itertools

import discord
import pytest

from bot.tables.record import Player
from tests.cogs.table.test_menu import begin, menu, offered
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld


@pytest.fixture(autouse=True)
def _known_villages(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds = (f"village {number}" for number in itertools.count(1))
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: next(seeds))


async def ask(world: SimulatedWorld, who: str, what: str) -> Message:
    """Choose something from the menu; return the question."""
    return (await world.choose(who, await menu(world, who), "u:1", what)).message


@pytest.mark.parametrize(
    ("game", "players", "question"),
    [
        ("one-shot", ("ana", "ben"), "Leave the game? A computer takes over."),
        ("just-one", ("ana", "ben", "cy"), "Leave the game? It goes on without you."),
    ],
)
async def test_leaving_asks_first_and_cancel_changes_nothing(world, game, players, question):
    await begin(world, *players, game=game)
    before = world.table()
    asked = await ask(world, "ben", "leave-0")
    assert (asked.text, asked.labels) == (question, ["Leave", "Cancel"])
    assert world.table() == before
    kept = (await world.press("ben", "Cancel", on=asked)).message
    assert (kept.text, kept.labels) == ("Nothing changed.", [])
    assert world.table() == before
    assert (await world.bot.tables.record(1)).seat_of(world.players["ben"].id) == 1
    await world.press("ben", "Leave", on=asked)
    assert (await world.bot.tables.record(1)).seat_of(world.players["ben"].id) is None


async def test_alone_it_ends_the_game(world):
    await begin(world, "ana", computers=1)
    asked = await ask(world, "ana", "leave-0")
    assert "This ends your game." in asked.text
    await world.press("ana", "Leave", on=asked)
    assert "closed" in world.table().text


async def test_removing_asks_first_and_cancel_changes_nothing(world):
    await begin(world, "ana", "ben", "cy")
    before = world.table()
    asked = await ask(world, "ana", "remove-2")
    assert "Remove **cy** from the game?" in asked.text
    assert asked.labels == ["Remove", "Cancel"]
    await world.press("ana", "Cancel", on=asked)
    assert world.table() == before
    await world.press("ana", "Remove", on=asked)
    assert (await world.bot.tables.record(1)).seat_of(world.players["cy"].id) is None
    assert (await world.press("ana", "Remove", on=asked)).whisper, "the seat is open already"


FORGED = ["sure:1:leave:0", "sure:1:remove:0", "sure:1:remove:1", "sure:1:remove:9", "sure:1:remove:99", "sure:1:no:0"]


@pytest.mark.parametrize("custom_id", FORGED)
async def test_a_strangers_forged_confirmation_changes_nothing(world, custom_id):
    await begin(world, "ana", "ben")
    before, players = world.table(), (await world.bot.tables.record(1)).players
    panel = await menu(world, "dee")
    for message in (panel, before):
        answer = await world.forge("dee", message, custom_id)
        assert answer.whisper
    assert (await world.bot.tables.record(1)).players == players
    assert world.table() == before


@pytest.mark.parametrize("custom_id", ["sure:1:remove:0", "sure:1:remove:7", "sure:1:remove:99"])
async def test_the_host_removes_neither_themselves_nor_a_seat_that_is_not_there(world, custom_id):
    await begin(world, "ana", "ben")
    players = (await world.bot.tables.record(1)).players
    assert "no player in that seat" in (await world.forge("ana", await menu(world, "ana"), custom_id)).whisper
    assert (await world.bot.tables.record(1)).players == players


@pytest.mark.parametrize("custom_id", ["sure:1:leave:0", "sure:1:remove:1"])
async def test_a_confirmation_from_another_channel_is_refused_even_to_a_moderator(world, custom_id):
    role = world.guild.create_role("mods", permissions=discord.Permissions(manage_messages=True))
    world.invite("mo", roles=[role])
    await begin(world, "mo", "ben")
    panel = await menu(world, "mo")
    assert "another channel" in (await world.forge("mo", panel, custom_id, channel="lounge")).whisper
    assert len((await world.bot.tables.record(1)).members) == 2


@pytest.mark.parametrize("act", ["leave", "remove"])
async def test_a_confirmation_after_the_end_is_refused(world, act):
    await begin(world, "ana", "ben")
    asked = await ask(world, "ana", "leave-0" if act == "leave" else "remove-1")
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    assert "closed" in (await world.press("ana", act.title(), on=asked)).whisper


# --- private tables


async def private_menu(world: SimulatedWorld) -> Message:
    table = shown_private(world)
    return (await world.press_id("ana", table, table.button("Menu"))).message


def shown_private(world: SimulatedWorld) -> Message:
    return next(message for message in reversed(world.private("ana")) if "t:1" in str(message.parts))


async def test_the_menu_of_a_private_table_has_rules_and_leave_and_no_nudge(world):
    await world.slash("ana", "play", game="rokujika", private=True)
    assert offered(await private_menu(world))[-3:] == ["rules-0", "learn-0", "leave-0"]
    assert not {"nudge-0", "watch-0", "end-0", "pings-0"} & set(offered(await private_menu(world)))


async def test_a_move_of_a_private_game_is_undone_from_its_menu(world):
    ana, computer = Player(user=world.players["ana"].id, name="ana"), Player(user=0, name="Computer", kind="computer")
    place = {"guild": world.guild.id, "channel": world.channels["games"].id, "language": "en"}
    await world.bot.tables.deals.open_private(game="one-shot", host=ana, company=(computer,), **place)
    await world.slash("ana", "table show")
    for _ in range(60):
        labels = shown_private(world).labels
        if take := [label for label in labels if label.startswith("Take") and "again" not in label]:
            break
        if labels:
            await world.press("ana", labels[0], on=shown_private(world))
        else:
            await world.wait(601)  # the computer's turn
    assert "undo-0" not in offered(await private_menu(world))
    before = shown_private(world)
    await world.press("ana", take[0], on=before)
    assert shown_private(world).text != before.text
    choices = await private_menu(world)
    assert offered(choices)[0] == "undo-0"
    assert "undone" in (await world.choose("ana", choices, "u:1", "undo-0")).whisper
    assert shown_private(world).text == before.text
    assert world.messages() == []


async def test_leaving_a_private_game_asks_ends_it_and_leaves_no_dead_buttons(world):
    table = (await world.slash("ana", "play", game="rokujika", private=True)).message
    asked = (await world.choose("ana", await private_menu(world), "u:1", "leave-0")).message
    assert asked.text == "Leave? This ends your game."
    await world.press("ana", "Leave", on=asked)
    assert not (await world.bot.tables.record(1)).live
    (shown,) = [message for message in world.private("ana") if message.id == table.id]
    assert "closed" in shown.text
    assert shown.labels == []
    assert not await world.bot.tables.private_tables(world.guild.id, world.players["ana"].id)


async def test_another_user_cannot_use_the_menu_of_a_private_table(world):
    mine = (await world.slash("ana", "play", game="rokujika", private=True)).message
    for custom_id in ("t:1", "sure:1:leave:0"):
        assert "private" in (await world.forge("ben", mine, custom_id)).whisper
    assert (await world.bot.tables.record(1)).live


async def test_the_daily_challenge_cannot_be_left(world):
    await world.slash("ana", "play", game="rokujika", private=True)
    live = await world.bot.tables.cache.get(1)
    live.record = live.record.model_copy(update={"purpose": "daily/2026-01-01"})
    assert "leave-0" not in offered(await private_menu(world))
    answer = await world.forge("ana", await private_menu(world), "sure:1:leave:0")
    assert "one try" in answer.whisper
    assert (await world.bot.tables.record(1)).live
