"""What an organiser changes after the announcement, and conditions of entry."""

from __future__ import annotations

import pytest

from bot.ops.metrics import Metrics
from bot.privacy.service import Privacy
from bot.tables.service import TableService
from bot.tournaments.model import TournamentRecord, TournamentSettings
from bot.tournaments.sign_up.conditions import Conditions, parse_ratings, ratings_text, require
from rules.errors import Refusal
from tests.bot.tournaments.builders import AS_ORGANISER, ORGANISER, start_tournament

HELPER = 555


def settings(**changes):
    """Return a change of settings for `edit`."""
    return lambda record: record.model_copy(update={"settings": record.settings.model_copy(update=changes)})


def plan(**changes):
    """Return a change of the plan for `edit`."""

    def change(record: TournamentRecord) -> TournamentRecord:
        state = record.state
        return record.model_copy(
            update={"state": state.model_copy(update={"plan": state.plan.model_copy(update=changes)})}
        )

    return change


def start_at(at: float | None):
    return lambda record: record.model_copy(update={"start_at": at})


async def edit(harness, change, tournament_id: int = 1):
    return await harness.service.organising.edit(tournament_id, change, **AS_ORGANISER)


async def kinds_told(harness) -> list[object]:
    await harness.run_outbox()
    return [task.details.get("about") for task in harness.done if task.kind == "tell"]


async def test_a_later_start_reminds_again_and_check_in_opens_later(harness):
    await harness.announce(start_at=harness.now + 7200)
    await harness.sign_up(1, 1, 2)
    await harness.advance_clock(3600)
    await edit(harness, start_at(harness.now + 3 * 3600))
    assert (await harness.get()).record.reminders == ()
    await harness.advance_clock(2 * 3600)
    assert (await harness.get()).record.phase == "signup"
    await harness.advance_clock(3600 - 900)
    assert (await harness.get()).record.phase == "checkin"
    assert await kinds_told(harness) == ["soon", "moved", "soon", "checkin"]


async def test_while_check_in_is_open_the_start_moves_but_stays(harness):
    await harness.announce(start_at=harness.now + 3600)
    await harness.sign_up(1, 1, 2)
    await harness.advance_clock(2700)
    later = harness.now + 3600
    await edit(harness, start_at(later))
    await harness.advance_clock(1800)
    assert (await harness.get()).record.phase == "checkin"
    for change, why in ((start_at(None), "start-needed"), (settings(checkin=20), "fixed")):
        with pytest.raises(Refusal, match=why):
            await edit(harness, change)
    assert (await harness.get()).record.start_at == later


async def test_a_start_can_be_given_up_and_set_and_the_event_follows(harness):
    await harness.announce(event=True, start_at=harness.now + 7200)
    await harness.service.set_event(1, 77)
    await edit(harness, start_at(harness.now + 9000))
    await edit(harness, start_at(None))
    await harness.service.set_event(1, None)
    await edit(harness, start_at(harness.now + 9000))
    await harness.run_outbox()
    assert [task.details["to"] for task in harness.done if task.kind == "event"] == ["make", "edit", "end", "make"]


@pytest.mark.parametrize(
    ("format", "change", "why"),
    [
        ("swiss", start_at(5.0), "fixed"),
        ("swiss", settings(checkin=1), "fixed"),
        ("single", settings(size=64), "fixed"),
        ("single", plan(rounds=2), "fixed"),
        ("single", settings(conditions=Conditions(games=3)), "fixed"),
        ("groups", plan(group_size=3), "fixed"),
        ("swiss", settings(size=3), "size-taken"),
    ],
)
async def test_what_the_pairings_depend_on_is_refused_after_the_start(harness, format, change, why):
    await start_tournament(harness, format, players=4)
    before = await harness.get()
    with pytest.raises(Refusal, match=f"tournament-refused-{why}"):
        await edit(harness, change)
    assert await harness.get() == before


async def test_rounds_that_are_being_played_cannot_be_taken_away(harness):
    await start_tournament(harness, players=4, rounds=3)
    for match in await harness.open_matches():
        await harness.ready(match)
        await harness.finish((await harness.get()).row(match.number).table)
    with pytest.raises(Refusal, match="rounds-played"):
        await edit(harness, plan(rounds=1))
    assert (await edit(harness, plan(rounds=2))).state.plan.rounds == 2


async def test_an_arena_closes_later_if_it_is_made_longer(harness):
    await start_tournament(harness, "arena", players=2, window=60)
    ends_at = (await harness.get()).record.ends_at
    await edit(harness, settings(window=90))
    assert (await harness.get()).record.ends_at == ends_at + 1800


async def test_nothing_changes_after_the_end(harness):
    await start_tournament(harness, players=2)
    await harness.service.organising.cancel(1, **AS_ORGANISER)
    with pytest.raises(Refusal, match="over"):
        await edit(harness, settings(description="Too late"))


async def test_a_change_without_the_permission_is_refused(harness):
    await harness.announce()
    with pytest.raises(Refusal, match="organiser-lost"):
        await harness.service.organising.edit(1, settings(ready=5), by=ORGANISER, manager=False)
    with pytest.raises(Refusal, match="name"):
        await edit(harness, lambda record: record.model_copy(update={"name": " "}))


def test_settings_stored_by_an_earlier_version_are_read():
    stored = '{"size": 8, "checkin": 15, "ready": 10, "clock": 90, "window": 120, "seeding": "random", "team": [1, 1]}'
    read = TournamentSettings.model_validate_json(stored)
    assert (read.description, read.conditions) == ("", Conditions())


# --- co-organisers


async def test_co_organisers_are_saved_and_forgotten_when_they_are_erased(harness):
    await harness.announce()
    await harness.service.organising.set_co_organisers(1, [HELPER, ORGANISER, HELPER, 7], **AS_ORGANISER)
    await harness.restart()
    assert (await harness.get()).record.co_organisers == (HELPER, 7), "the organiser is not one of them"
    privacy = Privacy(
        harness.store, TableService(harness.store, lambda: harness.now), Metrics(), lambda: harness.now, harness.service
    )
    assert (await privacy.counts(HELPER, None)).rows["co_organised"] == 1
    assert (await privacy.counts(HELPER, 6)).rows["co_organised"] == 0
    await privacy.forget(HELPER)
    assert (await harness.get()).record.co_organisers == (7,)
    assert (await privacy.counts(HELPER, None)).is_nothing
    await harness.restart()
    assert (await harness.get()).record.co_organisers == (7,)


async def test_a_co_organiser_without_the_permission_is_told_that_they_lost_it(harness):
    await harness.announce()
    await harness.service.organising.set_co_organisers(1, [HELPER], **AS_ORGANISER)
    with pytest.raises(Refusal, match="organiser-lost"):
        await harness.service.organising.cancel(1, by=HELPER, manager=False)


# --- conditions of entry


@pytest.mark.parametrize(
    ("typed", "ends"),
    [
        ("", (None, None)),
        ("1400-1600", (1400, 1600)),
        ("1400 – 1600", (1400, 1600)),
        ("1400 to 1600", (1400, 1600)),
        ("1500+", (1500, None)),
        ("from 1500", (1500, None)),
        ("up to 1600", (None, 1600)),
        ("max 1600", (None, 1600)),
        ("-1600", (None, 1600)),
    ],
)
def test_a_range_of_ratings_is_read(typed, ends):
    assert parse_ratings(typed) == ends
    conditions = Conditions(lowest=ends[0], highest=ends[1])
    assert parse_ratings(ratings_text(conditions)) == ends


@pytest.mark.parametrize("typed", ["good", "1600-1400", "1500", "0+", "12345+", "1400-1500-1600"])
def test_a_range_that_makes_no_sense_is_refused(typed):
    with pytest.raises(Refusal, match="tournament-refused-ratings"):
        parse_ratings(typed)


@pytest.mark.parametrize(
    ("conditions", "refused"),
    [
        (Conditions(), ""),
        (Conditions(role=4, games=2, lowest=1500, highest=1500), ""),
        (Conditions(role=5), "role"),
        (Conditions(games=3), "games"),
        (Conditions(lowest=1501), "rating"),
        (Conditions(highest=1499), "rating"),
    ],
)
def test_each_condition_is_checked(conditions, refused):
    if not refused:
        require(conditions, roles=[4], games=2, rating=1500)
        return
    with pytest.raises(Refusal, match=f"tournament-refused-entry-{refused}"):
        require(conditions, roles=[4], games=2, rating=1500)
