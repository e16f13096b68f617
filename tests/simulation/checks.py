"""What must be true after every simulation, whatever went wrong in it."""

from __future__ import annotations

import asyncio
import itertools
from collections import Counter
from collections.abc import AsyncIterator

from bot.app import Onetable
from bot.i18n import languages, localizer
from bot.servers.permissions import NEEDED, NEEDED_IN_THREAD
from bot.tables.record import Saved, TableRecord
from playground.client.seen_message import SeenMessage
from playground.playground import Playground
from playground.world.permissions import named, permissions_in
from rules.catalogue import game_named
from rules.replay import replay
from tests.end_to_end.busy_server import Click
from tests.end_to_end.expected_messages import _short, _without_news, look, name_of
from tests.simulation.machine import Machine
from tests.simulation.people import People

LATE_SECONDS = 90.0  # a deadline is not kept if it has passed so long ago
# 403s in one channel within ten minutes, of messages that are sent and of those that are edited
REFUSALS = 40
WINDOW = 600.0
REDRAW_SECONDS = 30.0
NOT_REFUSALS = ("broke", "broke-discord", "answered-late")  # the player is told that it is not known, or too late


class Checks:
    """Looks at the store, at Discord's messages and at what people were told."""

    def __init__(self, machine: Machine, playground: Playground, people: People) -> None:
        self.machine, self.playground, self.people = machine, playground, people
        self.world = playground.world

    @property
    def bot(self) -> Onetable:
        """The running bot."""
        assert self.machine.bot is not None, "the bot is not running"
        return self.machine.bot

    async def saved(self) -> AsyncIterator[Saved]:
        """Yield every table in the store that is not private."""
        for table in itertools.count(1):
            saved = await self.bot.store.load_table(table)
            if saved is None:
                return
            if not saved.record.private:
                yield saved

    # --- journals

    async def journals(self) -> list[str]:
        """Compare the journals with what people were told, and with the states."""
        found, keys = [], Counter[str]()
        async for saved in self.saved():
            record, entries = saved.record, await self.bot.store.journal(saved.record.id)
            keys.update(entry.key for entry in entries)
            if saved.position is None:
                continue
            game = game_named(record.game)
            if [entry.number for entry in entries] != list(range(1, len(entries) + 1)):
                found.append(f"{name_of(record)}: its journal has gaps")
                continue
            steps = replay(game, record.dealt, game.Options.model_validate(record.options), saved.seed, entries)
            if steps[-1].state.model_dump_json() != saved.position.state:
                found.append(f"{name_of(record)}: its journal leads to another state")
            if wrong := game.violations(steps[-1].state):
                found.append(f"{name_of(record)}: {wrong}")
        found += [
            f"{key} is in the journals {times} times" for key, times in keys.items() if times > 1 and key.isdigit()
        ]
        for click in self.people.clicks:
            if was_told(click) and not keys[click.key]:
                found.append(f"lost: {click}, which was answered with {click.reply.kind}: {click.reply.text[:200]!r}")
            if was_refused(click) and keys[click.key]:
                found.append(f"played in spite of a refusal: {click}: {refusal(click)!r}")
        return found

    # --- messages

    def can_show(self, record: TableRecord) -> bool:
        """Whether the bot may post and edit in the channel of a table."""
        guild, channel = self.world.guilds.get(record.guild), self.world.channels.get(record.channel)
        if guild is None or channel is None or self.world.bot.id not in guild.members:
            return False
        if channel.thread is not None and channel.thread.archived:
            return False
        needed = NEEDED_IN_THREAD if channel.thread is not None else NEEDED
        held = permissions_in(self.world, self.world.bot.id, channel)
        return all(named(permission) in held for permission in needed)

    async def messages(self) -> list[str]:
        """Compare the message of every table with what it should show."""
        found = []
        async for saved in self.saved():
            await self.bot.tables.scene(saved.record.id)  # a real-time game that was not in memory is paused now
        await asyncio.sleep(REDRAW_SECONDS)
        await self.bot.tables.messages.write_shown()
        async for saved in self.saved():
            if saved.record.live and self.can_show(saved.record) and (why := await self._stale(saved)):
                found.append(f"{name_of(saved.record)}, {saved.record.phase}: {why}")
        return found

    async def _stale(self, saved: Saved) -> str:
        record = saved.record
        if record.message is None:
            return "" if self._is_withheld(record) else "the bot knows no message of it"
        message = self.world.messages[record.channel].get(record.message)
        if message is None:
            return "its message is gone"
        if saved.shown < saved.revision:
            return f"revision {saved.revision}, and shown is {saved.shown}"
        scene = await self.bot.tables.scene(record.id)
        layout = await self.bot.table_messages.draw(scene, localizer(scene.record.language))
        expected = _without_news(look(layout.view().to_components()))
        shown = _without_news(look(self.playground.seen(message).components))
        return "" if shown == expected else f"shows\n{_short(shown)}\ninstead of\n{_short(expected)}"

    def _is_withheld(self, record: TableRecord) -> bool:
        """Whether moderators have deleted its message again and again, so that it is posted on request only."""
        return self.machine.deleted_messages[record.channel] >= 3

    # --- the rest

    async def deadlines(self) -> list[str]:
        """Look for deadlines that have passed."""
        late = self.machine.now() - LATE_SECONDS
        tables = [f"table {table}: its deadline has passed" for table in await self.bot.store.due_tables(late)]
        cups = [f"tournament {cup}: its deadline has passed" for cup in await self.bot.store.tournaments.due(late)]
        return [*tables, *cups]

    async def outboxes(self) -> list[str]:
        """Look for things that a tournament still wants done on Discord."""
        found = []
        for cup in await self.bot.store.tournaments.with_tasks():
            tournament = await self.bot.store.tournaments.load(cup)
            assert tournament is not None
            if tournament.record.channel not in self.world.channels:
                continue
            tasks = [f"{task.kind} {task.match}" for task in await self.bot.store.tournaments.tasks(cup)]
            found.append(f"tournament {cup}, {tournament.record.phase}: {tasks} in the outbox")
        return found

    def refusals(self) -> dict[tuple[str, str], int]:
        """Return the most 403s within ten minutes, by channel and method."""
        return {
            where: max(sum(at <= other < at + WINDOW for other in times) for at in times)
            for where, times in self.machine.network.forbidden.items()
        }

    def refused_requests(self) -> list[str]:
        """Look for storms of refused requests."""
        return [
            f"{most} times {method} was forbidden in channel {channel} within ten minutes"
            for (channel, method), most in self.refusals().items()
            if most > REFUSALS
        ]

    def wire(self) -> list[str]:
        """Look for requests that Discord does not know, or would refuse as malformed."""
        playground = self.playground
        return [
            *self.machine.network.broken,
            *playground.unknown_routes,
            *playground.refused_requests,
            *playground.dropped_fields,
        ]


# --- what people were told


def refusal(click: Click) -> str:
    """Return the sentence that refused a click, or nothing."""
    reply = click.reply
    if reply.kind == "ephemeral" and not reply.message.components:
        return reply.text
    texts = [SeenMessage(reply.playground.backend.payloads.message(one)).text for one in reply.interaction.follow_ups]
    return texts[0] if texts else ""


UNSURE = {localizer(language)(key) for language in languages() for key in NOT_REFUSALS}


def was_refused(click: Click) -> bool:
    """Whether the player read that their move does not count."""
    return bool(text := refusal(click)) and text not in UNSURE


def was_told(click: Click) -> bool:
    """Whether the player saw their move happen: Discord showed them the table, or their panel, with it."""
    if click.reply.kind != "update" or not click.is_acknowledged:
        return False
    # the panel of a game of Omiga that is over does not say what became of a click
    return not click.is_omiga or any(str(one.custom_id).startswith("q:") for one in click.reply.message.buttons)
