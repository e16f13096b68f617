"""The expected public messages, rendered from a copy of the database by an offline bot."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Container
from pathlib import Path
from typing import Any, NamedTuple

from bot.app import Onetable
from bot.i18n import localizer
from bot.settings import Settings
from bot.store.location import Location
from bot.store.sqlite.store import SqliteStore
from bot.tournaments.matches import match_of
from cogs.tournament.announcement import render_announcement
from playground.client.seen_message import SeenMessage
from playground.playground import Playground
from tests.end_to_end.snapshots import Snapshot, copied, name_of, read_snapshot

SETTINGS = Settings(_env_file=None, token=None)
# Times are ignored: a restart moves deadlines without an immediate edit.
ROW, TEXT, PICTURE = 1, 10, 12  # types of components
TIME = re.compile(r"<t:\d+(:\w)?>")
GIVEN_BY_DISCORD = ("id", "media", "sku_id", "spoiler")


class Expected(NamedTuple):
    """A public message as it is to be."""

    channel: int
    message: int | None
    components: Any


async def draw_expected(store: SqliteStore, snapshot: Snapshot, skip: Container[str]) -> dict[str, Expected]:
    """Return by name how every table and cup is to look, except for those of these names."""
    expected: dict[str, Expected] = {}
    tables = {table: saved for table, saved in snapshot.tables.items() if name_of(saved.record) not in skip}
    cups = [cup for cup in snapshot.cups if f"cup {cup.id}" not in skip]
    if not tables and not cups:
        return expected
    bot = Onetable(SETTINGS, store)
    await bot.load_cogs()
    bot.tables.observers.clear()  # nothing is to be sent
    for table, saved in tables.items():
        scene = await bot.tables.scene(table)
        if scene.record.is_match:  # its message shows the match clock
            await bot.tournaments.get(match_of(scene.record.purpose)[0])
        layout = await bot.table_messages.draw(scene, localizer(scene.record.language))
        components = look(layout.view().to_components())
        expected[name_of(saved.record)] = Expected(saved.record.channel, saved.record.message, components)
    for cup in cups:
        layout = await render_announcement(await bot.tournaments.get(cup.id), localizer(cup.language), bot.pictures)
        expected[f"cup {cup.id}"] = Expected(cup.channel, cup.message, look(layout.view().to_components()))
    await bot.tables.stop()
    return expected


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

    def __init__(self, playground: Playground, database: Location, folder: Path) -> None:
        """`folder`: where the database is copied to."""
        self.playground, self.database, self.folder = playground, database, folder
        self._settled: frozenset[str] = frozenset()  # finished and shown as finished

    async def stale(self, seconds: float) -> list[str]:
        """Return the messages that did not show their current state within this many seconds."""
        clock = asyncio.get_running_loop().time
        until, fresh, wrong = clock() + seconds, set(self._settled), dict[str, str]()
        while True:
            store = await SqliteStore.open(await copied(self.database, self.folder))
            try:
                snapshot = await read_snapshot(store)
                expected = await draw_expected(store, snapshot, skip=fresh)
            finally:
                await store.close()
            for name, one in expected.items():
                if why := self._difference(one):
                    wrong[name] = why
                else:
                    fresh.add(name)
            missing = sorted(expected.keys() - fresh)
            if not missing or clock() >= until:
                break
            await asyncio.sleep(0.1)
        ended = {name_of(saved.record) for saved in snapshot.tables.values() if not saved.record.live}
        ended |= {f"cup {cup.id}" for cup in snapshot.cups if cup.phase == "over"}
        self._settled |= ended & fresh
        return [f"{name}: {wrong[name]}" for name in missing]

    def _difference(self, expected: Expected) -> str:
        if expected.message is None:
            return "the bot knows no message of it"
        found = self.playground.world.messages[expected.channel].get(expected.message)
        if found is None:
            return "its message is gone"
        shown = _without_news(look(self.playground.seen(found).components))
        right = _without_news(expected.components)
        return "" if shown == right else f"shows\n{_short(shown)}\ninstead of\n{_short(right)}"

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
