"""User actions: commands, buttons, selects, modals, messages, with the checks of Discord's client."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal

from playground.backend import Backend
from playground.client.inputs import BY_COMMAND_OPTION, InputResolver
from playground.errors import Json
from playground.world import commands as command_kinds
from playground.world import components
from playground.world.attachments import Upload
from playground.world.commands import check_value, options_of, wrapped
from playground.world.interactions import Callback, Interaction, Kind
from playground.world.model import LOADING, Channel, Message, Person, World
from playground.world.permissions import Permission, may_see, permissions_in

AnswerKind = Literal["message", "ephemeral", "thinking", "update", "acknowledged", "modal", "choices", "failed"]


class ActionError(ValueError):
    """An action that Discord's client would not allow."""


@dataclass
class Answer:
    """The bot's response to an action."""

    interaction: Interaction
    kind: AnswerKind
    message: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)


class Actions:
    """Every user action that the bot is notified of."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._modals: dict[int, Interaction] = {}

    @property
    def world(self) -> World:
        """The world of the backend."""
        return self.backend.world

    # -- commands ----------------------------------------------------------------------------

    async def slash(self, person: Person, channel: Channel, words: str, given: Mapping[str, Any]) -> Answer:
        """Use a slash command."""
        self._check_may_use_commands(person, channel)
        data = self._command_data(person, channel, words, given, focused=None)
        name = words.removeprefix("/")
        return await self._dispatch(Kind.COMMAND, person, channel, data, command_name=name)

    async def complete(
        self, person: Person, channel: Channel, words: str, focused: str, given: Mapping[str, Any]
    ) -> Answer:
        """Request autocomplete choices for an option."""
        self._check_may_use_commands(person, channel)
        data = self._command_data(person, channel, words, given, focused=focused)
        return await self._dispatch(Kind.AUTOCOMPLETE, person, channel, data)

    async def use_on(self, person: Person, channel: Channel, name: str, target: Person | Message) -> Answer:
        """Use a context menu command on a user or a message."""
        self._check_may_use_commands(person, channel)
        kind = command_kinds.ON_USER if isinstance(target, Person) else command_kinds.ON_MESSAGE
        command, _ = self.backend.commands.find(person, channel, name, kind)
        guild = self.world.guilds.get(channel.guild_id or 0)
        resolved = self.backend.payloads.resolved(
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
        return await self._dispatch(Kind.COMMAND, person, channel, data, command_name=name)

    def _command_data(
        self, person: Person, channel: Channel, words: str, given: Mapping[str, Any], focused: str | None
    ) -> Json:
        try:
            command, path = self.backend.commands.find(person, channel, words)
        except LookupError as unknown:
            raise ActionError(str(unknown)) from None
        known = {option["name"]: option for option in options_of(command, path)}
        if unknown_names := set(given) - set(known):
            raise ActionError(f"/{words} has no option {sorted(unknown_names)}, only {sorted(known)}")
        inputs = InputResolver(self.world, channel)
        options: list[Json] = []
        for name, option in known.items():
            if name not in given or (given[name] in (None, "") and name != focused):
                if option.get("required") and focused is None:
                    raise ActionError(f"/{words} needs {name}")
                continue
            options.append(self._option(option, given[name], inputs, is_focused=name == focused))
        data: Json = {
            "id": command["id"],
            "name": command["name"],
            "type": command["type"],
            "options": wrapped(path, options),
        }
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        if resolved := inputs.resolved(self.backend.payloads, person):
            data["resolved"] = resolved
        return data

    def _option(self, option: Json, value: Any, inputs: InputResolver, *, is_focused: bool) -> Json:
        kind = option["type"]
        if is_focused:
            # The value is still being typed, so it is not validated.
            return {"name": option["name"], "type": kind, "value": str(value), "focused": True}
        if kind == command_kinds.ATTACHMENT:
            return {"name": option["name"], "type": kind, "value": inputs.upload(value)}
        try:
            if kind in BY_COMMAND_OPTION:
                value = inputs.resolve(BY_COMMAND_OPTION[kind], value)
            else:
                value = check_value(option, value)
        except (ValueError, LookupError) as error:
            raise ActionError(str(error)) from None
        return {"name": option["name"], "type": kind, "value": value}

    # -- components --------------------------------------------------------------------------

    async def click(self, person: Person, message: Message, custom_id: str) -> Answer:
        """Click a button."""
        await self.backend.wait_reaction_time(message.id)
        component = self._usable_component(person, message, custom_id)
        if component["type"] != components.BUTTON:
            raise ActionError(f"{custom_id!r} is not a button")
        data = {"custom_id": custom_id, "component_type": components.BUTTON, "id": component["id"]}
        return await self._dispatch(Kind.COMPONENT, person, self._channel(message), data, message=message)

    async def select(self, person: Person, message: Message, custom_id: str, values: Iterable[Any]) -> Answer:
        """Choose values in a select."""
        await self.backend.wait_reaction_time(message.id)
        component = self._usable_component(person, message, custom_id)
        if component["type"] not in components.SELECTS:
            raise ActionError(f"{custom_id!r} is not a select")
        inputs = InputResolver(self.world, self._channel(message))
        try:
            chosen = inputs.select(component, list(values))
        except (ValueError, LookupError) as error:
            raise ActionError(str(error)) from None
        data: Json = {
            "custom_id": custom_id,
            "component_type": component["type"],
            "id": component["id"],
            "values": chosen,
        }
        if component["type"] != components.STRING_SELECT:
            data["resolved"] = inputs.resolved(self.backend.payloads, person)
        return await self._dispatch(Kind.COMPONENT, person, self._channel(message), data, message=message)

    def _usable_component(self, person: Person, message: Message, custom_id: str) -> Json:
        if self.world.messages.get(message.channel_id, {}).get(message.id) is not message:
            raise ActionError("the message was deleted")
        if not self.backend.messages.visible_to(person, message):
            raise ActionError(f"{person.handle} cannot see the message")
        component = components.with_custom_id(message.components, custom_id)
        if component is None:
            raise ActionError(f"the message has no component with the custom_id {custom_id!r}")
        if component.get("disabled"):
            raise ActionError(f"{component.get('label') or custom_id!r} is disabled")
        return component

    def _channel(self, message: Message) -> Channel:
        return self.world.channels[message.channel_id]

    # -- modals ------------------------------------------------------------------------------

    async def submit(self, person: Person, opened: int, values: Mapping[str, Any]) -> Answer:
        """Submit a modal; fields are named by custom_id or label."""
        interaction = self._modals.get(opened)
        if interaction is None or interaction.modal is None or interaction.person is not person:
            raise ActionError(f"{person.handle} has no such modal open")
        await self.backend.wait_reaction_time(interaction.token)
        inputs = InputResolver(self.world, interaction.channel)
        try:
            filled = inputs.modal(interaction.modal, values)
        except (ValueError, LookupError) as error:
            raise ActionError(str(error)) from None
        del self._modals[opened]
        data: Json = {"custom_id": interaction.modal["custom_id"], "components": filled}
        if resolved := inputs.resolved(self.backend.payloads, person):
            data["resolved"] = resolved
        return await self._dispatch(
            Kind.MODAL, person, interaction.channel, data, message=interaction.message, opened_by=interaction
        )

    # -- messages ----------------------------------------------------------------------------

    def say(
        self,
        person: Person,
        channel: Channel,
        text: str,
        files: Iterable[tuple[str, bytes]] = (),
        reply_to: Message | None = None,
    ) -> Message:
        """Send a message."""
        body: Json = {"content": text}
        if reply_to is not None:
            body["message_reference"] = {"message_id": str(reply_to.id)}
        uploads = [Upload(number, name, content) for number, (name, content) in enumerate(files)]
        return self.backend.messages.send(person, channel, body, uploads)

    def dismiss(self, person: Person, message: Message) -> None:
        """Dismiss an ephemeral message."""
        if message.only_for != person.id:
            raise ActionError("users can only dismiss their own ephemeral messages")
        self.backend.messages.delete(self._channel(message), [message])

    # -- dispatch ----------------------------------------------------------------------------

    def _check_may_use_commands(self, person: Person, channel: Channel) -> None:
        if not may_see(self.world, person.id, channel):
            raise ActionError(f"{person.handle} cannot see {channel.name}")
        if Permission.USE_APPLICATION_COMMANDS not in permissions_in(self.world, person.id, channel):
            raise ActionError(f"{person.handle} may not use commands in {channel.name}")

    async def _dispatch(self, kind: Kind, person: Person, channel: Channel, data: Json, **more: Any) -> Answer:
        interaction = self.backend.interactions.open(kind, person, channel, data, **more)
        if not await self.backend.interactions.wait_for_response(interaction):
            return Answer(interaction, "failed")
        match interaction.answer:
            case Callback.MODAL:
                self._remember_modal(interaction)
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

    def _remember_modal(self, interaction: Interaction) -> None:
        """Remember an open modal. A user has one per window, so a few are kept."""
        own = [key for key, known in self._modals.items() if known.person is interaction.person]
        for key in own[:-4]:
            del self._modals[key]
        self._modals[interaction.id] = interaction
