"""The life of an interaction: sent, acknowledged within 3 s, followed up for 15 min."""

import asyncio
import contextlib
import secrets
from dataclasses import dataclass, field
from enum import IntEnum

from playground.attachments import Upload
from playground.clock import Clock
from playground.errors import Json, bad_form, refused
from playground.gateway import Gateway
from playground.messages import COMMAND_REPLY, REPLY, Messages, Origin, reference_to
from playground.shapes import ATTACHMENT_LIMIT, Shapes
from playground.world import EPHEMERAL, LOADING, Channel, Message, Person, World

TO_ACKNOWLEDGE = 3.0
TOKEN_LASTS = 15 * 60.0


class Kind(IntEnum):
    """What somebody did."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How the bot answers first."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


@dataclass
class Interaction:
    """One act of one person that the bot has to answer."""

    id: int
    kind: Kind
    person: Person
    channel: Channel
    data: Json
    sent_at: float
    token: str = field(default_factory=lambda: secrets.token_urlsafe(48))
    message: Message | None = None  # the one that was clicked, also below a modal
    command_name: str | None = None
    opened_by: "Interaction | None" = None  # what the submitted modal had answered
    answer: Callback | None = None
    failed: bool = False
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    follow_ups: list[Message] = field(default_factory=list)
    heard: "asyncio.Future[None]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def resolve(self) -> None:
        """The bot's first answer is on the wire."""
        if not self.heard.done():
            self.heard.set_result(None)


class Interactions:
    """All interactions whose token still lives."""

    def __init__(self, world: World, shapes: Shapes, gateway: Gateway, messages: Messages, clock: Clock) -> None:
        self.world = world
        self.shapes = shapes
        self.gateway = gateway
        self.messages = messages
        self.clock = clock
        self._by_token: dict[str, Interaction] = {}

    # -- from people to the bot --------------------------------------------------------------

    def open(self, kind: Kind, person: Person, channel: Channel, data: Json, **more: object) -> Interaction:
        """Send an act to the bot."""
        now = self.clock.now()
        self._forget_dead(now)
        interaction = Interaction(self.world.ids.next(), kind, person, channel, data, now)
        for name, value in more.items():
            setattr(interaction, name, value)
        self._by_token[interaction.token] = interaction
        self.gateway.dispatch("INTERACTION_CREATE", self._shape(interaction), channel.guild_id)
        return interaction

    async def answered(self, interaction: Interaction) -> bool:
        """Wait for the first answer; after 3 s the interaction has failed."""
        try:
            await self.clock.wait_for(interaction.heard, TO_ACKNOWLEDGE)
        except TimeoutError:
            if interaction.answer is None:
                interaction.failed = True
                return False
            # An answer that is being written right now still counts, also if the bot does not read to its end.
            with contextlib.suppress(TimeoutError):
                await self.clock.wait_for(interaction.heard, TO_ACKNOWLEDGE)
        return True

    def _forget_dead(self, now: float) -> None:
        while self._by_token:
            oldest = next(iter(self._by_token.values()))
            if now - oldest.sent_at <= TOKEN_LASTS:
                break
            del self._by_token[oldest.token]

    def _shape(self, interaction: Interaction) -> Json:
        channel, person = interaction.channel, interaction.person
        guild = self.world.guilds.get(channel.guild_id or 0)
        shape: Json = {
            "id": str(interaction.id),
            "application_id": str(self.world.application.id),
            "type": int(interaction.kind),
            "token": interaction.token,
            "version": 1,
            "data": interaction.data,
            "channel_id": str(channel.id),
            "channel": self.shapes.partial_channel(channel, person),
            "app_permissions": self.shapes.app_permissions(channel),
            "locale": person.locale,
            "entitlements": [],
            "authorizing_integration_owners": {"0": str(guild.id) if guild else "0"},
            "context": 0 if guild else 1,
            "attachment_size_limit": ATTACHMENT_LIMIT,
        }
        if guild is not None:
            shape["guild_id"] = str(guild.id)
            shape["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
            shape["guild_locale"] = guild.locale
            shape["member"] = self.shapes.interaction_member(guild, channel, person)
        else:
            shape["user"] = self.shapes.user(person)
        if interaction.message is not None:
            shape["message"] = self.shapes.message(interaction.message)
        return shape

    # -- the bot's first answer --------------------------------------------------------------

    def find(self, interaction_id: int, token: str) -> Interaction:
        """The interaction a callback is for, if it still waits for one."""
        interaction = self._by_token.get(token)
        if interaction is None or interaction.id != interaction_id:
            raise refused(10062)
        if interaction.answer is not None:
            raise refused(40060)
        if interaction.failed or self.clock.now() - interaction.sent_at > TO_ACKNOWLEDGE:
            raise refused(10062)
        return interaction

    def call_back(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Json:
        """Take the first answer; the body of the reply that `with_response` asks for."""
        kind = self._allowed(interaction, int(body.get("type") or 0))
        data: Json = body.get("data") or {}
        if kind is Callback.MESSAGE:
            interaction.original = self._reply(interaction, data, uploads)
        elif kind is Callback.DEFERRED_MESSAGE:
            origin = self._origin(interaction, ephemeral=bool(int(data.get("flags") or 0) & EPHEMERAL))
            interaction.original = self.messages.create_loading(self.world.bot, interaction.channel, origin)
        elif kind is Callback.DEFERRED_UPDATE:
            interaction.original = interaction.message
        elif kind is Callback.UPDATE:
            assert interaction.message is not None
            if not self._still_there(interaction.message):
                raise refused(10008)
            self.messages.edit(interaction.message, data, uploads)
            interaction.original = interaction.message
        elif kind is Callback.CHOICES:
            interaction.choices = list(data.get("choices") or [])
        elif kind is Callback.MODAL:
            interaction.modal = data
        interaction.answer = kind
        return self._callback_shape(interaction, kind)

    def _still_there(self, message: Message) -> bool:
        return message.id in self.world.messages.get(message.channel_id, {})

    def _allowed(self, interaction: Interaction, asked: int) -> Callback:
        """The callback type, if it fits what is answered."""
        fitting: set[int] = {4, 5, 9}
        if interaction.kind is Kind.AUTOCOMPLETE:
            fitting = {8}
        elif interaction.kind is Kind.COMPONENT:
            fitting = {4, 5, 6, 7, 9}
        elif interaction.kind is Kind.MODAL:
            fitting = {4, 5, 6, 7} if interaction.message is not None else {4, 5}
        if asked not in fitting:
            raise bad_form("type", "BASE_TYPE_CHOICES", f"Value must be one of {sorted(fitting)}.")
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
        ephemeral = bool(int(data.get("flags") or 0) & EPHEMERAL)
        origin = self._origin(interaction, ephemeral=ephemeral)
        return self.messages.create(self.world.bot, interaction.channel, data, uploads, origin)

    def metadata(self, interaction: Interaction) -> Json:
        """What a message says of the interaction it came from."""
        guild_id = interaction.channel.guild_id
        shape: Json = {
            "id": str(interaction.id),
            "type": int(interaction.kind),
            "user": self.shapes.user(interaction.person),
            "authorizing_integration_owners": {"0": str(guild_id or 0)},
        }
        if interaction.kind is Kind.COMMAND:
            shape["name"] = interaction.command_name
        if interaction.kind is Kind.COMPONENT and interaction.message is not None:
            shape["interacted_message_id"] = str(interaction.message.id)
        if interaction.kind is Kind.MODAL and interaction.opened_by is not None:
            shape["triggering_interaction_metadata"] = self.metadata(interaction.opened_by)
        return shape

    def _callback_shape(self, interaction: Interaction, kind: Callback) -> Json:
        about: Json = {"id": str(interaction.id), "type": int(interaction.kind)}
        shape: Json = {"interaction": about}
        original = interaction.original
        if original is not None:
            about["response_message_id"] = str(original.id)
            about["response_message_loading"] = bool(original.flags & LOADING)
            about["response_message_ephemeral"] = original.is_ephemeral
            about["channel_id"] = str(interaction.channel.id)
            if interaction.channel.guild_id is not None:
                about["guild_id"] = str(interaction.channel.guild_id)
        if kind in (Callback.MESSAGE, Callback.UPDATE) and original is not None:
            shape["resource"] = {"type": int(kind), "message": self.shapes.message(original)}
        return shape

    # -- follow-ups --------------------------------------------------------------------------

    def by_token(self, application_id: int, token: str) -> Interaction:
        """The interaction of a follow-up: its token must live and it must have been acknowledged."""
        if application_id != self.world.application.id:
            raise refused(10015)
        interaction = self._by_token.get(token)
        if interaction is None or self.clock.now() - interaction.sent_at > TOKEN_LASTS:
            raise refused(50027)
        if interaction.answer is None:
            raise refused(10015)
        return interaction

    def follow_up(self, interaction: Interaction, body: Json, uploads: list[Upload]) -> Message:
        """A further message; the first one after a deferral takes the place of "thinking ..."."""
        original = interaction.original
        if original is not None and original.flags & LOADING and self._still_there(original):
            return self.messages.edit(original, body, uploads)
        ephemeral = bool(int(body.get("flags") or 0) & EPHEMERAL)
        origin = self._origin(interaction, ephemeral=ephemeral)
        if original is not None and not original.is_ephemeral and self._still_there(original):
            reference = reference_to(original, interaction.channel)
            origin = Origin(origin.only_for, REPLY, reference, origin.made_by)
        else:
            origin = Origin(origin.only_for, 0, None, origin.made_by)
        message = self.messages.create(self.world.bot, interaction.channel, body, uploads, origin)
        interaction.follow_ups.append(message)
        return message

    def message(self, interaction: Interaction, which: str) -> Message:
        """The original (`@original`) or a follow-up, by the token's routes."""
        if which == "@original":
            found = interaction.original
        else:
            candidates = [*interaction.follow_ups, *([interaction.original] if interaction.original else [])]
            found = next((m for m in candidates if str(m.id) == which), None)
        if found is None or not self._still_there(found):
            raise refused(10008)
        return found
