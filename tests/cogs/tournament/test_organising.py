"""The organiser: correcting, swapping, pausing, cancelling, and the champion's role."""

from __future__ import annotations

import discord

from tests.cogs.tournament.steps import (
    MAY_GIVE_ROLES,
    announce,
    be_ready,
    begin,
    begin_for_a_role,
    boss,
    called,
    decide,
    draft,
    drop_out,
    fill_in,
    holders,
    lead,
    notice,
    open_threads,
    play_out,
    players,
    settled,
    sign_up,
    threads,
)


async def test_the_organiser_corrects_swaps_and_pauses_and_the_journal_names_them(world):
    await begin(world)
    first, second = open_threads(world)
    one, other = players(first)[0], players(second)[0]
    swapped = await world.slash("boss", "tournament swap", first=world.players[one], second=world.players[other])
    assert "Swapped" in swapped.whisper
    channels = open_threads(world)
    assert any(set(players(channel)) >= {other, players(first)[1]} for channel in channels)
    await lead(world, "Pause")
    assert "Paused" in notice(world).text
    channel = next(channel for channel in channels if other in players(channel))
    call = called(world, channel)
    assert "paused" in (await world.press_id(other, call, call.button("Ready"), channel)).whisper
    await lead(world, "Resume")
    tournament = await world.bot.tournaments.get(1)
    match = next(match for match, _ in tournament.open_rows())
    a, b = match.entrants
    answer = await world.slash("boss", "tournament result", match=match.number, outcome=f"{a}>{b}")
    assert "Saved." in answer.whisper
    for typed in ("7>9", "9" * 5000, "x" * 6000):
        answer = await world.slash("boss", "tournament result", match=match.number, outcome=typed)
        assert "don't understand" in answer.whisper
    answer = await world.slash("boss", "tournament result", match=match.number, outcome=f"{b}>{a}")
    page = (await world.slash("boss", "tournament manage")).message
    assert "corrected" in page.text
    assert f"<@{world.players['boss'].id}>" in page.text


async def test_a_correction_names_the_match_and_both_results(world):
    await begin(world)
    match = (await world.bot.tournaments.get(1)).state.match(1)
    a, b = match.entrants
    for outcome in (f"{a}>{b}", f"{b}>{a}"):
        await world.slash("boss", "tournament result", match=1, outcome=outcome)
        await settled(world)
    tournament = await world.bot.tournaments.get(1)
    first, second = tournament.name(a), tournament.name(b)
    (told,) = [message.text for message in world.messages() if "corrected" in message.text]
    expected = f"Round 1, match #1, was corrected. Before: **{first}** beat {second}. Now: **{second}** beat {first}."
    assert told == f"**Cup**: {expected}"


async def test_results_do_not_push_what_organisers_did_out_of_the_log(world):
    await begin(world)
    await lead(world, "Pause")
    await lead(world, "Resume")
    tournament = await world.bot.tournaments.get(1)
    for _ in range(40):
        await world.bot.tournaments.record_role_change(1, tournament.players[0], given=True)
    page = (await world.slash("boss", "tournament manage")).message.text
    boss_mention = f"<@{world.players['boss'].id}>"
    assert [line for line in page.splitlines() if boss_mention in line and "paused" in line]
    assert [line for line in page.splitlines() if boss_mention in line and "resumed" in line]
    assert page.count("got the champion role") >= 5
    assert page.count("-# ") == 15


async def test_players_who_drop_out_do_not_push_organisers_out_of_the_log(world):
    names = ["ana", "ben", "cy", "dee", *(f"p{number}" for number in range(12))]
    await begin(world, names=names)
    for name in names[1:]:
        await drop_out(world, name)
    page = (await world.slash("boss", "tournament manage")).message.text
    assert f"<@{world.players['boss'].id}> · announced" in page


async def test_a_corrected_result_corrects_the_ratings_too(world):
    await begin(world, "swiss", ["ana", "ben"])
    (channel,) = open_threads(world)
    await be_ready(world, channel)
    await play_out(world, channel)
    tournament = await world.bot.tournaments.get(1)
    (match,) = tournament.state.matches
    users = [tournament.members(entrant)[0].user for entrant in match.entrants]
    place = (world.guild.id, "one-shot", set(users))
    before = await world.bot.ratings.strengths(*place)
    first = match.result.places.index(1)
    assert before[users[first]] > before[users[1 - first]]
    outcome = f"{match.entrants[1 - first]}>{match.entrants[first]}"
    await world.slash("boss", "tournament result", match=match.number, outcome=outcome)
    await settled(world)
    after = await world.bot.ratings.strengths(*place)
    assert after[users[first]] < after[users[1 - first]]


async def test_a_duplicate_is_corrected_by_scores_and_autocomplete_names_them(world):
    await begin(world, "duplicate", rounds="1")
    for channel in open_threads(world):
        await be_ready(world, channel)
        await play_out(world, channel)
    await settled(world)
    tournament = await world.bot.tournaments.get(1)
    before = tournament.state
    a, b = before.match(1).entrants
    first, second = tournament.name(a), tournament.name(b)
    high, low = sorted(before.match(1).result.scores, reverse=True)
    games, typing = world.channels["games"], world.players["boss"]
    offered = await typing.autocomplete(games, "tournament result", "outcome", "", match=1)
    assert [one["value"] for one in offered][1:] == [f"{a}>-{b}", f"{b}>-{a}"]
    assert "type the scores in this order" in offered[0]["name"]
    turned = f"{a}>{b}" if before.match(1).result.places[0] > 1 else f"{b}>{a}"
    answer = await world.slash("boss", "tournament result", match=1, outcome=turned)
    assert "Type the scores" in answer.whisper
    assert (await world.bot.tournaments.get(1)).state == before
    offered = await typing.autocomplete(games, "tournament result", "outcome", f"{low} {high + 1}", match=1)
    assert [one["name"] for one in offered] == [f"{first} {low}, {second} {high + 1}"]
    answer = await world.slash("boss", "tournament result", match=1, outcome=offered[0]["value"])
    assert "Saved." in answer.whisper
    after = (await world.bot.tournaments.get(1)).state
    assert (after.match(1).result.places, after.match(1).result.scores) == ((2, 1), (low, high + 1))
    for typed in ("40", "40 35 1", "4000000 1"):
        answer = await world.slash("boss", "tournament result", match=1, outcome=typed)
        assert "don't understand" in answer.whisper


async def test_a_correction_after_the_end_changes_the_champion_and_moves_the_role(world):
    boss(world, **MAY_GIVE_ROLES)
    role = world.guild.create_role("champion")
    await begin_for_a_role(world, role)
    await decide(world, "1>2")
    assert holders(world, role) == {"ana"}
    await decide(world, "2>1")
    assert holders(world, role) == {"ben"}
    texts = [message.text for message in world.messages() if "wins the tournament" in message.text]
    assert ["ana" in texts[0], "ben" in texts[1]] == [True, True]
    await decide(world, "2>-1")
    assert sum("wins the tournament" in message.text for message in world.messages()) == 2
    assert holders(world, role) == {"ben"}
    journal = (await world.slash("boss", "tournament manage", tournament="1")).message.text
    assert "got the champion role ana" in journal
    assert "lost the champion role ana" in journal


async def test_cancelling_asks_for_confirmation(world):
    await begin(world)
    page = (await lead(world, "Cancel")).message
    assert (await world.bot.tournaments.get(1)).record.phase == "running"
    await world.press_id("boss", page, page.button("Yes, cancel"))
    assert "Cancelled" in notice(world).text
    assert all(world.is_archived(thread) for thread in threads(world).values())


async def test_autocomplete_for_organisers(world):
    games = world.channels["games"]
    boss(world)
    assert await world.players["boss"].autocomplete(games, "tournament result", "match", "") == []
    world.players.pop("boss")
    await begin(world, names=("ana", "ben"))
    typing = world.players["boss"]
    assert [one["value"] for one in await typing.autocomplete(games, "tournament show", "tournament", "cu")] == ["1"]
    offered = await typing.autocomplete(games, "tournament result", "match", "")
    assert [one["value"] for one in offered] == [1]
    assert "ana" in offered[0]["name"]
    outcomes = await typing.autocomplete(games, "tournament result", "outcome", "", match=1)
    assert {"1>2", "2>1"} < {one["value"] for one in outcomes}
    assert await typing.autocomplete(games, "tournament result", "outcome", "", match=99) == []
    answer = await world.slash("boss", "tournament result", match=1, outcome=outcomes[0]["value"])
    assert "Saved." in answer.whisper
    await settled(world)
    assert "Finished!" in notice(world).text


async def test_with_several_tournaments_the_command_asks_which(world):
    boss(world)
    assert "no tournament on this server" in (await world.slash("ana", "tournament standings")).whisper
    assert "No tournaments here yet" in (await world.slash("ana", "tournament list")).message.text
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
    assert "You're in" in answer.whisper
    assert "▫️ ben" in world.messages()[-1].text
    listed = (await world.slash("ana", "tournament list")).message.text
    assert "Cup" in listed
    assert "Bowl" in listed


async def test_why_and_drop(world):
    await begin(world)
    assert "Your place" in (await world.slash("ana", "tournament why")).whisper
    assert "not in this tournament" in (await world.slash("boss", "tournament why")).whisper
    assert "dropped out" in await drop_out(world, "ana")
    assert "not in this tournament" in (await world.slash("ana", "tournament drop")).whisper


async def test_the_champion_gets_the_role_and_the_server_an_event(world):
    # Discord asks for Create Events alone; SimCord 3.2.1 still asks the bot for Manage Events, which its role has here
    boss(world, **MAY_GIVE_ROLES, create_events=True)
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
    assert role.id in world.env.backend.guilds[world.guild.id].members[world.players["ana"].id].role_ids


def events(world) -> list[str]:
    found = world.env.backend.guilds[world.guild.id].scheduled_events.values()
    return [discord.EventStatus(event.status).name.upper() for event in found]


async def test_the_champion_gets_the_role_also_if_the_message_fails(world):
    boss(world, **MAY_GIVE_ROLES)
    role = world.guild.create_role("champion")
    await begin_for_a_role(world, role)
    world.env.inject_error("POST", f"/channels/{world.channels['games'].id}/messages", status=403, code=50013)
    await decide(world, "1>2")
    assert not any("wins the tournament" in message.text for message in world.messages())
    assert holders(world, role) == {"ana"}
