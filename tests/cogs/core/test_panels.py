"""Private panels, selects and modals, tested with a game made for tests."""

from __future__ import annotations

import discord
import pytest

from bot.app import extensions
from bot.tables.record import Player
from cogs.core.game_ui import GameUI
from rules.catalogue import GAMES
from tests.smallest_game import WhisperGame, draw_panel, draw_table, render_modal
from tests.worlds.simulated import SimulatedWorld


def teach(world: SimulatedWorld) -> None:
    world.bot.games.add(GameUI(name="whisper", table=draw_table, panel=draw_panel, modal=render_modal))


@pytest.fixture
async def game(world, monkeypatch):
    known = extensions()
    monkeypatch.setattr("bot.app.extensions", lambda: known)  # this game has no cog
    monkeypatch.setitem(GAMES, "whisper", WhisperGame())
    teach(world)
    seated_players = [Player(user=world.players[name].id, name=name) for name in ("ana", "ben")]
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    record = await world.bot.tables.deals.open(game="whisper", host=seated_players[0], language="en", **place)
    await world.bot.tables.join(record.id, seated_players[1])
    await world.bot.tables.deals.start(record.id, seated_players[0].user)
    await world.slash("ana", "table show")
    return world


async def panel(world: SimulatedWorld, who: str):
    return (await world.press(who, "Hand")).message


def seen_by(world: SimulatedWorld, who: str) -> str:
    """Return the text of the user's newest panel."""
    return world.private(who)[-1].text


async def test_a_panel_is_for_one_person_only(game):
    mine = await panel(game, "ana")
    assert mine.ephemeral
    number = mine.text.split()[2]
    assert number not in (await panel(game, "ben")).text
    assert number not in game.table().text
    assert all(number not in message.text for message in game.private("ben") + game.messages())


async def test_a_stranger_has_no_panel(game):
    answer = await game.press("cy", "Hand")
    assert "not in this game" in answer.whisper


async def test_opening_a_panel_again_deletes_the_old_one(game):
    first = await panel(game, "ana")
    second = await panel(game, "ana")
    assert [message.id for message in game.private("ana")] == [second.id]
    assert first.text == second.text


async def test_a_click_on_a_panel_updates_it_the_table_and_the_other_panels(game):
    mine = await panel(game, "ana")
    await panel(game, "ben")
    answer = await game.write("ana", mine, "Whisper", "hush")
    assert answer.acknowledged
    assert "1 done, hush|" in seen_by(game, "ana")
    assert "1 done, |" in seen_by(game, "ben"), "told that, not what"
    assert "1 done" in game.table().text
    assert "hush" not in game.table().text


async def test_a_neighbours_move_does_not_spoil_mine(game):
    mine, theirs = await panel(game, "ana"), await panel(game, "ben")
    await game.write("ben", theirs, "Whisper", "boo")
    await game.write("ana", mine, "Whisper", "hush")
    assert "hush|boo" in game.table().text


async def test_a_choice_in_a_select_is_a_move(game):
    mine = await panel(game, "ana")
    await game.choose("ana", mine, ":number", '{"do":"change","number":8}')
    assert "your number 8" in seen_by(game, "ana")


async def test_what_was_typed_and_refused_is_not_lost(game):
    mine = await panel(game, "ana")
    answer = await game.write("ana", mine, "Whisper", "two *words*")
    assert answer.whisper.startswith("…")  # this game has no texts
    assert "two \\*words\\*" in answer.whisper
    form = await game.press_id("ana", mine, mine.button("Whisper"))
    assert form.form_value == "two *words*"


async def test_a_form_sent_after_a_restart_still_arrives(game):
    mine = await panel(game, "ana")
    form = await game.press_id("ana", mine, mine.button("Whisper"))
    await game.restart()
    teach(game)
    answer = await game.submit("ana", form, "hush")
    assert answer.acknowledged
    assert "1 done" in game.table().text


async def test_a_form_for_a_deleted_table_is_refused(game):
    mine = await panel(game, "ana")
    await game.bot.tables.close(1, "test")
    answer = await game.write("ana", mine, "Whisper", "hush")
    assert "closed" in answer.whisper
    form = await game.press_id("ana", mine, mine.button("Whisper"))
    assert form.form is None


async def test_only_the_host_makes_the_hosts_moves(game):
    theirs = await panel(game, "ben")
    assert "Only ana" in (await game.press("ben", "Finish", on=theirs)).whisper
    mine = await panel(game, "ana")
    await game.press("ana", "Finish", on=mine)
    assert (await game.store.load_table(1)).record.phase == "over"


async def test_an_old_panel_works_again_after_its_token_has_died(game):
    mine = await panel(game, "ana")
    theirs = await panel(game, "ben")
    await game.wait(16 * 60)
    await game.write("ben", theirs, "Whisper", "boo")
    assert "0 done" in seen_by(game, "ana"), "nobody can reach it"
    await game.choose("ana", mine, ":number", '{"do":"change","number":7}')
    assert "your number 7, 1 done" in seen_by(game, "ana")


async def test_a_dismissed_panel_causes_no_error(game):
    mine = await panel(game, "ana")
    theirs = await panel(game, "ben")
    game.env.backend.delete_message(game.channels["games"].id, mine.id)
    await game.write("ben", theirs, "Whisper", "boo")
    assert "1 done" in game.table().text
    assert "1 done" in (await panel(game, "ana")).text


async def test_a_panel_after_the_end_shows_the_end(game):
    mine, theirs = await panel(game, "ana"), await panel(game, "ben")
    await game.write("ben", theirs, "Whisper", "boo")
    await game.write("ana", mine, "Whisper", "hush")
    assert "hush|boo" in seen_by(game, "ben")


async def test_panels_with_expired_tokens_are_dropped(game, monkeypatch):
    panels = game.bot.panels
    await panel(game, "ana")
    await panel(game, "ben")
    ana, ben, cy = (game.players[name].id for name in ("ana", "ben", "cy"))
    expired = {id(panels.newest(1, user)) for user in (ana, ben)}
    monkeypatch.setattr(discord.Interaction, "is_expired", lambda interaction: id(interaction) in expired)
    await game.slash("cy", "play", game="rokujika", private=True)
    assert panels.newest(1, ana) is None
    assert panels.newest(1, ben) is None
    assert panels.newest(2, cy) is not None
