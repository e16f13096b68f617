"""Just One through buttons and modals, from the lobby to the result, with restarts and leaks of secrets."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import pytest

from rules.catalogue import GAMES
from rules.just_one.state import JustOneState
from tests.cogs.just_one.players import MARKED, STRANGER, JustOneGame, seen
from tests.worlds import walk


@pytest.fixture
def table(world, monkeypatch):
    """Start a game with this many players and unique marker words."""
    monkeypatch.setitem(GAMES, "just-one", MARKED)

    async def sit_down(players: int = 4, **options: str) -> JustOneGame:
        return await JustOneGame.begin(world, players, **options)

    return sit_down


# --- one turn, step by step


async def test_the_active_player_picks_a_number_without_seeing_the_card(table, world):
    game = await table()
    active = await game.active()
    assert f"**{active}**, pick a number" in world.table().text
    assert world.table().labels[:5] == ["1", "2", "3", "4", "5"]
    await game.pick(3)
    assert "word **3**" in world.table().text


async def test_only_the_active_player_picks_the_number(table):
    game = await table()
    answer = await game.press((await game.givers())[0], "2")
    assert "Only the guesser" in answer.whisper


async def test_the_word_can_be_shown_privately_several_times(table, world):
    game = await table()
    await game.pick(3)
    giver = (await game.givers())[0]
    for _ in range(2):
        panel = await game.panel(giver)
        assert panel.ephemeral
        assert await game.word() in panel.text
    assert len(world.private(giver)) == 1


async def test_an_unknown_word_is_changed_anonymously(table, world):
    game = await table()
    await game.pick(3)
    await game.press_panel((await game.givers())[1], "I don't know")
    text = world.table().text
    assert "pick another number" in text
    assert "Someone doesn't know" in text
    assert [label for label in world.table().labels if label.isdigit()] == ["1", "2", "4", "5"]
    await game.pick(4)
    assert (await game.word()).endswith("04")


async def test_the_table_shows_who_has_written_and_never_what(table, world):
    game = await table(5)
    await game.pick()
    first, *others = await game.givers()
    await game.write(first, "Write clue", "Kl1")
    text = world.table().text
    assert f"▰▱▱▱ Still writing: **{'**, **'.join(others)}**" in text
    assert "Kl1" not in text


@pytest.mark.parametrize(("clue", "why"), [
    ("two words", "A clue is **one** word"), ("qw0101", "**qw0101** is the mystery word"), ("", "That was empty"),
])  # fmt: skip
async def test_a_clue_that_breaks_the_rules_is_refused_in_the_panel_with_the_reason_and_not_lost(
    table, world, clue, why
):
    game = await table()
    await game.pick()
    giver = (await game.givers())[0]
    panel = await game.panel(giver)
    answer = await game.write(giver, "Write clue", clue or " ", on=panel)
    assert not answer.whispers
    (panel,) = world.private(giver)
    assert why in panel.text
    assert (await game.state()).clues == ()
    if clue:
        form = await game.press(giver, "Write clue", on=panel)
        assert form.form_value == clue


async def test_a_refusal_stays_in_the_panel_until_the_next_click_on_it(table, world):
    game = await table()
    await game.pick()
    giver, other, _ = await game.givers()
    panel = await game.panel(giver)
    await game.write(giver, "Write clue", "two words", on=panel)
    await game.write(other, "Write clue", "Kl2")
    assert "A clue is **one** word" in world.private(giver)[-1].text, "a move of another player does not hide it"
    await game.write(giver, "Write clue", "Kl1", on=panel)
    assert "A clue is **one** word" not in world.private(giver)[-1].text


async def test_a_refused_click_on_the_panel_sends_no_new_message(table, world):
    game = await table()
    await game.pick()
    await game.write_all(["bake", "bakery", "Kl3"])
    one, other, _ = await game.givers()
    panel = await game.panel(one)
    await game.press_panel(other, "Cancel bake")
    await game.press(one, "Cancel bake", on=panel)
    (panel,) = world.private(one)
    assert "⚠️ That clue is already cancelled." in panel.text


async def test_a_refused_clue_does_not_stand_in_the_form_of_the_next_turn(table):
    game = await table()
    await game.pick()
    giver = (await game.givers())[-1]
    await game.write(giver, "Write clue", "two words")
    await game.choose("ana", {"do": "close"})
    await game.pick()
    form = await game.press_panel(giver if giver != await game.active() else (await game.givers())[0], "Write clue")
    assert "two words" not in json.dumps(form.form)


async def test_a_clue_can_be_changed_and_is_prefilled_in_the_modal(table):
    game = await table()
    await game.pick()
    giver, *others = await game.givers()
    await game.write(giver, "Write clue", "Kl1")
    panel = await game.panel(giver)
    assert "Your clue: **Kl1**" in panel.text
    assert f"Waiting for **{'**, **'.join(others)}**. Until then you can still change it." in panel.text
    assert "Write **one word**" not in panel.text
    form = await game.press(giver, "Change clue", on=panel)
    assert form.form_value == "Kl1"
    await game.world.submit(giver, form, "Kl2")
    assert [clue.text for clue in (await game.state()).clues] == ["Kl2"]


async def test_j2_with_three_players_each_writes_two_clues_in_one_form(table, world):
    game = await table(3)
    await game.pick()
    giver = (await game.givers())[0]
    panel = await game.panel(giver)
    await game.write(giver, "Write both clues", "Kl1", on=panel, second="KL1")
    assert "Your two clues have to be different" in world.private(giver)[-1].text
    assert (await game.state()).clues == ()
    form = await game.press(giver, "Write both clues", on=panel)
    assert [part["value"] for part in walk(form.form["components"]) if part["type"] == 4] == ["Kl1", "KL1"]
    await world.submit(giver, form, "Kl1", second="Kl2")
    assert [(clue.slot, clue.text) for clue in (await game.state()).clues] == [(1, "Kl1"), (2, "Kl2")]
    assert "Your clue: **Kl1**\n✅ Your clue: **Kl2**" in world.private(giver)[-1].text
    form = await game.press_panel(giver, "Change clues")
    assert [part["value"] for part in walk(form.form["components"]) if part["type"] == 4] == ["Kl1", "Kl2"]


@pytest.mark.parametrize(("do", "slot"), [("clue", 1), ("second-clue", 2)])
async def test_a_button_of_an_earlier_version_for_one_of_two_clues_still_works(table, world, do, slot):
    game = await table(3)
    await game.pick()
    giver, epoch = (await game.givers())[0], (await game.state()).epoch
    button = {"type": 2, "style": 1, "label": "Write", "custom_id": f"p:1:{epoch}:{do}"}
    old = replace(await game.panel(giver), parts=({"type": 1, "components": [button]},))
    await game.write(giver, "Write", "Kl1", on=old)
    assert [(clue.slot, clue.text) for clue in (await game.state()).clues] == [(slot, "Kl1")]


async def test_j4a_clue_givers_see_the_whole_card_with_the_word_highlighted(table, world):
    game = await table()
    giver = (await game.givers())[0]
    assert "1 Qw0101 · 2 Qw0102 · 3 Qw0103 · 4 Qw0104 · 5 Qw0105" in (await game.panel(giver)).text
    await game.pick(2)
    text = world.private(giver)[-1].text
    assert "# Qw0102" in text
    assert "1 Qw0101 · **2 Qw0102** · 3 Qw0103" in text
    assert "Qw01" not in (await game.panel(await game.active())).text
    await game.press_panel(giver, "I don't know")
    assert "1 Qw0101 · ~~2 Qw0102~~ · 3 Qw0103" in (await game.panel(giver)).text


async def test_two_clues_sent_in_the_same_instant_both_count(table):
    game = await table()
    await game.pick()
    one, other, _ = await game.givers()
    await game.write_together([one, other])
    assert {clue.text for clue in (await game.state()).clues} == {f"Kl{one}", f"Kl{other}"}


async def test_the_last_two_clues_sent_in_the_same_instant_close_the_phase_once(table):
    game = await table()
    await game.pick()
    await game.write((await game.givers())[0], "Write clue", "Kl0")
    await game.write_together((await game.givers())[1:])
    assert (await game.state()).phase == "compare"
    assert len((await game.state()).clues) == 3


async def test_identical_clues_are_cancelled_with_the_reason_in_private(table, world):
    game = await table()
    await game.pick()
    await game.write_all(["prince", "princess", "Kl3"])
    one, _, third = await game.givers()
    text = seen(await game.panel(third))
    assert "✂️ same word family: prince / princess" in text
    assert f"{one}: prince (cancelled)" in text
    assert f"{third}: Kl3" in text
    assert "prince" not in seen(world.table())
    assert "No peeking" in world.table().text
    assert "easels.png" not in str(world.table().parts)


async def test_any_writer_decides_about_a_doubtful_pair_by_name(table, world):
    game = await table()
    await game.pick()
    await game.write_all(["bake", "bakery", "Kl3"])
    one, other, third = await game.givers()
    assert "❓ one seems derived from the other: bake / bakery" in (await game.panel(one)).text
    await game.press_panel(third, "Cancel bake")
    assert f"**{one}**: ~~bake~~ · cancelled by {third}" in world.private(one)[-1].text
    await game.press_panel(other, "Restore bake")
    assert f"restored by {other}" in world.private(one)[-1].text


async def test_doubles_to_the_letter_cannot_be_restored(table):
    game = await table()
    await game.pick()
    await game.write_all(["Same", "same", "Kl3"])
    panel = await game.panel((await game.givers())[0])
    assert panel.labels == ["Ready (0 of 3)"]
    assert [option["label"] for option in panel.select(":turn-over")["options"]] == ["Cancel Kl3"]


async def test_j9_any_clue_can_be_cancelled_in_the_select(table, world):
    game = await table()
    await game.pick()
    await game.write_all()
    one, other, _ = await game.givers()
    await game.turn_over(one, 1)
    assert f"cancelled by {one}" in (await game.panel(other)).text
    assert "Restore Kl01" in str(world.private(other)[-1].labels)


async def test_j9_without_a_doubtful_clue_the_comparison_ends_by_itself(table, world):
    game = await table()
    await game.pick()
    await game.write_all()
    giver = (await game.givers())[0]
    assert "Moving on <t:" in (await game.panel(giver)).text
    assert "Moving on" not in world.table().text, "it would tell the guesser that no clue is in doubt"
    await game.wait(21)
    assert (await game.state()).phase == "guess"


async def test_j9_with_a_doubtful_clue_the_comparison_waits(table):
    game = await table()
    await game.pick()
    await game.write_all(["bake", "bakery", "Kl3"])
    await game.wait(600)
    assert (await game.state()).phase == "compare"


async def test_a_ready_player_sees_who_is_missing(table, world):
    game = await table()
    await game.pick()
    await game.write_all()
    one, *others = await game.givers()
    await game.press_panel(one, "Ready")
    assert f"You're ready. Waiting for **{'**, **'.join(others)}**." in world.private(one)[-1].text


async def test_the_active_player_sees_what_survived_and_how_many_did_not(table, world):
    game = await table()
    await game.pick()
    await game.write_all(["prince", "princess", "Kl3"])
    await game.all_ready()
    one, other, third = await game.givers()
    for message in (world.table(), await game.panel(await game.active())):
        assert f"{one}: cancelled, face down; {other}: cancelled, face down; {third}: Kl3" in seen(message)
        assert "prince" not in seen(message)
    assert "here are your clues" in world.table().text
    assert "2 clues were cancelled" in world.table().text


async def test_only_the_active_player_gets_the_form_for_the_guess(table):
    game = await table()
    await game.pick()
    await game.write_all()
    await game.all_ready()
    answer = await game.press((await game.givers())[0], "Guess")
    assert answer.form is None
    assert "Only the guesser" in answer.whisper


async def test_a_vote_that_is_tied_rejects(table, world):
    game = await table(5)
    await game.pick()
    await game.write_all()
    await game.all_ready()
    await game.guess("nearly")
    assert "guessed **nearly**" in world.table().text
    givers = await game.givers()
    await game.press(givers[0], "Accept")
    assert "▰▱▱▱ Waiting" in world.table().text
    assert "already voted" in (await game.press(givers[0], "Reject")).whisper
    await game.press(givers[1], "Accept")
    await game.press_panel(givers[2], "Reject")
    await game.press_panel(givers[3], "Reject")
    text = world.table().text
    assert "but it was **Qw0101**" in text
    assert "Votes: 2 to accept, 2 to reject" in text
    assert "cost the next card too" in text


async def test_j11_a_hopeless_guess_is_rejected_by_half_of_the_clue_givers(table, world):
    game = await table(5)
    await game.pick()
    await game.write_all()
    await game.all_ready()
    await game.guess("hopeless")
    one, other, *_ = await game.givers()
    await game.press(one, "Reject")
    await game.press(other, "Reject")
    assert "guessed *hopeless*, but it was **Qw0101**" in world.table().text


async def test_j11_a_vote_button_of_an_earlier_version_still_works(table, world):
    game = await table()
    await game.pick()
    await game.write_all()
    await game.all_ready()
    await game.guess("nearly")
    epoch = (await game.state()).epoch
    for name in await game.givers():
        button = {"type": 2, "style": 1, "label": "x", "custom_id": f'm:1:{epoch}:{{"do":"vote","choice":"no"}}'}
        old = replace(world.table(), parts=({"type": 1, "components": [button]},))
        await world.press_id(name, old, button["custom_id"])
    assert "but it was **Qw0101**" in world.table().text


async def test_a_guess_that_counts_by_vote_is_shown_as_it_was_typed(table, world):
    game = await table()
    await game.pick()
    await game.write_all()
    await game.all_ready()
    await game.guess("nearly")
    await game.vote("yes", "yes")
    assert "guessed *nearly*, and you let it count as **Qw0101**" in world.table().text


async def test_after_the_turn_everything_is_public(table, world):
    game = await table()
    await game.pick()
    await game.write_all(["prince", "princess", "Kl3"])
    one, _, third = await game.givers()
    await game.all_ready()
    await game.guess(await game.word())
    assert "got it: **Qw0101**!" in world.table().text
    assert f"{one}: prince (cancelled)" in seen(world.table())
    assert f"{third}: Kl3" in seen(world.table())
    details = (await game.press(STRANGER, "Details")).whisper
    assert f"- **{one}**: ~~prince~~ · *same word family: prince / princess*" in details
    assert f"- **{third}**: Kl3" in details


# --- a table never hangs on a missing player


async def test_a_nudge_mentions_the_players_whose_turn_it_is_and_starts_the_clock(table, world):
    game = await table()
    await game.pick()
    first, second, third = await game.givers()
    await game.write(first, "Write clue", "Kl1")
    await game.choose(first, {"do": "nudge"})
    nudge = next(request for request in reversed(world.env.http_requests) if "waiting for you" in str(request.json))
    called = [world.players[name].id for name in (second, third)]
    assert nudge.json["allowed_mentions"]["users"] == called
    assert all(f"<@{user}>" in nudge.json["content"] for user in called)
    assert str(world.players[first].id) not in nudge.json["content"]
    menu = (await world.press(first, "Menu")).message
    assert "nudge" not in str(menu.select("u:1")["options"]), "once a phase"
    await game.wait(121)
    assert (await game.state()).phase == "compare"


async def test_a_nudge_is_deleted_once_it_is_answered(table, world):
    game = await table()
    await game.pick()
    first, second, third = await game.givers()
    await game.write(first, "Write clue", "Kl1")
    await world.leap(5)
    await game.choose(first, {"do": "nudge"})
    nudges = [message for message in world.messages() if "waiting for you" in message.content]
    assert len(nudges) == 1
    await world.leap(5)
    await game.write(second, "Write clue", "Kl2")
    await game.write(third, "Write clue", "Kl3")
    assert not any(str(world.players[third].id) in message.content for message in world.messages())


async def test_the_nudge_button_of_an_earlier_version_still_works(table, world):
    game = await table()
    await game.pick()
    await world.leap(5)
    epoch = (await game.state()).epoch
    button = {"type": 2, "style": 2, "label": "Nudge", "custom_id": f"n:1:{epoch}"}
    old = replace(world.table(), parts=({"type": 1, "components": [button]},))
    await world.press_id(await game.active(), old, button["custom_id"])
    assert (await game.state()).nudged
    assert any("waiting for you" in message.content for message in world.messages())


async def test_a_player_without_send_messages_cannot_nudge(table, world):
    game = await table()
    await game.pick()
    first, *_ = await game.givers()
    await game.write(first, "Write clue", "Kl1")
    before = await game.state()
    await world.deny(first, send_messages=False)
    answer = await game.choose(first, {"do": "nudge"})
    assert "You can't send messages here" in answer.whisper
    assert await game.state() == before
    assert not any("waiting for you" in str(request.json) for request in world.env.http_requests)


async def test_a_player_cannot_nudge_themselves(table, world):
    game = await table()
    menu = (await world.press(await game.active(), "Menu")).message
    assert "nudge" not in str(menu.select("u:1")["options"])


async def test_with_timers_every_phase_ends_by_itself(table, world):
    game = await table(timers='"brisk"')
    assert "Moving on <t:" in world.table().text
    await game.wait(46)
    assert "didn't pick a number" in world.table().text
    await game.pick()
    await game.write((await game.givers())[0], "Write clue", "Kl1")
    await game.wait(76)
    assert (await game.state()).phase == "compare"
    await game.wait(46)
    assert "Kl1" in seen(world.table())
    await game.wait(76)
    assert "didn't guess in time" in world.table().text


async def test_a_neighbours_clue_does_not_push_the_deadline(table):
    game = await table(timers='"brisk"')
    await game.pick()
    await game.wait(60)
    await game.write((await game.givers())[0], "Write clue", "Kl1")
    await game.wait(16)
    assert (await game.state()).phase == "compare"


async def test_the_host_can_continue_without_one_or_all_writers(table, world):
    game = await table(5)
    await game.pick()
    givers = await game.givers()
    await game.choose("ana", {"do": "excuse", "seat": game.players.index(givers[0])})
    assert f"**{givers[0]}**" not in world.table().text.split("Still writing")[1]
    await game.write(givers[1], "Write clue", "Kl1")
    await game.choose("ana", {"do": "close"})
    assert (await game.state()).phase == "compare"


async def test_host_actions_are_refused_to_other_players(table, world):
    game = await table(5)
    menu = (await world.press("ben", "Menu")).message
    offered = [option["value"] for option in menu.select("u:1")["options"]]
    assert {value.partition("-")[2] for value in offered if value.startswith("move-")} <= {'0-{"do":"nudge"}'}
    epoch = (await game.state()).epoch
    for move in ('{"do":"close"}', '{"do":"stop"}', '{"do":"excuse","seat":1}'):
        button = {"type": 2, "style": 1, "label": "x", "custom_id": f"m:1:{epoch}:{move}"}
        forged = replace(world.table(), parts=({"type": 1, "components": [button]},))
        answer = await world.press_id("ben", forged, button["custom_id"])
        assert "Only ana" in answer.whisper


async def test_the_host_ends_the_game_and_all_is_shown(table, world):
    game = await table()
    await game.pick()
    await game.write_all()
    await game.choose("ana", {"do": "stop"})
    text = world.table().text
    assert "### Stopped early: 0 of 13 words found" in text
    assert "🏆" not in text, "nobody cheers"
    assert "The word was **Qw0101**" in text
    assert "Kl01" in seen(world.table())


async def test_the_menu_asks_before_the_host_ends_the_game(table, world):
    game = await table()
    menu = (await world.press("ana", "Menu")).message
    asked = (await world.choose("ana", menu, "u:1", 'move-0-{"do":"stop"}')).message
    assert "End the game for everyone?" in asked.text
    await world.press("ana", "Cancel", on=asked)
    assert (await game.state()).phase == "number"


async def test_a_choice_of_a_menu_that_is_out_of_date_is_refused(table, world):
    game = await table()
    menu = (await world.press("ana", "Menu")).message
    await game.pick()
    answer = await world.choose("ana", menu, "u:1", 'move-0-{"do":"close"}')
    assert answer.whisper
    assert (await game.state()).phase == "clues"


async def test_the_select_of_an_earlier_version_still_works(table, world):
    game = await table()
    await game.pick()
    await game.write((await game.givers())[0], "Write clue", "Kl1")
    epoch = (await game.state()).epoch
    await world.forge_choice("ana", world.table(), f"s:1:{epoch}:more", '{"do":"close"}')
    assert (await game.state()).phase == "compare"


async def test_the_game_continues_without_leavers_and_ends_with_too_few(table, world):
    game = await table(4)
    await game.pick()
    giver, other, _ = await game.givers()
    await game.write(giver, "Write clue", "Kl1")
    await game.leave(giver)
    assert giver not in world.table().text.split("Still writing")[1]
    await game.leave(other)
    assert "Fewer than three players are left" in world.table().text
    assert "🏆" not in world.table().text
    assert "Kl1" in seen(world.table())


async def test_play_again_opens_a_lobby_with_the_same_options(table, world):
    game = await table(cards="5")
    await game.choose("ana", {"do": "stop"})
    await world.press("ben", "Play again")
    text = world.table().text
    assert "**ben** · host" in text
    assert "5 (quick game)" in text
    assert len(world.messages()) == 2, "the result stays"
    assert "already" in (await world.press("cy", "Play again", on=world.messages()[0])).whisper


# --- restarts


async def test_a_clue_typed_while_the_bot_restarts_arrives(table, world):
    game = await table()
    await game.pick()
    giver = (await game.givers())[0]
    form = await game.press_panel(giver, "Write clue")
    await world.restart()
    await world.submit(giver, form, "Kl1")
    assert [clue.text for clue in (await game.state()).clues] == ["Kl1"]


# --- secrets


async def test_clicking_everything_reveals_no_secret(table, world):
    """The active player and a spectator click every button, including those of other players."""
    game = await table(5, cards="5")
    active = await game.active()

    async def try_everything() -> None:
        epoch = (await game.state()).epoch
        forged = [f"p:1:{epoch}:{do}" for do in ("clue", "second-clue")]
        moves = ("unknown", "blank", "ready")
        forged += [f'm:1:{epoch}:{{"do":"{do}"}}' for do in moves]
        forged += [f'm:1:{epoch}:{{"do":"{do}","clue":0}}' for do in ("cancel", "restore")]
        forged += [f'm:1:{epoch}:{{"do":"vote","choice":"yes"}}', f'm:1:{epoch}:{{"do":"clue","text":"x"}}', "h:1"]
        for who in (active, STRANGER):
            for custom_id in forged:
                button = {"type": 2, "style": 1, "label": "x", "custom_id": custom_id}
                message = replace(world.table(), parts=({"type": 1, "components": [button]},))
                answer = await world.press_id(who, message, custom_id)
                assert answer.whisper or custom_id == "h:1"
                assert answer.form is None
                await game.watch()

    await game.pick()
    await try_everything()
    await game.write_all(["prince", "princess", "Kl3", "Kl4"])
    await try_everything()
    await game.all_ready()
    await try_everything()
    await game.guess("nearly")
    await try_everything()
    assert (await game.state()).phase == "vote"
    assert game.looked_at > 100


async def test_the_leak_check_finds_a_leak(table, world, monkeypatch):
    """Check that the leak detection itself works."""
    game = await table()
    view = type(MARKED).view
    await game.pick()
    monkeypatch.setattr(type(MARKED), "view", lambda self, state, _seat: view(self, state, state.givers[0]))
    with pytest.raises(AssertionError, match="was told Qw0101"):
        await game.panel(await game.active())


async def test_a_stranger_has_no_panel_and_no_vote(table):
    game = await table()
    await game.pick()
    answer = await game.press(STRANGER, "See the word")
    assert "not in this game" in answer.whisper


# --- hostile words


HOSTILE = {  # and the text that must not appear in any message
    "@everyone": r"@everyone",
    "<@1>": r"(?<!\\)<@1>",
    "**bold**__x__~~y~~||z||`q`": r"(?<!\\)\*\*bold|(?<!\\)__x|(?<!\\)~~y|(?<!\\)\|\|z|(?<!\\)`q",
    "https://example.com/x": r"://",
    "[click](https://example.com)": r"(?<!\\)\[click|://",
    "sn\u200bow\u200d": r"sn\u200b|ow\u200d",
    "\u202eevil\u2066": r"\u202e|\u2066",
    "z" + "\u0334\u0335\u0336" * 12: r"\u0334\u0335\u0336",
    "#heading": r"(?<!\\)#heading",
    "<:emoji:123>": r"(?<!\\)<:emoji",
    "👨\u200d👩\u200d👧": r"\x00",
}


@pytest.mark.parametrize("clue", HOSTILE)
async def test_a_hostile_clue_is_shown_and_does_no_harm(table, world, clue):
    game = await table(3)
    await game.pick()
    await game.write_all([clue, "Kl1", "Kl2", "Kl3"])
    await game.all_ready()
    await game.guess(clue)
    await game.vote("no")
    for request in world.env.http_requests:
        shown = [part["content"] for part in walk(_parts(request.json)) if part["type"] == 10]
        assert not any(re.search(HOSTILE[clue], text) for text in shown), shown
        allowed = (request.json or {}).get("allowed_mentions") if isinstance(request.json, dict) else None
        assert not allowed or not allowed.get("parse")
    state = await game.state()
    assert state.turns[-1].clues[0].seat in (0, 1, 2)
    assert "but it was" in world.table().text


async def test_four_thousand_signs_are_refused(table):
    game = await table()
    await game.pick()
    giver = (await game.givers())[0]
    form = await game.press_panel(giver, "Write clue")
    assert next(part["max_length"] for part in walk(form.form["components"]) if part["type"] == 4) <= 100
    state = await game.state()
    place = {"guild": game.world.guild.id, "channel": game.world.channels["games"].id}
    with pytest.raises(Exception, match="just-one-clue-too-long"):
        await game.world.bot.tables.play(
            1,
            game.world.players[giver].id,
            json.dumps({"do": "clue", "text": "x" * 4000}),
            epoch=state.epoch,
            key="1",
            **place,
        )


def _parts(body):
    if not isinstance(body, dict):
        return []
    return (body.get("data") or body).get("components") or []


# --- with real words and the real comparison


async def test_a_turn_with_real_words(world):
    game = await JustOneGame.begin(world, 4)
    await game.pick()
    word = await game.word()
    first, second, third = await game.givers()
    await game.write(first, "Write clue", word.upper())
    assert "the mystery word itself" in world.private(first)[-1].text
    for name, clue in ((first, "Philosophy"), (second, "philosophies"), (third, "quux")):
        await game.write(name, "Write clue", clue)
    panel = seen(await game.panel(first))
    assert "forms of the same word: Philosophy / philosophies" in panel
    assert f"{third}: quux" in panel
    await game.all_ready()
    await game.guess(f" {word.upper()} ")
    assert "got it" in world.table().text


async def test_words_seen_in_the_channel_are_remembered_for_the_next_game(world):
    game = await JustOneGame.begin(world, 3)
    await game.pick()
    seen = await game.word()
    await game.choose("ana", {"do": "stop"})
    await world.press("ana", "Play again")
    for name in ("ben", "cy"):
        await world.press(name, "Join")
    await world.press("ana", "Start")
    saved = await world.store.load_table(2)
    assert saved.record.options["words_seen"] == (seen,)
    dealt = JustOneState.model_validate_json(saved.position.state)
    assert seen not in {word for card in (dealt.card, *dealt.deck) for word in card}


async def test_j23_the_current_turn_is_shown_when_the_game_is_ended(table, world):
    game = await table()
    await game.pick()
    clues = await game.write_all()
    word = await game.word()
    asked = (await world.slash("ana", "table end")).message
    await world.press("ana", "End", on=asked)
    text = world.table().text
    assert word in text
    assert all(clue in seen(world.table()) for clue in clues)
    assert await world.store.live_table(world.channels["games"].id) is None
    assert (await world.store.journal(1))[-1].move == '{"do":"stop"}'
