"""Worlds in which `games` is a place that the bot is not a member of, so that it can only reply to interactions."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from playground.world.interactions import TOKEN_SECONDS
from playground.world.model import Person
from playground.world.model import World as DiscordWorld
from tests.worlds.playground import PlaygroundWorld


class GroupWorld(PlaygroundWorld):
    """`games` is a group; `home` is in a server with the bot, and everyone has direct messages with it.

    Only ana has installed the application for herself.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.sent: list[tuple[str, str]] = []  # requests of the bot: method and path

    @classmethod
    async def begin(cls, folder: Path) -> GroupWorld:
        world = await super().begin(folder)
        assert isinstance(world, cls)
        world.playground.backend.on_reply.append(lambda method, path, _status, _body: world.sent.append((method, path)))
        return world

    def make_places(self, discord_world: DiscordWorld, players: list[Person]) -> None:
        home = discord_world.add_guild("The Table", owner=players[0])
        for person in players:
            discord_world.join(home, person)
            discord_world.direct_channel(person)
        discord_world.add_channel(home, "home")
        players[0].has_app = True
        self.make_games(discord_world, players)

    def make_games(self, discord_world: DiscordWorld, players: list[Person]) -> None:
        """Make the channel `games`."""
        discord_world.group_channel("games", players)

    def invite(self, name: str) -> None:
        person = self.playground.world.add_person(name, name)
        self.playground.world.find_channel("games").recipients.append(person.id)

    def expire_tokens(self) -> None:
        """Discord takes no more edits through the tokens so far. The bot does not know until it tries."""
        self.playground.clock.advance(TOKEN_SECONDS + 1)

    @property
    def to_channels(self) -> list[tuple[str, str]]:
        """The requests to channels, which Discord refuses there."""
        return [(method, path) for method, path in self.sent if "/channels/" in path]


class OtherServerWorld(GroupWorld):
    """`games` is a channel of a server that has not added the bot."""

    SERVER: ClassVar[str] = "Another Server"

    def make_games(self, discord_world: DiscordWorld, players: list[Person]) -> None:
        guild = discord_world.add_guild(self.SERVER, owner=players[3], with_bot=False)
        for person in players:
            discord_world.join(guild, person)
        discord_world.add_channel(guild, "games")

    def invite(self, name: str) -> None:
        guild = next(guild for guild in self.playground.world.guilds.values() if guild.name == self.SERVER)
        self.playground.world.join(guild, self.playground.world.add_person(name, name))
