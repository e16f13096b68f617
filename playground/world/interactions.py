"""Interactions: dispatch, first response within 3 seconds, follow-ups for 15 minutes."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from playground.clock import Clock
from playground.errors import Json, api_error, invalid_form
from playground.gateway.server import Gateway
from playground.world.attachments import Upload
from playground.world.commands import BY_GUILD, BY_USER, CONTEXTS, IN_GUILD, Commands
from playground.world.messages import COMMAND_REPLY, REPLY, Messages, Origin, reference_to
from playground.world.model import EPHEMERAL, LOADING, Channel, Message, Person, World
from playground.world.payloads import ATTACHMENT_LIMIT, Payloads
from playground.world.permissions import Permission, permissions_in, send_permission

RESPONSE_SECONDS = 3.0
TOKEN_SECONDS = 15 * 60.0
MOST_FOLLOW_UPS = 5  # where only users have installed the application


class Kind(IntEnum):
    """Interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """Interaction callback types."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """One interaction of a user that the bot has to respond to."""

    id: int
    kind: Kind
    person: Person
    channel: Channel
    data: Json
    sent_at: float
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    message: Message | None = None  # the message with the component, also for the modal it opened
    command_name: str | None = None
    owners: Json = field(default_factory=dict)  # who has installed the application, by integration type
    opened_by: "Interaction | None" = None  # the interaction whose response was the submitted modal
    answer: Callback | None = None
    failed: bool = False
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    follow_ups: list[Message] = field(default_factory=list)
    responded: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def mark_responded(self) -> None:
        """Mark the first response as sent."""
        if not self.responded.done():
            self.responded.set_result(None)


class Interactions:
    """All interactions with a valid token."""

    def __init__(
        self,
        gateway: Gateway,
        messages: Messages,
        commands: Commands,
    ) -> None:
        self.world: World = messages.world
        self.payloads: Payloads = messages.payloads
        self.gateway = gateway
        self.messages = messages
        self.commands = commands
        self.clock: Clock = messages.clock
        self.response_seconds = RESPONSE_SECONDS
        self._by_token: dict[str, Interaction] = {}

    # -- dispatch ----------------------------------------------------------------------------

    def open(self, kind: Kind, person: Person, channel: Channel, data: Json, **more: object) -> Interaction:
        """Create an interaction and send it to the bot."""
        now = self.clock.now()
        self._forget_expired(now)
        interaction = Interaction(self.world.ids.next(), kind, person, channel, data, now)
        for name, value in more.items():
            setattr(interaction, name, value)
        interaction.owners = self._owners(interaction)
        self._by_token[interaction.token] = interaction
        self.gateway.dispatch("INTERACTION_CREATE", self._payload(interaction), channel.guild_id)
        return interaction

    def _owners(self, interaction: Interaction) -> Json:
        """Return the `authorizing_integration_owners`. Those of a component are those of its message."""
        message = interaction.message
        if message is not None and message.made_by is not None:
            return dict(message.made_by["authorizing_integration_owners"])
        installed = self.commands.installations(interaction.person, interaction.channel)
        if interaction.kind in (Kind.COMMAND, Kind.AUTOCOMPLETE):
            installed &= self.commands.integration_types(int(interaction.data["id"]))
        owners = {BY_GUILD: interaction.channel.guild_id or 0, BY_USER: interaction.person.id}
        return {str(kind): str(owners[kind]) for kind in sorted(installed)}

    def _is_for_users_only(self, interaction: Interaction) -> bool:
        """Whether the application is installed by a user, and not where the interaction takes place."""
        return str(BY_GUILD) not in interaction.owners

    def _is_ephemeral(self, interaction: Interaction, body: Json) -> bool:
        """Whether a new message is ephemeral: as asked, and always for members who may not use external apps.

        An application that only users have installed also sends nothing in the name of a member who may not.
        """
        if int(body.get("flags") or 0) & EPHEMERAL:
            return True
        channel = interaction.channel
        if channel.guild_id is None or not self._is_for_users_only(interaction):
            return False
        needed = Permission.USE_EXTERNAL_APPS | send_permission(channel)
        return needed not in permissions_in(self.world, interaction.person.id, channel)

    async def wait_for_response(self, interaction: Interaction) -> bool:
        """Wait for the first response. Return False if it did not come in time."""
        try:
            await self.clock.wait_for(interaction.responded, self.response_seconds)
        except TimeoutError:
            if interaction.answer is None:
                interaction.failed = True
                return False
            # A response that is being sent right now still counts, even if the bot never reads all of the reply.
            with contextlib.suppress(TimeoutError):
                await self.clock.wait_for(interaction.responded, self.response_seconds)
        return True

    def _forget_expired(self, now: float) -> None:
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if now - oldest.sent_at <= TOKEN_SECONDS:
                break
            del self._by_token[oldest.token]

    def _payload(self, interaction: Interaction) -> Json:
        channel, person = interaction.channel, interaction.person
        guild = self.world.guilds.get(channel.guild_id or 0)
        payload: Json = {
            "id": str(interaction.id),
            "application_id": str(self.world.application.id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": self.payloads.partial_channel(channel, person),
            "app_permissions": self.payloads.app_permissions(channel),
            "locale": person.locale,
            "entitlements": [],
            "authorizing_integration_owners": interaction.owners,
            "context": CONTEXTS.get(channel.kind, IN_GUILD),
            "attachment_size_limit": ATTACHMENT_LIMIT,
        }
        if guild is not None:
            payload["guild_id"] = str(guild.id)
            payload["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            payload["guild_locale"] = guild.locale
            payload["member"] = self.payloads.interaction_member(guild, channel, person)
        else:
            payload["user"] = self.payloads.user(person)
        if interaction.message is not None:
            payload["message"] = self.payloads.message(interaction.message)
        return payload

    # -- the first response ------------------------------------------------------------------

    def find(self, interaction_id: int, token: str) -> Interaction:
        """Return the interaction of a callback.

        Raise 10062 if it is unknown or expired, 40060 if it has a response, 10003 if its channel was deleted.
        """
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise api_error(10062)
        if interaction.answer is not None:
            raise api_error(40060)
        if interaction.failed or self.clock.now() - interaction.sent_at > self.response_seconds:
            raise api_error(10062)
        self.world.channel(interaction.channel.id)
        return interaction

    def respond(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Json:
        """Apply the first response. Return the body for `with_response`."""
        kind = self._allowed(interaction, int(body.get("type") or 0))
        data: Json = body.get("data") or {}
        if kind is Callback.MESSAGE:
            interaction.original = self._reply(interaction, data, uploads)
        elif kind is Callback.DEFERRED_MESSAGE:
            origin = self._origin(interaction, ephemeral=self._is_ephemeral(interaction, data))
            interaction.original = self.messages.create_loading(self.world.bot, interaction.channel, origin)
        elif kind is Callback.DEFERRED_UPDATE:
            interaction.original = interaction.message
        elif kind is Callback.UPDATE:
            assert interaction.message is not None
            if not self._still_there(interaction.message):
                raise api_error(10008)
            self.messages.edit(interaction.message, data, uploads)
            interaction.original = interaction.message
        elif kind is Callback.CHOICES:
            interaction.choices = list(data.get("choices") or [])
        elif kind is Callback.MODAL:
            interaction.modal = data
        interaction.answer = kind
        return self._callback_payload(interaction, kind)

    def _still_there(self, message: Message) -> bool:
        return message.id in self.world.messages.get(message.channel_id, {})

    def _allowed(self, interaction: Interaction, asked: int) -> Callback:
        """Return the callback type. Raise a form error if this kind of interaction does not allow it."""
        allowed: set[int] = {4, 5, 9}
        if interaction.kind is Kind.AUTOCOMPLETE:
            allowed = {8}
        elif interaction.kind is Kind.COMPONENT:
            allowed = {4, 5, 6, 7, 9}
        elif interaction.kind is Kind.MODAL:
            allowed = {4, 5, 6, 7} if interaction.message is not None else {4, 5}
        if asked not in allowed:
            raise invalid_form("type", "BASE_TYPE_CHOICES", f"Value must be one of {sorted(allowed)}.")
        return Callback(asked)

    def _origin(self, interaction: Interaction, *, ephemeral: bool) -> Origin:
        clicked = interaction.message if interaction.kind is Kind.COMPONENT else None
        answers_command = interaction.kind is Kind.COMMAND
        reference = None
        if clicked is not None and not clicked.is_ephemeral:
            reference = reference_to(clicked, interaction.channel)
        return Origin(
            only_for=interaction.person.id if ephemeral else None,
            kind=COMMAND_REPLY if answers_command else REPLY if reference else 0,
            reference=reference,
            made_by=self.metadata(interaction),
            command_name=interaction.command_name if answers_command else None,
        )

    def _reply(self, interaction: Interaction, data: Json, uploads: list[Upload]) -> Message:
        origin = self._origin(interaction, ephemeral=self._is_ephemeral(interaction, data))
        return self.messages.create(self.world.bot, interaction.channel, data, uploads, origin)

    def metadata(self, interaction: Interaction) -> Json:
        """Return the `interaction_metadata` of a message."""
        payload: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": self.payloads.user(interaction.person),
            "authorizing_integration_owners": interaction.owners,
        }
        if interaction.kind is Kind.COMMAND:
            payload["name"] = interaction.command_name
        if interaction.kind is Kind.COMPONENT and interaction.message is not None:
            payload["interacted_message_id"] = str(interaction.message.id)
        if interaction.kind is Kind.MODAL and interaction.opened_by is not None:
            payload["triggering_interaction_metadata"] = self.metadata(interaction.opened_by)
        return payload

    def _callback_payload(self, interaction: Interaction, kind: Callback) -> Json:
        about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
        payload: Json = {"interaction": about}
        original = interaction.original
        if original is not None:
            about["response_message_id"] = str(original.id)
            about["response_message_loading"] = bool(original.flags & LOADING)
            about["response_message_ephemeral"] = original.is_ephemeral
            about["channel_id"] = str(interaction.channel.id)
            if interaction.channel.guild_id is not None:
                about["guild_id"] = str(interaction.channel.guild_id)
        if kind in (Callback.MESSAGE, Callback.UPDATE) and original is not None:
            payload["resource"] = {"type": int(kind), "message": self.payloads.message(original)}
        return payload

    # -- follow-ups --------------------------------------------------------------------------

    def by_token(self, application_id: int, token: str) -> Interaction:
        """Return the interaction of a follow-up.

        Raise if the token has expired, if there was no first response, or if the channel was deleted.
        """
        if application_id != self.world.application.id:
            raise api_error(10015)
        interaction = self._by_token.get(token)
        if interaction is None or self.clock.now() - interaction.sent_at > TOKEN_SECONDS:
            raise api_error(50027)
        if interaction.answer is None:
            raise api_error(10015)
        self.world.channel(interaction.channel.id)
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """Send a follow-up. The first one after a deferral replaces the "thinking ..." message.

        Raise 40094 for the sixth one, if only users have installed the application.
        """
        original = interaction.original
        if original is not None and original.flags & LOADING and self._still_there(original):
            return self.messages.edit(original, body, uploads)
        if self._is_for_users_only(interaction) and len(interaction.follow_ups) >= MOST_FOLLOW_UPS:
            raise api_error(40094)
        origin = self._origin(interaction, ephemeral=self._is_ephemeral(interaction, body))
        if original is not None and not original.is_ephemeral and self._still_there(original):
            reference = reference_to(original, interaction.channel)
            origin = Origin(origin.only_for, REPLY, reference, origin.made_by)
        else:
            origin = Origin(origin.only_for, 0, None, origin.made_by)
        message = self.messages.create(self.world.bot, interaction.channel, body, uploads, origin)
        interaction.follow_ups.append(message)
        return message

    def message(self, interaction: Interaction, which: str) -> Message:
        """Return the original response (`@original`) or a follow-up."""
        if which == "@original":
            found = interaction.original
        else:
            candidates = [*interaction.follow_ups, *([interaction.original] if interaction.original else [])]
            found = next((m for m in candidates if str(m.id) == which), None)
        if found is None or not self._still_there(found):
            raise api_error(10008)
        return found
