"""Parts of life at the table that meet at one table: going back, being forgotten, a restart, the replay."""

from __future__ import annotations

from tests.cogs.table.test_menu import begin, do, menu, offered
from tests.cogs.table.test_undo import others
from tests.cogs.tournament.steps import settled
from tests.table_state import state_of
from tests.worlds.simulated import SimulatedWorld


async def move(world: SimulatedWorld) -> int:
    """Play the first move of the player whose turn it is, or a stand-in's; return the seat."""
    live = await world.bot.tables.cache.get(1)
    record, table = live.record, live.table
    seat = min(table.to_act)
    if seat in record.stand_ins:
        await world.wait(601)
        await world.bot.tables.deadlines.fire()
        return seat
    chosen, epoch = table.game.moves(state_of(table), seat)[0], table.game.epoch(state_of(table), seat)
    place = {"guild": record.guild, "channel": record.channel}
    user, key = record.players[seat].user, f"key{table.version}"
    await world.bot.tables.play(1, user, chosen.model_dump_json(), epoch=epoch, key=key, **place)
    return seat


async def test_undo_after_a_user_was_erased_keeps_the_same_deal(world):
    names = ("ana", "ben", "cy")
    await begin(world, *names)
    asker = names[await move(world)]
    while "ask-0" not in offered(await menu(world, asker)):  # while it is only a coin, they need nobody
        asker = names[await move(world)]
    gone, stays = others(asker, *names)
    await do(world, asker, "ask-0")
    await world.bot.privacy.forget(world.players[gone].id)
    await settled(world)
    assert "0 of 1 agree" in world.table().text, "who is gone is not asked"
    await world.restart()
    await world.press(stays, "Allow")
    assert '"rewind"' in (await world.store.journal(1))[-1].move
    await world.restart()
    while (await world.bot.tables.record(1)).phase == "playing":
        await move(world)
    record = await world.bot.tables.record(1)
    played = await world.bot.replays.get(1, record.guild, record.channel)
    assert played.transcript().violations() == []
    assert gone not in played.transcript().seats
    rated = await world.bot.ratings.ranking(world.guild.id, "one-shot", 1)
    assert {line.name for line in rated.lines} == {asker, stays}
    board = (await world.slash(asker, "leaderboard", game="one-shot")).whisper
    assert "1 more player has finished fewer than" in board, "oneself is not one more"
    assert (await world.slash("dee", "table verify")).whisper
