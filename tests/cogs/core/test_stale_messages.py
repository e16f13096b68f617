"""A table's message that missed an edit is redrawn: after a start, a reconnect, a failure, and any click."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from bot.store.base import StoreFault
from bot.tables.record import Player
from cogs.core.coalescer import MAX_TRIES
from rules.catalogue import GAMES
from tests.cogs.omiga.players import start_round
from tests.cogs.table.test_menu import begin
from tests.cogs.table.test_replay import NAMES, typed
from tests.table_state import state_of
from tests.worlds.simulated import SimulatedWorld


def edits(world: SimulatedWorld) -> list[int]:
    """The messages that were edited in their channel, in the order of the edits; some edits change nothing."""
    found = [one for one in world.env.http_requests if one.method == "PATCH" and "components" in (one.json or {})]
    return [int(request.path.rpartition("/")[2]) for request in found if request.path.startswith("/channels/")]


async def deal(world: SimulatedWorld, game: str, channel: str = "games") -> int:
    """A game for as many as may play, shown in a channel."""
    tables, place = world.bot.tables, {"guild": world.guild.id, "channel": world.channels[channel].id}
    players = [Player(user=world.players[name].id, name=name) for name in NAMES][: max(GAMES[game].seats)]
    record = await tables.deals.open(game=game, host=players[0], language="en", **place)
    for player in players[1:]:
        await tables.join(record.id, player)
    await tables.deals.start(record.id, players[0].user)
    await world.bot.table_messages.show(record.id)
    return record.id


async def move_unseen(world: SimulatedWorld, table: int) -> None:
    """A move that is on disk and not shown: the bot died in between."""
    live = await world.bot.tables.cache.get(table)
    seat, state, game = min(live.table.to_act), state_of(live.table), live.table.game
    move = typed(live.table.view(seat), seat) or game.moves(state, seat)[0].model_dump_json()
    place = {"guild": live.record.guild, "channel": live.record.channel}
    user = live.record.players[seat].user
    await world.bot.tables.play(table, user, move, epoch=game.epoch(state, seat), key="unseen", **place)


def add_channels(world: SimulatedWorld, count: int) -> list[str]:
    names = [f"lounge-{number}" for number in range(count)]
    world.channels |= {name: world.guild.create_text_channel(name) for name in names}
    return names


async def written(world: SimulatedWorld) -> None:
    """What the messages show is in the store."""
    await world.bot.tables.messages.write_shown()


@pytest.mark.parametrize("game", GAMES)
async def test_a_move_that_was_not_shown_is_shown_after_the_restart(world, game):
    table = await deal(world, game)
    await written(world)
    before, sent = world.table(), len(edits(world))
    await move_unseen(world, table)
    assert world.table() == before
    await world.restart()
    assert edits(world)[sent:] == [before.id]
    assert not world.bot.tables.messages.is_behind(table)
    if not GAMES[game].minds_gaps:  # those stand still, which is drawn too
        assert world.table() != before


async def test_a_player_who_joined_is_shown_after_the_restart(world):
    await world.slash("ana", "play", game="one-shot")
    await written(world)
    await world.bot.tables.join(1, Player(user=world.players["ben"].id, name="ben"))
    assert "ben" not in world.table().text
    await world.restart()
    assert "ben" in world.table().text


async def test_the_last_edit_of_a_finished_and_of_a_closed_table_is_made_up_for(world):
    await begin(world, "ana", "ben")
    await written(world)
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    await world.restart()
    assert "closed" in world.table().text


async def test_a_lobby_that_was_never_posted_is_posted(world):
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    ana = Player(user=world.players["ana"].id, name="ana")
    await world.bot.tables.deals.open(game="one-shot", host=ana, language="en", **place)
    await world.wait(1)
    await world.restart()
    assert world.table().button("Join")


async def test_exactly_those_behind_are_redrawn_the_newest_first_and_at_a_pace(world):
    names = add_channels(world, 6)
    tables = [await deal(world, "one-shot", name) for name in names]
    await written(world)
    for number in (1, 4, 2):
        await move_unseen(world, tables[number])
        await world.wait(5)
    sent = len(edits(world))
    await world.restart()
    await world.wait(2)
    assert edits(world)[sent:] == [world.table(names[number]).id for number in (2, 4, 1)]
    await written(world)
    sent = len(edits(world))
    await world.restart()
    assert len(edits(world)) == sent, "all of them are up to date"


async def test_the_queue_keeps_its_pace(world):
    world.timings = replace(world.timings, redraw_pace=10.0)  # of the bot after the restart
    names = add_channels(world, 3)
    tables = [await deal(world, "one-shot", name) for name in names]
    await written(world)
    for table in tables:
        await move_unseen(world, table)
    sent = len(edits(world))
    await world.restart()
    seen = []
    for _ in range(5):
        seen.append(len(edits(world)) - sent)
        await world.wait(10)
    assert seen == [1, 2, 3, 3, 3]


@pytest.mark.parametrize("event", ["ready", "resumed"])
async def test_a_reconnect_redraws_too(world, event):
    table = await deal(world, "one-shot")
    await move_unseen(world, table)
    world.bot.dispatch(event)
    await asyncio.sleep(0.01)  # the bot hears of it
    await world.bot.pending.over()
    assert "threw" in world.table().text


@pytest.mark.parametrize(("status", "code"), [(403, 50001), (400, 50083)])
async def test_an_edit_that_failed_is_made_up_for_after_a_growing_wait(world, status, code):
    table = await deal(world, "one-shot")
    world.env.inject_error("PATCH", "/channels/*", status=status, code=code, times=2)
    await move_unseen(world, table)
    sent = len(edits(world))
    await world.press_id("cy", world.table(), "t:1")
    assert "threw" not in world.table().text
    await world.wait(40)
    assert "threw" in world.table().text
    assert len(edits(world)) - sent == 3
    await world.wait(1000)
    assert len(edits(world)) - sent == 3


async def test_discord_failing_makes_no_second_message(world):
    table = await deal(world, "one-shot")
    before = world.table()
    world.env.inject_error("PATCH", "/channels/*", status=503, times=1)
    await move_unseen(world, table)
    await world.press_id("cy", world.table(), "t:1")
    await world.wait(10)
    assert world.table().id == before.id
    assert "threw" in world.table().text


async def test_any_click_redraws_a_message_that_is_behind(world):
    await begin(world, "ana", "ben")
    table = world.table()
    await move_unseen(world, 1)
    assert "threw" not in world.table().text
    await world.press_id("cy", table, "t:1")  # opens the menu, and changes nothing
    assert "threw" in world.table().text


async def test_a_click_on_a_message_that_is_up_to_date_edits_nothing(world):
    await begin(world, "ana", "ben")
    sent = len(edits(world))
    await world.press_id("cy", world.table(), "t:1")
    assert len(edits(world)) == sent


async def test_a_deadline_that_moved_while_the_bot_was_offline_is_shown(world):
    await begin(world, "ana", "ben")
    await world.slash("cy", "play", game="one-shot", channel="lounge")
    await written(world)
    await world.bot.write_heartbeat()
    await world.env.settle()
    sent = len(edits(world))
    await world.wait(20)
    await world.restart()
    assert len(edits(world)) == sent
    await world.wait(200)
    await world.restart()
    assert edits(world)[sent:] == [world.table("lounge").id], "the other one has no deadline"


async def test_after_many_failures_only_a_click_tries_again(world):
    table = await deal(world, "one-shot")
    world.env.inject_error("PATCH", "/channels/*", status=403, code=50001, times=None)
    await move_unseen(world, table)
    await world.press_id("cy", world.table(), "t:1")
    for _ in range(30):
        await world.wait(900)
    sent = len(edits(world))
    assert sent <= MAX_TRIES + 1
    await world.wait(5000)
    assert len(edits(world)) == sent
    await world.press_id("cy", world.table(), "t:1")
    assert len(edits(world)) == sent + 1


async def test_a_thread_that_comes_out_of_the_archive_has_its_table_redrawn(world):
    await world.bot.servers.change(world.guild.id, threads=2)
    await world.slash("ana", "play", game="one-shot")
    (thread,) = world.channels["games"].threads
    world.channels["thread"] = thread
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": True})
    await world.env.settle()
    world.env.inject_error("PATCH", "/channels/*", status=400, code=50083, times=1)
    await world.bot.tables.join(1, Player(user=world.players["ben"].id, name="ben"))
    await world.bot.table_messages.show(1)
    assert "ben" not in world.table("thread").text
    world.env.backend.edit_channel(thread.id, {}, thread_metadata={"archived": False})
    await world.env.settle()
    assert "ben" in world.table("thread").text


async def test_a_server_that_invites_the_bot_again_has_its_tables_redrawn(world):
    table = await deal(world, "one-shot")
    await move_unseen(world, table)
    world.bot.dispatch("guild_join", world.bot.get_guild(world.guild.id))
    await asyncio.sleep(0.01)  # the bot hears of it
    await world.bot.pending.over()
    assert "threw" in world.table().text


def failing_after_the_commit(world: SimulatedWorld, method: str, times: int = 1) -> None:
    """Let the next calls of a method of the store fail although they were carried out."""
    carried_out, calls = getattr(world.store, method), []

    async def call(*args: object, **more: object) -> None:
        calls.append(args)
        if len(calls) == times:
            setattr(world.store, method, carried_out)
        await carried_out(*args, **more)
        raise StoreFault("disk I/O error")

    setattr(world.store, method, call)


async def test_servers_that_come_back_together_are_looked_at_together(world, monkeypatch):
    looks = []
    live_places = world.bot.store.live_places

    async def counted():
        looks.append(1)
        return await live_places()

    monkeypatch.setattr(world.bot.store, "live_places", counted)
    for _ in range(50):
        world.bot.dispatch("guild_available", world.bot.get_guild(world.guild.id))
    await world.wait(2)
    assert len(looks) < 5


async def test_a_move_that_was_stored_although_the_database_failed_is_shown(world):
    await begin(world, "ana", "ben")
    failing_after_the_commit(world, "append_move")
    answer = await world.press("ana", "Throw")
    assert "Something went wrong on my side" in answer.whisper
    await world.wait(1)
    assert "threw" in world.table().text


async def test_a_lobby_that_was_stored_although_the_database_failed_expires(world):
    failing_after_the_commit(world, "add_table")
    await world.slash("ana", "play", game="one-shot")
    assert await world.store.live_table(world.channels["games"].id) is not None
    await world.wait(60 * (world.bot.settings.lobby_minutes + 1))
    assert await world.store.live_table(world.channels["games"].id) is None


async def test_a_table_that_cannot_be_loaded_is_redrawn_later(world):
    table = await deal(world, "one-shot")
    await move_unseen(world, table)
    world.bot.tables.cache.drop(await world.bot.tables.cache.get(table))
    failing_after_the_commit(world, "load_table", times=2)
    await world.press_id("cy", world.table(), f"t:{table}")
    assert "threw" not in world.table().text
    await world.wait(6)
    assert "threw" in world.table().text


async def test_a_game_whose_pause_was_saved_although_the_database_failed_is_redrawn(world):
    await start_round(world)
    world.bot.tables.cache.drop(await world.bot.tables.cache.get(1))
    assert "Ready" not in world.table().text
    failing_after_the_commit(world, "append_move")
    await world.press_id("ana", world.table(), "t:1")  # a real-time game that is loaded again has to pause
    await world.wait(1)
    assert "Ready" in world.table().text


async def test_a_deadline_that_was_kept_although_the_database_failed_is_shown(world):
    await world.slash("ana", "play", game="one-shot")
    live = await world.bot.tables.cache.get(1)
    failing_after_the_commit(world, "save_table")
    await world.wait(live.deadline - world.now() + 1)
    saved = await world.store.load_table(1)
    assert saved.record.closing == "expired"
    assert "closed" not in world.table().text
    await world.wait(31)
    assert "closed" in world.table().text


async def test_shown_revisions_that_could_not_be_written_are_written_the_next_time(world, monkeypatch):
    table = await deal(world, "one-shot")
    write, calls = world.store.note_shown, []

    async def note_shown(shown: dict[int, int]) -> None:
        calls.append(shown)
        if len(calls) == 1:
            raise StoreFault("database or disk is full")
        await write(shown)

    monkeypatch.setattr(world.store, "note_shown", note_shown)
    await move_unseen(world, table)
    await world.bot.table_messages.show(table)
    await written(world)
    saved = await world.store.load_table(table)
    assert saved.shown < saved.revision
    await written(world)
    saved = await world.store.load_table(table)
    assert saved.shown == saved.revision
    await written(world)
    assert len(calls) == 2, "there is nothing left to write"
