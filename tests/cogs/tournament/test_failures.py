"""What goes wrong: forged clicks, Discord says no, places and people that are gone."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.cogs.tournament.steps import (
    announce,
    be_ready,
    begin,
    boss,
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


async def test_a_tournament_of_another_server_is_none_here(world):
    boss(world)
    await announce(world)
    await world.add_server("elsewhere")
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "tn:1:in"}
    forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
    assert "no such tournament" in (await world.press_id("ana", forged, "tn:1:in", "elsewhere")).whisper


@pytest.mark.parametrize(
    ("status", "code", "told"), [(403, 50013, "may not open threads"), (400, 50035, "would not let me call")]
)
async def test_when_threads_are_refused_everything_waits_for_the_organiser(world, status, code, told):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    world.env.inject_error("POST", "/channels/*/threads", status=status, code=code)
    await lead(world, "Start now")
    assert told in world.messages()[-1].text
    assert "Paused" in notice(world).text
    await lead(world, "Go on")
    assert len(open_threads(world)) == 1


async def test_a_lost_channel_ends_it(world):
    await begin(world)
    await world.bot.get_channel(world.channels["games"].id).delete()
    await world.env.settle()
    assert (await world.bot.tournaments.get(1)).record.phase == "cancelled"


async def test_what_discord_fails_to_do_is_done_a_minute_later(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    world.env.inject_error("POST", "/channels/*/threads", status=500)
    await lead(world, "Start now")
    assert not open_threads(world)
    assert "has begun" in world.messages()[-1].text
    await world.wait(61)
    await settled(world)
    assert len(open_threads(world)) == 1


@pytest.mark.parametrize("error", [OSError("no route to host"), RuntimeError("a bug")])
async def test_what_fails_for_any_other_reason_is_done_a_minute_later_and_holds_nothing_else_up(
    world, monkeypatch, error
):
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
    assert not any("has begun" in message.text for message in world.messages())
    await world.wait(61)
    await settled(world)
    assert any("has begun" in message.text for message in world.messages())


async def test_what_never_works_is_given_up_in_the_end(world, monkeypatch):
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


async def test_where_nobody_can_be_called_again_everything_waits_for_the_organiser(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    world.env.inject_error("POST", f"/channels/{world.channels[channel].id}/messages", status=403, code=50013)
    await world.bot.tables.close(1, "test")
    await settled(world)
    assert "Paused" in notice(world).text
    await world.wait(6)  # until then the circuit breaker lets nothing be sent to the thread
    await lead(world, "Go on")
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "It is over" in notice(world).text


async def test_while_the_bot_is_not_on_the_server_nobody_runs_out_of_time(world):
    await begin(world, names=("ana", "ben"))
    await world.bot.get_cog("OutboxWorker").on_guild_remove(world.bot.get_guild(world.guild.id))
    await settled(world)
    await world.wait(86400)
    tournament = await world.bot.tournaments.get(1)
    assert (tournament.record.phase, tournament.state.matches[0].is_open) == ("paused", True)
    await lead(world, "Go on")
    (channel,) = open_threads(world)
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "It is over" in notice(world).text


async def test_an_organiser_who_is_forgotten_is_not_called(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    await world.bot.privacy.forget(world.players["boss"].id)
    world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await world.bot.tournaments.organising.begin(1, by=1, manager=True)
    await settled(world)
    assert "may not open threads" in world.messages()[-1].text
    assert "<@0>" not in world.messages()[-1].text


async def test_whoever_is_forgotten_leaves_and_nobody_knows_their_name(world):
    await begin(world, names=("ana", "ben", "cy", "dee"))
    await world.bot.privacy.forget(world.players["ana"].id)
    await settled(world)
    tournament = await world.bot.tournaments.get(1)
    assert all(person.user != world.players["ana"].id and person.name != "ana" for person in tournament.players)
    assert any(match.result and match.result.forfeits for match in tournament.state.matches)
    assert "ana" not in notice(world).text


async def test_whoever_is_forgotten_after_leaving_is_gone_from_the_message_too(world):
    await begin(world, names=("anastasia", "ben", "cy", "dee"))
    await world.slash("anastasia", "tournament drop")
    await settled(world)
    assert "anastasia" in str(notice(world).parts)
    await world.bot.privacy.forget(world.players["anastasia"].id)
    await settled(world)
    assert "anastasia" not in str(notice(world).parts)
