"""Control commands for the page's panel and tests: faults, permissions, deletions, new users."""

from collections.abc import Awaitable, Callable
from typing import Any

from playground.backend import Backend
from playground.errors import Json
from playground.world.model import Channel, Message
from playground.world.permissions import BOT_ROLE, Permission, named, permissions_in

DROPS = ("reconnect", "close", "goodbye", "abort", "invalid", "resumable")

# Permissions that the panel can deny to the bot.
SHOWN_PERMISSIONS = (
    Permission.VIEW_CHANNEL,
    Permission.SEND_MESSAGES,
    Permission.SEND_MESSAGES_IN_THREADS,
    Permission.EMBED_LINKS,
    Permission.ATTACH_FILES,
    Permission.READ_MESSAGE_HISTORY,
    Permission.MANAGE_MESSAGES,
    Permission.PIN_MESSAGES,
    Permission.CREATE_PUBLIC_THREADS,
    Permission.CREATE_PRIVATE_THREADS,
    Permission.MANAGE_THREADS,
)


class Control:
    """Executes control commands and reports the state of the playground."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._commands: dict[str, Callable[[Json], Awaitable[None]]] = {
            "set": self._set,
            "clear": self._clear,
            "fail": self._fail,
            "duplicate": self._duplicate,
            "reorder": self._reorder,
            "drop": self._drop,
            "forbid": self._forbid,
            "allow": self._allow,
            "delete_message": self._delete_message,
            "delete_channel": self._delete_channel,
            "archive": self._archive,
            "add_person": self._add_person,
            "add_channel": self._add_channel,
            "language": self._language,
            "install": self._install,
            "advance": self._advance,
        }

    async def execute(self, arguments: Json) -> None:
        """Execute the command named by `do`. Raise ValueError or LookupError if it is invalid."""
        name = str(arguments.get("do"))
        if name not in self._commands:
            raise ValueError(f"there is no command {name!r}, only {sorted(self._commands)}")
        try:
            await self._commands[name]({key: value for key, value in arguments.items() if key != "do"})
        except (KeyError, TypeError) as missing:
            raise ValueError(f"{name}: {missing}") from None
        self.backend.events.notify_pages("FAULTS")

    def state(self) -> Json:
        """Return settings, sessions, the bot's permissions by channel and rejected requests."""
        backend = self.backend
        return {
            "settings": backend.faults.settings(),
            "injected_errors": [vars(injected) for injected in backend.faults.injected_errors],
            "drops": list(DROPS),
            "sessions": [
                {"shard": list(s.shard), "online": s.connection is not None, "sequence": s.sequence}
                for s in backend.gateway.sessions.values()
            ],
            "resumes": backend.gateway.resumes,
            "identifies": backend.gateway.identifies,
            "rate_limited": backend.rate_limits.refused,
            "invalid_requests": backend.invalid_requests,
            "unknown_routes": backend.unknown_routes[-20:],
            "refused_requests": backend.checker.refused[-20:],
            "permissions": {
                str(c.id): self._held(c) for c in backend.world.channels.values() if backend.world.has_bot(c)
            },
        }

    def _held(self, channel: Channel) -> dict[str, bool]:
        held = permissions_in(self.backend.world, self.backend.world.bot.id, channel)
        return {str(p.name).lower(): p in held for p in SHOWN_PERMISSIONS if p in BOT_ROLE}

    async def _set(self, arguments: Json) -> None:
        self.backend.faults.set(**arguments)

    async def _clear(self, _arguments: Json) -> None:
        self.backend.faults.clear()

    async def _fail(self, arguments: Json) -> None:
        self.backend.faults.fail(**arguments)

    async def _duplicate(self, arguments: Json) -> None:
        self.backend.faults.duplicate(**arguments)

    async def _reorder(self, arguments: Json) -> None:
        self.backend.faults.reorder(**arguments)

    async def _drop(self, arguments: Json) -> None:
        await self.backend.gateway.drop(**arguments)

    async def _forbid(self, arguments: Json) -> None:
        self._permit(arguments, allowed=False)

    async def _allow(self, arguments: Json) -> None:
        self._permit(arguments, allowed=True)

    def _permit(self, arguments: Json, *, allowed: bool) -> None:
        world = self.backend.world
        person = world.person(arguments["who"]) if arguments.get("who") else world.bot
        channel = world.find_channel(str(arguments["channel"]))
        self.backend.set_allowed(channel, person, named(arguments["permission"]), allowed=allowed)

    def _message(self, text: Any) -> Message:
        message = self.backend.world.find_message(int(text))
        if message is None:
            raise LookupError("the message is gone")
        return message

    async def _delete_message(self, arguments: Json) -> None:
        message = self._message(arguments["message"])
        self.backend.messages.delete(self.backend.world.channels[message.channel_id], [message])

    async def _delete_channel(self, arguments: Json) -> None:
        self.backend.remove_channel(self.backend.world.find_channel(str(arguments["channel"])))

    async def _archive(self, arguments: Json) -> None:
        channel = self.backend.world.find_channel(str(arguments["channel"]))
        if channel.thread is None:
            raise ValueError("only threads can be archived")
        self.backend.threads.change(channel, {"archived": True, "locked": bool(arguments.get("locked"))})

    async def _add_person(self, arguments: Json) -> None:
        world = self.backend.world
        name = str(arguments["name"]).strip()
        handle = "".join(char for char in name.lower() if char.isalnum() or char in "-_")
        if not handle:
            raise ValueError("a name needs a letter or a digit")
        guild = next(iter(world.guilds.values()))
        person = world.add_person(handle, name)
        world.join(guild, person)
        self.backend.events.member(guild, person)

    async def _add_channel(self, arguments: Json) -> None:
        world = self.backend.world
        name = str(arguments["name"]).strip().lower().replace(" ", "-")
        if not name:
            raise ValueError("a channel needs a name")
        channel = world.add_channel(next(iter(world.guilds.values())), name)
        self.backend.events.channel("CHANNEL_CREATE", channel)

    async def _language(self, arguments: Json) -> None:
        world = self.backend.world
        person = world.person(arguments["who"])
        person.locale = str(arguments["locale"])
        self.backend.events.member(next(iter(world.guilds.values())), person, "GUILD_MEMBER_UPDATE")

    async def _install(self, arguments: Json) -> None:
        person = self.backend.world.person(arguments["who"])
        person.has_app = bool(arguments["installed"])
        self.backend.events.person(person)

    async def _advance(self, arguments: Json) -> None:
        self.backend.clock.advance(float(arguments["seconds"]))
