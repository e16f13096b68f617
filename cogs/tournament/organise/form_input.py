"""Handle submitted modals of tournaments: parse the fields, change the draft or sign a team up."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterator, Mapping
from datetime import tzinfo
from typing import Any

import discord
from discord import ui
from pydantic import ValidationError

from bot.app import Onetable
from bot.i18n import Localizer, Markup, localizer
from bot.tables.record import Player
from bot.tournaments.model import MAX_DESCRIPTION, Tournament, TournamentRecord, TournamentSettings
from bot.tournaments.organising import require_organiser
from bot.tournaments.planning.breaks import parse_break
from bot.tournaments.planning.start_time import parse_start, start_text
from bot.tournaments.sign_up.conditions import MAX_GAMES, parse_ratings
from cogs.core.buttons import PersistentItem
from cogs.core.errors import AlreadyTold, interaction_errors, refuse_unknown, tell
from cogs.core.layout import MessageLayout, notice, row
from cogs.core.permissions import is_moderator, require_may_post
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for, mention_users, safe_name, safe_values
from cogs.table.play import player_of
from cogs.tournament.lookup import is_manager, visible_tournament
from cogs.tournament.organise.draft import own_draft, render_draft
from cogs.tournament.organise.edit import render_edit
from cogs.tournament.organise.forms import FORM, ask_page, ask_settings, ask_team, zone_of
from cogs.tournament.organise.manage import render_manage
from cogs.tournament.sign_up.conditions import require_conditions
from cogs.tournament.text import title
from rules.errors import Refusal

MAX_ROUNDS = 50
MAX_GROUP_SIZE = 16
MAX_PLACES = 8
MAX_POINTS = 1000

Change = Callable[[TournamentRecord], TournamentRecord]


async def receive(interaction: discord.Interaction[Any], _text: str) -> None:
    """Handle a submitted modal, perhaps long after it was opened. If it is refused, offer to open it again as typed."""
    bot: Onetable = interaction.client
    sent: Mapping[str, Any] = {**(interaction.data or {})}
    match = FORM.fullmatch(str(sent.get("custom_id")))
    if match is None:
        await refuse_unknown(interaction)
        return
    tournament_id, what, fields = int(match["tournament"]), match["what"], dict(_fields(sent))
    async with interaction_errors(interaction, tournament=tournament_id, form=what):
        tournament = await _require_allowed(interaction, tournament_id, what)
        kept = (what, tournament_id, interaction.user.id)
        bot.modals.kept_forms[kept] = fields  # until it is accepted
        try:
            await _accept(interaction, tournament, what, fields)
        except Refusal as refusal:
            await _refuse(interaction, tournament.record, what, refusal)
            raise AlreadyTold(refusal.key) from refusal
        bot.modals.kept_forms.pop(kept, None)


async def _require_allowed(interaction: discord.Interaction[Any], tournament_id: int, what: str) -> Tournament:
    """Return the tournament. Raise a refusal if this user may not send this modal at all."""
    bot: Onetable = interaction.client
    if what != "team" and (await bot.tournaments.get(tournament_id)).record.phase == "draft":
        await own_draft(interaction, tournament_id)
        return await bot.tournaments.get(tournament_id)
    tournament = await visible_tournament(interaction, tournament_id)
    if what != "team":
        require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
    return tournament


async def _accept(
    interaction: discord.Interaction[Any], tournament: Tournament, what: str, fields: Mapping[str, list[str]]
) -> None:
    """Do what a modal asks for. Raise a refusal if that is not possible."""
    bot: Onetable = interaction.client
    say, number, user = localizer_for(interaction), tournament.record.id, interaction.user.id
    for shown in ("team", "name", "description", "text"):  # public texts
        await bot.tables.require_wanted(interaction.guild_id or 0, (fields.get(shown) or [""])[0])
    who: dict[str, Any] = {"by": user, "manager": is_manager(interaction)}
    if what == "team":
        require_may_post(interaction)  # the invitation mentions the other members
        await require_conditions(interaction, tournament)
        team, mates = (fields.get("team") or [""])[0], list(_mates(interaction, fields.get("mates", [])))
        after = await bot.tournaments.sign_up_team(number, player_of(interaction), team, mates)
        await tell(interaction, say("tournament-done-team"))
        await _invite(interaction, after)
    elif what == "page":
        require_may_post(interaction)
        after = await bot.tournaments.organising.page(number, (fields.get("text") or [""])[0], **who)
        await update(interaction, view=(await render_manage(bot, after, say)).view())
    else:
        change = await _change(interaction, tournament.record, what, fields)
        if tournament.record.phase == "draft":
            record = await bot.tournaments.change_draft(number, user, change)
            await update(interaction, view=render_draft(record, say).view())
        else:
            after = await bot.tournaments.organising.edit(number, change, **who)
            await update(interaction, view=render_edit(after, say).view())


async def _change(
    interaction: discord.Interaction[Any], record: TournamentRecord, what: str, fields: Mapping[str, list[str]]
) -> Change:
    """Return the change of the settings that a modal asks for."""
    bot: Onetable = interaction.client
    typed = {name: _plain_width(name, values[0]) for name, values in fields.items() if values}
    if what == "basics":
        zone = await zone_of(interaction)
        if typed.get("start", "").strip() == start_text(record.start_at, zone):
            typed.pop("start", None)  # unchanged, and known to the second
        return _basics(typed, bot.clock(), zone)
    return _times(typed) if what == "times" else _about(typed, fields)


async def _refuse(interaction: discord.Interaction[Any], record: TournamentRecord, what: str, refusal: Refusal) -> None:
    """Say why a modal is refused, with a button that opens it again with what was typed."""
    say = localizer_for(interaction)
    sentence = say(refusal.key, **safe_values(refusal.values))
    again = row(FormAgainButton(record.id, what, say))
    if what in ("team", "page"):
        await reply(interaction, view=notice(sentence, again))
        return
    bot: Onetable = interaction.client
    tournament = await bot.tournaments.get(record.id)
    page = render_draft(tournament.record, say) if record.phase == "draft" else render_edit(tournament, say)
    parts = [ui.TextDisplay(f"⚠️ {sentence}"), again, *page.parts]
    await update(interaction, view=MessageLayout(parts).view())


class FormAgainButton(
    PersistentItem[ui.Button[Any]],
    template=r"tv:(?P<tournament>\d{1,18}):(?P<what>basics|times|team|about|page)",
):
    """Opens a modal again that was refused, with what the user typed."""

    tournament: int
    what: str

    def __init__(self, tournament_id: int, what: str, say: Localizer) -> None:
        button: ui.Button[Any] = ui.Button(label=say("tournament-form-again"), style=discord.ButtonStyle.primary)
        super().__init__(button, tournament=tournament_id, what=what)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open the modal."""
        async with interaction_errors(interaction, tournament=self.tournament, form=self.what):
            tournament = await _require_allowed(interaction, self.tournament, self.what)
            if self.what == "team":
                await ask_team(interaction, tournament)
            elif self.what == "page":
                await ask_page(interaction, self.tournament)
            else:
                await ask_settings(interaction, tournament.record, self.what)


async def _invite(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Mention the invited members of the user's new team; each of them has to accept."""
    bot: Onetable = interaction.client
    record, captain = tournament.record, tournament.person(interaction.user.id)
    assert captain is not None
    invited = [member.user for member in tournament.parties[captain.party] if member.status == "invited"]
    if not invited:
        return
    mentions, _ = mention_users(invited)
    reachable = invited if is_moderator(interaction) else await bot.blocks.may_ping(captain.user, invited)
    pinged = [user for user in reachable if (await bot.personal_settings.settings(user)).pings != "off"]
    sentence = localizer(record.language)(
        "tournament-invite",
        players=mentions,
        captain=safe_name(captain.name),
        team=safe_name(captain.team),
        name=title(record),
        link=Markup(f"https://discord.com/channels/{record.guild}/{record.channel}/{record.message or ''}"),
    )
    await interaction.followup.send(sentence, allowed_mentions=mention_users(pinged)[1])


def _fields(part: object) -> Iterator[tuple[str, list[str]]]:
    """Yield the custom_id and values of each field of a modal."""
    if isinstance(part, Mapping):
        name = part.get("custom_id")
        if isinstance(name, str) and isinstance(part.get("value"), str):
            yield name, [part["value"]]
        if isinstance(name, str) and isinstance(part.get("values"), list):
            yield name, [str(value) for value in part["values"]]
        for inner in part.values():
            yield from _fields(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _fields(inner)


def _mates(interaction: discord.Interaction[Any], chosen: list[str]) -> list[Player]:
    """Return the chosen users with the names Discord sent along. Raise a refusal for bots."""
    sent: Any = interaction.data or {}
    resolved = sent.get("resolved", {})
    found = []
    for one in chosen:
        user, member = resolved.get("users", {}).get(one), resolved.get("members", {}).get(one) or {}
        if user is None or user.get("bot"):
            raise Refusal("tournament-refused-mate")
        name = member.get("nick") or user.get("global_name") or user["username"]
        found.append(Player(user=int(one), name=str(name)))
    return found


def _basics(typed: Mapping[str, str], now: float, zone: tzinfo) -> Change:
    """Return the change of name, start, places, rounds and check-in; what the modal did not ask for stays."""
    changes: dict[str, object] = {name: typed[name] for name in ("name",) if name in typed}
    if "start" in typed:
        changes["start_at"] = parse_start(typed["start"], now, zone)
    plan: dict[str, object] = {}
    if "rounds" in typed:
        plan["rounds"] = rounds = _number(typed, "rounds", 0) if typed["rounds"].strip() else 0
        if rounds > MAX_ROUNDS:
            raise Refusal("tournament-refused-number", name="rounds")
    numbers = {name: _number(typed, name) for name in ("size", "checkin") if name in typed}

    def change(record: TournamentRecord) -> TournamentRecord:
        state = record.state.model_copy(update={"plan": record.state.plan.model_copy(update={**plan})})
        return record.model_copy(update={**changes, "state": state, "settings": _settings(record.settings, **numbers)})

    return change


def _about(typed: Mapping[str, str], fields: Mapping[str, list[str]]) -> Change:
    """Return the change of the description and the conditions of entry."""
    description = typed.get("description", "").strip()
    if len(description) > MAX_DESCRIPTION:
        raise Refusal("tournament-refused-description", most=MAX_DESCRIPTION)
    conditions: dict[str, object] = {}
    if "role" in fields:
        conditions["role"] = next((int(role) for role in fields["role"] if role.isdecimal()), None)
    if "games" in typed:
        conditions["games"] = games = _number(typed, "games") if typed["games"].strip() else 0
        if games > MAX_GAMES:
            raise Refusal("tournament-refused-number", name="games")
    if "rating" in typed:
        conditions["lowest"], conditions["highest"] = parse_ratings(typed["rating"])

    def change(record: TournamentRecord) -> TournamentRecord:
        asked = record.settings.conditions.model_copy(update=conditions)
        settings = record.settings.model_copy(update={"description": description, "conditions": asked})
        return record.model_copy(update={"settings": settings})

    return change


def _plain_width(name: str, value: str) -> str:
    """Return what was typed, with numbers and signs in their usual width: `１６` is 16. Words stay as they are."""
    return value if name in ("name", "description") else unicodedata.normalize("NFKC", value)


def _times(typed: Mapping[str, str]) -> Change:
    chosen = {name: _number(typed, name) for name in ("ready", "clock", "window") if name in typed}
    plan: dict[str, object] = {}
    pause = parse_break(typed.get("break", ""))
    if "points" in typed:
        plan["points"] = _points(typed["points"])
    if "group" in typed:
        size, advancing = _number(typed, "group", 2), _number(typed, "advance", 1)
        if size > MAX_GROUP_SIZE or advancing >= size:
            raise Refusal("tournament-refused-number", name="advance" if advancing >= size else "group")
        plan |= {"group_size": size, "advance": advancing}

    def change(record: TournamentRecord) -> TournamentRecord:
        state = record.state.model_copy(update={"plan": record.state.plan.model_copy(update={**plan})})
        after = _settings(record.settings, **chosen, pause_minutes=pause[0], rounds_every=pause[1])
        return record.model_copy(update={"settings": after, "state": state})

    return change


def _points(text: str) -> tuple[float, ...]:
    """Parse `5, 3, 1`. Raise a refusal unless the points descend."""
    try:
        points = tuple(float(one) for one in text.replace(";", ",").split(",") if one.strip())
    except ValueError as error:
        raise Refusal("tournament-refused-points") from error
    if len(points) > MAX_PLACES or any(not 0 <= one <= MAX_POINTS for one in points):
        raise Refusal("tournament-refused-points")
    if list(points) != sorted(points, reverse=True) or (points and not points[0]):
        raise Refusal("tournament-refused-points")
    return points


def _settings(before: TournamentSettings, **changes: object) -> TournamentSettings:
    try:
        return TournamentSettings.model_validate(before.model_dump() | changes)
    except ValidationError as error:
        raise Refusal("tournament-refused-number", name=str(error.errors()[0]["loc"][0])) from error


def _number(typed: Mapping[str, str], name: str, least: int = 0) -> int:
    text = typed.get(name, "").strip()
    if not (text.isascii() and text.isdigit() and len(text) <= 6) or int(text) < least:
        raise Refusal("tournament-refused-number", name=name)
    return int(text)
