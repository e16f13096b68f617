"""Words of the players, mixed into the seed of a deal after the server's seed was sealed."""

from __future__ import annotations

import json
import re

import pytest

from rules.errors import Refusal
from rules.fairness import SHOWN, mixed_seed, server_seal
from rules.replay import Transcript
from tests.cogs.table.test_menu import play_on
from tests.cogs.table.test_more import more
from tests.worlds import Answer, walk
from tests.worlds.simulated import SimulatedWorld

SEAL = re.compile(r"Sealed seed `([0-9a-f]{32})`")


async def open_form(world: SimulatedWorld, who: str) -> Answer:
    return await world.press_id(who, panel := await more(world, who), panel.button("Mix in a word"))


async def mix_in(world: SimulatedWorld, who: str, word: str) -> Answer:
    return await world.submit(who, await open_form(world, who), word)


def seal_shown(world: SimulatedWorld) -> str:
    found = SEAL.search(world.table().text)
    assert found, world.table().text
    return found[1]


async def begin(world: SimulatedWorld, **words: str) -> str:
    """A game of ana and ben, each with a word if given; returns the seal that the lobby showed."""
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    for who, word in words.items():
        await mix_in(world, who, word)
    shown = seal_shown(world)
    await world.press("ana", "Start")
    return shown


async def test_the_seal_is_shown_before_a_word_can_be_typed(world):
    await world.slash("ana", "play", game="one-shot")
    assert "Sealed" not in world.table().text
    form = await open_form(world, "ana")
    shown = seal_shown(world)
    assert "no words yet" in world.table().text
    assert shown in json.dumps(form.form), "the form shows it too"
    answer = await world.submit("ana", form, "owl")
    assert "Your word will be mixed in." in answer.message.text
    assert "words from ana" in world.table().text
    assert "owl" not in world.table().text
    assert seal_shown(world) == shown
    saved = await world.store.load_table(1)
    assert server_seal("one-shot", saved.server_seed, saved.salt)[:SHOWN] == shown
    assert saved.seed == "", "there is no deal yet"


async def test_the_deal_comes_from_the_sealed_seed_and_the_words_in_the_order_of_the_seats(world):
    shown = await begin(world, ben="night  owl", ana="tea")
    saved = await world.store.load_table(1)
    assert saved.record.words == ("tea", "night owl")
    assert [player.word for player in saved.record.players] == ["", ""]
    assert saved.seed == mixed_seed(saved.server_seed, saved.salt, ("tea", "night owl"))
    assert server_seal("one-shot", saved.server_seed, saved.salt)[:SHOWN] == shown


async def test_a_word_can_be_changed_and_taken_back(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await mix_in(world, "ben", "owl")
    form = await open_form(world, "ben")
    assert form.form_value == "owl"
    assert "won't be mixed in" in (await world.submit("ben", form, " ")).message.text
    assert "no words yet" in world.table().text
    await mix_in(world, "ben", "cat")
    await world.press("ana", "Start")
    assert (await world.store.load_table(1)).record.words == ("", "cat")


async def test_a_player_who_leaves_takes_the_word_along(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await mix_in(world, "ben", "owl")
    await world.press_more("ben", "Leave")
    assert "no words yet" in world.table().text
    await world.press("cy", "Join")
    await world.press("ana", "Start")
    assert (await world.store.load_table(1)).record.words == ("", "")


async def test_who_has_no_seat_and_who_is_too_late_mix_in_nothing(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    stranger = await world.forge("dee", await more(world, "dee"), "l:1:word")
    assert stranger.form is None
    await open_form(world, "ben")
    await world.press("ana", "Start")
    with pytest.raises(Refusal, match="refused-already-started"):  # More is gone by now
        await world.bot.tables.type_word(1, world.players["ben"].id, "late")
    assert (await world.store.load_table(1)).record.words == ("", "")


async def test_a_blocked_word_is_refused(world):
    await world.bot.servers.change(world.guild.id, unwanted_words=("damn",))
    await world.slash("ana", "play", game="one-shot")
    answer = await mix_in(world, "ana", "damn it")
    assert "⚠️" in answer.message.text
    assert "no words yet" in world.table().text


async def test_seal_and_words_survive_a_restart(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    form = await open_form(world, "ana")
    shown = seal_shown(world)
    await world.restart()
    await world.submit("ana", form, "owl")
    assert seal_shown(world) == shown
    await mix_in(world, "ben", "tea")
    await world.restart()
    await world.press("ana", "Start")
    saved = await world.store.load_table(1)
    assert saved.seed == mixed_seed(saved.server_seed, saved.salt, ("owl", "tea"))


async def test_without_a_word_nothing_changes(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("ben", "Join")
    await world.press("ana", "Start")
    saved = await world.store.load_table(1)
    assert (saved.server_seed, saved.record.words) == ("", ())
    assert "Sealed seed" not in (await world.press("ana", "Details")).message.text


async def test_details_show_the_words_at_once_and_the_seed_at_the_end(world):
    shown = await begin(world, ana="tea", ben="owl")
    secret = (await world.store.load_table(1)).server_seed
    text = (await world.press("dee", "Details")).message.text
    assert f"sealed seed `{shown}`. Words mixed in: **ana** “tea”, **ben** “owl”" in text
    assert secret not in text
    await play_on(world)
    assert secret in (await world.press("dee", "Details")).message.text


async def test_verify_knows_seal_and_words(world):
    shown = await begin(world, ana="tea", ben="owl")
    await play_on(world)
    saved = await world.store.load_table(1)
    text = (await world.slash("cy", "table verify")).whisper
    assert f"hash of the server's seed `{saved.server_seed}`" in text
    assert "**ana** “tea”, **ben** “owl”" in text
    assert shown in text
    assert "typed their word before you typed yours" in text
    noted = (await world.slash("cy", "table verify", noted=shown)).whisper
    assert "matches what you noted in the lobby" in noted
    other = (await world.slash("cy", "table verify", noted="0" * 32)).whisper
    assert "does **not** match" in other


async def test_the_export_holds_all_of_it(world):
    shown = await begin(world, ana="tea")
    await play_on(world)
    played = await world.bot.replays.get(1, world.guild.id, world.channels["games"].id)
    transcript = Transcript.model_validate_json(played.transcript().document())
    assert transcript.version == 3
    assert transcript.words == ("tea", "")
    assert transcript.server_seal.startswith(shown)
    assert transcript.violations() == []
    answer = await world.slash("ana", "table export")
    assert 'words ["tea", ""]' in answer.whisper


async def test_a_word_with_markdown_is_shown_as_typed(world):
    world.markdown_typed = True
    await begin(world, ana="`*x*` @everyone")
    text = (await world.press("dee", "Details")).message.text
    assert "\\*x\\*" in text


async def test_joining_and_options_after_the_seal_change_only_what_they_should(world):
    await world.slash("ana", "play", game="one-shot")
    await mix_in(world, "ana", "tea")
    shown = seal_shown(world)
    await world.press("ben", "Join")
    await world.press_more("ana", "Add the channel")
    assert seal_shown(world) == shown
    await world.press("ana", "Start")
    assert (await world.store.load_table(1)).record.words == ("tea", "", "")
    assert not [part for part in walk(world.table().parts) if part.get("custom_id", "").startswith("l:")]
