"""`/tournament create`: the page on which a tournament is drafted, seen by its organiser alone until announced."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.languages import Speaker
from bot.languages.markup import Markup
from bot.tournament.director import Draft
from bot.tournament.fitting import default_options, formats_for, seats_for, team_for
from bot.tournament.model import TournamentRecord, TournamentSettings
from cogs.admission import settings_of, table_language
from cogs.answers import answering
from cogs.options import option_text, option_values, value_text
from cogs.pressable import Pressable, chosen_json
from cogs.replies import reply, update
from cogs.sheets import Sheet, row, slip
from cogs.tournament.drafting import chosen, own_draft, require_place, require_role
from cogs.tournament.forms import ask_draft
from cogs.tournament.wording import format_name, minutes, title, when
from cogs.wording import speaker_for
from rules.catalogue import game_named
from rules.tournament.model import Plan

BUTTONS = ("basics", "times", "options", "announce", "discard")
STYLES = {"announce": discord.ButtonStyle.success, "discard": discord.ButtonStyle.danger}
OF_THE_DRAFT = ("format", "seeding", "third", "compare")  # what is no option of the game


async def begin_draft(
    interaction: discord.Interaction[Any], game: str, name: str | None, role: discord.Role | None, *, event: bool
) -> None:
    """Open the page of a new draft; refuses where a tournament could not be held."""
    bot: Onetable = interaction.client
    say = speaker_for(interaction)
    game_named(game)
    require_place(interaction, event=event)
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
        language=table_language(await settings_of(interaction), interaction),
    )
    record = await bot.tournaments.sketch(draft)
    await reply(interaction, view=draw_draft(record, say).view())


def draw_draft(record: TournamentRecord, say: Speaker) -> Sheet:
    """What is chosen so far."""
    lines = [f"## {say('tournament-draft-title')}", *_lines(record, say)]
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
    seedings = [
        discord.SelectOption(
            label=say(f"tournament-seeding-{how}"), value=json.dumps(how), default=how == settings.seeding
        )
        for how in ("random", "rating")
    ]
    parts: list[Any] = [
        ui.TextDisplay("\n".join(lines)),
        row(DraftSelect(record.id, "format", formats)),
        row(DraftSelect(record.id, "seeding", seedings)),
        *_of_the_format(record, say),
        row(*(DraftButton(record.id, act, say) for act in BUTTONS)),
        ui.TextDisplay(f"-# {say('tournament-draft-note')}"),
    ]
    return Sheet(parts)


def _of_the_format(record: TournamentRecord, say: Speaker) -> Iterator[Any]:
    """What only some formats let one choose."""
    plan = record.state.plan
    if plan.format == "single":
        yield _choice(record, "third", {"no": False, "yes": True}, chosen=plan.third_place, say=say)
    if plan.format == "duplicate":
        yield _choice(record, "compare", {"rank": "rank", "sum": "sum"}, chosen=plan.compare, say=say)


def _choice(record: TournamentRecord, name: str, values: dict[str, Any], *, chosen: object, say: Speaker) -> Any:
    options = [
        discord.SelectOption(label=say(f"tournament-{name}-{key}"), value=json.dumps(value), default=value == chosen)
        for key, value in values.items()
    ]
    return row(DraftSelect(record.id, name, options))


def draw_options(record: TournamentRecord, say: Speaker) -> Sheet:
    """The options of the game, which every match is played with."""
    parts: list[Any] = [ui.TextDisplay(f"## {say('options-title', game=say(f'{record.game}-name'))}")]
    for option, values in option_values(record.game).items():
        chosen = record.options.get(option)
        offered = [
            discord.SelectOption(
                label=value_text(record.game, option, value, say), value=json.dumps(value), default=value == chosen
            )
            for value in values
        ]
        parts += [ui.TextDisplay(option_text(record.game, option, say)), row(DraftSelect(record.id, option, offered))]
    parts.append(row(DraftButton(record.id, "back", say)))
    return Sheet(parts)


def _lines(record: TournamentRecord, say: Speaker) -> Iterator[str]:
    settings, plan = record.settings, record.state.plan
    yield f"**{title(record)}** · {say(f'{record.game}-name')}"
    about = say(f"tournament-about-{plan.format}")
    yield say("tournament-draft-format", format=format_name(plan.format, say), about=about)
    start = when(record.start_at, "F") if record.start_at is not None else say("tournament-draft-by-hand")
    yield say("tournament-draft-start", start=start)
    yield say("tournament-draft-size", size=settings.size)
    yield say("tournament-draft-rounds", rounds=plan.rounds or say("tournament-draft-enough"))
    checkin = minutes(settings.checkin, say) if settings.checkin else say("tournament-draft-none")
    yield say("tournament-draft-checkin", time=checkin)
    clock = minutes(settings.clock, say) if settings.clock else say("tournament-no-clock")
    yield say("tournament-draft-times", ready=minutes(settings.ready, say), clock=clock)
    if record.is_arena:
        yield say("tournament-draft-window", time=minutes(settings.window, say))
    if plan.format == "pods":
        points = ", ".join(f"{one:g}" for one in plan.points) or say("tournament-draft-points-usual")
        yield say("tournament-draft-points", points=points)
    if plan.format == "groups":
        yield say("tournament-draft-groups", size=plan.group_size, advance=plan.advance)
    if settings.role is not None:
        yield say("tournament-draft-role", role=Markup(f"<@&{settings.role}>"))
    if settings.event:
        yield say("tournament-draft-event")


class DraftButton(
    Pressable[ui.Button[Any]],
    template=r"tb:(?P<tournament>\d{1,18}):(?P<act>basics|times|options|back|announce|discard)",
):
    """Below a draft."""

    tournament: int
    act: str

    def __init__(self, tournament: int, act: str, say: Speaker) -> None:
        style = STYLES.get(act, discord.ButtonStyle.secondary)
        label = say(f"tournament-draft-button-{act}")
        super().__init__(ui.Button(label=label, style=style), tournament=tournament, act=act)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Open a form or a page, or be done with the draft."""
        bot: Onetable = interaction.client
        async with answering(interaction, tournament=self.tournament, act=self.act):
            record, say = await own_draft(interaction, self.tournament), speaker_for(interaction)
            match self.act:
                case "basics" | "times":
                    await ask_draft(interaction, record, self.act)
                case "options":
                    await update(interaction, view=draw_options(record, say).view())
                case "back":
                    await update(interaction, view=draw_draft(record, say).view())
                case "announce":
                    require_place(interaction, event=record.settings.event)
                    require_role(interaction, record.settings.role)
                    await bot.tournaments.announce(self.tournament, interaction.user.id)
                    await update(interaction, view=slip(say("tournament-announced")))
                case _:
                    await update(interaction, view=slip(say("tournament-discarded")))


class DraftSelect(Pressable[ui.Select[Any]], template=r"td:(?P<tournament>\d{1,18}):(?P<name>[a-z_]+)"):
    """Format, seeding, or an option of the game."""

    tournament: int
    name: str

    def __init__(self, tournament: int, name: str, options: list[discord.SelectOption]) -> None:
        super().__init__(ui.Select(options=options), tournament=tournament, name=name)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Keep the choice; the page shows it."""
        bot: Onetable = interaction.client
        async with answering(interaction, tournament=self.tournament, name=self.name):
            await own_draft(interaction, self.tournament)
            value, say = chosen_json(interaction), speaker_for(interaction)
            record = await bot.tournaments.redraft(
                self.tournament, interaction.user.id, lambda record: chosen(record, self.name, value)
            )
            page = draw_draft if self.name in OF_THE_DRAFT else draw_options
            await update(interaction, view=page(record, say).view())
