"""After the announcement: editing, co-organisers, removed players, and calling everyone."""

from __future__ import annotations

import discord
import pytest

from tests.cogs.tournament.steps import (
    announce,
    begin,
    boss,
    draft,
    fill_in,
    lead,
    notice,
    remove,
    set_permissions,
    settled,
    sign_up,
)
from tests.worlds import walk

BASICS = {"name": "Cup", "start": "", "size": "32", "rounds": "", "checkin": "0"}


async def edit_page(world, who: str = "boss"):
    return (await lead(world, "Edit", who)).message


def labels_of(form) -> set[str]:
    return {part["custom_id"] for part in walk(form["components"]) if part.get("custom_id") and part["type"] != 1}


def defaults_of(form) -> dict[str, str]:
    return {part["custom_id"]: part.get("value", "") for part in walk(form["components"]) if part["type"] == 4}


async def test_name_description_start_size_rounds_and_times_change_after_the_announcement(world):
    boss(world)
    await announce(world, size="2", start="5h")
    await sign_up(world, "ana", "ben")
    await world.press("cy", "Sign up", on=notice(world))
    page = await edit_page(world)
    assert "players signed up for them" in page.text
    changed = {**BASICS, "name": "Grand Cup", "start": "tomorrow 20:00", "size": "3", "rounds": "4", "checkin": "10"}
    page = (await fill_in(world, "boss", page, "Name", **changed)).message
    assert "Places: 3" in page.text
    page = (await fill_in(world, "boss", page, "Times", ready="7", clock="45")).message
    about = {"description": "Bring *snacks*\n# and a drink", "games": "", "rating": ""}
    page = (await fill_in(world, "boss", page, "Description", **about)).message
    await settled(world)
    shown = notice(world).text
    assert "Grand Cup" in shown
    assert "Bring \\*snacks\\*\n\\# and a drink" in shown
    assert "7 minutes to get ready, 45 minutes to play" in shown
    assert "Signed up: 3 of 3" in shown
    world.markdown_typed = True
    texts = [message.text for message in world.messages()]
    assert any("has a new start" in text and f"<@{world.players['ana'].id}>" in text for text in texts)
    (moved_up,) = [text for text in texts if "moves up from the waiting list" in text]
    assert f"<@{world.players['cy'].id}>" in moved_up
    record = (await world.bot.tournaments.get(1)).record
    assert (record.state.plan.rounds, record.settings.checkin) == (4, 10)
    manage = (await world.slash("boss", "tournament manage")).message
    assert "changed the settings" in manage.text


async def test_saving_the_form_as_it_is_moves_no_start(world):
    boss(world)
    await announce(world, start="5h")
    before = (await world.bot.tournaments.get(1)).record.start_at
    await world.wait(90)
    page = await edit_page(world)
    opened = await world.press_id("boss", page, page.button("Name"))
    typed = {**BASICS, "start": defaults_of(opened.form)["start"]}
    await fill_in(world, "boss", page, "Name", **typed)
    await settled(world)
    assert (await world.bot.tournaments.get(1)).record.start_at == before
    assert not any("new start" in message.text for message in world.messages())


async def test_fewer_places_than_are_taken_are_refused(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben", "cy")
    page = await edit_page(world)
    answer = await fill_in(world, "boss", page, "Name", **{**BASICS, "size": "2"})
    assert "3 places are taken" in answer.message.text
    assert "Signed up: 3 of 32" in notice(world).text


async def test_a_running_tournament_offers_only_what_can_change_and_says_why(world):
    await begin(world)
    page = await edit_page(world)
    assert "the pairings depend on them" in page.text
    opened = await world.press_id("boss", page, page.button("Name"))
    assert labels_of(opened.form) == {"name", "size", "rounds"}
    form = world.forms[id(opened)]
    answer = world.read_answer(
        await world.players["boss"].submit_modal(form, {"name": "Late", "size": "32", "rounds": "5"})
    )
    assert "Rounds: 5" in answer.message.text
    await settled(world)
    assert "Late" in notice(world).text
    old = await world.press_id("boss", page, page.button("Times"))
    assert labels_of(old.form) == {"ready", "clock"}


async def test_a_form_opened_before_the_start_changes_nothing_that_is_fixed_now(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana", "ben")
    page = await edit_page(world)
    opened = await world.press_id("boss", page, page.button("Name"))
    await lead(world, "Start now")
    typed = {**BASICS, "name": "Sneaky", "start": "tomorrow 20:00"}
    answer = world.read_answer(await world.players["boss"].submit_modal(world.forms[id(opened)], typed))
    assert "The start can't change any more" in answer.message.text
    assert (await world.bot.tournaments.get(1)).record.name == "Cup"


@pytest.mark.parametrize("label", ["Name", "Times", "Description"])
async def test_the_buttons_of_an_edit_page_say_that_the_tournament_is_over(world, label):
    """Found by the fuzzer: a form without a field was sent, which Discord does not take."""
    boss(world)
    await announce(world, size="4", start="5h")
    page = await edit_page(world)
    cancelled = await world.bot.tournaments.organising.cancel(1, by=world.players["boss"].id, manager=True)
    assert not cancelled.record.live
    answer = await world.press_id("boss", page, page.button(label))
    assert answer.form is None
    assert answer.whisper == "That tournament is over."


async def test_only_organisers_edit(world):
    boss(world)
    await announce(world)
    page = await edit_page(world)
    opened = await world.press_id("boss", page, page.button("Name"))
    await set_permissions(world, "boss")
    assert "no longer have either" in (await world.press_id("boss", page, page.button("Name"))).whisper
    answer = world.read_answer(await world.players["boss"].submit_modal(world.forms[id(opened)], BASICS))
    assert "no longer have either" in answer.whisper
    assert "Only members with" in (await world.press_id("ana", page, page.button("Name"))).whisper


# --- forms that are refused


async def test_a_refused_form_opens_again_with_what_was_typed(world):
    boss(world)
    page = await draft(world)
    typed = {"name": "My long name", "start": "8", "size": "16", "rounds": "5", "checkin": "20"}
    refused = (await fill_in(world, "boss", page, "Name", **typed)).message
    assert "Morning or evening? Type `8am`, `8pm` or `8:00`." in refused.text
    for label in ("Fix what I typed", "Name"):
        opened = await world.press_id("boss", refused, refused.button(label))
        assert defaults_of(opened.form) == typed
    fixed = {**typed, "start": "8pm"}
    answer = world.read_answer(await world.players["boss"].submit_modal(world.forms[id(opened)], fixed))
    assert "Fix what I typed" not in answer.message.labels
    assert "My long name" in answer.message.text
    opened = await world.press_id("boss", answer.message, answer.message.button("Name"))
    assert defaults_of(opened.form)["start"].endswith("20:00")


async def test_a_refused_team_keeps_name_and_members(world):
    boss(world)
    page = await draft(world, game="just-one")
    page = (await fill_in(world, "boss", page, "Name", **BASICS)).message
    await world.press_id("boss", page, page.button("Announce"))
    await settled(world)
    await world.press("dee", "Find me a team", on=world.messages()[0])
    mates = [world.players["ben"], world.players["dee"]]
    opened = await world.press("ana", "Sign up", on=world.messages()[0])
    answer = world.read_answer(
        await world.players["ana"].submit_modal(world.forms[id(opened)], {"team": "Ants", "mates": mates})
    )
    assert "dee is already in" in answer.whisper
    again = await world.press_id("ana", answer.message, answer.message.button("Fix what I typed"))
    assert defaults_of(again.form)["team"] == "Ants"
    chosen = next(part for part in walk(again.form["components"]) if part["type"] == 5)
    assert {str(value["id"]) for value in chosen["default_values"]} == {str(mate.id) for mate in mates}


# --- co-organisers


async def test_a_co_organiser_is_named_and_needs_the_permission(world):
    boss(world)
    boss(world, "helper")
    await announce(world)
    page = await edit_page(world)
    refused = await world.pick("boss", page, "tc:1", world.players["ana"])
    assert "**ana** can't help you run it" in refused.whisper
    page = (await world.pick("boss", page, "tc:1", world.players["helper"])).message
    await settled(world)
    assert f"Organised by <@{world.players['boss'].id}>, <@{world.players['helper'].id}>" in notice(world).text
    await lead(world, "Edit", "helper")
    await set_permissions(world, "helper")
    assert "you no longer have either" in (await world.slash("helper", "tournament manage")).whisper
    await set_permissions(world, "helper", manage_guild=True)
    assert (await world.slash("helper", "tournament manage")).message is not None
    await world.restart()
    assert (await world.bot.tournaments.get(1)).record.co_organisers == (world.players["helper"].id,)


# --- removed players


async def test_a_removed_player_is_let_back_in_from_manage(world):
    await begin(world, names=("ana", "ben", "cy"))
    await remove(world, "ben")
    refused = await world.press("ben", "Sign up", on=notice(world))
    assert "You were removed from this tournament" in refused.whisper
    page = (await lead(world, "Removed players")).message
    page = (await world.choose("boss", page, "tl:1", "2")).message
    assert "No one is kept out" in page.text
    page = (await world.press_id("boss", page, page.button("Back"))).message
    assert "Removed players" not in page.labels
    assert "let back in ben" in page.text
    assert "with the results you had" in (await world.press("ben", "Sign up", on=notice(world))).whisper


# --- calling everyone


async def test_an_organiser_calls_everyone_before_the_start_once_in_ten_minutes(world):
    boss(world)
    await announce(world)
    page = (await world.slash("boss", "tournament manage")).message
    assert "No one has signed up" in (await fill_in(world, "boss", page, "Ping players", text="")).whisper
    await sign_up(world, "ana", "ben")
    await fill_in(world, "boss", page, "Ping players", text="We start late, sorry")
    await settled(world)
    call = world.messages()[-1]
    assert "We start late, sorry" in call.text
    for name in ("ana", "ben"):
        assert f"<@{world.players[name].id}>" in call.text
    assert call.labels == ["Go to the tournament"]
    assert "Wait ten minutes" in (await fill_in(world, "boss", page, "Ping players", text="")).whisper
    await world.wait(601)
    await fill_in(world, "boss", page, "Ping players", text="")
    await settled(world)
    assert "the organiser is calling everyone" in world.messages()[-1].text
    await world.bot.servers.change(world.guild.id, unwanted_words=["damn"])
    assert "“damn” is blocked" in (await fill_in(world, "boss", page, "Ping players", text="damn")).whisper


async def test_a_muted_organiser_calls_nobody(world):
    boss(world)
    await announce(world)
    await sign_up(world, "ana")
    page = (await world.slash("boss", "tournament manage")).message
    await world.deny("boss", send_messages=False)
    count = len(world.messages())
    assert (await fill_in(world, "boss", page, "Ping players", text="hi")).whisper
    assert len(world.messages()) == count


# --- where a tournament may be created


async def test_a_tournament_is_created_only_in_channels_that_the_server_allows(world):
    boss(world)
    page = await draft(world)
    await world.bot.servers.change(world.guild.id, game_channels=[world.channels["lounge"].id])
    answer = await world.slash("boss", "tournament create", game="one-shot")
    assert f"<#{world.channels['lounge'].id}>" in answer.whisper
    answer = await world.press_id("boss", page, page.button("Announce"))
    assert f"<#{world.channels['lounge'].id}>" in answer.whisper
    assert world.messages() == []
    assert (await world.slash("boss", "tournament create", channel="lounge", game="one-shot")).message.labels


async def test_a_conditions_form_with_a_role(world):
    boss(world)
    role = world.guild.create_role("Regulars", permissions=discord.Permissions.none())
    page = await draft(world)
    typed = {"description": "For regulars", "role": [role], "games": "2", "rating": "1400-1600"}
    answer = await fill_in(world, "boss", page, "Description", **typed)
    text = answer.message.text
    assert f"<@&{role.id}>" in text
    assert "at least 2 finished games of ONE SHOT" in text
    assert "rating 1400 to 1600" in text
    opened = await world.press_id("boss", answer.message, answer.message.button("Description"))
    chosen = next(part for part in walk(opened.form["components"]) if part["type"] == 6)
    assert [str(value["id"]) for value in chosen["default_values"]] == [str(role.id)]
    refused = await fill_in(world, "boss", answer.message, "Description", **{**typed, "rating": "good"})
    assert "I don't understand that rating" in refused.message.text
    refused = await fill_in(world, "boss", answer.message, "Description", **{**typed, "games": "two"})
    assert "Finished games must be 0 to 1000" in refused.message.text
