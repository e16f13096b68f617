"""The page on which a tournament is drafted: what is chosen, and what can be chosen."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import discord
from discord import ui

from bot.languages import Speaker
from bot.tournament.fitting import formats_for
from bot.tournament.model import TournamentRecord
from cogs.options import option_text, option_values, value_text
from cogs.sheets import Sheet, row
from cogs.tournament.wording import format_name, minutes, title, when

BUTTONS = ("basics", "times", "options", "announce", "discard")


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
        row(select(record.id, "format", formats)),
        row(select(record.id, "seeding", seedings)),
        *_of_the_format(record, say),
        row(*(button(record.id, act, say) for act in BUTTONS)),
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
    return row(select(record.id, name, options))


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
        parts += [ui.TextDisplay(option_text(record.game, option, say)), row(select(record.id, option, offered))]
    parts.append(row(button(record.id, "back", say)))
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
        yield say("tournament-draft-role", role=f"<@&{settings.role}>")
    if settings.event:
        yield say("tournament-draft-event")


def select(tournament: int, name: str, options: list[discord.SelectOption]) -> ui.Select[Any]:
    """A select of a draft; `DraftSelect` answers it."""
    return ui.Select(custom_id=f"td:{tournament}:{name}", options=options)


def button(tournament: int, act: str, say: Speaker) -> ui.Button[Any]:
    """A button of a draft; `DraftButton` answers it."""
    styles = {"announce": discord.ButtonStyle.success, "discard": discord.ButtonStyle.danger}
    style = styles.get(act, discord.ButtonStyle.secondary)
    return ui.Button(label=say(f"tournament-draft-button-{act}"), style=style, custom_id=f"tb:{tournament}:{act}")
