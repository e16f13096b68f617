"""Random interactions with all games and a tournament, from a seed and the visible messages.

Real buttons, old ones, forged ones, values that nobody offered, hostile text, odd options and files, wrong channels,
direct messages, and an organiser's steps with odd choices.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any, NamedTuple

from playground.world.attachments import Upload, store
from playground.world.interactions import Interaction, Kind
from playground.world.model import Channel, Message, Person
from tests.worlds import walk
from tests.worlds.playground import PlaygroundWorld

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
FILES = (
    *(b"", b"\xff\xfe\x00", b"\xef\xbb\xbfword\n", b"\x00" * 500, b"x" * 70_000, b"one two\nthree", b"GIF89a\x01\x00"),
    "\n".join(f"own{number}" for number in range(70)).encode(),
    "\n".join(f"**{number}** <@{number}>" for number in range(70)).encode(),
    "\n".join(["same"] * 100).encode(),
    "\r".join(f"\u202e語{number}" for number in range(90)).encode("utf-16"),
)
OUTCOMES = ("1>2", "2>1", "1=2", "3>4", "4>3", "1>-2", "1>3", "2:1", "7")  # of a match of a tournament
ONWARD = ("Announce", "Sign up", "Start now")  # buttons that bring a tournament on
NAMES = ("words.txt", "", "../../etc/passwd", "a" * 300, "words.exe", "\x00.txt")
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
        self.organiser = self.discord_world.person("olga")
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
            self.organise: 10,
            self.upload: 4,
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
        """Those where people can type commands: an archived thread has to be opened again first."""
        channels = [channel for channel in self.discord_world.channels.values() if channel.guild_id is not None]
        return [channel for channel in channels if channel.thread is None or not channel.thread.archived]

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
                data["values"], data["resolved"] = self._picked(part["type"], values, channel)
            return Act(Kind.COMPONENT, who, channel, data, self._with(message, part, forged))
        return None

    def _picked(self, kind: int, values: list[str], channel: Channel) -> tuple[list[str], dict[str, Any]]:
        """Return what was picked in a select of users, roles or channels, perhaps with what is behind the ids."""
        if self.rng.random() < 0.3:
            return values, {}
        people, payloads = (
            [*self.players, self.stranger, self.discord_world.bot],
            self.world.playground.backend.payloads,
        )
        guild = next(iter(self.discord_world.guilds.values()))
        if kind in (5, 7):
            picked = [person.id for person in self.rng.sample(people, self.rng.randrange(1, 4))]
            return [str(one) for one in picked], payloads.resolved(guild, self.players[0], people=picked)
        if kind == 6:
            roles = self.rng.sample(list(guild.roles), 2)
            return [str(one) for one in roles], payloads.resolved(guild, self.players[0], roles=roles)
        places = [one.id for one in self.rng.sample(self.channels, 2)]
        return [str(one) for one in places], payloads.resolved(guild, self.players[0], channels=places)

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

    def upload(self) -> Act | None:
        """Return `/words upload` with a file."""
        who = self.rng.choice([self.players[0], self.players[0], self.players[1]])
        return Act(Kind.COMMAND, who, self.rng.choice(self.channels), self._command("words", "upload"))

    def organise(self) -> Act | None:
        """Return a step of an organiser who may not give roles: a draft with any role, a click, a result."""
        place = self.discord_world.find_channel("cups")
        step = self.rng.choices(("create", "click", "sign up", "manage", "result"), (2, 6, 6, 3, 5))[0]
        if step in ("create", "manage"):
            data = self._command("tournament", step, likely=0.9)
            options = data["options"][0]["options"]  # most of them odd: a draft with all of them is seldom announced
            left_out = {option["name"] for option in options if option["type"] in (3, 5) and self.rng.random() < 0.8}
            data["options"][0]["options"] = [
                one for one in options if one["name"] not in left_out - {"game", "tournament"}
            ]
            self._choose_tournament(data)
            return Act(Kind.COMMAND, self.organiser, place, data)
        if step == "result":
            data = self._command("tournament", "result", likely=0.9)
            self._choose_tournament(data)
            for option in data["options"][0]["options"]:
                if option["name"] == "match":
                    option["value"] = self.rng.choice([1, 1, 1, 1, 2, 3])
                if option["name"] == "outcome":
                    option["value"] = self.rng.choice([*OUTCOMES, self.text()])
            return Act(Kind.COMMAND, self.organiser, place, data)
        signs_up = self.players[1:3] if self.rng.random() < 0.85 else self.players  # two are enough for a champion
        who = self.organiser if step == "click" else self.rng.choice(signs_up)
        for message in self.seen(who, place):
            parts = [part for part in walk(message.components) if part["type"] == BUTTON and "custom_id" in part]
            usable = [part for part in parts if not part.get("disabled")]
            onward = [part for part in usable if part.get("label") in ONWARD]
            if onward or (usable and self.rng.random() < 0.3):
                chosen = self.rng.choice(onward if onward and self.rng.random() < 0.6 else usable)
                return Act(Kind.COMPONENT, who, place, component(chosen), message)
        return None

    def _choose_tournament(self, data: dict[str, Any]) -> None:
        """Let the command be about one of the tournaments that can be seen, mostly the newest."""
        parts = walk([part for message in self.seen(self.organiser, self.discord_world.find_channel("cups"))
                      for part in message.components])  # fmt: skip
        seen = sorted({part["custom_id"].split(":")[1] for part in parts if part.get("custom_id", "")[:3] == "tn:"})
        for option in data["options"][0]["options"]:
            if option["name"] == "tournament" and seen and self.rng.random() < 0.95:
                option["value"] = seen[-1] if self.rng.random() < 0.7 else self.rng.choice(seen)

    def _command(self, name: str, sub: str, *, likely: float = 0.5) -> dict[str, Any]:
        """Return this command with options of the right type."""
        command = next(one for one in self.world.playground.backend.commands.listed(0) if one["name"] == name)
        leaf = next(option for option in command["options"] if option["name"] == sub)
        resolved = empty_resolved()
        options = [
            self._option(option, resolved)
            for option in leaf.get("options", ())
            if option.get("required") or self.rng.random() < likely
        ]
        data = {"id": command["id"], "type": 1, "name": name, "resolved": resolved}
        return {**data, "options": [{"name": sub, "type": 1, "options": options}]}

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
        resolved = empty_resolved()
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
        elif kind == 8 and self.rng.random() < 0.9:
            guild = next(iter(self.discord_world.guilds.values()))
            role = self.rng.choice(list(guild.roles.values()))
            value = str(role.id)
            resolved["roles"][value] = self.world.playground.backend.payloads.role(role)
        elif kind == 11 and self.rng.random() < 0.9:
            value = self._file(resolved)
        elif kind in (7, 8, 11):
            value = "4242"
        return {"name": option["name"], "type": kind, "value": value}

    def _file(self, resolved: dict[str, Any]) -> str:
        """Upload a file. Its size and type may be said to be others."""
        payloads = self.world.playground.backend.payloads
        file = store(self.discord_world, Upload(0, self.rng.choice(NAMES), self.rng.choice(FILES)))
        holder = Message(0, self.channels[0].id, self.players[0].id, 0.0, only_for=self.players[0].id)
        said = payloads.attachment(holder, file)
        if self.rng.random() < 0.2:
            said |= {"size": self.rng.choice([0, 1, 10**9]), "content_type": self.text()}
        if self.rng.random() < 0.1:
            said["url"] = said["proxy_url"] = said["url"].partition("?")[0]  # without its signature: not found
        resolved["attachments"][str(file.id)] = said
        return str(file.id)

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


def empty_resolved() -> dict[str, Any]:
    """Return the field `resolved` of a command without objects in it."""
    return {kind: {} for kind in ("users", "members", "roles", "channels", "attachments")}
