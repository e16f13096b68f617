"""Application commands: registration, and which commands a user sees in a channel."""

from typing import Any

from playground.errors import Json, api_error, invalid_form
from playground.gateway.events import EventPublisher
from playground.world.model import DIRECT, GLOBAL, GROUP_DIRECT, Channel, Person, World
from playground.world.permissions import Permission, permissions_in

CHAT_INPUT, ON_USER, ON_MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP = 1, 2
STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = 3, 4, 5, 6, 7, 8, 9, 10, 11

IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL = 0, 1, 2  # contexts
BY_GUILD, BY_USER = 0, 1  # integration types: who has installed the application
CONTEXTS = {DIRECT: IN_BOT_DM, GROUP_DIRECT: IN_PRIVATE_CHANNEL}  # by the kind of channel; of all others IN_GUILD


class Commands:
    """The registered commands, global and by guild."""

    def __init__(self, world: World, events: EventPublisher) -> None:
        self.world = world
        self.events = events

    def listed(self, scope: int) -> list[Json]:
        """Return the commands of a guild, or the global ones."""
        return list(self.world.commands.get(scope, {}).values())

    def replace_all(self, scope: int, bodies: list[Json]) -> list[Json]:
        """Replace all commands. A command that keeps its name keeps its id."""
        names = [(body["name"], body.get("type", CHAT_INPUT)) for body in bodies]
        for index, key in enumerate(names):
            if key in names[:index]:
                raise invalid_form(
                    str(index), "APPLICATION_COMMANDS_DUPLICATE_NAME", "Application command names must be unique"
                )
        known = {(c["name"], c["type"]): c for c in self.listed(scope)}
        made = [self._made(scope, body, known.get((body["name"], body.get("type", CHAT_INPUT)))) for body in bodies]
        self.world.commands[scope] = {int(command["id"]): command for command in made}
        self.events.commands()
        return made

    def upsert(self, scope: int, body: Json) -> tuple[Json, bool]:
        """Create or replace a command by name. Return it and whether it is new."""
        kind = body.get("type", CHAT_INPUT)
        known = next((c for c in self.listed(scope) if (c["name"], c["type"]) == (body["name"], kind)), None)
        command = self._made(scope, body, known)
        self.world.commands.setdefault(scope, {})[int(command["id"])] = command
        self.events.commands()
        return command, known is None

    def get(self, scope: int, command_id: int) -> Json:
        """Return one command. Raise 10063 if it is unknown."""
        command = self.world.commands.get(scope, {}).get(command_id)
        if command is None:
            raise api_error(10063)
        return command

    def change(self, scope: int, command_id: int, body: Json) -> Json:
        """Edit some fields of a command."""
        command = self._made(scope, {**self.get(scope, command_id), **body}, self.get(scope, command_id))
        self.world.commands[scope][command_id] = command
        self.events.commands()
        return command

    def delete(self, scope: int, command_id: int) -> None:
        """Remove a command."""
        self.get(scope, command_id)
        del self.world.commands[scope][command_id]
        self.events.commands()

    def _made(self, scope: int, body: Json, known: Json | None) -> Json:
        unsupported = set(body.get("integration_types") or []) - set(self.world.application.integration_types)
        if unsupported and scope == GLOBAL:  # documented; not with which code Discord refuses it
            raise invalid_form("integration_types", "BASE_TYPE_CHOICES", f"Not supported by the app: {unsupported}.")
        command: Json = {
            "id": known["id"] if known else str(self.world.ids.next()),
            "application_id": str(self.world.application.id),
            "version": str(self.world.ids.next()),
            "type": body.get("type") or CHAT_INPUT,
            "name": body["name"],
            "name_localizations": body.get("name_localizations"),
            "description": body.get("description") or "",
            "description_localizations": body.get("description_localizations"),
            "default_member_permissions": body.get("default_member_permissions"),
            "dm_permission": body.get("dm_permission", True),
            "contexts": body.get("contexts"),
            "integration_types": body.get("integration_types") or [0],
            "nsfw": bool(body.get("nsfw", False)),
        }
        if body.get("options"):
            command["options"] = body["options"]
        if scope != GLOBAL:
            command["guild_id"] = str(scope)
        return command

    # -- the client's command list -----------------------------------------------------------

    def offered(self, person: Person, channel: Channel) -> list[Json]:
        """Return the commands this user may use in this channel, sorted by name."""
        scopes = [GLOBAL] if channel.guild_id is None else [GLOBAL, channel.guild_id]
        held = permissions_in(self.world, person.id, channel)
        if Permission.USE_APPLICATION_COMMANDS not in held:
            return []
        installed = self.installations(person, channel)
        found = [
            command
            for scope in scopes
            for command in self.listed(scope)
            if installed & set(command["integration_types"]) and self._usable(command, channel, held)
        ]
        return sorted(found, key=lambda command: str(command["name"]))

    def integration_types(self, command_id: int) -> set[int]:
        """Return the integration types of a command; all, if it was deleted meanwhile."""
        found = (commands[command_id] for commands in self.world.commands.values() if command_id in commands)
        return set(next(found, {"integration_types": [BY_GUILD, BY_USER]})["integration_types"])

    def installations(self, person: Person, channel: Channel) -> set[int]:
        """Return how the application is installed for this user in this channel: by the guild, the user, or both.

        In the direct messages with the bot, those of a guild that both are members of count.
        """
        by_guild = self.world.has_bot(channel)
        if channel.kind == DIRECT:
            by_guild = any(person.id in guild.members for guild in self.world.guilds_of_bot)
        return ({BY_GUILD} if by_guild else set()) | ({BY_USER} if person.has_app else set())

    def _usable(self, command: Json, channel: Channel, held: Permission) -> bool:
        context = CONTEXTS.get(channel.kind, IN_GUILD)
        contexts = command["contexts"]
        if contexts is None:
            contexts = [IN_GUILD] if command["dm_permission"] is False else [IN_GUILD, IN_BOT_DM, IN_PRIVATE_CHANNEL]
        if context not in contexts:
            return False
        needed = command["default_member_permissions"]
        if needed is None or context != IN_GUILD:
            return True
        if int(needed) == 0:
            return Permission.ADMINISTRATOR in held
        return Permission.ADMINISTRATOR in held or not int(needed) & ~int(held)

    def find(self, person: Person, channel: Channel, words: str, kind: int = CHAT_INPUT) -> tuple[Json, list[Json]]:
        """Return a command by its full name, e.g. `cup start`, and the path of its subcommands."""
        first, *rest = words.removeprefix("/").split() if kind == CHAT_INPUT else [words]
        for command in self.offered(person, channel):
            if command["name"] != first or command["type"] != kind:
                continue
            path: list[Json] = []
            options: list[Json] = command.get("options", [])
            for word in rest:
                step = next((o for o in options if o["name"] == word and o["type"] in (SUBCOMMAND, GROUP)), None)
                if step is None:
                    raise LookupError(f"/{first} has no subcommand {word!r}")
                path.append(step)
                options = step.get("options", [])
            if any(option["type"] in (SUBCOMMAND, GROUP) for option in options):
                raise LookupError(f"/{words} needs a subcommand")
            return command, path
        raise LookupError(f"{person.handle} has no command {words!r} in {channel.name}")


def options_of(command: Json, path: list[Json]) -> list[Json]:
    """Return the options of a command, or of the subcommand at the end of the path."""
    found: list[Json] = (path[-1] if path else command).get("options", [])
    return found


def wrapped(path: list[Json], options: list[Json]) -> list[Json]:
    """Return the options nested in their subcommands."""
    for step in reversed(path):
        options = [{"name": step["name"], "type": step["type"], "options": options}]
    return options


def check_value(option: Json, value: Any) -> Any:
    """Return a value converted to the option's type. Raise ValueError if it is invalid."""
    kind, name = option["type"], option["name"]
    if choices := option.get("choices"):
        by_name = {choice["name"]: choice["value"] for choice in choices}
        value = by_name.get(value, value)
        if value not in by_name.values():
            raise ValueError(f"{name}: {value!r} is not among the choices {sorted(map(str, by_name))}")
    if kind == STRING:
        value = str(value)
        if not int(option.get("min_length") or 0) <= len(value) <= int(option.get("max_length") or 6000):
            raise ValueError(f"{name}: {value!r} is too short or too long")
    elif kind in (INTEGER, NUMBER):
        value = int(value) if kind == INTEGER else float(value)
        if value < option.get("min_value", value) or value > option.get("max_value", value):
            raise ValueError(f"{name}: {value} is out of range")
    elif kind == BOOLEAN:
        value = value if isinstance(value, bool) else str(value).lower() == "true"
    return value
