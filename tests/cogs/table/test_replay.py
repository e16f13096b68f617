"""Replays, exports and sealed deals through commands and buttons, for every game."""

from __future__ import annotations

import io
import json
import re
import sqlite3
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from random import Random

import discord
import pytest
from cachetools import LRUCache
from discord import ui

from bot.i18n import localizer
from bot.store.sql.plans import execute
from bot.tables.record import Player
from cogs.core.layout import without_controls
from cogs.table.replay import draw_replay, moments, turn_starts, what_happened
from rules.catalogue import GAMES
from rules.fairness import SHOWN, commitment
from rules.game import View
from rules.just_one.view import JustOneView
from rules.replay import Transcript, replay
from tests.cogs.one_shot.test_game import begin
from tests.table_state import state_of
from tests.worlds import Message, walk
from tests.worlds.quick import held_timings
from tests.worlds.simulated import SimulatedWorld

NAMES = ("ana", "ben", "cy", "dee")
OPTIONS = {"just-one": {"cards": 5}}
PLAY_SECONDS = held_timings().replay_pace


def typed(view: View, seat: int) -> str | None:
    """A typed move of Just One: two clues are the same, and the guess is wrong.

    The words are invented: the mystery word is drawn at random and may not be given as a clue.
    """
    match view:
        case JustOneView(phase="clues"):
            return json.dumps({"do": "clue", "text": ("blimor", "trovek", "blimor", "kredal")[seat]})
        case JustOneView(phase="compare"):
            return '{"do":"ready"}'
        case JustOneView(phase="guess"):
            return '{"do":"guess","text":"*wumpet* <@1>"}'
        case JustOneView(phase="vote"):
            return '{"do":"vote","choice":"no"}'
        case JustOneView():
            return json.dumps({"do": "pick", "number": min(view.numbers)})
    return None


async def finish(world: SimulatedWorld, game: str, channel: str = "games", *, names: tuple[str, ...] = NAMES) -> int:
    """A whole game of four, or as many as may play."""
    world.markdown_typed = True
    tables, place = world.bot.tables, {"guild": world.guild.id, "channel": world.channels[channel].id}
    players = [Player(user=world.players[who].id, name=name) for who, name in zip(NAMES, names, strict=True)]
    players = players[: max(GAMES[game].seats)]
    record = await tables.deals.open(game=game, host=players[0], language="en", options=OPTIONS.get(game), **place)
    for player in players[1:]:
        await tables.join(record.id, player)
    await tables.deals.start(record.id, players[0].user)
    await play_out(world, record.id)
    return record.id


async def play_out(world: SimulatedWorld, table: int) -> None:
    """Play at random until it is over, quicker than by buttons, then show it.

    The simulation waits for nothing that comes of moves which it did not send, such as news of badges.
    """
    live, picks = await world.bot.tables.cache.get(table), Random(5)
    place = {"guild": live.record.guild, "channel": live.record.channel}
    while live.table.outcome is None:
        seat, state, game = picks.choice(sorted(live.table.to_act)), state_of(live.table), live.table.game
        move = typed(live.table.view(seat), seat) or picks.choice(game.moves(state, seat)).model_dump_json()
        user, key = live.record.players[seat].user, f"k{live.table.version}"
        await world.bot.tables.play(table, user, move, epoch=game.epoch(state, seat), key=key, **place)
    await world.bot.table_messages.show(table)
    await world.bot.pending.over()


def controls(message: Message) -> list[str]:
    return [part["custom_id"] for part in walk(message.parts) if part["type"] in (2, 3)]


def holding(message: Message, custom_id: str) -> Message:
    """The message as if it had a button with this custom_id."""
    return replace(
        message, parts=({"type": 1, "components": [{"type": 2, "style": 2, "label": "?", "custom_id": custom_id}]},)
    )


async def press_forged(
    world: SimulatedWorld, who: str, message: Message, custom_id: str, channel: str = "games"
) -> str:
    return (await world.press_id(who, holding(message, custom_id), custom_id, channel)).whisper


def newest(world: SimulatedWorld, who: str) -> Message:
    return world.private(who)[-1]


async def jump_to_the_end(world: SimulatedWorld, who: str) -> None:
    select = newest(world, who).select("replay-jump:1:t")
    await world.choose(who, newest(world, who), "replay-jump:1:t", select["options"][-1]["value"])


def step_of(message: Message) -> int:
    return int(re.search(r"move (\d+) of", message.text)[1])


@pytest.fixture
def sent_files(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, bytes]]:
    """The files that were sent: the simulation keeps only their names."""
    files: list[tuple[str, bytes]] = []
    real = discord.File.__init__

    def init(self: discord.File, fp: object, *args: object, **named: object) -> None:
        if isinstance(fp, io.BytesIO) and str(named.get("filename", "")).endswith(".json"):
            files.append((str(named["filename"]), fp.getvalue()))
        real(self, fp, *args, **named)

    monkeypatch.setattr(discord.File, "__init__", init)
    return files


@pytest.mark.parametrize("game", GAMES)
async def test_every_step_from_every_seat_is_drawn_and_nothing_of_it_plays(world, game):
    table = await finish(world, game, names=("*ana*", "<@1>", "c" * 40, "# dee"))
    played = await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)
    say, texts = localizer("en"), set()
    steps = moments(played.last)[::12]
    for step in steps:
        assert "-did-" not in what_happened(played, step, say, str)
        for seat in (None, *range(len(played.record.players))):
            layout = await draw_replay(world.bot, played, step, seat, say)
            assert layout.fits()
            parts = layout.view().to_components()
            ids = [part["custom_id"] for part in walk(parts) if part["type"] in (2, 3)]
            assert ids
            assert all(custom_id.startswith(("replay", "film-")) and len(custom_id) <= 100 for custom_id in ids)
            assert len(ids) == len(set(ids))
            text = "\n".join(part["content"] for part in walk(parts) if part["type"] == 10)
            assert f"move {step} of {played.last}" in text
            assert not re.search(r"(?<!\\)<@1>", text)
            texts.add(text)
    assert len(texts) >= len(steps)


@pytest.mark.parametrize("game", GAMES)
async def test_every_move_of_every_game_is_worded(game):
    schema = json.dumps(GAMES[game].Move.json_schema())
    dos = {do for one in json.loads(schema)["$defs"].values() for do in _dos(one.get("properties", {}).get("do", {}))}
    assert dos
    for do in dos:
        assert localizer("en").knows(f"{game}-did-{do}"), do


def _dos(field: dict) -> list[str]:
    return [field["const"]] if "const" in field else field.get("enum", [])


async def test_stepping_jumping_and_looking_through_the_button_at_the_end(world):
    await finish(world, "rokujika")
    board = world.table()
    assert "Replay" in board.labels
    await world.press("dee", "Replay")
    mine = newest(world, "dee")
    assert mine.ephemeral
    assert "move 0 of" in mine.text
    assert mine.labels == ["Play", "Next", "Turn ›", "Film", "Web page"]
    await world.press("dee", "Next", on=mine)
    await world.press("dee", "Next", on=newest(world, "dee"))
    assert "move 2 of" in newest(world, "dee").text
    await world.restart()
    await world.press("dee", "Back", on=newest(world, "dee"))
    assert "move 1 of" in newest(world, "dee").text
    await world.choose("dee", newest(world, "dee"), "replay-seen:1:1", "2")
    seen = newest(world, "dee")
    assert "cy's village · turn" in seen.text
    last = seen.select("replay-jump:1:2")["options"][-1]
    await world.choose("dee", seen, "replay-jump:1:2", last["value"])
    assert "🏆" in newest(world, "dee").text
    assert newest(world, "dee").labels == ["Back", "Play", "Film", "Export", "Check the deal"]
    assert len(world.private("dee")) == 1, "one message, edited"
    assert world.table() == board, "and nothing that others see"
    assert len(newest(world, "dee").select("replay-jump:1:2")["options"]) == 25


@pytest.mark.parametrize("game", GAMES)
async def test_turns_are_fewer_than_moves_and_lead_from_the_deal_to_the_end(world, game):
    table = await finish(world, game)
    played = await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)
    starts = turn_starts(played)
    assert starts[0] == 0
    assert starts[-1] == played.last
    assert 2 < len(starts) < played.last
    await world.slash("dee", "table replay")
    seen = [0]
    while "Turn ›" in newest(world, "dee").labels:
        await world.press("dee", "Turn ›", on=newest(world, "dee"))
        seen.append(step_of(newest(world, "dee")))
    assert seen == starts
    await world.press("dee", "Back", on=newest(world, "dee"))
    await world.press("dee", "‹ Turn", on=newest(world, "dee"))
    assert step_of(newest(world, "dee")) == (starts[-2] if starts[-2] < played.last - 1 else starts[-3])


async def test_a_turn_of_one_shot_begins_when_the_die_is_passed_on(world):
    table = await finish(world, "one-shot")
    played = await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)
    turns = [played.steps[start].state for start in turn_starts(played)]
    assert [(state.round, state.turn) for state in turns[:5]] == [(1, 0), (1, 1), (1, 2), (1, 3), (2, 0)]


async def test_a_replay_plays_by_itself_until_the_end(world):
    table = await finish(world, "rokujika")
    played = await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)
    await world.slash("dee", "table replay")
    await world.choose("dee", newest(world, "dee"), "replay-jump:1:t", str(moments(played.last)[-2]))
    step = step_of(newest(world, "dee"))
    await world.press("dee", "Play", on=newest(world, "dee"))
    assert "Pause" in newest(world, "dee").labels
    while step < played.last:
        step += 1
        await world.wait(PLAY_SECONDS)
        assert step_of(newest(world, "dee")) == step
    assert "🏆" in newest(world, "dee").text
    assert "Pause" not in newest(world, "dee").labels
    assert world.players["dee"].id not in world.bot.autoplay
    assert len(world.private("dee")) == 1
    await world.press("dee", "Play", on=newest(world, "dee"))
    assert step_of(newest(world, "dee")) == 0, "from the deal again"
    await world.press("dee", "Pause", on=newest(world, "dee"))


@pytest.mark.parametrize(("label", "step"), [("Pause", 1), ("Next", 2), ("Back", 0)])
async def test_any_click_in_a_replay_stops_it(world, label, step):
    await finish(world, "one-shot")
    await world.slash("dee", "table replay")
    await world.press("dee", "Play", on=newest(world, "dee"))
    await world.wait(PLAY_SECONDS)
    assert step_of(newest(world, "dee")) == 1
    await world.press("dee", label, on=newest(world, "dee"))
    await world.wait(5 * PLAY_SECONDS)
    assert step_of(newest(world, "dee")) == step
    assert "Play" in newest(world, "dee").labels


async def test_each_user_plays_their_own_replay(world):
    await finish(world, "one-shot")
    for who in ("ana", "ben"):
        await world.slash(who, "table replay")
    await world.press("ana", "Play", on=newest(world, "ana"))
    await world.press("ben", "Play", on=newest(world, "ben"))
    await world.wait(PLAY_SECONDS)
    await world.press("ana", "Pause", on=newest(world, "ana"))
    await world.wait(PLAY_SECONDS)
    assert [step_of(newest(world, who)) for who in ("ana", "ben")] == [1, 2]
    await world.press("ben", "Pause", on=newest(world, "ben"))


async def test_a_replay_stops_before_its_token_expires_and_can_be_played_on(world, monkeypatch):
    await finish(world, "one-shot")
    await world.slash("dee", "table replay")
    await world.press("dee", "Play", on=newest(world, "dee"))
    monkeypatch.setattr("cogs.table.autoplay.SPARE", timedelta(minutes=16))
    await world.wait(5 * PLAY_SECONDS)
    assert step_of(newest(world, "dee")) == 1
    assert "Play" in newest(world, "dee").labels
    monkeypatch.setattr("cogs.table.autoplay.SPARE", timedelta(seconds=20))
    await world.press("dee", "Play", on=newest(world, "dee"))
    await world.wait(PLAY_SECONDS)
    assert step_of(newest(world, "dee")) == 2
    await world.press("dee", "Pause", on=newest(world, "dee"))


async def test_a_replay_whose_message_was_dismissed_stops(world):
    await finish(world, "one-shot")
    await world.slash("dee", "table replay")
    await world.press("dee", "Play", on=newest(world, "dee"))
    world.env.inject_error("PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008, times=1)
    await world.wait(PLAY_SECONDS)
    assert world.players["dee"].id not in world.bot.autoplay


async def test_a_replay_that_was_playing_at_a_restart_can_be_played_on(world):
    await finish(world, "one-shot")
    await world.slash("dee", "table replay")
    await world.press("dee", "Play", on=newest(world, "dee"))
    await world.restart()
    await world.press("dee", "Pause", on=newest(world, "dee"))
    assert "Play" in newest(world, "dee").labels


async def test_old_buttons_of_replays_still_work(world):
    await finish(world, "one-shot")
    await world.slash("ana", "table replay")
    assert "move 3 of" in await press_forged(world, "ana", newest(world, "ana"), "replay:1:3:t:last")
    assert "move 0 of" in await press_forged(world, "ana", newest(world, "ana"), "replay:1:0:t:first")


async def test_clicks_in_a_replay_do_not_reach_a_table(world):
    """Also after another game has begun in the channel, with the same buttons on its table."""
    await finish(world, "only-one")
    before = await world.store.journal(1)
    await begin(world)
    await world.slash("ana", "table replay")
    for _ in range(2):
        for custom_id in controls(newest(world, "ana")):
            if custom_id.startswith("replay:"):
                await world.press_id("ana", newest(world, "ana"), custom_id)
    assert await world.store.journal(1) == before
    assert await world.store.journal(2) == []


async def test_the_game_is_chosen_among_those_of_this_channel(world):
    await finish(world, "one-shot")
    await finish(world, "rokujika")
    await finish(world, "omiga", "lounge")
    ana, games = world.players["ana"], world.channels["games"]
    offered = await ana.autocomplete(games, "table replay", "game", "")
    assert [choice["value"] for choice in offered] == ["2", "1"]
    assert offered[1]["name"] == "#1 · ONE SHOT · ana, ben, cy, dee"
    assert [choice["value"] for choice in await ana.autocomplete(games, "table export", "game", "one sh")] == ["1"]
    assert await ana.autocomplete(games, "table verify", "game", "halma") == []
    assert "ROKUJIKA" in (await world.slash("ana", "table replay")).whisper.upper()
    assert "ONE SHOT" in (await world.slash("ana", "table replay", game="1")).whisper
    for wrong in ("one shot", "9" * 30, "-1", "²"):
        assert "Pick one of" in (await world.slash("ana", "table replay", game=wrong)).whisper


async def test_other_channels_and_servers_are_refused(world):
    await finish(world, "one-shot")
    await world.slash("ana", "table replay")
    mine = newest(world, "ana")
    for command in ("table replay", "table export", "table verify"):
        assert "another channel" in (await world.slash("ben", command, "lounge", game="1")).whisper
        assert "No game has finished" in (await world.slash("ben", command, "lounge", game="77")).whisper
    await begin(world, channel="lounge")
    for custom_id in ("replay:1:3:t:next", "replay:1:3:0:open", "replay-export:1", "replay-verify:1"):
        for message in (world.table("lounge"), mine):
            assert "another channel" in await press_forged(world, "ben", message, custom_id, "lounge")


async def test_a_game_that_the_channel_never_saw_is_not_the_channels(world):
    await finish(world, "one-shot")
    await finish(world, "one-shot")
    await world.store.move_message(2, None)
    offered = await world.players["ana"].autocomplete(world.channels["games"], "table replay", "game", "")
    assert [choice["value"] for choice in offered] == ["1"]
    for command in ("table replay", "table export", "table verify"):
        assert "wasn't played in this channel" in (await world.slash("ana", command, game="2")).whisper


async def test_a_village_of_the_day_stays_closed_for_those_who_have_yet_to_play_it(world):
    """Everybody's is dealt from the same seed."""
    ana = Player(user=world.players["ana"].id, name="ana")
    place = {"guild": world.guild.id, "channel": world.channels["games"].id}
    record, _ = await world.bot.tables.deals.open_private(
        game="rokujika", host=ana, language="en", purpose="daily/2026-01-01", seed="of the day", **place
    )
    await play_out(world, record.id)
    scene = await world.bot.tables.scene(record.id, ana.user)
    assert scene.outcome is not None
    assert scene.seed is None
    for who in ("ana", "ben"):
        for command in ("table replay", "table export", "table verify"):
            assert "No game has finished" in (await world.slash(who, command)).whisper
            assert "wasn't played in this channel" in (await world.slash(who, command, game="1")).whisper
    assert "of the day" not in json.dumps([request.json for request in world.env.http_requests], default=str)


async def test_what_the_store_forgets_is_forgotten(world):
    await finish(world, "one-shot")
    await world.slash("ana", "table replay")
    with closing(sqlite3.connect(world.database, isolation_level=None)) as db:
        db.execute("DELETE FROM moves")
        db.execute("DELETE FROM results")
        db.execute("DELETE FROM tables")
    assert "No game has finished" in (await world.press("ana", "Next", on=newest(world, "ana"))).whisper


async def test_as_the_table_saw_it_shows_no_word_and_the_eyes_of_those_who_knew_it_do(world):
    await finish(world, "just-one")
    await world.slash("dee", "table replay")
    await world.press("dee", "Next", on=newest(world, "dee"))
    played = await world.bot.replays.get(1, world.guild.id, world.channels["games"].id)
    state = played.steps[1].state
    active, giver = state.active, (state.active + 1) % 4
    word = state.word
    assert word not in newest(world, "dee").text
    await world.choose("dee", newest(world, "dee"), "replay-seen:1:1", str(active))
    assert word not in newest(world, "dee").text
    await world.choose("dee", newest(world, "dee"), "replay-seen:1:1", str(giver))
    seen = newest(world, "dee")
    assert word in seen.text
    assert f"What only {NAMES[giver]} saw" in seen.text
    assert all(custom_id.startswith(("replay", "film-")) for custom_id in controls(seen))


async def test_two_who_open_the_same_replay_at_once_each_have_their_own(world):
    await finish(world, "one-shot")
    board = world.table()
    press = board.button("Replay")
    await world.press_together([("ana", board, press), ("ben", board, press), ("ana", board, press)])
    assert [len(world.private(who)) for who in ("ana", "ben")] == [2, 1]
    await jump_to_the_end(world, "ana")
    assert "🏆" in newest(world, "ana").text
    assert "move 0 of" in newest(world, "ben").text


async def test_a_game_that_is_not_over_shows_nothing(world, sent_files):
    await begin(world)
    assert "No game has finished" in (await world.slash("ana", "table replay")).whisper
    assert "**Details** shows its sealed deal" in (await world.slash("ana", "table verify")).whisper
    for command in ("table replay", "table export", "table verify"):
        assert "isn't over" in (await world.slash("ana", command, game="1")).whisper
    for custom_id in ("replay:1:0:0:open", "replay-export:1", "replay-verify:1"):
        assert "isn't over" in await press_forged(world, "ana", world.table(), custom_id)
    assert sent_files == []
    seed = (await world.store.load_table(1)).seed
    assert len(seed) * 4 >= 128
    assert seed not in json.dumps([request.json for request in world.env.http_requests], default=str)


async def test_the_deal_is_sealed_at_the_start_and_opened_at_the_end(world):
    await begin(world)
    details = (await world.press("ana", "Details")).message
    sealed = details.text.rsplit("🔒 Sealed deal `", 1)[1].split("`")[0]
    assert sealed not in world.table().text
    assert len(sealed) == SHOWN
    await world.restart()
    await world.slash("ana", "table show")
    assert f"`{sealed}`" in (await world.press("dee", "Details")).message.text
    saved = await world.store.load_table(1)
    seed, salt = saved.seed, saved.salt
    assert len(salt) * 4 >= 128
    sent = json.dumps([request.json for request in world.env.http_requests], default=str)
    assert seed not in sent
    assert salt not in sent
    await play_out(world, 1)
    opened = (await world.press("cy", "Details")).message.text
    assert f"🔓 Sealed deal `{sealed}`, seed `{seed}`, salt `{salt}`" in opened
    assert sealed not in world.table().text
    reply = (await world.slash("cy", "table verify")).whisper
    assert reply.index("✅ I dealt again") < reply.index("Before the deal"), "the answer before how it is found"
    assert sealed in reply
    assert seed in reply
    assert salt in reply
    assert "✅" in reply
    assert "compare" in reply
    assert "✅ It matches" in (await world.slash("cy", "table verify", noted=f" `{sealed.upper()}` ")).whisper
    assert "❌" in (await world.slash("cy", "table verify", noted="0" * SHOWN)).whisper
    assert "⚠️" in (await world.slash("cy", "table verify", noted=sealed[:-1])).whisper
    assert "⚠️" in (await world.slash("cy", "table verify", noted="*hm*")).whisper


async def test_a_game_from_before_there_were_salts_is_checked_as_ever(world, sent_files):
    table = await finish(world, "one-shot")
    await world.bot.store.database.change(lambda: execute("UPDATE tables SET salt = '' WHERE id = ?", table))
    await world.restart()
    saved = await world.store.load_table(table)
    number = commitment(saved.record.game, saved.record.dealt, saved.record.options, saved.seed)
    await world.slash("ana", "table show")
    reply = (await world.slash("ana", "table verify", noted=number)).whisper
    assert "✅ It matches" in reply
    assert "Salt" not in reply
    await world.slash("ana", "table export")
    document = sent_files[-1][1]
    assert "salt" not in json.loads(document)
    assert Transcript.model_validate_json(document).violations() == []


async def test_an_ended_table_is_neither_opened_nor_replayed(world):
    await begin(world)
    seed = (await world.store.load_table(1)).seed
    await world.bot.tables.end(1, world.players["ana"].id, moderator=False)
    await world.bot.table_messages.show(1)
    assert seed not in world.table().text
    assert "isn't over" in (await world.slash("ana", "table replay", game="1")).whisper


async def test_an_export_can_be_read_again_and_holds_no_user_ids(world, sent_files):
    table = await finish(world, "only-one", names=("ana", "`b`", "**cy**", "dee"))
    answer = await world.slash("ana", "table export")
    ((name, document),) = sent_files
    assert name == "only-one-1.json"
    read = Transcript.model_validate_json(document)
    saved = await world.store.load_table(table)
    assert read.violations() == []
    assert read.steps()[-1].state.model_dump_json() == saved.position.state
    assert read.seats == ("ana", "`b`", "**cy**", "dee")
    ids = [world.guild.id, world.channels["games"].id, *(person.id for person in world.players.values())]
    assert not any(str(number).encode() in document for number in ids)
    shared = answer.whisper.split("```")[1]
    assert "Only One Collection" in shared
    assert "'b'" in shared
    assert read.commitment in shared
    assert read.salt == saved.salt
    assert saved.salt in shared
    await world.slash("ana", "table replay")
    await jump_to_the_end(world, "ana")
    assert (await world.press("ana", "Export", on=newest(world, "ana"))).acknowledged
    assert sent_files[1][1] == document


async def test_words_of_a_servers_own_leave_only_with_those_who_manage_it(world, sent_files):
    words = tuple(f"word{number}" for number in range(400))
    await world.store.keep_word_list(world.guild.id, words)
    await finish(world, "just-one")
    assert (await world.store.load_table(1)).record.options["own_words"] == (), "not used, so not kept"
    OPTIONS["just-one"]["word_list"] = "own"
    try:
        await finish(world, "just-one")
    finally:
        del OPTIONS["just-one"]["word_list"]
    assert "manage this server" in (await world.slash("ben", "table export")).whisper
    assert sent_files == []
    world.invite("boss", roles=[world.guild.create_role("boss", permissions=discord.Permissions(manage_guild=True))])
    assert (await world.slash("boss", "table export")).acknowledged
    ((_, document),) = sent_files
    assert b"word399" in document
    assert "✅" in (await world.slash("ben", "table verify")).whisper


DAMAGES = {
    "DELETE FROM moves WHERE number = 3": "moves are missing",
    "DELETE FROM moves WHERE number > 3": "moves are missing",
    "UPDATE moves SET move = 'not json' WHERE number = 3": "can't replay that game",
    'UPDATE moves SET move = \'{"do":"fly"}\' WHERE number = 3': "can't replay that game",
    "UPDATE moves SET seat = 3 WHERE number = 3": "can't replay that game",
    "UPDATE tables SET seed = 'another'": "can't replay that game",
    "UPDATE tables SET options = '{\"no_such_option\": 1}'": "can't replay that game",
    "UPDATE tables SET state = '{}'": "can't replay that game",
    "UPDATE tables SET game = 'halma'": "can't replay that game",
}


async def test_a_damaged_or_older_game_is_refused_with_the_reason(world):
    await finish(world, "one-shot")
    for damage, complaint in DAMAGES.items():
        with closing(sqlite3.connect(world.database, isolation_level=None)) as db:
            kept = [db.execute(f"SELECT * FROM {table}").fetchall() for table in ("tables", "moves")]
            db.execute(damage)
        assert complaint in (await world.slash("ana", "table replay", game="1")).whisper, damage
        with closing(sqlite3.connect(world.database, isolation_level=None)) as db:
            for table, rows in zip(("tables", "moves"), kept, strict=True):
                db.execute(f"DELETE FROM {table}")
                marks = ", ".join("?" * len(rows[0]))
                db.executemany(f"INSERT INTO {table} VALUES ({marks})", rows)
    assert "move 0 of" in (await world.slash("ana", "table replay", game="1")).whisper, "whole again"


async def test_a_replay_under_changed_rules_is_refused_with_the_reason(world, monkeypatch):
    await finish(world, "one-shot")
    real = GAMES["one-shot"].deal
    monkeypatch.setattr(GAMES["one-shot"], "deal", lambda seats, options, rng: real(seats, options, Random(1)))
    for command in ("table replay", "table export", "table verify"):
        assert "older version of the rules" in (await world.slash("ana", command)).whisper


async def test_only_the_last_few_games_are_kept_and_each_is_played_once(world, monkeypatch):
    played = []
    monkeypatch.setattr("bot.tables.replays.replay", lambda *game: played.append(game) or replay(*game))
    world.bot.replays.cache = LRUCache(1)
    await finish(world, "one-shot")
    await finish(world, "one-shot")
    for game, times in (("1", 1), ("1", 1), ("2", 2), ("2", 2), ("1", 3)):
        await world.slash("ana", "table replay", game=game)
        assert len(played) == times


async def test_a_step_past_the_end_or_a_seat_that_is_not_there_shows_what_there_is(world):
    await finish(world, "one-shot")
    await world.slash("ana", "table replay")
    assert "🏆" in await press_forged(world, "ana", newest(world, "ana"), "replay:1:999999999:77:next")


def test_no_line_is_left_where_buttons_were():
    text, button = ui.TextDisplay("a"), ui.Button(label="b", custom_id="b")
    parts = [text, ui.Separator(), ui.TextDisplay("c"), ui.Separator(), ui.ActionRow(button)]
    assert [type(part) for part in without_controls(parts)] == [ui.TextDisplay, ui.Separator, ui.TextDisplay]
