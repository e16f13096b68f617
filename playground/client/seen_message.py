"""A message as a user sees it: text, buttons, selects, images."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playground.errors import Json
from playground.world import components
from playground.world.model import COMPONENTS_V2, EPHEMERAL, LOADING


@dataclass(frozen=True)
class Button:
    """A button."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None = None
    emoji: str | None = None


@dataclass(frozen=True)
class Select:
    """A select; `options` maps labels to values for string selects."""

    custom_id: str
    kind: int
    placeholder: str
    disabled: bool
    least: int
    most: int
    options: dict[str, str]


@dataclass(frozen=True)
class Picture:
    """An image with its description."""

    url: str
    description: str | None


class SeenMessage:
    """Wraps a message payload with accessors for what it shows."""

    def __init__(self, payload: Json) -> None:
        self.json = payload
        self.id = int(payload["id"])
        self.channel_id = int(payload["channel_id"])
        self.author = str(payload["author"]["username"])
        self.flags = int(payload["flags"])

    def __repr__(self) -> str:
        return f"<message {self.id} by {self.author}: {self.text[:80]!r}>"

    @property
    def components(self) -> list[Json]:
        """The components as JSON."""
        found: list[Json] = self.json["components"]
        return found

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one user sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def is_thinking(self) -> bool:
        """Whether the bot has deferred its response."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All visible text: content, embeds, text displays."""
        lines = [str(self.json["content"])]
        for embed in self.json["embeds"]:
            lines += [str(embed.get("title") or ""), str(embed.get("description") or "")]
            lines += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", [])]
            lines.append(str((embed.get("footer") or {}).get("text") or ""))
        lines += components.texts(self.components)
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Button]:
        """Every button, in order."""
        return [
            Button(
                str(component.get("label") or ""),
                component.get("custom_id"),
                int(component["style"]),
                bool(component.get("disabled")),
                component.get("url"),
                (component.get("emoji") or {}).get("name"),
            )
            for component in components.walk(self.components)
            if component["type"] == components.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """Every select, in order."""
        return [
            Select(
                str(component["custom_id"]),
                int(component["type"]),
                str(component.get("placeholder") or ""),
                bool(component.get("disabled")),
                1 if component.get("min_values") is None else int(component["min_values"]),
                int(component.get("max_values") or 1),
                {str(option["label"]): str(option["value"]) for option in component.get("options") or []},
            )
            for component in components.walk(self.components)
            if component["type"] in components.SELECTS
        ]

    @property
    def pictures(self) -> list[Picture]:
        """Every image of components, embeds and attachments."""
        return list(self._pictures())

    def _pictures(self) -> Iterator[Picture]:
        for component in components.walk(self.components):
            if component["type"] == components.THUMBNAIL:
                yield Picture(component["media"]["url"], component.get("description"))
            for item in component.get("items", []):
                yield Picture(item["media"]["url"], item.get("description"))
        for embed in self.json["embeds"]:
            for key in ("image", "thumbnail"):
                if key in embed:
                    yield Picture(embed[key]["url"], None)
        # A Components V2 message only shows files that a component refers to.
        for attachment in [] if self.flags & COMPONENTS_V2 else self.json["attachments"]:
            if str(attachment.get("content_type", "")).startswith("image/"):
                yield Picture(attachment["url"], attachment.get("description"))

    def button(self, label: str) -> Button:
        """Return the button with this label or emoji, or the first whose label starts with it."""
        exact = [b for b in self.buttons if label in (b.label, b.emoji)]
        near = exact or [b for b in self.buttons if b.label.startswith(label)]
        if not near:
            raise LookupError(f"no button {label!r} among {[b.label for b in self.buttons]}")
        return near[0]

    def find(self, *, custom_id: str | None = None, label: str | None = None, kinds: tuple[int, ...] = ()) -> Json:
        """Return the component of these types with this custom_id, label or placeholder, or raise LookupError."""
        wanted: list[Json] = []
        for component in components.walk(self.components):
            emoji = (component.get("emoji") or {}).get("name")
            names: list[Any] = [component.get("label"), component.get("placeholder"), emoji]
            if component["type"] not in kinds or (custom_id is not None and component.get("custom_id") != custom_id):
                continue
            if label is None or label in names or str(component.get("label") or "").startswith(label):
                wanted.append(component)
        exact = [component for component in wanted if label in (component.get("label"), component.get("placeholder"))]
        if not wanted:
            present = [
                component.get("label") or component.get("custom_id") for component in components.walk(self.components)
            ]
            raise LookupError(f"no component {label or custom_id!r} among {present}")
        return (exact or wanted)[0]
