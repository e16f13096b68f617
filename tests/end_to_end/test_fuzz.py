"""Thousands of random interactions with all games and a tournament: each gets a response, no error is logged.

Real buttons, old ones, forged ones, values that nobody offered, hostile text, odd options, wrong channels, direct
messages and several at once. For a longer run, or one that failed:

FUZZ_INTERACTIONS=20000 FUZZ_SEED=7 make test ARGS=tests/end_to_end/test_fuzz.py
"""

from __future__ import annotations

import asyncio
import os
import traceback
from collections import Counter, deque
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.servers.settings import ServerSettings
from playground.world.interactions import Interaction, Kind
from playground.world.model import Channel, Message, Person
from rules.catalogue import GAMES
from tests.cogs.tournament.steps import play_one
from tests.table_state import state_of
from tests.worlds import walk
from tests.worlds.forging import forge, is_answered, logged_faults
from tests.worlds.playground import PlaygroundWorld

INTERACTIONS = int(os.environ.get("FUZZ_INTERACTIONS", "400"))
SEED = int(os.environ.get("FUZZ_SEED", "1"))
REPEAT = f"repeat with FUZZ_SEED={SEED} FUZZ_INTERACTIONS={INTERACTIONS} make test ARGS=tests/end_to_end/test_fuzz.py"

SEATED = {"one-shot": 3, "just-one": 3, "only-one": 2, "rokujika": 2, "omiga": 2}
PLAYERS = ("ana", "ben", "cy")  # dee is a spectator, eve is on no server
KEPT = 15  # latest messages of a channel that are clicked
BUTTON, SELECT, LABEL = 2, 3, 18
SELECTS = (3, 5, 6, 7, 8)
TEXTS = (
    *("", " ", "x", "0", "-1", "1e999", "NaN", "null", "true", "[]", "{}", "{", '"x"', '{"do":"x"}', '{"do":"throw"}'),
    *(
        "@everyone <@1> <#2>",
        "`" * 7,
        "\x00",
        "\u202eabc",
        "🎲" * 30,
        "x" * 4000,
        "٣",
        "½",
        "9" * 60,
        "one-shot",
        "omiga",
    ),
    *("2026-99-99", "'; DROP TABLE tables; --", "{ $name }", "\ud800".encode("utf-8", "replace").decode(), "watch-0"),
)
NUMBERS = ("0", "1", "2", "3", "7", "99", str(2**31), str(10**17), str(2**63), str(10**30))


class Act(NamedTuple):
    """An interaction to send."""

    kind: Kind
    who: Person
    channel: Channel
    data: dict[str, Any]
    message: Message | None = None


class Fuzz:
    """Generates interactions from a seed and the visible messages."""

    def __init__(self, world: PlaygroundWorld, seed: int) -> None:
        self.world, self.rng = world, Random(seed)
        self.discord_world = world.playground.world
        self.players = [self.discord_world.person(name) for name in ("ana", "ben", "cy", "dee")]
        self.stranger = self.discord_world.add_person("eve", "eve")
        self.pressed: deque[tuple[Message, dict[str, Any]]] = deque(maxlen=300)
        self.forms: deque[tuple[Interaction, dict[str, Any]]] = deque(maxlen=30)
        self.made: Counter[str] = Counter()
        self.kinds: dict[Callable[[], Act | None], int] = {
            self.real_click: 50,
            self.real_choice: 12,
            self.old_click: 12,
            self.forged_click: 12,
            self.forged_choice: 12,
            self.form: 8,
            self.forged_form: 4,
            self.command: 12,
            self.autocomplete: 4,
            self.wrong_place: 4,
            self.stranger_click: 2,
        }

    def act(self) -> Act:
        while True:
            (kind,) = self.rng.choices(list(self.kinds), list(self.kinds.values()))
            made = kind()
            if made is not None:
                self.made[kind.__name__] += 1
                return made

    # --- visible controls

    @property
    def channels(self) -> list[Channel]:
        return [channel for channel in self.discord_world.channels.values() if channel.guild_id is not None]

    def seen(self, who: Person, channel: Channel) -> list[Message]:
        found = []
        for message in reversed(self.discord_world.messages[channel.id].values()):
            if message.components and message.only_for in (None, who.id):
                found.append(message)
            if len(found) == KEPT:
                break
        return found

    def parts(self, *kinds: int) -> Iterator[tuple[Person, Channel, Message, dict[str, Any]]]:
        """Return all controls in random order."""
        who, channels = self.rng.choice(self.players), self.channels
        self.rng.shuffle(channels)
        for channel in channels:
            messages = self.seen(who, channel)
            self.rng.shuffle(messages)
            for message in messages:
                found = [part for part in walk(message.components) if part["type"] in kinds and "custom_id" in part]
                if found:
                    yield who, channel, message, self.rng.choice(found)

    def text(self) -> str:
        return self.rng.choice(TEXTS)

    def forged_id(self, custom_id: str) -> str:
        """Return the custom_id with one part changed."""
        parts = custom_id.split(":")
        at = self.rng.randrange(len(parts))
        parts[at] = self.rng.choice([*NUMBERS, self.text(), parts[at][:-1], parts[at] + "0", self.rng.choice(parts)])
        return ":".join(parts)[:100]

    # --- generated interactions

    def real_click(self) -> Act | None:
        for who, channel, message, part in self.parts(BUTTON):
            if not part.get("disabled"):
                self.pressed.append((message, part))
                return Act(Kind.COMPONENT, who, channel, component(part), message)
        return None

    def real_choice(self) -> Act | None:
        for who, channel, message, part in self.parts(SELECT):
            self.pressed.append((message, part))
            values = [self.rng.choice(part["options"])["value"]]
            return Act(Kind.COMPONENT, who, channel, component(part, values), message)
        return None

    def old_click(self) -> Act | None:
        if not self.pressed:
            return None
        message, part = self.rng.choice(self.pressed)
        who, channel = self.rng.choice(self.players), self.discord_world.channels[message.channel_id]
        values = [option["value"] for option in part.get("options", ())][:1] if part["type"] in SELECTS else None
        return Act(Kind.COMPONENT, who, channel, component(part, values), message)

    def forged_click(self) -> Act | None:
        for who, channel, message, part in self.parts(BUTTON):
            forged = {**part, "custom_id": self.forged_id(part["custom_id"])}
            return Act(Kind.COMPONENT, who, channel, component(forged), self._with(message, part, forged))
        return None

    def forged_choice(self) -> Act | None:
        for who, channel, message, part in self.parts(*SELECTS):
            forged = {**part, "custom_id": self.rng.choice([part["custom_id"], self.forged_id(part["custom_id"])])}
            values = [self.text()[:100] for _ in range(self.rng.choice([0, 1, 1, 1, 1, 2, 25]))]
            data = component(forged, values)
            if part["type"] != SELECT:
                data["resolved"] = {}
            return Act(Kind.COMPONENT, who, channel, data, self._with(message, part, forged))
        return None

    def _with(self, message: Message, part: dict[str, Any], forged: dict[str, Any]) -> Message:
        """Return the message, or sometimes a copy that contains the forged component."""
        if forged["custom_id"] == part["custom_id"] or self.rng.random() < 0.3:
            return message
        row = {"type": 1, "id": 900, "components": [{**forged, "id": 901}]}
        return Message(**{**vars(message), "components": [row]})

    def form(self) -> Act | None:
        if not self.forms:
            return None
        opened, modal = self.rng.choice(self.forms)
        data = {"custom_id": modal["custom_id"], "components": [self._filled(part) for part in modal["components"]]}
        return Act(Kind.MODAL, opened.person, opened.channel, data, opened.message)

    def _filled(self, label: dict[str, Any]) -> dict[str, Any]:
        field = label["component"]
        filled: dict[str, Any] = {"type": field["type"], "id": field.get("id", 2), "custom_id": field["custom_id"]}
        if field["type"] == 4:
            filled["value"] = self.rng.choice([self.text(), str(self.rng.randrange(9)), field.get("value") or "word"])
        else:
            filled["values"] = [str(self.rng.choice(self.players).id)]
        return {"type": LABEL, "id": label.get("id", 1), "component": filled}

    def forged_form(self) -> Act | None:
        who, channel = self.rng.choice(self.players), self.rng.choice(self.channels)
        known = [modal["custom_id"] for _, modal in self.forms] or ["p:1:1:clue:1"]
        fields = ("text", "name", "start", "size", "rounds", "checkin", "ready", "clock", "team")
        typed = [{"type": 4, "id": 2, "custom_id": field, "value": self.text()} for field in fields]
        parts = [{"type": LABEL, "id": 1, "component": one} for one in typed]
        custom_id = self.forged_id(
            self.rng.choice([*known, "c-words:1", "tf:basics:1:1", "tf:times:1:1", "tf:team:1:1"])
        )
        messages = self.seen(who, channel)
        return Act(Kind.MODAL, who, channel, {"custom_id": custom_id, "components": parts}, *messages[:1])

    def command(self) -> Act | None:
        who = self.rng.choice(self.players)
        channel = self.rng.choice([*self.channels, self.discord_world.direct_channel(who)])
        return Act(Kind.COMMAND, who, channel, self._typed(focused=False))

    def autocomplete(self) -> Act | None:
        return Act(
            Kind.AUTOCOMPLETE, self.rng.choice(self.players), self.rng.choice(self.channels), self._typed(focused=True)
        )

    def _typed(self, *, focused: bool) -> dict[str, Any]:
        """Return a command with options of the right type and odd values, or a slightly wrong command."""
        commands = self.world.playground.backend.commands.listed(0)
        command = deepcopy(self.rng.choice([one for one in commands if one["name"] != "privacy"]))
        data: dict[str, Any] = {"id": command["id"], "type": 1, "name": command["name"]}
        leaf = command
        if subs := [option for option in command.get("options", ()) if option["type"] == 1]:
            leaf = self.rng.choice(subs)
        resolved: dict[str, Any] = {"users": {}, "members": {}}
        options = [
            self._option(option, resolved)
            for option in leaf.get("options", ())
            if option.get("required") or self.rng.random() < 0.5
        ]
        if options and focused:
            self.rng.choice(options)["focused"] = True
        if options and self.rng.random() < 0.1:
            options.pop()
        if self.rng.random() < 0.05:
            data["name"] = leaf["name"] = "no-such-command"
        data["options"] = options if leaf is command else [{"name": leaf["name"], "type": 1, "options": options}]
        return {**data, "resolved": resolved}

    def _option(self, option: dict[str, Any], resolved: dict[str, Any]) -> dict[str, Any]:
        kind = option["type"]
        value: Any = self.text()
        if kind == 3 and option.get("choices") and self.rng.random() < 0.8:
            value = self.rng.choice(option["choices"])["value"]
        elif kind == 4:
            value = int(self.rng.choice(NUMBERS[:-2]))
        elif kind == 5:
            value = self.rng.random() < 0.5
        elif kind == 6:
            person = self.rng.choice([*self.players, self.stranger, self.discord_world.bot])
            value = str(person.id)
            resolved["users"][value] = self.world.playground.backend.payloads.user(person)
            if person is not self.stranger:
                resolved["members"][value] = {"roles": [], "joined_at": "2026-01-01T00:00:00+00:00", "flags": 0}
                resolved["members"][value] |= {"deaf": False, "mute": False, "permissions": "0"}
        elif kind in (8, 11):
            value = "4242"
        return {"name": option["name"], "type": kind, "value": value}

    def wrong_place(self) -> Act | None:
        """Return a click on a real button with the message in another channel or in direct messages."""
        for who, _, message, part in self.parts(BUTTON):
            channel = self.rng.choice([*self.channels, self.discord_world.direct_channel(who)])
            return Act(Kind.COMPONENT, who, channel, component(part), message)
        return None

    def stranger_click(self) -> Act | None:
        for _, _, message, part in self.parts(BUTTON):
            return Act(
                Kind.COMPONENT,
                self.stranger,
                self.discord_world.direct_channel(self.stranger),
                component(part),
                message,
            )
        return None


def component(part: dict[str, Any], values: list[str] | None = None) -> dict[str, Any]:
    data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part.get("id", 1)}
    return data if values is None else {**data, "values": values}


async def load_cogs(world: PlaygroundWorld) -> None:
    """Make sure each game has a running table in its channel, despite changed server settings."""
    guild = world.playground.world.find_channel("games").guild_id
    await world.bot.servers.change(guild, **ServerSettings().model_dump())
    for game, seats in SEATED.items():
        place = world.playground.world.find_channel(game)
        table = await world.store.live_table(place.id)
        if table is not None and (await world.bot.tables.record(table)).phase == "playing":
            continue
        if table is not None:
            await world.bot.tables.close(table, "another one is needed")
        await world.slash("ana", "play", channel=game, game=game)
        for name in PLAYERS[1:seats]:
            await world.press(name, "Join", channel=game)
        await world.press("ana", "Start", channel=game)


async def hold_tournament(world: PlaygroundWorld) -> None:
    playground = world.playground
    page = await playground.slash("ana", "games", "tournament create", game="one-shot")
    await playground.click("ana", page.message, label="Announce")
    await world.settled()
    notice = playground.last("games")
    for name in ("ana", "ben", "cy", "dee"):
        await playground.click(name, notice, label="Sign up")
    page = await playground.slash("ana", "games", "tournament manage")
    await playground.click("ana", page.message, label="Start now")
    await world.settled()


def tidy(world: PlaygroundWorld) -> None:
    """Dismiss old ephemeral messages."""
    for channel in world.playground.world.channels.values():
        private = [one for one in world.playground.world.messages[channel.id].values() if one.only_for is not None]
        for message in private[:-40]:
            world.playground.dismiss(message.only_for, message)


async def still_playable(world: PlaygroundWorld) -> None:
    """Check that every running table is valid and the player whose turn it is can move."""
    rng = Random(SEED)
    for game in GAMES:
        place = world.playground.world.find_channel(game)
        live = await world.bot.tables.cache.get((await world.bot.tables.find(place.id)).id)
        assert live.table is not None, game
        assert live.table.game.violations(state_of(live.table)) == [], game
        assert live.table.to_act or live.table.deadline is not None, game
        players = live.record.players  # computer players move on their own after ten minutes
        for seat in [seat for seat in sorted(live.table.to_act) if players[seat].is_member][:1]:
            before = live.table.version
            await play_one(world.bot.tables, live, seat, rng)
            assert live.table.version > before, game


def explain(act: Act, interaction: Interaction, faults: list[dict[str, Any]]) -> str:
    errors = "\n".join(
        "".join(traceback.format_exception(error))
        if isinstance(error := fault.get("exc_info"), BaseException)
        else str(fault)
        for fault in faults
    )
    sent = f"{act.kind.name} by {act.who.handle} in {act.channel.name}: {act.data}"
    return f"{sent}\n{interaction.answer}\n{errors}\n{REPEAT}"


@pytest.mark.parametrize("world", [PlaygroundWorld], indirect=True, ids=["playground"])
@pytest.mark.timeout(7200)
async def test_random_interactions_are_all_answered_and_break_nothing(world):
    assert set(SEATED) == set(GAMES)
    for game in GAMES:
        world.playground.add_channel(game)
    world.bot.tables.deals.limits = world.bot.tournaments.limits = None  # the same few people open hundreds
    await load_cogs(world)
    await hold_tournament(world)
    fuzz, sent = Fuzz(world, SEED), 0
    with logged_faults() as faults:
        while sent < INTERACTIONS:
            acts = [fuzz.act() for _ in range(fuzz.rng.choice([1, 1, 1, 1, 1, 3, 5]))]
            sent += len(acts)
            replies = await asyncio.gather(*(forge(world.playground, *act) for act in acts))
            await world.settled()
            for act, interaction in zip(acts, replies, strict=True):
                assert is_answered(interaction), explain(act, interaction, faults)
                if interaction.modal is not None:
                    fuzz.forms.append((interaction, interaction.modal))
            assert faults == [], "\n".join(
                explain(act, interaction, faults) for act, interaction in zip(acts, replies, strict=True)
            )
            if sent // 100 != (sent - len(acts)) // 100:
                tidy(world)
                await load_cogs(world)
        await load_cogs(world)
        await still_playable(world)
    assert faults == [], f"{faults}\n{REPEAT}"
    print(f"fuzz seed {SEED}: {sent} interactions, 0 unanswered, 0 errors: {dict(fuzz.made)}")  # noqa: T201
