"""A message as somebody sees it: its text, what can be pressed, its pictures."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playground import components as parts
from playground.errors import Json
from playground.world import COMPONENTS_V2, EPHEMERAL, LOADING


@dataclass(frozen=True)
class Button:
    """Something to press."""

    label: str
    custom_id: str | None
    style: int
    disabled: bool
    url: str | None = None
    emoji: str | None = None


@dataclass(frozen=True)
class Select:
    """A list to choose from; `options` maps labels to values for string selects."""

    custom_id: str
    kind: int
    placeholder: str
    disabled: bool
    least: int
    most: int
    options: dict[str, str]


@dataclass(frozen=True)
class Picture:
    """A picture with its description."""

    url: str
    description: str | None


class SeenMessage:
    """Wraps a message's JSON with what a player would say of it."""

    def __init__(self, shape: Json) -> None:
        self.json = shape
        self.id = int(shape["id"])
        self.channel_id = int(shape["channel_id"])
        self.author = str(shape["author"]["username"])
        self.flags = int(shape["flags"])

    def __repr__(self) -> str:
        return f"<message {self.id} by {self.author}: {self.text[:80]!r}>"

    @property
    def components(self) -> list[Json]:
        """The components as JSON."""
        found: list[Json] = self.json["components"]
        return found

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def is_thinking(self) -> bool:
        """Whether the bot has deferred and not yet answered."""
        return bool(self.flags & LOADING)

    @property
    def text(self) -> str:
        """All that can be read: content, embeds, text displays."""
        lines = [str(self.json["content"])]
        for embed in self.json["embeds"]:
            lines += [str(embed.get("title") or ""), str(embed.get("description") or "")]
            lines += [f"{field['name']}\n{field['value']}" for field in embed.get("fields", [])]
            lines.append(str((embed.get("footer") or {}).get("text") or ""))
        lines += parts.texts(self.components)
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Button]:
        """Every button, in order."""
        return [
            Button(
                str(part.get("label") or ""),
                part.get("custom_id"),
                int(part["style"]),
                bool(part.get("disabled")),
                part.get("url"),
                (part.get("emoji") or {}).get("name"),
            )
            for part in parts.walk(self.components)
            if part["type"] == parts.BUTTON
        ]

    @property
    def selects(self) -> list[Select]:
        """Every select, in order."""
        return [
            Select(
                str(part["custom_id"]),
                int(part["type"]),
                str(part.get("placeholder") or ""),
                bool(part.get("disabled")),
                1 if part.get("min_values") is None else int(part["min_values"]),
                int(part.get("max_values") or 1),
                {str(option["label"]): str(option["value"]) for option in part.get("options") or []},
            )
            for part in parts.walk(self.components)
            if part["type"] in parts.SELECTS
        ]

    @property
    def pictures(self) -> list[Picture]:
        """Every picture of components, embeds and attachments."""
        return list(self._pictures())

    def _pictures(self) -> Iterator[Picture]:
        for part in parts.walk(self.components):
            if part["type"] == parts.THUMBNAIL:
                yield Picture(part["media"]["url"], part.get("description"))
            for item in part.get("items", []):
                yield Picture(item["media"]["url"], item.get("description"))
        for embed in self.json["embeds"]:
            for key in ("image", "thumbnail"):
                if key in embed:
                    yield Picture(embed[key]["url"], None)
        # A V2 message shows a file only where a component names it.
        for attachment in [] if self.flags & COMPONENTS_V2 else self.json["attachments"]:
            if str(attachment.get("content_type", "")).startswith("image/"):
                yield Picture(attachment["url"], attachment.get("description"))

    def button(self, label: str) -> Button:
        """The button with that label, or the one whose label begins so."""
        exact = [b for b in self.buttons if label in (b.label, b.emoji)]
        near = exact or [b for b in self.buttons if b.label.startswith(label)]
        if not near:
            raise LookupError(f"no button {label!r} among {[b.label for b in self.buttons]}")
        return near[0]

    def find(self, *, custom_id: str | None = None, label: str | None = None, kinds: tuple[int, ...] = ()) -> Json:
        """The one component of these kinds with that custom_id, label or placeholder."""
        wanted: list[Json] = []
        for part in parts.walk(self.components):
            names: list[Any] = [part.get("label"), part.get("placeholder"), (part.get("emoji") or {}).get("name")]
            if part["type"] not in kinds or (custom_id is not None and part.get("custom_id") != custom_id):
                continue
            if label is None or label in names or str(part.get("label") or "").startswith(label):
                wanted.append(part)
        exact = [part for part in wanted if label in (part.get("label"), part.get("placeholder"))]
        if not wanted:
            there = [part.get("label") or part.get("custom_id") for part in parts.walk(self.components)]
            raise LookupError(f"nothing to press is called {label or custom_id!r} among {there}")
        return (exact or wanted)[0]
