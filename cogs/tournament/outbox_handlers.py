"""The handlers of outbox tasks: each does one kind of task on Discord."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Sequence
from typing import Any, Literal

import discord
import structlog
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, Markup, localizer
from bot.tables.record import NOBODY
from bot.tournaments import matches
from bot.tournaments.model import OutboxTask, Person, TaskKind, Tournament, TournamentRecord
from cogs.core.channels import UNKNOWN_CHANNEL, GuardedChannel
from cogs.core.layout import GOLD, MessageLayout, notice, row
from cogs.core.text import mention_users
from cogs.tournament.announcement import AnnouncementButton, render_announcement, update_event
from cogs.tournament.arena_controls import have_moved_on, last_threads, render_arena_result
from cogs.tournament.browse import legend
from cogs.tournament.match_calls import players_of, render_match_call
from cogs.tournament.match_threads import add_members, archive, create_thread, is_private, own_threads
from cogs.tournament.pictures.build import overview
from cogs.tournament.roles.announce_role import role_to_mention
from cogs.tournament.roles.champion_role import Objection, objection_now, role_holders
from cogs.tournament.sign_up.notices import is_about_sign_up, link_button, mentioned_in, values_of
from cogs.tournament.text import (
    corrected_values,
    entrant_name,
    game_and_format,
    match_name,
    names,
    result_line,
    round_name,
    round_names,
    series_score,
    title,
    when,
)
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Match, MatchNumber

log = structlog.get_logger("onetable.outbox")

PAUSED = "tournament-refused-paused"  # the tournament was paused while the task waited for its turn
MAX_MENTIONS = 50  # in one message
MAX_CHAMPIONS = 20  # named in the message; an arena that few have played may have more
THREAD_UNUSABLE = (10003, 50083, 160005)  # the thread is deleted, archived or locked
DAY_MINUTES: Literal[1440] = 1440
WEEK_MINUTES: Literal[10080] = 10080


class ChannelGone(Exception):
    """The channel of the tournament was deleted."""


Handler = Callable[[Tournament, OutboxTask, Localizer], Awaitable[None]]


class OutboxHandlers:
    """Every handler may be called again for the same task without harm."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot
        self.by_kind: dict[TaskKind, Handler] = {
            "show": self._show_announcement,
            "tell": self._post_notice,
            "crown": self._crown,
            "event": self._update_event,
            "open": self._open_thread,
            "again": self._call_again,
            "remind": self._remind,
            "board": self._post_table,
            "close": self._close_thread,
            "rate": self._correct_ratings,
            "archive": self._archive_threads,
            "freeze": self._redraw_clocks,
            "next": self._link_next_match,
        }
        self.thread_queues: dict[int, asyncio.Lock] = {}  # by channel: threads are created one after the other

    async def run(self, tournament_id: int, task: OutboxTask) -> None:
        """Do a task, with the tournament as it is now."""
        tournament = await self.bot.tournaments.get(tournament_id)
        await self.by_kind[task.kind](tournament, task, localizer(tournament.record.language))

    # --- in the tournament's channel

    async def _show_announcement(self, tournament: Tournament, _task: OutboxTask, say: Localizer) -> None:
        """Edit the announcement, or post it if there is none or it was deleted."""
        record, picture_cache = tournament.record, self.bot.pictures
        layout = await render_announcement(tournament, say, picture_cache)
        if record.message is not None:
            no_mentions = discord.AllowedMentions.none()  # else an edit is highlighted for the mentioned users
            try:
                await self._channel(record.channel, record).edit(
                    record.message, view=layout.view(), attachments=layout.files(), allowed_mentions=no_mentions
                )
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    raise ChannelGone from error
            else:
                return
        try:
            sent = await self._channel(record.channel, record).send(view=layout.view(), files=layout.files())
        except discord.NotFound as error:
            raise ChannelGone from error
        await self.bot.tournaments.set_message(record.id, sent.id)

    async def _post_notice(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Post a sentence in the tournament's channel, with mentions of the players it concerns."""
        record, about = tournament.record, str(task.details["about"])
        values: dict[str, str | int] = {"name": title(record), "why": str(task.details.get("why", ""))}
        until = task.details.get("until", record.start_at)
        values["when"] = when(until) if isinstance(until, float) else ""
        entrant = task.details.get("entrant")
        values["player"] = entrant_name(tournament, entrant) if isinstance(entrant, int) else ""
        values["round"] = _round_names(tournament, int(str(task.details.get("round", 0))), say)
        if task.match:
            values |= corrected_values(tournament, task.match, task.details, say)
        mentioned: list[int] = []
        buttons: list[ui.Item[Any]] = []
        if is_about_sign_up(about):
            values |= values_of(tournament, task, say)
            mentioned, buttons = mentioned_in(tournament, task), [link_button(record, say)]
            if about == "last" and not mentioned:
                return
            if about in ("checkin", "last"):
                buttons = [AnnouncementButton(record.id, "check", say), *buttons]
        role = await role_to_mention(self.bot, record) if about in ("announced", "begun") else None
        if about == "trouble" or (about == "cancelled" and task.details.get("why") == "too-few"):
            mentioned = [record.organiser, *record.co_organisers]
        sentence = say(f"tournament-tell-{about}", **values)
        await self._post(record.channel, record, sentence, task, mentioned, role=role, buttons=buttons)

    async def _crown(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Announce the champions and give them the role, also if the message cannot be sent."""
        champions, role = _numbers(task.details.get("champions")), tournament.record.settings.role
        try:
            if champions:
                await self._post_champions(tournament, champions, task, say)
                self.bot.badge_news.start(tournament.record.guild)
        finally:
            if role is not None:
                await self._take_role(tournament, _members(tournament, _numbers(task.details.get("former"))), role, say)
                await self._give_role(tournament, _members(tournament, champions), role, say)

    async def _post_champions(
        self, tournament: Tournament, champions: list[EntrantId], task: OutboxTask, say: Localizer
    ) -> None:
        record, players = tournament.record, _members(tournament, champions)
        mentions, allowed = mention_users(person.user for person in players[:MAX_CHAMPIONS])
        listed = names(tournament, champions[:MAX_CHAMPIONS], say)
        if (more := len(champions) - MAX_CHAMPIONS) > 0:
            listed = Markup(f"{listed} {say('tournament-more', count=more)}")
        lines = [
            f"## 🏆 {title(record)}",
            say("tournament-champion", names=listed, count=len(champions)),
            mentions,
            say("tournament-champion-after", matches=sum(not match.is_bye for match in tournament.state.matches)),
        ]
        shown = await overview(tournament, say, self.bot.pictures)
        parts: list[Any] = [ui.TextDisplay("\n".join(lines)), *([shown.picture.item()] if shown else [])]
        if shown and shown.legend:
            parts.append(ui.TextDisplay(legend(shown, say)))
        layout = MessageLayout(parts, accent=GOLD, pictures=[shown.picture] if shown else [])
        await self._channel(record.channel, record).send(
            view=layout.view(), files=layout.files(), allowed_mentions=allowed, nonce=f"t{task.id}"
        )

    async def _give_role(self, tournament: Tournament, players: list[Person], role: int, say: Localizer) -> None:
        """Give the champions the role, if the organiser could assign it too right now."""
        record, remaining = tournament.record, list(players)
        if not players:
            return
        try:
            found = await objection_now(self.bot, record)
            while found is None and remaining:
                await self._change_role(record, remaining[0], role, give=True)
                remaining.pop(0)
        except discord.HTTPException as error:
            log.warning("champion role assign failed", tournament=record.id, guild=record.guild, code=error.code)
            found = Objection("bot")
        if found is not None:
            log.info("champion role withheld", tournament=record.id, guild=record.guild, why=found.why)
            users = Markup(say.listed(f"<@{person.user}>" for person in remaining[:MAX_CHAMPIONS]))
            values = {"users": users, "role": Markup(f"<@&{role}>"), **found.values(say)}
            await self._post(
                record.channel, record, say(f"tournament-role-{found.why}", **values), None, [record.organiser]
            )

    async def _take_role(self, tournament: Tournament, players: list[Person], role: int, say: Localizer) -> None:
        """Remove the role from players who are no longer champions, if this tournament gave it to them."""
        record = tournament.record
        given = role_holders(await self.bot.store.tournaments.journal(record.id)) if players else set()
        for person in (person for person in players if person.number in given):
            try:
                await self._change_role(record, person, role, give=False)
            except discord.HTTPException as error:
                log.warning("champion role removal failed", tournament=record.id, guild=record.guild, code=error.code)
                sentence = say("tournament-role-stays", user=Markup(f"<@{person.user}>"), role=Markup(f"<@&{role}>"))
                await self._post(record.channel, record, sentence, None, [record.organiser])

    async def _change_role(self, record: TournamentRecord, person: Person, role: int, *, give: bool) -> None:
        """Give or remove the role and add that to the journal; do nothing if it changes nothing."""
        guild = self.bot.get_guild(record.guild) or await self.bot.fetch_guild(record.guild)
        try:
            member = await guild.fetch_member(person.user)
        except discord.NotFound:  # the player has left the server
            return
        if (member.get_role(role) is not None) == give:
            return
        await (member.add_roles if give else member.remove_roles)(discord.Object(role), reason=record.name)
        await self.bot.tournaments.record_role_change(record.id, person, given=give)

    async def _update_event(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Create, start or end the scheduled event."""
        record = tournament.record
        try:
            event = await update_event(
                self.bot, tournament, str(task.details["to"]), game_and_format(record, say), task.attempts
            )
        except discord.Forbidden:
            if task.details["to"] == "make":
                await self._post(record.channel, record, say("tournament-event-failed"), task, [record.organiser])
            raise
        if event != record.event:
            await self.bot.tournaments.set_event(record.id, event)

    # --- in the thread of a match

    async def _open_thread(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Create the thread of a match and call its players."""
        if _is_planned(tournament, task.match) and tournament.row(task.match).thread is None:
            async with self.thread_queues.setdefault(tournament.record.channel, asyncio.Lock()):
                tournament = await self._with_thread(tournament, task, say)
        row = tournament.row(task.match)
        if _is_planned(tournament, task.match) and row.thread is not None:
            await self._call_players(tournament, tournament.state.match(task.match), row.thread, task, say)

    async def _with_thread(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> Tournament:
        """Return the tournament with a thread for a match, which may have changed while the task waited."""
        tournament = await self.bot.tournaments.get(tournament.record.id)
        if not _is_planned(tournament, task.match):
            return tournament
        if tournament.record.phase == "paused":
            raise Refusal(PAUSED)
        match = tournament.state.match(task.match)
        thread = await self._find_or_create_thread(tournament, match, say, look_first=task.attempts > 0)
        return await self.bot.tournaments.matches.set_thread(
            tournament.record.id, match.number, thread, entrants=match.entrants
        )

    async def _find_or_create_thread(
        self, tournament: Tournament, match: Match, say: Localizer, *, look_first: bool
    ) -> int:
        """Return a new thread for a match; with `look_first`, one that was created just before the bot stopped."""
        record, name = tournament.record, match_name(tournament, match, say)
        try:
            channel = self.bot.get_channel(record.channel) or await self.bot.fetch_channel(record.channel)
        except discord.NotFound as error:
            raise ChannelGone from error
        if not isinstance(channel, discord.TextChannel):
            raise Refusal("tournament-refused-channel")
        if look_first:
            for thread in await own_threads(self.bot, record):
                if thread.name == name and await self.bot.store.tournaments.in_thread(thread.id) is None:
                    return thread.id
        match_minutes = record.settings.ready + record.settings.clock
        archive_after: Literal[1440, 10080] = DAY_MINUTES if match_minutes < DAY_MINUTES else WEEK_MINUTES
        try:
            return await create_thread(channel, name, archive_after, private=record.settings.private_threads)
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise ChannelGone from error
            raise

    async def _call_again(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Call the players to replay a match in its thread."""
        row = tournament.row(task.match)
        if row.stage != "planned" or row.thread is None:
            return
        why = say(f"tournament-again-{task.details['why']}")
        await self._call_players(tournament, tournament.state.match(task.match), row.thread, task, say, why=why)

    async def _call_players(
        self, tournament: Tournament, match: Match, thread: int, task: OutboxTask, say: Localizer, *, why: str = ""
    ) -> None:
        """Call the players of a match to its thread; if the thread cannot be used, ask for a new one."""
        users = players_of(tournament, match)
        mentions, allowed = mention_users(users)
        until = self.bot.clock() + 60.0 * tournament.record.settings.ready
        try:
            private = await is_private(self.bot, thread) if tournament.record.is_duplicate else False
            view = render_match_call(tournament, match, say, mentions=mentions, until=until, private=private).view()
            if private:
                await add_members(self.bot, thread, users)
            if why:
                await self._post(thread, tournament.record, why, task, [])
            sent = await self._channel(thread, tournament.record).send(
                view=view, allowed_mentions=allowed, nonce=f"t{task.id}"
            )
        except discord.HTTPException as error:
            if error.code not in THREAD_UNUSABLE:
                raise
            await self.bot.tournaments.matches.thread_lost(tournament.record.id, match.number, thread=thread)
        else:
            await self.bot.tournaments.matches.set_called(tournament.record.id, match.number, sent.id)

    async def _remind(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Mention the players of a match who are not ready."""
        row = tournament.row(task.match)
        if row.stage == "called" and row.thread is not None and row.deadline is not None:
            missing = matches.missing(tournament, tournament.state.match(task.match))
            sentence = say("tournament-remind", when=when(row.deadline))
            await self._post(row.thread, tournament.record, sentence, task, [person.user for person in missing])

    async def _post_table(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Mention the players and post the game table in the match thread."""
        row = tournament.row(task.match)
        if row.stage != "playing" or row.table != task.details["table"] or row.thread is None:
            return
        users = players_of(tournament, tournament.state.match(task.match))
        match = tournament.state.match(task.match)
        dealt = series_score(tournament, match, row.games, say) if row.games else say("tournament-dealt")
        await self._post(row.thread, tournament.record, dealt, task, users)
        await self.bot.table_messages.show(row.table)

    async def _redraw_clocks(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Edit the call or the table of a match, whose deadline stands still or has moved."""
        row = tournament.row(task.match)
        if row.stage == "playing" and row.table is not None:
            await self.bot.table_messages.show(row.table)
        elif row.stage == "called" and row.call is not None and row.thread is not None:
            match = tournament.state.match(task.match)
            mentions, _ = mention_users(players_of(tournament, match))
            view = render_match_call(tournament, match, say, mentions=mentions).view()
            no_mentions = discord.AllowedMentions.none()  # else an edit is highlighted for the mentioned users
            channel = self._channel(row.thread, tournament.record)
            await channel.edit(row.call, view=view, allowed_mentions=no_mentions)

    async def _close_thread(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Post the result of a match and archive its thread."""
        thread, row = task.details["thread"], tournament.row(task.match)
        assert isinstance(thread, int)
        try:
            if row.table is not None and row.thread == thread:  # before archiving: archived threads are read-only
                await self.bot.table_messages.show_and_wait(row.table)
            result = self._result_text(tournament, task.match, say)
            if await self._ran_out_of_time(tournament, task.match):
                result = say("tournament-match-timeout", result=Markup(result))
            stays_open = tournament.record.is_arena and tournament.record.live and row.table is not None
            if stays_open:  # until the players have moved on
                layout = render_arena_result(tournament, result, say)
                guarded = self._channel(thread, tournament.record)
                await guarded.send(view=layout.view(), nonce=f"t{task.id}")
                return
            await self._post(thread, tournament.record, result, task, [])
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("match result not posted", tournament=tournament.record.id, match=task.match, code=error.code)
        await archive(self.bot, tournament.record, thread)

    async def _archive_threads(self, tournament: Tournament, _task: OutboxTask, say: Localizer) -> None:
        """Archive the match threads that are still open: players wrote in them, or the bot was restarted."""
        known = {row.thread for row in tournament.rows.values()}
        numbers = {match.number: match_name(tournament, match, say) for match in tournament.state.matches}
        for thread in await own_threads(self.bot, tournament.record):
            is_lost = thread.name in numbers.values() and await self.bot.store.tournaments.in_thread(thread.id) is None
            if thread.id in known or is_lost:
                await archive(self.bot, tournament.record, thread.id)

    async def _link_next_match(self, tournament: Tournament, task: OutboxTask, say: Localizer) -> None:
        """Arena: link to a match in the threads where its players last played, and archive those that are left."""
        row, record = tournament.row(task.match), tournament.record
        if row.thread is None or not record.live:
            return
        link = Markup(f"<#{row.thread}>")
        for thread, entrants in last_threads(tournament, tournament.state.match(task.match)):
            sentence = say("tournament-arena-called", names=names(tournament, entrants, say), thread=link)
            try:
                await self._channel(thread, record).send(sentence, nonce=f"t{task.id}-{entrants[0]}"[:25])
                if have_moved_on(tournament, thread):
                    await archive(self.bot, record, thread)
            except (discord.NotFound, discord.Forbidden) as error:
                log.info("next match not linked", tournament=record.id, match=task.match, code=error.code)
            except discord.HTTPException as error:
                if error.code not in THREAD_UNUSABLE:
                    raise

    async def _ran_out_of_time(self, tournament: Tournament, match: MatchNumber) -> bool:
        """Whether the clock decided a match."""
        entries = await self.bot.store.tournaments.journal(tournament.record.id)  # the newest first
        whys = (entry.details.get("why") for entry in entries if entry.details.get("match") == match)
        return next(whys, None) == "clock"

    # --- no message

    async def _correct_ratings(self, _tournament: Tournament, task: OutboxTask, _say: Localizer) -> None:
        """Recompute the ratings of a table whose result was corrected."""
        table = task.details["table"]
        assert isinstance(table, int)
        await self.bot.ratings.correct(table, _numbers(task.details["places"]))

    # --- sending

    def _result_text(self, tournament: Tournament, number: int, say: Localizer) -> str:
        if number <= len(tournament.state.matches) and (match := tournament.state.match(number)).result is not None:
            return f"{round_name(tournament, match, say)}{say.colon}{result_line(tournament, match, say)}"
        return say("tournament-match-off")

    async def _post(
        self,
        channel: int,
        record: TournamentRecord,
        sentence: str,
        task: OutboxTask | None,
        users: Iterable[int],
        *,
        role: int | None = None,
        buttons: Sequence[ui.Item[Any]] = (),
    ) -> None:
        """Post a sentence that mentions users and a role, in as many messages as needed; the first has the buttons."""
        mentioned = list(users)
        if role is not None:
            sentence = f"<@&{role}> {sentence}"
        for number, start in enumerate(range(0, max(1, len(mentioned)), MAX_MENTIONS)):
            mentions, allowed = mention_users(mentioned[start : start + MAX_MENTIONS])
            if role is not None and not number:
                allowed.roles = [discord.Object(role)]
            nonce = f"t{task.id}-{task.kind}-{number}"[:25] if task is not None else None
            text = f"{sentence}\n{mentions}".strip() if not number else mentions
            shown = {"view": notice(text, row(*buttons))} if buttons and not number else {"content": text}
            await self._channel(channel, record).send(**shown, allowed_mentions=allowed, nonce=nonce)

    def _channel(self, channel: int, record: TournamentRecord) -> GuardedChannel:
        return self.bot.channels.channel(channel, record.guild, parent=record.channel)


def _members(tournament: Tournament, entrants: Iterable[EntrantId]) -> list[Person]:
    """Return the members of entrants, without erased users."""
    return [person for entrant in entrants for person in tournament.members(entrant) if person.user != NOBODY]


def _round_names(tournament: Tournament, number: int, say: Localizer) -> str:
    """Return the names of a round; the matches of a group stage share one."""
    made = [match for match in tournament.state.matches if match.round == number]
    if any("." in match.place for match in made):
        return round_names(tournament, made, say)
    return say("tournament-round", round=number)


def _is_planned(tournament: Tournament, match: int) -> bool:
    """Whether the players of a match are still to be called."""
    return tournament.row(match).stage == "planned" and tournament.record.live


def _numbers(value: object) -> list[int]:
    return [one for one in value if isinstance(one, int)] if isinstance(value, list) else []
