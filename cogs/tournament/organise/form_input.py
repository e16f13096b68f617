"""Handle submitted modals of tournaments: parse the fields, change the draft or sign a team up."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import tzinfo
from typing import Any

import discord
from pydantic import ValidationError

from bot.app import Onetable
from bot.i18n import Markup, localizer
from bot.tables.record import Player
from bot.tournaments.breaks import parse_break
from bot.tournaments.model import Tournament, TournamentRecord, TournamentSettings
from bot.tournaments.timing import parse_start
from cogs.core.errors import interaction_errors, refuse_unknown, tell
from cogs.core.permissions import require_may_post
from cogs.core.replies import update
from cogs.core.text import localizer_for, mention_users, safe_name
from cogs.table.play import player_of
from cogs.tournament.lookup import visible_tournament
from cogs.tournament.organise.draft import own_draft, render_draft
from cogs.tournament.organise.forms import FORM, zone_of
from cogs.tournament.text import title
from rules.errors import Refusal

MAX_ROUNDS = 50
MAX_GROUP_SIZE = 16
MAX_PLACES = 8
MAX_POINTS = 1000


async def receive(interaction: discord.Interaction[Any], _text: str) -> None:
    """Handle a submitted modal, perhaps long after it was opened."""
    bot: Onetable = interaction.client
    sent: Mapping[str, Any] = {**(interaction.data or {})}
    match, say = FORM.fullmatch(str(sent.get("custom_id"))), localizer_for(interaction)
    if match is None:
        await refuse_unknown(interaction)
        return
    tournament_id, what, fields = int(match["tournament"]), match["what"], dict(_fields(sent))
    async with interaction_errors(interaction, tournament=tournament_id, form=what):
        for shown in ("team", "name"):  # public texts
            await bot.tables.require_wanted(interaction.guild_id or 0, (fields.get(shown) or [""])[0])
        if what == "team":
            await visible_tournament(interaction, tournament_id)
            require_may_post(interaction)  # the invitation mentions the other members
            team, mates = (fields.get("team") or [""])[0], list(_mates(interaction, fields.get("mates", [])))
            tournament = await bot.tournaments.sign_up_team(tournament_id, player_of(interaction), team, mates)
            await tell(interaction, say("tournament-done-team"))
            await _invite(interaction, tournament)
            return
        await own_draft(interaction, tournament_id)
        typed = {name: values[0] for name, values in fields.items() if values}
        change = _basics(typed, bot.clock(), await zone_of(interaction)) if what == "basics" else _times(typed)
        record = await bot.tournaments.change_draft(tournament_id, interaction.user.id, change)
        await update(interaction, view=render_draft(record, say).view())


async def _invite(interaction: discord.Interaction[Any], tournament: Tournament) -> None:
    """Mention the invited members of the user's new team; each of them has to accept."""
    bot: Onetable = interaction.client
    record, captain = tournament.record, tournament.person(interaction.user.id)
    assert captain is not None
    invited = [member.user for member in tournament.parties[captain.party] if member.status == "invited"]
    if not invited:
        return
    mentions, _ = mention_users(invited)
    pinged = [user for user in invited if (await bot.personal_settings.settings(user)).pings != "off"]
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


Change = Callable[[TournamentRecord], TournamentRecord]


def _basics(typed: Mapping[str, str], now: float, zone: tzinfo) -> Change:
    start_at = parse_start(typed.get("start", ""), now, zone)
    rounds = _number(typed, "rounds", 0) if typed.get("rounds", "").strip() else 0
    if rounds > MAX_ROUNDS:
        raise Refusal("tournament-refused-number", name="rounds")

    def change(record: TournamentRecord) -> TournamentRecord:
        state = record.state.model_copy(update={"plan": record.state.plan.model_copy(update={"rounds": rounds})})
        settings = _settings(record.settings, size=_number(typed, "size"), checkin=_number(typed, "checkin"))
        return record.model_copy(
            update={"name": typed.get("name", record.name), "start_at": start_at, "state": state, "settings": settings}
        )

    return change


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
