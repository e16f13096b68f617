"""Badges: the page of `/stats` that lists them, and the line that announces a new one."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

import discord
import structlog
from discord import ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer, Markup, localizer
from bot.stats.records import EarnedBadge
from bot.tables.record import TableRecord
from bot.tables.writer import TableObserver
from cogs.core.buttons import PersistentItem
from cogs.core.channels import ChannelBlocked
from cogs.core.errors import interaction_errors
from cogs.core.layout import GOLD, MessageLayout, row
from cogs.core.panels import show_privately
from cogs.core.text import localizer_for, safe_name, timestamp
from rules.badges import BADGES, IN_A_ROW, POTIONS, REGULAR, RUNAWAY, UPSET, VILLAGE
from rules.catalogue import GAMES
from rules.errors import Refusal

log = structlog.get_logger("onetable.badges")

LONGEST_MESSAGE = 2000
MOST_NAMES = 10  # in a line
NEWS_SECONDS = 86400.0  # older badges are no news any more
USER = r"(?P<user>[0-8]?\d{1,18})"
GOALS = {"village": VILLAGE, "days": IN_A_ROW, "streak": IN_A_ROW, "runaway": RUNAWAY, "potions": POTIONS}
GOALS |= {"upset": UPSET, "explorer": len(GAMES), "regular": REGULAR}


# --- texts


def badge_name(badge: str, say: Localizer) -> str:
    """Return `🎯 Thirteen out of thirteen`."""
    return f"{BADGES[badge].sign} {say(f'badge-{badge}')}"


def news_lines(badges: Iterable[EarnedBadge], say: Localizer) -> Iterator[str]:
    """Yield the lines that announce new badges: one for all players who earned the same with the same result."""
    together: dict[tuple[str, str, int, int | None], list[EarnedBadge]] = {}
    for one in badges:
        together.setdefault((one.badge, one.game, one.value, one.table_id), []).append(one)
    for (badge, game, value, _), earned in together.items():
        result = say(f"badge-{badge}-result", value=value, game=say(f"{game}-name"))
        for start in range(0, len(earned), MOST_NAMES):
            names = say.joined([Markup(f"**{safe_name(one.name)}**") for one in earned[start : start + MOST_NAMES]])
            yield say("badge-news", names=names, badge=badge_name(badge, say), result=result)


def summary(badges: Iterable[EarnedBadge], say: Localizer) -> str:
    """Return how many badges a player has, with their signs."""
    known = [one.badge for one in badges if one.badge in BADGES]
    signs = "".join(BADGES[badge].sign for badge in known)
    return " ".join((say("badges-count", count=len(known), of=len(BADGES)), signs)).strip()


def draw_badges(name: str, badges: Sequence[EarnedBadge], say: Localizer) -> MessageLayout:
    """Return the page: what a player has earned and when, and how to earn what is missing."""
    earned = {one.badge: one for one in badges}
    have = [f"**{badge_name(badge, say)}** · {timestamp(earned[badge].at, 'd')}" for badge in BADGES if badge in earned]
    missing = [f"**{badge_name(badge, say)}**\n-# {_how(badge, say)}" for badge in BADGES if badge not in earned]
    texts = [f"## {say('badges-title', name=safe_name(name))}\n{summary(badges, say)}"]
    if have:
        texts.append("\n".join(have))
    if missing:
        texts.append("\n".join((f"### {say('badges-missing')}", *missing)))
    texts.append(f"-# {say('badges-note')}")
    return MessageLayout([ui.TextDisplay(text) for text in texts], accent=GOLD)


def _how(badge: str, say: Localizer) -> str:
    return say(f"badge-{badge}-how", goal=GOALS.get(badge, 0))


# --- the page


class BadgesButton(PersistentItem[ui.Button[Any]], template=rf"badges:{USER}"):
    """Opens the badges of a user."""

    user: int

    def __init__(self, user: int, say: Localizer) -> None:
        super().__init__(ui.Button(label=say("badges-button"), emoji="🎖️"), user=user)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the page in a new private message."""
        async with interaction_errors(interaction, whose=self.user):
            await _show(interaction, self.user, here=False)


class BadgeNewsButton(PersistentItem[ui.Button[Any]], template=r"badge-news:(?P<want>on|off)"):
    """Chooses whether the new badges of the user who clicks are announced."""

    want: str

    def __init__(self, want: str, say: Localizer) -> None:
        sign = "🔔" if want == "on" else "🔕"
        super().__init__(ui.Button(label=say(f"badges-button-{want}"), emoji=sign), want=want)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the choice and redraw the page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, want=self.want):
            if not (await bot.personal_settings.settings(interaction.user.id)).rated:
                raise Refusal("badges-not-rated")
            await bot.personal_settings.change(interaction.user.id, badges=self.want == "on")
            await _show(interaction, interaction.user.id, here=True)


async def _show(interaction: discord.Interaction[Any], user: int, *, here: bool) -> None:
    """Show the badges of a user as they are now. Raise a refusal if the user has opted out of statistics."""
    bot: Onetable = interaction.client
    say, is_own = localizer_for(interaction), user == interaction.user.id
    personal = await bot.personal_settings.settings(user)
    if not personal.rated:
        raise Refusal("badges-not-rated" if is_own else "stats-hidden")
    guild = interaction.guild_id or 0
    badges = await bot.store.badges(guild, user)
    name = badges[-1].name if badges else await bot.ratings.name_of(guild, user) or "?"
    layout = draw_badges(interaction.user.display_name if is_own else name, badges, say)
    parts = [*layout.parts]
    if is_own:
        parts.append(row(BadgeNewsButton("off" if personal.badges else "on", say)))
    await show_privately(interaction, MessageLayout(parts, layout.accent), here=here)


# --- news


class BadgeNews(commands.Cog, TableObserver):
    """Announces new badges in the channel where they were earned, each once."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self._tasks: set[asyncio.Task[None]] = set()
        bot.tables.observers.append(self)

    def table_ended(self, record: TableRecord) -> None:
        """Implements `TableObserver`: a game that is over may have earned its players something."""
        if record.phase == "over" and not record.private:
            self.start(record.guild)

    def start(self, guild: int) -> None:
        """Announce what is new on a server, in the background."""
        self.bot.pending.begin()
        task = asyncio.create_task(self._announce_safely(guild), name="badges")
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.bot.pending.end()
        self._tasks.discard(task)

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Announce what could not be announced because the bot was stopped."""
        for guild in await self.bot.store.servers_with_news_of_badges():
            self.start(guild)

    async def _announce_safely(self, guild: int) -> None:
        try:
            await self._announce(guild)
        except Exception:
            log.exception("badges not announced", guild=guild)

    async def _announce(self, guild: int) -> None:
        """Post what is new, by channel. What is not wanted, or is old, is never announced, not even later."""
        oldest = self.bot.clock() - NEWS_SECONDS
        news = [one for one in await self.bot.store.claim_badges(guild) if one.at >= oldest]
        settings = await self.bot.servers.settings(guild)
        wanted = [one for one in news if settings.badges and one.badge in BADGES and await self._wants(one.user)]
        found = self.bot.get_guild(guild)
        say = localizer(settings.language or (str(found.preferred_locale) if found is not None else "en"))
        for channel, badges in groupby(sorted(wanted, key=_channel), key=_channel):
            try:
                for text in split_messages(news_lines(badges, say)):
                    guarded = self.bot.channels.channel(channel, guild)
                    await guarded.send(text, allowed_mentions=discord.AllowedMentions.none())
            except (discord.HTTPException, ChannelBlocked, OSError) as error:
                log.info("badges not announced", guild=guild, channel=channel, error=str(error))

    async def _wants(self, user: int) -> bool:
        personal = await self.bot.personal_settings.settings(user)
        return personal.badges and personal.rated


def split_messages(lines: Iterable[str]) -> Iterator[str]:
    """Yield the lines in as few messages as Discord allows."""
    text = ""
    for line in lines:
        if text and len(text) + len(line) + 1 > LONGEST_MESSAGE:
            yield text
            text = ""
        text = f"{text}\n{line}" if text else line
    if text:
        yield text


def _channel(badge: EarnedBadge) -> int:
    assert badge.channel is not None, "it is not announced"
    return badge.channel
