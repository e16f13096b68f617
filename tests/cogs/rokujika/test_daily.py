"""The daily village: one counted attempt, the same for all players, across midnight, restarts and servers."""

from __future__ import annotations

import asyncio
from datetime import UTC, date, datetime, timedelta

import discord
import pytest

from bot.i18n import localizer
from bot.stats.daily import SECRET, Visitor
from bot.stats.records import Standing
from bot.tables.record import Player
from cogs.rokujika.daily import draw_board
from tests.cogs.rokujika.daily_steps import end_last_turn, open_daily, play_daily, rush, score_of, state_of
from tests.worlds import Message
from tests.worlds.simulated import SimulatedWorld

DAY = 86400.0


def shown(day: date) -> str:
    """The day as players read it."""
    return localizer("en").date(day)


def today(world: SimulatedWorld) -> date:
    return datetime.fromtimestamp(world.now(), UTC).date()


async def until(world: SimulatedWorld, hour: int, minute: int = 0) -> None:
    """Advance the clock to this time in UTC, tomorrow if it is past."""
    now = datetime.fromtimestamp(world.now(), UTC)
    then = now.replace(hour=hour, minute=minute, second=0, microsecond=0)
    await world.leap(((then - now) % timedelta(days=1)).total_seconds() + 1)


def forged(real: Message, custom_id: str) -> Message:
    button = {"type": 2, "style": 1, "label": "?", "custom_id": custom_id, "disabled": False}
    return Message(real.id, ({"type": 1, "components": [button]},), ephemeral=True)


# --- the village


async def test_all_players_get_the_same_village_and_a_new_one_the_next_day(world):
    await world.add_server("den")
    for who, channel in (("ana", "games"), ("ben", "games"), ("cy", "den")):
        message = await open_daily(world, who, channel)
        assert f"Daily village {shown(today(world))} · turn 1 of 10" in message.text
    first, *others = [await state_of(world, table) for table in (1, 2, 3)]
    assert all(other == first for other in others)
    await world.leap(DAY)
    await open_daily(world, "dee")
    assert (await state_of(world, 4)).sixths != first.sixths
    assert world.messages() == world.messages("den") == []


async def test_the_seed_is_a_stored_secret_of_this_installation(world, tmp_path):
    day = date(2026, 11, 16)
    seed = world.bot.daily.seed(day)
    secret = await world.store.get_meta(SECRET)
    assert len(bytes.fromhex(secret)) == 32
    assert len({seed, world.bot.daily.seed(day + timedelta(days=1)), secret}) == 3
    await world.restart()
    assert world.bot.daily.seed(day) == seed
    await world.store.set_meta(SECRET, "of another installation")
    await world.restart()
    assert world.bot.daily.seed(day) != seed


async def test_no_village_can_be_seen_before_its_day(world):
    mine = await open_daily(world)
    for day in (today(world), today(world) + timedelta(days=1)):
        for act in ("practise", "share"):
            answer = await world.press_id("ana", forged(mine, f"d:{act}:{day}"), f"d:{act}:{day}")
            assert "/daily" in answer.whisper
    assert await world.store.private_tables(world.guild.id, world.players["ana"].id) == [1]


# --- attempts


async def test_it_asks_before_the_one_try_that_counts(world):
    asked = await world.slash("ana", "daily")
    assert "**one try counts**" in asked.message.text
    assert asked.message.labels == ["Start my try"]
    assert await world.store.load_table(1) is None, "nothing has begun"
    await world.press("ana", "Start my try", on=asked.message)
    (mine,) = world.private("ana")
    assert f"Daily village {shown(today(world))} · turn 1 of 10" in mine.text, "in place of the question"
    assert "turn 1 of 10" in (await world.press("ana", "Start my try", on=asked.message)).message.text
    assert "turn 1 of 10" in (await world.slash("ana", "daily")).message.text, "asked once"
    assert await world.store.unfinished_tries(world.players["ana"].id) == [1]


async def test_a_question_of_yesterday_asks_again(world):
    asked = (await world.slash("ana", "daily")).message
    assert shown(today(world)) in asked.text
    await world.leap(DAY)
    await world.press("ana", "Start my try", on=asked)
    (again,) = world.private("ana")
    assert shown(today(world)) in again.text
    assert again.labels == ["Start my try"]
    assert await world.store.load_table(1) is None
    await world.press("ana", "Start my try", on=again)
    assert f"Daily village {shown(today(world))} · turn 1 of 10" in world.private("ana")[-1].text


async def test_a_trademark_can_be_undone_from_the_menu_but_no_drawn_card(world):
    def mine() -> Message:
        return next(message for message in world.private("ana") if "turn 1 of 10" in message.text)

    async def menu() -> Message:
        return (await world.press("ana", "Menu", on=mine())).message

    await open_daily(world)
    for _ in range(6):
        await world.press("ana", "Draw a card", on=mine())
        offered = [option["value"] for option in (await menu()).select("u:1")["options"]]
        assert "undo-0" not in offered, "it revealed a card"
    before = (await state_of(world, 1)).villages[0].display
    await world.choose("ana", mine(), ":trademark", mine().select(":trademark")["options"][0]["value"])
    assert (await state_of(world, 1)).villages[0].display != before
    await world.choose("ana", await menu(), "u:1", "undo-0")
    after = (await state_of(world, 1)).villages[0]
    assert (after.display, after.trademarks, after.phase) == (before, (), "trademark")
    assert "No trademark" in mine().labels, "the village shows it"


async def test_the_first_try_counts_and_the_next_is_practice(world):
    result = await play_daily(world)
    score, day = await score_of(world, "ana", today(world)), today(world)
    assert f"## 🏆 ana: {score} points" in result.text
    assert "Place **1** of 1 on this server · 🔥 one day" in result.text
    assert "Next village <t:" in result.text
    assert result.labels == ["Share", "Practise", "Leaderboard"]
    assert (await open_daily(world)).text == result.text, "typed again it shows the result"
    await world.press("ana", "Practise", on=world.private("ana")[-1])
    practice = world.private("ana")[-1]
    assert f"Practice · village of {shown(day)} · turn 1 of 10" in practice.text
    assert (await state_of(world, 2)).sixths == (await state_of(world, 1)).sixths
    await rush(world, 2, choice=-1)
    await world.slash("ana", "table show")
    await end_last_turn(world, "ana", world.private("ana")[-1])
    practice = world.private("ana")[-1]
    assert "That was practice" in practice.text
    assert f"Your result for that day is still **{score}**" in practice.text
    assert practice.labels == ["Practise", "Leaderboard"]
    assert await score_of(world, "ana", day) == score
    assert [line.value for line in await world.bot.daily.board(world.guild.id, "day")] == [score]


async def test_it_cannot_be_ended_and_begun_again(world):
    mine = await open_daily(world)
    assert "everyone gets one try" in (await world.slash("ana", "table end")).whisper
    assert "everyone gets one try" in (await world.press_id("ana", forged(mine, "e:1"), "e:1")).whisper
    assert (await world.store.load_table(1)).record.phase == "playing"


async def test_a_private_game_is_possible_at_the_same_time(world):
    await open_daily(world)
    await world.slash("ana", "play", game="rokujika", private=True)
    which = (await world.slash("ana", "table show")).message
    assert which.labels == ["Rokujika Collection, private", f"Daily village {shown(today(world))}"]
    await world.press("ana", "Daily village", on=which)
    assert "Daily village" in world.private("ana")[-1].text


async def test_two_simultaneous_commands_open_one_attempt(world):
    visitor = Visitor(Player(user=1, name="Ana"), world.guild.id, world.channels["games"].id, "en")
    visits = await asyncio.gather(*(world.bot.daily.visit(visitor, start=True) for _ in range(3)))
    assert {visit.table.id for visit in visits} == {1}


# --- midnight


async def test_a_try_begun_before_midnight_finishes_as_that_days(world):
    await until(world, 23, 50)
    before = today(world)
    await open_daily(world)
    await rush(world, 1)
    message = await open_daily(world)
    await world.leap(20 * 60)
    assert today(world) == before + timedelta(days=1)
    await world.restart()
    await end_last_turn(world, "ana", message)
    result = world.private("ana")[-1]
    assert f"Daily village {shown(before)}" in result.text
    assert "Next village" not in result.text
    assert await score_of(world, "ana", before) == (await state_of(world, 1)).villages[0].score
    assert f"Daily village {shown(today(world))} · turn 1" in (await open_daily(world)).text


async def test_an_unfinished_village_of_yesterday_is_offered_first(world):
    await until(world, 23, 50)
    before = today(world)
    await open_daily(world)
    await rush(world, 1)
    await world.leap(20 * 60)
    asked = await open_daily(world)
    assert f"You haven't finished the village of **{shown(before)}**" in asked.text
    assert asked.labels == [f"Finish {shown(before)}", "Start today's"]
    await world.press("ana", "Finish", on=asked)
    await end_last_turn(world, "ana", world.private("ana")[-1])
    assert await score_of(world, "ana", before)


async def test_or_it_is_left_for_good(world):
    await open_daily(world)
    before = today(world)
    old = world.private("ana")[-1]
    await world.leap(DAY)
    asked = await open_daily(world)
    await world.press("ana", "Start today's", on=asked)
    assert f"Daily village {shown(today(world))} · turn 1" in world.private("ana")[-1].text
    assert "closed" in (await world.press("ana", "Draw a card", on=old)).whisper
    assert "closed" in (await world.press("ana", "Finish", on=asked)).whisper
    answer = await world.press_id("ana", forged(old, f"d:practise:{before}"), f"d:practise:{before}")
    assert "Practice" in answer.message.text
    assert await world.store.daily_result(world.players["ana"].id, before) is None


async def test_streaks_continue_daily_and_end_after_a_missed_day(world):
    for _ in range(3):
        result = await play_daily(world)
        await world.leap(DAY)
    assert "🔥 **3** days in a row" in result.text
    assert [line.value for line in await world.bot.daily.board(world.guild.id, "streaks")] == [3], "until midnight"
    await world.leap(DAY)
    assert await world.bot.daily.board(world.guild.id, "streaks") == []
    assert "🔥 one day" in (await play_daily(world)).text


async def test_a_late_result_joins_two_streaks(world):
    den = await world.add_server("den")
    await world.bot.servers.change(world.guild.id, time_zone="Pacific/Honolulu")
    await world.bot.servers.change(den, time_zone="Pacific/Kiritimati")
    await play_daily(world)
    await world.leap(DAY)
    there = await world.bot.daily.today(den)
    await play_daily(world, channel="den")
    assert (await world.bot.daily.result(world.players["ana"].id, there)).streak == 1
    await play_daily(world)
    assert (await world.bot.daily.result(world.players["ana"].id, there)).streak == 3


# --- restarts


async def test_the_bot_dies_between_every_two_clicks_of_a_daily_village(world):
    await open_daily(world)
    await rush(world, 1, turns=6)
    while (await world.store.load_table(1)).record.phase == "playing":
        await world.restart()
        message = await open_daily(world)
        await end_last_turn(world, "ana", message)
    assert await score_of(world, "ana", today(world)) == (await state_of(world, 1)).villages[0].score
    await world.restart()
    assert "Place **1** of 1" in (await open_daily(world)).text


async def test_a_restart_at_midnight_changes_the_day_and_nothing_else(world):
    await play_daily(world)
    before, score = today(world), await score_of(world, "ana", today(world))
    await until(world, 23, 59)
    await world.restart()
    assert "Place **1** of 1" in (await open_daily(world)).text
    await world.leap(2 * 60)
    await world.restart()
    assert f"Daily village {shown(before + timedelta(days=1))} · turn 1" in (await open_daily(world)).text
    assert await score_of(world, "ana", before) == score


# --- two servers


async def test_two_days_at_the_same_instant_on_two_servers(world):
    den = await world.add_server("den")
    await world.bot.servers.change(world.guild.id, time_zone="Pacific/Honolulu")
    await world.bot.servers.change(den, time_zone="Pacific/Kiritimati")
    here, there = await world.bot.daily.today(world.guild.id), await world.bot.daily.today(den)
    assert there == here + timedelta(days=1)
    assert f"Daily village {shown(here)}" in (await play_daily(world)).text
    assert f"Daily village {shown(there)}" in (await play_daily(world, channel="den")).text
    assert f"Daily village {shown(here)}" in (await open_daily(world)).text, "each shows its own result"
    assert f"Daily village {shown(there)}" in (await open_daily(world, channel="den")).text
    assert (await world.bot.daily.result(world.players["ana"].id, there)).streak == 2


async def test_a_try_of_tomorrow_begun_elsewhere_is_left_alone_by_today(world):
    den = await world.add_server("den")
    await world.bot.servers.change(world.guild.id, time_zone="Pacific/Honolulu")
    await world.bot.servers.change(den, time_zone="Pacific/Kiritimati")
    await open_daily(world, channel="den")
    assert "turn 1 of 10" in (await open_daily(world)).text
    assert len(await world.store.unfinished_tries(world.players["ana"].id)) == 2
    assert "turn 1 of 10" in (await open_daily(world, channel="den")).text


async def test_a_damaged_try_says_so_and_can_be_ended(world):
    await open_daily(world)
    await world.bot.tables.stop()
    await world.store.database.write(lambda db: db.execute("UPDATE tables SET state = '{}'"))
    await world.restart()
    assert "can't read this table any more" in (await world.slash("ana", "daily")).whisper
    answer = await world.slash("ana", "table end")
    await world.press("ana", "End the game", on=answer.message)
    assert "You dropped this village" in (await open_daily(world)).text


async def test_the_hour_of_the_new_day_is_the_servers(world):
    await world.bot.servers.change(world.guild.id, day_begins=4)
    await until(world, 3, 59)
    first = (await open_daily(world)).text
    assert f"Daily village {shown(today(world) - timedelta(days=1))}" in first
    await world.leap(2 * 60)
    assert f"Daily village {shown(today(world))}" in (await open_daily(world, "ben")).text


async def test_a_try_follows_its_player_to_another_server_and_counts_once(world):
    den = await world.add_server("den")
    mine = await open_daily(world)
    await rush(world, 1)
    elsewhere = await open_daily(world, channel="den")
    assert "last turn!" in elsewhere.text, "the same try, not another one"
    assert "another server" in (await world.press_id("ana", mine, 'm:1:0:{"do":"buy"}')).whisper
    await end_last_turn(world, "ana", elsewhere, "den")
    score = await score_of(world, "ana", today(world))
    for guild in (world.guild.id, den):
        assert [(line.name, line.value) for line in await world.bot.daily.board(guild, "day")] == [("ana", score)]
    assert "Place **1** of 1" in (await open_daily(world)).text


async def test_a_result_is_shown_only_where_its_player_is_known(world):
    den = await world.add_server("den")
    await play_daily(world)
    assert await world.bot.daily.board(den, "day") == []


# --- several players


async def test_two_players_finish_at_the_same_moment(world):
    for who, table in (("ana", 1), ("ben", 2)):
        await open_daily(world, who)
        await rush(world, table)
    clicks = []
    for who in ("ana", "ben"):
        message = await open_daily(world, who)
        label = next(label for label in message.labels if label.startswith(("Best set", "End turn")))
        clicks.append((who, message, message.button(label)))
    answers = await world.press_together(clicks)
    assert all(answer.acknowledged for answer in answers)
    board = await world.bot.daily.board(world.guild.id, "day")
    assert sorted(line.name for line in board) == ["ana", "ben"]
    assert [line.place for line in board] == [1, 1], "equal play, equal place"
    for who in ("ana", "ben"):
        assert "Place **1** of 2" in (await open_daily(world, who)).text


async def test_the_same_last_click_delivered_twice_counts_once(world):
    await open_daily(world)
    await rush(world, 1)
    message = await open_daily(world)
    label = next(label for label in message.labels if label.startswith(("Best set", "End turn")))
    await world.press_together([("ana", message, message.button(label))], twice=True)
    assert len(await world.bot.daily.board(world.guild.id, "day")) == 1


async def test_other_users_cannot_play_a_private_village(world):
    mine = await open_daily(world)
    for custom_id in ('m:1:0:{"do":"buy"}', "h:1", "e:1", "w:1:show", "w:1:end"):
        answer = await world.press_id("ben", forged(mine, custom_id), custom_id)
        assert "someone's private game" in answer.whisper
    day = today(world)
    await world.press_id("ben", forged(mine, f"d:resume:{day}"), f"d:resume:{day}")
    assert (await world.store.load_table(1)).record.host == world.players["ana"].id
    assert await world.store.journal(1) == []
    assert all("turn 1" not in message.text for message in world.private("ben"))


# --- sharing


async def test_a_result_is_shared_once_without_telling_the_village(world):
    result = await play_daily(world)
    assert world.messages() == []
    await world.press_together([("ana", result, result.button("Share"))] * 2)
    (shared,) = world.messages()
    score = await score_of(world, "ana", today(world))
    assert f"Daily village {shown(today(world))} · ana" in shared.text
    assert f"**{score}** point" in shared.text
    coins, stars = shared.text.splitlines()[1:3]
    assert len(coins) == len(stars) == len("🪙 ") + 10
    say, state = localizer("en"), await state_of(world, 1)
    names = [say(f"rokujika-sixth-{sixth}") for sixth in state.sixths]
    names += [say(f"rokujika-card-{card}") for turn in state.villages[0].history for card in turn.cards or ()]
    assert not any(name in shared.text for name in names)
    assert shared.labels == ["Play today's village"]
    assert not any("Share" in message.labels for message in world.private("ana"))
    assert "already" in (await world.press("ana", "Share", on=result)).whisper
    assert "Share" not in (await open_daily(world)).labels


async def test_a_shared_result_has_a_button_to_play(world):
    await world.press("ana", "Share", on=await play_daily(world))
    shared = world.messages()[-1]
    answer = await world.press("ben", "Play today's village", on=shared)
    assert "**one try counts**" in answer.message.text
    assert answer.message.ephemeral
    await world.press("ben", "Start my try", on=answer.message)
    assert "turn 1 of 10" in world.private("ben")[-1].text
    assert "🏆" in (await world.press("ana", "Play today's village", on=shared)).message.text, "her own result"
    assert world.messages() == [shared]
    await world.leap(DAY)
    answer = await world.press("cy", "Play today's village", on=shared)
    assert shown(today(world)) in answer.message.text, "that village is over, this is today's"


async def test_what_could_not_be_shared_can_be_shared_later(world, monkeypatch):
    result = await play_daily(world)
    real = discord.Webhook.send

    async def failing(self, *args, **kwargs):
        if not kwargs.get("ephemeral"):
            raise RuntimeError("no")
        return await real(self, *args, **kwargs)

    monkeypatch.setattr(discord.Webhook, "send", failing)
    assert "went wrong" in (await world.press("ana", "Share", on=result)).whisper
    monkeypatch.undo()
    await world.press("ana", "Share", on=result)
    assert len(world.messages()) == 1


# --- leaderboards


async def test_leaderboards_of_day_week_and_streaks(world):
    for who, choice in (("ana", 0), ("ben", -1)):
        await play_daily(world, who, choice=choice)
    first = today(world)
    board = (await world.slash("cy", "leaderboard")).message
    assert board.ephemeral
    assert f"Daily village {shown(first)}" in board.text
    scores = {who: await score_of(world, who, first) for who in ("ana", "ben")}
    for who, score in scores.items():
        assert f"**{who}** · **{score}**" in board.text
    assert "You're not on this list yet" in board.text
    answer = await world.press("cy", "This week", on=board)
    assert "in one day" in answer.message.text
    await world.restart()
    answer = await world.press("ana", "Streaks", on=answer.message)
    assert "◂ you" in answer.message.text
    answer = await world.press("ana", "Best ever", on=answer.message)
    assert f"**{max(scores.values())}**" in answer.message.text


async def test_the_week_adds_days_up_from_monday(world):
    await until(world, 12)
    while today(world).weekday() != 6:
        await world.leap(DAY)
    await play_daily(world)
    await world.leap(DAY)
    monday = today(world)
    for _ in range(2):
        await play_daily(world)
        await world.leap(DAY)
    (line,) = await world.bot.daily.board(world.guild.id, "week")
    both = [await score_of(world, "ana", monday + timedelta(days=number)) for number in (0, 1)]
    assert (line.value, line.days) == (sum(both), 2)


@pytest.mark.parametrize(("page", "first", "last"), [(0, 1, 10), (1, 11, 20), (2, 21, 25), (99, 21, 25)])
def test_a_long_list_has_pages_and_always_the_viewers_place(page, first, last):
    lines = [Standing(place=number, user=number, name=f"p{number}", value=100 - number) for number in range(1, 26)]
    layout = draw_board("day", lines, page, user=13, day=date(2026, 11, 16), say=localizer("en"))
    text = "\n".join(part.content for part in layout.parts if hasattr(part, "content"))
    assert f"**p{first}**" in text
    assert f"**p{last}**" in text
    assert f"**p{last + 1}**" not in text or last + 1 == 13
    assert text.count("**13.** **p13** ◂ you") == 1
    ids = [button.custom_id for row in layout.parts if hasattr(row, "children") for button in row.children]
    assert len(ids) == len(set(ids)) == 7


# --- best scores


async def test_best_scores_are_shown_at_the_end_and_stored(world):
    result = await play_daily(world, choice=-1)
    assert "Your best so far!" in result.text
    assert "A new server record!" in result.text
    score = await score_of(world, "ana", today(world))
    await world.leap(DAY)
    for day in range(4):
        text = (await play_daily(world, "ben", choice=day)).text
        theirs = await score_of(world, "ben", today(world))
        if theirs > score:
            assert "A new server record!" in text
            break
        assert f"Best on this server: **{score}** by ana" in text
        await world.leap(DAY)
    await world.restart()
    best = await world.store.best_board(world.guild.id, "rokujika")
    assert sorted(line.name for line in best) == ["ana", "ben"]


async def solo(world: SimulatedWorld, who: str, *, private: bool = False, choice: int = 0, **options: str) -> Message:
    await world.slash(who, "play", game="rokujika", **({"private": True} if private else {}))
    if options:
        panel = (await world.press(who, "More")).message
        for option, value in options.items():
            await world.choose(who, panel, option, value)
    if not private:
        await world.press(who, "Start")
    table = await newest_table(world)
    await rush(world, table, choice=choice)
    await world.slash(who, "table show")
    await end_last_turn(world, who, world.private(who)[-1] if private else world.table())
    return world.private(who)[-1] if private else world.table()


async def newest_table(world: SimulatedWorld) -> int:
    table = 1
    while await world.store.load_table(table + 1):
        table += 1
    return table


async def test_private_games_are_compared_in_private_only(world, monkeypatch):
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "village 1")
    mine = await solo(world, "ana", private=True)
    assert "Your best so far!" in mine.text
    assert "on this server" not in mine.text
    assert await world.store.best_board(world.guild.id, "rokujika") == []
    board = await world.press("ana", "Best ever", on=(await world.slash("ana", "leaderboard")).message)
    score = (await state_of(world, 1)).villages[0].score
    assert f"Your own best, including private games and other servers: **{score}**" in board.message.text
    board = await world.press("ben", "Best ever", on=(await world.slash("ben", "leaderboard")).message)
    assert str(score) not in board.message.text
    public = await solo(world, "ana", choice=-1)
    assert "ana's best so far!" in public.text
    assert "A new server record!" in public.text
    (line,) = await world.store.best_board(world.guild.id, "rokujika")
    assert line.value == (await state_of(world, 2)).villages[0].score
    board = await world.press("ana", "Best ever", on=(await world.slash("ana", "leaderboard")).message)
    assert f"**ana** ◂ you · **{line.value}** point" in board.message.text
    assert ("Your own best" in board.message.text) == (score > line.value), "said once"
    again = await solo(world, "ana", choice=-1)
    assert f"ana's best so far: **{line.value}**" in again.text
    assert f"Best on this server: **{line.value}** by ana" in again.text


async def test_a_game_in_which_a_stand_in_moved_is_no_best_score(world, monkeypatch):
    # not every village lasts ten turns
    monkeypatch.setattr("bot.tables.deals.secrets.token_hex", lambda _bytes: "village 1")
    await world.slash("ana", "play", game="rokujika")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "turn_limit", "60")
    await world.press("ana", "Start")
    await world.wait(61)
    await rush(world, 1)
    await world.slash("ana", "table show")
    await end_last_turn(world, "ana", world.table())
    assert "🏆" in world.table().text
    assert "so far" not in world.table().text
    assert await world.store.best_board(world.guild.id, "rokujika") == []
