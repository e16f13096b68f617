"""Orders that are no person's act: faults, permissions, deletions, new people. For the page's panel and for tests."""

from collections.abc import Awaitable, Callable
from typing import Any

from playground.backend import Backend
from playground.errors import Json
from playground.permissions import BOT_ROLE, Permission, named, permissions_in
from playground.world import Channel, Message

DROPS = ("reconnect", "close", "goodbye", "abort", "invalid", "resumable")

# What the panel lets one take from the bot.
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
    """Carries out one order at a time and tells how things stand."""

    def __init__(self, backend: Backend) -> None:
        self.backend = backend
        self._orders: dict[str, Callable[[Json], Awaitable[None]]] = {
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
            "advance": self._advance,
        }

    async def carry_out(self, order: Json) -> None:
        """Do what `do` names; ValueError or LookupError if it makes no sense."""
        name = str(order.get("do"))
        if name not in self._orders:
            raise ValueError(f"no order is called {name!r}; there are {sorted(self._orders)}")
        try:
            await self._orders[name]({key: value for key, value in order.items() if key != "do"})
        except (KeyError, TypeError) as missing:
            raise ValueError(f"{name}: {missing}") from None
        self.backend.announcer.note("FAULTS")

    def state(self) -> Json:
        """How things stand: settings, sessions, what the bot may do where, what was refused."""
        backend = self.backend
        return {
            "settings": backend.faults.settings(),
            "troubles": [vars(trouble) for trouble in backend.faults.troubles],
            "drops": list(DROPS),
            "sessions": [
                {"shard": list(s.shard), "online": s.connection is not None, "sequence": s.sequence}
                for s in backend.gateway.sessions.values()
            ],
            "resumes": backend.gateway.resumes,
            "identifies": backend.gateway.identifies,
            "rate_limited": backend.buckets.refused,
            "invalid_requests": backend.invalid_requests,
            "unknown_routes": backend.unknown_routes[-20:],
            "refused_requests": backend.checker.refused[-20:],
            "permissions": {str(c.id): self._held(c) for c in backend.world.channels.values()},
        }

    def _held(self, channel: Channel) -> dict[str, bool]:
        held = permissions_in(self.backend.world, self.backend.world.bot.id, channel)
        return {str(p.name).lower(): p in held for p in SHOWN_PERMISSIONS if p in BOT_ROLE}

    async def _set(self, order: Json) -> None:
        self.backend.faults.set(**order)

    async def _clear(self, _order: Json) -> None:
        self.backend.faults.clear()

    async def _fail(self, order: Json) -> None:
        self.backend.faults.fail(**order)

    async def _duplicate(self, order: Json) -> None:
        self.backend.faults.duplicate(**order)

    async def _reorder(self, order: Json) -> None:
        self.backend.faults.reorder(**order)

    async def _drop(self, order: Json) -> None:
        await self.backend.gateway.drop(**order)

    async def _forbid(self, order: Json) -> None:
        self._permit(order, allowed=False)

    async def _allow(self, order: Json) -> None:
        self._permit(order, allowed=True)

    def _permit(self, order: Json, *, allowed: bool) -> None:
        world = self.backend.world
        person = world.person(order["who"]) if order.get("who") else world.bot
        channel = world.place(str(order["channel"]))
        self.backend.set_allowed(channel, person, named(order["permission"]), allowed=allowed)

    def _message(self, text: Any) -> Message:
        message = self.backend.world.find_message(int(text))
        if message is None:
            raise LookupError("the message is gone")
        return message

    async def _delete_message(self, order: Json) -> None:
        message = self._message(order["message"])
        self.backend.messages.delete(self.backend.world.channels[message.channel_id], [message])

    async def _delete_channel(self, order: Json) -> None:
        self.backend.remove_channel(self.backend.world.place(str(order["channel"])))

    async def _archive(self, order: Json) -> None:
        channel = self.backend.world.place(str(order["channel"]))
        if channel.thread is None:
            raise ValueError("only threads are archived")
        self.backend.threads.change(channel, {"archived": True, "locked": bool(order.get("locked"))})

    async def _add_person(self, order: Json) -> None:
        world = self.backend.world
        name = str(order["name"]).strip()
        handle = "".join(sign for sign in name.lower() if sign.isalnum() or sign in "-_")
        if not handle:
            raise ValueError("a name needs a letter or a digit")
        guild = next(iter(world.guilds.values()))
        person = world.add_person(handle, name)
        world.join(guild, person)
        self.backend.announcer.member(guild, person)

    async def _add_channel(self, order: Json) -> None:
        world = self.backend.world
        name = str(order["name"]).strip().lower().replace(" ", "-")
        if not name:
            raise ValueError("a channel needs a name")
        channel = world.add_channel(next(iter(world.guilds.values())), name)
        self.backend.announcer.channel("CHANNEL_CREATE", channel)

    async def _language(self, order: Json) -> None:
        world = self.backend.world
        person = world.person(order["who"])
        person.locale = str(order["locale"])
        self.backend.announcer.member(next(iter(world.guilds.values())), person, "GUILD_MEMBER_UPDATE")

    async def _advance(self, order: Json) -> None:
        self.backend.clock.advance(float(order["seconds"]))
