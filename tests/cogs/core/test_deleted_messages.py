"""A table's message, or its channel, is deleted by a moderator."""

from __future__ import annotations

from bot.store.base import StoreFault
from tests.cogs.core.test_blocked_channels import hide
from tests.cogs.core.test_stale_messages import deal, edits, written
from tests.cogs.table.test_menu import begin
from tests.worlds.simulated import SimulatedWorld


async def delete(world: SimulatedWorld, *messages: int, channel: str = "games") -> None:
    """A moderator deletes messages, several of them in bulk."""
    backend, place = world.env.backend, world.channels[channel].id
    if len(messages) == 1:
        backend.delete_message(place, messages[0])
    else:
        backend.bulk_delete_messages(place, messages)
    await world.env.settle()


def table_messages(world: SimulatedWorld) -> list[int]:
    return [message.id for message in world.messages() if message.parts]


async def test_a_table_whose_message_was_deleted_is_posted_again(world):
    await begin(world, "ana", "ben")
    before = world.table()
    await delete(world, before.id)
    after = world.table()
    assert after.id != before.id
    assert (await world.bot.tables.record(1)).message == after.id
    await world.press("ana", "Throw")
    assert "ana threw" in world.table().text
    assert table_messages(world) == [after.id]


async def test_a_table_whose_message_was_deleted_while_the_database_failed_is_posted_again_later(world, monkeypatch):
    await begin(world, "ana", "ben")
    failures = []

    async def move_message(*_args: object, **_more: object) -> None:
        failures.append(1)
        raise StoreFault("database is locked")

    with monkeypatch.context() as patched:
        patched.setattr(world.store, "move_message", move_message)
        await delete(world, world.table().id)
    assert failures
    assert table_messages(world) == []
    await world.wait(6)
    assert "Throw" in world.table().labels


async def test_a_lobby_deleted_in_bulk_is_posted_again(world):
    await world.slash("ana", "play", game="one-shot")
    await world.say("cy", "hello")
    lobby, chat = world.messages()
    await delete(world, lobby.id, chat.id)
    assert world.table().button("Join")


async def test_other_messages_and_those_the_bot_deletes_itself_change_nothing(world):
    await begin(world, "ana", "ben")
    before = world.table()
    await world.say("cy", "hello")
    await delete(world, world.messages()[-1].id)
    assert table_messages(world) == [before.id]
    await world.slash("ana", "table show")
    assert len(table_messages(world)) == 1
    assert table_messages(world) != [before.id]


async def test_the_deleted_message_of_a_finished_game_stays_deleted(world):
    await begin(world, "ana", "ben")
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    await world.press_id("cy", world.table(), "t:1")
    await delete(world, world.table().id)
    assert table_messages(world) == []
    await world.bot.table_messages.show(1)
    await world.restart()
    assert table_messages(world) == []


async def test_the_message_of_a_game_that_is_over_is_not_posted_again_when_it_is_drawn_later(world):
    table = await deal(world, "one-shot")
    live = await world.bot.tables.cache.get(table)
    await world.store.save_table(live.record.model_copy(update={"phase": "over"}), None)
    await world.restart()
    await delete(world, world.table().id)
    world.bot.table_messages.show_soon(table)  # a former player is erased
    await world.bot.pending.over()
    assert table_messages(world) == []


async def test_moderators_who_keep_deleting_it_are_not_fought_with(world):
    await begin(world, "ana", "ben")
    for _ in range(3):
        assert len(table_messages(world)) == 1
        await delete(world, *table_messages(world))
    assert table_messages(world) == []
    for number in range(10):
        await world.say("cy", f"chat {number}")
    await world.wait(1000)
    await world.bot.table_messages.show(1)
    assert table_messages(world) == []
    answer = await world.slash("cy", "play", game="one-shot")
    assert "already has a table" in answer.whisper
    assert "deleted" in answer.whisper
    assert len(table_messages(world)) == 1
    await delete(world, *table_messages(world))
    assert len(table_messages(world)) == 1, "a user asked to see it, so the count starts again"


async def test_deletions_far_apart_are_no_fight(world):
    await begin(world, "ana", "ben")
    for _ in range(5):
        await delete(world, *table_messages(world))
        await world.wait(400)
        assert len(table_messages(world)) == 1


async def test_table_show_brings_a_withheld_table_back(world):
    await begin(world, "ana", "ben")
    for _ in range(3):
        await delete(world, *table_messages(world))
    await world.slash("ana", "table show")
    assert len(table_messages(world)) == 1


async def test_where_it_cannot_be_posted_again_play_brings_it_back_and_says_so(world):
    await begin(world, "ana", "ben")
    world.env.inject_error("POST", f"/channels/{world.channels['games'].id}/messages", status=403, code=50013, times=1)
    gone = world.table().id
    await delete(world, gone)
    assert table_messages(world) == []
    answer = await world.slash("cy", "play", game="one-shot")
    assert str(gone) not in answer.whisper
    assert "deleted" in answer.whisper
    assert len(table_messages(world)) == 1


async def test_what_could_not_be_posted_again_is_tried_again_later(world):
    await begin(world, "ana", "ben")
    world.env.inject_error("POST", f"/channels/{world.channels['games'].id}/messages", status=403, code=50013, times=1)
    await delete(world, world.table().id)
    assert table_messages(world) == []
    await world.wait(20)
    assert len(table_messages(world)) == 1


async def test_play_never_links_to_a_message_deleted_while_the_bot_was_offline(world):
    await begin(world, "ana", "ben")
    await written(world)
    gone = world.table().id
    del world.env.backend.messages[world.channels["games"].id][gone]  # nobody hears of it
    await world.restart()
    answer = await world.slash("cy", "play", game="one-shot")
    assert str(gone) not in answer.whisper
    (again,) = table_messages(world)
    assert str(again) in answer.whisper


async def test_a_message_deleted_while_the_bot_was_offline_is_posted_again(world):
    await begin(world, "ana", "ben")
    await deal(world, "one-shot", "lounge")
    await written(world)
    there, sent = world.table("lounge"), len(edits(world))
    del world.env.backend.messages[world.channels["games"].id][world.table().id]  # nobody hears of it
    await world.restart()
    await world.wait(1)
    assert "Throw" in world.table().labels
    assert (await world.bot.tables.record(1)).message == world.table().id
    assert world.table("lounge") == there
    assert len(edits(world)) == sent, "the other message was not drawn again"


async def test_a_message_deleted_in_a_hidden_channel_is_posted_again_once_the_channel_is_seen(world):
    await begin(world, "ana", "ben")
    gone = world.table().id
    await hide(world, "games")
    del world.env.backend.messages[world.channels["games"].id][gone]  # the bot does not hear of it
    await world.wait(1)
    assert table_messages(world) == []
    await hide(world, "games", hidden=False)
    await world.wait(1)
    assert "Throw" in world.table().labels


async def test_play_links_to_the_message_that_is_there(world):
    await begin(world, "ana", "ben")
    sent = len(edits(world))
    answer = await world.slash("cy", "play", game="one-shot")
    assert str(world.table().id) in answer.whisper
    assert len(edits(world)) == sent + 1, "which is how the bot knows"


async def test_a_channel_deleted_while_the_bot_was_offline_closes_its_table(world):
    table = await deal(world, "one-shot", "lounge")
    await written(world)
    backend, lounge = world.env.backend, world.channels["lounge"].id
    subscribers, backend.subscribers = backend.subscribers, []
    backend.delete_channel(lounge)
    backend.subscribers = subscribers
    await world.restart()
    assert not (await world.bot.tables.record(table)).live
    assert await world.store.live_table(lounge) is None


async def test_a_channel_that_is_unknown_at_an_edit_takes_its_table_along(world):
    table = await deal(world, "one-shot")
    world.env.inject_error("PATCH", "/channels/*", status=404, code=10003, times=1)
    await world.bot.table_messages.show(table)
    assert not (await world.bot.tables.record(table)).live


async def test_deleted_threads_make_room_for_another(world):
    await world.bot.servers.change(world.guild.id, threads=1)
    await world.slash("ana", "play", game="one-shot")
    (thread,) = world.channels["games"].threads
    backend = world.env.backend
    subscribers, backend.subscribers = backend.subscribers, []
    backend.delete_channel(thread.id)
    backend.subscribers = subscribers
    guild = world.bot.get_guild(world.guild.id)
    guild._remove_thread(guild.get_thread(thread.id))  # noqa: SLF001 - discord.py forgets a thread only by an event
    answer = await world.slash("ben", "play", game="one-shot")
    assert "tables in threads" not in answer.whisper
    assert len(world.channels["games"].threads) == 1
