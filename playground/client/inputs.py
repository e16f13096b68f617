"""User input: option values, select values and modal fields, converted to interaction data."""

from collections.abc import Mapping
from typing import Any

from playground.errors import Json
from playground.world import commands, components
from playground.world.attachments import Upload, store
from playground.world.model import Attachment, Channel, Message, Person, World
from playground.world.payloads import Payloads

PERSON, CHANNEL, ROLE, EITHER = "person", "channel", "role", "either"

BY_COMMAND_OPTION = {
    commands.USER: PERSON,
    commands.CHANNEL: CHANNEL,
    commands.ROLE: ROLE,
    commands.MENTIONABLE: EITHER,
}
BY_SELECT = {
    components.USER_SELECT: PERSON,
    components.ROLE_SELECT: ROLE,
    components.MENTIONABLE_SELECT: EITHER,
    components.CHANNEL_SELECT: CHANNEL,
}


class InputResolver:
    """Validates input as Discord's client does, and collects the objects for `resolved`."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.channel = channel
        self.guild = world.guilds.get(channel.guild_id or 0)
        self._people: list[int] = []
        self._channels: list[int] = []
        self._roles: list[int] = []
        self._files: list[Attachment] = []

    def resolve(self, kind: str, value: Any) -> str:
        """Return the id of a user, channel or role given by name or id. Raise LookupError if there is none."""
        if kind in (PERSON, EITHER):
            try:
                person = self.world.person(value)
            except LookupError:
                if kind == PERSON:
                    raise
            else:
                self._people.append(person.id)
                return str(person.id)
        if kind == CHANNEL:
            channel = self.world.find_channel(value)
            self._channels.append(channel.id)
            return str(channel.id)
        for role in self.guild.roles.values() if self.guild else ():
            if value in (role.id, str(role.id), role.name):
                self._roles.append(role.id)
                return str(role.id)
        raise LookupError(f"there is no {kind} {value!r}")

    def select(self, component: Json, values: list[Any]) -> list[str]:
        """Return the chosen values of a select. Raise ValueError if they are not allowed."""
        kind = component["type"]
        if kind == components.STRING_SELECT:
            chosen = self._string_values(component, values)
        else:
            chosen = [self.resolve(BY_SELECT[kind], value) for value in values]
        self._check_count(component, chosen, least=1, most=1)
        return chosen

    def _string_values(self, component: Json, values: list[Any]) -> list[str]:
        labels = {str(option["label"]): str(option["value"]) for option in component.get("options") or []}
        offered = {str(option["value"]) for option in component.get("options") or []}  # labels need not differ
        chosen = [str(v) if str(v) in offered else labels.get(str(v), "") for v in values]
        if unknown := [str(v) for v, c in zip(values, chosen, strict=True) if c not in offered]:
            raise ValueError(f"{unknown} is not among {list(labels)}")
        return chosen

    def _check_count(self, component: Json, chosen: list[str], *, least: int, most: int) -> None:
        required = component.get("required", True)
        if not chosen and not required:
            return
        low = _number(component, "min_values", least)
        high = _number(component, "max_values", most)
        if not low <= len(chosen) <= high or len(set(chosen)) != len(chosen):
            raise ValueError(f"choose {low} to {high} different ones, not {chosen}")

    def upload(self, value: tuple[str, bytes]) -> str:
        """Store an uploaded file and return its id."""
        attachment = store(self.world, Upload(0, value[0], value[1]))
        self._files.append(attachment)
        return str(attachment.id)

    # -- modals ------------------------------------------------------------------------------

    def modal(self, modal: Json, values: Mapping[str, Any]) -> list[Json]:
        """Return the components of a modal submit. Raise ValueError or LookupError for invalid values."""
        unused = set(values)
        filled: list[Json] = []
        for number, component in enumerate(components.numbered(modal["components"]), start=1):
            if component["type"] == components.LABEL:
                inner = self._field(component["component"], component["label"], values, unused)
                filled.append({"type": component["type"], "id": component["id"], "component": inner})
            elif component["type"] == components.ROW:
                inners = [self._field(p, p.get("label"), values, unused) for p in component["components"]]
                filled.append({"type": component["type"], "id": component["id"], "components": inners})
            else:
                filled.append({"type": component["type"], "id": component.get("id", number)})
        if unused:
            raise LookupError(f"the modal has no field {sorted(unused)}")
        return filled

    def _field(self, component: Json, label: str | None, values: Mapping[str, Any], unused: set[str]) -> Json:
        custom_id = str(component["custom_id"])
        key = custom_id if custom_id in values else label if label in values else None
        unused.discard(key or "")
        given = values[key] if key is not None else None
        filled: Json = {"type": component["type"], "id": component["id"], "custom_id": custom_id}
        name = label or custom_id
        if component["type"] == components.TEXT_INPUT:
            return {**filled, "value": _text(component, name, given)}
        if component["type"] == components.CHECKBOX:
            return {**filled, "value": bool(component.get("default")) if given is None else bool(given)}
        if component["type"] == components.FILE_UPLOAD:
            return {**filled, "values": [self.upload(file) for file in given or ()]}
        if given is None:
            chosen: list[Any] = components.chosen_by_default(component)
        else:
            chosen = list(given) if isinstance(given, list | tuple) else [given]
        if component["type"] == components.RADIO_GROUP:
            picked = self._string_values(component, chosen)
            if len(picked) != 1 and (picked or component.get("required", True)):
                raise ValueError(f"{name}: choose one")
            return {**filled, "value": picked[0] if picked else None}
        if component["type"] == components.CHECKBOX_GROUP:
            picked = self._string_values(component, chosen)
            self._check_count(component, picked, least=1, most=len(component["options"]))
            return {**filled, "values": picked}
        return {**filled, "values": self.select(component, chosen)}

    def resolved(self, payloads: Payloads, viewer: Person) -> Json:
        """Return the `resolved` field for all ids so far."""
        payload = payloads.resolved(self.guild, viewer, people=self._people, channels=self._channels, roles=self._roles)
        if self._files:
            # Uploaded files belong to no message; their links are those of an ephemeral message.
            holder = Message(0, self.channel.id, viewer.id, 0.0, only_for=viewer.id)
            payload["attachments"] = {str(a.id): payloads.attachment(holder, a) for a in self._files}
        return payload


def _number(component: Json, key: str, default: int) -> int:
    """Return a number that may be missing or null."""
    return default if component.get(key) is None else int(component[key])


def _text(component: Json, name: str, given: Any) -> str:
    text = str(component.get("value") or "") if given is None else str(given)
    if not text and not component.get("required", True):
        return text
    least = _number(component, "min_length", 1 if component.get("required", True) else 0)
    most = _number(component, "max_length", 4000)
    if not least <= len(text) <= most:
        raise ValueError(f"{name}: needs {least} to {most} characters, not {len(text)}")
    return text
