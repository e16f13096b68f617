"""`/daily`: the village that everyone plays today, and its leaderboard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator, Sequence
from datetime import date
from typing import Any, Unpack, get_args

import discord
from discord import app_commands, ui
from discord.ext import commands

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.pictures import PictureCache
from bot.stats.daily import Board, Visitor
from bot.stats.records import EarnedBadge, Standing
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import Looks, PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import GOLD, GREY, MessageLayout, row
from cogs.core.panels import is_panel, show_privately
from cogs.core.permissions import require_may_post, settings_of, table_language
from cogs.core.replies import Kind, reply
from cogs.core.text import localizer_for, safe_name, text, timestamp
from cogs.places import anywhere, home_of, replies_are_private
from cogs.rokujika.table import draw_daily, draw_rokujika
from cogs.stats.badges import news_lines
from cogs.stats.leaderboard import BoardSelect, medal
from cogs.table.play import player_of
from rules.errors import Refusal
from rules.rokujika.cards import CARDS
from rules.rokujika.state import RANKS, TURNS, RokujikaView, TurnDone, rank_of

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
    guild = home_of(interaction)
    lines = await bot.daily.board(guild, board)
    user, say, day = interaction.user.id, localizer_for(interaction), await bot.daily.today(guild)
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
    day: date,
    say: Localizer,
    more: Sequence[str] = (),
) -> MessageLayout:
    """Return a page of a leaderboard, always with the viewer's own place."""
    last = max(0, (len(lines) - 1) // PAGE)
    page = min(page, last)
    shown = lines[page * PAGE : (page + 1) * PAGE]
    texts = [f"## {say(f'leaderboard-{board}', day=say.date(day))}", *(_line(board, line, user, say) for line in shown)]
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


NOTHING, LITTLE, SOME, MUCH = "⬛", "🟫", "🟨", "🟩"
STAR, BIG_STAR = "⭐", "🌟"
BROKE = "💸"


def draw_shared_result(
    name: str, day: date, history: Sequence[TurnDone], score: int, say: Localizer, *, badges: Sequence[EarnedBadge] = ()
) -> MessageLayout:
    """Return the public message with a player's result, and the badges it earned them."""
    rank = rank_of(score)
    lines = [
        f"### {say('rokujika-title-daily', day=say.date(day))} · {safe_name(name)}",
        *symbols(history),
        say("rokujika-shared", score=score, stars="★" * rank + "☆" * (len(RANKS) - rank)),
        f"*{say(f'rokujika-rank-{rank}')}*",
        *news_lines(badges, say),
        f"-# {say('rokujika-shared-note')}",
    ]
    return MessageLayout([ui.TextDisplay("\n".join(lines)), row(PlayDailyButton("ask", day, say))], accent=GOLD)


def symbols(history: Sequence[TurnDone]) -> Iterator[str]:
    """Yield two lines with a symbol per turn: the value of the set, and whether it scored a sixth card."""
    broke = BROKE if len(history) < TURNS else ""
    yield f"🪙 {''.join(map(_coins, history))}{broke}"
    yield f"⭐ {''.join(map(_star, history))}"


def _coins(turn: TurnDone) -> str:
    return NOTHING if turn.cards is None else LITTLE if turn.product < 6 else SOME if turn.product < 12 else MUCH


def _star(turn: TurnDone) -> str:
    if turn.sixth is None:
        return NOTHING
    return BIG_STAR if CARDS.sixths[turn.sixth].points >= 10 else STAR


DAY = r"\d{4}-\d{2}-\d{2}"


class Daily(commands.Cog):
    """The `/daily` command."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    @app_commands.command(name=text("command-daily"), description=text("command-daily-description"))
    @anywhere()
    async def daily(self, interaction: discord.Interaction) -> None:
        """Show today's village, or ask before it starts."""
        async with interaction_errors(interaction):
            await visit_daily(interaction)


def _visitor(interaction: discord.Interaction) -> Visitor:
    return Visitor(player_of(interaction), home_of(interaction), interaction.channel_id or 0, str(interaction.locale))


async def visit_daily(interaction: discord.Interaction[Any], *, start: bool = False, put_away: bool = False) -> None:
    """Show today's village, or ask first: before the one try that counts, and about an unfinished earlier one."""
    bot: Onetable = interaction.client
    visit = await bot.daily.visit(_visitor(interaction), start=start, put_away=put_away)
    say = localizer_for(interaction)
    if visit.table is None:
        await show_privately(interaction, _ask(visit.day, say), here=True)
    elif visit.is_earlier:
        await reply(interaction, view=_earlier(visit.table, visit.day, say).view())
    elif visit.table.phase == "closed":
        await reply(interaction, view=_put_away(visit.day, say).view())
    elif start and is_panel(interaction):  # in place of the question
        await bot.panels.answer(visit.table.id, interaction)
    else:
        await bot.table_messages.post(visit.table.id, interaction)


def _ask(day: date, say: Localizer) -> MessageLayout:
    """Return the question before the try that counts."""
    title = say("rokujika-title-daily", day=say.date(day))
    return MessageLayout([ui.TextDisplay(f"### {title}\n{say('daily-ask')}"), row(PlayDailyButton("start", day, say))])


class PlayDailyButton(PersistentItem[ui.Button[Any]], template=rf"daily:(?P<act>ask|start):(?P<day>{DAY})"):
    """Asks whether to start today's try, like `/daily`, or starts it if the user was asked about this day."""

    act: str
    day: str

    def __init__(self, act: str, day: date, say: Localizer) -> None:
        label = say("daily-start" if act == "start" else "daily-play")
        style = discord.ButtonStyle.success if act == "start" else discord.ButtonStyle.primary
        super().__init__(ui.Button(label=label, emoji="🏡", style=style), act=act, day=str(day))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the question or the village of the user who clicked."""
        bot: Onetable = interaction.client
        replies: Kind = "update" if self.act == "start" else "private"
        async with interaction_errors(interaction, replies=replies, act=self.act):
            today = str(await bot.daily.today(home_of(interaction)))
            await visit_daily(interaction, start=self.act == "start" and self.day == today)


def _earlier(table: TableRecord, today: date, say: Localizer) -> MessageLayout:
    """Return a message that asks whether to finish an earlier day's village or give it up."""
    day = _day_of(table)
    return MessageLayout(
        [
            ui.TextDisplay(
                f"### {say('rokujika-title-daily', day=say.date(today))}\n{say('daily-earlier', day=say.date(day))}"
            ),
            row(DayButton("resume", day, say), DayButton("today", today, say)),
        ]
    )


def _put_away(day: date, say: Localizer) -> MessageLayout:
    """Return a message for a given-up village, which can only be practised."""
    title = say("rokujika-title-daily", day=say.date(day))
    return MessageLayout(
        [ui.TextDisplay(f"### {title}\n{say('daily-put-away')}"), row(DayButton("practise", day, say))], accent=GREY
    )


def _day_of(table: TableRecord) -> date:
    return date.fromisoformat(table.purpose.partition("/")[2])


class PrivateVillageRenderer:
    """Renders private villages: free play, daily and practice."""

    def __init__(self, bot: Onetable) -> None:
        self._bot = bot

    async def __call__(self, scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
        """Render a private village. Implements the panels' render function."""
        record = scene.record
        if not record.purpose or record.is_lesson:
            return await draw_rokujika(scene, say, picture_cache)
        if scene.outcome is None:
            return await draw_daily(scene, say, picture_cache, buttons=(), more=())
        day, buttons = _day_of(record), []
        if record.counts and not await self._bot.store.has_shared(record.guild, record.host, day):
            buttons.append(DayButton("share", day, say))
        buttons.append(DayButton("practise", day, say))
        boards = []
        if not record.is_elsewhere:
            boards.append(BoardButton("day", 0, "open", label=say("leaderboard-button"), emoji="🏅"))
        lines = [line async for line in self._result_lines(record, say)]
        return await draw_daily(scene, say, picture_cache, buttons=[*buttons, *boards], more=lines)

    async def _result_lines(self, record: TableRecord, say: Localizer) -> AsyncIterator[str]:
        """Yield the lines about a daily result: place on this server, streak, next day."""
        daily, day = self._bot.daily, _day_of(record)
        result = await daily.result(record.host, day)
        if not record.counts:
            yield say("daily-practice")
            yield say("daily-result", score=result.score) if result else say("daily-no-result")
            return
        assert result is not None, "stored together with the last move"
        for line in news_lines(await self._bot.store.badges_of_table(record.id), say):
            yield line
        board = await daily.day_board(record.guild, day)
        place = next((line.place for line in board if line.user == record.host), None)
        if record.is_elsewhere:
            yield say("daily-streak", streak=result.streak)
        elif place is None:  # the player opted out of rankings
            yield say("daily-unlisted", streak=result.streak)
        else:
            yield say("daily-place", place=place, count=len(board), streak=result.streak)
        if day == await daily.today(record.guild):
            yield f"-# {say('daily-next', when=timestamp(await daily.next_day_at(record.guild)))}"


class DayButton(PersistentItem[ui.Button[Any]], template=rf"d:(?P<act>resume|today|practise|share):(?P<day>{DAY})"):
    """Resumes an earlier village, starts today's, practises or shares."""

    act: str
    day: str

    EMOJI = {"resume": "⏳", "today": "🏡", "practise": "🔁", "share": "📣"}  # noqa: RUF012 - never changed

    def __init__(self, act: str, day: date, say: Localizer) -> None:
        style = discord.ButtonStyle.primary if act in ("resume", "share") else discord.ButtonStyle.secondary
        super().__init__(
            ui.Button(label=say(f"daily-button-{act}", day=say.date(day)), emoji=self.EMOJI[act], style=style),
            act=act,
            day=str(day),
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Run the action for the user who clicked."""
        bot: Onetable = interaction.client
        async with interaction_errors(
            interaction, replies="update" if self.act == "share" else "private", act=self.act
        ):
            try:
                day = date.fromisoformat(self.day)
            except ValueError as error:
                raise Refusal("refused-old-button") from error
            match self.act:
                case "today":
                    await visit_daily(interaction, start=True, put_away=True)
                case "resume":
                    table = await bot.daily.resume(_visitor(interaction), day)
                    await bot.table_messages.post(table.id, interaction)
                case "practise":
                    table = await bot.daily.practise(_visitor(interaction), day)
                    await bot.table_messages.post(table.id, interaction)
                case _:
                    await _share(interaction, day)


async def _share(interaction: discord.Interaction[Any], day: date) -> None:
    """Post the result in the channel, once per server, and remove the button."""
    require_may_post(interaction)
    if replies_are_private(interaction):
        raise Refusal("refused-external-apps")
    bot: Onetable = interaction.client
    user, guild = interaction.user.id, home_of(interaction)
    table, result = await bot.daily.tried(user, day), await bot.daily.result(user, day)
    if table is None or result is None:
        raise Refusal("daily-nothing-to-share")
    view = (await bot.tables.scene(table.id, user)).view
    if not isinstance(view, RokujikaView) or view.village is None:
        raise Refusal("refused-damaged")
    if not await bot.store.share_once(guild, user, day):
        raise Refusal("daily-shared-already")
    say = localizer(table_language(await settings_of(interaction), interaction))
    badges = await _badges_to_share(bot, guild, user, table.id)
    layout = draw_shared_result(
        interaction.user.display_name, day, view.village.history, result.score, say, badges=badges
    )
    try:
        await bot.table_messages.show(table.id, interaction)
        await interaction.followup.send(view=layout.view())
    except BaseException:
        await bot.store.take_share_back(guild, user, day)
        raise


async def _badges_to_share(bot: Onetable, guild: int, user: int, table: int) -> list[EarnedBadge]:
    """Return the badges that a village earned on this server, if they are announced. Sharing is when they are."""
    personal, settings = await bot.personal_settings.settings(user), await bot.servers.settings(guild)
    if not (settings.badges and personal.badges and personal.rated):
        return []
    return [badge for badge in await bot.store.badges_of_table(table) if (badge.guild, badge.user) == (guild, user)]
