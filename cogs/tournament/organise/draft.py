"""The draft of a tournament: who may create one and where, its page, and its choices."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui
from pydantic import ValidationError

from bot.app import Onetable
from bot.i18n import Localizer, Markup
from bot.servers import permissions
from bot.tournaments.model import TournamentRecord, TournamentSettings
from bot.tournaments.organising import require_organiser
from bot.tournaments.planning import move_limit
from bot.tournaments.planning.formats import default_options, formats_for, offered_options, seats_for, team_for
from bot.tournaments.service import Draft
from bot.tournaments.sign_up.conditions import Conditions
from cogs.core.buttons import PersistentItem, chosen_json, sent_values
from cogs.core.errors import interaction_errors
from cogs.core.layout import MessageLayout, notice, row
from cogs.core.permissions import require_place, server_permissions, table_language
from cogs.core.replies import reply, update
from cogs.core.text import localizer_for
from cogs.table.options import option_text, value_text
from cogs.tournament.lookup import is_manager
from cogs.tournament.organise.forms import ask_settings
from cogs.tournament.organise.ranking import PLACES, RANKING_CHOICES, ranking_choices, with_ranking
from cogs.tournament.roles.announce_role import require_announce_role
from cogs.tournament.roles.champion_role import objection
from cogs.tournament.sign_up.conditions import conditions_text
from cogs.tournament.text import (
    break_text,
    description_text,
    format_name,
    minutes,
    move_limit_text,
    title,
    when,
)
from rules.catalogue import game_named
from rules.errors import Refusal
from rules.tournament.formats.knockout import is_knock_out
from rules.tournament.model import Format, Plan


def require_permissions(interaction: discord.Interaction[Any], *, event: bool) -> None:
    """Raise a refusal unless user and bot have the permissions that a tournament needs in this channel."""
    if not is_manager(interaction):
        raise Refusal("tournament-refused-may-not-create")
    if not isinstance(interaction.channel, discord.TextChannel) or interaction.channel.is_news():
        raise Refusal("tournament-refused-channel")
    held, say = interaction.permissions, localizer_for(interaction)
    if lacking := permissions.missing(held, needed=permissions.NEEDED_OF_ORGANISER):
        raise Refusal("tournament-refused-own-permissions", missing=_named(lacking, say))
    # an event is the whole server's; Manage Events alone is refused since February 2026
    if event and not server_permissions(interaction).create_events:
        raise Refusal("tournament-refused-event")
    needed = (*permissions.NEEDED_FOR_MATCHES, *(("create_events",) if event else ()))
    if missing := permissions.missing(interaction.app_permissions, needed=needed):
        raise Refusal("tournament-refused-permissions", missing=_named(missing, say))


def may_hide_threads(interaction: discord.Interaction[Any]) -> bool:
    """Whether both the bot and the user may create private threads here."""
    return interaction.permissions.create_private_threads and interaction.app_permissions.create_private_threads


def _named(permissions: list[str], say: Localizer) -> str:
    return say.listed(say(f"permission-{name.replace('_', '-')}") for name in permissions)


def require_role(interaction: discord.Interaction[Any], role: int | None) -> None:
    """Raise a refusal for a champion's role that the bot must not assign for this user."""
    if role is None:
        return
    guild, organiser = interaction.guild, interaction.user
    known = guild.get_role(role) if guild is not None else None
    if guild is None or known is None or not isinstance(organiser, discord.Member):
        raise Refusal("tournament-refused-role-gone")
    found = objection(known, organiser, guild.me, guild.channels)
    if found is not None:
        raise Refusal(f"tournament-refused-role-{found.why}", **found.values(localizer_for(interaction)))


async def own_draft(interaction: discord.Interaction[Any], tournament_id: int) -> TournamentRecord:
    """Return the user's draft in this channel. Raise a refusal if it is not theirs or they may not organise now."""
    bot: Onetable = interaction.client
    tournament = await bot.tournaments.get(tournament_id)
    record = tournament.record
    if record.organiser != interaction.user.id or record.guild != interaction.guild_id:
        raise Refusal("tournament-refused-none")
    if record.channel != interaction.channel_id:
        raise Refusal("refused-other-channel")
    if record.phase != "draft":
        raise Refusal("tournament-refused-announced")
    require_organiser(tournament, interaction.user.id, manager=is_manager(interaction))
    return record


PLAN_CHOICES: dict[str, tuple[str, tuple[Any, ...]]] = {
    "third": ("third_place", (False, True)),
    "compare": ("compare", ("rank", "sum")),
}
SETTING_CHOICES: dict[str, tuple[Any, ...]] = {"repeat": (None, "daily", "weekly"), "seeding": ("random", "rating")}


def with_choice(record: TournamentRecord, name: str, value: Any) -> TournamentRecord:
    """Return the draft with one choice made. Raise a refusal for values that are not offered."""
    if name == "format":
        if value not in formats_for(record.game, record.options):
            raise Refusal("tournament-refused-format")
        return _with_format(record, value)
    if name in RANKING_CHOICES:
        return with_ranking(record, name, value)
    if name in SETTING_CHOICES:
        _require_offered(value, SETTING_CHOICES[name])
        return record.model_copy(update={"settings": record.settings.model_copy(update={name: value})})
    if name in PLAN_CHOICES:
        field, offered = PLAN_CHOICES[name]
        _require_offered(value, offered)
        plan = record.state.plan.model_copy(update={field: value})
        return record.model_copy(update={"state": record.state.model_copy(update={"plan": plan})})
    return _with_option(record, name, value)


def _require_offered(value: Any, offered: tuple[Any, ...]) -> None:
    if value not in offered:
        raise Refusal("refused-option")


def _with_option(record: TournamentRecord, name: str, value: Any) -> TournamentRecord:
    """Return the draft with an option of the game."""
    if name == move_limit.OPTION and value == FOLLOW_CLOCK:
        return move_limit.with_move_limit(record, None)
    options = game_named(record.game).Options
    _require_offered(name, tuple(offered_options(record.game)))
    try:
        options.model_validate({**record.options, name: value})
    except ValidationError as error:
        raise Refusal("refused-option") from error
    if name == move_limit.OPTION:
        return move_limit.with_move_limit(record, value)
    after = record.model_copy(update={"options": {**record.options, name: value}})
    formats = formats_for(after.game, after.options)
    before = record.state.plan.format
    return _with_format(after, before if before in formats else formats[0])


def _with_format(record: TournamentRecord, form: Format) -> TournamentRecord:
    """Return the draft with a format, and the seats and team size that format and options need."""
    points = record.state.plan.points if form == "pods" else ()  # only pods have points by place
    plan = record.state.plan.model_copy(
        update={"format": form, "seats": seats_for(record.game, form, record.options), "points": points}
    )
    settings = record.settings.model_copy(update={"team": team_for(record.game, record.options)})
    return record.model_copy(update={"state": record.state.model_copy(update={"plan": plan}), "settings": settings})


FOLLOW_CLOCK = "clock"  # the value of the time for a move that follows the match clock
BUTTONS = ("basics", "times", "about", "options", "ranking"), ("announce", "discard")
STYLES = {"announce": discord.ButtonStyle.success, "discard": discord.ButtonStyle.danger}
DRAFT_CHOICES = ("format", "third", "compare", "repeat")  # all others are options of the game


async def create_draft(
    interaction: discord.Interaction[Any], game: str, name: str | None, role: discord.Role | None, *, event: bool
) -> None:
    """Create a draft and reply with its page. Raise a refusal where a tournament cannot be held."""
    bot: Onetable = interaction.client
    say = localizer_for(interaction)
    game_named(game)
    server = await require_place(interaction)
    require_permissions(interaction, event=event)
    require_role(interaction, role.id if role else None)
    await bot.tables.require_wanted(interaction.guild_id or 0, name or "")
    options = default_options(game)
    form = formats_for(game, options)[0]
    draft = Draft(
        guild=interaction.guild_id or 0,
        channel=interaction.channel_id or 0,
        organiser=interaction.user.id,
        name=name or say("tournament-default-name", game=say(f"{game}-name")),
        game=game,
        plan=Plan(format=form, seats=seats_for(game, form, options)),
        settings=TournamentSettings(team=team_for(game, options), role=role.id if role else None, event=event),
        options=options,
        language=table_language(server, interaction),
    )
    record = await bot.tournaments.create_draft(draft)
    await reply(interaction, view=render_draft(record, say).view())


def render_draft(record: TournamentRecord, say: Localizer) -> MessageLayout:
    """Return the page of a draft."""
    lines = [f"## {say('tournament-draft-title')}", *setting_lines(record, say)]
    plan, settings = record.state.plan, record.settings
    formats = [
        discord.SelectOption(
            label=format_name(name, say),
            value=json.dumps(name),
            description=say(f"tournament-about-{name}")[:100],
            default=name == plan.format,
        )
        for name in formats_for(record.game, record.options)
    ]
    parts: list[Any] = [
        ui.TextDisplay("\n".join(lines)),
        row(DraftSelect(record.id, "format", formats)),
        *_format_choices(record, say),
        _choice(
            record, "repeat", {"once": None, "daily": "daily", "weekly": "weekly"}, chosen=settings.repeat, say=say
        ),
        row(AnnounceRoleSelect(record, say)),
        *(row(*(DraftButton(record.id, act, say) for act in acts)) for acts in BUTTONS),
        ui.TextDisplay(f"-# {say('tournament-draft-note')}"),
    ]
    return MessageLayout(parts)


def _format_choices(record: TournamentRecord, say: Localizer) -> Iterator[Any]:
    """Yield the selects that only some formats have."""
    plan = record.state.plan
    if plan.format == "single":
        yield _choice(record, "third", {"no": False, "yes": True}, chosen=plan.third_place, say=say)
    if plan.format == "duplicate":
        yield _choice(record, "compare", {"rank": "rank", "sum": "sum"}, chosen=plan.compare, say=say)


def _choice(record: TournamentRecord, name: str, values: dict[str, Any], *, chosen: object, say: Localizer) -> Any:
    options = [
        discord.SelectOption(label=say(f"tournament-{name}-{key}"), value=json.dumps(value), default=value == chosen)
        for key, value in values.items()
    ]
    return row(DraftSelect(record.id, name, options))


def render_options(record: TournamentRecord, say: Localizer) -> MessageLayout:
    """Return the page with the options of the game, which every match is played with."""
    parts: list[Any] = [ui.TextDisplay(f"## {say('options-title', game=say(f'{record.game}-name'))}")]
    for option, values in offered_options(record.game).items():
        chosen = FOLLOW_CLOCK if _follows_clock(record, option) else record.options.get(option)
        offered = _clock_choice(record, say) if option == move_limit.OPTION else []
        offered += [
            discord.SelectOption(
                label=value_text(record.game, option, value, say), value=json.dumps(value), default=value == chosen
            )
            for value in values
        ]
        parts += [ui.TextDisplay(option_text(record.game, option, say)), row(DraftSelect(record.id, option, offered))]
    parts.append(row(DraftButton(record.id, "back", say)))
    return MessageLayout(parts)


def render_ranking(record: TournamentRecord, say: Localizer) -> MessageLayout:
    """Return the page with seeding and what ranks the entrants."""
    seedings = [
        discord.SelectOption(
            label=say(f"tournament-seeding-{how}"), value=json.dumps(how), default=how == record.settings.seeding
        )
        for how in ("random", "rating")
    ]
    parts: list[Any] = [
        ui.TextDisplay(f"## {say('tournament-ranking-title')}\n{say('tournament-ranking-about')}"),
        row(DraftSelect(record.id, "seeding", seedings)),
    ]
    for name, values, chosen in ranking_choices(record.state.plan):
        offered = [
            discord.SelectOption(
                label=_ranking_label(name, value, say),
                value=json.dumps(value),
                default=value == chosen,
            )
            for value in values
        ]
        parts.append(row(DraftSelect(record.id, name, offered)))
    return MessageLayout([*parts, row(DraftButton(record.id, "back", say))])


def _ranking_label(name: str, value: Any, say: Localizer) -> str:
    if name == "cut":
        return say("tournament-choice-cut", count=value)
    if name == "best_of":
        return say("tournament-choice-best-of", count=value)
    return say("tournament-choice-tie", place=PLACES.index(name[-1]) + 1, tie=say("tournament-tie-break", tie=value))


def _follows_clock(record: TournamentRecord, option: str) -> bool:
    return option == move_limit.OPTION and not move_limit.is_own_choice(record)


def _clock_choice(record: TournamentRecord, say: Localizer) -> list[discord.SelectOption]:
    """Return the choice of a time for a move that follows the match clock."""
    limit = move_limit_text(move_limit.fitting_limit(record.game, record.settings), say)
    label = say("tournament-move-limit-auto", limit=limit)
    follows = _follows_clock(record, move_limit.OPTION)
    return [discord.SelectOption(label=label[:100], value=json.dumps(FOLLOW_CLOCK), default=follows)]


def setting_lines(record: TournamentRecord, say: Localizer) -> Iterator[str]:
    """Yield what an organiser has chosen, line by line."""
    settings, plan = record.settings, record.state.plan
    yield f"**{title(record)}** · {say(f'{record.game}-name')}"
    if settings.description:
        yield say("tournament-draft-description", text=description_text(record))
    if settings.conditions != Conditions():
        yield say("tournament-entry", conditions=conditions_text(record, say))
    about = say(f"tournament-about-{plan.format}")
    yield say("tournament-draft-format", format=format_name(plan.format, say), about=about)
    start = when(record.start_at, "F") if record.start_at is not None else say("tournament-draft-by-hand")
    yield say("tournament-draft-start", start=start)
    yield say("tournament-draft-size", size=settings.size, rounds=plan.rounds or say("tournament-draft-enough"))
    checkin = minutes(settings.checkin, say) if settings.checkin else say("tournament-draft-none")
    yield say("tournament-draft-checkin", time=checkin)
    clock = minutes(settings.clock, say) if settings.clock else say("tournament-no-clock")
    yield say("tournament-draft-times", ready=minutes(settings.ready, say), clock=clock)
    if move_limit.offers_limit(record.game):
        yield say("tournament-draft-move-limit", limit=move_limit_text(move_limit.move_limit(record), say))
    if pause := break_text(settings, say):
        yield pause
    if record.is_arena:
        yield say("tournament-draft-window", time=minutes(settings.window, say))
    if plan.format == "pods":
        points = ", ".join(f"{one:g}" for one in plan.points) or say("tournament-draft-points-usual")
        yield say("tournament-draft-points", points=points)
    if plan.cut and plan.format == "swiss":
        yield say("tournament-draft-cut", count=plan.cut)
    if plan.best_of > 1 and is_knock_out(plan):
        yield say("tournament-draft-best-of", count=plan.best_of)
    if plan.format == "groups":
        yield say("tournament-draft-groups", size=plan.group_size, advance=plan.advance)
    if settings.role is not None:
        yield say("tournament-draft-role", role=Markup(f"<@&{settings.role}>"))
    if settings.event:
        yield say("tournament-draft-event")


class DraftButton(
    PersistentItem[ui.Button[Any]],
    template=r"tb:(?P<tournament>\d{1,18}):(?P<act>basics|times|options|ranking|back|announce|discard|about)",
):
    """A button of a draft."""

    tournament: int
    act: str

    def __init__(self, tournament_id: int, act: str, say: Localizer) -> None:
        style = STYLES.get(act, discord.ButtonStyle.secondary)
        label = say(f"tournament-draft-button-{act}")
        super().__init__(ui.Button(label=label, style=style), tournament=tournament_id, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open a modal or a page, announce the draft, or discard it."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament, act=self.act):
            record, say = await own_draft(interaction, self.tournament), localizer_for(interaction)
            match self.act:
                case "basics" | "times" | "about":
                    await ask_settings(interaction, record, self.act)
                case "options":
                    await update(interaction, view=render_options(record, say).view())
                case "ranking":
                    await update(interaction, view=render_ranking(record, say).view())
                case "back":
                    await update(interaction, view=render_draft(record, say).view())
                case "announce":
                    await require_place(interaction)
                    require_permissions(interaction, event=record.settings.event)
                    require_role(interaction, record.settings.role)
                    require_announce_role(interaction, record.settings.announce_role)
                    private = may_hide_threads(interaction)
                    await bot.tournaments.announce(self.tournament, interaction.user.id, private_threads=private)
                    public = [say("tournament-announced-public")] if record.is_duplicate and not private else []
                    await update(interaction, view=notice("\n".join([say("tournament-announced"), *public])))
                case _:
                    await update(interaction, view=notice(say("tournament-discarded")))


class DraftSelect(PersistentItem[ui.Select[Any]], template=r"td:(?P<tournament>\d{1,18}):(?P<name>[a-z_]+)"):
    """Chooses the format, the seeding, or an option of the game."""

    tournament: int
    name: str

    def __init__(self, tournament_id: int, name: str, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), tournament=tournament_id, name=name)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the choice and update the page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament, name=self.name):
            await own_draft(interaction, self.tournament)
            value, say = chosen_json(interaction), localizer_for(interaction)
            record = await bot.tournaments.change_draft(
                self.tournament, interaction.user.id, lambda record: with_choice(record, self.name, value)
            )
            page = render_draft if self.name in DRAFT_CHOICES else render_options
            page = render_ranking if self.name in (*RANKING_CHOICES, "seeding") else page
            await update(interaction, view=page(record, say).view())


class AnnounceRoleSelect(PersistentItem[ui.RoleSelect[Any]], template=r"ta:(?P<tournament>\d{1,18})"):
    """Chooses the announce role in a draft; choosing nothing removes it."""

    tournament: int

    def __init__(self, record: TournamentRecord, say: Localizer) -> None:
        role = record.settings.announce_role
        chosen = [discord.SelectDefaultValue.from_role(discord.Object(role))] if role is not None else []
        super().__init__(
            ui.RoleSelect(
                placeholder=say.plain("tournament-draft-announce"), min_values=0, max_values=1, default_values=chosen
            ),
            tournament=record.id,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Save the role and update the page."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, tournament=self.tournament):
            await own_draft(interaction, self.tournament)
            sent = sent_values(interaction)
            if len(sent) > 1 or not all(value.isascii() and value.isdigit() for value in sent):
                raise Refusal("refused-choice")
            role = int(sent[0]) if sent else None
            require_announce_role(interaction, role)

            def with_role(record: TournamentRecord) -> TournamentRecord:
                settings = record.settings.model_copy(update={"announce_role": role})
                return record.model_copy(update={"settings": settings})

            record = await bot.tournaments.change_draft(self.tournament, interaction.user.id, with_role)
            await update(interaction, view=render_draft(record, localizer_for(interaction)).view())
