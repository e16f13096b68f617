"""A run of the fuzzer: acts one by one or several at once, each checked; it ends with the first finding."""

from __future__ import annotations

import asyncio
import traceback
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from bot.servers.settings import ServerSettings
from playground.world.interactions import Interaction
from playground.world.permissions import Permission
from rules.catalogue import GAMES
from tests.cogs.tournament.steps import play_one
from tests.fuzz.checks import OVER_OTHERS, Checks
from tests.fuzz.generator import Act, Fuzz
from tests.stored import alter
from tests.table_state import state_of
from tests.worlds.forging import Log, forge, logged_faults
from tests.worlds.playground import PlaygroundWorld

SEATED = {"one-shot": 3, "just-one": 3, "only-one": 2, "rokujika": 2, "omiga": 2}
PLAYERS = ("ana", "ben", "cy")  # dee is a spectator, eve is on no server, olga organises
COMPARED = 4  # every so manieth single act is checked for changes that it made in spite of a refusal
ROLES = {"VIP": 0, "Moderators": 1 << OVER_OTHERS["ban_members"], "Admins": 1 << OVER_OTHERS["administrator"]}


class Finding(AssertionError):
    """What the fuzzer has found, and with which act."""


class FuzzRun:
    """A world with a table of each game, a tournament and an organiser, and what is done in it."""

    def __init__(self, world: PlaygroundWorld, seed: int, repeat: str = "") -> None:
        self.world, self.repeat, self.sent = world, repeat, 0
        self._prepare()
        self.fuzz, self.checks = Fuzz(world, seed), Checks(world)

    def _prepare(self) -> None:
        """Add channels, roles and an organiser who may manage events and cannot give any role."""
        discord_world = self.world.playground.world
        guild = next(iter(discord_world.guilds.values()))
        for channel in (*GAMES, "cups"):
            self.world.playground.add_channel(channel)
        organisers = self.world.playground.add_role("Organisers", int(Permission.MANAGE_EVENTS))
        for name, held in ROLES.items():
            self.world.playground.add_role(name, held)
        self.world.invite("olga")
        guild.members[discord_world.person("olga").id].roles.append(organisers.id)
        # the same few people open hundreds
        self.world.bot.tables.deals.limits = self.world.bot.tournaments.limits = None

    async def run(self, count: int, *, only: Callable[[Fuzz], dict[Any, int]] | None = None) -> Counter[str]:
        """Send so many interactions. Raise Finding for the first that is not as it must be."""
        fuzz = self.fuzz
        if only is not None:
            fuzz.kinds = only(fuzz)
        with logged_faults() as faults:
            while self.sent < count:
                acts = [fuzz.act() for _ in range(fuzz.rng.choice([1, 1, 1, 1, 1, 3, 5]))]
                await self._send(acts, faults)
                if self.sent // 100 != (self.sent - len(acts)) // 100:
                    self._tidy()
                    await self.load_tables()
            await self.load_tables()
            await self._still_playable()
        self._require(not faults, f"{faults}")
        return fuzz.made

    async def _send(self, acts: list[Act], faults: Log) -> None:
        compared = len(acts) == 1 and self.sent % COMPARED == 0
        before, refusals = (await self.checks.fingerprint() if compared else {}), self.checks.refusals()
        self.sent += len(acts)
        replies = await asyncio.gather(*(forge(self.world.playground, *act) for act in acts))
        await self.world.settled()
        for act, interaction in zip(acts, replies, strict=True):
            wrong = self.checks.unanswered(interaction)
            self._require(not wrong, wrong, act, interaction, faults)
            if interaction.modal is not None:
                self.fuzz.forms.append((interaction, interaction.modal))
        about = "\n".join(explain(*each, faults) for each in zip(acts, replies, strict=True))
        self._require(not faults, about)
        rejected = self.world.playground.refused_requests
        self._require(not rejected, f"Discord would not take {rejected}\n{about}")
        gained = await self.checks.escalations()
        self._require(not gained, f"{gained}\n{about}")
        if compared and self.checks.refusals() > refusals:
            changed = self.checks.changes(before, await self.checks.fingerprint())
            self._require(not changed, f"refused, and yet changed {changed}\n{about}")

    def _require(self, holds: bool, text: str, *about: Any) -> None:
        if not holds:
            more = explain(*about) if about else ""
            raise Finding(f"after {self.sent} interactions: {text}\n{more}\n{self.repeat}")

    # --- the world between the acts

    async def load_tables(self) -> None:
        """Make sure each game has a running table in its channel, whatever was changed and blocked."""
        world = self.world
        await alter(world.store, "DELETE FROM blocks")
        guild = world.playground.world.find_channel("games").guild_id
        await world.bot.servers.change(guild, **ServerSettings().model_dump())
        for game, seats in SEATED.items():
            place = world.playground.world.find_channel(game)
            table = await world.store.live_table(place.id)
            if table is not None and (await world.bot.tables.record(table)).phase == "playing":
                continue
            if table is not None:
                await world.bot.tables.close(table, "another one is needed")
            await world.slash("ana", "play", channel=game, game=game)
            for name in PLAYERS[1:seats]:
                await world.press(name, "Join", channel=game)
            await world.press("ana", "Start", channel=game)

    async def hold_tournament(self) -> None:
        """Start a tournament of four in the channel games."""
        playground = self.world.playground
        page = await playground.slash("ana", "games", "tournament create", game="one-shot")
        await playground.click("ana", page.message, label="Announce")
        await self.world.settled()
        notice = playground.last("games")
        for name in ("ana", "ben", "cy", "dee"):
            await playground.click(name, notice, label="Sign up")
        page = await playground.slash("ana", "games", "tournament manage")
        await playground.click("ana", page.message, label="Start now")
        await self.world.settled()

    def _tidy(self) -> None:
        """Dismiss old ephemeral messages, and forget uploads."""
        discord_world = self.world.playground.world
        for channel in discord_world.channels.values():
            private = [one for one in discord_world.messages[channel.id].values() if one.only_for is not None]
            for message in private[:-40]:
                self.world.playground.dismiss(message.only_for, message)

    async def _still_playable(self) -> None:
        """Check that every running table is valid and the player whose turn it is can move."""
        world, rng = self.world, Random(1)
        for game in GAMES:
            place = world.playground.world.find_channel(game)
            live = await world.bot.tables.cache.get((await world.bot.tables.find(place.id)).id)
            self._require(live.table is not None, f"{game} cannot be read")
            assert live.table is not None
            self._require(live.table.game.violations(state_of(live.table)) == [], f"{game} is damaged")
            self._require(bool(live.table.to_act) or live.table.deadline is not None, f"{game} waits for nobody")
            players = live.record.players  # computer players move on their own after ten minutes
            for seat in [seat for seat in sorted(live.table.to_act) if players[seat].is_member][:1]:
                before = live.table.version
                await play_one(world.bot.tables, live, seat, rng)
                self._require(live.table.version > before, f"{game} cannot be played")


def explain(act: Act, interaction: Interaction, faults: Log) -> str:
    """Return what was sent, how it was answered and what was logged."""
    errors = "\n".join(
        "".join(traceback.format_exception(error))
        if isinstance(error := fault.get("exc_info"), BaseException)
        else str(fault)
        for fault in faults
    )
    sent = f"{act.kind.name} by {act.who.handle} in {act.channel.name}: {act.data}"
    return f"{sent}\n{interaction.answer}\n{errors}\nwarnings before: {list(faults.warnings)}"
