"""The private leaderboard of Rokujika: today, this week, streaks, best villages."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack, get_args

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.stats.daily import Board
from bot.stats.records import Standing
from cogs.core.buttons import Looks, PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, row
from cogs.core.panels import show_privately
from cogs.core.text import localizer_for, safe_name
from cogs.stats.leaderboard import BoardSelect, medal

PAGE = 10
BOARDS: tuple[Board, ...] = get_args(Board)


class BoardButton(
    PersistentItem[ui.Button[Any]],
    template=r"b:(?P<board>day|week|streaks|best):(?P<page>\d{1,5}):(?P<how>open|tab|turn|first)",
):
    """Opens a leaderboard, switches to another, or changes the page."""

    board: Board
    page: int
    how: str

    def __init__(self, board: Board, page: int, how: str, **looks: Unpack[Looks]) -> None:
        super().__init__(ui.Button(**looks), board=board, page=page, how=how)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the current state of the page."""
        async with interaction_errors(interaction, board=self.board):
            layout = await _draw(interaction, self.board, self.page)
            await show_privately(interaction, layout, here=self.how != "open")


async def draw_today(interaction: discord.Interaction[Any]) -> MessageLayout:
    """Return the first page of today's leaderboard."""
    return await _draw(interaction, "day", 0)


async def _draw(interaction: discord.Interaction[Any], board: Board, page: int) -> MessageLayout:
    bot: Onetable = interaction.client
    guild = interaction.guild_id or 0
    lines = await bot.daily.board(guild, board)
    user, say, day = interaction.user.id, localizer_for(interaction), str(await bot.daily.today(guild))
    best = await bot.daily.own_best(guild, user) if board == "best" else None
    listed = next((line.value for line in lines if line.user == user), -1)
    more = [say("leaderboard-own-best", score=best.score)] if best and best.score > listed else []
    layout = draw_board(board, lines, page, user=user, day=day, say=say, more=more)
    return MessageLayout([*layout.parts, row(BoardSelect("rokujika", say))])


def draw_board(
    board: Board,
    lines: Sequence[Standing],
    page: int,
    *,
    user: int,
    day: str,
    say: Localizer,
    more: Sequence[str] = (),
) -> MessageLayout:
    """Return a page of a leaderboard, always with the viewer's own place."""
    last = max(0, (len(lines) - 1) // PAGE)
    page = min(page, last)
    shown = lines[page * PAGE : (page + 1) * PAGE]
    texts = [f"## {say(f'leaderboard-{board}', day=day)}", *(_line(board, line, user, say) for line in shown)]
    own = next((line for line in lines if line.user == user), None)
    if not lines:
        texts.append(say(f"leaderboard-{board}-empty"))
    elif own is None:
        texts.append(f"-# {say('leaderboard-not-you')}")
    elif own not in shown:
        texts += ["⋯", _line(board, own, user, say)]
    texts += [*more, f"-# {say(f'leaderboard-{board}-note')}"]
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay("\n".join(texts))]
    if last:
        first = BoardButton(board, 0, "first", label=say("leaderboard-button-first"), disabled=page == 0)
        back = BoardButton(board, max(page - 1, 0), "turn", label=say("leaderboard-button-back"), disabled=page == 0)
        forth = BoardButton(board, page + 1, "turn", label=say("leaderboard-button-next"), disabled=page == last)
        where = ui.TextDisplay[ui.LayoutView](f"-# {say('leaderboard-page', page=page + 1, pages=last + 1)}")
        parts += [where, row(first, back, forth)]
    return MessageLayout([*parts, row(*(_tab(other, board, say) for other in BOARDS))])


def _tab(other: Board, shown: Board, say: Localizer) -> BoardButton:
    style = discord.ButtonStyle.primary if other == shown else discord.ButtonStyle.secondary
    return BoardButton(other, 0, "tab", label=say(f"leaderboard-tab-{other}"), style=style, disabled=other == shown)


def _line(board: Board, line: Standing, user: int, say: Localizer) -> str:
    name = f"**{safe_name(line.name)}**" + (f" ◂ {say('leaderboard-you')}" if line.user == user else "")
    return f"{medal(line.place)} {name} · {say(f'leaderboard-{board}-value', value=line.value, days=line.days)}"
