"""`/lfg`: a post that looks for players, whose table opens by itself."""

from __future__ import annotations

import asyncio

import discord
import pytest

from bot.i18n import localizer
from bot.social.model import PlayerSearch
from bot.social.searches import OPEN_SECONDS
from cogs.social.searches import draw_search
from tests.cogs.social.test_alerts import ask
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld


def posts(world: SimulatedWorld, channel: str = "games") -> list[Message]:
    return [message for message in world.messages(channel) if "Looking for players" in message.text]


def post(world: SimulatedWorld, channel: str = "games") -> Message:
    return posts(world, channel)[-1]


def calls(world: SimulatedWorld, channel: str = "games") -> list[Message]:
    return [message for message in world.messages(channel) if message.content.startswith("🔔")]


def lobbies(world: SimulatedWorld, channel: str = "games") -> list[Message]:
    return [message for message in world.messages(channel) if ":start'" in str(message.parts)]


async def press(world: SimulatedWorld, who: str, label: str, on: Message | None = None) -> str:
    return (await world.press(who, label, on=on or post(world))).whisper


def mentioned(world: SimulatedWorld, message: Message) -> set[str]:
    return {name for name, person in world.players.items() if f"<@{person.id}>" in message.content}


async def test_the_table_opens_by_itself_and_calls_everyone(world):
    answer = await world.slash("ana", "lfg", game="one-shot", players=3)
    assert not answer.message.ephemeral
    text = post(world).text
    assert "**Players (1 of 3)**" in text
    assert "With **2** more players the table opens" in text
    assert "⚡ Live" in text
    assert post(world).labels == ["Join", "Leave"]
    await press(world, "ben", "Join")
    assert "With **1** more player the table opens" in post(world).text
    assert not lobbies(world)
    await press(world, "cy", "Join")
    (lobby,) = lobbies(world)
    assert "**ana** · host" in lobby.text
    assert "Players (3 of 4)" in lobby.text
    (call,) = calls(world)
    assert mentioned(world, call) == {"ana", "ben", "cy"}
    record = await world.bot.tables.record(1)
    assert record.link in call.content
    assert f"The table is open: {record.link}" in post(world).text
    assert post(world).labels == []
    await world.press("ana", "Start", on=lobby)
    assert calls(world) == []


async def test_two_at_once_for_the_last_seat(world):
    await world.slash("ana", "lfg", game="one-shot", players=2)
    seen = post(world)
    join = seen.button("Join")
    answers = await world.press_together([("ben", seen, join), ("cy", seen, join)])
    assert sorted(bool(answer.whisper) for answer in answers) == [False, True]
    assert len(lobbies(world)) == 1
    assert len((await world.bot.tables.record(1)).members) == 2


async def test_a_click_that_arrives_twice_joins_once(world):
    await world.slash("ana", "lfg", game="one-shot", players=3)
    seen = post(world)
    await world.press_together([("ben", seen, seen.button("Join"))], twice=True)
    assert "(2 of 3)" in post(world).text


async def test_who_has_joined_who_has_not_and_who_is_no_host(world):
    await world.slash("ana", "lfg", game="one-shot", players=4)
    assert "already in" in await press(world, "ana", "Join")
    assert "haven't joined" in await press(world, "ben", "Leave")
    await press(world, "ben", "Join")
    assert "Only ana" in await press(world, "dee", "Open table now")
    assert "Only ana" in await press(world, "ben", "Open table now")
    await press(world, "ana", "Open table now")
    (lobby,) = lobbies(world)
    assert "Players (2 of 4)" in lobby.text


async def test_the_host_leaves_and_the_next_one_looks_on(world):
    await world.slash("ana", "lfg", game="one-shot", players=4)
    await press(world, "ben", "Join")
    await press(world, "ana", "Leave")
    assert "**ben** · host" in post(world).text
    old = post(world)
    await press(world, "ben", "Leave")
    assert "Everyone left" in post(world).text
    assert post(world).labels == []
    assert "That search is over" in await press(world, "cy", "Join", on=old)
    assert await world.store.social.load_search(1) is None


async def test_a_start_later_fires_after_a_restart(world):
    await world.slash("ana", "lfg", game="one-shot", players=2, start="2h")
    assert "🕗 Starts <t:" in post(world).text
    await press(world, "ben", "Join")
    assert "Everyone's here. The table opens <t:" in post(world).text
    await world.wait(3600)
    assert not lobbies(world)
    await world.restart()
    assert not lobbies(world)
    await world.wait(3610)
    assert len(lobbies(world)) == 1
    assert mentioned(world, calls(world)[0]) == {"ana", "ben"}


async def test_a_start_that_passed_while_the_bot_was_away(world, monkeypatch):
    await world.slash("ana", "lfg", game="one-shot", players=2, start="30m")
    await press(world, "ben", "Join")
    await world.bot.searches.stop()
    await world.wait(2000)
    assert not lobbies(world)
    await world.restart()
    await world.wait(1)
    assert len(lobbies(world)) == 1


async def test_nobody_is_called_hours_too_late(world):
    await world.slash("ana", "lfg", game="one-shot", players=2, start="30m")
    await press(world, "ben", "Join")
    await world.bot.searches.stop()
    await world.wait(1800 + OPEN_SECONDS["live"] + 60)
    await world.restart()
    await world.wait(1)
    assert not lobbies(world)
    assert not calls(world)
    assert "Not enough players" in post(world).text


async def test_killed_after_the_table_was_opened_it_is_not_opened_twice(world):
    await world.slash("ana", "lfg", game="one-shot", players=2, start="30m")
    await press(world, "ben", "Join")
    await world.bot.searches.stop()
    await world.wait(1900)
    search = await world.bot.searches.begin_opening(1)
    record = await world.bot.search_posts.open_lobby(search)
    await world.restart()
    await world.wait(61)
    assert len(lobbies(world)) == 1
    assert (await world.bot.tables.record(record.id)).link in post(world).text
    assert len(calls(world)) == 1
    assert await world.store.social.load_search(1) is None


async def test_without_enough_players_it_closes(world):
    await world.slash("ana", "lfg", game="one-shot", players=3)
    await press(world, "ben", "Join")
    old = post(world)
    await world.wait(OPEN_SECONDS["live"] - 5)
    assert "Join" in post(world).labels
    await world.wait(10)
    assert "Not enough players" in post(world).text
    assert not calls(world)
    assert "That search is over" in await press(world, "cy", "Join", on=old)


async def test_the_start_comes_before_the_players(world):
    await world.slash("ana", "lfg", game="one-shot", players=2, start="30m")
    await world.wait(1900)
    assert "🕗" not in post(world).text
    await press(world, "ben", "Join")
    assert len(lobbies(world)) == 1


async def test_a_slow_search_has_a_day_for_a_move(world):
    await world.slash("ana", "lfg", game="one-shot", players=2, pace="day")
    assert "up to a day per move" in post(world).text
    await world.wait(OPEN_SECONDS["live"] + 60)
    await press(world, "ben", "Join")
    assert (await world.bot.tables.record(1)).options["turn_limit"] == 86400


async def test_while_the_channel_is_busy_the_table_waits(world):
    await world.slash("cy", "play", game="rokujika")
    await world.slash("ana", "lfg", game="one-shot", players=2)
    await press(world, "ben", "Join")
    assert "this channel is busy" in post(world).text
    assert not calls(world)
    await world.press("cy", "Close lobby", on=(await world.press("cy", "More", on=lobbies(world)[0])).message)
    await world.wait(1)
    assert (await world.bot.tables.record(2)).game == "one-shot"
    assert mentioned(world, calls(world)[0]) == {"ana", "ben"}


async def test_on_a_server_with_threads_it_opens_in_one(world):
    await world.bot.servers.change(world.guild.id, threads=3)
    await world.slash("ana", "lfg", game="one-shot", players=2)
    await press(world, "ben", "Join")
    record = await world.bot.tables.record(1)
    assert record.parent == world.channels["games"].id
    assert record.link in post(world).text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"game": "one-shot", "players": 5}, "for 2 to 4 players"),
        ({"game": "just-one", "players": 2}, "for 3 to 7 players"),
        ({"game": "omiga", "pace": "day"}, "only be played live"),
        ({"game": "one-shot", "start": "yesterday"}, "don't understand that start"),
        ({"game": "one-shot", "start": "30d"}, "too far ahead"),
    ],
)
async def test_what_cannot_be_is_refused_and_nothing_is_posted(world, options, sentence):
    assert sentence in (await world.slash("ana", "lfg", **options)).whisper
    assert not posts(world)
    assert await world.store.social.load_search(1) is None


async def test_the_fewest_players_are_the_default(world):
    await world.slash("ana", "lfg", game="just-one")
    assert "(1 of 3)" in post(world).text


async def test_a_start_is_read_in_the_users_time_zone(world):
    """The world begins at midnight UTC: nine o'clock in Tokyo."""
    await world.bot.personal_settings.change(world.players["ana"].id, time_zone="Asia/Tokyo")
    await world.slash("ana", "lfg", game="one-shot", start="20:00")
    search = await world.bot.searches.search(1)
    assert round(search.start_at - world.now(), -2) == 11 * 3600


async def test_only_a_few_searches_at_once(world):
    for start in ("1h", "2h", "3h"):
        await world.slash("ana", "lfg", game="one-shot", start=start)
    refused = (await world.slash("ana", "lfg", game="one-shot")).whisper
    assert "already looking for players 3 times" in refused
    assert len(posts(world)) == 3
    await world.press("ana", "Leave", on=posts(world)[0])
    await world.slash("ana", "lfg", game="one-shot")
    assert len(posts(world)) == 4


async def test_a_full_server_and_a_hasty_user_are_refused(world, monkeypatch):
    monkeypatch.setattr("bot.social.searches.MOST_HERE", 1)
    await world.slash("ana", "lfg", game="one-shot")
    assert "already has a search" in (await world.slash("ben", "lfg", game="one-shot")).whisper
    monkeypatch.setattr("bot.social.searches.MOST_HERE", 100)
    for _ in range(9):
        await world.press("ana", "Leave", on=posts(world)[-1])
        await world.slash("ana", "lfg", game="one-shot")
    await world.press("ana", "Leave", on=posts(world)[-1])
    assert "a lot of searches" in (await world.slash("ana", "lfg", game="one-shot")).whisper


async def test_a_deleted_post_ends_the_search(world):
    await world.slash("ana", "lfg", game="one-shot", players=2)
    world.env.backend.delete_message(world.channels["games"].id, post(world).id)
    await world.env.settle()
    assert await world.store.social.load_search(1) is None


async def test_a_deleted_channel_ends_the_search(world):
    await world.slash("ana", "lfg", game="one-shot", players=2, start="1h")
    world.env.backend.delete_channel(world.channels["games"].id)
    await world.env.settle()
    assert await world.store.social.load_search(1) is None
    await world.wait(3700)


async def test_a_button_in_another_channel_does_nothing(world):
    await world.slash("ana", "lfg", game="one-shot", players=2)
    assert (await world.forge("ben", post(world), "lfg:1:join", channel="lounge")).whisper
    assert "(1 of 2)" in post(world).text


async def test_a_member_who_may_not_post_or_open_tables_is_refused(world):
    await world.deny("ana", send_messages=False)
    assert "can't send messages here" in (await world.slash("ana", "lfg", game="one-shot")).whisper
    assert not posts(world)


async def test_who_may_not_post_any_more_opens_no_table_by_hand(world):
    await world.slash("ana", "lfg", game="one-shot", players=3)
    await press(world, "ben", "Join")
    await world.deny("ana", send_messages=False)
    assert "can't send messages here" in await press(world, "ana", "Open table now")
    assert not lobbies(world)
    await press(world, "ana", "Leave")
    await press(world, "cy", "Join")
    await press(world, "ben", "Open table now")
    assert "**ben** · host" in lobbies(world)[0].text


async def test_a_host_who_was_muted_meanwhile_is_not_the_one_whose_table_opens(world):
    await world.slash("ana", "lfg", game="one-shot", players=2, start="2h")
    await press(world, "ben", "Join")
    await world.deny("ana", send_messages=False)
    await world.deny("ben", send_messages=False)
    await world.wait(7210)
    assert not lobbies(world)
    assert not calls(world)
    assert "Everyone left" in post(world).text, "neither may open one"
    assert await world.store.social.load_search(1) is None


async def test_who_has_left_the_server_or_sees_the_channel_no_more_is_not_seated(world):
    await world.slash("ana", "lfg", game="one-shot", players=4, start="2h")
    for who in ("ben", "cy", "dee"):
        await press(world, who, "Join")
    world.env.backend.remove_member(world.guild.id, world.players["ben"].id)
    await world.deny("cy", view_channel=False)
    await world.wait(7210)
    assert not lobbies(world)
    assert "(2 of 4)" in post(world).text
    assert "ben" not in post(world).text
    await press(world, "ana", "Open table now")
    assert mentioned(world, calls(world)[0]) == {"ana", "dee"}


async def test_a_channel_where_games_are_no_longer_allowed_waits_and_says_so(world):
    await world.slash("ana", "lfg", game="one-shot", players=2)
    await world.bot.servers.change(world.guild.id, game_channels=(world.channels["lounge"].id,))
    await press(world, "ben", "Join")
    assert not lobbies(world)
    assert f"<#{world.channels['lounge'].id}>" in post(world).text
    await world.bot.servers.change(world.guild.id, game_channels=())
    await world.wait(61)
    assert len(lobbies(world)) == 1


async def test_who_leaves_while_room_is_made_stays_out(world, monkeypatch):
    """The channel's table ends at the moment in which a player leaves the search that waits for it."""
    await world.slash("cy", "play", game="rokujika")
    await world.slash("ana", "lfg", game="one-shot", players=2)
    await press(world, "ben", "Join")
    store, searches = world.store.social, world.bot.searches
    read = store.searches_in

    async def read_and_wait(channel: int) -> list[PlayerSearch]:
        found = await read(channel)
        leaving.append(asyncio.create_task(searches.leave(1, world.players["ben"].id)))
        await asyncio.sleep(0.02)
        return found

    leaving: list[asyncio.Task[object]] = []
    monkeypatch.setattr(store, "searches_in", read_and_wait)
    await searches.retry_in(world.channels["games"].id)
    await asyncio.gather(*leaving)
    search = await searches.search(1)
    assert [player.name for player in search.players] == ["ana"]


async def test_people_who_want_to_be_told_are_pinged_by_the_search_not_by_its_table(world):
    await ask(world, "dee", "one-shot")
    await world.slash("ana", "lfg", game="one-shot", players=2)
    (call,) = calls(world)
    assert mentioned(world, call) == {"dee"}
    assert "is looking for players for ONE SHOT" in call.content
    await press(world, "ben", "Join")
    (call,) = calls(world)
    assert mentioned(world, call) == {"ana", "ben"}


async def test_hostile_names_stay_text(world):
    world.markdown_typed = True
    user = world.env.create_user("mallory", global_name="**@everyone** <@&1> https://x.example")
    world.players["mallory"] = world.guild.add_member(user)
    await ask(world, "dee", "one-shot")
    await world.slash("mallory", "lfg", game="one-shot", players=3)
    assert "**@everyone**" not in post(world).text
    assert "@everyone" not in post(world).text
    assert "@everyone" not in calls(world)[0].content
    assert "https://x" not in post(world).text


async def test_someone_who_erased_their_data_is_not_called(world):
    await world.slash("ana", "lfg", game="one-shot", players=3)
    await press(world, "ben", "Join")
    counts = await world.bot.privacy.counts(world.players["ben"].id, None)
    assert counts.rows["player_searches"] == 1
    exported = await world.bot.privacy.export(world.players["ben"].id)
    assert exported["player_searches"][0]["name"] == "ben"
    await world.bot.privacy.forget(world.players["ben"].id)
    await press(world, "cy", "Join")
    assert "(2 of 3)" in post(world).text
    await press(world, "dee", "Join")
    assert mentioned(world, calls(world)[0]) == {"ana", "cy", "dee"}


async def test_suggested_starts_say_what_is_understood(world):
    ana, games = world.players["ana"], world.channels["games"]
    assert "2026-01-01 20:00 (UTC)" in str(await ana.autocomplete(games, "lfg", "start", "20:00", game="one-shot"))
    assert "now" in str(await ana.autocomplete(games, "lfg", "start", "", game="one-shot"))
    assert await ana.autocomplete(games, "lfg", "start", "whenever", game="one-shot") == []


async def test_a_post_that_was_drawn_too_late_is_brought_up_to_date(world):
    await world.slash("ana", "lfg", game="one-shot", players=2)
    early = await world.bot.searches.search(1)
    await press(world, "ben", "Join")
    over = post(world).text
    place = world.bot.channels.channel(early.channel, early.guild)
    view, nobody = draw_search(early, localizer("en"), world.now()).view(), discord.AllowedMentions.none()
    await place.edit(early.message, view=view, allowed_mentions=nobody)
    assert "(1 of 2)" in post(world).text
    await world.bot.search_posts.catch_up(early)
    assert post(world).text == over
    await world.slash("cy", "lfg", "lounge", game="one-shot", players=3)
    before = await world.bot.searches.search(2)
    await world.press("dee", "Join", "lounge", on=post(world, "lounge"))
    await world.bot.search_posts.catch_up(before)
    assert "(2 of 3)" in post(world, "lounge").text


async def test_privacy_show_counts_what_is_stored(world):
    await world.slash("ana", "lfg", game="one-shot", players=2)
    await ask(world, "ana", "omiga")
    await world.bot.blocks.block(world.players["ana"].id, world.players["dee"].id)
    text = (await world.slash("ana", "privacy show")).whisper
    assert "Searches for players you joined: **1**" in text
    assert "Pings about new tables: **1**" in text
    assert "People you've blocked: **1**" in text


async def test_more_players_than_the_game_is_for_are_refused(world):
    assert (await world.slash("ana", "lfg", game="one-shot", players=5)).whisper == "This game is for 2 to 4 players."
    assert (await world.slash("ana", "lfg", game="omiga", players=3)).whisper == "This game is for exactly 2 players."
