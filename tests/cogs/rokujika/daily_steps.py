"""Plays a daily village quickly: most moves through the service, the last one by a click."""

from __future__ import annotations

from datetime import UTC, date, datetime

from rules.rokujika import Rokujika
from rules.rokujika.state import TURNS, RokujikaState
from tests.worlds import Answer, Message, World

GAME = Rokujika()


async def open_daily(world: World, who: str = "ana", channel: str = "games") -> Message:
    """Type `/daily`, and start the try if the bot asks."""
    answer = await world.slash(who, "daily", channel)
    assert answer.message.ephemeral
    if "Start my try" in answer.message.labels:
        await world.press(who, "Start my try", channel, on=answer.message)
        return world.private(who, channel)[-1]
    return answer.message


async def state_of(world: World, table: int) -> RokujikaState:
    saved = await world.store.load_table(table)
    return RokujikaState.model_validate_json(saved.position.state)


async def rush(world: World, table: int, *, choice: int = 0, turns: int = TURNS - 1) -> None:
    """Play this many turns through the TableService, each with the set of this index (modulo), or none."""
    record = await world.bot.tables.record(table)
    while len((village := (await state_of(world, table)).villages[0]).history) < turns:
        assert village.phase != "over"
        moves = [move for move in GAME.moves(await state_of(world, table), 0) if move.do != "buy"]
        await world.bot.tables.play(
            table,
            record.host,
            moves[choice % len(moves)].model_dump_json(),
            epoch=village.epoch,
            key=f"rush/{village.epoch}",
            guild=record.guild,
            channel=record.channel,
        )


async def end_last_turn(world: World, who: str, message: Message, channel: str = "games") -> Answer:
    label = "Best set" if any(label.startswith("Best set") for label in message.labels) else "End turn"
    return await world.press(who, label, channel, on=message)


async def play_daily(world: World, who: str = "ana", channel: str = "games", *, choice: int = 0) -> Message:
    """Play from `/daily` to the result."""
    await open_daily(world, who, channel)
    user = await user_id(world, who)
    (table,) = [
        table for table in await world.store.unfinished_tries(user) if (await world.bot.tables.record(table)).live
    ][:1]
    await rush(world, table, choice=choice)
    await end_last_turn(world, who, await open_daily(world, who, channel), channel)
    return world.private(who, channel)[-1]


async def user_id(world: World, who: str) -> int:
    players = getattr(world, "players", None)
    return players[who].id if players else world.playground.world.person(who).id


async def score_of(world: World, who: str, day: date) -> int:
    result = await world.store.daily_result(await user_id(world, who), day)
    return result.score


def today_of(world: World) -> date:
    """Return the date in UTC."""
    return datetime.fromtimestamp(world.now(), UTC).date()
