"""All games. A new game is one line here, one folder in rules/ and one in cogs/."""

from __future__ import annotations

from typing import Any

from rules.errors import Refusal
from rules.game import Game
from rules.just_one import JustOne
from rules.omiga import Omiga
from rules.one_shot import OneShot
from rules.only_one import OnlyOne
from rules.rokujika import Rokujika

AnyGame = Game[Any, Any, Any, Any]

GAMES: dict[str, AnyGame] = {
    game.name: game
    for game in (
        OneShot(),
        JustOne(),
        OnlyOne(),
        Rokujika(),
        Omiga(),
    )
}  # fmt: skip


def game_named(name: str) -> AnyGame:
    """Return the game of that name. Raise a Refusal if there is none."""
    try:
        return GAMES[name]
    except KeyError:
        raise Refusal("refused-unknown-game", name=name) from None
