"""Tournaments on a simulated Discord, from the draft to the champion."""

from __future__ import annotations

from dataclasses import replace

import discord
import pytest

from bot.record import Sitter
from cogs.boards import Boards
from rules.tournament.faults import faults
from tests.cogs.tournament_steps import (
    announce,
    be_ready,
    boss,
    called,
    draft,
    enter,
    fill_in,
    notice,
    open_threads,
    play_on,
    play_out,
    players,
    settled,
    threads,
)


@pytest.fixture(autouse=True)
def paired_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The simulation does not wait for threads; `tests/bot/test_tournament.py` shows that one is used."""

    async def at_once(work, tournament):
        return work(tournament)

    monkeypatch.setattr("bot.tournament.worker.off_loop", at_once)


async def sign_up(world, *names: str) -> None:
    for name in names:
        if name not in world.people:
            world.invite(name)
        answer = await world.press(name, "Sign up", on=notice(world))
        assert "You are in" in answer.whisper, answer.whisper


async def lead(world, label: str, who: str = "boss"):
    page = (await world.slash(who, "tournament manage")).message
    answer = await world.press_id(who, page, page.button(label))
    await settled(world)
    return answer


async def begin(world, format: str = "swiss", names=("ana", "ben", "cy", "dee"), **fields: str) -> None:
    boss(world)
    await announce(world, format, **fields)
    await sign_up(world, *names)
    await lead(world, "Start now")


@pytest.mark.parametrize("restarts", [False, True])
async def test_from_the_draft_to_the_champion(world, restarts):
    await begin(world)
    for number in (1, 2):
        if restarts:
            await world.restart()
        assert f"Round {number} of 2" in notice(world).text
        channels = open_threads(world)
        assert len(channels) == 2
        for channel in channels:
            await be_ready(world, channel)
            if restarts:
                await world.restart()
            await play_out(world, channel)
            assert "won against" in world.messages(channel)[-1].text or "draw" in world.messages(channel)[-1].text
    assert all(thread._channel.thread_metadata.archived for thread in threads(world).values())
    assert "It is over" in notice(world).text
    assert "🥇" in notice(world).text
    champion = [
        message for message in world.messages() if "champion" in message.text or "share the first" in message.text
    ]
    assert len(champion) == 1
    assert (await world.slash("ana", "tournament standings")).message.text.count(" · ") >= 8


async def test_the_draft_is_its_organisers_alone_and_survives_a_restart(world):
    boss(world)
    page = await draft(world, name="Big *Cup*")
    assert "Big \\*Cup\\*" in page.text
    await world.restart()
    page = (await world.choose("boss", page, ":format", '"double"')).message
    assert "tn:" not in str(world.messages())
    answer = await world.press_id("ana", page, page.button("Announce"))
    assert "no such tournament" in answer.whisper
    answer = await fill_in(world, "boss", page, "Name", name="Cup", start="25:99", size="8", rounds="", checkin="5")
    assert "cannot read" in answer.whisper
    answer = await fill_in(world, "boss", page, "Name", name="Cup", start="2h", size="9999", rounds="", checkin="5")
    assert "does not fit" in answer.whisper
    page = (
        await fill_in(world, "boss", page, "Name", name="Cup", start="2h", size="8", rounds="", checkin="5")
    ).message
    assert "Places: 8" in page.text
    page = (await fill_in(world, "boss", page, "Times", ready="7", clock="0")).message
    assert "7 minutes" in page.text
    await world.press_id("boss", page, page.button("Announce"))
    assert "Double knock-out" in notice(world).text
    again = await world.press_id("boss", page, page.button("Announce"))
    assert "announced already" in again.whisper
    assert "under way" not in notice(world).text


async def test_who_may_not_organise_is_told(world):
    answer = await world.slash("ana", "tournament create", game="one-shot")
    assert "Manage Events" in answer.whisper
    boss(world)
    await announce(world)
    for command in ("manage", "remove", "add"):
        options = {} if command == "manage" else {"member": world.people["ben"]}
        answer = await world.slash("ana", f"tournament {command}", **options)
        assert "Only the organiser" in answer.whisper
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "tm:1:sure-cancel"}
    forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
    assert "Only the organiser" in (await world.press_id("ana", forged, "tm:1:sure-cancel")).whisper
    assert (await world.bot.tournaments.affair(1)).record.phase == "signup"


@pytest.mark.parametrize(
    "custom_id", ["tn:99:in", "tr:1:1", "tr:1:99", "tn:1:check", "tp:99:3", "tb:1:announce", "tn:1:play"]
)
async def test_forged_clicks_change_nothing(world, custom_id):
    boss(world)
    await announce(world)
    before = await world.bot.tournaments.affair(1)
    button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
    forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
    assert (await world.press_id("ana", forged, custom_id)).whisper
    assert await world.bot.tournaments.affair(1) == before


async def test_a_tournament_of_another_server_is_none_here(world):
    boss(world)
    await announce(world)
    await world.add_server("elsewhere")
    button = {"type": 2, "style": 1, "label": "x", "custom_id": "tn:1:in"}
    forged = replace(notice(world), parts=({"type": 1, "components": [button]},))
    assert "no such tournament" in (await world.press_id("ana", forged, "tn:1:in", "elsewhere")).whisper


async def test_without_threads_there_is_no_tournament(world):
    boss(world)
    world.channels["quiet"] = world.guild.create_text_channel(
        "quiet", overwrites={world.guild.me: discord.PermissionOverwrite(create_public_threads=False)}
    )
    answer = await world.slash("boss", "tournament create", channel="quiet", game="one-shot")
    assert "Create Public Threads" in answer.whisper


async def test_signing_up_waiting_and_moving_up(world):
    boss(world)
    await announce(world, size="2")
    await sign_up(world, "ana", "ben")
    assert "waiting list" in (await world.press("cy", "Sign up", on=notice(world))).whisper
    assert "Signed up: 2 of 2" in notice(world).text
    assert "Waiting list: 1" in notice(world).text
    await world.press("ana", "Sign off", on=notice(world))
    assert "Waiting list" not in notice(world).text
    assert "▫️ cy" in notice(world).text


async def test_whoever_has_nobody_to_play_is_told_and_the_organiser_sees_how_many_are_in(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben", "cy")
    assert f"Organised by <@{world.people['boss'].id}>" in notice(world).text
    page = (await world.slash("boss", "tournament manage")).message
    assert "Cup · open to sign up\nSigned up: 3 of 32" in page.text
    assert "/tournament result" not in page.text, "nothing has been played"
    await lead(world, "Start now")
    edits = [
        one for one in world.env.http_requests if one.method == "PATCH" and f"/messages/{notice(world).id}" in one.path
    ]
    assert edits[-1].json["allowed_mentions"] == {"parse": []}, "the organiser is named, not called"
    (channel,) = open_threads(world)
    (rests,) = {"ana", "ben", "cy"} - set(players(channel))
    assert f"💤 {rests} · nobody to play" in notice(world).text
    assert f"📣 <#{world.channels[channel].id}> · getting ready" in notice(world).text
    assert "the point all the same" in (await world.press(rests, "My match", on=notice(world))).whisper
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "🥇" not in notice(world).text, "nobody has won anything yet"
    assert "1 point\n" in notice(world).text
    shown = (await world.press(rests, "Standings", on=notice(world))).message
    assert "won–drawn–lost" in shown.text


async def test_in_an_arena_whoever_finds_somebody_to_play_is_told_where(world):
    await begin(world, "arena", ("ana", "ben"))
    assert "You are next" in (await world.press("ana", "Play next", on=notice(world))).whisper
    assert "Its thread comes in a moment" in (await world.press("ben", "Play next", on=notice(world))).whisper


async def test_check_in_by_the_clock(world):
    boss(world)
    await announce(world, start="2h", checkin="15")
    await sign_up(world, "ana", "ben", "cy")
    await world.wait(7200 - 900 + 1)
    assert "Check-in is open" in notice(world).text
    assert any("check-in is open" in message.text and "<@" in message.text for message in world.messages())
    for name in ("ana", "ben"):
        assert "checked in" in (await world.press(name, "Check in", on=notice(world))).whisper
    await world.wait(901)
    assert len(open_threads(world)) == 1
    assert sorted(players(open_threads(world)[0])) == ["ana", "ben"]


async def test_only_those_of_the_match_are_ready_and_only_in_its_thread(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    call = called(world, channel)
    assert f"<@{world.people['ana'].id}>" in call.text
    answer = await world.press_id("cy", call, call.button("Ready"), channel)
    assert "not your match" in answer.whisper
    assert "another channel" in (await world.press_id("ana", call, call.button("Ready"), "lounge")).whisper
    await be_ready(world, channel, "ben")
    assert "Ready: ana" in called(world, channel).text
    await be_ready(world, channel, "ana")
    assert world.table(channel).pictures
    assert "already" in (await world.press_id("ana", call, call.button("Ready"), channel)).whisper


async def test_a_no_show_forfeits(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel, "ben")
    await world.wait(301)
    assert "waits for you" in world.messages(channel)[-1].text
    await world.wait(300)
    assert "**ana** won" in world.messages(channel)[-1].text
    assert "It is over" in notice(world).text


async def test_at_the_table_of_a_match_nobody_comes_goes_or_ends_it(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    first = players(channel)[0]
    for act in ("leave-0", "end-0", "remove-1", "host-1"):
        answer = await forge_choice(world, first, channel, "u:1", act)
        assert "match of a tournament" in answer.whisper, act
    answer = await forge_choice(world, "cy", channel, "u:1", "take-0")
    assert answer.whisper
    answer = await world.slash(first, "table end", channel=channel)
    assert "match of a tournament" in answer.whisper
    await play_out(world, channel)
    assert "Play again" not in str([message.labels for message in world.messages(channel)])


async def forge_choice(world, who: str, channel: str, custom_id: str, value: str):
    games = world.channels["games"]
    world.channels["games"] = world.channels[channel]
    try:
        return await world.forge_choice(who, world.messages(channel)[-1], custom_id, value)
    finally:
        world.channels["games"] = games


async def test_the_organiser_corrects_swaps_pauses_and_the_journal_tells_who(world):
    await begin(world)
    first, second = open_threads(world)
    one, other = players(first)[0], players(second)[0]
    swapped = await world.slash("boss", "tournament swap", first=world.people[one], second=world.people[other])
    assert "changed places" in swapped.whisper
    channels = open_threads(world)
    assert any(set(players(channel)) >= {other, players(first)[1]} for channel in channels)
    await lead(world, "Pause")
    assert "Paused" in notice(world).text
    channel = next(channel for channel in channels if other in players(channel))
    call = called(world, channel)
    assert "paused" in (await world.press_id(other, call, call.button("Ready"), channel)).whisper
    await lead(world, "Go on")
    affair = await world.bot.tournaments.affair(1)
    match = next(match for match, _ in affair.open_rows())
    a, b = match.entrants
    answer = await world.slash("boss", "tournament result", match=match.number, outcome=f"{a}>{b}")
    assert "is decided" in answer.whisper
    for typed in ("7>9", "9" * 5000, "x" * 6000):
        answer = await world.slash("boss", "tournament result", match=match.number, outcome=typed)
        assert "cannot read" in answer.whisper
    answer = await world.slash("boss", "tournament result", match=match.number, outcome=f"{b}>{a}")
    page = (await world.slash("boss", "tournament manage")).message
    assert "corrected" in page.text
    assert f"<@{world.people['boss'].id}>" in page.text


async def test_a_corrected_result_corrects_the_ratings_too(world):
    await begin(world, "swiss", ["ana", "ben"])
    (channel,) = open_threads(world)
    await be_ready(world, channel)
    await play_out(world, channel)
    affair = await world.bot.tournaments.affair(1)
    (match,) = affair.state.matches
    users = [affair.members(entrant)[0].user for entrant in match.entrants]
    place = (world.guild.id, "one-shot", set(users))
    before = await world.bot.ratings.strengths(*place)
    first = match.result.places.index(1)
    assert before[users[first]] > before[users[1 - first]]
    outcome = f"{match.entrants[1 - first]}>{match.entrants[first]}"
    await world.slash("boss", "tournament result", match=match.number, outcome=outcome)
    await settled(world)
    after = await world.bot.ratings.strengths(*place)
    assert after[users[first]] < after[users[1 - first]]


async def test_cancelling_asks_once_more(world):
    await begin(world)
    page = (await lead(world, "Cancel")).message
    assert (await world.bot.tournaments.affair(1)).record.phase == "running"
    await world.press_id("boss", page, page.button("Yes, cancel"))
    assert "Cancelled" in notice(world).text
    assert all(thread._channel.thread_metadata.archived for thread in threads(world).values())


async def test_why_and_drop(world):
    await begin(world)
    assert "Where you stand" in (await world.slash("ana", "tournament why")).whisper
    assert "not in this tournament" in (await world.slash("boss", "tournament why")).whisper
    assert "left" in (await world.slash("ana", "tournament drop")).whisper
    assert "not in this tournament" in (await world.slash("ana", "tournament drop")).whisper


async def test_the_champion_gets_the_role_and_the_server_an_event(world):
    boss(world)
    role = world.guild.create_role("champion")
    page = await draft(world, **{"champion-role": role, "event": True})
    page = (
        await fill_in(world, "boss", page, "Name", name="Cup", start="2h", size="8", rounds="", checkin="0")
    ).message
    await world.press_id("boss", page, page.button("Announce"))
    assert events(world) == ["SCHEDULED"]
    await world.restart()
    await sign_up(world, "ana", "ben")
    await world.wait(7201)
    assert events(world) == ["ACTIVE"]
    channel = open_threads(world)[0]
    await be_ready(world, channel, "ben")
    await world.wait(601)
    assert events(world) == ["COMPLETED"]
    assert role.id in world.env.backend.guilds[world.guild.id].members[world.people["ana"].id].role_ids


def events(world) -> list[str]:
    found = world.env.backend.guilds[world.guild.id].scheduled_events.values()
    return [discord.EventStatus(event.status).name.upper() for event in found]


async def test_a_role_that_cannot_be_given_is_told_to_the_organiser(world):
    await begin(world, names=("ana", "ben"))
    affair = await world.bot.tournaments.affair(1)
    settings = affair.record.settings.but(role=12345)
    world.bot.tournaments._affairs[1] = affair.with_record(settings=settings)
    await be_ready(world, open_threads(world)[0], "ben")
    await world.wait(601)
    told = world.messages()[-1].text
    assert "could not give" in told
    assert f"<@{world.people['boss'].id}>" in told


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


async def test_a_thread_that_was_made_just_before_the_bot_died_is_found_again(world, monkeypatch):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")

    async def dies(*_):
        raise RuntimeError("gone")

    monkeypatch.setattr(world.bot.tournaments, "thread_made", dies)
    await lead(world, "Start now")
    assert len(threads(world)) == 1
    await world.restart()
    assert len(world.channels["games"].threads) == 1
    assert len(open_threads(world)) == 1


@pytest.mark.parametrize("format", ["swiss", "pods", "single", "double", "robin", "groups", "duplicate", "arena"])
async def test_sixteen_of_each_format_with_a_restart_in_each_round(world, format):
    """Every match is played but for one whose player drops out and one to which somebody does not come."""
    names = ["ana", "ben", "cy", "dee", *(f"p{number:02}" for number in range(5, 17))]
    await begin(world, format, names, rounds="2")
    if format == "arena":
        for name in names:
            await world.press(name, "Play next", on=notice(world))
    played = rounds = 0
    while (affair := await world.bot.tournaments.affair(1)).record.phase == "running" and rounds < 40:
        rounds += 1
        await world.restart()
        waiting = open_threads(world)
        assert waiting or any(row.stage == "playing" for _, row in affair.open_rows())
        absent = waiting[1:3] if rounds == 1 else []
        for channel in waiting:
            if channel not in absent:
                played += 1
                await be_ready(world, channel)
                await play_out(world, channel)
        if rounds == 1:
            await world.slash(players(absent[0])[0], "tournament drop")
            if len(players(absent[1])) > 1:
                await be_ready(world, absent[1], players(absent[1])[1])
            await correct(world, 1)
        await world.wait(601 if format != "arena" else 7201)
        await settled(world)
        await play_on(world)
    assert affair.record.phase == "over"
    assert "It is over" in notice(world).text
    assert played >= 5
    assert faults(affair.state) == []


async def correct(world, number: int) -> None:
    """The organiser turns a decided match round."""
    match = (await world.bot.tournaments.affair(1)).state.match(number)
    if match.result is not None and not match.alone:
        outcome = ">".join(map(str, reversed(match.entrants)))
        assert (await world.slash("boss", "tournament result", match=number, outcome=outcome)).acknowledged


async def test_a_thread_that_is_deleted_is_opened_anew(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    thread = world.channels[channel]
    await world.bot.get_channel(thread.id).delete()
    await world.env.settle()
    del world.channels[channel]
    again = open_threads(world)
    assert len(again) == 1
    assert world.channels[again[0]].id != thread.id
    await be_ready(world, again[0])
    await play_out(world, again[0])
    assert "It is over" in notice(world).text


async def test_a_lost_channel_ends_it(world):
    await begin(world)
    await world.bot.get_channel(world.channels["games"].id).delete()
    await world.env.settle()
    assert (await world.bot.tournaments.affair(1)).record.phase == "cancelled"


async def test_hostile_names_do_no_harm(world):
    boss(world)
    page = await draft(world, name="@everyone **x**")
    await world.press_id("boss", page, page.button("Announce"))
    assert "@everyone" not in notice(world).text
    world.invite("evil", nick="`@here` <@1> [x](http://evil)")
    await world.press("evil", "Sign up", on=notice(world))
    assert "@here" not in notice(world).text
    enter(world, world.channels["games"])


async def test_teams_sign_up_and_their_members_say_yes(world):
    boss(world)
    page = await draft(world, game="just-one")
    page = (
        await fill_in(world, "boss", page, "Name", name="Words", start="", size="8", rounds="1", checkin="0")
    ).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    shown = world.messages()[0]
    mates = [world.people["ben"], world.people["cy"]]
    opened = await world.press("ana", "Sign up", on=shown)
    form = world._forms[id(opened)]
    answer = world._answer(await world.people["ana"].submit_modal(form, {"team": "The *A*", "mates": mates}))
    assert "as soon as everybody" in answer.whisper
    await settled(world)
    asked = world.messages()[-1]
    assert f"<@{mates[0].id}> <@{mates[1].id}> **ana** wants you in the team **The \\*A\\***" in asked.text
    assert f"/{shown.id}" in asked.text
    assert "waits for ben, cy" in world.messages()[0].text
    assert "Signed up: 0 of 8" in world.messages()[0].text
    for name in ("ben", "cy"):
        assert "You are in" in (await world.press(name, "Say yes to my team", on=world.messages()[0])).whisper
    assert "already" in (await world.press("cy", "Say yes to my team", on=world.messages()[0])).whisper
    await settled(world)
    assert "Signed up: 1 of 8" in world.messages()[0].text
    assert "The \\*A\\*" in world.messages()[0].text


async def test_names_of_tournaments_and_teams_hold_no_unwanted_word(world):
    boss(world)
    await world.bot.servers.change(world.guild.id, unwanted_words=["damn"])
    answer = await world.slash("boss", "tournament create", game="just-one", name="Damn cup")
    assert "does not want to read “damn”" in answer.whisper
    page = await draft(world, game="just-one")
    basics = {"start": "", "size": "8", "rounds": "1", "checkin": "0"}
    refused = await fill_in(world, "boss", page, "Name", name="The D4MN cup", **basics)
    assert "does not want to read “damn”" in refused.whisper
    page = (await fill_in(world, "boss", page, "Name", name="Words", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    opened = await world.press("ana", "Sign up", on=world.messages()[0])
    form = world._forms[id(opened)]
    mates = [world.people["ben"], world.people["cy"]]
    answer = world._answer(await world.people["ana"].submit_modal(form, {"team": "damn good", "mates": mates}))
    assert "does not want to read “damn”" in answer.whisper
    await settled(world)
    assert "damn" not in world.messages()[0].text.lower()


async def test_the_deal_of_a_duplicate_is_sealed_until_the_round_is_over(world):
    boss(world)
    page = await draft(world, game="rokujika")
    page = (
        await fill_in(world, "boss", page, "Name", name="Villages", start="", size="8", rounds="1", checkin="0")
    ).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    for name in ("ana", "ben"):
        await world.press(name, "Sign up", on=world.messages()[0])
    await lead(world, "Start now")
    first, second = open_threads(world)
    for channel in (first, second):
        await be_ready(world, channel)
    seeds = {(await world.store.load_table(table)).seed for table in (1, 2)}
    assert len(seeds) == 1
    await play_out(world, first)
    assert "still playing this deal" in (await world.slash("ana", "table replay", channel=first)).whisper
    await play_out(world, second)
    assert "still playing" not in (await world.slash("ana", "table replay", channel=first)).whisper
    affair = await world.bot.tournaments.affair(1)
    assert affair.record.phase == "over"
    assert all(match.result.scores for match in affair.state.matches)
    assert await world.store.best_board(world.guild.id, "rokujika") == []


async def test_whoever_is_forgotten_leaves_and_nobody_knows_their_name(world):
    await begin(world, names=("ana", "ben", "cy", "dee"))
    await world.bot.privacy.forget(world.people["ana"].id)
    await settled(world)
    affair = await world.bot.tournaments.affair(1)
    assert all(person.user != world.people["ana"].id and person.name != "ana" for person in affair.people)
    assert any(match.result and match.result.forfeits for match in affair.state.matches)
    assert "ana" not in notice(world).text


async def test_the_tables_of_two_clicks_at_once_are_one(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    call = called(world, channel)
    presses = [(name, call, call.button("Ready")) for name in players(channel)]
    answers = await world.press_together(presses, channel, twice=True)
    assert all(answer.acknowledged for answer in answers)
    await settled(world)
    assert await world.store.load_table(1) is not None
    assert await world.store.load_table(2) is None


async def test_what_only_some_formats_let_one_choose(world):
    boss(world)
    page = await draft(world)
    page = (await world.choose("boss", page, ":format", '"pods"')).message
    answer = await fill_in(world, "boss", page, "Times", ready="5", clock="60", points="1, 3")
    assert "a better place never has less" in answer.whisper
    page = (await fill_in(world, "boss", page, "Times", ready="5", clock="60", points="5, 3, 1")).message
    assert "Points by place: 5, 3, 1" in page.text
    page = (await world.choose("boss", page, ":format", '"groups"')).message
    answer = await fill_in(world, "boss", page, "Times", ready="5", clock="60", group="3", advance="3")
    assert "does not fit" in answer.whisper
    page = (await fill_in(world, "boss", page, "Times", ready="5", clock="60", group="3", advance="1")).message
    assert "Groups of 3; the best 1 of each" in page.text
    page = (await world.choose("boss", page, ":format", '"single"')).message
    await world.choose("boss", page, ":third", "true")
    plan = (await world.bot.tournaments.affair(1)).state.plan
    assert (plan.format, plan.third_place, plan.points, plan.advance) == ("single", True, (), 1)
    for forged in ('td:1:format="chess"', 'td:1:compare="luck"', "td:1:turn_limit=7", "td:1:words_seen=1"):
        custom_id, _, value = forged.partition("=")
        assert (await world.forge_choice("boss", page, custom_id, value)).whisper
    assert (await world.bot.tournaments.affair(1)).state.plan == plan


async def test_a_table_that_is_gone_is_dealt_anew(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    await world.store._commits.write(lambda db: db.execute("DELETE FROM tables WHERE id = 1") and None)
    await world.restart()
    await settled(world)
    assert "played again" in " ".join(message.text for message in world.messages(channel))
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "It is over" in notice(world).text


async def test_what_is_offered_while_an_organiser_types(world):
    games = world.channels["games"]
    boss(world)
    assert await world.people["boss"].autocomplete(games, "tournament result", "match", "") == []
    world.people.pop("boss")
    await begin(world, names=("ana", "ben"))
    typing = world.people["boss"]
    assert [one["value"] for one in await typing.autocomplete(games, "tournament show", "tournament", "cu")] == ["1"]
    offered = await typing.autocomplete(games, "tournament result", "match", "")
    assert [one["value"] for one in offered] == [1]
    assert "ana" in offered[0]["name"]
    outcomes = await typing.autocomplete(games, "tournament result", "outcome", "", match=1)
    assert {"1>2", "2>1"} < {one["value"] for one in outcomes}
    assert await typing.autocomplete(games, "tournament result", "outcome", "", match=99) == []
    answer = await world.slash("boss", "tournament result", match=1, outcome=outcomes[0]["value"])
    assert "is decided" in answer.whisper
    await settled(world)
    assert "It is over" in notice(world).text


async def test_where_there_are_several_one_has_to_say_which(world):
    boss(world)
    assert "no tournament on this server" in (await world.slash("ana", "tournament standings")).whisper
    assert "no tournament here yet" in (await world.slash("ana", "tournament list")).message.text
    await announce(world)
    await announce(world, name="Bowl")
    assert "several" in (await world.slash("ana", "tournament standings")).whisper
    assert "several" in (await world.slash("ana", "tournament standings", tournament="x" * 50)).whisper
    shown = (await world.slash("ana", "tournament show", tournament="2", channel="lounge")).message
    assert shown.ephemeral
    assert "Bowl" in shown.text
    await world.slash("ana", "tournament show", tournament="2")
    assert "Bowl" in world.messages()[-1].text
    answer = await world.press("ben", "Sign up", on=world.messages()[-1])
    assert "You are in" in answer.whisper
    assert "▫️ ben" in world.messages()[-1].text
    listed = (await world.slash("ana", "tournament list")).message.text
    assert "Cup" in listed
    assert "Bowl" in listed


async def test_a_thread_or_a_channel_for_announcements_is_no_place_for_a_tournament(world):
    boss(world)
    world.channels["news"] = world.guild.create_news_channel("news")
    answer = await world.slash("boss", "tournament create", channel="news", game="one-shot")
    assert "needs a text channel" in answer.whisper
    await announce(world)
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    answer = await world.slash("boss", "tournament create", channel=open_threads(world)[0], game="one-shot")
    assert "needs a text channel" in answer.whisper


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


async def test_a_correction_after_the_end_crowns_another_and_takes_the_role_back(world):
    boss(world)
    role = world.guild.create_role("champion")
    page = await draft(world, **{"champion-role": role})
    basics = {"name": "Cup", "start": "", "size": "8", "rounds": "", "checkin": "0"}
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    await world.slash("boss", "tournament result", match=1, outcome="1>2")
    await settled(world)
    assert holders(world, role) == {"ana"}
    await world.slash("boss", "tournament result", match=1, outcome="2>1")
    await settled(world)
    assert holders(world, role) == {"ben"}
    told = [message.text for message in world.messages() if "champion" in message.text]
    assert ["ana" in told[0], "ben" in told[1]] == [True, True]
    await world.slash("boss", "tournament result", match=1, outcome="2>-1")
    await settled(world)
    assert sum("champion" in message.text for message in world.messages()) == 2
    assert holders(world, role) == {"ben"}


def holders(world, role) -> set[str]:
    members = world.env.backend.guilds[world.guild.id].members
    return {name for name, person in world.people.items() if role.id in members[person.id].role_ids}


@pytest.mark.parametrize("error", [OSError("no route to host"), RuntimeError("a bug")])
async def test_what_fails_for_any_other_reason_is_done_a_minute_later_and_holds_nothing_else_up(
    world, monkeypatch, error
):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    errands = world.bot.get_cog("Herald").errands
    tell, failures = errands._tell, [error]

    async def fails(*about):
        if failures:
            raise failures.pop()
        await tell(*about)

    monkeypatch.setattr(errands, "_tell", fails)
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

    monkeypatch.setattr(world.bot.get_cog("Herald").errands, "_tell", fails)
    await lead(world, "Start now")
    for _ in range(7):
        await world.wait(61)
        await settled(world)
    assert await world.store.tournaments.with_duties() == []


async def test_where_nobody_can_be_called_again_everything_waits_for_the_organiser(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    world.env.inject_error("POST", f"/channels/{world.channels[channel].id}/messages", status=403, code=50013)
    await world.bot.tables.close(1, "test")
    await settled(world)
    assert "Paused" in notice(world).text
    await lead(world, "Go on")
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "It is over" in notice(world).text


async def test_a_match_whose_thread_is_locked_is_played_again_in_another(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    world.env.inject_error("POST", f"/channels/{world.channels[channel].id}/messages", status=400, code=50083)
    await world.bot.tables.close(1, "test")
    await settled(world)
    (again,) = [thread for thread in world.channels["games"].threads if thread.id != world.channels[channel].id]
    await be_ready(world, enter(world, again))
    await play_out(world, again.name)
    assert "It is over" in notice(world).text


async def test_while_the_bot_is_not_on_the_server_nobody_runs_out_of_time(world):
    await begin(world, names=("ana", "ben"))
    await world.bot.get_cog("Herald").on_guild_remove(world.bot.get_guild(world.guild.id))
    await settled(world)
    await world.wait(86400)
    affair = await world.bot.tournaments.affair(1)
    assert (affair.record.phase, affair.state.matches[0].is_open) == ("paused", True)
    await lead(world, "Go on")
    (channel,) = open_threads(world)
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "It is over" in notice(world).text


async def test_an_organiser_who_is_forgotten_is_not_called(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    await world.bot.privacy.forget(world.people["boss"].id)
    world.env.inject_error("POST", "/channels/*/threads", status=403, code=50013)
    await world.bot.tournaments.begin(1, by=1, manager=True)
    await settled(world)
    assert "may not open threads" in world.messages()[-1].text
    assert "<@0>" not in world.messages()[-1].text


async def test_the_panel_of_a_match_offers_neither_to_leave_nor_to_end_it(world):
    names = ("ana", "ben", "cy")
    people = tuple(Sitter(user=world.people[name].id, name=name) for name in names)
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    about = {"game": "just-one", "language": "en", "options": {}, "seed": "x", "occasion": "tournament/1/1"}
    record = await world.bot.tables.deal_match(people=people, **place, **about)
    await Boards.of(world.bot).put_up(record.id)
    for name in names:
        await world.press_id(name, world.table(), f"h:{record.id}")
        shown = str(world.private(name)[-1].parts)
        assert '"leave"' not in shown
        assert '"stop"' not in shown
        assert ("more" in shown) == (name == "ana")


async def test_the_champion_gets_the_role_also_where_nothing_can_be_told(world):
    boss(world)
    role = world.guild.create_role("champion")
    page = await draft(world, **{"champion-role": role})
    basics = {"name": "Cup", "start": "", "size": "8", "rounds": "", "checkin": "0"}
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    world.env.inject_error("POST", f"/channels/{world.channels['games'].id}/messages", status=403, code=50013)
    await world.slash("boss", "tournament result", match=1, outcome="1>2")
    await settled(world)
    assert not any("champion" in message.text for message in world.messages())
    assert holders(world, role) == {"ana"}


async def test_whoever_is_forgotten_after_leaving_is_gone_from_the_message_too(world):
    await begin(world, names=("anastasia", "ben", "cy", "dee"))
    await world.slash("anastasia", "tournament drop")
    await settled(world)
    assert "anastasia" in str(notice(world).parts)
    await world.bot.privacy.forget(world.people["anastasia"].id)
    await settled(world)
    assert "anastasia" not in str(notice(world).parts)
