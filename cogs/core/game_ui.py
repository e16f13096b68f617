"""What a game brings to Discord: its render functions, its rulebook and its own buttons, registered once."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import discord
from PIL import Image

from bot.i18n import Localizer
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem
from cogs.core.layout import MessageLayout, RenderPanel, RenderTable
from cogs.core.modals import RenderModal
from cogs.learn.pages import Book
from rules.errors import Value
from rules.game import Move, Seat, View


class MenuMove(NamedTuple):
    """A move in the menu of a table. A move `nudge` mentions the players whose turn it is."""

    move: Move
    label: str
    why: str = ""
    question: str = ""  # asked before it is played


RenderDetails = Callable[[Scene, Localizer], Iterable[str]]  # blocks of Markdown
PlayAgain = Callable[[discord.Interaction[Any], TableRecord], Awaitable[None]]  # the record of the finished game
MenuMoves = Callable[[Scene, Seat, Localizer], Iterable[MenuMove]]  # what this seat may choose
TellMove = Callable[[View, Move, Localizer], Mapping[str, Value]]  # of the seat that moves
RenderLeaderboard = Callable[[discord.Interaction[Any]], Awaitable[MessageLayout]]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameUI:
    """The user interface of one game; what a game does not have is None."""

    name: str  # as in `rules.catalogue`
    table: RenderTable  # the public message
    panel: RenderPanel | None = None  # each player's private panel beside the public message
    private: RenderTable | None = None  # a private table: all of it in one ephemeral message
    modal: RenderModal | None = None  # for moves that are typed
    panel_refusals: bool = False  # whether refusals of moves are shown in the panel, and not in a new message
    menu: MenuMoves | None = None  # moves that the menu of the table offers
    details: RenderDetails | None = None  # what the Details button shows, besides options and the commitment
    again: PlayAgain | None = None  # what Play again does at a public table, in place of opening a lobby
    coach: TellMove | None = None  # what the coach's texts about a move name, such as a column or a card
    rules: Book | None = None  # the pages of `/rules`
    leaderboard: RenderLeaderboard | None = None  # in place of the usual one
    buttons: tuple[type[PersistentItem[Any]], ...] = ()  # those that only this game has
    emojis: Mapping[str, Callable[[], Image.Image]] = field(default_factory=dict)  # see `cogs/core/emojis.py`


class GameRegistry:
    """Every registered game, by name. A game's cog calls `bot.games.add(GameUI(...))`."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client
        self._games: dict[str, GameUI] = {}

    def add(self, game: GameUI) -> None:
        """Register a game; its buttons work from now on, also in messages sent before."""
        self._games[game.name] = game
        self._client.add_dynamic_items(*game.buttons)

    def __getitem__(self, name: str) -> GameUI:
        return self._games[name]

    def __iter__(self) -> Iterator[GameUI]:
        return iter(self._games.values())
