"""Limits of a message: content, embeds, attachments, and fields that Components V2 forbids."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from playground.limits.components import looks_v2, message_components, walk
from playground.limits.fields import (
    EMPTY_MESSAGE,
    Violation,
    as_list,
    as_number,
    as_object,
    as_text,
    at,
    length,
    needed_text,
    number,
    text,
    whole,
)

EPHEMERAL = 1 << 6
IS_COMPONENTS_V2 = 1 << 15

_LEGACY_FIELDS = ("content", "embeds", "poll", "sticker_ids")
_SUBSTANCE = (*_LEGACY_FIELDS, "components", "attachments", "message_reference", "shared_client_theme")
_FORWARD = 1
_SCHEME = "attachment://"

# An upload is identified by its file number, a kept attachment by its snowflake,
# and no snowflake is this small because its timestamp starts at bit 22.
_FIRST_SNOWFLAKE = 1 << 22

Message = Mapping[str, object]


def message(where: str, body: Message, file_names: Sequence[str], *, new: bool) -> Iterator[Violation]:
    """Check a new or edited message."""
    components = as_list(body.get("components"))
    v2 = bool((as_number(body.get("flags")) or 0) & IS_COMPONENTS_V2)
    # A message keeps its V2 flag, so an edit need not repeat it.
    v2 = v2 or (not new and looks_v2(components))

    if new and not file_names and not _has_substance(body):
        yield whole(EMPTY_MESSAGE)
    if v2:
        for key in _LEGACY_FIELDS:
            if body.get(key):
                what = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                yield Violation(at(where, key), what, "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2")
    yield from text(where, body, "content", 2000)
    yield from _nonce(where, body)
    yield from _embeds(at(where, "embeds"), as_list(body.get("embeds")))
    yield from message_components(at(where, "components"), components, v2=v2)
    yield from _attachments(where, body, file_names, new=new, v2=v2)


def _has_substance(body: Message) -> bool:
    reference = as_object(body.get("message_reference"))
    if reference and reference.get("type") != _FORWARD:
        body = {**body, "message_reference": None}  # a reply must not be empty
    content = as_text(body.get("content")).strip()
    return any({**body, "content": content}.get(key) for key in _SUBSTANCE)


def _nonce(where: str, body: Message) -> Iterator[Violation]:
    if len(as_text(body.get("nonce"))) > 25:
        yield Violation(at(where, "nonce"), "Must be 25 or fewer characters long.", "NONCE_TYPE_TOO_LONG")
    yield from number(where, body, "nonce", -(2**63), 2**63 - 1)


def _embeds(where: str, embeds: list[object]) -> Iterator[Violation]:
    yield from length(where, len(embeds), 10)
    size = 0
    for index, embed in enumerate(map(as_object, embeds)):
        here = at(where, index)
        author, footer = as_object(embed.get("author")), as_object(embed.get("footer"))
        fields = as_list(embed.get("fields"))
        yield from text(here, embed, "title", 256)
        yield from text(here, embed, "description", 4096)
        yield from number(here, embed, "color", 0, 0xFFFFFF)
        yield from text(at(here, "author"), author, "name", 256)
        yield from text(at(here, "footer"), footer, "text", 2048)
        yield from length(at(here, "fields"), len(fields), 25)
        counted = [embed.get("title"), embed.get("description"), author.get("name"), footer.get("text")]
        for place, field in enumerate(map(as_object, fields)):
            yield from needed_text(at(here, "fields", place), field, "name", 256, least=0)
            yield from needed_text(at(here, "fields", place), field, "value", 1024, least=0)
            counted += [field.get("name"), field.get("value")]
        size += sum(len(as_text(component)) for component in counted)
    if size > 6000:
        yield Violation(where, "Embed size exceeds maximum size of 6000", "MAX_EMBED_SIZE_EXCEEDED")


@dataclass(frozen=True)
class _Files:
    """The files of a message after the request, as far as the request shows them."""

    uploaded: frozenset[str]
    kept: frozenset[str]
    others: bool
    """Whether the message may keep files that the request does not name."""


def _files(body: Message, file_names: Sequence[str], *, new: bool) -> _Files:
    uploaded = dict(enumerate(file_names))
    kept: set[str] = set()
    others = not new and "attachments" not in body
    for entry in map(as_object, as_list(body.get("attachments"))):
        name, number_id = as_text(entry.get("filename")), _snowflake(entry.get("id"))
        if number_id < _FIRST_SNOWFLAKE:
            uploaded[number_id] = name or uploaded.get(number_id, "")
        elif name:
            kept.add(name)
        else:
            others = True
    return _Files(frozenset(uploaded.values()) - {""}, frozenset(kept), others)


def _snowflake(value: object) -> int:
    if isinstance(value, str) and value.isdecimal():
        return int(value)
    return as_number(value) or 0


def _attachments(where: str, body: Message, file_names: Sequence[str], *, new: bool, v2: bool) -> Iterator[Violation]:
    entries = as_list(body.get("attachments"))
    here = at(where, "attachments")
    yield from length(here, max(len(entries), len(file_names)), 10)
    for index, entry in enumerate(map(as_object, entries)):
        yield from text(at(here, index), entry, "description", 1024)
        yield from text(at(here, index), entry, "filename", 1024, least=1)

    files = _files(body, file_names, new=new)
    in_components = dict(_component_urls(where, body))
    in_embeds = dict(_embed_urls(where, body))
    for place, url in {**in_components, **in_embeds}.items():
        name = url.removeprefix(_SCHEME)
        if name == url or files.others or name in files.uploaded | files.kept:
            continue
        what = f'The referenced attachment ("{url}") was not found'
        code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
        # Discord accepts the embed and leaves out the image.
        yield Violation(place, what, code, refused=place in in_components)
    if v2:
        for name in sorted(files.uploaded - {url.removeprefix(_SCHEME) for url in in_components.values()}):
            what = f'No component shows the file "{name}": name it by {_SCHEME}'
            yield Violation(here, what, "ATTACHMENT_NOT_SHOWN", refused=False)


def _component_urls(where: str, body: Message) -> Iterator[tuple[str, str]]:
    for here, component in walk(at(where, "components"), as_list(body.get("components"))):
        for key in ("media", "file"):
            yield at(here, key, "url"), as_text(as_object(component.get(key)).get("url"))
        for index, item in enumerate(as_list(component.get("items"))):
            media = as_object(as_object(item).get("media"))
            yield at(here, "items", index, "media", "url"), as_text(media.get("url"))


def _embed_urls(where: str, body: Message) -> Iterator[tuple[str, str]]:
    pictures = (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url"))
    for index, embed in enumerate(map(as_object, as_list(body.get("embeds")))):
        for key, name in pictures:
            yield at(where, "embeds", index, key, name), as_text(as_object(embed.get(key)).get(name))
