"""Permissions from a server's settings: where and by whom tables may be opened, who may end a game. Pure functions.

Deleted channels and roles are ignored. If none of the chosen ones is left, it is as if none had been chosen: nobody is
locked out by a deletion.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.i18n.markup import Markup
from bot.servers.settings import ServerSettings
from bot.tables.record import TableRecord
from rules.errors import Refusal


def still_there(chosen: Collection[int], known: Collection[int]) -> tuple[int, ...]:
    """Return the chosen channels or roles that still exist."""
    return tuple(one for one in chosen if one in known)


def require_place(settings: ServerSettings, place: int, known: Collection[int]) -> None:
    """Refuse tables outside the allowed channels. For a thread, pass its parent channel."""
    allowed = still_there(settings.game_channels, known)
    if allowed and place not in allowed:
        raise Refusal("refused-not-here", channels=Markup(" ".join(f"<#{channel}>" for channel in allowed)))


def require_role(settings: ServerSettings, held: Collection[int], known: Collection[int], *, manager: bool) -> None:
    """Refuse tables to users without one of the allowed roles."""
    allowed = still_there(settings.starter_roles, known)
    if allowed and not manager and not set(allowed) & set(held):
        raise Refusal("refused-role", roles=Markup(" ".join(f"<@&{role}>" for role in allowed)))


def require_end(settings: ServerSettings, record: TableRecord, user: int, *, moderator: bool) -> None:
    """Refuse to end the table, unless this user may do so alone. A host may always close the lobby."""
    if moderator or (record.private and record.host == user):
        return
    if record.is_match:
        raise Refusal("refused-match")
    if settings.enders == "moderators" and record.phase != "lobby":
        raise Refusal("refused-only-moderators")
    if record.host != user:
        asks = settings.enders == "vote" and record.phase == "playing" and record.seat_of(user) is not None
        raise Refusal("refused-end-alone" if asks else "refused-only-host", host=record.name_of(record.host))


def require_vote(settings: ServerSettings) -> None:
    """Refuse unless players may vote to end a game."""
    if settings.enders != "vote":
        raise Refusal("refused-no-vote")
