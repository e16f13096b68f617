"""A world inside the test process: SimCord runs the unmodified bot and discord.py against a simulated Discord."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import simcord
from simcord.backend.models import Overwrite
from simcord.enums import OverwriteType
from simcord.interactions import base_payload

from bot.app import Onetable
from bot.ops.metrics import Metrics
from bot.settings import Settings
from bot.store.location import Location
from bot.store.opening import open_store
from playground.http.openapi import OpenApi
from playground.limits import violations
from tests.worlds import Answer, Message, World
from tests.worlds.quick import QuickEnv, held_timings

DOCUMENT = Path(__file__).parents[3] / "shared" / "discord" / "openapi.json"
OPENAPI = OpenApi(DOCUMENT) if DOCUMENT.exists() else None
MARKDOWN = re.compile(r"[<>*_~|`\[\]]|://")
ESCAPED_SIGN = re.compile(r"\\[<>*_~|`\[\]]|:\u200b//")
# users of a simulated world click faster than a person could
SETTINGS = Settings(_env_file=None, token=None, press_burst=0, server_press_burst=0, tables_per_hour=0, emojis=False)


class SimulatedWorld(World):
    """Four people and two channels; more can be added."""

    env: simcord.Env
    bot: Onetable
    store: Any

    def __init__(self, folder: Path, location: Location | None = None) -> None:
        self.database: Any = location or folder / "onetable.db"
        self.timings = held_timings()
        self.markdown_typed = False  # by a user, in their name or elsewhere
        self.forms: dict[int, Any] = {}
        self.servers: dict[str, tuple[Any, dict[str, Any]]] = {}  # others, by their channel, with their members

    @classmethod
    async def begin(cls, folder: Path, location: Location | None = None) -> SimulatedWorld:
        world = cls(folder, location)
        await world._new_bot()
        world.env = QuickEnv(world.bot, strict_sync=True, check_errors=True)
        await world.env.start()
        world.guild = world.env.create_guild()
        world.channels = {name: world.guild.create_text_channel(name) for name in ("games", "lounge")}
        world.players: dict[str, Any] = {}
        for name in ("ana", "ben", "cy", "dee"):
            world.invite(name)
        return world

    async def end(self) -> None:
        await self.env.shutdown()
        await self.store.close()
        self.env.raise_errors()
        self.check_requests()

    def check_requests(self) -> None:
        """Everything the bot sent keeps Discord's limits and, where the document is at hand, its OpenAPI schema.

        Where nobody has typed Markdown there is nothing to escape: an escaped sign is one of our own.
        """
        for request in self.env.http_requests:
            body = body_of(request)
            if not self.markdown_typed:
                over = [text for text in texts_of(body) if ESCAPED_SIGN.search(text)]
                assert not over, f"{request.method} {request.path} escapes signs of our own, use Markup: {over}"
            found = violations(request.method, request.path, request.json, file_names=_uploads(request.json))
            assert not found, f"{request.method} {request.path}: {found}"
            assert _mentions_by_name_only(request.json), f"{request.method} {request.path}: {request.json}"
            if OPENAPI is not None:
                faults = OPENAPI.violations(request.method, request.path, body)
                assert not faults, f"{request.method} {request.path}: {faults}"

    def invite(self, name: str, **member: Any) -> Any:
        """One more person."""
        self.players[name] = self.guild.add_member(self.env.create_user(name), **member)
        return self.players[name]

    async def deny(self, who: str, channel: str = "games", **permissions: bool) -> None:
        """Deny permissions to a member in a channel: `deny("ana", send_messages=False)`."""
        allow, deny = discord.PermissionOverwrite(**permissions).pair()
        overwrite = Overwrite(self.players[who].id, OverwriteType.MEMBER, allow.value, deny.value)
        self.env.backend.set_overwrite(self.channels[channel].id, overwrite)
        await self.env.settle()

    async def revoke_permissions(self, role: str) -> None:
        """Take all permissions from a role of the first server."""
        self.env.backend.edit_role(self.guild.id, self.guild.roles[role].id, {"permissions": 0})
        await self.env.settle()

    def is_archived(self, thread: Any) -> bool:
        """Whether a thread is archived."""
        return bool(self.env.backend.get_channel(thread.id).thread_metadata.archived)

    async def add_server(self, channel: str) -> int:
        guild = self.env.create_guild(channel)
        self.channels[channel] = guild.create_text_channel(channel)
        members = {name: guild.add_member(person.user) for name, person in self.players.items()}
        self.servers[channel] = guild, members
        await self.env.settle()
        return guild.id

    def _person(self, who: str, channel: str) -> Any:
        return self.servers[channel][1][who] if channel in self.servers else self.players[who]

    def _guild(self, channel: str) -> Any:
        return self.servers[channel][0] if channel in self.servers else self.guild

    async def restart(self) -> None:
        await self.env.settle()
        old = self.store
        await self._new_bot()
        await self.env.restart_bot(self.bot)
        await old.close()

    async def _new_bot(self) -> None:
        self.store = await open_store(self.database, Metrics())
        self.bot = Onetable(SETTINGS, self.store, clock=self.now, timings=self.timings)

    def now(self) -> float:
        return self.env.now().timestamp() if hasattr(self, "env") else 1_767_225_600.0

    async def wait(self, seconds: float) -> None:
        await self.env.advance_time(seconds)
        await self.env.settle()

    async def leap(self, seconds: float) -> None:
        await self.wait(seconds)

    async def slash(self, who: str, command: str, channel: str = "games", **options: Any) -> Answer:
        self.markdown_typed |= any(isinstance(value, str) and MARKDOWN.search(value) for value in options.values())
        return self.read_answer(await self._person(who, channel).slash(self.channels[channel], command, **options))

    async def press_id(self, who: str, message: Message, custom_id: str, channel: str = "games") -> Answer:
        return (await self.press_together([(who, message, custom_id)], channel))[0]

    async def press_together(
        self, clicks: list[tuple[str, Message, str]], channel: str = "games", *, twice: bool = False
    ) -> list[Answer]:
        """Several clicks at the same moment; `twice` delivers every event a second time, as a gateway may."""
        records = []
        for who, message, custom_id in clicks:
            record, payload = base_payload(
                self.env.backend,
                type=3,
                channel_id=self.channels[channel].id,
                guild_id=self._guild(channel).id,
                user_id=self.players[who].id,
                data={"custom_id": custom_id, "component_type": 2},
            )
            payload["message"] = self.message_payload(message, channel)
            record.source_message_id = message.id
            records.append(record)
            for _ in range(2 if twice else 1):
                self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return [self.read_answer(simcord.results.InteractionResult(self.env, record)) for record in records]

    async def choose(self, who: str, message: Message, custom_id: str, value: str, channel: str = "games") -> Answer:
        select = message.select(custom_id)["custom_id"]
        target = await self._discord_message(message, channel)
        return self.read_answer(await self._person(who, channel).select(target, [value], custom_id=select))

    async def pick(self, who: str, message: Message, custom_id: str, *picked: Any, channel: str = "games") -> Answer:
        """Choose any number of values, users, channels or roles in a select of such."""
        target = await self._discord_message(message, channel)
        return self.read_answer(await self._person(who, channel).select(target, list(picked), custom_id=custom_id))

    async def forge_choice(self, who: str, message: Message, custom_id: str, value: str) -> Answer:
        """Choose from a select that is not there."""
        record, payload = base_payload(
            self.env.backend,
            type=3,
            channel_id=self.channels["games"].id,
            guild_id=self.guild.id,
            user_id=self.players[who].id,
            data={"custom_id": custom_id, "component_type": 3, "values": [value]},
        )
        option = {"label": "x", "value": value}
        select = {"type": 3, "id": 9, "custom_id": custom_id, "options": [option], "min_values": 1, "max_values": 1}
        payload["message"] = {
            **self.message_payload(message, "games"),
            "components": [{"type": 1, "id": 8, "components": [select]}],
        }
        record.source_message_id = message.id
        self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()
        return self.read_answer(simcord.results.InteractionResult(self.env, record))

    async def submit(self, who: str, form: Answer, text: str, **more: str) -> Answer:
        self.markdown_typed |= MARKDOWN.search(text) is not None
        return self.read_answer(await self.players[who].submit_modal(self.forms[id(form)], {"text": text, **more}))

    async def submit_together(self, forms: list[tuple[str, Message, Answer, str]], channel: str = "games") -> None:
        """Several forms, opened from these messages, sent at the same moment."""
        for who, message, form, text in forms:
            assert form.form is not None
            field = {"type": 18, "id": 1, "component": {"type": 4, "id": 2, "custom_id": "text", "value": text}}
            record, payload = base_payload(
                self.env.backend,
                type=5,
                channel_id=self.channels[channel].id,
                guild_id=self.guild.id,
                user_id=self.players[who].id,
                data={"custom_id": form.form["custom_id"], "components": [field]},
            )
            payload["message"] = self.message_payload(message, channel)
            record.source_message_id = message.id
            self.env.backend.emit("INTERACTION_CREATE", payload)
        await self.env.settle()

    def private(self, who: str, channel: str = "games") -> list[Message]:
        history = self.channels[channel].history(viewer=self._person(who, channel))
        return [_message(message) for message in history if message.flags.ephemeral]

    async def say(self, who: str, text: str, channel: str = "games") -> None:
        await self.players[who].send(self.channels[channel], text)

    def messages(self, channel: str = "games") -> list[Message]:
        return [_message(message) for message in self.channels[channel].history() if not message.flags.ephemeral]

    def message_payload(self, message: Message, channel: str) -> dict[str, Any]:
        """The message as it was looked at; it may have been edited or deleted since."""
        return {
            "id": str(message.id),
            "channel_id": str(self.channels[channel].id),
            "type": 20,
            "content": message.content,
            "author": {"id": str(self.bot.user.id), "username": "Onetable", "discriminator": "0", "avatar": None},
            "components": list(message.parts),
            "attachments": [],
            "embeds": [],
            "mentions": [],
            "mention_roles": [],
            "pinned": False,
            "mention_everyone": False,
            "tts": False,
            "timestamp": "2026-01-01T00:00:00+00:00",
            "edited_timestamp": None,
            "flags": 1 << 15 | (1 << 6 if message.ephemeral else 0),
        }

    async def _discord_message(self, message: Message, channel: str) -> discord.Message:
        everything = self.env.backend.messages[self.channels[channel].id]
        return simcord.results.to_discord_message(self.env, everything[message.id])

    def read_answer(self, result: Any) -> Answer:
        answer = Answer(
            result.acknowledged,
            _message(result.response.message) if result.response else None,
            [_message(followup.message) for followup in result.followups],
            result.modal,
        )
        if result.modal:
            self.forms[id(answer)] = result
        return answer


def _message(message: discord.Message) -> Message:
    return Message(
        message.id,
        tuple(component.to_dict() for component in message.components),
        message.content,
        message.flags.ephemeral,
        tuple(attachment.filename for attachment in message.attachments),
    )


def _mentions_by_name_only(body: Any) -> bool:
    """Whether a message notifies only the users it lists and a role it begins with: no @everyone, nothing typed."""
    message = (body or {}).get("data", body) if isinstance(body, dict) else None
    if not isinstance(message, dict) or not (message.get("content") or message.get("components")):
        return True
    if "title" in message or "recipients" in message:  # a form, which shows no mention
        return True
    allowed = message.get("allowed_mentions")
    if allowed is None or allowed.get("parse"):
        return False
    return all(str(message.get("content")).startswith(f"<@&{role}>") for role in allowed.get("roles") or ())


def body_of(request: Any) -> Any:
    """What was sent, as JSON has it: without subclasses of `str`."""
    return json.loads(json.dumps(request.json))


def texts_of(body: Any) -> Iterator[str]:
    """Every text of a request in which Discord reads Markdown."""
    match body:
        case {"type": 10, "content": str(text)} | {"content": str(text)}:
            yield text
    for inner in body.values() if isinstance(body, dict) else body if isinstance(body, list) else ():
        yield from texts_of(inner)


def _uploads(body: Any) -> list[str]:
    """The names of the files sent along: the simulation keeps only their place in the body."""
    message = (body or {}).get("data", body) if isinstance(body, dict) else None
    if not isinstance(message, dict):
        return []
    return [attachment["filename"] for attachment in message.get("attachments", ())]
