"""What must hold after every act of the fuzzer, however odd: answered, one sentence, no error, nothing changed by what
was refused, and no member with a role that the person who acted could not have given.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import AsyncIterator

from playground.world.interactions import Interaction
from playground.world.model import Guild
from playground.world.permissions import Permission, guild_permissions
from tests.stored import ask
from tests.worlds.forging import is_answered, says
from tests.worlds.playground import PlaygroundWorld

# Whoever holds one of these decides about others. Written here once more, so that it does not depend on the product.
OVER_OTHERS = {
    "administrator": 3,
    "kick_members": 1,
    "ban_members": 2,
    "manage_channels": 4,
    "manage_guild": 5,
    "view_audit_log": 7,
    "manage_messages": 13,
    "mention_everyone": 17,
    "mute_members": 22,
    "move_members": 24,
    "manage_nicknames": 27,
    "manage_roles": 28,
    "manage_webhooks": 29,
    "manage_events": 33,
    "manage_threads": 34,
    "moderate_members": 40,
}
RAW = re.compile(r"Traceback|\{ ?\$(?!name \})|^[a-z]+(?:-[a-z]+){2,}$|Error\(|<class '", re.MULTILINE)
# What is compared: what acts alone change, and neither the clock nor what is shown. A state changes with its moves.
# A refused move of Omiga is noted, so that nobody claims the win from a player who is still there (O-26).
KEPT = {
    "tables": "SELECT id, guild, channel, game, host, options, phase, seed, salt, access, words, barred FROM tables",
    "moves": 'SELECT count(*) FROM moves WHERE user IS NOT NULL AND move <> \'{"do":"attempt"}\'',
    "tournaments": "SELECT id, name, organiser, game, options, settings, start_at FROM tournaments",
    "entrants": "SELECT tournament, user, team FROM entrants",
    "word_lists": "SELECT * FROM word_lists",
    "servers": "SELECT * FROM servers",
    "people": "SELECT * FROM people",
    "blocks": "SELECT * FROM blocks",
    "personal_presets": "SELECT * FROM personal_presets",
    "server_presets": "SELECT * FROM server_presets",
    "table_alerts": "SELECT user, guild, game FROM table_alerts",
    "player_searches": "SELECT id, players, wanted, game FROM player_searches",
    "seasons": "SELECT * FROM seasons",
}


class Checks:
    """Compares the world before and after an act."""

    def __init__(self, world: PlaygroundWorld) -> None:
        self.world = world
        self.discord_world = world.playground.world
        self.counted = dict.fromkeys(("sentences", "unchanged", "roles"), 0)
        self._held = self._roles()

    # --- answers

    def unanswered(self, interaction: Interaction) -> str:
        """Return what is wrong with the answer, or an empty text."""
        if not is_answered(interaction):
            return "not answered"
        text = says(self.world.playground, interaction)
        self.counted["sentences"] += bool(text)
        if found := RAW.search(text):
            return f"says {found[0]!r}: {text}"
        return "" if len(text) <= 4000 else f"says {len(text)} characters"

    def refusals(self) -> float:
        """Return how many interactions were refused so far."""
        return sum(
            sample.value
            for metric in self.world.bot.metrics.refusals.collect()
            for sample in metric.samples
            if sample.name.endswith("_total")
        )

    # --- what was refused changed nothing

    async def fingerprint(self) -> dict[str, str]:
        """Return what is stored, table by table."""
        found = {}
        for table, sql in KEPT.items():
            rows = await ask(self.world.store, sql)
            found[table] = hashlib.sha256(repr(sorted(map(repr, rows))).encode()).hexdigest()
        return found

    def changes(self, before: dict[str, str], after: dict[str, str]) -> list[str]:
        """Return which tables a refused act has changed."""
        if before["player_searches"] != after["player_searches"]:
            return []  # the time of a search had come meanwhile: it has opened its table
        self.counted["unchanged"] += 1
        return [table for table in before if before[table] != after[table]]

    # --- permissions

    def _roles(self) -> set[tuple[int, int, int]]:
        return {
            (guild.id, member.person_id, role)
            for guild in self.discord_world.guilds.values()
            for member in guild.members.values()
            for role in member.roles
        }

    async def escalations(self) -> list[str]:
        """Return every role that a member has gained since the last look and that nobody here could have given.

        Only tournaments give roles, so it is their organisers who must be able to.
        """
        now, before = self._roles(), self._held
        self._held = now
        self.counted["roles"] += len(now - before)
        return [
            text for guild, person, role in sorted(now - before) async for text in self._faults(guild, person, role)
        ]

    async def _faults(self, guild_id: int, person: int, role_id: int) -> AsyncIterator[str]:
        guild = self.discord_world.guilds[guild_id]
        role = guild.roles[role_id]
        name = self.discord_world.people[person].handle
        if held := [name for name, bit in OVER_OTHERS.items() if role.permissions >> bit & 1]:
            yield f"{name} was given {role.name}, which may {', '.join(held)}"
        rows = await ask(self.world.store, "SELECT organiser, settings FROM tournaments WHERE guild = ?", guild_id)
        organisers = {organiser for organiser, settings in rows if str(role_id) in str(settings)}
        if not any(self._may_give(guild, organiser, role_id) for organiser in organisers):
            yield f"{name} was given {role.name}, which no organiser could give"

    def _may_give(self, guild: Guild, person: int, role_id: int) -> bool:
        if person not in guild.members:
            return False
        highest = max((guild.roles[one].position for one in guild.members[person].roles), default=0)
        may = Permission.MANAGE_ROLES in guild_permissions(self.discord_world, guild.id, person)
        return guild.owner_id == person or (may and guild.roles[role_id].position < highest)
