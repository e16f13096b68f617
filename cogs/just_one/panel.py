"""A player's private panel of Just One: the word, their clues, the comparison, and leaving."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.i18n import Localizer
from bot.pictures import PictureCache
from bot.tables.service import Scene
from cogs.core.buttons import MoveButton, MoveSelect, PanelButton
from cogs.core.layout import BLURPLE, GREY, MessageLayout, row, without, without_controls
from cogs.core.modals import ModalButton, ModalSpec
from cogs.core.text import plain_name, safe_text
from cogs.just_one.table import draw_just_one, vote_buttons
from cogs.just_one.text import JustOneText, clue_text, guess_text
from cogs.table.menu import NudgeButton
from rules.errors import IllegalMove, Refusal
from rules.game import Move, Seat
from rules.just_one.moves import (
    LONGEST_CLUE,
    LONGEST_GUESS,
    Blank,
    Cancel,
    Close,
    Excuse,
    Leave,
    Ready,
    Restore,
    Skip,
    Stop,
    Unknown,
)
from rules.just_one.state import Clue
from rules.just_one.view import ClueSeen, JustOneView

Part = ui.Item[ui.LayoutView]
QUIET = discord.ButtonStyle.secondary
FORM_LIMIT = 45  # of a modal's title and label
SLOTS = (("clue", 1), ("second-clue", 2))


async def draw_panel(scene: Scene, seat: Seat, say: Localizer, _picture_cache: PictureCache) -> MessageLayout:
    """Return the panel of one seat, drawn from that seat's view."""
    view = scene.view
    assert isinstance(view, JustOneView)
    panel = _Panel(scene, view, seat, say)
    if view.outcome is not None:
        return MessageLayout([ui.TextDisplay(say("just-one-panel-is-over"))], accent=GREY)
    if seat in view.coming:
        leave = MoveButton(scene.record.id, view.epoch, Leave(), label=say("just-one-more-leave"), style=QUIET)
        return MessageLayout([ui.TextDisplay(say("just-one-panel-coming")), row(leave)], accent=GREY)
    parts = list(panel.of_giver() if view.gives_clues else panel.of_active())
    more = panel.more()
    return MessageLayout([*parts, *([ui.Separator(), row(more)] if more is not None else [])], accent=BLURPLE)


async def draw_private(scene: Scene, say: Localizer, picture_cache: PictureCache) -> MessageLayout:
    """Return a private table: the table and the player's panel in one message."""
    view, seat = scene.view, scene.record.seat_of(scene.record.host)
    assert isinstance(view, JustOneView)
    assert seat is not None
    table = await draw_just_one(scene, say, picture_cache)
    if seat == view.active and view.phase in ("number", "guess"):
        return replace(table, parts=list(without(table.parts, PanelButton, NudgeButton)))
    own = _Panel(scene, view, seat, say).of_giver() if view.gives_clues and view.outcome is None else ()
    return replace(table, parts=[*without_controls(table.parts), *own])


class _Panel:
    """The items of one panel."""

    def __init__(self, scene: Scene, view: JustOneView, seat: Seat, say: Localizer) -> None:
        self.record, self.view, self.seat, self.say = scene.record, view, seat, say
        self.table, self.epoch = scene.record.id, view.epoch
        self.teller = JustOneText(scene.record, say)

    # --- the active player

    def of_active(self) -> Iterator[Part]:
        """Yield the items for the guesser, who sees nothing until it is time to guess."""
        say, view = self.say, self.view
        yield ui.TextDisplay(say(f"just-one-active-{view.phase}"))
        if view.phase == "guess":
            yield ui.TextDisplay("\n".join(f"- {self.teller.clue(seen.clue)}" for seen in view.clues))
            yield row(
                ModalButton(
                    self.table,
                    self.epoch,
                    "guess",
                    label=say("just-one-button-guess"),
                    style=discord.ButtonStyle.success,
                ),
                MoveButton(self.table, self.epoch, Skip(), label=say("just-one-button-skip"), style=QUIET),
            )

    # --- those who give clues

    def of_giver(self) -> Iterator[Part]:
        """Yield the items for a player who knows the word."""
        name = self.teller.name(self.view.active)
        if self.view.word is None:
            yield ui.TextDisplay(self.say("just-one-giver-number", name=name))
            return
        yield ui.TextDisplay(f"-# {self.say('just-one-the-word')}\n# {safe_text(self.view.word, LONGEST_GUESS)}")
        match self.view.phase:
            case "clues":
                yield from self.writing()
            case "compare":
                yield from self.comparing()
            case "vote":
                yield from self.voting()
            case _:
                yield ui.TextDisplay(self.say("just-one-giver-guess", name=name))

    def writing(self) -> Iterator[Part]:
        """Yield the buttons to write or change clues, ask for another word, or pass."""
        say, view = self.say, self.view
        mine = {seen.clue.slot: seen.clue for seen in view.clues}
        written = [say("just-one-my-clue", clue=clue_text(clue)) for clue in mine.values()]
        if self.seat in view.excused:
            written.append(say("just-one-excused"))
        if self.seat in view.to_act or not mine:
            written.append(say("just-one-giver-clues", each=view.each))
        else:
            written.append(say("just-one-giver-written", names=self.teller.names(view.to_act)))
        yield ui.TextDisplay("\n".join(written))
        buttons: list[ui.Item[Any]] = [
            ModalButton(
                self.table,
                self.epoch,
                do,
                label=self.write_label(slot, written=slot in mine),
                style=QUIET if slot in mine else discord.ButtonStyle.success,
            )
            for do, slot in SLOTS[: view.each]
        ]
        if self.seat in view.to_act:
            buttons.append(MoveButton(self.table, self.epoch, Blank(), label=say("just-one-button-blank"), style=QUIET))
        yield row(*buttons)
        if view.may_ask_for_another:
            unknown = say("just-one-button-unknown")
            yield row(MoveButton(self.table, self.epoch, Unknown(), label=unknown, emoji="🤷", style=QUIET))

    def write_label(self, slot: int, *, written: bool) -> str:
        """Return the label of a clue's button."""
        if self.view.each == 1:
            return self.say("just-one-button-change" if written else "just-one-button-write")
        return self.say(f"just-one-button-change-{slot}") if written else self.say(f"just-one-button-write-{slot}")

    def comparing(self) -> Iterator[Part]:
        """Yield every clue with its possible problems; any player may cancel or restore it."""
        say, view = self.say, self.view
        is_ready = self.seat in view.ready
        kind = "ready" if is_ready else "compare"
        yield ui.TextDisplay(say(f"just-one-giver-{kind}", names=self.teller.names(view.to_act)))
        clues = tuple(seen.clue for seen in view.clues)
        for seen in view.clues:
            remarks = self.teller.remarks(seen.place, clues, view.alike)
            text = "\n".join([self.teller.clue(seen.clue), *(f"-# {remark}" for remark in remarks)])
            yield ui.Section(ui.TextDisplay(text), accessory=self.turn_over(seen))
        ready = len(view.present) - 1 - len(view.to_act)
        label = say("just-one-button-ready", done=ready, total=len(view.present) - 1)
        yield row(
            MoveButton(
                self.table,
                self.epoch,
                Ready(),
                label=label,
                emoji="✅",
                style=discord.ButtonStyle.success,
                disabled=is_ready,
            )
        )

    def turn_over(self, seen: ClueSeen) -> ui.Item[Any]:
        """J-9: return the button to cancel a clue, or to restore one that is no exact duplicate."""
        if not seen.clue.cancelled:
            cancel = Cancel(clue=seen.place)
            return MoveButton(
                self.table,
                self.epoch,
                cancel,
                label=self.say("just-one-button-cancel"),
                style=discord.ButtonStyle.danger,
            )
        restore = Restore(clue=seen.place)
        label = self.say("just-one-button-restore" if seen.restorable else "just-one-button-double")
        return MoveButton(self.table, self.epoch, restore, label=label, style=QUIET, disabled=not seen.restorable)

    def voting(self) -> Iterator[Part]:
        """Yield the vote on the guess."""
        name = self.teller.name(self.view.active)
        yield ui.TextDisplay(self.say("just-one-giver-vote", name=name, guess=guess_text(self.view.guess or "")))
        if self.view.my_vote is None:
            yield row(*vote_buttons(self.table, self.epoch, self.say))
        else:
            yield ui.TextDisplay(self.say(f"just-one-voted-{self.view.my_vote}"))

    # --- at any time

    def more(self) -> MoveSelect | None:
        """Return a select to leave, and for the host's actions: a select, so that none of it happens by accident.

        A tournament match can be neither left nor ended.
        """
        say = self.say
        choices: list[tuple[Move, str, str]] = []
        if self.record.players[self.seat].user == self.record.host:
            choices.append((Close(), say("just-one-more-close"), say("just-one-more-close-why")))
            if self.view.phase == "clues":
                for seat in self.view.to_act:
                    name = plain_name(self.record.players[seat].name)
                    choices.append((Excuse(seat=seat), say.plain("just-one-more-excuse", name=name), ""))
            if not self.record.is_match:
                choices.append((Stop(), say("just-one-more-stop"), say("just-one-more-stop-why")))
        if not self.record.is_match:
            choices.append((Leave(), say("just-one-more-leave"), say("just-one-more-leave-why")))
        return (
            MoveSelect(self.table, self.epoch, "more", choices, placeholder=say("just-one-more")) if choices else None
        )


def render_modal(scene: Scene, do: str, say: Localizer) -> ModalSpec:
    """Return the modal for a clue or the guess; refuse before the player types in vain."""
    view = scene.view
    assert isinstance(view, JustOneView)
    if view.seat not in view.present:
        raise Refusal("refused-not-at-table")
    if do == "guess":
        if view.seat != view.active:
            raise IllegalMove("just-one-only-active")
        return ModalSpec(say("just-one-form-guess"), say("just-one-form-guess-label"), longest=LONGEST_GUESS)
    if view.word is None:
        raise IllegalMove("just-one-not-active" if view.seat == view.active else "just-one-not-now")
    mine: list[Clue] = [seen.clue for seen in view.clues if (do, seen.clue.slot) in SLOTS]
    return ModalSpec(
        title=say.plain("just-one-form-clue", word=plain_name(view.word))[:FORM_LIMIT],
        label=say("just-one-form-clue-label"),
        placeholder=say("just-one-form-clue-hint"),
        value=mine[0].text if mine else "",
        longest=LONGEST_CLUE,
    )
