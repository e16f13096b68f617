"""A server where everything goes on at once: a table of each game, a lobby and a cup, and people who click at random.

Players see only what is on their screen: the public messages of a channel, and the private panel they opened. They
click anything that plays a move, in turn or out of turn, as long as the server is `open`.
"""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from random import Random

from playground.client.actions import ActionError
from playground.client.seen_message import Button, SeenMessage, Select
from playground.playground import Playground, Reply
from playground.world.components import TEXT_INPUT, walk
from tests.end_to_end.killable_bot import BotProcess

PEOPLE = ("ada", "ben", "cleo", "dan")
ORGANISER = PEOPLE[0]
CUP, LOBBY = "cup", "lobby"
FORMATS = ("single", "swiss", "robin", "double")  # of the cups, in turn
LOBBY_GAME = "rokujika"
TABLES: dict[str, tuple[tuple[str, ...], dict[str, str]]] = {  # by game: players and options
    "one-shot": (("ada", "ben", "cleo"), {}),
    "just-one": (("ada", "ben", "cleo"), {"cards": "5"}),
    "only-one": (("ben", "cleo", "dan"), {"familiars": '"random"'}),
    "rokujika": (("cleo", "dan"), {}),
    "omiga": (("ada", "dan"), {"board": '"7x6"', "assist": "true"}),
}
MOVES = ("m", "q", "p", "s")  # kinds of custom_id that play a move: buttons, Omiga's buttons, modals, selects
READY = '{"do":"ready"}'  # of Omiga
NOT_FOR_FUN = ":more"  # the select for leaving and ending a game
OUT_OF_TURN = 0.1  # share of clicks by players whose turn it is not
IN_VAIN = 0.05  # share of clicks on buttons that were refused before
OPENS_PANEL = ("h", "omiga-ready")  # kinds of custom_id that open a panel
OPEN_PANEL = 0.15  # weight of opening a panel against other clicks
LOOK_BACK = 3  # messages of a table visible without scrolling
PAUSE_SECONDS = 0.12  # maximum between two clicks of a player
SYLLABLES = ("ba", "do", "fi", "gu", "la", "mo", "ne", "ri", "su", "ta")


@dataclass(frozen=True)
class Click:
    """A click that plays a move, and its response."""

    life: int  # which bot process it was sent to
    user: int
    custom_id: str
    on_panel: bool
    reply: Reply

    @property
    def key(self) -> str:
        """The idempotency key in the journal."""
        return str(self.reply.interaction.id)

    def __str__(self) -> str:
        """Return a line for the report."""
        place = "panel" if self.on_panel else "table"
        return f"click {self.key} of {self.custom_id} by {self.user} on the {place}, sent to process {self.life}"

    @property
    def who_and_where(self) -> tuple[int, int, int]:
        """Process, user and table, as log lines name them."""
        return self.life, self.user, int(self.custom_id.split(":")[1])

    @property
    def is_refused(self) -> bool:
        """Whether the player saw a refusal. Omiga and Just One show it in the panel."""
        if self.reply.kind == "ephemeral" or self.reply.interaction.follow_ups:
            return True
        if self.is_omiga:
            has_note = any(f"{sign} **" in self.reply.text for sign in ("✋", "🔄"))
        else:  # a doubtful clue has the same sign and then the name of its writer
            has_note = self.on_panel and bool(re.search(r"^⚠️ (?!\*\*)", self.reply.text, re.MULTILINE))
        return self.reply.kind == "update" and has_note

    @property
    def is_omiga(self) -> bool:
        """Whether it was a button of Omiga's panel."""
        return _kind(self.custom_id) == "q"

    @property
    def is_acknowledged(self) -> bool:
        """Whether the player saw the move happen, and no refusal.

        A panel that is being edited also acknowledges refused clicks, and the panel of a paused round has no notice,
        so neither proves anything.
        """
        if not self.is_omiga:
            seen = ("update",) if self.on_panel else ("update", "acknowledged")
            return self.reply.kind in seen and not self.is_refused
        if self.reply.kind != "update" or self.is_refused:
            return False
        return not any(READY in (button.custom_id or "") for button in self.reply.message.buttons)


class BusyServer:
    """Opens the tables, and lets the players click while `open` is set."""

    pause = PAUSE_SECONDS
    cups = 0  # announced so far

    def __init__(self, playground: Playground, bot: BotProcess, seed: int) -> None:
        self.playground, self.bot, self.seed = playground, bot, seed
        self.clicks: list[Click] = []
        self.is_finishing = False  # no new tables; all players finish their games
        self.open = asyncio.Event()
        self._in_flight = 0
        for channel in (*TABLES, LOBBY, CUP):
            playground.add_channel(channel)
        self.players = [
            *(Player(self, name, game) for game, (names, _) in TABLES.items() for name in names),
            *(LobbyGuest(self, name, LOBBY) for name in PEOPLE),
            *(Contestant(self, name, CUP) for name in PEOPLE),
        ]

    async def set_up(self) -> None:
        """Open all tables before the first kill."""
        await asyncio.gather(
            *(self.open_table(game, game) for game in TABLES),
            self.playground.slash(PEOPLE[0], LOBBY, "play", game=LOBBY_GAME),
            self.hold_cup(),
        )

    async def open_table(self, game: str, channel: str) -> None:
        """Open a table of a game and start it."""
        (host, *others), options = TABLES[game]
        playground = self.playground
        message = (await playground.slash(host, channel, "play", game=game)).message.id
        for name in others:
            await playground.click(name, message, custom_id=self._find(message, ":join"))
        if options:
            panel = (await playground.click(host, message, custom_id=self._find(message, start="more:"))).message
            for option, value in options.items():
                select = next(one.custom_id for one in panel.selects if one.custom_id.endswith(f":{option}"))
                await playground.select(host, panel, value, custom_id=select)
        reply = await playground.click(host, message, custom_id=self._find(message, ":start"))
        assert reply.kind in ("update", "acknowledged"), f"{game}: {reply.text}"

    def _find(self, message: int, end: str = "", *, start: str = "") -> str:
        ids = [button.custom_id or "" for button in self.playground.seen(message).buttons]
        return next(custom_id for custom_id in ids if custom_id.startswith(start) and custom_id.endswith(end))

    async def hold_cup(self) -> None:
        """Announce a tournament of the next format. Players sign up by themselves, and the organiser starts it."""
        playground, who = self.playground, ORGANISER
        page = (await playground.slash(who, CUP, "tournament create", game="one-shot")).message
        select = next(one.custom_id for one in page.selects if one.custom_id.endswith(":format"))
        chosen = FORMATS[self.cups % len(FORMATS)]
        if chosen != "swiss":  # which is chosen already
            page = (await playground.select(who, page, f'"{chosen}"', custom_id=select)).message
        form = await playground.click(who, page, custom_id=self._find(page.id, ":basics"))
        basics = {"name": "Cup", "start": "", "size": "8", "rounds": "", "checkin": "0"}
        page = (await playground.submit(who, form, values=basics)).message
        known = len(playground.messages(CUP))
        await playground.click(who, page, custom_id=self._find(page.id, ":announce"))
        await playground.until(lambda: len(playground.messages(CUP)) > known, 10)
        self.cups += 1

    @property
    def notice(self) -> SeenMessage | None:
        """The public message of the newest cup."""
        found = [
            message for message in self.table_messages(CUP) if any(_kind(b.custom_id) == "tn" for b in message.buttons)
        ]
        return found[-1] if found else None

    def table_messages(self, channel: str | int) -> list[SeenMessage]:
        """The public messages of a channel that have components, oldest first."""
        known = self.playground.world.messages[self.playground.world.find_channel(channel).id].values()
        return [self.playground.seen(message) for message in known if message.components and not message.is_ephemeral]

    @contextmanager
    def clicking(self) -> Iterator[None]:
        """Count a click that is in flight."""
        self._in_flight += 1
        try:
            yield
        finally:
            self._in_flight -= 1

    async def quiet(self) -> None:
        """Stop all clicks and wait until the last one has a response or has failed."""
        self.open.clear()
        await self.playground.until(lambda: not self._in_flight, 30)


class Player:
    """A player in one channel."""

    def __init__(self, server: BusyServer, name: str, channel: str) -> None:
        self.server, self.name, self.channel = server, name, channel
        self.playground, self.pause = server.playground, server.pause
        self.rng = Random(f"{server.seed} {channel} {name}")
        self.user = self.playground.world.person(name).id
        self.panel: int | None = None  # the newest panel
        self.refused: set[str] = set()  # custom_ids that were refused

    async def play(self) -> None:
        """Click until cancelled."""
        while True:
            await asyncio.sleep(self.rng.uniform(0.0, self.pause))
            await self.server.open.wait()
            try:
                await self.act()
            except (ActionError, LookupError):
                continue  # the message changed before the click

    async def act(self) -> None:
        """Click one of the visible controls."""
        offers = [
            (message, part, weight)
            for message in self.screens()
            if self.is_asked(message) or self.rng.random() < OUT_OF_TURN
            for part in (*message.buttons, *message.selects)
            if part.custom_id and not part.disabled and (weight := self.weight(part.custom_id))
            if part.custom_id not in self.refused or self.rng.random() < IN_VAIN
        ]
        if offers:
            message, part, _ = self.rng.choices(offers, [weight for *_, weight in offers])[0]
            await self.click(message, part)

    def screens(self) -> list[SeenMessage]:
        """Return the visible controls of this player."""
        panel = self.playground.world.find_message(self.panel) if self.panel is not None else None
        table_messages = self.server.table_messages(self.channel)[-LOOK_BACK:]
        return [*table_messages, *([self.playground.seen(panel)] if panel is not None else [])]

    def is_asked(self, message: SeenMessage) -> bool:
        """Whether it is this player's turn, or the message names no player."""
        asked = re.search(r"(?:➡️|✨) \*\*(\w+)\*\*", message.text)
        return asked is None or asked[1] == self.playground.world.person(self.name).name

    def weight(self, custom_id: str) -> float:
        """Return the weight of a control; 0 for controls this player does not use."""
        kind = _kind(custom_id)
        if kind in MOVES:
            return 0.0 if custom_id.endswith(NOT_FOR_FUN) else 1.0
        if kind in OPENS_PANEL:
            return OPEN_PANEL
        if kind == "l":
            return float(custom_id.endswith((":join", ":start")))
        return float(kind == "a" and not self.server.is_finishing)

    async def click(self, message: SeenMessage, part: Button | Select) -> None:
        """Click it, fill in the modal if one opens, and record the response."""
        life, custom_id = self.server.bot.life, str(part.custom_id)
        with self.server.clicking():
            if isinstance(part, Select):
                value = self.rng.choice(list(part.options.values()))
                reply = await self.playground.select(self.name, message, [value], custom_id=custom_id)
            else:
                reply = await self.playground.click(self.name, message, custom_id=custom_id)
        if reply.modal is not None:
            await asyncio.sleep(self.rng.uniform(0.0, self.pause))
            await self.server.open.wait()  # the bot may have been restarted
            life = self.server.bot.life
            with self.server.clicking():
                fields = [part["custom_id"] for part in walk(reply.modal["components"]) if part["type"] == TEXT_INPUT]
                typed = {field: "".join(self.rng.choices(SYLLABLES, k=4)) for field in fields}
                reply = await self.playground.submit(self.name, reply, typed)
        if _kind(custom_id) in MOVES:
            self.server.clicks.append(Click(life, self.user, custom_id, message.is_ephemeral, reply))
        self.keep_or_dismiss(custom_id, reply)

    def keep_or_dismiss(self, custom_id: str, reply: Reply) -> None:
        """Keep the newest panel and dismiss all other ephemeral messages."""
        if reply.kind != "ephemeral":
            return
        if not reply.message.components:
            self.refused.add(custom_id)
        away: int | None = reply.message.id
        if _kind(custom_id) in (*OPENS_PANEL, "a") and reply.message.components:
            away, self.panel = self.panel, reply.message.id
        if away is not None and self.playground.world.find_message(away) is not None:
            self.playground.dismiss(self.name, away)


class LobbyGuest(Player):
    """Joins and leaves a lobby; the game starts only while finishing."""

    async def act(self) -> None:
        """Open a new lobby if the last one was closed, or click something."""
        table_messages = self.server.table_messages(self.channel)
        if not self.server.is_finishing and (not table_messages or not table_messages[-1].buttons):
            with self.server.clicking():
                reply = await self.playground.slash(self.name, self.channel, "play", game=LOBBY_GAME)
            self.keep_or_dismiss("", reply)
            return
        await super().act()

    def weight(self, custom_id: str) -> float:
        """Return the same weights, but do not start the game early."""
        if _kind(custom_id) != "l" or self.server.is_finishing:
            return super().weight(custom_id)
        return float(custom_id.endswith((":join", ":leave")))


class Contestant(Player):
    """Signs up for the cup and plays its matches; the organiser starts it once all are in."""

    def __init__(self, server: BusyServer, name: str, channel: str) -> None:
        super().__init__(server, name, channel)
        self.pause = PAUSE_SECONDS  # the cup is to end, however slowly others play

    async def act(self) -> None:
        """Start the cup, or click something."""
        notice = self.server.notice
        if self.name == ORGANISER and notice is not None and f": {len(PEOPLE)} of" in notice.text:
            with self.server.clicking():
                page = await self.playground.slash(self.name, self.channel, "tournament manage")
            if page.message is not None:
                start = next((b for b in page.message.buttons if (b.custom_id or "").endswith(":start")), None)
                if start is not None:
                    with self.server.clicking():
                        await self.playground.click(self.name, page.message, custom_id=start.custom_id)
                self.playground.dismiss(self.name, page.message)
            return
        await super().act()

    def screens(self) -> list[SeenMessage]:
        """Return the controls of the cup's message and of the player's match threads."""
        world, name = self.playground.world, self.playground.world.person(self.name).name
        threads = world.threads_of(world.find_channel(self.channel).id)
        mine = [thread.id for thread in threads if not thread.thread.archived and name in thread.name]
        notice = self.server.notice
        return [
            *([notice] if notice is not None else []),
            *(message for thread in mine for message in self.server.table_messages(thread)),
        ]

    def weight(self, custom_id: str) -> float:
        """Return the weights: moves, ready, and sometimes signing up again."""
        match _kind(custom_id):
            case "tr":
                return 1.0
            case "tn":
                return float(custom_id.endswith(":in"))
            case kind:
                return float(kind in MOVES)


def _kind(custom_id: str | None) -> str:
    return (custom_id or "").partition(":")[0]


def lost(clicks: list[Click], journaled: Counter[str], refused: Counter[tuple[int, int, int]]) -> list[Click]:
    """Return the clicks that were acknowledged but are in no journal.

    A refused click on a panel is answered with the newest panel first and with the reason after that. If the bot was
    killed in between, only its log tells that the click was refused: `refused` counts those lines. Each of them stands
    for one click, and most for one whose player read the refusal.
    """
    known = (click for click in clicks if click.is_refused and not journaled[click.key])
    refused = refused - Counter(click.who_and_where for click in known)
    missing = []
    for click in clicks:
        if click.is_acknowledged and not journaled[click.key]:
            if click.on_panel and refused[click.who_and_where]:
                refused[click.who_and_where] -= 1
            else:
                missing.append(click)
    return missing
