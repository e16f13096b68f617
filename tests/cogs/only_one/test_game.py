"""Only One Collection through its buttons, from the lobby to the scoring."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from random import Random

import pytest
from discord import ui

from bot.i18n import localizer
from bot.pictures import PictureCache
from cogs.core.buttons import MoveSelect
from cogs.only_one.table import draw_private
from rules.errors import Refusal
from rules.only_one import OnlyOne
from rules.only_one.cards import VALUES_FOR
from rules.only_one.state import OnlyOneState
from tests.cogs.only_one.players import PLAYERS, VARIANTS, begin, play_one, play_to_scoring, waiting_for
from tests.rules.only_one.builders import Played, at, columns, scored
from tests.worlds import walk
from tests.worlds.simulated import SimulatedWorld

GAME = OnlyOne()
EPHEMERAL = 1 << 6


async def details(world: SimulatedWorld, who: str) -> str:
    """Return what the Details button tells this player."""
    return (await world.press(who, "Details")).message.text


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
    await world.press("ana", "Skip to the result")
    assert "🏆" in world.table().text
    moves = await world.store.journal(1)
    assert [entry.number for entry in moves] == list(range(1, clicks + 2))


async def test_scoring_is_a_show_that_builds_up_and_survives_a_restart(world):
    await begin(world, 3)
    await play_to_scoring(world)
    assert "Time to score" in world.table().text
    assert re.search("took column|busted column", world.table().text), "the last turn is told too"
    steps, lines = [], []
    for step in range(len(VALUES_FOR[3]) + 1):
        if step == 5:
            await world.store.set_meta("alive_at", repr(world.now()))  # as the heartbeat does
            await world.restart()
        await world.wait(601)
        steps.append(world.table().text)
        assert world.table().labels == ["Skip to the result"]
        lines.append((await details(world, "ana")).split("### Points")[0].count("\n- "))
    assert len(set(steps)) == len(steps), "the table tells the newest step"
    assert lines == list(range(1, len(steps) + 1)), "the details tell all of them"
    assert "Pumpkin 10" in steps[-1]
    assert "Cheese 3" not in steps[-1]
    await world.wait(601)
    assert "🏆" in world.table().text


async def test_skip_works_from_a_button_drawn_steps_ago(world):
    await begin(world, 2)
    await play_to_scoring(world)
    old = world.table()
    for _ in range(3):
        await world.wait(601)
    answer = await world.press("ana", "Skip to the result", on=old)
    assert not answer.whisper
    assert "🏆" in world.table().text
    assert "over" in (await world.press("ben", "Skip to the result", on=old)).whisper


async def test_a_spectator_cannot_skip(world):
    await begin(world, 2)
    await play_to_scoring(world)
    assert "not in this game" in (await world.press("dee", "Skip to the result")).whisper


async def test_exploring_turns_up_a_card_and_offers_the_columns(world):
    await begin(world, 3)
    who = waiting_for(world)
    assert world.table().labels == ["Draw a card", "Take column 1", "Take column 2", "Take column 3"]
    await world.press(who, "Draw")
    table = await state(world)
    view = GAME.view(table, None)
    assert "you drew" in world.table().text
    assert world.table().labels == [
        f"Bust column {place + 1}" if place in view.would_bust else f"Column {place + 1}" for place in view.may_place
    ]
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
    text = await details(world, "ben")
    assert "**2** Mushroom 6A, Octopus 8A 💥 would bust" in text
    assert "**1** Foxtail 9, Clover 4A\n" in text
    await world.press("ana", "Bust column 3")
    text = world.table().text
    assert "ana busted column 3 with Mushroom 6A" in text
    assert "Kept Mushroom 6A, lost Pumpkin 10, Star 5, Mushroom 6B." in text
    assert "\n**3**" not in await details(world, "ben"), "the column is gone"
    await world.press("ben", "Take column 1")
    text = await details(world, "ben")
    assert "Pumpkin 10" not in world.table().text + text, "from now on they are face down"
    assert "3 face down in the discards" in text


async def test_teams_are_shown_together(world):
    await begin(world, 4, teams=True)
    text = (await details(world, "ana")).split("### Collections")[1].split("### Options")[0]
    names = re.findall(r"Team \d|\w+(?=\*\* ?(?:·|\n))", text.replace("**Team", "Team"))
    assert names == ["Team 1", "ana", "cy", "Team 2", "ben", "dee"]


async def test_a_full_column_is_not_offered(world, begin_at):
    await begin_at(at(columns("2 3 4A 5", "6A", "10"), draw="7").turn_up())
    assert world.table().labels == ["Column 2", "Column 3"]
    assert "⛔ full" in await details(world, "ana")


async def test_the_fig_ends_exploring_and_says_so(world, begin_at):
    await begin_at(at(columns("2", "5", "9"), draw="1").turn_up())
    assert "The Fig fits anywhere" in world.table().text
    await world.press("ana", "Column 1")
    assert "no more cards are drawn" in world.table().text
    assert all(label.startswith("Take") for label in world.table().labels)
    assert "The Fig is out" in world.table().text


async def test_with_two_players_the_nearest_column_is_shown(world, begin_at):
    await begin_at(at(columns("4A 9", "8A 6A", "10 5 3"), seats=2))
    await world.press("ana", "Take column 2")
    assert "column 1, the one nearer the deck" in world.table().text
    assert world.table().labels == ["Draw a card", "Take column 1"]


async def test_the_picker_chooses_what_to_keep(world, begin_at):
    await begin_at(at(columns("10 9*", "5", "7"), familiars="picker gleaner keeper", draw="9").turn_up())
    await world.press("ana", "Bust column 1")
    assert world.table().labels == ["Keep Pumpkin 10", "Keep Foxtail 9 ✦", "Keep Foxtail 9"]
    await world.press("ana", "Keep Foxtail 9 ✦")
    assert "Kept Foxtail 9 ✦, lost Pumpkin 10, Foxtail 9." in world.table().text


async def test_no_two_buttons_keep_equal_cards(world, begin_at):
    await begin_at(at(columns("10 9", "5", "7"), familiars="picker gleaner keeper", draw="9").turn_up())
    await world.press("ana", "Bust column 1")
    assert world.table().labels == ["Keep Pumpkin 10", "Keep Foxtail 9"]
    await world.press("ana", "Keep Foxtail 9")
    assert "Kept Foxtail 9, lost Pumpkin 10, Foxtail 9." in world.table().text


async def test_powers_are_offered_only_when_they_can_be_used(world, begin_at):
    await begin_at(at(columns("2", "5", "9"), familiars="seer gleaner keeper", draw="10 6A 7"))
    assert "Look at three" in world.table().labels
    await world.press("ana", "Take column 1")
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
    await world.press("ben", "Details")  # it is open while ana peeks
    mine = (await world.press("ana", "Look at three")).message
    assert mine.ephemeral, "the panel opens at once"
    assert "Clover 4A, Cheese 3 ✦, Clover 4A ✦" in mine.text
    assert "is picking one of the top three" in world.table().text
    for name in ("ben", "cy"):
        theirs = (await world.press(name, "See the three")).message
        assert not any(part["type"] == 3 for part in walk(theirs.parts))
        await world.press(name, "Details")
    secret = re.compile("Clover|Cheese")
    assert not secret.search(everything_heard_by_others(world, "ana"))
    telling = [request for request in world.env.http_requests[first_request:] if secret.search(as_text(request.json))]
    assert telling[0].json["data"]["flags"] & EPHEMERAL, "the reply to the click"
    for request in telling:
        assert any(token in request.path for token in private_tokens(world, "ana")), "a later edit of that reply"
    await world.restart()
    await world.choose("ana", mine, ":peek", '{"do":"choose","card":1,"next":2}')
    assert "you drew **Cheese 3 ✦**" in world.table().text
    assert (await state(world)).deck[:2] == ("4A*", "4A")
    assert "Clover" not in everything_heard_by_others(world, "ana"), "the other two stay secret"
    assert "Clover" not in world.private("ana")[-1].text


def private_tokens(world: SimulatedWorld, who: str) -> list[str]:
    """Return the tokens of this user's interactions."""
    user = world.players[who].id
    return [record.token for record in world.env.backend.interactions.values() if record.user_id == user]


async def test_an_options_panel_explains_what_does_not_suit_the_players(world):
    await world.slash("ana", "play", game="only-one")
    await world.press("ben", "Join")
    panel = (await world.press("ana", "More")).message
    on = next(option for option in panel.select(":teams")["options"] if option["value"] == "true")
    assert "need four players" in on["description"]
    await world.choose("ana", panel, "teams", "true")
    assert "⚠️ Teams need four players, and there are 2." in world.table().text
    assert "Start" not in world.table().labels
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
    assert "Waiting for **1** more" in world.table().text


async def test_familiars_with_two_players_are_refused_at_the_start(world):
    await world.slash("ana", "play", game="only-one")
    await world.press("ben", "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "familiars", '"random"')
    assert "⚠️ Familiars need at least three players" in world.table().text
    assert "Start" not in world.table().labels
    await world.choose("ana", panel, "familiars", '"off"')
    await world.press("ana", "Start")
    assert "round 1" in world.table().text


async def test_every_familiar_is_explained_on_request(world):
    await begin(world, 4, familiars="AAAA")
    lines = (await details(world, "cy")).splitlines()
    for name in ("Keeper", "Gleaner", "Seer", "Picker"):
        (line,) = (line for line in lines if f"**{name}**: " in line)
        assert len(line) < 100, "a power takes one line"


async def test_familiars_are_off_random_or_chosen_side_by_side(world):
    await world.slash("ana", "play", game="only-one")
    for name in ("ben", "cy"):
        await world.press(name, "Join")
    more = (await world.press("ana", "More")).message
    labels = [option["label"].rpartition(": ")[2] for option in more.select(":familiars")["options"]]
    assert labels == ["off", "random", "chosen"]
    assert not [part for part in walk(more.parts) if part.get("custom_id", "").startswith("part:")]
    more = (await world.choose("ana", more, ":familiars", '"AAAA"')).message
    seer = more.select(":familiars:2")["options"]
    assert [option["label"] for option in seer] == ["Seer", "Finisher"]
    assert all(len(option["description"]) < 100 for option in seer), "each power in one line"
    more = (await world.choose("ana", more, ":familiars:2", "1")).message
    more = (await world.choose("ana", more, ":familiars:0", "1")).message
    assert [option["default"] for option in more.select(":familiars:2")["options"]] == [False, True]
    assert "**Early Bird, Gleaner, Finisher, Picker**" in world.table().text
    await world.press("ana", "Start")
    assert (await state(world)).options.familiars == "BABA"


async def test_c71_partners_chosen_in_the_lobby_sit_across_from_each_other(world):
    await world.slash("ana", "play", game="only-one")
    for name in ("ben", "cy", "dee"):
        await world.press(name, "Join")
    more = (await world.press("ana", "More")).message
    assert not [part for part in walk(more.parts) if part.get("custom_id", "").startswith("pair:")], "no teams yet"
    more = (await world.choose("ana", more, ":teams", "true")).message
    assert "ana & cy vs ben & dee" in world.table().text
    offered = {option["label"]: option["value"] for option in more.select("pair:1")["options"]}
    assert list(offered) == ["👥 ana & ben vs cy & dee", "👥 ana & cy vs ben & dee", "👥 ana & dee vs ben & cy"]
    more = (await world.choose("ana", more, "pair:1", offered["👥 ana & ben vs cy & dee"])).message
    assert "ana & ben vs cy & dee" in world.table().text
    chosen = [option["label"] for option in more.select("pair:1")["options"] if option["default"]]
    assert chosen == ["👥 ana & ben vs cy & dee"]
    await world.press("ana", "Start")
    record = (await world.bot.tables.scene(1)).record
    names = [player.name for player in record.players]
    assert {frozenset(names[seat] for seat in side) for side in (await state(world)).sides} == {
        frozenset({"ana", "ben"}),
        frozenset({"cy", "dee"}),
    }
    assert abs(names.index("ana") - names.index("ben")) == 2, "the right neighbour is an opponent"


async def test_only_the_host_chooses_partners_and_only_for_teams(world):
    await world.slash("ana", "play", game="only-one")
    for name in ("ben", "cy", "dee"):
        await world.press(name, "Join")
    tables, ana, ben = world.bot.tables, world.players["ana"].id, world.players["ben"].id
    with pytest.raises(Refusal, match="refused-option"):
        await tables.pair(1, ana, 1)
    await tables.choose(1, ana, "teams", True)
    for seat in (-1, 0, 4):
        with pytest.raises(Refusal, match="refused-option"):
            await tables.pair(1, ana, seat)
    with pytest.raises(Refusal, match="refused-only-host"):
        await tables.pair(1, ben, 1)


async def test_a_peek_button_of_an_older_version_still_works(world, begin_at):
    await begin_at(at(columns("2", "5", "9"), familiars="seer gleaner keeper", draw="10 6A 7"))
    epoch = (await state(world)).epoch
    await world.forge("ana", world.table(), f'm:1:{epoch}:{{"do":"peek"}}')
    assert "is picking one of the top three" in world.table().text
    assert (await world.press("ana", "See the three")).message.select(":peek")


async def test_a_private_table_shows_the_three_cards_itself(world, begin_at):
    """Lessons are private tables: all is in one message, so that no panel is opened."""
    await begin_at(at(columns("2", "5", "9"), familiars="seer gleaner keeper", draw="4A 3* 4A*"))
    ana = world.players["ana"].id
    await world.press("ana", "Look at three")
    scene = await world.bot.tables.scene(1, ana)
    private = replace(scene, record=scene.record.model_copy(update={"private": True}))
    layout = await draw_private(private, localizer("en"), PictureCache())
    texts = [part.content for part in layout.parts if isinstance(part, ui.TextDisplay)]
    assert "Clover 4A, Cheese 3 ✦, Clover 4A ✦" in texts[-1]
    rows = [part for part in layout.parts if isinstance(part, ui.ActionRow)]
    assert [type(item) for part in rows for item in part.children] == [MoveSelect]


async def test_a_stranger_cannot_peek(world, begin_at):
    await begin_at(at(columns("2", "5", "9"), familiars="seer gleaner keeper", draw="10 6A 7"))
    assert "not your turn" in (await world.press("ben", "Look at three")).whisper
    assert "not in this game" in (await world.press("dee", "Look at three")).whisper
    assert (await state(world)).phase == "turn"


async def test_the_winner_is_named_in_text_and_description(world):
    await begin(world, 3)
    await play_to_scoring(world)
    await world.press("ana", "Skip to the result")
    table = await state(world)
    winner = PLAYERS[table.outcome.winners[0]]
    (description,) = (item["description"] for part in walk(world.table().parts) for item in part.get("items", ()))
    assert f"Winner: {winner}." in description
    assert f"🏆 {winner} wins" in world.table().text
    assert f"{winner} {max(table.scores)}" in description
    assert "Egg" in description
    assert "egg" not in description, "the name of the card, not of the kind in the rules"


@pytest.mark.parametrize("earned", [0, 2])
async def test_the_paw_is_explained_once_a_familiar_has_earned_points(world, begin_at, earned):
    game = scored("1 2", "3*", "9 9", familiars="early seer gleaner", earned=(earned, 0, 0), steps=1)
    await begin_at(game)
    assert ("🐾 points from a familiar." in await details(world, PLAYERS[0])) == bool(earned)


async def test_with_a_turn_limit_a_stand_in_carries_the_game(world):
    await begin(world, 2, turn_limit=60)
    for _ in range(400):
        if "➡️" not in world.table().text:
            break
        await world.wait(61)
    await world.press("ana", "Skip to the result")
    assert "🏆" in world.table().text


async def test_refusals_say_why(world):
    await begin(world, 2)
    who = waiting_for(world)
    old = world.table()
    other = "ben" if who == "ana" else "ana"
    assert "not your turn" in (await world.press(other, "Draw")).whisper
    await world.press(who, "Draw")
    assert "moved on" in (await world.press(who, "Take column 1", on=old)).whisper
