"""Matches: Ready, the table, lost threads and sealed deals."""

from __future__ import annotations

from bot.tables.record import Player
from tests.cogs.tournament.steps import (
    announce,
    be_ready,
    begin,
    boss,
    called,
    draft,
    enter,
    fill_in,
    forge_choice,
    lead,
    notice,
    open_threads,
    play_out,
    players,
    settled,
    sign_up,
    threads,
)


async def test_only_players_of_the_match_can_be_ready_and_only_in_its_thread(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    call = called(world, channel)
    assert f"<@{world.players['ana'].id}>" in call.text
    answer = await world.press_id("cy", call, call.button("Ready"), channel)
    assert "isn't your match" in answer.whisper
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
    assert "is waiting" in world.messages(channel)[-1].text
    await world.wait(300)
    assert "**ana** beat ben. (**ben** forfeited.)" in world.messages(channel)[-1].text
    assert "Finished!" in notice(world).text


async def test_the_seats_of_a_match_table_are_fixed_and_players_cannot_end_it(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    first = players(channel)[0]
    for act in ("leave-0", "end-0", "remove-1", "host-1"):
        answer = await forge_choice(world, first, channel, "u:1", act)
        assert "tournament match" in answer.whisper, act
    answer = await forge_choice(world, "cy", channel, "u:1", "take-0")
    assert answer.whisper
    answer = await world.slash(first, "table end", channel=channel)
    assert "tournament match" in answer.whisper
    await play_out(world, channel)
    assert "Play again" not in str([message.labels for message in world.messages(channel)])


async def test_a_thread_created_just_before_a_crash_is_found_again(world, monkeypatch):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")

    async def dies(*_):
        raise RuntimeError("gone")

    monkeypatch.setattr(world.bot.tournaments.matches, "set_thread", dies)
    await lead(world, "Start now")
    assert len(threads(world)) == 1
    await world.restart()
    assert len(world.channels["games"].threads) == 1
    assert len(open_threads(world)) == 1


async def test_a_deleted_thread_is_replaced(world):
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
    assert "Finished!" in notice(world).text


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
    dealt = [await world.store.load_table(table) for table in (1, 2)]
    assert len({saved.seed for saved in dealt}) == 1
    assert len({saved.salt for saved in dealt}) == 2
    assert all(len(text) * 4 >= 128 for saved in dealt for text in (saved.seed, saved.salt))
    numbers = {(await world.bot.tables.scene(table)).commitment for table in (1, 2)}
    assert len(numbers) == 2, "nobody can tell from the numbers which tables share a deal"
    await play_out(world, first)
    assert "still playing this deal" in (await world.slash("ana", "table replay", channel=first)).whisper
    await play_out(world, second)
    assert "still playing" not in (await world.slash("ana", "table replay", channel=first)).whisper
    tournament = await world.bot.tournaments.get(1)
    assert tournament.record.phase == "over"
    assert all(match.result.scores for match in tournament.state.matches)
    assert await world.store.best_board(world.guild.id, "rokujika") == []


async def test_concurrent_clicks_on_ready_deal_one_table(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    call = called(world, channel)
    clicks = [(name, call, call.button("Ready")) for name in players(channel)]
    answers = await world.press_together(clicks, channel, twice=True)
    assert all(answer.acknowledged for answer in answers)
    await settled(world)
    assert await world.store.load_table(1) is not None
    assert await world.store.load_table(2) is None


async def test_a_deleted_table_is_dealt_again(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    await world.store.database.write(lambda db: db.execute("DELETE FROM tables WHERE id = 1") and None)
    await world.restart()
    await settled(world)
    assert "play this match again" in " ".join(message.text for message in world.messages(channel))
    await be_ready(world, channel)
    await play_out(world, channel)
    assert "Finished!" in notice(world).text


async def test_a_match_whose_thread_is_locked_is_replayed_in_another(world):
    await begin(world, names=("ana", "ben"))
    channel = open_threads(world)[0]
    await be_ready(world, channel)
    world.env.inject_error("POST", f"/channels/{world.channels[channel].id}/messages", status=400, code=50083)
    await world.bot.tables.close(1, "test")
    await settled(world)
    (again,) = [thread for thread in world.channels["games"].threads if thread.id != world.channels[channel].id]
    await be_ready(world, enter(world, again))
    await play_out(world, again.name)
    assert "Finished!" in notice(world).text


async def test_the_panel_of_a_match_has_no_buttons_to_leave_or_end_it(world):
    names = ("ana", "ben", "cy")
    players = tuple(Player(user=world.players[name].id, name=name) for name in names)
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    about = {"game": "just-one", "language": "en", "options": {}, "seed": "x", "purpose": "tournament/1/1"}
    record = await world.bot.tables.deals.match(players=players, **place, **about)
    await world.bot.table_messages.post_in_channel(record.id)
    for name in names:
        await world.press_id(name, world.table(), f"h:{record.id}")
        shown = str(world.private(name)[-1].parts)
        assert '"leave"' not in shown
        assert '"stop"' not in shown
