"""Alerts about new tables: one ping for each table, only to people who asked, and not too often."""

from __future__ import annotations

import pytest

from bot.tables.record import Player
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld


def calls(world: SimulatedWorld, channel: str = "games") -> list[Message]:
    return [message for message in world.messages(channel) if message.content.startswith("🔔")]


def pinged(world: SimulatedWorld) -> list[set[str]]:
    """Whom each message notified, in the order in which they were sent."""
    names = {str(person.id): name for name, person in world.players.items()}
    sent = [request.json for request in world.env.http_requests if request.method == "POST"]
    bodies = [body for body in sent if isinstance(body, dict) and (body.get("content") or "").startswith("🔔")]
    return [{names[str(user)] for user in body["allowed_mentions"]["users"]} for body in bodies]


async def ask(world: SimulatedWorld, who: str, *games: str, channel: str = "games") -> None:
    page = (await world.slash(who, "pings", channel)).message
    await world.pick(who, page, "alerts", *games, channel=channel)


async def more(world: SimulatedWorld, who: str) -> Message:
    return (await world.press(who, "More")).message


async def test_nobody_is_pinged_who_did_not_ask(world):
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == []


async def test_who_asked_is_pinged_once_about_a_table_and_the_message_goes_with_the_lobby(world):
    await ask(world, "ben", "one-shot", "omiga")
    await ask(world, "cy", "rokujika")
    await world.slash("ana", "play", game="one-shot")
    (call,) = calls(world)
    assert pinged(world) == [{"ben"}]
    assert "**ana** opened a table of ONE SHOT" in call.content
    assert (await world.bot.tables.record(1)).link in call.content
    await world.slash("ana", "table show")
    await world.press("ben", "Join")
    assert len(calls(world)) == 1
    await world.press("ana", "Start")
    assert calls(world) == []
    assert pinged(world) == [{"ben"}]


@pytest.mark.parametrize("how", ["close", "expire"])
async def test_the_message_goes_when_the_lobby_closes(world, how):
    await ask(world, "ben", "one-shot")
    await world.slash("ana", "play", game="one-shot")
    if how == "close":
        await world.press_more("ana", "Close lobby")
    else:
        await world.wait(16 * 60)
    assert calls(world) == []


async def test_the_host_and_those_who_sit_already_are_not_pinged(world):
    await ask(world, "ana", "one-shot")
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == []


async def test_a_rematch_without_a_free_seat_pings_nobody(world):
    await ask(world, "cy", "omiga")
    ana, ben = (world.players[name] for name in ("ana", "ben"))
    host, other = Player(user=ana.id, name="ana"), Player(user=ben.id, name="ben")
    record = await world.bot.tables.deals.open(
        game="omiga",
        guild=world.guild.id,
        channel=world.channels["games"].id,
        host=host,
        language="en",
        players=(host, other),
    )
    world.bot.table_calls.announce_soon(record.id)
    await world.bot.pending.over()
    assert calls(world) == []


async def test_at_most_one_ping_in_half_an_hour(world):
    await ask(world, "ben", "one-shot", "rokujika")
    await world.slash("ana", "play", game="one-shot")
    await world.slash("ana", "play", "lounge", game="rokujika")
    assert (len(calls(world)), calls(world, "lounge")) == (1, [])
    await world.wait(31 * 60)
    await world.slash("ana", "play", "lounge", game="rokujika")
    assert len(calls(world, "lounge")) == 1
    assert pinged(world) == [{"ben"}, {"ben"}]


async def test_two_tables_at_once_are_one_ping(world):
    await ask(world, "ben", "one-shot")
    records = []
    for name, channel in (("ana", "games"), ("cy", "lounge")):
        host = Player(user=world.players[name].id, name=name)
        place = world.channels[channel].id
        records.append(
            await world.bot.tables.deals.open(
                game="one-shot", guild=world.guild.id, channel=place, host=host, language="en"
            )
        )
    for record in records:
        world.bot.table_calls.announce_soon(record.id)
    await world.bot.pending.over()
    assert len(calls(world)) + len(calls(world, "lounge")) == 1


async def test_tell_me_next_time_in_the_lobby(world):
    await world.slash("ana", "play", game="one-shot")
    panel = await more(world, "ben")
    told = (await world.press("ben", "Tell me next time", on=panel)).message
    assert "next table of ONE SHOT opens on this server" in told.text
    assert "Don't tell me next time" in told.labels
    await world.press("ben", "Tell me next time", on=panel)  # the old button again: nothing changes
    await world.press_more("ana", "Close lobby")
    await world.restart()
    await world.slash("ana", "play", game="one-shot")
    assert pinged(world) == [{"ben"}]
    off = (await world.press("ben", "Don't tell me next time", on=await more(world, "ben"))).message
    assert "any more" in off.text
    assert await world.bot.alerts.games_of(world.players["ben"].id, world.guild.id) == set()


async def test_alerts_are_for_one_server_and_can_be_stopped_on_all(world):
    await world.add_server("elsewhere")
    await ask(world, "ben", "one-shot", channel="elsewhere")
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == []
    page = (await world.slash("ben", "pings")).message
    assert "on 1 other server" in page.text
    page = (await world.press("ben", "Stop on all servers", on=page)).message
    assert "other server" not in page.text
    await world.slash("ana", "play", "elsewhere", game="one-shot")
    assert calls(world, "elsewhere") == []


async def test_a_game_that_does_not_exist_is_refused(world):
    page = (await world.slash("ben", "pings")).message
    assert "isn't available any more" in (await world.forge_choice("ben", page, "alerts", "chess")).whisper


async def test_too_many_alerts_are_refused(world, monkeypatch):
    monkeypatch.setattr("bot.social.alerts.MOST_ALERTS", 2)
    page = (await world.slash("ben", "pings")).message
    answer = await world.pick("ben", page, "alerts", "one-shot", "omiga", "rokujika")
    assert "already told about 2 games" in answer.whisper
    assert await world.bot.alerts.games_of(world.players["ben"].id, world.guild.id) == set()


async def test_who_has_left_the_server_is_forgotten(world):
    await ask(world, "ben", "one-shot")
    world.env.backend.remove_member(world.guild.id, world.players["ben"].id)
    await world.env.settle()
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == []
    assert await world.bot.alerts.games_of(world.players["ben"].id, world.guild.id) == set()


async def test_who_cannot_see_the_channel_is_not_pinged(world):
    await ask(world, "ben", "one-shot")
    await world.deny("ben", view_channel=False)
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == []


async def test_of_many_people_some_are_looked_up_and_others_the_next_time(world, monkeypatch):
    monkeypatch.setattr("cogs.social.alerts.MOST_LOOKED_UP", 2)
    for who in ("ben", "cy", "dee"):
        await ask(world, who, "one-shot")
    for who in ("ben", "cy"):
        await world.deny(who, view_channel=False)
    most = 0
    for _ in range(9):
        before = len(world.env.http_requests)
        await world.slash("ana", "play", game="one-shot")
        looked_up = [one for one in world.env.http_requests[before:] if "/members/" in one.path]
        most = max(most, len(looked_up))
        await world.press_more("ana", "Close lobby")
        await world.wait(61)
    assert most == 2
    assert pinged(world) == [{"dee"}]


async def test_after_a_restart_the_message_of_a_lobby_that_ended_is_deleted(world):
    await ask(world, "ben", "one-shot")
    await world.slash("ana", "play", game="one-shot")
    record = await world.bot.tables.record(1)
    await world.store.save_table(record.model_copy(update={"phase": "closed"}), None)
    await world.restart()
    assert calls(world) == []
    assert await world.store.social.calls() == {}


async def test_a_call_that_may_not_be_sent_causes_no_error(world):
    await ask(world, "ben", "one-shot")
    world.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == []
    await world.press("ben", "Join")
    assert "**ben**" in world.table().text


async def test_quiet_hours_in_the_users_own_time_zone(world):
    """The world begins at midnight UTC: one o'clock in Berlin."""
    page = (await world.slash("ben", "pings", **{"time-zone": "Europe/Berlin"})).message
    assert "Europe/Berlin (now 01:00)" in page.text
    assert "I may ping you at any time" in page.text
    await world.choose("ben", page, "quiet:from", "22")
    assert "No pings from **22:00** to **07:00**" in world.private("ben")[-1].text
    await world.choose("ben", world.private("ben")[-1], "quiet:until", "8")
    await ask(world, "ben", "one-shot")
    await world.restart()
    await world.slash("ana", "play", game="one-shot")
    assert calls(world) == [], "it is night in Berlin"
    await world.wait(7.5 * 3600)
    await world.slash("ana", "play", game="one-shot")
    assert pinged(world) == [{"ben"}]


async def test_quiet_hours_need_two_hours_and_can_be_ended(world):
    page = (await world.slash("ben", "pings")).message
    assert "quiet:until" not in str(page.parts), "one choice is enough"
    await world.choose("ben", page, "quiet:from", "23")
    page = world.private("ben")[-1]
    assert "**23:00** to **08:00**" in page.text
    assert "two different hours" in (await world.choose("ben", page, "quiet:from", "8")).whisper
    await world.choose("ben", page, "quiet:from", "off")
    assert (await world.bot.personal_settings.settings(world.players["ben"].id)).quiet_until is None


async def test_an_unknown_time_zone_is_refused_and_the_servers_can_be_chosen(world):
    assert "don't know that time zone" in (await world.slash("ben", "pings", **{"time-zone": "Mars/Olympus"})).whisper
    await world.slash("ben", "pings", **{"time-zone": "Asia/Tokyo"})
    page = (await world.slash("ben", "pings", **{"time-zone": "server"})).message
    assert "UTC, this server's" in page.text


async def test_turn_reminders_keep_the_quiet_hours_too(world):
    for who in ("ana", "ben"):
        await world.bot.personal_settings.change(world.players[who].id, quiet_from=0, quiet_until=2)
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    await world.wait(3600)
    assert calls(world) == []
    await world.wait(3700)
    assert len(calls(world)) == 1
