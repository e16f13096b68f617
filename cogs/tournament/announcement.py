"""The public message of a tournament: what it is, who is in, how it stands, and what can be pressed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, localizer
from bot.i18n.markup import Markup
from bot.pictures import PictureCache
from bot.tournaments import entry, timing
from bot.tournaments.model import Affair
from cogs.core.buttons import PersistentItem
from cogs.core.errors import interaction_errors, tell
from cogs.core.layout import BLURPLE, GOLD, GREY, MessageLayout, row
from cogs.core.replies import edit_through, reply_privately
from cogs.core.text import localizer_for, safe_name
from cogs.table.opening import player_of
from cogs.tournament.browse import BracketButton, draw_table, legend, part_name
from cogs.tournament.finding import affair_here
from cogs.tournament.organise.forms import ask_team
from cogs.tournament.pictures.build import Shown, has_bracket, is_bracketed, overview
from cogs.tournament.pictures.tally import tally
from cogs.tournament.standings import points_text
from cogs.tournament.text import entrant_name, game_and_format, minutes, people_names, round_of, title, when
from rules.errors import Refusal
from rules.tournament.model import EntrantId, Standing
from rules.tournament.progress import OPEN_TO_LATE

LISTED = 20
TOP = 8
FIRST = 3  # of the standings, below a picture that shows more of them
STYLES = {
    "in": discord.ButtonStyle.success,
    "check": discord.ButtonStyle.success,
    "play": discord.ButtonStyle.success,
    "match": discord.ButtonStyle.primary,
}
EMOJI = {"in": "✋", "check": "✅", "match": "🎲", "table": "📊", "play": "▶️"}


async def draw_notice(affair: Affair, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """The message as it should look now, with as long a list as there is room for."""
    is_begun = affair.record.phase in ("running", "paused", "over")
    shown = await overview(affair, say, picture_cache) if is_begun else None
    places = (await tally(affair)).places if is_begun else ()
    drawn = (_draw(affair, say, listed, places, shown) for listed in (LISTED, LISTED // 2, LISTED // 4))
    bare = None if shown is None else shown._replace(legend=())
    return next((layout for layout in drawn if layout.fits()), None) or _draw(affair, say, 0, places, bare)


def _draw(
    affair: Affair, say: Localizer, listed: int, places: Sequence[Standing], shown: Shown | None
) -> MessageLayout:
    record = affair.record
    lines = [f"## 🏆 {title(record)}", game_and_format(record, say), *_about(affair, say)]
    parts: list[Any] = [ui.TextDisplay("\n".join(lines))]
    if shown is not None:
        parts.append(shown.picture.item())
        beside = [f"-# {part_name(shown, say)}"] if shown.of > 1 else []
        beside += [legend(shown, say)] if shown.legend else []
        if beside:
            parts.append(ui.TextDisplay("\n".join(beside)))
    if body := list(_body(affair, say, listed, places[: FIRST if shown else TOP])):
        parts.append(ui.TextDisplay("\n".join(body)))
    buttons: list[ui.Item[Any]] = [NoticeButton(record.id, act, say) for act in _acts(affair)]
    if shown is not None and is_bracketed(affair):
        buttons.append(BracketButton(record.id, "now", label=say("tournament-button-bracket"), emoji="🌳"))
    if buttons:
        parts.append(row(*buttons))
    over = record.phase in ("over", "cancelled")
    accent = GOLD if record.phase == "over" else GREY if over else BLURPLE
    return MessageLayout(parts, accent=accent, pictures=[] if shown is None else [shown.picture])


def _about(affair: Affair, say: Localizer) -> Iterator[str]:
    record, settings = affair.record, affair.record.settings
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
            yield round_of(affair, say)
            if record.ends_at is not None:
                yield say("tournament-arena-ends", when=when(record.ends_at))
        case "paused":
            yield say("tournament-paused")
        case "cancelled":
            yield say("tournament-cancelled")
        case _:
            yield say("tournament-over")
    if record.phase in ("signup", "checkin"):
        mention = Markup(f"<@{record.organiser}>")
        yield f"-# {say('tournament-organiser', organiser=mention)}"
        clock = minutes(settings.clock, say) if settings.clock else say("tournament-no-clock")
        yield f"-# {say('tournament-times', ready=minutes(settings.ready, say), clock=clock)}"
        if settings.team != (1, 1):
            yield f"-# {say('tournament-teams', size=entry.span(*settings.team))}"
        yield f"-# {say(f'tournament-about-{record.state.plan.format}')}"


def _body(affair: Affair, say: Localizer, listed: int, places: Sequence[Standing]) -> Iterator[str]:
    if affair.record.phase in ("signup", "checkin"):
        yield from _list(affair, say, listed)
    elif affair.record.phase in ("running", "paused", "over"):
        yield from _matches(affair, say)
        if all(match.is_open or match.is_bye for match in affair.state.matches):
            return  # nobody is ahead of anybody yet
        if has_bracket(affair) and affair.record.phase != "over":
            return  # the bracket tells who is still in
        yield f"### {say('tournament-standings')}"
        for standing in places:
            won = {1: "🥇", 2: "🥈", 3: "🥉"} if affair.record.phase == "over" else {}
            medal = won.get(standing.place, f"{standing.place}\\.")
            yield f"{medal} {entrant_name(affair, standing.entrant)} · {points_text(standing.points, say)}"
        if (more := len(affair.state.entrants) - len(places)) > 0:
            yield f"-# {say('tournament-more', count=more)}"


def _list(affair: Affair, say: Localizer, listed: int) -> Iterator[str]:
    record = affair.record
    inside, waiting = entry.parties_in(affair), entry.parties_waiting(affair)
    yield f"### {say('tournament-signed-up', here=len(inside), most=record.settings.size)}"
    for party in inside[:listed]:
        mark = "✅" if party[0].status == "here" else "▫️"
        yield f"{mark} {people_names(party)}"
    if (more := len(inside) - listed) > 0:
        yield f"-# {say('tournament-more', count=more)}"
    if waiting:
        yield f"### {say('tournament-waiting', count=len(waiting))}"
        yield ", ".join(people_names(party) for party in waiting[:listed])
    incomplete = [party for party in affair.parties.values() if any(one.status == "invited" for one in party)]
    for party in incomplete[:listed]:
        missing = ", ".join(safe_name(person.name) for person in party if person.status == "invited")
        yield f"⏳ {people_names(party[:1])} · {say('tournament-team-waits', names=missing)}"


def _matches(affair: Affair, say: Localizer) -> Iterator[str]:
    """The matches that are being played, with the way to them."""
    open_rows = list(affair.open_rows())
    if not open_rows or affair.record.phase == "over":
        return
    yield f"### {say('tournament-now', count=len(open_rows))}"
    for match, row_ in open_rows[:TOP]:
        if row_.thread is None:
            sides = " – ".join(entrant_name(affair, entrant) for entrant in match.entrants)
            yield say("tournament-stage-planned", match=sides)
        else:  # its name says who plays
            yield say(f"tournament-stage-{row_.stage}", match=Markup(f"<#{row_.thread}>"))
    if (more := len(open_rows) - TOP) > 0:
        yield f"-# {say('tournament-more', count=more)}"
    if resting := byes(affair):
        yield f"-# {say('tournament-bye-now', names=', '.join(entrant_name(affair, one) for one in resting))}"


def byes(affair: Affair) -> list[EntrantId]:
    """Who has nobody to play in this round, and a point for it."""
    if affair.state.plan.format not in ("swiss", "pods"):
        return []
    return [match.entrants[0] for match in affair.state.matches if match.is_bye and match.round == affair.state.round]


def _acts(affair: Affair) -> Iterator[str]:
    record = affair.record
    if record.phase in ("signup", "checkin"):
        yield "check" if record.phase == "checkin" else "in"
        if record.phase == "checkin":
            yield "in"
        if record.settings.team != (1, 1):
            yield "yes"
        yield "out"
    if record.phase in ("running", "paused"):
        if record.is_arena:
            yield from ("in", "play", "rest")
        yield "match"
        if record.state.plan.format in OPEN_TO_LATE and not record.is_arena and record.settings.team == (1, 1):
            yield "in"
    if record.phase in ("running", "paused", "over"):
        yield "table"


class NoticeButton(
    PersistentItem[ui.Button[Any]],
    template=r"tn:(?P<tournament>\d{1,18}):(?P<act>in|out|check|yes|play|rest|match|table)",
):
    """What anybody can press."""

    tournament: int
    act: str

    def __init__(self, tournament: int, act: str, say: Localizer) -> None:
        super().__init__(
            ui.Button(
                label=say(f"tournament-button-{act}"),
                emoji=EMOJI.get(act),
                style=STYLES.get(act, discord.ButtonStyle.secondary),
            ),
            tournament=tournament,
            act=act,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do it, show it, and say what it means."""
        async with interaction_errors(interaction, tournament=self.tournament, act=self.act):
            affair, picture_cache = (
                await affair_here(interaction, self.tournament),
                interaction.client.pictures,
            )
            if self.act == "table":
                layout = await draw_table(affair, 0, localizer_for(interaction), picture_cache, interaction.user.id)
                await reply_privately(interaction, layout)
                return
            if self.act == "match":
                await tell(interaction, own_match(affair, interaction.user.id, localizer_for(interaction)))
                return
            if self.act == "in" and affair.record.settings.team != (1, 1):
                await ask_team(interaction, affair)
                return
            affair = await self._do(interaction)
            sentence = _answer(affair, self.act, interaction.user.id, localizer_for(interaction))
            await show_through(interaction, affair)
            await tell(interaction, sentence)

    async def _do(self, interaction: discord.Interaction[Any]) -> Affair:
        bot: Onetable = interaction.client
        director, user = bot.tournaments, interaction.user.id
        match self.act:
            case "in":
                return await director.sign_up(self.tournament, player_of(interaction))
            case "out":
                return await director.take_back(self.tournament, user)
            case "check":
                return await director.check_in(self.tournament, user)
            case "yes":
                return await director.accept(self.tournament, user)
            case _:
                return await director.want_to_play(self.tournament, user, wants=self.act == "play")


def _answer(affair: Affair, act: str, user: int, say: Localizer) -> str:
    """What pressing it has brought about, to the one who pressed."""
    person = affair.person(user)
    if act in ("in", "yes") and person is not None and person.status == "waiting":
        ahead = [party[0].party for party in entry.parties_waiting(affair)].index(person.party)
        return say("tournament-done-waiting", ahead=ahead)
    if act == "play" and any(person and person.entrant in match.entrants for match, _ in affair.open_rows()):
        return own_match(affair, user, say)
    if act == "in" and affair.record.live and person is not None and person.entrant is not None:
        return say("tournament-done-arena" if affair.record.is_arena else "tournament-done-late")
    if act == "in" and affair.record.settings.checkin:
        return say("tournament-done-in-checkin")
    return say(f"tournament-done-{act}")


def own_match(affair: Affair, user: int, say: Localizer) -> str:
    """Where somebody has to be now."""
    person = affair.person(user)
    if person is None or person.entrant is None:
        raise Refusal("tournament-refused-not-in")
    for match, row_ in affair.open_rows():
        if person.entrant in match.entrants:
            if row_.thread is None:
                return say("tournament-your-match-soon")
            return say("tournament-your-match", thread=Markup(f"<#{row_.thread}>"))
    return say("tournament-your-bye" if person.entrant in byes(affair) else "tournament-no-match-now")


async def show_through(interaction: discord.Interaction[Any], affair: Affair) -> None:
    """Bring the message that was pressed up to date through the press, which costs no rate limit."""
    if interaction.message is not None and interaction.message.id == affair.record.message:
        picture_cache = interaction.client.pictures
        await edit_through(interaction, await draw_notice(affair, localizer(affair.record.language), picture_cache))
