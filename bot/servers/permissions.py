"""What a server's settings allow whom: where tables may be opened, by whom, and who may end a game. Pure functions.

A channel or a role that has been deleted counts no more. When none of those that were chosen is left, it is as if none
had ever been chosen: nobody is locked out by what is gone.
"""

from __future__ import annotations

from collections.abc import Collection

from bot.i18n.markup import Markup
from bot.servers.settings import ServerSettings
from bot.tables.record import TableRecord
from rules.errors import Refusal


def still_there(chosen: Collection[int], known: Collection[int]) -> tuple[int, ...]:
    """Those that were chosen and have not been deleted since."""
    return tuple(one for one in chosen if one in known)


def require_place(settings: ServerSettings, place: int, known: Collection[int]) -> None:
    """May there be tables in this channel? A thread is asked for by the channel it belongs to."""
    allowed = still_there(settings.game_channels, known)
    if allowed and place not in allowed:
        raise Refusal("refused-not-here", channels=Markup(" ".join(f"<#{channel}>" for channel in allowed)))


def require_role(settings: ServerSettings, held: Collection[int], known: Collection[int], *, manager: bool) -> None:
    """May somebody with these roles open a table?"""
    allowed = still_there(settings.starter_roles, known)
    if allowed and not manager and not set(allowed) & set(held):
        raise Refusal("refused-role", roles=Markup(" ".join(f"<@&{role}>" for role in allowed)))


def require_end(settings: ServerSettings, record: TableRecord, user: int, *, moderator: bool) -> None:
    """May this person end the table alone? Before the game its host always may, and a private one is its player's."""
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
    """Do those who play decide together whether a game ends?"""
    if settings.enders != "vote":
        raise Refusal("refused-no-vote")
