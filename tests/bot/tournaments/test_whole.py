"""Whole tournaments without Discord: a restart after every step, a crash at any write."""

from __future__ import annotations

import pytest

from rules.errors import Refusal
from rules.tournament.model import Result
from rules.tournament.standings import standings
from rules.tournament.violations import violations
from tests.bot.tournaments.builders import AS_ORGANISER, ORGANISER, Harness, journal_actions, start_tournament


@pytest.mark.parametrize("format", ["swiss", "pods", "single", "double", "robin", "groups", "duplicate"])
async def test_sixteen_play_with_drops_no_shows_a_correction_and_a_restart_after_every_step(harness, format):
    rounds = 4 if format == "robin" else 0
    tournament_id = await harness.announce(format, checkin=15, start_at=harness.now + 7200, rounds=rounds)
    await harness.sign_up(tournament_id, *range(1, 18))
    await harness.advance_clock(3600)
    await harness.restart()
    await harness.advance_clock(3600 - 900)
    assert (await harness.get()).record.phase == "checkin"
    for user in range(2, 18):  # user 1 signed up and does not check in
        await harness.service.check_in(tournament_id, user)
    await harness.restart()
    await harness.advance_clock(900)
    tournament = await harness.get()
    assert tournament.record.phase == "running"
    assert len(tournament.state.entrants) == 16
    corrected = dropped = stayed_away = False
    for _ in range(400):
        await harness.run_outbox()
        await harness.restart()
        tournament = await harness.get()
        if tournament.record.phase == "over":
            break
        match, row = next(iter(tournament.open_rows()))
        if row.stage == "called" and not stayed_away and match.round == 2:
            stayed_away = True
            for other, waiting in list(tournament.open_rows()):
                if waiting.stage == "called":
                    await harness.ready(other, match.entrants[-1])
            await harness.advance_clock(600)
        elif row.stage == "called":
            await harness.ready(match)
        elif row.stage == "playing":
            await harness.finish(row.table)
            if not corrected:
                corrected = True
                await harness.restart()
                played = (await harness.get()).state.match(match.number).result
                worst = 1 + max(played.places)
                other = Result(places=tuple(worst - place for place in played.places), scores=played.scores[::-1])
                await harness.service.organising.correct(tournament_id, match.number, other, **AS_ORGANISER)
        if match.round == 2 and not dropped:
            dropped = True
            await harness.service.organising.drop(
                tournament_id, tournament.members(match.entrants[0])[0].user, by=ORGANISER, manager=True
            )
    assert tournament.record.phase == "over"
    assert tournament.state.finished
    assert not list(tournament.open_rows())
    assert corrected
    assert dropped
    assert len([match for match in tournament.state.matches if match.is_open]) == 0
    assert [task.kind for task in harness.done].count("crown") == 1
    assert next(iter(standings(tournament.state))).place == 1
    assert violations(tournament.state) == []
    journal = await journal_actions(harness)
    assert journal[:2] == ["announced", "checkin"]
    assert journal[-1] == "over"
    assert "corrected" in journal


async def test_an_arena_of_sixteen_with_late_entries_and_drops(harness):
    tournament_id = await start_tournament(harness, "arena", players=16, window=120)
    tournament = await harness.get()
    assert not tournament.state.matches
    with pytest.raises(Refusal, match="not-in"):
        await harness.service.set_waiting(tournament_id, 77, waiting=True)
    for turn in range(12):
        for user in range(1, 17):
            tournament = await harness.get()
            pending = {
                person.user
                for match, _ in tournament.open_rows()
                for one in match.entrants
                for person in tournament.members(one)
            }
            if user not in pending and tournament.person(user) is not None:
                await harness.service.set_waiting(tournament_id, user, waiting=harness.rng.random() < 0.8)
        await harness.advance_clock(5)
        await harness.run_outbox()
        await harness.restart()
        if turn == 3:
            await harness.sign_up(tournament_id, 17)
        if turn == 5:
            await harness.service.organising.drop(tournament_id, 1, by=1)
        for match, row in list((await harness.get()).open_rows()):
            if row.stage == "called":
                await harness.ready(match)
        for _, row in list((await harness.get()).open_rows()):
            if row.table is not None and harness.rng.random() < 0.9:
                await harness.finish(row.table)
    assert len((await harness.get()).state.matches) > 40
    await harness.advance_clock(7200)
    await harness.run_outbox()
    tournament = await harness.get()
    assert tournament.record.phase == "over"
    assert not list(tournament.open_rows())
    assert violations(tournament.state) == []


class Crashed(Exception):
    """The bot was killed."""


def crash_at_write(harness: Harness, monkeypatch: pytest.MonkeyPatch, at: int, *, written: bool) -> None:
    """Raise Crashed at write number `at`, before or after the write is on disk."""
    store, writes = harness.store.database, 0
    write = store.submit

    async def crashing(work, **options):
        nonlocal writes
        writes += 1
        if writes == at:
            if written:
                await write(work, **options)
            raise Crashed
        return await write(work, **options)

    monkeypatch.setattr(store, "submit", crashing)


async def drive(harness: Harness) -> None:
    """Play the tournament to its end, whatever state it is in."""
    for _ in range(60):
        await harness.run_outbox()
        tournament = await harness.get()
        if tournament.record.phase == "over":
            return
        for match, row in list(tournament.open_rows()):
            for entrant in match.entrants:
                for person in tournament.members(entrant):
                    if row.stage == "called" and person.number not in (await harness.get()).row(match.number).ready:
                        await harness.service.matches.set_ready(1, match.number, person.user)
        for table, one in list(harness.fake_tables.tables.items()):
            if one.outcome is None and not one.closed:
                await harness.finish(table, (1, 2))
            elif one.outcome is not None:
                harness.service.matches.on_table_end(table, one.purpose)
                await harness.settled()


@pytest.mark.parametrize("written", [False, True])
@pytest.mark.parametrize("at", range(1, 46, 5))
async def test_a_crash_at_any_write_leads_to_the_same_end(harness, monkeypatch, at, written):
    tournament_id = await harness.announce(rounds=2)
    await harness.sign_up(tournament_id, 1, 2, 3, 4)
    crash_at_write(harness, monkeypatch, at, written=written)
    try:
        await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
        await drive(harness)
    except Crashed:
        pass
    monkeypatch.undo()
    await harness.restart()
    if (await harness.get()).record.phase == "signup":
        await harness.service.organising.begin(tournament_id, **AS_ORGANISER)
    await drive(harness)
    tournament = await harness.get()
    assert tournament.record.phase == "over"
    assert len(tournament.state.matches) == 4
    assert all(match.result.places == (1, 2) for match in tournament.state.matches)
    assert len(harness.fake_tables.tables) == 4
    assert [entry.action for entry in await harness.store.tournaments.journal(1)].count("result") == 4
    assert await harness.store.tournaments.tasks(1) == []
