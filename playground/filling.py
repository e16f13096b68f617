"""Filling in: what people choose or write, in the form that interactions carry it."""

from collections.abc import Mapping
from typing import Any

from playground import commands, components
from playground.attachments import Upload, store
from playground.errors import Json
from playground.shapes import Shapes
from playground.world import Attachment, Channel, Message, Person, World

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


class Filling:
    """Checks choices as Discord's client does, and remembers what their ids stand for."""

    def __init__(self, world: World, channel: Channel) -> None:
        self.world = world
        self.channel = channel
        self.guild = world.guilds.get(channel.guild_id or 0)
        self._people: list[int] = []
        self._channels: list[int] = []
        self._roles: list[int] = []
        self._files: list[Attachment] = []

    def one(self, kind: str, value: Any) -> str:
        """One person, channel or role by name or id; its id."""
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
            channel = self.world.place(value)
            self._channels.append(channel.id)
            return str(channel.id)
        for role in self.guild.roles.values() if self.guild else ():
            if value in (role.id, str(role.id), role.name):
                self._roles.append(role.id)
                return str(role.id)
        raise LookupError(f"nothing here is called {value!r}")

    def select(self, part: Json, values: list[Any]) -> list[str]:
        """The values of a select, within what it offers and allows."""
        kind = part["type"]
        if kind == components.STRING_SELECT:
            chosen = self._among(part, values)
        else:
            chosen = [self.one(BY_SELECT[kind], value) for value in values]
        self._check_count(part, chosen, least=1, most=1)
        return chosen

    def _among(self, part: Json, values: list[Any]) -> list[str]:
        labels = {str(option["label"]): str(option["value"]) for option in part.get("options") or []}
        offered = {str(option["value"]) for option in part.get("options") or []}  # labels need not differ
        chosen = [str(v) if str(v) in offered else labels.get(str(v), "") for v in values]
        if strange := [str(v) for v, c in zip(values, chosen, strict=True) if c not in offered]:
            raise ValueError(f"{strange} is not among {list(labels)}")
        return chosen

    def _check_count(self, part: Json, chosen: list[str], *, least: int, most: int) -> None:
        required = part.get("required", True)
        if not chosen and not required:
            return
        low = _number(part, "min_values", least)
        high = _number(part, "max_values", most)
        if not low <= len(chosen) <= high or len(set(chosen)) != len(chosen):
            raise ValueError(f"choose {low} to {high} different ones, not {chosen}")

    def upload(self, value: tuple[str, bytes]) -> str:
        """Hand over a file; its id."""
        attachment = store(self.world, Upload(0, value[0], value[1]))
        self._files.append(attachment)
        return str(attachment.id)

    # -- modals ------------------------------------------------------------------------------

    def modal(self, modal: Json, values: Mapping[str, Any]) -> list[Json]:
        """The filled-in form, in the shape of the modal."""
        unused = set(values)
        filled: list[Json] = []
        for number, part in enumerate(components.numbered(modal["components"]), start=1):
            if part["type"] == components.LABEL:
                inner = self._field(part["component"], part["label"], values, unused)
                filled.append({"type": part["type"], "id": part["id"], "component": inner})
            elif part["type"] == components.ROW:
                inners = [self._field(p, p.get("label"), values, unused) for p in part["components"]]
                filled.append({"type": part["type"], "id": part["id"], "components": inners})
            else:
                filled.append({"type": part["type"], "id": part.get("id", number)})
        if unused:
            raise LookupError(f"the modal has no field {sorted(unused)}")
        return filled

    def _field(self, part: Json, label: str | None, values: Mapping[str, Any], unused: set[str]) -> Json:
        custom_id = str(part["custom_id"])
        key = custom_id if custom_id in values else label if label in values else None
        unused.discard(key or "")
        given = values[key] if key is not None else None
        filled: Json = {"type": part["type"], "id": part["id"], "custom_id": custom_id}
        name = label or custom_id
        if part["type"] == components.TEXT_INPUT:
            return {**filled, "value": _text(part, name, given)}
        if part["type"] == components.CHECKBOX:
            return {**filled, "value": bool(part.get("default")) if given is None else bool(given)}
        if part["type"] == components.FILE_UPLOAD:
            return {**filled, "values": [self.upload(file) for file in given or ()]}
        if given is None:
            chosen: list[Any] = components.chosen_by_default(part)
        else:
            chosen = list(given) if isinstance(given, list | tuple) else [given]
        if part["type"] == components.RADIO_GROUP:
            picked = self._among(part, chosen)
            if len(picked) != 1 and (picked or part.get("required", True)):
                raise ValueError(f"{name}: choose one")
            return {**filled, "value": picked[0] if picked else None}
        if part["type"] == components.CHECKBOX_GROUP:
            picked = self._among(part, chosen)
            self._check_count(part, picked, least=1, most=len(part["options"]))
            return {**filled, "values": picked}
        return {**filled, "values": self.select(part, chosen)}

    def resolved(self, shapes: Shapes, viewer: Person) -> Json:
        """What the chosen ids stand for."""
        shape = shapes.resolved(self.guild, viewer, people=self._people, channels=self._channels, roles=self._roles)
        if self._files:
            # Files handed over belong to no message; they are shown as if to their sender alone.
            holder = Message(0, self.channel.id, viewer.id, 0.0, only_for=viewer.id)
            shape["attachments"] = {str(a.id): shapes.attachment(holder, a) for a in self._files}
        return shape


def _number(part: Json, key: str, default: int) -> int:
    """A number that may be left out or null."""
    return default if part.get(key) is None else int(part[key])


def _text(part: Json, name: str, given: Any) -> str:
    text = str(part.get("value") or "") if given is None else str(given)
    if not text and not part.get("required", True):
        return text
    least = _number(part, "min_length", 1 if part.get("required", True) else 0)
    most = _number(part, "max_length", 4000)
    if not least <= len(text) <= most:
        raise ValueError(f"{name}: needs {least} to {most} characters, not {len(text)}")
    return text
