"""What people do: use commands, press, choose, fill in modals, talk. The client's own checks are here."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from playground import commands as command_kinds
from playground import components as parts
from playground.attachments import Upload
from playground.backend import Backend
from playground.commands import check_value, options_of, wrapped
from playground.errors import Json
from playground.filling import BY_COMMAND_OPTION, Filling
from playground.interactions import Callback, Interaction, Kind
from playground.permissions import Permission, may_see, permissions_in
from playground.world import LOADING, Channel, Message, Person, World

AnswerKind = Literal["message", "ephemeral", "thinking", "update", "acknowledged", "modal", "choices", "failed"]


class CannotDo(ValueError):
    """Discord's client would not let this person do that."""


@dataclass
class Answer:
    """How the bot answered an act."""

    interaction: Interaction
    kind: AnswerKind
    message: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)


class Acts:
    """Every act of a person that the bot hears of."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._modals: dict[int, Interaction] = {}

    @property
    def world(self) -> World:
        """Where it happens."""
        return self.backend.world

    # -- commands ----------------------------------------------------------------------------

    async def slash(self, person: Person, channel: Channel, words: str, given: Mapping[str, Any]) -> Answer:
        """Use a slash command."""
        self._check_there(person, channel)
        data = self._command_data(person, channel, words, given, focused=None)
        name = words.removeprefix("/")
        return await self._ask(Kind.COMMAND, person, channel, data, command_name=name)

    async def complete(
        self, person: Person, channel: Channel, words: str, focused: str, given: Mapping[str, Any]
    ) -> Answer:
        """Ask the bot what an option could be."""
        self._check_there(person, channel)
        data = self._command_data(person, channel, words, given, focused=focused)
        return await self._ask(Kind.AUTOCOMPLETE, person, channel, data)

    async def use_on(self, person: Person, channel: Channel, name: str, target: Person | Message) -> Answer:
        """Use a command of the context menu on a person or a message."""
        self._check_there(person, channel)
        kind = command_kinds.ON_USER if isinstance(target, Person) else command_kinds.ON_MESSAGE
        command, _ = self.backend.commands.find(person, channel, name, kind)
        guild = self.world.guilds.get(channel.guild_id or 0)
        resolved = self.backend.shapes.resolved(
            guild,
            person,
            people=[target.id] if isinstance(target, Person) else [],
            messages=[target] if isinstance(target, Message) else [],
        )
        data = {
            "id": command["id"],
            "name": command["name"],
            "type": kind,
            "target_id": str(target.id),
            "resolved": resolved,
        }
        return await self._ask(Kind.COMMAND, person, channel, data, command_name=name)

    def _command_data(
        self, person: Person, channel: Channel, words: str, given: Mapping[str, Any], focused: str | None
    ) -> Json:
        try:
            command, path = self.backend.commands.find(person, channel, words)
        except LookupError as unknown:
            raise CannotDo(str(unknown)) from None
        taken = {option["name"]: option for option in options_of(command, path)}
        if strange := set(given) - set(taken):
            raise CannotDo(f"/{words} takes no {sorted(strange)}, but {sorted(taken)}")
        filling = Filling(self.world, channel)
        options: list[Json] = []
        for name, option in taken.items():
            if name not in given or (given[name] in (None, "") and name != focused):
                if option.get("required") and focused is None:
                    raise CannotDo(f"/{words} needs {name}")
                continue
            options.append(self._option(option, given[name], filling, is_focused=name == focused))
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "options": wrapped(path, options),
        }
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if resolved := filling.resolved(self.backend.shapes, person):
            data["resolved"] = resolved
        return data

    def _option(self, option: Json, value: Any, filling: Filling, *, is_focused: bool) -> Json:
        kind = option["type"]
        if is_focused:
            # What is still being typed is passed on as it stands.
            return {"name": option["name"], "type": kind, "value": str(value), "focused": True}
        if kind == command_kinds.ATTACHMENT:
            return {"name": option["name"], "type": kind, "value": filling.upload(value)}
        try:
            if kind in BY_COMMAND_OPTION:
                value = filling.one(BY_COMMAND_OPTION[kind], value)
            else:
                value = check_value(option, value)
        except (ValueError, LookupError) as wrong:
            raise CannotDo(str(wrong)) from None
        return {"name": option["name"], "type": kind, "value": value}

    # -- components --------------------------------------------------------------------------

    async def press(self, person: Person, message: Message, custom_id: str) -> Answer:
        """Press a button."""
        await self.backend.react(message.id)
        part = self._pressable(person, message, custom_id)
        if part["type"] != parts.BUTTON:
            raise CannotDo(f"{custom_id!r} is not a button")
        data = {"custom_id": custom_id, "component_type": parts.BUTTON, "id": part["id"]}
        return await self._ask(Kind.COMPONENT, person, self._channel(message), data, message=message)

    async def choose(self, person: Person, message: Message, custom_id: str, values: Iterable[Any]) -> Answer:
        """Choose in a select."""
        await self.backend.react(message.id)
        part = self._pressable(person, message, custom_id)
        if part["type"] not in parts.SELECTS:
            raise CannotDo(f"{custom_id!r} is not a select")
        filling = Filling(self.world, self._channel(message))
        try:
            chosen = filling.select(part, list(values))
        except (ValueError, LookupError) as wrong:
            raise CannotDo(str(wrong)) from None
        data: Json = {"custom_id": custom_id, "component_type": part["type"], "id": part["id"], "values": chosen}
        if part["type"] != parts.STRING_SELECT:
            data["resolved"] = filling.resolved(self.backend.shapes, person)
        return await self._ask(Kind.COMPONENT, person, self._channel(message), data, message=message)

    def _pressable(self, person: Person, message: Message, custom_id: str) -> Json:
        if self.world.messages.get(message.channel_id, {}).get(message.id) is not message:
            raise CannotDo("the message is gone")
        if not self.backend.messages.visible_to(person, message):
            raise CannotDo(f"{person.handle} does not see the message")
        part = parts.with_custom_id(message.components, custom_id)
        if part is None:
            raise CannotDo(f"the message has nothing with the custom_id {custom_id!r}")
        if part.get("disabled"):
            raise CannotDo(f"{part.get('label') or custom_id!r} is disabled")
        return part

    def _channel(self, message: Message) -> Channel:
        return self.world.channels[message.channel_id]

    # -- modals ------------------------------------------------------------------------------

    async def submit(self, person: Person, opened: int, values: Mapping[str, Any]) -> Answer:
        """Send a modal; fields are named by custom_id or label."""
        interaction = self._modals.get(opened)
        if interaction is None or interaction.modal is None or interaction.person is not person:
            raise CannotDo(f"{person.handle} has no such modal open")
        await self.backend.react(interaction.token)
        filling = Filling(self.world, interaction.channel)
        try:
            filled = filling.modal(interaction.modal, values)
        except (ValueError, LookupError) as wrong:
            raise CannotDo(str(wrong)) from None
        del self._modals[opened]
        data: Json = {"custom_id": interaction.modal["custom_id"], "components": filled}
        if resolved := filling.resolved(self.backend.shapes, person):
            data["resolved"] = resolved
        return await self._ask(
            Kind.MODAL, person, interaction.channel, data, message=interaction.message, opened_by=interaction
        )

    # -- talking -----------------------------------------------------------------------------

    def say(
        self,
        person: Person,
        channel: Channel,
        text: str,
        files: Iterable[tuple[str, bytes]] = (),
        reply_to: Message | None = None,
    ) -> Message:
        """Write a message."""
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": str(reply_to.id)}
        uploads = [Upload(number, name, content) for number, (name, content) in enumerate(files)]
        return self.backend.messages.send(person, channel, body, uploads)

    def dismiss(self, person: Person, message: Message) -> None:
        """Put an ephemeral message away."""
        if message.only_for != person.id:
            raise CannotDo("only one's own ephemeral messages can be dismissed")
        self.backend.messages.delete(self._channel(message), [message])

    # -- asking the bot ----------------------------------------------------------------------

    def _check_there(self, person: Person, channel: Channel) -> None:
        if not may_see(self.world, person.id, channel):
            raise CannotDo(f"{person.handle} does not see {channel.name}")
        if Permission.USE_APPLICATION_COMMANDS not in permissions_in(self.world, person.id, channel):
            raise CannotDo(f"{person.handle} may not use commands in {channel.name}")

    async def _ask(self, kind: Kind, person: Person, channel: Channel, data: Json, **more: Any) -> Answer:
        interaction = self.backend.interactions.open(kind, person, channel, data, **more)
        if not await self.backend.interactions.answered(interaction):
            return Answer(interaction, "failed")
        match interaction.answer:
            case Callback.MODAL:
                self._keep_modal(interaction)
                return Answer(interaction, "modal", modal=interaction.modal)
            case Callback.CHOICES:
                return Answer(interaction, "choices", choices=interaction.choices)
            case Callback.DEFERRED_UPDATE:
                return Answer(interaction, "acknowledged", interaction.message)
            case Callback.UPDATE:
                return Answer(interaction, "update", interaction.message)
        original = interaction.original
        assert original is not None
        if original.flags & LOADING:
            return Answer(interaction, "thinking", original)
        return Answer(interaction, "ephemeral" if original.is_ephemeral else "message", original)

    def _keep_modal(self, interaction: Interaction) -> None:
        """A person has one modal open at a time in each window; a few are remembered."""
        mine = [key for key, known in self._modals.items() if known.person is interaction.person]
        for key in mine[:-4]:
            del self._modals[key]
        self._modals[interaction.id] = interaction
