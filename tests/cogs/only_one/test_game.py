"""Only One Collection through its buttons, from the lobby to the scoring."""

from __future__ import annotations

import json
import re
from random import Random

import pytest

from rules.only_one import OnlyOne
from rules.only_one.cards import VALUES_FOR
from rules.only_one.state import OnlyOneState
from tests.cogs.only_one.players import PLAYERS, VARIANTS, begin, play_one, play_to_scoring, waiting_for
from tests.rules.only_one.builders import Played, at, columns
from tests.worlds import walk
from tests.worlds.simulated import SimulatedWorld

GAME = OnlyOne()
EPHEMERAL = 1 << 6


async def state(world: SimulatedWorld) -> OnlyOneState:
    saved = await world.store.load_table(1)
    return OnlyOneState.model_validate_json(saved.position.state)


@pytest.mark.parametrize("variant", ["four with teams and familiars"])
async def test_the_bot_dies_between_every_two_clicks(world, variant):
    players, options = VARIANTS[variant]
    await begin(world, players, **options)
    rng = Random(4)
    clicks = 0
    while "➡️" in world.table().text:
        await world.restart()
        await play_one(world, rng)
        clicks += 1
    await world.restart()
    await world.press("ana", "To the result")
    assert "🏆" in world.table().text
    moves = await world.store.journal(1)
    assert [entry.number for entry in moves] == list(range(1, clicks + 2))


async def test_scoring_is_a_show_that_builds_up_and_survives_a_restart(world):
    await begin(world, 3)
    await play_to_scoring(world)
    assert "The discards are opened" in world.table().text
    assert re.search("took column|busted column", world.table().text), "the last turn is told too"
    lines = []
    for step in range(len(VALUES_FOR[3]) + 1):
        if step == 5:
            await world.store.set_meta("alive_at", repr(world.now()))  # as the heartbeat does
            await world.restart()
        await world.wait(601)
        lines.append(world.table().text.split("▶️ the token moves")[0].count("\n"))
        assert world.table().labels == ["To the result"]
    assert lines == sorted(lines)
    assert len(set(lines)) == len(lines), "every step adds a line"
    assert "**10**" in world.table().text
    await world.wait(601)
    assert "🏆" in world.table().text


async def test_skip_works_from_a_button_drawn_steps_ago(world):
    await begin(world, 2)
    await play_to_scoring(world)
    old = world.table()
    for _ in range(3):
        await world.wait(601)
    answer = await world.press("ana", "To the result", on=old)
    assert not answer.whisper
    assert "🏆" in world.table().text
    assert "over" in (await world.press("ben", "To the result", on=old)).whisper


async def test_a_spectator_cannot_skip(world):
    await begin(world, 2)
    await play_to_scoring(world)
    assert "not in this game" in (await world.press("dee", "To the result")).whisper


async def test_exploring_turns_up_a_card_and_offers_the_columns(world):
    await begin(world, 3)
    who = waiting_for(world)
    assert [label.split(" (")[0] for label in world.table().labels] == ["Turn up a card", "Take 1", "Take 2", "Take 3"]
    await world.press(who, "Turn up")
    table = await state(world)
    view = GAME.view(table, None)
    assert "you turned up" in world.table().text
    labels = world.table().labels
    assert labels == [f"{'Bust' if place in view.would_bust else 'To'} column {place + 1}" for place in view.may_place]
    assert waiting_for(world) == who


@pytest.fixture
def begin_at(world, monkeypatch):
    """Start a game at a given position."""

    async def start(position: Played) -> None:
        monkeypatch.setattr(OnlyOne, "deal", lambda *_: position.state)
        await begin(world, position.state.seats)

    return start


async def test_a_bust_is_marked_before_and_reported_after(world, begin_at):
    await begin_at(at(columns("9 4A", "6A 8A", "10 5 6B"), draw="6A").turn_up())
    text = world.table().text
    assert "**2** 🍄6A · 🐙8A 💥 would bust" in text
    assert "**1** 🦊9 · 🍀4A\n" in text
    await world.press("ana", "Bust column 3")
    text = world.table().text
    assert "ana busted column 3 with 🍄6A" in text
    assert "Kept: 🍄6A · lost, face down: 🎃10 · ⭐5 · 🪸6B" in text
    assert "\n**3**" not in text, "the column is gone"
    await world.press("ben", "Take 1")
    assert "🎃10" not in world.table().text, "from now on they are face down"
    assert "discards: 3" in world.table().text


async def test_teams_are_shown_together(world):
    await begin(world, 4, teams=True)
    names = re.findall(r"Team \d|\w+(?=\*\* ?(?:·|\n))", world.table().text.replace("**Team", "Team"))
    assert names == ["Team 1", "ana", "cy", "Team 2", "ben", "dee"]


async def test_a_full_column_is_not_offered(world, begin_at):
    await begin_at(at(columns("2 3 4A 5", "6A", "10"), draw="7").turn_up())
    assert world.table().labels == ["To column 2", "To column 3"]
    assert "⛔ full" in world.table().text


async def test_the_fig_ends_exploring_and_says_so(world, begin_at):
    await begin_at(at(columns("2", "5", "9"), draw="1").turn_up())
    assert "That is the Fig!" in world.table().text
    await world.press("ana", "To column 1")
    assert "nobody turns up cards any more" in world.table().text
    assert all(label.startswith("Take") for label in world.table().labels)
    assert "The Fig is out" in world.table().text


async def test_with_two_players_the_nearest_column_is_shown(world, begin_at):
    await begin_at(at(columns("4A 9", "8A 6A", "10 5 3"), seats=2))
    await world.press("ana", "Take 2")
    assert "nearer to the deck: column 1" in world.table().text
    assert [label.split(" (")[0] for label in world.table().labels] == ["Turn up a card", "Take 1"]


async def test_the_picker_chooses_what_to_keep(world, begin_at):
    await begin_at(at(columns("10 9*", "5", "7"), familiars="picker gleaner keeper", draw="9").turn_up())
    await world.press("ana", "Bust column 1")
    labels = world.table().labels
    assert labels == ["Keep Pumpkin 10", "Keep Foxtail 9 (special)", "Keep Foxtail 9", "Familiars"]
    await world.press("ana", "Keep Foxtail 9 (special)")
    assert "Kept: 🦊9✦ · lost, face down: 🎃10 · 🦊9" in world.table().text


async def test_powers_are_offered_only_when_they_can_be_used(world, begin_at):
    await begin_at(at(columns("2", "5", "9"), familiars="seer gleaner keeper", draw="10 6A 7"))
    assert "Look at three" in world.table().labels
    await world.press("ana", "Take 1")
    assert "Look at three" not in world.table().labels, "ben has no seer"


def everything_heard_by_others(world: SimulatedWorld, seer: str) -> str:
    """Return everything visible to players other than the seer: public messages and their private ones."""
    others = [name for name in PLAYERS if name != seer]
    heard = [world.table(), *(message for name in others for message in world.private(name))]
    return as_text([[message.parts, message.content] for message in heard])


def as_text(sent: object) -> str:
    return json.dumps(sent, ensure_ascii=False)


async def test_only_the_seer_sees_the_peeked_cards(world, begin_at):
    # clovers and cheese appear nowhere else on this table
    await begin_at(at(columns("2", "5", "9"), familiars="seer gleaner keeper", draw="4A 3* 4A*"))
    first_request = len(world.env.http_requests)
    await world.press("ben", "Familiars")  # their panel is open while ana peeks
    await world.press("ana", "Look at three")
    assert "looks at the top three" in world.table().text
    for name in ("ben", "cy"):
        theirs = (await world.press(name, "See the three")).message
        assert not any(part["type"] == 3 for part in walk(theirs.parts))
    mine = (await world.press("ana", "See the three")).message
    assert mine.ephemeral
    assert "🍀4A · 🧀3✦ · 🍀4A✦" in mine.text
    secret = re.compile("Clover|Cheese|🍀|🧀")
    assert not secret.search(everything_heard_by_others(world, "ana"))
    telling = [request for request in world.env.http_requests[first_request:] if secret.search(as_text(request.json))]
    assert len(telling) == 1, "one reply to one click"
    assert any(token in telling[0].path for token in private_tokens(world, "ana"))
    assert telling[0].json["data"]["flags"] & EPHEMERAL
    await world.restart()
    await world.choose("ana", mine, ":peek", '{"do":"choose","card":1,"next":2}')
    assert "you turned up 🧀3✦" in world.table().text
    assert (await state(world)).deck[:2] == ("4A*", "4A")
    assert "🍀" not in everything_heard_by_others(world, "ana"), "the other two stay secret"
    assert "🍀" not in world.private("ana")[-1].text


def private_tokens(world: SimulatedWorld, who: str) -> list[str]:
    """Return the tokens of this user's interactions."""
    user = world.players[who].id
    return [record.token for record in world.env.backend.interactions.values() if record.user_id == user]


async def test_an_options_panel_explains_what_does_not_suit_the_players(world):
    await world.slash("ana", "play", game="only-one")
    await world.press("ben", "Join")
    panel = (await world.press("ana", "More")).message
    on = next(option for option in panel.select(":teams")["options"] if option["value"] == "true")
    assert "exactly four" in on["description"]
    await world.choose("ana", panel, "teams", "true")
    assert "⚠️ Teams need exactly four players, and 2 are here." in world.table().text
    answer = await world.press("ana", "Start")
    assert "exactly four" in answer.whisper
    assert "Start" in world.table().labels
    for name in ("cy", "dee"):
        await world.press(name, "Join")
    assert "⚠️" not in world.table().text
    await world.press("ana", "Start")
    assert "round 1" in world.table().text


async def test_nothing_is_objected_to_while_too_few_are_here(world):
    await world.slash("ana", "play", game="only-one")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "teams", "true")
    assert "⚠️" not in world.table().text
    assert "Waiting for **one** more" in world.table().text


async def test_familiars_with_two_players_are_refused_at_the_start(world):
    await world.slash("ana", "play", game="only-one")
    await world.press("ben", "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "familiars", '"random"')
    assert "⚠️ Familiars need at least three players" in world.table().text
    assert "at least three" in (await world.press("ana", "Start")).whisper
    await world.choose("ana", panel, "familiars", '"off"')
    await world.press("ana", "Start")
    assert "round 1" in world.table().text


async def test_every_familiar_is_explained_on_request(world):
    await begin(world, 4, familiars="AABB")
    text = (await world.press("cy", "Familiars")).message.text
    for name in ("Keeper", "Gleaner", "Finisher", "Breaker"):
        assert f"**{name}**" in text


async def test_with_a_turn_limit_a_stand_in_carries_the_game(world):
    await begin(world, 2, turn_limit=60)
    for _ in range(400):
        if "➡️" not in world.table().text:
            break
        await world.wait(61)
    await world.press("ana", "To the result")
    assert "🏆" in world.table().text


async def test_refusals_say_why(world):
    await begin(world, 2)
    who = waiting_for(world)
    old = world.table()
    other = "ben" if who == "ana" else "ana"
    assert "not your turn" in (await world.press(other, "Turn up")).whisper
    await world.press(who, "Turn up")
    assert "moved on" in (await world.press(who, "Take 1", on=old)).whisper
