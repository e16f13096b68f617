"""The layout of a user's statistics: each game, games against the viewer, a rating chart."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.stats.ratings import GameStats
from bot.stats.records import EarnedBadge, Meeting
from cogs.core.layout import GOLD, MessageLayout, Picture
from cogs.core.text import safe_name
from cogs.stats.badges import summary
from cogs.stats.chart import GAMES_SHOWN, paint_path, path_key
from rules.catalogue import GAMES
from rules.ratings import NEW

LONGEST_DESCRIPTION = 1024


@dataclass(frozen=True, slots=True)
class StatsPage:
    """The contents of the page."""

    user: int
    name: str
    season: int
    seasons: int
    stats: list[GameStats]
    least: int  # games needed to be ranked
    meetings: list[Meeting]
    viewer: str | None = None  # the name of the viewer of another user's page
    charted: str | None = None  # the game whose chart is shown
    is_own: bool = False
    badges: Sequence[EarnedBadge] = ()

    @property
    def charts(self) -> list[GameStats]:
        """The games that have a chart."""
        return [stats for stats in self.stats if stats.path]

    @property
    def chart(self) -> GameStats | None:
        """The chosen chart, or that of the most played game."""
        chosen = next((stats for stats in self.charts if stats.game == self.charted), None)
        return chosen or max(self.charts, key=lambda stats: stats.games, default=None)


async def draw_stats(page: StatsPage, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the page without controls."""
    title = f"## 📊 {safe_name(page.name)}"
    where = say("stats-season", season=page.season) if page.seasons > 1 else say("stats-here")
    blocks = ["\n".join((title, f"-# {where}"))]
    blocks += ["\n".join(_game(stats, page, say)) for stats in page.stats]
    if not page.stats:
        blocks.append(_nothing(page, say))
    if page.badges:
        blocks.append(f"### {summary(page.badges, say)}")
    if page.viewer is not None:
        blocks.append("\n".join(_meetings(page, page.viewer, say)))
    parts: list[ui.Item[ui.LayoutView]] = [ui.TextDisplay("\n".join(blocks))]
    pictures: list[Picture] = []
    if (chart := page.chart) is not None:
        png = await picture_cache.png(path_key(chart.path), lambda: paint_path(chart.path))
        pictures.append(Picture(png, chart_alt_text(chart, say), "rating.png"))
        caption = say("stats-chart", game=say(f"{chart.game}-name"), start=_plain(NEW.value))
        parts += [pictures[0].item(), ui.TextDisplay(f"-# {caption}")]
    return MessageLayout(parts, accent=GOLD, pictures=pictures)


def _nothing(page: StatsPage, say: Localizer) -> str:
    """Return why the page is empty."""
    if page.season > 1:
        return say("stats-empty-season", season=page.season, before=page.season - 1)
    return say("stats-empty-own") if page.is_own else say("stats-empty-other", name=safe_name(page.name))


def _game(stats: GameStats, page: StatsPage, say: Localizer) -> Iterator[str]:
    yield f"### {say(f'{stats.game}-title')}"
    if stats.ranked is not None:
        rating = stats.ranked.rating
        shown = say("stats-rating", value=_plain(rating.value), give=rating.give)
        place = stats.ranked.place
        if place is None:
            yield f"{shown} · {say('stats-provisional', missing=page.least - stats.ranked.games)}"
        else:
            yield f"{shown} · {say('stats-place', place=place, of=stats.of)}"
    counted = [say("stats-games", games=stats.games)] if stats.games else []
    if stats.contest == "rivals":
        counted.append(say("stats-wins", wins=stats.wins))
        counted += [say("stats-draws", draws=stats.draws)] if stats.draws else []
        counted += _streaks(stats.streaks.now, stats.streaks.best, say)
    if stats.best is not None:
        score, most = stats.best
        key = "stats-best" if most is None else "stats-best-of"
        counted.append(say(key, score=score, most=most or 0))
    if counted:
        yield " · ".join(counted)
    if stats.daily is not None:
        days = say("stats-daily", days=stats.daily.days)
        yield " · ".join((days, *_streaks(stats.daily.now, stats.daily.best, say)))


def _streaks(now: int, best: int, say: Localizer) -> Iterator[str]:
    """Yield the current and the best streak, from two on."""
    if best > 1:
        kind = "best" if now < 2 else "now" if now == best else "both"
        yield say(f"stats-streaks-{kind}", now=now, best=best)


def _meetings(page: StatsPage, viewer: str, say: Localizer) -> Iterator[str]:
    """Yield the results between the viewer and the page's user."""
    names: dict[str, str] = {"looker": safe_name(viewer), "name": safe_name(page.name)}
    yield f"### {say('stats-met', **names)}"
    if not page.meetings:
        yield say("stats-met-never")
    for met in sorted(page.meetings, key=lambda met: [*GAMES].index(met.game)):
        texts = []
        if met.ahead or met.behind or met.level:
            texts.append(_balance(met, names, say))
        if met.together:
            texts.append(say("stats-met-together", games=met.together, best=met.best or 0))
        yield f"{say(f'{met.game}-name')}{say.colon}{' · '.join(texts)}"


def _balance(met: Meeting, names: dict[str, str], say: Localizer) -> str:
    """Return the balance of wins between the two."""
    more, fewer = max(met.ahead, met.behind), min(met.ahead, met.behind)
    name = names["looker" if met.ahead > met.behind else "name"]
    balance = say("stats-met-level" if more == fewer else "stats-met-ahead", more=more, fewer=fewer, name=name)
    return f"{balance} ({say('stats-met-ties', level=met.level)})" if met.level else balance


def chart_alt_text(chart: GameStats, say: Localizer) -> str:
    """Return the alt text of the chart."""
    values, shown = [rating.value for rating in chart.path], min(len(chart.path) - 1, GAMES_SHOWN)
    return say(
        "stats-chart-picture",
        game=say(f"{chart.game}-name"),
        games=shown,
        first=_plain(values[-shown - 1]),
        lowest=_plain(min(values[-shown - 1 :])),
        highest=_plain(max(values[-shown - 1 :])),
        last=_plain(values[-1]),
        give=chart.path[-1].give,
    )[:LONGEST_DESCRIPTION]


def _plain(value: int) -> str:
    """Return a rating without a thousands separator."""
    return str(value)
