"""Names and typed words that hold Markdown, links, mentions or invisible signs do nothing, wherever they are shown."""

from __future__ import annotations

import json
import re
from random import Random
from typing import get_args

import discord
import pytest
from fluent.syntax import FluentParser, ast

from bot.i18n import ROOT, localizer
from rules.catalogue import GAMES
from rules.just_one.view import JustOneView
from rules.tournament.model import Format
from tests.cogs.hostile import HOSTILE, faults_in_text, unseen, violations
from tests.cogs.just_one.test_lists import upload
from tests.cogs.rokujika.daily_steps import play_daily
from tests.cogs.table.test_menu import do, menu
from tests.cogs.tournament.steps import (
    announce,
    boss,
    called,
    confirm,
    draft,
    enter,
    fill_in,
    lead,
    notice,
    play_one,
    remove,
    settled,
)
from tests.cogs.tournament.test_arena import wave
from tests.table_state import state_of
from tests.worlds.simulated import SimulatedWorld

WORD = "[w](https://evil.example) **b**"  # that is typed


@pytest.fixture(autouse=True)
def _named(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those who play have hostile display names."""

    def invite(world: SimulatedWorld, name: str, **member: object) -> object:
        world.markdown_typed = True
        user = world.env.create_user(name, global_name=HOSTILE.get(name, name))
        world.players[name] = world.guild.add_member(user, **member)
        return world.players[name]

    monkeypatch.setattr(SimulatedWorld, "invite", invite)


def check(world: SimulatedWorld, *names: str) -> None:
    assert violations(world) == []
    assert unseen(world, *names) == []


def messages() -> list[tuple[str, set[str]]]:
    """Every message of every English file, with its variables."""
    found = []
    for file in sorted((*ROOT.glob("bot/i18n/en.ftl"), *ROOT.glob("cogs/*/texts/**/en.ftl"))):
        text = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                variables = set(re.findall(r"\$([\w-]+)", text[entry.span.start : entry.span.end]))
                found.append((entry.id.name, variables))
    return found


@pytest.mark.parametrize("name", HOSTILE.values())
def test_whatever_is_filled_into_any_text_does_nothing(name):
    say, known = localizer("en"), messages()
    assert len(known) > 800
    for key, variables in known:
        text = say(key, **dict.fromkeys(variables, name))
        assert faults_in_text(text) == faults_in_text(say(key, **dict.fromkeys(variables, "x"))), key
        assert faults_in_text(say("menu-title", game=text)) == [], "a sentence in a sentence is escaped once"


async def seat(world: SimulatedWorld, game: str) -> tuple[str, ...]:
    """A table of as many as may play, begun."""
    names = tuple(HOSTILE)[: max(GAMES[game].seats)]
    await world.slash(names[0], "play", game=game)
    for name in names[1:]:
        await world.press(name, "Join")
    await world.press(names[0], "More")
    await world.press(names[0], "Start")
    return names


def typed(view: object, seat: int) -> str | None:
    match view:
        case JustOneView(phase="clues"):
            return json.dumps({"do": "clue", "text": ("[a](https://evil.example)", "**b**", "**b**", "<@1>")[seat]})
        case JustOneView(phase="compare"):
            return '{"do":"ready"}'
        case JustOneView(phase="guess"):
            return json.dumps({"do": "guess", "text": WORD})
        case JustOneView(phase="vote"):
            return '{"do":"vote","choice":"no"}'
        case JustOneView():
            return json.dumps({"do": "pick", "number": min(view.numbers)})
    return None


async def play_out(world: SimulatedWorld, table: int, *, show_every: int = 7) -> None:
    """At random until it is over; the table and everybody's panel are shown now and then."""
    live, picks = await world.bot.tables.cache.get(table), Random(5)
    place = {"guild": live.record.guild, "channel": live.record.channel}
    while live.table.outcome is None:
        seat, state, game = picks.choice(sorted(live.table.to_act)), state_of(live.table), live.table.game
        move = typed(live.table.view(seat), seat) or picks.choice(game.moves(state, seat)).model_dump_json()
        user, key = live.record.players[seat].user, f"k{live.table.version}"
        await world.bot.tables.play(table, user, move, epoch=game.epoch(state, seat), key=key, **place)
        if live.table.version % show_every == 0:
            await world.bot.table_messages.show(table)
    await world.bot.table_messages.show(table)
    await settled(world)


@pytest.mark.parametrize("game", GAMES)
async def test_at_a_table_from_the_lobby_to_the_replay(world, game):
    names = await seat(world, game)
    for name in names:
        if any(part == "Join" for part in world.table().labels):
            break
        await menu(world, name)
        for label in world.table().labels:
            if "hand" in label.lower() or "panel" in label.lower() or "word" in label.lower():
                await world.press(name, label)
    world.invite("eve")
    await do(world, "eve", "watch-0")
    await world.slash("ana", "table list")
    await play_out(world, 1)
    await world.slash("ana", "table replay")
    shown = world.private("ana")[-1]
    for label in ("Next", "Next", "Last", "Back"):
        if any(known.startswith(label) for known in shown.labels):
            shown = (await world.press("ana", label, on=shown)).message or world.private("ana")[-1]
    for command in ("table export", "table verify", "leaderboard", "stats"):
        options = {"game": game} if command == "leaderboard" else {}
        await world.slash("ana", command, **options)
    await world.slash("eve", "stats", member=world.players["ben"])
    check(world, *names)


async def test_when_players_leave_take_seats_and_are_removed(world):
    await world.slash("ana", "play", game="one-shot")
    for name in ("ben", "cy"):
        await world.press(name, "Join")
    assert "Only" in (await world.press("ben", "Start")).whisper
    await world.press("ben", "More")
    await world.press("ana", "Start")
    await do(world, "ben", "leave-0")
    await menu(world, "dee")
    await do(world, "dee", "take-1")
    await do(world, "ana", "host-2")
    await menu(world, "cy")
    await do(world, "cy", "remove-1")
    check(world, "ana", "ben", "cy", "dee")


async def test_the_word_filter_and_a_list_of_own_words(world):
    role = world.guild.create_role("max", permissions=discord.Permissions(manage_guild=True))
    world.invite("max", roles=[role])
    words = [f"{sign}{number}" for number in range(20) for sign in ("**b**", "[nitro](x)", "<@1>", "||s||")]
    assert "saved" in (await upload(world, "max", "\n".join(words))).whisper
    assert "too long" in (await upload(world, "max", "\n".join([HOSTILE["ana"] * 3, *words]))).whisper
    await world.slash("max", "words show")
    await world.slash("ana", "play", game="just-one")
    for name in ("ben", "cy", "dee"):
        await world.press(name, "Join")
    panel = (await world.press("ana", "More")).message
    await world.choose("ana", panel, "word_list", '"own"')
    await world.press("ana", "Start")
    await play_out(world, 1, show_every=2)
    check(world, "ana", "ben", "cy")


async def test_the_village_of_the_day(world):
    for name in ("ana", "ben"):
        shown = await play_daily(world, name)
        if "Share" in shown.labels:
            await world.press(name, "Share", on=shown)
    await world.slash("cy", "leaderboard", game="rokujika")
    check(world, "ana", "ben")


async def play_round(world: SimulatedWorld) -> None:
    tournament = await world.bot.tournaments.get(1)
    channels = {thread.id: enter(world, thread) for thread in world.channels["games"].threads}
    rng = Random(3)
    for match, row in list(tournament.open_rows()):
        if row.thread is None:
            continue
        channel = channels[row.thread]
        users = {person.user for person in tournament.players if person.entrant in match.entrants}
        for name, person in list(world.players.items()):
            if person.id in users:
                await world.press_id(name, called(world, channel), called(world, channel).button("Ready"), channel)
        table = (await world.bot.tables.find(row.thread)).id
        while (await world.bot.tables.record(table)).live:
            live = await world.bot.tables.cache.get(table)
            await play_one(world.bot.tables, live, min(live.table.to_act), rng)
        await settled(world)


@pytest.mark.parametrize("format", get_args(Format))
async def test_in_a_tournament(world, format):
    boss(world, manage_events=True, manage_guild=True)
    await announce(world, format, name=WORD, checkin="0")
    for name in ("ana", "ben", "cy"):
        await world.press(name, "Sign up", on=notice(world))
    world.invite("late")
    await world.slash("boss", "tournament add", member=world.players["dee"])
    await world.slash("boss", "tournament add", member=world.players["late"])
    await remove(world, "late")
    await world.slash("ana", "tournament list")
    await lead(world, "Start now")
    if format == "arena":
        await wave(world)
    await world.slash("boss", "tournament swap", first=world.players["ana"], second=world.players["ben"])
    await settled(world)
    for command in ("standings", "why"):
        await world.slash("ana", f"tournament {command}")
    await play_round(world)
    match = (await world.bot.tournaments.get(1)).state.matches[0]
    outcomes = [">".join(map(str, order)) for order in (match.entrants, match.entrants[::-1])]
    for outcome in ["7", "9"] if match.alone else outcomes:
        await world.slash("boss", "tournament result", match=match.number, outcome=outcome)
        await settled(world)
    for command in ("standings", "why", "manage"):
        await world.slash("boss" if command == "manage" else "ana", f"tournament {command}")
    await remove(world, "dee")
    if (await world.bot.tournaments.get(1)).record.live:
        await lead(world, "Pause")
        await lead(world, "Resume")
        await confirm(world, "boss", (await lead(world, "End now")).message, "Yes, end it")
    assert any("🏆" in message.text for message in world.messages())
    check(world, "ana", "ben", "cy", "dee")
    texts = [answer.text for answer in world.private("boss")]
    assert any("nitro" in text or "t:1:R" in text for text in texts)


async def test_a_team(world):
    boss(world)
    page = await draft(world, game="just-one")
    filled = await fill_in(world, "boss", page, "Name", name=WORD, start="", size="8", rounds="1", checkin="0")
    await world.press_id("boss", filled.message, filled.message.button("Announce"))
    await settled(world)
    form = world.forms[id(await world.press("ana", "Sign up", on=world.messages()[0]))]
    mates = [world.players["ben"], world.players["cy"]]
    await world.players["ana"].submit_modal(form, {"team": "[t](https://evil.example)", "mates": mates})
    await settled(world)
    for name in ("ben", "cy"):
        await world.press(name, "Accept team invite", on=world.messages()[0])
    await settled(world)
    check(world, "ana", "ben", "cy")
    assert re.search(r"\\\[t\\\]\(https:\u200b//evil", world.messages()[0].text)


async def test_add_shows_no_masked_link(world):
    boss(world)
    await announce(world)
    reply = (await world.slash("boss", "tournament add", member=world.players["ana"])).whisper
    assert "\\[nitro\\](https:\u200b//evil.example)" in reply


async def test_labels_show_a_name_as_it_is(world):
    await world.slash("ana", "play", game="one-shot")
    await world.press("cy", "Join")
    await world.press("ana", "Start")
    assert "**b** ||s|| `c` ~~k~~ __u__" in json.dumps(list((await menu(world, "ana")).parts), default=str)
