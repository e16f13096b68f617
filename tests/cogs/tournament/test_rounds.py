"""Rounds by name: a knock-out ends with quarter-final, semi-final and final."""

from __future__ import annotations

import pytest

from bot.i18n import localizer
from cogs.tournament.browse import explain
from cogs.tournament.text import bracket_round_name, match_name, round_name, round_names, round_of
from rules.tournament.formats.knockout import slots_of
from tests.cogs.tournament.steps import be_ready, begin, notice, open_threads, play_out, settled
from tests.cogs.tournament.test_pictures import played, tournament_data

SAY = localizer("en")


def rounds_of(format: str, size: int, **plan: object) -> list[str]:
    """Return the rounds of an empty bracket, in order."""
    data = tournament_data(played(format, size, 0, **plan))
    slots = sorted(slots_of(data.state), key=lambda slot: (slot.round, slot.place))
    return list(dict.fromkeys(bracket_round_name(data, slot.place, SAY) for slot in slots))


@pytest.mark.parametrize(
    ("size", "names"),
    [
        (2, ["Final"]),
        (3, ["Semi-final", "Final"]),
        (4, ["Semi-final", "Final"]),
        (6, ["Quarter-final", "Semi-final", "Final"]),
        (16, ["Round of 16", "Quarter-final", "Semi-final", "Final"]),
        (33, ["Round of 64", "Round of 32", "Round of 16", "Quarter-final", "Semi-final", "Final"]),
    ],
)
def test_a_knock_out_counts_back_from_the_final(size, names):
    assert rounds_of("single", size) == names


def test_the_match_for_third_place_has_its_own_name():
    assert rounds_of("single", 4, third_place=True) == ["Semi-final", "Third-place match", "Final"]


def test_a_double_knock_out_names_the_side():
    assert rounds_of("double", 8) == [
        "Winners' quarter-final",
        "Losers' round 1",
        "Winners' semi-final",
        "Losers' round 2",
        "Winners' final",
        "Losers' round 3",
        "Losers' final",
        "Grand final",
        "Grand final, second match",
    ]


def test_tables_of_three_have_no_quarter_final():
    names = rounds_of("single", 40, seats=(3, 4))
    assert names[-2:] == ["Semi-final", "Final"]
    assert names[:-2] == [f"Round {number}" for number in range(1, len(names) - 1)]


def test_groups_come_before_the_bracket():
    data = tournament_data(played("groups", 8, 1))
    assert round_of(data, SAY) == "Group stage, round 2 of 3"
    assert round_name(data, data.state.matches[0], SAY) == "Group A, round 1"
    over = tournament_data(played("groups", 8))
    assert [round_name(over, match, SAY) for match in over.state.matches[-3:]] == ["Semi-final", "Semi-final", "Final"]


def test_other_formats_count_rounds():
    data = tournament_data(played("swiss", 8, 1))
    assert round_of(data, SAY) == "Round 2 of 3"
    assert round_name(data, data.state.matches[-1], SAY) == "Round 2"


def test_all_rounds_that_are_being_played_are_named():
    data = tournament_data(played("double", 4, 1))
    assert round_of(data, SAY) == "Winners' final, Losers' round 1"
    assert round_names(data, data.state.matches, SAY) == "Winners' semi-final, Winners' final, Losers' round 1"


def test_a_match_and_an_explanation_name_the_round():
    data = tournament_data(played("single", 8), ("Ada", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gil", "Hal"))
    assert match_name(data, data.state.matches[-1], SAY).startswith("Final · ")
    loser = next(one for one in data.state.matches[0].entrants if one not in data.state.matches[4].entrants)
    why = explain(data, loser, SAY)
    assert "Your last match: Quarter-final." in why
    finalists = data.state.matches[-1].entrants
    whys = [explain(data, one, SAY) for one in finalists]
    assert any("(you: Final; they: Semi-final)" in why for why in whys)


async def test_threads_announcement_and_notices_say_semi_final_and_final(world):
    await begin(world, "single")
    assert "Semi-final" in notice(world).text
    for channel in open_threads(world):
        assert channel.startswith("Semi-final · ")
        await be_ready(world, channel)
        await play_out(world, channel)
        assert "Semi-final: " in world.messages(channel)[-1].text
    await settled(world)
    assert [channel.partition(" · ")[0] for channel in open_threads(world)] == ["Final"]
    assert "**Cup**, next up: **Final**." in [message.text for message in world.messages()]
