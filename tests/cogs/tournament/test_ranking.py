"""What ranks the entrants: tie-breaks, top cut, best of several; rounds, groups and files to look at."""

from __future__ import annotations

import csv
import io
import json

import pytest

from bot.i18n import localizer
from bot.tournaments.export import exported
from bot.tournaments.model import Person
from cogs.tournament.browse import table_lines
from cogs.tournament.pictures.build import group_on_page, on_page, page_count
from cogs.tournament.pictures.standings import count
from cogs.tournament.rounds import render_round
from rules.tournament.progress import advance, record
from rules.tournament.progress import begin as begin_rules
from tests.cogs.tournament.steps import (
    announce,
    be_ready,
    begin,
    boss,
    draft,
    fill_in,
    lead,
    open_threads,
    play_out,
    settled,
    sign_up,
)
from tests.cogs.tournament.test_pictures import played, tournament_data
from tests.rules.tournament.playing import by_scores, open_matches, tournament

SAY = localizer("en")


async def choose_ranking(world, page, name, value):
    page = (await world.press_id("boss", page, page.button("Ranking"))).message
    page = (await world.choose("boss", page, f":{name}", json.dumps(value))).message
    return (await world.press_id("boss", page, page.button("Back"))).message


async def test_a_swiss_with_a_top_cut_is_played_to_its_final(world):
    boss(world)
    page = await draft(world)
    page = await choose_ranking(world, page, "cut", 2)
    assert "knock-out of the best 2" in page.text
    basics = {"name": "Cup", "start": "", "size": "8", "rounds": "1", "checkin": "0"}
    page = (await fill_in(world, "boss", page, "Name", **basics)).message
    await world.press_id("boss", page, page.button("Announce"))
    await sign_up(world, "ana", "ben", "cy", "dee")
    await lead(world, "Start now")
    seen = []
    for _ in range(2):
        for channel in open_threads(world):
            seen.append(channel.partition(" · ")[0])
            await be_ready(world, channel)
            await settled(world)
            await play_out(world, channel)
    assert seen == ["Round 1", "Round 1", "Final"]
    assert (await world.bot.tournaments.get(1)).record.phase == "over"


async def test_best_of_three_deals_the_next_game_in_the_same_thread(world):
    boss(world)
    page = await draft(world)
    page = (await world.choose("boss", page, ":format", '"single"')).message
    page = await choose_ranking(world, page, "best_of", 3)
    assert "best of 3" in page.text
    page = (await world.press_id("boss", page, page.button("Game"))).message
    page = (await world.choose("boss", page, ":open_memory", "true")).message
    page = (await world.press_id("boss", page, page.button("Back"))).message
    await world.press_id("boss", page, page.button("Announce"))
    await sign_up(world, "ana", "ben")
    await lead(world, "Start now")
    (channel,) = open_threads(world)
    await be_ready(world, channel)
    await settled(world)
    while (await world.bot.tournaments.get(1)).state.matches[0].is_open:
        await outbox_done(world)
        await play_out(world, channel)
    texts = "\n".join(message.text for message in world.messages(channel))
    assert "Game 2 starts now!" in texts
    games = (await world.bot.tournaments.get(1)).row(1).games
    assert 2 <= len(games) <= 5


async def outbox_done(world):
    """Wait until everything is posted, however slow the machine is."""
    while await world.store.tournaments.tasks(1):
        await world.wait(1)
        await settled(world)


async def test_the_organiser_orders_the_tie_breaks(world):
    boss(world)
    page = await draft(world)
    await choose_ranking(world, page, "tie_a", "buchholz")
    plan = (await world.bot.tournaments.get(1)).state.plan
    assert plan.tie_breaks[:2] == ("buchholz", "head-to-head")
    assert set(plan.tie_breaks) >= {"played", "wins", "score"}
    await world.restart()
    assert (await world.bot.tournaments.get(1)).state.plan == plan


async def test_values_that_are_not_offered_are_refused(world):
    boss(world)
    page = await draft(world)
    page = (await world.press_id("boss", page, page.button("Ranking"))).message
    answer = await world.forge_choice("boss", page, f"td:{1}:cut", "3")
    assert answer.whisper
    assert (await world.bot.tournaments.get(1)).state.plan.cut == 0
    answer = await world.forge_choice("boss", page, "td:1:best_of", "3")
    assert (await world.bot.tournaments.get(1)).state.plan.best_of == 1


async def test_penalties_are_given_by_command(world):
    await begin(world)
    answer = await world.slash("ana", "tournament penalty", member=world.players["ben"], penalty="warning")
    assert "Only members with *Manage Events*" in answer.whisper
    answer = await world.slash("boss", "tournament penalty", member=world.players["ben"], penalty="warning")
    assert "**ben** got a warning" in answer.whisper
    await settled(world)
    assert any("got a warning" in message.text for message in world.messages())
    answer = await world.slash("boss", "tournament penalty", member=world.players["ben"], penalty="loss")
    assert "lost the current game" in answer.whisper
    answer = await world.slash("boss", "tournament penalty", member=world.players["cy"], penalty="disqualified")
    assert "is disqualified" in answer.whisper
    assert (await world.bot.tournaments.get(1)).person(world.players["cy"].id) is None


async def test_every_round_can_be_looked_at(world):
    await begin(world)
    answer = await world.slash("ana", "tournament rounds")
    assert "Round 1" in answer.whisper
    assert answer.whisper.count("▶️") == 2
    for channel in open_threads(world):
        await be_ready(world, channel)
        await settled(world)
        await play_out(world, channel)
    page = (await world.slash("ana", "tournament rounds", round=1)).message
    assert page.text.count("✅") == 2
    page = (await world.press_id("ana", page, page.button("Round ▶"))).message
    assert "Round 2" in page.text


async def test_rounds_before_the_start_are_refused(world):
    boss(world)
    await announce(world)
    assert "hasn't started" in (await world.slash("ana", "tournament rounds")).whisper
    assert "hasn't started" in (await world.slash("ana", "tournament export")).whisper


async def test_files_are_sent_privately(world):
    await begin(world)
    answer = await world.slash("ana", "tournament export")
    assert answer.message.ephemeral
    assert "CSV" in answer.whisper


def test_a_big_round_has_pages_that_fit():
    data = tournament_data(begin_rules(tournament("swiss", 120, rounds=3)))
    assert render_round(data, 1, 0, SAY).fits()
    texts = [str(render_round(data, 1, page, SAY).view().to_components()) for page in range(5)]
    assert sum(text.count("▶️") for text in texts) == 60


def test_each_group_has_a_page_with_its_own_places():
    data = tournament_data(begin_rules(tournament("groups", 8)))
    counted = count(data.state)
    assert page_count(data, counted) == 2
    assert [group_on_page(data, page) for page in (0, 1)] == ["A", "B"]
    assert {len(on_page(data, counted, page)) for page in (0, 1)} == {4}
    assert on_page(data, counted, 1)[0].place == 1


def test_the_tie_break_that_decides_is_beside_the_name():
    data = tournament_data(begin_rules(tournament("swiss", 3, rounds=2)))
    (match,) = open_matches(data.state)
    state = record(data.state, match.number, by_scores(1, 0))
    data = data.with_record(state=state)
    lines = table_lines(data, count(state), 0, None, SAY)
    assert "points from games played 1" in lines[0]
    assert "points from games played 0" in lines[1]
    assert "points from games played" not in lines[2]


@pytest.mark.parametrize("format", ["swiss", "pods", "groups", "single", "duplicate"])
def test_files_hold_every_entrant_match_and_place(format):
    data = tournament_data(played(format, 7, 3, **({"seats": (3, 4)} if format == "pods" else {})))
    files = exported(data)
    assert set(files) == {"tournament.json", "entrants.csv", "matches.csv", "standings.csv"}
    whole = json.loads(files["tournament.json"])
    rows = {
        name: list(csv.DictReader(io.StringIO(files[f"{name}.csv"].decode("utf-8-sig"))))
        for name in whole
        if f"{name}.csv" in files
    }
    assert [row["place"] for row in rows["standings"]] == [str(one["place"]) for one in whole["standings"]]
    assert len(rows["entrants"]) == 7
    assert len(rows["matches"]) == sum(len(match.entrants) for match in data.state.matches)


def test_a_name_cannot_be_a_formula():
    data = tournament_data(advance(begin_rules(tournament("swiss", 2))))
    person = Person(number=1, user=5, name="=HYPERLINK(1)", party=1, entrant=1)
    data = data.model_copy(update={"players": (person, *data.players[1:])})
    cells = [row["name"] for row in csv.DictReader(io.StringIO(exported(data)["entrants.csv"].decode("utf-8-sig")))]
    assert cells[0] == "'=HYPERLINK(1)"
    assert json.loads(exported(data)["tournament.json"])["entrants"][0]["name"] == "=HYPERLINK(1)"
