"""The message of the daily round-up."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date
from typing import Any

import discord
from discord import ui

from bot.i18n import Localizer, Markup
from bot.stats.round_up import Champions, RoundUp, VillageResult
from bot.tournaments.model import TournamentRecord
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import GOLD, MessageLayout, row
from cogs.core.text import safe_text
from cogs.rokujika.daily import DAY, symbols, visit_daily
from cogs.stats.leaderboard import medal
from cogs.tournament.text import MAX_ENTRANT_NAME, game_and_format, title, when
from rules.rokujika.state import TurnDone

MOST_LINES = 5  # about tournaments of a kind
MOST_CHAMPIONS = 4  # named in a line

Histories = Mapping[int, Sequence[TurnDone]]  # by user: the turns of their daily village


def draw_round_up(round_up: RoundUp, histories: Histories, say: Localizer) -> MessageLayout:
    """Return the message. It mentions nobody."""
    texts = [f"## {say('round-up-title')}"]
    if round_up.results:
        texts.append("\n".join(_village(round_up, histories, say)))
    if lines := list(_tournaments(round_up, say)):
        texts.append("\n".join((f"### {say('round-up-tournaments')}", *lines)))
    parts = [ui.TextDisplay[ui.LayoutView](text) for text in texts]
    return MessageLayout([*parts, row(RoundUpPlayButton(round_up.day, say))], accent=GOLD)


def _village(round_up: RoundUp, histories: Histories, say: Localizer) -> Iterator[str]:
    yield f"### {say('rokujika-title-daily', day=say.date(round_up.played))}"
    for result in round_up.results:
        yield _result(result, say)
        if (history := histories.get(result.user)) is not None:
            yield from symbols(history)
    if (more := round_up.players - len(round_up.results)) > 0:
        yield f"-# {say('round-up-more-players', count=more)}"


def _result(result: VillageResult, say: Localizer) -> str:
    line = f"{medal(result.place)} **{safe_text(result.name, MAX_ENTRANT_NAME)}** · {_points(result.score, say)}"
    return f"{line} · {say('round-up-streak', days=result.streak)}" if result.streak > 1 else line


def _points(score: int, say: Localizer) -> str:
    return say("leaderboard-day-value", value=score, days=1)


def _tournaments(round_up: RoundUp, say: Localizer) -> Iterator[str]:
    """Yield what is new in tournaments: what is over, what has begun, what comes next."""
    over = [_over(champions, say) for champions in round_up.over]
    begun = [
        say("round-up-begun", name=title(record), what=Markup(game_and_format(record, say)))
        for record in round_up.begun
    ]
    following = [_next(record, say) for record in round_up.next]
    for lines in (over, begun, following):
        yield from lines[:MOST_LINES]
        if (more := len(lines) - MOST_LINES) > 0:
            yield f"-# {say('round-up-more-tournaments', count=more)}"


def _over(champions: Champions, say: Localizer) -> str:
    name = title(champions.record)
    if not champions.names:  # nobody took part, or nobody may be named
        return say("round-up-over", name=name)
    shown = [f"**{safe_text(one, MAX_ENTRANT_NAME)}**" for one in champions.names[:MOST_CHAMPIONS]]
    if (more := champions.count - len(shown)) > 0:
        shown.append(say("round-up-more-champions", count=more))
    return say("round-up-won", name=name, champions=Markup(say.listed(shown)), count=champions.count)


def _next(record: TournamentRecord, say: Localizer) -> str:
    assert record.start_at is not None
    start, away = when(record.start_at, "f"), when(record.start_at)
    return say("round-up-next", name=title(record), what=Markup(game_and_format(record, say)), start=start, away=away)


class RoundUpPlayButton(PersistentItem[ui.Button[Any]], template=rf"round-up:(?P<day>{DAY})"):
    """Does what `/daily` does, in private. The day tells the round-ups of a channel apart."""

    day: str

    def __init__(self, day: date, say: Localizer) -> None:
        label = say("daily-play")
        super().__init__(ui.Button(label=label, emoji="🏡", style=discord.ButtonStyle.primary), day=str(day))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the question or the village of the user who clicked."""
        async with interaction_errors(interaction, replies="private"):
            await visit_daily(interaction)
