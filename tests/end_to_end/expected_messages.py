"""The expected public messages, rendered from a copy of the database by an offline bot."""

from __future__ import annotations

import asyncio
import itertools
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.app import Onetable
from bot.i18n import localizer
from bot.settings import Settings
from bot.store.sqlite.files import back_up
from bot.store.sqlite.store import SqliteStore
from bot.tables.record import Saved, TableRecord
from bot.tournaments.matches import match_of
from bot.tournaments.model import TournamentRecord
from cogs.tournament.announcement import render_announcement
from playground.client.seen_message import SeenMessage
from playground.playground import Playground
from rules.table import Entry

SETTINGS = Settings(_env_file=None, token=None)
# Times are ignored: a restart moves deadlines without an immediate edit.
ROW, TEXT, PICTURE = 1, 10, 12  # types of components
TIME = re.compile(r"<t:\d+(:\w)?>")
GIVEN_BY_DISCORD = ("id", "media", "sku_id", "spoiler")


@dataclass
class Snapshot:
    """The database at one moment."""

    tables: dict[int, Saved] = field(default_factory=dict)  # all tables that are not private
    journals: dict[int, list[Entry]] = field(default_factory=dict)
    cups: list[TournamentRecord] = field(default_factory=list)
    # by name: channel, message, components
    expected: dict[str, tuple[int, int | None, Any]] = field(default_factory=dict)

    @property
    def keys(self) -> Counter[str]:
        """How often each interaction is in the journals."""
        return Counter(entry.key for journal in self.journals.values() for entry in journal)

    @property
    def unfinished(self) -> list[str]:
        """All unfinished tables and tournaments."""
        tables = [f"{name_of(saved.record)}, {saved.record.phase}" for saved in self.tables.values()]
        live = [saved.record.live for saved in self.tables.values()]
        cups = [f"cup {cup.id}, {cup.phase}" for cup in self.cups if cup.phase != "over"]
        return [*itertools.compress(tables, live), *cups]


def name_of(record: TableRecord) -> str:
    """Return the name of a table for reports."""
    return f"table {record.id} ({record.game})"


async def take_snapshot(database: Path, *, drawn: bool = True, skip: frozenset[str] = frozenset()) -> Snapshot:
    """Read a snapshot, even while a bot writes; render `expected`, except for these names."""
    copy = database.with_name("copy.db")
    await asyncio.to_thread(back_up, database, copy, overwrite=True)
    store = await SqliteStore.open(copy)
    snapshot = Snapshot()
    try:
        for table in itertools.count(1):
            saved = await store.load_table(table)
            if saved is None:
                break
            if not saved.record.private:
                snapshot.tables[table] = saved
                snapshot.journals[table] = await store.journal(table)
        guild = next((saved.record.guild for saved in snapshot.tables.values()), 0)
        snapshot.cups = await store.tournaments.of_guild(guild, most=100)
        if drawn:
            await _draw(snapshot, store, skip)
    finally:
        await store.close()
    return snapshot


async def _draw(snapshot: Snapshot, store: SqliteStore, skip: frozenset[str]) -> None:
    bot = Onetable(SETTINGS, store)
    await bot.load_cogs()
    bot.tables.observers.clear()  # nothing is to be sent
    table_messages = bot.table_messages
    for table, saved in snapshot.tables.items():
        if (name := name_of(saved.record)) not in skip:
            scene = await bot.tables.scene(table)
            if scene.record.is_match:  # its message shows the match clock
                await bot.tournaments.get(match_of(scene.record.purpose)[0])
            layout = await table_messages.draw(scene, localizer(scene.record.language))
            snapshot.expected[name] = saved.record.channel, saved.record.message, look(layout.view().to_components())
    for cup in snapshot.cups:
        if (name := f"cup {cup.id}") not in skip:
            layout = await render_announcement(await bot.tournaments.get(cup.id), localizer(cup.language), bot.pictures)
            snapshot.expected[name] = cup.channel, cup.message, look(layout.view().to_components())
    await bot.tables.stop()


def look(component: Any) -> Any:
    """Return components without the fields that Discord adds and without times."""
    if isinstance(component, list):
        return [look(inner) for inner in component]
    if isinstance(component, dict):
        kept = {name: look(value) for name, value in component.items() if name not in GIVEN_BY_DISCORD}
        return {name: value for name, value in kept.items() if value not in (None, False)}
    return TIME.sub("<t>", component) if isinstance(component, str) else component


def _without_news(components: Any) -> Any:
    """Return the components without the line of what just happened: after a restart the bot knows less of it.

    It is every text between the picture and the buttons except for the last, which says whose turn it is.
    """
    parts = components[0].get("components", []) if components else []
    kinds = [part["type"] for part in parts]
    if PICTURE not in kinds or ROW not in kinds[kinds.index(PICTURE) :]:
        return components
    start = kinds.index(PICTURE) + 1
    end = kinds.index(ROW, start)
    prompt = [part for part in parts[start:end] if part["type"] == TEXT][-1:]
    others = [part for part in parts[start:end] if part["type"] != TEXT]
    return [{**components[0], "components": [*parts[:start], *others, *prompt, *parts[end:]]}, *components[1:]]


class Freshness:
    """Compares the playground's messages with the expected ones."""

    def __init__(self, playground: Playground, database: Path) -> None:
        self.playground, self.database = playground, database
        self._settled: frozenset[str] = frozenset()  # finished and shown as finished

    async def stale(self, seconds: float) -> list[str]:
        """Return the messages that did not show their current state within this many seconds."""
        clock = asyncio.get_running_loop().time
        until, fresh, wrong = clock() + seconds, set[str](), dict[str, str]()
        while True:
            snapshot = await take_snapshot(self.database, skip=self._settled)
            for name, (channel, message, expected) in snapshot.expected.items():
                if why := self._difference(channel, message, expected):
                    wrong[name] = why
                else:
                    fresh.add(name)
            missing = sorted(snapshot.expected.keys() - fresh)
            if not missing or clock() >= until:
                break
            await asyncio.sleep(0.1)
        ended = {name_of(saved.record) for saved in snapshot.tables.values() if not saved.record.live}
        ended |= {f"cup {cup.id}" for cup in snapshot.cups if cup.phase == "over"}
        self._settled |= ended & fresh
        return [f"{name}: {wrong[name]}" for name in missing]

    def _difference(self, channel: int, message: int | None, expected: Any) -> str:
        if message is None:
            return "the bot knows no message of it"
        found = self.playground.world.messages[channel].get(message)
        if found is None:
            return "its message is gone"
        shown, expected = _without_news(look(self.playground.seen(found).components)), _without_news(expected)
        return "" if shown == expected else f"shows\n{_short(shown)}\ninstead of\n{_short(expected)}"

    def copies(self, snapshot: Snapshot) -> list[str]:
        """Return public messages with buttons of a table that has another message."""
        shown = {table: saved.record.message for table, saved in snapshot.tables.items()}
        found = []
        for messages in self.playground.world.messages.values():
            for message in messages.values():
                if message.is_ephemeral or not message.components:
                    continue
                for table in _tables_of(self.playground.seen(message)):
                    if shown.get(table) not in (None, message.id):
                        found.append(f"{name_of(snapshot.tables[table].record)}: message {message.id} is a copy")
        return found


def _tables_of(message: SeenMessage) -> set[int]:
    """Return the tables whose buttons a message has."""
    ids = (re.match(r"(?:m|p|h|l|a|t):(\d+)(?::|$)", button.custom_id or "") for button in message.buttons)
    return {int(found[1]) for found in ids if found}


def _short(look: Any) -> str:
    return "\n".join(_lines(look))[:1500]


def _lines(look: Any) -> list[str]:
    if isinstance(look, list):
        return [line for inner in look for line in _lines(inner)]
    if isinstance(look, dict):
        own = [f"  {look[name]}" for name in ("content", "description", "custom_id") if name in look]
        return [*own, *(line for value in look.values() if isinstance(value, list | dict) for line in _lines(value))]
    return []
