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
from cogs.core.layout import BLURPLE, GOLD, MessageLayout, row, table_parts
from cogs.core.modals import ModalButton
from cogs.core.text import timestamp
from cogs.just_one.easels import Easels, picture_of_turn, picture_of_view
from cogs.just_one.text import LONGEST_UNDRAWN, JustOneText, guess_text, result_lines
from cogs.table.menu import RematchButton
from rules.just_one.moves import Decide, Pick, Skip
from rules.just_one.state import NUMBERS
from rules.just_one.view import JustOneView

Part = ui.Item[ui.LayoutView]
QUIET = discord.ButtonStyle.secondary


async def draw_just_one(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return the public message."""
    view = scene.view
    assert isinstance(view, JustOneView)
    texts = JustOneText(scene.record, say)
    easels = shown_easels(view, texts)
    picture = await texts.picture(easels, picture_cache) if easels is not None else None
    is_over = view.outcome is not None
    prompt = result_lines(view, texts, scene.bests) if is_over else _prompt(view, texts, scene.deadline)
    parts = table_parts(
        heading="\n".join(_heading(view, texts)),
        picture=picture,
        news="\n".join(_news(view, texts, easels)),
        prompt="\n".join(prompt),
        controls=[row(RematchButton(scene.record.id, say))] if is_over else _buttons(scene.record, view, say),
    )
    return MessageLayout(parts, accent=GOLD if is_over else BLURPLE, pictures=[picture] if picture is not None else [])


def shown_easels(view: JustOneView, texts: JustOneText) -> Easels | None:
    """Return the easels of the public picture: those the guesser sees, or else those of the last turn.

    While clues are written and compared, nothing of this turn is shown.
    """
    if view.phase in ("guess", "vote"):
        return picture_of_view(view, texts.plain_names)
    if view.phase == "compare" or view.last_turn is None or not view.last_turn.clues:
        return None
    return picture_of_turn(view.last_turn, texts.plain_names)


def _heading(view: JustOneView, texts: JustOneText) -> Iterator[str]:
    say = texts.say
    place = say("just-one-over") if view.outcome else say("just-one-turn", turn=view.turn)
    yield f"## {say('just-one-title')} · {place}"
    if view.outcome is None:
        yield f"-# {say('just-one-score', won=view.won, left=view.cards_left)}"
        if view.coming:
            yield f"-# {say('just-one-coming', names=texts.names(view.coming))}"


def _news(view: JustOneView, texts: JustOneText, easels: Easels | None) -> Iterator[str]:
    """Yield what just happened, and the clues that the picture cannot show."""
    if view.last_turn is not None and view.phase in ("number", "clues", "over"):
        yield texts.news(view.last_turn)
    if easels is None:
        return
    is_guess = view.phase in ("guess", "vote")
    if undrawn := texts.undrawn(easels) if is_guess else texts.undrawn(easels, LONGEST_UNDRAWN):
        yield undrawn


def _prompt(view: JustOneView, texts: JustOneText, deadline: float | None) -> Iterator[str]:
    """Yield whose turn it is, what to do, and the deadline."""
    say, name = texts.say, texts.name(view.active)
    match view.phase:
        case "number":
            another = len(view.numbers) < len(NUMBERS)
            yield say("just-one-now-another" if another else "just-one-now-number", name=name)
        case "clues":
            yield say("just-one-now-clues", name=name, number=view.number or 0, each=view.each)
        case "compare":
            yield say("just-one-now-compare", name=name)
        case "guess":
            yield say("just-one-now-guess", name=name)
            if view.cancelled:
                yield f"-# {say('just-one-cancelled', count=view.cancelled)}"
        case "vote":
            yield say("just-one-now-vote", name=name, guess=guess_text(view.guess or ""))
    if view.phase in ("clues", "compare", "vote"):
        yield texts.waiting(view)
    # the deadline of a comparison tells whether a clue is doubtful, so it is only in the clue-givers' panels
    if deadline is not None and view.phase != "compare":
        yield f"-# {say('just-one-deadline', when=timestamp(deadline))}"


def _buttons(record: TableRecord, view: JustOneView, say: Localizer) -> list[Part]:
    table, epoch = record.id, view.epoch
    is_first = view.phase in ("clues", "compare")
    panel = PanelButton(
        table,
        label=say(f"just-one-panel-{view.phase}"),
        emoji="🃏",
        style=discord.ButtonStyle.primary if is_first else QUIET,
    )
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
            return [row(*numbers), row(panel)]
        case "guess":
            return [row(*guess_buttons(table, epoch, say), panel)]
        case "vote":
            return [row(*vote_buttons(table, epoch, say), panel)]
        case _:
            return [row(panel)]


def guess_buttons(table: int, epoch: int, say: Localizer) -> tuple[ModalButton, MoveButton]:
    """Return the buttons to guess or to skip."""
    guess = ModalButton(table, epoch, "guess", label=say("just-one-button-guess"), style=discord.ButtonStyle.success)
    return guess, MoveButton(table, epoch, Skip(), label=say("just-one-button-skip"), style=QUIET)


def vote_buttons(table: int, epoch: int, say: Localizer) -> tuple[MoveButton, MoveButton]:
    """Return the buttons to vote on the guess."""
    yes, no = say("just-one-button-yes"), say("just-one-button-no")
    success, danger = discord.ButtonStyle.success, discord.ButtonStyle.danger
    return (
        MoveButton(table, epoch, Decide(do="accept"), label=yes, emoji="👍", style=success),
        MoveButton(table, epoch, Decide(do="reject"), label=no, emoji="👎", style=danger),
    )
