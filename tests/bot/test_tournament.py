"""Whole tournaments without Discord: every format from sign-up to champion, with a restart after every act."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.housekeeping import Housekeeping, Limits
from bot.measures import Measures
from bot.privacy import Privacy
from bot.record import Sitter
from bot.tables import Tables
from bot.tournament.director import Draft
from bot.tournament.model import TournamentSettings
from rules.errors import Refusal
from rules.tournament.faults import faults
from rules.tournament.model import Plan, Result
from rules.tournament.progress import advance
from rules.tournament.standings import standings
from tests.bot.tournament_house import ORGANISER, House

LED = {"by": ORGANISER, "manager": False}


@pytest.fixture
async def house(tmp_path: Path):
    house = await House(tmp_path / "onetable.db").open()
    yield house
    await house.close()


async def began(house: House, format: str = "swiss", people: int = 4, **changes) -> int:
    tournament = await house.announce(format, **changes)
    await house.sign_up(tournament, *range(1, people + 1))
    await house.director.begin(tournament, **LED)
    await house.errands(tournament)
    return tournament


async def whats(house: House, tournament: int = 1) -> list[str]:
    return [act.what for act in reversed(await house.store.tournaments.journal(tournament))]


@pytest.mark.parametrize("name", ["", " ", "\u200b\u202e", "\0", "\ud83d"])
async def test_a_name_that_nobody_can_see_is_none(house, name):
    with pytest.raises(Refusal, match="tournament-refused-name"):
        await house.director.sketch(draft_of(1).but(name=name))


async def test_a_name_is_kept_as_far_as_it_can_be_seen(house):
    assert (await house.director.sketch(draft_of(1).but(name="  The\u200b \ud83dBig\n\0Cup "))).name == "The Big Cup"


# --- from beginning to end


@pytest.mark.parametrize("format", ["swiss", "pods", "single", "double", "robin", "groups", "duplicate"])
async def test_sixteen_play_with_drops_no_shows_a_correction_and_a_restart_after_every_act(house, format):
    rounds = 4 if format == "robin" else 0
    tournament = await house.announce(format, checkin=15, start_at=house.now + 7200, rounds=rounds)
    await house.sign_up(tournament, *range(1, 18))
    await house.leap(3600)
    await house.restart()
    await house.leap(3600 - 900)
    assert (await house.affair()).record.phase == "checkin"
    for user in range(2, 18):  # 1 signed up and does not come
        await house.director.check_in(tournament, user)
    await house.restart()
    await house.leap(900)
    affair = await house.affair()
    assert affair.record.phase == "running"
    assert len(affair.state.entrants) == 16
    corrected = dropped = stayed_away = False
    for _ in range(400):
        await house.errands()
        await house.restart()
        affair = await house.affair()
        if affair.record.phase == "over":
            break
        match, row = next(iter(affair.open_rows()))
        if row.stage == "called" and not stayed_away and match.round == 2:
            stayed_away = True
            for other, waiting in list(affair.open_rows()):
                if waiting.stage == "called":
                    await house.ready(other, match.entrants[-1])
            await house.leap(600)
        elif row.stage == "called":
            await house.ready(match)
        elif row.stage == "playing":
            await house.finish(row.table)
            if not corrected:
                corrected = True
                await house.restart()
                played = (await house.affair()).state.match(match.number).result
                worst = 1 + max(played.places)
                other = Result(places=tuple(worst - place for place in played.places), scores=played.scores[::-1])
                await house.director.correct(tournament, match.number, other, **LED)
        if match.round == 2 and not dropped:
            dropped = True
            await house.director.drop(tournament, affair.members(match.entrants[0])[0].user, by=ORGANISER, manager=True)
    assert affair.record.phase == "over"
    assert affair.state.finished
    assert not list(affair.open_rows())
    assert corrected
    assert dropped
    assert len([match for match in affair.state.matches if match.is_open]) == 0
    assert [duty.what for duty in house.done].count("crown") == 1
    assert next(iter(standings(affair.state))).place == 1
    assert faults(affair.state) == []
    journal = await whats(house)
    assert journal[:2] == ["announced", "checkin"]
    assert journal[-1] == "over"
    assert "corrected" in journal


async def test_an_arena_of_sixteen_where_people_come_and_go_until_it_closes(house):
    tournament = await began(house, "arena", people=16, window=120)
    affair = await house.affair()
    assert not affair.state.matches
    with pytest.raises(Refusal, match="not-in"):
        await house.director.want_to_play(tournament, 77, wants=True)
    for turn in range(12):
        for user in range(1, 17):
            affair = await house.affair()
            busy = {
                person.user
                for match, _ in affair.open_rows()
                for one in match.entrants
                for person in affair.members(one)
            }
            if user not in busy and affair.person(user) is not None:
                await house.director.want_to_play(tournament, user, wants=house.luck.random() < 0.8)
        await house.errands()
        await house.restart()
        if turn == 3:
            await house.sign_up(tournament, 17)
        if turn == 5:
            await house.director.drop(tournament, 1, by=1)
        for match, row in list((await house.affair()).open_rows()):
            if row.stage == "called":
                await house.ready(match)
        for _, row in list((await house.affair()).open_rows()):
            if row.table is not None and house.luck.random() < 0.9:
                await house.finish(row.table)
    assert len((await house.affair()).state.matches) > 40
    await house.leap(7200)
    await house.errands()
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert not list(affair.open_rows())
    assert faults(affair.state) == []


# --- signing up


async def test_whoever_comes_too_late_waits_and_moves_up_when_somebody_signs_off(house):
    tournament = await house.announce(size=2)
    await house.sign_up(tournament, 1, 2, 3, 4)
    assert [person.status for person in (await house.affair()).people] == ["in", "in", "waiting", "waiting"]
    await house.director.take_back(tournament, 1)
    await house.restart()
    assert [person.status for person in (await house.affair()).people] == ["dropped", "in", "in", "waiting"]


async def test_nobody_signs_up_twice_or_off_without_being_in(house):
    tournament = await house.announce()
    await house.sign_up(tournament, 1)
    with pytest.raises(Refusal, match="already-in"):
        await house.sign_up(tournament, 1)
    with pytest.raises(Refusal, match="not-in"):
        await house.director.take_back(tournament, 2)
    await house.director.take_back(tournament, 1)
    await house.sign_up(tournament, 1)
    assert len([person for person in (await house.affair()).people if person.status == "in"]) == 1


async def test_signing_up_and_off_for_ever_comes_to_an_end(house):
    tournament = await house.announce()
    for _ in range(11):
        await house.sign_up(tournament, 1)
        await house.director.take_back(tournament, 1)
    with pytest.raises(Refusal, match="often"):
        await house.sign_up(tournament, 1)


async def test_two_who_sign_up_at_once_for_the_last_place(house):
    tournament = await house.announce(size=2)
    await house.sign_up(tournament, 1)
    await asyncio.gather(*(house.sign_up(tournament, user) for user in (2, 3)))
    assert [person.status for person in (await house.affair()).people] == ["in", "in", "waiting"]


async def test_those_on_the_waiting_list_take_the_places_of_those_who_do_not_check_in(house):
    tournament = await house.announce(size=2, start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2, 3)
    await house.leap(3600 - 900)
    for user in (1, 3):
        await house.director.check_in(tournament, user)
    await house.leap(900)
    affair = await house.affair()
    assert [person.entrant for person in affair.people] == [1, None, 2]


async def test_with_too_few_it_is_called_off(house):
    tournament = await house.announce(start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2)
    await house.leap(2700)
    await house.director.check_in(tournament, 1)
    await house.leap(900)
    assert (await house.affair(tournament)).record.phase == "cancelled"
    await house.errands()
    assert {"about": "cancelled", "why": "too-few"} in [duty.details for duty in house.done]


async def test_reminders_come_once(house):
    await house.announce(start_at=house.now + 7200)
    for _ in range(24):
        await house.leap(300)
        await house.restart()
    await house.errands()
    told = [duty.details.get("about") for duty in house.done if duty.what == "tell"]
    assert told == ["soon", "checkin", "last", "cancelled"]


async def test_check_in_is_as_long_as_ever_if_the_bot_was_away_when_it_should_have_opened(house):
    tournament = await house.announce(start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2)
    await house.leap(5000)
    affair = await house.affair()
    assert affair.record.phase == "checkin"
    assert affair.record.start_at == house.now + 900


# --- matches


async def test_all_ready_are_dealt_a_table_and_the_result_is_taken_from_it(house):
    await began(house, people=2)
    match = (await house.open_matches())[0]
    with pytest.raises(Refusal, match="not-your-match"):
        await house.director.get_ready(1, match.number, 77)
    await house.ready(match)
    with pytest.raises(Refusal, match="match-begun"):
        await house.director.get_ready(1, match.number, 1)
    table = house.hall.tables[1]
    assert table.occasion == "tournament/1/1"
    names = {1: "P1", 2: "P2"}
    assert [sitter.name for sitter in table.people] == [names[entrant] for entrant in match.entrants]
    await house.finish(1, (2, 1))
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert affair.state.matches[0].result.places == (2, 1)


async def test_whoever_is_ready_before_it_is_noted_that_they_were_called_counts(house):
    tournament = await house.announce()
    await house.sign_up(tournament, 1, 2)
    await house.director.begin(tournament, **LED)
    await house.director.thread_made(tournament, 1, 1001)
    await house.ready((await house.open_matches())[0])
    assert not house.hall.tables
    await house.restart()
    await house.director.called(tournament, 1)
    assert (await house.affair()).row(1).stage == "playing"


async def test_whoever_is_not_ready_is_reminded_and_then_forfeits(house):
    await began(house, people=2)
    match = (await house.open_matches())[0]
    await house.ready(match, match.entrants[0])
    await house.leap(300)
    await house.errands()
    assert [duty.what for duty in house.done].count("remind") == 1
    await house.leap(300)
    result = (await house.affair()).state.matches[0].result
    assert result.places == (2, 1)
    assert result.forfeits == (match.entrants[0],)


async def test_nobody_comes_and_the_tournament_goes_on(house):
    await began(house, people=4, format="robin")
    for _ in range(10):
        await house.leap(600)
        await house.errands()
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert {person.status for person in affair.people} == {"dropped"}


async def test_the_bot_dies_between_the_last_ready_and_the_deal(house, monkeypatch):
    await began(house, people=2)
    match = (await house.open_matches())[0]

    async def dies(**_about):
        raise RuntimeError("gone")

    monkeypatch.setattr(house.hall, "deal", dies)
    with pytest.raises(RuntimeError):
        await house.ready(match)
    monkeypatch.undo()
    await house.restart()
    row = (await house.affair()).row(match.number)
    assert (row.stage, row.table) == ("playing", 1)


async def test_a_result_that_came_while_nobody_listened_is_taken_at_the_start(house):
    await began(house, people=2)
    await house.ready((await house.open_matches())[0])
    monkey, house.director.table_over = house.director.table_over, lambda *_: None
    await house.finish(1, (1, 2))
    house.director.table_over = monkey
    assert (await house.affair()).record.phase == "running"
    await house.restart()
    assert (await house.affair()).record.phase == "over"


async def test_the_same_end_told_twice_counts_once(house):
    await began(house, people=4)
    match = (await house.open_matches())[0]
    await house.ready(match)
    await house.finish(1, (1, 2))
    before = (await house.affair()).state
    house.director.table_over(1, "tournament/1/1")
    await house.settled()
    assert (await house.affair()).state == before


async def test_a_match_out_of_time_is_lost_by_whom_the_table_waits_for(house):
    await began(house, people=2, clock=30)
    await house.ready((await house.open_matches())[0])
    house.hall.to_act = frozenset({0})
    await house.leap(1800)
    assert (await house.affair()).state.matches[0].result.places == (2, 1)
    assert house.hall.tables[1].closed


async def test_a_match_out_of_time_that_waits_for_all_is_shared(house):
    await began(house, people=2, clock=30)
    await house.ready((await house.open_matches())[0])
    house.hall.to_act = frozenset({0, 1})
    await house.leap(1800)
    assert (await house.affair()).state.matches[0].result.places == (1, 1)


async def test_a_table_that_was_closed_is_played_again(house):
    await began(house, people=2)
    match = (await house.open_matches())[0]
    await house.ready(match)
    house.hall.tables[1].closed = True
    house.director.table_over(1, "tournament/1/1")
    await house.settled()
    await house.errands()
    await house.ready(match)
    assert house.hall.tables[2].occasion == "tournament/1/1/1"
    await house.finish(2, (1, 2))
    assert (await house.affair()).record.phase == "over"


async def test_a_draw_in_a_knock_out_is_played_once_more_and_then_the_better_seed_goes_on(house):
    await began(house, "single", people=2)
    match = (await house.open_matches())[0]
    await house.ready(match)
    await house.finish(1, (1, 1))
    await house.errands()
    assert (await house.affair()).record.phase == "running"
    await house.ready(match)
    await house.finish(2, (1, 1))
    assert (await house.affair()).record.phase == "over"


# --- leaving and coming


async def test_a_table_that_was_closed_before_does_not_stand_for_a_draw(house):
    await began(house, "single", people=2)
    match = (await house.open_matches())[0]
    await house.ready(match)
    house.hall.tables[1].closed = True
    house.director.table_over(1, house.hall.tables[1].occasion)
    await house.settled()
    for table in (2, 3):
        await house.errands()
        assert (await house.affair()).record.phase == "running"
        await house.ready(match)
        await house.finish(table, (1, 1))
    assert (await house.affair()).record.phase == "over"


async def test_whoever_drops_out_gives_their_match_away_and_the_table_is_closed(house):
    await began(house, people=2)
    await house.ready((await house.open_matches())[0])
    await house.director.drop(1, 1, by=1)
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert affair.state.matches[0].result.forfeits == (1,)
    assert house.hall.tables[1].closed
    with pytest.raises(Refusal, match="over"):
        await house.director.drop(1, 2, by=2)


async def test_whoever_drops_out_of_a_pod_is_behind_the_others_who_play_on(house):
    await began(house, "pods", people=3, rounds=1)
    match = (await house.open_matches())[0]
    await house.ready(match)
    first = match.entrants[0]
    await house.director.drop(1, first, by=first)
    assert house.hall.left == [(1, first)]
    assert (await house.affair()).state.matches[0].is_open
    await house.finish(1, (1, 2, 3))
    result = (await house.affair()).state.matches[0].result
    assert result.forfeits == (first,)
    assert result.places == (3, 1, 2)


async def test_a_pod_plays_without_whoever_does_not_come(house):
    await began(house, "pods", people=4, rounds=1)
    match = (await house.open_matches())[0]
    await house.ready(match, match.entrants[2])
    await house.leap(600)
    table = house.hall.tables[1]
    assert len(table.people) == 3
    await house.finish(1, (2, 1, 3))
    result = (await house.affair()).state.matches[0].result
    assert result.places == (2, 1, 4, 3)
    assert result.forfeits == (match.entrants[2],)


async def test_late_entrants_play_from_the_next_round_on(house):
    await began(house, people=4, rounds=3)
    await house.sign_up(1, 5)
    for match in await house.open_matches():
        assert 5 not in match.entrants
        await house.ready(match)
    for table in (1, 2):
        await house.finish(table, (1, 2))
    assert any(5 in match.entrants for match in (await house.affair()).state.matches)
    with pytest.raises(Refusal, match="already-in"):
        await house.sign_up(1, 5)


async def test_whoever_missed_check_in_may_still_come_late(house):
    tournament = await house.announce(start_at=house.now + 3600)
    await house.sign_up(tournament, 1, 2, 3)
    await house.leap(2700)
    for user in (1, 2):
        await house.director.check_in(tournament, user)
    await house.leap(900)
    assert (await house.affair()).person(3) is None
    await house.sign_up(tournament, 3)
    assert (await house.affair()).person(3).entrant == 3


async def test_a_knock_out_takes_nobody_late(house):
    await began(house, "single")
    with pytest.raises(Refusal, match="late"):
        await house.sign_up(1, 5)


async def test_others_do_not_drop_one(house):
    await began(house)
    with pytest.raises(Refusal, match="only-organiser"):
        await house.director.drop(1, 1, by=2)


# --- organising


@pytest.mark.parametrize("act", ["begin", "pause", "resume", "cancel", "stop_early", "open_checkin"])
async def test_only_the_organiser_or_a_manager_leads(house, act):
    tournament = await house.announce()
    with pytest.raises(Refusal, match="only-organiser"):
        await getattr(house.director, act)(tournament, by=1, manager=False)


async def test_while_it_is_paused_nobody_runs_out_of_time(house):
    await began(house, people=2)
    await house.leap(500)
    await house.director.pause(1, **LED)
    await house.leap(5000)
    await house.restart()
    assert (await house.affair()).state.matches[0].is_open
    with pytest.raises(Refusal, match="paused"):
        await house.director.get_ready(1, 1, 1)
    await house.director.resume(1, by=5, manager=True)
    await house.leap(90)
    assert (await house.affair()).state.matches[0].is_open
    await house.leap(20)
    assert not (await house.affair(1)).state.matches[0].is_open
    acts = {act.what: act.by for act in await house.store.tournaments.journal(1)}
    assert (acts["paused"], acts["resumed"]) == (ORGANISER, 5)


async def test_what_ends_during_a_pause_counts_and_the_next_round_waits(house):
    await began(house, people=2, rounds=1)
    await house.ready((await house.open_matches())[0])
    await house.director.pause(1, **LED)
    await house.finish(1, (1, 2))
    affair = await house.affair()
    assert affair.record.phase == "paused"
    assert not affair.state.matches[0].is_open
    await house.director.resume(1, **LED)
    assert (await house.affair()).record.phase == "over"


async def test_cancelled_nothing_goes_on(house):
    await began(house)
    await house.ready((await house.open_matches())[0])
    await house.director.cancel(1, **LED)
    assert house.hall.tables[1].closed
    assert not list((await house.affair()).open_rows())
    assert await house.store.tournaments.nearest_deadline() is None
    with pytest.raises(Refusal, match="over"):
        await house.director.cancel(1, **LED)


async def test_stopped_early_the_standings_stand(house):
    await began(house)
    await house.ready((await house.open_matches())[0])
    await house.finish(1, (1, 2))
    await house.director.stop_early(1, **LED)
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert not list(affair.open_rows())


async def test_stopped_before_anybody_has_played_it_has_no_champion(house):
    await began(house)
    await house.director.stop_early(1, **LED)
    await house.errands()
    assert [duty.details["champions"] for duty in house.done if duty.what == "crown"] == [[]]


async def test_where_nobody_ever_comes_nobody_is_champion(house):
    await began(house, "single", people=2)
    await house.leap(600)
    await house.errands()
    assert (await house.affair()).record.phase == "over"
    assert [duty.details["champions"] for duty in house.done if duty.what == "crown"] == [[]]


async def test_the_organiser_decides_an_open_match(house):
    await began(house, people=2)
    await house.director.correct(1, 1, Result(places=(1, 2)), **LED)
    assert (await house.affair()).record.phase == "over"
    with pytest.raises(Refusal):
        await house.director.correct(1, 1, Result(places=(3, 9)), **LED)


async def test_a_corrected_semi_final_brings_others_into_the_final(house):
    await began(house, "single", people=4)
    for match in await house.open_matches():
        await house.ready(match)
    await house.finish(1, (1, 2))
    await house.finish(2, (1, 2))
    await house.errands()
    first, final = (await house.affair()).state.match(1), (await house.open_matches())[0]
    await house.ready(final)
    await house.director.correct(1, 1, Result(places=(2, 1)), **LED)
    await house.errands()
    now = (await house.open_matches())[0]
    assert first.entrants[1] in now.entrants
    assert first.entrants[0] not in now.entrants
    assert house.hall.tables[3].closed
    assert [duty.what for duty in house.done].count("open") == 4
    await house.ready(now)
    await house.finish(4, (1, 2))
    assert (await house.affair()).record.phase == "over"


async def test_a_correction_of_a_finished_bracket_crowns_anew_only_if_the_champion_is_another(house):
    await began(house, "single", people=4)
    for match in (1, 2, 3):
        await house.director.correct(1, match, Result(places=(1, 2)), **LED)
    await house.errands()
    assert (await house.affair()).record.phase == "over"
    final = (await house.affair()).state.match(3)
    await house.director.correct(1, 3, Result(places=(1, 2), forfeits=(final.entrants[1],)), **LED)
    await house.errands()
    assert [duty.what for duty in house.done].count("crown") == 1
    await house.director.correct(1, 3, Result(places=(2, 1)), **LED)
    await house.errands()
    crowned = [duty.details for duty in house.done if duty.what == "crown"]
    assert crowned[1:] == [{"champions": [final.entrants[1]], "former": [final.entrants[0]]}]


# --- downtime and pairing


async def test_the_time_that_the_bot_was_away_is_given_back(house):
    await began(house, people=2)
    await house.close()
    house.now += 5000
    from bot.store.sqlite import SqliteStore

    store = await SqliteStore.open(house.path)
    await store.extend_deadlines(5000, "alive_at", "x")
    await store.close()
    await house.open()
    await house.leap(500)
    assert (await house.affair()).state.matches[0].is_open
    await house.leap(100)
    assert not (await house.affair()).state.matches[0].is_open


async def test_the_time_that_the_bot_was_away_during_a_pause_is_given_back_once(house):
    await began(house, people=2)
    await house.director.pause(1, **LED)
    house.now += 5000
    await house.store.extend_deadlines(5000, "alive_at", "x")
    await house.restart()
    await house.director.resume(1, **LED)
    await house.leap(600)
    assert not (await house.affair()).state.matches[0].is_open


async def test_a_click_is_answered_while_a_round_is_paired(house, monkeypatch):
    """The pairing is held until the click has been answered: if it held the loop, this would never end."""
    await began(house, people=2, rounds=2)
    other = await house.announce()
    await house.ready((await house.open_matches())[0])
    going, answered = threading.Event(), threading.Event()

    def slow(tournament):
        going.set()
        assert answered.wait(60)
        return advance(tournament)

    monkeypatch.setattr("bot.tournament.worker.advance", slow)
    finishing = asyncio.create_task(house.finish(1, (1, 2)))
    await asyncio.to_thread(going.wait)
    await house.director.sign_up(other, Sitter(user=9, name="Nine"))
    assert (await house.director.affair(1)).record.phase == "running"
    answered.set()
    await finishing
    assert (await house.affair(1)).state.round == 2


async def test_whoever_is_forgotten_while_a_round_is_paired_is_not_written_back(house, monkeypatch):
    await began(house, people=2, rounds=2)
    await house.ready((await house.open_matches())[0])
    going, forgotten = threading.Event(), threading.Event()

    def slow(tournament):
        going.set()
        forgotten.wait(5)
        return advance(tournament)

    monkeypatch.setattr("bot.tournament.worker.advance", slow)
    privacy = Privacy(house.store, Tables(house.store, lambda: house.now), Measures(), lambda: house.now)
    privacy.on_leaving, privacy.standing_still = house.director.leave_all, house.director.standing_still
    finishing = asyncio.create_task(house.finish(1, (1, 2)))
    await asyncio.to_thread(going.wait)
    leaving = asyncio.create_task(privacy.forget(ORGANISER))
    for _ in range(50):
        await house.store.tournaments.load(1)
    forgotten.set()
    await asyncio.gather(finishing, leaving)
    assert (await house.affair()).record.organiser == 0
    await house.restart()
    assert (await house.affair()).record.organiser == 0
    assert (await house.affair()).state.round == 2


async def test_a_tournament_that_lets_nobody_go_does_not_keep_them_from_being_forgotten(house, monkeypatch):
    await began(house, people=2)
    await house.director.pause(1, **LED)

    async def dies(*_about):
        raise RuntimeError("killed")

    monkeypatch.setattr(house.director, "_end", dies)
    with pytest.raises(RuntimeError):
        await house.director.stop_early(1, **LED)  # the standings are final, and it is still paused
    privacy = Privacy(house.store, Tables(house.store, lambda: house.now), Measures(), lambda: house.now)
    privacy.on_leaving, privacy.standing_still = house.director.leave_all, house.director.standing_still
    await privacy.forget(1)
    assert [(person.user, person.name) for person in (await house.affair()).people] == [(0, "?"), (2, "P2")]


# --- teams


async def test_pairs_of_only_one_sit_across_from_each_other(house):
    tournament = await house.announce("swiss", game="only-one", options={"teams": True})
    assert (await house.affair()).record.settings.team == (2, 2)
    with pytest.raises(Refusal, match="teams"):
        await house.sign_up(tournament, 9)
    for captain, mate, name in ((1, 2, "Ants"), (3, 4, "Bees")):
        people = [Sitter(user=user, name=f"P{user}") for user in (captain, mate)]
        await house.director.sign_up_team(tournament, people[0], name, people[1:])
        await house.director.accept(tournament, mate)
    await house.director.begin(tournament, **LED)
    await house.errands()
    match = (await house.open_matches())[0]
    await house.ready(match)
    seated = [sitter.user for sitter in house.hall.tables[1].people]
    assert {frozenset(seated[::2]), frozenset(seated[1::2])} == {frozenset({1, 2}), frozenset({3, 4})}
    await house.finish(1, (1, 3, 1, 3))
    result = (await house.affair()).state.matches[0].result
    assert result.places == (1, 2)


@pytest.mark.parametrize(
    ("name", "mates", "why"),
    [("", 1, "name"), ("ants", 1, "name"), ("A\u200bnts", 1, "name"), ("Bees", 2, "size"), ("Bees", 0, "size")],
)
async def test_a_team_that_cannot_be_is_refused(house, name, mates, why):
    tournament = await house.announce("swiss", game="only-one", options={"teams": True})
    captain, *others = (Sitter(user=user, name="x") for user in range(1, 3))
    await house.director.sign_up_team(tournament, captain, "Ants", others)
    others = [Sitter(user=20 + number, name="y") for number in range(mates)]
    with pytest.raises(Refusal, match=why):
        await house.director.sign_up_team(tournament, Sitter(user=9, name="z"), name, others)


async def test_nobody_is_named_for_two_teams_and_a_member_who_leaves_takes_the_team_along(house):
    tournament = await house.announce("swiss", game="only-one", options={"teams": True})
    ann, bob, cat = (Sitter(user=user, name="x") for user in (1, 2, 3))
    await house.director.sign_up_team(tournament, ann, "Ants", [bob])
    with pytest.raises(Refusal, match="mate-in"):
        await house.director.sign_up_team(tournament, cat, "Bees", [bob])
    await house.director.take_back(tournament, 2)
    assert {person.status for person in (await house.affair()).people} == {"dropped"}
    await house.director.sign_up_team(tournament, cat, "Bees", [bob])


# --- dying at any moment


class Dead(Exception):
    """The bot was killed."""


def mortal(house: House, monkeypatch: pytest.MonkeyPatch, at: int, *, written: bool) -> None:
    """The bot dies at its so-manieth write, before or after that is on disk; the next one lives."""
    store, writes = house.store._commits, 0
    write = store.write

    async def dying(work):
        nonlocal writes
        writes += 1
        if writes == at:
            if written:
                await write(work)
            raise Dead
        return await write(work)

    monkeypatch.setattr(store, "write", dying)


async def drive(house: House) -> None:
    """Let it go on until it is over, whatever state it is in."""
    for _ in range(60):
        await house.errands()
        affair = await house.affair()
        if affair.record.phase == "over":
            return
        for match, row in list(affair.open_rows()):
            for entrant in match.entrants:
                for person in affair.members(entrant):
                    if row.stage == "called" and person.number not in (await house.affair()).row(match.number).ready:
                        await house.director.get_ready(1, match.number, person.user)
        for table, one in list(house.hall.tables.items()):
            if one.outcome is None and not one.closed:
                await house.finish(table, (1, 2))
            elif one.outcome is not None:
                house.director.table_over(table, one.occasion)
                await house.settled()


@pytest.mark.parametrize("written", [False, True])
@pytest.mark.parametrize("at", range(1, 46, 5))
async def test_killed_at_any_write_it_comes_to_the_same_end(house, monkeypatch, at, written):
    tournament = await house.announce(rounds=2)
    await house.sign_up(tournament, 1, 2, 3, 4)
    mortal(house, monkeypatch, at, written=written)
    try:
        await house.director.begin(tournament, **LED)
        await drive(house)
    except Dead:
        pass
    monkeypatch.undo()
    await house.restart()
    if (await house.affair()).record.phase == "signup":
        await house.director.begin(tournament, **LED)
    await drive(house)
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert len(affair.state.matches) == 4
    assert all(match.result.places == (1, 2) for match in affair.state.matches)
    assert len(house.hall.tables) == 4
    assert [act.what for act in await house.store.tournaments.journal(1)].count("result") == 4
    assert await house.store.tournaments.next_duty(1) is None


async def test_what_nobody_comes_back_to_is_cancelled_and_drafts_go_after_a_day(house):
    day = 86400.0
    await began(house, people=2)
    await house.director.pause(1, **LED)
    await house.announce()
    await house.announce(start_at=house.now + 300 * day)
    await house.director.sketch(draft_of(1))
    tables = Tables(house.store, lambda: house.now)
    privacy = Privacy(house.store, tables, Measures(), lambda: house.now)
    limits = Limits(365, 180, 30)
    keeping = Housekeeping(house.store, tables, privacy, lambda: house.now, measures=Measures(), limits=limits)
    keeping.on_abandoned = house.director.abandon
    house.now += 179 * day
    await keeping.tidy()
    assert [(await house.affair(number)).record.phase for number in (1, 2, 3)] == ["paused", "signup", "signup"]
    with pytest.raises(Refusal, match="none"):
        await house.affair(4)
    house.now += 2 * day
    await keeping.tidy()
    assert [(await house.affair(number)).record.phase for number in (1, 2, 3)] == ["cancelled", "cancelled", "signup"]
    house.now += 366 * day
    await keeping.tidy()
    with pytest.raises(Refusal, match="none"):
        await house.affair(1)


def draft_of(organiser: int) -> Draft:
    plan, settings = Plan(format="swiss"), TournamentSettings()
    return Draft(guild=5, channel=10, organiser=organiser, name="Mine", game="one-shot", plan=plan, settings=settings)


async def test_what_ended_long_ago_is_deleted_with_everything(house):
    await began(house, people=2)
    await house.director.cancel(1, **LED)
    await house.announce()
    assert await house.store.tournaments.discard_old(house.now, house.now) == 0
    assert await house.store.tournaments.discard_old(house.now + 1, house.now) == 1
    with pytest.raises(Refusal, match="none"):
        await house.affair(1)
    assert (await house.affair(2)).record.phase == "signup"
    assert await house.store.tournaments.journal(1) == []
