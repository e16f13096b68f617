"""Messages: sending, editing, deleting, reading back, pinning."""

from dataclasses import dataclass

from playground.clock import Clock, time_of
from playground.errors import Json, api_error, invalid_form
from playground.gateway.events import EventPublisher
from playground.world.attachments import Upload, attach
from playground.world.components import check_emojis, check_kind, check_media, complete_files, numbered, texts
from playground.world.mentions import find_mentions
from playground.world.model import (
    CATEGORY,
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SUPPRESS_EMBEDS,
    Channel,
    Message,
    Person,
    World,
)
from playground.world.payloads import Payloads
from playground.world.permissions import Permission, may_see, permissions_in, require, send_permission

NONCE_SECONDS = 300  # Discord documents "the past few minutes"
TWO_WEEKS = 14 * 24 * 3600
MOST_PINS = 250

REPLY, COMMAND_REPLY, PINNED = 19, 20, 6

MAY_SEND = SUPPRESS_EMBEDS | COMPONENTS_V2 | EPHEMERAL | 1 << 12  # and SUPPRESS_NOTIFICATIONS


@dataclass(frozen=True)
class Origin:
    """The interaction that a message answers."""

    only_for: int | None = None
    kind: int = 0
    reference: Json | None = None
    made_by: Json | None = None
    command_name: str | None = None


class Messages:
    """Operations on messages, without authentication."""

    def __init__(self, world: World, payloads: Payloads, events: EventPublisher, clock: Clock) -> None:
        self.world = world
        self.payloads = payloads
        self.events = events
        self.clock = clock
        self._nonces: dict[tuple[int, str], tuple[float, int]] = {}

    # -- writing -----------------------------------------------------------------------------

    def send(self, author: Person, channel: Channel, body: Json, uploads: list[Upload]) -> Message:
        """Send a message. Raise an API error if the author may not send it there."""
        if channel.kind == CATEGORY:
            raise api_error(50008)
        needed = [send_permission(channel)]
        if uploads:
            needed.append(Permission.ATTACH_FILES)
        if body.get("embeds") and author.bot:
            needed.append(Permission.EMBED_LINKS)
        require(self.world, author.id, channel, *needed)
        self._check_recipients(channel, author)
        if (earlier := self._find_by_nonce(author, channel, body)) is not None:
            return earlier
        if int(body.get("flags") or 0) & EPHEMERAL:
            body = {**body, "flags": int(body["flags"]) & ~EPHEMERAL}
        self._unarchive(channel, author)
        reference = self._reference(channel, body)
        message = self.create(
            author, channel, body, uploads, Origin(kind=REPLY if reference else 0, reference=reference)
        )
        if message.nonce is not None and body.get("enforce_nonce"):
            self._nonces[author.id, message.nonce] = (self.clock.now(), message.id)
        return message

    def create(self, author: Person, channel: Channel, body: Json, uploads: list[Upload], origin: Origin) -> Message:
        """Create a message without checking permissions."""
        message = self._blank(author, channel, origin, int(body.get("flags") or 0) & MAY_SEND)
        if (nonce := body.get("nonce")) is not None:
            message.nonce = str(nonce)
        self._fill(message, body, uploads)
        self._post(channel, message)
        return message

    def create_loading(self, author: Person, channel: Channel, origin: Origin) -> Message:
        """Create the "thinking ..." message of a deferred reply."""
        message = self._blank(author, channel, origin, LOADING)
        self._post(channel, message)
        return message

    def _blank(self, author: Person, channel: Channel, origin: Origin, flags: int) -> Message:
        return Message(
            self.world.ids.next(),
            channel.id,
            author.id,
            self.clock.now(),
            kind=origin.kind,
            flags=flags | (EPHEMERAL if origin.only_for is not None else 0),
            reference=origin.reference,
            made_by=origin.made_by,
            command_name=origin.command_name,
            by_interaction=origin.made_by is not None,
            only_for=origin.only_for,
        )

    def system(
        self,
        kind: int,
        channel: Channel,
        author: Person,
        content: str = "",
        *,
        reference: Json | None = None,
        thread_id: int | None = None,
    ) -> Message:
        """Create a system message."""
        message = Message(self.world.ids.next(), channel.id, author.id, self.clock.now(), kind=kind)
        message.content, message.reference, message.thread_id = content, reference, thread_id
        self._post(channel, message)
        return message

    def edit(self, message: Message, body: Json, uploads: list[Upload]) -> Message:
        """Edit a message; fields that are left out stay."""
        thread = self.world.channels[message.channel_id].thread
        if thread is not None and thread.archived:
            raise api_error(50083)
        was_loading = bool(message.flags & LOADING)
        self._fill(message, body, uploads)
        message.flags &= ~LOADING
        message.edited_at = None if was_loading else self.clock.now()
        self.events.message("MESSAGE_UPDATE", message)
        return message

    def delete(self, channel: Channel, messages: list[Message], *, bulk: bool = False) -> None:
        """Remove messages and their files."""
        for message in messages:
            self.world.messages[channel.id].pop(message.id, None)
            for attachment in message.attachments:
                self.world.files.pop(attachment.id, None)
        self.events.messages_deleted(channel, messages, bulk=bulk)

    def _fill(self, message: Message, body: Json, uploads: list[Upload]) -> None:
        """Apply a request's content to a message. On an error the message is unchanged."""
        flags = message.flags | (int(body.get("flags") or 0) & COMPONENTS_V2)
        content = message.content if "content" not in body else str(body["content"] or "")
        embeds = message.embeds if "embeds" not in body else list(body["embeds"] or [])
        components = message.components
        v2 = bool(flags & COMPONENTS_V2)
        if v2 and (content or embeds or body.get("poll") or body.get("sticker_ids")):
            raise invalid_form(
                "content" if content else "embeds",
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                "The 'content', 'embeds', 'poll' and 'stickers' fields cannot be used with IS_COMPONENTS_V2.",
            )
        if "components" in body:
            components = numbered(body["components"] or [])
            check_kind(components, v2=v2)
        attachments = attach(self.world, body, uploads, message.attachments)
        if "components" in body:
            check_media(components, attachments, self.payloads.cdn)
            check_emojis(components, self.world.emojis)
            complete_files(components, attachments)
        if not (content.strip() or embeds or components or attachments):
            raise api_error(50006)
        if "embeds" in body:
            embeds = [{"type": "rich", **embed} for embed in embeds]
        dropped = [a for a in message.attachments if a not in attachments]
        message.flags, message.content, message.embeds = flags, content, embeds
        message.components, message.attachments = components, attachments
        for attachment in dropped:
            self.world.files.pop(attachment.id, None)
            self.events.changed("file", attachment.id)
        self._set_mentions(message, body)

    def _set_mentions(self, message: Message, body: Json) -> None:
        channel = self.world.channels[message.channel_id]
        guild = self.world.guilds.get(channel.guild_id or 0)
        held = permissions_in(self.world, message.author_id, channel)
        who = find_mentions(
            self.world,
            guild,
            [message.content, *texts(message.components)],
            body.get("allowed_mentions"),
            may_mention_everyone=Permission.MENTION_EVERYONE in held,
        )
        message.mentions, message.mention_roles = who.people, who.roles
        message.mention_everyone = who.everyone
        pinged = (body.get("allowed_mentions") or {}).get("replied_user", True)
        if message.kind == REPLY and message.reference and pinged and not message.by_interaction:
            original = self.world.find_message(int(message.reference["message_id"]))
            if original is not None and original.author_id not in message.mentions:
                message.mentions.append(original.author_id)

    def _post(self, channel: Channel, message: Message) -> None:
        self.world.messages[channel.id][message.id] = message
        if not message.is_ephemeral:
            channel.last_message_id = message.id
            if channel.thread:
                channel.thread.message_count += 1
            self.events.changed("channel", channel.id)
        self.events.message("MESSAGE_CREATE", message)

    def _find_by_nonce(self, author: Person, channel: Channel, body: Json) -> Message | None:
        """Return the message already sent with this nonce, if `enforce_nonce` is set."""
        if body.get("nonce") is None or not body.get("enforce_nonce"):
            return None
        since = self.clock.now() - NONCE_SECONDS
        self._nonces = {key: made for key, made in self._nonces.items() if made[0] > since}
        made = self._nonces.get((author.id, str(body["nonce"])))
        return self.world.messages[channel.id].get(made[1]) if made else None

    def _check_recipients(self, channel: Channel, author: Person) -> None:
        if channel.guild_id is None and author.bot:
            people = [self.world.people[p] for p in channel.recipients]
            if not all(person.accepts_messages for person in people):
                raise api_error(50007)

    def _unarchive(self, channel: Channel, author: Person) -> None:
        """Unarchive the thread unless it is locked, and add the author to it."""
        thread = channel.thread
        if thread is None:
            return
        held = permissions_in(self.world, author.id, channel)
        if thread.archived:
            if thread.locked and Permission.MANAGE_THREADS not in held:
                raise api_error(50083)
            thread.archived, thread.archive_changed_at = False, self.clock.now()
            self.events.channel("THREAD_UPDATE", channel)
        if author.id not in thread.members:
            thread.members[author.id] = self.clock.now()
            self.events.thread_members(channel, [author.id], [])

    def _reference(self, channel: Channel, body: Json) -> Json | None:
        asked = body.get("message_reference")
        if not asked:
            return None
        message_id = int(asked["message_id"])
        original = self.world.messages[channel.id].get(message_id)
        if original is None or original.is_ephemeral:
            if asked.get("fail_if_not_exists", True):
                raise invalid_form("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            return None
        return reference_to(original, channel)

    # -- reading -----------------------------------------------------------------------------

    def public_message(self, channel: Channel, message_id: int) -> Message:
        """Return a message. Raise 10008 if it is unknown or ephemeral."""
        message = self.world.message(channel.id, message_id)
        if message.is_ephemeral:
            raise api_error(10008)
        return message

    def history(
        self, channel: Channel, limit: int, *, before: int | None, after: int | None, around: int | None
    ) -> list[Message]:
        """Return a page of a channel's messages, newest first."""
        messages = [m for m in self.world.messages[channel.id].values() if not m.is_ephemeral]
        if before is not None:
            messages = [m for m in messages if m.id < before][-limit:]
        elif after is not None:
            messages = [m for m in messages if m.id > after][:limit]
        elif around is not None:
            older = [m for m in messages if m.id <= around][-(limit // 2 + 1) :]
            newer = [m for m in messages if m.id > around][: max(0, limit - len(older))]
            messages = older + newer
        else:
            messages = messages[-limit:]
        return messages[::-1]

    def bulk_delete(self, channel: Channel, ids: list[int]) -> None:
        """Delete 2 to 100 messages younger than two weeks; unknown ids are ignored."""
        if not 2 <= len(ids) <= 100:
            raise api_error(50016)
        if len(set(ids)) != len(ids):
            raise invalid_form("messages", "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
        if any(time_of(message_id) < self.clock.now() - TWO_WEEKS for message_id in ids):
            raise api_error(50034)
        known = self.world.messages[channel.id]
        chosen = [known[one] for one in ids if one in known and not known[one].is_ephemeral]
        self.delete(channel, chosen, bulk=True)

    def pin(self, person: Person, message: Message) -> None:
        """Pin a message and post the system message about it."""
        channel = self.world.channels[message.channel_id]
        if message.pinned_at is not None:
            return
        if len(self.pinned(channel)) >= MOST_PINS:
            raise invalid_form("message", "MAX_PINS", f"Maximum number of pins reached ({MOST_PINS})")
        message.pinned_at = channel.last_pin_at = self.clock.now()
        self.events.message("MESSAGE_UPDATE", message)
        self.events.pins(channel)
        self.system(PINNED, channel, person, reference=reference_to(message, channel))

    def unpin(self, message: Message) -> None:
        """Unpin a message."""
        if message.pinned_at is not None:
            message.pinned_at = None
            self.events.message("MESSAGE_UPDATE", message)
            self.events.pins(self.world.channels[message.channel_id])

    def pinned(self, channel: Channel) -> list[Message]:
        """Return the pinned messages, latest pin first."""
        pinned = [m for m in self.world.messages[channel.id].values() if m.pinned_at is not None]
        return sorted(pinned, key=lambda m: m.pinned_at or 0, reverse=True)

    def visible_to(self, person: Person, message: Message) -> bool:
        """Whether this user sees the message."""
        channel = self.world.channels.get(message.channel_id)
        if channel is None or not may_see(self.world, person.id, channel):
            return False
        return message.only_for in (None, person.id)


def reference_to(message: Message, channel: Channel) -> Json:
    """Return the `message_reference` of a reply."""
    reference: Json = {"type": 0, "message_id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id is not None:
        reference["guild_id"] = str(channel.guild_id)
    return reference
