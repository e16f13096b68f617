"""The public table of Omiga: the spectators' board, both hands, and the replay of the last round."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import discord
from discord import ui

from bot.app import Onetable
from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, PanelButton, PersistentItem
from cogs.core.errors import interaction_errors
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, row, table_parts
from cogs.core.panels import is_panel
from cogs.core.replies import edit_through, reply_privately
from cogs.core.text import localizer_for, timestamp
from cogs.omiga.picture import UNKNOWN
from cogs.omiga.text import OmigaText, picture
from cogs.places import home_of
from cogs.table.menu import RematchButton
from rules.errors import IllegalMove, Refusal
from rules.omiga.state import Call, Ready
from rules.omiga.view import OmigaView

OPENING = 2  # cards on the board at the start of a round
REMATCH_ROUNDS = 3  # a round takes a minute: too short for all it takes to start one
READY = Ready().model_dump_json()

STEP = r"r:(?P<table>\d+):(?P<round>\d+):(?P<step>\d+):(?P<way>[a-z]+)"


class StepButton(PersistentItem[ui.Button[Any]], template=STEP):
    """Shows the round after so many cards; `way` tells buttons of a message apart."""

    table: int
    round: int
    step: int
    way: str

    def __init__(
        self, table: int, round_: int, step: int, way: str, *, label: str, emoji: str | None = None, off: bool = False
    ) -> None:
        super().__init__(
            ui.Button(label=label, emoji=emoji, disabled=off), table=table, round=round_, step=step, way=way
        )

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Show the step, in the clicked message or, from the public table, in a new one."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table):
            scene = await bot.tables.scene(self.table, interaction.user.id)
            view = scene.view
            if not isinstance(view, OmigaView) or view.phase not in ("scored", "over") or view.round != self.round:
                raise Refusal("omiga-no-replay")
            layout = await draw_step(scene, view, self.step, localizer_for(interaction), bot.pictures)
            if is_panel(interaction):
                await edit_through(interaction, layout)
            else:
                await reply_privately(interaction, layout)


def _before_the_end(view: OmigaView, cards: int) -> OmigaView:
    """Return the view when this many cards were on the board, as far as the final view tells."""
    won = view.results[-1].winner
    return view.model_copy(
        update={
            "laid": view.laid[:cards],
            "phase": "paused",
            "hands": ((), ()),
            "free": ((), ()),
            "piles": (UNKNOWN, UNKNOWN),
            "wins": tuple(count - (seat == won) for seat, count in enumerate(view.wins)),
        }
    )


async def draw_step(
    scene: Scene, view: OmigaView, step: int, say: Localizer, picture_cache: PictureCache
) -> MessageLayout:
    """Return the table after this many cards of the round, with buttons to the other steps."""
    table, round_, steps = scene.record.id, view.round, len(view.laid) - OPENING
    step = min(step, steps)
    then = view if step == steps else _before_the_end(view, OPENING + step)
    texts = OmigaText(scene.record, then, say)
    painted = await picture(then, texts, picture_cache)
    lines = [f"### {say('omiga-replay', step=step, steps=steps)}"]
    if step:
        laid = then.laid[-1]
        edges, place = texts.edges(texts.face(laid)), texts.coordinate(laid.place)
        lines.append(say("omiga-replay-laid", name=texts.name(laid.seat), place=place, edges=edges))
    if step == steps:
        lines.append(texts.result())
    stops = (
        ("first", "⏮️", 0),
        ("back", "◀️", max(0, step - 1)),
        ("on", "▶️", min(steps, step + 1)),
        ("last", "⏭️", steps),
    )
    buttons = [StepButton(table, round_, to, way, label=str(to), emoji=sign, off=to == step) for way, sign, to in stops]
    return MessageLayout([ui.TextDisplay("\n".join(lines)), painted.item(), row(*buttons)], pictures=[painted])


def rematch_rounds(record: TableRecord) -> int:
    """Return how many rounds the rematch of a game has at most: best of three, or more if they were more."""
    rounds = record.options.get("best_of")
    return max(REMATCH_ROUNDS, rounds) if isinstance(rounds, int) else REMATCH_ROUNDS


async def draw_omiga(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message. What does not fit on a phone is in the picture's description and behind Details."""
    view = scene.view
    assert isinstance(view, OmigaView)
    words = OmigaText(scene.record, view, say)
    painted = await picture(view, words, picture_cache)
    parts = table_parts(
        heading=words.heading(),
        picture=painted,
        news=_news(words, scene),
        prompt="\n".join(_prompt(words, scene)),
        controls=[_buttons(scene.record, view, say)],
    )
    return MessageLayout(parts, accent=BLURPLE if view.outcome is None else GOLD, pictures=[painted])


def _news(words: OmigaText, scene: Scene) -> str:
    """Return what just happened: the newest card, or how the round ended."""
    if words.view.phase == "playing":
        return words.news(scene.events)
    if words.view.phase == "paused":
        return words.say("omiga-is-paused")
    return words.result() if words.view.phase in ("scored", "over") else ""


def _prompt(words: OmigaText, scene: Scene) -> Iterator[str]:
    """Yield what to do now, and until when."""
    view, say = words.view, words.say
    if view.phase == "over":
        if not scene.record.is_match:
            yield say("omiga-again", rounds=rematch_rounds(scene.record))
    elif view.phase == "playing":
        if clock := words.clock(scene.deadline):
            yield f"-# {clock}"
        if chosen := [words.name(seat) for seat in words.seats if view.has_chosen[seat]]:
            yield f"-# {say('omiga-has-chosen', name=chosen[0])}"  # both are never shown: the beat comes at once
    elif view.phase == "called":
        yield say("omiga-call")
    else:
        score = f"{words.score()} · " if view.phase == "scored" else ""
        yield f"{score}{say(f'omiga-get-ready-{view.phase}', round=view.round + 1)}"
        yield " · ".join(f"{'✅' if view.ready[seat] else '⏳'} {words.name(seat)}" for seat in words.seats)
        if scene.deadline is not None:
            yield f"-# {say('table-deadline', when=timestamp(scene.deadline))}"


def _buttons(record: TableRecord, view: OmigaView, say: Localizer) -> ui.ActionRow[ui.LayoutView]:
    panel = PanelButton(record.id, label=say("omiga-button-panel"), emoji="🃏", style=discord.ButtonStyle.primary)
    ready = ReadyButton(record.id, view.epoch, say)
    match view.phase:
        case "over":
            return row(RematchButton(record.id, say))
        case "scored":  # the whole game can be replayed once it is over
            label = say("omiga-button-replay")
            return row(ready, StepButton(record.id, len(view.results), 0, "open", label=label, emoji="🎬"))
        case "called":
            call = MoveButton(
                record.id,
                view.epoch,
                Call(),
                label=say("omiga-button-call"),
                emoji="⚡",
                style=discord.ButtonStyle.success,
            )
            return row(call, panel)
        case "playing":
            return row(panel)
    return row(ready)


class ReadyButton(PersistentItem[ui.Button[Any]], template=r"omiga-ready:(?P<table>\d{1,18}):(?P<epoch>\d{1,9})"):
    """Makes the user ready and opens their panel; a player who is ready already only gets their panel."""

    table: int
    epoch: int

    def __init__(self, table: int, epoch: int, say: Localizer) -> None:
        button = ui.Button[Any](label=say("omiga-button-ready"), emoji="✋", style=discord.ButtonStyle.success)
        super().__init__(button, table=table, epoch=epoch)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Play the move, open the panel, and show the table to everyone else."""
        bot: Onetable = interaction.client
        async with interaction_errors(interaction, clicked=self.table, replies="private", epoch=self.epoch):
            await become_ready(interaction, self.table, self.epoch)
            await bot.panels.open(self.table, interaction)
            await bot.table_messages.show(self.table)


async def become_ready(interaction: discord.Interaction[Any], table: int, epoch: int) -> None:
    """Play "ready" for the user, unless they are ready already or the round is on."""
    bot: Onetable = interaction.client
    with suppress(IllegalMove):
        await bot.tables.play(
            table,
            interaction.user.id,
            READY,
            epoch=epoch,
            key=str(interaction.id),
            guild=home_of(interaction),
            channel=interaction.channel_id or 0,
        )
