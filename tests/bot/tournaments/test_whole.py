"""Whole tournaments without Discord: from sign-up to champion, with a restart after every act, killed at any write."""

from __future__ import annotations

import pytest

from rules.errors import Refusal
from rules.tournament.model import Result
from rules.tournament.standings import standings
from rules.tournament.violations import violations
from tests.bot.tournaments.builders import LED, ORGANISER, House, began, whats


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
        await house.handlers()
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
    assert [task.what for task in house.done].count("crown") == 1
    assert next(iter(standings(affair.state))).place == 1
    assert violations(affair.state) == []
    journal = await whats(house)
    assert journal[:2] == ["announced", "checkin"]
    assert journal[-1] == "over"
    assert "corrected" in journal


async def test_an_arena_of_sixteen_where_people_come_and_go_until_it_closes(house):
    tournament = await began(house, "arena", players=16, window=120)
    affair = await house.affair()
    assert not affair.state.matches
    with pytest.raises(Refusal, match="not-in"):
        await house.director.want_to_play(tournament, 77, wants=True)
    for turn in range(12):
        for user in range(1, 17):
            affair = await house.affair()
            pending = {
                person.user
                for match, _ in affair.open_rows()
                for one in match.entrants
                for person in affair.members(one)
            }
            if user not in pending and affair.person(user) is not None:
                await house.director.want_to_play(tournament, user, wants=house.rng.random() < 0.8)
        await house.handlers()
        await house.restart()
        if turn == 3:
            await house.sign_up(tournament, 17)
        if turn == 5:
            await house.director.drop(tournament, 1, by=1)
        for match, row in list((await house.affair()).open_rows()):
            if row.stage == "called":
                await house.ready(match)
        for _, row in list((await house.affair()).open_rows()):
            if row.table is not None and house.rng.random() < 0.9:
                await house.finish(row.table)
    assert len((await house.affair()).state.matches) > 40
    await house.leap(7200)
    await house.handlers()
    affair = await house.affair()
    assert affair.record.phase == "over"
    assert not list(affair.open_rows())
    assert violations(affair.state) == []


class Dead(Exception):
    """The bot was killed."""


def mortal(house: House, monkeypatch: pytest.MonkeyPatch, at: int, *, written: bool) -> None:
    """The bot dies at its so-manieth write, before or after that is on disk; the next one lives."""
    store, writes = house.store.database, 0
    write = store.write

    async def dying(work, **options):
        nonlocal writes
        writes += 1
        if writes == at:
            if written:
                await write(work, **options)
            raise Dead
        return await write(work, **options)

    monkeypatch.setattr(store, "write", dying)


async def drive(house: House) -> None:
    """Let it go on until it is over, whatever state it is in."""
    for _ in range(60):
        await house.handlers()
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
                house.director.table_over(table, one.purpose)
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
    assert await house.store.tournaments.next_task(1) is None
