"""Failures: forged clicks, refused requests, deleted channels and erased users."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.rate_limits import FIRST_WAIT_SECONDS, PAUSE
from cogs.core.channels import ChannelBlocked, GuardedChannel
from cogs.tournament.outbox_worker import MAX_ATTEMPTS, RETRY_SECONDS
from tests.cogs.tournament.steps import (
    announce,
    be_ready,
    begin,
    boss,
    drop_out,
    lead,
    notice,
    open_threads,
    play_out,
    settled,
    sign_up,
)


@pytest.mark.parametrize(
    "custom_id", ["tn:99:in", "tr:1:1", "tr:1:99", "tn:1:check", "tp:99:3", "tb:1:announce", "tn:1:play"]
)
async def test_forged_clicks_change_nothing(world, custom_id):
    boss(world)
    await announce(world)
    before = await world.bot.tournaments.get(1)
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
    assert (await world.press_id("ana", forged, custom_id)).whisper
    assert await world.bot.tournaments.get(1) == before


async def test_a_tournament_of_another_server_is_not_found(world):
    boss(world)
    await announce(world)
    await world.add_server("elsewhere")
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "tn:1:in"}
    forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
    assert "can't find that tournament" in (await world.press_id("ana", forged, "tn:1:in", "elsewhere")).whisper


@pytest.mark.parametrize(
    ("status", "code", "text"), [(403, 50013, "can't create threads"), (400, 50035, "wouldn't let me ping")]
)
async def test_the_tournament_is_paused_when_discord_refuses_threads(world, status, code, text):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    world.env.inject_error("POST", "/channels/*/threads", status=status, code=code)
    await lead(world, "Start now")
    assert text in world.messages()[-1].text
    assert "Paused" in notice(world).text
    await lead(world, "Resume")
    assert len(open_threads(world)) == 1


async def test_deleting_the_channel_cancels_the_tournament(world):
    await begin(world)
    await world.bot.get_channel(world.channels["games"].id).delete()
    await world.env.settle()
    assert (await world.bot.tournaments.get(1)).record.phase == "cancelled"


async def test_a_failed_request_is_retried_after_a_minute(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    world.env.inject_error("POST", "/channels/*/threads", status=500)
    await lead(world, "Start now")
    assert not open_threads(world)
    assert "has started" in world.messages()[-1].text
    await world.wait(61)
    await settled(world)
    assert len(open_threads(world)) == 1


@pytest.mark.parametrize("error", [OSError("no route to host"), RuntimeError("a bug")])
async def test_any_other_failure_is_retried_after_a_minute_and_blocks_no_other_task(world, monkeypatch, error):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    handlers = world.bot.get_cog("OutboxWorker").handlers
    tell, failures = handlers.by_kind["tell"], [error]

    async def fails(*about):
        if failures:
            raise failures.pop()
        await tell(*about)

    monkeypatch.setitem(handlers.by_kind, "tell", fails)
    await lead(world, "Start now")
    assert len(open_threads(world)) == 1
    assert not any("has started" in message.text for message in world.messages())
    await world.wait(61)
    await settled(world)
    assert any("has started" in message.text for message in world.messages())


async def test_with_too_many_invalid_requests_the_outbox_waits_and_drops_nothing(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    world.bot.budget.add(PAUSE)
    sent = len(world.env.http_requests)
    await lead(world, "Start now")
    for _ in range(MAX_ATTEMPTS + 1):
        await world.wait(61)
        await settled(world)
    assert not world.channels["games"].threads
    replies = ("/interactions/", "/webhooks/")
    assert all(request.path.startswith(replies) for request in world.env.http_requests[sent:])
    world.bot.budget.add(-PAUSE)  # as ten minutes later
    await world.wait(RETRY_SECONDS + 1)
    await settled(world)
    assert len(open_threads(world)) == 1
    assert any("has started" in message.text for message in world.messages())
    assert await world.store.tournaments.with_tasks() == []


async def test_a_task_for_a_blocked_channel_waits_however_long(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    for _ in range(8):
        world.bot.channels.breaker.failed(world.channels["games"].id, "send", guild=world.guild.id)
    await lead(world, "Start now")
    blocked_until = world.now() + FIRST_WAIT_SECONDS * 2**7
    assert blocked_until > world.now() + MAX_ATTEMPTS * RETRY_SECONDS
    while world.now() < blocked_until - RETRY_SECONDS:
        await world.wait(RETRY_SECONDS)
        await settled(world)
    assert not any("has started" in message.text for message in world.messages())
    for _ in range(3):
        await world.wait(RETRY_SECONDS)
        await settled(world)
    assert any("has started" in message.text for message in world.messages())


async def test_a_match_table_that_could_not_be_posted_is_posted_later(world, monkeypatch):
    await begin(world, names=("ana", "ben"))
    (channel,) = open_threads(world)
    send, failures = GuardedChannel.send, [ChannelBlocked()]

    async def fails(self, content=None, **message):
        if content is None and "nonce" not in message and failures:
            raise failures.pop()
        return await send(self, content, **message)

    monkeypatch.setattr(GuardedChannel, "send", fails)
    await be_ready(world, channel)
    await settled(world)
    assert not failures
    await world.wait(30)
    await settled(world)
    assert any("Throw" in message.labels for message in world.messages(channel))


async def test_a_task_that_always_fails_is_dropped(world, monkeypatch):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")

    async def fails(*_about):
        raise RuntimeError("a bug")

    monkeypatch.setitem(world.bot.get_cog("OutboxWorker").handlers.by_kind, "tell", fails)
    await lead(world, "Start now")
    for _ in range(7):
        await world.wait(61)
        await settled(world)
    assert await world.store.tournaments.with_tasks() == []


async def test_the_tournament_is_paused_when_players_cannot_be_called_to_a_replay(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    world.env.inject_error("POST", f"/channels/{world.channels[channel].id}/messages", status=403, code=50013)
    await world.bot.tables.close(1, "test")
    await settled(world)
    assert "Paused" in notice(world).text
    await world.wait(6)  # until then the circuit breaker blocks the thread
    await lead(world, "Resume")
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "Finished!" in notice(world).text


async def test_the_tournament_is_paused_while_the_bot_is_not_on_the_server(world):
    await begin(world, names=("ana", "ben"))
    await world.bot.get_cog("OutboxWorker").on_guild_remove(world.bot.get_guild(world.guild.id))
    await settled(world)
    await world.wait(86400)
    tournament = await world.bot.tournaments.get(1)
    assert (tournament.record.phase, tournament.state.matches[0].is_open) == ("paused", True)
    await lead(world, "Resume")
    (channel,) = open_threads(world)
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "Finished!" in notice(world).text


async def test_an_erased_organiser_is_not_mentioned(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    await world.bot.privacy.forget(world.players["boss"].id)
    world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await world.bot.tournaments.organising.begin(1, by=1, manager=True)
    await settled(world)
    assert "can't create threads" in world.messages()[-1].text
    assert "<@0>" not in world.messages()[-1].text


async def test_an_erased_player_drops_out_and_their_name_disappears(world):
    await begin(world, names=("ana", "ben", "cy", "dee"))
    await world.bot.privacy.forget(world.players["ana"].id)
    await settled(world)
    tournament = await world.bot.tournaments.get(1)
    assert all(person.user != world.players["ana"].id and person.name != "ana" for person in tournament.players)
    assert any(match.result and match.result.forfeits for match in tournament.state.matches)
    assert "ana" not in notice(world).text


async def test_a_player_erased_after_dropping_out_disappears_from_the_announcement(world):
    await begin(world, names=("anastasia", "ben", "cy", "dee"))
    await drop_out(world, "anastasia")
    assert "anastasia" in str(notice(world).parts)
    await world.bot.privacy.forget(world.players["anastasia"].id)
    await settled(world)
    assert "anastasia" not in str(notice(world).parts)
