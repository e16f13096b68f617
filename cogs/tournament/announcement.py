"""The announcement: the public message of a tournament with sign-ups, matches, standings and buttons."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, Markup, localizer
from bot.pictures import PictureCache
from bot.tables.record import NOBODY
from bot.tournaments.model import Person, Tournament, TournamentRecord
from bot.tournaments.planning import timing
from bot.tournaments.planning.move_limit import move_limit
from bot.tournaments.sign_up import entry
from bot.tournaments.sign_up.conditions import Conditions
from bot.tournaments.sign_up.returning import former
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors, tell
from cogs.core.layout import BLURPLE, GOLD, GREY, MessageLayout, row
from cogs.core.replies import edit_through, reply_privately
from cogs.core.text import localizer_for, safe_name
from cogs.table.play import player_of
from cogs.tournament.browse import BracketButton, is_elimination, legend, part_name, points_text, render_standings
from cogs.tournament.drop import ask_drop
from cogs.tournament.lookup import visible_tournament
from cogs.tournament.organise.forms import ask_team
from cogs.tournament.pictures.build import Shown, has_bracket, is_bracketed, overview
from cogs.tournament.pictures.standings import tally
from cogs.tournament.series import SeriesButton, series_line
from cogs.tournament.sign_up.conditions import conditions_text, require_conditions
from cogs.tournament.text import (
    break_text,
    description_text,
    entrant_name,
    game_and_format,
    minutes,
    move_limit_text,
    people_names,
    plain_title,
    round_of,
    title,
    when,
)
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Standing
from rules.tournament.progress import OPEN_TO_LATE
from rules.tournament.scoring import best

MAX_LISTED = 20  # sign-ups
MAX_ROWS = 8  # matches and standings
ROWS_BELOW_PICTURE = 3  # of the standings; the picture shows more
STYLES = {
    "in": discord.ButtonStyle.success,
    "check": discord.ButtonStyle.success,
    "play": discord.ButtonStyle.success,
    "match": discord.ButtonStyle.primary,
}
EMOJI = {"in": "✋", "check": "✅", "match": "🎲", "table": "📊", "play": "▶️"}


async def render_announcement(tournament: Tournament, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the announcement as it should look now, with the longest list that fits."""
    is_begun = tournament.record.phase in ("running", "paused", "over")
    shown = await overview(tournament, say, picture_cache) if is_begun else None
    places = (await tally(tournament)).places if is_begun else ()
    drawn = (_draw(tournament, say, listed, places, shown) for listed in (MAX_LISTED, MAX_LISTED // 2, MAX_LISTED // 4))
    bare = None if shown is None else shown._replace(legend=())
    return next((layout for layout in drawn if layout.fits()), None) or _draw(tournament, say, 0, places, bare)


def _draw(
    tournament: Tournament, say: Localizer, listed: int, places: Sequence[Standing], shown: Shown | None
) -> MessageLayout:
    record = tournament.record
    lines = [f"## 🏆 {title(record)}", game_and_format(record, say)]
    if line := series_line(record, say):
        lines.append(f"🔁 {line}")
    if record.settings.description:
        lines.append(description_text(record))
    lines += _about(tournament, say)
    parts: list[Any] = [ui.TextDisplay("\n".join(lines))]
    if shown is not None:
        parts.append(shown.picture.item())
        beside = [f"-# {part_name(tournament, shown, say)}"] if shown.of > 1 else []
        beside += [legend(shown, say)] if shown.legend else []
        if beside:
            parts.append(ui.TextDisplay("\n".join(beside)))
    if body := list(_body(tournament, say, listed, places[: ROWS_BELOW_PICTURE if shown else MAX_ROWS])):
        parts.append(ui.TextDisplay("\n".join(body)))
    buttons: list[ui.Item[Any]] = [AnnouncementButton(record.id, act, say) for act in _acts(tournament)]
    if shown is not None and is_bracketed(tournament):
        buttons.append(BracketButton(record.id, "now", label=say("tournament-button-bracket"), emoji="🌳"))
    if buttons:
        parts.append(row(*buttons))
    if record.series is not None:
        parts.append(row(SeriesButton(record.series, "show", say)))
    over = record.phase in ("over", "cancelled")
    accent = GOLD if record.phase == "over" else GREY if over else BLURPLE
    return MessageLayout(parts, accent=accent, pictures=[] if shown is None else [shown.picture])


def _about(tournament: Tournament, say: Localizer) -> Iterator[str]:
    record, settings = tournament.record, tournament.record.settings
    match record.phase:
        case "signup":
            if record.start_at is None:
                yield say("tournament-starts-by-hand")
            else:
                yield say("tournament-starts", at=when(record.start_at, "F"), when=when(record.start_at))
                if settings.checkin:
                    opens = timing.opens_at(record)
                    yield say("tournament-checkin-opens", at=when(opens, "t"), when=when(opens))
        case "checkin":
            yield say("tournament-checkin-open", when=when(record.start_at or 0))
        case "running":
            yield round_of(tournament, say)
            if record.schedule.round_at is not None:
                yield say("tournament-next-round", when=when(record.schedule.round_at))
            if record.ends_at is not None:
                yield say("tournament-arena-ends", when=when(record.ends_at))
        case "paused":
            yield say("tournament-paused")
        case "cancelled":
            yield say("tournament-cancelled")
        case _:
            yield say("tournament-over")
    if record.phase in ("signup", "checkin"):
        yield from _about_entry(record, say)


def _about_entry(record: TournamentRecord, say: Localizer) -> Iterator[str]:
    """Yield what players want to know before they sign up."""
    settings = record.settings
    if settings.conditions != Conditions():
        yield say("tournament-entry", conditions=conditions_text(record, say))
    organisers = [user for user in (record.organiser, *record.co_organisers) if user != NOBODY]
    if organisers:
        mentions = Markup(say.listed(f"<@{user}>" for user in organisers))
        yield f"-# {say('tournament-organiser', organisers=mentions)}"
    clock = minutes(settings.clock, say) if settings.clock else say("tournament-no-clock")
    yield f"-# {say('tournament-times', ready=minutes(settings.ready, say), clock=clock)}"
    if limit := move_limit(record):
        yield f"-# {say('tournament-move-limit', limit=move_limit_text(limit, say))}"
    if pause := break_text(settings, say):
        yield f"-# {pause}"
    if settings.team != (1, 1):
        yield f"-# {say('tournament-teams', size=entry.size_text(*settings.team))} {say('tournament-solo-hint')}"
    yield f"-# {say(f'tournament-about-{record.state.plan.format}')}"


def _body(tournament: Tournament, say: Localizer, listed: int, places: Sequence[Standing]) -> Iterator[str]:
    if tournament.record.phase in ("signup", "checkin"):
        yield from _list(tournament, say, listed)
    elif tournament.record.phase in ("running", "paused", "over"):
        yield from _matches(tournament, say)
        if all(match.is_open or match.is_bye for match in tournament.state.matches):
            return  # no result yet
        if has_bracket(tournament) and tournament.record.phase != "over":
            return  # the bracket shows who is still in
        yield f"### {say('tournament-standings')}"
        for standing in places:
            won = {1: "🥇", 2: "🥈", 3: "🥉"} if tournament.record.phase == "over" else {}
            medal = won.get(standing.place, f"{standing.place}\\.")
            points = "" if is_elimination(tournament) else f" · {points_text(standing.points, say)}"
            yield f"{medal} {entrant_name(tournament, standing.entrant)}{points}"
        if (more := len(tournament.state.entrants) - len(places)) > 0:
            yield f"-# {say('tournament-more', count=more)}"


def _list(tournament: Tournament, say: Localizer, listed: int) -> Iterator[str]:
    inside, waiting = entry.parties_in(tournament), entry.parties_waiting(tournament)
    yield f"### {say('tournament-signed-up', here=len(inside), most=entry.places(tournament))}"
    parties = tournament.parties
    for party in inside[:listed]:
        mark = "✅" if party[0].status == "here" else "▫️"
        yield f"{mark} {people_names(party)}{_open_invites(parties[party[0].party], say)}"
    if (more := len(inside) - listed) > 0:
        yield f"-# {say('tournament-more', count=more)}"
    if waiting:
        yield f"### {say('tournament-waiting', count=len(waiting))}"
        line = ((people_names(party), party[0].status == "here") for party in waiting[:listed])
        yield say.listed(f"{place}\\. {name}{' ✅' if here else ''}" for place, (name, here) in enumerate(line, 1))
    if alone := entry.solos(tournament):
        yield f"### {say('tournament-solos', count=len(alone))}"
        named = (f"{safe_name(one.name)}{' ✅' if one.status == 'here' else ''}" for one in alone[:listed])
        yield say.listed(named)
    for party in [party for party in parties.values() if not entry.has_enough(tournament, party)][:listed]:
        if invited := _open_invites(party, say):
            yield f"⏳ {people_names(party[:1])}{invited}"


def _open_invites(party: list[Person], say: Localizer) -> str:
    """Return whom a team waits for, or nothing."""
    missing = say.listed(safe_name(person.name) for person in party if person.status == "invited")
    return f" · {say('tournament-team-waits', names=missing)}" if missing else ""


def _matches(tournament: Tournament, say: Localizer) -> Iterator[str]:
    """Yield the open matches, with links to their threads."""
    open_rows = list(tournament.open_rows())
    if not open_rows or tournament.record.phase == "over":
        return
    yield f"### {say('tournament-now', count=len(open_rows))}"
    made, needed = threads_made(tournament)
    if made < needed and needed > MAX_ROWS:
        yield say("tournament-threads", made=made, needed=needed)
    for match, row_ in open_rows[:MAX_ROWS]:
        sides = " – ".join(entrant_name(tournament, entrant) for entrant in match.entrants)
        if row_.thread is None:
            yield say("tournament-stage-planned", match=sides)
        elif tournament.record.settings.private_threads:  # a link that others cannot open
            yield say(f"tournament-stage-{row_.stage}", match=sides)
        else:  # the thread's name shows the players
            yield say(f"tournament-stage-{row_.stage}", match=Markup(f"<#{row_.thread}>"))
    if (more := len(open_rows) - MAX_ROWS) > 0:
        yield f"-# {say('tournament-more', count=more)}"
    if resting := byes(tournament):
        resting_names = say.listed(entrant_name(tournament, one) for one in resting)
        yield f"-# {say('tournament-bye-now', names=resting_names, points=_bye_points(tournament, say))}"


def threads_made(tournament: Tournament) -> tuple[int, int]:
    """Return how many matches of the current rounds have a thread or need none any more, and how many there are."""
    if tournament.record.is_arena:
        return 0, 0
    rounds = {match.round for match, _ in tournament.open_rows()}
    rows = [tournament.rows.get(match.number) for match in tournament.state.matches if match.round in rounds]
    called = [row_ for row_ in rows if row_ is not None]
    return sum(row_.thread is not None or row_.stage == "over" for row_ in called), len(called)


def byes(tournament: Tournament) -> list[EntrantId]:
    """Return the entrants who get the points of a win without playing in this round."""
    if tournament.state.plan.format not in ("swiss", "pods"):
        return []
    state = tournament.state
    return [match.entrants[0] for match in state.matches if match.is_bye and match.round == state.round]


def _bye_points(tournament: Tournament, say: Localizer) -> str:
    return points_text(float(best(tournament.state.plan)), say)


def _acts(tournament: Tournament) -> Iterator[str]:
    record = tournament.record
    if record.phase in ("signup", "checkin"):
        yield "check" if record.phase == "checkin" else "in"
        if record.phase == "checkin":
            yield "in"
        if record.settings.team != (1, 1):
            yield from ("solo", "yes")
        yield "out"
    if record.phase in ("running", "paused"):
        if record.is_arena:
            yield from ("in", "play", "rest")
        yield "match"
        if record.state.plan.format in OPEN_TO_LATE and not record.is_arena and record.settings.team == (1, 1):
            yield "in"
    if record.phase in ("running", "paused", "over"):
        yield "table"


class AnnouncementButton(
    PersistentItem[ui.Button[Any]],
    template=r"tn:(?P<tournament>\d{1,18}):(?P<act>in|out|check|yes|play|rest|match|table|solo)",
):
    """A button of the announcement."""

    tournament: int
    act: str

    def __init__(self, tournament_id: int, act: str, say: Localizer) -> None:
        super().__init__(
            ui.Button(
                label=say(f"tournament-button-{act}"),
                emoji=EMOJI.get(act),
                style=STYLES.get(act, discord.ButtonStyle.secondary),
            ),
            tournament=tournament_id,
            act=act,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do the action, update the announcement, and reply privately."""
        async with interaction_errors(interaction, tournament=self.tournament, act=self.act):
            tournament = await visible_tournament(interaction, self.tournament)
            user, say = interaction.user.id, localizer_for(interaction)
            if self.act == "table":
                picture_cache = interaction.client.pictures
                await reply_privately(interaction, await render_standings(tournament, 0, say, picture_cache, user))
                return
            if self.act == "match":
                await tell(interaction, own_match(tournament, user, say))
                return
            if self.act == "out":
                await ask_drop(interaction, tournament)
                return
            if self.act == "in" and entry.place_in_line(tournament, user) is not None:
                await tell(interaction, _reply(tournament, self.act, user, say))
                return
            if self.act in ("in", "yes", "solo"):
                await require_conditions(interaction, tournament)
            if self.act == "in" and tournament.record.settings.team != (1, 1):
                await ask_team(interaction, tournament)
                return
            is_back = self.act == "in" and former(tournament, user) is not None
            tournament = await self._do(interaction)
            sentence = say("tournament-done-returned") if is_back else _reply(tournament, self.act, user, say)
            await update_announcement(interaction, tournament)
            await tell(interaction, sentence)

    async def _do(self, interaction: discord.Interaction[Any]) -> Tournament:
        bot: Onetable = interaction.client
        service, user = bot.tournaments, interaction.user.id
        match self.act:
            case "in":
                return await service.sign_up(self.tournament, player_of(interaction))
            case "solo":
                return await service.sign_up_solo(self.tournament, player_of(interaction))
            case "check":
                return await service.check_in(self.tournament, user)
            case "yes":
                return await service.accept(self.tournament, user)
            case _:
                return await service.set_waiting(self.tournament, user, waiting=self.act == "play")


def _reply(tournament: Tournament, act: str, user: int, say: Localizer) -> str:
    """Return the private reply to a click."""
    person = tournament.person(user)
    place = entry.place_in_line(tournament, user) if tournament.record.phase in ("signup", "checkin") else None
    if act in ("in", "yes") and place is not None:
        return say("tournament-done-waiting", ahead=place - 1)
    if act == "check" and place is not None:
        return say("tournament-done-check-waiting", place=place)
    if act == "play" and any(person and person.entrant in match.entrants for match, _ in tournament.open_rows()):
        return own_match(tournament, user, say)
    if act == "rest" and any(person and person.entrant in match.entrants for match, _ in tournament.open_rows()):
        return say("tournament-done-rest-after")
    if act == "in" and tournament.record.live and person is not None and person.entrant is not None:
        return say("tournament-done-arena" if tournament.record.is_arena else "tournament-done-late")
    if act == "in" and tournament.record.settings.checkin:
        return say("tournament-done-in-checkin")
    return say(f"tournament-done-{act}")


def own_match(tournament: Tournament, user: int, say: Localizer) -> str:
    """Return a sentence that links to the user's open match. Raise a refusal if they are not in the tournament."""
    person = tournament.person(user)
    if person is None or person.entrant is None:
        raise Refusal("tournament-refused-not-in")
    for match, row_ in tournament.open_rows():
        if person.entrant in match.entrants:
            if row_.thread is None:
                return say("tournament-your-match-soon")
            return say("tournament-your-match", thread=Markup(f"<#{row_.thread}>"))
    if person.entrant in byes(tournament):
        return say("tournament-your-bye", points=_bye_points(tournament, say))
    return say("tournament-no-match-now")


async def update_announcement(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Edit the announcement through the interaction, which counts against no channel rate limit."""
    if interaction.message is not None and interaction.message.id == tournament.record.message:
        picture_cache = interaction.client.pictures
        await edit_through(
            interaction, await render_announcement(tournament, localizer(tournament.record.language), picture_cache)
        )


EXPECTED_MINUTES = 180  # length of an event, except for an arena, whose end is known


async def update_event(bot: Onetable, tournament: Tournament, to: str, description: str, attempts: int) -> int | None:
    """Create (`make`), change (`edit`), start (`begin`) or end (`end`) the event; return the event there is now."""
    record = tournament.record
    if to == "make":
        return record.event or await _create(bot, record, description, look_first=attempts > 0)
    if record.event is None:
        return None
    guild = bot.get_guild(record.guild) or await bot.fetch_guild(record.guild)
    try:
        event = await guild.fetch_scheduled_event(record.event)
    except discord.NotFound:
        return None  # a member has deleted it
    scheduled, active = discord.EventStatus.scheduled, discord.EventStatus.active
    if to == "edit" and event.status is scheduled and record.start_at is not None:
        await event.edit(
            name=plain_title(record),
            description=description,
            start_time=_datetime(record.start_at),
            end_time=_end_time(record, record.start_at),
            location=event.location or "",
        )
    elif to == "begin" and event.status is scheduled:
        await event.start()
    elif to == "end" and event.status is active:
        await event.end()
    elif to == "end" and event.status is scheduled:
        await event.cancel()
    return None if to == "end" else record.event


async def _create(bot: Onetable, record: TournamentRecord, description: str, *, look_first: bool) -> int | None:
    guild = bot.get_guild(record.guild) or await bot.fetch_guild(record.guild)
    start_at = record.start_at
    if start_at is None or start_at <= bot.clock():
        return None
    name = plain_title(record)
    if look_first:  # the bot may have created it just before it stopped
        for event in await guild.fetch_scheduled_events():
            is_ours = bot.user is not None and event.creator_id == bot.user.id
            if is_ours and event.name == name and int(event.start_time.timestamp()) == int(start_at):
                return event.id
    event = await guild.create_scheduled_event(
        name=name,
        description=description,
        start_time=_datetime(start_at),
        end_time=_end_time(record, start_at),
        entity_type=discord.EntityType.external,
        privacy_level=discord.PrivacyLevel.guild_only,
        location=f"https://discord.com/channels/{record.guild}/{record.channel}",
        reason=name,
    )
    return event.id


def _end_time(record: TournamentRecord, start_at: float) -> datetime:
    return _datetime(start_at + 60.0 * (record.settings.window if record.is_arena else EXPECTED_MINUTES))


def _datetime(at: float) -> datetime:
    return datetime.fromtimestamp(at, UTC)
