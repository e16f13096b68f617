"""A pause stops match tables, their clocks and their stand-ins; afterwards every deadline is later and drawn again."""

from __future__ import annotations

from tests.cogs.tournament.steps import be_ready, begin, called, lead, open_threads, players, settled
from tests.table_state import state_of
from tests.worlds import Message

PAUSED = "This tournament is paused."


async def table_of(world, channel: str):
    record = await world.bot.tables.find(world.channels[channel].id)
    return await world.bot.tables.cache.get(record.id)


def board(world, channel: str) -> Message:
    """Return the message of the match's table."""
    return next(message for message in world.messages(channel) if message.pictures)


async def match_deadline(world) -> float:
    return (await world.bot.tournaments.get(1)).row(1).deadline


async def test_no_computer_moves_while_the_tournament_is_paused(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    live = await table_of(world, channel)
    before, limit = live.table.version, live.table.deadline
    await lead(world, "Pause")
    await world.wait(3000)  # ten times the time for a move
    live = await table_of(world, channel)
    assert live.table.version == before
    assert PAUSED in board(world, channel).text
    await lead(world, "Resume")
    live = await table_of(world, channel)
    assert live.table.deadline >= limit + 3000
    await world.wait(400)
    assert (await table_of(world, channel)).table.version > before, "the clock runs again"


async def test_a_press_while_paused_gets_one_sentence(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    await lead(world, "Pause")
    live = await table_of(world, channel)
    mover = live.record.players[min(live.table.to_act)].name
    table = board(world, channel)
    press = next(label for label in table.labels if label not in ("Ready", "Menu", "Details"))
    before = state_of(live.table)
    answer = await world.press_id(mover, table, table.button(press), channel)
    assert answer.whisper == PAUSED
    assert state_of((await table_of(world, channel)).table) == before
    await lead(world, "Resume")
    table = board(world, channel)
    answer = await world.press_id(mover, table, table.button(press), channel)
    assert PAUSED not in answer.whisper
    assert state_of((await table_of(world, channel)).table) != before


async def test_the_match_clock_is_later_after_a_pause_and_drawn_again(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    before = await match_deadline(world)
    assert f"<t:{int(before)}:R>" in board(world, channel).text
    await lead(world, "Pause")
    shown = board(world, channel).text
    assert "<t:" not in shown, "no clock runs"
    await world.wait(3000)
    await lead(world, "Resume")
    after = await match_deadline(world)
    assert after >= before + 3000
    shown = "\n".join(message.text for message in world.messages(channel))
    assert f"<t:{int(after)}:R>" in shown
    assert f"<t:{int(before)}:R>" not in shown


async def test_the_call_to_a_match_shows_the_new_deadline_after_a_pause(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    before = await match_deadline(world)
    await lead(world, "Pause")
    assert PAUSED in called(world, channel).text
    assert "<t:" not in called(world, channel).text
    await world.wait(3000)
    await lead(world, "Resume")
    after = await match_deadline(world)
    assert f"<t:{int(after)}:R>" in called(world, channel).text
    assert f"<t:{int(before)}:R>" not in called(world, channel).text


async def test_a_pause_survives_a_restart(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    await lead(world, "Pause")
    await world.restart()
    before = (await table_of(world, channel)).table.version
    await world.wait(3000)
    assert (await table_of(world, channel)).table.version == before
    await lead(world, "Resume")
    await world.wait(400)
    assert (await table_of(world, channel)).table.version > before


async def test_a_stop_between_the_pause_and_its_tables_is_made_up_for(world, monkeypatch):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)

    async def nothing(_table):
        return False

    monkeypatch.setattr(world.bot.tables.seats, "pause_match", nothing)
    await lead(world, "Pause")
    assert not (await table_of(world, channel)).record.is_paused
    await world.restart()
    assert (await table_of(world, channel)).record.is_paused


async def test_players_who_drop_out_during_a_pause_do_not_start_the_clock(world):
    await begin(world, "pods", names=("ana", "ben", "cy", "dee"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    await lead(world, "Pause")
    person = (await world.bot.tournaments.get(1)).person(world.players[players(channel)[0]].id)
    before = (await table_of(world, channel)).table.version
    await world.bot.tournaments.organising.drop(1, person.user, by=person.user)
    await settled(world)
    await world.wait(3000)
    assert (await table_of(world, channel)).table.version == before
    await lead(world, "Resume")
    await world.wait(700)
    assert (await table_of(world, channel)).table.version > before
