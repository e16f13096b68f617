"""An arena calls its players: matches, the link to the next one, and a break."""

from __future__ import annotations

from tests.cogs.tournament.steps import be_ready, begin, enter, open_threads, play_out, players, settled


async def wave(world) -> None:
    """Let the next wave come. The simulation does not know timers that were set while the test itself played."""
    await world.wait(61)
    await world.bot.tournaments.fire_deadlines()
    await settled(world)


def texts(world, channel: str) -> str:
    return "\n".join(message.text for message in world.messages(channel))


def with_button(world, channel: str, label: str):
    return next(message for message in reversed(world.messages(channel)) if label in message.labels)


async def test_players_are_called_without_a_press_and_linked_to_their_next_match(world):
    await begin(world, "arena", ("ana", "ben"))
    await wave(world)
    (first,) = open_threads(world)
    await be_ready(world, first)
    await play_out(world, first)
    assert "You're in the queue" in texts(world, first)
    await wave(world)
    (second,) = (channel for channel in open_threads(world) if channel != first)
    assert f"your next match is in <#{world.channels[second].id}>" in texts(world, first)
    assert world.is_archived(world.channels[first]), "both have moved on"


async def test_a_break_and_the_way_back_in_the_match_thread(world):
    await begin(world, "arena", ("ana", "ben"))
    await wave(world)
    (first,) = open_threads(world)
    one = players(first)[0]
    await be_ready(world, first)
    await play_out(world, first)
    message = with_button(world, first, "Take a break")
    answer = await world.press_id(one, message, message.button("Take a break"), first)
    assert "You're on a break" in answer.whisper
    await wave(world)
    assert not [channel for channel in open_threads(world) if channel != first]
    answer = await world.press_id(one, answer.message, answer.message.button("Play next"), first)
    assert "You're next" in answer.whisper
    await settled(world)
    await wave(world)
    assert [channel for channel in open_threads(world) if channel != first]
    answer = await world.press_id(one, message, message.button("Play next"), enter(world, world.channels[first]))
    assert "Your match: <#" in answer.whisper
