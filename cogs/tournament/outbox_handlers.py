"""Each thing that a tournament asks to be done on Discord."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal

import discord
import structlog
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.i18n.markup import Markup
from bot.tables.record import NOBODY
from bot.tournaments import entry, matches
from bot.tournaments.model import Affair, OutboxTask, Person, TournamentRecord
from cogs.core.channels import UNKNOWN_CHANNEL, GuardedChannel
from cogs.core.layout import GOLD, MessageLayout
from cogs.core.text import mention_users
from cogs.tournament.announcement import draw_notice
from cogs.tournament.browse import legend
from cogs.tournament.champion_role import Objection, given_to, objection_now
from cogs.tournament.events import keep_event
from cogs.tournament.match_calls import draw_call, users_of
from cogs.tournament.pictures.build import overview
from cogs.tournament.text import game_and_format, match_name, names, result_line, round_name, title, when
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Match

log = structlog.get_logger("onetable.herald")

MENTIONED = 50  # people in one message
NAMED = 20  # champions in the announcement: an arena that few have played may have more
NO_PLACE = (10003, 50083, 160005)  # a thread that is gone, archived for good, or locked
DAY_MINUTES: Literal[1440] = 1440
WEEK_MINUTES: Literal[10080] = 10080


class PlaceLost(Exception):
    """The channel of the tournament is gone."""


class OutboxHandlers:
    """Every method can be called again for the same duty without harm."""

    def __init__(self, bot: Onetable) -> None:
        self.bot = bot

    async def do(self, tournament: int, task: OutboxTask) -> None:
        """Do it, as things stand now."""
        affair = await self.bot.tournaments.affair(tournament)
        say = localizer(affair.record.language)
        match task.what:
            case "show":
                await self._show(affair, say)
            case "tell":
                await self._tell(affair, task, say)
            case "open":
                await self._open(affair, task, say)
            case "again":
                await self._again(affair, task, say)
            case "remind":
                await self._remind(affair, task, say)
            case "board":
                await self._board(affair, task, say)
            case "close":
                await self._close(affair, task, say)
            case "rate":
                table = task.details["table"]
                assert isinstance(table, int)
                await self.bot.ratings.correct(table, _numbers(task.details["places"]))
            case "crown":
                await self._crown(affair, task, say)
            case "event":
                await self._event(affair, task, say)

    # --- in the tournament's channel

    async def _show(self, affair: Affair, say: Localizer) -> None:
        record, layout = affair.record, await draw_notice(affair, say, self.bot.pictures)
        if record.message is not None:
            try:
                nobody = discord.AllowedMentions.none()  # else an edit would mark it for whoever is named in it
                await self._place(record.channel, record).edit(
                    record.message, view=layout.view(), attachments=layout.files(), allowed_mentions=nobody
                )
            except discord.NotFound as error:
                if error.code == UNKNOWN_CHANNEL:
                    raise PlaceLost from error
            else:
                return
        try:
            sent = await self._place(record.channel, record).send(view=layout.view(), files=layout.files())
        except discord.NotFound as error:
            raise PlaceLost from error
        await self.bot.tournaments.shown_in(record.id, sent.id)

    async def _tell(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        """One sentence, and mentions of those whom it concerns."""
        record, about = affair.record, str(task.details["about"])
        known = task.details.get("match")
        values: dict[str, str | int] = {"name": title(record), "why": str(task.details.get("why", ""))}
        values["when"] = when(record.start_at) if record.start_at is not None else ""
        values["round"] = int(str(task.details.get("round", 0)))
        values["result"] = self._result(affair, known, say) if isinstance(known, int) else ""
        called: list[int] = []
        if about in ("soon", "checkin", "last"):
            parties = [*entry.parties_in(affair), *entry.parties_waiting(affair)]
            players = [person for party in parties for person in party]
            called = [person.user for person in players if about != "last" or person.status != "here"]
            if about == "last" and not called:
                return
        if about == "trouble" or (about == "cancelled" and task.details.get("why") == "too-few"):
            called = [record.organiser]
        await self._say(record.channel, record, say(f"tournament-tell-{about}", **values), task, called)

    async def _crown(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        """Tell who has won, and give them the role, also where nothing can be told."""
        champions, role = _numbers(task.details.get("champions")), affair.record.settings.role
        try:
            if champions:
                await self._praise(affair, champions, task, say)
        finally:
            if role is not None:
                await self._take_role(affair, _members(affair, _numbers(task.details.get("former"))), role, say)
                await self._give_role(affair, _members(affair, champions), role, say)

    async def _praise(self, affair: Affair, champions: list[EntrantId], task: OutboxTask, say: Localizer) -> None:
        record, players = affair.record, _members(affair, champions)
        mentions, called = mention_users(person.user for person in players[:NAMED])
        listed = names(affair, champions[:NAMED])
        if (more := len(champions) - NAMED) > 0:
            listed = Markup(f"{listed} {say('tournament-more', count=more)}")
        lines = [
            f"## 🏆 {title(record)}",
            say("tournament-champion", names=listed, count=len(champions)),
            mentions,
            say("tournament-champion-after", matches=sum(not match.is_bye for match in affair.state.matches)),
        ]
        shown = await overview(affair, say, self.bot.pictures)
        parts: list[Any] = [ui.TextDisplay("\n".join(lines)), *([shown.picture.item()] if shown else [])]
        if shown and shown.legend:
            parts.append(ui.TextDisplay(legend(shown, say)))
        layout = MessageLayout(parts, accent=GOLD, pictures=[shown.picture] if shown else [])
        place, nonce = self._place(record.channel, record), f"t{task.id}"
        await place.send(view=layout.view(), files=layout.files(), allowed_mentions=called, nonce=nonce)

    async def _give_role(self, affair: Affair, players: list[Person], role: int, say: Localizer) -> None:
        """Give the champions their role, if the organiser could do so as well at this moment."""
        record, left = affair.record, list(players)
        if not players:
            return
        try:
            found = await objection_now(self.bot, record)
            while found is None and left:
                await self._change_role(record, left[0], role, give=True)
                left.pop(0)
        except discord.HTTPException as error:
            log.warning("role not given", tournament=record.id, guild=record.guild, code=error.code)
            found = Objection("bot")
        if found is not None:
            log.info("role withheld", tournament=record.id, guild=record.guild, why=found.why)
            users = Markup(", ".join(f"<@{person.user}>" for person in left[:NAMED]))
            values = {"users": users, "role": Markup(f"<@&{role}>"), **found.values(say)}
            await self._say(
                record.channel, record, say(f"tournament-role-{found.why}", **values), None, [record.organiser]
            )

    async def _take_role(self, affair: Affair, players: list[Person], role: int, say: Localizer) -> None:
        """Take the role from people who are no champions after all, if they have it from this tournament."""
        record = affair.record
        given = given_to(await self.bot.store.tournaments.journal(record.id)) if players else set()
        for person in (person for person in players if person.number in given):
            try:
                await self._change_role(record, person, role, give=False)
            except discord.HTTPException as error:
                log.warning("role not taken", tournament=record.id, guild=record.guild, code=error.code)
                sentence = say("tournament-role-stays", user=Markup(f"<@{person.user}>"), role=Markup(f"<@&{role}>"))
                await self._say(record.channel, record, sentence, None, [record.organiser])

    async def _change_role(self, record: TournamentRecord, person: Person, role: int, *, give: bool) -> None:
        """Give or take the role, and note it; nothing where that changes nothing."""
        guild = self.bot.get_guild(record.guild) or await self.bot.fetch_guild(record.guild)
        try:
            member = await guild.fetch_member(person.user)
        except discord.NotFound:  # they have left the server
            return
        if (member.get_role(role) is not None) == give:
            return
        await (member.add_roles if give else member.remove_roles)(discord.Object(role), reason=record.name)
        await self.bot.tournaments.role_changed(record.id, person, given=give)

    async def _event(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        record = affair.record
        try:
            event = await keep_event(
                self.bot, affair, str(task.details["to"]), game_and_format(record, say), task.tries
            )
        except discord.Forbidden:
            if task.details["to"] == "make":
                await self._say(record.channel, record, say("tournament-event-failed"), task, [record.organiser])
            raise
        if event != record.event:
            await self.bot.tournaments.event_made(record.id, event)

    # --- in the thread of a match

    async def _open(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        row = affair.row(task.match)
        if row.stage != "planned" or not affair.record.live:
            return
        match, thread = affair.state.match(task.match), row.thread
        if thread is None:
            thread = await self._thread(affair, match, say, found=task.tries > 0)
            await self.bot.tournaments.thread_made(affair.record.id, match.number, thread)
        await self._call(affair, match, thread, task, say)

    async def _thread(self, affair: Affair, match: Match, say: Localizer, *, found: bool) -> int:
        """A thread for a match: one that was made just before the bot stopped, or a new one."""
        record, name = affair.record, match_name(affair, match, say)
        try:
            channel = self.bot.get_channel(record.channel) or await self.bot.fetch_channel(record.channel)
        except discord.NotFound as error:
            raise PlaceLost from error
        if not isinstance(channel, discord.TextChannel):
            raise Refusal("tournament-refused-channel")
        if found:
            guild = self.bot.get_guild(record.guild) or await self.bot.fetch_guild(record.guild)
            for thread in await guild.active_threads():
                is_ours = thread.parent_id == record.channel and thread.owner_id == (self.bot.user and self.bot.user.id)
                if is_ours and thread.name == name and await self.bot.store.tournaments.in_thread(thread.id) is None:
                    return thread.id
        lasts = record.settings.ready + record.settings.clock
        try:
            made = await channel.create_thread(
                name=name,
                type=discord.ChannelType.public_thread,
                auto_archive_duration=DAY_MINUTES if lasts < DAY_MINUTES else WEEK_MINUTES,
            )
        except discord.NotFound as error:
            if error.code == UNKNOWN_CHANNEL:
                raise PlaceLost from error
            raise
        return made.id

    async def _again(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        """A match is to be played once more in its thread."""
        row = affair.row(task.match)
        if row.stage != "planned" or row.thread is None:
            return
        why = say(f"tournament-again-{task.details['why']}")
        await self._call(affair, affair.state.match(task.match), row.thread, task, say, why=why)

    async def _call(
        self, affair: Affair, match: Match, thread: int, task: OutboxTask, say: Localizer, *, why: str = ""
    ) -> None:
        """Call those of a match to its thread, or to another if nothing can be written there."""
        mentions, called = mention_users(users_of(affair, match))
        until = self.bot.clock() + 60.0 * affair.record.settings.ready
        view = draw_call(affair, match, say, mentions=mentions, until=until).view()
        try:
            if why:
                await self._say(thread, affair.record, why, task, [])
            await self._place(thread, affair.record).send(view=view, allowed_mentions=called, nonce=f"t{task.id}")
        except discord.HTTPException as error:
            if error.code not in NO_PLACE:
                raise
            await self.bot.tournaments.thread_lost(affair.record.id, match.number, thread=thread)
        else:
            await self.bot.tournaments.called(affair.record.id, match.number)

    async def _remind(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        row = affair.row(task.match)
        if row.stage == "called" and row.thread is not None and row.deadline is not None:
            missing = matches.missing(affair, affair.state.match(task.match))
            sentence = say("tournament-remind", when=when(row.deadline))
            await self._say(row.thread, affair.record, sentence, task, [person.user for person in missing])

    async def _board(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        row = affair.row(task.match)
        if row.stage != "playing" or row.table != task.details["table"] or row.thread is None:
            return
        users = users_of(affair, affair.state.match(task.match))
        limit = say("tournament-dealt-clock", when=when(row.deadline)) if row.deadline is not None else ""
        await self._say(row.thread, affair.record, f"{say('tournament-dealt')} {limit}".strip(), task, users)
        await self.bot.table_messages.show(row.table)

    async def _close(self, affair: Affair, task: OutboxTask, say: Localizer) -> None:
        """Say how it ended and put the thread away; the last picture of the table comes before that."""
        thread, row = task.details["thread"], affair.row(task.match)
        assert isinstance(thread, int)
        try:
            if row.table is not None and row.thread == thread:  # in an archived thread nothing can be edited
                await self.bot.table_messages.show_and_wait(row.table)
            await self._say(thread, affair.record, self._result(affair, task.match, say), task, [])
            place = self.bot.get_channel(thread) or await self.bot.fetch_channel(thread)
            if isinstance(place, discord.Thread):
                await place.edit(archived=True)
        except (discord.NotFound, discord.Forbidden) as error:
            log.info("thread stays", tournament=affair.record.id, match=task.match, code=error.code)

    # --- words

    def _result(self, affair: Affair, number: int, say: Localizer) -> str:
        if number <= len(affair.state.matches) and (match := affair.state.match(number)).result is not None:
            return f"{round_name(affair, match.round, say)}: {result_line(affair, match, say)}"
        return say("tournament-match-off")

    async def _say(
        self, channel: int, record: TournamentRecord, sentence: str, task: OutboxTask | None, users: Iterable[int]
    ) -> None:
        """A sentence with mentions on purpose, in as many messages as those need."""
        players = list(users)
        for number, start in enumerate(range(0, max(1, len(players)), MENTIONED)):
            mentions, called = mention_users(players[start : start + MENTIONED])
            nonce: Any = f"t{task.id}-{task.what}-{number}"[:25] if task is not None else None
            place, text = self._place(channel, record), f"{sentence}\n{mentions}".strip() if not number else mentions
            await place.send(text, allowed_mentions=called, nonce=nonce)

    def _place(self, channel: int, record: TournamentRecord) -> GuardedChannel:
        return self.bot.channels.channel(channel, record.guild, parent=record.channel)


def _members(affair: Affair, entrants: Iterable[EntrantId]) -> list[Person]:
    """Their people, but for those who are forgotten."""
    return [person for entrant in entrants for person in affair.members(entrant) if person.user != NOBODY]


def _numbers(value: object) -> list[int]:
    return [one for one in value if isinstance(one, int)] if isinstance(value, list) else []
