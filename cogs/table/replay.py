"""Replay of a finished game, by move or by turn, in an ephemeral message drawn like the live table.

Table, step and viewpoint are in the custom_ids, so a replay still works after a restart.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer, Markup
from bot.tables.replays import Replay
from bot.tables.service import Scene
from cogs.core.buttons import PersistentItem, chosen_number, chosen_value
from cogs.core.errors import interaction_errors
from cogs.core.layout import Item, MessageLayout, row, with_button, without_controls
from cogs.core.panels import is_panel, show_privately
from cogs.core.text import clock_text, localizer_for, plain_name, safe_name
from cogs.films.buttons import FilmButton
from cogs.places import home_of
from cogs.table.autoplay import Autoplay
from cogs.table.verify import ProofButton
from rules.crowd import CrowdMove
from rules.errors import Value
from rules.game import ANYBODY, Seat

MOMENTS = 25  # choices of a select
LONGEST_LABEL = 100
BACKWARDS = ("undo", "rewind")
TABLE = "t"  # the spectators' viewpoint
EMOJI = {"open": "⏪", "play": "▶️", "pause": "⏸️"}


async def show_replay(
    interaction: discord.Interaction[Any], table: int, step: int, seen_by: Seat | None, *, anew: bool
) -> None:
    """Show the user a step, in the clicked message or in a new one."""
    await interaction.client.autoplay.stop(interaction.user.id)
    layout, _ = await _draw_for(interaction, table, step, seen_by, playing=False)
    await show_privately(interaction, layout, here=not anew)


async def play_replay(interaction: discord.Interaction[Any], table: int, step: int, seen_by: Seat | None) -> None:
    """Show the step in the clicked message, and the following ones by themselves."""
    autoplay: Autoplay = interaction.client.autoplay
    await autoplay.stop(interaction.user.id)

    async def draw(at: int, is_last: bool) -> tuple[MessageLayout, bool]:
        return await _draw_for(interaction, table, at, seen_by, playing=not is_last)

    layout, goes_on = await draw(step, False)
    await show_privately(interaction, layout, here=True)
    if goes_on:
        await autoplay.start(interaction, step, draw)


async def _draw_for(
    interaction: discord.Interaction[Any], table: int, step: int, seen_by: Seat | None, *, playing: bool
) -> tuple[MessageLayout, bool]:
    """Return a step as the user sees it, and whether the replay goes on from there by itself."""
    bot: Onetable = interaction.client
    played = await bot.replays.get(table, home_of(interaction), interaction.channel_id or 0)
    if seen_by is not None and seen_by >= len(played.record.players):
        seen_by = None
    goes_on = playing and step < played.last
    say = localizer_for(interaction)
    return await draw_replay(bot, played, min(step, played.last), seen_by, say, playing=goes_on), goes_on


# --- what it looks like


async def draw_replay(
    bot: Onetable, played: Replay, step: int, seen_by: Seat | None, say: Localizer, *, playing: bool = False
) -> MessageLayout:
    """Return the table after so many moves, with the buttons to the other steps; Pause if it plays by itself."""
    has_panels = bot.games[played.record.game].panel is not None
    has_viewpoints = has_panels and len(played.record.players) > 1
    place = _Place(played, step, seen_by, playing=playing)
    controls = list(_controls(place, say, has_viewpoints=has_viewpoints))
    texts = int(step == played.last)  # the result; before it the heading says what happened
    seen = await _seen(bot, played, step, seen_by, say)
    return _fitting(seen, "\n".join(_heading(played, step, say)), controls, texts)


async def draw_position(
    bot: Onetable,
    played: Replay,
    step: int,
    seen_by: Seat,
    say: Localizer,
    *,
    heading: str,
    controls: Iterable[Item],
) -> MessageLayout:
    """Return the table after so many moves, as this seat saw it, below a text."""
    return _fitting(await _seen(bot, played, step, seen_by, say), heading, list(controls), 0)


def _fitting(views: Iterable[MessageLayout], heading: str, controls: Sequence[Item], texts: int) -> MessageLayout:
    """Return the first of these views that fits into a message with the heading and the controls."""
    above: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(heading)
    for seen in views:
        layout = replace(seen, parts=[above, *_shortened(seen.parts, texts), *controls])
        if layout.fits():
            return layout
    return MessageLayout([above, *controls])


async def _seen(bot: Onetable, played: Replay, step: int, seen_by: Seat | None, say: Localizer) -> list[MessageLayout]:
    """Return what is seen from there, the fullest first: a panel without a picture is shown below the table."""
    game, picture_cache = bot.games[played.record.game], bot.pictures
    table = await game.table(played.scene(step, None), say, picture_cache)
    if seen_by is None or game.panel is None:
        return [table]
    panel = await game.panel(played.scene(step, seen_by), seen_by, say, picture_cache)
    if panel.pictures:
        return [panel]
    name = safe_name(played.record.players[seen_by].name)
    title: ui.TextDisplay[ui.LayoutView] = ui.TextDisplay(say("replay-panel", name=name))
    return [replace(table, parts=[*table.parts, ui.Separator(), title, *panel.parts]), panel]


def _shortened(parts: Iterable[Item], texts: int) -> Iterator[Item]:
    """Yield a table without controls, and with so many texts below its picture: nobody is asked to move."""
    has_picture, below = False, 0
    for part in without_controls(parts):
        below += has_picture and isinstance(part, ui.TextDisplay)
        if has_picture and (below > texts or isinstance(part, ui.Separator)):
            return
        yield part
        has_picture = has_picture or isinstance(part, ui.MediaGallery)


def _heading(played: Replay, step: int, say: Localizer) -> Iterator[str]:
    clock = clock_text(played.entries[step - 1].at - played.entries[0].at) if step else clock_text(0)
    yield f"-# 🎬 {say('replay-place', step=step, steps=played.last, clock=clock)}"
    yield f"**{what_happened(played, step, say, safe_name)}**"


def what_happened(played: Replay, step: int, say: Callable[..., str], safe: Callable[[str], str]) -> str:
    """Return a line about the move that led to a step. Each game has texts for its moves: `<game>-did-<do>`."""
    if step == 0:
        return say("replay-dealt")
    entry = played.entries[step - 1]
    move = json.loads(entry.move)
    do = move.pop("do")
    if entry.seat is None:
        return say(f"replay-clock-{do}")
    name = say("replay-anyone") if entry.seat == ANYBODY else safe(played.record.players[entry.seat].name)
    if do in BACKWARDS:
        return say(f"replay-{do}", name=name, **move)
    crowd = CrowdMove.model_validate_json(entry.move) if do == "crowd" else None
    if crowd is not None:
        move = dict(crowd.move)
        do = str(move.pop("do"))
    values: dict[str, Value] = {
        key: safe(value) if isinstance(value, str) else value
        for key, value in move.items()
        if isinstance(value, (str, int))
    }
    did = say(f"{played.record.game}-did-{do}", **{**values, "name": name})
    if crowd is None:
        return did
    key = "replay-crowd-lot" if crowd.is_drawn else "replay-crowd"
    return say(key, move=Markup(did), for_it=crowd.votes_for, votes=crowd.votes)


def moments(last: int) -> list[int]:
    """Return steps to jump to, evenly spread from the deal to the end."""
    if last < MOMENTS:
        return list(range(last + 1))
    return [round(at * last / (MOMENTS - 1)) for at in range(MOMENTS)]


def turn_starts(played: Replay) -> list[int]:
    """Return the steps with which turns begin, and the end."""
    turns = [played.game.turn(step.state) for step in played.steps]
    starts = [at for at, (before, after) in enumerate(pairwise(turns), 1) if before != after]
    return sorted({0, *starts, played.last})


@dataclass(frozen=True)
class _Place:
    """A step of a replay, as one user sees it."""

    played: Replay
    step: int
    seen_by: Seat | None
    playing: bool

    def stops(self) -> dict[str, int]:
        """Return where the buttons lead."""
        step, last, turns = self.step, self.played.last, turn_starts(self.played)
        return {
            "turnback": max((start for start in turns if start < step), default=0),
            "back": max(0, step - 1),
            # at the end it begins again
            "pause" if self.playing else "play": step if self.playing or step < last else 0,
            "next": min(last, step + 1),
            "turn": min((start for start in turns if start > step), default=last),
        }


def _controls(place: _Place, say: Localizer, *, has_viewpoints: bool) -> Iterator[ui.ActionRow[ui.LayoutView]]:
    played, step, seen_by, table = place.played, place.step, place.seen_by, place.played.record.id
    choices = [
        (str(to), f"{to} · {what_happened(played, to, say.plain, plain_name)}"[:LONGEST_LABEL])
        for to in moments(played.last)
    ]
    yield row(JumpSelect(table, seen_by, choices, say("replay-jump")))
    if has_viewpoints:
        players = [(str(seat), plain_name(player.name)) for seat, player in enumerate(played.record.players)]
        views = [
            (TABLE, say("replay-seen-table")),
            *((at, say.plain("replay-seen-by", name=name)) for at, name in players),
        ]
        yield row(SeenSelect(table, step, views, chosen=_viewpoint(seen_by)))
    is_end = step == played.last
    steps = [
        StepButton(table, to, seen_by, way, say, off=to == step and way not in ("play", "pause"))
        for way, to in place.stops().items()
        if not is_end or way in ("back", "play")
    ]
    film = FilmButton(table, "show", say)
    if is_end:  # one row, below the result: the page fits on a phone, and the film's message offers the web page
        yield row(*steps, film, *(ProofButton(table, act, say) for act in ("export", "verify")))
    else:
        yield row(*steps)
        yield row(film, FilmButton(table, "page", say))


def _viewpoint(seat: Seat | None) -> str:
    return TABLE if seat is None else str(seat)


def _seat(viewpoint: str) -> Seat | None:
    return None if viewpoint == TABLE else int(viewpoint)


def _chosen_seat(interaction: discord.Interaction[Any]) -> Seat | None:
    return None if chosen_value(interaction) == TABLE else chosen_number(interaction)


# --- what can be pressed

PLACE = r"(?P<table>\d{1,18}):(?P<step>\d{1,9}):(?P<seen>t|\d{1,3})"


class StepButton(PersistentItem[ui.Button[Any]], template=rf"replay:{PLACE}:(?P<way>[a-z]+)"):
    """Shows a step; `way` tells buttons of a message apart.

    `open` shows it in a new message, `play` also shows what follows, by itself.
    """

    table: int
    step: int
    seen: str
    way: str

    def __init__(
        self, table: int, step: int, seen_by: Seat | None, way: str, say: Localizer, *, off: bool = False
    ) -> None:
        style = discord.ButtonStyle.primary if way in ("play", "pause") else discord.ButtonStyle.secondary
        super().__init__(
            ui.Button(label=say(f"replay-button-{way}"), emoji=EMOJI.get(way), style=style, disabled=off),
            table=table,
            step=step,
            seen=_viewpoint(seen_by),
            way=way,
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the step."""
        async with interaction_errors(interaction, table=self.table):
            if self.way == "play" and is_panel(interaction):
                await play_replay(interaction, self.table, self.step, _seat(self.seen))
            else:
                await show_replay(interaction, self.table, self.step, _seat(self.seen), anew=self.way == "open")


class JumpSelect(PersistentItem[ui.Select[Any]], template=r"replay-jump:(?P<table>\d{1,18}):(?P<seen>t|\d{1,3})"):
    """Jumps to a step; the choices are (step, what happened)."""

    table: int
    seen: str

    def __init__(
        self,
        table: int,
        seen_by: Seat | None,
        choices: list[tuple[str, str]],
        placeholder: str,
    ) -> None:
        options = [discord.SelectOption(label=label, value=value) for value, label in choices]
        super().__init__(ui.Select(options=options, placeholder=placeholder), table=table, seen=_viewpoint(seen_by))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the chosen step."""
        async with interaction_errors(interaction, table=self.table):
            await show_replay(interaction, self.table, chosen_number(interaction), _seat(self.seen), anew=False)


class SeenSelect(PersistentItem[ui.Select[Any]], template=r"replay-seen:(?P<table>\d{1,18}):(?P<step>\d{1,9})"):
    """Chooses the viewpoint: the spectators', or one seat's."""

    table: int
    step: int

    def __init__(self, table: int, step: int, viewpoints: list[tuple[str, str]], *, chosen: str) -> None:
        options = [
            discord.SelectOption(label=label, value=value, default=value == chosen) for value, label in viewpoints
        ]
        super().__init__(ui.Select(options=options), table=table, step=step)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the step from the chosen viewpoint."""
        async with interaction_errors(interaction, table=self.table):
            await show_replay(interaction, self.table, self.step, _chosen_seat(interaction), anew=False)


def with_replay(scene: Scene, say: Localizer, layout: MessageLayout) -> MessageLayout:
    """Return the layout of a finished game with the replay button."""
    if scene.record.phase not in ("playing", "over") or scene.outcome is None:
        return layout
    longer = replace(layout, parts=with_button(layout.parts, StepButton(scene.record.id, 0, None, "open", say)))
    return longer if longer.fits() else layout
