"""The public table of Just One: whose turn it is, never a clue before it may be seen."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.record import TableRecord
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, PanelButton
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, row
from cogs.core.modals import ModalButton
from cogs.core.text import timestamp
from cogs.just_one.text import JustOneText, guess_text, result_lines
from cogs.table.menu import NudgeButton, RematchButton
from rules.just_one.moves import Pick, Skip, Vote
from rules.just_one.state import NUMBERS
from rules.just_one.view import JustOneView

Part = ui.Item[ui.LayoutView]


async def draw_just_one(scene: Scene, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the public message."""
    view = scene.view
    assert isinstance(view, JustOneView)
    teller = JustOneText(scene.record, say)
    parts: list[Part] = [ui.TextDisplay("\n".join(_heading(view, teller)))]
    before = [ui.TextDisplay[ui.LayoutView]("\n".join(teller.turn(view.last_turn)))] if view.last_turn else []
    if view.outcome is not None:
        parts.append(ui.TextDisplay("\n".join(result_lines(view, teller))))
        parts += [ui.Separator(), *before] if before else []
        parts.append(row(RematchButton(scene.record.id, say)))
        return MessageLayout(parts, accent=GOLD)
    if before and view.phase in ("number", "clues"):
        parts += [*before, ui.Separator()]
    parts.append(ui.TextDisplay("\n".join(_now(view, teller, scene.deadline))))
    parts += _buttons(scene.record, view, say)
    return MessageLayout(parts, accent=BLURPLE)


def _heading(view: JustOneView, teller: JustOneText) -> Iterator[str]:
    say = teller.say
    place = say("just-one-over") if view.outcome else say("just-one-turn", turn=view.turn)
    yield f"## {say('just-one-title')} · {place}"
    if view.outcome is None:
        yield f"-# {say('just-one-score', won=view.won, left=view.cards_left)}"
        order = " → ".join(teller.name(seat) for seat in view.present)  # J-21: printed
        yield f"-# {say('just-one-order', order=order)}"
        if view.coming:
            yield f"-# {say('just-one-coming', names=teller.names(view.coming))}"


def _now(view: JustOneView, teller: JustOneText, deadline: float | None) -> Iterator[str]:
    """Yield what is going on, whose turn it is, and the deadline."""
    say, name = teller.say, teller.name(view.active)
    match view.phase:
        case "number":
            yield say("just-one-now-number", name=name)
            if len(view.numbers) < len(NUMBERS):
                yield say("just-one-now-another")
        case "clues":
            yield say("just-one-now-clues", name=name, number=view.number or 0, each=view.each)
        case "compare":
            yield say("just-one-now-compare", name=name)
        case "guess":
            yield say("just-one-now-guess", name=name)
            yield from (f"- {teller.clue(seen.clue)}" for seen in view.clues)
            if view.cancelled:
                yield f"-# {say('just-one-cancelled', count=view.cancelled)}"
        case "vote":
            yield say("just-one-now-vote", name=name, guess=guess_text(view.guess or ""))
            yield from (f"- {teller.clue(seen.clue)}" for seen in view.clues)
    if view.phase in ("clues", "compare", "vote"):
        yield from _progress(view, teller)
    if deadline is not None:
        yield f"-# {say('just-one-deadline', when=timestamp(deadline))}"


def _progress(view: JustOneView, teller: JustOneText) -> Iterator[str]:
    """J-16: return a progress bar and whose turn it is; never a clue or a vote."""
    givers = [seat for seat in view.present if seat != view.active]
    yield teller.progress(len(givers) - len(view.to_act), len(givers))
    yield teller.say("just-one-awaited", names=teller.names(view.to_act))


def _buttons(record: TableRecord, view: JustOneView, say: Localizer) -> list[Part]:
    table, epoch = record.id, view.epoch
    panel = PanelButton(
        table,
        label=say(f"just-one-panel-{view.phase}"),
        emoji="🔎",
        style=discord.ButtonStyle.primary if view.phase in ("clues", "compare") else discord.ButtonStyle.secondary,
    )
    nudge = NudgeButton(table, epoch, label=say("just-one-button-nudge"), disabled=view.nudged)
    match view.phase:
        case "number":
            numbers = [
                MoveButton(
                    table,
                    epoch,
                    Pick.model_validate({"number": number}),
                    label=str(number),
                    disabled=number not in view.numbers,
                )
                for number in NUMBERS
            ]
            return [row(*numbers), row(panel, nudge)]
        case "guess":
            guess = ModalButton(
                table, epoch, "guess", label=say("just-one-button-guess"), style=discord.ButtonStyle.success
            )
            skip = MoveButton(
                table, epoch, Skip(), label=say("just-one-button-skip"), style=discord.ButtonStyle.secondary
            )
            return [row(guess, skip, panel, nudge)]
        case "vote":
            return [row(*vote_buttons(table, epoch, say), panel, nudge)]
        case _:
            return [row(panel, nudge)]


def vote_buttons(table: int, epoch: int, say: Localizer) -> tuple[MoveButton, MoveButton]:
    """Yield the vote on the guess."""
    return (
        MoveButton(
            table,
            epoch,
            Vote(choice="yes"),
            label=say("just-one-button-yes"),
            emoji="👍",
            style=discord.ButtonStyle.success,
        ),
        MoveButton(
            table,
            epoch,
            Vote(choice="no"),
            label=say("just-one-button-no"),
            emoji="👎",
            style=discord.ButtonStyle.danger,
        ),
    )
