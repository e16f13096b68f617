"""Mentions: users and roles in a message's text, filtered by `allowed_mentions`."""

import re
from dataclasses import dataclass

from playground.errors import Json
from playground.world.model import Guild, World

USER = re.compile(r"<@!?(\d{1,20})>")
ROLE = re.compile(r"<@&(\d{1,20})>")
EVERYONE = re.compile(r"@(everyone|here)\b")


@dataclass(frozen=True)
class Mentions:
    """The users and roles that a message notifies, and whether it notifies everyone."""

    people: list[int]
    roles: list[int]
    everyone: bool


def find_mentions(
    world: World, guild: Guild | None, texts: list[str], allowed: Json | None, *, may_mention_everyone: bool
) -> Mentions:
    """Return the mentions in all texts of a message."""
    text = "\n".join(texts)
    people = [p for p in dict.fromkeys(map(int, USER.findall(text))) if p in world.people]
    roles = [r for r in dict.fromkeys(map(int, ROLE.findall(text))) if guild and r in guild.roles]
    everyone = may_mention_everyone and EVERYONE.search(text) is not None
    if allowed is None:
        return Mentions(people, roles, everyone)
    kinds = allowed.get("parse") or []
    named_people = {int(p) for p in allowed.get("users") or []}
    named_roles = {int(r) for r in allowed.get("roles") or []}
    return Mentions(
        [p for p in people if "users" in kinds or p in named_people],
        [r for r in roles if "roles" in kinds or r in named_roles],
        everyone and "everyone" in kinds,
    )
