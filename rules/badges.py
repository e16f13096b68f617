"""Badges: what a player can earn once on a server, in games whose result counts.

A game with computers earns a badge only where its result counts for statistics and records too, and a badge is never
taken away again, not even by a corrected result.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rules.catalogue import GAMES

VILLAGE = 200  # points
IN_A_ROW = 10  # wins, or days
RUNAWAY = 10  # points ahead of the second
POTIONS = 20  # points
RUNAWAY_RIVALS = 3  # sides beside the winner's
POTIONS_RIVALS = 2
UPSET = 200  # rating points
ESTABLISHED = 5  # rated games before this one: with fewer nobody knows who is the stronger player
REGULAR = 100  # games


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished game that counts, as one of its players sees it."""

    game: str
    score: int = 0
    most: int | None = None  # the highest possible score, if there is one
    won: bool = False  # first, and not everyone was
    rivals: tuple[int, ...] = ()  # the scores of the other sides
    wins: int = 0  # rated wins in a row in this game, this one included
    days: int = 0  # daily challenges in a row, this one included
    games: int = 0  # games of this player on the server that count
    kinds: int = 0  # different games among them
    upset: int = 0  # by how much the strongest beaten opponent was rated higher


@dataclass(frozen=True, slots=True)
class Badge:
    """A badge. `value` returns the result that earns it, or None if the game does not."""

    name: str
    sign: str
    value: Callable[[Finished], int | None]
    game: str = ""  # the game it is earned in, if there is only one


def _if(is_earned: bool, value: int) -> int | None:
    return value if is_earned else None


def _lead(game: Finished) -> int:
    return game.score - max(game.rivals, default=game.score)


def _swept(game: Finished) -> bool:
    return game.won and game.score >= 2 and not any(game.rivals)


BADGES = {
    badge.name: badge
    for badge in (
        Badge("perfect", "🎯", lambda game: _if(game.score == game.most == 13, game.score), "just-one"),
        Badge("village", "🏘️", lambda game: _if(game.score >= VILLAGE, game.score), "rokujika"),
        Badge("days", "📅", lambda game: _if(game.days >= IN_A_ROW, game.days), "rokujika"),
        Badge(
            "runaway",
            "🏇",
            lambda game: _if(game.won and len(game.rivals) >= RUNAWAY_RIVALS and _lead(game) >= RUNAWAY, _lead(game)),
            "one-shot",
        ),
        Badge(
            "potions",
            "⚗️",
            lambda game: _if(game.won and len(game.rivals) >= POTIONS_RIVALS and game.score >= POTIONS, game.score),
            "only-one",
        ),
        Badge("sweep", "🧹", lambda game: _if(_swept(game), game.score), "omiga"),
        Badge("streak", "🔥", lambda game: _if(game.wins >= IN_A_ROW, game.wins)),
        Badge("upset", "🪨", lambda game: _if(game.upset >= UPSET, game.upset)),
        Badge("champion", "🏆", lambda _game: None),  # with a tournament: see `CHAMPION`
        Badge("explorer", "🧭", lambda game: _if(game.kinds >= len(GAMES), game.kinds)),
        Badge("regular", "🪑", lambda game: _if(game.games >= REGULAR, game.games)),
    )
}  # in the order in which they are listed


CHAMPION = "champion"  # earned with the first place in a tournament


def earned(finished: Finished) -> Iterator[tuple[str, int]]:
    """Yield the badges that a game earns its player, with the result that earned each."""
    for badge in BADGES.values():
        if badge.game in ("", finished.game) and (value := badge.value(finished)) is not None:
            yield badge.name, value
