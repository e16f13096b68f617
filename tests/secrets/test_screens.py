"""Non-interference of everything the bot sends: screens, panels, menus, lists, refusals, films, web pages and replays.

A table's state is replaced by one in which everything is different that the viewer may not know. Each request that is
then made for that viewer, with its alt texts, custom_ids and files, must be the same to the byte.
"""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import discord
import pytest

from bot.i18n import localizer
from bot.pictures import PictureCache
from bot.tables.record import Player
from bot.tables.replays import Replay
from cogs.core.layout import MessageLayout
from cogs.films.film import film
from cogs.films.page import make_page
from cogs.films.shots import alt_text, filmed, shots_of
from cogs.table.replay import draw_replay
from rules.catalogue import GAMES, AnyGame
from rules.game import Step
from rules.rokujika.cards import CARDS
from rules.table import Entry, Table
from tests.cogs.table.test_replay import finish
from tests.secrets.hidden import Variant, changed, moments, phase_of
from tests.worlds.simulated import SimulatedWorld, body_of

NAMES = ("ana", "ben", "cy", "dee")
SEATED = {
    "one-shot": Variant("one-shot", 3, {}),
    "just-one": Variant("just-one", 4, {"cards": 5, "timers": "brisk"}),
    "only-one": Variant("only-one", 3, {"familiars": "AAAA"}),
    "rokujika": Variant("rokujika", 2, {}),
    "omiga": Variant("omiga", 2, {"pulse": 8}),
}
OF_EACH_PHASE = 2  # states that are looked at
SPECTATOR, STRANGER = "dee", "zoe"
BUTTONS = ("h:1", "t:1", "details:1", 'm:1:0:{"do":"no-such-move"}', "replay:1:0:t:open", "film-show:1", "film-page:1")
COMMANDS = ("table list", "table replay", "table export", "table verify")


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Every file that is sent: the simulation keeps only their names."""
    found: list[tuple[Any, ...]] = []
    real = discord.File.__init__

    def init(self: discord.File, fp: Any, *args: Any, **named: Any) -> None:
        real(self, fp, *args, **named)
        found.append((self.filename, self.description, self.fp.read()))
        self.fp.seek(0)

    monkeypatch.setattr(discord.File, "__init__", init)
    return found


def some_moments(variant: Variant) -> list[Any]:
    """Return states of random games, of each phase the same number."""
    found: dict[str, list[Any]] = {}
    for seed in range(4):
        for at, moment in enumerate(moments(variant, seed)):
            of_phase = found.setdefault(phase_of(moment.state), [])
            if len(of_phase) < OF_EACH_PHASE and at > 2 * len(of_phase) and variant.game.to_act(moment.state):
                of_phase.append(moment.state)
    return [state for states in found.values() for state in states]


class LookedAt:
    """A table whose state is replaced, and what the bot sends to people who look at it."""

    def __init__(self, world: SimulatedWorld, variant: Variant, files: list[tuple[Any, ...]]) -> None:
        self.world, self.variant, self.files = world, variant, files
        self.players = NAMES[: variant.seats]

    async def begin(self) -> None:
        world, tables, name = self.world, self.world.bot.tables, self.variant.name
        world.invite(STRANGER)
        players = [Player(user=world.players[who].id, name=who) for who in self.players]
        options = {**self.variant.game.Options().model_dump(), **self.variant.options}
        record = await tables.deals.open(
            game=name,
            host=players[0],
            language="en",
            options={key: value for key, value in options.items() if not isinstance(value, tuple)},
            guild=world.guild.id,
            channel=world.channels["games"].id,
        )
        for player in players[1:]:
            await tables.join(record.id, player)
        await tables.deals.start(record.id, players[0].user)
        await world.bot.table_messages.show(record.id)
        await world.env.settle()

    async def seen_by(self, who: str, state: Any) -> list[Any]:
        """Return every request that answers what this person does with the table in this state, and every file."""
        live = await self.world.bot.tables.cache.get(1)
        assert live.table is not None
        live.table = Table(
            self.variant.game, live.table.seed, live.table.journal, state, version=live.table.version, deadline=10.0**10
        )
        began, self.files[:] = len(self.world.env.http_requests), []
        for custom_id in BUTTONS:
            message = self.world.messages()[-1]
            await self.world.forge(who, message, custom_id)
        for command in COMMANDS:
            await self.world.slash(who, command, "lounge" if who == STRANGER else "games")
        sent = [
            (request.method, kind_of(request.path), json.dumps(body_of(request), sort_keys=True))
            for request in self.world.env.http_requests[began:]
            if request.method != "DELETE"  # of the panel they had before
        ]
        assert len(sent) > len(BUTTONS)
        return [*sent, *self.files]


def difference(one: tuple[Any, ...], other: tuple[Any, ...]) -> str:
    """Return where two requests or files differ."""
    texts = [str(request) for request in (one, other)]
    at = next((at for at, pair in enumerate(zip(*texts, strict=False)) if len(set(pair)) > 1), 0)
    return " / ".join(text[max(0, at - 60) : at + 60] for text in texts)


def kind_of(path: str) -> str:
    """Return a path without ids and tokens, which differ from interaction to interaction."""
    return "/".join(part for part in path.split("/") if part.isalpha() or part.startswith("@"))


@pytest.mark.parametrize("name", GAMES)
async def test_whatever_a_viewer_presses_tells_them_nothing_they_may_not_know(world, name, files, record_property):
    table, compared = LookedAt(world, SEATED[name], files), 0
    world.markdown_typed = True
    await table.begin()
    for number, state in enumerate(some_moments(table.variant)):
        seat = number % table.variant.seats
        for who, viewer in ((table.players[seat], seat), *((STRANGER, None),) * (number % 2)):
            other = changed(name, state, viewer, Random(number))
            mine, theirs = await table.seen_by(who, state), await table.seen_by(who, other)
            for one, another in zip(mine, theirs, strict=True):
                assert one == another, f"{who} in {phase_of(state)}: {difference(one, another)}"
            compared += len(BUTTONS) + len(COMMANDS)
    record_property("summary", f"secrets of {name}: {compared} answers to viewers, none told apart")


def same_layout(one: MessageLayout, other: MessageLayout) -> bool:
    return (
        one.view().to_components() == other.view().to_components()
        and [(picture.png, picture.description, picture.name) for picture in one.pictures]
        == [(picture.png, picture.description, picture.name) for picture in other.pictures]
        and one.accent == other.accent
    )


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", GAMES)
async def test_tables_and_panels_with_their_pictures_are_drawn_from_views_alone(world, name, language):
    """Also where pictures are kept: each is drawn without the other's."""
    table, say, ui = LookedAt(world, SEATED[name], []), localizer(language), world.bot.games[name]
    await table.begin()
    live, drawn = await world.bot.tables.cache.get(1), 0
    for number, state in enumerate(some_moments(table.variant)):
        seat = number % table.variant.seats
        for viewer in (None, seat):
            layouts = []
            for one in (state, changed(name, state, viewer, Random(number))):
                assert live.table is not None
                live.table = Table(
                    table.variant.game, live.table.seed, live.table.journal, one, version=number, deadline=10.0**10
                )
                user = world.players[table.players[seat] if viewer == seat else SPECTATOR].id
                scene = await world.bot.tables.scene(1, None if viewer is None else user)
                pictures = PictureCache(1 << 20, world.bot.pictures.thread)
                if viewer is None:
                    layouts.append(await ui.table(scene, say, pictures))
                elif ui.panel is not None:
                    layouts.append(await ui.panel(scene, viewer, say, pictures))
            if layouts:
                assert same_layout(*layouts), f"{viewer} in {phase_of(state)}"
                drawn += 1
    assert drawn >= 4


# --- finished games


def as_seen_by_nobody(played: Replay, viewer: int | None) -> Replay:
    """Return a finished game in which everything is different that a viewer did not know after each move."""
    name, rng = played.record.game, Random(7)
    steps = [Step(changed(name, step.state, viewer, rng), step.events) for step in played.steps]
    entries = [_disguised(name, entry, viewer) for entry in played.entries]
    return replace(played, steps=steps, entries=entries)


def _disguised(name: str, entry: Entry, viewer: int | None) -> Entry:
    """Return a move with all in it changed that nobody else was shown: a clue, the set of another village."""
    move = json.loads(entry.move)
    if entry.seat == viewer:
        return entry
    if name == "just-one" and "clue" in move["do"]:
        move |= {field: "veiled" for field in ("text", "second") if field in move}
    if name == "rokujika" and move["do"] == "set":
        move |= {"cards": next(iter(CARDS.products)), "sixth": None}
    if name == "rokujika" and move["do"] == "register":
        move["sixth"] = next(iter(CARDS.sixths))
    return entry._replace(move=json.dumps(move))


async def finished(world: SimulatedWorld, name: str) -> tuple[Replay, Replay]:
    table = await finish(world, name)
    played = await world.bot.replays.get(table, world.guild.id, world.channels["games"].id)
    return played, as_seen_by_nobody(played, None)


@pytest.mark.parametrize("name", GAMES)
async def test_film_and_web_page_show_what_spectators_saw_and_nothing_else(world, name):
    """Neither a picture nor a word, nor an alt text, nor which moments are chosen."""
    say, made = localizer("en"), []
    for played in await finished(world, name):
        pictures = PictureCache(1 << 20, world.bot.pictures.thread)
        shots = await shots_of(world.bot, played, say, pictures)
        page = await make_page(played, shots, say, pictures)
        made.append((shots, film(filmed(shots), played.last), alt_text(played, shots, say), page))
    mine, theirs = made
    for one, other in zip(mine[0], theirs[0], strict=True):
        assert one == other, f"step {one.step}"
    assert mine == theirs


@pytest.mark.parametrize("name", GAMES)
async def test_a_replay_from_a_viewpoint_shows_what_was_seen_from_there(world, name):
    played, _ = await finished(world, name)
    say = localizer("en")
    for viewer in (None, 0, len(played.record.players) - 1):
        other = as_seen_by_nobody(played, viewer)
        for step in sorted(Random(3).sample(range(played.last), 8)):
            drawn = [await draw_replay(world.bot, one, step, viewer, say) for one in (played, other)]
            assert same_layout(*drawn), f"{viewer} after {step} moves"


def test_all_games_are_looked_at():
    games: set[AnyGame] = set(GAMES.values())
    assert {GAMES[name] for name in SEATED} == games
