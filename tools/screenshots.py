"""Play every game in the playground and measure its messages in Chromium, as a phone and as a desktop show them.

    python -m tools.screenshots                                        heights of every game and number of players
    python -m tools.screenshots --game one-shot --players 3 --out DIR  the same for one, with a PNG of each state
    python -m tools.screenshots --language de ...                      the same in another language

Needs playwright and a Chromium on the path. The real bot runs in this process; its users click at random. Waiting times
of the games are skipped. The table that is printed has the greatest height of each message in each phase; below it is
how many clicks each game took.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import logging
import re
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import time
from typing import Any
from unittest.mock import patch

import discord
import structlog
from playwright.async_api import Page, async_playwright

from bot.app import Onetable
from bot.runner import point_discord_at
from bot.settings import Settings, Timings
from bot.store.sqlite.store import SqliteStore
from bot.tables import lobby
from playground.client.actions import ActionError
from playground.client.seen_message import Button, SeenMessage, Select
from playground.errors import Json
from playground.playground import Playground, Reply
from playground.world.components import TEXT_INPUT, walk
from playground.world.model import World
from rules.catalogue import GAMES
from rules.game import Step, View
from rules.one_shot import tie_break
from rules.one_shot.state import OneShotState

PHONE, DESKTOP = 400, 1280  # pixels of width
LIMIT = 800  # pixels of height: what a phone shows without scrolling
PEOPLE = ("Ada", "Bartholomew", "Cleo", "Dan", "Eve", "Finn", "Gwen")
OPTIONS: dict[str, dict[str, Any]] = {  # what shows the most, and keeps games short
    "just-one": {"cards": 5},
    "only-one": {"familiars": "AAAA", "teams": True},  # with those familiars that ask something
    "omiga": {"board": "7x6", "assist": True, "best_of": 3},
}
IDLE_STEPS = {"omiga": (20, 12)}  # after so many steps nobody clicks for so many deadlines, and the game pauses
MOVES = ("m", "q", "p", "s", "peek", "omiga-ready")  # kinds of custom_id that play a move
SPOILERS = re.compile("blank|unknown|cancel|restore|turn-over")  # moves that clues are without
MAX_STEPS = 1500  # after which any game should be over
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-extensions"]
NOTHING = "nothing"
SYLLABLES = ("ba", "do", "fi", "gu", "la", "mo", "ne", "ri", "su", "ta")
DRAW = """async ([message, pictures]) => {
  const { draw } = await import(new URL("page/message.js", location.href).href);
  const nothing = () => {};
  const context = { failed: null, press: nothing, choose: nothing, dismiss: nothing, open: nothing, menu: nothing };
  const item = document.createElement("li");
  draw(item, message, undefined, context);
  document.getElementById("messages").replaceChildren(item);
  const images = [...item.querySelectorAll("img")];
  if (pictures) {
    images.forEach((image) => { image.loading = "eager"; });
    await Promise.all(images.map((image) => image.decode()));
  }
  return Math.ceil(item.getBoundingClientRect().height);
}"""


def chromium() -> str | None:
    """Return the path of a Chromium, or None."""
    return shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")


class Ruler:
    """Draws messages in the playground's page, at both widths, and measures them there."""

    def __init__(self, phone: Page, desktop: Page) -> None:
        self._pages = {PHONE: phone, DESKTOP: desktop}

    @classmethod
    @contextlib.asynccontextmanager
    async def open(cls, playground: Playground, scale: float = 1) -> AsyncIterator[Ruler]:
        """Start Chromium and open the page, in a channel where nothing happens; PNGs are enlarged by the scale."""
        async with async_playwright() as driver:
            browser = await driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
            pages = []
            for width in (PHONE, DESKTOP):
                page = await browser.new_page(viewport={"width": width, "height": 1600}, device_scale_factor=scale)
                quiet = playground.world.find_channel("table-talk").id
                await page.goto(f"{playground.address}?as=ada&channel={quiet}")
                await page.wait_for_selector("#composer-text[aria-label]")
                pages.append(page)
            yield cls(*pages)
            await browser.close()

    async def heights(self, message: SeenMessage, save_as: Path | None = None) -> tuple[int, int]:
        """Return the message's height at both widths in pixels; save a PNG of each if a path is given."""
        found = []
        for width, page in self._pages.items():
            found.append(await page.evaluate(DRAW, [message.json, save_as is not None]))
            if save_as is not None:
                shown = page.locator("#messages > li")
                await shown.screenshot(path=save_as.with_name(f"{save_as.name}-{width}.png"))
        return found[0], found[1]


@dataclass(frozen=True)
class State:
    """What is measured: one message of a game in one of its phases."""

    game: str
    players: int
    phase: str
    shown: str  # message, panel, menu, more, details or replay

    def __str__(self) -> str:
        return f"{self.game:9} {self.players} {self.phase:12} {self.shown:8}"


@dataclass
class Heights:
    """The greatest heights of each state, at both widths."""

    phone: dict[State, int] = field(default_factory=dict)
    desktop: dict[State, int] = field(default_factory=dict)
    presses: dict[str, int] = field(default_factory=dict)  # by game and number of players

    def note(self, state: State, phone: int, desktop: int) -> None:
        """Keep the greater height."""
        self.phone[state] = max(phone, self.phone.get(state, 0))
        self.desktop[state] = max(desktop, self.desktop.get(state, 0))

    def lines(self, limit: int = 0) -> list[str]:
        """Return a table of all states that are higher than the limit."""
        return [
            f"{state}  {phone:5} {self.desktop[state]:5}{'  <- too high' if self.is_too_high(state) else ''}"
            for state, phone in self.phone.items()
            if max(phone, self.desktop[state]) > limit
        ]

    def is_too_high(self, state: State) -> bool:
        """Whether a state does not fit on one screen. Details are for reading and may scroll."""
        return state.shown != "details" and max(self.phone[state], self.desktop[state]) > LIMIT

    def too_high(self) -> list[str]:
        """Return the lines of all states that are too high."""
        return [line for line in self.lines(LIMIT) if line.endswith("too high")]


class Stage:
    """A playground and a bot in this process, whose clock can be moved forward."""

    def __init__(self, playground: Playground) -> None:
        self.playground = playground
        self.bot: Onetable
        self._ahead = 0.0

    @classmethod
    @contextlib.asynccontextmanager
    async def open(
        cls, folder: Path, seed: int = 1, ben: str = PEOPLE[1], locale: str = "en-US"
    ) -> AsyncIterator[Stage]:
        """Start both; the seed decides what is dealt. Ben gets a long name unless another is given."""
        world = World.small(bot_name="Onetable")
        guild = next(iter(world.guilds.values()))
        guild.locale = locale
        world.person("ben").name = ben
        for name in PEOPLE[4:]:
            world.join(guild, world.add_person(name.lower(), name))
        for person in world.people.values():
            person.locale = locale
        with _as_before(), _without_stand_ins(), _with_ties(), _same_deals(seed):
            async with Playground(world, reaction_time=0.0) as playground:
                point_discord_at(playground)
                stage = cls(playground)
                store = await SqliteStore.open(folder / "onetable.db")
                settings = Settings(_env_file=None, token=None, press_burst=0, server_press_burst=0, tables_per_hour=0)
                timings = Timings(edit_pace=0.0, token_window=0.0)  # the playground has no rate limits
                stage.bot = Onetable(settings, store, clock=stage.now, timings=timings)
                running = asyncio.create_task(stage.bot.start(playground.token))
                await playground.bot_online(30)
                try:
                    yield stage
                finally:
                    await stage.bot.close()
                    await running
                    await store.close()

    def now(self) -> float:
        """The bot's clock."""
        return time() + self._ahead

    async def settled(self) -> None:
        """Wait until the bot has shown everything."""
        await asyncio.wait_for(self.bot.pending.over(), 30)

    async def pass_deadline(self, deadline: float | None) -> None:
        """Move the clock to a deadline and play it."""
        self._ahead += max(0.0, (deadline or 0.0) - self.now()) + 0.001
        await self.bot.tables.deadlines.fire()
        await self.settled()


class Walk:
    """One game, from the lobby to the result."""

    def __init__(
        self,
        stage: Stage,
        game: str,
        players: int,
        seed: int,
        *,
        channel: str | None = None,
        clues: Iterator[str] | None = None,
    ) -> None:
        """Without a channel it gets one of its own. With clues everyone writes the next one, and all stay."""
        self._clues = clues
        self.stage, self.playground, self.tables = stage, stage.playground, stage.bot.tables
        self.game, self.rng = game, Random(f"{game} {players} {seed}")
        everybody = [person for person in self.playground.world.people.values() if not person.bot]
        self.people = everybody[:players]
        self.options = {**OPTIONS.get(game, {})}
        self.presses = 0
        self._table = 0
        self._channel = (
            self.playground.add_channel(f"{game}-{players}-{seed}")
            if channel is None
            else self.playground.world.find_channel(channel)
        )
        self._panels: dict[int, int] = {}  # by user: the message
        self._refused: set[tuple[int, str, str]] = set()  # user, custom_id and value
        self._yielded: set[str] = set()  # what was shown before

    async def play(self) -> AsyncIterator[tuple[State, str, SeenMessage]]:
        """Yield what is on the screens after each click."""
        host, *guests = self.people
        opened = await self.playground.slash(host, self._channel, "play", game=self.game)
        await self.stage.settled()
        record = await self.tables.find(self._channel.id)
        self._table = record.id
        for guest in guests:
            await self._press(guest.id, next(self._pressable(self.message, "l", ending=":join")))
        for option, value in self.options.items():
            await self._choose(option, value)
        assert opened.message is not None
        await self.stage.settled()
        yield self._state("lobby", "message"), "join", self.message
        async for found in self._extra("lobby", "more"):
            yield found
        await self._press(host.id, next(self._pressable(self.message, "l", ending=":start")))
        seen_menus = set[str]()
        idle_from, idle_for = IDLE_STEPS.get(self.game, (0, 0))
        for step in range(MAX_STEPS):
            for found in await self._screens():
                yield found
            phase = _phase(await self._view(None))
            if phase not in seen_menus:
                seen_menus.add(phase)
                for name in ("t", "details"):
                    async for found in self._extra(phase, {"t": "menu"}.get(name, name), name):
                        yield found
            if not (await self.tables.record(self._table)).live:
                async for found in self._replay():
                    yield found
                return
            if idle_from <= step < idle_from + idle_for or not await self._step():
                await self.stage.pass_deadline((await self.tables.scene(self._table)).deadline)
        raise AssertionError(f"{self.game} with {len(self.people)} players is not over after {MAX_STEPS} steps")

    async def answered(self, user: int, reply: Reply) -> None:
        """Do nothing; other walks look at what a user got for a click or a form."""

    @property
    def message(self) -> SeenMessage:
        """The table's public message."""
        found = [message for message in self.playground.messages(self._channel) if message.components]
        return next(m for m in reversed(found) if any(_table_of(b) == self._table for b in m.buttons) or m is found[0])

    def _state(self, phase: str, shown: str) -> State:
        return State(self.game, len(self.people), phase, shown)

    async def _view(self, user: int | None) -> View | None:
        return (await self.tables.scene(self._table, user)).view

    async def _screens(self) -> list[tuple[State, str, SeenMessage]]:
        """Return the public message and the panels, as far as they are new."""
        found = [(self._state(_phase(await self._view(None)), "message"), self.message)]
        for user in self._panels:
            if (panel := self._panel(user)) is not None:
                found.append((self._state(_phase(await self._view(user)), "panel"), panel))
        return [(state, _dos(message), message) for state, message in found if self._is_new(state, message)]

    def _is_new(self, state: State, message: SeenMessage) -> bool:
        """Whether this look was not yielded before; a text with other numbers in it is as high as before."""
        look = re.sub(r"\d+", "0", json.dumps([str(state), message.text, [b.label for b in message.buttons]]))
        sizes = [
            (item["media"].get("width"), item["media"].get("height"))
            for part in walk(message.components)
            for item in part.get("items", ())
        ]
        key = f"{look} {sizes}"
        is_new = key not in self._yielded
        self._yielded.add(key)
        return is_new

    async def _extra(
        self, phase: str, shown: str, kind: str | None = None
    ) -> AsyncIterator[tuple[State, str, SeenMessage]]:
        """Open what a button of the public message shows the host privately, and dismiss it again."""
        host = self.people[0]
        for button in self._pressable(self.message, kind or shown):
            reply = await self._press(host.id, button)
            if reply.message is not None and reply.message.is_ephemeral:
                yield self._state(phase, shown), shown, self.playground.seen(reply.message.id)
                with contextlib.suppress(LookupError):
                    self.playground.dismiss(host, reply.message)
            return

    async def _replay(self) -> AsyncIterator[tuple[State, str, SeenMessage]]:
        """Look at the replay, with each choice of its selects."""
        host = self.people[0]
        for button in self._pressable(self.message, "replay", ending=":open"):
            reply = await self._press(host.id, button)
            if reply.message is None:
                return
            jumps, *_ = reply.message.selects
            for value in list(jumps.options.values())[::4]:
                await self.playground.select(host, reply.message, [value], custom_id=jumps.custom_id)
                await self.stage.settled()
                shown = self.playground.seen(reply.message.id)
                yield self._state("over", "replay"), f"replay-{value}", shown

    async def _choose(self, option: str, value: Any) -> None:
        """Choose an option, unless these players cannot play with it."""
        rules, host = GAMES[self.game], self.people[0].id
        if value in rules.Options.choices().get(option, ()):
            await self.tables.choose(self._table, host, option, value)
            if lobby.objection(await self.tables.record(self._table)) is not None:
                await self.tables.choose(self._table, host, option, rules.Options.model_fields[option].default)

    # --- clicks

    async def _step(self) -> bool:
        """Let a player whose turn it is click something; return False if there is nothing to click."""
        view = await self._view(None)
        to_act = list(view.to_act) if view is not None else []
        self.rng.shuffle(to_act)
        for seat in to_act:
            user = self.people[seat].id
            await self._open_panel(user)
            for message in (self._panel(user), self.message):
                offers = [] if message is None else list(self._offers(message, user))
                while offers:
                    part, value = offers.pop(self.rng.randrange(len(offers)))
                    if await self._try(user, message, part, value):
                        return True
        return False

    def _offers(self, message: SeenMessage, user: int) -> Iterator[tuple[Button | Select, str]]:
        """Yield what this user can press or choose to make a move."""
        for part in _controls(message):
            if part.disabled or part.custom_id is None or part.custom_id.split(":")[0] not in MOVES:
                continue
            if part.custom_id.endswith(":more"):
                continue
            if self._clues is not None and SPOILERS.search(part.custom_id):
                continue
            for value in list(part.options.values()) if isinstance(part, Select) else [""]:
                if (user, part.custom_id, value) not in self._refused:
                    yield part, value

    async def _try(self, user: int, message: SeenMessage | None, part: Button | Select, value: str) -> bool:
        """Click; return whether the table has changed."""
        assert part.custom_id is not None
        before = await self._mark(user)
        try:
            reply = await self._press(user, part, message, value)
            if reply.modal is not None:
                reply = await self.playground.submit(user, reply, values=await self._filled(reply.modal))
                await self.stage.settled()
                await self.answered(user, reply)
        except (ActionError, LookupError):  # the message has changed
            return True
        for extra in [reply.message, *map(self.playground.seen, reply.interaction.follow_ups)]:
            if extra is not None and extra.is_ephemeral and extra.id != self._panels.get(user):
                if _dos(extra) != NOTHING:  # a panel that opened by itself
                    self._panels[user] = extra.id
                    continue
                with contextlib.suppress(LookupError, ActionError):
                    self.playground.dismiss(user, extra)
        changed = await self._mark(user) != before
        if not changed:
            self._refused.add((user, part.custom_id, value))
        return changed

    async def _mark(self, user: int) -> object:
        """Differs after a move, and after a click that opened another step of a panel."""
        panel = self._panel(user)
        return (
            await self._view(None),
            await self._view(user),
            panel and sorted(b.custom_id or "" for b in panel.buttons if not b.disabled),
        )

    async def _open_panel(self, user: int) -> None:
        if self._panel(user) is not None:
            return
        for button in (*self._pressable(self.message, "h"), *self._pressable(self.message, "omiga-ready")):
            reply = await self._press(user, button)
            if reply.message is not None and reply.message.is_ephemeral:
                self._panels[user] = reply.message.id
            return

    def _panel(self, user: int) -> SeenMessage | None:
        message = self.playground.world.find_message(self._panels.get(user, 0))
        return None if message is None else self.playground.seen(message)

    def _pressable(self, message: SeenMessage, kind: str, ending: str = "") -> Iterator[Button]:
        for button in message.buttons:
            custom_id = button.custom_id or ""
            if not button.disabled and custom_id.split(":")[0] == kind and custom_id.endswith(ending):
                yield button

    async def _press(
        self, user: int, part: Button | Select, message: SeenMessage | None = None, value: str = ""
    ) -> Reply:
        on = message or self.message
        if isinstance(part, Select):
            reply = await self.playground.select(user, on, [value], custom_id=part.custom_id)
        else:
            reply = await self.playground.click(user, on, custom_id=part.custom_id)
        self.presses += 1
        await self.stage.settled()
        await self.answered(user, reply)
        return reply

    async def _filled(self, modal: Json) -> dict[str, str]:
        """Fill in a form: nonsense, or now and then a word that is right, nearly right, or another player's."""
        words = [word for word in await self._known_words() if word]
        filled = {}
        for part in walk(modal["components"]):
            if part["type"] == TEXT_INPUT and self._clues is not None:
                filled[str(part["custom_id"])] = next(self._clues)
            elif part["type"] == TEXT_INPUT:
                text = "".join(self.rng.choices(SYLLABLES, k=4))
                if words and self.rng.random() < 0.6:
                    word = self.rng.choice(words)
                    text = self.rng.choice([word, word, f"{word}s", word[:-1] + "x"])
                filled[str(part["custom_id"])] = text
        return filled

    async def _known_words(self) -> list[str]:
        """Return what Just One's guesser is to find, for a guess worth talking about."""
        found = set[str]()
        for person in self.people:
            view = await self._view(person.id)
            if (word := getattr(view, "word", None)) is not None:
                found.add(str(word))
        return sorted(found)


def _controls(message: SeenMessage) -> list[Button | Select]:
    return [*message.buttons, *message.selects]


def _table_of(button: Button) -> int | None:
    found = re.match(r"[a-z-]+:(\d+)(?::|$)", button.custom_id or "")
    return int(found[1]) if found else None


def _phase(view: View | None) -> str:
    """Return the name of the phase, as the rules call it."""
    if view is None:
        return "lobby"
    return str(getattr(view, "phase", None) or ("playing" if view.to_act else "over"))


def _dos(message: SeenMessage) -> str:
    """Return what can be pressed, as a name for the file."""
    names = set()
    for part in _controls(message):
        custom_id = part.custom_id or ""
        kind, *rest = custom_id.split(":", 3)
        if kind in MOVES and rest:
            last = rest[-1]
            names.add(json.loads(last)["do"] if last.startswith("{") else last)
    return "+".join(sorted(names)) or NOTHING


@contextlib.contextmanager
def _as_before() -> Iterator[None]:
    """Put back the addresses of Discord that a playground replaces."""
    parts: list[tuple[Any, str]] = [
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
        (discord.asset.Asset, "BASE"),
    ]
    saved = [getattr(part, name) for part, name in parts]
    try:
        yield
    finally:
        for (part, name), value in zip(parts, saved, strict=True):
            setattr(part, name, value)


@contextlib.contextmanager
def _without_stand_ins() -> Iterator[None]:
    """Let no computer move while pictures are taken."""
    with patch("rules.game.Game.stand_in_seconds", 600.0):
        yield


@contextlib.contextmanager
def _with_ties() -> Iterator[None]:
    """Let every game of ONE SHOT end in a tie, so that the tie-break is shown."""
    original = tie_break.after_final_round

    def tied(state: OneShotState, rng: Random) -> Step[OneShotState]:
        level = (state.scores[0],) * len(state.scores)
        return original(state.model_copy(update={"scores": level}), rng)

    with patch("rules.one_shot.tie_break.after_final_round", tied):
        yield


@contextlib.contextmanager
def _same_deals(seed: int) -> Iterator[None]:
    """Deal the same cards in every run."""
    rng = Random(seed)
    with patch("bot.tables.deals.secrets.token_hex", lambda size: rng.randbytes(size).hex()):
        yield


async def measure(
    stage: Stage, ruler: Ruler, game: str, players: int, heights: Heights, seed: int = 1, out: Path | None = None
) -> None:
    """Play one game, note the heights of all its states, and save a PNG of each kind if there is a folder."""
    saved = set[str]()
    walked = Walk(stage, game, players, seed)
    async for state, dos, message in walked.play():
        path = None
        name = f"{game}-{players}-{state.phase}-{state.shown}-{dos}"
        if out is not None and name not in saved:
            saved.add(name)
            path = out / re.sub(r"[^\w+-]", "_", name)
        heights.note(state, *await ruler.heights(message, path))
    heights.presses[f"{game} {players}"] = walked.presses


def games(game: str | None = None, players: int | None = None) -> Iterable[tuple[str, int]]:
    """Return every game with every number of players, or those that were asked for."""
    for name, rules in GAMES.items():
        for seats in rules.seats:
            if game in (None, name) and players in (None, seats):
                yield name, seats


async def main() -> None:
    """Measure what the command line asks for and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tools.screenshots", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("--game", choices=list(GAMES))
    parser.add_argument("--players", type=int)
    parser.add_argument("--seed", type=int, default=1, help="of the deals and the clicks")
    parser.add_argument("--language", default="en-US", help="of Discord: de, es-ES, fr, ja, pt-BR ...")
    parser.add_argument("--out", type=Path, help="a folder for PNGs")
    asked = parser.parse_args()
    if asked.out is not None:
        asked.out.mkdir(parents=True, exist_ok=True)
    structlog.configure(wrapper_class=structlog.make_filtering_bound_logger(logging.WARNING))
    heights = Heights()
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Stage.open(Path(folder), asked.seed, locale=asked.language) as stage,
            Ruler.open(stage.playground) as ruler,
        ):
            for game, players in games(asked.game, asked.players):
                await measure(stage, ruler, game, players, heights, asked.seed, asked.out)
    print(f"{'game':9} n {'phase':12} {'shown':8}  {PHONE:5} {DESKTOP:5}", *heights.lines(), sep="\n")
    print("clicks of players who click at random:", *(f"{game}: {count}" for game, count in heights.presses.items()))


if __name__ == "__main__":
    asyncio.run(main())
